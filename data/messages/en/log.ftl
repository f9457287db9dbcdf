log-reason = Reason: { $reason }
log-reason-later = The reason is shown once the round is published.
log-round = round { $number }
log-heat = heat { $number }
log-top-table = the top table
log-place = { $round }, table { $table }
log-others = { $n ->
    [one] 1 other
   *[other] { $n } others
 }
log-seat = seat { $seat }
log-created = Tournament set up: { $plan }. Scored by { $profile }; decks: { $format }. Later versions of either change nothing here.
log-created-unchecked = Tournament set up: { $plan }. Scored by { $profile }; decks are not checked. Later versions of the profile change nothing here.
log-created-in-pods = Tournament set up: { $plan }. Played in pods: { $rules }; decks: { $format }. Later versions of either change nothing here.
log-created-in-pods-unchecked = Tournament set up: { $plan }. Played in pods: { $rules }; decks are not checked. Later versions of the rules change nothing here.
log-plan-swiss = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 } of { $length }
log-plan-round-robin = a round robin with rounds of { $length }
log-plan-single-elimination = single elimination with stages of { $length }
log-plan-double-elimination = double elimination with stages of { $length }
log-plan-cut = { $plan }, then a cut to the best { $players }
log-plan-options = { $plan }; optional rules: { $rules }
log-plan-level = { $plan }; level { $level }
log-plan-private = { $plan }; only its staff and its players see it
log-settings-changed = Settings changed: { $plan }.
log-profile-changed = Scored by { $profile } from here on, the results recorded before too.
log-profile-changed-with = Scored by { $profile } from here on, the results recorded before too. Set are { $values }.
log-value = { $name }: { $value }
log-decks-unchecked = Decks are not checked from here on.
log-decks-checked = Decks are checked against { $format } from here on.
log-decks-checked-with = Decks are checked against { $format } from here on, with { $rules }.
log-rule-of-weight = { $rule } ({ $weight })
log-sign-up = Sign-up: { $terms }
log-registered = { $name } registered, from round { $round }.
log-registered-with-free-number = { $name } registered, with the free number of the timetable.
log-identified = Staff corrected which person { $name } is, across tournaments.
log-renamed = The name of player { $player } was corrected: now { $name }.
log-name-erased = The name of player { $player } was erased for good.
log-unregistered = The registration of player { $player } was taken back.
log-left-before = { $name } left, before round 1.
log-left-after = { $name } left, after round { $round }.
log-came-back = { $name } came back, from round { $round }.
log-came-back-only = { $name } came back.
log-came-back-as-seed = { $name } came back as seed { $seed }.
log-no-shows-taken-back = No longer no-shows: { $games }.
log-no-show-at = round { $round }, table { $table }
log-check-in-opened = Check-in for { $round } opened.
log-check-in-closed = Check-in for { $round } closed.
log-checked-in = Checked in for { $round }: { $names }.
log-not-here = Not here for { $round } after all: { $names }.
log-list-handed-in = Deck list of { $name } handed in, SHA-256 { $sha256 }.
log-list-accepted = Deck list of { $name } accepted, SHA-256 { $sha256 }.
log-pool-registered = Pool of { $name } registered, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, SHA-256 { $sha256 }.
log-list-handed-in-briefly = Deck list of { $name } handed in.
log-list-accepted-briefly = Deck list of { $name } accepted.
log-pool-registered-briefly = Pool of { $name } registered, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }.
log-list-read = Deck list of { $name } read by staff.
log-deck-compared = Deck of { $name } compared with its list.
log-deck-agrees = Deck of { $name } compared with its list: it agrees.
log-deck-differs = Deck of { $name } compared with its list: it differs.
log-deck-checks-drawn = Deck checks drawn for round { $round }.
log-consent-stated = Answer recorded: may everybody see the deck list of { $name }?
log-consent-given = { $name } agrees that everybody sees the deck list.
log-consent-refused = { $name } does not agree that everybody sees the deck list.
log-publication = Deck lists: { $lists }
log-kept-apart = Group { $group } is kept apart: { $names }.
log-kept-apart-through = Group { $group } is kept apart through round { $round }: { $names }.
log-let-meet = Group { $group } is not kept apart any more.
log-team-named = Group { $group } is the team { $name }.
log-team-unnamed = Group { $group } has no public name any more.
log-table-fixed = { $name } sits at table { $table } from the next draft on.
log-table-freed = { $name } has no fixed table any more.
log-players-rated = Ratings brought to the tournament: { $ratings }.
log-rating = { $name } { $rating }
log-no-rating = { $name } none
log-paired-as-draft = Round { $round } paired as a draft.
log-seated-by-timetable = Round { $round } of the timetable seated, whose numbers were drawn with seed { $seed }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }.
log-paired-proved = Round { $round } paired with seed { $seed }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }, { $rematches ->
    [0] no rematch
    [one] { $rematches } rematch
   *[other] { $rematches } rematches
 }, best pairing (proved).
