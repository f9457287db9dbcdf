//! Why an entry of a ruling document has its status on a day.

use chrono::NaiveDate;

use crate::domain::day::DayFormat;
use crate::domain::letters::capital;
use crate::domain::rulings::document::{Absorption, NotBefore};
use crate::domain::rulings::relation::Unprinted;
use crate::domain::rulings::standing::{
    Basis, Change, Dated, Later, SameHeading, Since, Start, StatusReason, When, Why,
};
use crate::messages::{Message, dates, say};
use crate::words::relation::{done, relation};

/// A day in a sentence, for people or as logs write it.
pub fn day(day: NaiveDate, days: DayFormat) -> String {
    match days {
        DayFormat::Iso => day.to_string(),
        DayFormat::Words => dates::day(day),
    }
}

/// The reason as a clause without a subject: `issued on 30 October 2000, later than 12 August 2000`.
pub fn reason_words(reason: &StatusReason, days: DayFormat) -> Message {
    let mut told = why(&reason.why, days);
    if let Some(beside) = &reason.beside {
        told = say("law-reason-beside").with("reason", told).with("beside", same_heading(beside, days));
    }
    match &reason.dated {
        None => told,
        Some(Dated { on, because, by_person: true }) => say("law-reason-dated-by-person")
            .with("reason", told)
            .with("on", day(*on, days))
            .with("because", because),
        Some(Dated { on, because, by_person: false }) => {
            say("law-reason-dated").with("reason", told).with("on", day(*on, days)).with("because", because)
        }
    }
}

/// The reason as a clause with its subject: `it was issued on …`.
pub fn reason_clause(reason: &StatusReason, days: DayFormat) -> String {
    let words = reason_words(reason, days);
    let told = match reason.why {
        Why::IssuedLater { .. } | Why::TakenInto(_) | Why::Changed(_) => {
            say("law-it-was").with("reason", words)
        }
        Why::Unanswered | Why::Undated { .. } | Why::BeforeItsTime { .. } | Why::DateLeftOut => words,
        Why::OtherEdition { .. }
        | Why::NamesAnother
        | Why::RefersTo(_)
        | Why::Window { .. }
        | Why::Applies { .. } => say("law-it").with("reason", words),
    };
    told.to_string().trim_end_matches('.').to_owned()
}

/// The reason as a sentence.
pub fn reason_sentence(reason: &StatusReason, days: DayFormat) -> String {
    match reason_words(reason, days).to_string().trim().trim_end_matches('.') {
        "" => String::new(),
        clause => format!("{}.", capital(clause)),
    }
}

fn why(why: &Why, days: DayFormat) -> Message {
    match why {
        Why::OtherEdition { rules_on, played } => {
            say("law-other-edition").with("rules-on", rules_on.name()).with("played", played.name())
        }
        Why::Undated { title, on, floor } => with_floor(
            say("law-undated").with("title", title).with("on", day(*on, days)),
            floor.as_ref(),
            days,
        ),
        Why::NamesAnother => say("law-names-another"),
        Why::RefersTo(targets) if targets.is_empty() => say("law-refers-to-unnamed"),
        Why::RefersTo(targets) => say("law-refers-to").with("targets", targets.join(", ")),
        Why::Unanswered => say("law-unanswered"),
        Why::IssuedLater { after: true, issued, on } => {
            say("law-issued-after").with("issued", day(*issued, days)).with("on", day(*on, days))
        }
        Why::IssuedLater { after: false, issued, on } => {
            say("law-issued-later").with("issued", day(*issued, days)).with("on", day(*on, days))
        }
        Why::BeforeItsTime { title, floor, on } => say("law-before-its-time")
            .with("title", title)
            .with("floor", not_before(floor, days))
            .with("on", day(*on, days)),
        Why::Window { start, floor, on } => with_floor(window(*start, *on, days), floor.as_ref(), days),
        Why::TakenInto(into) => say("law-taken-into").with("absorption", absorption(into)),
        Why::Applies { since: from, later, newest } => {
            let told = since(*from, days);
            let told = match later {
                Later::None => told,
                Later::Document => say("law-later-document").with("reason", told),
                Later::WithoutHeading => say("law-later-without-heading").with("reason", told),
            };
            if *newest { say("law-newest").with("reason", told) } else { told }
        }
        Why::Changed(change) => changed(change, days),
        Why::DateLeftOut => say("law-date-left-out"),
    }
}

