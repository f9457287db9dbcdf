pairing-by-hand = Von Hand geändert: { $reason }
pairing-quoted = { $reason }
pairing-and = { $said }; { $next }
pairing-same-points = { $points ->
    [one] beide haben { $points } Punkt
   *[other] beide haben { $points } Punkte
}
pairing-paired-down = { $up ->
    [one] { $name } ({ $down }) trifft auf einen Spieler mit { $up } Punkt
   *[other] { $name } ({ $down }) trifft auf einen Spieler mit { $up } Punkten
}
pairing-rematch = { $number ->
    [one] erneute Begegnung aus Runde { $rounds }, die sich nicht vermeiden ließ: { $why }
   *[other] erneute Begegnung aus den Runden { $rounds }, die sich nicht vermeiden ließ: { $why }
}
pairing-every-one-needs-it = auch jede andere gefundene Paarung braucht eine oder setzt Spieler zusammen, die getrennt bleiben sollen
pairing-never-given-up = die beiden sollten getrennt bleiben, aber das kostet eine erneute Begegnung mehr oder ein schlechteres Freilos
pairing-never-given-up-at-last = die beiden sollten getrennt bleiben, aber jede mögliche Paarung dieser Runde enthält ein solches Paar, und keine enthält weniger
pairing-apart-given-up = die beiden sollten getrennt bleiben, aber jede andere Paarung ist nach Punkten oder erneuten Begegnungen schlechter
pairing-fixed-table = Tisch { $table } ist für { $name } fest
pairing-fixed-first = { $fixed }; das wurde vor Tisch { $table } für { $name } festgelegt
pairing-not-kept = Tisch { $table } ist für { $name } fest; das wurde zuerst festgelegt. Nicht eingehalten: { $later }.
pairing-not-kept-table = Tisch { $table } für { $name }
pairing-the-bye = das Freilos
pairing-and-others = { $names } und { $others } weitere
pairing-met-everybody = { $count ->
    [one] { $who } hat in dieser Runde schon gegen alle anderen gespielt
   *[other] { $who } haben jeweils schon gegen alle anderen in dieser Runde gespielt
}
pairing-met-nearly-everybody = { $count ->
    [one] { $who } hat schon gegen alle anderen in dieser Runde gespielt, nur nicht gegen { $except }; das reicht nicht für alle
   *[other] { $who } haben jeweils schon gegen alle anderen in dieser Runde gespielt, nur nicht gegen { $except }; das reicht nicht für alle
}
pairing-groups = es gibt { $count } Gruppen, deren Mitglieder schon gegen alle außerhalb der eigenen Gruppe gespielt haben: { $groups }. In jeder ist die Zahl ungerade, also bleibt aus jeder jemand übrig und hat keinen neuen Gegner
pairing-groups-but-one = es gibt { $count } Gruppen, deren Mitglieder schon gegen alle außerhalb der eigenen Gruppe gespielt haben, nur nicht gegen { $only }: { $groups }. In jeder ist die Zahl ungerade, also bleibt aus jeder jemand übrig, und nur einer von diesen { $count } kann gegen { $only } spielen
pairing-groups-but-some = es gibt { $count } Gruppen, deren Mitglieder schon gegen alle außerhalb der eigenen Gruppe gespielt haben, nur nicht gegen { $except }: { $groups }. In jeder ist die Zahl ungerade, also bleibt aus jeder jemand übrig, und nur { $helpers } von diesen { $count } können gegen eine der Ausnahmen spielen
pairing-timetable = Nummern { $a } und { $b } des Spielplans
pairing-timetable-bye = Nummer { $number } des Spielplans hat in dieser Runde keinen Gegner
pairing-seeds = { $a } (Setzplatz { $seed-a }) trifft auf { $b } (Setzplatz { $seed-b }).
pairing-losers-side = Verliererseite: { $meet }
pairing-third-place = Um Platz 3: { $meet }
pairing-bye = { $points ->
    [one] { $points } Punkt, { $group }; { $former }
   *[other] { $points } Punkte, { $group }; { $former }
}
pairing-bye-lowest-group = die niedrigste Punktgruppe
pairing-bye-group = { $groups ->
    [one] eine Punktgruppe über der niedrigsten, weil darunter niemand das Freilos bekommen konnte
   *[other] { $groups } Punktgruppen über der niedrigsten, weil darunter niemand das Freilos bekommen konnte
}
pairing-bye-first = bisher kein Freilos
pairing-bye-again = { $byes ->
    [one] bisher ein Freilos; bekäme es jemand ohne Freilos, gäbe es eine erneute Begegnung mehr, oder Spieler träfen aufeinander, die getrennt bleiben sollen
   *[other] bisher { $byes } Freilose; bekäme es jemand mit weniger, gäbe es eine erneute Begegnung mehr, oder Spieler träfen aufeinander, die getrennt bleiben sollen
}
