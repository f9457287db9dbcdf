director-apart-keep-players-apart = Keep players apart, { $title }
director-apart-in-pods = Players of one team or family sit together only if every other seating has such a pair, too; that comes before repeated opponents. The groups count for every heat that you seat from now on; a draft stays as it is. At the top table, groups change nothing. A draft names the pairs that it could not keep apart.
director-apart-players-of-one-team-or = Players of one team or family meet only if every other pairing has such a pair, too, however many rematches that takes. The groups count for every round that you pair from now on; a draft stays as it is. In a cut or an elimination the seeds decide who meets, and groups change nothing.
director-apart-a-group-with-a-name = A group with a name is a team: everybody sees its players and its place in <a href="{ $teams }">the table of teams</a>. Leave the name of a family empty.
director-apart-kept-apart = Kept apart
director-apart-groups-of-players-who-are = Groups of players who are kept apart
director-apart-group = Group
director-apart-team = Team: <bdi>{ $team }</bdi><span class="vh">, group { $number }</span>
director-apart-make-it-a-team = Make it a team<span class="vh">, group { $number }</span>
director-apart-name-of-the-team-for = Name of the team, for everybody
director-apart-change-the-name-of-group = Change the name<span class="vh"> of group { $number }</span>
director-apart-name-the-team-of-group = Name the team<span class="vh"> of group { $number }</span>
director-apart-let-them-meet-group = Let them meet<span class="vh">: group { $number }</span>
director-apart-choose-who-is-kept-apart = Choose who is kept apart
director-apart-another-group = Another group
director-apart-one-to-a-line-the = One to a line: the name, a part of it that only one player has, or the number.
director-apart-last-round-for-which-it = Last round for which it counts
director-apart-leave-it-empty-for-all = Leave it empty for all rounds.
director-apart-for-staff-the-log-shows = For staff: the log shows players only who is kept apart.
director-apart-keep-them-apart = Keep them apart
director-asked-other-directors-ask = Other directors ask
director-asked-is-it-the-same-person = Is it the same person? If you agree, staff there see the penalties that the player got here. They cannot change or erase the name here.
director-asked-is-there-the-same = <a href="{ $to }"><bdi>{ $title }</bdi></a> ({ $day }): is <bdi>{ $there }</bdi> there <a href="{ $player }"><bdi>{ $here }</bdi></a> here?
director-asked-you-agreed = <a href="{ $to }"><bdi>{ $title }</bdi></a> ({ $day }): <bdi>{ $there }</bdi> there is <a href="{ $player }"><bdi>{ $here }</bdi></a> here. You agreed
director-asked-privately = A private tournament has a player of this name: is it <a href="{ $player }"><bdi>{ $here }</bdi></a>?
director-asked-privately-agreed = A private tournament has a player of this name: it is <a href="{ $player }"><bdi>{ $here }</bdi></a>. You agreed
director-asked-private-tournament = A private tournament
director-asked-agree = Agree
director-asked-decline = Decline
director-check-in-check-in = Check-in, { $title }
director-check-in-check-in-for = Check-in for { $name }
director-check-in-not-open = not open
director-check-in-who-is-here = Who is here
director-check-in-pair = Pair { $name }
director-check-in-find-a-name-or-a = Find a name or a number
director-check-in-find = Find
director-check-in-show-everybody = Show everybody
director-check-in-nobody-has-this-name-or = No player has this name or number.
director-check-in-save-the-ticks = Save the ticks
director-check-in-players-and-whether-they-are = Players and whether they are here
director-check-in-only-the-ticks-that-you = Only the ticks that you change are recorded. A player who checks in while you look at this page stays checked in.
director-check-in-everybody-is-here = Everybody is here
director-check-in-untick-everybody = Untick everybody
director-check-in-close-the-check-in = Close the check-in
director-check-in-without-a-check-in-everybody = Without a check-in everybody is paired. Publishing { $name } closes it as well.
director-check-in-no-check-in-is-open = No check-in is open
director-check-in-with-a-check-in-you = With a check-in you know who is in the hall before you pair { $name }. Players tap “I am here” on their own page, and the staff tick names here.
director-check-in-you-can-then-pair-only = You can then pair only those who are here. The others miss that round and stay in the tournament: they are paired again in the next one.
director-check-in-nobody-sits-out = In a round robin nobody sits out: players who have not checked in drop when you pair, unless you pair everybody.
director-check-in-everybody-is-seeded = In an elimination nobody sits out. The page that sets the seeds names those who have not checked in; drop those who are not here, or they are seeded, too.
director-check-in-open-the-check-in-for = Open the check-in for { $name }
director-check-in-the-director-opens-it = The director opens it.
director-columns-title = Names from a spreadsheet, { $title }
director-columns-names-from-a-spreadsheet = Names from a spreadsheet
director-columns-nobody-is-registered-yet = no players yet
director-columns-what-the-columns-hold = What the columns hold
director-columns-only-names-are-kept-leave = Only names are kept. Leave the other columns out.
director-columns-columns-are-separated-by = Columns are separated by
director-columns-the-first-line-holds-headings = The first line holds headings, no player
director-columns-column = Column { $number }
director-columns-line = Line { $line }: <bdi>{ $fault }</bdi>
director-columns-correct-these-lines-in-the = Correct these lines in the text below and look again, or register the others without them.
director-columns-names-to-register = Names to register
director-columns-no-line-gives-a-name = No line gives a name.
director-columns-choose-which-column-holds-it = Choose which column holds it, then look again.
director-columns-names-as-they-would-be = Names as they would be registered
director-columns-new = New
director-columns-leave-them-out-and-register = Leave them out and register the other { $others }
director-columns-the-text = The text
director-columns-rows-as-pasted = Rows as pasted
director-create-its-address-is-made-from = Also used for the web address.
director-create-edition-and-decks = Edition and decks
director-create-game-stays = The game cannot be changed later: for another one, set up another tournament.
director-create-deck-format = Deck format
director-create-for-the-game-chosen-above = For the game chosen above.
director-create-lists-stay-private-in-the = Lists stay private. In the settings you can choose to show the winner’s, or more of them, to everybody. They are shown from the end on or from a time that you set. Each needs the consent of its player.
director-create-all-formats-and-profiles-each = <a href="{ $rules }">All formats and profiles</a>, each rule with its source.
director-create-scoring-and-rounds = Scoring and rounds
director-create-scoring-profile = Scoring profile
director-create-scored-by-day = Scored by the profile in force on that day, unless you choose another under “More settings”.
director-create-profile-by-day = The one in force on the day
director-create-more-settings = More settings
director-create-tribbles-only = Tribbles only
director-create-compare-the-profiles = Compare the profiles
director-create-unverified-hint = Unverified values are stated in no published source: check them before the event.
director-create-profile = Profile
director-create-in-force = In force
director-create-rounds-for-players = Rounds for players
director-create-unverified = Unverified
director-create-format-games = What deck formats say about the games
director-create-format-minutes = a round takes { $minutes } minutes
director-create-format-points = a game is won at { $points } points
director-create-optional-default-as-the-scoring = Optional. Default: as the deck format or the scoring profile says.
director-create-optional-for-rounds-online-1 = Optional. For rounds online: 1 to 60 days until the deadline, instead of the clock.
director-create-optional-how-many-play-on = Optional. How many play on after the rounds: 2, 4, 8, 16 or 32.
director-create-scoring-deck-format-cards-and = Scoring, deck format, cards and rulings are frozen as of today. You can change them later in Settings; each change is logged with a reason.
director-create-set-up-the-tournament = Set up the tournament
director-create-back-to-the-tournaments = Back to the tournaments
director-deck-rules-title = Deck rules, { $title }
director-deck-rules-deck-rules = Deck rules
director-deck-rules-as-copied-for-this-tournament = { $name }, copied for this tournament. <a href="{ $format }">The format as published</a>.
director-deck-rules-open = What the director may change
director-deck-rules-every-rule-of-this-format = Every rule of this format is published, so all are locked. <a href="{ $settings }#pinned-format">Choose another format</a>.
director-deck-rules-numbers-and-weights-of-these = Numbers and weights of these rules are yours to set. A rule that you change is marked as set by the director, with your reason as its source. A list already handed in that would then be judged differently is marked to be checked again.
director-deck-rules-for-the-whole-change-everyone = For the whole change. Everyone can read it beside each changed rule and in the log.
director-deck-rules-change-these-rules = Change these rules
director-deck-rules-the-tournament-is-closed-so = The tournament is closed, so its rules can no longer change.
director-deck-rules-the-director-of-this-tournament = The director of this tournament may change their numbers and weights.
director-deck-rules-read-rules-stay = Published rules are locked; if others apply, choose another format on the settings page.
director-deck-rules-read-rules-stay-or-own-format = Published rules are locked. If others apply, choose another format on the settings page. You can also <a href="{ $to }">make a format of your own</a>, in which any rule can change.
director-desk-title = { $mark }Desk, { $title }
director-desk-desk = Desk
director-desk-needs-you-now = Needs you now
director-desk-nothing-waits = Nothing waits.
director-desk-conflicting-results-judge-calls-overdue = Conflicting results, judge calls, overdue results and faulty decks appear here, most urgent first.
director-desk-last-act = Last act:
director-desk-phones-phones-in-the-hall = Phones in the hall
director-desk-phones-everybody-follows-at = Everybody follows at
director-desk-phones-a-player-with-a-card = A player with a card types its code at
director-desk-phones-a-players-own-page = A player’s own page
director-desk-phones-no-phone-can-open-this = No phone can open this site: the program serves only the computer on which it runs.
director-desk-round-round-page = Round page
director-desk-round-results-in = results in
director-desk-round-caption = { $title }. Results in: { $results }.
director-desk-round-table = Table { $number }
director-desk-round-most = Most
director-desk-round-why-it-is-opened-again = Why it is opened again. Everyone can read it in the log.
director-desk-round-reopen-the-tournament = Reopen the tournament
director-desk-round-print-result-slips = Print result slips
director-desk-round-close-the-tournament-early = Close the tournament early
director-elsewhere-other-tournaments = Other tournaments
director-elsewhere-that-was-somebody-else = That was another person
director-elsewhere-this-player-then-has-no = This player then has no past at other tournaments.
director-elsewhere-tell-them-apart = Tell them apart
director-fields-times-are-shown-in-this = Times are shown in this zone, for example Europe/Paris.
director-fields-venue = Place
director-fields-no-deck-checks = No deck checks
director-fields-every-player-must-hand-in = Every player must hand in a deck list
director-fields-only-staff-and-players = Private: only its staff and its players see it
director-fields-private-means = For a tournament that you are still preparing, or that stays among friends: it is on no list, in no feed and in no search, and there is no sign-up. Give players their private links. Untick this to show it to everybody.
director-fixed-tables-title = Fixed tables, { $title }
director-fixed-tables-in-every-round = A player with a fixed table sits there in every round that you pair from now on: near the door, or where a wheelchair fits. Who meets whom stays the same. If two such players meet, the table set first counts, and the pairing says so. In a cut the match exchanges its number with the one at that table. Rounds of a round robin keep the usual numbers. If you change tables of a published round by hand, each table keeps its number, and a new table gets the number fixed for its players if it is free, or else the lowest free one.
director-fixed-tables-in-every-heat = A player with a fixed table sits there in every heat that you pair from now on: near the door, or where a wheelchair fits. Who meets whom stays the same. If two such players meet, the table set first counts, and the pairing says so. The top table keeps the usual numbers.
director-fixed-tables-set-so-far = Set so far
director-fixed-tables-players-with-a-fixed-table = Players with a fixed table, the one set first ahead
director-fixed-tables-free-the-table-of = Free the table<span class="vh"> of <bdi>{ $name }</bdi></span>
director-fixed-tables-fix-a-table = Fix a table
director-fixed-tables-another-table = Another table
director-fixed-tables-as-it-is-numbered-in = As it is numbered in the hall.
director-fixed-tables-for-staff-everybody-sees-which = Everybody sees which table is fixed for whom. Only staff see why.
director-fixed-tables-fix-the-table = Fix the table
director-invited-title = Invitation, { $title }
director-invited-invitation = Invitation
director-invited-invitation-as = Invitation as { $role }
director-invited-link-for-one-helper = Link for one helper
director-invited-it-works-once-until-the = It works once, until { $until }. The first person to open it becomes { $role } of this tournament, with an account of their own or a new one.
director-invited-back-to-the-settings = Back to the settings
director-known-known-from-earlier = Known from earlier?
director-known-these-names-also-played-elsewhere = These names also played elsewhere. Tick those who are the same person: staff of both tournaments then see earlier penalties. If one person played there under several names, tick them all. If you do not direct that tournament, its directors are asked; tick again once they agree.
director-known-untitled = Not everybody sees this tournament, so directors elsewhere are asked without its title.
director-known-played-at = <bdi>{ $name }</bdi>, played at
director-known-more = and { $more } more
director-known-open = { $open ->
    [one] the director of one of them has not agreed
   *[other] the directors of { $open } of them have not agreed
 }
