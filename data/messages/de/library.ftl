# Was Menschen über die Bibliothek der Regelauslegungen angeben, und warum eine Angabe nicht angenommen wird.
library-not-the-operator = Nur Betreiber korrigieren, datieren oder beschreiben ein Dokument und wählen, welche Kopie zitiert wird.
library-may-not-assert = Dein Konto darf über Regelauslegungen nichts angeben. Frag den Betreiber.
library-no-reason = Schreib den Grund auf. Alle, die die Bibliothek benutzen, können ihn lesen.
library-reason-too-long = Der Grund hat { $length } Zeichen; höchstens { $most } sind möglich.
library-overtaken = Das wurde geändert, seit du es geöffnet hast.
library-no-entry = Diesen Eintrag gibt es nicht mehr. Öffne das Dokument noch einmal und suche ihn.
library-no-statement = Das wurde schon zurückgenommen oder ist nicht da. Öffne die Seite noch einmal.
library-does-not-fit = Diese Korrektur passt nicht: { $why }. Nichts wurde geändert.
library-too-old = Das Dokument kann nicht vom { $issued } sein: „{ $title }“ { $floor }. Prüfe das Jahr noch einmal.
library-to-come = Der { $issued } kommt erst noch; heute ist der { $today }. Prüfe das Jahr noch einmal.
library-of-somebody-else = Das hat jemand anders angegeben. Nur wer es angegeben oder bestätigt hat oder ein Betreiber nimmt es zurück.
library-proposed = Das ist schon vorgeschlagen. Bestätige es stattdessen, wo es aufgeführt ist.
library-already-asked = Diese Frage steht schon auf der Liste.
library-too-many-proposals = { $most } deiner Vorschläge warten auf eine Bestätigung. Warte sie ab, oder nimm einen zurück.
library-own-proposal = Das hast du selbst vorgeschlagen. Bestätigen muss es ein Schiedsrichter von einem anderen Turnier oder ein Betreiber.
library-same-tournaments = Du hilfst nur dort, wo auch derjenige hilft, der das vorgeschlagen hat. Bestätigen muss es ein Schiedsrichter von einem anderen Turnier oder ein Betreiber.
library-misfit-no-entry = in Zeile { $line } beginnt kein Eintrag mit diesem Text
library-misfit-nothing-before = davor kommt kein Eintrag
library-misfit-other-line = Zeile { $line } gehört nicht zu dem Eintrag
library-misfit-begins-there = der Eintrag beginnt schon in Zeile { $line }; teile ihn in einer späteren Zeile
library-misfit-dated = das Dokument trägt das Datum { $day }
library-misfit-dated-again = es bekam später das Datum { $day }
library-misfit-chosen-again = später wurde ein anderes Exemplar gewählt
library-misfit-no-copy = kein Exemplar dieser Ausgabe hat diese Prüfsumme
library-misfit-no-heading = eine Überschrift wird Wort für Wort zitiert, und ein Zitat mit „{ $heading }“ darin würde anders gelesen: lass die Zeichen „¶“ und „›“, eine Zahl in eckigen Klammern und am Ende einen Schritt wie „3.“ weg
library-misfit-long-heading = eine Überschrift hat höchstens { $most } Zeichen
library-misfit-step = nur ein Eintrag mit der Nummer eines Schritts kann Schritt einer Ablauftabelle sein, und er bleibt einer
library-already-cited = dieses Exemplar wird schon zitiert
library-already-heading = die Überschrift lautet schon so
library-already-kind = er ist schon von dieser Art
library-already-star = sein Stern ist schon so
library-relate-not-held = Diesen Eintrag gibt es in der Bibliothek nicht. Öffne ihn und kopiere sein Zitat oder seine Adresse.
library-relate-other-edition = Die beiden Einträge gelten für verschiedene Spiele. Was der eine sagt, ändert nichts am anderen.
library-relate-itself = Das ist der Eintrag selbst. Nenne einen anderen.
library-relate-no-paragraph = Der andere Eintrag hat kein ¶{ $paragraph }. Öffne ihn und zähle seine Absätze, oder nenne nur den Eintrag.
library-relate-left-whole = Ein Eintrag bleibt als Ganzes unverändert. Nenne ihn ohne Absatz.
library-relate-no-card = Ein Erratum korrigiert eine Karte. Nenne die Karte als Text, der hier fehlt, mit der gedruckten Karte als Quelle.
library-relate-later = Der andere Eintrag steht in einem späteren Dokument. Ein Eintrag ändert nur, was vor ihm da war; öffne den späteren und gib es dort an.
library-relate-circle = Ein Eintrag kann nicht ändern, was ihn ändert: { $steps }. Wenn das falsch ist, nimm es zuerst zurück, oder gib an, dass der eine den anderen unverändert lässt.
library-relate-known = Das ist schon angegeben. Siehe die Seite des Eintrags.
library-relate-contrary = Jemand hat das Gegenteil angegeben („{ $does }“ vom Eintrag zum anderen). Das muss zuerst zurückgenommen werden.
library-circle = { $citation } wird { $done }
library-circle-further = { $before }, und dieser wird { $done }
library-hint-read = beide Texte nebeneinander gelesen, wahrscheinlich, aber nicht sicher: { $reason }
library-hint-printed = ¶{ $paragraph } sagt, was er tut: { $relation }
library-hint-listed = sein Dokument führt ihn unter den Änderungen auf
library-hint-marked = sein Dokument kennzeichnet ihn als neu oder geändert
library-compare-other-edition = „{ $from }“ gilt für { $rules-on }, „{ $to }“ für { $other }. Dieselbe Überschrift in einem anderen Spiel ist eine andere Regel, also gibt es nichts zu vergleichen. Wähle zwei Dokumente derselben Edition.
library-compare-same = Das ist zweimal dasselbe Dokument. Wähle zum Vergleichen ein anderes.
library-correction-merge = „{ $heading }“ (Zeile { $line }) setzt den Eintrag davor fort
library-correction-cut = „{ $entry }“ endet vor Zeile { $line }; ab da ist es „{ $heading }“
library-correction-rename = die Überschrift „{ $entry }“ (Zeile { $line }) lautet „{ $heading }“
library-correction-kind = „{ $heading }“ (Zeile { $line }) ist von der Art „{ $kind }“
library-correction-star = { $starred ->
    [true] „{ $heading }“ (Zeile { $line }) trägt einen Stern
   *[false] „{ $heading }“ (Zeile { $line }) trägt keinen Stern
}
library-correction-cite = von den Exemplaren dieser Ausgabe wird das mit der Prüfsumme { $short }… zitiert
library-correction-date = das Dokument ist vom { $issued }
library-wish-merge = er setzt den Eintrag davor fort
library-wish-cut = ab Zeile { $line } ist es „{ $heading }“
library-wish-rename = seine Überschrift lautet „{ $heading }“
library-wish-kind = er ist von der Art „{ $kind }“
library-wish-star = { $starred ->
    [true] er trägt einen Stern
   *[false] er trägt keinen Stern
}
library-described = { $series } { $date } ist „{ $title }“
library-asserted = { $in-part ->
    [true] { $from } { $does } einen Teil von { $to }
   *[false] { $from } { $does } { $to }
}
library-named = „{ $heading }“ ({ $work })
library-asked = gefragt ist „{ $words }“ ({ $game }, Regeln vom { $day })
library-confirmed = Vorschlag { $number } ist bestätigt
library-withdrawn = Angabe { $number } ist zurückgenommen
library-settled = Frage { $number } ist erledigt
library-stated = { $stated }.
library-stated-because = { $stated }. Grund: { $reason }
library-decisions-not-one = Das ist keine Datei mit Entscheidungen: Ihre erste Zeile sagt es nicht. Wähle eine Datei, die Arbiter exportiert hat.
library-decisions-newer = Eine neuere Version von Arbiter hat diese Datei geschrieben (ihr Format ist { $format }). Aktualisiere zuerst diese Installation.
library-decisions-altered = Zeile { $line } wurde geändert oder beschädigt: Ihre Prüfsumme passt nicht. Bitte noch einmal um die Datei.
library-decisions-incomplete = Laut der Datei sind es { $said } Entscheidungen, und { $found } sind da. Bitte um die ganze Datei.
library-decisions-too-many = Die Datei hat { $count } Entscheidungen; aus einer Datei werden höchstens { $most } übernommen.
library-decisions-line = Zeile { $line } ist nicht verständlich: { $fault }. Nichts aus der Datei wurde gespeichert.
library-decisions-own = Laut der Datei kommt sie von dieser Installation, deren Entscheidungen schon hier sind.
library-decisions-full = Höchstens { $most } Entscheidungen anderer Installationen werden gespeichert, und { $held } sind es schon. Entferne zuerst einige.
library-decisions-count-new = { $n ->
    [one] { $n } Entscheidung ist neu.
   *[other] { $n } Entscheidungen sind neu.
}
library-decisions-count-changed = { $n ->
    [one] { $n } Entscheidung hat sich seither geändert.
   *[other] { $n } Entscheidungen haben sich seither geändert.
}
library-decisions-count-known = { $n ->
    [one] { $n } Entscheidung ist schon hier.
   *[other] { $n } Entscheidungen sind schon hier.
}
library-decisions-count-own = { $n ->
    [one] { $n } Entscheidung stammt von einem Turnier, das hier liegt.
   *[other] { $n } Entscheidungen stammen von Turnieren, die hier liegen.
}
library-decisions-count-others = { $n ->
    [one] { $n } Entscheidung ist von anderswo schon hier.
   *[other] { $n } Entscheidungen sind von anderswo schon hier.
}
library-decision-unread = so schreibt Arbiter sie nicht ({ $cause })
library-decision-origin = ihre Herkunft ist keine Adresse
library-decision-written = sie ist in die Zukunft oder vor 1970 datiert; prüfe die Uhren beider Rechner
library-decision-long-name = ein Titel oder ein Zitat hat mehr als { $most } Zeichen
library-decision-long-text = ein Text hat mehr als { $most } Zeichen
library-decision-many-cited = sie hat mehr als { $most } Zitate
library-decision-unseen = sie enthält unsichtbare Zeichen
library-decision-empty = ihre Frage oder ihre Entscheidung ist leer
library-decision-year = ihr Tag liegt vor dem Erscheinen des Spiels oder Jahre nach der Datei
library-decision-settled = ihre Entscheidung ist nach der Datei oder vor 1970 datiert
library-decision-number = ihr Streitfall hat die Nummer 0
library-decision-review = ihr letztes Wort und ihr Einspruch passen nicht zusammen
library-decision-twice = ihre Entscheidung steht zweimal in der Datei
library-read-as-utf-16 = nicht UTF-8, als UTF-16 gelesen
library-read-as-windows-1252 = nicht UTF-8, als Windows-1252 gelesen; prüfe Akzente und Anführungszeichen
library-bytes-changed = die gespeicherte Datei wurde nach dem Import verändert oder beschädigt; stelle eine Sicherung wieder her
library-plain-web-page = Das ist eine Webseite: Ihr Text wurde mit Überschriften und Listen übernommen.
library-plain-links = Links auf andere Seiten wurden weggelassen: { $links }.
library-plain-letters = Als ein Zeichen gesetzte Buchstaben wie „{ $letters }“ wurden getrennt geschrieben: { $lines }.
library-plain-words = Am Zeilenende getrennte Wörter wurden zusammengesetzt: { $lines }.
library-plain-page-numbers = Seitenzahlen wurden weggelassen: { $lines }.
library-plain-running-head = „{ $head }“ wiederholt sich an Seitenumbrüchen und wurde weggelassen: { $lines }.
library-plain-page-breaks = Seitenumbrüche wurden entfernt: { $lines }.
library-plain-headings = Kurze Zeilen zwischen Sätzen wurden als Überschriften gelesen: { $lines }.
library-plain-lines = { $number ->
    [one] Zeile { $lines }
   *[other] Zeilen { $lines }
}
library-plain-many-lines = Zeilen { $lines } und { $more } weitere
library-set-aside-rights = Rechtehinweis
library-set-aside-around-changes = Text um die Liste der Änderungen
library-set-aside-before-headings = Text vor der ersten Überschrift
library-set-aside-before-questions = Text vor der ersten Frage
library-set-aside-drawn-line = eine gezogene Linie
