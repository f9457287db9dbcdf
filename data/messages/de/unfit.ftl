# Warum eine Eingabe nicht angenommen wird.
## Passwörter
unfit-password-nul = Ein Passwort kann kein NUL-Zeichen enthalten. Wähle ein anderes.
unfit-password-too-long = Das Passwort ist länger als 512 Byte. Wähle ein kürzeres.
unfit-password-too-short = Das Passwort braucht mindestens 8 Zeichen. Wähle ein längeres.
unfit-password-common = Dieses Passwort gehört zu den ersten, die jeder ausprobiert. Wähle ein anderes.
unfit-password-made-of-names = Dieses Passwort besteht aus deinem eigenen Namen oder aus Wörtern, die hierher gehören, auch aus den Titeln der Turniere. Das probiert jeder zuerst. Wähle ein anderes.
## Konten
unfit-account-wrong-password = Das bisherige Passwort stimmt nicht. Gib es noch einmal ein.
unfit-account-name-taken = Dieser Name ist schon vergeben. Wähle einen anderen.
unfit-account-no-name = Der Name ist leer. Gib den Namen ein, mit dem du dich einloggen willst.
unfit-account-long-name = Der Name hat mehr als 60 Zeichen. Wähle einen kürzeren.
unfit-account-unseen-name = Der Name enthält ein unsichtbares Zeichen oder zu viele Akzente übereinander. Tippe ihn ein, statt ihn zu kopieren.
unfit-account-no-shown-name = Das Feld „{ all-your-name }“ ist leer. Gib den Namen ein, den andere sehen.
unfit-account-name-of-another = Den Namen im Feld „{ all-your-name }“ hat ein anderes Konto oder hatte ihn bis vor Kurzem. Vielleicht sieht er auch nur dem eines anderen Kontos ähnlich. Gib einen anderen ein, zum Beispiel mit einem zweiten Vornamen.
unfit-account-name-of-role = Im Feld „{ all-your-name }“ steht das Wort für eine Rolle oder für jemanden ohne Namen. Gib ein, wie man dich nennt.
unfit-account-last-operator = Kein anderer Betreiber kann sich einloggen, und jemand muss diese Installation betreiben. Füge zuerst einen weiteren Betreiber hinzu.
## Zweiter Faktor
unfit-factor-code = Der Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten in deiner App, oder gib einen Wiederherstellungscode ein.
unfit-factor-first-code = Das ist nicht der Code, den die App jetzt zeigt. Prüfe die Uhr des Geräts und gib den nächsten Code ein.
unfit-factor-on = Der zweite Faktor ist schon eingeschaltet. Schalte ihn erst aus und dann wieder ein.
unfit-factor-off = Dein Konto hat keinen zweiten Faktor. Schalte ihn zuerst ein.
## Rollen
unfit-role-not-given = Die Rolle „{ $role }“ wird nicht durch Einladung vergeben.
unfit-role-invitation-gone = Diese Einladung wurde angenommen oder ist abgelaufen.
unfit-role-only-director = { $name } leitet dieses Turnier allein. Lade zuerst einen weiteren Turnierleiter ein.
unfit-role-directs-alone = Du leitest „{ $tournament }“ allein, und das Turnier ist noch nicht abgeschlossen. Lade dort zuerst einen weiteren Turnierleiter ein oder schließe das Turnier ab.
## Namen der Spieler
unfit-names-doubles = Einige dieser Namen gibt es hier schon, deshalb wurde niemand eingetragen. Sag unten, was mit ihnen geschehen soll.
unfit-names-twice = Einige Namen stehen zweimal in dieser Liste, deshalb wurde niemand eingetragen. Sag unten, was mit ihnen geschehen soll.
unfit-names-too-many = { $count } Namen auf einmal sind zu viele. Gib höchstens { $most } ein und danach die anderen.
unfit-names-empty = Der Name ist leer. Gib den Namen des Spielers ein.
unfit-names-too-long = Zeile { $line } hat mehr als { $most } Zeichen. Schreib einen Namen in jede Zeile.
unfit-names-unseen = Zeile { $line } enthält ein unsichtbares Zeichen. Tippe den Namen ein, statt ihn zu kopieren.
unfit-names-piled = In Zeile { $line } stapeln sich Akzente auf einem Buchstaben. Schreib den Namen mit höchstens vier auf jedem.
unfit-names-erased = Der Name von Spieler { $player } wurde endgültig gelöscht.
## Wer wer bei anderen Turnieren ist
unfit-person-unknown = Einer von ihnen ist von anderen Turnieren nicht mehr unter demselben Namen bekannt, deshalb wurde nichts eingetragen. Sieh dir die Spieler noch einmal an.
unfit-person-not-ours = Wer bei { $tournament } gespielt hat, sagen die Turnierleiter dort, deshalb wurde nichts eingetragen. Frag sie auf der Seite der Spieler.
unfit-person-said-meanwhile = Inzwischen hat jemand anders gesagt, wer { $name } ist. Sieh dir den Spieler noch einmal an.
unfit-person-not-elsewhere = { $name } ist von keinem anderen Turnier bekannt.
unfit-person-two = Zwei Spieler namens { $name } waren bei { $both } gemeldet, also sind es zwei Menschen, und es wurde nichts eingetragen. Kreuze einen von ihnen an.
unfit-person-two-elsewhere = Bisher ist { $name } zwei Menschen: einer bei { $first }, einer bei { $second }. Dass es derselbe ist, muss auch bei { $others } gesagt werden, wo du nicht Turnierleiter bist: Bitte den Betreiber, hier beide anzukreuzen. Es wurde nichts eingetragen; kreuze bis dahin einen von ihnen an.
unfit-person-another-tournament = einem anderen Turnier
unfit-person-too-many-questions = Du hast anderen Turnierleitern { $count } Fragen gestellt, die noch offen sind, deshalb wurde nichts mehr gefragt und nichts eingetragen. Warte auf ihre Antworten, oder frag den Betreiber.
## Turniere
unfit-tournament-title = Zu viele Turniere heißen so. Wähle einen anderen Titel.
## Decklisten
unfit-list-changed = Der Text dieser Liste ({ $short }…) wurde nach der Abgabe in der Datenbank geändert: Er ergibt nicht die Prüfsumme, die im Protokoll steht, deshalb wird er nicht gezeigt. Stelle eine Sicherung wieder her; frag bis dahin den Spieler nach der Liste.
unfit-list-gone = Der Text dieser Liste ({ $short }…) ist nicht mehr da; das Protokoll enthält nur ihre Prüfsumme. Stelle eine Sicherung wieder her, oder bitte den Spieler, dieselbe Liste noch einmal abzugeben.
## Kartentabellen
unfit-cards-other-game = Die Listen hier sind von { $lists }, aber die Kartentabelle des Turniers ist von { $table }. Wähle in den Einstellungen ein Deckformat des Spiels, das hier gespielt wird.
unfit-cards-missing = Die Kartentabelle, nach der dieses Turnier geprüft wird (Version { $version }), gibt es in dieser Installation nicht, deshalb können hier keine Listen geprüft werden. Stelle eine Sicherung der Installation wieder her, auf der das Turnier lief.
unfit-cards-unreadable = Die importierte Kartentabelle { $version } kann nicht gelesen werden: { $cause }. Importiere die Karten noch einmal mit `arbiter cards import`.
unfit-cards-overtaken = Inzwischen wurden andere Karten importiert oder zurückgenommen. Nichts wurde geändert. Sieh dir an, was jetzt da ist, und versuch es noch einmal.
## Exporte
unfit-export-list = Es wurde nichts exportiert, weil niemand es importieren könnte: { $problem }. Nichts wurde geändert.
unfit-export-list-changed = die Deckliste { $short }… von { $player } bei „{ $slug }“: ihr Text wurde in der Datenbank geändert und ergibt ihre Prüfsumme nicht; stelle eine Sicherung wieder her
unfit-export-list-gone = die Deckliste { $short }… von { $player } bei „{ $slug }“: ihr Text ist nicht in der Datenbank; stelle eine Sicherung wieder her
unfit-export-too-large = Der Export ist größer als jedes Turnier. Nichts wurde importiert.
unfit-export-no-log = Der Export enthält kein Protokoll; nichts wurde importiert.
unfit-export-other-file = Diese Datei kann nicht importiert werden. Wähle einen Export (.jsonl) oder die Ergebnisse eines beendeten Turniers als JSON oder als Text für trekcc.org. CSV und BBCode können nicht zurückgelesen werden. Nichts wurde importiert.
unfit-export-line = Zeile { $line } des Exports ist nicht brauchbar: { $why }. Nichts wurde importiert.
## Zeilen eines Exports
unfit-line-not-the-tournament = ein Export beginnt mit dem Turnier, geschrieben von Version 1
unfit-line-address = die Adresse darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten, höchstens 80
unfit-line-second-tournament = hier beginnt ein zweites Turnier
unfit-line-not-the-series = der Export einer Serie beginnt mit der Serie, geschrieben von Version 1, und enthält nur ihr Protokoll
unfit-line-list-hash = die Deckliste ergibt nicht ihre Prüfsumme
unfit-line-too-many-undoings = ein Protokoll nimmt höchstens { $most }-mal etwas zurück oder stellt es wieder her, und dies ist einmal mehr
## Dokumente mit Regelauslegungen
unfit-document-unknown = { $name } ist kein Dokument, das das Programm kennt. Gib seine Reihe, seine Edition und den Tag an, an dem es erschien; es wurde nichts gespeichert.
unfit-document-operators-only = Das Programm kennt dieses Dokument nicht. Was hier gespeichert ist, wird bei jedem Turnier dieser Installation zitiert, deshalb speichert es nur ein Betreiber. Bitte einen Betreiber, es zu importieren: auf dieser Seite oder mit „arbiter rulings import“.
unfit-document-too-long = Das ist länger als 1 MB. Bitte einen Betreiber, es zu importieren.
unfit-document-stored = das Dokument „{ $stem }“: { $cause }
## Dateien mit Regelauslegungen
unfit-file-no-text = ist { $kind }, kein Text. Öffne die Datei, markiere alles, kopiere es und füge es als Text ein
unfit-file-kind-pdf = eine PDF-Datei
unfit-file-kind-packed = eine gepackte Datei, etwa von Word
unfit-file-kind-old-word = eine Datei eines alten Word
unfit-file-kind-rtf = eine RTF-Datei
unfit-file-empty = enthält keinen Text; es gibt nichts zu importieren
unfit-file-other-game = die Reihe { $work } gehört nicht zu { $edition }
unfit-file-library-full = die Dokumente hier füllen schon { $taken } der { $most } Byte, für die Platz ist; importiere es als Teil einer kürzeren Sammlung
unfit-file-nameless = ein Dokument hat einen Namen und einen Titel; gib beide an
unfit-file-older-than-before = das Dokument davor kann nicht am { $previous } erschienen sein, denn dieses ist vom { $issued }
## Entscheidungen zum Zitieren
unfit-decision-not-held = Dort gibt es jetzt keine Entscheidung; vielleicht läuft ein Einspruch. Durchsuche die früheren Entscheidungen noch einmal und füge an, was du findest.
unfit-decision-itself = { $decision } ist dieser Streitfall selbst, und eine Entscheidung kann sich nicht auf sich selbst stützen.
unfit-decision-other-game = { $decision } wurde für { $edition } entschieden; dort gelten eigene Regeln.
unfit-decision-no-quote = Zitiere die Worte von { $decision }, auf die die Entscheidung sich bezieht.
unfit-decision-other-words = Diese Worte stehen nicht in der Entscheidung von { $decision }. Kopiere sie genau, ohne etwas auszulassen.
unfit-decision-other-words-of-final-word = Diese Worte stehen nicht im letzten Wort von { $decision }. Kopiere sie genau, ohne etwas auszulassen.
unfit-decision-reversed = Sie folgt { $citation }; dieser Text wurde aufgehoben.
unfit-decision-reversed-word = aufgehoben
unfit-decision-unconfirmed = { $why } Um sie trotzdem anzufügen, gib zur Bestätigung „{ $word }“ ein.
## Das Regal
unfit-shelf-full = In deinem Regal stehen schon { $most } Einträge. Nimm einen heraus und stelle dann diesen hinein.
## Berichte
unfit-report-json = Das ist kein Bericht, wie „arbiter tournament report --as json“ ihn schreibt: { $why }. Nichts wurde importiert.
unfit-report-missing = Im Bericht fehlt { $fact }. Schreib ihn mit „arbiter tournament report --as trekcc“ noch einmal. Nichts wurde importiert.
unfit-report-line = Zeile { $line } des Berichts ist keine, die „arbiter tournament report --as trekcc“ schreibt. Nichts wurde importiert.
unfit-report-seeds = Die Ergebnisse des Berichts ergeben nicht, wer in seiner Finalrunde oder am Finaltisch weiterspielt: Ein Los hat entschieden, oder ein Nachrücker kam hinein. Importiere einen Export. Nichts wurde importiert.
unfit-report-its-title = der Titel
unfit-report-its-date = das Datum des Turniers
unfit-report-its-scoring = die Zeile „Scoring: …“ mit dem Wertungsprofil
unfit-report-its-zone = die Zeile „Time zone: …“
unfit-report-its-players = die Liste der Spieler
unfit-report-its-ranking = der Endstand
unfit-report-not-over = Das Turnier des Berichts ist nicht zu Ende. Nichts wurde importiert.
unfit-report-cut = Der Bericht sagt nicht, wie die Finalrunde gespielt wird und welche Runden ihre Stufen sind. Schreib ihn mit „arbiter tournament report --as json“ noch einmal, oder importiere einen Export. Nichts wurde importiert.
unfit-report-game = Das Spiel des Berichts ist hier nicht bekannt. Nichts wurde importiert.
unfit-report-profile = Das Wertungsprofil des Berichts ist hier nicht bekannt. Nichts wurde importiert.
unfit-report-system = Wie laut Bericht gepaart wurde, ist hier nicht bekannt. Nichts wurde importiert.
unfit-report-level = Die Stufe des Turniers im Bericht ist hier nicht bekannt. Nichts wurde importiert.
unfit-report-twice = Zwei Spieler des Berichts haben dieselbe Nummer, darunter { $name }. Nichts wurde importiert.
unfit-report-player = Der Bericht nennt einen Spieler { $player } in einer Runde, bevor dieser Spieler dazukommt. Nichts wurde importiert.
unfit-report-round = Niemand kann so gepaart werden, wie es in Runde { $round } des Berichts steht. Nichts wurde importiert.
unfit-report-result = Ein Ergebnis von Runde { $round } fehlt im Bericht oder kann nicht gelesen werden. Nichts wurde importiert.
unfit-report-figures = An Tisch { $table } der Runde { $round } folgen die Ausgänge oder Differenzen des Berichts nicht aus dem Spielstand. Berichtige, was dort falsch ist. Nichts wurde importiert.
unfit-report-figures-line = In Zeile { $line } des Berichts folgen die Ausgänge oder Differenzen nicht aus dem Spielstand. Berichtige, was dort falsch ist. Nichts wurde importiert.
unfit-report-in-round = In Runde { $round } des Berichts: { $why } Nichts wurde importiert.
unfit-report-ranking = Die Ergebnisse des Berichts ergeben nicht seine Rangliste. Importiere einen Export. Nichts wurde importiert.
unfit-report-number = Im Bericht steht Runde { $said } dort, wo Runde { $round } hingehört. Nummeriere die Runden mit 1, 2, 3 und so weiter, in der Reihenfolge, in der sie gespielt wurden. Nichts wurde importiert.
unfit-report-rounds = Der Bericht hat { $played } Runden vor einer Finalrunde; ein Turnier hat höchstens { $most }. Lass die Runden weg, die er doppelt enthält. Nichts wurde importiert.
unfit-report-name-in-round = Runde { $round } des Berichts nennt Spieler { $player } „{ $said }“, seine Liste der Spieler „{ $listed }“. Schreib an beiden Stellen denselben Namen und dieselbe Nummer. Nichts wurde importiert.
unfit-report-name-in-ranking = Auf Rang { $place } nennt der Endstand des Berichts Spieler { $player } „{ $said }“, seine Liste der Spieler „{ $listed }“. Schreib an beiden Stellen denselben Namen und dieselbe Nummer. Nichts wurde importiert.
report-note-format = Das Deckformat des Berichts, „{ $format }“, ist hier für sein Spiel nicht bekannt. Das Turnier hat kein Format.
report-note-counts = Oben im Bericht steht „Players: { $players }, rounds: { $rounds }“, er nennt aber { $listed } Spieler und { $played } Runden. Gezählt haben die Listen.
report-note-standings = Die Rangliste im Bericht folgt nicht aus seinen Ergebnissen bei: { $names }. Gezählt haben die Ergebnisse.
report-note-needless = { $games ->
    [one] { $games } Partie der Finalrunde wurde weggelassen: Nach einer Korrektur war ihr Match ohne sie entschieden.
   *[other] { $games } Partien der Finalrunde wurden weggelassen: Nach Korrekturen waren ihre Matches ohne sie entschieden.
 }
