//! What people state about the library of rulings, and why a statement is refused.

use crate::domain::day::DayFormat;
use crate::domain::rulings::assertable::{ChangeCircle, Hint, NotRelatable};
use crate::domain::rulings::asserted_relation::{Assertion, EntryAddress, Target};
use crate::domain::rulings::compare::NotComparable;
use crate::domain::rulings::correction::{AlreadySo, Correction, Misfit};
use crate::domain::rulings::document::Document;
use crate::domain::rulings::entry::EntryKind;
use crate::domain::rulings::log::refusal::{MOST_PROPOSALS, StatementRefusal};
use crate::domain::rulings::log::statement::{CorrectionRequest, Statement};
use crate::domain::rulings::relation::Scope;
use crate::messages::{Message, say};
use crate::words::relation::{done, relation, verb, work};
use crate::words::standing::not_before;

/// Why a statement is not recorded.
pub fn statement_refusal(refusal: &StatementRefusal) -> Message {
    match refusal {
        StatementRefusal::Overtaken => say("library-overtaken"),
        StatementRefusal::NoEntry => say("library-no-entry"),
        StatementRefusal::NoStatement => say("library-no-statement"),
        StatementRefusal::DoesNotFit(why) => say("library-does-not-fit").with("why", misfit(why)),
        StatementRefusal::TooOld { issued, title, floor } => say("library-too-old")
            .with("issued", issued.to_string())
            .with("title", title)
            .with("floor", not_before(floor, DayFormat::Iso)),
        StatementRefusal::ToCome { issued, today } => {
            say("library-to-come").with("issued", issued.to_string()).with("today", today.to_string())
        }
        StatementRefusal::NotRelatable(why) => not_relatable(why),
        StatementRefusal::OfSomebodyElse => say("library-of-somebody-else"),
        StatementRefusal::Proposed => say("library-proposed"),
        StatementRefusal::TooManyProposals => say("library-too-many-proposals").with("most", MOST_PROPOSALS),
        StatementRefusal::OwnProposal => say("library-own-proposal"),
        StatementRefusal::SameTournaments => say("library-same-tournaments"),
    }
}

/// Why a correction does not fit, as a clause.
pub fn misfit(misfit: &Misfit) -> Message {
    match misfit {
        Misfit::NoEntry(line) => say("library-misfit-no-entry").with("line", *line),
        Misfit::NothingBefore => say("library-misfit-nothing-before"),
        Misfit::OtherLine(line) => say("library-misfit-other-line").with("line", *line),
        Misfit::BeginsThere(line) => say("library-misfit-begins-there").with("line", *line),
        Misfit::Dated(day) => say("library-misfit-dated").with("day", day.to_string()),
        Misfit::DatedAgain(day) => say("library-misfit-dated-again").with("day", day.to_string()),
        Misfit::ChosenAgain => say("library-misfit-chosen-again"),
        Misfit::NoCopy => say("library-misfit-no-copy"),
        Misfit::NoHeading(heading) => say("library-misfit-no-heading").with("heading", heading),
        Misfit::Unchanged(AlreadySo::Cited) => say("library-already-cited"),
        Misfit::Unchanged(AlreadySo::Heading) => say("library-already-heading"),
        Misfit::Unchanged(AlreadySo::Kind) => say("library-already-kind"),
        Misfit::Unchanged(AlreadySo::Star) => say("library-already-star"),
        Misfit::Step => say("library-misfit-step"),
    }
}

/// Why a relation cannot be asserted.
pub fn not_relatable(why: &NotRelatable) -> Message {
    match why {
        NotRelatable::NotHeld => say("library-relate-not-held"),
        NotRelatable::OtherEdition => say("library-relate-other-edition"),
        NotRelatable::Itself => say("library-relate-itself"),
        NotRelatable::NoParagraph(number) => say("library-relate-no-paragraph").with("paragraph", *number),
        NotRelatable::LeftWhole => say("library-relate-left-whole"),
        NotRelatable::NoCard => say("library-relate-no-card"),
        NotRelatable::Later => say("library-relate-later"),
        NotRelatable::Circle(steps) => {
            say("library-relate-circle").with("steps", circle(steps).unwrap_or_else(Message::empty))
        }
        NotRelatable::Known => say("library-relate-known"),
        NotRelatable::Contrary(does) => say("library-relate-contrary").with("does", verb(*does)),
    }
}

