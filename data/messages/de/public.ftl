public-chime-chime-at-the-end-of = Ton am Ende der Runde
public-chime-no-connection-the-clock-runs = Keine Verbindung. Die Uhr läuft weiter; der Rest ist so, wie er zuletzt gelesen wurde.
public-crosstable-title = Kreuztabelle, { $title }
public-crosstable-everybody-against-everybody = Jeder gegen jeden
public-crosstable-the-points-of-each-player = Die Punkte jedes Spielers gegen jeden anderen, in der Reihenfolge der Rangliste
public-crosstable-against = gegen { $name }
public-crosstable-round = Runde { $round }
public-crosstable-bye = Freilos
public-crosstable-points-of-the-player-in = Punkte des Spielers in der Zeile, darunter der Spielstand. Ist eine Partie noch nicht eingetragen, steht dort ihre Runde. Hatte der Spieler ein Freilos, weil der andere erst später kam, stehen dort die Punkte des Freiloses.
public-home-cannot-be-read = Nicht lesbar
public-home-no-tournaments-yet = Noch keine Turniere.
public-home-set-one-up-with-its = Richte eines ein, mit Datum, Ort, Deckformat und Wertungsprofil; trage dann die Spieler ein und paare Runde 1.
public-home-a-director-signs-in-and = Ein Turnierleiter loggt sich ein und richtet eines ein. Bis dahin kannst du ein Deck prüfen oder eine Regelauslegung nachschlagen.
public-home-all-series = alle Serien
public-home-scoring-profiles-and-deck-formats = Wertungsprofile und Deckformate
public-home-calendar = Kalender
public-home-news-feed = Neuigkeiten als Feed
public-list-deck-lists = Decklisten
public-list-share-it = Weitergeben
public-list-the-player-agreed-that-everybody = Der Spieler ist einverstanden, dass alle diese Liste sehen, und kann das jederzeit zurücknehmen.
public-lists-title = Decklisten, { $title }
public-lists-no-list-is-shown-yet = Noch wird keine Liste gezeigt.
public-lists-until-then-the-players-and = Bis dahin sehen sie die Spieler selbst und die Deckprüfer.
public-lists-no-player-agreed = Kein Spieler hat zugestimmt.
public-lists-each-player-decides-whether-everybody = Jeder Spieler entscheidet, ob alle die Liste sehen.
public-lists-which-cards-were-played = Welche Karten gespielt wurden
public-lists-deck-lists-that-everybody-sees = Decklisten, die alle sehen
public-log-title = Protokoll, { $title }
public-log-match-log = Protokoll
public-log-no-lines-before-that-number = Vor dieser Nummer steht keine Zeile.
public-log-newest-lines = Neueste Zeilen
public-log-older-lines = Ältere Zeilen
public-log-deck-lists-the-facts-of = Decklisten, Sachverhalte von Streitfällen, wer welche Strafe bekam und Entwürfe von Runden werden hier nicht gezeigt.
public-log-how-the-log-proves-itself = Wie das Protokoll sich selbst beweist
public-log-every-line-ends-in-its = Jede Zeile endet mit ihrer Nummer und den ersten zwanzig Zeichen ihres Hashwerts. Er ist SHA-256 über die Zeile und den Hashwert der Zeile davor. Wer eine Zeile ändert, ändert also den Hashwert jeder späteren.
public-log-the-checksum-of-this-log = Die Prüfsumme dieses Protokolls ist <span class="code">{ $value }</span>. Du findest sie unter „Einzelheiten“ am Fuß jeder Seite dieses Turniers und am Fuß jedes Blatts. Sie sagt, bis zu welcher Zeile die Seite reicht. Suche den Code eines Blatts in dieser Liste: Fehlt er, wurde das Protokoll nach dem Druck geändert. Bei zwanzig Zeichen kann niemand ein anderes Protokoll mit demselben Code finden.
public-log-the-operator-of-this-site = Der Betreiber dieser Seite rechnet die ganze Kette mit <code>arbiter verify { $slug }</code> nach. Der ganze Hashwert am Ende ist <code>{ $head }</code>
public-overlay-title = Einblendung, { $title } · { $site }
public-overlay-table = Tisch { $table }
public-parts-undone = Rückgängig gemacht
public-phones-on-your-phone = Auf deinem Telefon<br><span class="code">{ $site }</span>
public-round-why-why-these-pairings = Warum diese Paarungen
public-round-why-everybody-meets-everybody-once-the = <a href="{ $page }">Jeder spielt einmal gegen jeden</a>; die Nummern wurden mit diesem Startwert ausgelost.
public-round-why-differences-in-points = Punktunterschiede
public-round-why-over-all-tables = { $float } über alle Tische
public-round-why-best-pairing = Beste Paarung
public-round-why-these-figures-are-those-of = Diese Zahlen gehören zu der Paarung vor der Änderung.
public-round-why-the-reason-for-each-table = Der Grund für jeden Tisch
public-round-why-table = Tisch { $table }
public-round-why-pair-this-round-again-yourself = Paare diese Runde selbst nach
public-round-why-save-the-tournament-as-it = Speichere <a href="{ $history }">das Turnier im damaligen Stand</a> als Datei und gib sie demselben Programm. Derselbe Startwert ergibt auf jedem Rechner dieselbe Paarung.
public-round-why-the-standings-from-which-it = Die Rangliste, aus der gepaart wurde:
public-round-why-the-copy-of-the-scoring = Das Wertungsprofil dieses Turniers weicht von dem ab, das dieses Programm mitbringt; ein Unterschied kann daher kommen.
public-round-why-the-command-gives-the-pairing = Der Befehl ergibt die Paarung vor der Änderung von Hand.
public-round-are-in = { $until }; Ergebnisse da: { $done } von { $all }
public-round-pairings-and-results = { $title }, Paarungen und Ergebnisse
public-round-remarks = Bemerkungen
public-round-bye = Freilos: <bdi>{ $name }</bdi>.
public-round-absent = Abwesend: <bdi>{ $absent }</bdi>.
public-round-print = Drucken: <a href="{ $tables }">nach Tischen</a>, <a href="{ $names }">nach Namen</a>.
public-round-text-for-a-forum = Text für ein Forum
public-round-for-staff-record-results-print = Für das Team: <a href="{ $page }">Ergebnisse eintragen</a>, <a href="{ $slips }">Ergebniszettel drucken</a>.
public-round-table-before-recorded-by = <strong>Tisch { $table }.</strong> <bdi>{ $now }</bdi>. Vorher: <bdi>{ $was }</bdi>, eingetragen von <bdi>{ $by }</bdi>.
public-round-after-dispute = Nach Streitfall { $number }.
public-round-reason = Grund: <bdi>{ $reason }</bdi>
public-screen-title = Beamer, { $title } · { $site }
public-screen-final-standings = Endstand
public-screen-closed = Beendet
public-screen-the-pairings-of-round-1 = Hier erscheinen die Paarungen von Runde 1.
public-screen-table = Tisch
public-screen-page-of = Seite { $page } von { $pages }.
public-screen-log-checksum = Prüfsumme des Protokolls <span class="code">{ $head }</span>
public-standings-table-each-line-opens-its-arithmetic = { $title }. Jede Zeile öffnet ihre Rechnung.
public-standings-table-why-is-here = Warum<bdi class="vh"> { $name } hier steht</bdi>
public-standings-table-show-the-arithmetic = Rechnung zeigen
public-standings-no-standings-now = Derzeit keine Rangliste
public-standings-the-director-can-correct-the = { $trouble } Der Turnierleiter kann das Ergebnis korrigieren oder das Wertungsprofil ändern.
public-standings-they-appear-here-when-round = Sie erscheint hier, wenn Runde 1 veröffentlicht ist, und zählt jedes Ergebnis, sobald es eingetragen ist.
public-standings-none-in-a-bracket = Hier gibt es keine Rangliste: Der Turnierbaum ergibt die Ränge.
public-standings-grades = FW voller Sieg, MW modifizierter Sieg, TT echtes Unentschieden, ML modifizierte Niederlage, FL volle Niederlage.
public-standings-print = drucken
public-standings-csv = CSV
public-standings-table-of-teams = Tabelle der Mannschaften
public-standings-players-are-compared-by-each = { $profile }. Spieler werden nach jedem dieser Werte der Reihe nach verglichen; sind sie in allen gleich, teilen sie sich den Rang. Partien gegeneinander zählen nur zwischen Spielern, die in allem davor gleich sind und alle gleich oft gegeneinander gespielt haben.
public-standings-changed-by-the-director-of = Vom Leiter dieses Turniers geändert
public-teams-there-are-no-teams-here = Hier gibt es keine Mannschaften.
public-teams-the-director-names-them-until = Der Turnierleiter benennt sie; bis dahin zeigt <a href="{ $standings }">die Rangliste</a> alle.
public-teams-no-places-yet = Noch keine Ränge.
public-teams-the-teams-appear-here-with = Die Mannschaften erscheinen hier mit dem ersten Ergebnis.
public-teams-team = Mannschaft
public-teams-sum-of-places = Summe der Ränge
public-teams-not-counted = Nicht gezählt:
public-teams-points-of-those-who-count = Punkte derer, die zählen: { $points }
public-teams-how-teams-are-compared = Wie Mannschaften verglichen werden
public-timetable-title = Spielplan, { $title }
public-timetable-everybody-meets-everybody-once = Jeder spielt einmal gegen jeden
public-timetable-numbers = Nummern
public-timetable-the-numbers-were-drawn-with = Die Nummern wurden mit dem Startwert <span class="code">{ $seed }</span> ausgelost. Aus ihnen folgt, wer gegen wen spielt, wie in den Berger-Tabellen. Zwei Nummern treffen sich in der Runde, die um eins kleiner ist als ihre Summe, im Kreis gezählt. Die letzte Nummer trifft auf die, die übrig bleibt.
public-timetable-rounds-round = Runde { $number }
public-timetable-rounds-bye = Freilos: <bdi>{ $name }</bdi>
public-tournament-about-not-checked = nicht geprüft
public-tournament-about-scoring = Wertung
public-tournament-about-optional-rule = Optionale Regel
public-tournament-about-times = Uhrzeiten
public-tournament-about-no-rulings-yet-rulings-appear = Noch keine Entscheidungen. Sie erscheinen hier, sobald ein Streitfall entschieden ist; der Sachverhalt bleibt vertraulich.
public-tournament-played-all-deck-lists-shown = Alle gezeigten Decklisten
public-tournament-played-won-with-this-deck = <strong><bdi>{ $name }</bdi></strong> hat mit <a href="{ $to }">diesem Deck</a> gewonnen.
public-tournament-played-missions = Missionen
public-tournament-played-the-winners-list-is-not = Die Liste des Siegers gehört nicht zu den gezeigten.
public-tournament-rounds-planned = Geplant: { $rounds }
public-tournament-rounds-no-pairings-yet-they-appear = Noch keine Paarungen. Sie erscheinen hier, wenn der Turnierleiter Runde 1 veröffentlicht.
public-tournament-rounds-time = Zeit
public-tournament-rounds-standings = Rangliste
public-tournament-rounds-bracket = Turnierbaum
public-tournament-is-being-played = { $round } läuft
public-tournament-are-in = Ergebnisse da: { $done } von { $all }.
public-tournament-bye = Freilos: <bdi>{ $byes }</bdi>.
public-tournament-see-the-pairings = Paarungen ansehen
public-tournament-see-the-standings = Rangliste ansehen
public-tournament-see-the-bracket = Turnierbaum ansehen
public-tournament-sign-up = Anmeldung { $until }
public-tournament-nobody-is-registered-yet-players = Noch ist niemand registriert. Spieler erscheinen hier, sobald der Turnierleiter sie einträgt.
public-tournaments-all = Alle
public-tournaments-find-a-tournament = Turnier suchen
public-tournaments-words = Titel, Ort oder Format
public-tournaments-any = Alle
public-tournaments-no-tournament-fits-search-with = Kein Turnier passt. Suche mit weniger Wörtern oder für jedes Jahr und Spiel.
public-tournaments-newer = Neuere
public-tournaments-older = Ältere
public-parts-line = Zeile { $number }: { $word }
public-screen-against = gegen <bdi>{ $name }</bdi>
public-standings-after-round = Nach Runde
public-count-players =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
public-count-points =
    { $n ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
public-record-byes =
    { $n ->
        [one] { $n } Freilos
       *[other] { $n } Freilose
    }
public-record-earned-byes =
    { $n ->
        [one] { $n } erspieltes Freilos
       *[other] { $n } erspielte Freilose
    }
public-record-unplayed = { $n } nicht gespielt
public-sum-does-not-apply = gilt hier nicht
public-sum-bye = (Freilos)
public-sum-earned-bye = (erspieltes Freilos)
public-sum-unplayed = (nicht gespielt)
public-why-person = Was dieser Spieler sonst gespielt hat
public-why-outcome = { $points }, Differenz { $margin }
public-why-game = Runde { $round }, Tisch { $table }: { $name }
public-why-round = Runde { $round }: { $name }
public-why-void = Die Partie zählt nicht: keine Punkte, keine Differenz
public-why-still-being-played = läuft noch
public-why-round-bye = Runde { $round }: Freilos
public-why-round-earned-bye = Runde { $round }: als Preis gewonnenes Freilos
public-why-round-unplayed = Runde { $round }: nicht gespielt
public-why-shared-with-one = Geteilt mit { $name }: in allem gleich.
public-why-shared-with-many = Geteilt mit { $name } und { $n } anderen: in allem gleich.
public-why-nobody-higher = Niemand steht höher.
public-why-unrated = { $n ->
    [one] Wertungszahlen zählen hier nicht: { $name } hat keine.
   *[other] Wertungszahlen zählen hier nicht: { $n } der Gleichstehenden haben keine, darunter { $name }.
}
public-why-behind = Hinter { $name } nach: { $measure }.
public-why-behind-by = Hinter { $name } nach: { $measure }, { $own } zu { $theirs }.
public-why-why-here = Warum { $name } hier steht
public-why-why-place = Warum { $name } auf Rang { $place } steht
public-finish-won-by = Sieg: { $names }
public-finish-won-by-many = { $n } Spieler teilen sich den ersten Rang
public-finish-over = Das Turnier ist zu Ende.
public-finish-final = Die Rangliste ist endgültig.
public-finish-you-won =
    { $n ->
        [one] Du hast gewonnen, vor { $n } Spieler.
       *[other] Du hast gewonnen, vor { $n } Spielern.
    }
public-finish-you-share-first = Du teilst dir den ersten Rang.
public-finish-you-finished = Du bist { $ordinal } von { $n }.
public-finish-you-share = Du teilst dir den { $ordinal } Rang von { $n }.
public-picture-alt = { $title }. { $won }. { $best }
public-picture-to-share = Bild zum Teilen
public-home-under-way = Im Gange
public-home-to-come = Demnächst
public-home-finished = Beendet
public-home-hidden = Verborgen
public-home-hidden-finished = Verborgen, beendet
public-list-place = Rang { $place }
public-list-count-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
public-list-about = Das Deck, das { $name } bei { $title } gespielt hat: { $cards }.
public-list-about-place = Das Deck, das { $name } bei { $title } gespielt hat, Rang { $place }: { $cards }.
public-list-dek-too-many = Eine .dek-Datei nennt jedes Exemplar einzeln, und das sind zu viele. Wähle eine andere Datei.
public-list-left-out =
    { $n ->
        [one] Eine Zeile nennt keine Karte und wird nicht gezeigt.
       *[other] { $n } Zeilen nennen keine Karte und werden nicht gezeigt.
    }
public-log-count-lines =
    { $n ->
        [one] { $n } Zeile
       *[other] { $n } Zeilen
    }
public-log-clock-put-back = Die Uhr des Rechners wurde vor Zeile { $line } zurückgestellt, von { $from } auf { $to }. Die Zeilen stehen in der Reihenfolge, in der sie eingetragen wurden; die Zeiten davor oder danach stimmen nicht.
public-log-clock-put-forward = Die Uhr des Rechners wurde vor Zeile { $line } vorgestellt, von { $from } auf { $to }. Die Zeilen stehen in der Reihenfolge, in der sie eingetragen wurden; die Zeiten davor oder danach stimmen nicht.
public-log-undo = Rückgängig machen
public-log-redo = Wiederholen
public-log-any-round = Alle Runden
public-log-subject = Thema
public-log-anything = Alles
public-log-show-lines = Zeilen zeigen
public-log-no-lines-fit = Dazu gibt es keine Zeile.
public-log-before-rounds = Vor der ersten Runde
public-log-after-end = Nach dem Ende
public-log-about-clock = Uhr
public-log-about-pairings = Paarungen und Runden
public-log-about-settings = Turnier und Einstellungen
public-log-about-undoing = Rückgängig gemacht, wiederholt
public-overlay-no-table = In dieser Runde gibt es keinen Tisch { $table }.
public-print-bye = Freilos: { $name }
public-print-earned-bye = Freilos, als Preis gewonnen: { $name }
public-print-by-table = Paarungen nach Tischen
public-print-by-name = Paarungen nach Namen
public-print-slips = Ergebniszettel
public-print-the-standings = Rangliste
public-seat-bye = Freilos
public-seat-earned-bye = Freilos, als Preis gewonnen
public-seat-absent = abwesend
public-seat-third-place = { $name } (um Platz drei)
public-round-bye-prize = ein als Preis gewonnenes Freilos, in dieser Runde genutzt
public-round-rematch = Erneute Begegnung
public-round-corrected = Korrigiert
public-round-being-checked = Wird geprüft
public-round-until = bis { $until }
public-round-does-not-count = zählt nicht
public-round-cannot-be-scored = kann nicht gewertet werden: { $why }
public-round-why-no-rematches = keine
public-round-why-some-rematches = { $n }, bei ihren Tischen genannt
public-round-why-proved = bewiesen: keine andere Paarung ist besser
public-round-why-not-proved = nicht bewiesen: es könnte eine bessere Paarung geben
public-screen-longer = Tisch { $table } bis { $until }
public-standings-being-played = Runde { $round } läuft. Hier zählen die Ergebnisse, die da sind: { $done } von { $all }.
public-standings-no-results-yet = Runde { $round } läuft. Ergebnisse da: { $done } von { $all }. Noch kein Ergebnis, also hat niemand einen Rang.
public-standings-with-round = Rangliste mit Runde { $round } bis jetzt
public-standings-final-after = Endstand nach Runde { $round }
public-standings-after = Rangliste nach Runde { $round }
public-standings-cut = Das sind die Runden im Schweizer System. Die Finalrunde baut auf ihnen auf und ändert hier nichts; der Endstand steht auf der Seite des Turnierbaums.
public-standings-cut-over = Das sind die Runden im Schweizer System. Danach wurde die Finalrunde gespielt; ihr Turnierbaum bestimmt den Endstand.
public-standings-cannot-be-reckoned = Die Rangliste lässt sich nicht berechnen. { $why }
public-standings-strength = Stärke
public-standings-strength-label = Stärke
public-standings-opponents = Stärke der Gegner
public-standings-opponents-label = Gegner
public-standings-cumulative = Kumuliert
public-standings-cumulative-label = kumuliert
public-standings-differential-label = Diff.
public-standings-rating-label = Wertungszahl
public-standings-left-after = nach Runde { $round } ausgestiegen
public-state-registration = Anmeldung
public-state-being-played = { $round } läuft
public-state-all-rounds-played = Alle Runden gespielt
public-state-all-heats-played = Alle Läufe gespielt
public-state-top-table-played = Finaltisch gespielt
public-state-final-played = Finale gespielt
public-state-second-final-played = Zweites Finale gespielt
public-state-round-closed = { $round } beendet
public-state-closed = Beendet
public-state-of = { $round } von { $planned }
public-state-of-the-bracket = { $round } des Turnierbaums
public-state-hours = { $from } bis { $to }
public-state-hours-from = ab { $from }
public-state-hours-on-day = { $day }, { $from } bis { $to }
public-state-hours-on-day-from = { $day }, ab { $from }
public-state-results = Ergebnisse: { $done } von { $all }
public-teams-final = Endstand der Mannschaften
public-teams-so-far = Mannschaften nach den bisherigen Rängen
public-teams-who-counts = Wer zählt
public-teams-the-best = die besten { $n } einer Mannschaft
public-teams-order = Reihenfolge
public-teams-order-in-pods = die Summe ihrer Ränge, die kleinste zuerst; Mannschaften mit derselben Summe teilen sich den Rang
public-teams-order-says = die Summe ihrer Ränge, die kleinste zuerst; dann die Summe ihrer Punkte; sind beide gleich, teilen sich die Mannschaften den Rang
public-teams-small = Kleine Mannschaften
public-teams-small-says = eine Mannschaft mit weniger als { $n } Spielern hat keinen Rang
public-teams-large = Große Mannschaften
public-teams-large-says = eine Mannschaft hatte höchstens { $n } Spieler; hier zählt auch eine größere, und der Turnierleiter entscheidet, ob sie spielen darf
public-timetable-left =
    { $n ->
        [one] { $names } ist ausgestiegen. Partien gegen diesen Spieler zählen als nicht angetreten.
       *[other] { $names } sind ausgestiegen. Partien gegen sie zählen als nicht angetreten.
    }
public-tournament-earned = { $name } (gewonnen)
public-tournament-closed = Beendet
public-tournament-playing = Läuft
public-tournament-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
public-tournament-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
public-tournament-rounds-each = { $rounds }, { $system }, je { $each }
public-tournament-rounds-each-cut = { $rounds }, { $system }, je { $each }, dann spielen die besten { $best } weiter
public-tournament-heats-each =
    { $n ->
        [one] { $n } Lauf und ein Finaltisch, je { $each }
       *[other] { $n } Läufe und ein Finaltisch, je { $each }
    }
public-tournament-lists-required-plan = Pflicht. { $plan }
public-tournament-lists-not-required-plan = freiwillig. { $plan }
public-tournament-lists-required = Pflicht, nur das Team sieht sie
public-tournament-lists-not-required = freiwillig
public-tournament-banned = Verboten: { $titles }.
public-tournament-copy-differs = für dieses Turnier kopiert; weicht von dem ab, was die Regeln jetzt zeigen
public-tournament-copy-gone = für dieses Turnier kopiert; die Regeln dieses Programms enthalten es nicht mehr
public-tournament-from-round = ab Runde { $round }
public-tournament-left-before = vor Runde 1 ausgestiegen
public-tournament-left-after = nach Runde { $round } ausgestiegen
public-tournament-added-after = Nach der Entscheidung hinzugefügt: { $citation }.
public-tournament-final-word = Letztes Wort: { $treatment } { $citation }.
public-tournament-this-ruling = Diese Entscheidung { $treatment } { $citation }.
public-tournament-dispute = Streitfall { $number }
public-tournament-dispute-at = Streitfall { $number }, Runde { $round }, Tisch { $table }
public-tournaments-too-long = Suche mit wenigen Wörtern, höchstens 100 Zeichen.
public-tournaments-count =
    { $n ->
        [one] { $n } Turnier
       *[other] { $n } Turniere
    }
public-tournaments-page = Seite { $page } von { $pages }
public-list-title = Deck von { $name }, { $title }
public-list-deck-of = Deck von <bdi>{ $name }</bdi>
public-teams-title = Mannschaften, { $title }
public-teams-teams = Mannschaften
public-overlay-no-such-table = Diesen Tisch gibt es in dieser Runde nicht.
public-feed-title = Star-Trek-CCG-Turniere
public-round-title-round = Runde { $number }
public-round-title-heat = Lauf { $number }
public-round-title-stage = Stufe { $number }
public-round-title-top-table = Finaltisch
public-round-title-final = Finale
public-round-title-second-final = Zweites Finale
public-round-title-semi-final = Halbfinale
public-round-title-quarter-final = Viertelfinale
public-round-title-round-of = Runde der letzten { $players }
public-tournaments-venue = Ort
public-tournament-private = Privat
public-tournament-who-sees-it = Nur Team, Spieler und Betreiber sehen dieses Turnier.
public-home-until = bis { $at } ({ $zone })