director-known-others = { $more } more will come once you have settled these; each player’s own page already lists theirs.
director-known-others-at-least = At least { $more } more will come once you have settled these; each player’s own page already lists theirs.
director-known-same = { $people ->
    [one] Same person
   *[other] Same people
 }
director-linked-title = Link for { $name }, { $title }
director-linked-player = Player { $id }
director-linked-link-for = Link for <bdi>{ $name }</bdi>
director-linked-anybody-with-this-link-acts = Anyone with this link acts as this player: reports results, hands in the deck, calls a judge. Give it only to the player.
director-linked-back-to-the-player = Back to the player
director-linked-an-earlier-link-of-this = An earlier link of this player does not work any more.
director-options-optional-rules-first-edition = Optional rules, First Edition
director-own-format-your-own-format = Your own format, { $title }
director-own-format-a-format-of-your-own = A format of your own
director-own-format-made-from = made from { $name }
director-own-format-the-format-stays-with-this = The format stays with this tournament and is marked as yours. Whatever you change has your reason as its source. A list already handed in that would then be judged differently is marked to be checked again.
director-own-format-begin-with = Begin with
director-own-format-what-is-typed-below-is = What is typed below is lost when you choose another.
director-own-format-begin-with-this-format = Begin with this format
director-own-format-name-and-titles = Name and titles
director-own-format-players-see-it-on-the = Players see it on the page of the tournament, and that it is yours.
director-own-format-banned-titles = Banned titles
director-own-format-one-to-a-line-nobody = One to a line. No deck may hold them.
director-own-format-allowed-titles = Allowed titles
director-own-format-one-to-a-line-everybody = One to a line. Everybody may play them, whatever the rules below say of card pools, bans and releases; in sealed and draft they need not be opened.
director-own-format-for-the-whole-format-everyone = For the whole format. Everyone can read it beside each changed rule and in the log.
director-player-name-erased = name erased
director-player-in-the-log = In the log
director-player-forms-a-new-link-makes-the = A new link makes the old one useless at once, and anyone who used it loses the seat.
director-player-forms-anyone-with-the-link-acts = Anyone with the link acts as this player: reports results, hands in the deck, calls a judge.
director-player-forms-make-a-new-link = Make a new link
director-player-forms-make-the-link = Make the link
director-player-forms-registered-by-mistake = Registered by mistake
director-player-forms-nothing-is-published-yet-so = Nothing is published yet, so you can take the registration back: the player is then on no list, and number { $id } is not given again. A name known from no other tournament is erased with it. To come back, the player registers again.
director-player-forms-take-the-registration-back = Take the registration back
director-player-forms-optional-everyone-can-read-it = Optional. Everyone can read it in the log.
director-player-forms-drop-the-player = Drop the player
director-player-forms-reserve-plays = { $reserve } takes the place in the cut at once: call them to their table. Until that match begins, you can reinstate the player as a seed.
director-player-forms-a-dropped-player-keeps-the = A dropped player keeps the points, is not paired any more and can be reinstated. A game that is still open needs its result too.
director-player-forms-reinstate = Reinstate
director-player-forms-disqualified-by-penalty-withdraw-that = Disqualified by penalty { $number }. Withdraw that penalty first; then the player can be reinstated here.
director-player-forms-to-the-penalties = To the penalties
director-player-forms-reinstate-the-player = Reinstate the player
director-way-back-paired = Paired again from round { $round }; rounds missed count as not played.
director-way-back-bracket = Gets a place in the bracket when it starts.
director-way-back-timetable = Plays on by the timetable, from round { $round }.
director-way-back-timetable-over = No game of the timetable is left to play.
director-way-back-games = No longer no-shows, and to be played: { $games }.
director-way-back-stay = Still no-shows, because the round is closed or something else was recorded: { $games }. If such a game was played, correct its result.
director-way-back-game = round { $round }, table { $table }
director-way-back-seed = Plays in the cut again as seed { $seed }. { $reserve }, who moved up, is a reserve again.
director-way-back-seed-kept = Keeps seed { $seed } and plays every match that the bracket still has for it.
director-way-back-seed-taken = No longer plays in the cut: { $reserve } plays as seed { $seed }, and that match has begun.
director-way-back-reserve = Is a reserve of the cut again.
director-way-back-top-table = Keeps the seat at the top table.
director-way-back-nothing = No longer plays: only the players of the cut or of the top table play on.
director-player-forms-the-player-also-played-at = The player also played at { $local }, where you are not the director. If you change or erase the name, it changes only here. The player is then no longer known as the same person. The operator can change it everywhere.
director-player-forms-corrects-the-name-on-every = Corrects the name on every page. The log notes that it was corrected.
director-player-forms-correct-the-name = Correct the name
director-player-forms-erase-the-name-for-good = Erase the name for good
director-player-forms-every-page-then-says-player = Every page then says “Player { $id }”. Number, tables, results, deck lists and the log stay, and so does any name that was written into a reason or a dispute. Backups and files taken away before still hold the name. Nobody can undo this.
director-player-forms-erase-the-name-of-player = Erase the name of player { $id }
director-players-players = Players, { $title }
director-players-names-that-look-alike = Names that look alike
director-players-same-person-take-back = Perhaps the same person twice. If so, open one and take the registration back; if not, nothing needs to be done.
director-players-same-person-drop = Perhaps the same person twice. If so, drop one; if not, nothing needs to be done.
director-players-form-names = Names
director-players-form-known-players-with-these-letters = Known players with these letters
director-players-form-somebody-who-dropped-is-reinstated = A player who dropped is reinstated on their own page, not registered again.
director-players-form-register-these-players = Register these players
director-players-form-numbers-are-given-in-the = Numbers are given in the order of the lines. Open a player to drop, rename or give the private link.
director-players-table-registered = Registered
director-players-table-every-player-appears-here-with = Every player appears here, with a number and a private link.
director-players-table-begin-with-one-name-or = Begin with one name, or paste a list.
director-players-table-registered-players = Registered players
director-players-table-seat = Seat
director-players-table-make-a-sheet-with-all = Make a sheet with all private links
director-players-table-one-card-to-cut-out = One card to cut out, with a QR code, for each player who has not opened a link. Links given to them before stop working; the sheet is shown once.
director-players-table-new-links-for-everybody = New links for everybody
director-players-table-every-link-given-out-before = Every link given out before stops working at once, and everybody has to open a new one. Do this when links reached the wrong people.
director-players-table-make-new-links-for-everybody = Make new links for everybody
director-publication-title = Deck lists for everybody, { $title }
director-publication-a-list-is-shown-only = A list is shown only if its player agrees, and only as long as the player does.
director-publication-choose-a-deck-format-in = Choose a deck format in the settings first.
director-publication-whose-lists-and-when = Whose lists, and when
director-publication-everybody-sees = Everybody sees
director-publication-finalists-how-many-of-the = Finalists: how many of the best places
director-publication-players-who-share-the-last = Players who share the last of them are all included.
director-publication-finalists-default = { $finalists } are <span class="mark default">our default</span>. Finalists are the best of the final ranking: the cut first, then the Swiss rounds.
director-publication-not-before = Not before
director-publication-leave-it-empty-to-show = Leave it empty to show them as soon as the tournament is closed. Time zone of the tournament.
director-publication-show-every-list-from-that = Show every list from that time on, even if rounds are still to be played. Opponents see them. Players who agreed to the time after the end are asked again.
director-publication-times-are-those-of-the = Times are those of { $zone }. The log says what you chose. Lists stay private while players can still change them.
director-rule-field-number = Number
director-settings-settings = Settings, { $title }
director-settings-the-address-stays-as-it = The address stays as it is.
director-settings-from-the-next-round-on = From the next round on.
director-settings-for-rounds-online-each-gets = For rounds online: each gets a deadline instead of the clock. Empty: the clock.
director-settings-how-many-play-on = How many play on: 2, 4, 8, 16 or 32. Empty: no cut.
director-settings-change-the-settings = Change the settings
director-settings-webhooks-tell-other-services-what = <a href="{ $webhooks }">Webhooks</a> tell other services what is recorded here.
director-settings-set-up-another = <a href="{ $like }">Set up another tournament like this one</a>: with the same settings, format and scoring profile and, if you like, the same staff, on another day.
director-settings-overtaken-two-versions-of-the-settings = Two versions of the settings
director-settings-overtaken-what-is-recorded-now-and = What is recorded now and what you typed
director-settings-overtaken-setting = Setting
director-settings-overtaken-you-typed = You typed
director-settings-overtaken-now-label = now:
director-settings-overtaken-you-typed-label = you typed:
director-settings-overtaken-differs = differs
director-settings-pins-scoring-profile-as-copied = Scoring profile, copied for this tournament
director-settings-pins-this-profile-as-published = This profile as published
director-settings-pins-change-single-values = Change single values
director-settings-pins-the-values-by-subject = The values by subject
director-settings-pins-every-value-with-its-source = Every value with its source
director-settings-pins-as-copied-into-the-log = { $name }, copied into the log of this tournament.
director-settings-pins-figure = Figure
director-settings-pins-score-by = Score by
director-settings-pins-results-already-recorded-are-scored = Results already recorded are scored again.
director-settings-pins-pin-this-profile = Use this profile
director-settings-pins-until-the-first-score = Until the first score
director-settings-pins-play-like-this = Play like this
director-settings-pins-deck-format-as-copied = Deck format, copied for this tournament
director-settings-pins-this-format-as-published = This format as published
director-settings-pins-change-single-rules = Change single rules
director-settings-pins-what-the-director-may-change = What the director may change in it
director-settings-pins-every-rule-with-its-source = Every rule with its source
director-settings-pins-check-decks-against = Check decks against
director-settings-pins-lists-already-handed-in = A list already handed in that would then be judged differently is marked to be checked again.
director-settings-pins-make-a-format-of-your = Make a format of your own
director-settings-pins-more = More
director-settings-pins-versions-fixed = Fixed versions
director-settings-pins-fixed-when-the-tournament-was = Fixed when the tournament was set up. Every pairing follows from the seed, so anyone can pair the rounds again and compare.
director-settings-staff-staff = Staff
director-settings-staff-nobody-has-a-role-here = Nobody has a role here.
director-settings-staff-the-operators-of-this-site = The operators of this site run the tournament until a director is invited.
director-settings-staff-role = Role
director-settings-staff-since = since { $since }
director-settings-staff-remove-as = Remove { $name } as { $role }
director-settings-staff-remove = Remove
director-settings-staff-take-the-invitation-back = Take the invitation back
director-settings-staff-make-an-invitation-link = Make an invitation link
director-settings-staff-a-role-that-is-removed = A role that is removed ends at once, with the open invitations of a director; inviting again gives it back.
director-settings-staff-the-whole-tournament = The whole tournament
director-export-tournament = Export tournament
director-settings-staff-with-names-and-deck-lists = The exported file has names and deck lists: keep it where only you can read it. The log will say that it was taken away, for everyone to see. The command <code>arbiter tournament import</code> reads it again.
director-settings-staff-hidden = Hidden
director-settings-staff-this-tournament-is-on-no = This tournament is on no list, and only its staff, its players and operators open its pages.
director-settings-staff-show-it-again = Show it again
director-settings-staff-hide-the-tournament = Hide the tournament
director-settings-staff-for-tests-and-what-was = For tests and what was opened by mistake. Nothing is deleted: it goes off the lists, and only its staff, its players and operators open its pages. You can show it again.
director-system-who-meets-whom = Who meets whom
director-system-in-a-round-robin-everybody = In a round robin everybody meets everybody once; in single elimination a player who loses is out, in double elimination a player who loses twice. All three have as many rounds as they need, for up to 32 players; what you type under Rounds does not matter.
director-level-hint = Decides how much a game moves ratings by the formulas of Decipher and The Continuing Committee; nothing else depends on it.
director-sought-words = Find a setting
director-sought-changed-only = Changed by the director only
director-sought-some = Not everything is shown. What you do not see stays as it is. <a href="{ $all }">Show all</a>
director-sought-nothing = Nothing like this is set here.
director-undo-log = log
director-undo-undo-an-act = Undo an act
director-undo-redo-an-act = Redo an act
director-undo-the-act = The act
director-undo-what-you-redo = What you redo
director-undo-what-you-undo = What you undo
director-undo-undone-together = These lines were recorded together, so they are undone together.
director-undo-redone-together = These lines were recorded together, so they are redone together.
director-undo-no-line-is-ever-deleted = No line is ever deleted: an undone line stays in the log and counts no more.
director-undo-there-would-be-no-standings = There would be no standings: { $unscorable }
director-undo-nobodys-place-points-or-differential = Nobody’s place, points or differential changes.
director-undo-why-it-was-a-mistake = Why it was a mistake, in a few words. Everybody who may read the act in the log reads the reason too.
director-undo-it-stays-undone = It stays undone
director-undo-it-stays = It stays
director-undo-and-more-lines = { $more ->
    [one] And { $more } more line.
   *[other] And { $more } more lines.
 }
