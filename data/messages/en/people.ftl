people-against-title = { $one } and { $other }
people-against-heading = <a href="{ $to-one }"><bdi>{ $one }</bdi></a> and <a href="{ $to-other }"><bdi>{ $other }</bdi></a>
people-against-games-the-newest-first-the = Games, the newest first; the outcome is for <bdi>{ $name }</bdi>
people-against-round = round { $round }
people-against-more-games = More games
people-against-had-more = { $pods ->
    [one] { $name } had more in { $pods } pod
   *[other] { $name } had more in { $pods } pods
 }
people-against-level-in = as many in { $pods }
people-against-pods-the-newest-first = Pods in which both sat, the newest first; more or fewer tribbles is for <bdi>{ $name }</bdi>
people-against-heat = heat { $heat }
people-against-more = More
people-against-fewer = Fewer
people-against-as-many = As many
people-against-won-it = Won
people-against-lost-it = Lost
people-against-tied-it = Tied
people-against-more-pods = More pods
people-fame-no-finished-tournaments-yet = No finished tournaments yet.
people-fame-who-wins-one-appears-here = Winners appear here.
people-list-hall-of-fame = Hall of fame
people-list-find-a-player = Find a player
people-list-nobody-has-played-here-yet = Nobody has played here yet.
people-list-nobody-with-this-name-is = Nobody with this name is shown here. Search with fewer letters.
people-list-players-by-name = Players by name, then those shown by initials
people-list-played = Played
people-list-last-played = Last played
people-list-a-player-decides-how-others = A player decides how others find them: open the private link of a seat, then “Your record at all tournaments”.
people-parts-previous-page = Previous page
people-parts-next-page = Next page
people-parts-search = Search all players by name
people-person-ratings-all-ratings = All ratings
people-person-ratings-the-newest-ratings = The newest ratings
people-person-ratings-game-and-decks = Game and decks
people-person-ratings-formula = Formula
people-person-ratings-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
people-person-ratings-as-a-table = As a table<span class="vh">: { $title }</span>
people-person-years-year-by-year = Year by year
people-person-years-years-the-newest-first = Years, the newest first
people-person-years-won = Won
people-person-years-played-in-year = { $tournaments } played
people-person-years-won-in-year = { $won } won
people-person-my-table = <bdi>{ $tournament }</bdi>: my table
people-person-your-record = Your record
people-person-none-that-everybody-may-see = None that everybody may see.
people-person-tournaments-the-newest-first = Tournaments, the newest first
people-person-opponents = Opponents
people-person-opponents-the-one-met-last = Opponents, the one met last first
people-person-last-met = Last met
people-person-games-against = Games against { $name }
people-person-more-opponents = More opponents
people-person-against-players-who-are-not = Against players who are not named here: { $unnamed }.
people-person-unplayed = { $games ->
    [one] { $games } game of this record was not played because somebody did not come. It counts against no opponent and in no rating.
   *[other] { $games } games of this record were not played because somebody did not come. They count against no opponent and in no rating.
 }
people-person-in-pods = In pods
people-person-met-in-pods = Players of the same pods, the one met last first
people-person-pods-together = Pods together
people-person-more-fewer-level = Had more, fewer, as many
people-person-top-table-does-not-count = The top table does not count here.
people-person-in-pods-with-unnamed = In pods with players who are not named here: { $unnamed }.
people-person-pods-with = { $pods ->
    [one] { $pods } pod with { $name }
   *[other] { $pods } pods with { $name }
 }
