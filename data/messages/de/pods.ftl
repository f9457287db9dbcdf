pods-appointment-title = Deine Verabredung, { $title }
pods-appointment-when = Wann dein Tisch spielt
pods-appointment-agreed-once = Verabredet seid ihr, wenn alle am Tisch dieselbe Zeit nennen.
pods-appointment-no-time-yet = Noch keine Zeit
pods-appointment-dropped = Ausgestiegen
pods-appointment-offer = Ich kann spielen: { $when }
pods-appointment-own = Ich kann spielen am
pods-appointment-zone = Tag und Uhrzeit, Zeitzone { $zone }. <a href="{ $display }">Deine Zeitzone wählen</a>
pods-appointment-who-sees = Nur dein Tisch und das Team sehen das.
pods-appointment-none = Du hast keinen offenen Tisch mit einer Frist.
pods-appointment-none-hint = Wenn ein Lauf veröffentlicht wird, in dem du spielst, kannst du hier aufschreiben, wann du kannst.
pods-appointment-contact = Wie die anderen dich erreichen
pods-appointment-contact-foot = Die anderen an deinem Tisch sehen es, solange der Lauf gespielt wird, und das Team. Es wird gelöscht, wenn das Turnier abgeschlossen oder dein Name gelöscht wird.
pods-draft-pods-caption = Gruppen für { $round }
pods-heat-clock = { $until }; { $results } sind da
pods-heat-table = Tisch { $table }
pods-heat-table-caption = { $title }, Tisch { $table }
pods-heat-seated = Wie gesetzt wurde
pods-heat-absent = Abwesend: <bdi>{ $absent }</bdi>.
pods-heat-links = <a href="{ $standings }">Rangliste</a>. Drucken <a href="{ $print-tables }">nach Tisch</a>, <a href="{ $print-names }">nach Name</a>. <a href="{ $forum }">Text für ein Forum</a>.
pods-heat-staff-links = Fürs Team: <a href="{ $page }">Ergebnisse eintragen</a>, <a href="{ $slips }">Ergebniszettel drucken</a>.
pods-heat-correction = <strong>Tisch { $table }.</strong> <bdi>{ $now }</bdi>. Vorher: <bdi>{ $was }</bdi>, eingetragen von <bdi>{ $by }</bdi>.
pods-heat-reason = Grund: <bdi>{ $reason }</bdi>
pods-me-with = mit <bdi>{ $others }</bdi>
pods-me-unsent = Meldung: { $text }
pods-me-confirm = Dieses Ergebnis bestätigen
pods-me-heats = Deine Läufe
pods-me-heats-caption = Deine Läufe, der neueste zuerst
pods-me-place-in-pod = Rang in der Gruppe
pods-me-place = Rang { $place }
pods-print-standings-none = Noch keine Rangliste: Es ist kein Lauf veröffentlicht.
pods-report-title = Tisch { $table } melden
pods-report-heading = Tisch { $table }
pods-report-what = Was haben alle gepunktet?
pods-report-unsent = Meldung von Tisch { $table }, { $round }
pods-report-look = Ansehen
pods-report-when-it-counts = Es zählt, wenn ein anderer Spieler deiner Gruppe dasselbe meldet und niemand etwas anderes, oder wenn das Team es einträgt. Bei verschiedenen Meldungen sieht der Turnierleiter sie alle.
pods-report-unsent-scores = Meldung von Tisch { $table }, { $round }: { $scores }
pods-score-fields-caption = Was jeder Spieler gepunktet hat
pods-slips-draft = Entwurf, nicht veröffentlicht: Die Gruppen können sich noch ändern
pods-slips-with-troubles = Mit Troubles.
pods-slips-numbers = Ganze Zahlen; 0 für nichts.
pods-slips-log-checksum = Prüfsumme des Protokolls <span class="code">{ $head }</span>
pods-staff-close-over = { $disputes ->
    [one] Abschließen, obwohl Streitfall { $numbers } offen ist
   *[other] Abschließen, obwohl die Streitfälle { $numbers } offen sind
 }
