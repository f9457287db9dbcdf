people-against-title = { $one } und { $other }
people-against-heading = <a href="{ $to-one }"><bdi>{ $one }</bdi></a> und <a href="{ $to-other }"><bdi>{ $other }</bdi></a>
people-against-games-the-newest-first-the = Spiele, das neueste zuerst; der Ausgang gilt für <bdi>{ $name }</bdi>
people-against-round = Runde { $round }
people-against-more-games = Weitere Spiele
people-against-had-more = { $pods ->
    [one] { $name } hatte in { $pods } Gruppe mehr
   *[other] { $name } hatte in { $pods } Gruppen mehr
 }
people-against-level-in = gleich viele in { $pods }
people-against-pods-the-newest-first = Gemeinsame Gruppen, die neueste zuerst; mehr oder weniger Tribbles gilt für <bdi>{ $name }</bdi>
people-against-heat = Lauf { $heat }
people-against-more = Mehr
people-against-fewer = Weniger
people-against-as-many = Gleich viele
people-against-won-it = Gewonnen
people-against-lost-it = Verloren
people-against-tied-it = Unentschieden
people-against-more-pods = Weitere Gruppen
people-fame-no-finished-tournaments-yet = Noch keine beendeten Turniere.
people-fame-who-wins-one-appears-here = Wer eines gewinnt, erscheint hier.
people-list-hall-of-fame = Ruhmeshalle
people-list-find-a-player = Spieler finden
people-list-nobody-has-played-here-yet = Hier hat noch niemand gespielt.
people-list-nobody-with-this-name-is = Niemand mit diesem Namen wird hier gezeigt. Suche mit weniger Buchstaben.
people-list-players-by-name = Spieler nach Namen, danach jene mit Initialen
people-list-played = Gespielt
people-list-last-played = Zuletzt gespielt
people-list-a-player-decides-how-others = Jeder Spieler entscheidet selbst, wie andere ihn finden: Öffne den privaten Link eines Platzes, dann „Deine Bilanz bei allen Turnieren“.
people-parts-previous-page = Vorige Seite
people-parts-next-page = Nächste Seite
people-parts-search = Alle Spieler nach Namen durchsuchen
people-person-ratings-all-ratings = Alle Wertungszahlen
people-person-ratings-the-newest-ratings = Die neuesten Wertungszahlen
people-person-ratings-game-and-decks = Spiel und Decks
people-person-ratings-formula = Formel
people-person-ratings-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
 }
people-person-ratings-as-a-table = Als Tabelle<span class="vh">: { $title }</span>
people-person-years-year-by-year = Jahr für Jahr
people-person-years-years-the-newest-first = Jahre, das neueste zuerst
people-person-years-won = Gewonnen
people-person-years-played-in-year = { $tournaments } gespielt
people-person-years-won-in-year = { $won } gewonnen
people-person-my-table = <bdi>{ $tournament }</bdi>: mein Tisch
people-person-your-record = Deine Bilanz
people-person-none-that-everybody-may-see = Keine, die alle sehen dürfen.
people-person-tournaments-the-newest-first = Turniere, das neueste zuerst
people-person-opponents = Gegner
people-person-opponents-the-one-met-last = Gegner, der letzte zuerst
people-person-last-met = Zuletzt getroffen
people-person-games-against = Spiele gegen { $name }
people-person-more-opponents = Weitere Gegner
people-person-against-players-who-are-not = Gegen Spieler, die hier nicht genannt werden: { $unnamed }.
people-person-unplayed = { $games ->
    [one] { $games } Spiel dieser Bilanz wurde nicht gespielt, weil jemand nicht kam. Es zählt gegen keinen Gegner und in keiner Wertungszahl.
   *[other] { $games } Spiele dieser Bilanz wurden nicht gespielt, weil jemand nicht kam. Sie zählen gegen keinen Gegner und in keiner Wertungszahl.
 }
people-person-in-pods = In Gruppen
people-person-met-in-pods = Spieler derselben Gruppen, der zuletzt getroffene zuerst
people-person-pods-together = Gemeinsame Gruppen
people-person-more-fewer-level = Hatte mehr, weniger, gleich viele
people-person-top-table-does-not-count = Der Finaltisch zählt hier nicht.
people-person-in-pods-with-unnamed = In Gruppen mit Spielern, die hier nicht genannt werden: { $unnamed }.
people-person-pods-with = { $pods ->
    [one] { $pods } Gruppe mit { $name }
   *[other] { $pods } Gruppen mit { $name }
 }
people-person-pods-by-year = Gruppen nach Jahren
people-person-how-others-find-you = Wie andere dich finden
people-person-as-others-see-it = Wie andere es sehen
people-person-on-the-pages-about-players = Auf den Seiten über Spieler wirst du gezeigt
people-person-at-another-tournament-you-chose = <strong>Bei einem anderen Turnier hast du gewählt, weniger gezeigt zu werden, und das gilt.</strong> Öffne deinen privaten Link zu jenem Turnier, um es zu ändern.
people-person-the-pages-of-a-tournament = Die Seiten eines Turniers zeigen deinen Namen weiterhin allen: Dort muss man sehen, wer gegen wen spielt. Ein Turnierleiter kann deinen Namen löschen; dann verschwindet er überall auf einmal.
people-person-is-this-you-open-the = Bist du das? Öffne den privaten Link deines Platzes und wähle „Deine Bilanz bei allen Turnieren“: Dort entscheidest du, ob andere diese Seite finden. Kein Link, oder zweimal in der Liste? Frag einen Leiter eines dieser Turniere oder den Betreiber dieser Seite.
people-ratings-no-ratings-yet = Noch keine Wertungszahlen.
people-ratings-they-follow-from-the-games = Sie folgen aus den Spielen beendeter Turniere.
people-ratings-nobody-has-rated-games-yet = Niemand hat bisher { $fewest } gewertete Spiele.
people-ratings-players-with-rated-games-or = Spieler mit mindestens { $fewest } gewerteten Spielen, die höchste Wertungszahl zuerst
people-ratings-last-rated = Zuletzt gewertet
people-ratings-only-players-with-rated-games = Nur Spieler mit mindestens { $fewest } gewerteten Spielen. Spieler, die nicht genannt werden, behalten ihren Rang. Die Reihenfolge richtet sich nach dem Tag des Turniers, nicht danach, wann es hier eingetragen wurde.
people-month = { $number ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
 }
