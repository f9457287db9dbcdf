# Was mit einem Protokoll nicht stimmt.

integrity-sequence = Eintrag { $found } steht dort, wo Eintrag { $wanted } hingehört
integrity-cut = das Protokoll endet mit Eintrag { $ends }, aber Eintrag { $answered } wurde schon bestätigt: sein Ende wurde abgeschnitten
integrity-hash = Eintrag { $sequence } wurde geändert: sein Inhalt ergibt nicht seine Prüfsumme
