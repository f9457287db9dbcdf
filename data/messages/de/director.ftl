director-apart-keep-players-apart = Spieler auseinanderhalten, { $title }
director-apart-in-pods = Spieler eines Teams oder einer Familie sitzen nur zusammen, wenn auch jede andere Sitzordnung ein solches Paar enthält; das geht wiederholten Gegnern vor. Die Gruppen gelten für jeden Lauf, den du ab jetzt setzt; ein Entwurf bleibt, wie er ist. Am Finaltisch ändern sie nichts. Ein Entwurf nennt die Paare, die er nicht auseinanderhalten konnte.
director-apart-players-of-one-team-or = Spieler eines Teams oder einer Familie treffen nur aufeinander, wenn auch jede andere Paarung ein solches Paar enthält, wie viele erneute Begegnungen das auch kostet. Die Gruppen gelten für jede Runde, die du ab jetzt paarst; ein Entwurf bleibt, wie er ist. In der Finalrunde und im K.-o.-System entscheidet die Setzliste, wer auf wen trifft; Gruppen ändern dort nichts.
director-apart-a-group-with-a-name = Eine Gruppe mit Namen ist ein Team: Alle sehen seine Spieler und seinen Rang in <a href="{ $teams }">der Tabelle der Teams</a>. Lass den Namen einer Familie leer.
director-apart-kept-apart = Auseinandergehalten
director-apart-groups-of-players-who-are = Gruppen von Spielern, die auseinandergehalten werden
director-apart-group = Gruppe
director-apart-team = Team: <bdi>{ $team }</bdi><span class="vh">, Gruppe { $number }</span>
director-apart-make-it-a-team = Zum Team machen<span class="vh">, Gruppe { $number }</span>
director-apart-name-of-the-team-for = Name des Teams, für alle
director-apart-change-the-name-of-group = Namen ändern<span class="vh">: Gruppe { $number }</span>
director-apart-name-the-team-of-group = Team benennen<span class="vh">: Gruppe { $number }</span>
director-apart-let-them-meet-group = Treffen erlauben<span class="vh">: Gruppe { $number }</span>
director-apart-choose-who-is-kept-apart = Wähle, wer auseinandergehalten wird
director-apart-another-group = Weitere Gruppe
director-apart-one-to-a-line-the = Einer je Zeile: der Name, ein Teil davon, den nur ein Spieler hat, oder die Nummer.
director-apart-last-round-for-which-it = Letzte Runde, für die es gilt
director-apart-leave-it-empty-for-all = Leer: für alle Runden.
director-apart-for-staff-the-log-shows = Für das Team: Im Protokoll sehen Spieler nur, wer auseinandergehalten wird.
director-apart-keep-them-apart = Auseinanderhalten
director-asked-other-directors-ask = Andere Turnierleiter fragen
director-asked-is-it-the-same-person = Ist es dieselbe Person? Stimmst du zu, sieht das Team dort die Strafen, die der Spieler hier bekam. Niemand dort kann den Namen hier ändern oder löschen.
director-asked-is-there-the-same = <a href="{ $to }"><bdi>{ $title }</bdi></a> ({ $day }): Ist <bdi>{ $there }</bdi> dort <a href="{ $player }"><bdi>{ $here }</bdi></a> hier?
director-asked-you-agreed = <a href="{ $to }"><bdi>{ $title }</bdi></a> ({ $day }): <bdi>{ $there }</bdi> dort ist <a href="{ $player }"><bdi>{ $here }</bdi></a> hier. Du hast zugestimmt
director-asked-privately = Ein privates Turnier hat einen Spieler dieses Namens: Ist es <a href="{ $player }"><bdi>{ $here }</bdi></a>?
director-asked-privately-agreed = Ein privates Turnier hat einen Spieler dieses Namens: Es ist <a href="{ $player }"><bdi>{ $here }</bdi></a>. Du hast zugestimmt
director-asked-private-tournament = Ein privates Turnier
director-asked-agree = Zustimmen
director-asked-decline = Ablehnen
director-check-in-check-in = Einchecken, { $title }
director-check-in-check-in-for = Einchecken für { $name }
director-check-in-not-open = nicht offen
director-check-in-who-is-here = Wer hier ist
director-check-in-pair = { $name } paaren
director-check-in-find-a-name-or-a = Namen oder Nummer finden
director-check-in-find = Finden
director-check-in-show-everybody = Alle zeigen
director-check-in-nobody-has-this-name-or = Niemand hat diesen Namen oder diese Nummer.
director-check-in-save-the-ticks = Häkchen speichern
director-check-in-players-and-whether-they-are = Spieler, und ob sie hier sind
director-check-in-only-the-ticks-that-you = Nur Häkchen, die du änderst, werden eingetragen. Wer eincheckt, während du diese Seite ansiehst, bleibt eingecheckt.
director-check-in-everybody-is-here = Alle sind hier
director-check-in-untick-everybody = Alle Häkchen entfernen
director-check-in-close-the-check-in = Einchecken schließen
director-check-in-without-a-check-in-everybody = Ohne Einchecken werden alle gepaart. Auch wenn du { $name } veröffentlichst, wird es geschlossen.
director-check-in-no-check-in-is-open = Kein Einchecken ist offen
director-check-in-with-a-check-in-you = Mit dem Einchecken weißt du, wer in der Halle ist, bevor du { $name } paarst. Spieler tippen auf ihrer Seite auf „Ich bin da“, und das Team hakt hier Namen ab.
director-check-in-you-can-then-pair-only = Dann kannst du nur die paaren, die hier sind. Die anderen verpassen diese Runde und bleiben im Turnier: In der nächsten werden sie wieder gepaart.
director-check-in-nobody-sits-out = Bei „jeder gegen jeden“ setzt niemand aus: Wer nicht eingecheckt hat, wird beim Paaren herausgenommen, es sei denn, du paarst alle.
director-check-in-everybody-is-seeded = Im K.-o.-System setzt niemand aus. Die Seite mit den Setzplätzen nennt, wer nicht eingecheckt hat. Nimm heraus, wer nicht da ist, sonst bekommt auch der einen Setzplatz.
director-check-in-open-the-check-in-for = Einchecken für { $name } öffnen
director-check-in-the-director-opens-it = Der Turnierleiter öffnet es.
director-columns-title = Namen aus einer Tabelle, { $title }
director-columns-names-from-a-spreadsheet = Namen aus einer Tabelle
director-columns-nobody-is-registered-yet = noch ist niemand registriert
director-columns-what-the-columns-hold = Was die Spalten enthalten
director-columns-only-names-are-kept-leave = Nur Namen werden behalten. Lass die anderen Spalten weg.
director-columns-columns-are-separated-by = Spalten sind getrennt durch
director-columns-the-first-line-holds-headings = Die erste Zeile enthält Überschriften, keinen Spieler
director-columns-column = Spalte { $number }
director-columns-line = Zeile { $line }: <bdi>{ $fault }</bdi>
director-columns-correct-these-lines-in-the = Berichtige diese Zeilen unten im Text und sieh noch einmal nach, oder registriere die anderen ohne sie.
director-columns-names-to-register = Namen zum Registrieren
director-columns-no-line-gives-a-name = Keine Zeile enthält einen Namen.
director-columns-choose-which-column-holds-it = Wähle, welche Spalte ihn enthält, und sieh dann noch einmal nach.
director-columns-names-as-they-would-be = Namen, wie sie registriert würden
director-columns-new = Neu
director-columns-leave-them-out-and-register = { $others ->
    [one] Auslassen und den anderen registrieren
   *[other] Auslassen und die anderen { $others } registrieren
 }
