player-appointment-title = Your appointment, { $title }
player-appointment-when = Round { $round }: when you play against <bdi>{ $opponent }</bdi>
player-appointment-no-contact = <bdi>{ $opponent }</bdi> has not written one down.
player-appointment-agreed = <strong>{ $agreed }</strong>, written down by <bdi>{ $by }</bdi>
player-appointment-we-agreed = We agreed on
player-appointment-zone = Day and time in { $zone }. <a href="{ $display }">Choose your time zone</a>
player-appointment-who-sees = Only you two and the staff see this. Each of you can change it.
player-appointment-none = You have no open game with a deadline.
player-appointment-none-hint = When a round is published in which you have an opponent, you can write down here when you play.
player-appointment-contact = How your opponent reaches you
player-appointment-contact-hint = Such as your name on Discord or in the online client; at most { $longest } characters. Empty: nobody sees one.
player-appointment-contact-foot = Your opponent sees it while the round is played, and the staff. It is deleted when the tournament is closed, or when your name is erased.
player-call-title = Call a judge to table { $table }
player-call-round-table = Round { $round }, table { $table }
player-call-you-against = you against <bdi>{ $opponent }</bdi>
player-call-about = What is it about?
player-call-refused = Judge not called
player-call-unsent = Judge call to table { $table }, round { $round }
player-call-meanwhile = No judge has heard of it yet: raise your hand, or go to the judges’ table.
player-call-again-hint = The staff see it. Call again only for another question.
player-call-question-hint = Optional. In a few words, 300 characters at most, such as: Which of two cards decides here? It is public once it is decided.
player-call-facts = What happened, as you saw it
player-call-facts-hint = Optional. Staff and your opponent can read this. Don’t use names.
player-call-foot = Pause your game and leave the cards in place. The staff see the call at once, and the ruling appears on your page.
player-check-in-done = You are checked in
player-check-in-done-hint = You are paired in { $round }. If you cannot play it after all, tell the staff.
player-check-in-heading = Check in for { $round }
player-check-in-hint = Tap the button once you are in the hall. Players who have not checked in may be left out of { $round }.
player-check-in-i-am-here = I am here
player-deck-title = Your deck, { $title }
player-deck-at = <bdi>{ $name }</bdi> at <a href="{ $home }"><bdi>{ $title }</bdi></a>
player-deck-sha-256 = SHA-256 <span class="code" title="{ $whole-sha256 }">{ $sha256 }</span>
player-deck-only-checked = This list was only checked. Nothing is handed in until you press “Hand in the list” below.
player-deck-hand-it-in = Hand it in
player-deck-hand-it-in-anyway = Hand it in anyway
player-deck-nothing-to-hand-in = There is nothing to hand in.
player-deck-locked = Your list is locked
player-deck-lists-locked = Lists are locked
player-deck-locked-with-list = Play has begun, so deck lists are locked. To change yours, go to a director or deck checker: they can hand in a changed list while you are there.
player-deck-locked-in-cut = In the cut everybody plays on with the same deck, so deck lists are locked. To change yours, go to a director or deck checker: they can hand in a changed list while you are there.
player-deck-locked-without-list = Play has begun, so deck lists are locked. We don’t have yours: go to a director or deck checker, who can still hand one in.
player-deck-hand-in = Hand in your list
player-deck-change = Change your list
player-deck-required = Everybody hands in a list before round 1.
player-deck-optional = You may hand in a list.
player-deck-check-often = Check it as often as you like; only what you hand in is kept.
player-deck-who-sees = Only you and those who check decks see it; each time one of them reads it, that appears below and in the log.
player-deck-who-sees-unless = Only you and those who check decks see it, unless you agree to show it; each time one of them reads it, that appears below and in the log.
player-deck-change-between-games = You can change it between games.
player-deck-change-until = You can change it until round 1 is published.
player-deck-change-until-stage = You can change it until the first stage of the cut is published.
player-deck-handed-in = The list you handed in
player-leave-title = Leave, { $title }
player-leave-crumb = Leave
player-leave-what-it-means = What it means
player-leave-not-now = Not now
player-leave-open-game = Your game at table { $table } still needs its result. Report it, or tell the staff.
player-leave-match = Your match at table { $table } has no winner yet. If you leave now, { $opponent } goes on. If you have finished a game, report it first.
player-leave-reserve = { $reserve } takes your place in the cut at once. Until that match begins, the director can give it back to you.
player-leave-no-shows = { $games ->
        [one] Your open game counts as a no-show at once.
       *[other] Your { $games } open games count as no-shows at once.
    }
