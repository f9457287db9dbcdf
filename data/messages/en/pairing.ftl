pairing-by-hand = Changed by hand: { $reason }
pairing-quoted = { $reason }
pairing-and = { $said }; { $next }
pairing-same-points = { $points ->
    [one] both have { $points } point
   *[other] both have { $points } points
}
pairing-paired-down = { $up ->
    [one] { $name } ({ $down }) is paired down with a player on { $up } point
   *[other] { $name } ({ $down }) is paired down with a player on { $up } points
}
pairing-rematch = { $number ->
    [one] rematch of round { $rounds }, which could not be avoided: { $why }
   *[other] rematch of rounds { $rounds }, which could not be avoided: { $why }
}
pairing-every-one-needs-it = every other pairing found needs one too, or would seat players who are kept apart
pairing-never-given-up = they were to be kept apart, but that would take another rematch or a worse bye
pairing-never-given-up-at-last = they were to be kept apart, but every pairing of this round has such a pair, and none has fewer
pairing-apart-given-up = they were to be kept apart, but any other pairing is worse in score or rematches
pairing-fixed-table = table { $table } is fixed for { $name }
pairing-fixed-first = { $fixed }, which was set before table { $table } for { $name }
pairing-not-kept = Table { $table } is fixed for { $name }, which was set first. Not kept: { $later }.
pairing-not-kept-table = table { $table } for { $name }
pairing-the-bye = the bye
pairing-and-others = { $names } and { $others } others
pairing-met-everybody = { $count ->
    [one] { $who } has already met everybody else in this round
   *[other] { $who } have each already met everybody else in this round
}
pairing-met-nearly-everybody = { $count ->
    [one] { $who } has already met everybody else in this round except { $except }, which is not enough for all of them
   *[other] { $who } have each already met everybody else in this round except { $except }, which is not enough for all of them
}
pairing-groups = there are { $count } groups whose members have met everybody outside their own group: { $groups }. Each group is odd in number, so one of each is left over and has nobody new to meet
pairing-groups-but-one = there are { $count } groups whose members have met everybody outside their own group except { $only }: { $groups }. Each group is odd in number, so one of each is left over and only one of these { $count } can meet { $only }
pairing-groups-but-some = there are { $count } groups whose members have met everybody outside their own group except { $except }: { $groups }. Each group is odd in number, so one of each is left over and only { $helpers } of these { $count } can meet one of the exceptions
pairing-timetable = numbers { $a } and { $b } of the timetable
pairing-timetable-bye = number { $number } of the timetable meets nobody in this round
pairing-seeds = { $a } (seed { $seed-a }) meets { $b } (seed { $seed-b }).
pairing-losers-side = Losers’ side: { $meet }
pairing-third-place = For third place: { $meet }
pairing-bye = { $points ->
    [one] { $points } point, { $group }; { $former }
   *[other] { $points } points, { $group }; { $former }
}
pairing-bye-lowest-group = the lowest score group
pairing-bye-group = { $groups ->
    [one] one score group above the lowest, because those below could not have it
   *[other] { $groups } score groups above the lowest, because those below could not have it
}
pairing-bye-first = no bye before
pairing-bye-again = { $byes ->
    [one] one bye before; giving it to a player without one would take another rematch or a meeting of players who are kept apart
   *[other] { $byes } byes before; giving it to a player with fewer would take another rematch or a meeting of players who are kept apart
}
