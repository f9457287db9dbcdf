rulings-ask-words-or-a-cards-title = Words or a card’s title
rulings-attempt-title = Step { $number }, mission attempt
rulings-attempt-mission-attempt = Mission attempt
rulings-attempt-second-edition = Second Edition
rulings-attempt-there-is-no-step-the = There is no step “{ $asked }”. The first step is shown.
rulings-attempt-step = Step { $number }
rulings-attempt-within-step = Within step { $number }: { $words }
rulings-attempt-the-text-is-not-held = The text is not held here. <a href="{ $rulings-import }">Import the document</a> to read and cite it.
rulings-attempt-steps = Steps
rulings-attempt-back-to = Back to { $number }
rulings-attempt-on-to = On to { $number }
rulings-attempt-the-attempt-is-over = The attempt is over.
rulings-attempt-cite-as = Cite as <code id="cit">{ $citation }</code>
rulings-attempt-cite-in-dispute = Cite this step in dispute { $number }
rulings-attempt-all-steps = All steps
rulings-beside-under-the-same-heading = Under the same heading
rulings-beside-refers-to = Refers to
rulings-beside-in-a-document-that-is = in a document that is not held here
rulings-beside-in-another-document = in another document
rulings-beside-who-refers-here = Who refers here
rulings-beside-no-entry-held = No entry held.
rulings-compare-changed = { $n } changed
rulings-compare-new = { $n } new
rulings-compare-gone = { $n } gone
rulings-compare-unchanged = { $n } unchanged
rulings-compare-not-compared = Not compared
rulings-compare-which-two = Which two
rulings-compare-at-least-two-documents-have = At least two documents have to be held before there is something to compare.
rulings-compare-the-earlier-document = The earlier document
rulings-compare-the-later-document = The later document
rulings-compare-compare-the-documents = Compare the documents
rulings-compare-the-other-way-round = The other way round
rulings-compare-the-first-is-the-later = The first is the later one
rulings-compare-what-is-called-new-below = What is called new below is older. <a href="{ $reversed }">Compare them the other way round</a>
rulings-compare-from-to-entries-are-matched = From <a href="{ $from-link }">{ $from }</a> to <a href="{ $to-link }">{ $to }</a>. Entries are matched by their headings; introductions and lists of changes are left out. Characters that a copy lost, and other forms of a dash or a quotation mark, do not count as changes.
rulings-compare-changed-heading = Changed <span class="count">{ $n }</span>
rulings-compare-no-entry-that-both-documents = Every entry that is in both documents reads the same.
rulings-compare-new-heading = New <span class="count">{ $n }</span>
rulings-compare-gone-heading = Gone <span class="count">{ $n }</span>
rulings-compare-the-later-document-does-not = The later document does not say why. That it leaves them out does not delete them.
rulings-compare-these-are-not-deleted-was = These are not deleted: { $from } was { $taken-in }.
rulings-compare-unchanged-heading = Unchanged <span class="count">{ $n }</span>
rulings-correct-the-document-itself-is-never = The document itself is never changed. A correction changes only how the program reads it; everybody sees who made it and why, and it can be taken back. Addresses and citations given out before still lead to the same entry.
rulings-correct-choose-an-entry = Choose an entry
rulings-correct-give-the-document-a-date = Give the document a date
rulings-correct-how-the-date-is-known = How the date is known
rulings-correct-date-the-document = Date the document
rulings-correct-which-copy-is-cited = Which copy is cited
rulings-correct-several-copies-of-this-issue = Several copies of this issue are held. One that the program recognises is cited before any other, then the newest; choose where another one is right. Quotations are checked against the copy that is cited.
rulings-correct-cite-from-now-on = Cite from now on
rulings-correct-cited-now = { $copy }, cited now
rulings-correct-cite-this-copy = Cite this copy
rulings-correct-none-the-document-is-as = None. The document is as the program read it.
rulings-correct-why-it-is-taken-back = Why it is taken back
rulings-correct-take-it-back = Take it back<span class="vh">: { $what }</span>
rulings-correct-entry-correct = Correct “{ $heading }”
rulings-correct-entry-open-the-entry = Open the entry
rulings-correct-entry-cut-it-in-two = Cut it in two
rulings-correct-entry-the-other-entry-begins-at = The other entry begins at the line
rulings-correct-entry-its-heading-as-printed = Its heading, as printed
rulings-correct-entry-cut-the-entry = Cut the entry
rulings-correct-entry-it-is-no-entry-of = It is no entry of its own
rulings-correct-entry-it-continues-the-entry-before = It continues the entry before it: “{ $before }”.
rulings-correct-entry-merge-it-with-the-one = Merge it with the one before
rulings-correct-entry-its-heading = Its heading
rulings-correct-entry-the-heading-as-printed = The heading, as printed
rulings-correct-entry-correct-the-heading = Correct the heading
rulings-correct-entry-its-star = Its star
rulings-correct-entry-a-star-marks-it-as = A star marks it as new or changed.
rulings-correct-entry-no-star-marks-it-as = No star marks it as new or changed.
rulings-correct-entry-take-the-star-away = Take the star away
rulings-correct-entry-mark-it-with-a-star = Mark it with a star
rulings-correct-kind-what-it-is = What it is
rulings-correct-kind-correct-the-kind = Correct the kind
rulings-crib-a-sheet-to-print-and = A sheet to print and take along
rulings-crib-law-of = Rulings in force on { $day }
rulings-crib-at-most-twenty-entries = At most twenty entries
rulings-crib-entries-that-decisions-cite-appear = Entries that decisions cite appear here, the most cited first.
rulings-crib-in-short = In short: { $summary }
rulings-crib-its-document-is-not-held = Its document is not held here now.
rulings-decisions-to-other-installations-and-from = To other installations and from them
rulings-decisions-what-this-file-has = What this file has
rulings-decisions-from-written-on-as-the = From <strong><bdi>{ $origin }</bdi></strong>, written on { $written }, as the file says. Its lines fit together, but no file can prove who wrote it. Ask them for the first digits of its last line: <strong class="code">{ $checksum }</strong>
rulings-decisions-nothing-is-stored-yet = Nothing is stored yet.
rulings-decisions-there-is-nothing-to-store = There is nothing to store.
rulings-decisions-for-another-installation = For another installation
rulings-decisions-the-file-has-of-this = The file has { $own } of this installation, the newest first and at most { $most }: question, ruling, final word and what they rest on, without names and without the facts. A hash in each line shows whether anything was changed on the way.
rulings-decisions-download-the-file = Download the file
rulings-decisions-from-another-installation = From another installation
rulings-decisions-import-only-files-from-people = Import only files from people whom you know. What you import is shown to everybody with its origin; it is not binding here, cannot be cited and counts in no statistics.
rulings-decisions-the-file = The file
rulings-decisions-store-the-decisions = Store the decisions
rulings-decisions-what-is-here-from-elsewhere = What is here from elsewhere
rulings-decisions-nothing-was-imported = Nothing was imported.
rulings-decisions-remove-them-of = Remove them<span class="vh"> of <bdi>{ $origin }</bdi></span>
rulings-decisions-at-most-are-stored = At most { $n } are stored.
rulings-describe-title-as-printed = Title, as printed
rulings-describe-it-rules-on = It rules on
rulings-describe-series-as-a-short-name = Series, as a short name
rulings-describe-it-is-part-of-every = It is part of every citation: CR gives 1E-CR.
rulings-describe-publisher-if-it-is-known = Publisher, if it is known
rulings-describe-the-date-printed-on-the = The date printed on the document.
rulings-describe-it-has-no-date = It has no date
rulings-describe-a-star-in-it-marks = A star in it marks what is new or changed
rulings-diff-now-called = { $heading }, now called “{ $renamed }”
rulings-diff-in-the-earlier-document = { $heading } in the earlier document
rulings-diff-earlier = earlier
rulings-diff-in-the-later-document = { $heading } in the later document
rulings-diff-later = later
rulings-diff-gone = gone
rulings-diff-taken-out = taken out:
rulings-diff-put-in = put in:
rulings-diff-the-two-texts-differ-one = The two texts differ. One of them is not held, or they are too long to be compared word by word; open both.
rulings-document-replaced = Replaced
rulings-document-another-copy-of-this-document = Another copy of this document is cited in its place: a corrected one, or the one that the program recognises. The addresses of its entries lead there. <a href="{ $successor }">Open that copy</a> <a href="{ $compared }">See what differs</a>
rulings-document-the-document = The document
rulings-document-compare-with = Compare with
rulings-document-corrected-by-people = Corrected by people
rulings-document-the-program-read-the-document = The program read the document; these corrections were made by hand.
rulings-document-status-on-the-date = Status on the date
rulings-document-entries-with-their-lines-and = Entries with their lines and their status on that date
rulings-document-heading = Heading
rulings-document-status = Status
rulings-document-damage = Damage
rulings-document-line = { $heading }, line
rulings-document-the-source-line-by-line = The source, line by line
rulings-document-something-was-lost-in-this = Something was lost in this line
rulings-earlier-in-an-earlier-copy = { $heading }, in an earlier copy
rulings-earlier-not-in-the-copy-that = Not in the copy that is cited now
rulings-earlier-an-earlier-copy-of-this = An earlier copy of this document held this entry; the copy that took its place has no entry under this heading and none with this text. The text below is kept so that old addresses still lead somewhere; it decides nothing. <a href="{ $now }">Open the copy that is cited now</a>
rulings-earlier-as-it-was = As it was
rulings-entry-take-it-off-your-shelf = Take it off your shelf
rulings-entry-keep-on-your-shelf = Keep on your shelf
rulings-entry-compare-with-the-line-of = Compare with <a href="{ $source }">the line of the source</a> before quoting.
rulings-entry-the-same-name-in-another = The same name in another edition is another rule
rulings-entry-in-short = In short
rulings-entry-in-the-source = In the source
rulings-entry-summary-not-authority-the-text = <span class="badge info">Summary, not binding</span> The text is not held here. <a href="{ $rulings-import }">Import the document</a> to read and cite it.
rulings-entry-the-entry-has-no-text = The entry has no text of its own.
rulings-entry-hash-of-this-text = Hash of this text <span class="code">{ $hash }</span>
rulings-entry-in-short-summary-not-authority = In short: { $summary } <span class="badge info">Summary, not binding</span>
rulings-entry-for-one-paragraph-write-its = For one paragraph write its number behind it, such as ¶2.
rulings-entry-its-parts = Its parts
rulings-entry-status-on-a-day = Status on a day
rulings-entry-nobody-has-imported-them-here = Nobody has imported them here, so this status does not count them. <a href="{ $timeline }">See them on the timeline</a>.
rulings-feed-feed = Feed
rulings-feed-for-the-staff-of-tournaments = For the staff of tournaments
rulings-feed-your-address = Your address
rulings-feed-copy-it-into-your-feed = Copy it into your feed reader now: it is shown only once. Anyone who knows it can read what you may read, without a password.
rulings-feed-a-private-address-for-your = A private address for your feed reader
rulings-feed-it-shows-the-last-fifty = It shows the last fifty decisions of this installation as you read them here: without names, with the facts and with what each rests on.
rulings-feed-you-have-an-address-since = You have had an address since { $since }. If someone else may know it, make a new one: the old one then shows nothing.
rulings-feed-you-have-no-address = You have no address.
rulings-feed-make-a-new-address = Make a new address
rulings-feed-make-an-address = Make an address
rulings-feed-take-the-address-away = Take the address away
rulings-feed-it-ends-when-an-operator = It ends when an operator disables your account or resets your password, and when you help at no tournament any more.
rulings-flags-decisions-to-look-at-again = Decisions to look at again
rulings-flags-decisions-here = Decisions here
rulings-hit-the-document-leaves-this-question = The document leaves this question without an answer.
rulings-hit-why = { $status }: why
rulings-hit-this-copy-of-the-entry = This copy of the entry is damaged; the entry says where.
rulings-hit-quote-other-words = Quote other words
rulings-hit-no-authority-here-to-attach = Not binding here. To attach it anyway, type “{ $word }” on the next page.
rulings-hit-cited = Cited
rulings-hit-cite-this-and-rule = Cite this and rule<span class="vh">: { $citation }</span>
rulings-search-other-words = Other words to search with:
rulings-hit-nothing-here-decides-this = Nothing here decides this.
rulings-hit-no-entry-in-force-on = No entry in force on that day fits the words.
rulings-hit-the-closest-entries-are-below = The closest entries are below; none of them decides the question.
rulings-hit-another-text-answers-this-it = { $from } another text answers this: <a href="{ $to }">{ $citation }</a>. It does not apply yet.
rulings-hit-a-summary-is-ours-the = A summary is ours: the document’s text is not held here. <a href="{ $rulings-import }">Import the document</a> to read and cite it.
rulings-hit-more = { $n } more
rulings-hit-not-to-cite =
    { $n ->
        [one] { $n } entry that may not be cited here
       *[other] { $n } entries that may not be cited here
    }
