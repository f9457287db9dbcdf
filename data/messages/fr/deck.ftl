# Les parties d’un deck, les types de cartes et les lignes d’une liste.

deck-zone-missions = missions
deck-zone-seed-deck = seed deck
deck-zone-sites = sites
deck-zone-draw-deck = pioche
deck-zone-dilemma-pile = pile de dilemmes
deck-zone-qs-tent = Q’s Tent
deck-zone-battle-bridge = deck annexe Battle Bridge
deck-zone-q-continuum = deck annexe Q-Continuum
deck-zone-tribble = deck annexe Tribble
deck-zone-dyson-sphere = Dyson Sphere
deck-zone-referee = pile Referee
deck-zone-outside = hors du jeu
deck-zone-aside = mis de côté

deck-type-personnel = personnel
deck-type-ship = vaisseau
deck-type-event = événement
deck-type-interrupt = interruption
deck-type-interrupt-event = interruption/événement
deck-type-dilemma = dilemme
deck-type-mission = mission
deck-type-objective = objectif
deck-type-incident = incident
deck-type-equipment = équipement
deck-type-facility = installation
deck-type-tactic = Tactic
deck-type-damage-marker = marqueur de dégâts
deck-type-doorway = Doorway
deck-type-artifact = artefact
deck-type-site = site
deck-type-time-location = lieu temporel
deck-type-tribble = Tribble
deck-type-trouble = Trouble
deck-type-q-event = événement Q
deck-type-q-interrupt = interruption Q
deck-type-q-dilemma = dilemme Q
deck-type-q-artifact = artefact Q
deck-type-q-mission = mission Q

deck-cards-referee = cartes [Ref]
deck-cards-alternate-universe = cartes [AU]
deck-cards-double-sided = missions à double face
deck-cards-second-edition = cartes de Second Edition
deck-cards-one-per-deck = cartes limitées à une par deck
deck-cards-hall-of-fame = cartes Hall of Fame
deck-cards-not-for-decks = cartes qui ne font partie d’aucun deck
deck-cards-name-inferred = cartes dont le sous-titre est déduit

deck-unknown-number = un numéro de carte qu’aucune table ne connaît ici ; exportez la liste avec les titres
deck-unknown-of-tribbles = une carte du jeu Tribbles, qui n’existe pas dans celui-ci
deck-unknown-too-long = trop long pour un titre

deck-ignored-affiliation = dit l’affiliation du deck
deck-ignored-comment = un commentaire
deck-ignored-no-letters = ni lettres ni chiffres
deck-ignored-parentheses = une remarque entre parenthèses
deck-ignored-link = une adresse
deck-ignored-program-list = le début d’une liste faite par un programme
deck-ignored-note = une note sur la liste
deck-ignored-total = un total
deck-ignored-table-header = l’en-tête d’un tableau
deck-ignored-no-title = une rangée sans titre
deck-ignored-json = les crochets et les noms du fichier JSON
deck-ignored-deck-file = le balisage du fichier de deck
deck-ignored-page-marks = le balisage de la page
deck-ignored-page-text = un autre texte de la page

deck-quantity-zero = 0 exemplaire est indiqué ; retirez la ligne ou écrivez combien il y en a
deck-quantity-negative = { $number } exemplaires, c’est impossible ; écrivez un nombre de 1 à { $most }
deck-quantity-too-many = { $number } exemplaires, c’est plus que n’en tient un deck ; écrivez un nombre de 1 à { $most }
deck-quantity-unreadable = le nombre d’exemplaires est illisible ; écrivez un nombre de 1 à { $most }

deck-unread-no-title = aucune carte n’a ce titre
deck-unread-near = titres semblables : { $titles }
deck-unread-line = ligne { $line }, « { $text } » ({ $why })
deck-unread-pool = Dans le pool, ces lignes ne comptent aucune carte : { $lines }. Corrigez le pool.
deck-unread-pool-more = Dans le pool, ces lignes ne comptent aucune carte : { $lines } ; et { $more } de plus. Corrigez le pool.

