disputes-assignment-handed = Handed to the head judge by <bdi>{ $signed }</bdi>: <bdi>{ $reason }</bdi>
disputes-assignment-hand-over = Hand it to the head judge
disputes-assignment-hand-over-hint = Staff read it, the players do not. From then on the head judge or the director rules.
disputes-assignment-withdraw-this-call = Withdraw this call
disputes-assignment-withdraw-hint = For a call made twice or by mistake. It stays in the log as withdrawn; staff and the two players read the reason.
disputes-assignment-instead = Which dispute goes on in its place?
disputes-assignment-withdraw = Withdraw the call
disputes-attach-heading = Attach { $citation }
disputes-attach-not-held = <span class="badge info">Summary, not binding</span> The text of this document is not held here, so nothing can be quoted. <a href="{ $rulings-import }">Import the document</a>
disputes-attach-no-text = The entry has no text of its own, so nothing can be quoted.
disputes-attach-appeal-open = The appeal is open: what is attached now is a ground of the final word, and can be taken off until that is given.
disputes-attach-after-ruling = The ruling is given and does not rest on what is added now: it will be marked as added after the ruling, wherever the ruling is shown.
disputes-attach-quote = The words to quote
disputes-attach-cut-ruling = { $hint } Cut away what the ruling does not rest on.
disputes-attach-cut-final-word = { $hint } Cut away what the final word does not rest on.
disputes-attach-treatment-final-word = The final word
disputes-attach-treatment-follows = follows it
disputes-attach-treatment-distinguishes = distinguishes it
disputes-attach-treatment-departs = departs from it
disputes-attach-no-authority = Not binding here
disputes-attach-anyway = To attach it anyway, type “{ $word }”
disputes-attach-attach = Attach the citation
disputes-citations-attempt-link = Mission attempt, step by step
disputes-citations-attempt = A mission attempt
disputes-citations-attempt-note = The dispute speaks of one. Its 27 steps can be walked through in order, each with its citation.
disputes-citations-attempt-walk = Walk through the steps
disputes-citations-lost = The library holds no such entry. Search again and attach what is found.
disputes-citations-another-day = Another day
disputes-citations-without-authority = You can rule without a citation; the ruling then says so.
disputes-citations-in-force-on = Rulings in force on
disputes-citations-cited-here-today = Cited here today
disputes-citations-cited-here = Cited at this tournament
disputes-cited-heading = Citations
disputes-cited-nothing = Nothing is cited.
disputes-cited-nothing-yet = Nothing is cited yet.
disputes-cited-twice = Twice
disputes-cited-since = { $why } What the decision rests on stays as it was cited.
disputes-cited-caution = Caution
disputes-cited-take-off-heading = Take a citation off
disputes-cited-which-one = Which one
disputes-cited-take-off = Take the citation off
disputes-cited-stays-final = The final word is given, so all of these stay as they are.
disputes-cited-stays-appealed = What the ruling cited stays as it cited it. What is attached while the appeal is open is a ground of the final word.
disputes-cited-stays-ruled = What the ruling cited stays as it cited it.
disputes-cited-choice = { $citation }: “{ $first }”
disputes-decide-needs-you = Needs you
disputes-decide-appealed = The ruling is appealed. Your decision is final.
disputes-decide-decision = Decision
disputes-decide-uphold = Uphold the ruling
disputes-decide-overturn = Overturn the ruling
disputes-decide-word = Decision and reason
disputes-decide-word-hint = It will say that it rests on { $rests }. What it follows is attached as for a ruling, while the appeal is open. Up to 4000 characters.
disputes-decide-decide = Decide the appeal
disputes-decide-by-whom = The head judge or the director decides this appeal.
disputes-facts-none = No statements yet.
disputes-facts-add = Add a version of the facts
disputes-facts-text = What was said or seen
disputes-facts-hint = Facts are kept for good. Staff and the two players read them here; the public does not. Later, judges of other tournaments read them without names. Up to 4000 characters.
disputes-index-opened = Opened
disputes-index-ground-reversed = Ground reversed since
disputes-index-title = { $mark }Disputes, { $title }
disputes-index-waiting = Waiting for a decision
disputes-index-none = No disputes yet.
disputes-index-none-hint = When a judge is called, the question, the rulings it rests on and the decision appear here.
disputes-index-nothing-waits = Nothing waits. Every dispute is decided.
disputes-index-waiting-caption = Disputes that wait for a decision
disputes-index-handled-by = Handled by
disputes-index-decided = Decided
disputes-index-decided-caption = Disputes that are decided, the newest first
disputes-index-withdrawn = Withdrawn
disputes-index-withdrawn-caption = Calls that were withdrawn
disputes-notes-into-facts = Insert into the facts: { $name }
disputes-notes-into-ruling = Insert into the ruling: { $name }
disputes-open-title = Open a dispute, { $title }
disputes-open-not-opened = Not opened
disputes-open-what-is-disputed = What is disputed
disputes-open-question-hint = One sentence of up to 300 characters, as a question about the rules. Leave names out: it is kept for good, and public once the dispute is decided.
disputes-open-no-table = Leave both empty when it is about no table.
disputes-open-facts = Facts as first stated
disputes-open-facts-hint = Optional. Facts are kept for good. Staff and the two players read them here; the public does not. Later, judges of other tournaments read them without names.
disputes-open-open = Open the dispute
disputes-open-back = Back to the disputes
disputes-precedents-search-all = Search all decisions
disputes-precedents-names = The ruling names { $line }.
disputes-precedents-none = No earlier decision at this installation fits these words.
disputes-precedents-not-sought = Earlier decisions that fit the words you search for appear here.
disputes-precedents-persuasive = Persuasive, not binding. If your ruling relies on one, attach it.
disputes-precedents-names-linked = The ruling names <a href="{ $to }">{ $line }</a>.
disputes-ruling-heading = Ruling
disputes-ruling-overturned = <span class="badge conflict">Overturned on appeal</span> It does not hold any more: <a href="#appeal-h">the final word</a> replaces it.
disputes-ruling-under-appeal = <span class="badge needs">Under appeal</span> The final word may replace it.
disputes-ruling-rests = <bdi>{ $signed }</bdi>. It rests on { $rests }.
disputes-ruling-rested = <bdi>{ $signed }</bdi>. It rested on { $rests }.
disputes-ruling-meanwhile = Ruled in the meantime: { $signed }.
disputes-ruling-first-asked = First asked: <bdi>{ $first }</bdi>
disputes-ruling-first-worded = First worded: <bdi>{ $words }</bdi>
disputes-ruling-then-worded = Then worded: <bdi>{ $words }</bdi>
disputes-ruling-fix-wording = Fix wording
disputes-ruling-new-wording = New wording of the ruling
disputes-ruling-new-wording-hint = To fix a typo, until an appeal is decided. The first words stay in the log and are shown beside the new ones.
disputes-ruling-print = Print the ruling
disputes-ruling-text = The ruling, as told to the players
disputes-ruling-will-say = It will say that it rests on { $rests }.
disputes-ruling-begins-with = It begins with the words you cited: change them as you like.
disputes-ruling-at-most = Up to 4000 characters.
disputes-ruling-reword-question = Reword the question for the record
disputes-ruling-question = The question, as it goes on record
disputes-ruling-question-hint = As a question about the rules, without names: it is kept for good, and public once the dispute is decided. Up to 300 characters.
disputes-ruling-without-authority = I rule without a citation
disputes-ruling-give = Give the ruling
disputes-ruling-withdrawn = The call was withdrawn, so there is no ruling.
disputes-ruling-none-yet = No ruling yet. A judge, the head judge or the director gives it.
disputes-ruling-none-yet-escalated = No ruling yet. The head judge or the director gives it.
disputes-ruling-issue-penalty = Issue a penalty because of this dispute
disputes-ruling-effect = Effect on the result
disputes-ruling-no-effect = No result was changed because of this dispute.
disputes-ruling-correct-result = Correct the result with this dispute
disputes-ruling-appeal = Appeal
disputes-ruling-note-an-appeal = Note an appeal
disputes-ruling-who-appeals = Who appeals?
disputes-ruling-appeal-ground = On what ground
disputes-ruling-appeal-hint = The head judge or the director decides it. The first ruling stays in the record.
disputes-ruling-note-the-appeal = Note the appeal
disputes-ruling-nobody-appealed = Nobody appealed.
disputes-ruling-final-word = <bdi>{ $signed }</bdi>. This is the final word. It rests on { $rests }.
disputes-ruling-appellants-players = Players
disputes-ruling-appellants-others = Someone else
disputes-sheet-qr = The address of this ruling as a QR code
disputes-sheet-facts-private = The facts are not public. Staff and the two players read them.
disputes-sheet-no-statements = No statements were written down.
disputes-sheet-rests-heading = What the ruling rests on
disputes-sheet-rests-heading-both = What ruling and final word rest on
disputes-sheet-rests = It rests on { $rests }.
disputes-sheet-rests-both = The ruling rests on { $rests }. The final word rests on { $last-rests }.
disputes-sheet-qr-of = The address of { $citation } as a QR code
disputes-sheet-looked-up = { $why } (looked up on { $today })
disputes-sheet-caution = Caution.
disputes-sheet-words = Words <span class="code">{ $quote-hash }</span>, { $document } <span class="code">{ $document-hash }</span>
disputes-sheet-it-names = It names <bdi>{ $line }</bdi>.
disputes-sheet-foot = Log checksum <span class="code">{ $head }</span>. The characters after quotes and documents are the start of their SHA-256.
disputes-sheet-out-of-reach = The program serves only this computer, so the sheet has no QR code and its address opens nowhere else.
disputes-shelf-open = Open the shelf
disputes-shelf-empty = Nothing of this game yet. An entry that you open appears here; on its page you can keep it.
disputes-shelf-kept = kept
disputes-shelf-opened = opened lately
disputes-shelf-in-short = In short: { $summary }
disputes-shelf-quote = Quote its words
disputes-shelf-not-held = Its text is not held here, so nothing can be quoted.
disputes-show-title = { $mark }Dispute { $number }: { $question }
disputes-show-go-to-ruling = Go to the ruling
disputes-show-go-to-shelf = Go to your shelf
disputes-show-overtaken = Someone else changed this
disputes-show-still-typed = Still only typed, and not recorded: { $left }.
disputes-show-lost = Typed and not recorded: { $what }
disputes-show-lost-hint = There is no box for it here any more. This is what you typed, to copy from:
disputes-show-discard = Discard it<span class="vh">: { $what }</span>
disputes-show-discard-typed = Discard it
disputes-show-closed = The tournament is closed
disputes-show-closed-hint = Nothing can be added here unless the director reopens it.
disputes-show-not-recorded-yet = Not recorded yet
disputes-show-restored = What you typed before is back in its boxes.
disputes-time-heading = Time lost
disputes-time-offer = From call to ruling the table’s clock ran { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }. Give them back, give another number, or leave the clock as it is.
disputes-time-leave-the-clock = Leave the clock
disputes-time-default = Offering the time from call to ruling is <span class="mark default">our default</span>: no source names a number of minutes.
disputes-wait-appeal = Appeal
disputes-wait-decide = Decide
disputes-wait-appealed = appealed { $waited } ago
disputes-wait-in-hand = In hand
disputes-wait-claimed = { $name } is on it, called { $waited } ago
disputes-wait-escalated = Escalated
disputes-wait-for-head-judge = for the head judge, waiting { $waited }
disputes-wait-judge-call = Judge call
disputes-wait-open-call = Open the call
disputes-wait-nobody = with no judge, waiting { $waited }
disputes-wait-less-than-a-minute = less than a minute
disputes-wait-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }
disputes-assignment-take = Take the call
disputes-assignment-take-over = Take over from { $name }
disputes-assignment-give = Give the ruling
disputes-assignment-rule-instead = Rule instead of { $name }
disputes-assignment-withdrawn = Withdrawn
disputes-assignment-withdrawn-by = Withdrawn by { $signed }: { $reason }
disputes-assignment-withdrawn-instead = Withdrawn by { $signed }: { $reason } Dispute { $other } goes on.
disputes-assignment-escalated = Escalated
disputes-assignment-was-escalated = It went to the head judge before it was ruled.
disputes-assignment-yours = You are on it
disputes-assignment-you-took-it = You took the call { $when }. The players see that a judge is coming.
disputes-assignment-in-hand = In hand
disputes-assignment-on-it-since = { $name } has been on it since { $since }.
disputes-assignment-on-it-escalated = { $name } has been on it since { $since }. The head judge or the director rules.
disputes-assignment-head-judge-rules = The head judge or the director rules on it now.
disputes-assignment-unassigned = Unassigned
disputes-assignment-waiting-since = Waiting since { $since }.
disputes-when-at = at { $when }
disputes-when-on = on { $when }
disputes-citations-too-long = Ask with a few words, 500 characters at most.
disputes-citations-no-date = Write the date as year-month-day, such as 2000-10-30.
disputes-citations-other-day = This is the law of { $day }. The tournament is played on { $own }, and the law of that day decides.
disputes-attach-read-in-library = Read it in the library
disputes-attach-hint-document = Words of one paragraph, as shown above; quotation marks and dashes may be typed plainly.
disputes-attach-hint-decision = Words of the ruling, or of the final word where that replaced it, as shown above.
disputes-attach-question = Question
disputes-attach-ruling = Ruling
disputes-attach-last = Final word
disputes-attach-open-dispute = Open the dispute
disputes-cited-law-of = { $treated } Rulings in force on { $day }.
disputes-cited-of-final-word = Ground of the final word
disputes-cited-added-later = Added after the ruling
disputes-cited-beside-ruling = { $treatment ->
    [follows] Other words of the same paragraph are attached too, which the ruling follows.
    [distinguishes] Other words of the same paragraph are attached too, which the ruling distinguishes.
   *[departs-from] Other words of the same paragraph are attached too, which the ruling departs from.
 }
