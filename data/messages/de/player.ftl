player-appointment-title = Deine Verabredung, { $title }
player-appointment-when = Runde { $round }: wann du gegen <bdi>{ $opponent }</bdi> spielst
player-appointment-no-contact = <bdi>{ $opponent }</bdi> hat nichts angegeben.
player-appointment-agreed = <strong>{ $agreed }</strong>, aufgeschrieben von <bdi>{ $by }</bdi>
player-appointment-we-agreed = Wir spielen am
player-appointment-zone = Tag und Uhrzeit, Zeitzone { $zone }. <a href="{ $display }">Deine Zeitzone wählen</a>
player-appointment-who-sees = Nur ihr beide und das Team seht das. Jeder von euch kann es ändern.
player-appointment-none = Du hast keine offene Partie mit einer Frist.
player-appointment-none-hint = Wenn eine Runde veröffentlicht wird, in der du einen Gegner hast, kannst du hier aufschreiben, wann ihr spielt.
player-appointment-contact = Wie dein Gegner dich erreicht
player-appointment-contact-hint = Etwa dein Name bei Discord oder im Online-Client; höchstens { $longest } Zeichen. Leer: Niemand sieht etwas.
player-appointment-contact-foot = Dein Gegner sieht es, solange die Runde gespielt wird, und das Team. Es wird gelöscht, wenn das Turnier abgeschlossen oder dein Name gelöscht wird.
player-call-title = Schiedsrichter an Tisch { $table } rufen
player-call-round-table = Runde { $round }, Tisch { $table }
player-call-you-against = du gegen <bdi>{ $opponent }</bdi>
player-call-about = Worum geht es?
player-call-refused = Schiedsrichter nicht gerufen
player-call-unsent = Schiedsrichterruf an Tisch { $table }, Runde { $round }
player-call-meanwhile = Noch hat kein Schiedsrichter davon gehört: Heb die Hand oder geh zum Schiedsrichtertisch.
player-call-again-hint = Das Team sieht ihn. Ruf nur wegen einer anderen Frage noch einmal.
player-call-question-hint = Freiwillig. In wenigen Worten, höchstens 300 Zeichen, etwa: Welche von zwei Karten gilt hier? Öffentlich, sobald entschieden ist.
player-call-facts = Was geschah, wie du es gesehen hast
player-call-facts-hint = Freiwillig. Das Team und dein Gegner können es lesen. Nenne keine Namen.
player-call-foot = Unterbrecht die Partie und lasst die Karten liegen. Das Team sieht den Ruf sofort, und die Entscheidung erscheint auf deiner Seite.
player-check-in-done = Du bist eingecheckt
player-check-in-done-hint = Du wirst für { $round } gepaart. Wenn du sie doch nicht spielen kannst, sag es dem Team.
player-check-in-heading = Einchecken für { $round }
player-check-in-hint = Tippe auf den Knopf, sobald du im Saal bist. Wer nicht eingecheckt hat, wird für { $round } vielleicht nicht gepaart.
player-check-in-i-am-here = Ich bin da
player-deck-title = Dein Deck, { $title }
player-deck-at = <bdi>{ $name }</bdi> bei <a href="{ $home }"><bdi>{ $title }</bdi></a>
player-deck-sha-256 = SHA-256 <span class="code" title="{ $whole-sha256 }">{ $sha256 }</span>
player-deck-only-checked = Diese Liste wurde nur geprüft. Abgegeben ist nichts, bis du unten „Liste abgeben“ drückst.
player-deck-hand-it-in = Abgeben
player-deck-hand-it-in-anyway = Trotzdem abgeben
player-deck-nothing-to-hand-in = Es gibt nichts abzugeben.
player-deck-locked = Deine Liste ist gesperrt
player-deck-lists-locked = Die Listen sind gesperrt
player-deck-locked-with-list = Es wird schon gespielt, also sind die Decklisten gesperrt. Um deine zu ändern, geh zu einem Turnierleiter oder Deckprüfer: Er kann eine geänderte Liste abgeben, wenn du dabei bist.
player-deck-locked-in-cut = In der Finalrunde spielen alle mit demselben Deck weiter, also sind die Decklisten gesperrt. Um deine zu ändern, geh zu einem Turnierleiter oder Deckprüfer: Er kann eine geänderte Liste abgeben, wenn du dabei bist.
player-deck-locked-without-list = Es wird schon gespielt, also sind die Decklisten gesperrt. Wir haben deine nicht: Geh zu einem Turnierleiter oder Deckprüfer, der noch eine abgeben kann.
player-deck-hand-in = Gib deine Liste ab
player-deck-change = Ändere deine Liste
player-deck-required = Alle geben vor Runde 1 eine Liste ab.
player-deck-optional = Du kannst eine Liste abgeben.
player-deck-check-often = Prüfe sie, so oft du willst; gespeichert wird nur, was du abgibst.
player-deck-who-sees = Nur du und die Deckprüfer sehen sie; jedes Mal, wenn einer von ihnen sie liest, steht das unten und im Protokoll.
player-deck-who-sees-unless = Nur du und die Deckprüfer sehen sie, es sei denn, du willst sie zeigen; jedes Mal, wenn einer von ihnen sie liest, steht das unten und im Protokoll.
player-deck-change-between-games = Du kannst sie zwischen den Partien ändern.
player-deck-change-until = Du kannst sie ändern, bis Runde 1 veröffentlicht ist.
player-deck-change-until-stage = Du kannst sie ändern, bis die erste Stufe der Finalrunde veröffentlicht ist.
player-deck-handed-in = Die Liste, die du abgegeben hast
player-leave-title = Aussteigen, { $title }
player-leave-crumb = Aussteigen
player-leave-what-it-means = Was das bedeutet
player-leave-not-now = Jetzt nicht
player-leave-open-game = Deine Partie an Tisch { $table } braucht noch ihr Ergebnis. Melde es, oder sag es dem Team.
player-leave-match = Dein Match an Tisch { $table } hat noch keinen Sieger. Wenn du jetzt aussteigst, kommt { $opponent } weiter. Wenn ihr eine Partie beendet habt, melde sie vorher.
player-leave-reserve = { $reserve } übernimmt sofort deinen Platz in der Finalrunde. Bis dieses Match beginnt, kann der Turnierleiter ihn dir zurückgeben.
player-leave-no-shows = { $games ->
        [one] Deine offene Partie zählt sofort als nicht erschienen.
       *[other] Deine { $games } offenen Partien zählen sofort als nicht erschienen.
    }
