print-by-phone-qr = Deine eigene Seite als QR-Code
print-by-phone-hint = Per Telefon melden: Scanne das. Neues Telefon? Gib den Code deiner Karte ein unter <span class="code">{ $seat }</span>
print-checks-list = <bdi>{ $tournament }</bdi>. { $subtitle }, { $table }. { $cards }. Liste <span class="code">{ $sha256 }</span>
print-checks-unread = Zeilen, die keine Karte nennen
print-checks-agrees = stimmt überein
print-checks-differs = weicht ab:
print-checks-checked-by = geprüft von
print-log-checksum = Prüfsumme des Protokolls <span class="code">{ $head }</span>
print-links-print-first = Drucke oder speichere das Blatt, bevor du die Seite verlässt.
print-links-older = Früher an diese Spieler vergebene Links gelten nicht mehr.
print-links-out-of-reach = Kein Telefon kann diese Links öffnen
print-links-out-of-reach-hint = Dieses Programm bedient nur den Rechner, auf dem es läuft; darum werden die Links nicht gedruckt.
print-links-make-again = Erstelle das Blatt danach neu.
print-links-player = <strong><bdi>{ $name }</bdi></strong><br><bdi>{ $tournament }</bdi>, Spieler { $number }
print-links-qr = Der private Link von { $name } als QR-Code
print-links-scan = Scanne den QR-Code mit dem Telefon oder öffne <span class="code">{ $short }</span> und tippe
print-links-what-it-does = Dort siehst du deinen Tisch, meldest dein Ergebnis, gibst dein Deck ab und rufst einen Schiedsrichter. Wer diese Karte hat, kann für dich handeln: Behalte sie für dich.
print-names-against = Gegen
print-names-two-boards = Für zwei Tafeln
print-names-one-list = Auf einer Liste
print-registration-note = Name und Nummer, Turnier und Datum, volle Titel, Exemplare, Decktitel: was Decipher 2007 von einer Liste verlangte
print-registration-log-checksum = Prüfsumme des Protokolls <span class="code">{ $head }</span>.
print-registration-signed-player = Unterschrift, Spieler
print-registration-signed-deck-checker = Unterschrift, Deckprüfer
print-registration-date-and-time = Datum und Uhrzeit
print-sheet-title = { $title }, { $tournament } · { $site }
print-sheet-back-to = Zurück: { $back-to }
print-sheet-print = Diese Seite drucken
print-sheet-or-browser = oder mit dem Druckbefehl des Browsers
print-slips-draft = Entwurf, nicht veröffentlicht: Die Tische können sich noch ändern
print-slips-open-only = Nur offene Tische
print-slips-order = Reihenfolge
print-slips-by-table = Nach Tisch
print-slips-to-cut = Zum Schneiden, { $n } je Blatt
print-slips-show = Zeigen
print-slips-cut-hint = Zum Schneiden: den ganzen Stapel auf einmal schneiden und die kleinen Stapel Reihe für Reihe aufeinanderlegen. Dann liegen die Tische in der richtigen Reihenfolge.
print-slips-none-open = Jeder Tisch hat ein Ergebnis.
print-slips-optional-rule = Wahlregel: { $option } ({ $citation })
print-slips-tick-the-winner = Sieger ankreuzen
print-slips-extra-time = Verlängerung: ______ min
print-slips-complete = beendet
print-slips-time = Zeit um
print-slips-decks-ran-out = Decks leer
print-slips-conceded = aufgegeben
print-slips-other = anders (was, wer):
print-slips-missions-of-the-winner = Missionen des Siegers:
print-slips-planet = Planet
print-slips-space = Weltraum
print-standings-none = Noch keine Rangliste: Es ist keine Runde veröffentlicht.
