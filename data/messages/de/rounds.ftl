rounds-checks-heading = { $title }: vor dem Abschließen
rounds-checks-all-in = Alle Ergebnisse sind da. Du kannst die Runde abschließen.
rounds-checks-required = Nötig
rounds-checks-check = Prüfen
rounds-checks-over-disputes = Eine Entscheidung kann noch zu einem korrigierten Ergebnis führen; bis dahin ist die nächste Runde vielleicht schon gepaart.
rounds-checks-close = { $round } abschließen
rounds-clock-deadline-in = Frist, Zeitzone { $zone }
rounds-clock-move-deadline = Frist verschieben
rounds-clock-minutes-for-everybody = Minuten
rounds-clock-give-minutes = Allen geben
rounds-clock-given = Alle haben { $given ->
    [one] 1 Minute
   *[other] { $given } Minuten
 } mehr als geplant. Ein Minus nimmt etwas davon zurück.
rounds-conflict-title = Widerspruch an Tisch { $table }, Runde { $round }
rounds-conflict-heading = Tisch { $table } hat { $offers ->
    [one] 1 Ergebnis
   *[other] { $offers } Ergebnisse
 }
rounds-conflict-conflict = Widerspruch
rounds-conflict-recorded-at = Eingetragen um { $at }
rounds-conflict-counts-now = Zählt jetzt
rounds-conflict-reason-hint = Bleibt im Protokoll, wo beide Spieler es lesen können.
rounds-conflict-keep = Dieses Ergebnis behalten
rounds-conflict-offered-at = Eingereicht um { $at }
rounds-conflict-does-not-count = Zählt nicht
rounds-conflict-correct = Auf dieses Ergebnis korrigieren
rounds-crumb-round = Runde { $round }
rounds-correct-title = Tisch { $table } korrigieren, Runde { $round }
rounds-correct-heading = Tisch { $table } korrigieren
rounds-correct-recorded = eingetragen um { $at } von <bdi>{ $by }</bdi>
rounds-correct-changed-meanwhile = Inzwischen geändert, also wurde nichts eingetragen
rounds-correct-not-corrected = Nicht korrigiert
rounds-correct-form-faults = Im Formular fehlt etwas oder ist nicht lesbar.
rounds-correct-reason-hint = Was falsch war, in wenigen Worten. Bleibt im Protokoll, wo beide Spieler es lesen können.
rounds-correct-record = Korrektur eintragen
rounds-correct-should-be = Das Ergebnis, wie es sein soll
rounds-correct-no-dispute = Kein Streitfall
rounds-correct-recorded-now = Wie jetzt eingetragen
rounds-correct-stays-in-log = Das frühere Ergebnis bleibt im Protokoll, als korrigiert markiert.
rounds-draft-title = { $title }, Entwurf
rounds-draft-heading-pods = { $title }: Entwurf
rounds-draft-heading = { $title }: Entwurf der Paarungen
rounds-draft-not-changed = Nicht geändert
rounds-draft-proof-of-before = Punktunterschiede und Nachweis sind die der Paarung vor der Änderung.
rounds-draft-publish-heading = Vor dem Veröffentlichen prüfen
rounds-draft-staff-only = Nur das Team sieht diesen Entwurf. Mit dem Veröffentlichen sehen ihn alle.
rounds-draft-played-until = Die Runde wird bis zur Frist gespielt, die du später verschieben kannst.
rounds-draft-clock-minutes = { $minutes ->
    [one] Die Uhr hat 1 Minute und startet sofort, oder später vom Leitstand oder von der Seite der Runde aus.
   *[other] Die Uhr hat { $minutes } Minuten und startet sofort, oder später vom Leitstand oder von der Seite der Runde aus.
 }
rounds-draft-locks-decks = Damit sind auch die Decklisten gesperrt.
rounds-draft-locks-pools = Damit sind auch die Pools gesperrt; Listen können sich zwischen den Partien noch ändern.
rounds-draft-undo = Solange nichts gemeldet ist, kannst du es im Protokoll rückgängig machen.
rounds-draft-deadline-hint = Tag und Uhrzeit, Zeitzone { $zone }, höchstens 60 Tage von heute an.
rounds-draft-publish = { $round } veröffentlichen
rounds-draft-publish-all = { $rounds ->
    [one] 1 Runde veröffentlichen
   *[other] Alle { $rounds } Runden veröffentlichen
 }
rounds-draft-all-rounds = Alle Runden: Die Spieler sehen jetzt schon jeden Gegner und spielen die Partien der Reihe nach oder wie sie es vereinbaren. Die Frist jeder Runde liegt { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
 } nach der vorigen, und du kannst jede verschieben.
