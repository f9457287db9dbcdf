rounds-checks-heading = { $title }: before you close it
rounds-checks-all-in = All results are in. You can close the round.
rounds-checks-required = Required
rounds-checks-check = Check
rounds-checks-over-disputes = A ruling can still lead to a corrected result; the next round may already be paired by then.
rounds-checks-close = Close { $round }
rounds-clock-deadline-in = Deadline, in { $zone }
rounds-clock-move-deadline = Move the deadline
rounds-clock-minutes-for-everybody = Minutes
rounds-clock-give-minutes = Give to all
rounds-clock-given = Everybody has { $given ->
    [one] 1 minute
   *[other] { $given } minutes
 } more than planned. A minus takes some back.
rounds-conflict-title = Conflict at table { $table }, round { $round }
rounds-conflict-heading = Table { $table } has { $offers ->
    [one] 1 result
   *[other] { $offers } results
 }
rounds-conflict-conflict = Conflict
rounds-conflict-recorded-at = Recorded at { $at }
rounds-conflict-counts-now = Counts now
rounds-conflict-reason-hint = Kept in the log, where both players can read it.
rounds-conflict-keep = Keep this result
rounds-conflict-offered-at = Offered at { $at }
rounds-conflict-does-not-count = Does not count
rounds-conflict-correct = Correct to this result
rounds-crumb-round = round { $round }
rounds-correct-title = Correct table { $table }, round { $round }
rounds-correct-heading = Correct table { $table }
rounds-correct-recorded = recorded at { $at } by <bdi>{ $by }</bdi>
rounds-correct-changed-meanwhile = Changed meanwhile, so nothing was recorded
rounds-correct-not-corrected = Not corrected
rounds-correct-form-faults = Something on the form is missing or cannot be read.
rounds-correct-reason-hint = What was wrong, in a few words. Kept in the log, where both players can read it.
rounds-correct-record = Record correction
rounds-correct-should-be = The result as it should be
rounds-correct-no-dispute = No dispute
rounds-correct-recorded-now = As recorded now
rounds-correct-stays-in-log = The earlier result stays in the log, marked as corrected.
rounds-draft-title = { $title }, draft
rounds-draft-heading-pods = { $title }: draft
rounds-draft-heading = { $title }: draft pairings
rounds-draft-not-changed = Not changed
rounds-draft-proof-of-before = The point differences and the proof are those of the pairing before it was changed.
rounds-draft-publish-heading = Check before you publish
rounds-draft-staff-only = Only staff see this draft. Publishing shows it to everyone.
rounds-draft-played-until = The round is played until the deadline, which you can move later.
rounds-draft-clock-minutes = { $minutes ->
    [one] The clock has 1 minute and starts at once, or later from the desk or the round’s page.
   *[other] The clock has { $minutes } minutes and starts at once, or later from the desk or the round’s page.
 }
rounds-draft-locks-decks = It also locks the deck lists.
rounds-draft-locks-pools = It also locks the pools; lists can still change between games.
rounds-draft-undo = Until something is reported, you can undo it in the log.
rounds-draft-deadline-hint = Day and time in { $zone }, at most 60 days from now.
rounds-draft-publish = Publish { $round }
rounds-draft-publish-all = { $rounds ->
    [one] Publish 1 round
   *[other] Publish all { $rounds } rounds
 }
rounds-draft-all-rounds = All rounds: players see every opponent now and play the games in their order or as they agree. Each round has its deadline { $days ->
    [one] 1 day
   *[other] { $days } days
 } after the one before, and you can move each.