rulings-import-the-document-as-text = The document as text
rulings-import-choose-its-file-or-open = Choose its file, or open the document, select everything, and paste it here: plain text, Markdown, the source of a web page, or the text of a PDF. Nothing is stored before you have seen what was read.
rulings-import-back-to-the-library = Back to the library
rulings-library-find-a-ruling = Find a ruling
rulings-library-imported = Imported documents
rulings-library-no-ruling-documents-are-imported = No ruling documents are imported yet.
rulings-library-the-documents-belong-to-their = The documents belong to their publishers and do not come with the program. What they decide can still be searched, as summaries in our own words; to read and cite the text, import your copy here, or name its file to <code>arbiter rulings import</code>.
rulings-library-sign-in-to-import-one = Sign in to import one.
rulings-library-damage-heading = Damage
rulings-library-another-copy-is-cited-in = { $publisher }; another copy is cited in its place
rulings-library-entries = entries
rulings-library-damage = damage:
rulings-library-none-seen = none seen
rulings-library-not-imported-yet = Not imported yet
rulings-library-the-program-recognises-these-documents = The program recognises these documents. Until you import one, its entries appear here with a summary in our own words, which is not binding.
rulings-outline-the-text-of-this-document = The text of this document is not held here. The summary below is in our own words; a ruling cannot rest on it.
rulings-outline-import-your-copy-to-read = <a href="{ $rulings-import }">Import your copy</a> to read and cite the text.
rulings-past-the-ruling-on-its-sheet = The ruling on its sheet<span class="vh">: <bdi>{ $citation }</bdi></span>
rulings-past-final-word = Final word:
rulings-past-no-citation = No citation.
rulings-past-added-after-the-ruling = Added after the ruling: { $citation }
rulings-past-facts-of = Facts<span class="vh"> of <bdi>{ $citation }</bdi></span>
rulings-past-the-text-it-follows-was = The text it follows was reversed. To attach it anyway, “{ $word }” has to be typed on the next page.
rulings-past-attach = Attach
rulings-past-cite-as = Cite as <code id="local-{ $id }"><bdi>{ $line }</bdi></code>
rulings-past-copy = Copy
rulings-past-not-of-this-installation = Not of this installation
rulings-precedents-persuasive-not-binding = Persuasive, not binding
rulings-precedents-these-are-decisions-of-judges = These are decisions of judges at tournaments of this installation. The ruling documents come first. Names are left out.
rulings-precedents-find-a-decision = Find a decision
rulings-precedents-card-heading-or-words = Card, heading or words
rulings-precedents-nothing-decided-here-yet = Nothing decided here yet.
rulings-precedents-every-dispute-with-a-ruling = Every dispute with a ruling, and no open appeal, appears here without names, with what it cited and what became of it.
rulings-precedents-imported-from-other-installations-whose = Imported from other installations, whose judges decided. Not binding here: a ruling cannot cite them.
rulings-preview-before-it-is-stored = Before it is stored
rulings-preview-before-storing-file = Before it is stored: { $name }
rulings-preview-not-stored = Not stored
rulings-preview-something-about-the-document-is = Something about the document is missing. It is marked below.
rulings-preview-for-an-operator = For an operator
rulings-preview-already-here = Already here
rulings-preview-open-it = Open it
rulings-preview-nothing-is-stored-yet = Nothing is stored yet
rulings-preview-look-at-what-was-read = Look at what was read, then store the document.
rulings-preview-perhaps-held-already = Perhaps held already
rulings-preview-made-plain-text = Made plain text
rulings-preview-what-is-stored-is-the = What is stored is the text in the box below.
rulings-preview-lines-left-over = Lines left over
rulings-preview-these-lines-are-in-no = These lines are in no entry, so a search would not find them: { $uncovered }.
rulings-preview-mostly-read-as-introduction = Mostly read as introduction
rulings-preview-few-headings-were-seen-so = Few headings were seen, so most of this text is in one piece, which is hard to find by searching. Entries are seen at “topic - text” or “Topic: text” after an empty line, at headings such as “## Topic” or with a line drawn below them, and at “Q:” and “A:”. Change the text in the box below and look again, or cut the entries apart once it is stored.
rulings-preview-perhaps-more-entries = Perhaps more entries
rulings-preview-these-lines-look-as-if = These lines look as if an entry began there, and were read as text of the one before: { $doubtful }. Where they are entries, put an empty line before them in the box below and look again. You can also cut them apart once the document is stored.
rulings-preview-what-was-read = What was read
rulings-preview-recognised-as = Recognised as
rulings-preview-unknown-say = not known to the program; say below what it is
rulings-preview-unknown-operator = not known to the program; an operator has to say what it is
rulings-preview-all-headings-with-their-lines = All headings, with their lines
rulings-preview-this-is-what-was-said = This is what was said of it. Correct it here where something is wrong.
rulings-preview-suggested-so-check-it = Suggested, so check it.
rulings-preview-the-text-and-its-name = The text and its name
rulings-preview-when-you-look-again-take = When you look again, take the text as it is: leave tags and page numbers in it
rulings-preview-store-the-document = Store the document
rulings-preview-correct-the-description = Correct the description
rulings-preview-put-it-away = Do not store it
rulings-queue-for-judges-one-pair-at = For judges, one pair at a time
rulings-queue-does-the-later-entry-change = Does the later entry change the earlier one? Read both, then answer.
rulings-queue-your-answer-counts-at-every = Your answer counts at every tournament of this site.
rulings-queue-your-answer-counts-at-the = Your answer counts at the tournaments where you help, and elsewhere once another judge confirms it.
rulings-queue-it-carries-your-name-and = It carries your name and can be withdrawn.
rulings-queue-the-later-entry-the-earlier = <strong>{ $position }</strong> · The later entry { $verb } the earlier one? <span class="badge info">Suggested</span>
rulings-queue-the-programs-reason = The program’s reason: { $why }
rulings-queue-earlier = Earlier: { $issued }
rulings-queue-later = Later
rulings-queue-your-answer = Your answer
rulings-queue-accept-it = Accept it
rulings-queue-set-it-aside = Set it aside
rulings-queue-nothing-waits-for-you = Nothing waits for you.
rulings-queue-a-pair-appears-here-when = A pair appears here when a later entry may change an earlier one without saying so, and both texts are held.
rulings-queue-for-a-document-that-is = { $unheld } for a document that is not held. <a href="{ $rulings-import }">Import it</a> to read both texts.
rulings-queue-proposed-waiting-for-a-second = Proposed, waiting for a second judge
rulings-queue-text-of = Text of { $citation }
rulings-queue-why-if-you = Why, if you choose “{ $word }”
rulings-relate-something-is-missing-it-is = Something is missing. It is marked below.
rulings-relate-counts-everywhere = What you assert carries your name, the date and your reason. It changes the status of the other entry at every tournament of this site.
rulings-relate-counts-where-you-help = What you assert carries your name, the date and your reason. It changes the status of the other entry at the tournaments where you help. Elsewhere it is shown as proposed until an operator, or a judge from another tournament, confirms it.
rulings-relate-it-can-be-withdrawn-both = It can be withdrawn; both stay on record.
rulings-relate-what-this-entry-does = What this entry does
rulings-relate-this-entry = This entry
rulings-relate-how-much-of-the-other = How much of the other text
rulings-relate-all-of-it = All of it
rulings-relate-a-part-of-it = A part of it
rulings-relate-an-entry-that-is-held = An entry that is held: its citation or its address, with ¶2 or #p2 for a paragraph of it
rulings-relate-or-a-text-that-is = Or a text that is not held, in the
rulings-relate-under-the-heading-or-on = under the heading, or on the card
rulings-relate-assert-the-relation = Assert the relation
rulings-relate-suggested-by-the-program = Suggested by the program
rulings-relate-nothing-the-program-sees-no = Nothing. The program sees no earlier entry that this one speaks of.
rulings-relate-suggested = Suggested
rulings-relate-because = Because { $why }.
rulings-relate-why-it-is-so-or = Why it is so, or why not
rulings-relate-accept-it = Accept it<span class="vh">: { $verb } { $one }</span>
rulings-relate-set-it-aside-leaves-unchanged = Set it aside<span class="vh">: leaves { $one } unchanged</span>
rulings-relate-asserted = Asserted
rulings-relate-nobody-asserted-anything-of-this = Nobody has asserted anything about this entry.
rulings-relate-why-it-is-withdrawn = Why it is withdrawn
rulings-relate-why-it-is-right-or = Why it is right, or why not
rulings-relate-confirm-it = Confirm it<span class="vh">: { $verb } { $one }</span>
rulings-relate-withdraw-it = Withdraw it<span class="vh">: { $verb } { $one }</span>
rulings-relations-relations = Relations
rulings-relations-what-is-done-to-it = What is done to it
rulings-relations-what-it-does = What it does
rulings-relations-none-is-printed-and-nobody = None is printed, and nobody asserted any.
rulings-relations-only-suggested = Only suggested
rulings-relations-the-program-noticed-these-they = The program noticed these. They count for nothing until a judge asserts them, or sets them aside.
rulings-search-cards-in-your-words = Cards in your words:
rulings-search-keep-the-question-for-the = Keep the question for the rules committee
rulings-shelf-the-library-has-no-such = The library has no such entry now.
rulings-shelf-only-you-see-it = Only you see it
rulings-shelf-of-entries = { $kept } of { $most } entries
rulings-shelf-kept = Kept
rulings-shelf-nothing-is-kept-yet = Nothing is kept yet.
rulings-shelf-open-an-entry-of-the = Open an entry of the rulings and press “Keep on your shelf”. While you rule on a dispute, the entries of its game are beside it.
rulings-shelf-take-it-off = Take it off<span class="vh">: { $citation }</span>
rulings-shelf-opened-lately = Opened lately
rulings-shelf-remembered-until-the-server-starts = Remembered until the server starts again, and recorded nowhere.
rulings-shelf-keep-it = Keep it<span class="vh">: { $citation }</span>
rulings-timeline-timeline = Timeline
rulings-timeline-a-full-dot-is-a = A full dot is a document that is held here. A ring is one that exists but is not held here: it may have changed a rule that you read here.
rulings-timeline-day-of-the-tournament = Day of the tournament
rulings-timeline-mark-the-day = Mark the day
rulings-timeline-after-that-day = after that day
rulings-timeline-held = held
rulings-timeline-not-held = not held
rulings-paragraph = Paragraph { $number }
rulings-beside-printed = “{ $printed }”
rulings-crib-quote = “{ $quote }”
rulings-hit-question = Q:
rulings-hit-answer = A:
rulings-queue-later-entry = Later: { $issued }
rulings-no-date = Write the date as year-month-day, such as 2000-10-30.
rulings-status-in-force = In force
rulings-status-carried-forward = Carried forward
rulings-status-partly-superseded = Partly superseded
rulings-status-superseded = Superseded
rulings-status-deleted = Deleted
rulings-status-not-yet = Not yet
rulings-status-unanswered = Unanswered
rulings-status-other-edition = Other edition
rulings-status-cross-reference = Cross reference
rulings-status-undated = Undated
rulings-status-window = Window
rulings-status-persuasive = Persuasive
rulings-flag-still-good = Still good
rulings-flag-check = Check
rulings-flag-replaced = Replaced
rulings-flag-other-game = Other game
rulings-flag-see-another = See another
rulings-statement = { $did } by { $name } on { $day }: { $reason }
rulings-statement-bare = { $did } by { $name } on { $day }.
rulings-somebody-who-left = somebody who left
rulings-issued = { $when }
rulings-timeline-series = { $series }, { $game }
rulings-undated = undated
rulings-kind-ruling = ruling
rulings-kind-erratum = erratum
rulings-kind-faq = question and answer
rulings-kind-listed-change = listed change
rulings-kind-only-refers = only refers to another
rulings-kind-timing-step = step of a timing table
rulings-kind-introduction = introduction
rulings-kinds-ruling =
    { $n ->
        [one] { $n } ruling
       *[other] { $n } rulings
    }