rounds-draft-publish-later = Veröffentlichen, Uhr später starten
rounds-draft-draft = Entwurf
rounds-draft-director-publishes = Nur das Team sieht diese Paarungen. Der Turnierleiter veröffentlicht sie.
rounds-draft-pods = Gruppen
rounds-draft-pairings-and-why = Paarungen mit Begründung
rounds-draft-caption = Entwurf der Paarungen für { $round }, jede mit ihrer Begründung
rounds-draft-rematch = Erneute Begegnung
rounds-draft-timetable-public = Alle sehen ihn, sobald Runde 1 veröffentlicht ist.
rounds-draft-discard-heading = Diesen Entwurf verwerfen
rounds-draft-discard-timetable = Die Nummern werden dann mit dem nächsten Startwert neu ausgelost. Er folgt aus der Nummer des Turniers, also kann ihn niemand wählen.
rounds-draft-discard-stage = Sie kann dann nach den Ergebnissen, wie sie sind, neu gesetzt werden.
rounds-draft-discard-round = Die Runde kann dann neu gepaart werden. Der Startwert des nächsten Entwurfs folgt aus der Nummer des Turniers, also kann ihn niemand wählen.
rounds-draft-discard-reason-hint = Bleibt im Protokoll: Eine zweite Auslosung wird als solche gezeigt.
rounds-draft-discard = Entwurf verwerfen
rounds-prepare-pair = { $round } paaren
rounds-prepare-not-paired = Nicht gepaart
rounds-prepare-decks-missing = Decklisten sind nicht vollständig
rounds-prepare-you-can-still-pair = Du kannst trotzdem paaren.
rounds-prepare-go-to-decks = Zu den Decks
rounds-prepare-for-information = Zur Information
rounds-prepare-only-here = Nur paaren, wer da ist
rounds-prepare-to-check-in = Zum Einchecken
rounds-prepare-checked-in = Eingecheckt: { $count }.
rounds-prepare-all-checked-in = Alle haben eingecheckt.
rounds-prepare-left-out = Nicht dabei in { $round }: { $left-out }.
rounds-prepare-drop-absent = { $left-out ->
    [one] Ein Spieler hat nicht eingecheckt. Bei „jeder gegen jeden“ setzt niemand aus, also wird er herausgenommen.
   *[other] { $left-out } Spieler haben nicht eingecheckt. Bei „jeder gegen jeden“ setzt niemand aus, also werden sie herausgenommen.
 } Hake auf der Seite zum Einchecken ab, wer noch kommt, oder paare unten alle.
rounds-prepare-drop-and-pair = { $left-out ->
    [one] Einen Spieler herausnehmen und { $round } paaren
   *[other] { $left-out } Spieler herausnehmen und { $round } paaren
 }
