names-who-left = jemand, der nicht mehr da ist
names-operator = Betreiber
names-director = Turnierleiter
names-head-judge = Hauptschiedsrichter
names-judge = Schiedsrichter
names-scorekeeper = Ergebnisschreiber
names-deck-checker = Deckprüfer
names-player = Spieler
names-with-troubles = mit Troubles
names-without-troubles = ohne Troubles
names-totals-only = nur Summen
names-every-round = jede Runde aufgeschrieben
names-pod-total = Tribbles
names-pod-place-points = Rangpunkte
names-pods-won = Gewonnene Gruppen
names-lists-none = { $whose }.
names-lists-at-the-end = { $whose }, am Ende und wenn der Spieler einverstanden ist.
names-lists-at = { $early ->
    [true] { $whose }, ab { $at }, auch vor dem Ende, und wenn der Spieler einverstanden ist.
   *[false] { $whose }, am Ende, frühestens am { $at }, und wenn der Spieler einverstanden ist.
}
names-whose-nobody = keine Liste wird allen gezeigt
names-whose-winner = alle sehen die Liste des Siegers
names-whose-finalists = alle sehen die Listen der besten { $n } der Endrangliste
names-whose-all = alle sehen alle Listen
names-sign-up = { $with-deck ->
    [true] bis { $until }, { $places }, mit Deckliste, wenn der Spieler eine hat.
   *[false] bis { $until }, { $places }.
}
names-sign-up-no-limit = Plätze unbegrenzt
names-sign-up-places = { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
 }
names-series-all-count = alle Turniere eines Spielers
names-series-best = die besten { $n } eines Spielers
names-series-attendance-points = { $always ->
    [true] { $points } bei jedem Turnier
   *[false] { $points } bei denen, die zählen
}
names-series-shared-in-full = jeder bekommt die Punkte des Rangs
names-series-shared-last = jeder bekommt die Punkte des letzten Rangs, den sie teilen
names-series-at-most = höchstens { $points }
names-series-points-by-place = Punkte nach Rang
names-series-attendance = Teilnahme
names-series-what-counts = Was zählt
names-series-shared-places = Geteilte Ränge
names-series-one-bonus = Ein Bonus
names-series-order = Reihenfolge
names-series-then = { $before }, dann { $next }
names-series-points = Punkte
names-series-won = gewonnene Turniere
names-series-played = gespielte Turniere
names-system-swiss = Schweizer System
names-system-round-robin = Rundenturnier
names-system-single-elimination = K.-o.-System
names-system-double-elimination = Doppel-K.-o.-System
names-level-local = 1, lokal
names-level-regional = 2, regional
names-level-national = 3, national oder Masters
names-level-continental = 4, kontinental
names-level-worlds = 5, Weltmeisterschaft
names-measure-victory-points = Siegpunkte
names-measure-strength-of-schedule = Stärke der Gegner
names-measure-differential = Differenz
names-measure-head-to-head = Partien gegeneinander
names-measure-opponents-strength = Stärke der Gegner der Gegner
names-measure-full-wins = Volle Siege
names-measure-fewest-losses = Wenigste Niederlagen
names-measure-fewest-full-losses = Wenigste volle Niederlagen
names-measure-modified-wins = Modifizierte Siege
names-measure-cumulative = Kumulierte Siegpunkte
names-measure-rating = Wertungszahl
names-option-artifacts = Abgelegte Artefakte kommen aus dem Spiel.
names-option-shuttles = Shuttles dürfen an Bord großer Schiffe mitgeführt werden.
names-option-missions = Haben beide Spieler dieselbe Mission mitgebracht, einigen sie sich für einen von ihnen auf eine andere.
names-no-option = keine
names-coin = Münze
names-die = Würfel mit { $sides } Seiten
names-order = Reihenfolge von { $of }
names-heads = Kopf
names-tails = Zahl
names-follows = folgt
names-distinguishes = unterscheidet sich von
names-departs-from = weicht ab von
names-appeal-upheld = Trotz Einspruch bestätigt
names-appeal-overturned = Auf Einspruch aufgehoben
names-not-appealed = ohne Einspruch
names-upheld-on-appeal = trotz Einspruch bestätigt
names-overturned-on-appeal = auf Einspruch aufgehoben
names-by-final = Finale
names-by-third-place = Spiel um Platz 3
names-by-then-swiss = { $stage }, dann Schweizer System
names-by-still-in = noch dabei
names-by-still-in-then-swiss = noch dabei, dann Schweizer System
names-by-swiss = Schweizer System
names-by-top-table = Finaltisch
names-confidence-seen = in der Quelle gelesen
names-confidence-inferred = aus der Quelle erschlossen
names-confidence-memory = Allgemeinwissen, nicht bestätigt
names-confidence-default = unsere Vorgabe, die Quellen schweigen
names-confidence-organiser = vom Turnierleiter dieses Turniers gesetzt
names-treats-final-word = das letzte Wort { $treatment }
names-treats-overturned = die aufgehobene Entscheidung { $treatment }
names-pool = { $game }, { $kind }
names-pool-built = Constructed
names-pool-opened = Sealed und Draft
names-player-number = Spieler { $player }