rounds-draft-publish-later = Publish, start the clock later
rounds-draft-draft = Draft
rounds-draft-director-publishes = Only staff see these pairings. The director publishes them.
rounds-draft-pods = Pods
rounds-draft-pairings-and-why = Pairings and why
rounds-draft-caption = Draft pairings of { $round } with the reason of each
rounds-draft-rematch = Rematch
rounds-draft-timetable-public = Everybody sees it once round 1 is published.
rounds-draft-discard-heading = Discard this draft
rounds-draft-discard-timetable = The numbers are then drawn again from the next seed. It follows from the tournament’s own number, so nobody can choose it.
rounds-draft-discard-stage = It can then be seated again from the results as they are.
rounds-draft-discard-round = The round can then be paired again. The seed of the next draft follows from the tournament’s own number, so nobody can choose it.
rounds-draft-discard-reason-hint = Kept in the log: a second draw is shown as one.
rounds-draft-discard = Discard the draft
rounds-prepare-pair = Pair { $round }
rounds-prepare-not-paired = Not paired
rounds-prepare-decks-missing = Deck lists are not complete
rounds-prepare-you-can-still-pair = You can still pair.
rounds-prepare-go-to-decks = Go to the decks
rounds-prepare-for-information = For information
rounds-prepare-only-here = Pair only those who are here
rounds-prepare-to-check-in = To the check-in
rounds-prepare-checked-in = Checked in: { $count }.
rounds-prepare-all-checked-in = Everybody has checked in.
rounds-prepare-left-out = Left out of { $round }: { $left-out }.
rounds-prepare-drop-absent = { $left-out ->
    [one] One player has not checked in. In a round robin nobody sits out, so this player drops.
   *[other] { $left-out } players have not checked in. In a round robin nobody sits out, so they drop.
 } If a player is still to come, tick them on the check-in page, or pair everybody below.
rounds-prepare-drop-and-pair = { $left-out ->
    [one] Drop one player and pair { $round }
   *[other] Drop { $left-out } players and pair { $round }
 }
rounds-prepare-they-stay = They stay in the tournament and are paired again in the next one, unless you drop them.
rounds-prepare-not-checked-in-caption = Players who have not checked in
rounds-prepare-not-checked-in = Not checked in
rounds-prepare-drop = Drop<span class="vh">: <bdi>{ $name }</bdi></span>
rounds-prepare-late-check-in = A player who checks in before you press the button is paired.
rounds-prepare-without-check-in = Or pair without the check-in
rounds-prepare-as-draft = Pair as a draft
rounds-prepare-check-players-in = Check players in
rounds-prepare-timetable-drawn = Numbers are drawn for a timetable in which everybody meets everybody once, also for players who are not here yet. Only staff see the draft; discard it to draw again.
rounds-prepare-timetable-says = The timetable says who meets whom. The games of players who have left are written down as no-shows when the round is published.
rounds-prepare-everybody-paired = Everybody is paired, here or not, except those whom you mark as away.
rounds-prepare-staff-only = Only staff see the draft. You can swap players in it before you publish it.
rounds-prepare-mark-both = Mark absences and byes
rounds-prepare-mark-absences = Mark absences
rounds-prepare-away-hint = A player who is away is not paired, has no bye and stays in the tournament. An earned bye was won as a prize.
rounds-prepare-away-hint-pods = A player who is away sits in no pod and stays in the tournament.
rounds-prepare-caption = Players who can be paired in { $round }
rounds-prepare-away = Away
rounds-prepare-earned-bye = Earned bye
rounds-prepare-away-of = Away<span class="vh">: <bdi>{ $name }</bdi></span>
rounds-prepare-earned-bye-of = Earned bye<span class="vh">: <bdi>{ $name }</bdi></span>
rounds-prepare-pair-everybody = Pair { $round } with everybody
rounds-repair-heading = Change tables of round { $round }
rounds-repair-nothing-can-change = Nothing can change here.
rounds-repair-counts-at-once = The change counts at once: phones, standings and the projector show it, results and all other tables stay.
rounds-repair-reported-tables = Tables where something was reported are not in the lists.
rounds-repair-timetable = The timetable says who meets whom, so players do not change tables.
rounds-repair-too-few-to-swap = Fewer than two tables are open, so nobody can change places.
rounds-repair-in-place = A player without a place takes the other player’s place. The other is then absent from this round.
rounds-repair-without-place = { $name }, without a place
rounds-repair-dropped = { $name }, table { $table }, dropped
rounds-repair-bye-ends = If a player left, drop them first. <bdi>{ $name }</bdi>, who has the bye, then takes their place by a swap, and nobody has the bye any more.
rounds-repair-reason-hint = Kept in the log and shown with the table, for everyone to read.
rounds-repair-late-heading = Seat a late player
rounds-repair-nobody-late = Everybody has a place. Register the late player first; then choose them here.
rounds-repair-late-meets = The late player meets <bdi>{ $name }</bdi>, who has the bye, at a new table.
rounds-repair-who-came-late = Who came late
rounds-repair-seat = Seat the player
rounds-repair-no-bye = Nobody has the bye, so a late player has no opponent in this round. Register the player; they play from the next round on.
rounds-repair-no-bye-for-two = Nobody has the bye, so a late player meets another late one: choose both below.
rounds-repair-second-late = With two late players you can seat them against each other here.
rounds-repair-late-pair-heading = Seat two late players against each other
rounds-repair-late-pair-hint = Two late players meet at a new table. All other tables stay, and so does the bye.
rounds-repair-late-pair-look = Look at the new table
rounds-repair-late-pair-would-play = These two would play. Nothing is changed yet.
rounds-repair-late-pair-apart = These two are kept apart. Seat them only if they may meet anyway.
rounds-repair-late-pair-met = { $number ->
    [one] They already met in round { $rounds }.
   *[other] They already met in rounds { $rounds }.
 }
