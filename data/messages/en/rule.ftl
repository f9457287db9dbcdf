# What a rule of a deck format asks; in English the formats have sentences of their own.

rule-exactly = { $part }: exactly { $cards }.
rule-at-most = { $part }: at most { $cards }.
rule-at-least = { $if-used ->
    [true] { $part }: none, or at least { $cards }.
   *[false] { $part }: at least { $cards }.
}
rule-usually = { $part }: usually { $cards }; fewer are pointed out.
rule-only = { $part }: only { $what }.
rule-only-at-home = { $types }: only in { $parts }.
rule-not-in = { $types }: not in { $parts }.
rule-only-parts = The deck has only these parts: { $parts }.
rule-all-different = { $part }: no card twice.
rule-total-at-least = At least { $cards } cards in { $parts } together.
rule-copies = { $by-title ->
    [true] { $copies ->
        [one] At most { $copies } copy of a card, whatever its subtitle, in { $parts }.
       *[other] At most { $copies } copies of a card, whatever its subtitle, in { $parts }.
    }
   *[false] { $copies ->
        [one] At most { $copies } copy of a card, title with subtitle, in { $parts }.
       *[other] At most { $copies } copies of a card, title with subtitle, in { $parts }.
    }
}
rule-one-per-deck = One copy of a card that says so itself.
rule-unique-locations = No location twice unless the missions are universal.
rule-unique-locations-double-sided = A Mission II is the place of its original: not both.
rule-planet-missions = At least { $cards } planet missions.
rule-space-missions = At least { $cards } space missions.
rule-headquarters-missions = At least { $cards } headquarters missions.
rule-other-missions = At least { $cards } missions other than headquarters.
rule-alpha-missions = At least { $cards } Alpha Quadrant missions.
rule-needs-opener = { $part } needs { $opener } in { $parts }.
rule-pool = Only cards of the { $pool } pool.
rule-from-pool = Only cards that the player opened or drafted.
rule-from-pool-and-free = Only cards that the player opened or drafted, and { $titles }.
rule-only-sets = Only cards of these sets: { $sets }.
rule-banned = Cards that the source of the cards bans are out.
rule-banned-titles = Banned: { $titles }.
rule-not-titles = Not played: { $titles }.
rule-not-with = Not played: { $what }.
rule-not-of-tribbles = No cards of the Tribbles game.
rule-borg-facilities = A Borg player includes no facility that is not Borg.
rule-released = Only cards that were out on the day of play.
rule-released-for-days = { $days ->
    [one] A card may be played { $days } day after its release.
   *[other] A card may be played { $days } days after its release.
}
rule-quoted = { $says }
