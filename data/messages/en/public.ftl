public-chime-chime-at-the-end-of = Chime at the end of the round
public-chime-no-connection-the-clock-runs = No connection. The clock runs on; the rest is as last read.
public-crosstable-title = Crosstable, { $title }
public-crosstable-everybody-against-everybody = Everybody against everybody
public-crosstable-the-points-of-each-player = The points of each player against each other, in the order of the standings
public-crosstable-against = against { $name }
public-crosstable-round = round { $round }
public-crosstable-bye = bye
public-crosstable-points-of-the-player-in = Points of the player in the row, with the scores of the game below. A game that is not recorded yet shows its round. Where the player had a bye because the other came later, the cell shows the points of the bye.
public-home-cannot-be-read = Cannot be read
public-home-no-tournaments-yet = No tournaments yet.
public-home-set-one-up-with-its = Set one up with its date, place, deck format and scoring profile; then enter the players and pair round 1.
public-home-a-director-signs-in-and = A director signs in and sets one up. Until then you can check a deck or look up a ruling.
public-home-all-series = all series
public-home-scoring-profiles-and-deck-formats = Scoring profiles and deck formats
public-home-calendar = Calendar
public-home-news-feed = news feed
public-list-deck-lists = deck lists
public-list-share-it = Share it
public-list-the-player-agreed-that-everybody = The player agreed that everybody sees this list, and can take that back at any time.
public-lists-title = Deck lists, { $title }
public-lists-no-list-is-shown-yet = No list is shown yet.
public-lists-until-then-the-players-and = Until then the players and those who check decks see them.
public-lists-no-player-agreed = No player agreed.
public-lists-each-player-decides-whether-everybody = Each player decides whether everybody sees the list.
public-lists-which-cards-were-played = Which cards were played
public-lists-deck-lists-that-everybody-sees = Deck lists that everybody sees
public-log-title = Log, { $title }
public-log-match-log = Match log
public-log-no-lines-before-that-number = No lines before that number.
public-log-newest-lines = Newest lines
public-log-older-lines = Older lines
public-log-deck-lists-the-facts-of = Deck lists, the facts of disputes, who got which penalty, and drafts of rounds are not shown here.
public-log-how-the-log-proves-itself = How the log proves itself
public-log-every-line-ends-in-its = Every line ends in its number and the first twenty characters of its hash. The hash is SHA-256 over the line and the hash of the line before. So anyone who changes one line changes the hash of every line after it.
public-log-the-checksum-of-this-log = The checksum of this log is <span class="code">{ $value }</span>. You find it under “Details” at the foot of every page of this tournament, and at the foot of every sheet; it says up to which line the page was made. Look a sheet’s code up in this list: if it is not here, the log was changed after the sheet was printed. At twenty characters, nobody can search out another log with the same code.
public-log-the-operator-of-this-site = The operator of this site recomputes the whole chain with <code>arbiter verify { $slug }</code>. The whole checksum is <code>{ $head }</code>
public-overlay-title = Overlay, { $title } · { $site }
public-overlay-table = Table { $table }
public-parts-undone = Undone
public-phones-on-your-phone = On your phone<br><span class="code">{ $site }</span>
public-round-why-why-these-pairings = Why these pairings
public-round-why-everybody-meets-everybody-once-the = <a href="{ $page }">Everybody meets everybody once</a>; the numbers were drawn with this seed.
public-round-why-differences-in-points = Differences in points
public-round-why-over-all-tables = { $float } over all tables
public-round-why-best-pairing = Best pairing
public-round-why-these-figures-are-those-of = These figures are those of the pairing before it was changed.
public-round-why-the-reason-for-each-table = The reason for each table
public-round-why-table = Table { $table }
public-round-why-pair-this-round-again-yourself = Pair this round again yourself
public-round-why-save-the-tournament-as-it = Save <a href="{ $history }">the tournament as it was then</a> as a file and give it to the same program. The same seed gives the same pairing on any machine.
public-round-why-the-standings-from-which-it = The standings from which it was paired:
public-round-why-the-copy-of-the-scoring = The copy of the scoring profile of this tournament differs from the one that this program brings; a difference may come from there.
public-round-why-the-command-gives-the-pairing = The command gives the pairing before it was changed by hand.
public-round-are-in = { $until }; { $done } of { $all } results are in
public-round-pairings-and-results = { $title }, pairings and results
public-round-remarks = Remarks
public-round-bye = Bye: <bdi>{ $name }</bdi>.
public-round-absent = Absent: <bdi>{ $absent }</bdi>.
public-round-print = Print <a href="{ $tables }">by table</a>, <a href="{ $names }">by name</a>.
public-round-text-for-a-forum = Text for a forum
public-round-for-staff-record-results-print = For staff: <a href="{ $page }">record results</a>, <a href="{ $slips }">print slips</a>.
public-round-table-before-recorded-by = <strong>Table { $table }.</strong> <bdi>{ $now }</bdi>. Before: <bdi>{ $was }</bdi>, recorded by <bdi>{ $by }</bdi>.
public-round-after-dispute = After dispute { $number }.
public-round-reason = Reason: <bdi>{ $reason }</bdi>
public-screen-title = Projector, { $title } · { $site }
public-screen-final-standings = Final standings
public-screen-closed = Closed
public-screen-the-pairings-of-round-1 = The pairings of round 1 will be shown here.
public-screen-table = table
public-screen-page-of = Page { $page } of { $pages }.
public-screen-log-checksum = Log checksum <span class="code">{ $head }</span>
public-standings-table-each-line-opens-its-arithmetic = { $title }. Each line opens its arithmetic.
public-standings-table-why-is-here = Why<bdi class="vh"> { $name } is here</bdi>
public-standings-table-show-the-arithmetic = Show the arithmetic
public-standings-no-standings-now = No standings now
public-standings-the-director-can-correct-the = { $trouble } The director can correct the result, or change the scoring profile.
public-standings-they-appear-here-when-round = They appear here when round 1 is published, and count each result as it is recorded.
public-standings-none-in-a-bracket = No standings here: the bracket gives the places.
public-standings-grades = FW full win, MW modified win, TT true tie, ML modified loss, FL full loss.
public-standings-print = print
public-standings-csv = CSV
public-standings-table-of-teams = Table of teams
public-standings-players-are-compared-by-each = { $profile }. Players are compared by each of these in turn; players level in all of them share their place. Games against each other count only between players level in everything before who all met equally often.
public-standings-changed-by-the-director-of = Changed by the director of this tournament
public-teams-there-are-no-teams-here = There are no teams here.
public-teams-the-director-names-them-until = The director names them; until then <a href="{ $standings }">the standings</a> show everybody.
public-teams-no-places-yet = No places yet.
public-teams-the-teams-appear-here-with = The teams appear here with the first result.
public-teams-team = Team
public-teams-sum-of-places = Sum of places
public-teams-not-counted = Not counted:
public-teams-points-of-those-who-count = Points of those who count: { $points }
public-teams-how-teams-are-compared = How teams are compared
public-timetable-title = Timetable, { $title }
public-timetable-everybody-meets-everybody-once = Everybody meets everybody once
public-timetable-numbers = Numbers
public-timetable-the-numbers-were-drawn-with = The numbers were drawn with seed <span class="code">{ $seed }</span>. Who meets whom follows from them, as in the Berger tables. Two numbers meet in the round that is one less than their sum, counted in a circle. The last number meets the one left over.
public-timetable-rounds-round = Round { $number }
public-timetable-rounds-bye = Bye: <bdi>{ $name }</bdi>
public-tournament-about-not-checked = not checked
public-tournament-about-scoring = Scoring
public-tournament-about-optional-rule = Optional rule
public-tournament-about-times = Times
public-tournament-about-no-rulings-yet-rulings-appear = No rulings yet. Rulings appear here once a dispute is decided; the facts stay private.
public-tournament-played-all-deck-lists-shown = All deck lists shown
public-tournament-played-won-with-this-deck = <strong><bdi>{ $name }</bdi></strong> won with <a href="{ $to }">this deck</a>.
public-tournament-played-missions = Missions
public-tournament-played-the-winners-list-is-not = The winner’s list is not among those shown.
public-tournament-rounds-planned = { $rounds } planned
public-tournament-rounds-no-pairings-yet-they-appear = No pairings yet. They appear here when the director publishes round 1.
public-tournament-rounds-time = Time
public-tournament-rounds-standings = standings
public-tournament-rounds-bracket = bracket
public-tournament-is-being-played = { $round } is being played
public-tournament-are-in = { $done } of { $all } results are in.
public-tournament-bye = Bye: <bdi>{ $byes }</bdi>.
public-tournament-see-the-pairings = See the pairings
public-tournament-see-the-standings = See the standings
public-tournament-see-the-bracket = See the bracket
public-tournament-sign-up = Sign-up { $until }
public-tournament-nobody-is-registered-yet-players = Nobody is registered yet. Players appear here once the director registers them.
public-tournaments-all = All
public-tournaments-find-a-tournament = Find a tournament
public-tournaments-words = Title, place or format
public-tournaments-any = Any
public-tournaments-no-tournament-fits-search-with = No tournament fits. Search with fewer words, or for any year and game.
public-tournaments-newer = Newer
public-tournaments-older = Older
public-parts-line = { $word } line { $number }
public-screen-against = against <bdi>{ $name }</bdi>
public-standings-after-round = After round
public-count-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
public-count-points =
    { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
public-record-byes =
    { $n ->
        [one] { $n } bye
       *[other] { $n } byes
    }
public-record-earned-byes =
    { $n ->
        [one] { $n } earned bye
       *[other] { $n } earned byes
    }
public-record-unplayed = { $n } not played
public-sum-does-not-apply = does not apply
public-sum-bye = (bye)
public-sum-earned-bye = (earned bye)
public-sum-unplayed = (not played)
public-why-person = What this player played elsewhere
public-why-outcome = { $points }, differential { $margin }
public-why-game = Round { $round }, table { $table }: { $name }
public-why-round = Round { $round }: { $name }
public-why-void = The game does not count: no points, no differential
public-why-still-being-played = still being played
public-why-round-bye = Round { $round }: bye
public-why-round-earned-bye = Round { $round }: bye won as a prize
public-why-round-unplayed = Round { $round }: not played
public-why-shared-with-one = Shared with { $name }: level in everything.
public-why-shared-with-many = Shared with { $name } and { $n } others: level in everything.
public-why-nobody-higher = Nobody is placed higher.
public-why-unrated = { $n ->
    [one] Ratings do not count here: { $name } has none.
   *[other] Ratings do not count here: { $n } of the players who are level have none, { $name } among them.
}
public-why-behind = Behind { $name } by { $measure }.
public-why-behind-by = Behind { $name } by { $measure }: { $own } to { $theirs }.
public-why-why-here = Why { $name } is here
public-why-why-place = Why { $name } has place { $place }
public-finish-won-by = Won by { $names }
public-finish-won-by-many = { $n } players share first place
public-finish-over = The tournament is over.
public-finish-final = The standings are final.
public-finish-you-won =
    { $n ->
        [one] You won, ahead of { $n } player.
       *[other] You won, ahead of { $n } players.
    }
public-finish-you-share-first = You share first place.
public-finish-you-finished = You finished { $ordinal } of { $n }.
public-finish-you-share = You share { $ordinal } place of { $n }.
public-picture-alt = { $title }. { $won }. { $best }
public-picture-to-share = picture to share
public-home-under-way = Under way
public-home-to-come = To come
public-home-finished = Finished
public-home-hidden = Hidden
public-home-hidden-finished = Hidden, finished
public-list-place = place { $place }
public-list-count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
public-list-about = The deck that { $name } played at { $title }: { $cards }.
public-list-about-place = The deck that { $name } played at { $title }, place { $place }: { $cards }.
public-list-dek-too-many = A .dek file names each copy by itself, and these are too many. Choose another file.
public-list-left-out =
    { $n ->
        [one] One line names no card and is not shown.
       *[other] { $n } lines name no card and are not shown.
    }
public-log-count-lines =
    { $n ->
        [one] { $n } line
       *[other] { $n } lines
    }
public-log-clock-put-back = The computer’s clock was put back before line { $line }, from { $from } to { $to }. The lines are in the order in which they were recorded; the times before or after it are wrong.
public-log-clock-put-forward = The computer’s clock was put forward before line { $line }, from { $from } to { $to }. The lines are in the order in which they were recorded; the times before or after it are wrong.
public-log-undo = Undo
public-log-redo = Redo
public-log-any-round = All rounds
public-log-subject = Subject
public-log-anything = Everything
public-log-show-lines = Show lines
public-log-no-lines-fit = No line is about this.
public-log-before-rounds = Before the first round
public-log-after-end = After the end
public-log-about-clock = Clock
public-log-about-pairings = Pairings and rounds
public-log-about-settings = Tournament and settings
public-log-about-undoing = Undo and redo
public-overlay-no-table = There is no table { $table } in this round.
public-print-bye = Bye: { $name }
public-print-earned-bye = Bye, won as a prize: { $name }
public-print-by-table = Pairings by table
public-print-by-name = Pairings by name
public-print-slips = Result slips
public-print-the-standings = the standings
public-seat-bye = bye
public-seat-earned-bye = bye, won as a prize
public-seat-absent = absent
public-seat-third-place = { $name } (third place)
public-round-bye-prize = a bye won as a prize, used in this round
public-round-rematch = Rematch
public-round-corrected = Corrected
public-round-being-checked = Being checked
public-round-until = until { $until }
public-round-does-not-count = does not count
public-round-cannot-be-scored = cannot be scored: { $why }
public-round-why-no-rematches = none
public-round-why-some-rematches = { $n }, named at their tables
public-round-why-proved = proved: no other pairing is better
public-round-why-not-proved = not proved: a better pairing might exist
public-screen-longer = table { $table } until { $until }
public-standings-being-played = Round { $round } is being played: { $done } of { $all } results are in and count here.
public-standings-no-results-yet = Round { $round } is being played: { $done } of { $all } results are in and count here. No results yet, so there are no places.
public-standings-with-round = Standings with round { $round } so far
public-standings-final-after = Final standings after round { $round }
public-standings-after = Standings after round { $round }
public-standings-cut = These are the Swiss rounds. The cut goes on from them and changes nothing here; the final ranking is on the page of the bracket.
public-standings-cut-over = These are the Swiss rounds. The cut was played after them, and its bracket gives the final ranking.
public-standings-cannot-be-reckoned = The standings cannot be computed. { $why }
public-standings-strength = Strength
public-standings-strength-label = strength
public-standings-opponents = Opponents’ strength
public-standings-opponents-label = opponents
public-standings-cumulative = Cumulative
public-standings-cumulative-label = cumulative
public-standings-differential-label = diff.
public-standings-rating-label = rating
public-standings-left-after = left after round { $round }
public-state-registration = Registration
public-state-being-played = { $round } being played
public-state-all-rounds-played = All rounds played
public-state-all-heats-played = All heats played
public-state-top-table-played = Top table played
public-state-final-played = Final played
public-state-second-final-played = Second final played
public-state-round-closed = { $round } closed
public-state-closed = Closed
public-state-of = { $round } of { $planned }
public-state-of-the-bracket = { $round } of the bracket
public-state-hours = { $from } to { $to }
public-state-hours-from = from { $from }
public-state-hours-on-day = { $day }, { $from } to { $to }
public-state-hours-on-day-from = { $day }, from { $from }
public-state-results = { $done } of { $all } results
public-teams-final = Final places of the teams
public-teams-so-far = Teams by the places so far
public-teams-who-counts = Who counts
public-teams-the-best = the best { $n } of a team
public-teams-order = Order
public-teams-order-in-pods = the sum of their places, the lowest first; teams with the same sum share a place
public-teams-order-says = the sum of their places, the lowest first; then the sum of their points; teams level in both share a place
public-teams-small = Small teams
public-teams-small-says = a team of fewer than { $n } has no place
public-teams-large = Large teams
public-teams-large-says = a team had at most { $n }; here a larger one is compared, too, and the director decides whether it may play
public-timetable-left =
    { $n ->
        [one] { $names } has left. Games against them count as no-shows.
       *[other] { $names } have left. Games against them count as no-shows.
    }
public-tournament-earned = { $name } (earned)
public-tournament-closed = Closed
public-tournament-playing = Playing
public-tournament-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
public-tournament-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
public-tournament-rounds-each = { $rounds }, { $system }, { $each } each
public-tournament-rounds-each-cut = { $rounds }, { $system }, { $each } each, then the best { $best } play on
public-tournament-heats-each =
    { $n ->
        [one] { $n } heat and a top table, { $each } each
       *[other] { $n } heats and a top table, { $each } each
    }
public-tournament-lists-required-plan = required. { $plan }
public-tournament-lists-not-required-plan = not required. { $plan }
public-tournament-lists-required = required, seen by staff only
public-tournament-lists-not-required = not required
public-tournament-banned = Banned: { $titles }.
public-tournament-copy-differs = copied for this tournament; it differs from what is shown in the rules now
public-tournament-copy-gone = copied for this tournament; the rules of this program do not have it any more
public-tournament-from-round = from round { $round }
public-tournament-left-before = left before round 1
public-tournament-left-after = left after round { $round }
public-tournament-added-after = Added after the ruling: { $citation }.
public-tournament-final-word = The final word { $treatment } { $citation }.
public-tournament-this-ruling = This { $treatment } { $citation }.
public-tournament-dispute = Dispute { $number }
public-tournament-dispute-at = Dispute { $number }, round { $round }, table { $table }
public-tournaments-too-long = Search with a few words, 100 characters at most.
public-tournaments-count =
    { $n ->
        [one] { $n } tournament
       *[other] { $n } tournaments
    }
public-tournaments-page = Page { $page } of { $pages }
public-list-title = Deck of { $name }, { $title }
public-list-deck-of = Deck of <bdi>{ $name }</bdi>
public-teams-title = Teams, { $title }
public-teams-teams = Teams
public-overlay-no-such-table = There is no such table in this round.
public-feed-title = Star Trek CCG tournaments
public-round-title-round = Round { $number }
public-round-title-heat = Heat { $number }
public-round-title-stage = Stage { $number }
public-round-title-top-table = Top table
public-round-title-final = Final
public-round-title-second-final = Second final
public-round-title-semi-final = Semi-final
public-round-title-quarter-final = Quarter-final
public-round-title-round-of = Round of { $players }
public-tournaments-venue = Place
public-tournament-private = Private
public-tournament-who-sees-it = Only its staff, its players and operators see this tournament.
public-home-until = until { $at } ({ $zone })