rounds-repair-late-pair-seat = Seat these two
rounds-repair-again-heading = Pair some tables again
rounds-repair-again-too-few = Fewer than two tables are open, so there is nobody new to meet.
rounds-repair-again-would-play = These pairs would play. Nothing is changed yet.
rounds-repair-again-before = (until now <bdi>{ $before }</bdi>)
rounds-repair-again-reason-hint = Kept in the log and shown with the tables, for everyone to read.
rounds-repair-again-seat = Seat these pairs
rounds-repair-again-hint = The players of the tables that you choose are paired by the rules of a new round, with the standings before this one. The pairs that sit there now do not meet, if possible. All other tables stay.
rounds-repair-again-look = Look at new pairs
rounds-slip-who-went-first = Who went first?
rounds-slip-not-noted = Not noted
rounds-slip-below-zero = <bdi>{ $name }</bdi> is below zero
rounds-slip-not-counting = Points that are in the score but do not count toward winning, such as those cut by the intermix ratio:
rounds-slip-of = Of <bdi>{ $label }</bdi>
rounds-table-title = Table { $table }, round { $round }
rounds-table-heading = Table { $table }
rounds-table-both = <bdi>{ $a }</bdi> and <bdi>{ $b }</bdi>
rounds-table-faults = Something on the slip is missing or cannot be read.
rounds-table-penalty = A penalty takes this game
rounds-table-your-slip-says = Your slip says
rounds-table-already-recorded = A result is already recorded. Recording another does not change it: the two show as a conflict until staff settle it.
rounds-table-unsent = Result of table { $table }, round { $round }: { $verdict }
rounds-table-record = Record result: <bdi>{ $verdict }</bdi>
rounds-table-reported = <bdi>{ $name }</bdi> reported
rounds-table-says-otherwise = Says otherwise
rounds-table-says-the-same = Says the same
rounds-table-record-report = Record what <bdi>{ $name }</bdi> reported: <bdi>{ $verdict }</bdi>
rounds-table-look-instead = Look at this one instead
rounds-table-back = Back to round { $round }
rounds-table-confirm-next = You confirm on the next screen.
rounds-tables-results-in = <strong>{ $results }</strong> results in
rounds-tables-closed-at = closed at { $at }
rounds-tables-clock-jumped = The clock jumped
rounds-tables-all-in = All results are in
rounds-tables-can-close = The round can be closed. Results can still be corrected afterwards, with a reason.
rounds-tables-penalty = A penalty takes a game
rounds-tables-go-to-table = Go to table
rounds-tables-how-it-ended = How it ended
rounds-tables-time-was-called = Time was called
rounds-tables-other-outcome = Other outcome…
rounds-tables-keys = <kbd>Enter</kbd> next field, then record. <kbd>a</kbd> <kbd>b</kbd> <kbd>t</kbd> who won, or time, before the last <kbd>Enter</kbd>. <kbd>g</kbd> go to a table. <kbd>u</kbd> undo, for ten seconds. <kbd>r</kbd> go to a result that was refused.
rounds-tables-keys-fold = Keys
rounds-tables-caption = { $title }, conflicts and missing results first. Results in: { $results }.
rounds-tables-of-table = of table { $table }
rounds-tables-bye = Bye: <bdi>{ $names }</bdi>
rounds-tables-away = Away this round: <bdi>{ $absent }</bdi>
rounds-time-heading = Time at this table
rounds-time-give = Give this table more time
rounds-time-minus = A minus takes back what was given.
rounds-time-public = Everyone can read it in the log.
rounds-unfinished-heading = Unfinished games of round { $round }
rounds-unfinished-how-it-counts = By the Play Guide of 2023, the director decides how an unfinished game counts. Without a choice the table stays open. See what your choices give before you record them.
rounds-unfinished-table = Table { $number }: <bdi>{ $players }</bdi>
rounds-unfinished-leave-open = Leave it open
rounds-unfinished-by-score = By the score so far, as when time is called
rounds-unfinished-true-tie = True tie
rounds-unfinished-score-of = Score of <bdi>{ $name }</bdi> so far
rounds-unfinished-look = See what it gives
rounds-unfinished-record = Record these results
rounds-first-player = First player
rounds-second-player = Second player
rounds-choose-tap = Tap two names to swap
rounds-choose-proposed-reason = The director’s choice before publication
rounds-ending-won = { $name } won
rounds-ending-time = time was called
rounds-ending-decked-out = the draw decks ran out
rounds-ending-card = { $name } won by a card’s effect
rounds-ending-card-forfeit = { $name } lost by a card’s forfeit
rounds-ending-card-forfeit-both = both lost by a card’s forfeit
rounds-ending-conceded = { $name } conceded
rounds-ending-no-show = { $name } did not appear
rounds-ending-disqualified = { $name } lost by a penalty
rounds-ending-both-absent = neither player appeared
rounds-ending-void = the game does not count
rounds-ending-you-won = you won
rounds-ending-you-card = you won by a card’s effect
rounds-ending-you-card-forfeit = you lost by a card’s forfeit
rounds-ending-you-conceded = you conceded
rounds-ending-you-no-show = you did not appear
rounds-ending-you-disqualified = you lost by a penalty
rounds-title-round = Round { $number }
rounds-title-heat = Heat { $number }
rounds-title-top-table = Top table
rounds-title-final = Final
rounds-title-semi-final = Semi-final
rounds-title-quarter-final = Quarter-final
rounds-title-round-of = Round of { $players }
rounds-title-stage = Stage { $number }
rounds-title-second-final = Second final
rounds-name-round = round { $number }
rounds-name-heat = heat { $number }
rounds-name-top-table = top table
rounds-name-final = final
rounds-name-semi-final = semi-final
rounds-name-quarter-final = quarter-final
rounds-name-round-of = round of { $players }
rounds-name-stage = stage { $number }
rounds-name-second-final = second final
rounds-the-top-table = the top table
rounds-the-final = the final
rounds-the-semi-final = the semi-final
rounds-the-quarter-final = the quarter-final
rounds-the-round-of = the round of { $players }
rounds-the-second-final = the second final
rounds-subject-top-table = The top table
rounds-subject-final = The final
rounds-subject-semi-final = The semi-final
rounds-subject-quarter-final = The quarter-final
rounds-subject-round-of = The round of { $players }
rounds-subject-second-final = The second final
rounds-check-discard-draft = Discard the draft
rounds-check-see-the-cut = See the cut
rounds-check-registered-since = { $number ->
    [one] Registered since the draft was paired: { $players }. To pair this player in this round, discard the draft and pair again.
   *[other] Registered since the draft was paired: { $players }. To pair these players in this round, discard the draft and pair again.
 }