player-leave-not-paired = Ab der nächsten Runde wirst du nicht mehr gepaart.
player-leave-no-reserve = Du bist kein Nachrücker mehr.
player-leave-no-match = Du hast kein Match mehr, also wartet niemand auf dich.
player-leave-keep-results = Gespielte Matches behalten ihr Ergebnis.
player-leave-not-in-bracket = Du bekommst keinen Platz im Turnierbaum.
player-leave-no-stage = Du spielst kein Match mehr.
player-leave-opponent-wins = Du spielst kein Match mehr: Dein nächster Gegner gewinnt kampflos.
player-leave-dropped = Du bist nicht mehr im Turnier
player-leave-keep-points = Du behältst deine Punkte und deinen Rang in der Rangliste.
player-leave-no-return = Du kannst nicht von selbst zurückkehren. Der Turnierleiter sieht, dass du ausgestiegen bist, und kann es zurücknehmen.
player-leave-stay = Bleiben
player-leave-blocked = Du bist nicht ausgestiegen
player-report-title = Tisch { $table } melden
player-report-unsent = Meldung von Tisch { $table }, Runde { $round }
player-report-ending-hint = Wähle einen Sieger nur, wenn ein Spieler die Siegbedingungen erfüllt hat. Sonst wähle „{ $time }“.
player-report-when-it-counts = Es zählt, wenn <bdi>{ $opponent }</bdi> dasselbe meldet oder das Team es einträgt. Wenn ihr euch nicht einig seid, sieht es der Turnierleiter.
player-report-heading = Tisch { $table }
player-report-recorded = Eingetragen: { $result }.
player-report-round = Runde { $round }
player-look-you = Du
player-look-ending = Ausgang: { $ending }.
player-look-unsent = Meldung von Tisch { $table }, Runde { $round }: du { $own }, { $opponent } { $other }
player-look-when-it-counts = Es zählt, wenn <bdi>{ $opponent }</bdi> dasselbe meldet oder das Team es einträgt.
player-me-games = Deine Partien
player-me-games-caption = Deine Partien, die neueste zuerst
player-me-deck-agreed = Du bist einverstanden, dass alle deine Liste sehen.
player-me-deck-private = Deine Liste ist privat.
player-me-deck-reads = Wenn das Team sie liest, siehst du das hier.
player-me-penalties-foot = Nur du und das Team seht das; nimmt eine Strafe eine Partie, sagt ihr Ergebnis das allen. Wenn du eine für falsch hältst, sprich mit dem Hauptschiedsrichter oder dem Turnierleiter: Sie können sie zurückziehen.
player-me-record = Deine Bilanz bei allen Turnieren
player-met-heading = Ihr seid euch schon begegnet
player-met-line = { $outcome } am { $day }: <a href="{ $to }"><bdi>{ $title }</bdi>, Runde { $round }</a>
player-news-look = Schiedsrichterruf ansehen
player-news-new-call = Neuer Schiedsrichterruf
player-news-dispute = Streitfall { $number }
player-prospects-the-cut = Die Finalrunde (Cut)
player-prospects-note = Nur nach Punkten. Punktgleiche trennt die Feinwertung, darum steht bei ihnen „andere entscheiden“. Solange zwei Runden nicht zu Ende sind, kann jeder noch jede Partie gewinnen oder verlieren; im Zweifel steht „andere entscheiden“ da. Wenn ein Spieler aussteigt oder zurückkehrt oder ein Ergebnis korrigiert wird, sieh noch einmal nach.
player-rare-below-zero = <bdi>{ $label }</bdi>: unter null
player-rare-not-counting = { $label }: Punkte, die nicht zum Sieg zählten
player-ruling-sheet = Die Entscheidung als Blatt
player-ruling-take-back = Schiedsrichterruf zurücknehmen
player-ruling-take-back-why = Warum niemand mehr kommen muss
player-ruling-take-back-hint = Das Team und dein Gegner lesen es, die Öffentlichkeit nicht.
player-ruling-appeal-heading = Einspruch gegen diese Entscheidung
player-ruling-appeal-why = Warum die Entscheidung geändert werden soll
player-ruling-appeal-hint = Das Team und dein Gegner lesen es, die Öffentlichkeit nicht. Bis zu 4000 Zeichen.
player-ruling-appeal = Einspruch beim Hauptschiedsrichter
player-table-against = gegen <bdi>{ $opponent }</bdi>
player-table-round = Runde: { $until }
player-table-own-clock = dein Tisch: { $until }, { $extra } mehr als die Runde
player-table-unsent = Meldung: { $button }
player-appointment-you = dir
player-call-with-words = Erst mehr schreiben
player-call-in-a-word = Worum geht es? (freiwillig)
player-call-no-round = Das Formular kam ohne seine Runde. Öffne „Mein Tisch“ und ruf von dort.
player-call-other-round = Dieses Formular ist aus Runde { $round }, und dein Tisch ist jetzt in Runde { $now }. Es wurde kein Schiedsrichter gerufen. Öffne „Mein Tisch“ und ruf von dort.
player-deck-handed-in-at = abgegeben { $when }
player-deck-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
player-deck-advice-changed = Sag es dem Turnierleiter, und halte deine eigene Kopie der Liste bereit.
player-deck-advice-gone = Gib dieselbe Liste noch einmal ab, oder bring sie zum Turnierleiter, wenn sich Listen nicht mehr ändern lassen.
player-deck-advice-outdated = Format, Datum oder dein Kartenpool wurden nach deiner Abgabe geändert; die Prüfung ist also nicht mehr aktuell. Sieh dir an, was jetzt gefunden wird, und gib die Liste noch einmal ab.
player-deck-advice-accepted = Deine Liste wurde mit ihren Fehlern akzeptiert. Du musst nichts mehr tun.
player-deck-advice-faults = Deine Liste hat Fehler. Ändere sie und gib sie noch einmal ab, oder sprich mit dem Turnierleiter, der sie akzeptieren kann.
player-deck-advice-fine = Deine Liste ist da und hat keine Fehler. Du musst nichts mehr tun.
player-deck-over = Das Turnier ist vorbei.
player-deck-back = dein Deck
player-deck-empty = Füge hier zuerst deine Deckliste ein.
player-games-does-not-count = zählt nicht
player-games-no-result = noch kein Ergebnis
player-games-bye = Freilos
player-games-earned-bye = Erspieltes Freilos
player-games-not-played = Nicht gespielt
player-games-stage = { $stage }, Partie { $game }
player-games-won-by-decision = Match durch Entscheidung des Turnierleiters gewonnen
player-games-lost-by-decision = Match durch Entscheidung des Turnierleiters verloren
player-me-round-of = Runde { $round } von { $rounds }
player-me-place = Rang { $place }
player-me-place-before-cut = Rang { $place } vor der Finalrunde
player-me-is-over = Turnier abgeschlossen
player-me-no-results = noch keine Ergebnisse
player-me-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
player-met-balance = Du hast { $won } gewonnen, { $lost } verloren und { $tied } unentschieden gespielt.
player-news-called = Ein Schiedsrichter ist gerufen
player-news-final-word = Letztes Wort gesprochen, { $when }
player-news-appealed = Entscheidung getroffen, Einspruch läuft, { $when }
player-news-ruled = Entscheidung getroffen, { $when }
player-news-corrected = Ergebnis korrigiert, { $when }
player-news-corrected-why = Runde { $round }, Tisch { $table }, wegen Streitfall { $dispute }: { $now }. Vorher: { $was }.
player-own-deck-open-page = Deine Deckseite öffnen
player-own-deck-hand-in = Gib deine Liste ab
player-own-deck-open = Deine Liste öffnen
player-own-deck-not-handed-in = Nicht abgegeben
player-own-deck-missing-begun = Runde 1 hat begonnen, und wir haben deine Liste nicht. Geh zum Turnierleiter oder zu einem Deckprüfer.
player-own-deck-missing = Jeder Spieler gibt eine Liste ab. Gib deine ab, bevor Runde 1 veröffentlicht wird.
player-own-deck-missing-over = Das Turnier ist abgeschlossen. Du hast keine Liste abgegeben.
player-own-deck-not-required = Bei diesem Turnier ist keine Liste nötig.
player-own-deck-line = { $when }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }, { $fault }
player-own-deck-handed-in = Abgegeben
player-own-deck-accepted = Akzeptiert
player-own-deck-faults = Fehler
player-own-deck-no-faults = keine Fehler.
player-own-deck-faults-accepted = { $faults ->
    [one] 1 Fehler
   *[other] { $faults } Fehler
 }, akzeptiert: { $reason }
