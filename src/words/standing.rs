//! Why an entry of a ruling document has its status on a day.

use chrono::NaiveDate;

use crate::domain::day::DayFormat;
use crate::domain::letters::sentence;
use crate::domain::reason::Reason;
use crate::domain::rulings::document::{Absorption, NotBefore};
use crate::domain::rulings::relation::Unprinted;
use crate::domain::rulings::standing::{
    Basis, Change, Dated, Later, SameHeading, Since, Start, Status, StatusReason, When, Why,
};
use crate::messages::{Message, dates, say};
use crate::words::relation::{done, relation};

in_english! {
    StatusReason: |it| reason_words(it, DayFormat::Iso),
    Absorption: absorption,
}

/// The name of a status, as on its badge: `Not yet`.
pub const fn status_word(status: Status) -> Message {
    match status {
        Status::InForce => say("rulings-status-in-force"),
        Status::CarriedForward => say("rulings-status-carried-forward"),
        Status::PartlySuperseded => say("rulings-status-partly-superseded"),
        Status::Superseded => say("rulings-status-superseded"),
        Status::Deleted => say("rulings-status-deleted"),
        Status::NotYet => say("rulings-status-not-yet"),
        Status::Unanswered => say("rulings-status-unanswered"),
        Status::OtherEdition => say("rulings-status-other-edition"),
        Status::CrossReference => say("rulings-status-cross-reference"),
        Status::Undated => say("rulings-status-undated"),
        Status::Window => say("rulings-status-window"),
    }
}

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
        Some(Dated { on, because, by_person }) => say("law-reason-dated")
            .with("by-person", by_person)
            .with("reason", told)
            .with("on", day(*on, days))
            .with("because", because),
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
    sentence(&reason_words(reason, days).to_string())
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
        Why::IssuedLater { after, issued, on } => say("law-issued")
            .with("after", after)
            .with("issued", day(*issued, days))
            .with("on", day(*on, days)),
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
    say("law-absorbed").with("included", is_included).with("into", into).with("by", named_by)
}

/// The earliest day that anything in a document can be from, as a clause that follows a subject.
pub fn not_before(floor: &NotBefore, days: DayFormat) -> Message {
    say("law-floor")
        .with("checked", floor.checked)
        .with("day", day(floor.day, days))
        .with("because", &floor.because)
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
                .with("reason", given(reason.as_ref()))
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
        When::Perhaps { start, on, undated } => say("law-change-window")
            .with("undated", undated)
            .with("change", told)
            .with("window", window(start, on, days)),
    };
    match &change.basis {
        Basis::Printed => told,
        Basis::PrintedOfPart(printed) => {
            say("law-change-printed").with("change", told).with("relation", relation(printed))
        }
        Basis::Unprinted(Unprinted::Read { reason }) => {
            say("law-change-read").with("change", told).with("reason", reason)
        }
        Basis::Unprinted(Unprinted::Asserted { on, reason }) => say("law-change-asserted")
            .with("also", !matches!(change.when, When::Certain))
            .with("change", told)
            .with("on", day(*on, days))
            .with("reason", given(reason.as_ref())),
    }
}

/// The reason of a person, as the end of a clause.
fn given(reason: Option<&Reason>) -> &str {
    reason.map_or("", |reason| reason.trim_end_matches('.'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::reason::TypedReason;
    use crate::domain::rulings::citation::Citation;
    use crate::domain::rulings::relation::RelationEffect;
    use crate::domain::rulings::standing::{Done, Extent};
    use crate::messages::Language;

    fn on(day: &str) -> NaiveDate {
        day.parse().unwrap()
    }

    /// A change of which everything is known only in part.
    fn doubtful() -> StatusReason {
        let entry: Citation = "1E-CR 2000-10-30, seed deck".parse().unwrap();
        let start = Start { after: Some(on("1999-01-01")), by: on("2000-10-30") };
        let change = Change {
            by: entry.clone(),
            done: Done::Unprinted(RelationEffect::Replaces, Extent::Part),
            with: None,
            when: When::Perhaps { start, on: on("2000-07-31"), undated: true },
            basis: Basis::Unprinted(Unprinted::Asserted {
                on: on("2026-05-13"),
                reason: TypedReason::from("I read both.").read(400).unwrap(),
            }),
        };
        let dated =
            Dated { on: on("2000-10-30"), because: "it speaks of a card".to_owned(), by_person: false };
        StatusReason {
            why: Why::Changed(Box::new(change)),
            beside: Some(SameHeading::Repeats(entry)),
            dated: Some(dated),
        }
    }

    #[test]
    fn a_reason_is_frozen_in_english_and_told_to_others_in_their_language() {
        let reason = doubtful();
        let frozen = "perhaps already in part replaced by 1E-CR 2000-10-30, seed deck, printed without a star, so it was issued after 1999-01-01 and by 2000-10-30; 2000-07-31 lies in between; the text itself bears no date; as a person asserted on 2026-05-13: I read both; 1E-CR 2000-10-30, seed deck repeats it word for word; the copy bears no date, very likely 2000-10-30: it speaks of a card";
        assert_eq!(reason_words(&reason, DayFormat::Iso).to_string(), frozen);
        assert_eq!(reason_clause(&reason, DayFormat::Iso), format!("it was {frozen}"));
        for other in [Language::German, Language::French] {
            let (told, plain) =
                other.speak(|| (reason_sentence(&reason, DayFormat::Words), reason.to_string()));
            assert!(!told.contains("perhaps") && !told.contains('$'), "{told}");
            assert_eq!(plain, frozen, "what is frozen into logs stays as it is");
        }
    }
}