director-undo-back-to-the-log = Back to the log
director-value-nothing-more = nothing more
director-value-from-where = Where these values come from
director-values-title = Scoring values, { $title }
director-values-scoring-values = Scoring values
director-values-as-copied-for-this-tournament = { $name }, copied for this tournament. <a href="{ $profile }">The profile as published</a>.
director-values-a-value-that-was-read = Published values are locked; if the tournament is scored by other rules, <a href="{ $settings }#pinned-profile">choose another profile</a>. You can set the rest. Each is then marked as set by the director, with your reason as its source.
director-values-for-the-whole-change-everyone = For the whole change. Everyone can read it beside each changed value and in the log.
director-values-look-at-what-this-changes = Look at what this changes
director-values-change-these-values = Change these values
director-values-nothing-is-recorded-yet-first = Nothing is recorded yet: first you see what would change in the standings.
director-values-the-tournament-is-closed-so = The tournament is closed, so its values can no longer change.
director-values-the-director-of-this-tournament = Published values are locked. The director of this tournament may change the others.
director-values-preview-players-whose-points-differential-or = Players whose points, differential or place would change
director-values-preview-place = place
director-values-preview-differential = differential
director-values-preview-points = { $points }<span class="vh"> points</span>
director-values-preview-record-these-values = Record these values
director-values-preview-nothing-is-recorded-yet-the = Nothing is recorded yet. The results keep their scores; only what they count changes, and you can change it back.
director-webhooks-title = Webhooks, { $title }
director-webhooks-webhooks = Webhooks
director-webhooks-another-service-such-as-a = Another service, such as a chat, a stream or your own site, hears of each new line of the log. It hears them in order, and as everybody reads them on the page <a href="{ $log }">Log</a>.
director-webhooks-the-secret-of-this-address = The secret of this address
director-webhooks-copy-it-now-it-is = Copy it now: it is shown only once. The receiver needs it to see that a message came from here.
director-webhooks-secret = Secret
director-webhooks-copy-the-secret = Copy the secret
director-webhooks-who-hears-of-it = Who hears of it
director-webhooks-since-has-heard = since { $since }, has heard { $heard }
director-webhooks-try-again-now = Try again now<span class="vh">, { $address }</span>
director-webhooks-remove = Remove<span class="vh"> { $address }</span>
director-webhooks-add-an-address = Add an address
director-webhooks-another-address = Another address
director-webhooks-begins-with-https-it-hears = Begins with https://. It hears of what is recorded from now on.
director-webhooks-add-the-address = Add the address
director-webhooks-each-message-is-json-with = Each message is JSON with a number that stays the same if it is sent again, and a signature: <span class="code">Arbiter-Signature: t=…,v1=…</span>, where v1 is the HMAC-SHA256 of the time, a dot and the body under the secret. An address that does not answer is tried for a day.
director-webhooks-there-are-addresses-already-remove = There are { $most } addresses already. Remove one first.
director-webhooks-known = This address is on the list already: { $address }. If you lost its secret, remove it and add it again.
director-columns-twice-in-this-list = <bdi>{ $name }</bdi>: twice in this list
director-columns-same-name = The same name twice
director-columns-double = Duplicate
director-form-look = Something is missing or cannot be used: see the marked fields. What you typed is still here.
director-form-day = Write the day as year, month, day, such as 2026-05-12.
director-form-time-zone = No time zone has this name. Choose one of the list, such as Europe/Paris or UTC.
director-form-rounds = Rounds are a whole number from 1 to 20.
director-form-minutes = Minutes are a whole number from 5 to 600.
director-form-cut = A cut has 2, 4, 8, 16 or 32 players. Leave it empty for no cut.
director-form-system = Choose who meets whom: Swiss, round robin, single or double elimination.
director-form-days = Days are a whole number from 1 to 60. Leave it empty for a clock.
director-form-reason = Write it down in a few words.
director-next-all-results = All results of round { $round } are in.
director-next-check-and-close = Check and close round { $round }
director-next-close-round = Close round { $round }
director-next-stage-results = { $title }: all results are in.
director-next-stage-check-and-close = Check and close { $round }
director-next-no-winner = { $count ->
    [one] Table { $tables } has no winner yet, although all its games are recorded.
   *[other] Tables { $tables } have no winner yet, although all their games are recorded.
 }