/// What became of a document, as a clause without a subject.
pub fn absorption(absorption: &Absorption) -> Message {
    let Absorption { into, is_included, named_by } = absorption;
    if *is_included {
        say("law-absorbed").with("into", into).with("by", named_by)
    } else {
        say("law-renewed").with("into", into).with("by", named_by)
    }
}

/// The earliest day that anything in a document can be from, as a clause that follows a subject.
pub fn not_before(floor: &NotBefore, days: DayFormat) -> Message {
    let day = day(floor.day, days);
    if floor.checked {
        say("law-floor").with("day", day).with("because", &floor.because)
    } else {
        say("law-floor-by-general-knowledge").with("day", day).with("because", &floor.because)
    }
}

fn with_floor(reason: Message, floor: Option<&NotBefore>, days: DayFormat) -> Message {
    match floor {
        Some(floor) => say("law-with-floor").with("reason", reason).with("floor", not_before(floor, days)),
        None => reason,
    }
}

/// The two days of a window.
fn window(start: Start, on: NaiveDate, days: DayFormat) -> Message {
    let (by, on) = (day(start.by, days), day(on, days));
    match start.after {
        Some(after) => say("law-window").with("after", day(after, days)).with("by", by).with("on", on),
        None => say("law-window-before").with("by", by).with("on", on),
    }
}

fn since(since: Since, days: DayFormat) -> Message {
    match since {
        Since::Unstarred(by) => say("law-since-unstarred").with("day", day(by, days)),
        Since::Starred(by) => say("law-since-starred").with("day", day(by, days)),
        Since::Announced(by) => say("law-since-announced").with("day", day(by, days)),
        Since::Document(by) => say("law-since-document").with("day", day(by, days)),
    }
}

fn same_heading(beside: &SameHeading, days: DayFormat) -> Message {
    match beside {
        SameHeading::Leaves { by, shown: Unprinted::Read { reason } } => {
            say("law-beside-leaves-read").with("by", by.to_string()).with("reason", reason)
        }
        SameHeading::Leaves { by, shown: Unprinted::Asserted { on, reason } } => {
            say("law-beside-leaves-asserted")
                .with("by", by.to_string())
                .with("on", day(*on, days))
                .with("reason", reason)
        }
        SameHeading::Repeats(by) => say("law-beside-repeats").with("by", by.to_string()),
        SameHeading::SpeaksToo(by) => say("law-beside-speaks-too").with("by", by.to_string()),
        SameHeading::Refers { by, to } => {
            say("law-beside-refers").with("by", by.to_string()).with("to", to.to_string())
        }
    }
}

