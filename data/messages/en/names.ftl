names-who-left = somebody who left
names-operator = operator
names-director = director
names-head-judge = head judge
names-judge = judge
names-scorekeeper = scorekeeper
names-deck-checker = deck checker
names-player = player
names-with-troubles = with Troubles
names-without-troubles = without Troubles
names-totals-only = totals only
names-every-round = every round written down
names-pod-total = Tribbles
names-pod-place-points = Place points
names-pods-won = Pods won
names-lists-none = { $whose }.
names-lists-at-the-end = { $whose } at the end, if the player agrees.
names-lists-at = { $early ->
    [true] { $whose } from { $at } on, even before the end, if the player agrees.
   *[false] { $whose } at the end, not before { $at }, if the player agrees.
}
names-whose-nobody = nobody’s list is shown to everybody
names-whose-winner = everybody sees the winner’s list
names-whose-finalists = everybody sees the lists of the best { $n } of the final standings
names-whose-all = everybody sees every list
names-sign-up = { $with-deck ->
    [true] until { $until }, { $places }, with a deck list if the player has one.
   *[false] until { $until }, { $places }.
}
names-sign-up-no-limit = no limit of places
names-sign-up-places = { $n ->
    [one] 1 place
   *[other] { $n } places
 }
names-series-all-count = all of a player’s tournaments
names-series-best = a player’s best { $n }
names-series-attendance-points = { $always ->
    [true] { $points } at every tournament
   *[false] { $points } at those that count
}
names-series-shared-in-full = each gets the points of the place
names-series-shared-last = each gets the points of the last place that they share
names-series-at-most = { $points } at most
names-series-points-by-place = Points by place
names-series-attendance = Attendance
names-series-what-counts = What counts
names-series-shared-places = Shared places
names-series-one-bonus = One bonus
names-series-order = Order
names-series-then = { $before }, then { $next }
names-series-points = points
names-series-won = tournaments won
names-series-played = tournaments played
names-system-swiss = Swiss
names-system-round-robin = Round robin
names-system-single-elimination = Single elimination
names-system-double-elimination = Double elimination
names-level-local = 1, local
names-level-regional = 2, Regional
names-level-national = 3, National or Masters
names-level-continental = 4, Continental
names-level-worlds = 5, Worlds
names-measure-victory-points = Victory points
names-measure-strength-of-schedule = Strength of schedule
names-measure-differential = Differential
names-measure-head-to-head = Games against each other
names-measure-opponents-strength = Opponents’ strength of schedule
names-measure-full-wins = Full wins
names-measure-fewest-losses = Fewest losses
names-measure-fewest-full-losses = Fewest full losses
names-measure-modified-wins = Modified wins
names-measure-cumulative = Cumulative victory points
names-measure-rating = Rating
names-option-artifacts = Discarded artifacts are placed out of play.
names-option-shuttles = Shuttlecraft may be carried aboard large ships.
names-option-missions = Where both players brought the same mission, they agree on another one for one of them.
names-no-option = none
names-coin = Coin
names-die = Die of { $sides } sides
names-order = Order of { $of }
names-heads = heads
names-tails = tails
names-follows = follows
names-distinguishes = distinguishes
names-departs-from = departs from
names-appeal-upheld = Upheld on appeal
names-appeal-overturned = Overturned on appeal
names-not-appealed = not appealed
names-upheld-on-appeal = upheld on appeal
names-overturned-on-appeal = overturned on appeal
names-by-final = final
names-by-third-place = third place
names-by-then-swiss = { $stage }, then Swiss
names-by-still-in = still in
names-by-still-in-then-swiss = still in, then Swiss
names-by-swiss = Swiss
names-by-top-table = top table
names-confidence-seen = read in the source
names-confidence-inferred = inferred from the source
names-confidence-memory = general knowledge, not confirmed
names-confidence-default = our default, the sources are silent
names-confidence-organiser = set by the director of this tournament
names-treats-final-word = the final word { $treatment }
names-treats-overturned = the overturned ruling { $treatment }
names-pool = { $game }, { $kind }
names-pool-built = constructed
names-pool-opened = sealed and draft
names-player-number = Player { $player }
