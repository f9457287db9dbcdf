log-reason = Grund: { $reason }
log-reason-later = Der Grund wird gezeigt, sobald die Runde veröffentlicht ist.
log-round = Runde { $number }
log-heat = Lauf { $number }
log-top-table = Finaltisch
log-place = { $round }, Tisch { $table }
log-others = { $n ->
    [one] 1 weiterer
   *[other] { $n } weitere
 }
log-seat = Platz { $seat }
log-created = Turnier angelegt: { $plan }. Gewertet nach { $profile }; Decks: { $format }. Spätere Versionen davon ändern hier nichts.
log-created-unchecked = Turnier angelegt: { $plan }. Gewertet nach { $profile }; Decks werden nicht geprüft. Spätere Versionen des Profils ändern hier nichts.
log-created-in-pods = Turnier angelegt: { $plan }. Gespielt in Gruppen: { $rules }; Decks: { $format }. Spätere Versionen davon ändern hier nichts.
log-created-in-pods-unchecked = Turnier angelegt: { $plan }. Gespielt in Gruppen: { $rules }; Decks werden nicht geprüft. Spätere Versionen der Regeln ändern hier nichts.
log-plan-swiss = { $rounds ->
    [one] 1 Runde zu { $length }
   *[other] { $rounds } Runden, je { $length }
 }
log-plan-round-robin = jeder gegen jeden, je Runde { $length }
log-plan-single-elimination = K.-o.-System, je Stufe { $length }
log-plan-double-elimination = Doppel-K.-o., je Stufe { $length }
log-plan-cut = { $plan }, danach eine Finalrunde der besten { $players }
log-plan-options = { $plan }; Wahlregeln: { $rules }
log-plan-level = { $plan }; Stufe { $level }
log-plan-private = { $plan }; nur Team und Spieler sehen es
log-settings-changed = Einstellungen geändert: { $plan }.
log-profile-changed = Ab hier gilt das Wertungsprofil { $profile }, auch für die schon eingetragenen Ergebnisse.
log-profile-changed-with = Ab hier gilt das Wertungsprofil { $profile }, auch für die schon eingetragenen Ergebnisse. Geändert: { $values }.
log-value = { $name }: { $value }
log-decks-unchecked = Ab hier werden Decks nicht geprüft.
log-decks-checked = Ab hier werden Decks nach { $format } geprüft.
log-decks-checked-with = Ab hier werden Decks nach { $format } geprüft, mit { $rules }.
log-rule-of-weight = { $rule } ({ $weight })
log-sign-up = Anmeldung: { $terms }
log-registered = { $name } ist registriert, ab Runde { $round }.
log-registered-with-free-number = { $name } ist registriert, mit der freien Nummer des Spielplans.
log-identified = Das Team hat berichtigt, welche Person { $name } über alle Turniere hinweg ist.
log-renamed = Der Name von Spieler { $player } wurde berichtigt, jetzt { $name }.
log-name-erased = Der Name von Spieler { $player } wurde endgültig gelöscht.
log-unregistered = Die Registrierung von Spieler { $player } wurde zurückgenommen.
log-left-before = { $name } ist vor Runde 1 ausgestiegen.
log-left-after = { $name } ist nach Runde { $round } ausgestiegen.
log-came-back = { $name } ist wieder dabei, ab Runde { $round }.
log-came-back-only = { $name } ist wieder dabei.
log-came-back-as-seed = { $name } ist als Nummer { $seed } der Setzliste wieder dabei.
log-no-shows-taken-back = Nicht mehr als nicht erschienen gewertet: { $games }.
log-no-show-at = Runde { $round }, Tisch { $table }
log-check-in-opened = Einchecken geöffnet: { $round }.
log-check-in-closed = Einchecken geschlossen: { $round }.
log-checked-in = Eingecheckt ({ $round }): { $names }.
log-not-here = Doch nicht da ({ $round }): { $names }.
log-list-handed-in = Deckliste von { $name } abgegeben, SHA-256 { $sha256 }.
log-list-accepted = Deckliste von { $name } angenommen, SHA-256 { $sha256 }.
log-pool-registered = Pool von { $name } erfasst, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }, SHA-256 { $sha256 }.
log-list-handed-in-briefly = Deckliste von { $name } abgegeben.
log-list-accepted-briefly = Deckliste von { $name } angenommen.
log-pool-registered-briefly = Pool von { $name } erfasst, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }.
log-list-read = Deckliste von { $name } vom Team gelesen.
log-deck-compared = Deck von { $name } mit der Liste verglichen.
log-deck-agrees = Deck von { $name } mit der Liste verglichen: Es stimmt überein.
log-deck-differs = Deck von { $name } mit der Liste verglichen: Es weicht ab.
log-deck-checks-drawn = Deckprüfungen für Runde { $round } ausgelost.
log-consent-stated = Antwort eingetragen: Dürfen alle die Deckliste von { $name } sehen?
log-consent-given = { $name } ist einverstanden, dass alle die Deckliste sehen.
log-consent-refused = { $name } ist nicht einverstanden, dass alle die Deckliste sehen.
log-publication = Decklisten: { $lists }
log-kept-apart = Gruppe { $group } wird auseinandergehalten: { $names }.
log-kept-apart-through = Gruppe { $group } wird bis einschließlich Runde { $round } auseinandergehalten: { $names }.
log-let-meet = Gruppe { $group } wird nicht mehr auseinandergehalten.
log-team-named = Gruppe { $group } ist die Mannschaft { $name }.
log-team-unnamed = Gruppe { $group } hat keinen öffentlichen Namen mehr.
log-table-fixed = { $name } sitzt ab dem nächsten Entwurf an Tisch { $table }.
log-table-freed = { $name } hat keinen festen Tisch mehr.
log-players-rated = Mitgebrachte Wertungszahlen: { $ratings }.
log-rating = { $name } { $rating }
log-no-rating = { $name } keine
log-paired-as-draft = Runde { $round } als Entwurf gepaart.
log-seated-by-timetable = Runde { $round } nach dem Spielplan gesetzt, dessen Nummern mit Startwert { $seed } ausgelost wurden: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
 }.