director-columns-the-text = Der Text
director-columns-rows-as-pasted = Zeilen, wie eingefügt
director-create-its-address-is-made-from = Daraus entsteht auch die Webadresse.
director-create-edition-and-decks = Edition und Decks
director-create-game-stays = Das Spiel lässt sich später nicht ändern: Für ein anderes legst du ein anderes Turnier an.
director-create-deck-format = Deckformat
director-create-for-the-game-chosen-above = Für das oben gewählte Spiel.
director-create-lists-stay-private-in-the = Listen bleiben privat. In den Einstellungen kannst du wählen, ob alle die Liste des Siegers oder mehr davon sehen. Sie werden vom Ende an gezeigt oder ab einer Zeit, die du bestimmst. Jede braucht das Einverständnis ihres Spielers.
director-create-all-formats-and-profiles-each = <a href="{ $rules }">Alle Formate und Profile</a>, jede Regel mit ihrer Quelle.
director-create-scoring-and-rounds = Wertung und Runden
director-create-scoring-profile = Wertungsprofil
director-create-scored-by-day = Gewertet wird nach dem Profil, das an diesem Tag gilt, wenn du nicht unter „Weitere Einstellungen“ ein anderes wählst.
director-create-profile-by-day = Das am Turniertag geltende
director-create-more-settings = Weitere Einstellungen
director-create-tribbles-only = Nur Tribbles
director-create-compare-the-profiles = Profile vergleichen
director-create-unverified-hint = Ungeprüfte Werte nennt keine veröffentlichte Quelle: Sieh sie vor dem Turnier durch.
director-create-profile = Profil
director-create-in-force = In Kraft
director-create-rounds-for-players = Runden für Spieler
director-create-unverified = Ungeprüft
director-create-format-games = Was Deckformate über die Spiele sagen
director-create-format-minutes = eine Runde dauert { $minutes } Minuten
director-create-format-points = ein Spiel ist mit { $points } Punkten gewonnen
director-create-optional-default-as-the-scoring = Freiwillig. Vorgabe: wie im Deckformat oder im Wertungsprofil.
director-create-optional-for-rounds-online-1 = Freiwillig. Für Runden online: 1 bis 60 Tage bis zur Frist, statt der Uhr.
director-create-optional-how-many-play-on = Freiwillig. Wie viele nach den Runden weiterspielen: 2, 4, 8, 16 oder 32.
director-create-scoring-deck-format-cards-and = Wertung, Deckformat, Karten und Regelauslegungen sind auf dem Stand von heute festgehalten. Du kannst sie später in den Einstellungen ändern; jede Änderung kommt mit einem Grund ins Protokoll.
director-create-set-up-the-tournament = Turnier anlegen
director-create-back-to-the-tournaments = Zurück zu den Turnieren
director-deck-rules-title = Deckregeln, { $title }
director-deck-rules-deck-rules = Deckregeln
director-deck-rules-as-copied-for-this-tournament = { $name }, als Kopie für dieses Turnier. <a href="{ $format }">Das Format, wie veröffentlicht</a>.
director-deck-rules-open = Was der Turnierleiter ändern darf
director-deck-rules-every-rule-of-this-format = Jede Regel dieses Formats ist veröffentlicht, darum sind alle gesperrt. <a href="{ $settings }#pinned-format">Wähle ein anderes Format</a>.
director-deck-rules-numbers-and-weights-of-these = Zahlen und Gewichte dieser Regeln legst du fest. Eine Regel, die du änderst, ist als vom Turnierleiter gesetzt gekennzeichnet, mit deinem Grund als Quelle. Eine schon abgegebene Liste, die danach anders beurteilt würde, ist als „noch einmal prüfen“ gekennzeichnet.
director-deck-rules-for-the-whole-change-everyone = Für die ganze Änderung. Alle können ihn neben jeder geänderten Regel und im Protokoll lesen.
director-deck-rules-change-these-rules = Diese Regeln ändern
director-deck-rules-the-tournament-is-closed-so = Das Turnier ist abgeschlossen, seine Regeln lassen sich nicht mehr ändern.
director-deck-rules-the-director-of-this-tournament = Der Turnierleiter darf ihre Zahlen und Gewichte ändern.
director-deck-rules-read-rules-stay = Veröffentlichte Regeln sind gesperrt; gelten andere, wähle auf der Seite der Einstellungen ein anderes Format.
director-deck-rules-read-rules-stay-or-own-format = Veröffentlichte Regeln sind gesperrt. Gelten andere, wähle auf der Seite der Einstellungen ein anderes Format. Du kannst auch <a href="{ $to }">ein eigenes Format erstellen</a>, in dem sich jede Regel ändern lässt.
director-desk-title = { $mark }Leitstand, { $title }
director-desk-desk = Leitstand
director-desk-needs-you-now = Braucht dich jetzt
director-desk-nothing-waits = Nichts wartet.
director-desk-conflicting-results-judge-calls-overdue = Widersprüchliche Ergebnisse, Schiedsrichterrufe, überfällige Ergebnisse und fehlerhafte Decks erscheinen hier, das Dringendste zuerst.
director-desk-last-act = Zuletzt:
director-desk-phones-phones-in-the-hall = Telefone in der Halle
director-desk-phones-everybody-follows-at = Alle folgen unter
director-desk-phones-a-player-with-a-card = Ein Spieler mit einer Karte gibt ihren Code ein unter
director-desk-phones-a-players-own-page = Die eigene Seite eines Spielers
director-desk-phones-no-phone-can-open-this = Kein Telefon kann diese Seite öffnen: Das Programm bedient nur den Rechner, auf dem es läuft.
director-desk-round-round-page = Seite der Runde
director-desk-round-results-in = Ergebnisse da
director-desk-round-caption = { $title }. Ergebnisse da: { $results }.
director-desk-round-table = Tisch { $number }
director-desk-round-most = Meiste
director-desk-round-why-it-is-opened-again = Warum es wieder geöffnet wird. Alle können es im Protokoll lesen.
director-desk-round-reopen-the-tournament = Turnier wieder öffnen
director-desk-round-print-result-slips = Ergebniszettel drucken
director-desk-round-close-the-tournament-early = Turnier vorzeitig abschließen
director-elsewhere-other-tournaments = Andere Turniere
director-elsewhere-that-was-somebody-else = Das war jemand anderes
director-elsewhere-this-player-then-has-no = Dieser Spieler hat dann keine Vergangenheit bei anderen Turnieren.
director-elsewhere-tell-them-apart = Trennen
director-fields-times-are-shown-in-this = Zeiten werden in dieser Zone gezeigt, zum Beispiel Europe/Paris.
director-fields-venue = Ort
director-fields-no-deck-checks = Keine Deckprüfung
director-fields-every-player-must-hand-in = Jeder Spieler muss eine Deckliste abgeben
director-fields-only-staff-and-players = Privat: Nur Team und Spieler sehen es
director-fields-private-means = Für ein Turnier, das du noch vorbereitest oder das unter Freunden bleibt: Es steht auf keiner Liste, in keinem Feed und in keiner Suche, und niemand kann sich anmelden. Gib den Spielern ihre privaten Links. Ohne Haken sehen es alle.
director-fixed-tables-title = Feste Tische, { $title }
director-fixed-tables-in-every-round = Ein Spieler mit festem Tisch sitzt dort in jeder Runde, die du ab jetzt paarst: nahe der Tür, oder wo ein Rollstuhl Platz hat. Wer auf wen trifft, bleibt gleich. Treffen zwei solche Spieler aufeinander, zählt der zuerst gesetzte Tisch, und die Paarung sagt das. In einer Finalrunde tauscht das Match die Nummer mit dem an diesem Tisch. Runden „jeder gegen jeden“ behalten die üblichen Nummern. Änderst du Tische einer veröffentlichten Runde von Hand, behält jeder seine Nummer, und ein neuer Tisch bekommt die feste Nummer seiner Spieler, wenn sie frei ist, sonst die niedrigste freie.
director-fixed-tables-in-every-heat = Ein Spieler mit festem Tisch sitzt dort in jedem Lauf, den du ab jetzt paarst: nahe der Tür, oder wo ein Rollstuhl Platz hat. Wer auf wen trifft, bleibt gleich. Treffen zwei solche Spieler aufeinander, zählt der zuerst gesetzte Tisch, und die Paarung sagt das. Der Finaltisch behält die üblichen Nummern.
director-fixed-tables-set-so-far = Bisher gesetzt
director-fixed-tables-players-with-a-fixed-table = Spieler mit festem Tisch, der zuerst gesetzte voran
director-fixed-tables-free-the-table-of = Tisch freigeben<span class="vh">: <bdi>{ $name }</bdi></span>
director-fixed-tables-fix-a-table = Tisch festlegen
director-fixed-tables-another-table = Weiterer Tisch
director-fixed-tables-as-it-is-numbered-in = Wie er in der Halle nummeriert ist.
director-fixed-tables-for-staff-everybody-sees-which = Alle sehen, welcher Tisch für wen fest ist. Nur das Team sieht, warum.
director-fixed-tables-fix-the-table = Tisch festlegen
director-invited-title = Einladung, { $title }
director-invited-invitation = Einladung
director-invited-invitation-as = Einladung als { $role }
director-invited-link-for-one-helper = Link für einen Helfer
director-invited-it-works-once-until-the = Er gilt einmal, bis { $until }. Wer ihn als Erster öffnet, wird { $role } dieses Turniers, mit dem eigenen oder einem neuen Konto.
director-invited-back-to-the-settings = Zurück zu den Einstellungen
director-known-known-from-earlier = Von früher bekannt?
director-known-these-names-also-played-elsewhere = Diese Namen spielten auch anderswo. Hake an, wer dieselbe Person ist: Das Team beider Turniere sieht dann frühere Strafen. Hake mehrere mit einem Namen an, wenn dort eine Person mehrfach geführt wird. Wo du nicht Turnierleiter bist, werden die Turnierleiter dort gefragt, und du hakst noch einmal an, sobald sie zustimmen.
director-known-untitled = Nicht alle sehen dieses Turnier, deshalb werden Turnierleiter anderswo ohne seinen Titel gefragt.
director-known-played-at = <bdi>{ $name }</bdi>, spielte bei
director-known-more = { $more ->
    [one] und einem weiteren
   *[other] und { $more } weiteren
 }
director-known-open = { $open ->
    [one] bei einem davon hat der Turnierleiter nicht zugestimmt
   *[other] bei { $open } davon haben die Turnierleiter nicht zugestimmt
 }
director-known-others = { $more ->
    [one] Ein weiterer Name folgt, sobald du diese geklärt hast; die Seite jedes Spielers zeigt seine schon jetzt.
   *[other] { $more } weitere Namen folgen, sobald du diese geklärt hast; die Seite jedes Spielers zeigt seine schon jetzt.
 }
director-known-others-at-least = Mindestens { $more } weitere Namen folgen, sobald du diese geklärt hast; die Seite jedes Spielers zeigt seine schon jetzt.
director-known-same = { $people ->
    [one] Dieselbe Person
   *[other] Dieselben Personen
 }