player-leave-not-paired = You are not paired any more, from the next round on.
player-leave-no-reserve = You are not a reserve any more.
player-leave-no-match = You have no match left, so no player is waiting for you.
player-leave-keep-results = Matches that you have played keep their results.
player-leave-not-in-bracket = You get no place in the bracket.
player-leave-no-stage = You play no match any more.
player-leave-opponent-wins = You play no match any more: your next opponent wins without playing.
player-leave-dropped = You are not in the tournament any more
player-leave-keep-points = You keep your points and your place in the standings.
player-leave-no-return = You cannot come back by yourself. The director sees that you left and can take it back.
player-leave-stay = Stay
player-leave-blocked = You have not left
player-report-title = Report table { $table }
player-report-unsent = Report of table { $table }, round { $round }
player-report-ending-hint = Choose a winner only if a player met the winning conditions. Otherwise choose “{ $time }”.
player-report-when-it-counts = It counts when <bdi>{ $opponent }</bdi> reports the same, or when staff record it. If you two disagree, the director sees it.
player-report-heading = Table { $table }
player-report-recorded = Recorded: { $result }.
player-report-round = Round { $round }
player-look-you = You
player-look-ending = Ending: { $ending }.
player-look-unsent = Report of table { $table }, round { $round }: you { $own }, { $opponent } { $other }
player-look-when-it-counts = It counts when <bdi>{ $opponent }</bdi> reports the same, or when staff record it.
player-me-games = Your games
player-me-games-caption = Your games, the newest first
player-me-deck-agreed = You agreed that everybody may see your list.
player-me-deck-private = Your list is private.
player-me-deck-reads = When staff read it, you see that here.
player-me-penalties-foot = Only you and the staff see this; if a penalty takes a game, its result tells everyone so. If you think one is wrong, talk to the head judge or the director: they can withdraw it.
player-me-record = Your record at all tournaments
player-met-heading = You met before
player-met-line = { $outcome } on { $day }: <a href="{ $to }"><bdi>{ $title }</bdi>, round { $round }</a>
player-news-look = Look at the call
player-news-new-call = New judge call
player-news-dispute = Dispute { $number }
player-prospects-the-cut = The cut
player-prospects-note = By points alone. Players with the same points are separated by tie-breakers, so it says “others decide” for them. While two rounds are unfinished, anybody may still win or lose any game, so if in doubt it says “others decide”. If a player leaves or comes back, or a result is corrected, look again.
player-rare-below-zero = <bdi>{ $label }</bdi>: below zero
player-rare-not-counting = { $label }: points that did not count toward winning
player-ruling-sheet = The ruling on a sheet
player-ruling-take-back = Take the call back
player-ruling-take-back-why = Why you no longer need a judge
player-ruling-take-back-hint = Staff and your opponent read it, the public does not.
player-ruling-appeal-heading = Appeal this ruling
player-ruling-appeal-why = Why the ruling should be changed
player-ruling-appeal-hint = Staff and your opponent read it, the public does not. Up to 4000 characters.
player-ruling-appeal = Appeal to the head judge
player-table-against = against <bdi>{ $opponent }</bdi>
player-table-round = round { $until }
player-table-own-clock = your table { $until }, { $extra } more than the round
player-table-unsent = Report: { $button }
player-appointment-you = you
player-call-with-words = Write more first
player-call-in-a-word = In a word, for the judge (optional)
player-call-no-round = The form came without its round. Open My table and call from there.
player-call-other-round = This form is from round { $round }, and your table is in round { $now } now. No judge was called. Open My table and call from there.
player-deck-handed-in-at = handed in { $when }
player-deck-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
player-deck-advice-changed = Tell the director, and keep your own copy of the list at hand.
player-deck-advice-gone = Hand the same list in again, or take it to the director if lists cannot be changed any more.
player-deck-advice-outdated = The format, the date or your pool changed after you handed in your list, so its check is out of date. Look at what is found now, and hand it in again.
player-deck-advice-accepted = Your list was accepted with its faults. Nothing is left for you to do.
player-deck-advice-faults = Your list has faults. Change it and hand it in again, or talk to the director, who may accept it.
player-deck-advice-fine = Your list is in and has no faults. Nothing is left for you to do.
player-deck-over = The tournament is over.
player-deck-back = your deck
player-deck-empty = Paste your deck list here first.
player-games-does-not-count = does not count
player-games-no-result = no result yet
player-games-bye = Bye
player-games-earned-bye = Earned bye
player-games-not-played = Not played
player-games-stage = { $stage }, game { $game }
player-games-won-by-decision = match won by the director’s decision
player-games-lost-by-decision = match lost by the director’s decision
player-me-round-of = round { $round } of { $rounds }
player-me-place = place { $place }
player-me-place-before-cut = place { $place } before the cut
player-me-is-over = tournament closed
player-me-no-results = no results yet
player-me-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
player-met-balance = You won { $won }, lost { $lost } and tied { $tied }.
player-news-called = A judge has been called
player-news-final-word = Final word given, { $when }
player-news-appealed = Ruling given, and under appeal, { $when }
player-news-ruled = Ruling given, { $when }
player-news-corrected = Result corrected, { $when }
player-news-corrected-why = Round { $round }, table { $table }, because of dispute { $dispute }: { $now }. Before: { $was }.
player-own-deck-open-page = Open your deck page
player-own-deck-hand-in = Hand in your list
player-own-deck-open = Open your list
player-own-deck-not-handed-in = Not handed in
player-own-deck-missing-begun = Round 1 has started and we don’t have your list. Go to the director or a deck checker.
player-own-deck-missing = Every player hands in a list. Hand in yours before round 1 is published.
player-own-deck-missing-over = The tournament is closed. You handed in no list.
player-own-deck-not-required = A list is not required at this tournament.
player-own-deck-line = { $when }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, { $fault }
player-own-deck-handed-in = Handed in
player-own-deck-accepted = Accepted
player-own-deck-faults = Faults
player-own-deck-no-faults = no faults.
player-own-deck-faults-accepted = { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
 }, accepted: { $reason }
