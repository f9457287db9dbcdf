# Was mit einem Protokoll nicht stimmt.

integrity-sequence = Eintrag { $found } steht dort, wo Eintrag { $wanted } hingehört
integrity-cut = das Protokoll endet mit Eintrag { $ends }, aber Eintrag { $answered } wurde schon bestätigt: sein Ende wurde abgeschnitten
integrity-hash = Eintrag { $sequence } wurde geändert: sein Inhalt ergibt nicht seine Prüfsumme
integrity-entry-damaged = Eintrag { $sequence } des Protokolls ist beschädigt oder stammt von einer neueren Version von Arbiter
integrity-log-damaged = das Protokoll ist beschädigt
integrity-cannot-be-read = „{ $slug }“ ist nicht lesbar: { $what }. Der Betreiber erfährt mehr mit „arbiter verify { $slug }“ und der --database dieser Website, und „arbiter restore“ stellt die neueste Sicherung wieder her; die Seite /backups nennt den ganzen Befehl.
