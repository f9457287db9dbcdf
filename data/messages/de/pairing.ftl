pairing-by-hand = Von Hand geändert: { $reason }
pairing-and = { $before }; { $next }
pairing-level = beide haben { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
pairing-floats = { $name } wird von { $from } auf { $to } Punkte heruntergesetzt
pairing-rematch = erneute Begegnung aus { $n ->
    [one] Runde { $rounds }
   *[other] den Runden { $rounds }
 }, nicht zu vermeiden: { $why }
pairing-rematch-always = jede gefundene Paarung braucht eine
pairing-never = sie sollten nicht aufeinandertreffen, aber dafür bräuchte es eine weitere erneute Begegnung oder ein schlechteres Freilos
pairing-not-kept-apart = sie sollten nicht aufeinandertreffen, aber jede andere Paarung ist nach Punkten oder erneuten Begegnungen schlechter
pairing-fixed = Tisch { $table } ist fest für { $name }
pairing-fixed-before = Tisch { $table } ist fest für { $name }, was vor Tisch { $other-table } für { $other } festgelegt wurde
pairing-bye = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, { $group }; { $former }
pairing-bye-lowest = die niedrigste Punktgruppe
pairing-bye-above = { $groups ->
    [one] eine Punktgruppe
   *[other] { $groups } Punktgruppen
 } über der niedrigsten, weil die darunter es nicht haben konnten
pairing-bye-first = bisher kein Freilos
pairing-bye-again = { $byes ->
    [one] bisher ein Freilos, und niemand ohne Freilos konnte es ohne weitere erneute Begegnung haben
   *[other] bisher { $byes } Freilose, und niemand mit weniger konnte es ohne weitere erneute Begegnung haben
 }
pairing-timetable = Nummern { $a } und { $b } des Spielplans
pairing-timetable-bye = Nummer { $number } des Spielplans trifft in dieser Runde auf niemanden
pairing-seeds = { $a } (Setzplatz { $seed-a }) trifft auf { $b } (Setzplatz { $seed-b }).
pairing-losers-side = Verliererseite: { $match }
pairing-third-place = Um Platz 3: { $match }
pairing-the-bye = das Freilos
pairing-all-met = { $n ->
    [one] { $names } hat
   *[other] { $names } haben jeweils
 } schon alle anderen dieser Runde getroffen
pairing-all-met-except = { $n ->
    [one] { $names } hat
   *[other] { $names } haben jeweils
 } schon alle anderen dieser Runde getroffen (außer: { $helpers }), und das reicht nicht für alle
pairing-groups = es gibt { $n } Gruppen, deren Mitglieder alle außerhalb ihrer Gruppe schon getroffen haben: { $groups }. Jede Gruppe ist ungerade, also bleibt aus jeder einer übrig, der niemand Neuen treffen kann
pairing-groups-except-one = es gibt { $n } Gruppen, deren Mitglieder alle außerhalb ihrer Gruppe schon getroffen haben (außer: { $helpers }): { $groups }. Jede Gruppe ist ungerade, also bleibt aus jeder einer übrig, und nur einer dieser { $n } bekommt { $helpers }
pairing-groups-except = es gibt { $n } Gruppen, deren Mitglieder alle außerhalb ihrer Gruppe schon getroffen haben (außer: { $helpers }): { $groups }. Jede Gruppe ist ungerade, also bleibt aus jeder einer übrig, und nur { $some } dieser { $n } können eine der Ausnahmen treffen
