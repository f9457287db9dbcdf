# Ce que demande une règle d’un format de deck.

rule-exactly = { $part } : exactement { $cards }.
rule-at-most = { $part } : { $cards } au plus.
rule-at-least = { $if-used ->
    [true] { $part } : rien, ou { $cards } au moins.
   *[false] { $part } : { $cards } au moins.
}
rule-usually = { $part } : { $cards } d’habitude ; moins est signalé.
rule-only = { $part } : seulement { $what }.
rule-only-at-home = { $types } : seulement ici : { $parts }.
rule-not-in = { $types } : pas ici : { $parts }.
rule-only-parts = Le deck n’a que ces parties : { $parts }.
rule-all-different = { $part } : aucune carte en double.
rule-total-at-least = Au moins { $cards } cartes en tout ({ $parts }).
rule-copies = { $by-title ->
    [true] { $copies ->
        [one] Au plus { $copies } exemplaire d’une carte (quel que soit le sous-titre) dans : { $parts }.
       *[other] Au plus { $copies } exemplaires d’une carte (quel que soit le sous-titre) dans : { $parts }.
    }
   *[false] { $copies ->
        [one] Au plus { $copies } exemplaire d’une carte (titre avec sous-titre) dans : { $parts }.
       *[other] Au plus { $copies } exemplaires d’une carte (titre avec sous-titre) dans : { $parts }.
    }
}
rule-one-per-deck = Un seul exemplaire d’une carte qui le dit elle-même.
rule-unique-locations = Aucun lieu en double, sauf pour les missions universelles.
rule-unique-locations-double-sided = Une Mission II est le lieu de son originale : pas les deux.
rule-planet-missions = { $cards ->
    [one] Au moins { $cards } mission de planète.
   *[other] Au moins { $cards } missions de planète.
}
rule-space-missions = { $cards ->
    [one] Au moins { $cards } mission d’espace.
   *[other] Au moins { $cards } missions d’espace.
}
rule-headquarters-missions = { $cards ->
    [one] Au moins { $cards } mission de quartier général.
   *[other] Au moins { $cards } missions de quartier général.
}
rule-other-missions = { $cards ->
    [one] Au moins { $cards } mission autre qu’un quartier général.
   *[other] Au moins { $cards } missions autres que des quartiers généraux.
}
rule-alpha-missions = { $cards ->
    [one] Au moins { $cards } mission du quadrant Alpha.
   *[other] Au moins { $cards } missions du quadrant Alpha.
}
rule-needs-opener = { $part } demande { $opener } dans : { $parts }.
rule-pool = Seulement des cartes du pool { $pool }.
rule-from-pool = Seulement des cartes que le joueur a ouvertes ou draftées.
rule-from-pool-and-free = Seulement des cartes que le joueur a ouvertes ou draftées, et { $titles }.
rule-only-sets = Seulement des cartes de ces extensions : { $sets }.
rule-banned = Les cartes que leur source interdit sont interdites.
rule-banned-titles = Interdits : { $titles }.
rule-not-titles = Non permis : { $titles }.
rule-not-with = Non permis : { $what }.
rule-not-of-tribbles = Aucune carte du jeu Tribbles.
rule-borg-facilities = Un joueur Borg n’inclut aucune installation qui n’est pas Borg.
rule-released = Seulement des cartes parues au jour de jeu.
rule-released-for-days = { $days ->
    [one] Une carte se joue { $days } jour après sa parution.
   *[other] Une carte se joue { $days } jours après sa parution.
}
rule-quoted = { $says }