director-next-what-blocks = What blocks closing
director-next-final-played = The final is played.
director-next-see-the-bracket = See the bracket
director-next-close-tournament = Close the tournament
director-next-cut-goes-on = The bracket goes on.
director-next-go-on-with-cut = Go on with the bracket
director-next-stage = { $round } can be paired.
director-next-pair-stage = Pair { $round }
director-next-check-players-in = Check players in
director-next-check-in = Check-in: { $count }
director-next-closed = Closed on { $at }. The standings are final.
director-next-pair-first-stage = Pair the first stage
director-next-set-the-seeds = Set the seeds
director-next-one-bracket = Everybody plays in one bracket.
director-next-two-players = A round needs at least two players.
director-next-can-be-paired = { $players ->
    [one] { $players } player can be paired.
   *[other] { $players } players can be paired.
 }
director-next-pair-round = Pair round { $round }
director-next-register-more = Register more players
director-next-is-a-draft = { $round } is a draft that players do not see yet.
director-next-look-at-draft = Look at the draft of { $name }
director-next-rounds-played = { $planned ->
    [one] { $played } of { $planned } round played.
   *[other] { $played } of { $planned } rounds played.
 }
director-next-all-played = { $rounds ->
    [2] Both rounds are played.
    [one] The only round is played.
   *[other] All { $rounds } rounds are played.
 }
