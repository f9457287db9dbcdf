decks-charts-what-it-is-made-of = What it is made of
decks-check-check-a-deck-list = Check a deck list
decks-check-nothing-was-kept = nothing was kept
decks-check-no-sign-in-nothing-is = No sign-in. Nothing is kept.
decks-check-change-the-list-and-check = Change the list and check again
decks-check-your-list = Your list
decks-check-cards-and-rules-as-of = Cards and rules as of that day. Leave it empty for today.
decks-check-sealed-or-draft-the-players = Sealed or draft: the player’s pool
decks-check-check-the-deck = Check the deck
decks-check-check-another-list = Check another list
decks-check-save-or-print-the-list = Save or print the list
decks-check-the-list-is-checked-and = The list is checked and forgotten: it is written to no file and no log.
decks-checks-title = Deck checks, { $title }
decks-checks-all-decks = all decks
decks-checks-you-play-here = You play here
decks-checks-whether-you-are-drawn-yourself = Whether you are drawn yourself is not shown to you.
decks-checks-draw-players = Draw players
decks-checks-draw-players-for-round = Draw players for round { $round }
decks-checks-no-round-is-being-played = No round is being played. Publish a round first.
decks-checks-how-many = How many
decks-checks-of-them-near-the-cut = Of them near the cut
decks-checks-near-the-cut-are-places = Near the cut are places 1 to
decks-checks-nobody-is-drawn-twice-or = No player is drawn twice, or after a check. Places are those before this round; before round 2 there are none. Players do not see that they are drawn.
decks-checks-drawn-for = Drawn for { $title }
decks-checks-print-sheets =
    { $n ->
        [one] Print the sheet
       *[other] Print the { $n } sheets
    }
decks-checks-the-sheets-show-the-private = The sheets show the private lists. The log will say that you read them.
decks-checks-checked = Checked
decks-checks-no-deck-was-checked-yet = No deck was checked yet. Open a player to write down what a check found.
decks-checks-deck-checks-made-the-newest = Deck checks made, the newest first
decks-checks-by = By
decks-checks-found = Found
decks-checks-still-to-check = Still to check
decks-checks-players-whose-deck-was-not = Players whose deck was not checked
decks-consent-who-may-see-the-list = Who may see the list
decks-consent-its-public-page = Its public page
decks-consent-let-everybody-see-it = Let everybody see it
decks-consent-keep-it-private = Keep it private
decks-consent-the-answer-can-be-changed = The answer can be changed at any time. Taken back, the list disappears from these pages; what others have copied cannot be taken back.
decks-desk-title = Decks, { $title }
decks-desk-of-handed-in = <strong>{ $handed-in } of { $expected }</strong> handed in
decks-desk-with-faults = <strong>{ $faulty }</strong> with faults
decks-desk-accepted-with-faults = { $accepted } accepted with faults
decks-desk-missing = { $missing } missing
decks-desk-card-table = Card table <span class="code">{ $card-table }</span>
decks-desk-this-tournament-does-not-check = This tournament does not check decks.
decks-desk-choose-a-deck-format-in = Choose a deck format in the settings, and players can hand in their lists.
decks-desk-open-the-settings = Open the settings
decks-desk-every-registered-player-appears-here = Every registered player appears here with the state of their list.
decks-desk-who-has-handed-in = Who has handed in
decks-desk-deck-lists-the-ones-that = Deck lists, the ones that need you first
decks-desk-handed-in = Handed in
decks-desk-not-yet = not yet
decks-desk-lists-for-everybody = Lists for everybody
decks-desk-open-a-player-to-hand = Open a player to hand in, read or accept a list.
decks-desk-play-has-begun-players-can = Play has begun: players can no longer change their lists; you can, with the player present.
decks-desk-players-can-change-their-lists = Players can change their lists until round 1 is published.
decks-desk-cut-takes-lists = Players in the cut can change their lists until the first stage is published.
decks-desk-lists-change-between-games = Players can change their lists except during a game. Once round 1 is published, only staff change pools.
decks-hand-in-hand-in-a-list = Hand in a list
decks-hand-in-hand-in-a-changed-list = Hand in a changed list
decks-hand-in-next-missing = Next without a list: <bdi>{ $name }</bdi>
decks-hand-in-this-tournament-does-not-check = This tournament does not check decks. <a href="{ $settings }">Choose a deck format in the settings</a> first.
decks-hand-in-the-tournament-is-closed-reopen = The tournament is closed. Reopen it to hand in a list.
decks-hand-in-play-has-begun-hand-in = Play has begun. Hand in a changed list only with the player present.
decks-hand-in-ask-the-player-may-everybody = { $plan } Ask the player: may everybody see the list?
decks-hand-in-the-player-agrees = The player agrees
decks-hand-in-the-player-does-not-agree = The player does not agree
decks-held-check-the-physical-deck = Check the physical deck
decks-held-no-difference = No difference
decks-held-both-lists-hold-the-same = Both lists hold the same cards in the same parts. Nothing is recorded yet.
decks-held-the-lists-differ = The lists differ
decks-held-nothing-is-recorded-yet = Nothing is recorded yet.
decks-held-what-differs = What differs
decks-held-staff-and-the-player-read = Staff and the player read it. The public log says only that the deck was checked.
decks-held-the-cards-agree = The cards agree
decks-held-the-cards-differ = The cards differ
decks-held-compare-with-a-second-list = Compare with a second list
decks-held-if-the-player-has-the = If the player has the deck as it is now in a file, paste it here. Order and spelling do not matter. The log will say that you read the list.
decks-held-the-deck-as-found = The deck as found
decks-held-compare-the-lists = Compare the lists
decks-held-the-cards-differed-issue-a = The cards differed. <a href="{ $to }">Issue a penalty</a>
decks-mend-line = Line { $line }
decks-mend-what-it-says = What it says
decks-mend-change-the-line = Change the line
decks-mend-take-it-out = Take it out
decks-mend-use = Use “<bdi>{ $title }</bdi>”
decks-mend-what-will-change = What will change
decks-mend-change-lines =
    { $n ->
        [one] Change this line
       *[other] Change these { $n } lines
    }
