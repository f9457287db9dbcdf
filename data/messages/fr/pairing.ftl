pairing-by-hand = Modifié à la main : { $reason }
pairing-quoted = { $reason }
pairing-and = { $said } ; { $next }
pairing-same-points = { $points ->
    [one] les deux ont { $points } point
   *[other] les deux ont { $points } points
}
pairing-paired-down = { $up ->
    [one] { $name } ({ $down }) rencontre un joueur à { $up } point
   *[other] { $name } ({ $down }) rencontre un joueur à { $up } points
}
pairing-rematch = { $number ->
    [one] revanche de la ronde { $rounds }, impossible à éviter : { $why }
   *[other] revanche des rondes { $rounds }, impossible à éviter : { $why }
}
pairing-every-one-needs-it = tous les autres appariements trouvés en comportent aussi une, ou réunissent des joueurs à tenir séparés
pairing-never-given-up = ces deux joueurs devaient être séparés, mais cela demanderait une autre revanche ou un exempt moins juste
pairing-never-given-up-at-last = ces deux joueurs devaient être séparés, mais tout appariement possible de cette ronde comporte une telle paire, et aucun n’en comporte moins
pairing-apart-given-up = ces deux joueurs devaient être séparés, mais tout autre appariement est moins bon en points ou en revanches
pairing-fixed-table = la table { $table } est fixe pour { $name }
pairing-fixed-first = { $fixed }, ce qui a été décidé avant la table { $table } de { $name }
pairing-not-kept = La table { $table } est fixe pour { $name }, ce qui a été décidé en premier. Sans effet : { $later }.
pairing-not-kept-table = table { $table } pour { $name }
pairing-the-bye = l’exempt
pairing-and-others = { $names } et { $others } autres
pairing-met-everybody = { $count ->
    [one] { $who } a déjà rencontré tous les autres joueurs de cette ronde
   *[other] { $who } ont chacun déjà rencontré tous les autres joueurs de cette ronde
}
pairing-met-nearly-everybody = { $count ->
    [one] { $who } a déjà rencontré tous les autres joueurs de cette ronde sauf { $except }, ce qui ne suffit pas pour tous
   *[other] { $who } ont chacun déjà rencontré tous les autres joueurs de cette ronde sauf { $except }, ce qui ne suffit pas pour tous
}
pairing-groups = il y a { $count } groupes dont les membres ont déjà rencontré tous ceux des autres groupes : { $groups }. Chacun compte un nombre impair de joueurs, donc un joueur de chaque groupe reste sans nouvel adversaire possible
pairing-groups-but-one = il y a { $count } groupes dont les membres ont déjà rencontré tous ceux des autres groupes sauf { $only } : { $groups }. Chacun compte un nombre impair de joueurs, donc il en reste un par groupe, et un seul de ces { $count } peut rencontrer { $only }
pairing-groups-but-some = il y a { $count } groupes dont les membres ont déjà rencontré tous ceux des autres groupes sauf { $except } : { $groups }. Chacun compte un nombre impair de joueurs, donc il en reste un par groupe, et { $helpers } seulement de ces { $count } peuvent rencontrer une des exceptions
pairing-timetable = numéros { $a } et { $b } du calendrier
pairing-timetable-bye = le numéro { $number } du calendrier n’a pas d’adversaire dans cette ronde
pairing-seeds = { $a } (tête de série { $seed-a }) rencontre { $b } (tête de série { $seed-b }).
pairing-losers-side = Tableau des perdants : { $meet }
pairing-third-place = Pour la troisième place : { $meet }
pairing-bye = { $points ->
    [one] { $points } point, { $group } ; { $former }
   *[other] { $points } points, { $group } ; { $former }
}
pairing-bye-lowest-group = le groupe de points le plus bas
pairing-bye-group = { $groups ->
    [one] un groupe de points au-dessus du plus bas, car personne en dessous ne pouvait être exempt
   *[other] { $groups } groupes de points au-dessus du plus bas, car personne en dessous ne pouvait être exempt
}
pairing-bye-first = jamais exempt jusqu’ici
pairing-bye-again = { $byes ->
    [one] déjà exempt une fois : l’accorder à un joueur qui ne l’a pas encore été demanderait une revanche de plus, ou ferait se rencontrer des joueurs à tenir séparés
   *[other] déjà exempt { $byes } fois : l’accorder à un joueur qui l’a été moins souvent demanderait une revanche de plus, ou ferait se rencontrer des joueurs à tenir séparés
}