disputes-cited-beside-final-word = { $treatment ->
    [follows] Other words of the same paragraph are attached too, which the final word follows.
    [distinguishes] Other words of the same paragraph are attached too, which the final word distinguishes.
   *[departs-from] Other words of the same paragraph are attached too, which the final word departs from.
 }
disputes-cited-treats-ruling = { $treatment ->
    [follows] The ruling follows it.
    [distinguishes] The ruling distinguishes it.
   *[departs-from] The ruling departs from it.
 }
disputes-cited-treats-final-word = { $treatment ->
    [follows] The final word follows it.
    [distinguishes] The final word distinguishes it.
   *[departs-from] The final word departs from it.
 }
disputes-cited-treats-nothing = { $treatment ->
    [follows] Added { $when }, as an entry that the ruling would follow. The ruling does not rest on it.
    [distinguishes] Added { $when }, as an entry that the ruling would distinguish. The ruling does not rest on it.
   *[departs-from] Added { $when }, as an entry that the ruling would depart from. The ruling does not rest on it.
 }
disputes-cited-how-ruling = { $treatment ->
    [follows] The ruling follows
    [distinguishes] The ruling distinguishes
   *[departs-from] The ruling departs from
 }
disputes-cited-how-final-word = { $treatment ->
    [follows] The final word follows
    [distinguishes] The final word distinguishes
   *[departs-from] The final word departs from
 }
