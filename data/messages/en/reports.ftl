reports-closing-leave-the-penalties-by-name = Leave the penalties by name out
reports-closing-add-the-penalties-by-name = Add the penalties by name, for the staff alone
reports-closing-preview-the-ratings = Preview the ratings
reports-closing-with-affiliations = Results with the personnel of all lists by affiliation, { $form }
reports-closing-no-round-was-played = No round was played.
reports-closing-byes = Byes
reports-closing-absent = Absent
reports-closing-minutes = Minutes
reports-closing-no-result = No result
reports-closing-how-games-ended = How games ended
reports-closing-forfeits = Not played to the end
reports-closing-none = None.
reports-closing-reason = <bdi>{ $what }</bdi>. Reason: <bdi>{ $why }</bdi>
reports-closing-none-still-in-force = None still in force.
reports-closing-penalties-in-force-by-kind = Penalties in force, by kind and level
reports-closing-withdrawn = { $withdrawn } withdrawn.
reports-closing-call-to-ruling = Call to ruling
reports-closing-review = Review
reports-closing-citations-most-used = Citations most used
reports-closing-no-decision-cites-anything = No decision cites anything.
reports-closing-decisions-without-citation = { $decisions ->
    [one] { $decisions } decision rests on no citation. This letter asks the rules committee; nobody is named in it. Read it before it is sent.
   *[other] { $decisions } decisions rest on no citation. This letter asks the rules committee; nobody is named in it. Read it before it is sent.
 }
reports-closing-penalties-by-name = Penalties by name
reports-closing-for-the-staff-alone = For the staff alone.
reports-closing-log-checksum = Log checksum <span class="code">{ $head }</span>
reports-parts-entry = Entry
reports-parts-followed = Followed
reports-parts-overturned = Overturned
reports-parts-decisions-label = decisions
reports-parts-followed-label = followed
reports-parts-overturned-label = overturned
reports-parts-copy-the-letter = Copy the letter
reports-ratings-title = Ratings, { $title }
reports-ratings-this-page-shows-how-the = This page shows how the games change the ratings that you type, one game after another. Nothing is kept. Byes, games to which a player did not come and a cut after the rounds are not rated. This is our default.
reports-ratings-after-this-tournament = After this tournament
reports-ratings-no-game-was-played-that = No game was played that counts.
reports-ratings-ratings-before-and-after-this = Ratings before and after this tournament
reports-ratings-games-label = games
reports-ratings-before-label = before
reports-ratings-change-label = change
reports-ratings-ratings-before-it = Ratings before it
reports-ratings-one-player-to-a-line = One player to a line: the name, a colon, the rating. A player you leave out starts as a new one.
reports-ratings-show-the-changes = Show the changes
reports-rulings-all-tournaments-here = All tournaments here
reports-rulings-most-cited = Most cited
reports-rulings-entries-that-decisions-cite-appear = Entries that decisions cite appear here, most cited first.
reports-rulings-most-overturned = Most overturned
reports-rulings-no-decision-that-cites-an = No decision that cites an entry was overturned.
reports-rulings-entries-that-overturned-rulings-had = Entries that overturned rulings had cited: perhaps hard to read, or read in a hurry.
reports-rulings-asked-of-the-library-and = Asked of the library and kept
reports-rulings-what-settled-it = What settled it
reports-rulings-take-it-off = Take it off<span class="vh">: <bdi>{ $question }</bdi></span>
reports-rulings-a-letter-to-the-rules = A letter to the rules committee
reports-rulings-nobody-is-named-in-it = Nobody is named in it. Read it before it is sent.
reports-closing-the-disputes = the disputes
reports-closing-report-on = Report on the tournament
reports-closing-not-yet = not yet
reports-closing-number-of-disputes = { $disputes ->
    [one] { $disputes } dispute
   *[other] { $disputes } disputes
 }
reports-closing-some-withdrawn = { $disputes }, { $withdrawn } of them withdrawn
reports-closing-median-time = { $disputes }; median time to a ruling: { $time }
reports-closing-attendance-of = { $players }, { $late } entered late, { $left } left early
reports-closing-some-disqualified = { $attendance }, { $players } disqualified
reports-closing-handed-in = { $decks } of { $all } handed in, { $accepted } accepted with faults
reports-closing-rounds-played = { $played } of { $planned } played
reports-closing-attendance = Attendance
reports-closing-closed = Closed
reports-closing-no-ruling = no ruling
reports-closing-added-later = { $grounds }; { $later } added after the ruling
reports-closing-under-a-minute = under a minute
reports-closing-number-of-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
reports-closing-state-withdrawn = withdrawn
reports-closing-not-appealed = not appealed
reports-closing-not-ruled-upon = not ruled upon
reports-closing-appeal-not-decided = appeal not decided
reports-closing-upheld = upheld on appeal
reports-closing-overturned = overturned on appeal
reports-games-open = open
reports-games-none = no result recorded
reports-games-complete = complete
reports-games-time = time was called
reports-games-decked-out = the draw decks ran out
reports-games-card = won by a card’s effect
reports-games-card-forfeit = lost by a card’s forfeit
reports-games-conceded = conceded
reports-games-no-show = a player did not appear
reports-games-disqualified = lost by a penalty
reports-games-both-absent = neither player appeared
reports-games-void = the game does not count
reports-games-became = { $place }: { $was } became { $is }
reports-games-because-of = { $reason } (dispute { $dispute })
reports-games-forfeit = { $place }: { $result }
reports-games-at-table = Round { $round }, table { $table }
reports-penalties-no-round = no round
reports-penalties-with-dispute = { $round }, dispute { $dispute }
reports-penalties-line = No. { $number }, { $place }: { $name }, { $kind }, { $level }. Reason: { $reason }
reports-penalties-withdrawn = { $penalty } Withdrawn: { $why }
reports-ratings-choose-a-level = Choose a level.
reports-ratings-write-the-rating = Write the rating of { $name } after a colon, from 0 to { $highest }.
reports-ratings-two-lines = { $name } has two lines. Take one of them out.
reports-ratings-half = half of a full win
reports-ratings-as-much = as much as a full win
reports-ratings-nothing = nothing
reports-ratings-half-of-k = half of k, less the stake
reports-ratings-stakes = a full win gives k less the stake; a loss takes the stake
reports-ratings-start = Start
reports-ratings-least-stake = Least stake
reports-ratings-modified-win = Modified win
reports-ratings-true-tie = True tie
reports-ratings-floor = Floor
reports-ratings-never-falls = a rating below { $rating } never falls
reports-rulings-say-what-settled-it = Say what settled it.
reports-rulings-not-taken-off = Not taken off. { $why }
reports-rulings-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
 }
reports-rulings-upheld = { $decisions } upheld
reports-rulings-overturned = { $decisions } overturned
reports-rulings-without-citation = { $decisions } without a citation
reports-form-trekcc = for trekcc.org
reports-form-csv = CSV
reports-form-forum = for a forum (BBCode)
reports-form-json = JSON
reports-rulings-kept-by = { $game }, law of { $law }, kept by { $name } on { $day }
