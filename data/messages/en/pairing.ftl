pairing-by-hand = Changed by hand: { $reason }
pairing-and = { $before }; { $next }
pairing-level = both have { $points } points
pairing-floats = { $name } floats down from { $from } to { $to } points
pairing-rematch = rematch of { $n ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
 }, which could not be avoided: { $why }
pairing-rematch-always = every pairing found needs one
pairing-never = they were to be kept apart, but that would take another rematch or a worse bye
pairing-not-kept-apart = they were to be kept apart, but any other pairing is worse in score or rematches
pairing-fixed = table { $table } is fixed for { $name }
pairing-fixed-before = table { $table } is fixed for { $name }, which was set before table { $other-table } for { $other }
pairing-bye = { $points } points, { $group }; { $former }
pairing-bye-lowest = the lowest score group
pairing-bye-above = { $groups ->
    [one] one score group
   *[other] { $groups } score groups
 } above the lowest, because those below could not have it
pairing-bye-first = no bye before
pairing-bye-again = { $byes ->
    [one] one bye before, and nobody without one could have it without a further rematch
   *[other] { $byes } byes before, and nobody with fewer could have it without a further rematch
 }
pairing-timetable = numbers { $a } and { $b } of the timetable
pairing-timetable-bye = number { $number } of the timetable meets nobody in this round
pairing-seeds = { $a } (seed { $seed-a }) meets { $b } (seed { $seed-b }).
pairing-losers-side = Losers’ side: { $match }
pairing-third-place = For third place: { $match }
pairing-the-bye = the bye
pairing-all-met = { $n ->
    [one] { $names } has
   *[other] { $names } have each
 } already met everybody else in this round
pairing-all-met-except = { $n ->
    [one] { $names } has
   *[other] { $names } have each
 } already met everybody else in this round except { $helpers }, which is not enough for all of them
pairing-groups = there are { $n } groups whose members have met everybody outside their own group: { $groups }. Each group is odd in number, so one of each is left over and has nobody new to meet
pairing-groups-except-one = there are { $n } groups whose members have met everybody outside their own group except { $helpers }: { $groups }. Each group is odd in number, so one of each is left over and only one of these { $n } can meet { $helpers }
pairing-groups-except = there are { $n } groups whose members have met everybody outside their own group except { $helpers }: { $groups }. Each group is odd in number, so one of each is left over and only { $some } of these { $n } can meet one of the exceptions