director-linked-title = Link für { $name }, { $title }
director-linked-player = Spieler { $id }
director-linked-link-for = Link für <bdi>{ $name }</bdi>
director-linked-anybody-with-this-link-acts = Mit diesem Link handelt jeder als dieser Spieler: meldet Ergebnisse, gibt das Deck ab, ruft einen Schiedsrichter. Gib ihn nur dem Spieler.
director-linked-back-to-the-player = Zurück zum Spieler
director-linked-an-earlier-link-of-this = Ein früherer Link dieses Spielers gilt nicht mehr.
director-options-optional-rules-first-edition = Wahlregeln, First Edition
director-own-format-your-own-format = Dein eigenes Format, { $title }
director-own-format-a-format-of-your-own = Ein eigenes Format
director-own-format-made-from = auf der Grundlage von { $name }
director-own-format-the-format-stays-with-this = Das Format bleibt bei diesem Turnier und ist als deines gekennzeichnet. Was du änderst, hat deinen Grund als Quelle. Eine schon abgegebene Liste, die danach anders beurteilt würde, ist als „noch einmal prüfen“ gekennzeichnet.
director-own-format-begin-with = Beginnen mit
director-own-format-what-is-typed-below-is = Was unten steht, geht verloren, wenn du ein anderes wählst.
director-own-format-begin-with-this-format = Mit diesem Format beginnen
director-own-format-name-and-titles = Name und Titel
director-own-format-players-see-it-on-the = Spieler sehen ihn auf der Seite des Turniers, und dass es deines ist.
director-own-format-banned-titles = Verbotene Titel
director-own-format-one-to-a-line-nobody = Einer je Zeile. Niemand darf sie spielen.
director-own-format-allowed-titles = Erlaubte Titel
director-own-format-one-to-a-line-everybody = Einer je Zeile. Alle dürfen sie spielen, was auch immer die Regeln unten über Kartenvorrat, Verbote und Veröffentlichungen sagen; in Sealed und Draft müssen sie nicht geöffnet worden sein.
director-own-format-for-the-whole-format-everyone = Für das ganze Format. Alle können ihn neben jeder geänderten Regel und im Protokoll lesen.
director-player-name-erased = Name gelöscht
director-player-in-the-log = Im Protokoll
director-player-forms-a-new-link-makes-the = Ein neuer Link macht den alten sofort unbrauchbar, und wer ihn benutzt hat, verliert den Platz.
director-player-forms-anyone-with-the-link-acts = Wer den Link hat, handelt als dieser Spieler: meldet Ergebnisse, gibt das Deck ab, ruft einen Schiedsrichter.
director-player-forms-make-a-new-link = Neuen Link erstellen
director-player-forms-make-the-link = Link erstellen
director-player-forms-registered-by-mistake = Versehentlich registriert
director-player-forms-nothing-is-published-yet-so = Noch ist nichts veröffentlicht, also kannst du die Registrierung zurücknehmen: Der Spieler steht dann auf keiner Liste, und die Nummer { $id } wird nicht noch einmal vergeben. Ein Name, der von keinem anderen Turnier bekannt ist, wird dabei gelöscht. Um wiederzukommen, registriert sich der Spieler neu.
director-player-forms-take-the-registration-back = Registrierung zurücknehmen
director-player-forms-optional-everyone-can-read-it = Freiwillig. Alle können es im Protokoll lesen.
director-player-forms-drop-the-player = Spieler aussteigen lassen
director-player-forms-reserve-plays = { $reserve } übernimmt sofort den Platz in der Finalrunde: Ruf diesen Spieler an seinen Tisch. Bis das Match beginnt, kannst du den Ausgestiegenen auf seinen Setzplatz zurückholen.
director-player-forms-a-dropped-player-keeps-the = Ein ausgestiegener Spieler behält die Punkte, wird nicht mehr gepaart und kann wieder aufgenommen werden. Auch eine noch offene Partie braucht ihr Ergebnis.
director-player-forms-reinstate = Wieder aufnehmen
director-player-forms-disqualified-by-penalty-withdraw-that = Disqualifiziert durch Strafe { $number }. Nimm diese Strafe zuerst zurück; dann kann der Spieler hier wieder aufgenommen werden.
director-player-forms-to-the-penalties = Zu den Strafen
director-player-forms-reinstate-the-player = Spieler wieder aufnehmen
director-way-back-paired = Ab Runde { $round } wieder gepaart; verpasste Runden zählen als nicht gespielt.
director-way-back-bracket = Bekommt einen Platz im Turnierbaum, wenn er beginnt.
director-way-back-timetable = Spielt nach dem Spielplan weiter, ab Runde { $round }.
director-way-back-timetable-over = Im Spielplan ist keine Partie mehr zu spielen.
director-way-back-games = Nicht mehr als nicht erschienen gewertet und noch zu spielen: { $games }.
director-way-back-stay = Weiterhin als nicht erschienen gewertet, weil die Runde abgeschlossen ist oder etwas anderes eingetragen wurde: { $games }. Wurde so eine Partie gespielt, korrigiere ihr Ergebnis.
director-way-back-game = Runde { $round }, Tisch { $table }
director-way-back-seed = Spielt in der Finalrunde wieder auf Setzplatz { $seed }. { $reserve } war nachgerückt und ist wieder Reserve.
director-way-back-seed-kept = Behält Setzplatz { $seed } und spielt jedes Match, das der Turnierbaum dafür noch hat.
director-way-back-seed-taken = Spielt in der Finalrunde nicht mehr: { $reserve } spielt auf Setzplatz { $seed }, und dieses Match hat begonnen.
director-way-back-reserve = Ist wieder Reserve der Finalrunde.
director-way-back-top-table = Behält den Platz am Finaltisch.
director-way-back-nothing = Spielt nicht mehr: Nur die Spieler der Finalrunde oder des Finaltischs spielen weiter.
director-player-forms-the-player-also-played-at = Der Spieler spielte auch bei { $local }, wo du nicht Turnierleiter bist. Änderst oder löschst du den Namen, geschieht das nur hier. Der Spieler gilt dann nicht mehr als dieselbe Person. Der Betreiber kann ihn überall ändern.
director-player-forms-corrects-the-name-on-every = Berichtigt den Namen auf jeder Seite. Das Protokoll vermerkt, dass er berichtigt wurde.
director-player-forms-correct-the-name = Namen berichtigen
director-player-forms-erase-the-name-for-good = Namen endgültig löschen
director-player-forms-every-page-then-says-player = Auf jeder Seite steht dann „Spieler { $id }“. Nummer, Tische, Ergebnisse, Decklisten und das Protokoll bleiben, ebenso jeder Name, den jemand in einen Grund oder einen Streitfall geschrieben hat. Frühere Sicherungen und mitgenommene Dateien enthalten den Namen noch. Niemand kann das rückgängig machen.
director-player-forms-erase-the-name-of-player = Namen von Spieler { $id } löschen
director-players-players = Spieler, { $title }
director-players-names-that-look-alike = Namen, die sich ähneln
director-players-same-person-take-back = Vielleicht zweimal dieselbe Person. Wenn ja, öffne eine und nimm die Registrierung zurück; wenn nicht, ist nichts zu tun.
director-players-same-person-drop = Vielleicht zweimal dieselbe Person. Wenn ja, lass eine aussteigen; wenn nicht, ist nichts zu tun.
director-players-form-names = Namen
director-players-form-known-players-with-these-letters = Bekannte Spieler mit diesen Buchstaben
director-players-form-somebody-who-dropped-is-reinstated = Ein ausgestiegener Spieler wird auf seiner eigenen Seite wieder aufgenommen, nicht noch einmal registriert.
director-players-form-register-these-players = Diese Spieler registrieren
director-players-form-numbers-are-given-in-the = Nummern werden in der Reihenfolge der Zeilen vergeben. Öffne einen Spieler, um ihn aussteigen zu lassen, umzubenennen oder ihm den privaten Link zu geben.
director-players-table-registered = Registriert
director-players-table-every-player-appears-here-with = Jeder Spieler erscheint hier, mit einer Nummer und einem privaten Link.
director-players-table-begin-with-one-name-or = Beginne mit einem Namen oder füge eine Liste ein.
director-players-table-registered-players = Registrierte Spieler
director-players-table-seat = Platz
director-players-table-make-a-sheet-with-all = Blatt mit allen privaten Links erstellen
director-players-table-one-card-to-cut-out = Für jeden Spieler, der noch keinen Link geöffnet hat, eine Karte zum Ausschneiden mit QR-Code. Ihre früheren Links gelten nicht mehr; das Blatt wird einmal gezeigt.
director-players-table-new-links-for-everybody = Neue Links für alle
director-players-table-every-link-given-out-before = Alle früher ausgegebenen Links gelten sofort nicht mehr, und jeder muss einen neuen öffnen. Tu das, wenn jemand Links hatte, der keine haben sollte.
director-players-table-make-new-links-for-everybody = Neue Links für alle erstellen
director-publication-title = Decklisten für alle, { $title }
director-publication-a-list-is-shown-only = Eine Liste wird nur gezeigt, wenn und solange ihr Spieler einverstanden ist.
director-publication-choose-a-deck-format-in = Wähle zuerst in den Einstellungen ein Deckformat.
director-publication-whose-lists-and-when = Wessen Listen, und wann
director-publication-everybody-sees = Alle sehen
director-publication-finalists-how-many-of-the = Finalisten: wie viele der besten Ränge
director-publication-players-who-share-the-last = Spieler, die sich den letzten davon teilen, gehören alle dazu.
director-publication-finalists-default = { $finalists } sind <span class="mark default">unsere Vorgabe</span>. Finalisten sind die Besten des Endstands: zuerst die Finalrunde, dann die Runden im Schweizer System.
director-publication-not-before = Nicht vor
director-publication-leave-it-empty-to-show = Leer: Sie werden gezeigt, sobald das Turnier abgeschlossen ist. Zeitzone des Turniers.
director-publication-show-every-list-from-that = Von dieser Zeit an jede Liste zeigen, auch wenn noch Runden zu spielen sind. Gegner sehen sie. Spieler, die für die Zeit nach dem Ende zugestimmt haben, werden noch einmal gefragt.
director-publication-times-are-those-of-the = Zeiten gelten in { $zone }. Das Protokoll sagt, was du gewählt hast. Listen bleiben privat, solange Spieler sie noch ändern können.
director-rule-field-number = Zahl
director-settings-settings = Einstellungen, { $title }
director-settings-the-address-stays-as-it = Die Adresse bleibt, wie sie ist.
director-settings-from-the-next-round-on = Ab der nächsten Runde.
director-settings-for-rounds-online-each-gets = Für Runden online: Jede bekommt eine Frist statt der Uhr. Leer: die Uhr.
director-settings-how-many-play-on = Wie viele weiterspielen: 2, 4, 8, 16 oder 32. Leer: niemand.
director-settings-change-the-settings = Einstellungen ändern
director-settings-webhooks-tell-other-services-what = <a href="{ $webhooks }">Webhooks</a> melden anderen Diensten, was hier eingetragen wird.
director-settings-set-up-another = <a href="{ $like }">Ein weiteres Turnier wie dieses anlegen</a>: mit denselben Einstellungen, demselben Format und Wertungsprofil und, wenn du willst, demselben Team, an einem anderen Tag.
director-settings-overtaken-two-versions-of-the-settings = Zwei Fassungen der Einstellungen
director-settings-overtaken-what-is-recorded-now-and = Was jetzt eingetragen ist und was du eingegeben hast
director-settings-overtaken-setting = Einstellung
director-settings-overtaken-you-typed = Deine Eingabe
director-settings-overtaken-now-label = jetzt:
director-settings-overtaken-you-typed-label = deine Eingabe:
director-settings-overtaken-differs = weicht ab
director-settings-pins-scoring-profile-as-copied = Wertungsprofil, Kopie für dieses Turnier
director-settings-pins-this-profile-as-published = Dieses Profil, wie veröffentlicht
director-settings-pins-change-single-values = Einzelne Werte ändern
director-settings-pins-the-values-by-subject = Die Werte nach Thema
director-settings-pins-every-value-with-its-source = Jeder Wert mit seiner Quelle
director-settings-pins-as-copied-into-the-log = { $name }, als Kopie im Protokoll dieses Turniers.
director-settings-pins-figure = Zahl
director-settings-pins-score-by = Werten nach
director-settings-pins-results-already-recorded-are-scored = Schon eingetragene Ergebnisse werden neu gewertet.
director-settings-pins-pin-this-profile = Dieses Profil festlegen
director-settings-pins-until-the-first-score = Bis zum ersten Ergebnis
director-settings-pins-play-like-this = So spielen
director-settings-pins-deck-format-as-copied = Deckformat, Kopie für dieses Turnier
director-settings-pins-this-format-as-published = Dieses Format, wie veröffentlicht
director-settings-pins-change-single-rules = Einzelne Regeln ändern
director-settings-pins-what-the-director-may-change = Was der Turnierleiter darin ändern darf
director-settings-pins-every-rule-with-its-source = Jede Regel mit ihrer Quelle
director-settings-pins-check-decks-against = Decks prüfen nach
director-settings-pins-lists-already-handed-in = Eine schon abgegebene Liste, die danach anders beurteilt würde, ist als „noch einmal prüfen“ gekennzeichnet.
director-settings-pins-make-a-format-of-your = Eigenes Format erstellen
director-settings-pins-more = Mehr
director-settings-pins-versions-fixed = Feste Versionen
director-settings-pins-fixed-when-the-tournament-was = Festgelegt, als das Turnier angelegt wurde. Jede Paarung folgt aus dem Startwert, also kann jeder die Runden noch einmal paaren und vergleichen.
director-settings-staff-staff = Team
director-settings-staff-nobody-has-a-role-here = Niemand hat hier eine Rolle.
director-settings-staff-the-operators-of-this-site = Bis ein Turnierleiter eingeladen ist, leiten die Betreiber dieser Seite das Turnier.
director-settings-staff-role = Rolle
director-settings-staff-since = seit { $since }
director-settings-staff-remove-as = { $name } als { $role } entfernen
director-settings-staff-remove = Entfernen
director-settings-staff-take-the-invitation-back = Einladung zurücknehmen
director-settings-staff-make-an-invitation-link = Einladungslink erstellen
director-settings-staff-a-role-that-is-removed = Eine entfernte Rolle endet sofort, bei einem Turnierleiter samt seinen offenen Einladungen; eine neue Einladung gibt sie zurück.
director-settings-staff-the-whole-tournament = Das ganze Turnier
director-export-tournament = Turnier exportieren
director-settings-staff-with-names-and-deck-lists = Die exportierte Datei enthält Namen und Decklisten: Bewahre sie dort auf, wo nur du sie lesen kannst. Das Protokoll sagt für alle sichtbar, dass sie mitgenommen wurde. Der Befehl <code>arbiter tournament import</code> liest sie wieder ein.
director-settings-staff-hidden = Verborgen
director-settings-staff-this-tournament-is-on-no = Dieses Turnier steht auf keiner Liste, und nur sein Team, seine Spieler und Betreiber öffnen seine Seiten.
director-settings-staff-show-it-again = Wieder zeigen
director-settings-staff-hide-the-tournament = Turnier verbergen
director-settings-staff-for-tests-and-what-was = Für Proben und versehentlich Angelegtes. Nichts wird gelöscht: Es verschwindet von den Listen, und nur sein Team, seine Spieler und Betreiber öffnen seine Seiten. Du kannst es wieder zeigen.
director-system-who-meets-whom = Wer auf wen trifft
director-system-in-a-round-robin-everybody = Bei „jeder gegen jeden“ trifft jeder einmal auf jeden; beim einfachen K.-o.-System scheidet aus, wer verliert, beim doppelten, wer zweimal verliert. Alle drei haben so viele Runden, wie sie brauchen, für bis zu 32 Spieler; was du unter Runden eingibst, spielt keine Rolle.
director-level-hint = Davon hängt nur ab, wie stark eine Partie die Wertungszahlen nach den Formeln von Decipher und trekcc.org bewegt.
director-sought-words = Einstellung suchen
director-sought-changed-only = Nur vom Turnierleiter geänderte
director-sought-some = Nicht alles ist zu sehen. Was du nicht siehst, bleibt, wie es ist. <a href="{ $all }">Alles zeigen</a>
director-sought-nothing = Dazu gibt es hier keine Einstellung.
director-undo-log = Protokoll
director-undo-undo-an-act = Eine Handlung rückgängig machen
director-undo-redo-an-act = Eine Handlung wiederholen
director-undo-the-act = Die Handlung
director-undo-what-you-redo = Was du wiederholst
director-undo-what-you-undo = Was du rückgängig machst
director-undo-undone-together = Diese Zeilen wurden zusammen eingetragen, also werden sie zusammen rückgängig gemacht.
director-undo-redone-together = Diese Zeilen wurden zusammen eingetragen, also werden sie zusammen wiederholt.
director-undo-no-line-is-ever-deleted = Keine Zeile wird je gelöscht: Eine rückgängig gemachte bleibt im Protokoll und zählt nicht mehr.
director-undo-there-would-be-no-standings = Es gäbe keine Rangliste: { $unscorable }
director-undo-nobodys-place-points-or-differential = Bei niemandem ändern sich Rang, Punkte oder Differenz.
director-undo-why-it-was-a-mistake = Warum es ein Fehler war, in wenigen Worten. Wer die Handlung im Protokoll lesen darf, liest auch den Grund.
director-undo-it-stays-undone = Sie bleibt rückgängig gemacht
director-undo-it-stays = Sie bleibt
director-undo-and-more-lines = { $more ->
    [one] Und { $more } weitere Zeile.
   *[other] Und { $more } weitere Zeilen.
 }
