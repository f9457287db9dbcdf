people-against-title = { $one } et { $other }
people-against-heading = <a href="{ $to-one }"><bdi>{ $one }</bdi></a> et <a href="{ $to-other }"><bdi>{ $other }</bdi></a>
people-against-games-the-newest-first-the = Parties, la plus récente d’abord ; l’issue est celle de <bdi>{ $name }</bdi>
people-against-round = ronde { $round }
people-against-more-games = Autres parties
people-fame-no-finished-tournaments-yet = Aucun tournoi terminé pour l’instant.
people-fame-who-wins-one-appears-here = Qui en gagne un apparaît ici.
people-list-hall-of-fame = Panthéon
people-list-find-a-player = Trouver un joueur
people-list-nobody-has-played-here-yet = Personne n’a encore joué ici.
people-list-nobody-with-this-name-is = Personne de ce nom n’est montré ici. Cherchez avec moins de lettres.
people-list-players-by-name = Joueurs par nom
people-list-played = Joués
people-list-last-played = Dernier tournoi
people-list-a-player-decides-how-others = Chaque joueur décide comment les autres le trouvent : ouvrez le lien privé d’une place, puis « Votre bilan de tous les tournois ».
people-parts-previous-page = Page précédente
people-parts-next-page = Page suivante
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
people-person-how-others-find-you = Comment les autres vous trouvent
people-person-as-others-see-it = Comme les autres le voient
people-person-on-the-pages-about-players = Sur les pages des joueurs, vous êtes montré
people-person-at-another-tournament-you-chose = <strong>À un autre tournoi, vous avez choisi d’être moins montré, et cela compte.</strong> Ouvrez votre lien privé de ce tournoi pour le changer.
people-person-the-pages-of-a-tournament = Les pages d’un tournoi montrent toujours votre nom à tous : on doit y voir qui joue contre qui. Un directeur peut effacer votre nom ; il disparaît alors partout d’un coup.
people-person-is-this-you-open-the = Est-ce vous ? Ouvrez le lien privé de votre place et choisissez « Votre bilan de tous les tournois » : vous y décidez si les autres trouvent cette page.
people-ratings-no-ratings-yet = Aucune cote pour l’instant.
people-ratings-they-follow-from-the-games = Elles découlent des parties à deux des tournois terminés.
people-ratings-nobody-has-rated-games-yet = Personne n’a encore { $fewest } parties cotées.
people-ratings-players-with-rated-games-or = Joueurs ayant au moins { $fewest } parties cotées, la plus haute cote d’abord
people-ratings-last-rated = Dernière cotation
people-ratings-only-players-with-rated-games = Seulement les joueurs ayant au moins { $fewest } parties cotées. Les joueurs qui ne sont pas nommés gardent leur place. C’est le jour d’un tournoi qui fixe l’ordre, non le moment où il a été saisi ici.