disputes-cited-how-nothing = Added after the ruling, { $when }; the ruling does not rest on it:
disputes-cited-verified = Verified
disputes-cited-verified-same = The file has the words as they were quoted.
disputes-cited-verified-held = The file held now has the words.
disputes-cited-other-copy = It is another copy of the document than the one quoted from.
disputes-cited-moved = Moved
disputes-cited-moved-paragraph = The words are now in paragraph { $paragraph } of the entry.
disputes-cited-moved-elsewhere = The words are now, unchanged, in { $place }, because the entry they were quoted from was cut in two.
disputes-cited-differs = Text differs
disputes-cited-differs-why = The entry held now does not hold these words. The ruling rests on what was quoted.
disputes-cited-missing = Source missing
disputes-cited-missing-why = “{ $stem }” is not in the library now, so the words cannot be checked.
disputes-cited-reversed = Its text reversed
disputes-cited-decision-says = The decision says what was quoted.
disputes-cited-other-words = Other words
disputes-cited-other-words-why = The wording of the decision has changed since. The ruling rests on what was quoted.
disputes-cited-overturned = Overturned
disputes-cited-overturned-why = It was overturned on appeal since. The final word there: { $holding }
disputes-cited-not-held = Not held
disputes-cited-not-held-why = The decision is under appeal, or its tournament is not held here now.
disputes-done-claim = You took the call
disputes-done-facts = The facts are written down
disputes-done-cite = The citation is attached
disputes-done-uncite = The citation is taken off
disputes-done-rule = Ruling given
disputes-done-escalate = Handed to the head judge
disputes-done-withdraw = The call is withdrawn
disputes-done-reword = The wording is corrected
disputes-done-time = The time is given
disputes-done-appeal = The appeal is noted
disputes-done-decide = The appeal is decided
disputes-box-ruling = the ruling
disputes-box-question = the question for the record
disputes-box-final-word = the final word
disputes-box-facts = a version of the facts
disputes-box-appeal = the appeal
disputes-box-reword = the new words of the ruling
disputes-box-reword-why = why the wording is corrected
disputes-box-uncite-why = why a citation is taken off
disputes-box-escalate-why = why it goes to the head judge
disputes-box-withdraw-why = why the call is withdrawn
disputes-box-minutes = the extra minutes
disputes-box-time-why = why time is given
disputes-box-quote = the words to quote
disputes-time-given = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } given to the table by { $who }, { $at }: { $reason }
disputes-facts-no-result = none yet
disputes-facts-not-played = not played in the end: { $name } has won the match
disputes-facts-not-played-yet = not played in the end, and the match has no winner yet
disputes-facts-noted = noted by { $signed }
disputes-index-open = { $open } open, { $unclaimed } without a judge
disputes-index-appeals = { $appeals ->
    [one] 1 appeal to decide
   *[other] { $appeals } appeals to decide
 }
