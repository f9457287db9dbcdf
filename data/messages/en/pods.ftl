pods-appointment-title = Your appointment, { $title }
pods-appointment-when = When your table plays
pods-appointment-agreed-once = You agreed once everybody at the table names the same time.
pods-appointment-no-time-yet = No time yet
pods-appointment-dropped = Dropped
pods-appointment-offer = I can play on { $when }
pods-appointment-own = I can play on
pods-appointment-zone = Day and time in { $zone }. <a href="{ $display }">Choose your time zone</a>
pods-appointment-who-sees = Only your table and the staff see this.
pods-appointment-none = You have no open table with a deadline.
pods-appointment-none-hint = When a heat is published in which you play, you can write down here when you can.
pods-appointment-contact = How the others reach you
pods-appointment-contact-foot = The others at your table see it while the heat is played, and the staff. It is deleted when the tournament is closed, or when your name is erased.
pods-draft-pods-caption = Pods of { $round }
pods-heat-clock = { $until }; { $results } are in
pods-heat-table = Table { $table }
pods-heat-table-caption = { $title }, table { $table }
pods-heat-seated = How it was seated
pods-heat-absent = Absent: <bdi>{ $absent }</bdi>.
pods-heat-links = <a href="{ $standings }">Standings</a>. Print <a href="{ $print-tables }">by table</a>, <a href="{ $print-names }">by name</a>. <a href="{ $forum }">Text for a forum</a>.
pods-heat-staff-links = For staff: <a href="{ $page }">record results</a>, <a href="{ $slips }">print slips</a>.
pods-heat-correction = <strong>Table { $table }.</strong> <bdi>{ $now }</bdi>. Before: <bdi>{ $was }</bdi>, recorded by <bdi>{ $by }</bdi>.
pods-heat-reason = Reason: <bdi>{ $reason }</bdi>
pods-me-with = with <bdi>{ $others }</bdi>
pods-me-unsent = Report: { $text }
pods-me-confirm = Confirm this result
pods-me-heats = Your heats
pods-me-heats-caption = Your heats, the newest first
pods-me-place-in-pod = Place in the pod
pods-me-place = place { $place }
pods-print-standings-none = No standings yet: no heat is published.
pods-report-title = Report table { $table }
pods-report-heading = Table { $table }
pods-report-what = What did everybody score?
pods-report-unsent = Report of table { $table }, { $round }
pods-report-look = Look at it
pods-report-when-it-counts = It counts when another player of your pod reports the same and nobody reports otherwise, or when staff record it. If reports differ, the director sees them all.
pods-report-unsent-scores = Report of table { $table }, { $round }: { $scores }
pods-score-fields-caption = What every player scored
pods-slips-draft = Draft, not published: the pods may still change
pods-slips-with-troubles = With Troubles.
pods-slips-numbers = Whole numbers; 0 for nothing.
pods-slips-log-checksum = Log checksum <span class="code">{ $head }</span>
pods-staff-close-over = { $disputes ->
    [one] Close although dispute { $numbers } is open
   *[other] Close although disputes { $numbers } are open
 }
pods-staff-close = Close { $round }
pods-staff-results-in = <strong>{ $results }</strong> results in
pods-staff-caption = { $title }. Results in: { $results }.
pods-staff-of-table = of table { $table }
pods-staff-keys = <kbd>Enter</kbd> next player, then record. <kbd>g</kbd> go to a table. <kbd>u</kbd> undo, for ten seconds. <kbd>r</kbd> go to a result that was refused.
pods-staff-away = Away this heat: <bdi>{ $absent }</bdi>
pods-standings-none-hint = They appear here when heat 1 is published, and count each result as it is recorded.
pods-standings-after-heat = After heat
pods-standings-print = Print
pods-standings-how = { $profile }. Players are compared by each of these in turn; players level in all of them share their place.
pods-standings-why = Why { $name } is here
pods-table-title = Table { $table }, { $round }
pods-table-heading = Table { $table }
pods-table-record-preview = Record this result
pods-table-place = { $total }, place { $place }
pods-table-contradicted = It is contradicted
pods-table-reported = What was reported
pods-table-take = Take this one
pods-table-keep = Keep the recorded result
pods-table-correct = Correct the result
pods-table-record = Record the result
pods-table-unsent = Result of table { $table }, { $round }
pods-table-look = Look at it before it is recorded
pods-table-back = Back to the heat
pods-table-unsent-scores = Result of table { $table }, { $round }: { $scores }
pods-top-title = Top table, { $title }
pods-top-not-seated = Not seated
pods-top-who = Who sits there
pods-top-hint = The last pod decides the final ranking. Those who won a pod come first, then the best of the rest by the standings.
pods-top-nobody-yet = Nobody yet.
pods-top-caption = Players of the top table, best first
pods-top-drawn = Nothing separates the last seat from the next player: it was drawn with seed { $seed }.
pods-top-next = Next: <bdi>{ $reserves }</bdi>.
pods-top-seat = Seat the top table as a draft
pods-appointment-you = You
pods-badge-corrected = Corrected
pods-badge-unfinished = Not finished
pods-badge-checked = Being checked
pods-badge-two-results = Two results
pods-badge-conflict = Conflict
pods-badge-reports = { $reports ->
    [one] 1 report
   *[other] { $reports } reports
 }