fn changed(change: &Change, days: DayFormat) -> Message {
    let mut told = done(change.done, &change.by.to_string());
    if let Some(of) = &change.with {
        told = say("law-change-with").with("change", told).with("of", of.to_string());
    }
    if matches!(change.when, When::Perhaps { .. }) {
        told = say("law-change-perhaps").with("change", told);
    }
    told = match change.when {
        When::Certain => told,
        When::DatedByPerson => say("law-change-dated-by-person").with("change", told),
        When::DateUnknown { on } => {
            say("law-change-date-unknown").with("change", told).with("on", day(on, days))
        }
        When::Perhaps { start, on, undated: false } => {
            say("law-change-window").with("change", told).with("window", window(start, on, days))
        }
        When::Perhaps { start, on, undated: true } => {
            say("law-change-window-undated").with("change", told).with("window", window(start, on, days))
        }
    };
    match &change.basis {
        Basis::Printed => told,
        Basis::PrintedOfPart(printed) => {
            say("law-change-printed").with("change", told).with("relation", relation(printed))
        }
        Basis::Unprinted(Unprinted::Read { reason }) => {
            say("law-change-read").with("change", told).with("reason", reason)
        }
        Basis::Unprinted(Unprinted::Asserted { on, reason }) if matches!(change.when, When::Certain) => {
            say("law-change-asserted").with("change", told).with("on", day(*on, days)).with("reason", reason)
        }
        Basis::Unprinted(Unprinted::Asserted { on, reason }) => say("law-change-asserted-also")
            .with("change", told)
            .with("on", day(*on, days))
            .with("reason", reason),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::edition::Edition;
    use crate::domain::rulings::citation::Citation;
    use crate::domain::rulings::relation::{NamedWork, Relation, RelationEffect, Scope};
    use crate::domain::rulings::standing::{Done, Extent};
    use crate::messages::Language;

    fn on(day: &str) -> NaiveDate {
        day.parse().unwrap()
    }

    fn entry() -> Citation {
        "1E-CR 2000-10-30, seed deck".parse().unwrap()
    }

    /// One of each.
    #[expect(clippy::too_many_lines, reason = "a value of each kind")]
    fn all() -> Vec<StatusReason> {
        let [first, second, third] = ["1999-01-01", "2000-07-31", "2000-10-30"].map(on);
        let start = Start { after: Some(first), by: third };
        let open = Start { after: None, by: third };
        let floor = |checked| NotBefore {
            day: first,
            because: "it names cards of that month".to_owned(),
            source: "a source".to_owned(),
            checked,
        };
        let title = || "Harbour rules".to_owned();
        let heading = "Seed deck".to_owned();
        let printed = Relation {
            does: RelationEffect::Amends,
            scope: Scope::Part,
            source: NamedWork::Glossary,
            heading,
            paragraph: 2,
        };
        let absorbed = |is_included| Absorption {
            into: "Rulebook version 3".to_owned(),
            is_included,
            named_by: "1E-CR 2000-10-30".to_owned(),
        };
        let mut whys = vec![
            Why::OtherEdition { rules_on: Edition::Second, played: Edition::First },
            Why::Undated { title: title(), on: second, floor: None },
            Why::Undated { title: title(), on: second, floor: Some(floor(false)) },
            Why::NamesAnother,
            Why::RefersTo(Vec::new()),
            Why::RefersTo(vec!["dilemmas".to_owned(), "missions".to_owned()]),
            Why::Unanswered,
            Why::IssuedLater { after: true, issued: third, on: second },
            Why::IssuedLater { after: false, issued: third, on: second },
            Why::BeforeItsTime { title: title(), floor: floor(true), on: second },
            Why::Window { start, on: second, floor: Some(floor(true)) },
            Why::Window { start: open, on: second, floor: None },
            Why::TakenInto(Box::new(absorbed(true))),
            Why::TakenInto(Box::new(absorbed(false))),
            Why::DateLeftOut,
        ];
        for since in
            [Since::Unstarred(first), Since::Starred(first), Since::Announced(first), Since::Document(first)]
        {
            for later in [Later::None, Later::Document, Later::WithoutHeading] {
                whys.extend([true, false].map(|newest| Why::Applies { since, later, newest }));
            }
        }
        let read = Unprinted::read("one says so, the other not.");
        let asserted = Unprinted::asserted(second, "I read both.");
        for when in [
            When::Certain,
            When::DatedByPerson,
            When::DateUnknown { on: second },
            When::Perhaps { start, on: second, undated: true },
            When::Perhaps { start: open, on: second, undated: false },
        ] {
            for basis in [
                Basis::Printed,
                Basis::PrintedOfPart(printed.clone()),
                Basis::Unprinted(read.clone()),
                Basis::Unprinted(asserted.clone()),
            ] {
                for with in [None, Some(entry())] {
                    let done = Done::Unprinted(RelationEffect::Replaces, Extent::Part);
                    let (by, basis) = (entry(), basis.clone());
                    whys.push(Why::Changed(Box::new(Change { by, done, with, when, basis })));
                }
            }
        }
        let mut all: Vec<StatusReason> =
            whys.into_iter().map(|why| StatusReason { why, beside: None, dated: None }).collect();
        for shown in [read, asserted] {
            let beside = Some(SameHeading::Leaves { by: entry(), shown });
            all.push(StatusReason { why: Why::Unanswered, beside, dated: None });
        }
        for beside in [
            SameHeading::Repeats(entry()),
            SameHeading::SpeaksToo(entry()),
            SameHeading::Refers { by: entry(), to: entry() },
        ] {
            all.push(StatusReason { why: Why::Unanswered, beside: Some(beside), dated: None });
        }
        for by_person in [true, false] {
            let dated = Some(Dated { on: second, because: "it speaks of a card".to_owned(), by_person });
            all.push(StatusReason { why: Why::Unanswered, beside: None, dated });
        }
        all
    }

    #[test]
    fn every_reason_is_told_as_in_the_log_and_to_others_in_their_language() {
        for reason in all() {
            for days in [DayFormat::Iso, DayFormat::Words] {
                assert_eq!(reason_words(&reason, days).to_string(), reason.words(days));
                assert_eq!(reason_clause(&reason, days), reason.clause(days));
                assert_eq!(reason_sentence(&reason, days), reason.sentence(days));
            }
            for other in [Language::German, Language::French] {
                let told = other.speak(|| reason_sentence(&reason, DayFormat::Words));
                assert_ne!(told, reason.sentence(DayFormat::Words));
                let frozen = other.speak(|| reason.to_string());
                assert_eq!(frozen, reason.to_string(), "what is frozen into logs stays as it is");
            }
        }
    }
}
