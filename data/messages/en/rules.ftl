rules-format-rules-deck-format = <a href="{ $rules }">Rules</a>, deck format
rules-format-rules =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
rules-format-check-a-deck-against-it = Check a deck against it
rules-format-this-is-the-format-as = This is the format as this program brings it. A tournament copies it when it is set up, and later changes here do not touch that copy.
rules-format-rules-of-this-format = Rules of this format
rules-format-an-error-makes-a-deck = An error makes a deck not legal; a warning wants a human to look; a note is for information.
rules-list-a-tournament-pins-a-copy = A tournament copies its format and profile when it is set up; this page may be newer.
rules-list-each-figure-and-rule-carries = Each figure and rule carries its source and one of these marks.
rules-profile-rules-scoring-profile = <a href="{ $rules }">Rules</a>, scoring profile
rules-profile-this-is-the-profile-as = This is the profile as this program brings it. A tournament copies it when it is set up, and later changes here do not touch that copy.
rules-sources-sources-of-the-deck-rules = Sources of the deck rules
rules-sources-what-was-read-where-when = What was read, where, when, and how sure we are of it. The texts themselves are not kept here.
rules-sources-dated-read-on = Dated { $dated }; read on { $read-on }.
rules-sources-there-is-no-page-to = There is no page to open.
rules-sources-formats-that-are-known-and = Formats that are known and not read
rules-sources-no-deck-is-checked-against = No deck is checked against these. A director can make a format of their own from a published one, with the numbers that they know.
rules-figures-points = Victory points
rules-figures-scores = Scores
rules-figures-differential = Differential
rules-figures-endings = How a game ended
rules-figures-standings = Standings
rules-figures-byes = Byes
rules-figures-rounds = Rounds
rules-format-from = From { $from } on.
rules-format-until = Until { $until }.
rules-format-from-until = From { $from } to { $until }.
rules-list-scoring-profiles = Scoring profiles
rules-list-deck-formats = Deck formats
rules-profile-in-force-from = In force from { $from } on
rules-profile-in-force-from-to = In force from { $from } to { $to }
rules-mark-seen = verified
rules-mark-inferred = inferred
rules-mark-memory = unverified
rules-mark-default = our default
rules-mark-organiser = set by the director
rules-meaning-seen = the text itself was read
rules-meaning-inferred = follows from a text that was read
rules-meaning-memory = general knowledge, no text seen: check before use
rules-meaning-default = no published rule found, so we chose: check before use
rules-meaning-organiser = the director of a tournament set it there; the reason is its source