decks-mend-leave-them-as-they-are = Leave them as they are
decks-mend-take-all-first-suggestions = Take all first suggestions
decks-mend-write-line-otherwise = Edit line { $line }
decks-mend-a-suggestion-changes-its-line = A suggestion changes its line. To edit a line yourself, tap its number.
decks-mend-which-card = Which card?
decks-mend-several-cards =
    { $n ->
        [one] 1 title is that of several cards: which do you mean?
       *[other] { $n } titles are those of several cards: which do you mean?
    }
decks-mend-read-as = read as <bdi>{ $title }</bdi>
decks-mend-keep = Keep “<bdi>{ $title }</bdi>”
decks-mend-keep-all-as-they-were = Keep all as they were read
decks-mend-your-choice-is-written-into = Your choice is written into the line, so you are not asked again.
decks-one-title = Deck of { $name }, { $title }
decks-one-all-decks = All decks
decks-one-deck-of = Deck of <bdi>{ $name }</bdi>
decks-one-sha-256 = SHA-256 <span class="code" title="{ $version }">{ $sha256 }</span>
decks-one-format-date-or-pool-were = The format, the date or the pool changed after this list was handed in, so its check is out of date. Read the list and hand it in again, or ask the player to.
decks-one-this-list-was-only-checked = This list was only checked. Nothing is handed in yet.
decks-one-on-record = On record
decks-one-the-log-says-that-you = The log says that you read this list. Leave the page, and it is private again.
decks-one-changed-since-the-list-before = Changed since the list before it
decks-one-the-list-is-private = The list is private
decks-one-only-the-player-sees-it = Only the player sees it until you read it. The log will say that you did, for everyone to see.
decks-one-read-the-list = Read the list
decks-one-read-it-on-a-sheet = Read it on a sheet to print
decks-one-accept-it-with-its-faults = Accept it with its faults
decks-one-unread = Unread
decks-one-nobody-of-the-staff-has = The staff have not read this list yet. Read it before you accept its faults.
decks-one-staff-and-the-player-read = Staff and the player read it. The public log says only that the list was accepted.
decks-one-accept-the-list = Accept the list
decks-paste-as-lackeyccg-or-trekcc-org = As LackeyCCG or trekcc.org export it as text, or one card to a line, the number of copies first. Headings such as “Seed deck:” name the parts. Playing Borg in First Edition? Add the line “Affiliation: Borg”.
decks-pool-opened-cards-the-pool = Opened cards (the pool)
decks-pool-the-pool-as-text = The pool as text
decks-pool-register-a-corrected-pool = Register a corrected pool
decks-pool-the-deck-is-checked-against = The deck is checked against it, card by card. Only the player and those who check decks see it.
decks-pool-register-the-pool = Register the pool
decks-pool-box-the-pool = The pool
decks-pool-box-every-card-that-was-opened = Every card that was opened or drafted, one title to a line, the number of copies first. Cards that are not in the deck belong here, too.
decks-report-every-line-names-a-card = Every line names a card, and every rule of the format is kept.
decks-report-check-as = Check as { $looks }
decks-report-counts = Counts
decks-report-all-its-rules-and-their = All its rules and their sources
decks-report-all-its-lines = All its lines
decks-report-there-is-no-line-to = There is no line to show.
decks-report-card-names-as-we-matched = Card names as we matched them. Nothing in the list was changed. Open a title to see its card.
decks-report-the-texts-of-cards-are = The texts of cards are those of the plugin imported here ({ $texts-from }); only people who sign in see them.
decks-report-write-line-otherwise = Edit line { $number }
decks-report-rulings-and-printings-of = Rulings and printings<span class="vh"> of { $text }</span>
decks-report-not-read = not read
decks-report-part-of-a-fault = (part of a fault)
decks-report-near = similar: { $titles }
decks-story-hashes = The hash of each list
decks-story-what-happened-to-the-list = What happened to the list
decks-story-reason = Reason: <bdi>{ $reason }</bdi>
decks-usage-title = Card usage, { $title }
decks-usage-nothing-is-counted-yet = Nothing is counted yet.
decks-usage-small-numbers-are-hidden-so = Small numbers are hidden, so that nobody’s list follows from them: “fewer than 3”, or “at least” where the exact number would tell too much.
decks-usage-players-see-nothing-of-this = Players see nothing of this before the end.
decks-usage-cards-those-in-most-lists = Cards, those in most lists first
decks-usage-card = Card
decks-usage-type = Type
decks-usage-copies-in-a-list = Copies in a list
decks-usage-copies = Copies
decks-usage-lists = Lists
decks-usage-affiliations = Affiliations
decks-usage-the-card-table-knows-no = The card table knows no affiliation of these cards.
decks-usage-affiliations-of-personnel = Affiliations of personnel
decks-usage-lists-with-personnel-of = Lists with personnel of
decks-facts-type = Type
decks-facts-affiliation = Affiliation
decks-facts-in-play = In play
decks-facts-unique = unique
decks-facts-universal = universal
decks-facts-enigma = enigma
decks-facts-class = Class
decks-facts-location = Location
decks-facts-released-in = Released in
decks-facts-personnel = Integrity, cunning, strength
decks-facts-damage = Damage: range, weapons, shields
decks-facts-ship = Range, weapons, shields
decks-held-paste-first = Paste the list of the deck as it was found.
decks-check-on-day = { $format } on { $day }
decks-check-today = { $format }, by the rules of today
decks-check-choose-format = Choose one of the formats.
decks-check-write-the-day = Write the day as 2026-11-21, or leave it empty for today.
decks-check-paste-first = Paste the deck list here first.
decks-checks-whole-number = Write a whole number.
decks-checks-round = Round { $round }
decks-checks-back = the deck checks
decks-checks-count-checked =
    { $n ->
        [one] { $n } player checked
       *[other] { $n } players checked
    }