rounds-prepare-they-stay = Sie bleiben im Turnier und werden in der nächsten wieder gepaart, es sei denn, du nimmst sie heraus.
rounds-prepare-not-checked-in-caption = Spieler, die nicht eingecheckt haben
rounds-prepare-not-checked-in = Nicht eingecheckt
rounds-prepare-drop = Herausnehmen<span class="vh">: <bdi>{ $name }</bdi></span>
rounds-prepare-late-check-in = Wer eincheckt, bevor du den Knopf drückst, wird gepaart.
rounds-prepare-without-check-in = Oder ohne das Einchecken paaren
rounds-prepare-as-draft = Als Entwurf paaren
rounds-prepare-check-players-in = Spieler einchecken
rounds-prepare-timetable-drawn = Für einen Spielplan, in dem jeder einmal gegen jeden spielt, werden Nummern ausgelost, auch für Spieler, die noch nicht da sind. Nur das Team sieht den Entwurf; verwirf ihn, um neu auszulosen.
rounds-prepare-timetable-says = Der Spielplan sagt, wer gegen wen spielt. Partien ausgestiegener Spieler werden beim Veröffentlichen der Runde als nicht erschienen eingetragen.
rounds-prepare-everybody-paired = Alle werden gepaart, ob da oder nicht, außer denen, die du als abwesend markierst.
rounds-prepare-staff-only = Nur das Team sieht den Entwurf. Vor dem Veröffentlichen kannst du darin Spieler tauschen.
rounds-prepare-mark-both = Abwesende und Freilose markieren
rounds-prepare-mark-absences = Abwesende markieren
rounds-prepare-away-hint = Wer abwesend ist, wird nicht gepaart, hat kein Freilos und bleibt im Turnier. Ein erspieltes Freilos ist ein Preis.
rounds-prepare-away-hint-pods = Wer abwesend ist, sitzt in keiner Gruppe und bleibt im Turnier.
rounds-prepare-caption = Spieler, die für { $round } gepaart werden können
rounds-prepare-away = Abwesend
rounds-prepare-earned-bye = Erspieltes Freilos
rounds-prepare-away-of = Abwesend<span class="vh">: <bdi>{ $name }</bdi></span>
rounds-prepare-earned-bye-of = Erspieltes Freilos<span class="vh">: <bdi>{ $name }</bdi></span>
rounds-prepare-pair-everybody = { $round } mit allen paaren
rounds-repair-heading = Tische von Runde { $round } ändern
rounds-repair-nothing-can-change = Hier kann sich nichts ändern.
rounds-repair-counts-at-once = Die Änderung gilt sofort: Telefone, Rangliste und Beamer zeigen sie; Ergebnisse und alle anderen Tische bleiben.
rounds-repair-reported-tables = Tische, an denen etwas gemeldet wurde, stehen nicht in den Listen.
rounds-repair-timetable = Der Spielplan sagt, wer gegen wen spielt; darum wechseln Spieler keine Tische.
rounds-repair-too-few-to-swap = Weniger als zwei Tische sind offen, also kann niemand den Platz tauschen.
rounds-repair-in-place = Wer keinen Platz hat, nimmt den Platz des anderen ein. Der gilt dann in dieser Runde als abwesend.
rounds-repair-without-place = { $name }, ohne Platz
rounds-repair-dropped = { $name }, Tisch { $table }, ausgestiegen
rounds-repair-bye-ends = Ist ein Spieler weggegangen, trag zuerst den Ausstieg ein. Dann nimmt <bdi>{ $name }</bdi> mit dem Freilos den Platz durch einen Tausch ein, und niemand hat mehr das Freilos.
rounds-repair-reason-hint = Bleibt im Protokoll und steht für alle lesbar beim Tisch.
rounds-repair-late-heading = Einen verspäteten Spieler setzen
rounds-repair-nobody-late = Alle haben einen Platz. Registriere den verspäteten Spieler zuerst; dann wähle ihn hier.
rounds-repair-late-meets = Der verspätete Spieler spielt an einem neuen Tisch gegen <bdi>{ $name }</bdi> mit dem Freilos.
rounds-repair-who-came-late = Wer zu spät kam
rounds-repair-seat = Spieler setzen
rounds-repair-no-bye = Niemand hat das Freilos, also hat ein verspäteter Spieler in dieser Runde keinen Gegner. Registriere ihn; er spielt ab der nächsten Runde mit.
rounds-repair-no-bye-for-two = Niemand hat das Freilos, also spielt ein verspäteter Spieler gegen einen anderen: Wähle unten beide.
rounds-repair-second-late = Sind zwei Spieler verspätet, kannst du sie hier gegeneinander setzen.
rounds-repair-late-pair-heading = Zwei verspätete Spieler gegeneinander setzen
rounds-repair-late-pair-hint = Zwei verspätete Spieler spielen an einem neuen Tisch gegeneinander. Alle anderen Tische und das Freilos bleiben.
rounds-repair-late-pair-look = Neuen Tisch ansehen
rounds-repair-late-pair-would-play = Diese beiden würden spielen. Noch ist nichts geändert.
rounds-repair-late-pair-apart = Diese beiden werden auseinandergehalten. Setze sie nur, wenn sie trotzdem aufeinandertreffen dürfen.
rounds-repair-late-pair-met = { $number ->
    [one] Sie haben schon in Runde { $rounds } gegeneinander gespielt.
   *[other] Sie haben schon in den Runden { $rounds } gegeneinander gespielt.
 }
