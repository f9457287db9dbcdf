# What people state about the library of rulings, and why a statement is refused.
library-not-the-operator = Only operators correct, date or describe a document and choose which copy is cited.
library-may-not-assert = Your account may not state anything about rulings. Ask the operator.
library-no-reason = Write down the reason. Everyone who uses the library can read it.
library-reason-too-long = The reason has { $length } characters; use at most { $most }.
library-overtaken = It was changed since you opened it.
library-no-entry = This entry is not there any more. Open the document again and look for it.
library-no-statement = This was taken back already, or is not there. Open the page again.
library-does-not-fit = This correction does not fit: { $why }. Nothing was changed.
library-too-old = The document cannot be of { $issued }: “{ $title }” { $floor }. Look at the year again.
library-to-come = { $issued } is still to come; today is { $today }. Look at the year again.
library-of-somebody-else = Someone else asserted this. Only they, the person who confirmed it, or an operator can withdraw it.
library-proposed = This is proposed already. Confirm it instead, where it is listed.
library-already-asked = This question is on the list already.
library-too-many-proposals = { $most } of your proposals wait to be confirmed. Wait for that, or withdraw one.
library-own-proposal = You proposed this yourself. A judge from another tournament, or an operator, has to confirm it.
library-same-tournaments = You help only where the person who proposed this helps too. A judge from another tournament, or an operator, has to confirm it.
library-misfit-no-entry = no entry with this text begins at line { $line }
library-misfit-nothing-before = no entry comes before it
library-misfit-other-line = line { $line } does not belong to the entry
library-misfit-begins-there = the entry begins at line { $line } already; cut it at a later line
library-misfit-dated = the document bears the date { $day }
library-misfit-dated-again = it was given the date { $day } later
library-misfit-chosen-again = another copy was chosen later
library-misfit-no-copy = no copy of this issue has this hash
library-misfit-no-heading = a heading is cited word for word, and a citation with “{ $heading }” in it would be read otherwise: leave out the sign “¶”, “›”, a number in square brackets and a step such as “3.” at its end
library-misfit-long-heading = a heading has at most { $most } characters
library-misfit-step = only an entry with the number of a step can be a step of a timing table, and it stays one
library-already-cited = this copy is cited already
library-already-heading = the heading reads so already
library-already-kind = it is of that kind already
library-already-star = its star is so already
library-relate-not-held = The library holds no such entry. Open it and copy its citation or its address.
library-relate-other-edition = The two entries rule on different games. Nothing that one says changes the other.
library-relate-itself = This is the entry itself. Name another one.
library-relate-no-paragraph = The other entry has no ¶{ $paragraph }. Open it and count its paragraphs, or name the entry alone.
library-relate-left-whole = An entry is left unchanged as a whole. Name it without a paragraph.
library-relate-no-card = An erratum corrects a card. Name the card as a text that is not held, in the printed card.
library-relate-later = The other entry is of a later document. An entry changes only what was there before it; open the later one and assert it there.
library-relate-circle = An entry cannot change what changes it: { $steps }. If that is wrong, withdraw it first, or assert that the one leaves the other unchanged.
library-relate-known = This is asserted already. See the page of the entry.
library-relate-contrary = The opposite is already asserted: that the entry { $does } the other one. Withdraw that first.
library-circle = { $citation } is { $done }
library-circle-further = { $before }, which is { $done }
library-hint-read = read side by side, likely but not certain: { $reason }
library-hint-printed = ¶{ $paragraph } says that it { $relation }
library-hint-listed = its document lists it among the changes
library-hint-marked = its document marks it as new or changed
library-compare-other-edition = “{ $from }” rules on { $rules-on }, “{ $to }” on { $other }. The same heading in another game is another rule, so there is nothing to compare. Choose two documents of one edition.
library-compare-same = This is the same document twice. Choose another one to compare it with.
library-correction-merge = “{ $heading }” (line { $line }) continues the entry before it
library-correction-cut = “{ $entry }” ends before line { $line }; from there on it is “{ $heading }”
library-correction-rename = the heading “{ $entry }” (line { $line }) reads “{ $heading }”
library-correction-kind = “{ $heading }” (line { $line }) is of the kind { $kind }
library-correction-star = { $starred ->
    [true] “{ $heading }” (line { $line }) is marked with a star
   *[false] “{ $heading }” (line { $line }) bears no star
}
library-correction-cite = of the copies of this issue the one with the hash { $short }… is cited
library-correction-date = the document is of { $issued }
library-wish-merge = it continues the entry before it
library-wish-cut = from line { $line } on it is “{ $heading }”
library-wish-rename = its heading reads “{ $heading }”
library-wish-kind = it is of the kind { $kind }
library-wish-star = { $starred ->
    [true] it is marked with a star
   *[false] it bears no star
}
library-described = { $series } { $date } is “{ $title }”
library-asserted = { $in-part ->
    [true] { $from } { $does } a part of { $to }
   *[false] { $from } { $does } { $to }
}
library-named = “{ $heading }” ({ $work })
library-asked = “{ $words }” is asked ({ $game }, rules of { $day })
library-confirmed = proposal { $number } is confirmed
library-withdrawn = statement { $number } is taken back
library-settled = question { $number } is settled
library-stated = { $stated }.
library-stated-because = { $stated }. Reason: { $reason }
library-decisions-not-one = This is not a file of decisions: its first line does not say so. Choose a file that Arbiter exported.
library-decisions-newer = A newer version of Arbiter wrote this file (its format is { $format }). Update this installation first.
library-decisions-altered = Line { $line } was changed or damaged: its hash does not fit. Ask for the file again.
library-decisions-incomplete = The file says that it has { $said } decisions, and { $found } are here. Ask for the whole file.
library-decisions-too-many = The file has { $count } decisions; at most { $most } are taken from one file.
library-decisions-line = Line { $line } is not understood: { $fault }. Nothing of the file was stored.
library-decisions-own = The file says that it comes from this installation, whose decisions are here already.
library-decisions-full = { $most } decisions of other installations are stored at most, and { $held } are. Remove some first.
library-decisions-count-new = { $n ->
    [one] { $n } decision is new.
   *[other] { $n } decisions are new.
}
library-decisions-count-changed = { $n ->
    [one] { $n } decision has changed since.
   *[other] { $n } decisions have changed since.
}
library-decisions-count-known = { $n ->
    [one] { $n } decision is here already.
   *[other] { $n } decisions are here already.
}
library-decisions-count-own = { $n ->
    [one] { $n } decision is of a tournament held here.
   *[other] { $n } decisions are of tournaments held here.
}
library-decisions-count-others = { $n ->
    [one] { $n } decision is here from elsewhere.
   *[other] { $n } decisions are here from elsewhere.
}
library-decision-unread = it is not as Arbiter writes it ({ $cause })
library-decision-origin = its origin is no address
library-decision-written = it is dated in the future or before 1970; check the clocks of both machines
library-decision-long-name = a title or citation has more than { $most } characters
library-decision-long-text = a text has more than { $most } characters
library-decision-many-cited = it has more than { $most } citations
library-decision-unseen = it holds characters that cannot be seen
library-decision-empty = its question or its ruling is empty
library-decision-year = its day is before the game appeared or years after the file
library-decision-settled = its decision is dated after the file or before 1970
library-decision-number = its dispute has the number 0
library-decision-review = its final word and its appeal do not fit
library-decision-twice = its decision is in the file twice
library-read-as-utf-16 = not UTF-8, read as UTF-16
library-read-as-windows-1252 = not UTF-8, read as Windows-1252; check accents and quotation marks
library-bytes-changed = the stored file was changed or damaged after it was imported; restore a backup
library-plain-web-page = It is a web page: its text was taken, with its headings and lists.
library-plain-links = Links to other pages were left out: { $links }.
library-plain-letters = Letters that were drawn as one character, such as “{ $letters }”, were written apart: { $lines }.
library-plain-words = Words that were broken at the end of a line were put together: { $lines }.
library-plain-page-numbers = Page numbers were left out: { $lines }.
library-plain-running-head = “{ $head }”, which is repeated at page breaks, was left out: { $lines }.
library-plain-page-breaks = Page breaks were taken out: { $lines }.
library-plain-headings = Short lines between sentences were taken as headings: { $lines }.
library-plain-lines = { $number ->
    [one] line { $lines }
   *[other] lines { $lines }
}
library-plain-many-lines = lines { $lines } and { $more } more
library-set-aside-rights = notice of rights
library-set-aside-around-changes = words around the list of changes
library-set-aside-before-headings = text before the first heading
library-set-aside-before-questions = text before the first question
library-set-aside-drawn-line = a drawn line