decks-checks-count-left = { $n } not yet
decks-checks-drawn =
    { $n ->
        [one] { $n } player drawn, by { $who } at { $time }.
       *[other] { $n } players drawn, by { $who } at { $time }.
    }
decks-checks-drawn-near =
    { $n ->
        [one] { $n } player drawn, { $near } of them from the first { $top } places, by { $who } at { $time }.
       *[other] { $n } players drawn, { $near } of them from the first { $top } places, by { $who } at { $time }.
    }
decks-checks-seed = Seed { $seed }.
decks-checks-to-be-checked = To be checked
decks-checks-agrees = Agrees
decks-checks-differs = Differs
decks-checks-near-the-cut = place { $place }, near the cut
decks-checks-at-random = at random
decks-checks-no-table = no table
decks-consent-nobody = No list is shown to everybody.
decks-consent-winner = Everybody sees the winner’s list { $when }, if the player agrees.
decks-consent-finalists = Everybody sees the lists of the best { $n } of the final standings { $when }, if the player agrees.
decks-consent-all = Everybody sees every list { $when }, if the player agrees.
decks-consent-after-the-end = after the end
decks-consent-after-the-end-from = after the end, from { $moment } on
decks-consent-from = from { $moment } on, even while rounds are still being played
decks-consent-from-unchanging = from { $moment } on, once decks no longer change, even while rounds are still being played
decks-consent-label = Everybody may see this list { $when }
decks-consent-label-opponents = Everybody may see this list { $when }. Opponents see it, too
decks-consent-said-nothing = It is not said yet whether everybody may see this list, so it stays private.
decks-consent-said-no = Not everybody may see this list. It stays private.
decks-consent-said-after-the-end = The consent was given for the time after the end. Before the end this list stays private.
decks-consent-said-public = Everybody sees this list.
decks-consent-said-yes = Everybody may see this list once the time has come.
decks-mend-line-changed = Line { $line } was changed.
decks-mend-line-taken-out = Line { $line } was taken out.
decks-mend-no-line-changed = No line was changed. Tap the number of a line to edit it.
decks-mend-line-now-says = Line { $line } now says “{ $text }”.
decks-mend-lines-changed =
    { $n ->
        [one] { $n } line was changed.
       *[other] { $n } lines were changed.
    }