disputes-index-number-decided = { $decided } decided
disputes-place-no-table = About no table
disputes-place-table = Round { $round }, table { $table }
disputes-open-line = Dispute { $number }, called by { $signed }: { $question }
disputes-open-round-fault = Rounds are numbers, such as 2.
disputes-open-table-fault = Tables are numbers up to { $highest }, such as 5.
disputes-against = { $a } against { $b }
disputes-ruling-corrected-by = Corrected by { $signed }. Reason: { $reason }
disputes-ruling-own-appeal = It was decided by the judge who had given the ruling.
disputes-ruling-own-nobody-else = You gave the ruling under appeal. Nobody else here can decide the appeal, so you may; the decision will say so.
disputes-ruling-own-others = You gave the ruling under appeal. { $names } could decide the appeal instead of you. If you decide it yourself, the decision will say so.
disputes-ruling-or = { $one } or { $other }
disputes-state-withdrawn = Withdrawn
disputes-state-in-hand = In hand
disputes-state-escalated = Escalated
disputes-state-judge-call = Judge call
disputes-state-ruled = Ruled
disputes-state-appealed = Under appeal
disputes-state-overturned = Overturned on appeal
disputes-state-upheld = Upheld on appeal
disputes-step-ruling = Ruling
disputes-step-ruling-overturned = Ruling, overturned on appeal
disputes-step-first-worded = First worded
disputes-step-then-worded = Then worded
disputes-step-appeal = Appeal
disputes-step-upheld = Final word: the ruling is upheld
disputes-step-replaced = Final word: the ruling is replaced
disputes-step-appealed = The ruling was appealed.
disputes-rests-same = what the ruling rests on
disputes-rests-beside = { $own }, beside what the ruling rests on
disputes-rests-none-own = no citation of its own
disputes-rests-none = no citation
disputes-rests-citations = { $citations ->
    [one] 1 citation
   *[other] { $citations } citations
 }
