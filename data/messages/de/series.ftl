series-create-for-instance-spring-season-2026 = Zum Beispiel Frühjahrssaison 2026.
series-create-figures-of = Zahlen von „{ $name }“
series-create-the-series-keeps-a-copy = Die Serie behält eine Kopie der Regeln: Sie bleiben, wie sie jetzt sind. Trag ein, was du anders willst.
series-create-points-by-place = Punkte nach Rang
series-create-the-first-place-first-such = Der erste Rang zuerst, etwa 10, 7, 5. Leer: wie in den Regeln.
series-create-points-for-attendance = Punkte für die Teilnahme
series-create-empty-as-the-rules-say = Leer: wie in den Regeln.
series-create-how-many-tournaments-count = Wie viele Turniere zählen
series-create-a-players-best-ones-0 = Die besten eines Spielers; 0 für alle. Leer: wie in den Regeln.
series-create-begin-the-series = Serie beginnen
series-list-no-series-yet = Noch keine Serie.
series-list-a-series-adds-up-the = Eine Serie zählt die Ränge mehrerer Turniere zusammen, zum Beispiel einer Saison.
series-list-all-series = Alle Serien
series-list-series-the-newest-first = Serien, die neueste zuerst
series-log-title = Protokoll, { $title }
series-log-what-was-recorded = Was eingetragen wurde
series-log-lines-of-the-log-the = Zeilen des Protokolls, die neueste zuerst
series-log-when = Wann
series-log-who = Wer
series-log-reason = Grund: <bdi>{ $reason }</bdi>
series-log-more-lines = Weitere Zeilen
series-run-run = { $title } leiten
series-run-count-a-tournament = Turnier zählen
series-run-address-of-a-finished-tournament = Adresse eines beendeten Turniers
series-run-count-it = Zählen
series-run-it-counts-as-it-is = Es zählt, wie es jetzt ist. Ändert sich sein Protokoll später, siehst du es hier und entscheidest.
series-run-tournaments-that-count = Turniere, die zählen
series-run-count-it-again-as-it = Neu zählen, wie es jetzt ist<span class="vh">: { $title }</span>
series-run-take-it-out = Herausnehmen<span class="vh">: { $title }</span>
series-run-a-bonus-open-a-player = Ein Bonus: Öffne einen Spieler in der <a href="{ $series }">Rangliste</a>.
series-run-directors = Leiter
series-run-nobody-the-operator-runs-it = Niemand; der Betreiber leitet sie.
series-run-remove = Entfernen<span class="vh">: <bdi>{ $name }</bdi></span>
series-run-account = Konto
series-run-name-a-director = Leiter benennen
series-run-title-and-description = Titel und Beschreibung
series-run-end = Ende
series-run-the-standings-are-final-then = Die Rangliste ist dann endgültig. Mit einem Grund kannst du die Serie wieder öffnen.
series-run-close-the-series = Serie abschließen
series-run-reopen-the-series = Serie wieder öffnen
series-show-nobody-has-points-yet-the = Noch hat niemand Punkte. Die Leiter zählen Turniere hier, sobald sie vorbei sind.
series-show-players-the-best-first-open = Spieler, der beste zuerst; öffne einen Namen, um die Rechnung hinter dem Rang zu sehen
series-show-tournaments-that-count-the-earliest = Turniere, die zählen, das früheste zuerst
series-show-since-it-was-counted = Seit der Zählung
series-show-each-counts-as-it-was = Jedes zählt so, wie es war, als ein Leiter es zählte. Was sich dort später geändert hat, ist markiert und zählt erst, wenn ein Leiter das Turnier neu zählt.
series-show-rules = Regeln: { $name }
series-show-directed-by = Leitung: <bdi>{ $directors }</bdi>.
series-show-by-tournament = Nach Turnier
series-show-standings-for-a-spreadsheet = Rangliste für eine Tabellenkalkulation
series-show-teams-the-best-first = Mannschaften, die beste zuerst; Punkte, die nicht zählen, stehen in Klammern
series-show-teams-count-by-name = Mannschaften mit demselben Namen sind eine Mannschaft. Ihre Ränge geben die Punkte, die Ränge von Spielern geben, ohne Bonus. Keine Quelle sagt, wie Mannschaften über eine Saison zählen; das ist also <span class="mark default">unsere Vorgabe</span>.
series-show-teams-for-a-spreadsheet = Mannschaften für eine Tabellenkalkulation
series-why-all-tournaments-of-this-player = Alle Turniere dieses Spielers
series-why-the-sum = Die Summe
series-why-what-each-tournament-gives-the = Was jedes Turnier gibt, das früheste zuerst
series-why-for-the-place = Für den Rang
series-why-attendance = Teilnahme
series-why-place = Rang { $place }
series-why-points-for-the-place = { $points } für den Rang
series-why-points-for-attendance = { $points } für die Teilnahme
series-why-bonus-because = Bonus: <bdi>{ $reason }</bdi>
series-why-together = Zusammen
series-why-bonus = Bonus
series-why-why-the-bonus-of-is = Warum der Bonus von { $points } zurückgenommen wird
series-why-withdraw-the-bonus-of-line = Bonus zurücknehmen<span class="vh">: Zeile { $number }</span>
series-why-everybody-reads-it-beside-the = Alle lesen ihn neben den Punkten.
series-why-give-the-bonus = Bonus geben
series-create-write-a-title = Schreibe einen Titel.
series-create-choose-rules = Wähle Regeln.
series-create-write-the-points = Schreibe die Punkte jedes Ranges, die des ersten zuerst, etwa 10, 7, 5.
series-create-whole-number = Schreibe eine ganze Zahl, etwa 2, oder lass es leer.
series-tournaments = { $tournaments ->
    [one] { $tournaments } Turnier
   *[other] { $tournaments } Turniere
 }