rounds-check-arrived-since = Checked in since the draft was paired, and left out of it: { $players }. To pair them now, discard the draft and pair again.
rounds-check-no-result = { $number ->
    [one] No result yet from table { $tables }.
   *[other] No result yet from tables { $tables }.
 }
rounds-check-record-result = Record a result
rounds-check-no-winner = Nobody has won the match at table { $table } yet.
rounds-check-settle = Settle it
rounds-check-contradiction = Two results contradict each other at table { $table }.
rounds-check-look-at-penalty = Look at the penalty
rounds-check-dispute = Dispute { $number } is not decided: { $question }
rounds-check-dispute-at = Dispute { $number } about table { $table } of round { $round } is not decided: { $question }
rounds-check-go-to-dispute = Go to the dispute
rounds-check-table-doubt = Table { $table }: { $doubt }
rounds-check-look-at-result = Look at the result
rounds-doubt-reported = { $name } reported { $said }; recorded is { $recorded }.
rounds-doubt-behind = { $winner } is recorded as the winner with fewer points ({ $a } : { $b }).
rounds-doubt-otherwise = { $name } reported otherwise: { $said }. Ask at the table which is right.
rounds-check-without-list = No deck list: { $players }.
rounds-check-faulty-list = Deck list with faults: { $players }.
rounds-check-outdated-list = The format, the date or the pool changed after these lists were checked: { $players }. Check them again.
rounds-check-go-to-decks = Go to the decks
rounds-clock-pause = Pause the clock
rounds-clock-resume = Resume the clock
rounds-clock-start = Start the clock
rounds-clock-deadline-refused = Deadline not moved
rounds-clock-refused = Clock not changed
rounds-conflict-offer = { $line } by { $by } at { $at }
rounds-conflict-sentence = Table { $table } already has a result: { $line }, recorded by { $by } at { $at }. A second one differs: { $others }. The first one counts until you decide. Keep it, or correct it with a reason.
rounds-correct-choose-dispute = Choose a dispute of this tournament, or none.
rounds-correct-broken-form = The form does not say which result it corrects. Load the page again.
rounds-correct-strength = { $players ->
    [one] The strength of schedule changes for 1 player.
   *[other] The strength of schedule changes for { $players } players.
 }