log-paired-proved = Runde { $round } mit Startwert { $seed } gepaart: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
 }, { $rematches ->
    [0] keine erneute Begegnung
    [one] 1 erneute Begegnung
   *[other] { $rematches } erneute Begegnungen
 }, beste Paarung (bewiesen).
log-paired-not-proved = Runde { $round } mit Startwert { $seed } gepaart: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
 }, { $rematches ->
    [0] keine erneute Begegnung
    [one] 1 erneute Begegnung
   *[other] { $rematches } erneute Begegnungen
 }, beste gefundene Paarung (nicht bewiesen).
log-pairings-changed = Paarungen von Runde { $round } von Hand geändert.
log-seated-again = Runde { $round } während des Spiels von Hand geändert; { $changes }.
log-meet = Tisch { $table }: { $a } gegen { $b }
log-has-bye = { $name } hat das Freilos
log-no-bye = niemand hat das Freilos
log-draft-discarded = Entwurf verworfen: { $round }.
log-draft-discarded-enter = Entwurf verworfen: { $round }. { $n ->
    [one] Inzwischen wurde registriert und spielt
   *[other] Inzwischen wurden registriert und spielen
 } ab { $round }: { $names }.
log-published = { $round } veröffentlicht, { $minutes } Minuten auf der Uhr.
log-published-waits = { $round } veröffentlicht, { $minutes } Minuten auf der Uhr, die noch gestartet wird.
log-published-until = { $round } veröffentlicht, zu spielen bis { $until }.
log-reported = { $name } hat gemeldet: { $result }.
log-recorded-unfinished = Eingetragen, nicht rechtzeitig beendet: { $result }.
log-recorded = Eingetragen für { $result }.
log-contradicted = Ein anderes Ergebnis wurde gemeldet: { $result }. Nichts wurde überschrieben.
log-kept = Das eingetragene Ergebnis bleibt: { $place }.
log-corrected = Korrigiert: { $now }. Vorher: { $before }.
log-corrected-after-dispute = Korrigiert: { $now }. Vorher: { $before }. Nach Streitfall { $dispute }.
log-result-at = { $place }: { $result }
log-clock-started = Uhr gestartet: { $round }.
log-clock-paused = Uhr angehalten: { $round }.
log-clock-resumed = Uhr läuft weiter: { $round }.
log-time-taken-back = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 } für alle zurückgenommen: { $round }.
log-time-given = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 } für alle dazugegeben: { $round }.
log-deadline-moved = Frist verschoben ({ $round }): von { $from } auf { $to }.
log-extra-time-taken-back = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 } Zusatzzeit zurückgenommen: { $place }.
log-extra-time-taken-back-for-dispute = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 } Zusatzzeit zurückgenommen, zu Streitfall { $dispute }: { $place }.
log-extra-time-given = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 } Zusatzzeit über die Uhr hinaus: { $place }.
log-extra-time-given-for-dispute = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 } Zusatzzeit über die Uhr hinaus, zu Streitfall { $dispute }: { $place }.
log-closed = { $round } abgeschlossen, alle Ergebnisse liegen vor.
log-closed-over-disputes = { $round } abgeschlossen, alle Ergebnisse liegen vor; noch nicht entschieden: { $n ->
    [one] Streitfall { $disputes }
   *[other] Streitfälle { $disputes }
 }.