rulings-kinds-erratum =
    { $n ->
        [one] { $n } erratum
       *[other] { $n } errata
    }
rulings-kinds-faq =
    { $n ->
        [one] { $n } question
       *[other] { $n } questions
    }
rulings-kinds-listed-change =
    { $n ->
        [one] { $n } listed change
       *[other] { $n } listed changes
    }
rulings-kinds-only-refers =
    { $n ->
        [one] { $n } reference only
       *[other] { $n } references only
    }
rulings-kinds-timing-step =
    { $n ->
        [one] { $n } timing step
       *[other] { $n } timing steps
    }
rulings-kinds-introduction =
    { $n ->
        [one] { $n } introduction
       *[other] { $n } introductions
    }
rulings-see = See { $others }.
rulings-line = line { $lines }
rulings-lines = lines { $lines }
rulings-lines-run = { $first } to { $last }
rulings-lost-characters =
    { $n ->
        [one] { $n } lost character
       *[other] { $n } lost characters
    }
rulings-lost-icons =
    { $n ->
        [one] { $n } lost icon
       *[other] { $n } lost icons
    }
rulings-lost-other =
    { $n ->
        [one] { $n } other damaged place
       *[other] { $n } other damaged places
    }
rulings-attempt-place = { $place } of { $all }
rulings-related-withdrawn = Withdrawn
rulings-related-proposed = Proposed
rulings-related-suggested = Suggested
rulings-related-printed-erratum = printed: the document lists it as an erratum
rulings-related-printed = printed (¶{ $number })
rulings-related-not-held = “{ $heading }” ({ $source }, not held)
rulings-related-not-held-any-more = “{ $heading }” (not held any more)
rulings-related-inferred = not printed, read from the two texts: { $reason }
rulings-related-did-assert = asserted
rulings-related-did-propose = counts only where its author helps; proposed
rulings-related-did-confirm = Confirmed
rulings-verb-replaces = replaces
rulings-verb-deletes = deletes
rulings-verb-reverses = reverses
rulings-verb-amends = amends
rulings-verb-adds-to = adds to
rulings-verb-narrows = narrows
rulings-verb-confirms = confirms
rulings-verb-clarifies = clarifies
rulings-verb-leaves = leaves unchanged
rulings-verb-corrects = corrects
rulings-verb-in-part = { $verb } a part of
rulings-done = is { $done }
rulings-done-in-part = is in part { $done }
rulings-done-in-part-at = is in part (¶{ $number }) { $done }
rulings-done-replaced = replaced by
rulings-done-deleted = deleted by
rulings-done-reversed = reversed by
rulings-done-amended = amended by
rulings-done-added-to = added to by
rulings-done-narrowed = narrowed by
rulings-done-confirmed = confirmed by
rulings-done-clarified = clarified by
rulings-done-left = left unchanged by
rulings-done-corrected = corrected by
rulings-compare-not-held = One of these documents is not held here. Choose both from the lists.
rulings-compare-choice = { $title } ({ $game })
rulings-compare-choice-replaced = { $title } ({ $name }, replaced)
rulings-title-with-date = { $title }, { $date }
rulings-count-decisions =
    { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
rulings-count-entries =
    { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }
rulings-count-documents =
    { $n ->
        [one] { $n } document
       *[other] { $n } documents
    }
rulings-decision-feed-title = Decisions of judges
rulings-decision-feed-ruling = Ruling: { $text }
rulings-decision-feed-final-word = Final word: { $text }
rulings-document-every-line = every line accounted for
rulings-document-lines-left =
    { $n ->
        [one] { $n } line not accounted for
       *[other] { $n } lines not accounted for
    }
rulings-document-with-damage = { $n } with damage
rulings-document-publisher = Publisher
rulings-document-not-known = not known
rulings-document-the-one-before = The one before it
rulings-document-a-star = A star
rulings-document-star-marks = marks what is new or changed since the one before
rulings-document-builds-on = Builds on
rulings-document-baseline = { $name }, which is not held here
rulings-document-this-copy = This copy
rulings-document-reading = Reading
rulings-document-imported = Imported
rulings-document-date-printed = { $date }, as printed
rulings-document-date-assigned = { $date }, as somebody named it
rulings-document-date-inferred = { $date }, very likely: the copy has no date; this was found by comparing it with others
rulings-document-date-unknown = undated: nothing shows on which day it applied
rulings-entry-unseen =
    { $n ->
        [one] { $n } document that is not held here was issued between this one and that day
       *[other] { $n } documents that are not held here were issued between this one and that day
    }
rulings-entry-starred-new = starred: new or changed in this document
rulings-entry-starred = starred
rulings-entry-in-the-part = in the part “{ $section }”
rulings-flags-rest-on-entry =
    { $n ->
        [one] { $n } decision rests on this entry.
       *[other] { $n } decisions rest on this entry.
    }
rulings-flags-distinguish =
    { $n ->
        [one] { $n } citation distinguishes it or departs from it.
       *[other] { $n } citations distinguish it or depart from it.
    }
rulings-flags-overturned =
    { $n ->
        [one] { $n } ruling that followed it was overturned on appeal.
       *[other] { $n } rulings that followed it were overturned on appeal.
    }
rulings-flags-rest-on-reversed =
    { $n ->
        [one] { $n } decision rests on reversed text.
       *[other] { $n } decisions rest on reversed text.
    }
rulings-flags-rest-on-changed =
    { $n ->
        [one] { $n } decision rests on text that was changed in part.
       *[other] { $n } decisions rest on text that was changed in part.
    }
rulings-flags-rest-on-other-words =
    { $n ->
        [one] { $n } decision rests on words that the library holds differently now.
       *[other] { $n } decisions rest on words that the library holds differently now.
    }
rulings-flags-rest-on-missing =
    { $n ->
        [one] { $n } decision rests on text that is not held now.
       *[other] { $n } decisions rest on text that is not held now.
    }
rulings-flags-rest-on-overturned =
    { $n ->
        [one] { $n } decision rests on an earlier decision that was overturned.
       *[other] { $n } decisions rest on an earlier decision that was overturned.
    }
rulings-flags-rest-on-undermined =
    { $n ->
        [one] { $n } decision rests on an earlier decision whose text was reversed.
       *[other] { $n } decisions rest on an earlier decision whose text was reversed.
    }
rulings-library-version = version { $version }
rulings-library-publisher-not-known = publisher not known
rulings-past-from = From { $origin }, as its file of { $written } says; imported here on { $imported }.
rulings-past-followed = Followed by { $later }
rulings-past-distinguished = Distinguished by { $later }
rulings-past-departed = Departed from by { $later }
rulings-past-nobody-told = Whose version: not recorded
rulings-past-not-appealed = Not appealed
rulings-past-upheld = Upheld on appeal
rulings-past-overturned = Overturned on appeal
rulings-doubt-deleted-since = Deleted since
rulings-doubt-text-differs = Text differs
rulings-doubt-not-held-now = Not held now
rulings-doubt-overturned = Overturned
rulings-doubt-its-text-reversed = Its text reversed
rulings-precedents-too-long = Ask with a few words, 500 characters at most.
rulings-precedents-none-fits = No decision shares a card, a heading or enough words with this.
rulings-precedents-all =
    { $n ->
        [one] { $n } decision, the newest first.
       *[other] { $n } decisions, the newest first.
    }
rulings-precedents-newest = The newest { $some } of { $all } decisions.
rulings-precedents-fit =
    { $n ->
        [one] { $n } decision fits, the best first.
       *[other] { $n } decisions fit, the best first.
    }
rulings-say-why = Say why, for those who rely on it later.
rulings-queue-position = { $place } of { $all }
rulings-queue-more-wait =
    { $n ->
        [one] { $n } more pair waits
       *[other] { $n } more pairs wait
    }
rulings-relate-corrects-card = corrects (an erratum of a card)
rulings-relate-a-part-of = a part of
rulings-relate-choose-what = Choose what it does.
rulings-relate-choose-scope = Choose whether all of it is meant.
rulings-relate-no-such-entry = The library holds no such entry. Copy its citation or its address.
rulings-relate-choose-source = Choose where the text is.
rulings-relate-one-of-two = Name an entry that is held, or below a text that is not; one of the two.
rulings-relate-why-confirm = Say why you confirm it.
rulings-relate-not-confirmed = Not confirmed. { $why }
rulings-relate-why-withdraw = Say why it is withdrawn.
rulings-relate-not-withdrawn = Not withdrawn. { $why }
rulings-search-choose-edition = Choose one of the editions.
rulings-search-too-long = The question is too long. Ask with a few words, 500 characters at most.
rulings-search-summary = { $game }, on { $day }.
rulings-search-first-answers = { $game }, on { $day }. The first entry answers this; the others speak of it. Read before you rule.
rulings-search-answers = { $game }, on { $day }. This entry answers it; read it before you rule.
rulings-search-look-up = { $game }, on { $day }. You typed a name and no question: the entries under it or, if there are none, those that name it.
rulings-search-sign-decides = This decides it
rulings-search-sign-look-up = Look-up
rulings-search-sign-speaks = Related, but none decides it
rulings-search-sign-nothing = Nothing on this question
rulings-search-after = After { $day }
rulings-search-from = From { $day }
rulings-split-no-longer-fits = No longer fits: { $why }.
rulings-split-taken-back = Taken back
rulings-split-corrected = Corrected
rulings-split-is-this = “{ $heading }” (line { $line }) is this: { $kind }.
rulings-split-copy = { $name }, imported on { $day } ({ $hash })
rulings-split-copy-recognised = { $name }, imported on { $day }, recognised by the program ({ $hash })
rulings-split-why-cite = Say why this copy is to be cited.
rulings-split-other-copy-now = Another copy is cited now; it is marked below.
rulings-split-how-known = Say how the date is known.
rulings-split-date-now = It is { $day } now.
rulings-split-you-typed = You typed: { $typed }.
rulings-split-you-wanted = You wanted: { $wanted }.
rulings-split-why-correct = Say why, for those who read this entry later.
rulings-split-again = Nothing was changed. Look at what is recorded now; what you typed is still here to send again.
rulings-split-is-now = It is “{ $heading }” now, { $kind }.
rulings-split-correction-taken-back = A correction was taken back
rulings-split-imported-again = The document was imported again, or its neighbours were corrected.
rulings-split-choose-line = Choose the line at which the other entry begins.
rulings-split-choose-kind = Choose what it is.
rulings-split-choose-star = Choose whether a star marks it.
rulings-split-choose-act = Choose what is to be corrected.
rulings-split-heading-too-long = The heading has { $length } characters; at most { $most } fit. Shorten it.
rulings-split-write-heading = Write the heading as it is printed.
rulings-split-why-take-back = Say why it is taken back.
rulings-split-not-taken-back = Not taken back. { $why }
rulings-timeline-known =
    { $n ->
        [one] { $n } document known
       *[other] { $n } documents known
    }
rulings-timeline-held-here = { $n } held here
rulings-timeline-others = Other documents held here
rulings-timeline-every-game = every game
rulings-timeline-entries-known = entries known, text not held
rulings-timeline-row =
    { $n ->
        [one] { $name }: { $n } issue, { $held } held
       *[other] { $name }: { $n } issues, { $held } held
    }
rulings-import-no-text = There is no text here. Copy the whole document and paste it.
rulings-import-control-characters = Line { $line } holds control characters, so this is not plain text. Save the document as text and copy it again.
rulings-import-give-file-name = Give the name of the file, such as rulings-2003.txt. It is also used for the web address.
rulings-import-give-title = Give the title printed on the document.
rulings-import-choose-game = Choose the game it rules on.
rulings-import-publisher-too-long = At most 120 characters.
rulings-import-give-series = Give its series a short name of letters and digits, such as CR or FAQ.
rulings-import-give-date = Give the date on the document, or tick that it has none.
rulings-import-date-and-none = You gave a date and ticked that there is none. Keep one of the two.
rulings-preview-known-issue = This may be { $title } ({ $when }), which is known to exist and whose text is not here yet.
rulings-preview-another-copy = This looks like another copy of { $title } of { $date }, which is held as “{ $name }”. With the same series and date both are kept. The newer copy is cited from then on, unless the program knows the older one.
rulings-preview-held-already = The very same document is held already. Nothing needs to be stored.
rulings-preview-described-again = The very same document is held already. Storing it corrects its description: { $changes }.
rulings-preview-corrects = Another copy of { $title } is held as “{ $name }”. Both are kept; this one is cited from now on, and every quotation is checked against it.
rulings-preview-stands-behind = “{ $name }” is cited as this issue of { $title }: the program recognises it, or an operator chose it. Both are kept, and “{ $name }” stays the one that is cited until an operator says otherwise at its “Correct the split”. Where this is another issue, give it its own date.
rulings-preview-entries-found =
    { $n ->
        [one] { $n } entry found
       *[other] { $n } entries found
    }
rulings-preview-count-starred = { $n } starred
rulings-preview-count-left-over = { $n } lines left over
rulings-preview-lines = Lines
rulings-preview-lines-with-text = { $lines }, { $text } with text
rulings-preview-among-them = Among them
rulings-preview-steps-and-parts = { $n } steps and parts of others
rulings-preview-marked-with-a-star = Marked with a star
rulings-preview-joined = Split by the order of pages, joined
rulings-preview-repeating = Headings that repeat
rulings-preview-heading = “{ $heading }”
rulings-preview-heading-times = “{ $heading }” { $n } times
rulings-preview-unanswered = Questions without an answer
rulings-preview-no-entry = No entry
rulings-preview-left-line = line { $start }: { $why }
rulings-preview-left-lines = lines { $start } to { $end }: { $why }
rulings-document-sha-256 = SHA-256
rulings-document-title = { $title }
rulings-document-issued-by = { $name }
