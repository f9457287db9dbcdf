# What a deck check found.

finding-too-many = { $exactly ->
    [true] { $found ->
        [one] { $part }: { $found } card, exactly { $most } allowed. Take { $over } out.
       *[other] { $part }: { $found } cards, exactly { $most } allowed. Take { $over } out.
    }
   *[false] { $found ->
        [one] { $part }: { $found } card, at most { $most } allowed. Take { $over } out.
       *[other] { $part }: { $found } cards, at most { $most } allowed. Take { $over } out.
    }
}
finding-too-few = { $exactly ->
    [true] { $found ->
        [one] { $part }: { $found } card, exactly { $least } needed. Add { $short }.
       *[other] { $part }: { $found } cards, exactly { $least } needed. Add { $short }.
    }
   *[false] { $found ->
        [one] { $part }: { $found } card, at least { $least } needed. Add { $short }.
       *[other] { $part }: { $found } cards, at least { $least } needed. Add { $short }.
    }
}
finding-fewer-than-usual = { $found ->
    [one] { $part }: { $found } card, fewer than { $usual }. That is allowed; check that none is missing.
   *[other] { $part }: { $found } cards, fewer than { $usual }. That is allowed; check that none is missing.
}
finding-too-few-together = { $found ->
    [one] { $found } card in { $parts } together, at least { $least } needed. Add { $short }.
   *[other] { $found } cards in { $parts } together, at least { $least } needed. Add { $short }.
}
finding-too-many-copies = { $most ->
    [one] { $card }: { $found } copies in { $parts }, at most { $most } copy allowed. Take { $over } out.
   *[other] { $card }: { $found } copies in { $parts }, at most { $most } copies allowed. Take { $over } out.
}
finding-whatever-the-subtitle = { $title } (counted whatever the subtitle)
finding-title-guessed = Where the title ends is our guess here; look at the cards.
finding-one-per-deck = { $title }: { $found } copies, but the card itself allows one in a deck. Take { $over } out.
finding-same-location = { $titles }: the same location twice. { $why }
finding-same-location-all = Only universal missions may repeat, and a Mission II is the place of its original; keep one.
finding-same-location-alike = Only universal missions may repeat; keep one.
finding-same-location-double-sided = A Mission II is the place of its original, so not both; keep one.
finding-has-planet-missions = { $found ->
    [one] This list has { $found } planet mission.
   *[other] This list has { $found } planet missions.
}
finding-has-space-missions = { $found ->
    [one] This list has { $found } space mission.
   *[other] This list has { $found } space missions.
}
finding-has-headquarters-missions = { $found ->
    [one] This list has { $found } headquarters mission.
   *[other] This list has { $found } headquarters missions.
}
finding-has-other-missions = { $found ->
    [one] This list has { $found } mission other than headquarters.
   *[other] This list has { $found } missions other than headquarters.
}
finding-has-alpha-missions = { $found ->
    [one] This list has { $found } Alpha Quadrant mission.
   *[other] This list has { $found } Alpha Quadrant missions.
}

finding-only-here = { $n ->
    [one] { $part }: only { $wanted } here. Move { $titles } to another part or take it out.
   *[other] { $part }: only { $wanted } here. Move { $titles } to another part or take them out.
}
finding-not-in-part = { $n ->
    [one] { $part }: { $titles } may not be in this part. Move it to another part or take it out.
   *[other] { $part }: { $titles } may not be in this part. Move them to another part or take them out.
}
finding-only-at-home = { $n ->
    [one] { $part }: { $titles } may only be in the { $home }. Move it there or take it out.
   *[other] { $part }: { $titles } may only be in the { $home }. Move them there or take them out.
}
finding-no-such-part = { $cards ->
    [one] This format has no part called “{ $part }”, but { $cards } card is there. Move it, or check that the format is the right one.
   *[other] This format has no part called “{ $part }”, but { $cards } cards are there. Move them, or check that the format is the right one.
}
finding-opener-elsewhere = { $part } holds cards, but { $opener } is in { $stands } (line { $line }). Move it to the { $places }.
finding-no-opener = { $part } holds cards, but nothing opens it. Add { $opener } to the { $places }, or take the side deck out.