log-cut = Finalrunde der besten { $players }.
log-cut-double = Finalrunde der besten { $players }, Doppel-K.-o.
log-cut-double-one-final = Finalrunde der besten { $players }, Doppel-K.-o. mit einem Finale.
log-bracket = Turnierbaum mit { $players } Spielern.
log-bracket-double = Turnierbaum mit { $players } Spielern, Doppel-K.-o.
log-bracket-double-one-final = Turnierbaum mit { $players } Spielern, Doppel-K.-o. mit einem Finale.
log-cut-seeds = Setzliste: { $seeds }.
log-cut-next = Nachrücker: { $names }.
log-cut-drawn = { $places ->
    [one] 1 geteilter Rang
   *[other] { $places } geteilte Ränge
 } mit Startwert { $seed } ausgelost.
log-cut-given = Der Turnierleiter hat diese Reihenfolge vorgegeben: { $reason }
log-cut-withdrawn = Die Finalrunde wurde zurückgenommen.
log-stage-paired = { $name } als Runde { $round } gepaart: { $matches ->
    [one] 1 Match
   *[other] { $matches } Matches
 }.
log-game-added = Partie { $game } an Tisch { $table } beginnt ({ $name }).
log-game-withdrawn = Partie { $game } an Tisch { $table } entfällt, das Match ist entschieden ({ $name }).
log-settled = { $winner } kommt an Tisch { $table } weiter ({ $name }).
log-moved-up = { $reserve } rückt für { $left } nach, auf Setzplatz { $seed }.
log-heat-as-draft = Lauf { $round } als Entwurf gesetzt.
log-heat-seated = Lauf { $round } mit { $algorithm } und Startwert { $seed } gesetzt: { $pods ->
    [one] 1 Gruppe
   *[other] { $pods } Gruppen
 }, { $repeats }, nachweislich das Minimum.
log-heat-seated-not-proved = Lauf { $round } mit { $algorithm } und Startwert { $seed } gesetzt: { $pods ->
    [one] 1 Gruppe
   *[other] { $pods } Gruppen
 }, { $repeats }, nicht nachweislich das Minimum.