log-paired-not-proved = Round { $round } paired with seed { $seed }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }, { $rematches ->
    [0] no rematch
    [one] { $rematches } rematch
   *[other] { $rematches } rematches
 }, best pairing found (not proved).
log-pairings-changed = Pairings of round { $round } changed by hand.
log-seated-again = Round { $round } changed by hand while it was played; { $changes }.
log-meet = table { $table }: { $a } against { $b }
log-has-bye = { $name } has the bye
log-no-bye = nobody has the bye
log-draft-discarded = A draft of { $round } discarded.
log-draft-discarded-enter = A draft of { $round } discarded. { $names } registered meanwhile and { $n ->
    [one] plays
   *[other] play
 } from { $round }.
log-published = { $round } published, { $minutes } minutes on the clock.
log-published-waits = { $round } published, { $minutes } minutes on the clock, which waits for its start.
log-published-until = { $round } published, to be played until { $until }.
log-reported = { $name } reported { $result }.
log-recorded-unfinished = Recorded, not finished in time: { $result }.
log-recorded = Recorded { $result }.
log-contradicted = Another result was offered for { $result }. Nothing was overwritten.
log-kept = The recorded result of { $place } was kept.
log-corrected = Corrected { $now }. Before: { $before }.
log-corrected-after-dispute = Corrected { $now }. Before: { $before }. After dispute { $dispute }.
log-result-at = { $place }: { $result }
log-clock-started = Clock of { $round } started.
log-clock-paused = Clock of { $round } paused.
log-clock-resumed = Clock of { $round } resumed.
log-time-taken-back = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } taken back from everybody in { $round }.
log-time-given = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } given to everybody in { $round }.
log-deadline-moved = Deadline of { $round } moved from { $from } to { $to }.
log-extra-time-taken-back = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } taken back from { $place }.
log-extra-time-taken-back-for-dispute = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } taken back from { $place }, for dispute { $dispute }.
log-extra-time-given = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } given to { $place } beyond the clock.
log-extra-time-given-for-dispute = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } given to { $place } beyond the clock, for dispute { $dispute }.
log-closed = { $round } closed, all results are in.
log-closed-over-disputes = { $round } closed, all results are in; { $n ->
    [one] dispute { $disputes }
   *[other] disputes { $disputes }
 } not decided yet.
log-cut = Cut to { $players } players.
log-cut-double = Cut to { $players } players, double elimination.
log-cut-double-one-final = Cut to { $players } players, double elimination with one final.
log-bracket = Bracket of { $players } players.
log-bracket-double = Bracket of { $players } players, double elimination.
log-bracket-double-one-final = Bracket of { $players } players, double elimination with one final.
log-cut-seeds = Seeds: { $seeds }.
log-cut-next = Next: { $names }.
log-cut-drawn = { $places ->
    [one] 1 shared place
   *[other] { $places } shared places
 } drawn with seed { $seed }.
log-cut-given = The director gave this order: { $reason }
log-cut-withdrawn = The cut was taken back.
log-stage-paired = { $name } paired as round { $round }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 }.
log-game-added = Game { $game } at table { $table } begins ({ $name }).
log-game-withdrawn = Game { $game } at table { $table } is not played: the match is decided ({ $name }).
log-settled = { $winner } goes on from table { $table }, { $name }.
log-moved-up = { $reserve } moves up for { $left } as seed { $seed }.
log-heat-as-draft = Heat { $round } seated as a draft.
log-heat-seated = Heat { $round } seated by { $algorithm } with seed { $seed }: { $pods ->
    [one] 1 pod
   *[other] { $pods } pods
 }, { $repeats }, fewest possible (proved).
log-heat-seated-not-proved = Heat { $round } seated by { $algorithm } with seed { $seed }: { $pods ->
    [one] 1 pod
   *[other] { $pods } pods
 }, { $repeats }, fewest found (not proved).
log-heat-together = { $pairs ->
    [one] { $pairs } pair that was to be kept apart sits together
   *[other] { $pairs } pairs that were to be kept apart sit together
 }, { $repeats }
log-heat-repeats = { $pairs ->
    [0] no two players meet again
    [one] { $pairs } pair sits together again
   *[other] { $pairs } pairs sit together again
 }
log-top-table-as-draft = The top table seated as a draft.
log-top-table-seated = The top table seated.
log-top-table-who = { $names }; { $winners ->
    [one] 1 won a pod
   *[other] { $winners } won pods
 }.
