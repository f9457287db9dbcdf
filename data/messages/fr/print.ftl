print-by-phone-your-own-page-as-a = Your own page as a QR code
print-by-phone-report-by-phone-scan-this = Report by phone: scan this, or open <span class="code">{ $address }</span>. New phone? Type the code of your card at <span class="code">{ $seat }</span>
print-checks-list = <bdi>{ $tournament }</bdi>. { $subtitle }, { $table }. { $cards }. List <span class="code">{ $sha256 }</span>
print-checks-lines-that-name-no-card = Lines that name no card
print-checks-agrees = agrees
print-checks-differs = differs:
print-checks-checked-by = checked by
print-checks-log-checksum = Log checksum <span class="code">{ $head }</span>
print-links-print-or-save-it-before = Print or save it before you leave. Links given to these players before no longer work.
print-links-no-phone-can-open-these = No phone can open these links
print-links-this-program-serves-only-the = This program serves only the computer on which it runs, so the links are not printed. Start it with <code>arbiter serve --listen 0.0.0.0:8080 --plain-http-lan</code>, or behind a proxy with TLS, and make the sheet again.
print-links-player = <strong><bdi>{ $name }</bdi></strong><br><bdi>{ $tournament }</bdi>, player { $number }
print-links-the-private-link-of-as = The private link of { $name } as a QR code
print-links-scan-it-with-your-phone = Scan it with your phone, or open <span class="code">{ $short }</span> and type
print-links-there-you-see-your-table = There you see your table, report your result, hand in your deck and call a judge. Anybody who has it can act as you: keep it to yourself.
print-names-against = Against
print-parts-log-checksum = Log checksum <span class="code">{ $head }</span>
print-registration-name-and-number-event-and = Name and number, event and date, full titles, copies, deck title: what Decipher asked of a list in 2007
print-registration-log-checksum = Log checksum <span class="code">{ $head }</span>.
print-registration-signed-player = signed, player
print-registration-signed-deck-checker = signed, deck checker
print-registration-date-and-time = date and time
print-sheet-arbiter = { $title }, { $tournament } · Arbiter
print-sheet-back-to = Back to { $back-to }
print-sheet-print-this-page = Print this page
print-sheet-or-use-the-browsers-print = or use the browser’s print command
print-slips-draft-not-published-the-tables = Draft, not published: the tables may still change
print-slips-optional-rule = Optional rule: { $option } ({ $citation })
print-slips-complete = complete
print-slips-time = time
print-slips-decks-ran-out = decks ran out
print-slips-conceded = conceded
print-slips-other-and-who = other, and who:
print-slips-log-checksum = Log checksum <span class="code">{ $head }</span>
print-standings-no-standings-yet-no-round = No standings yet: no round is published.