rounds-repair-late-pair-seat = Diese beiden setzen
rounds-repair-again-heading = Einige Tische neu paaren
rounds-repair-again-too-few = Weniger als zwei Tische sind offen, also gäbe es keine neuen Begegnungen.
rounds-repair-again-would-play = Diese Paare würden spielen. Noch ist nichts geändert.
rounds-repair-again-before = (bisher <bdi>{ $before }</bdi>)
rounds-repair-again-reason-hint = Bleibt im Protokoll und steht für alle lesbar bei den Tischen.
rounds-repair-again-seat = Diese Paare setzen
rounds-repair-again-hint = Die Spieler der Tische, die du wählst, werden nach den Regeln einer neuen Runde gepaart. Dabei gilt die Rangliste vor dieser. Wer jetzt zusammensitzt, trifft wenn möglich nicht aufeinander. Alle anderen Tische bleiben.
rounds-repair-again-look = Neue Paare ansehen
rounds-slip-who-went-first = Wer hat angefangen?
rounds-slip-not-noted = Nicht notiert
rounds-slip-below-zero = <bdi>{ $name }</bdi> ist unter null
rounds-slip-not-counting = Punkte, die in den Spielpunkten stehen, aber nicht zum Sieg zählen, etwa durch das Mischverhältnis gekürzte:
rounds-slip-of = Von <bdi>{ $label }</bdi>
rounds-table-title = Tisch { $table }, Runde { $round }
rounds-table-heading = Tisch { $table }
rounds-table-both = <bdi>{ $a }</bdi> und <bdi>{ $b }</bdi>
rounds-table-faults = Auf dem Zettel fehlt etwas oder ist nicht lesbar.
rounds-table-penalty = Diese Partie ist durch eine Strafe verloren
rounds-table-your-slip-says = Dein Zettel sagt
rounds-table-already-recorded = Es ist schon ein Ergebnis eingetragen. Ein weiteres ändert es nicht: Beide stehen als Widerspruch da, bis das Team ihn klärt.
rounds-table-unsent = Ergebnis von Tisch { $table }, Runde { $round }: { $verdict }
rounds-table-record = Ergebnis eintragen: <bdi>{ $verdict }</bdi>
rounds-table-reported = <bdi>{ $name }</bdi> hat gemeldet
rounds-table-says-otherwise = Sagt etwas anderes
rounds-table-says-the-same = Sagt dasselbe
rounds-table-record-report = Eintragen, was <bdi>{ $name }</bdi> gemeldet hat: <bdi>{ $verdict }</bdi>
rounds-table-look-instead = Stattdessen dieses ansehen
rounds-table-back = Zurück zu Runde { $round }
rounds-table-confirm-next = Auf der nächsten Seite bestätigst du.
rounds-tables-results-in = Ergebnisse da: <strong>{ $results }</strong>
rounds-tables-closed-at = abgeschlossen um { $at }
rounds-tables-clock-jumped = Die Uhr ist gesprungen
rounds-tables-all-in = Alle Ergebnisse sind da
rounds-tables-can-close = Die Runde kann abgeschlossen werden. Ergebnisse lassen sich auch danach korrigieren, mit einem Grund.
rounds-tables-penalty = Eine Strafe nimmt eine Partie
rounds-tables-go-to-table = Zu Tisch
rounds-tables-how-it-ended = Ausgang
rounds-tables-time-was-called = Die Zeit war um
rounds-tables-other-outcome = Anderer Ausgang …
rounds-tables-keys = <kbd>Enter</kbd> nächstes Feld, dann eintragen. <kbd>a</kbd> <kbd>b</kbd> <kbd>t</kbd> wer gewonnen hat, oder Zeit, vor dem letzten <kbd>Enter</kbd>. <kbd>g</kbd> zu einem Tisch. <kbd>u</kbd> rückgängig, zehn Sekunden lang. <kbd>r</kbd> zu einem abgelehnten Ergebnis.
rounds-tables-keys-fold = Tasten
rounds-tables-caption = { $title }, Widersprüche und fehlende Ergebnisse zuerst. Ergebnisse da: { $results }.
rounds-tables-of-table = von Tisch { $table }
rounds-tables-bye = Freilos: <bdi>{ $names }</bdi>
rounds-tables-away = Diese Runde abwesend: <bdi>{ $absent }</bdi>
rounds-time-heading = Zeit an diesem Tisch
rounds-time-give = Diesem Tisch mehr Zeit geben
rounds-time-minus = Ein Minus nimmt Gegebenes zurück.
rounds-time-public = Alle können es im Protokoll lesen.
rounds-unfinished-heading = Nicht beendete Partien von Runde { $round }
rounds-unfinished-how-it-counts = Nach dem Play Guide von 2023 entscheidet der Turnierleiter, wie eine nicht beendete Partie zählt. Ohne Auswahl bleibt der Tisch offen. Sieh dir an, was deine Auswahl ergibt, bevor du sie einträgst.
rounds-unfinished-table = Tisch { $number }: <bdi>{ $players }</bdi>
rounds-unfinished-leave-open = Offen lassen
rounds-unfinished-by-score = Nach dem bisherigen Stand, wie bei Zeitablauf
rounds-unfinished-true-tie = Echtes Unentschieden
rounds-unfinished-score-of = Bisheriger Stand von <bdi>{ $name }</bdi>
rounds-unfinished-look = Ansehen, was das ergibt
rounds-unfinished-record = Diese Ergebnisse eintragen
rounds-first-player = Erster Spieler
rounds-second-player = Zweiter Spieler
rounds-choose-tap = Zwei Namen tauschen
rounds-choose-proposed-reason = Entscheidung des Turnierleiters vor der Veröffentlichung
rounds-ending-won = { $name } hat gewonnen
rounds-ending-time = die Zeit war um
rounds-ending-decked-out = die Ziehstapel waren leer
rounds-ending-card = { $name } hat durch die Wirkung einer Karte gewonnen
rounds-ending-card-forfeit = { $name } hat verloren, weil eine Karte die Partie kostete
rounds-ending-card-forfeit-both = beide haben verloren, weil eine Karte die Partie kostete
rounds-ending-conceded = { $name } hat aufgegeben
rounds-ending-no-show = { $name } ist nicht erschienen
rounds-ending-disqualified = { $name } hat durch eine Strafe verloren
rounds-ending-both-absent = keiner der beiden ist erschienen
rounds-ending-void = die Partie zählt nicht
rounds-ending-you-won = du hast gewonnen
rounds-ending-you-card = du hast durch die Wirkung einer Karte gewonnen
rounds-ending-you-card-forfeit = du hast verloren, weil eine Karte die Partie kostete
rounds-ending-you-conceded = du hast aufgegeben
rounds-ending-you-no-show = du bist nicht erschienen
rounds-ending-you-disqualified = du hast durch eine Strafe verloren
rounds-title-round = Runde { $number }
rounds-title-heat = Lauf { $number }
rounds-title-top-table = Finaltisch
rounds-title-final = Finale
rounds-title-semi-final = Halbfinale
rounds-title-quarter-final = Viertelfinale
rounds-title-round-of = Runde der letzten { $players }
rounds-title-stage = Stufe { $number }
rounds-title-second-final = Zweites Finale
rounds-name-round = Runde { $number }
rounds-name-heat = Lauf { $number }
rounds-name-top-table = Finaltisch
rounds-name-final = Finale
rounds-name-semi-final = Halbfinale
rounds-name-quarter-final = Viertelfinale
rounds-name-round-of = Runde der letzten { $players }
rounds-name-stage = Stufe { $number }
rounds-name-second-final = zweites Finale
rounds-the-top-table = den Finaltisch
rounds-the-final = das Finale
rounds-the-semi-final = das Halbfinale
rounds-the-quarter-final = das Viertelfinale
rounds-the-round-of = die Runde der letzten { $players }
rounds-the-second-final = das zweite Finale
rounds-subject-top-table = Der Finaltisch
rounds-subject-final = Das Finale
rounds-subject-semi-final = Das Halbfinale
rounds-subject-quarter-final = Das Viertelfinale
rounds-subject-round-of = Die Runde der letzten { $players }
rounds-subject-second-final = Das zweite Finale
rounds-check-discard-draft = Entwurf verwerfen
rounds-check-see-the-cut = Zur Finalrunde
rounds-check-registered-since = { $number ->
    [one] Registriert, seit der Entwurf gepaart wurde: { $players }. Um diesen Spieler in dieser Runde zu paaren, verwirf den Entwurf und paare neu.
   *[other] Registriert, seit der Entwurf gepaart wurde: { $players }. Um diese Spieler in dieser Runde zu paaren, verwirf den Entwurf und paare neu.
 }
