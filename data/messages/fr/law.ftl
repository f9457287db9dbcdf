# Pourquoi une entrée a son statut un jour donné, et ce que les entrées se font.

law-it = elle { $reason }
law-it-was = elle a été { $reason }
law-reason-beside = { $reason } ; { $beside }
law-reason-dated = { $by-person ->
    [true] { $reason } ; datée du { $on } par quelqu’un : { $because }
   *[false] { $reason } ; l’exemplaire ne porte pas de date, très probablement { $on } : { $because }
}

law-other-edition = vaut pour { $rules-on } ; le tournoi joue { $played }
law-undated = { $title } ne porte pas de date : rien ne montre que l’entrée valait le { $on }
law-names-another = nomme seulement une entrée d’un autre document, absent d’ici
law-refers-to = renvoie seulement à { $targets }
law-refers-to-unnamed = renvoie seulement à un autre texte, sans que le document dise lequel
law-unanswered = le document laisse cette question sans réponse
law-issued = { $after ->
    [true] publiée après le { $issued }, donc plus tard que le { $on }
   *[false] publiée le { $issued }, donc plus tard que le { $on }
}
law-before-its-time = { $title } { $floor } ; le { $on } est antérieur
law-floor = { $checked ->
    [true] n’est pas antérieur au { $day } : { $because }
   *[false] n’est pas antérieur, de notoriété générale, au { $day } : { $because }
}
law-with-floor = { $reason } ; le document { $floor }
law-window = est imprimée sans étoile, donc parue après le { $after } et au plus tard le { $by } ; le { $on } est entre les deux
law-window-before = est imprimée sans étoile, donc parue avant le { $by } ; le { $on } est entre les deux
law-absorbed = { $included ->
    [true] reprise dans { $into }, absent d’ici, comme le dit { $by }
   *[false] suivie de { $into }, une édition plus récente que nomme { $by } et qui est absente d’ici
}
law-taken-into = { $absorption } ; rien de présent ne montre un changement
law-since-unstarred = est imprimée sans étoile, donc parue au plus tard le { $day }
law-since-starred = porte une étoile dans le document du { $day }
law-since-announced = annonce une entrée qui porte une étoile dans le document du { $day }
law-since-document = figure dans le document du { $day }
law-later-document = { $reason } ; un document ultérieur de la série est présent
law-later-without-heading = { $reason } ; un document ultérieur de la série est présent et n’a pas d’entrée sous ce titre
law-newest = { $reason } ; aucun document plus récent de la série n’est présent
law-date-left-out = la date n’est pas prise en compte

law-beside-leaves-read = { $by }, sous le même titre, la laisse inchangée, à la lecture des deux textes : { $reason }
law-beside-leaves-asserted = { $by }, sous le même titre, la laisse inchangée, comme quelqu’un l’a indiqué le { $on } : { $reason }
law-beside-repeats = { $by } la répète mot pour mot
law-beside-speaks-too = une entrée ultérieure sous le même titre, { $by }, en traite aussi ; lisez les deux
law-beside-refers = une entrée ultérieure sous le même titre, { $by }, renvoie à { $to } ; lisez les deux

law-change-with = { $change }, avec la totalité de { $of }
law-change-perhaps = peut-être déjà { $change }
law-change-dated-by-person = { $change }, dont la date a été donnée par quelqu’un
law-change-date-unknown = { $change }, dont la date n’est pas connue : elle ne valait peut-être pas encore le { $on }
law-change-window = { $undated ->
    [true] { $change } ; celle-ci { $window } ; le texte lui-même ne porte pas de date
   *[false] { $change } ; celle-ci { $window }
}
law-change-printed = { $change } ; il y est dit ce qu’elle fait : { $relation } ; lisez les deux
law-change-read = { $change } ; non imprimé, déduit de la lecture des deux textes : { $reason }
law-change-asserted = { $also ->
    [true] { $change } ; c’est ce que quelqu’un a indiqué le { $on } : { $reason }
   *[false] { $change }, comme quelqu’un l’a indiqué le { $on } : { $reason }
}

law-done-replaced = remplacée par { $by }
law-done-deleted = supprimée par { $by }
law-done-reversed = renversée par { $by }
law-done-amended = amendée par { $by }
law-done-added-to = complétée par { $by }
law-done-narrowed = restreinte par { $by }
law-done-confirmed = confirmée par { $by }
law-done-clarified = clarifiée par { $by }
law-done-left = laissée inchangée par { $by }
law-done-corrected = corrigée par { $by }
law-done-changed = changée par { $by }
law-done-deleted-and-replaced = supprimée et remplacée par { $by }
law-done-in-part = en partie { $done }
law-done-in-part-at = en partie (¶{ $paragraph }) { $done }

law-relation = { $in-part ->
    [true] { $does } une partie de « { $heading } » ({ $work })
   *[false] { $does } « { $heading } » ({ $work })
}
law-work-glossary = glossaire
law-work-rulebook = livret de règles
law-work-current-rulings = Current Rulings antérieurs
law-work-own-series = documents antérieurs de la même série
law-work-card = carte imprimée
law-work-unnamed = règles antérieures

law-undecided = Rien dans cette bibliothèque ne tranche cela pour { $game } le { $on }.
law-undecided-no-document = Aucun document d’interprétations n’est importé : rien ici ne tranche cette question.
law-undecided-nothing = Aucune entrée n’en parle.
law-undecided-not-citable = Ce qui convient le mieux ne peut pas être cité.
law-undecided-shown = Ce qui convient le mieux est affiché, mais ne tranche pas.
law-undecided-speaks = Ces entrées en parlent : lisez-les avant de décider.
law-undecided-doubtful = La première entrée y répond, mais personne ne sait si cela valait ce jour-là.
law-undecided-another-card = Ce qui convient le mieux parle d’une autre carte.
law-undecided-other-game = Un autre jeu a une règle là-dessus, qui ne vaut pas pour celui-ci.
law-undecided-later = Un document ultérieur en traite, qui ne valait pas encore.

law-doubt-known = { $reason } C’était déjà le cas quand elle a été citée.
law-doubt-text-differs = L’entrée ne contient plus les mots qui ont été cités.
law-doubt-missing = « { $document } » n’est plus dans la bibliothèque.
law-doubt-retold = Ses mots ont changé depuis.
law-doubt-undecided = Elle fait l’objet d’un recours, ou son tournoi n’est pas présent ici.
law-doubt-overturned = Elle a été annulée sur recours depuis.

law-persuades-not-appealed = la décision n’a pas fait l’objet d’un recours
law-persuades-upheld = la décision a été confirmée sur recours
law-persuades-overturned = la décision a été annulée sur recours ; c’est le dernier mot qui est cité