decks-pool-none-yet = No pool is registered yet.
decks-pool-by-staff =
    { $n ->
        [one] { $n } card, registered by staff { $moment }.
       *[other] { $n } cards, registered by staff { $moment }.
    }
decks-pool-by-player =
    { $n ->
        [one] { $n } card, registered by the player { $moment }.
       *[other] { $n } cards, registered by the player { $moment }.
    }
decks-pool-closed = The tournament is closed. Reopen it to register a pool.
decks-registration-title = Deck registration
decks-registration-back = the deck check
decks-registration-player = Player
decks-registration-number = Player number
decks-registration-event = Event
decks-registration-date = Date
decks-registration-format = Format
decks-registration-deck-title = Deck title
decks-registration-legal =
    { $n ->
        [one] { $n } card. Checked with Arbiter: legal, by card table { $table }.
       *[other] { $n } cards. Checked with Arbiter: legal, by card table { $table }.
    }
decks-registration-not-legal =
    { $n ->
        [one] { $n } card. Checked with Arbiter: not legal, by card table { $table }.
       *[other] { $n } cards. Checked with Arbiter: not legal, by card table { $table }.
    }
decks-registration-handed-in = List handed in: SHA-256 { $hash }.
decks-registration-not-placed = Not placed
decks-one-handed-in = handed in { $moment }
decks-count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
decks-one-agreed = the cards agreed with it
decks-one-back = the deck
decks-report-faults =
    { $n ->
        [one] { $n } fault
       *[other] { $n } faults
    }
decks-report-lines-not-read =
    { $n ->
        [one] { $n } line not read
       *[other] { $n } lines not read
    }
decks-report-things-to-look-at =
    { $n ->
        [one] { $n } thing to look at
       *[other] { $n } things to look at
    }
