sign-up-apply-title = Sign up, { $title }
sign-up-apply-you-sent-this-form-before = You sent this form before, with other words
sign-up-apply-what-you-sent-first-is = What you sent first is on the list, and nothing else was sent now. To change it, open its receipt.
sign-up-apply-to-apply-for-another-player = To apply for another player, press “Apply” once more.
sign-up-apply-open-the-receipt = Open the receipt
sign-up-apply-apply-for-a-place = Apply for a place
sign-up-apply-all-places-are-taken = All places are taken
sign-up-apply-you-can-still-apply-you = You can still apply: you wait on the list in case a place becomes free.
sign-up-apply-as-it-should-appear-in = As it should appear in the pairings. Everybody sees it once you are accepted.
sign-up-apply-contact-hint = Optional: for example your name on Discord or in the online client, at most { $longest } characters. Once you have a place, only your opponents and the staff see it. It is deleted when the tournament is closed.
sign-up-apply-send-your-deck-list-along = Send your deck list along, if you have one
sign-up-apply-apply = Apply
sign-up-apply-the-director-decides-who-plays = The director decides who plays. Until then only the director sees your name; your list stays private. After the tournament ends, nothing of an application is kept.
sign-up-apply-begun = Play has begun
sign-up-apply-begun-text = If the director accepts you now, you play from round { $round }. Earlier rounds count as not played.
sign-up-apply-nobody-can-sign-up-now = Nobody can sign up now.
sign-up-apply-ask-the-director-if-you = Ask the director if you would like to play.
sign-up-declined-declined = Declined
sign-up-declined-put-the-ticked-back-on = Put the ticked back on the list
sign-up-declined-delete-the-ticked = Delete the ticked
sign-up-declined-delete-all = Delete all { $number }
sign-up-declined-nothing-of-an-application-is = Nothing is kept of an application that you delete, and its receipt stops working.
sign-up-list-title = Sign-up, { $title }
sign-up-list-sign-up = Sign-up
sign-up-list-lists-to-hand-in = Lists to hand in
sign-up-list-of-the-accepted-players-sent = { $lists } of the accepted players sent a list that is not handed in yet.
sign-up-list-hand-the-lists-in-again = Hand the lists in again
sign-up-list-nobody-waits = No player is waiting.
sign-up-list-show-the-address-or-its = Show the address or its code, and players apply with their phones.
sign-up-list-players-who-wait-in-the = Players who wait, in the order of arrival
sign-up-list-since = Since
sign-up-list-accept-the-ticked = Accept the ticked
sign-up-list-decline-players = Decline players
sign-up-list-a-word-to-the-players = A message to the players you decline
sign-up-list-they-read-it-on-their = They read it on their receipt. You may leave it empty.
sign-up-list-decline-the-ticked = Decline the ticked
sign-up-list-decline-all = Decline all { $number }
sign-up-list-players-whom-you-accept-are = Players whom you accept are registered at once: everybody sees their names, and each receipt becomes the private link to the seat.
sign-up-list-players-apply-by-a-public = Players apply by a public address or its QR code, with their name and, if you like, their deck list. They wait on a list until you accept them; only you see them before that.
sign-up-list-each-player-keeps-a-receipt = Each player keeps a receipt, which becomes the private link to the seat.
sign-up-list-where-players-sign-up = Where players sign up
sign-up-list-the-address-of-the-sign = The address of the sign-up as a QR code
sign-up-list-only-this-computer-can-open = Only this computer can open this address now. Start Arbiter so that phones reach it.
sign-up-receipt-title = Your application, { $title }
sign-up-receipt-you-are-on-the-list = You are on the list
sign-up-receipt-you-have-a-place = You have a place
sign-up-receipt-you-have-no-place = You have no place
sign-up-receipt-your-application = Your application
sign-up-receipt-place-on-the-list = You are { $place } on the list.
sign-up-receipt-this-address-is-your-receipt = This address is your receipt. Keep it: nobody can find it for you. Once you are accepted, it leads to your seat. Keep it to yourself.
sign-up-receipt-the-director-accepted-you-claim = The director accepted you. Claim your seat with this device: then you see your table, report results and hand in your deck list.
sign-up-receipt-claim-late = The director accepted you. Claim your seat with this device: then you see your table and report results. Play has begun and deck lists are locked. If you have to hand one in, go to a director or deck checker.
sign-up-receipt-go-to-your-seat = Go to your seat
sign-up-receipt-accepted-with-newer-link = The director accepted you and has since given you a newer private link. Use that one, or ask the director for it.
sign-up-receipt-your-list-is-not-handed = Your list is not handed in
sign-up-receipt-the-tournament-could-not-take = The tournament could not take it as it is. Hand it in on your own page; this is what you sent.
sign-up-receipt-the-director-declined-your-application = The director declined your application.
sign-up-receipt-delete-the-application = Delete the application
sign-up-receipt-deleted-or-at-the-close = Your name is then deleted here, with the list and the contact if you sent them. Otherwise that happens when the tournament is closed.
sign-up-receipt-accepted-and-withdrawn = The director accepted you and has since withdrawn your registration. Ask the director if you would like to play.
sign-up-receipt-your-deck-list = Your deck list
sign-up-receipt-send-this-list = Send this list
sign-up-receipt-you-may-leave-it-empty = You may leave it empty and hand the list in later. A list with faults is taken, too: the <a href="{ $deck-check }">deck check</a> says what is wrong with it.
sign-up-receipt-contact = How others reach you
sign-up-receipt-contact-foot = For now only you see it. Once you have a place, your opponents and the staff see it; it is deleted when the tournament is closed.
sign-up-receipt-you-cannot-come-after-all = You cannot come after all?
sign-up-receipt-take-the-application-back = Take the application back
sign-up-receipt-name-and-list-deleted = Your name is then deleted here, with the list and the contact if you sent them.
sign-up-terms-terms = Terms
sign-up-terms-open-the-sign-up = Open the sign-up
sign-up-terms-the-sign-up-is-closed = The sign-up is closed. Choose a later moment to open it again.
sign-up-terms-open-until = Open until
sign-up-terms-places = Places
sign-up-terms-how-many-play-in-all = How many play in all, with those registered already. Leave it empty for no limit.
sign-up-terms-players-may-send-their-deck = Players may send their deck list along
sign-up-terms-save-the-terms = Save the terms
sign-up-terms-close-it-now = Close it now
sign-up-terms-when-you-close-the-tournament = When you close the tournament, all applications are deleted.
sign-up-closed = closed
sign-up-list-times-of = Times are those of { $zone }.
sign-up-list-not-open = not open
sign-up-list-waiting = { $players ->
    [one] { $players } player on the list
   *[other] { $players } players on the list
 }