rounds-correct-nothing-changes = Nothing changes in the standings.
rounds-correct-later-draft = Round { $round } is a draft that was paired with the result as it is now. Discard it and pair again if the correction is to count in it.
rounds-correct-later-published = The pairings of round { $round } stay as they are; they are published.
rounds-correct-changed = When you opened this form: { $was }. Now: { $now }, by { $by } at { $at }.
rounds-correct-reason-missing = A correction needs its reason. Say what was wrong, in a few words.
rounds-choose-first-player = Choose the first player.
rounds-choose-second-player = Choose the second player.
rounds-draft-matches = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 }
rounds-draft-tables = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }
rounds-draft-of-timetable = round { $round } of { $rounds } of the timetable
rounds-draft-seed = Seed { $seed }
rounds-draft-players = { $players ->
    [one] 1 player
   *[other] { $players } players
 }
rounds-draft-number-of-pods = { $pods ->
    [one] 1 pod
   *[other] { $pods } pods
 }
rounds-draft-nobody-again = no two players meet again
rounds-draft-pairs-again = { $pairs ->
    [one] 1 pair sits together again
   *[other] { $pairs } pairs sit together again
 }
rounds-draft-not-apart = not kept apart: { $pairs }
rounds-draft-fewest-proved = fewest possible (proved)
rounds-draft-fewest-not-proved = fewest found (not proved)
rounds-draft-no-rematch = no rematch
rounds-draft-rematches = { $rematches ->
    [one] 1 rematch
   *[other] { $rematches } rematches
 }