rounds-check-arrived-since = Eingecheckt, seit der Entwurf gepaart wurde, und nicht darin: { $players }. Um sie jetzt zu paaren, verwirf den Entwurf und paare neu.
rounds-check-no-result = { $number ->
    [one] Noch kein Ergebnis von Tisch { $tables }.
   *[other] Noch keine Ergebnisse von den Tischen { $tables }.
 }
rounds-check-record-result = Ein Ergebnis eintragen
rounds-check-no-winner = Das Match an Tisch { $table } hat noch niemand gewonnen.
rounds-check-settle = Klären
rounds-check-contradiction = An Tisch { $table } widersprechen sich zwei Ergebnisse.
rounds-check-look-at-penalty = Strafe ansehen
rounds-check-dispute = Streitfall { $number } ist nicht entschieden: { $question }
rounds-check-dispute-at = Streitfall { $number } zu Tisch { $table } von Runde { $round } ist nicht entschieden: { $question }
rounds-check-go-to-dispute = Zum Streitfall
rounds-check-table-doubt = Tisch { $table }: { $doubt }
rounds-check-look-at-result = Ergebnis ansehen
rounds-doubt-reported = { $name } hat gemeldet: { $said }; eingetragen ist: { $recorded }.
rounds-doubt-behind = { $winner } ist als Sieger mit weniger Punkten eingetragen ({ $a } : { $b }).
rounds-doubt-otherwise = { $name } hat etwas anderes gemeldet: { $said }. Frag am Tisch, was stimmt.
rounds-check-without-list = Ohne Deckliste: { $players }.
rounds-check-faulty-list = Deckliste mit Fehlern: { $players }.
rounds-check-outdated-list = Format, Datum oder Pool wurden nach der Prüfung dieser Listen geändert: { $players }. Prüfe sie noch einmal.
rounds-check-go-to-decks = Zu den Decks
rounds-clock-pause = Uhr anhalten
rounds-clock-resume = Uhr weiterlaufen lassen
rounds-clock-start = Uhr starten
rounds-clock-deadline-refused = Frist nicht verschoben
rounds-clock-refused = Uhr nicht geändert
rounds-conflict-offer = { $line } von { $by } um { $at }
rounds-conflict-sentence = Tisch { $table } hat schon ein Ergebnis: { $line }, eingetragen von { $by } um { $at }. Ein zweites weicht ab: { $others }. Das erste zählt, bis du entscheidest. Behalte es, oder korrigiere es mit einem Grund.
rounds-correct-choose-dispute = Wähle einen Streitfall dieses Turniers, oder keinen.
rounds-correct-broken-form = Das Formular sagt nicht, welches Ergebnis es korrigiert. Lade die Seite neu.
rounds-correct-strength = { $players ->
    [one] Die Stärke der Gegner ändert sich für 1 Spieler.
   *[other] Die Stärke der Gegner ändert sich für { $players } Spieler.
 }