deck-limit-at-most = { $most } au plus
deck-limit-at-least = { $least } au moins
deck-limit-exactly = exactement { $cards }
deck-limit-between = de { $least } à { $most }

deck-and = { $first } et { $last }
deck-or = { $first } ou { $last }
deck-or-also = { $first } ou { $last }
deck-comma = { $first }, { $last }

deck-too-long = Cela fait { $lines } lignes, et aucune liste de deck n’en a plus de { $most }. Collez seulement la liste.
deck-other-game = { $finding } Rien n’a été remis.
deck-pool-not-asked = { $format } ne contrôle pas de pool. Laissez le pool vide, ou choisissez un format sealed ou draft.
deck-pool-no-cards = Aucune ligne de ce pool ne nomme une carte. Collez les cartes que le joueur a ouvertes, une par ligne.

deck-rule-unknown = Ce format n’a pas de règle « { $rule } ».
deck-rule-seen = « { $says } » a été lu dans sa source et reste donc tel quel. Vous pouvez choisir un autre format.
deck-rule-figure = « { $says } » ne peut pas avoir le nombre { $figure } ; choisissez un nombre entier de { $least } à { $most }.
deck-rule-no-deck = Aucun deck ne pourrait suivre ces règles : { $part } demanderait au moins { $least } et au plus { $most } cartes.

deck-own-no-name = Donnez un nom au format, pour que les joueurs sachent que c’est le vôtre.
deck-own-long-name = Le nom a { $length } caractères ; { $most } au plus sont possibles.
deck-own-control = Le nom contient un caractère de contrôle. Tapez-le de nouveau.
deck-own-taken-name = « { $name } » est le nom d’un format publié. Choisissez-en un autre, pour que personne ne les confonde.
deck-own-banned-no-card = La ligne { $line } des titres interdits, « { $text } », n’est le titre d’aucune carte.
deck-own-allowed-no-card = La ligne { $line } des titres autorisés, « { $text } », n’est le titre d’aucune carte.
deck-own-similar = Titres semblables : { $titles }.
deck-own-both = « { $title } » est interdit et autorisé. Retirez-le d’une des deux listes.
deck-own-too-many = Cela fait { $titles } titres ; un format en interdit et en autorise au plus { $most }.

deck-place-planet = planète
deck-place-space = espace
deck-place-either = espace ou planète
deck-place-both = espace et planète
deck-place-dual = double
deck-place-headquarters = quartier général

deck-figure-types = { $zone } par type
deck-figure-costs = { $zone } par coût
deck-figure-classes = Personnel par classification
deck-figure-affiliations = Personnel et vaisseaux par affiliation
deck-figure-icons = Icônes
deck-figure-dilemmas = Dilemmes par lieu
deck-figure-missions = Missions de la spaceline
deck-figure-denominations = Cartes par valeur
deck-figure-powers = Pouvoirs
deck-figure-type = Type
deck-figure-cost = Coût
deck-figure-class = Classification
deck-figure-affiliation = Affiliation
deck-figure-icon = Icône
deck-figure-place = Lieu
deck-figure-mission = Mission
deck-figure-denomination = Valeur
deck-figure-power = Pouvoir
deck-figure-cards = Cartes
deck-figure-points = Points
deck-figure-average-cost = { $cards ->
    [one] Coût moyen { $whole },{ $tenth }, pour { $cards } carte avec un coût.
   *[other] Coût moyen { $whole },{ $tenth }, pour { $cards } cartes avec un coût.
}
deck-figure-counts-twice = Une carte à deux affiliations compte pour les deux.
deck-figure-all-points = { $points } points en tout. Une mission sans nombre de points fixe compte 0.
deck-figure-others = { $number } autres
deck-figure-span = portée { $span }

deck-severity-error = erreur
deck-severity-warning = avertissement
deck-severity-note = note