rounds-draft-score-differences = point differences between opponents: { $float } in all
rounds-draft-best-proved = best pairing (proved)
rounds-draft-best-not-proved = best pairing found (not proved)
rounds-draft-met = { $number ->
    [one] met in round { $rounds }
   *[other] met in rounds { $rounds }
 }
rounds-draft-bye = Bye
rounds-draft-away = Away this round
rounds-time-given = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } given by { $who }, { $at }: { $reason }
rounds-time-given-for-dispute = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } given by { $who }, { $at }: { $reason }, dispute { $dispute }
rounds-time-taken-back = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } taken back by { $who }, { $at }: { $reason }
rounds-time-taken-back-for-dispute = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } taken back by { $who }, { $at }: { $reason }, dispute { $dispute }
rounds-prepare-broken-form = The form is broken. Load the page again.
rounds-prepare-no-list = No list
rounds-prepare-faults = Faults
rounds-prepare-count = { $players ->
    [one] 1 player
   *[other] { $players } players
 }
rounds-prepare-count-tables = { $players ->
    [one] 1 player
   *[other] { $players } players
 }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }
rounds-prepare-count-bye = { $players ->
    [one] 1 player
   *[other] { $players } players
 }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 } and one bye
rounds-prepare-count-few = { $players ->
    [one] 1 player
   *[other] { $players } players
 }: too few for a pod
rounds-prepare-count-pods = { $players ->
    [one] 1 player
   *[other] { $players } players
 }: { $pods ->
    [one] 1 pod
   *[other] { $pods } pods
 } of { $sizes }
rounds-prepare-here-tables = { $players ->
    [one] 1 player
   *[other] { $players } players
 }, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }
rounds-prepare-here-bye = { $players ->
    [one] 1 player
   *[other] { $players } players
 }, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 } and one bye
rounds-prepare-here-few = { $players ->
    [one] 1 player
   *[other] { $players } players
 }, too few for a pod
rounds-prepare-here-pods = { $players ->
    [one] 1 player
   *[other] { $players } players
 }, { $pods ->
    [one] 1 pod
   *[other] { $pods } pods
 } of { $sizes }
rounds-prepare-more-rounds = { $planned ->
    [one] 1 round is planned
   *[other] { $planned } rounds are planned
 }; this would be { $round }.
rounds-prepare-more-heats = { $planned ->
    [one] 1 heat is planned
   *[other] { $planned } heats are planned
 }; this would be { $round }.
rounds-prepare-go-to-round = Go to { $round }
rounds-prepare-go-to-settings = Go to the settings
rounds-prepare-go-to-desk = Go to the desk
rounds-prepare-others = { $others ->
    [one] 1 other
   *[other] { $others } others
 }
rounds-prepare-players-without-list = { $number ->
    [one] 1 player has handed in no deck list
   *[other] { $number } players have handed in no deck list
 }: { $players }.
rounds-prepare-faulty-lists = { $number ->
    [one] 1 deck list has faults that nobody accepted
   *[other] { $number } deck lists have faults that nobody accepted
 }: { $players }.
rounds-prepare-publishing-locks = Publishing the first round locks the lists.
rounds-repair-table-players = Table { $table }: { $a } and { $b }
rounds-repair-pair = { $a } and { $b }
rounds-repair-choose-late = Choose who came late.
rounds-repair-at-table = { $name }, table { $table }
rounds-repair-with-bye = { $name }, bye
rounds-staff-not-closed = Not closed
rounds-table-agreed = Agreed
rounds-table-played-until = played until { $day }
rounds-table-played-until-longer = played until { $day }, { $extra } more than the round
rounds-table-time-called = time is called at { $at }
rounds-table-time-called-longer = time is called at { $at }, { $extra } more than the round
rounds-table-round-closed = round closed at { $at }
rounds-table-clock = clock { $until }
rounds-table-earlier = { $line }, { $by } at { $at }. Corrected: { $reason }
rounds-table-earlier-for-dispute = { $line }, { $by } at { $at }. Corrected: { $reason }, dispute { $dispute }
rounds-tables-of-all = { $done } of { $all }
rounds-tables-close-over = { $disputes ->
    [one] Close although dispute { $numbers } is open
   *[other] Close although disputes { $numbers } are open
 }