director-next-disputes-wait = { $n ->
    [one] Dispute { $disputes } still waits for a decision. Rule on it before you close the tournament.
   *[other] Disputes { $disputes } still wait for a decision. Rule on them before you close the tournament.
 }
director-next-rule-on-dispute = Rule on dispute { $dispute }
director-next-another-judge = { $n ->
    [one] Another judge has to rule on dispute { $disputes } before the tournament can be closed: you sit at its table.
   *[other] Another judge has to rule on disputes { $disputes } before the tournament can be closed: you sit at their tables.
 }
director-next-see-dispute = See dispute { $dispute }
director-next-before-you-close = Before you close the tournament
director-next-results-for-trekcc = Results for trekcc.org
director-next-picture = Picture to share
director-next-start-a-cut = Start a cut
director-next-start-smaller-cut = Start a cut to { $size }
director-next-close-without-cut = Close the tournament without a cut
director-next-cut-too-large = { $left ->
    [0] A cut to { $size } is announced, and nobody is left.
    [one] A cut to { $size } is announced, and 1 player is left.
   *[other] A cut to { $size } is announced, and { $left } players are left. Start a smaller one, or close the tournament.
 }
director-next-pair-anyway = Pair round { $round } anyway
director-choices-only-decks = { $editions } decks can be checked; { $editions } tournaments cannot be run yet.
director-choices-minutes = { $minutes } minutes
director-choices-unsure-values = { $unsure } of { $all } values
director-choices-from-to = { $from } to { $to }
director-choices-from = from { $from }
director-choices-choose-a-profile = Choose a scoring profile.
director-choices-profile-of-other-edition = “{ $profile }” scores { $scores }, and this tournament plays { $plays }. Choose a profile of that edition.
director-choices-profile-of-the-day = “{ $profile }” does not apply on { $day }. The profile for that day is “{ $other }”. Choose it in the settings, or another day.
director-choices-no-profile-of-the-day = “{ $profile }” does not apply on { $day }, and no profile is known for that day. Compare its values with the rules that you play by.
director-choices-choose-tribbles = Choose a profile of Tribbles, or another edition.
director-choices-choose-a-format = Choose a deck format, or “No deck checks”.
director-choices-format-of-other-edition = “{ $format }” is a format of { $of }, and this tournament plays { $plays }. Choose a format of that edition.
director-apart-through = Write the number of the last round, or leave it empty for all rounds.
director-apart-all-rounds = All rounds
director-apart-through-round = Through round { $round }
director-check-in-are-here = { $here } of { $all } are here
director-columns-changed = The text or its columns changed after the last look, so no player was registered. Look at the names again.
director-columns-without-name = { $lines ->
    [one] { $lines } line gives no name
   *[other] { $lines } lines give no name
 }
director-columns-register = { $players ->
    [one] Register { $players } player
   *[other] Register { $players } players
 }
director-columns-register-from = { $players ->
    [one] Register { $players } player from { $round }
   *[other] Register { $players } players from { $round }
 }