finding-outside-pool = { $n ->
    [one] Not in the { $pool } pool: { $titles }. Take it out, or check that the format is the right one.
   *[other] Not in the { $pool } pool: { $titles }. Take them out, or check that the format is the right one.
}
finding-legal-of-the-same-title = Legal cards of the same title: { $titles }.
finding-banned = { $n ->
    [one] Banned in this format: { $titles }. Take it out.
   *[other] Banned in this format: { $titles }. Take them out.
}
finding-because = { $n ->
    [one] { $titles }: { $because }. Take it out.
   *[other] { $titles }: { $because }. Take them out.
}
finding-of-tribbles = { $n ->
    [one] { $titles }: cards of the Tribbles game may not be used in this one. Take it out.
   *[other] { $titles }: cards of the Tribbles game may not be used in this one. Take them out.
}
finding-borg-said = the list says so
finding-borg-all = all its personnel and ships are Borg
finding-borg-facilities = { $n ->
    [one] { $titles }: a Borg player may not include a facility that is not Borg, and this player is one: { $why }. Take it out.
   *[other] { $titles }: a Borg player may not include a facility that is not Borg, and this player is one: { $why }. Take them out.
}
finding-borg-facilities-perhaps = { $n ->
    [one] { $titles }: a Borg player may not include a facility that is not Borg. If this player plays Borg, take it out; a line “Affiliation: Borg” in the list lets it be checked.
   *[other] { $titles }: a Borg player may not include a facility that is not Borg. If this player plays Borg, take them out; a line “Affiliation: Borg” in the list lets it be checked.
}
finding-borg-missions = { $n ->
    [one] { $titles }: a Borg player may not include a Mission II with a built-in outpost that is not Borg either, and this player is one: { $why }. Look at both sides, and take it out where there is one.
   *[other] { $titles }: a Borg player may not include a Mission II with a built-in outpost that is not Borg either, and this player is one: { $why }. Look at both sides, and take them out where there is one.
}
finding-borg-missions-perhaps = { $titles }: a Borg player may not include a Mission II with a built-in outpost that is not Borg either. If this player plays Borg, look at both sides.
finding-no-pool = No pool is given, so nobody can say whether the player opened these cards. Register the pool first.
finding-not-opened = { $more ->
    [0] { $n ->
        [one] Not in the player’s pool: { $titles }. Take it out, or check that the pool is complete.
       *[other] Not in the player’s pool: { $titles }. Take them out, or check that the pool is complete.
    }
   *[other] Not in the player’s pool: { $titles }, and { $more } more. Take them out, or check that the pool is complete.
}
finding-more-than-opened = { $titles }: { $found } in the deck, { $held } in the player’s pool. Take { $over } out.
finding-not-out = { $n ->
    [one] Released after { $on }: { $titles }. Take it out, or check the day of play.
   *[other] Released after { $on }: { $titles }. Take them out, or check the day of play.
}
finding-perhaps-not-out = Released after { $on }, as far as known: { $titles }. The date of this release is only known roughly; a director decides.
finding-out-too-short = Released less than { $days } days before { $on }: { $titles }. At an event for the release itself a director may set these days to 0.
finding-legal-from = Legal from { $day }.
finding-mentions = { $titles }: { $says }

finding-format-of-another-day = { $span ->
    [from] { $format } was first played on { $day }, so other rules applied on { $on }. Choose the format of that day, or another day.
   *[until] { $format } was last played on { $day }, so other rules applied on { $on }. Choose the format of that day, or another day.
}
finding-other-number = { $more ->
    [0] Line { $line }: “{ $text }” was read as { $read }, but may mean { $other }. Write the number of copies first, as in “{ $other }x Title”.
   *[other] Line { $line }: “{ $text }” was read as { $read }, but may mean { $other }; so may { $more } more. Write the number of copies first, as in “{ $other }x Title”.
}
finding-card-or-heading = Line { $line }: “{ $text }” may be the card or a heading; it was read as the card. If the { $part } begins there, write “{ $text }:”.
finding-several-versions = { $n ->
    [one] { $n } title exists in several versions; read as { $titles }. If another version of it is meant, write its release behind the title, as in “{ $first }”.
   *[other] { $n } titles exist in several versions; read as { $titles }. If another version of one of them is meant, write its release behind the title, as in “{ $first }”.
}
finding-unknown-numbers = { $n ->
    [one] One entry is a card number that no table here knows, in line { $line }: { $text }. Export the list with titles.
   *[other] { $n } entries are card numbers that no table here knows, the first in line { $line }: { $text }. Export the list with titles.
}
finding-no-cards = No line of this list names a card. Check that the right file was given.
finding-unfit-quantity = Line { $line }, “{ $text }”: { $why }.
finding-unknown-card = Line { $line } names no card: “{ $text }”. { $next }
finding-write-the-title = Write the title as it is printed on the card.
finding-is-it = Is it { $titles }? Then write that.
finding-nowhere-until-then = Until then it is counted in no part of the deck.
finding-unknown-cards = { $more ->
    [0] { $n } lines name no card: { $lines }. Write each title as it is printed on the card.
   *[other] { $n } lines name no card: { $lines }; and { $more } more. Write each title as it is printed on the card.
}
finding-line = line { $line }, “{ $text }”
finding-line-with-reason = line { $line }, “{ $text }” ({ $reason })
finding-perhaps = { $titles }?
finding-counted-nowhere = Counted in no part of the deck: { $n }.
finding-unknown-heading = Line { $line }: “{ $text }” looks like a heading, but is not known here. The cards below it were read as part of what is above; check them.
finding-repeated-key = Line { $line }: “{ $key }” appears twice in the same brackets, and programs read only one of the two. Take one of them out or put both lists into one.
finding-miscount = Line { $line }: “{ $text }” promises { $promised }, but { $found } are listed below it. Count again.
finding-empty-heading = Line { $line }: “{ $text }” was read as a heading, but nothing is listed below it. If it names cards, write the title as it is printed on the card.
finding-placed-by-type = The list does not say which part these cards belong to; their types decided: { $parts }. If that is wrong, add headings such as “Missions:”.
finding-other-edition = This looks like a { $looks } list: { $known } of { $of } lines name cards of that game. It was checked as { $checked }: use a { $checked } list, or check this one against a format of { $looks }.
