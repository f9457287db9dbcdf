//! What people state about the library of rulings, and why a statement is refused.

use crate::domain::day::DayFormat;
use crate::domain::rulings::assertable::{ChangeCircle, Hint, NotRelatable};
use crate::domain::rulings::asserted_relation::{Assertion, EntryAddress, Target};
use crate::domain::rulings::citation::Citation;
use crate::domain::rulings::compare::NotComparable;
use crate::domain::rulings::correction::{AlreadySo, Correction, Misfit};
use crate::domain::rulings::document::Document;
use crate::domain::rulings::entry::EntryKind;
use crate::domain::rulings::log::refusal::{
    LONGEST_HEADING, LONGEST_REASON, MOST_PROPOSALS, StatementRefusal,
};
use crate::domain::rulings::log::statement::{CorrectionRequest, LibraryRecord, Question, Statement};
use crate::domain::rulings::relation::Scope;
use crate::domain::rulings::split::SetAside;
use crate::domain::rulings::standing::Done;
use crate::domain::tournament::refusal::TextKind;
use crate::messages::{Message, say};
use crate::words::pairing_error::not_awaited;
use crate::words::refusal::hidden_character;
use crate::words::relation::{done, relation, verb, work};
use crate::words::standing::not_before;

in_english! {
    Hint: hint,
    StatementRefusal: statement_refusal,
    Misfit: misfit,
    AlreadySo: |it| already_so(*it),
    NotRelatable: not_relatable,
    NotComparable: not_comparable,
    SetAside: |it| set_aside(*it),
}

/// Why lines of a document belong to no entry.
pub const fn set_aside(why: SetAside) -> Message {
    match why {
        SetAside::Rights => say("library-set-aside-rights"),
        SetAside::AroundChanges => say("library-set-aside-around-changes"),
        SetAside::BeforeHeadings => say("library-set-aside-before-headings"),
        SetAside::BeforeQuestions => say("library-set-aside-before-questions"),
        SetAside::DrawnLine => say("library-set-aside-drawn-line"),
    }
}

/// Why a statement is not recorded.
pub fn statement_refusal(refusal: &StatementRefusal) -> Message {
    match refusal {
        StatementRefusal::NotTheOperator => say("library-not-the-operator"),
        StatementRefusal::MayNotAssert => say("library-may-not-assert"),
        StatementRefusal::NoReason => say("library-no-reason"),
        StatementRefusal::ReasonTooLong { length } => {
            say("library-reason-too-long").with("length", *length).with("most", LONGEST_REASON)
        }
        StatementRefusal::ReasonHides(hidden) => hidden_character(TextKind::Reason, hidden),
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
        StatementRefusal::AlreadyAsked => say("library-already-asked"),
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
        Misfit::LongHeading => say("library-misfit-long-heading").with("most", LONGEST_HEADING),
        Misfit::Unchanged(what) => already_so(*what),
        Misfit::Step => say("library-misfit-step"),
    }
}

const fn already_so(what: AlreadySo) -> Message {
    match what {
        AlreadySo::Cited => say("library-already-cited"),
        AlreadySo::Heading => say("library-already-heading"),
        AlreadySo::Kind => say("library-already-kind"),
        AlreadySo::Star => say("library-already-star"),
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
        NotRelatable::Circle(circle) => say("library-relate-circle").with("steps", steps(circle)),
        NotRelatable::Known => say("library-relate-known"),
        NotRelatable::Contrary(does) => say("library-relate-contrary").with("does", verb(*does)),
    }
}

/// How an entry is already changed: `X is deleted by Y, which is changed by Z`.
fn steps(circle: &ChangeCircle) -> String {
    let done = |(what, by): &(Done, Citation)| done(*what, &by.to_string());
    let changed = circle.changed.to_string();
    let Some((first, further)) = circle.steps.split_first() else { return changed };
    let told = say("library-circle").with("citation", changed).with("done", done(first));
    let told = further.iter().fold(told, |before, step| {
        say("library-circle-further").with("before", before).with("done", done(step))
    });
    told.to_string()
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
        NotComparable::NotAwaited(_) => not_awaited(),
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
        Correction::SetStar { at, starred } => say("library-correction-star")
            .with("starred", starred)
            .with("heading", &at.heading)
            .with("line", at.line),
        Correction::Cite { copy } => say("library-correction-cite").with("short", copy.short()),
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
            CorrectionRequest::SetStar(starred) => say("library-wish-star").with("starred", starred),
        },
        Statement::Date { issued, .. } => correction_clause(&Correction::Date { issued: *issued }),
        Statement::Cite { copy, .. } => correction_clause(&Correction::Cite { copy: copy.clone() }),
        Statement::Describe { description, .. } => described(description),
        Statement::Assert { assertion, .. } => asserted(assertion),
        Statement::Confirm { number } => confirmed(*number),
        Statement::Withdraw { number } => withdrawn(*number),
        Statement::Ask(question) => asked(question),
        Statement::Settle { number } => settled(*number),
    }
}

/// What was stated, as a clause.
pub fn record(record: &LibraryRecord) -> Message {
    match record {
        LibraryRecord::Correction(correction) => correction_clause(correction),
        LibraryRecord::Relation(assertion) | LibraryRecord::Proposal(assertion) => asserted(assertion),
        LibraryRecord::Confirmation(number) => confirmed(*number),
        LibraryRecord::Withdrawal(number) => withdrawn(*number),
        LibraryRecord::Description(description) => described(description),
        LibraryRecord::Question(question) => asked(question),
        LibraryRecord::Settlement(number) => settled(*number),
    }
}

fn confirmed(number: i64) -> Message {
    say("library-confirmed").with("number", number)
}

fn withdrawn(number: i64) -> Message {
    say("library-withdrawn").with("number", number)
}

fn settled(number: i64) -> Message {
    say("library-settled").with("number", number)
}

fn asked(question: &Question) -> Message {
    say("library-asked")
        .with("words", &question.words)
        .with("game", question.edition.name())
        .with("day", question.day.to_string())
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
    say("library-asserted")
        .with("in-part", assertion.scope == Scope::Part)
        .with("from", from)
        .with("does", verb(assertion.does))
        .with("to", to)
}