pods-staff-close = { $round } abschließen
pods-staff-results-in = Ergebnisse da: <strong>{ $results }</strong>
pods-staff-caption = { $title }. Ergebnisse da: { $results }.
pods-staff-of-table = von Tisch { $table }
pods-staff-keys = <kbd>Enter</kbd> nächster Spieler, dann eintragen. <kbd>g</kbd> zu einem Tisch. <kbd>u</kbd> rückgängig, zehn Sekunden lang. <kbd>r</kbd> zu einem abgelehnten Ergebnis.
pods-staff-away = Diesen Lauf abwesend: <bdi>{ $absent }</bdi>
pods-standings-none-hint = Sie erscheint hier, wenn Lauf 1 veröffentlicht ist, und zählt jedes Ergebnis, sobald es eingetragen ist.
pods-standings-after-heat = Nach Lauf
pods-standings-print = Drucken
pods-standings-how = { $profile }. Spieler werden der Reihe nach nach jedem davon verglichen; wer in allen gleich ist, teilt sich den Rang.
pods-standings-why = Warum { $name } hier steht
pods-table-title = Tisch { $table }, { $round }
pods-table-heading = Tisch { $table }
pods-table-record-preview = Dieses Ergebnis eintragen
pods-table-place = { $total }, Rang { $place }
pods-table-contradicted = Es wird widersprochen
pods-table-reported = Was gemeldet wurde
pods-table-take = Dieses nehmen
pods-table-keep = Eingetragenes Ergebnis behalten
pods-table-correct = Ergebnis korrigieren
pods-table-record = Ergebnis eintragen
pods-table-unsent = Ergebnis von Tisch { $table }, { $round }
pods-table-look = Vor dem Eintragen ansehen
pods-table-back = Zurück zum Lauf
pods-table-unsent-scores = Ergebnis von Tisch { $table }, { $round }: { $scores }
pods-top-title = Finaltisch, { $title }
pods-top-not-seated = Nicht gesetzt
pods-top-who = Wer dort sitzt
pods-top-hint = Die letzte Gruppe entscheidet den Endstand. Zuerst kommt, wer eine Gruppe gewonnen hat, dann die Besten der Übrigen nach der Rangliste.
pods-top-nobody-yet = Noch niemand.
pods-top-caption = Spieler am Finaltisch, die besten zuerst
pods-top-drawn = Nichts trennt den letzten Platz vom nächsten Spieler: Er wurde mit Startwert { $seed } ausgelost.
pods-top-next = Dann: <bdi>{ $reserves }</bdi>.
pods-top-seat = Finaltisch als Entwurf setzen
pods-appointment-you = Du
pods-badge-corrected = Korrigiert
pods-badge-unfinished = Nicht beendet
pods-badge-checked = Wird geprüft
pods-badge-two-results = Zwei Ergebnisse
pods-badge-conflict = Widerspruch
pods-badge-reports = { $reports ->
    [one] 1 Meldung
   *[other] { $reports } Meldungen
 }
pods-badge-no-result = Kein Ergebnis
pods-heat-top-seated = Hier sitzen die Sieger der Gruppen, dann die Besten der Übrigen nach der Rangliste. Gleichstehende sind in einer mit Startwert { $seed } ausgelosten Reihenfolge.
pods-heat-nobody-again = Keine zwei Spieler treffen sich wieder.
pods-heat-pairs-again = { $pairs ->
    [one] 1 Paar sitzt wieder zusammen.
   *[other] { $pairs } Paare sitzen wieder zusammen.
 }
pods-heat-together = { $together ->
    [one] 1 Paar, das auseinandergehalten werden sollte, sitzt zusammen.
   *[other] { $together } Paare, die auseinandergehalten werden sollten, sitzen zusammen.
 } Paare, die wieder zusammensitzen: { $pairs }.
pods-heat-proved = Nachweislich hat keine Sitzordnung weniger solche Paare.
pods-heat-not-proved = Es könnte eine Sitzordnung mit weniger solchen Paaren geben.
pods-heat-seed = Gesetzt mit Startwert { $seed }: zuerst so wenige Paare wie möglich, die auseinandergehalten werden, dann so wenige wie möglich, die wieder zusammensitzen.
pods-heat-changed = Vom Turnierleiter geändert: { $reason }
pods-tribbles = { $n ->
    [one] { $total } Tribble
   *[other] { $total } Tribbles
 }