sign-up-list-accept-the-first = Accept the first
sign-up-list-accept-the-first-ones = Accept the first { $free }
sign-up-list-accept-the-one = Accept the one who waits
sign-up-list-accept-all = Accept all { $number }
sign-up-list-same-name = Same name as player { $player }
sign-up-list-twice = Twice on this list
sign-up-places-taken = { $places ->
    [one] { $taken } of { $places } place taken
   *[other] { $taken } of { $places } places taken
 }
sign-up-list-free-numbers = { $free ->
    [0] the timetable takes no more players
    [one] the timetable takes { $free } more player
   *[other] the timetable takes { $free } more players
 }
sign-up-players-are-in = { $players ->
    [one] { $players } player is in
   *[other] { $players } players are in
 }
sign-up-open-until = open until { $until }
sign-up-no-list = No list
sign-up-list-without-faults = { $cards ->
    [one] { $cards } card, no faults
   *[other] { $cards } cards, no faults
 }
sign-up-list-with-faults = { $cards ->
    [one] { $cards } card, { $faults }
   *[other] { $cards } cards, { $faults }
 }
sign-up-faults = { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
 }
sign-up-receipt-gone = There is no application at this address any more: it was taken back or deleted, or the tournament is over. Ask the director if you would like to play.
sign-up-receipt-no-place-free = No place is free now.
sign-up-receipt-timetable-full = The timetable, in which everybody meets everybody, is drawn and takes no more players, so nobody else can be accepted now.
sign-up-receipt-places-free = { $places ->
    [one] { $places } place is free.
   *[other] { $places } places are free.
 }
sign-up-receipt-look-again = The director accepts players; look here again to see whether you are in.
sign-up-terms-over = This time has already passed. Choose a later one.
sign-up-terms-until = Write day and time as 2026-05-12T18:00, in the time zone { $zone }. An hour that is skipped when clocks are put forward cannot be chosen.
sign-up-terms-how-many = Write how many places there are, such as 24.