director-undo-back-to-the-log = Zurück zum Protokoll
director-value-nothing-more = nichts weiter
director-value-from-where = Woher diese Werte kommen
director-values-title = Wertungswerte, { $title }
director-values-scoring-values = Wertungswerte
director-values-as-copied-for-this-tournament = { $name }, als Kopie für dieses Turnier. <a href="{ $profile }">Das Profil, wie veröffentlicht</a>.
director-values-a-value-that-was-read = Veröffentlichte Werte sind gesperrt; wird nach anderen Regeln gewertet, <a href="{ $settings }#pinned-profile">wähle ein anderes Profil</a>. Die übrigen legst du fest. Jeder ist dann als vom Turnierleiter gesetzt gekennzeichnet, mit deinem Grund als Quelle.
director-values-for-the-whole-change-everyone = Für die ganze Änderung. Alle können ihn neben jedem geänderten Wert und im Protokoll lesen.
director-values-look-at-what-this-changes = Ansehen, was das ändert
director-values-change-these-values = Diese Werte ändern
director-values-nothing-is-recorded-yet-first = Noch ist nichts eingetragen: Zuerst siehst du, was sich in der Rangliste ändern würde.
director-values-the-tournament-is-closed-so = Das Turnier ist abgeschlossen, seine Werte lassen sich nicht mehr ändern.
director-values-the-director-of-this-tournament = Veröffentlichte Werte sind gesperrt. Die übrigen darf der Turnierleiter ändern.
director-values-preview-players-whose-points-differential-or = Spieler, deren Punkte, Differenz oder Rang sich ändern würden
director-values-preview-place = Rang
director-values-preview-differential = Differenz
director-values-preview-points = { $points }<span class="vh"> Punkte</span>
director-values-preview-record-these-values = Diese Werte eintragen
director-values-preview-nothing-is-recorded-yet-the = Noch ist nichts eingetragen. Die Ergebnisse behalten ihre Spielpunkte; nur was sie zählen, ändert sich, und du kannst es zurückändern.
director-webhooks-title = Webhooks, { $title }
director-webhooks-webhooks = Webhooks
director-webhooks-another-service-such-as-a = Ein anderer Dienst, etwa ein Chat, ein Stream oder deine eigene Seite, erfährt von jeder neuen Zeile des Protokolls. Er erfährt sie der Reihe nach und so, wie alle sie auf der Seite <a href="{ $log }">Protokoll</a> lesen.
director-webhooks-the-secret-of-this-address = Das Geheimnis dieser Adresse
director-webhooks-copy-it-now-it-is = Kopiere es jetzt: Es wird nur einmal gezeigt. Der Empfänger braucht es, um zu sehen, dass eine Nachricht von hier kam.
director-webhooks-secret = Geheimnis
director-webhooks-copy-the-secret = Geheimnis kopieren
director-webhooks-who-hears-of-it = Wer davon erfährt
director-webhooks-since-has-heard = seit { $since }, hat alles gehört { $heard }
director-webhooks-try-again-now = Jetzt noch einmal versuchen<span class="vh">, { $address }</span>
director-webhooks-remove = Entfernen<span class="vh">: { $address }</span>
director-webhooks-add-an-address = Adresse hinzufügen
director-webhooks-another-address = Weitere Adresse
director-webhooks-begins-with-https-it-hears = Beginnt mit https://. Sie erfährt, was ab jetzt eingetragen wird.
director-webhooks-add-the-address = Adresse hinzufügen
director-webhooks-each-message-is-json-with = Jede Nachricht ist JSON mit einer Nummer, die bei erneutem Senden gleich bleibt, und einer Signatur: <span class="code">Arbiter-Signature: t=…,v1=…</span>; v1 ist der HMAC-SHA256 von Zeit, Punkt und Inhalt mit dem Geheimnis. Bei einer Adresse, die nicht antwortet, wird es einen Tag lang versucht.
director-webhooks-there-are-addresses-already-remove = Es gibt schon { $most } Adressen. Entferne zuerst eine.
director-webhooks-known = Diese Adresse steht schon auf der Liste: { $address }. Hast du ihr Geheimnis verloren, entferne sie und füge sie neu hinzu.
director-columns-twice-in-this-list = <bdi>{ $name }</bdi>: zweimal in dieser Liste
director-columns-same-name = Derselbe Name zweimal
director-columns-double = Doppelt
director-form-look = Etwas fehlt oder ist unbrauchbar: Sieh dir die markierten Felder an. Was du eingegeben hast, ist noch da.
director-form-day = Schreibe den Tag als Jahr, Monat, Tag, etwa 2026-05-12.
director-form-time-zone = Keine Zeitzone heißt so. Wähle eine aus der Liste, etwa Europe/Paris oder UTC.
director-form-rounds = Runden sind eine ganze Zahl von 1 bis 20.
director-form-minutes = Minuten sind eine ganze Zahl von 5 bis 600.
director-form-cut = Eine Finalrunde hat 2, 4, 8, 16 oder 32 Spieler. Lass es leer, wenn niemand weiterspielt.
director-form-system = Wähle, wer auf wen trifft: Schweizer System, jeder gegen jeden, einfaches oder doppeltes K.-o.-System.
director-form-days = Tage sind eine ganze Zahl von 1 bis 60. Lass es leer, wenn die Uhr gilt.
director-form-reason = Schreib es in wenigen Worten auf.
director-next-all-results = Alle Ergebnisse von Runde { $round } sind da.
director-next-check-and-close = Runde { $round } prüfen und abschließen
director-next-close-round = Runde { $round } abschließen
director-next-stage-results = { $title }: Alle Ergebnisse sind da.
director-next-stage-check-and-close = { $round } prüfen und abschließen
director-next-no-winner = { $count ->
    [one] Tisch { $tables } hat noch keinen Sieger, obwohl alle Partien eingetragen sind.
   *[other] Die Tische { $tables } haben noch keinen Sieger, obwohl alle Partien eingetragen sind.
 }