player-own-deck-faults-begun = { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
 }. Play has begun, so go to the director or a deck checker with a corrected list.
player-own-deck-faults-before = { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
 }. Look at them and hand in a corrected list.
player-own-deck-read-by-role = Your list was read by the { $role } at { $at }.
player-own-deck-read-by = Your list was read by { $who }, { $role }, at { $at }.
player-own-deck-staff = staff
player-own-deck-checked-agrees = Your deck was checked: it agrees with your list.
player-own-deck-checked-differs = Your deck was checked: it differs from your list.
player-own-deck-checked-agrees-in = Your deck was checked in round { $round }: it agrees with your list.
player-own-deck-checked-differs-in = Your deck was checked in round { $round }: it differs from your list.
player-place-result = you { $own }, { $opponent } { $other }; { $ending }
player-place-outcome = { $grade } { $margin }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
player-prospects-best = The best { $size } play on after round { $round }.
player-prospects-too-few = { $left ->
    [one] A cut to { $size } was announced, and 1 player is left. The director will say how many play on.
   *[other] A cut to { $size } was announced, and { $left } players are left. The director will say how many play on.
}
player-prospects-in = you play on
player-prospects-open = others decide
player-prospects-out = not enough
player-prospects-with = { $grade }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
player-report-no-round = The form came without its round. Open My table and report from there.
player-report-other-round = This form is from round { $round }, and round { $now } is being played now. Nothing was reported. Open My table and report from there.
player-report-staff-only = Only staff record that. Choose another ending, or call a judge.
player-report-both-forfeited = Both forfeited by cards
player-ruling-coming = A judge is coming
player-ruling-with-head-judge = With the head judge
player-ruling-called = A judge is called
player-ruling-place = round { $round }, table { $table }
player-ruling-took-call = { $name } took the call { $when }.
player-ruling-waits-for-head-judge = It waits for the head judge or the director.
player-ruling-called-when = Called { $when }. No judge has taken the call yet.
player-ruling-time-back = { $minutes ->
    [one] Your table got 1 minute back: { $reason }
   *[other] Your table got { $minutes } minutes back: { $reason }
 }
