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
import-cards-look = Check: { $doubt }
import-cards-changes = From { $cards } cards in { $printings } printings to { $cards-now } in { $printings-now }: { $new } new, { $retyped } changed their type.
import-cards-retyped = Another type: { $titles }.
import-cards-retyped-more = Another type: { $titles } and { $more } more.
import-cards-legal = { $format }: { $gained } became legal, { $lost } are no longer.
import-cards-texts = The text of { $texts } cards is kept in this installation only; people who sign in see it beside a list.

cards-doubt-lost = { $lost } of { $held } cards that are legal in { $format } would no longer be.
cards-doubt-older = The newest release in it is of { $newest }, that of the table of { $held }: it seems to be an older file.
cards-fault-in-line = line { $line }: { $why }
cards-fault-not-a-table = not a card table: it must begin with “arbiter-cards”, 1 and the edition
cards-fault-not-particulars = not a table of particulars, or not as it was written
cards-fault-not-a-plugin = these are not the columns of a LackeyCCG plugin file; give a file from the plugin’s sets folder
cards-fault-not-a-record = it cannot be read as a line of a table ({ $cause })
cards-fault-unknown-type = “{ $text }” is no card type known here (card { $card })
cards-fault-not-a-type = “{ $text }” is not a card type
cards-fault-not-an-edition = “{ $text }” is not an edition: write 1E, 2E or TR
cards-fault-not-a-zone = “{ $text }” is not a part of a deck
cards-fault-not-a-precision = the precision of a date is day, month, year, before or rolling, and not “{ $text }”
cards-fault-unknown-word = “{ $text }” is not known here
cards-fault-unknown-line = “{ $text }” begins no line of a card table
cards-fault-printing-first = a printing comes before any card
cards-fault-nameless = a card needs an id and a title
cards-fault-other-length = the header has { $columns } columns, and this row { $cells }
cards-fault-swallowed-row = a cell holds the next row, too: close its quotation mark
cards-fault-empty-cell = the column { $column } is empty
cards-fault-not-a-number = “{ $text }” in the column { $column } is not a number
cards-fault-card-left-out = its card is left out, too

import-same-people-again = { $known } If they are the same people, import it again with the box below ticked.
import-names-columns = has { $columns } columns; a list of players has at most { $most }
import-names-line-break = holds a line break inside a cell: perhaps a quotation mark is missing
import-names-no-name = has no name in the chosen columns