player-own-deck-faults-begun = { $faults ->
    [one] 1 Fehler
   *[other] { $faults } Fehler
 }. Das Turnier läuft schon, also geh mit einer korrigierten Liste zum Turnierleiter oder zu einem Deckprüfer.
player-own-deck-faults-before = { $faults ->
    [one] 1 Fehler
   *[other] { $faults } Fehler
 }. Sieh sie dir an und gib eine korrigierte Liste ab.
player-own-deck-read-by-role = Deine Liste wurde gelesen: { $role }, { $at }.
player-own-deck-read-by = Deine Liste wurde gelesen von { $who }, { $role }, { $at }.
player-own-deck-staff = Team
player-own-deck-checked-agrees = Dein Deck wurde geprüft: Es stimmt mit deiner Liste überein.
player-own-deck-checked-differs = Dein Deck wurde geprüft: Es weicht von deiner Liste ab.
player-own-deck-checked-agrees-in = Dein Deck wurde in Runde { $round } geprüft: Es stimmt mit deiner Liste überein.
player-own-deck-checked-differs-in = Dein Deck wurde in Runde { $round } geprüft: Es weicht von deiner Liste ab.
player-place-result = du { $own }, { $opponent } { $other }; { $ending }
player-place-outcome = { $grade } { $margin }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
player-prospects-best = Die besten { $size } spielen nach Runde { $round } weiter.
player-prospects-too-few = { $left ->
    [one] Angekündigt ist eine Finalrunde mit { $size } Plätzen, und ein Spieler ist noch da. Der Turnierleiter sagt noch, wie viele weiterspielen.
   *[other] Angekündigt ist eine Finalrunde mit { $size } Plätzen, und { $left } Spieler sind noch da. Der Turnierleiter sagt noch, wie viele weiterspielen.
}
player-prospects-in = du spielst weiter
player-prospects-open = andere entscheiden
player-prospects-out = nicht genug
player-prospects-with = { $grade }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
player-report-no-round = Das Formular kam ohne seine Runde. Öffne „Mein Tisch“ und melde von dort.
player-report-other-round = Dieses Formular ist aus Runde { $round }, und jetzt wird Runde { $now } gespielt. Es wurde nichts gemeldet. Öffne „Mein Tisch“ und melde von dort.
player-report-staff-only = Das trägt nur das Team ein. Wähle einen anderen Ausgang, oder ruf einen Schiedsrichter.
player-report-both-forfeited = Beide durch Karten verloren
player-ruling-coming = Ein Schiedsrichter kommt
player-ruling-with-head-judge = Beim Hauptschiedsrichter
player-ruling-called = Ein Schiedsrichter ist gerufen
player-ruling-place = Runde { $round }, Tisch { $table }
player-ruling-took-call = { $name } hat den Ruf { $when } übernommen.
player-ruling-waits-for-head-judge = Er wartet auf den Hauptschiedsrichter oder den Turnierleiter.
player-ruling-called-when = Gerufen { $when }. Noch hat kein Schiedsrichter den Ruf übernommen.
player-ruling-time-back = { $minutes ->
    [one] Dein Tisch hat 1 Minute zurückbekommen: { $reason }
   *[other] Dein Tisch hat { $minutes } Minuten zurückbekommen: { $reason }
 }
