names-who-left = quelqu’un qui est parti
names-operator = exploitant
names-director = directeur du tournoi
names-head-judge = arbitre principal
names-judge = arbitre
names-scorekeeper = marqueur
names-deck-checker = contrôleur de decks
names-player = joueur
names-with-troubles = avec Troubles
names-without-troubles = sans Troubles
names-totals-only = totaux seulement
names-every-round = chaque ronde notée
names-pod-total = Tribbles
names-pod-place-points = Points de place
names-pods-won = Groupes gagnés
names-lists-none = { $whose }.
names-lists-at-the-end = { $whose }, à la fin et si le joueur est d’accord.
names-lists-at = { $early ->
    [true] { $whose }, à partir du { $at }, même avant la fin, et si le joueur est d’accord.
   *[false] { $whose }, à la fin, au plus tôt le { $at }, et si le joueur est d’accord.
}
names-whose-nobody = aucune liste n’est montrée à tous
names-whose-winner = tout le monde voit la liste du vainqueur
names-whose-finalists = tout le monde voit les listes des { $n } premiers du classement final
names-whose-all = tout le monde voit toutes les listes
names-sign-up = { $with-deck ->
    [true] jusqu’au { $until }, { $places }, avec une liste de deck si le joueur en a une.
   *[false] jusqu’au { $until }, { $places }.
}
names-sign-up-no-limit = nombre de places illimité
names-sign-up-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
 }
names-series-all-count = tous les tournois d’un joueur
names-series-best = les { $n } meilleurs d’un joueur
names-series-attendance-points = { $always ->
    [true] { $points } à chaque tournoi
   *[false] { $points } à ceux qui comptent
}
names-series-shared-in-full = chacun reçoit les points de la place
names-series-shared-last = chacun reçoit les points de la dernière place partagée
names-series-at-most = { $points } au plus
names-series-points-by-place = Points selon la place
names-series-attendance = Participation
names-series-what-counts = Ce qui compte
names-series-shared-places = Places partagées
names-series-one-bonus = Un bonus
names-series-order = Ordre
names-series-then = { $before }, puis { $next }
names-series-points = points
names-series-won = tournois gagnés
names-series-played = tournois joués
names-system-swiss = système suisse
names-system-round-robin = toutes rondes
names-system-single-elimination = élimination simple
names-system-double-elimination = double élimination
names-level-local = 1, tournoi local
names-level-regional = 2, régional
names-level-national = 3, national ou Masters
names-level-continental = 4, continental
names-level-worlds = 5, championnat du monde
names-measure-victory-points = Points de victoire
names-measure-strength-of-schedule = Force du parcours
names-measure-differential = Différentiel
names-measure-head-to-head = Parties entre eux
names-measure-opponents-strength = Force du parcours des adversaires
names-measure-full-wins = Victoires pleines
names-measure-fewest-losses = Moins de défaites
names-measure-fewest-full-losses = Moins de défaites pleines
names-measure-modified-wins = Victoires modifiées
names-measure-cumulative = Points de victoire cumulés
names-measure-rating = Cote
names-option-artifacts = Les artefacts défaussés sont retirés du jeu.
names-option-shuttles = Les navettes peuvent être transportées à bord de grands vaisseaux.
names-option-missions = Si les deux joueurs ont apporté la même mission, ils en choisissent d’un commun accord une autre pour l’un d’eux.
names-no-option = aucune
names-coin = Pièce
names-die = Dé à { $sides } faces
names-order = Ordre de { $of }
names-heads = face
names-tails = pile
names-follows = suit
names-distinguishes = se distingue de
names-departs-from = s’écarte de
names-appeal-upheld = Confirmée sur recours
names-appeal-overturned = Annulée sur recours
names-not-appealed = pas de recours
names-upheld-on-appeal = confirmée sur recours
names-overturned-on-appeal = annulée sur recours
names-by-final = finale
names-by-third-place = match pour la troisième place
names-by-then-swiss = { $stage }, puis système suisse
names-by-still-in = encore en lice
names-by-still-in-then-swiss = encore en lice, puis système suisse
names-by-swiss = système suisse
names-by-top-table = table finale
names-confidence-seen = lu dans la source
names-confidence-inferred = déduit de la source
names-confidence-memory = connaissance générale, non confirmée
names-confidence-default = notre choix, les sources se taisent
names-confidence-organiser = fixé par le directeur de ce tournoi
names-treats-final-word = le dernier mot { $treatment }
names-treats-overturned = la décision annulée { $treatment }
names-pool = { $game }, { $kind }
names-pool-built = construit
names-pool-opened = scellé et draft
names-player-number = Joueur { $player }