series-players = { $players } Spieler
series-list-from-to = { $tournaments }, { $from } bis { $to }
series-list-on = { $tournaments }, { $day }
series-list-final = Endgültig
series-list-under-way = Läuft
series-unnamed = Ein Spieler, der nicht genannt wird
series-unnamed-team = Eine Mannschaft, die nicht genannt wird
series-changed-same-places = Seitdem geändert, mit denselben Rängen
series-changed-other-places = { $players ->
    [one] Seitdem geändert: { $players } Spieler hat einen anderen Rang
   *[other] Seitdem geändert: { $players } Spieler haben einen anderen Rang
 }
series-changed-people = { $players ->
    [one] Seitdem geändert: Das Team hat berichtigt, wer { $players } Spieler ist
   *[other] Seitdem geändert: Das Team hat berichtigt, wer { $players } Spieler sind
 }
series-reopened-since = Seitdem wieder geöffnet
series-log-not-here = Sein Protokoll ist nicht auf dieser Website
series-run-write-the-address = Schreibe die Adresse eines Turniers, etwa lyon-autumn-open.
series-run-no-tournament-at = Unter „{ $address }“ gibt es kein Turnier. Kopiere seine Adresse aus dem Browser.
series-run-no-place = kein Rang
series-run-moved = { $name }: gezählt { $counted }, jetzt { $now }
series-run-corrected = { $name }: weiter { $place }, aber das Team hat berichtigt, welche Person das ist
series-run-and-more = und { $more } weitere
series-show-final = endgültig
series-show-under-way = läuft
series-show-bonus = Bonus { $bonus }
series-hidden-tournament = Ein verborgenes Turnier
series-why-write-the-points = Schreibe die Punkte als ganze Zahl, etwa 3.
series-why-place-with = Rang { $place }: { $points }
series-why-place-of-best = Rang { $place }: { $points }; Punkte nach Rang zählen bei den besten { $best }
series-why-shared = { $place } (geteilt von { $players })
series-why-only-attendance = Nicht unter den besten: Nur die Teilnahme zählt
series-why-nothing-counts = Nicht unter den besten: Nichts zählt
series-somebody-who-left = jemand, der nicht mehr da ist
series-log-feed-reason = { $who }. Grund: { $reason }
series-show-feed = Feed
series-list-unreadable = Ihr Protokoll ist nicht lesbar. Sag dem Betreiber Bescheid.