player-ruling-told-by-both = beide Spieler
player-ruling-told-by-staff = vom Team gesehen
player-table-recorded = Ergebnis eingetragen
player-table-recorded-text = { $result }. Für dich: { $outcome }.
player-table-not-settled = Nicht geklärt
player-table-not-settled-text = Für diesen Tisch wurde auch ein anderes Ergebnis eingereicht. Der Turnierleiter sieht beide und klärt es.
player-table-waiting-for = Warten auf { $opponent }
player-table-you-reported = Du hast um { $at } gemeldet: { $result }. Es zählt, wenn { $opponent } dasselbe meldet oder das Team es einträgt.
player-table-differ = Eure Meldungen weichen voneinander ab
player-table-differ-text = Du hast gemeldet: { $own }. { $opponent } hat gemeldet: { $other }. Der Turnierleiter sieht, dass ihr euch nicht einig seid. Einigt euch und meldet noch einmal, oder ruft einen Schiedsrichter.
player-table-confirm-text = { $opponent } hat gemeldet: { $result }. Für dich: { $outcome }. Stimmt das?
player-table-confirm = { $own } zu { $other } bestätigen
player-table-opponent-left = { $opponent } ist ausgestiegen
player-table-opponent-left-text = Wenn ihr eure Partie gespielt habt, melde ihr Ergebnis. Wenn nicht, sag es dem Team: Es trägt sie ein.
player-table-opponent-left-match = Du gewinnst dieses Match, sobald der Turnierleiter es einträgt. Wenn ihr vorher eine Partie beendet habt, melde sie zuerst.
player-table-none-before = Runde 1 ist noch nicht veröffentlicht.
player-table-no-bracket = Der Turnierbaum ist noch nicht ausgelost.
player-table-none-before-next = Deine Tischnummer erscheint hier, wenn die Paarungen veröffentlicht sind.
player-table-round-closed = Runde { $round } ist abgeschlossen.
player-table-round-closed-next = Deine nächste Tischnummer erscheint hier, wenn die Paarungen veröffentlicht sind.
player-table-last-closed-next = Dein endgültiger Rang erscheint hier, wenn der Turnierleiter das Turnier abschließt. Wenn du weiterspielst, erscheint hier deine nächste Tischnummer, sobald die Paarungen veröffentlicht sind.
player-table-dropped = Du bist aus dem Turnier ausgestiegen.
player-table-dropped-next = Du behältst deine Punkte und wirst nicht mehr gepaart. Der Turnierleiter kann dich zurückholen.
player-table-dropped-over = Du behältst deine Punkte und deinen Rang. Das Turnier wird ohne dich zu Ende gespielt.
player-table-bye = Du hast in Runde { $round } das Freilos.
player-table-bye-next = Es gibt nichts zu melden. Dein nächster Tisch erscheint hier, wenn die nächste Runde veröffentlicht ist.
player-table-no-table = Du hast in Runde { $round } keinen Tisch.
player-table-no-table-next = In der nächsten Runde wirst du wieder gepaart. Wenn du das nicht erwartet hast, frag den Turnierleiter.
player-table-no-table-last-next = Wenn du das nicht erwartet hast, frag den Turnierleiter. Dein endgültiger Rang erscheint hier, wenn der Turnierleiter das Turnier abschließt.
player-cut-in = Du bist in der Finalrunde, auf Setzplatz { $seed }.
player-cut-in-bracket = Du bist im Turnierbaum, auf Setzplatz { $seed }.
player-cut-plays-on = Du spielst weiter, auf Setzplatz { $seed }.
player-cut-no-match = Kein Match für dich: { $round }. Du kommst weiter.
player-cut-goes-on = Du kommst weiter.
player-cut-for-third = Du spielst um Platz 3.
player-cut-lost-and-on = Du hast dieses Match verloren und spielst weiter.
player-cut-undecided = Dein Match hat noch keinen Sieger.
player-cut-undecided-next = Der Turnierleiter sagt, wer es gewinnt, oder lässt euch noch eine Partie spielen.
player-table-game = Partie { $game } deines Matchs. Bisher gewonnene Partien: du { $own }, dein Gegner { $other }.
player-cut-finished = Du hast dein letztes Match gespielt.
player-cut-out = Du bist ausgeschieden.
player-cut-place = Dein Rang: { $place }. Er ist endgültig, wenn der Turnierleiter das Turnier abschließt.
player-cut-place-later = Dein Rang steht fest, wenn alle in deiner Stufe gespielt haben.
player-cut-not-in = Du spielst nicht weiter.
player-cut-reserve = Du bist nicht in der Finalrunde. Du bist Nachrücker { $number }.
player-cut-reserve-next = Wenn jemand vor dem ersten Match aus der Finalrunde aussteigt, bekommt der erste Nachrücker, der noch da ist, den Platz. Bevor du heimgehst, steig aus, oder sag es dem Turnierleiter.
player-table-your-table-of-round = Dein Tisch, Runde { $round }
player-open-games-title = Deine anderen offenen Partien
player-open-games-list = Offene Partien in anderen Runden
player-open-games-waits = Wartet auf dich
player-open-games-any-order = Du kannst sie in beliebiger Reihenfolge spielen. Wähle eine, um das Ergebnis zu melden oder um auszumachen, wann ihr spielt.
player-open-games-until = bis { $end }
player-open-games-you-reported = du hast gemeldet
player-open-games-opponent-reported = <bdi>{ $name }</bdi> hat gemeldet
player-open-games-reports-differ = eure Meldungen widersprechen sich
