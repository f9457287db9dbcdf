print-by-phone-qr = Your own page as a QR code
print-by-phone-hint = Report by phone: scan this. New phone? Type the code of your card at <span class="code">{ $seat }</span>
print-checks-list = <bdi>{ $tournament }</bdi>. { $subtitle }, { $table }. { $cards }. List <span class="code">{ $sha256 }</span>
print-checks-unread = Lines that name no card
print-checks-agrees = agrees
print-checks-differs = differs:
print-checks-checked-by = checked by
print-log-checksum = Log checksum <span class="code">{ $head }</span>
print-links-print-first = Print or save it before you leave.
print-links-older = Links given to these players before no longer work.
print-links-out-of-reach = No phone can open these links
print-links-out-of-reach-hint = This program serves only the computer on which it runs, so the links are not printed.
print-links-make-again = Then make the sheet again.
print-links-player = <strong><bdi>{ $name }</bdi></strong><br><bdi>{ $tournament }</bdi>, player { $number }
print-links-qr = The private link of { $name } as a QR code
print-links-scan = Scan the QR code with your phone, or open <span class="code">{ $short }</span> and type
print-links-what-it-does = There you see your table, report your result, hand in your deck and call a judge. Anyone who has this card can act as you: keep it to yourself.
print-names-against = Against
print-names-two-boards = For two boards
print-names-one-list = On one list
print-registration-note = Name and number, event and date, full titles, copies, deck title: what Decipher asked of a list in 2007
print-registration-log-checksum = Log checksum <span class="code">{ $head }</span>.
print-registration-signed-player = signed, player
print-registration-signed-deck-checker = signed, deck checker
print-registration-date-and-time = date and time
print-sheet-title = { $title }, { $tournament } · { $site }
print-sheet-back-to = Back to { $back-to }
print-sheet-print = Print this page
print-sheet-or-browser = or use the browser’s print command
print-slips-draft = Draft, not published: the tables may still change
print-slips-open-only = Open tables only
print-slips-order = Order
print-slips-by-table = By table
print-slips-to-cut = To cut, { $n } on a sheet
print-slips-show = Show
print-slips-cut-hint = To cut: cut the whole stack at once and lay the piles on each other, row by row. The tables are then in order.
print-slips-none-open = Every table has a result.
print-slips-optional-rule = Optional rule: { $option } ({ $citation })
print-slips-tick-the-winner = Tick the winner
print-slips-extra-time = Extra time: ______ min
print-slips-complete = complete
print-slips-time = time
print-slips-decks-ran-out = decks ran out
print-slips-conceded = conceded
print-slips-other = other (what, who):
print-slips-missions-of-the-winner = Winner’s missions:
print-slips-planet = planet
print-slips-space = space
print-standings-none = No standings yet: no round is published.
