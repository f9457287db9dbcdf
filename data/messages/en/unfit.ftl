# Why input is not used.
## Passwords
unfit-password-nul = A password cannot hold a NUL character. Choose another one.
unfit-password-too-long = The password is longer than 512 bytes. Choose a shorter one.
unfit-password-too-short = The password needs at least 8 characters. Choose a longer one.
unfit-password-common = That password is among the first that attackers try. Choose another one.
unfit-password-made-of-names = That password is made of your own name or of words that are used here, such as titles of tournaments. Attackers try those first. Choose another one.
## Accounts
unfit-account-wrong-password = The current password is not right. Type it again.
unfit-account-name-taken = This name is already taken. Choose another one.
unfit-account-no-name = The name is empty. Type the name to sign in with.
unfit-account-long-name = The name has more than 60 characters. Choose a shorter one.
unfit-account-unseen-name = The name holds a character that cannot be seen, or piles of accents. Type it again instead of copying it.
unfit-account-no-shown-name = The field “{ all-your-name }” is empty. Type the name that others see.
unfit-account-name-of-another = Another account has the name in the field “{ all-your-name }”, had it until lately, or has one that looks like it. Type another one, for example with a middle name.
unfit-account-name-of-role = What is in the field “{ all-your-name }” is the word for a role or for somebody without a name. Type what people call you.
unfit-account-last-operator = No other operator can sign in, and this installation needs one. Add another operator first.
## Second factors
unfit-factor-code = The code is not right, or was used already. Wait for the next one in your app, or type a recovery code.
unfit-factor-first-code = This is not the code that the app shows now. Check that the device’s clock is right, and type the next code.
unfit-factor-on = The second factor is on already. Turn it off first, and on again.
unfit-factor-off = Your account has no second factor. Turn it on first.
## Roles
unfit-role-not-given = The role “{ $role }” is not given by invitation.
unfit-role-invitation-gone = This invitation was taken or has ended already.
unfit-role-only-director = { $name } is the only director of this tournament. Invite another director first.
unfit-role-directs-alone = You are the only director of “{ $tournament }”, which is not over. Invite another director there first, or close the tournament.
## Names of players
unfit-names-doubles = Some of these names are here already, so no player was registered. Choose below what should happen to them.
unfit-names-twice = Some names are in this list twice, so no player was registered. Choose below what should happen to them.
unfit-names-too-many = { $count } names at once are too many. Enter at most { $most } and then the others.
unfit-names-empty = The name is empty. Type the player’s name.
unfit-names-too-long = Line { $line } has more than { $most } characters. Type one name on each line.
unfit-names-unseen = Line { $line } holds a character that cannot be seen. Type the name again instead of copying it.
unfit-names-piled = Line { $line } piles accents on a letter. Type the name with at most four on each.
unfit-names-erased = The name of player { $player } was erased for good.
## Who is who at other tournaments
unfit-person-unknown = One of them is no longer known under the same name from another tournament, so nothing was recorded. Look at the players again.
unfit-person-not-ours = Only the directors of { $tournament } can say who played there, so nothing was recorded. Ask them on the page of the players.
unfit-person-said-meanwhile = Someone else said in the meantime who { $name } is. Look at the player again.
unfit-person-not-elsewhere = { $name } is not known from any other tournament.
unfit-person-two = Two players called { $name } entered { $both }, so they are two people, and nothing was recorded. Tick one of them.
unfit-person-two-elsewhere = So far { $name } is two people: at { $first } and at { $second }. { $others } would also have to say that they are one, and you are not the director there: ask the operator to tick both here. Nothing was recorded; until then tick one of them.
unfit-person-another-tournament = another tournament
unfit-person-too-many-questions = You asked other directors { $count } questions that wait for an answer, so nothing more was asked and nothing was recorded. Wait for their answers, or ask the operator.
## Tournaments
unfit-tournament-title = Too many tournaments have this title. Choose another one.
## Deck lists
unfit-list-changed = The text of this list ({ $short }…) was changed in the database after it was handed in: it does not give the hash that the log keeps, so it is not shown. Restore a backup; until then ask the player for the list.
unfit-list-gone = The text of this list ({ $short }…) is no longer here; the log keeps only its hash. Restore a backup, or ask the player to hand the same list in again.
## Card tables
unfit-cards-other-game = The lists here are { $lists }, but the tournament’s card table is of { $table }. Choose a deck format of the tournament’s own game in the settings.
unfit-cards-missing = The card table that judges this tournament (version { $version }) is not in this installation, so lists cannot be checked here. Restore a backup of the installation that ran the tournament.
unfit-cards-unreadable = The imported card table { $version } cannot be read: { $cause }. Import the cards again with `arbiter cards import`.
unfit-cards-overtaken = Other cards were imported or taken back meanwhile. Nothing was changed. Look at what is here now, and try again.
## Exports
unfit-export-list = Nothing was exported, because nobody could import it: { $problem }. Nothing was changed.
unfit-export-list-changed = the deck list { $short }… of { $player } at “{ $slug }”: its text was changed in the database and does not give its hash; restore a backup
unfit-export-list-gone = the deck list { $short }… of { $player } at “{ $slug }”: its text is not in the database; restore a backup
unfit-export-too-large = The export is larger than any tournament. Nothing was imported.
unfit-export-no-log = The export holds no log; nothing was imported.
unfit-export-other-file = This file cannot be imported. Choose an export (.jsonl), or the results of a finished tournament as JSON or as text for trekcc.org. CSV and BBCode cannot be read back. Nothing was imported.
unfit-export-line = Line { $line } of the export cannot be used: { $why }. Nothing was imported.
## Lines of exports
unfit-line-not-the-tournament = an export begins with the tournament, written by version 1
unfit-line-address = the address may use only lower-case letters, digits and hyphens, 80 at most
unfit-line-second-tournament = a second tournament begins here
unfit-line-not-the-series = the export of a series begins with the series, written by version 1, and holds only its log
unfit-line-list-hash = the deck list does not give its hash
unfit-line-too-many-undoings = a log undoes and redoes { $most } acts at most, and this is one more
## Ruling documents
unfit-document-unknown = { $name } is not a document that the program knows. Say its series, its edition and the date on which it was issued; nothing was stored.
unfit-document-operators-only = The program does not know this document. What is stored here is cited at every tournament of this installation, so only an operator stores it. Ask an operator to import it: on this page, or with “arbiter rulings import”.
unfit-document-too-long = This is longer than 1 MB. Ask an operator to import it.
unfit-document-stored = the document “{ $stem }”: { $cause }
## Files of ruling documents
unfit-file-no-text = is { $kind }, not text. Open it, select everything, copy it, and paste it as text
unfit-file-kind-pdf = a PDF file
unfit-file-kind-packed = a packed file, such as one of Word
unfit-file-kind-old-word = a file of an old Word
unfit-file-kind-rtf = an RTF file
unfit-file-empty = holds no text; nothing to import
unfit-file-other-game = the series { $work } does not belong to { $edition }
unfit-file-library-full = the documents here already hold { $taken } of the { $most } bytes of text for which there is room; import it as part of a shorter collection
unfit-file-nameless = a document has a name and a title; give both
unfit-file-older-than-before = the document before it cannot have been issued on { $previous }, for this one is of { $issued }
## Decisions to cite
unfit-decision-not-held = There is no decision there now: it may be under appeal. Search the past decisions again and attach what is found.
unfit-decision-itself = { $decision } is this dispute itself, and a ruling cannot rest on itself.
unfit-decision-other-game = { $decision } was decided for the { $edition }, which has rules of its own.
unfit-decision-no-quote = Quote the words of { $decision } that the ruling looks to.
unfit-decision-other-words = These words are not in the ruling of { $decision }. Copy them exactly, without leaving any out.
unfit-decision-other-words-of-final-word = These words are not in the final word of { $decision }. Copy them exactly, without leaving any out.
unfit-decision-reversed = It follows { $citation }, which was reversed.
unfit-decision-reversed-word = reversed
unfit-decision-unconfirmed = { $why } To attach it anyway, type “{ $word }” as the confirmation.
## The shelf
unfit-shelf-full = Your shelf holds { $most } entries already. Take one off it, then keep this one.
## Reports
unfit-report-json = This is no report that “arbiter tournament report --as json” writes: { $why }. Nothing was imported.
unfit-report-missing = The report lacks { $fact }. Write it again with “arbiter tournament report --as trekcc”. Nothing was imported.
unfit-report-line = Line { $line } of the report is not one that “arbiter tournament report --as trekcc” writes. Nothing was imported.
unfit-report-seeds = The results of the report do not give those who play on in its cut or at its top table: a lot decided, or a reserve moved up. Import an export. Nothing was imported.
unfit-report-its-title = its title
unfit-report-its-date = the date of the tournament
unfit-report-its-scoring = the line “Scoring: …” with the scoring profile
unfit-report-its-zone = the line “Time zone: …”
unfit-report-its-players = the list of its players
unfit-report-its-ranking = its final ranking
unfit-report-not-over = The tournament of the report is not over. Nothing was imported.
unfit-report-cut = The report does not say how the cut is played and which rounds are its stages. Write it again with “arbiter tournament report --as json”, or import an export. Nothing was imported.
unfit-report-game = The game of the report is not known here. Nothing was imported.
unfit-report-profile = The scoring profile of the report is not known here. Nothing was imported.
unfit-report-system = How the report says its players were paired is not known here. Nothing was imported.
unfit-report-level = The level of the tournament in the report is not known here. Nothing was imported.
unfit-report-twice = Two players of the report have one number, among them { $name }. Nothing was imported.
unfit-report-player = The report names a player { $player } in a round before that player comes. Nothing was imported.
unfit-report-round = Nobody can be paired as round { $round } of the report says. Nothing was imported.
unfit-report-result = A result of round { $round } is missing from the report, or cannot be read. Nothing was imported.
unfit-report-figures = At table { $table } of round { $round }, the grades or differentials of the report do not follow from the score. Correct what is wrong there. Nothing was imported.
unfit-report-figures-line = In line { $line } of the report, the grades or differentials do not follow from the score. Correct what is wrong there. Nothing was imported.
unfit-report-in-round = In round { $round } of the report: { $why } Nothing was imported.
unfit-report-ranking = The results of the report do not give its ranking. Import an export. Nothing was imported.
unfit-report-number = In the report, round { $said } is where round { $round } belongs. Number the rounds 1, 2, 3 and so on, in the order in which they were played. Nothing was imported.
unfit-report-rounds = The report has { $played } rounds before any cut; a tournament has at most { $most }. Leave out the rounds that it tells twice. Nothing was imported.
unfit-report-name-in-round = In round { $round }, the report calls player { $player } “{ $said }”, and its list of players “{ $listed }”. Write the same name and number in both. Nothing was imported.
unfit-report-name-in-ranking = At place { $place }, the ranking of the report calls player { $player } “{ $said }”, and its list of players “{ $listed }”. Write the same name and number in both. Nothing was imported.
report-note-format = The deck format of the report, “{ $format }”, is not known here for its game. The tournament has no format.
report-note-counts = At its top the report says “Players: { $players }, rounds: { $rounds }”, but it lists { $listed } players and { $played } rounds. The lists counted.
report-note-standings = The standings of the report do not follow from its results for: { $names }. The results counted.
report-note-needless = { $games ->
    [one] { $games } game of the cut was left out: after a correction its match was decided without it.
   *[other] { $games } games of the cut were left out: after corrections their matches were decided without them.
 }
