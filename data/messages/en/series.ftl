series-create-for-instance-spring-season-2026 = For instance Spring season 2026.
series-create-figures-of = Figures of “{ $name }”
series-create-the-series-keeps-a-copy = The series keeps a copy of the rules: they stay as they are now. Fill in what you want otherwise.
series-create-points-by-place = Points by place
series-create-the-first-place-first-such = The first place first, such as 10, 7, 5. Empty: as the rules say.
series-create-points-for-attendance = Points for attendance
series-create-empty-as-the-rules-say = Empty: as the rules say.
series-create-how-many-tournaments-count = How many tournaments count
series-create-a-players-best-ones-0 = A player’s best ones; 0 for all. Empty: as the rules say.
series-create-begin-the-series = Begin the series
series-list-no-series-yet = No series yet.
series-list-a-series-adds-up-the = A series adds up the places of several tournaments, for instance of a season.
series-list-all-series = All series
series-list-series-the-newest-first = Series, the newest first
series-log-title = Log, { $title }
series-log-what-was-recorded = What was recorded
series-log-lines-of-the-log-the = Lines of the log, the newest first
series-log-when = When
series-log-who = Who
series-log-reason = Reason: <bdi>{ $reason }</bdi>
series-log-more-lines = More lines
series-run-run = Run { $title }
series-run-count-a-tournament = Count a tournament
series-run-address-of-a-finished-tournament = Address of a finished tournament
series-run-count-it = Count it
series-run-it-counts-as-it-is = It counts as it is now. If its log changes later, you see it here and decide.
series-run-tournaments-that-count = Tournaments that count
series-run-count-it-again-as-it = Count it again as it is now<span class="vh">: { $title }</span>
series-run-take-it-out = Take it out<span class="vh">: { $title }</span>
series-run-a-bonus-open-a-player = A bonus: open a player in the <a href="{ $series }">standings</a>.
series-run-directors = Directors
series-run-nobody-the-operator-runs-it = Nobody; the operator runs it.
series-run-remove = Remove<span class="vh"> <bdi>{ $name }</bdi></span>
series-run-account = Account
series-run-name-a-director = Name a director
series-run-title-and-description = Title and description
series-run-end = End
series-run-the-standings-are-final-then = The standings are final then. You can reopen the series with a reason.
series-run-close-the-series = Close the series
series-run-reopen-the-series = Reopen the series
series-show-nobody-has-points-yet-the = Nobody has points yet. The directors count tournaments here once they are over.
series-show-players-the-best-first-open = Players, the best first; open a name for the arithmetic behind the place
series-show-tournaments-that-count-the-earliest = Tournaments that count, the earliest first
series-show-since-it-was-counted = Since it was counted
series-show-each-counts-as-it-was = Each counts as it was when a director counted it. What changed there later is marked and counts only once a director counts the tournament again.
series-show-rules = Rules: { $name }
series-show-directed-by = Directed by <bdi>{ $directors }</bdi>.
series-show-by-tournament = By tournament
series-show-standings-for-a-spreadsheet = standings for a spreadsheet
series-show-teams-the-best-first = Teams, the best first; points that do not count are in brackets
series-show-teams-count-by-name = Teams of the same name are one team. Their places give the points that places of players give, without a bonus. No source says how teams count over a season, so this is <span class="mark default">our default</span>.
series-show-teams-for-a-spreadsheet = teams for a spreadsheet
series-why-all-tournaments-of-this-player = All tournaments of this player
series-why-the-sum = The sum
series-why-what-each-tournament-gives-the = What each tournament gives, the earliest first
series-why-for-the-place = For the place
series-why-attendance = Attendance
series-why-place = place { $place }
series-why-points-for-the-place = { $points } for the place
series-why-points-for-attendance = { $points } for attendance
series-why-bonus-because = Bonus: <bdi>{ $reason }</bdi>
series-why-together = Together
series-why-bonus = Bonus
series-why-why-the-bonus-of-is = Why the bonus of { $points } is withdrawn
series-why-withdraw-the-bonus-of-line = Withdraw the bonus<span class="vh"> of line { $number }</span>
series-why-everybody-reads-it-beside-the = Everybody reads it beside the points.
series-why-give-the-bonus = Give the bonus
series-create-write-a-title = Write a title.
series-create-choose-rules = Choose rules.
series-create-write-the-points = Write the points of each place, the first place first, such as 10, 7, 5.
series-create-whole-number = Write a whole number, such as 2, or leave it empty.
series-tournaments = { $tournaments ->
    [one] { $tournaments } tournament
   *[other] { $tournaments } tournaments
 }
series-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
 }
series-list-from-to = { $tournaments }, { $from } to { $to }
series-list-on = { $tournaments }, { $day }
series-list-final = Final
series-list-under-way = Under way
series-unnamed = A player who is not named
series-unnamed-team = A team that is not named
series-changed-same-places = Changed since, with the same places
series-changed-other-places = { $players ->
    [one] Changed since: { $players } player has another place
   *[other] Changed since: { $players } players have another place
 }
series-changed-people = { $players ->
    [one] Changed since: staff corrected who { $players } player is
   *[other] Changed since: staff corrected who { $players } players are
 }
series-reopened-since = Reopened since
series-log-not-here = This site does not have its log
series-run-write-the-address = Write the address of a tournament, such as lyon-autumn-open.
series-run-no-tournament-at = There is no tournament at “{ $address }”. Copy its address from the browser.
series-run-no-place = no place
series-run-moved = { $name }: { $counted } counts, now { $now }
series-run-corrected = { $name }: still { $place }, but staff corrected which person this is
series-run-and-more = and { $more } more
series-show-final = final
series-show-under-way = under way
series-show-bonus = bonus { $bonus }
series-hidden-tournament = A hidden tournament
series-why-write-the-points = Write the points as a whole number, such as 3.
series-why-place-with = Place { $place } with { $points }
series-why-place-of-best = Place { $place } with { $points }; points by place count at the best { $best }
series-why-shared = { $place } (shared by { $players })
series-why-only-attendance = Not among the best: only attendance counts
series-why-nothing-counts = Not among the best: nothing counts
series-somebody-who-left = somebody who left
series-log-feed-reason = { $who }. Reason: { $reason }
series-show-feed = feed
series-list-unreadable = Its log cannot be read. Tell the operator.
