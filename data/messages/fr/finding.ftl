# Ce qu’un contrôle de deck a trouvé.

finding-too-many = { $exactly ->
    [true] { $found ->
        [one] { $part } : { $found } carte, il en faut exactement { $most }. Retirez-en { $over }.
       *[other] { $part } : { $found } cartes, il en faut exactement { $most }. Retirez-en { $over }.
    }
   *[false] { $found ->
        [one] { $part } : { $found } carte, { $most } au plus. Retirez-en { $over }.
       *[other] { $part } : { $found } cartes, { $most } au plus. Retirez-en { $over }.
    }
}
finding-too-few = { $exactly ->
    [true] { $found ->
        [one] { $part } : { $found } carte, il en faut exactement { $least }. Ajoutez-en { $short }.
       *[other] { $part } : { $found } cartes, il en faut exactement { $least }. Ajoutez-en { $short }.
    }
   *[false] { $found ->
        [one] { $part } : { $found } carte, il en faut au moins { $least }. Ajoutez-en { $short }.
       *[other] { $part } : { $found } cartes, il en faut au moins { $least }. Ajoutez-en { $short }.
    }
}
finding-fewer-than-usual = { $found ->
    [one] { $part } : { $found } carte, moins de { $usual }. C’est permis ; vérifiez qu’il n’en manque pas.
   *[other] { $part } : { $found } cartes, moins de { $usual }. C’est permis ; vérifiez qu’il n’en manque pas.
}
finding-too-few-together = { $found ->
    [one] { $found } carte en tout ({ $parts }), il en faut au moins { $least }. Ajoutez-en { $short }.
   *[other] { $found } cartes en tout ({ $parts }), il en faut au moins { $least }. Ajoutez-en { $short }.
}
finding-too-many-copies = { $most ->
    [one] { $card } : { $found } exemplaires ({ $parts }), { $most } exemplaire au plus. Retirez-en { $over }.
   *[other] { $card } : { $found } exemplaires ({ $parts }), { $most } exemplaires au plus. Retirez-en { $over }.
}
finding-whatever-the-subtitle = { $title } (compté quel que soit le sous-titre)
finding-title-guessed = L’endroit où finit le titre est ici une supposition ; regardez les cartes.
finding-one-per-deck = { $title } : { $found } exemplaires, mais la carte elle-même n’en permet qu’un par deck. Retirez-en { $over }.
finding-same-location = { $titles } : deux fois le même lieu. { $why }
finding-same-location-all = Seules les missions universelles peuvent se répéter, et une Mission II est le lieu de son originale ; gardez-en une.
finding-same-location-alike = Seules les missions universelles peuvent se répéter ; gardez-en une.
finding-same-location-double-sided = Une Mission II est le lieu de son originale, donc pas les deux ; gardez-en une.
finding-has-planet-missions = { $found ->
    [one] Cette liste a { $found } mission de planète.
   *[other] Cette liste a { $found } missions de planète.
}
finding-has-space-missions = { $found ->
    [one] Cette liste a { $found } mission d’espace.
   *[other] Cette liste a { $found } missions d’espace.
}
finding-has-headquarters-missions = { $found ->
    [one] Cette liste a { $found } mission de quartier général.
   *[other] Cette liste a { $found } missions de quartier général.
}
finding-has-other-missions = { $found ->
    [one] Cette liste a { $found } mission autre qu’un quartier général.
   *[other] Cette liste a { $found } missions autres que des quartiers généraux.
}
finding-has-alpha-missions = { $found ->
    [one] Cette liste a { $found } mission du quadrant Alpha.
   *[other] Cette liste a { $found } missions du quadrant Alpha.
}

finding-only-here = { $n ->
    [one] { $part } : ici, seulement { $wanted }. Déplacez { $titles } dans une autre partie ou retirez la carte.
   *[other] { $part } : ici, seulement { $wanted }. Déplacez { $titles } dans une autre partie ou retirez-les.
}
finding-not-in-part = { $n ->
    [one] { $part } : { $titles } ne peut pas être dans cette partie. Déplacez la carte dans une autre partie ou retirez-la.
   *[other] { $part } : { $titles } ne peuvent pas être dans cette partie. Déplacez-les dans une autre partie ou retirez-les.
}
finding-only-at-home = { $n ->
    [one] { $part } : { $titles } ne peut être qu’ailleurs ({ $home }). Déplacez-y la carte ou retirez-la.
   *[other] { $part } : { $titles } ne peuvent être qu’ailleurs ({ $home }). Déplacez-les-y ou retirez-les.
}
finding-no-such-part = { $cards ->
    [one] Ce format n’a pas de partie « { $part } », mais { $cards } carte y est. Déplacez-la, ou vérifiez que le format est le bon.
   *[other] Ce format n’a pas de partie « { $part } », mais { $cards } cartes y sont. Déplacez-les, ou vérifiez que le format est le bon.
}
finding-opener-elsewhere = { $part } contient des cartes, mais { $opener } est ailleurs ({ $stands }, ligne { $line }). Déplacez la carte ici : { $places }.
finding-no-opener = { $part } contient des cartes, mais rien ne l’ouvre. Ajoutez { $opener } ({ $places }), ou retirez le deck annexe.