decks-report-legal = The deck is legal
decks-report-not-legal = The deck is not legal
decks-report-judged-today = Counted by the rules of { $format }, by the rules of today.
decks-report-judged-on = Counted by the rules of { $format }, as of { $day }.
decks-report-table-imported = Card table { $version }, imported on { $day }.
decks-report-table-in-use = Card table { $version }, in use here since { $day }.
decks-report-table-of-arbiter = Card table { $version }, which came with Arbiter { $arbiter }.
decks-report-more-findings =
    { $n ->
        [one] { $n } more finding is not shown here. A deck list is much shorter; check that you pasted the right text.
       *[other] { $n } more findings are not shown here. A deck list is much shorter; check that you pasted the right text.
    }
decks-report-more-lines =
    { $n ->
        [one] { $n } more line is not shown here. A deck list is much shorter; check that you pasted the right text.
       *[other] { $n } more lines are not shown here. A deck list is much shorter; check that you pasted the right text.
    }
decks-report-lines-name-no-card =
    { $n ->
        [one] { $n } line names no card
       *[other] { $n } lines name no card
    }
decks-report-badge-not-read = Not read
decks-report-badge-how-many = How many?
decks-report-badge-fault = Fault
decks-report-badge-look-at-it = Look at it
decks-report-badge-note = Note
decks-report-places =
    { $n ->
        [one] Line
       *[other] Lines
    }
decks-report-more-places = and { $n } more places
decks-report-run = { $first } to { $last }
decks-report-missing = { $n } missing
decks-report-too-many = { $n } too many
decks-report-not-counted = not counted
decks-report-bar = { $part }: { $found }
decks-report-bar-limit = { $part }: { $found }, { $limit }
decks-report-left-out = left out: { $why }
decks-report-written = written “{ $text }”
decks-story-no-pool = No pool
decks-story-missing = Missing
decks-story-not-handed-in = Not handed in
decks-story-list-changed = List changed
decks-story-list-gone = List gone
decks-story-cards-differ = Cards differ
decks-story-no-faults = No faults
decks-story-accepted = Accepted
decks-story-pool-registered =
    { $n ->
        [one] Pool registered: { $n } card
       *[other] Pool registered: { $n } cards
    }
decks-story-read = Read
decks-story-everybody-may-see = Everybody may see it
decks-story-not-everybody-may-see = Not everybody may see it
decks-story-taken-away = Taken away in a file of the whole tournament
decks-story-match = Compared with the cards: they match
decks-story-differ = Compared with the cards: they differ
decks-story-match-in-round = Compared with the cards in round { $round }: they match
decks-story-differ-in-round = Compared with the cards in round { $round }: they differ
decks-story-what-you-changed = What you changed on { $after }, against { $before }
decks-story-same-cards = The same cards in the same parts; only the text differs.
decks-story-no-part = No part
decks-story-added = Added: { $n } { $title }
decks-story-taken-out = Taken out: { $n } { $title }
decks-story-before-and-now = { $title }: { $before } before, { $after } now
decks-story-handed-in =
    { $n ->
        [one] Handed in: { $n } card, { $faults }
       *[other] Handed in: { $n } cards, { $faults }
    }
decks-story-without-faults = no faults
decks-usage-all-decks = all decks
decks-usage-deck-lists = deck lists
decks-usage-from-n-lists = Once there are { $n } lists, their cards are counted here. With fewer, a count would reveal single lists, and reading those goes on record.
decks-usage-after-the-end = Which cards were played is shown after the end, once lists are shown. That takes at least { $n } lists that can be counted without telling what one player brought.
decks-usage-count-lists =
    { $n ->
        [one] { $n } list
       *[other] { $n } lists
    }
decks-usage-count-lists-counted =
    { $n ->
        [one] { $n } list counted
       *[other] { $n } lists counted
    }
decks-usage-about = about { $n }
decks-usage-fewer-than = fewer than { $n }
decks-usage-at-least = at least { $n }
decks-usage-more-cards =
    { $n ->
        [one] { $n } more card in fewer lists not shown here.
       *[other] { $n } more cards in fewer lists not shown here.
    }
decks-compared-before = before
decks-compared-now = now
decks-compared-in-the-list = in the list
decks-compared-found = found
decks-compared-no-part = no part
decks-compared-line = { $title } ({ $part }): { $before } { $then }, { $after } { $now }
decks-compared-moved = { $sites } changed between the counted part of the seed deck and the free sites: an illegal change to the deck.