/// How an entry is already changed; `None` without a step.
fn circle(circle: &ChangeCircle) -> Option<Message> {
    let mut told: Option<Message> = None;
    for (what, by) in &circle.steps {
        let what = done(*what, &by.to_string());
        told = Some(match told {
            None => say("library-circle").with("citation", circle.changed.to_string()).with("done", what),
            Some(before) => say("library-circle-further").with("before", before).with("done", what),
        });
    }
    told
}

/// Why a relation is suggested, as a clause.
pub fn hint(hint: &Hint) -> Message {
    match hint {
        Hint::Read(reason) => say("library-hint-read").with("reason", reason),
        Hint::Printed(printed) => say("library-hint-printed")
            .with("paragraph", printed.paragraph)
            .with("relation", relation(printed)),
        Hint::Listed => say("library-hint-listed"),
        Hint::Marked => say("library-hint-marked"),
    }
}

/// Why two documents are not compared.
pub fn not_comparable(why: &NotComparable) -> Message {
    match why {
        NotComparable::OtherEdition { from, to, editions } => say("library-compare-other-edition")
            .with("from", from)
            .with("rules-on", editions.0.name())
            .with("to", to)
            .with("other", editions.1.name()),
        NotComparable::Same => say("library-compare-same"),
        NotComparable::NotAwaited(_) => say("library-not-awaited"),
    }
}

/// A kind of entry in a sentence.
pub const fn kind(kind: EntryKind) -> Message {
    match kind {
        EntryKind::Ruling => say("rulings-kind-ruling"),
        EntryKind::Erratum => say("rulings-kind-erratum"),
        EntryKind::Faq => say("rulings-kind-faq"),
        EntryKind::SummaryOfChange => say("rulings-kind-listed-change"),
        EntryKind::CrossReferenceOnly => say("rulings-kind-only-refers"),
        EntryKind::TimingStep => say("rulings-kind-timing-step"),
        EntryKind::FrontMatter => say("rulings-kind-introduction"),
    }
}

/// What a correction does, as a clause.
pub fn correction_clause(correction: &Correction) -> Message {
    match correction {
        Correction::Merge { at } => {
            say("library-correction-merge").with("heading", &at.heading).with("line", at.line)
        }
        Correction::Cut { at, line, heading, .. } => say("library-correction-cut")
            .with("entry", &at.heading)
            .with("line", *line)
            .with("heading", heading),
        Correction::Rename { at, heading } => say("library-correction-rename")
            .with("entry", &at.heading)
            .with("line", at.line)
            .with("heading", heading),
        Correction::SetKind { at, kind: wanted } => say("library-correction-kind")
            .with("heading", &at.heading)
            .with("line", at.line)
            .with("kind", kind(*wanted)),
        Correction::SetStar { at, starred: true } => {
            say("library-correction-star").with("heading", &at.heading).with("line", at.line)
        }
        Correction::SetStar { at, starred: false } => {
            say("library-correction-no-star").with("heading", &at.heading).with("line", at.line)
        }
        Correction::Cite { copy } => {
            let short: String = copy.as_str().chars().take(16).collect();
            say("library-correction-cite").with("short", short)
        }
        Correction::Date { issued } => say("library-correction-date").with("issued", issued.to_string()),
    }
}

/// What somebody wants to state, as a clause.
pub fn statement(statement: &Statement) -> Message {
    match statement {
        Statement::Correct { change, .. } => match change {
            CorrectionRequest::Merge => say("library-wish-merge"),
            CorrectionRequest::Cut { line, heading } => {
                say("library-wish-cut").with("line", *line).with("heading", heading)
            }
            CorrectionRequest::Rename(heading) => say("library-wish-rename").with("heading", heading),
            CorrectionRequest::SetKind(wanted) => say("library-wish-kind").with("kind", kind(*wanted)),
            CorrectionRequest::SetStar(true) => say("library-wish-star"),
            CorrectionRequest::SetStar(false) => say("library-wish-no-star"),
        },
        Statement::Date { issued, .. } => correction_clause(&Correction::Date { issued: *issued }),
        Statement::Cite { copy, .. } => correction_clause(&Correction::Cite { copy: copy.clone() }),
        Statement::Describe { description, .. } => described(description),
        Statement::Assert { assertion, .. } => asserted(assertion),
        Statement::Confirm { number } => say("library-confirmed").with("number", *number),
        Statement::Withdraw { number } => say("library-withdrawn").with("number", *number),
        Statement::Ask(question) => say("library-asked")
            .with("words", &question.words)
            .with("game", question.edition.name())
            .with("day", question.day.to_string()),
        Statement::Settle { number } => say("library-settled").with("number", *number),
    }
}