finding-outside-pool = { $n ->
    [one] Hors du pool { $pool } : { $titles }. Retirez la carte, ou vérifiez que le format est le bon.
   *[other] Hors du pool { $pool } : { $titles }. Retirez-les, ou vérifiez que le format est le bon.
}
finding-legal-of-the-same-title = Cartes permises de même titre : { $titles }.
finding-banned = { $n ->
    [one] Interdit dans ce format : { $titles }. Retirez la carte.
   *[other] Interdits dans ce format : { $titles }. Retirez-les.
}
finding-because = { $n ->
    [one] { $titles } : { $because }. Retirez la carte.
   *[other] { $titles } : { $because }. Retirez-les.
}
finding-of-tribbles = { $n ->
    [one] { $titles } : les cartes du jeu Tribbles ne s’emploient pas dans celui-ci. Retirez la carte.
   *[other] { $titles } : les cartes du jeu Tribbles ne s’emploient pas dans celui-ci. Retirez-les.
}
finding-borg-said = la liste le dit
finding-borg-all = tous ses personnels et vaisseaux sont Borg
finding-borg-facilities = { $n ->
    [one] { $titles } : un joueur Borg ne peut pas inclure d’installation qui n’est pas Borg, et ce joueur en est un : { $why }. Retirez la carte.
   *[other] { $titles } : un joueur Borg ne peut pas inclure d’installation qui n’est pas Borg, et ce joueur en est un : { $why }. Retirez-les.
}
finding-borg-facilities-perhaps = { $n ->
    [one] { $titles } : un joueur Borg ne peut pas inclure d’installation qui n’est pas Borg. Si ce joueur joue Borg, retirez la carte ; une ligne « Affiliation: Borg » dans la liste permet de le contrôler.
   *[other] { $titles } : un joueur Borg ne peut pas inclure d’installation qui n’est pas Borg. Si ce joueur joue Borg, retirez-les ; une ligne « Affiliation: Borg » dans la liste permet de le contrôler.
}
finding-borg-missions = { $n ->
    [one] { $titles } : un joueur Borg ne peut pas non plus inclure de Mission II avec un avant-poste intégré qui n’est pas Borg, et ce joueur en est un : { $why }. Regardez les deux faces et retirez la carte si elle en a un.
   *[other] { $titles } : un joueur Borg ne peut pas non plus inclure de Mission II avec un avant-poste intégré qui n’est pas Borg, et ce joueur en est un : { $why }. Regardez les deux faces et retirez celles qui en ont un.
}
finding-borg-missions-perhaps = { $titles } : un joueur Borg ne peut pas non plus inclure de Mission II avec un avant-poste intégré qui n’est pas Borg. Si ce joueur joue Borg, regardez les deux faces.
finding-no-pool = Aucun pool n’est donné : personne ne peut dire si le joueur a ouvert ces cartes. Enregistrez d’abord le pool.
finding-not-opened = { $more ->
    [0] { $n ->
        [one] Pas dans le pool du joueur : { $titles }. Retirez la carte, ou vérifiez que le pool est complet.
       *[other] Pas dans le pool du joueur : { $titles }. Retirez-les, ou vérifiez que le pool est complet.
    }
   *[other] Pas dans le pool du joueur : { $titles }, et { $more } de plus. Retirez-les, ou vérifiez que le pool est complet.
}
finding-more-than-opened = { $titles } : { $found } dans le deck, { $held } dans le pool du joueur. Retirez-en { $over }.
finding-not-out = { $n ->
    [one] Parue après le { $on } : { $titles }. Retirez la carte, ou vérifiez le jour de jeu.
   *[other] Parues après le { $on } : { $titles }. Retirez-les, ou vérifiez le jour de jeu.
}
finding-perhaps-not-out = Autant qu’on sache, pas encore parue le { $on } : { $titles }. La date de cette parution n’est connue qu’à peu près ; un directeur décide.
finding-out-too-short = Moins de { $days } jours entre la parution et le { $on } : { $titles }. À un tournoi pour la parution même, un directeur peut mettre ces jours à 0.
finding-legal-from = Permis à partir du { $day }.
finding-mentions = { $titles } : { $says }