pods-badge-no-result = No result
pods-heat-top-seated = Those who won a pod sit here, then the best of the rest by the standings. Players who were level are in an order drawn with seed { $seed }.
pods-heat-nobody-again = No two players meet again.
pods-heat-pairs-again = { $pairs ->
    [one] 1 pair sits together again.
   *[other] { $pairs } pairs sit together again.
 }
pods-heat-together = { $together ->
    [one] 1 pair that was to be kept apart sits together.
   *[other] { $together } pairs that were to be kept apart sit together.
 } Pairs who sit together again: { $pairs }.
pods-heat-proved = It is proved that no seating has fewer such pairs.
pods-heat-not-proved = A seating with fewer such pairs might exist.
pods-heat-seed = Seated with seed { $seed }: first the fewest pairs who are kept apart, then the fewest who sit together again.
pods-heat-changed = Changed by the director: { $reason }
pods-tribbles = { $n ->
    [one] { $total } tribble
   *[other] { $total } tribbles
 }
pods-me-tribbles-at-top = { $top } at the top table, { $heats } in the heats
pods-me-recorded = Result recorded
pods-me-recorded-text = { $result }.
pods-me-not-settled = Not settled
pods-me-not-settled-text = { $result }. Another result was offered for this table too. The director settles it.
pods-me-reported = { $name } reported: { $result }.
pods-me-differ = Your reports differ
pods-me-differ-text = { $reports } The director sees that you disagree. Agree and report again, or call a judge.
pods-me-waiting = Waiting for the others
pods-me-you-reported = You reported: { $result }. It counts when another player of your pod reports the same, or when staff record it.
pods-me-confirm-text = { $name } reported: { $result }. Is that right?
pods-me-dropped = You have dropped from the tournament.
pods-me-dropped-next = You keep what you scored and are not seated any more. The director can bring you back.
pods-me-none-before = Heat 1 is not published yet.
pods-me-none-before-next = Your table number appears here when the pairings are published.
pods-me-no-table = You have no table in { $round }.
pods-me-no-table-next = If you did not expect this, ask the director.
pods-me-closed = { $round } is closed.
pods-me-closed-next = Your next table number appears here when the pairings are published.
pods-me-not-at-top = You are not at the top table.
pods-me-no-more-next = No table follows. Your final place appears here when the director closes the tournament.
pods-paper-by-table = Pods by table
pods-paper-slips = Result slips
pods-paper-back-standings = the standings
pods-paper-total = total
pods-report-no-heat = The form came without its heat. Open My table and report from there.
pods-report-other-heat = This form is from heat { $heat }, and another one is being played now. Nothing was reported. Open My table and report from there.
pods-score-typed-for-others = For players who sit elsewhere now you typed: { $typed }.
pods-score-total = Total
pods-score-round = Round { $round }
pods-score-hint-total-troubles = The total of every player, with Troubles; 0 for a player who scored nothing.
pods-score-hint-total = The total of every player, without Troubles; 0 for a player who scored nothing.
pods-score-hint-rounds-troubles = What every player scored in each round, with Troubles; an empty field counts as 0.
pods-score-hint-rounds = What every player scored in each round, without Troubles; an empty field counts as 0.
pods-score-broken-form = The form came without some of its fields. Load the page again.
pods-score-number-fault = Write a whole number for { $name }, such as 638386, and 0 for nothing; the largest is { $largest }.
pods-score-not-whole = “{ $typed }” for { $name } is not a whole number. Write one such as 638386, and 0 for nothing.
pods-staff-of-all = { $done } of { $all }
pods-staff-what-players-see = What players see
pods-staff-print-by-table = Print pods by table
pods-staff-print-by-name = Print pods by name
pods-staff-print-slips = Print result slips
pods-staff-projector = Projector
pods-staff-close-tournament = Go to the desk to close the tournament
pods-staff-go-on = Go on at the desk
pods-staff-settle = Settle conflict
pods-staff-unfinished = Unfinished games
pods-staff-record = Record result
pods-staff-correct = Correct result
pods-standings-title = Standings
pods-standings-so-far = Standings with { $round } so far
pods-standings-final = Final standings after { $round }
pods-standings-after = Standings after { $round }
pods-standings-counted = { $results } are in and count here.
pods-standings-top-first = Those of the top table come first, by what they scored there; everybody else is in the order of the heats.
pods-standings-left = left after heat { $heat }
pods-standings-then = { $one }, then { $other }
pods-why-title = Why { $name } has place { $place }
pods-why-heat = Heat { $heat }
pods-why-heat-total = { $tribbles }, place { $place } in the pod
pods-why-by-heats = By the heats: { $order }.
pods-why-by-top = By the top table: { $tribbles } there.
pods-why-level = Level with { $players }, so the place is shared.
pods-why-place-points = { $points }: in each heat the players of the pod minus the place; tied players share
pods-table-by-reported = { $name } reported, { $at }
pods-table-by-offered = { $name } offered, { $at }
pods-table-recorded-unfinished-by = { $result }. The game was not finished in time. Recorded by { $by }, { $at }.
pods-table-recorded-by = { $result }; recorded by { $by }, { $at }
pods-table-agreed = Agreed
pods-table-broken-form = The form came without the result it corrects. Load the page again.
pods-top-won-a-pod = won a pod
pods-top-by-standings = by the standings
pods-repair-heading = Change pods of heat { $round }
pods-repair-too-few-to-swap = Fewer than two pods are open, so nobody can change places.
pods-repair-late-joins = The late player joins table { $table }, the pod with the fewest players.
pods-repair-late-replaces = The late player takes the place of <bdi>{ $name }</bdi>, who dropped, at table { $table }, the pod with the fewest players.
pods-repair-dropped = No longer counted because they dropped: <bdi>{ $names }</bdi>. In a swap, a player from a larger pod or without a place takes one of their places. Pods that you seat again leave them out.
pods-repair-name-dropped = { $name } (dropped)
pods-repair-late-elsewhere = <bdi>{ $name }</bdi> joins table { $table } instead, a pod of the same size where nobody has to be kept apart from them.
pods-repair-late-beside = <bdi>{ $name }</bdi> joins table { $table } with <bdi>{ $others }</bdi>, although they are kept apart. Every open pod with the fewest players has such a player, and one more in a larger pod would make the sizes differ by two.
pods-repair-again-heading = Seat some pods again
pods-repair-again-too-few = Fewer than two pods are open, so there is nobody new to meet.
pods-repair-again-would-play = These pods would play. Nothing is changed yet.
pods-repair-again-repeats = { $count ->
    [0] Nobody would sit with an opponent of an earlier heat.
    [one] One pair would sit together again from an earlier heat.
   *[other] { $count } pairs would sit together again from earlier heats.
}
pods-repair-again-together = { $count ->
    [one] One pair would sit together although they are kept apart: it cannot be avoided in these pods.
   *[other] { $count } pairs would sit together although they are kept apart: it cannot be avoided in these pods.
}
pods-repair-again-seat = Seat these pods
pods-repair-again-hint = The players of the pods that you choose are seated by the rules of a new heat: as few opponents of earlier heats as possible, then as few as possible of those who sit together now. All other pods stay.
pods-repair-again-pods = Pods
pods-repair-again-look = Look at new pods
pods-repair-table-players = Table { $table }: { $players }
pods-repair-back = Back to the heat
pods-staff-change = Change pods
pods-unfinished-heading = Unfinished games: { $round }
pods-unfinished-how-it-counts = No source says how an unfinished Tribbles game counts, so you decide. Write down what everybody has scored so far: it counts like any other score, and everybody sees that the game was not finished. A table whose fields are empty plays on.
pods-unfinished-look = See the totals and places
pods-unfinished-record = Record these totals