director-next-what-blocks = Was den Abschluss verhindert
director-next-final-played = Das Finale ist gespielt.
director-next-see-the-bracket = Turnierbaum ansehen
director-next-close-tournament = Turnier abschließen
director-next-cut-goes-on = Im Turnierbaum geht es weiter.
director-next-go-on-with-cut = Turnierbaum fortsetzen
director-next-stage = { $round } kann gepaart werden.
director-next-pair-stage = Jetzt { $round } paaren
director-next-check-players-in = Spieler einchecken
director-next-check-in = Einchecken: { $count }
director-next-closed = Abgeschlossen am { $at }. Die Rangliste ist endgültig.
director-next-pair-first-stage = Erste Stufe paaren
director-next-set-the-seeds = Setzliste festlegen
director-next-one-bracket = Alle spielen in einem Turnierbaum.
director-next-two-players = Eine Runde braucht mindestens zwei Spieler.
director-next-can-be-paired = { $players ->
    [one] { $players } Spieler kann gepaart werden.
   *[other] { $players } Spieler können gepaart werden.
 }
director-next-pair-round = Runde { $round } paaren
director-next-register-more = Weitere Spieler registrieren
director-next-is-a-draft = { $round } ist ein Entwurf, den Spieler noch nicht sehen.
director-next-look-at-draft = Entwurf ansehen: { $name }
director-next-rounds-played = { $planned ->
    [one] { $played } von { $planned } Runde gespielt.
   *[other] { $played } von { $planned } Runden gespielt.
 }
director-next-all-played = { $rounds ->
    [2] Beide Runden sind gespielt.
    [one] Die eine Runde ist gespielt.
   *[other] Alle { $rounds } Runden sind gespielt.
 }
director-next-disputes-wait = { $n ->
    [one] Streitfall { $disputes } wartet noch auf eine Entscheidung. Entscheide ihn, bevor du das Turnier abschließt.
   *[other] Die Streitfälle { $disputes } warten noch auf eine Entscheidung. Entscheide sie, bevor du das Turnier abschließt.
 }
director-next-rule-on-dispute = Streitfall { $dispute } entscheiden
director-next-another-judge = { $n ->
    [one] Über Streitfall { $disputes } muss ein anderer Schiedsrichter entscheiden, bevor das Turnier abgeschlossen werden kann: Du sitzt an seinem Tisch.
   *[other] Über die Streitfälle { $disputes } muss ein anderer Schiedsrichter entscheiden, bevor das Turnier abgeschlossen werden kann: Du sitzt an ihren Tischen.
 }
director-next-see-dispute = Streitfall { $dispute } ansehen
director-next-before-you-close = Bevor du das Turnier abschließt
director-next-results-for-trekcc = Ergebnisse für trekcc.org
director-next-picture = Bild zum Teilen
director-next-start-a-cut = Finalrunde beginnen
director-next-start-smaller-cut = Eine Finalrunde der besten { $size } beginnen
director-next-close-without-cut = Turnier ohne Finalrunde abschließen
director-next-cut-too-large = { $left ->
    [0] Angekündigt ist eine Finalrunde mit { $size } Plätzen, und niemand ist mehr da.
    [one] Angekündigt ist eine Finalrunde mit { $size } Plätzen, und ein Spieler ist noch da.
   *[other] Angekündigt ist eine Finalrunde mit { $size } Plätzen, und { $left } Spieler sind noch da. Beginne eine kleinere, oder schließ das Turnier ab.
 }
director-next-pair-anyway = Trotzdem Runde { $round } paaren
director-choices-only-decks = Decks von { $editions } lassen sich prüfen; Turniere von { $editions } lassen sich noch nicht leiten.
director-choices-minutes = { $minutes } Minuten
director-choices-unsure-values = { $unsure } von { $all } Werten
director-choices-from-to = { $from } bis { $to }
director-choices-from = ab { $from }
director-choices-choose-a-profile = Wähle ein Wertungsprofil.
director-choices-profile-of-other-edition = „{ $profile }“ wertet { $scores }, und dieses Turnier spielt { $plays }. Wähle ein Profil dieser Edition.
director-choices-profile-of-the-day = „{ $profile }“ gilt nicht am { $day }. Das Profil für diesen Tag ist „{ $other }“. Wähle es in den Einstellungen, oder einen anderen Tag.
director-choices-no-profile-of-the-day = „{ $profile }“ gilt nicht am { $day }, und für diesen Tag ist kein Profil bekannt. Vergleich seine Werte mit den Regeln, nach denen ihr spielt.
director-choices-choose-tribbles = Wähle ein Profil für Tribbles oder eine andere Edition.
director-choices-choose-a-format = Wähle ein Deckformat oder „Keine Deckprüfung“.
director-choices-format-of-other-edition = „{ $format }“ ist ein Format für { $of }, und dieses Turnier spielt { $plays }. Wähle ein Format dieser Edition.
director-apart-through = Schreibe die Nummer der letzten Runde, oder lass es leer für alle Runden.
director-apart-all-rounds = Alle Runden
director-apart-through-round = Bis Runde { $round }
director-check-in-are-here = { $here } von { $all } sind hier
director-columns-changed = Der Text oder seine Spalten haben sich nach dem letzten Ansehen geändert, also wurde niemand registriert. Sieh dir die Namen noch einmal an.
director-columns-without-name = { $lines ->
    [one] { $lines } Zeile ohne Namen
   *[other] { $lines } Zeilen ohne Namen
 }