finding-format-of-another-day = { $span ->
    [from] { $format } s’est joué pour la première fois le { $day } : le { $on }, d’autres règles valaient. Choisissez le format de ce jour, ou un autre jour.
   *[until] { $format } s’est joué pour la dernière fois le { $day } : le { $on }, d’autres règles valaient. Choisissez le format de ce jour, ou un autre jour.
}
finding-other-number = { $more ->
    [0] Ligne { $line } : « { $text } » est lu comme { $read }, mais peut vouloir dire { $other }. Écrivez le nombre devant, comme dans « { $other }x Titre ».
   *[other] Ligne { $line } : « { $text } » est lu comme { $read }, mais peut vouloir dire { $other } ; de même { $more } autres. Écrivez le nombre devant, comme dans « { $other }x Titre ».
}
finding-card-or-heading = Ligne { $line } : « { $text } » peut être la carte ou un titre de partie ; c’est lu comme la carte. Si cette partie commence là ({ $part }), écrivez « { $text }: ».
finding-several-versions = { $n ->
    [one] { $n } titre existe en plusieurs versions ; lu comme { $titles }. Si c’en est une autre, écrivez sa parution derrière le titre, comme dans « { $first } ».
   *[other] { $n } titres existent en plusieurs versions ; lus comme { $titles }. Si c’est une autre version de l’un d’eux, écrivez sa parution derrière le titre, comme dans « { $first } ».
}
finding-unknown-numbers = { $n ->
    [one] Une entrée est un numéro de carte qu’aucune table ne connaît ici, à la ligne { $line } : { $text }. Exportez la liste avec les titres.
   *[other] { $n } entrées sont des numéros de cartes qu’aucune table ne connaît ici, la première à la ligne { $line } : { $text }. Exportez la liste avec les titres.
}
finding-no-cards = Aucune ligne de cette liste ne nomme une carte. Vérifiez que c’est le bon fichier.
finding-unfit-quantity = Ligne { $line }, « { $text } » : { $why }.
finding-unknown-card = La ligne { $line } ne nomme aucune carte : « { $text } ». { $next }
finding-write-the-title = Écrivez le titre tel qu’il est imprimé sur la carte.
finding-is-it = Est-ce { $titles } ? Alors écrivez cela.
finding-nowhere-until-then = D’ici là, elle ne compte dans aucune partie du deck.
finding-unknown-cards = { $more ->
    [0] { $n } lignes ne nomment aucune carte : { $lines }. Écrivez chaque titre tel qu’il est imprimé sur la carte.
   *[other] { $n } lignes ne nomment aucune carte : { $lines } ; et { $more } de plus. Écrivez chaque titre tel qu’il est imprimé sur la carte.
}
finding-line = ligne { $line }, « { $text } »
finding-line-with-reason = ligne { $line }, « { $text } » ({ $reason })
finding-perhaps = { $titles } ?
finding-counted-nowhere = Comptées dans aucune partie du deck : { $n }.
finding-unknown-heading = Ligne { $line } : « { $text } » ressemble à un titre de partie, mais n’est pas connu ici. Les cartes au-dessous ont été lues avec ce qui précède ; vérifiez-les.
finding-repeated-key = Ligne { $line } : « { $key } » apparaît deux fois entre les mêmes accolades, et les programmes n’en lisent qu’un. Retirez l’un des deux ou réunissez les deux listes.
finding-miscount = Ligne { $line } : « { $text } » en annonce { $promised }, mais { $found } figurent au-dessous. Recomptez.
finding-empty-heading = Ligne { $line } : « { $text } » a été lu comme un titre de partie, mais rien ne figure au-dessous. Si la ligne nomme des cartes, écrivez le titre tel qu’il est imprimé sur la carte.
finding-placed-by-type = La liste ne dit pas à quelle partie ces cartes appartiennent ; leur type a décidé : { $parts }. Si c’est faux, ajoutez des titres de partie comme « Missions: ».
finding-other-edition = Cela ressemble à une liste de { $looks } : { $known } lignes sur { $of } nomment des cartes de ce jeu. Elle a été contrôlée comme { $checked } : prenez une liste de { $checked }, ou faites contrôler celle-ci selon un format de { $looks }.
