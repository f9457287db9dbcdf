people-against-title = { $one } et { $other }
people-against-heading = <a href="{ $to-one }"><bdi>{ $one }</bdi></a> et <a href="{ $to-other }"><bdi>{ $other }</bdi></a>
people-against-games-the-newest-first-the = Parties, la plus récente d’abord ; l’issue est celle de <bdi>{ $name }</bdi>
people-against-round = ronde { $round }
people-against-more-games = Autres parties
people-against-had-more = { $pods ->
    [one] { $name } en avait plus dans { $pods } groupe
   *[other] { $name } en avait plus dans { $pods } groupes
 }
people-against-level-in = autant dans { $pods }
people-against-pods-the-newest-first = Groupes communs, le plus récent d’abord ; plus ou moins de tribbles vaut pour <bdi>{ $name }</bdi>
people-against-heat = manche { $heat }
people-against-more = Plus
people-against-fewer = Moins
people-against-as-many = Autant
people-against-won-it = Gagné
people-against-lost-it = Perdu
people-against-tied-it = Nul
people-against-more-pods = Autres groupes
people-fame-no-finished-tournaments-yet = Aucun tournoi terminé pour l’instant.
people-fame-who-wins-one-appears-here = Les vainqueurs apparaissent ici.
people-list-hall-of-fame = Panthéon
people-list-find-a-player = Trouver un joueur
people-list-nobody-has-played-here-yet = Personne n’a encore joué ici.
people-list-nobody-with-this-name-is = Personne de ce nom n’est montré ici. Cherchez avec moins de lettres.
people-list-players-by-name = Joueurs par nom, puis ceux indiqués par leurs initiales
people-list-played = Joués
people-list-last-played = Dernier tournoi
people-list-a-player-decides-how-others = Chaque joueur décide comment les autres le trouvent : ouvrez le lien privé d’une place, puis « Votre bilan de tous les tournois ».
people-parts-previous-page = Page précédente
people-parts-next-page = Page suivante
people-parts-search = Chercher parmi tous les joueurs
people-person-ratings-all-ratings = Toutes les cotes
people-person-ratings-the-newest-ratings = Les dernières cotes
people-person-ratings-game-and-decks = Jeu et decks
people-person-ratings-formula = Formule
people-person-ratings-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }
people-person-ratings-as-a-table = En tableau<span class="vh"> : { $title }</span>
people-person-years-year-by-year = Année par année
people-person-years-years-the-newest-first = Années, la plus récente d’abord
people-person-years-won = Gagnés
people-person-years-played-in-year = { $tournaments ->
    [one] { $tournaments } joué
   *[other] { $tournaments } joués
 }
people-person-years-won-in-year = { $won ->
    [one] { $won } gagné
   *[other] { $won } gagnés
 }
people-person-my-table = <bdi>{ $tournament }</bdi> : ma table
people-person-your-record = Votre bilan
people-person-none-that-everybody-may-see = Aucun que tout le monde puisse voir.
people-person-tournaments-the-newest-first = Tournois, le plus récent d’abord
people-person-opponents = Adversaires
people-person-opponents-the-one-met-last = Adversaires, le dernier rencontré d’abord
people-person-last-met = Dernière rencontre
people-person-games-against = Parties contre { $name }
people-person-more-opponents = Autres adversaires
people-person-against-players-who-are-not = Contre des joueurs qui ne sont pas nommés ici : { $unnamed }.
people-person-unplayed = { $games ->
    [one] { $games } partie de ce bilan n’a pas été jouée, car quelqu’un n’est pas venu. Elle ne compte contre aucun adversaire ni dans aucune cote.
   *[other] { $games } parties de ce bilan n’ont pas été jouées, car quelqu’un n’est pas venu. Elles ne comptent contre aucun adversaire ni dans aucune cote.
 }
people-person-in-pods = Dans les groupes
people-person-met-in-pods = Joueurs des mêmes groupes, le dernier rencontré d’abord
people-person-pods-together = Groupes communs
people-person-more-fewer-level = En avait plus, moins, autant
people-person-top-table-does-not-count = La table finale ne compte pas ici.
people-person-in-pods-with-unnamed = Dans des groupes avec des joueurs qui ne sont pas nommés ici : { $unnamed }.
people-person-pods-with = { $pods ->
    [one] { $pods } groupe avec { $name }
   *[other] { $pods } groupes avec { $name }
 }