disputes-rests-decisions = { $decisions ->
    [one] no text, and looks to 1 earlier decision
   *[other] no text, and looks to { $decisions } earlier decisions
 }
disputes-rests-both = { $citations ->
    [one] 1 citation
   *[other] { $citations } citations
 }, and looks to { $decisions ->
    [one] 1 earlier decision
   *[other] { $decisions } earlier decisions
 }
disputes-outcome-upheld = The ruling is upheld
disputes-outcome-overturned = The ruling is overturned
disputes-ruling-effect-line = Round { $round }, table { $table }: corrected from { $was }; now { $now }
disputes-sheet-with-names = With the players’ names
disputes-sheet-without-names = Without the players’ names
disputes-sheet-back-dispute = dispute { $number }
disputes-sheet-back-page = your page
disputes-sheet-back-log = the log
disputes-sheet-title = Ruling on dispute { $number }
disputes-sheet-game = Game
disputes-sheet-table = Table
disputes-sheet-players = Players
disputes-sheet-judge-called = Judge called
disputes-sheet-place = round { $round }, table { $table }
disputes-sheet-law-of = Rulings in force on { $day }: { $reason }
disputes-sheet-log-of = the log of { $slug }
disputes-show-over = Dispute { $number }. { $place }
disputes-show-called = called { $waited } ago
disputes-show-opened-by = opened by { $signed }
disputes-show-law-of = { $game }, rulings in force on { $day }
disputes-teller-unsaid = Whose version: not recorded
disputes-teller-both = Both players agree
disputes-teller-staff = Seen by staff
disputes-teller-appellant-unsaid = It is not said who appeals; noted by { $noted }
disputes-teller-appellant = { $name } appeals; noted by { $noted }
disputes-time-that-it-took = time that dispute { $dispute } took