rounds-tables-tick-to-close = { $disputes ->
    [one] All results are in. Decide the dispute first, or tick the box to close the round without a decision.
   *[other] All results are in. Decide the disputes first, or tick the box to close the round without a decision.
 }
rounds-tables-named = <bdi>{ $name }</bdi> wins the match, decided by the director
rounds-tables-change = Change tables
rounds-take-back = Take the publication back
rounds-tables-what-players-see = What players see
rounds-tables-print-by-table = Print pairings by table
rounds-tables-print-by-name = Print pairings by name
rounds-tables-print-slips = Print result slips
rounds-tables-print-open-slips = Print slips of open tables
rounds-tables-projector = Projector
rounds-tables-published = published at { $at }
rounds-tables-minutes-from = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } from { $at }
rounds-tables-jumped-forward = The computer’s clock was put forward by { $by } while this round was played, so the time left above is wrong. The round began at { $began } by the clock before; call time by another clock.
rounds-tables-jumped-back = The computer’s clock was put back by { $by } while this round was played, so the time left above is wrong. The round began at { $began } by the clock before; call time by another clock.
rounds-filter-label = Tables shown
rounds-filter-all = All tables
rounds-filter-open = Open: { $n }
rounds-filter-late = Over time: { $n }
rounds-filter-none-open = Every table has a result.
rounds-filter-none-late = No table is over time.
rounds-badge-two-results = Two results
rounds-badge-conflict = Conflict
rounds-badge-no-result = No result
rounds-badge-penalty = Penalty
rounds-badge-corrected = Corrected
rounds-action-settle = Settle conflict
rounds-action-record = Record result
rounds-action-correct = Correct result
rounds-tables-plays-until = Plays until { $until }, { $extra } more than the round.
rounds-tables-reported = { $name } reported { $score } at { $at }: { $facts }.
rounds-unfinished-as-reported = As { $name } reported: { $line }
rounds-view-does-not-count = does not count
rounds-view-wins = { $name } wins, { $high } to { $low }
rounds-view-nobody-wins = nobody wins, { $a } to { $b }
rounds-view-this-result = this result
rounds-view-went-first = { $name } went first
rounds-view-not-counting = { $points } points of { $name } do not count toward winning
rounds-grade-full-win = full win
rounds-grade-modified-win = modified win
rounds-grade-true-tie = true tie
rounds-grade-modified-loss = modified loss
rounds-grade-full-loss = full loss
rounds-form-ending = Choose how the game ended.
rounds-form-first = Choose who took the first turn, or leave it open.
rounds-form-whole = Scores are whole numbers, such as 65 or −30.
rounds-form-missing = Write the score, 0 if there were no points.
rounds-form-half = Write both scores, or leave both empty.
rounds-form-part = Points that do not count are a whole number, 0 or more.
rounds-form-too-large = No game is scored that high. Write it again.
rounds-form-who-won = Choose who won.
rounds-form-who-won-by-card = Choose who won by the card.
rounds-form-who-conceded = Choose who conceded.
rounds-form-who-absent = Choose who did not appear.
rounds-form-who-disqualified = Choose who lost by a penalty.
rounds-form-who-forfeited = Choose who forfeited, one player or both.
rounds-correct-tick-both = With a win, tick both
rounds-missions-both = a planet and a space mission completed
rounds-missions-planet = a planet mission completed
rounds-missions-space = a space mission completed
rounds-ticks-asked = The director has said what this game counts
rounds-ticks-asked-if = If a player conceded or the draw decks ran out: the director has said what the game counts
rounds-ticks-planet = The winner has completed a planet mission
rounds-ticks-space = The winner has completed a space mission
rounds-draft-not-playing = <bdi>{ $name }</bdi>
rounds-draft-not-playing-why = <bdi>{ $name }</bdi>: { $why }