rounds-correct-nothing-changes = An der Rangliste ändert sich nichts.
rounds-correct-later-draft = Runde { $round } ist ein Entwurf, der mit dem jetzigen Ergebnis gepaart wurde. Verwirf ihn und paare neu, wenn die Korrektur darin zählen soll.
rounds-correct-later-published = Die Paarungen von Runde { $round } bleiben, wie sie sind; sie sind veröffentlicht.
rounds-correct-changed = Als du dieses Formular geöffnet hast: { $was }. Jetzt: { $now }, von { $by } um { $at }.
rounds-correct-reason-missing = Eine Korrektur braucht ihren Grund. Sag in wenigen Worten, was falsch war.
rounds-choose-first-player = Wähle den ersten Spieler.
rounds-choose-second-player = Wähle den zweiten Spieler.
rounds-draft-matches = { $matches ->
    [one] 1 Match
   *[other] { $matches } Matches
 }
rounds-draft-tables = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
 }
rounds-draft-of-timetable = Runde { $round } von { $rounds } des Spielplans
rounds-draft-seed = Startwert { $seed }
rounds-draft-players = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
 }
rounds-draft-number-of-pods = { $pods ->
    [one] 1 Gruppe
   *[other] { $pods } Gruppen
 }
rounds-draft-nobody-again = keine zwei Spieler treffen sich wieder
rounds-draft-pairs-again = { $pairs ->
    [one] 1 Paar sitzt wieder zusammen
   *[other] { $pairs } Paare sitzen wieder zusammen
 }
rounds-draft-not-apart = nicht auseinandergehalten: { $pairs }
rounds-draft-fewest-proved = so wenige wie möglich (bewiesen)
rounds-draft-fewest-not-proved = nichts Besseres gefunden (nicht bewiesen)
rounds-draft-no-rematch = keine erneute Begegnung
rounds-draft-rematches = { $rematches ->
    [one] 1 erneute Begegnung
   *[other] { $rematches } erneute Begegnungen
 }
rounds-draft-score-differences = Punktunterschiede zwischen Gegnern: insgesamt { $float }
rounds-draft-best-proved = beste Paarung (bewiesen)
rounds-draft-best-not-proved = beste gefundene Paarung (nicht bewiesen)
rounds-draft-met = { $number ->
    [one] schon in Runde { $rounds }
   *[other] schon in den Runden { $rounds }
 }