director-columns-register = { $players } Spieler registrieren
director-columns-register-from = { $players } Spieler ab { $round } registrieren
director-columns-tabs = Tabulatoren, wie aus einer Tabelle kopiert
director-columns-semicolons = Semikolons
director-columns-commas = Kommas
director-columns-pipes = senkrechte Striche
director-columns-nothing = nichts: Jede Zeile ist ein Name
director-columns-leave-out = Weglassen
director-columns-last-first = Name, als Nachname, Vorname
director-columns-first-name = Vorname
director-columns-last-name = Nachname
director-deadline-left = noch { $time }
director-deadline-passed = die Frist ist seit { $time } um
director-deadline-no-result = { $open } von { $all } ohne Ergebnis, { $time }.
director-deadline-until = , bis { $until }
director-deadline-agreed = , vereinbart für { $at }
director-deadline-agreed-late = , vereinbart für { $at }, nach der Frist
director-deadline-reported = , { $name } hat gemeldet
director-deadline-reports-differ = , die Meldungen widersprechen sich
director-deadline-left-player = , { $name } ist ausgestiegen
director-deadline-table = Tisch { $table }: { $names }{ $until }
director-deadline-more = und { $more } weitere
director-effect-none = { $players ->
    [one] Punkte, Differenz und Rang des einen Spielers bleiben, wie sie sind.
   *[other] Punkte, Differenz und Rang aller { $players } Spieler bleiben, wie sie sind.
 }
director-effect-moved = { $moved ->
    [one] { $moved } von { $players } Spielern hätte andere Punkte, eine andere Differenz oder einen anderen Rang.
   *[other] { $moved } von { $players } Spielern hätten andere Punkte, eine andere Differenz oder einen anderen Rang.
 }
director-effect-draft = Der Entwurf von Runde { $round } wurde nach den jetzigen Werten gepaart. Verwirf ihn und paare neu, wenn er den neuen folgen soll.
director-effect-goes-on = { $round }, Tisch { $table }: { $name } käme weiter.
director-effect-nobody-goes-on = { $round }, Tisch { $table }: Niemand hätte das Match gewonnen.
director-create-by-the-profile = Nach dem gewählten Profil: { $rounds }.
director-create-choose-edition = Wähle die Edition, die gespielt wird.
director-create-lists-without-format = Ohne Deckformat lässt sich keine Liste abgeben. Wähle ein Format oder verlange keine Listen.
director-fixed-tables-number = Schreibe die Nummer des Tisches, von 1 bis { $highest }.
director-deck-rules-choose-weight = „{ $rule }“: Wähle, wie schwer ein Verstoß wiegt.
director-deck-rules-no-number = „{ $rule }“ kann nicht die Zahl „{ $text }“ haben. Schreibe eine ganze Zahl, etwa 13.
director-deck-rules-none-changed = { $id }, keine Regel vom Turnierleiter geändert
director-deck-rules-error = Fehler: Das Deck ist nicht regelgerecht
director-deck-rules-warning = Warnung: Ein Deckprüfer sollte nachsehen
director-deck-rules-note = Hinweis: nur zur Information
director-deck-rules-nothing = Jede Regel ist schon so, also gab es nichts einzutragen.
director-own-format-sets = Sets, die gespielt werden dürfen
director-own-format-sets-hint = Kreuze an, welche Sets gespielt werden dürfen. Eine Karte zählt dazu, wenn irgendein Druck von ihr darin ist. Ohne Kreuz dürfen alle Sets gespielt werden.
director-own-format-left-out = weggelassen: Niemand fragt danach
director-known-asked-first = sein Turnierleiter wird zuerst gefragt
director-known-was-asked = sein Turnierleiter wurde gefragt und hat noch nicht geantwortet
director-known-agreed = sein Turnierleiter hat zugestimmt
director-known-declined = sein Turnierleiter hat abgelehnt
director-known-never-offered = Das Formular nennt einen Spieler, den es nie angeboten hat. Öffne die Spieler neu.
director-asked-no-question = Das Formular beantwortet keine Frage dieser Seite. Öffne die Spieler neu.
director-yes = ja
director-no = nein
director-settings-pins-fewest-of-a-pod = Mindestzahl der Spieler einer Gruppe
director-settings-pins-most-of-a-pod = Höchstzahl der Spieler einer Gruppe
director-settings-pins-rounds-of-a-game = Runden eines Spiels
director-settings-pins-order = Reihenfolge der Rangliste
director-settings-pins-then-shared = { $measures }; dann wird der Rang geteilt
director-settings-pins-at-the-top-table = Spieler am Finaltisch
director-settings-pins-winners-first = Gruppensieger kommen dort zuerst
director-settings-pins-up-to = bis { $players } Spieler { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
 }
director-settings-as-planned = Wie geplant.
director-settings-suggests = Für { $players } Spieler schlägt das Profil { $rounds } vor ({ $sure }).
director-settings-too-few = Turniere mit weniger als { $least } Spielern waren nicht anerkannt ({ $sure }).
director-settings-pins-victory-points = Siegpunkte
director-settings-pins-scores = Spielpunkte
director-settings-pins-pairing = Paarung
director-player-link-opened = Ein Browser hat den privaten Link geöffnet.
director-player-link-given = Ein Link wurde ausgegeben, und noch hat ihn niemand geöffnet.
director-player-no-link = Noch wurde kein Link ausgegeben.
director-players-bearer = { $name } (Nummer { $number }): { $state }
director-players-form-hint = Ein Name je Zeile. Du kannst auch Zeilen einer Tabelle oder einer CSV-Datei einfügen.
director-players-form-hint-from = Ein Name je Zeile, oder Zeilen einer Tabelle. Sie spielen ab Runde { $round }; frühere Runden zählen als nicht gespielt.
director-players-form-hint-late = Ein Name je Zeile, oder Zeilen einer Tabelle. Alle Runden sind schon gepaart. Setze einen verspäteten Spieler in jeder laufenden Runde gegen das Freilos: Ändere dazu die Tische auf der Seite der Runde.
director-players-form-over = Der Turnierbaum hat begonnen und nur seine Spieler spielen weiter, also kannst du niemanden mehr eintragen.
director-players-form-hint-over = Ein Name je Zeile, oder Zeilen einer Tabelle. Alle geplanten Runden sind gepaart: Neue Spieler spielen nur, wenn du in den Einstellungen noch eine planst.
director-players-nobody = noch niemand registriert
director-players-registered = { $players } registriert
director-players-playing = { $players } spielen mit
director-players-dropped = { $players } ausgestiegen
director-players-pair = { $first } ({ $one }) und { $second } ({ $other }).
director-players-claimed = Übernommen
director-players-link-given = Link ausgegeben
director-players-disqualified-waits = Disqualifiziert, wartet auf den Turnierleiter
director-players-disqualified-before = Vor Runde 1 disqualifiziert
director-players-disqualified-after = Nach Runde { $round } disqualifiziert
director-players-dropped-before = Vor Runde 1 ausgestiegen
director-players-dropped-after = Nach Runde { $round } ausgestiegen
director-players-plays-from = Spielt ab Runde { $round }
director-players-without-game = Noch keine Partie: gegen das Freilos setzen
director-players-plays = Spielt
director-players-deck-missing = Fehlt
director-players-deck-none = Keines
director-players-deck-faulty = Fehlerhaft
director-players-deck-accepted-with-faults = Mit Fehlern angenommen
director-players-deck-accepted = Angenommen
director-players-deck-no-faults = Ohne Fehler
director-players-byes = { $byes ->
    [one] { $byes } Freilos
   *[other] { $byes } Freilose
 }
director-pods-at-least = Eine Gruppe braucht mindestens { $players } Spieler.
director-pods-too-few-left = { $players ->
    [one] Ein Spieler ist noch dabei, und eine Gruppe braucht { $least }. Schließ das Turnier ab: Die gespielten Läufe entscheiden. Um weiterzuspielen, trag zuerst Spieler ein, oder nimm welche wieder auf.
   *[other] { $players } Spieler sind noch dabei, und eine Gruppe braucht { $least }. Schließ das Turnier ab: Die gespielten Läufe entscheiden. Um weiterzuspielen, trag zuerst Spieler ein, oder nimm welche wieder auf.
 }
director-pods-can-be-seated = { $players ->
    [one] { $players } Spieler kann gesetzt werden.
   *[other] { $players } Spieler können gesetzt werden.
 }
director-pods-pair-heat = Lauf { $heat } paaren
director-pods-all-results = Alle Ergebnisse sind da: { $name }.
director-pods-close = Abschließen: { $name }
director-pods-close-and-pair = Abschließen und Lauf { $heat } paaren
director-pods-go-to-tables = Zu den Tischen
director-pods-top-table-played = Der Finaltisch ist gespielt.
director-pods-heats-of = { $played } von { $planned } Läufen gespielt.
director-pods-seat-top-table-now = Jetzt den Finaltisch setzen
director-pods-heats-played = { $heats ->
    [one] { $heats } Lauf ist gespielt.
   *[other] { $heats } Läufe sind gespielt.
 }