director-columns-tabs = tabs, as copied from a spreadsheet
director-columns-semicolons = semicolons
director-columns-commas = commas
director-columns-pipes = vertical lines
director-columns-nothing = nothing: each line is one name
director-columns-leave-out = Leave out
director-columns-last-first = Name, as Last, First
director-columns-first-name = First name
director-columns-last-name = Last name
director-deadline-left = { $time } left
director-deadline-passed = the deadline passed { $time } ago
director-deadline-no-result = { $open } of { $all } without a result, { $time }.
director-deadline-until = , until { $until }
director-deadline-agreed = , agreed for { $at }
director-deadline-agreed-late = , agreed for { $at }, after the deadline
director-deadline-reported = , { $name } has reported
director-deadline-reports-differ = , their reports differ
director-deadline-left-player = , { $name } has left
director-deadline-table = table { $table }: { $names }{ $until }
director-deadline-more = and { $more } more
director-effect-none = { $players ->
    [one] The points, the differential and the place of all { $players } player stay as they are.
   *[other] The points, the differential and the place of all { $players } players stay as they are.
 }
director-effect-moved = { $players ->
    [one] { $moved } of { $players } player would have other points, another differential or another place.
   *[other] { $moved } of { $players } players would have other points, another differential or another place.
 }
director-effect-draft = The draft of round { $round } was paired by the values as they are now. Discard it and pair again if it should follow the new ones.
director-effect-goes-on = { $round }, table { $table }: { $name } would go on.
director-effect-nobody-goes-on = { $round }, table { $table }: the match would have no winner.
director-create-by-the-profile = By the chosen profile: { $rounds } players.
director-create-choose-edition = Choose the edition that is played.
director-create-lists-without-format = Without a deck format no list can be handed in. Choose a format, or do not require lists.
director-fixed-tables-number = Write the number of the table, from 1 to { $highest }.
director-deck-rules-choose-weight = “{ $rule }”: choose how much a breach weighs.
director-deck-rules-no-number = “{ $rule }” cannot have the number “{ $text }”. Write a whole number, such as 13.
director-deck-rules-none-changed = { $id }, no rule changed by the director
director-deck-rules-error = error: the deck is not legal
director-deck-rules-warning = warning: a deck checker should look
director-deck-rules-note = note: for information
director-deck-rules-nothing = Every rule is already like this, so there was nothing to record.
director-own-format-sets = Sets that may be played
director-own-format-sets-hint = Tick the sets that may be played. A card counts if any of its printings is in one of them. Without a tick, all sets may be played.
director-own-format-left-out = left out: nobody asks for it
director-known-asked-first = its director is asked first
director-known-was-asked = its director was asked and has not answered yet
director-known-agreed = its director agreed
director-known-declined = its director declined
director-known-never-offered = The form names a player that it never offered. Open the players again.
director-asked-no-question = The form answers no question of this page. Open the players again.
director-yes = yes
director-no = no
director-settings-pins-fewest-of-a-pod = Fewest players of a pod
director-settings-pins-most-of-a-pod = Most players of a pod
director-settings-pins-rounds-of-a-game = Rounds of a game
director-settings-pins-order = Order of the standings
director-settings-pins-then-shared = { $measures }; then the place is shared
director-settings-pins-at-the-top-table = Players at the top table
director-settings-pins-winners-first = Winners of pods come first there
director-settings-pins-up-to = { $rounds } up to { $players }
director-settings-as-planned = As planned.
director-settings-suggests = { $players ->
    [one] For { $players } player the profile suggests { $rounds } ({ $sure }).
   *[other] For { $players } players the profile suggests { $rounds } ({ $sure }).
 }
director-settings-too-few = No tournament with fewer than { $least } players was sanctioned ({ $sure }).
director-settings-pins-victory-points = Victory points
director-settings-pins-scores = Scores
director-settings-pins-pairing = Pairing
director-player-link-opened = A browser has opened the private link.
director-player-link-given = A link was given out and is not opened yet.
director-player-no-link = No link has been given out yet.
director-players-bearer = { $name } (number { $number }): { $state }
director-players-form-hint = One name on each line. You can also paste rows of a spreadsheet or a CSV file.
director-players-form-hint-from = One name on each line, or rows of a spreadsheet. They play from round { $round }; earlier rounds count as not played.
director-players-form-hint-late = One name on each line, or rows of a spreadsheet. Every round is already paired. Seat a late player against the bye of each round in play: change the tables on the page of the round.
director-players-form-over = The bracket has started and only its players play on, so you cannot register anybody else.
director-players-form-hint-over = One name on each line, or rows of a spreadsheet. All planned rounds are paired: new players play only if you plan another one in the settings.
director-players-nobody = no players yet
director-players-registered = { $players } registered
director-players-playing = { $players } playing
director-players-dropped = { $players } dropped
director-players-pair = { $first } ({ $one }) and { $second } ({ $other }).
director-players-claimed = Claimed
director-players-link-given = Link given
director-players-disqualified-waits = Disqualified, waits for the director
director-players-disqualified-before = Disqualified before round 1
director-players-disqualified-after = Disqualified after round { $round }
director-players-dropped-before = Dropped before round 1
director-players-dropped-after = Dropped after round { $round }
director-players-plays-from = Plays from round { $round }
director-players-without-game = No game yet: seat them against the bye
director-players-plays = Plays
director-players-deck-missing = Missing
director-players-deck-none = None
director-players-deck-faulty = Faulty
director-players-deck-accepted-with-faults = Accepted with faults
director-players-deck-accepted = Accepted
director-players-deck-no-faults = No faults
director-players-byes = { $byes ->
    [one] { $byes } bye
   *[other] { $byes } byes
 }
director-pods-at-least = A pod needs at least { $players } players.
director-pods-too-few-left = { $players ->
    [one] One player is left, and a pod needs { $least }. Close the tournament: the heats played decide. To play on, register players or reinstate some first.
   *[other] { $players } players are left, and a pod needs { $least }. Close the tournament: the heats played decide. To play on, register players or reinstate some first.
 }
director-pods-can-be-seated = { $players ->
    [one] { $players } player can be seated.
   *[other] { $players } players can be seated.
 }
director-pods-pair-heat = Pair heat { $heat }
director-pods-all-results = All results of { $name } are in.
director-pods-close = Close { $name }
director-pods-close-and-pair = Close and pair heat { $heat }
director-pods-go-to-tables = Go to the tables
director-pods-top-table-played = The top table is played.
director-pods-heats-of = { $played } of { $planned } heats played.
director-pods-seat-top-table-now = Seat the top table now
director-pods-heats-played = { $heats ->
    [one] { $heats } heat is played.
   *[other] { $heats } heats are played.
 }
director-pods-seat-top-table = Seat the top table
director-pods-different-results = Different results were given for this pod.
director-pods-over = { $names }, { $time } over.
director-pods-top-table-left = { $left } left the top table before anything was reported there.
director-pods-top-table-take-back = Take its publication back and discard the draft.
director-pods-top-table-seat-again = Take its publication back, discard the draft and seat the top table again, with { $enter }.
director-pods-top-table-corrected = Corrected totals
director-pods-other-players = By the corrected totals { $enter } would sit at the top table, and { $miss } would not.
director-pods-more-players = By the corrected totals { $enter } would sit at the top table, too.
director-pods-fewer-players = By the corrected totals { $miss } would not sit at the top table.
director-pods-top-table-stays = The top table has begun, so its players stay.
director-publication-lists-in = { $lists ->
    [one] { $lists } list is in
   *[other] { $lists } lists are in
 }