player-ruling-told-by-both = both players
player-ruling-told-by-staff = seen by staff
player-table-recorded = Result recorded
player-table-recorded-text = { $result }. For you: { $outcome }.
player-table-not-settled = Not settled
player-table-not-settled-text = Another result was offered for this table too. The director sees both and settles it.
player-table-waiting-for = Waiting for { $opponent }
player-table-you-reported = You reported at { $at }: { $result }. It counts when { $opponent } reports the same, or when staff record it.
player-table-differ = Your reports differ
player-table-differ-text = You reported: { $own }. { $opponent } reported: { $other }. The director sees that you two disagree. Agree and report again, or call a judge.
player-table-confirm-text = { $opponent } reported: { $result }. For you: { $outcome }. Is that right?
player-table-confirm = Confirm { $own } to { $other }
player-table-opponent-left = { $opponent } has left
player-table-opponent-left-text = If you played your game, report its result. If not, tell the staff: they record it.
player-table-opponent-left-match = You win this match once the director records it. If you finished a game before, report it first.
player-table-none-before = Round 1 is not published yet.
player-table-no-bracket = The bracket is not drawn yet.
player-table-none-before-next = Your table number appears here when the pairings are published.
player-table-round-closed = Round { $round } is closed.
player-table-round-closed-next = Your next table number appears here when the pairings are published.
player-table-last-closed-next = Your final place appears here when the director closes the tournament. If you play on, your next table number appears here when the pairings are published.
player-table-dropped = You have dropped from the tournament.
player-table-dropped-next = You keep your points and are not paired any more. The director can bring you back.
player-table-dropped-over = You keep your points and your place. The tournament is played to its end without you.
player-table-bye = You have the bye in round { $round }.
player-table-bye-next = There is nothing to report. Your next table appears here when the next round is published.
player-table-no-table = You have no table in round { $round }.
player-table-no-table-next = You are paired again in the next round. If you did not expect this, ask the director.
player-table-no-table-last-next = If you did not expect this, ask the director. Your final place appears here when the director closes the tournament.
player-cut-in = You are in the cut, as seed { $seed }.
player-cut-in-bracket = You are in the bracket, as seed { $seed }.
player-cut-plays-on = You play on, as seed { $seed }.
player-cut-no-match = You have no match in { $round } and go on.
player-cut-goes-on = You go on.
player-cut-for-third = You play for third place.
player-cut-lost-and-on = You lost this match and play on.
player-cut-undecided = Nobody has won your match yet.
player-cut-undecided-next = The director says who wins it, or has you play another game.
player-table-game = Game { $game } of your match. Games won so far: you { $own }, your opponent { $other }.
player-cut-finished = You have played your last match.
player-cut-out = You are out.
player-cut-place = Your place: { $place }. It is final when the director closes the tournament.
player-cut-place-later = Your place is known when everybody in your stage has played.
player-cut-not-in = You do not play on.
player-cut-reserve = You are not in the cut. You are reserve { $number }.
player-cut-reserve-next = If a player leaves the cut before the first match, the first reserve who is still here takes the place. Before you go home, leave the tournament or tell the director.
player-table-your-table-of-round = Your table, round { $round }
player-open-games-title = Your other open games
player-open-games-list = Open games in other rounds
player-open-games-waits = Waits for you
player-open-games-any-order = You may play them in any order. Choose one to report it or to agree when you play.
player-open-games-until = until { $end }
player-open-games-you-reported = you reported
player-open-games-opponent-reported = <bdi>{ $name }</bdi> reported
player-open-games-reports-differ = your reports differ
