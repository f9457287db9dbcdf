# What an import finds.

import-list-before = The list before this one: { $why }
import-lacks-cards = Deck lists of “{ $slug }” cannot be checked here yet: the { $game } card table that judges them, version { $version }, is not in this installation. An export holds no card tables. Import the same card files here with `arbiter cards import FILE`, with the same version of the program; its answer names the version. Everything else of the tournament is complete.
import-clock-went-back = { $times ->
    [one] The clock of that installation went back once while this log was written, first at entry { $first }. The order of the entries is proved; their times are not.
   *[other] The clock of that installation went back { $times } times while this log was written, first at entry { $first }. The order of the entries is proved; their times are not.
}
import-times-ahead = { $entries ->
    [one] { $entries } entry has a time in the future. Check the clocks of both installations.
   *[other] { $entries } entries have a time in the future. Check the clocks of both installations.
}

import-guess-game = The game: its name or first lines say { $game }.
import-guess-game-by-headings = The game: { $headings } headings are titles of { $game } cards.
import-guess-series = The series: its name or first lines say “{ $word }”.
import-guess-date-in-name = The date: it is in the name of the file.
import-guess-date-in-line = The date: line { $line }, “{ $text }”.

import-change-no-date = no date
import-change-nobody = nobody
import-change-stars-mark = mark what is new
import-change-stars-mark-nothing = mark nothing
import-change-title = the title is “{ $now }” (before: “{ $before }”)
import-change-series = the series is { $now } (before: { $before })
import-change-date = the date is { $now } (before: { $before })
import-change-previous = the date of the one before it is { $now } (before: { $before })
import-change-publisher = the publisher is { $now } (before: { $before })
import-change-stars = stars { $now } (before: { $before })
import-change-known-better = the program knows more about it now

import-cards-left-out = Left out: { $file }, line { $line }: { $why }.
import-cards-left-out-more = Left out: { $lines } more lines.
import-cards-look = Look: { $doubt }
import-cards-changes = From { $cards } cards in { $printings } printings to { $cards-now } in { $printings-now }: { $new } new, { $retyped } changed their type.
import-cards-retyped = Another type: { $titles }.
import-cards-retyped-more = Another type: { $titles } and { $more } more.
import-cards-legal = { $format }: { $gained } became legal, { $lost } are no longer.
import-cards-texts = The text of { $texts } cards is kept in this installation only; people who sign in see it beside a list.