pods-me-tribbles-at-top = { $top } am Finaltisch, { $heats } in den Läufen
pods-me-recorded = Ergebnis eingetragen
pods-me-recorded-text = { $result }.
pods-me-not-settled = Nicht geklärt
pods-me-not-settled-text = { $result }. Für diesen Tisch wurde auch ein anderes Ergebnis eingereicht. Der Turnierleiter klärt es.
pods-me-reported = { $name } hat gemeldet: { $result }.
pods-me-differ = Eure Meldungen weichen voneinander ab
pods-me-differ-text = { $reports } Der Turnierleiter sieht, dass ihr euch nicht einig seid. Einigt euch und meldet noch einmal, oder ruft einen Schiedsrichter.
pods-me-waiting = Warten auf die anderen
pods-me-you-reported = Du hast gemeldet: { $result }. Es zählt, wenn ein anderer Spieler deiner Gruppe dasselbe meldet oder das Team es einträgt.
pods-me-confirm-text = { $name } hat gemeldet: { $result }. Stimmt das?
pods-me-dropped = Du bist aus dem Turnier ausgestiegen.
pods-me-dropped-next = Du behältst, was du gepunktet hast, und wirst nicht mehr gesetzt. Der Turnierleiter kann dich zurückholen.
pods-me-none-before = Lauf 1 ist noch nicht veröffentlicht.
pods-me-none-before-next = Deine Tischnummer erscheint hier, wenn die Paarungen veröffentlicht sind.
pods-me-no-table = Kein Tisch für dich: { $round }.
pods-me-no-table-next = Wenn du das nicht erwartet hast, frag den Turnierleiter.
pods-me-closed = { $round } ist abgeschlossen.
pods-me-closed-next = Deine nächste Tischnummer erscheint hier, wenn die Paarungen veröffentlicht sind.
pods-me-not-at-top = Du sitzt nicht am Finaltisch.
pods-me-no-more-next = Es folgt kein Tisch mehr. Dein endgültiger Rang erscheint hier, wenn der Turnierleiter das Turnier abschließt.
pods-paper-by-table = Gruppen nach Tisch
pods-paper-slips = Ergebniszettel
pods-paper-back-standings = Rangliste
pods-paper-total = gesamt
pods-report-no-heat = Das Formular kam ohne seinen Lauf. Öffne „Mein Tisch“ und melde von dort.
pods-report-other-heat = Dieses Formular ist aus Lauf { $heat }, und jetzt wird ein anderer gespielt. Es wurde nichts gemeldet. Öffne „Mein Tisch“ und melde von dort.
pods-score-typed-for-others = Für Spieler, die jetzt woanders sitzen, hast du eingegeben: { $typed }.
pods-score-total = Gesamt
pods-score-round = Runde { $round }
pods-score-hint-total-troubles = Die Summe jedes Spielers, mit Troubles; 0 für einen Spieler ohne Punkte.
pods-score-hint-total = Die Summe jedes Spielers, ohne Troubles; 0 für einen Spieler ohne Punkte.
pods-score-hint-rounds-troubles = Was jeder Spieler in jeder Runde gepunktet hat, mit Troubles; ein leeres Feld zählt als 0.
pods-score-hint-rounds = Was jeder Spieler in jeder Runde gepunktet hat, ohne Troubles; ein leeres Feld zählt als 0.
pods-score-broken-form = Dem Formular fehlen einige Felder. Lade die Seite neu.
pods-score-number-fault = Schreib für { $name } eine ganze Zahl, etwa 638386, und 0 für nichts; die größte ist { $largest }.
pods-score-not-whole = „{ $typed }“ für { $name } ist keine ganze Zahl. Schreib eine wie 638386, und 0 für nichts.
pods-staff-of-all = { $done } von { $all }
pods-staff-what-players-see = Was Spieler sehen
pods-staff-print-by-table = Gruppen nach Tisch drucken
pods-staff-print-by-name = Gruppen nach Name drucken
pods-staff-print-slips = Ergebniszettel drucken
pods-staff-projector = Beamer
pods-staff-close-tournament = Zum Leitstand, um das Turnier abzuschließen
pods-staff-go-on = Weiter am Leitstand
pods-staff-settle = Widerspruch klären
pods-staff-unfinished = Nicht beendete Partien
pods-staff-record = Ergebnis eintragen
pods-staff-correct = Ergebnis korrigieren
pods-standings-title = Rangliste
pods-standings-so-far = Rangliste bisher, mit: { $round }
pods-standings-final = Endstand nach: { $round }
pods-standings-after = Rangliste nach: { $round }
pods-standings-counted = { $results } sind da und zählen hier.
pods-standings-top-first = Zuerst kommt der Finaltisch, nach dem, was dort gepunktet wurde; alle anderen stehen in der Reihenfolge der Läufe.
pods-standings-left = ausgestiegen nach Lauf { $heat }
pods-standings-then = { $one }, dann { $other }
pods-why-title = Warum { $name } auf Rang { $place } steht
pods-why-heat = Lauf { $heat }
pods-why-heat-total = { $tribbles }, Rang { $place } in der Gruppe
pods-why-by-heats = Nach den Läufen: { $order }.
pods-why-by-top = Nach dem Finaltisch: { $tribbles } dort.
pods-why-level = Gleichauf mit { $players }, also ist der Rang geteilt.
pods-why-place-points = { $points }: in jedem Lauf die Spieler der Gruppe minus den Rang; Gleichstehende teilen
pods-table-by-reported = { $name } hat gemeldet, { $at }
pods-table-by-offered = { $name } hat eingereicht, { $at }
pods-table-recorded-unfinished-by = { $result }. Die Partie wurde nicht rechtzeitig beendet. Eingetragen von { $by }, { $at }.
pods-table-recorded-by = { $result }; eingetragen von { $by }, { $at }
pods-table-agreed = Verabredet
pods-table-broken-form = Dem Formular fehlt das Ergebnis, das es korrigiert. Lade die Seite neu.
pods-top-won-a-pod = hat eine Gruppe gewonnen
pods-top-by-standings = nach der Rangliste
pods-repair-heading = Gruppen von Lauf { $round } ändern
pods-repair-too-few-to-swap = Weniger als zwei Gruppen sind offen, daher kann niemand tauschen.
pods-repair-late-joins = Wer zu spät kommt, setzt sich an Tisch { $table }, in die kleinste Gruppe.
pods-repair-late-replaces = Wer zu spät kommt, nimmt den Platz von <bdi>{ $name }</bdi> (ausgestiegen) an Tisch { $table } ein, in der kleinsten Gruppe.
pods-repair-dropped = Zählt nach dem Aussteigen nicht mehr mit: <bdi>{ $names }</bdi>. Beim Tausch nimmt jemand aus einer größeren Gruppe oder ohne Platz einen dieser Plätze ein. Setzt du Gruppen neu, bleiben Ausgestiegene weg.
pods-repair-name-dropped = { $name } (ausgestiegen)
pods-repair-late-elsewhere = <bdi>{ $name }</bdi> kommt stattdessen an Tisch { $table }, in eine ebenso kleine Gruppe ohne jemanden, von dem dieser Spieler getrennt bleibt.
pods-repair-late-beside = <bdi>{ $name }</bdi> kommt an Tisch { $table } zu <bdi>{ $others }</bdi>, obwohl sie getrennt bleiben sollen. In jeder der kleinsten offenen Gruppen sitzt so jemand. Mit einem mehr in einer größeren Gruppe würden sich die Gruppen um zwei Spieler unterscheiden.
pods-repair-again-heading = Einige Gruppen neu setzen
pods-repair-again-too-few = Weniger als zwei Gruppen sind offen, also gäbe es keine neuen Begegnungen.
pods-repair-again-would-play = Diese Gruppen würden spielen. Noch ist nichts geändert.
pods-repair-again-repeats = { $count ->
    [0] Niemand säße mit einem Gegner aus einem früheren Lauf zusammen.
    [one] Ein Paar säße wie in einem früheren Lauf zusammen.
   *[other] { $count } Paare säßen wie in früheren Läufen zusammen.
}
pods-repair-again-together = { $count ->
    [one] Ein Paar säße zusammen, obwohl es getrennt bleiben soll: In diesen Gruppen geht es nicht anders.
   *[other] { $count } Paare säßen zusammen, obwohl sie getrennt bleiben sollen: In diesen Gruppen geht es nicht anders.
}
pods-repair-again-seat = Diese Gruppen setzen
pods-repair-again-hint = Die Spieler der Gruppen, die du wählst, werden nach den Regeln eines neuen Laufs gesetzt. Zuerst treffen sie so wenige Gegner aus früheren Läufen wie möglich. Dann treffen sie so wenige wie möglich von denen, die jetzt mit ihnen sitzen. Alle anderen Gruppen bleiben.
pods-repair-again-pods = Gruppen
pods-repair-again-look = Neue Gruppen ansehen
pods-repair-table-players = Tisch { $table }: { $players }
pods-repair-back = Zurück zum Lauf
pods-staff-change = Gruppen ändern
pods-unfinished-heading = Nicht beendete Partien: { $round }
pods-unfinished-how-it-counts = Keine Quelle sagt, wie eine nicht beendete Tribbles-Partie zählt, also entscheidest du. Trage ein, was alle bis jetzt gepunktet haben: Das zählt wie jedes andere Ergebnis, und alle sehen, dass die Partie nicht beendet wurde. Ein Tisch mit leeren Feldern spielt weiter.
pods-unfinished-look = Summen und Ränge ansehen
pods-unfinished-record = Diese Summen eintragen