## Bewerbungen
unfit-application-closed = Die Anmeldung ist geschlossen, deshalb wurde nichts abgeschickt. Frag den Turnierleiter, ob es noch einen Platz gibt.
unfit-application-crowded = Es warten schon { $most } Spieler, deshalb wurde nichts abgeschickt. Frag den Turnierleiter.
unfit-application-no-name = Gib deinen Namen ein.
unfit-application-name = Gib deinen Namen mit höchstens { $most } sichtbaren Buchstaben ein, jeden mit höchstens vier Akzenten.
unfit-application-long-list = Die Liste hat { $length } Zeichen; höchstens { $most } passen hinein.
unfit-application-long-word = Die Nachricht an den Spieler hat { $length } Zeichen; höchstens { $most } passen hinein.
unfit-application-nobody = Niemand ist angekreuzt. Kreuze zuerst die Spieler an.
unfit-application-nobody-fits = Kein Platz ist frei, oder kein Spieler wartet. Gib dem Turnier zuerst mehr Plätze, oder lehne Spieler ab.
unfit-application-no-places = Es sind mehr Spieler angekreuzt, als Plätze frei sind: { $ticked } und { $free }. Nimm einige Kreuze weg, oder gib dem Turnier mehr Plätze.
unfit-application-meanwhile = Inzwischen hat jemand anders eine dieser Bewerbungen erledigt, oder der Spieler hat sie zurückgezogen, deshalb wurde nichts eingetragen. Sieh dir die Liste noch einmal an.
unfit-application-settled = Deine Bewerbung wartet nicht mehr, deshalb wurde nichts geändert. Sieh sie dir noch einmal an.
## Verabredungen
unfit-appointment-long-contact = Dein Kontakt hat { $length } Zeichen; höchstens { $most } passen hinein.
unfit-appointment-unseen = Dein Kontakt enthält unsichtbare Zeichen. Tippe ihn noch einmal ein.
unfit-appointment-over = Dieser Zeitpunkt ist schon vorbei. Wähle einen Tag und eine Uhrzeit, die noch kommen.
unfit-appointment-far = Wähle einen Tag in den nächsten 60 Tagen oder vor der Frist.
unfit-appointment-no-game = Du hast kein offenes Spiel mit einer Frist, also gibt es nichts zu verabreden.
unfit-appointment-closed = Das Turnier ist beendet, deshalb werden keine Kontakte mehr aufbewahrt.
unfit-appointment-meanwhile = Die Verabredung wurde inzwischen geändert, von deinem Gegner oder anderswo von dir, und jetzt wurde nichts gespeichert. Sieh sie dir noch einmal an.
## JSON
unfit-json-not-an-object = es ist kein JSON-Objekt in {"{"} {"}"}
unfit-json-cut = es endet zu früh, als wäre es abgeschnitten
unfit-json-not-json = ab Spalte { $column } ist es kein JSON mehr
unfit-json-missing = „{ $name }“ fehlt
unfit-json-unknown = „{ $name }“ ist hier nicht bekannt
unfit-json-twice = einer der Werte kommt zweimal vor
unfit-json-kind = ein Wert ist nicht von der Art, die dort hingehört
## Text
unfit-text-too-large = größer als { $most } MB; nichts dieser Art ist so groß
unfit-text-damaged-utf16 = sieht nach UTF-16 aus und ist beschädigt; speichere es noch einmal als UTF-8-Text
unfit-text-nul = Zeile { $line }, Spalte { $column } ist ein NUL-Byte, also ist das keine Textdatei; speichere sie als reinen Text
unfit-text-encoding = weder UTF-8 noch Windows-1252; speichere es als UTF-8-Text
## Zitate
unfit-citation-not-held = Unter „{ $place }“ gibt es hier keinen Eintrag. Suche noch einmal und füge an, was du findest.
unfit-citation-text-not-held = Der Text von { $citation } ist hier nicht vorhanden, deshalb kann nichts daraus zitiert werden. Importiere zuerst das Dokument.
unfit-citation-no-quote = Zitiere die Worte des Eintrags, auf die die Entscheidung sich stützt.
unfit-citation-other-words = Diese Worte stehen nicht in { $citation }. Kopiere sie aus einem einzigen Absatz des Textes, ohne etwas auszulassen.
unfit-citation-no-authority = Dieser Eintrag ist am { $day } nicht maßgeblich: { $clause }.
unfit-citation-unconfirmed = { $why } Um ihn trotzdem anzufügen, gib zur Bestätigung „{ $word }“ ein.
## Adressen, die von Einträgen erfahren
unfit-address-not-whole = Gib die ganze Adresse an, zum Beispiel https://example.org/arbiter.
unfit-address-not-secret = Die Adresse muss mit https:// beginnen, damit niemand mitliest.
unfit-address-private = Arbiter sendet nicht an private Adressen. Nimm eine, die jeder im Internet erreicht.
unfit-address-with-password = Lass Name und Passwort aus der Adresse weg: Stattdessen ist jede Nachricht unterschrieben.
## Der Turniertisch
unfit-desk-not-found = nicht gefunden
unfit-desk-broken = Das Protokoll dieses Turniers wurde beschädigt oder geändert ({ $why }). Hier wird nichts mehr eingetragen, bis es aus einer Sicherung wiederhergestellt ist: siehe `arbiter verify` mit der --database dieser Website und `arbiter restore`, wie es die Seite /backups nennt.
unfit-desk-broken-series = Das Protokoll dieser Serie wurde beschädigt oder geändert ({ $why }). Hier wird nichts mehr eingetragen, bis es aus einer Sicherung wiederhergestellt ist: siehe `arbiter verify` mit der --database dieser Website und `arbiter restore`, wie es die Seite /backups nennt.
unfit-desk-unsound = Der Export besteht die Prüfung nicht, deshalb wurde nichts importiert: { $why }.
unfit-desk-sent-differently = Du hast dieses Formular schon mit anderen Werten abgeschickt, und das erste Mal zählt. Zuerst: { $first }. Jetzt: { $now }. Lade die Seite neu, um etwas zu ändern.
unfit-desk-sent-differently-nothing-recorded = Du hast dieses Formular schon mit anderen Werten abgeschickt. Vom zweiten Mal wurde nichts eingetragen.
unfit-desk-number-used = Die Nummer dieses Formulars wurde schon verwendet, von jemand anderem oder für ein anderes Formular. Jetzt wurde nichts eingetragen. Du hast abgeschickt: { $now }. Lade die Seite neu und schick es noch einmal ab.
unfit-desk-wait = { $seconds ->
    [one] Zu viele Versuche. Warte { $seconds } Sekunde und versuch es noch einmal.
   *[other] Zu viele Versuche. Warte { $seconds } Sekunden und versuch es noch einmal.
}
unfit-desk-crowded = Gerade loggen sich zu viele ein. Warte einen Moment und versuch es noch einmal.
unfit-desk-sign-in-failed = Der Name oder das Passwort stimmt nicht. Prüfe beide und logge dich noch einmal ein.
unfit-desk-link-spent = Dieser Link wurde schon benutzt, ist abgelaufen oder wurde nie ausgegeben. Bitte den Turnierleiter um einen neuen.
## Importe von etwas, das schon da ist
unfit-import-tournament = Das Turnier „{ $title }“ ist schon da; nichts wurde importiert.
unfit-import-event = „{ $title }“ ist als „{ $slug }“ schon hier, mit demselben Ort, Tag, Spiel und derselben Zahl von Spielern; nichts wurde importiert. Ein Bericht brächte seine Spieler als neue Personen mit, und hier gelöschte Namen kämen zurück. Wenn es eine andere Veranstaltung ist, verbirg „{ $slug }“, während du den Bericht importierst.
unfit-import-event-of-report = Ein Bericht über „{ $title }“ wurde hier schon gelesen, als „{ $slug }“, mit demselben Ort, Tag, Spiel und derselben Zahl von Spielern; nichts wurde importiert. Mit dem Export wäre jeder Spieler zweimal hier und würde zweimal gezählt. Hat ein Betreiber „{ $slug }“ verborgen, wird ein Export mit anderer Adresse angenommen.
unfit-import-address = „{ $slug }“ gehört schon einem anderen Turnier; nichts wurde importiert.
unfit-import-series = Die Serie „{ $slug }“ ist schon da; nichts wurde importiert.
unfit-import-series-address = „{ $slug }“ gehört schon einer anderen Serie; nichts wurde importiert.
unfit-import-people = { $people } Sind es dieselben Menschen, importiere es noch einmal mit --same-people.
unfit-import-same-people = { $count } der Spieler tragen die Kennungen von Menschen, die schon hier sind, zum Beispiel { $name }; nichts wurde importiert.
unfit-import-same-people-erased = { $count } der Spieler tragen die Kennungen von Menschen, die schon hier sind, zum Beispiel von jemandem, dessen Name gelöscht wurde; nichts wurde importiert.
unfit-cards-changed = ihr Inhalt passt nicht zu ihrer Version
unfit-file-pasted = Das { $why }.
unfit-document-file = { $name }: { $why }
unfit-export-cut-off = Das Ende des Exports fehlt: { $why }. Kopiere oder lade ihn noch einmal. Nichts wurde importiert.
unfit-export-shorter = laut Zeile 1 hat die Datei { $stated } Zeilen, aber sie endet nach Zeile { $lines }
unfit-application-waiting = eine Bewerbung auf der Warteliste
unfit-application-of = eine Bewerbung von { $name }