log-heat-together = { $pairs ->
    [one] { $pairs } Paar sitzt zusammen, das auseinandergehalten werden sollte
   *[other] { $pairs } Paare sitzen zusammen, die auseinandergehalten werden sollten
 }, { $repeats }
log-heat-repeats = { $pairs ->
    [0] keine zwei Spieler treffen sich wieder
    [one] { $pairs } Paar sitzt noch einmal zusammen
   *[other] { $pairs } Paare sitzen noch einmal zusammen
 }
log-top-table-as-draft = Finaltisch als Entwurf gesetzt.
log-top-table-seated = Finaltisch gesetzt.
log-top-table-who = { $names }; { $winners ->
    [one] 1 hat eine Gruppe gewonnen
   *[other] { $winners } haben Gruppen gewonnen
 }.
log-top-table-drawn = Der letzte Platz wurde mit Startwert { $seed } ausgelost.
log-pods-reseated = Lauf { $round } während des Spiels von Hand geändert; { $changes }.
log-pod = Tisch { $table }: { $names }
log-pods-changed = Gruppen von Lauf { $round } von Hand geändert.
log-pod-rules-changed = Gruppen spielen jetzt { $troubles }, { $counting }.
log-pod-rules-changed-with-top = Am Finaltisch sitzen jetzt { $size } Spieler; Gruppen spielen { $troubles }, { $counting }.
log-top-size-changed = Am Finaltisch sitzen jetzt { $size } Spieler.
log-dispute-opened = Streitfall { $dispute } eröffnet.
log-dispute-opened-about = Streitfall { $dispute } eröffnet: { $place }.
log-dispute-question = Frage: { $question }
log-dispute-claimed = Ein Schiedsrichter hat Streitfall { $dispute } übernommen.
log-dispute-claimed-from-another = Ein Schiedsrichter hat Streitfall { $dispute } von einem anderen übernommen.
log-dispute-escalated = Streitfall { $dispute } ging an den Hauptschiedsrichter.
log-dispute-withdrawn = Streitfall { $dispute } zurückgezogen.
log-dispute-withdrawn-instead = Streitfall { $dispute } zurückgezogen; Streitfall { $instead } geht weiter.
log-facts-stated = Sachverhalt von Streitfall { $dispute } aufgeschrieben.
log-facts-stated-privately = Sachverhalt von Streitfall { $dispute } aufgeschrieben; er ist nicht öffentlich.
log-cited = Fundstelle zu Streitfall { $dispute } hinzugefügt.
log-cited-for-final-word = Fundstelle zum letzten Wort in Streitfall { $dispute } hinzugefügt.
log-cited-words = { $treatment } { $citation }: „{ $quote }“
log-uncited = Fundstelle von Streitfall { $dispute } entfernt.
log-uncited-why = { $citation }. Grund: { $reason }
log-ruled = Entscheidung zu Streitfall { $dispute } gefällt.
log-ruling = Entscheidung: { $text }
log-question-and-ruling = Frage: { $question } Entscheidung: { $text }
log-reworded = Wortlaut der Entscheidung zu Streitfall { $dispute } berichtigt.
log-reworded-why = Jetzt: { $text } Grund: { $reason }
log-appealed = Einspruch gegen die Entscheidung zu Streitfall { $dispute }.
log-appealed-by = Einspruch von { $name } gegen die Entscheidung zu Streitfall { $dispute }.
log-appeal-upheld = Einspruch in Streitfall { $dispute } entschieden: Die Entscheidung bleibt bestehen.
log-appeal-upheld-by-same = Einspruch in Streitfall { $dispute } entschieden, von demselben Schiedsrichter: Die Entscheidung bleibt bestehen.
log-appeal-overturned = Einspruch in Streitfall { $dispute } entschieden: Die Entscheidung ist aufgehoben.
log-appeal-overturned-by-same = Einspruch in Streitfall { $dispute } entschieden, von demselben Schiedsrichter: Die Entscheidung ist aufgehoben.
log-final-word = Letztes Wort: { $text }
log-penalty-issued = Strafe { $number } ausgesprochen; sie bleibt zwischen Spieler und Team.
log-penalty-issued-to = Strafe { $number } für { $name }: { $kind }, { $level }.
log-penalty-withdrawn = Strafe { $number } zurückgenommen.
log-drawn = { $what } ausgelost: { $outcome }.
log-drawn-check = Startwert { $seed }. So prüfst du es: arbiter chance { $option } --seed { $seed }
log-drawn-purpose-and-check = Es entscheidet: { $purpose }. Startwert { $seed }. So prüfst du es: arbiter chance { $option } --seed { $seed }
log-link-given = Ein privater Link für { $name } wurde ausgegeben.
log-links-given = Private Links für { $players } Spieler wurden ausgegeben.
log-exported = Das ganze Turnier wurde als Datei mitgenommen, samt Decklisten.
log-tournament-closed = Turnier abgeschlossen; die Rangliste ist endgültig.
log-tournament-reopened = Turnier wieder geöffnet.
log-tournament-hidden = Turnier aus den Listen genommen.
log-tournament-shown = Turnier wieder in den Listen.
log-clock-put-back = Die Uhr des Rechners wurde um { $time } zurückgestellt.
log-clock-put-forward = Die Uhr des Rechners wurde um { $time } vorgestellt.
log-undone-line = Rückgängig gemacht, Zeile { $line }: { $act }
log-undone-lines = Rückgängig gemacht, Zeilen { $first } bis { $last }: { $act }
log-redone-line = Wiederholt, Zeile { $line }: { $act }
log-redone-lines = Wiederholt, Zeilen { $first } bis { $last }: { $act }
log-own-table = Runde { $round } gepaart: Tisch { $table } gegen { $opponent }.
log-own-bye = Runde { $round } gepaart: Freilos.
log-own-no-table = Runde { $round } gepaart: kein Tisch.
log-own-table-changed = Runde { $round } von Hand geändert: Tisch { $table } gegen { $opponent }.
log-own-bye-changed = Runde { $round } von Hand geändert: Freilos.
log-own-no-table-changed = Runde { $round } von Hand geändert: kein Tisch.
log-own-pod = { $heat } gesetzt: Tisch { $table } mit { $names }.
log-own-no-pod = { $heat } gesetzt: kein Tisch.
log-own-pod-changed = { $heat } von Hand geändert: Tisch { $table } mit { $names }.
log-own-no-pod-changed = { $heat } von Hand geändert: kein Tisch.
log-series-begins = Die Serie „{ $title }“ beginnt, nach den Regeln „{ $rules }“.
log-series-described = Titel oder Beschreibung geändert: „{ $title }“.
log-series-director-named = { $name } leitet die Serie.
log-series-director-removed = { $name } leitet die Serie nicht mehr.
log-series-counted = { $tournament } zählt nach dem Stand von Zeile { $line } des Protokolls, mit { $players ->
    [one] 1 Spieler
   *[other] { $players } Spielern
 }.
log-series-counted-again = { $tournament } zählt wieder, nach dem Stand von Zeile { $line } des Protokolls, mit { $players ->
    [one] 1 Spieler
   *[other] { $players } Spielern
 }.
log-series-tournament-removed = { $tournament } zählt nicht mehr.
log-series-titled = „{ $title }“
log-series-hidden = Ein verborgenes Turnier
log-series-bonus = { $name } bekommt einen Bonus: { $points }.
log-series-bonus-withdrawn = Der Bonus aus Zeile { $line } ist zurückgenommen.
log-series-closed = Die Serie ist abgeschlossen.
log-series-reopened = Die Serie ist wieder offen.
log-two-sentences = { $first } { $second }
log-plan = { $title }, { $day }, { $game }, { $rounds }
log-plan-at-place = { $title }, { $place }, { $day }, { $game }, { $rounds }