director-publication-answers = { $lists }; { $agreed }.
director-publication-agreed = { $players ->
    [one] { $players } player agreed
   *[other] { $players } players agreed
 }
director-publication-nobody = Nobody’s
director-publication-winner = The winner’s
director-publication-finalists = Those of the best places of the final standings
director-publication-everybody = Everybody’s
director-publication-choose = Choose one of these.
director-publication-how-many = Write how many places, such as 4 or 8.
director-publication-at = Write day and time as 2026-05-12T18:00, or leave it empty for the end.
director-seats-the-players = the players
director-seats-private-links = Private links
director-seats-nobody = Everybody who plays has claimed a seat, so there is no link to give. Open a player to replace one, or make new links for everybody.
director-nobody-called = Nobody here is called “{ $name }”.
director-sought-others = others
director-sought-could-be = “{ $sought }” could be { $names }. Write the whole name or the number.
director-settings-staff-disabled = { $name } (disabled)
director-settings-staff-invited = Invited as { $role }, not accepted yet. The link works until { $until }.
director-settings-staff-invited-by = Invited as { $role } by { $by }, not accepted yet. The link works until { $until }.
director-settings-card-table = Card table
director-settings-rulings-library = Rulings library
director-settings-pairing-seed = Pairing seed
director-settings-saved = Saved
director-settings-saved-holds = The change is recorded and holds from now on.
director-settings-only-changed = Show only what differs from a new tournament
director-settings-nothing-differs = Everything is set as in a new tournament.
director-settings-nothing-to-save = Nothing to save
director-settings-nothing-different = Nothing was different, so nothing was recorded.
director-settings-no-documents = no documents imported
director-settings-unsure = { $unsure } of { $all } values are unverified; check them before the event
director-settings-as-many = as many as it needs
director-settings-no-cut = none
director-settings-the-best = the best { $players }
director-settings-required = required
director-settings-not-required = not required
director-settings-by-the-clock = by the clock
director-settings-optional-rules = Optional rules
director-settings-who-sees-it = Who sees it
director-settings-staff-and-players = Its staff and its players
director-settings-everybody = Everybody
director-settings-overtaken-changed = Changed by { $by }, { $at }. Reason: { $reason }
director-tables-draft = { $round }, draft
director-tables-closed = { $round }, closed
director-tables-done-of = { $done } of { $all }
director-tables-reports = { $reports ->
    [one] { $reports } report
   *[other] { $reports } reports
 }
director-tables-judge-there = Judge there
director-tables-until = until { $until }
director-tables-bye = Bye: { $name }.
director-tables-earned-bye = Earned bye: { $names }.
director-tables-away = Away: { $names }.
director-tables-judge-call = Judge call
director-todo-dispute = Dispute { $dispute }.
director-todo-disputes = Disputes { $disputes }.
director-todo-on-reversed-text = { $decisions ->
    [one] { $decisions } decision here rests on reversed text.
   *[other] { $decisions } decisions here rest on reversed text.
 }
director-todo-on-reversed-decision = { $decisions ->
    [one] { $decisions } decision here follows an earlier one that was reversed.
   *[other] { $decisions } decisions here follow earlier ones that were reversed.
 }
director-todo-ground-reversed = Ground reversed
director-todo-asks-whether = Its director asks whether { $there } there is { $here } here.
director-todo-answer = Answer
director-todo-applications-wait = { $applications ->
    [one] { $applications } application waits.
   *[other] { $applications } applications wait.
 }
director-todo-would-like-a-place = Players would like a place.
director-todo-disqualified = Disqualified
director-todo-penalty-waits = Penalty { $penalty } waits for the director; the player still plays.
director-todo-confirm = Confirm
director-todo-in-the-draft = Has a place in the draft of round { $round }. Discard it and pair again.
director-todo-dropped = Dropped
director-todo-to-the-draft = To the draft
director-todo-penalty = Penalty
director-todo-at-table = { $round }, table { $table }.
director-todo-correct = Correct
director-todo-record = Record
director-todo-players-disagree = The players report different results: { $results }.
director-todo-two-results = Two results: { $results }.
director-todo-conflict = Conflict
director-todo-decide = Decide
director-todo-dispute-at-table = Table { $table }, { $round }, dispute { $dispute }.
director-todo-between = { $first } against { $second }.
director-todo-no-result = No result
director-todo-table = Table { $table }.
director-todo-against = { $first } against { $second }, { $time } over.
director-todo-enter = Enter
director-todo-settle = Settle
director-todo-minutes-over = { $minutes } min over
director-todo-time-over = { $time } over
director-todo-faulty-deck = Faulty deck
director-todo-faults-found = { $faults ->
    [one] { $faults } fault found; nobody has accepted the list.
   *[other] { $faults } faults found; nobody has accepted the list.
 }
director-todo-open-deck = Open deck
director-todo-many-faulty = have lists with faults that are not accepted.
director-todo-outdated-list = The format, the date or the pool changed, and checking this list now finds something else.
director-todo-many-outdated = have lists whose check finds something else since the format, the date or the pool changed.
director-todo-open-decks = Open decks
director-todo-no-deck-list = No deck list
director-todo-hand-in = Hand in
director-todo-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
 }