people-against-won = { $name } gewann { $games }
people-against-tied = { $games } unentschieden
people-page-of = Seite { $page } von { $pages }
people-counting = Alle Ergebnisse werden gerade gezählt. Nach einem Start dauert das einige Sekunden.
people-counting-again = Seite noch einmal öffnen
people-counting-ratings = Die Wertungszahlen werden gerade berechnet. Öffnen Sie die Seite in einigen Sekunden noch einmal.
people-counts-damaged = { $count ->
    [one] { $count } Turnier, das hier zählt, hat ein beschädigtes Protokoll; diese Zahlen sind also nicht verlässlich. Die <a href="{ $list }">Liste der Turniere</a> zeigt, welches.
   *[other] { $count } Turniere, die hier zählen, haben beschädigte Protokolle; diese Zahlen sind also nicht verlässlich. Die <a href="{ $list }">Liste der Turniere</a> zeigt, welche.
 }
people-fame-all-time = Alle Zeiten
people-fame-in-figures = { $year } in Zahlen
people-fame-finished = { $tournaments ->
    [one] { $tournaments } beendetes Turnier
   *[other] { $tournaments } beendete Turniere
 }
people-fame-pods = { $pods ->
    [one] { $pods } Gruppe
   *[other] { $pods } Gruppen
 }
people-fame-most-tournaments-won = Die meisten Turniersiege
people-fame-most-games-won = Die meisten gewonnenen Spiele
people-fame-most-tournaments-played = Die meisten gespielten Turniere
people-fame-by-month = Beendete Turniere nach Monaten
people-fame-month = Monat
people-fame-by-year = Beendete Turniere nach Jahren
people-games-won = Gewonnene Spiele
people-list-too-long = Suche nach einem Namen, höchstens 100 Zeichen.
people-own-by-name = Mit Namen
people-own-by-name-means = Du stehst in der Liste der Spieler, und die Bilanzen deiner Gegner nennen dich.
people-own-by-initials = Mit Initialen
people-own-by-initials-means = Die Liste und die Bilanzen deiner Gegner zeigen nur die Anfangsbuchstaben deines Namens. Niemand findet dich über den vollen Namen.
people-own-not-at-all = Gar nicht
people-own-not-at-all-means = Nur du siehst diese Seite, und die Bilanzen deiner Gegner nennen dich nicht.
people-own-choose = Wähle, wie andere dich finden. Lade die Seite neu.
people-person-by-year = Turniere nach Jahren
people-person-won-by-year = Gewonnene Spiele nach Jahren
people-person-won = { $won } gewonnen
people-person-games = Spiele: { $won } gewonnen, { $lost } verloren, { $tied } unentschieden
people-person-pods = Gruppen: { $pods }, Erster in { $first }
people-person-place-of = Rang { $place } von { $players }
people-person-ratings-over-time = Wertungszahl im Lauf der Zeit: { $pool }, { $method }
people-person-ratings-newest-drawn = Gezeichnet sind nur die neuesten { $n } Turniere.
people-ratings-k-of-level = { $level }: k { $k }
people-ratings-each-at-its-level = jedes Turnier zählt auf der Stufe, die sein Turnierleiter gewählt hat (ohne Wahl: { $usual }), nach den Regeln seines Tages; heute { $levels }. Solange alle Turniere auf der niedrigsten Stufe sind, ergeben beide Formeln dieselben Wertungszahlen
people-ratings-formulas-agree = Bei Turnieren der niedrigsten Stufe ergeben die Formeln von Decipher und The Continuing Committee dieselben Wertungszahlen.
people-ratings-glicko = { $start }; jedes Turnier ist eine Periode, und modifizierte Siege sind Siege
people-ratings-rated-apart = Getrennt gewertet
people-ratings-each-game = jedes Spiel, { $built } und { $opened }
people-ratings-pods = Gruppen
people-ratings-pods-by-pairs = mehr Tribbles in einer Gruppe sind ein Sieg gegen alle mit weniger; die Formeln für Spiele zu zweit zählen hier nicht, der Finaltisch auch nicht
people-ratings-unplayed = Nicht gespielte Spiele
people-ratings-unplayed-gives-nothing = ein Freilos oder ein Spiel, zu dem ein Spieler nicht kam, wird nicht gewertet
people-ratings-brackets = Turnierbäume
people-ratings-brackets-count = die Spiele eines Turnierbaums für alle werden gewertet, die einer Finalrunde nach den Runden nicht
people-ratings-brackets-never-count = die Spiele eines Turnierbaums werden nicht gewertet, die einer Finalrunde nach den Runden auch nicht
people-data-for-programs = Daten für Programme
