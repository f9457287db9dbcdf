profiles-full-win = Voller Sieg (FW)
profiles-modified-win = Modifizierter Sieg (MW): bei Zeitablauf vorn
profiles-true-tie = Echtes Unentschieden (TT)
profiles-modified-loss = Modifizierte Niederlage (ML)
profiles-full-loss = Volle Niederlage (FL)
profiles-bye = Freilos
profiles-earned-bye = Freilos als Preis
profiles-unplayed = Nicht gespielte Runde
profiles-win-threshold = Punkte, die ein Spiel gewinnen
profiles-largest = Größter Punktestand auf einem Ergebniszettel, nach oben oder unten
profiles-planet-and-space = Ein Sieg braucht eine Planeten- und eine Weltraummission, mit angekreuzt
profiles-floor = Weniger Punkte zählen so viel
profiles-cap = Mehr Punkte zählen so viel (die Obergrenze)
profiles-cap-follows = Statt der Obergrenze gelten die Punkte, die ein Spiel gewinnen
profiles-margin-true-tie = Echtes Unentschieden, beide Seiten
profiles-margin-double-loss = Niederlage für beide, beide Seiten
profiles-margin-outside-win = Sieg von außerhalb des Spiels; der Verlierer bekommt das Gegenteil
profiles-margin-not-higher = Sieger, der nach Punkten nicht vorn liegt; der Verlierer bekommt das Gegenteil
profiles-not-counting-to-win = Punkte, die nicht zum Sieg zählen, zählen hier
profiles-ending-complete = Ein Spieler hat die Siegbedingungen erreicht
profiles-ending-time = Die Zeit war um
profiles-ending-decked-out = Die Ziehstapel waren leer
profiles-ending-card = Sieg durch den Text einer Karte
profiles-ending-forfeit-one = Durch eine Karte hat ein Spieler aufgeben müssen
profiles-ending-forfeit-both = Durch Karten haben beide Spieler aufgeben müssen
profiles-ending-concession = Ein Spieler hat aufgegeben
profiles-ending-no-show = Ein Spieler ist nicht erschienen
profiles-ending-disqualified = Ein Spieler hat durch eine Strafe verloren
profiles-ending-both-absent = Keiner der beiden Spieler ist erschienen
profiles-concession-is-asked = Bei einer Aufgabe wird der Turnierleiter gefragt, was sie zählt
profiles-decked-out-is-asked = Wenn Ziehstapel leer sind, wird der Turnierleiter gefragt
profiles-ending-void = Der Turnierleiter hat das Spiel aus der Wertung genommen
profiles-tie-breakers = Reihenfolge der Feinwertungen
profiles-strength = Stärke der Gegner
profiles-strength-byes = Punkte eines Gegners aus Freilosen zählen darin mit
profiles-strength-no-shows = Spiele, zu denen ein Spieler nicht erschienen ist, zählen darin mit
profiles-earned-bye-counts = Ein Freilos als Preis verbraucht das normale Freilos
profiles-minutes = Minuten einer Runde
profiles-extra-turns = Züge nach dem laufenden, wenn die Zeit um ist
profiles-at-time = Wenn die Zeit um ist
profiles-suggested-rounds = Vorgeschlagene Runden
profiles-least-players = Verlangte Mindestzahl an Spielern
profiles-least-rounds = Verlangte Mindestzahl an Spielen
profiles-of-differential = Differenz: { $name }
profiles-of-points = Siegpunkte: { $name }
profiles-yes = ja
profiles-no = nein
profiles-margin-cap = { $points }, die Obergrenze
profiles-order = { $measures }; dann wird der Rang geteilt
profiles-suggested = bis { $players } Spieler { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
 }
profiles-strength-sum = die Summe der Siegpunkte der Gegner
profiles-strength-average = der Durchschnitt der Siegpunkte der Gegner
profiles-hands-down = sofort aufhören, mitten im Zug
profiles-finish-turn = den Zug zu Ende spielen
profiles-one-more-turn = den Zug zu Ende spielen, danach hat der andere noch einen
profiles-winner-takes-full-win = voller Sieg für den Sieger, Differenz der Punkte
profiles-full-win-by-score = voller Sieg für den höheren Punktestand; Gleichstand ist ein echtes Unentschieden
profiles-modified-win-by-score = modifizierter Sieg für den höheren Punktestand; Gleichstand ist ein echtes Unentschieden
profiles-outside-win-whatever = voller Sieg mit der Differenz eines Siegs von außen, gleich wie der Punktestand ist
profiles-true-tie-whatever = ein echtes Unentschieden, gleich wie der Punktestand ist
profiles-double-loss-whatever = eine volle Niederlage für beide, gleich wie der Punktestand ist
profiles-not-counted = das Spiel zählt nicht
profiles-title-changed = { $name } ({ $changes })
profiles-changes = { $id }, { $n ->
    [one] 1 Wert
   *[other] { $n } Werte
 } vom Turnierleiter geändert
profiles-format-changes = { $id }, { $n ->
    [one] 1 Regel
   *[other] { $n } Regeln
 } vom Turnierleiter geändert
profiles-own-format = vom Turnierleiter selbst gemacht, aus { $base }
