pairing-by-hand = Modifié à la main : { $reason }
pairing-and = { $before } ; { $next }
pairing-level = les deux ont { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
pairing-floats = { $name } descend de { $from } à { $to } points
pairing-rematch = revanche { $n ->
    [one] de la ronde { $rounds }
   *[other] des rondes { $rounds }
 }, inévitable : { $why }
pairing-rematch-always = tout appariement trouvé en demande une
pairing-never = ils devaient rester séparés, mais il aurait fallu une revanche de plus ou un moins bon exempt
pairing-not-kept-apart = ils devaient rester séparés, mais tout autre appariement est moins bon en points ou en revanches
pairing-fixed = la table { $table } est fixe pour { $name }
pairing-fixed-before = la table { $table } est fixe pour { $name }, ce qui a été fixé avant la table { $other-table } pour { $other }
pairing-bye = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $group } ; { $former }
pairing-bye-lowest = le groupe de points le plus bas
pairing-bye-above = { $groups ->
    [one] un groupe de points
   *[other] { $groups } groupes de points
 } au-dessus du plus bas, parce que ceux d’en dessous ne pouvaient pas l’être
pairing-bye-first = jamais exempt avant
pairing-bye-again = { $byes ->
    [one] exempt une fois avant, et personne qui ne l’a jamais été ne pouvait l’être sans une revanche de plus
   *[other] exempt { $byes } fois avant, et personne qui l’a été moins ne pouvait l’être sans une revanche de plus
 }
pairing-timetable = numéros { $a } et { $b } du calendrier
pairing-timetable-bye = le numéro { $number } du calendrier ne rencontre personne dans cette ronde
pairing-seeds = { $a } (tête de série { $seed-a }) rencontre { $b } (tête de série { $seed-b }).
pairing-losers-side = Côté des perdants : { $match }
pairing-third-place = Pour la troisième place : { $match }
pairing-the-bye = l’exempt
pairing-all-met = { $n ->
    [one] { $names } a
   *[other] { $names } ont chacun
 } déjà rencontré tous les autres de cette ronde
pairing-all-met-except = { $n ->
    [one] { $names } a
   *[other] { $names } ont chacun
 } déjà rencontré tous les autres de cette ronde (sauf : { $helpers }), ce qui ne suffit pas pour tous
pairing-groups = il y a { $n } groupes dont les membres ont rencontré tout le monde hors de leur groupe : { $groups }. Chaque groupe est impair, donc il reste dans chacun un joueur qui n’a plus personne à rencontrer
pairing-groups-except-one = il y a { $n } groupes dont les membres ont rencontré tout le monde hors de leur groupe (sauf : { $helpers }) : { $groups }. Chaque groupe est impair, donc il reste un joueur dans chacun, et un seul de ces { $n } peut avoir { $helpers }
pairing-groups-except = il y a { $n } groupes dont les membres ont rencontré tout le monde hors de leur groupe (sauf : { $helpers }) : { $groups }. Chaque groupe est impair, donc il reste un joueur dans chacun, et seuls { $some } de ces { $n } peuvent rencontrer une des exceptions