director-pods-seat-top-table = Finaltisch setzen
director-pods-different-results = Für diese Gruppe wurden verschiedene Ergebnisse angegeben.
director-pods-over = { $names }, seit { $time } überzogen.
director-pods-top-table-left = { $left }: vom Finaltisch ausgestiegen, bevor dort etwas gemeldet wurde.
director-pods-top-table-take-back = Nimm die Veröffentlichung des Finaltischs zurück und verwirf den Entwurf.
director-pods-top-table-seat-again = Nimm die Veröffentlichung des Finaltischs zurück, verwirf den Entwurf und setze den Tisch neu, mit { $enter }.
director-pods-top-table-corrected = Korrigierte Summen
director-pods-other-players = Nach den korrigierten Summen am Finaltisch: { $enter }; nicht mehr dabei: { $miss }.
director-pods-more-players = Nach den korrigierten Summen auch am Finaltisch: { $enter }.
director-pods-fewer-players = Nach den korrigierten Summen nicht am Finaltisch: { $miss }.
director-pods-top-table-stays = Der Finaltisch hat begonnen, also bleiben seine Spieler.
director-publication-lists-in = { $lists ->
    [one] { $lists } Liste ist da
   *[other] { $lists } Listen sind da
 }
director-publication-answers = { $lists }; { $agreed }.
director-publication-agreed = { $players ->
    [one] { $players } Spieler hat zugestimmt
   *[other] { $players } Spieler haben zugestimmt
 }
director-publication-nobody = Keine
director-publication-winner = Die des Siegers
director-publication-finalists = Die der besten Ränge des Endstands
director-publication-everybody = Alle
director-publication-choose = Wähle eines davon.
director-publication-how-many = Schreibe, wie viele Ränge, etwa 4 oder 8.
director-publication-at = Schreibe Tag und Uhrzeit als 2026-05-12T18:00, oder lass es leer für das Ende.
director-seats-the-players = Spieler
director-seats-private-links = Private Links
director-seats-nobody = Alle, die spielen, haben einen Platz übernommen, also gibt es keinen Link zu vergeben. Öffne einen Spieler, um einen zu ersetzen, oder erstelle neue Links für alle.
director-nobody-called = Niemand hier heißt „{ $name }“.
director-sought-others = andere
director-sought-could-be = „{ $sought }“ könnte { $names } sein. Schreibe den ganzen Namen oder die Nummer.
director-settings-staff-disabled = { $name } (gesperrt)
director-settings-staff-invited = Eingeladen als { $role }, noch nicht angenommen. Der Link gilt bis { $until }.
director-settings-staff-invited-by = Eingeladen als { $role } von { $by }, noch nicht angenommen. Der Link gilt bis { $until }.
director-settings-card-table = Kartentabelle
director-settings-rulings-library = Bibliothek der Regelauslegungen
director-settings-pairing-seed = Startwert der Paarungen
director-settings-saved = Gespeichert
director-settings-saved-holds = Die Änderung ist eingetragen und gilt ab jetzt.
director-settings-only-changed = Nur zeigen, was von einem neuen Turnier abweicht
director-settings-nothing-differs = Alles ist eingestellt wie bei einem neuen Turnier.
director-settings-nothing-to-save = Nichts zu speichern
director-settings-nothing-different = Nichts war anders, also wurde nichts eingetragen.
director-settings-no-documents = keine Dokumente importiert
director-settings-unsure = { $unsure } von { $all } Werten sind ungeprüft; sieh sie vor dem Turnier durch
director-settings-as-many = so viele wie nötig
director-settings-no-cut = keine
director-settings-the-best = die besten { $players }
director-settings-required = Pflicht
director-settings-not-required = keine Pflicht
director-settings-by-the-clock = nach der Uhr
director-settings-optional-rules = Wahlregeln
director-settings-who-sees-it = Wer es sieht
director-settings-staff-and-players = Team und Spieler
director-settings-everybody = Alle
director-settings-overtaken-changed = Geändert von { $by }, { $at }. Grund: { $reason }
director-tables-draft = { $round }, Entwurf
director-tables-closed = { $round }, abgeschlossen
director-tables-done-of = { $done } von { $all }
director-tables-reports = { $reports ->
    [one] { $reports } Meldung
   *[other] { $reports } Meldungen
 }
director-tables-judge-there = Schiedsrichter da
director-tables-until = bis { $until }
director-tables-bye = Freilos: { $name }.
director-tables-earned-bye = Erspieltes Freilos: { $names }.
director-tables-away = Abwesend: { $names }.
director-tables-judge-call = Gerufen
director-todo-dispute = Streitfall { $dispute }.
director-todo-disputes = Streitfälle { $disputes }.
director-todo-on-reversed-text = { $decisions ->
    [one] { $decisions } Entscheidung hier beruht auf aufgehobenem Text.
   *[other] { $decisions } Entscheidungen hier beruhen auf aufgehobenem Text.
 }
director-todo-on-reversed-decision = { $decisions ->
    [one] { $decisions } Entscheidung hier folgt einer früheren, die aufgehoben wurde.
   *[other] { $decisions } Entscheidungen hier folgen früheren, die aufgehoben wurden.
 }
director-todo-ground-reversed = Grund aufgehoben
director-todo-asks-whether = Sein Turnierleiter fragt, ob { $there } dort { $here } hier ist.
director-todo-answer = Antworten
director-todo-applications-wait = { $applications ->
    [one] { $applications } Bewerbung wartet.
   *[other] { $applications } Bewerbungen warten.
 }
