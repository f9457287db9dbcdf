profiles-full-win = Victoire pleine (FW)
profiles-modified-win = Victoire modifiée (MW) : devant à la fin du temps
profiles-true-tie = Égalité vraie (TT)
profiles-modified-loss = Défaite modifiée (ML)
profiles-full-loss = Défaite pleine (FL)
profiles-bye = Exempt
profiles-earned-bye = Exemption gagnée comme prix
profiles-unplayed = Ronde non jouée
profiles-win-threshold = Points qui gagnent une partie
profiles-largest = Score le plus grand sur une feuille de match, en plus ou en moins
profiles-planet-and-space = Une victoire demande une mission de planète et une mission spatiale, cochées avec elle
profiles-floor = En dessous, les points comptent pour cette valeur
profiles-cap = Au-dessus, les points comptent pour cette valeur (le plafond)
profiles-cap-follows = Les points qui gagnent une partie remplacent le plafond
profiles-margin-true-tie = Égalité vraie, des deux côtés
profiles-margin-double-loss = Défaite pour les deux, des deux côtés
profiles-margin-outside-win = Victoire hors du jeu ; le perdant reçoit l’opposé
profiles-margin-not-higher = Vainqueur qui n’est pas devant aux points ; le perdant reçoit l’opposé
profiles-not-counting-to-win = Les points qui ne comptent pas pour la victoire comptent ici
profiles-ending-complete = Un joueur a rempli les conditions de victoire
profiles-ending-time = Le temps était écoulé
profiles-ending-decked-out = Les pioches étaient vides
profiles-ending-card = Victoire par le texte d’une carte
profiles-ending-forfeit-one = Une carte a fait perdre un joueur par forfait
profiles-ending-forfeit-both = Des cartes ont fait perdre les deux joueurs par forfait
profiles-ending-concession = Un joueur a abandonné la partie
profiles-ending-no-show = Un joueur ne s’est pas présenté
profiles-ending-disqualified = Un joueur a perdu par une pénalité
profiles-ending-both-absent = Aucun des deux joueurs ne s’est présenté
profiles-concession-is-asked = On demande au directeur ce que compte un abandon
profiles-decked-out-is-asked = On demande au directeur quand les pioches sont vides
profiles-ending-void = Le directeur du tournoi a retiré la partie
profiles-tie-breakers = Ordre des départages
profiles-strength = Force du parcours
profiles-strength-byes = Les points d’exemption d’un adversaire y comptent
profiles-strength-no-shows = Les parties où un joueur ne s’est pas présenté y comptent
profiles-earned-bye-counts = Une exemption gagnée comme prix compte comme exemption normale
profiles-minutes = Minutes d’une ronde
profiles-extra-turns = Tours après le tour en cours quand le temps est écoulé
profiles-at-time = Quand le temps est écoulé
profiles-suggested-rounds = Rondes proposées
profiles-least-players = Nombre minimal de joueurs demandé
profiles-least-rounds = Nombre minimal de parties demandé
profiles-of-differential = Différentiel : { $name }
profiles-of-points = Points de victoire : { $name }
profiles-yes = oui
profiles-no = non
profiles-margin-cap = { $points }, le plafond
profiles-order = { $measures } ; ensuite la place est partagée
profiles-suggested = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
 } jusqu’à { $players } joueurs
profiles-strength-sum = la somme des points de victoire des adversaires
profiles-strength-average = la moyenne des points de victoire des adversaires
profiles-hands-down = arrêter aussitôt, au milieu d’un tour
profiles-finish-turn = terminer le tour en cours
profiles-one-more-turn = terminer le tour en cours, et l’autre joueur en a encore un
profiles-winner-takes-full-win = victoire pleine pour le vainqueur, différence des points
profiles-full-win-by-score = victoire pleine pour le score le plus haut ; à égalité, égalité vraie
profiles-modified-win-by-score = victoire modifiée pour le score le plus haut ; à égalité, égalité vraie
profiles-outside-win-whatever = victoire pleine avec le différentiel d’une victoire hors du jeu, quels que soient les scores
profiles-true-tie-whatever = une égalité vraie, quels que soient les scores
profiles-double-loss-whatever = une défaite pleine pour les deux, quels que soient les scores
profiles-not-counted = la partie ne compte pas
profiles-title-changed = { $name } ({ $changes })
profiles-changes = { $id }, { $n ->
    [one] { $n } valeur modifiée
   *[other] { $n } valeurs modifiées
 } par le directeur du tournoi
profiles-format-changes = { $id }, { $n ->
    [one] { $n } règle modifiée
   *[other] { $n } règles modifiées
 } par le directeur du tournoi
profiles-own-format = propre au directeur du tournoi, tiré de { $base }