people-person-pods-by-year = Pods by year
people-person-how-others-find-you = How others find you
people-person-as-others-see-it = As others see it
people-person-on-the-pages-about-players = On the pages about players you are shown
people-person-at-another-tournament-you-chose = <strong>At another tournament you chose to be shown less, and that counts.</strong> Open your private link of that tournament to change it.
people-person-the-pages-of-a-tournament = The pages of a tournament show your name to everybody as before: people there need to see who plays whom. A director can erase your name; it then disappears everywhere at once.
people-person-is-this-you-open-the = Is this you? Open the private link of your seat and choose “Your record at all tournaments”: there you decide whether others find this page. No link, or twice in the list? Ask a director of one of these tournaments, or the operator of this site.
people-ratings-no-ratings-yet = No ratings yet.
people-ratings-they-follow-from-the-games = They follow from the games of finished tournaments.
people-ratings-nobody-has-rated-games-yet = Nobody has { $fewest } rated games yet.
people-ratings-players-with-rated-games-or = Players with { $fewest } rated games or more, the highest rating first
people-ratings-last-rated = Last rated
people-ratings-only-players-with-rated-games = Only players with { $fewest } rated games or more. Players who are not named keep their place. The day of a tournament decides the order, not when it was entered here.
people-month = { $number ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
 }
people-against-won = { $name } won { $games }
people-against-tied = { $games } tied
people-page-of = Page { $page } of { $pages }
people-counting = All results are being counted. This takes a few seconds after a start.
people-counting-again = Open the page again
people-counting-ratings = The ratings are being computed. Open the page again in a few seconds.
people-counts-damaged = { $count ->
    [one] { $count } tournament that counts here has a damaged log, so these figures cannot be trusted. The <a href="{ $list }">list of tournaments</a> marks it.
   *[other] { $count } tournaments that count here have damaged logs, so these figures cannot be trusted. The <a href="{ $list }">list of tournaments</a> marks them.
 }
people-fame-all-time = All time
people-fame-in-figures = { $year } in figures
people-fame-finished = { $tournaments ->
    [one] { $tournaments } finished tournament
   *[other] { $tournaments } finished tournaments
 }
people-fame-pods = { $pods ->
    [one] { $pods } pod
   *[other] { $pods } pods
 }
people-fame-most-tournaments-won = Most tournaments won
people-fame-most-games-won = Most games won
people-fame-most-tournaments-played = Most tournaments played
people-fame-by-month = Finished tournaments by month
people-fame-month = Month
people-fame-by-year = Finished tournaments by year
people-games-won = Games won
people-list-too-long = Search for a name, 100 characters at most.
people-own-by-name = By name
people-own-by-name-means = You are in the list of players, and the records of your opponents name you.
people-own-by-initials = By initials
people-own-by-initials-means = The list and the records of your opponents show only the first letters of your name. Nobody finds you by the whole name.
people-own-not-at-all = Not at all
people-own-not-at-all-means = Only you see this page, and the records of your opponents do not name you.
people-own-choose = Choose how others find you. Load the page again.
people-person-by-year = Tournaments by year
people-person-won-by-year = Games won by year
people-person-won = won { $won }
people-person-games = games: { $won } won, { $lost } lost, { $tied } tied
people-person-pods = pods: { $pods }, first in { $first }
people-person-place-of = place { $place } of { $players }
people-person-ratings-over-time = Rating over time: { $pool }, { $method }
people-person-ratings-newest-drawn = Only the newest { $n } tournaments are drawn.
people-ratings-k-of-level = { $level }: k { $k }
people-ratings-each-at-its-level = each tournament counts at the level that its director chose (without a choice: { $usual }), by the rules of its day; now { $levels }. As long as every tournament is at the lowest level, both formulas give the same ratings
people-ratings-formulas-agree = At tournaments of the lowest level, the formulas of Decipher and The Continuing Committee give the same ratings.
people-ratings-glicko = { $start }; each tournament is one period, and modified wins are wins
people-ratings-rated-apart = Rated apart
people-ratings-each-game = each game, { $built } and { $opened }
people-ratings-pods = Pods
people-ratings-pods-by-pairs = more tribbles in a pod are a win against everybody with fewer; the formulas for games of two do not count here, and neither does the top table
people-ratings-unplayed = Games nobody played
people-ratings-unplayed-gives-nothing = a bye, or a game to which a player did not come, is not rated
people-ratings-brackets = Brackets
people-ratings-brackets-count = the games of a bracket for everybody are rated; those of a cut after the rounds are not
people-ratings-brackets-never-count = the games of a bracket are not rated, and neither are those of a cut after the rounds
people-data-for-programs = Data for programs