director-todo-many-without-list = have not handed in a deck list, and lists are required.
director-todo-one-without-list = has not handed in a deck list.
director-todo-left = Left
director-todo-left-and-replaced = left the tournament on their own page. { $reserve } plays in the cut instead: call them to their table.
director-todo-left-alone = left the tournament on their own page.
director-todo-other-seeds = Other seeds
director-todo-walk-over = { $left } has left, and the match has no winner yet: { $opponent } wins it.
director-todo-both-left = { $one } and { $other } have both left, and the match has no winner: you name who goes on.
director-todo-both-left-table = { $one } and { $other } have both left, so no result will come.
director-todo-no-winner = No winner
director-todo-games-finished = { $one } and { $other } have finished their games, and the match has no winner. Let them play another game, or name who goes on.
director-todo-closed-undecided = By the results as they are now, nobody has won the match of { $one } and { $other }. Name who goes on, or correct a result.
director-todo-record-no-show = Record the no-show
director-todo-record-first-no-show = Record game 1 as a no-show
director-todo-record-absent = Record what happened
director-todo-name-who-goes-on = Name who goes on
director-todo-name-a-cut = No cut is announced. If there will be one, name its size, so that players see what they need.
director-todo-too-few-for-the-cut = { $left ->
    [one] A cut to { $size } is announced, and 1 player is left.
   *[other] A cut to { $size } is announced, and { $left } players are left. Announce a smaller one, so that players see what they need.
}
director-todo-seat-not-claimed = Seat not claimed
director-todo-give-link = Give link
director-todo-one-without-link = has not opened a private link.
director-todo-many-without-link = have not opened a private link.
director-undo-not-paired = { $round } is not paired any more.
director-undo-a-draft-again = { $round } is a draft again, and players do not see it.
director-undo-being-played = { $round } is being played.
director-undo-closed = { $round } is closed.
director-undo-plays-on = { $name } plays on.
director-undo-has-left = { $name } has left.
director-undo-settings-as-before = Settings, scoring or deck rules are as they were before.
director-undo-a-cut = There is a cut.
director-undo-no-cut = There is no cut.
director-undo-goes-on = { $round }, table { $table }: { $name } goes on.
director-undo-nobody-goes-on = { $round }, table { $table }: the match has no winner yet.
director-undo-table-comes = { $round }, table { $table }: it is there again.
director-undo-table-goes = { $round }, table { $table }: it is not there any more.
director-undo-stay-as-they-are = Pairings, results and players stay as they are.
director-undo-other-players = { $round }, table { $table }: other players.
director-undo-notes-change = { $round }, table { $table }: the result stays, what was noted beside it changes.
director-undo-no-result = { $round }, table { $table }: no result.
director-undo-result-again = { $round }, table { $table }: the result counts again.
director-undo-earlier-result = { $round }, table { $table }: the earlier result.
director-undo-another-score = { $round }, table { $table }: another score, or none.
director-undo-list-accepted = The list of { $name } is accepted.
director-undo-list-not-accepted = The list of { $name } is not accepted any more.
director-undo-no-list = { $name } has handed in no list.
director-undo-another-list = Another list of { $name } counts.
director-undo-another-pool = Another pool of { $name } counts, or none.
director-undo-deck-not-checked = The deck of { $name } has not been checked.
director-undo-deck-agrees = The deck of { $name } matched its list at the last check.
director-undo-deck-differs = The deck of { $name } differed from its list at the last check.
director-undo-over = The tournament is over, and its standings are final. Applications, appointments and how players are reached are deleted.
director-undo-goes-on-again = The tournament is not over any more. What was deleted at its end does not come back: applications, appointments and how players are reached.
director-undo-check-in-open = A check-in is open.
director-undo-no-check-in = No check-in is open.
director-undo-no-sign-up = No sign-up is open. Players who wait already stay on the list.
director-undo-checked-in = { $number ->
    [one] One player is checked in.
   *[other] { $number } players are checked in.
}
director-values-compared-first = Compared first
director-values-compared-second = Compared second
director-values-compared-third = Compared third
director-values-compared-fourth = Compared fourth
director-values-compared-fifth = Compared fifth
director-values-compared-sixth = Compared sixth
director-values-compared-seventh = Compared seventh
director-values-compared-eighth = Compared eighth
director-values-compared-ninth = Compared ninth
director-values-compared-tenth = Compared tenth
director-values-compared-last = Compared last
director-values-none-changed = { $id }, no value changed by the director
director-values-win-threshold = A format may be won at another number, such as 50 in Slipstream; the cap follows it where the profile says so.
director-values-minutes = Only proposed at set-up; this tournament’s clock is in its settings.
director-values-margin = A whole number, or the word cap.
director-values-suggestions = Players up to: rounds, such as 8: 3, 16: 4.
director-values-nothing = Every value is already like this, so there was nothing to record.
director-values-unreckonable = With these values a result that is recorded could not have happened. { $why } Or choose other values.
director-values-unfit = These values do not make a valid profile. Load the page again.
director-values-unknown = This profile has no value “{ $key }”.
director-values-write-suggestions = Write it like 8: 3, 16: 4.
director-values-write-margin = Write a whole number, or the word cap.
director-values-write-number = Write a whole number or choose one of the list.
director-values-unreadable = “{ $value }” cannot be “{ $written }”. { $how }
director-values-seen = “{ $value }” is published, so it is locked. Choose another profile on the settings page.
director-values-out-of-range = “{ $value }” is { $is }; choose a whole number from { $least } to { $most }.
director-values-order = “{ $better }” may not count less than “{ $worse }”.
director-values-no-winner = “{ $value }” names no winner, so it cannot be: { $treatment }.
director-values-tie-breakers = “{ $value }” must name at least one, and none twice.
director-values-must-rise = “{ $value }” must rise with the number of players, from 1 to 20 rounds, and name one number at least.
director-webhooks-given-up = { $attempts ->
    [one] Given up after { $attempts } attempt: { $why }.
   *[other] Given up after { $attempts } attempts: { $why }.
 }
director-webhooks-not-delivered = Not delivered: { $why }. It is tried again { $next }.
director-webhooks-up-to-line = up to line { $line }
director-deadline-no-result-in-round = Round { $round }: { $open } of { $all } without a result, { $time }.
director-webhooks-status = it answered with status { $status }
director-webhooks-private = its name leads to a private address, to which Arbiter does not send
director-webhooks-unknown-name = its name is not known
director-webhooks-too-slow = it did not answer in time
director-webhooks-certificate = its certificate is not accepted
director-webhooks-unreachable = no connection was made
director-webhooks-not-taken = it did not take the message
director-create-like-an-earlier-one = Like an earlier tournament
director-create-begin-like = Start from the settings of:
director-create-same-staff = The same staff
director-create-helper = { $name } ({ $role })
director-next-close-and-pair = Close and pair round { $round }
director-ratings-title = Ratings brought, { $title }
director-ratings-brought = Ratings brought to the tournament
director-ratings-break-ties = One tie-breaker of this tournament is the rating that a player brings. It separates tied players only if each of them has one.
director-ratings-break-no-ties = No tie-breaker of this tournament asks for a rating. What you write here is in the log and changes no place.
director-ratings-missing = { $missing ->
    [one] One player without a rating
   *[other] { $missing } players without a rating
}
director-ratings-correct = Correct a rating
director-ratings-one-player-to-a-line = One player to a line: the name, a colon, the rating. Leave a line as it is if you do not know it. Players you do not name keep theirs; a dash takes a rating away.
director-ratings-write-down = Save the ratings
director-ratings-so-far = Ratings so far
director-ratings-players-with-a-rating = Players with the rating they brought, in alphabetical order
director-settings-pins-players-at-the-top-table = Players at the top table
director-settings-pins-top-table-hint = A pod has { $least } to { $most }. More sit down if more pods were won. You can change this until the top table is seated.
director-settings-pins-top-table-number = Write how many players sit at the top table, such as 4.
director-readings-heading = One source, several readings
director-readings-choose = The source of the tie-breakers can be read in more than one way. Look at the places that another reading gives before you record it.
director-readings-in-force = In force
director-readings-look = Look at the places
director-filter-label = Players shown
director-filter-all = Everybody
director-filter-missing = List missing: { $n }
director-filter-faulty = Faulty list: { $n }
director-filter-unclaimed = Seat not claimed: { $n }
director-filter-none = There is no such player.
director-desk-can-wait = Can wait: { $n }