log-top-table-drawn = The last seat was drawn with seed { $seed }.
log-pods-reseated = Heat { $round } changed by hand while it was played; { $changes }.
log-pod = table { $table }: { $names }
log-pods-changed = Pods of heat { $round } changed by hand.
log-pod-rules-changed = Pods now play { $troubles }, { $counting }.
log-pod-rules-changed-with-top = The top table now has { $size } players; pods play { $troubles }, { $counting }.
log-top-size-changed = The top table now has { $size } players.
log-dispute-opened = Dispute { $dispute } opened.
log-dispute-opened-about = Dispute { $dispute } opened about { $place }.
log-dispute-question = Question: { $question }
log-dispute-claimed = A judge took dispute { $dispute } on.
log-dispute-claimed-from-another = A judge took dispute { $dispute } over from another.
log-dispute-escalated = Dispute { $dispute } went on to the head judge.
log-dispute-withdrawn = Dispute { $dispute } withdrawn.
log-dispute-withdrawn-instead = Dispute { $dispute } withdrawn; dispute { $instead } goes on.
log-facts-stated = Facts of dispute { $dispute } written down.
log-facts-stated-privately = Facts of dispute { $dispute } written down; they are not public.
log-cited = Citation attached to dispute { $dispute }.
log-cited-for-final-word = Citation attached to the final word on dispute { $dispute }.
log-cited-words = { $treatment } { $citation }: “{ $quote }”
log-uncited = Citation taken off dispute { $dispute }.
log-uncited-why = { $citation }. Reason: { $reason }
log-ruled = Ruling given on dispute { $dispute }.
log-ruling = Ruling: { $text }
log-question-and-ruling = Question: { $question } Ruling: { $text }
log-reworded = Wording of the ruling on dispute { $dispute } corrected.
log-reworded-why = Now: { $text } Reason: { $reason }
log-appealed = The ruling on dispute { $dispute } was appealed.
log-appealed-by = The ruling on dispute { $dispute } was appealed by { $name }.
log-appeal-upheld = Appeal of dispute { $dispute } decided: upheld on appeal.
log-appeal-upheld-by-same = Appeal of dispute { $dispute } decided: upheld on appeal, by the judge who gave the ruling.
log-appeal-overturned = Appeal of dispute { $dispute } decided: overturned on appeal.
log-appeal-overturned-by-same = Appeal of dispute { $dispute } decided: overturned on appeal, by the judge who gave the ruling.
log-final-word = Final word: { $text }
log-penalty-issued = Penalty { $number } issued; it stays between the player and the staff.
log-penalty-issued-to = Penalty { $number } for { $name }: { $kind }, { $level }.
log-penalty-withdrawn = Penalty { $number } withdrawn.
log-drawn = { $what } drawn: { $outcome }.
log-drawn-check = Seed { $seed }. To check it: arbiter chance { $option } --seed { $seed }
log-drawn-purpose-and-check = It decides: { $purpose }. Seed { $seed }. To check it: arbiter chance { $option } --seed { $seed }
log-link-given = A private link was given out for { $name }.
log-links-given = Private links were given out for { $players } players.
log-exported = The whole tournament was taken away as a file, deck lists included.
log-tournament-closed = Tournament closed; the standings are final.
log-tournament-reopened = Tournament reopened.
log-tournament-hidden = Tournament hidden from the lists.
log-tournament-shown = Tournament back on the lists.
log-clock-put-back = The computer’s clock was put back by { $time }.
log-clock-put-forward = The computer’s clock was put forward by { $time }.
log-undone-line = Undone, line { $line }: { $act }
log-undone-lines = Undone, lines { $first } to { $last }: { $act }
log-redone-line = Redone, line { $line }: { $act }
log-redone-lines = Redone, lines { $first } to { $last }: { $act }
log-own-table = Round { $round } paired: table { $table } against { $opponent }.
log-own-bye = Round { $round } paired: the bye.
log-own-no-table = Round { $round } paired: no table.
log-own-table-changed = Round { $round } changed by hand: table { $table } against { $opponent }.
log-own-bye-changed = Round { $round } changed by hand: the bye.
log-own-no-table-changed = Round { $round } changed by hand: no table.
log-own-pod = { $heat } seated: table { $table } with { $names }.
log-own-no-pod = { $heat } seated: no table.
log-own-pod-changed = { $heat } changed by hand: table { $table } with { $names }.
log-own-no-pod-changed = { $heat } changed by hand: no table.
log-series-begins = The series “{ $title }” begins, by the rules “{ $rules }”.
log-series-described = Title or description changed: “{ $title }”.
log-series-director-named = { $name } directs the series.
log-series-director-removed = { $name } does not direct the series any more.
log-series-counted = { $tournament } counts as it was after line { $line } of its log, with { $players ->
    [one] 1 player
   *[other] { $players } players
 }.
log-series-counted-again = { $tournament } counts again, as it was after line { $line } of its log, with { $players ->
    [one] 1 player
   *[other] { $players } players
 }.
log-series-tournament-removed = { $tournament } does not count any more.
log-series-titled = “{ $title }”
log-series-hidden = A hidden tournament
log-series-bonus = { $name } gets a bonus of { $points }.
log-series-bonus-withdrawn = The bonus of line { $line } is withdrawn.
log-series-closed = The series is closed.
log-series-reopened = The series is open again.
log-two-sentences = { $first } { $second }
log-plan = { $title }, { $day }, { $game }, { $rounds }
log-plan-at-place = { $title }, { $place }, { $day }, { $game }, { $rounds }
