# Why an entry has its status on a day, and what entries do to each other.

law-it = it { $reason }
law-it-was = it was { $reason }
law-reason-beside = { $reason }; { $beside }
law-reason-dated = { $by-person ->
    [true] { $reason }; dated { $on } by a person: { $because }
   *[false] { $reason }; the copy bears no date, very likely { $on }: { $because }
}

law-other-edition = rules on { $rules-on }; the tournament plays { $played }
law-undated = { $title } bears no date, so nothing shows that it applied on { $on }
law-names-another = only names an entry of another document, which is not held
law-refers-to = only refers to { $targets }
law-refers-to-unnamed = only refers to another text, and the document does not say which
law-unanswered = the document leaves this question without an answer
law-issued = { $after ->
    [true] issued after { $issued }, later than { $on }
   *[false] issued on { $issued }, later than { $on }
}
law-before-its-time = { $title } { $floor }; { $on } lies before that
law-floor = { $checked ->
    [true] is no older than { $day }: { $because }
   *[false] is by general knowledge no older than { $day }: { $because }
}
law-with-floor = { $reason }; it { $floor }
law-window = printed without a star, so it was issued after { $after } and by { $by }; { $on } lies in between
law-window-before = printed without a star, so it was issued before { $by }; { $on } lies in between
law-absorbed = { $included ->
    [true] taken into { $into }, which is not held, as { $by } says
   *[false] followed by { $into }, a newer issue that { $by } names and that is not held
}
law-taken-into = { $absorption }; nothing held shows that it changed
law-since-unstarred = printed without a star, so issued by { $day }
law-since-starred = starred in the document of { $day }
law-since-announced = announces an entry that is starred in the document of { $day }
law-since-document = in the document of { $day }
law-later-document = { $reason }; a later document of the series is held
law-later-without-heading = { $reason }; a later document of the series is held and has no entry under this heading
law-newest = { $reason }; no newer document of the series is held
law-date-left-out = the date is left out of account

law-beside-leaves-read = { $by }, under this heading, leaves it unchanged, as read from the two texts: { $reason }
law-beside-leaves-asserted = { $by }, under this heading, leaves it unchanged, as a person asserted on { $on }: { $reason }
law-beside-repeats = { $by } repeats it word for word
law-beside-speaks-too = a later entry under this heading, { $by }, speaks of it too; read both
law-beside-refers = a later entry under this heading, { $by }, refers to { $to }; read both

law-change-with = { $change } with all of { $of }
law-change-perhaps = perhaps already { $change }
law-change-dated-by-person = { $change }, whose date a person gave
law-change-date-unknown = { $change }, whose date is not known, so it may not have applied yet on { $on }
law-change-window = { $undated ->
    [true] { $change }, { $window }; the text itself bears no date
   *[false] { $change }, { $window }
}
law-change-printed = { $change }; it says that it { $relation }; read both
law-change-read = { $change }; not printed, read from the two texts: { $reason }
law-change-asserted = { $also ->
    [true] { $change }; as a person asserted on { $on }: { $reason }
   *[false] { $change }, as a person asserted on { $on }: { $reason }
}

law-done-replaced = replaced by { $by }
law-done-deleted = deleted by { $by }
law-done-reversed = reversed by { $by }
law-done-amended = amended by { $by }
law-done-added-to = added to by { $by }
law-done-narrowed = narrowed by { $by }
law-done-confirmed = confirmed by { $by }
law-done-clarified = clarified by { $by }
law-done-left = left unchanged by { $by }
law-done-corrected = corrected by { $by }
law-done-changed = changed by { $by }
law-done-deleted-and-replaced = deleted and replaced by { $by }
law-done-in-part = in part { $done }
law-done-in-part-at = in part (¶{ $paragraph }) { $done }

law-relation = { $in-part ->
    [true] { $does } a part of “{ $heading }” in the { $work }
   *[false] { $does } “{ $heading }” in the { $work }
}
law-work-glossary = Glossary
law-work-rulebook = Rulebook
law-work-current-rulings = earlier Current Rulings
law-work-own-series = earlier documents of its series
law-work-card = printed card
law-work-unnamed = earlier rules

law-undecided = Nothing in this library decides this for { $game } on { $on }.
law-undecided-no-document = No ruling document is imported, so nothing here decides this.
law-undecided-nothing = No entry speaks of it.
law-undecided-not-citable = What fits best may not be cited.
law-undecided-shown = What fits best is shown, but it does not decide.
law-undecided-speaks = These entries speak of it: read them before you rule.
law-undecided-doubtful = The first entry answers it, but nobody knows whether that applied on this day.
law-undecided-another-card = What fits best is about another card.
law-undecided-other-game = Another game has a rule on it, which does not apply to this one.
law-undecided-later = A later document rules on it, which did not apply yet.

law-doubt-known = { $reason } It was so when it was cited.
law-doubt-text-differs = The entry no longer holds the words that were quoted.
law-doubt-missing = “{ $document }” is not in the library now.
law-doubt-retold = Its wording has changed since.
law-doubt-undecided = It is under appeal, or its tournament is not held here now.
law-doubt-overturned = It was overturned on appeal since.

law-persuades-not-appealed = the ruling was not appealed
law-persuades-upheld = the ruling was upheld on appeal
law-persuades-overturned = the ruling was overturned on appeal, and the final word is quoted