people-person-pods-by-year = Groupes par année
people-person-how-others-find-you = Comment les autres vous trouvent
people-person-as-others-see-it = Comme les autres le voient
people-person-on-the-pages-about-players = Sur les pages des joueurs, vous êtes montré
people-person-at-another-tournament-you-chose = <strong>À un autre tournoi, vous avez choisi d’être moins montré, et cela compte.</strong> Ouvrez votre lien privé de ce tournoi pour le changer.
people-person-the-pages-of-a-tournament = Les pages d’un tournoi montrent toujours votre nom à tous : on doit y voir qui joue contre qui. Un directeur peut effacer votre nom ; il disparaît alors partout d’un coup.
people-person-is-this-you-open-the = Est-ce vous ? Ouvrez le lien privé de votre place et choisissez « Votre bilan de tous les tournois » : vous y décidez si les autres trouvent cette page. Pas de lien, ou deux fois dans la liste ? Demandez à un directeur de l’un de ces tournois, ou à l’exploitant de ce site.
people-ratings-no-ratings-yet = Aucune cote pour l’instant.
people-ratings-they-follow-from-the-games = Elles découlent des parties des tournois terminés.
people-ratings-nobody-has-rated-games-yet = Personne n’a encore { $fewest } parties cotées.
people-ratings-players-with-rated-games-or = Joueurs ayant au moins { $fewest } parties cotées, la plus haute cote d’abord
people-ratings-last-rated = Dernière cotation
people-ratings-only-players-with-rated-games = Seulement les joueurs ayant au moins { $fewest } parties cotées. Les joueurs qui ne sont pas nommés gardent leur place. C’est le jour d’un tournoi qui fixe l’ordre, non le moment où il a été saisi ici.
people-month = { $number ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
 }
people-against-won = { $name } en a gagné { $games }
people-against-tied = { $games ->
    [one] { $games } nulle
   *[other] { $games } nulles
 }
people-page-of = Page { $page } sur { $pages }
people-counting = Tous les résultats sont en cours de comptage. Après un démarrage, cela prend quelques secondes.
people-counting-again = Ouvrir à nouveau la page
people-counting-ratings = Les cotes sont en cours de calcul. Ouvrez à nouveau la page dans quelques secondes.
people-counts-damaged = { $count ->
    [one] { $count } tournoi qui compte ici a un journal endommagé : ces chiffres ne sont donc pas fiables. La <a href="{ $list }">liste des tournois</a> indique lequel.
   *[other] { $count } tournois qui comptent ici ont un journal endommagé : ces chiffres ne sont donc pas fiables. La <a href="{ $list }">liste des tournois</a> indique lesquels.
 }
people-fame-all-time = Depuis toujours
people-fame-in-figures = { $year } en chiffres
people-fame-finished = { $tournaments ->
    [one] { $tournaments } tournoi terminé
   *[other] { $tournaments } tournois terminés
 }
people-fame-pods = { $pods ->
    [one] { $pods } groupe
   *[other] { $pods } groupes
 }
people-fame-most-tournaments-won = Le plus de tournois gagnés
people-fame-most-games-won = Le plus de parties gagnées
people-fame-most-tournaments-played = Le plus de tournois joués
people-fame-by-month = Tournois terminés par mois
people-fame-month = Mois
people-fame-by-year = Tournois terminés par année
people-games-won = Parties gagnées
people-list-too-long = Cherchez un nom, 100 caractères au plus.
people-own-by-name = Par le nom
people-own-by-name-means = Vous êtes dans la liste des joueurs, et les bilans de vos adversaires vous nomment.
people-own-by-initials = Par les initiales
people-own-by-initials-means = La liste et les bilans de vos adversaires ne montrent que les premières lettres de votre nom. Personne ne vous trouve par votre nom complet.
people-own-not-at-all = Pas du tout
people-own-not-at-all-means = Vous seul voyez cette page, et les bilans de vos adversaires ne vous nomment pas.
people-own-choose = Choisissez comment les autres vous trouvent. Rechargez la page.
people-person-by-year = Tournois par année
people-person-won-by-year = Parties gagnées par année
people-person-won = { $won ->
    [one] { $won } gagné
   *[other] { $won } gagnés
 }
people-person-games = parties : { $won } gagnées, { $lost } perdues, { $tied } nulles
people-person-pods = groupes : { $pods }, premier dans { $first }
people-person-place-of = place { $place } sur { $players }
people-person-ratings-over-time = Cote au fil du temps : { $pool }, { $method }
people-person-ratings-newest-drawn = Seuls les { $n } tournois les plus récents sont tracés.
people-ratings-k-of-level = { $level } : k { $k }
people-ratings-each-at-its-level = chaque tournoi compte au niveau choisi par son directeur (sans choix : { $usual }), selon les règles de son jour ; aujourd’hui { $levels }. Tant que tous les tournois sont au niveau le plus bas, les deux formules donnent les mêmes cotes
people-ratings-formulas-agree = Aux tournois du niveau le plus bas, les formules de Decipher et de The Continuing Committee donnent les mêmes cotes.
people-ratings-glicko = { $start } ; chaque tournoi est une période, et les victoires modifiées sont des victoires
people-ratings-rated-apart = Cotés à part
people-ratings-each-game = chaque jeu, { $built } et { $opened }
people-ratings-pods = Groupes
people-ratings-pods-by-pairs = avoir plus de tribbles dans un groupe, c’est gagner contre tous ceux qui en ont moins ; les formules des parties à deux ne comptent pas ici, ni la table finale
people-ratings-unplayed = Parties non jouées
people-ratings-unplayed-gives-nothing = un exempt, ou une partie où un joueur n’est pas venu, n’est pas coté
people-ratings-brackets = Tableaux
people-ratings-brackets-count = les parties d’un tableau ouvert à tous sont cotées ; celles d’une phase finale après les rondes ne le sont pas
people-ratings-brackets-never-count = les parties d’un tableau ne sont pas cotées, ni celles d’une phase finale après les rondes
people-data-for-programs = Données pour les programmes