rounds-draft-bye = Freilos
rounds-draft-away = Diese Runde abwesend
rounds-time-given = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 } gegeben von { $who }, { $at }: { $reason }
rounds-time-given-for-dispute = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 } gegeben von { $who }, { $at }: { $reason }, Streitfall { $dispute }
rounds-time-taken-back = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 } zurückgenommen von { $who }, { $at }: { $reason }
rounds-time-taken-back-for-dispute = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 } zurückgenommen von { $who }, { $at }: { $reason }, Streitfall { $dispute }
rounds-prepare-broken-form = Das Formular ist beschädigt. Lade die Seite neu.
rounds-prepare-no-list = Keine Liste
rounds-prepare-faults = Fehler
rounds-prepare-count = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
 }
rounds-prepare-count-tables = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
 }: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
 }
rounds-prepare-count-bye = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
 }: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
 } und ein Freilos
rounds-prepare-count-few = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
 }: zu wenige für eine Gruppe
rounds-prepare-count-pods = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
 }: { $pods ->
    [one] 1 Gruppe
   *[other] { $pods } Gruppen
 } zu { $sizes }
rounds-prepare-here-tables = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
 }, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
 }
rounds-prepare-here-bye = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
 }, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
 } und ein Freilos
rounds-prepare-here-few = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
 }, zu wenige für eine Gruppe
rounds-prepare-here-pods = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
 }, { $pods ->
    [one] 1 Gruppe
   *[other] { $pods } Gruppen
 } zu { $sizes }
rounds-prepare-more-rounds = { $planned ->
    [one] 1 Runde ist geplant
   *[other] { $planned } Runden sind geplant
 }; das wäre { $round }.
rounds-prepare-more-heats = { $planned ->
    [one] 1 Lauf ist geplant
   *[other] { $planned } Läufe sind geplant
 }; das wäre { $round }.
rounds-prepare-go-to-round = Zu { $round }
rounds-prepare-go-to-settings = Zu den Einstellungen
rounds-prepare-go-to-desk = Zum Leitstand
rounds-prepare-others = { $others ->
    [one] 1 weiterer
   *[other] { $others } weitere
 }
rounds-prepare-players-without-list = { $number ->
    [one] 1 Spieler hat keine Deckliste abgegeben
   *[other] { $number } Spieler haben keine Deckliste abgegeben
 }: { $players }.
rounds-prepare-faulty-lists = { $number ->
    [one] 1 Deckliste hat Fehler, die niemand akzeptiert hat
   *[other] { $number } Decklisten haben Fehler, die niemand akzeptiert hat
 }: { $players }.
rounds-prepare-publishing-locks = Mit der Veröffentlichung der ersten Runde sind die Listen gesperrt.
rounds-repair-table-players = Tisch { $table }: { $a } und { $b }
rounds-repair-pair = { $a } und { $b }
rounds-repair-choose-late = Wähle, wer zu spät kam.
rounds-repair-at-table = { $name }, Tisch { $table }
rounds-repair-with-bye = { $name }, Freilos
rounds-staff-not-closed = Nicht abgeschlossen
rounds-table-agreed = Verabredet
rounds-table-played-until = gespielt bis { $day }
rounds-table-played-until-longer = gespielt bis { $day }, { $extra } länger als die Runde
rounds-table-time-called = die Zeit endet um { $at }
rounds-table-time-called-longer = die Zeit endet um { $at }, { $extra } später als die der Runde
rounds-table-round-closed = Runde abgeschlossen um { $at }
rounds-table-clock = Uhr { $until }
rounds-table-earlier = { $line }, { $by } um { $at }. Korrigiert: { $reason }
rounds-table-earlier-for-dispute = { $line }, { $by } um { $at }. Korrigiert: { $reason }, Streitfall { $dispute }
rounds-tables-of-all = { $done } von { $all }
rounds-tables-close-over = { $disputes ->
    [one] Abschließen, obwohl Streitfall { $numbers } offen ist
   *[other] Abschließen, obwohl die Streitfälle { $numbers } offen sind
 }
rounds-tables-tick-to-close = { $disputes ->
    [one] Alle Ergebnisse sind da. Entscheide zuerst den Streitfall, oder kreuze das Kästchen an, um die Runde ohne Entscheidung abzuschließen.
   *[other] Alle Ergebnisse sind da. Entscheide zuerst die Streitfälle, oder kreuze das Kästchen an, um die Runde ohne Entscheidung abzuschließen.
 }