fn described(document: &Document) -> Message {
    say("library-described")
        .with("series", document.work.to_string())
        .with("date", document.date())
        .with("title", &document.title)
}

fn asserted(assertion: &Assertion) -> Message {
    let EntryAddress { stem, slug } = &assertion.from;
    let from = format!("{stem}/{slug}");
    let to = match &assertion.to {
        Target::Entry(EntryAddress { stem, slug }) => format!("{stem}/{slug}"),
        Target::Named { source, heading } => {
            say("library-named").with("heading", heading).with("work", work(*source)).to_string()
        }
    };
    match assertion.scope {
        Scope::Whole => {
            say("library-asserted").with("from", from).with("does", verb(assertion.does)).with("to", to)
        }
        Scope::Part => say("library-asserted-in-part")
            .with("from", from)
            .with("does", verb(assertion.does))
            .with("to", to),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::rulings::document::NotBefore;
    use crate::domain::rulings::relation::RelationEffect;
    use crate::domain::rulings::standing::Done;

    fn misfits() -> Vec<Misfit> {
        let day = "2000-10-30".parse().unwrap();
        let mut all = vec![
            Misfit::NoEntry(3),
            Misfit::NothingBefore,
            Misfit::OtherLine(3),
            Misfit::BeginsThere(3),
            Misfit::Dated(day),
            Misfit::DatedAgain(day),
            Misfit::ChosenAgain,
            Misfit::NoCopy,
            Misfit::NoHeading("¶ seed".to_owned()),
            Misfit::Step,
        ];
        let already = [AlreadySo::Cited, AlreadySo::Heading, AlreadySo::Kind, AlreadySo::Star];
        all.extend(already.map(Misfit::Unchanged));
        all
    }

    #[test]
    fn every_refusal_is_told_as_at_the_console() {
        let (day, entry) = ("2000-10-30".parse().unwrap(), "1E-CR 2000-10-30, seed deck");
        let entry = || entry.parse().unwrap();
        let steps = vec![(Done::Deleted, entry()), (Done::ChangedInPart, entry())];
        let circle = NotRelatable::Circle(Box::new(ChangeCircle { changed: entry(), steps }));
        let floor = Box::new(NotBefore {
            day,
            because: "it names cards of that month".to_owned(),
            source: "a source".to_owned(),
            checked: false,
        });
        let mut all = vec![
            StatementRefusal::Overtaken,
            StatementRefusal::NoEntry,
            StatementRefusal::NoStatement,
            StatementRefusal::TooOld { issued: day, title: "Rules".to_owned(), floor },
            StatementRefusal::ToCome { issued: day, today: day },
            StatementRefusal::OfSomebodyElse,
            StatementRefusal::Proposed,
            StatementRefusal::TooManyProposals,
            StatementRefusal::OwnProposal,
            StatementRefusal::SameTournaments,
        ];
        all.extend(misfits().into_iter().map(StatementRefusal::DoesNotFit));
        let related = [
            NotRelatable::NotHeld,
            NotRelatable::OtherEdition,
            NotRelatable::Itself,
            NotRelatable::NoParagraph(3),
            NotRelatable::LeftWhole,
            NotRelatable::NoCard,
            NotRelatable::Later,
            NotRelatable::Known,
            NotRelatable::Contrary(RelationEffect::Leaves),
            circle,
        ];
        all.extend(related.map(StatementRefusal::NotRelatable));
        for one in all {
            assert_eq!(statement_refusal(&one).to_string(), one.to_string());
        }
        for one in [Hint::Read("both say so".to_owned()), Hint::Listed, Hint::Marked] {
            assert_eq!(hint(&one).to_string(), one.to_string());
        }
    }
}
