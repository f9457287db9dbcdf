# The parts of a deck, the types of cards and the lines of a list.

deck-zone-missions = missions
deck-zone-seed-deck = seed deck
deck-zone-sites = sites
deck-zone-draw-deck = draw deck
deck-zone-dilemma-pile = dilemma pile
deck-zone-qs-tent = Q’s Tent
deck-zone-battle-bridge = Battle Bridge side deck
deck-zone-q-continuum = Q-Continuum side deck
deck-zone-tribble = Tribble side deck
deck-zone-dyson-sphere = Dyson Sphere
deck-zone-referee = Referee pile
deck-zone-outside = outside the game
deck-zone-aside = set aside

deck-type-personnel = personnel
deck-type-ship = ship
deck-type-event = event
deck-type-interrupt = interrupt
deck-type-interrupt-event = interrupt/event
deck-type-dilemma = dilemma
deck-type-mission = mission
deck-type-objective = objective
deck-type-incident = incident
deck-type-equipment = equipment
deck-type-facility = facility
deck-type-tactic = Tactic
deck-type-damage-marker = damage marker
deck-type-doorway = doorway
deck-type-artifact = artifact
deck-type-site = site
deck-type-time-location = time location
deck-type-tribble = Tribble
deck-type-trouble = Trouble
deck-type-q-event = Q event
deck-type-q-interrupt = Q interrupt
deck-type-q-dilemma = Q dilemma
deck-type-q-artifact = Q artifact
deck-type-q-mission = Q mission

deck-cards-referee = [Ref] cards
deck-cards-alternate-universe = [AU] cards
deck-cards-double-sided = double-sided missions
deck-cards-second-edition = Second Edition cards
deck-cards-one-per-deck = cards limited to one in a deck
deck-cards-hall-of-fame = Hall of Fame cards
deck-cards-not-for-decks = cards that are no part of a deck
deck-cards-name-inferred = cards whose subtitle is inferred

deck-unknown-number = a card number that no table here knows; export the list with titles
deck-unknown-of-tribbles = a card of the Tribbles game, which is no card of this one
deck-unknown-too-long = too long to be a title

deck-ignored-affiliation = says the affiliation of the deck
deck-ignored-comment = a comment
deck-ignored-no-letters = no letters or digits
deck-ignored-parentheses = a remark in parentheses
deck-ignored-link = an address
deck-ignored-program-list = the opening of a list in a program
deck-ignored-note = a note about the list
deck-ignored-total = a total
deck-ignored-table-header = the header of a table
deck-ignored-no-title = a row without a title
deck-ignored-json = brackets and names of the JSON file
deck-ignored-deck-file = marks of the deck file
deck-ignored-page-marks = marks of the page
deck-ignored-page-text = other text of the page

deck-quantity-zero = 0 copies are listed; take the line out or write how many
deck-quantity-negative = { $number } copies cannot be; write a number from 1 to { $most }
deck-quantity-too-many = { $number } copies are more than any deck holds; write a number from 1 to { $most }
deck-quantity-unreadable = the number of copies is not readable; write a number from 1 to { $most }

deck-unread-no-title = no card has this title
deck-unread-near = similar titles: { $titles }
deck-unread-line = line { $line }, “{ $text }” ({ $why })
deck-unread-pool = In the pool these lines count no card: { $lines }. Correct the pool.
deck-unread-pool-more = In the pool these lines count no card: { $lines }; and { $more } more. Correct the pool.

deck-limit-at-most = at most { $most }
deck-limit-at-least = at least { $least }
deck-limit-exactly = exactly { $cards }
deck-limit-between = { $least } to { $most }

deck-and = { $first } and { $last }
deck-or = { $first } or { $last }
deck-or-also = { $first }, or { $last }
deck-comma = { $first }, { $last }

deck-too-long = This has { $lines } lines, and no deck list has more than { $most }. Paste only the list.
deck-other-game = { $finding } Nothing was handed in.
deck-pool-not-asked = { $format } checks no pool. Leave the pool empty, or choose a sealed or draft format.
deck-pool-no-cards = No line of this pool names a card. Paste the cards that the player opened, one to a line.

deck-rule-unknown = This format has no rule “{ $rule }”.
deck-rule-seen = “{ $says }” was read in its source, so it stays as it is. Another format can be chosen.
deck-rule-figure = “{ $says }” cannot have the number { $figure }; choose a whole number from { $least } to { $most }.
deck-rule-no-deck = No deck could keep these rules: { $part } would need at least { $least } and at most { $most } cards.

deck-own-no-name = Give the format a name, so that players know that it is yours.
deck-own-long-name = The name has { $length } characters; use at most { $most }.
deck-own-control = The name holds a control character. Type it again.
deck-own-taken-name = “{ $name }” is the name of a published format. Choose another, so that nobody takes yours for it.
deck-own-banned-no-card = Line { $line } of the banned titles, “{ $text }”, is the title of no card.
deck-own-allowed-no-card = Line { $line } of the allowed titles, “{ $text }”, is the title of no card.
deck-own-similar = Similar titles: { $titles }.
deck-own-both = “{ $title }” is banned and allowed. Take it out of one of the two lists.
deck-own-too-many = These are { $titles } titles; a format bans and allows at most { $most }.

deck-place-planet = planet
deck-place-space = space
deck-place-either = space or planet
deck-place-both = space and planet
deck-place-dual = dual
deck-place-headquarters = headquarters

deck-figure-types = { $zone } by type
deck-figure-costs = { $zone } by cost
deck-figure-classes = Personnel by classification
deck-figure-affiliations = Personnel and ships by affiliation
deck-figure-icons = Icons
deck-figure-dilemmas = Dilemmas by place
deck-figure-missions = Missions on the spaceline
deck-figure-denominations = Cards by denomination
deck-figure-powers = Powers
deck-figure-type = Type
deck-figure-cost = Cost
deck-figure-class = Classification
deck-figure-affiliation = Affiliation
deck-figure-icon = Icon
deck-figure-place = Place
deck-figure-mission = Mission
deck-figure-denomination = Denomination
deck-figure-power = Power
deck-figure-cards = Cards
deck-figure-points = Points
deck-figure-average-cost = { $cards ->
    [one] Average cost { $whole }.{ $tenth }, of { $cards } card with a cost.
   *[other] Average cost { $whole }.{ $tenth }, of { $cards } cards with a cost.
}
deck-figure-counts-twice = A card of two affiliations counts for both.
deck-figure-all-points = { $points } points in all. A mission without a fixed number of points counts 0.
deck-figure-others = { $number } others
deck-figure-span = span { $span }

deck-severity-error = error
deck-severity-warning = warning
deck-severity-note = note