rounds-tables-named = <bdi>{ $name }</bdi> gewinnt das Match, vom Turnierleiter entschieden
rounds-tables-change = Tische ändern
rounds-take-back = Veröffentlichung zurücknehmen
rounds-tables-what-players-see = Was Spieler sehen
rounds-tables-print-by-table = Paarungen nach Tisch drucken
rounds-tables-print-by-name = Paarungen nach Name drucken
rounds-tables-print-slips = Ergebniszettel drucken
rounds-tables-print-open-slips = Zettel offener Tische drucken
rounds-tables-projector = Beamer
rounds-tables-published = veröffentlicht um { $at }
rounds-tables-minutes-from = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 } ab { $at }
rounds-tables-jumped-forward = Die Uhr des Rechners wurde um { $by } vorgestellt, während diese Runde lief; darum stimmt die Restzeit oben nicht. Nach der Uhr davor begann die Runde um { $began }; nimm für das Ende eine andere Uhr.
rounds-tables-jumped-back = Die Uhr des Rechners wurde um { $by } zurückgestellt, während diese Runde lief; darum stimmt die Restzeit oben nicht. Nach der Uhr davor begann die Runde um { $began }; nimm für das Ende eine andere Uhr.
rounds-filter-label = Gezeigte Tische
rounds-filter-all = Alle Tische
rounds-filter-open = Offen: { $n }
rounds-filter-late = Über der Zeit: { $n }
rounds-filter-none-open = Jeder Tisch hat ein Ergebnis.
rounds-filter-none-late = Kein Tisch ist über der Zeit.
rounds-badge-two-results = Zwei Ergebnisse
rounds-badge-conflict = Widerspruch
rounds-badge-no-result = Kein Ergebnis
rounds-badge-penalty = Strafe
rounds-badge-corrected = Korrigiert
rounds-action-settle = Klären
rounds-action-record = Ergebnis eintragen
rounds-action-correct = Korrigieren
rounds-tables-plays-until = Spielt bis { $until }, { $extra } länger als die Runde.
rounds-tables-reported = { $name } meldete { $score } um { $at }: { $facts }.
rounds-unfinished-as-reported = Wie { $name } gemeldet hat: { $line }
rounds-view-does-not-count = zählt nicht
rounds-view-wins = { $name } gewinnt, { $high } zu { $low }
rounds-view-nobody-wins = niemand gewinnt, { $a } zu { $b }
rounds-view-this-result = dieses Ergebnis
rounds-view-went-first = { $name } hat angefangen
rounds-view-not-counting = { $points } Punkte von { $name } zählen nicht zum Sieg
rounds-grade-full-win = voller Sieg
rounds-grade-modified-win = modifizierter Sieg
rounds-grade-true-tie = echtes Unentschieden
rounds-grade-modified-loss = modifizierte Niederlage
rounds-grade-full-loss = volle Niederlage
rounds-form-ending = Wähle, wie die Partie endete.
rounds-form-first = Wähle, wer angefangen hat, oder lass es offen.
rounds-form-whole = Spielpunkte sind ganze Zahlen, etwa 65 oder −30.
rounds-form-missing = Schreib die Spielpunkte, 0, wenn es keine gab.
rounds-form-half = Schreib die Spielpunkte von beiden, oder lass beide leer.
rounds-form-part = Punkte, die nicht zählen, sind eine ganze Zahl, 0 oder mehr.
rounds-form-too-large = Das ist mehr, als eine Partie je ergibt. Schreib es noch einmal.
rounds-form-who-won = Wähle, wer gewonnen hat.
rounds-form-who-won-by-card = Wähle, wer durch die Karte gewonnen hat.
rounds-form-who-conceded = Wähle, wer aufgegeben hat.
rounds-form-who-absent = Wähle, wer nicht erschienen ist.
rounds-form-who-disqualified = Wähle, wer durch eine Strafe verloren hat.
rounds-form-who-forfeited = Wähle, wer durch die Karte verloren hat, einer oder beide.
rounds-correct-tick-both = Bei einem Sieg beide ankreuzen
rounds-missions-both = eine Planeten- und eine Weltraummission erfüllt
rounds-missions-planet = eine Planetenmission erfüllt
rounds-missions-space = eine Weltraummission erfüllt
rounds-ticks-asked = Der Turnierleiter hat gesagt, was diese Partie zählt
rounds-ticks-asked-if = Falls ein Spieler aufgegeben hat oder die Ziehstapel leer waren: Der Turnierleiter hat gesagt, was die Partie zählt
rounds-ticks-planet = Der Sieger hat eine Planeten-Mission erfüllt
rounds-ticks-space = Der Sieger hat eine Weltraum-Mission erfüllt
rounds-draft-not-playing = <bdi>{ $name }</bdi>
rounds-draft-not-playing-why = <bdi>{ $name }</bdi>: { $why }