## Applications
unfit-application-closed = The sign-up is closed, so nothing was sent. Ask the director whether there is still a place.
unfit-application-crowded = { $most } players wait already, so nothing was sent. Ask the director.
unfit-application-no-name = Type your name.
unfit-application-name = Type your name in at most { $most } letters that can all be seen, with at most four accents on each.
unfit-application-long-list = The list has { $length } characters; at most { $most } fit.
unfit-application-long-word = The message to the player has { $length } characters; at most { $most } fit.
unfit-application-nobody = No player is ticked. Tick the players first.
unfit-application-nobody-fits = No place is free, or no player is waiting. Give the tournament more places first, or decline players.
unfit-application-no-places = More players are ticked than places are free: { $ticked } and { $free }. Untick some, or give the tournament more places.
unfit-application-meanwhile = Someone else settled one of these applications in the meantime, or its player took it back, so nothing was recorded. Look at the list again.
unfit-application-settled = Your application does not wait any more, so nothing was changed. Look at it again.
## Appointments
unfit-appointment-long-contact = Your contact has { $length } characters; at most { $most } fit.
unfit-appointment-unseen = Your contact holds characters that cannot be seen. Type it again.
unfit-appointment-over = This time has already passed. Choose a day and time that are still to come.
unfit-appointment-far = Choose a day in the next 60 days, or one before the deadline.
unfit-appointment-no-game = You have no open game with a deadline, so there is nothing to agree on.
unfit-appointment-closed = The tournament is closed, so contacts are not kept any more.
unfit-appointment-meanwhile = The appointment changed in the meantime, by your opponent or by you elsewhere, and nothing of yours was saved. Look at it again.
## JSON
unfit-json-not-an-object = it is not a JSON object in {"{"} {"}"}
unfit-json-cut = it ends too early, as if it had been cut
unfit-json-not-json = it is no longer JSON, from column { $column } on
unfit-json-missing = “{ $name }” is missing
unfit-json-unknown = “{ $name }” is not known here
unfit-json-twice = one of its values appears twice
unfit-json-kind = a value is not of the kind that belongs there
## Text
unfit-text-too-large = larger than { $most } MB; nothing of this kind is that large
unfit-text-damaged-utf16 = looks like UTF-16 and is damaged; save it again, as UTF-8 text
unfit-text-nul = line { $line }, column { $column } is a NUL byte, so this is not a text file; save it as plain text
unfit-text-encoding = neither UTF-8 nor Windows-1252; save it as UTF-8 text
## Citations
unfit-citation-not-held = The library holds no entry at “{ $place }”. Search again and attach what is found.
unfit-citation-text-not-held = The text of { $citation } is not held here, so nothing of it can be quoted. Import its document first.
unfit-citation-no-quote = Quote the words of the entry that the ruling rests on.
unfit-citation-other-words = These words are not in { $citation }. Copy them from one paragraph of the text, without leaving any out.
unfit-citation-no-authority = This entry is not binding on { $day }: { $clause }.
unfit-citation-unconfirmed = { $why } To attach it anyway, type “{ $word }” as the confirmation.
## Addresses that hear of entries
unfit-address-not-whole = Write the whole address, such as https://example.org/arbiter.
unfit-address-not-secret = The address has to begin with https://, so that nobody else can read the messages.
unfit-address-private = Arbiter does not send to private addresses. Use one that everybody on the internet can reach.
unfit-address-with-password = Leave name and password out of the address: each message is signed instead.
## The desk
unfit-desk-not-found = not found
unfit-desk-broken = The log of this tournament was damaged or changed ({ $why }). Nothing more is recorded here until it is restored from a backup: see `arbiter verify` with the --database of this site, and `arbiter restore` as the page /backups has it.
unfit-desk-broken-series = The log of this series was damaged or changed ({ $why }). Nothing more is recorded here until it is restored from a backup: see `arbiter verify` with the --database of this site, and `arbiter restore` as the page /backups has it.
unfit-desk-unsound = The export does not verify, so nothing was imported: { $why }.
unfit-desk-sent-differently = You already submitted this form with other values, and the first submission counts. First: { $first }. Now: { $now }. Load the page again to make a change.
unfit-desk-sent-differently-nothing-recorded = You already submitted this form with other values. Nothing of the second submission was recorded.
unfit-desk-number-used = The number of this form was used before, by somebody else or for another form, so nothing was recorded now. You sent: { $now }. Load the page again and send it once more.
unfit-desk-wait = { $seconds ->
    [one] Too many attempts. Wait { $seconds } second and try again.
   *[other] Too many attempts. Wait { $seconds } seconds and try again.
}
unfit-desk-crowded = Too many people sign in at once. Wait a moment and try again.
unfit-desk-sign-in-failed = The name or the password is not right. Check both and sign in again.
unfit-desk-link-spent = This link has been used, has expired or was never given out. Ask the director for a new one.
## Imports of what is here
unfit-import-tournament = The tournament “{ $title }” is here already; nothing was imported.
unfit-import-event = “{ $title }” is here already as “{ $slug }”, with the same place, day, game and number of players; nothing was imported. A report would bring its players as new people, and names that were erased here would come back. If it is another event, hide “{ $slug }” while you import the report.
unfit-import-event-of-report = A report on “{ $title }” was read here before, as “{ $slug }”, with the same place, day, game and number of players; nothing was imported. With the export each of its players would be here twice, and counted twice. Once an operator has hidden “{ $slug }”, an export with another address is taken in.
unfit-import-address = Another tournament already uses “{ $slug }”; nothing was imported.
unfit-import-series = The series “{ $slug }” is here already; nothing was imported.
unfit-import-series-address = Another series already uses “{ $slug }”; nothing was imported.
unfit-import-people = { $people } If they are the same people, import it again with --same-people.
unfit-import-same-people = { $count } of its players have the identifiers of people who are here, such as { $name }; nothing was imported.
unfit-import-same-people-erased = { $count } of its players bear the identifiers of people who are here, such as somebody whose name was erased; nothing was imported.
unfit-cards-changed = its content does not give its version
unfit-file-pasted = This { $why }.
unfit-document-file = { $name }: { $why }
unfit-export-cut-off = The end of the export is missing: { $why }. Copy or download it again. Nothing was imported.
unfit-export-shorter = line 1 says that the file has { $stated } lines, but it ends after line { $lines }
unfit-application-waiting = an application that waits on the list
unfit-application-of = an application of { $name }