director-todo-would-like-a-place = Spieler hätten gern einen Platz.
director-todo-disqualified = Disqualifiziert
director-todo-penalty-waits = Strafe { $penalty } wartet auf den Turnierleiter; der Spieler spielt noch.
director-todo-confirm = Bestätigen
director-todo-in-the-draft = Hat einen Platz im Entwurf von Runde { $round }. Verwirf ihn und paare neu.
director-todo-dropped = Ausgestiegen
director-todo-to-the-draft = Zum Entwurf
director-todo-penalty = Strafe
director-todo-at-table = { $round }, Tisch { $table }.
director-todo-correct = Korrigieren
director-todo-record = Eintragen
director-todo-players-disagree = Die Spieler melden verschiedene Ergebnisse: { $results }.
director-todo-two-results = Zwei Ergebnisse: { $results }.
director-todo-conflict = Widerspruch
director-todo-decide = Entscheiden
director-todo-dispute-at-table = Tisch { $table }, { $round }, Streitfall { $dispute }.
director-todo-between = { $first } gegen { $second }.
director-todo-no-result = Kein Ergebnis
director-todo-table = Tisch { $table }.
director-todo-against = { $first } gegen { $second }, seit { $time } überzogen.
director-todo-enter = Eintragen
director-todo-settle = Klären
director-todo-minutes-over = { $minutes } min überzogen
director-todo-time-over = { $time } überzogen
director-todo-faulty-deck = Fehlerhaftes Deck
director-todo-faults-found = { $faults } Fehler gefunden; niemand hat die Liste angenommen.
director-todo-open-deck = Deck öffnen
director-todo-many-faulty = haben Listen mit Fehlern, die niemand angenommen hat.
director-todo-outdated-list = Format, Datum oder Pool wurden geändert, und die Prüfung dieser Liste ergibt jetzt etwas anderes.
director-todo-many-outdated = haben Listen, deren Prüfung seit der Änderung von Format, Datum oder Pool etwas anderes ergibt.
director-todo-open-decks = Decks öffnen
director-todo-no-deck-list = Keine Deckliste
director-todo-hand-in = Abgeben
director-todo-players = { $players } Spieler
director-todo-many-without-list = haben keine Deckliste abgegeben, und Listen sind Pflicht.
director-todo-one-without-list = hat keine Deckliste abgegeben.
director-todo-left = Ausgestiegen
director-todo-left-and-replaced = ist auf der eigenen Seite aus dem Turnier ausgestiegen. Dafür spielt { $reserve } in der Finalrunde: Ruf diesen Spieler an seinen Tisch.
director-todo-left-alone = ist auf der eigenen Seite aus dem Turnier ausgestiegen.
director-todo-other-seeds = Andere Setzplätze
director-todo-walk-over = { $left } ist ausgestiegen, und das Match hat noch keinen Sieger: { $opponent } gewinnt es.
director-todo-both-left = { $one } und { $other } sind beide ausgestiegen, und das Match hat keinen Sieger: Du nennst, wer weiterkommt.
director-todo-both-left-table = { $one } und { $other } sind beide ausgestiegen, also kommt kein Ergebnis mehr.
director-todo-no-winner = Kein Sieger
director-todo-games-finished = { $one } und { $other } haben ihre Partien gespielt, und niemand hat das Match gewonnen. Lass sie noch eine Partie spielen, oder nenne, wer weiterkommt.
director-todo-closed-undecided = Nach den jetzigen Ergebnissen hat niemand das Match zwischen { $one } und { $other } gewonnen. Nenne, wer weiterkommt, oder korrigiere ein Ergebnis.
director-todo-record-no-show = Nichterscheinen eintragen
director-todo-record-first-no-show = Partie 1 als nicht erschienen eintragen
director-todo-record-absent = Eintragen, was war
director-todo-name-who-goes-on = Sagen, wer weiterkommt
director-todo-name-a-cut = Keine Finalrunde (Cut) ist angekündigt. Wenn es eine gibt, nenne ihre Größe, damit die Spieler sehen, was sie brauchen.
director-todo-too-few-for-the-cut = { $left ->
    [one] Angekündigt ist eine Finalrunde mit { $size } Plätzen, und ein Spieler ist noch da.
   *[other] Angekündigt ist eine Finalrunde mit { $size } Plätzen, und { $left } Spieler sind noch da. Kündige eine kleinere an, damit die Spieler sehen, was sie brauchen.
}
director-todo-seat-not-claimed = Link nicht geöffnet
director-todo-give-link = Link geben
director-todo-one-without-link = hat keinen privaten Link geöffnet.
director-todo-many-without-link = haben keinen privaten Link geöffnet.
director-undo-not-paired = { $round } ist nicht mehr gepaart.
director-undo-a-draft-again = { $round } ist wieder ein Entwurf, und Spieler sehen ihn nicht.
director-undo-being-played = { $round } wird gespielt.
director-undo-closed = { $round } ist abgeschlossen.
director-undo-plays-on = { $name } spielt weiter.
director-undo-has-left = { $name } ist ausgestiegen.
director-undo-settings-as-before = Einstellungen, Wertung oder Deckregeln sind, wie sie vorher waren.
director-undo-a-cut = Es gibt eine Finalrunde.
director-undo-no-cut = Es gibt keine Finalrunde.
director-undo-goes-on = { $round }, Tisch { $table }: { $name } kommt weiter.
director-undo-nobody-goes-on = { $round }, Tisch { $table }: Noch niemand hat das Match gewonnen.
director-undo-table-comes = { $round }, Tisch { $table }: Es gibt ihn wieder.
director-undo-table-goes = { $round }, Tisch { $table }: Es gibt ihn nicht mehr.
director-undo-stay-as-they-are = Paarungen, Ergebnisse und Spieler bleiben, wie sie sind.
director-undo-other-players = { $round }, Tisch { $table }: andere Spieler.
director-undo-notes-change = { $round }, Tisch { $table }: Das Ergebnis bleibt, was daneben vermerkt war, ändert sich.
director-undo-no-result = { $round }, Tisch { $table }: kein Ergebnis.
director-undo-result-again = { $round }, Tisch { $table }: Das Ergebnis zählt wieder.
director-undo-earlier-result = { $round }, Tisch { $table }: das frühere Ergebnis.
director-undo-another-score = { $round }, Tisch { $table }: andere Punkte oder keine.
director-undo-list-accepted = Die Liste von { $name } ist angenommen.
director-undo-list-not-accepted = Die Liste von { $name } ist nicht mehr angenommen.
director-undo-no-list = { $name } hat keine Liste abgegeben.
director-undo-another-list = Es zählt eine andere Liste von { $name }.
director-undo-another-pool = Es zählt ein anderer Pool von { $name } oder keiner.
director-undo-deck-not-checked = Das Deck von { $name } ist nicht geprüft.
director-undo-deck-agrees = Das Deck von { $name } stimmte bei der letzten Prüfung mit seiner Liste überein.
director-undo-deck-differs = Das Deck von { $name } wich bei der letzten Prüfung von seiner Liste ab.
director-undo-over = Das Turnier ist zu Ende, und die Rangliste ist endgültig. Bewerbungen, Verabredungen und wie Spieler zu erreichen sind, werden gelöscht.
director-undo-goes-on-again = Das Turnier ist nicht mehr zu Ende. Was an seinem Ende gelöscht wurde, kommt nicht wieder: Bewerbungen, Verabredungen und wie Spieler zu erreichen sind.
director-undo-check-in-open = Das Einchecken ist offen.
director-undo-no-check-in = Kein Einchecken ist offen.
director-undo-no-sign-up = Keine Anmeldung ist offen. Spieler, die schon warten, bleiben auf der Liste.
director-undo-checked-in = { $number ->
    [one] Ein Spieler ist eingecheckt.
   *[other] { $number } Spieler sind eingecheckt.
}
director-values-compared-first = Zuerst verglichen
director-values-compared-second = Als Zweites verglichen
director-values-compared-third = Als Drittes verglichen
director-values-compared-fourth = Als Viertes verglichen
director-values-compared-fifth = Als Fünftes verglichen
director-values-compared-sixth = Als Sechstes verglichen
director-values-compared-seventh = Als Siebtes verglichen
director-values-compared-eighth = Als Achtes verglichen
director-values-compared-ninth = Als Neuntes verglichen
director-values-compared-tenth = Als Zehntes verglichen
director-values-compared-last = Zuletzt verglichen
director-values-none-changed = { $id }, kein Wert vom Turnierleiter geändert
director-values-win-threshold = Ein Format kann bei einer anderen Zahl gewonnen sein, etwa 50 in Slipstream; die Obergrenze folgt ihr, wo das Profil es sagt.
director-values-minutes = Nur ein Vorschlag beim Anlegen; die Uhr dieses Turniers steht in seinen Einstellungen.
director-values-margin = Eine ganze Zahl oder das Wort cap.
director-values-suggestions = Spieler bis: Runden, etwa 8: 3, 16: 4.
director-values-nothing = Jeder Wert ist schon so, also gab es nichts einzutragen.
director-values-unreckonable = Mit diesen Werten hätte ein eingetragenes Ergebnis nicht vorkommen können. { $why } Oder wähle andere Werte.
director-values-unfit = Diese Werte ergeben kein gültiges Profil. Lade die Seite neu.
director-values-unknown = Dieses Profil hat keinen Wert „{ $key }“.
director-values-write-suggestions = Schreibe es wie 8: 3, 16: 4.
director-values-write-margin = Schreibe eine ganze Zahl oder das Wort cap.
director-values-write-number = Schreibe eine ganze Zahl oder wähle aus der Liste.
director-values-unreadable = „{ $value }“ kann nicht „{ $written }“ sein. { $how }
director-values-seen = „{ $value }“ ist veröffentlicht und deshalb gesperrt. Wähle auf der Seite der Einstellungen ein anderes Profil.
director-values-out-of-range = „{ $value }“ ist { $is }; wähle eine ganze Zahl von { $least } bis { $most }.
director-values-order = „{ $better }“ darf nicht weniger zählen als „{ $worse }“.
director-values-no-winner = „{ $value }“ nennt keinen Sieger, kann also nicht sein: { $treatment }.
director-values-tie-breakers = „{ $value }“ muss mindestens eines nennen und keines zweimal.
director-values-must-rise = „{ $value }“ muss mit der Zahl der Spieler steigen, von 1 bis 20 Runden, und mindestens eine Zahl nennen.
director-webhooks-given-up = { $attempts ->
    [one] Aufgegeben nach { $attempts } Versuch: { $why }.
   *[other] Aufgegeben nach { $attempts } Versuchen: { $why }.
 }
director-webhooks-not-delivered = Nicht zugestellt: { $why }. Neuer Versuch am { $next }.
director-webhooks-up-to-line = bis Zeile { $line }
director-deadline-no-result-in-round = Runde { $round }: { $open } von { $all } ohne Ergebnis, { $time }.
director-webhooks-status = sie antwortete mit Status { $status }
director-webhooks-private = ihr Name führt zu einer privaten Adresse, an die Arbiter nichts sendet
director-webhooks-unknown-name = ihr Name ist unbekannt
director-webhooks-too-slow = sie antwortete nicht rechtzeitig
director-webhooks-certificate = ihr Zertifikat wird nicht anerkannt
director-webhooks-unreachable = es kam keine Verbindung zustande
director-webhooks-not-taken = sie hat die Nachricht nicht angenommen
director-create-like-an-earlier-one = Wie ein früheres Turnier
director-create-begin-like = Einstellungen übernehmen von:
director-create-same-staff = Dasselbe Team
director-create-helper = { $name } ({ $role })
director-next-close-and-pair = Abschließen und Runde { $round } paaren
director-ratings-title = Mitgebrachte Wertungszahlen, { $title }
director-ratings-brought = Mitgebrachte Wertungszahlen
director-ratings-break-ties = Eine Feinwertung dieses Turniers ist die Wertungszahl, die ein Spieler mitbringt. Sie trennt gleichauf liegende Spieler nur, wenn jeder von ihnen eine hat.
director-ratings-break-no-ties = Keine Feinwertung dieses Turniers fragt nach einer Wertungszahl. Was du hier schreibst, steht im Protokoll und ändert keinen Rang.
director-ratings-missing = { $missing ->
    [one] Ein Spieler ohne Wertungszahl
   *[other] { $missing } Spieler ohne Wertungszahl
}
director-ratings-correct = Eine Wertungszahl berichtigen
director-ratings-one-player-to-a-line = Ein Spieler je Zeile: Name, Doppelpunkt, Wertungszahl. Lass eine Zeile, wie sie ist, wenn du sie nicht weißt. Wen du nicht nennst, der behält seine; ein Strich nimmt eine weg.
director-ratings-write-down = Wertungszahlen speichern
director-ratings-so-far = Bisherige Wertungszahlen
director-ratings-players-with-a-rating = Spieler mit ihrer mitgebrachten Wertungszahl, alphabetisch
director-settings-pins-players-at-the-top-table = Spieler am Finaltisch
director-settings-pins-top-table-hint = Eine Gruppe hat { $least } bis { $most }. Wurden mehr Gruppen gewonnen, sitzen dort mehr. Du kannst das ändern, bis der Finaltisch besetzt ist.
director-settings-pins-top-table-number = Schreibe, wie viele Spieler am Finaltisch sitzen, etwa 4.
director-readings-heading = Eine Quelle, mehrere Lesarten
director-readings-choose = Die Quelle der Feinwertungen lässt sich verschieden lesen. Sieh dir die Ränge einer anderen Lesart an, bevor du sie festhältst.
director-readings-in-force = In Kraft
director-readings-look = Ränge ansehen
director-filter-label = Gezeigte Spieler
director-filter-all = Alle
director-filter-missing = Liste fehlt: { $n }
director-filter-faulty = Fehlerhafte Liste: { $n }
director-filter-unclaimed = Link nicht geöffnet: { $n }
director-filter-none = Einen solchen Spieler gibt es nicht.
director-desk-can-wait = Kann warten: { $n }
