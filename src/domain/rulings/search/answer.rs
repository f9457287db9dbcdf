//! Sorts what fits into what may be cited and what may not.
#![expect(clippy::float_arithmetic, reason = "these figures rank texts, not people")]

use crate::domain::awaited::Awaited;
use crate::domain::rulings::entry::{Kind, unmarked};
use crate::domain::rulings::library::{Found, Library};
use crate::domain::rulings::search::bm25::rarity;
use crate::domain::rulings::search::index::{Part, Unit, Words};
use crate::domain::rulings::search::question::Question;
use crate::domain::rulings::search::ranking::{Candidate, by_words, look_closely};
use crate::domain::rulings::search::snippet::quote;
use crate::domain::rulings::search::synonyms::Aliases;
use crate::domain::rulings::search::{Answer, Blind, Closest, Hit, Query, Undecided};
use crate::domain::rulings::standing::{Standing, Status, Why};
use crate::domain::rulings::status::standing;

/// An answer decides from this evidence on; see [`Fit::evidence`]. Measured on tests/cases/disputes.json.
const DECIDES: f64 = 2.6;
/// What counts in the evidence beside the words that were matched.
const KNOWN: f64 = 2.0;
const ABOUT_IT: f64 = 0.5;
/// The same where nobody wrote down what the entry answers.
const UNKNOWN: f64 = 0.5;
/// Of a question that says nothing but the heading so much is still about it.
const LEAST: f64 = 0.05;
/// What answers, but not yet or not at all, fits at least so well beside what may be cited: then that decides nothing.
const AS_WELL: f64 = 1.05;
/// The same of what answers in another game, whose words are only alike.
const BETTER: f64 = 1.3;
/// What is left of the score for each newer document of the game: of two that fit nearly alike the newer comes first.
const OLDER: f64 = 0.94;
const OLDER_TIMES: usize = 2;
/// So many entries of either kind are looked at closely.
pub(super) const CLOSELY: usize = 60;
/// What may not be cited is named when it fits at least so well beside the best and speaks of so much of the question.
const WORTH_NAMING: f64 = 0.5;
const SPEAKS_OF_IT: f64 = 0.36;
/// Of the first five results at most two on one subject.
const FIRST: usize = 5;
const OF_ONE_FAMILY: usize = 2;

/// An entry that fits, with its standing.
struct Fit<'a> {
    part: &'a Part,
    question: &'a Question,
    unit: &'a Unit,
    found: Found<'a>,
    candidate: Candidate,
    standing: Standing,
}

pub(super) fn answer(
    parts: &[Part],
    aliases: &Aliases,
    library: &Library,
    query: &Query,
    blind: Blind,
    awaited: &Awaited,
) -> Answer {
    if parts.iter().all(|part| part.units.is_empty()) {
        let note = Undecided { edition: query.edition, on: query.on, also: None, fits: Closest::NoDocument };
        return Answer {
            decides: false,
            cover: 0.0,
            note: Some(note),
            found: 0,
            results: Vec::new(),
            also: Vec::new(),
        };
    }
    let questions: Vec<(&Part, Question)> =
        parts.iter().map(|part| (part, Question::of(&query.text, part, aliases))).collect();
    let mut fits: Vec<Fit<'_>> = Vec::new();
    for (part, question) in &questions {
        fits.extend(of_part(part, question, library, query, blind, awaited));
    }
    fits.sort_by(|a, b| {
        let place = |fit: &Fit<'_>| (fit.unit.stem.clone(), fit.unit.line_start);
        b.candidate.score.total_cmp(&a.candidate.score).then_with(|| place(a).cmp(&place(b)))
    });
    sorted(fits, query)
}

/// The entries of one edition that fit best: those that may be cited, and some that may not.
fn of_part<'a>(
    part: &'a Part,
    question: &'a Question,
    library: &'a Library,
    query: &Query,
    blind: Blind,
    awaited: &Awaited,
) -> Vec<Fit<'a>> {
    let (mut authority, mut other) = (Vec::new(), Vec::new());
    for candidate in awaited.each(by_words(part, question)) {
        let never = blind == Blind::Nothing
            && (part.edition != query.edition
                || part.units.get(candidate.unit).is_none_or(|unit| unit.earliest > query.on));
        if authority.len() >= CLOSELY {
            break;
        }
        if never && other.len() >= CLOSELY {
            continue;
        }
        let Some(fit) = fit(part, question, candidate, library, query, blind) else { continue };
        if fit.standing.status.is_authority() { authority.push(fit) } else { other.push(fit) }
    }
    authority.extend(other);
    authority
}

fn fit<'a>(
    part: &'a Part,
    question: &'a Question,
    mut candidate: Candidate,
    library: &'a Library,
    query: &Query,
    blind: Blind,
) -> Option<Fit<'a>> {
    let unit = part.units.get(candidate.unit)?;
    let held = library.document(&unit.stem)?;
    let found = Found { held, entry: held.entry(unit.ordinal)? };
    let edition = if blind == Blind::Edition { part.edition } else { query.edition };
    let mut standing = standing(found, edition, query.on, library);
    let dated = matches!(standing.status, Status::NotYet | Status::Superseded | Status::Deleted);
    if blind == Blind::Date && dated {
        standing = Standing::new(Status::InForce, Why::DateLeftOut);
    }
    look_closely(&mut candidate, unit, question);
    candidate.score *= worth(standing.status);
    for _ in 0..newer(part, unit, library, query) {
        candidate.score *= OLDER;
    }
    Some(Fit { part, question, unit, found, candidate, standing })
}

/// How many newer documents of the game there were on the day; more than a few count no further.
fn newer(part: &Part, unit: &Unit, library: &Library, query: &Query) -> usize {
    let Some(issued) = unit.issued else { return 0 };
    let documents = library.documents().filter(|held| held.document.edition == part.edition);
    let newer =
        documents.filter(|held| held.document.issued.is_some_and(|day| issued < day && day <= query.on));
    newer.take(OLDER_TIMES).count()
}

/// Of two that fit alike the one of better standing comes first.
const fn worth(status: Status) -> f64 {
    match status {
        Status::InForce => 1.0,
        Status::Window => 0.95,
        Status::CarriedForward => 0.88,
        Status::PartlySuperseded | Status::Undated => 0.86,
        _ => 0.9,
    }
}

fn sorted(fits: Vec<Fit<'_>>, query: &Query) -> Answer {
    let best = fits.first().map_or(0.0, |fit| fit.candidate.score);
    let (authority, other): (Vec<_>, Vec<_>) =
        fits.into_iter().partition(|fit| fit.standing.status.is_authority());
    let cover = authority.first().map_or(0.0, |fit| fit.candidate.cover);
    let decides = authority.first().is_some_and(|fit| fit.decides(&other));
    let near =
        |fit: &&Fit<'_>| fit.candidate.score >= best * WORTH_NAMING && fit.candidate.cover >= SPEAKS_OF_IT;
    let also = other.iter().filter(near).take(query.limit);
    let also: Vec<Hit> = also.map(Fit::hit).collect();
    let found = authority.len();
    let results: Vec<Hit> = diverse(authority, query.limit).iter().map(Fit::hit).collect();
    let note = (!decides).then(|| undecided(query, &results, &also));
    Answer { decides, cover, note, found, results, also }
}

fn undecided(query: &Query, results: &[Hit], also: &[Hit]) -> Undecided {
    let fits = match (results, also) {
        ([], []) => Closest::Nothing,
        ([], _) => Closest::NotCitable,
        _ => Closest::Shown,
    };
    Undecided { edition: query.edition, on: query.on, also: also.first().map(|hit| hit.status), fits }
}

/// At most two of the first five on one subject; the others of it come after those five.
fn diverse(fits: Vec<Fit<'_>>, limit: usize) -> Vec<Fit<'_>> {
    let (mut first, mut later): (Vec<Fit<'_>>, Vec<Fit<'_>>) = (Vec::new(), Vec::new());
    for fit in fits {
        let same = first.iter().filter(|other| other.unit.family == fit.unit.family).count();
        if first.len() < FIRST && same < OF_ONE_FAMILY { first.push(fit) } else { later.push(fit) }
    }
    first.extend(later);
    first.truncate(limit);
    first
}

impl Fit<'_> {
    /// Whether this, the best that may be cited, answers the question.
    fn decides(&self, other: &[Fit<'_>]) -> bool {
        // Nothing held shows that it applied, however well it fits.
        if self.standing.status == Status::Window && self.unit.open {
            return false;
        }
        !other.iter().any(|fit| fit.answers_instead(self)) && self.evidence() >= DECIDES
    }

    /// Whether the question is rather about this, which may not be cited: a later ruling, one without an answer, one of
    /// another game.
    fn answers_instead(&self, best: &Self) -> bool {
        let times = match self.standing.status {
            Status::NotYet | Status::Unanswered => AS_WELL,
            Status::OtherEdition => BETTER,
            _ => return false,
        };
        self.candidate.score >= best.candidate.score * times
    }

    /// How much speaks for this being the answer: how much was matched, in words as rare as can be; how near it is to a
    /// question that the entry is known to answer; and how much of what is asked about the subject of the heading, not
    /// the subject alone, one paragraph speaks of. The first alone would let a long tale decide by its length, the
    /// shares alone would let words that every other entry has, such as “time” and “play”. Where no such question is
    /// known, the shares of the question that the entry and its heading speak of stand in.
    fn evidence(&self) -> f64 {
        let Candidate { cover, named, near, .. } = self.candidate;
        let rarest = rarity(self.part.units.len(), 0);
        let about_it = (cover - named) / (1.0 - named).max(LEAST);
        let known = self.unit.passages.iter().any(|passage| passage.words == Words::Asked);
        let beside = if known { KNOWN * near + ABOUT_IT * about_it } else { UNKNOWN + cover + named };
        cover * self.question.weight / rarest + beside
    }

    fn hit(&self) -> Hit {
        let passage = self.candidate.passage.and_then(|at| self.unit.passages.get(at));
        let entry =
            passage.and_then(|passage| self.found.held.entry(passage.ordinal)).unwrap_or(self.found.entry);
        let paragraph = passage.map_or(1, |passage| passage.paragraph);
        // What decides is the answer, also where the question has more of the words.
        let paragraph = entry.answer().map_or(paragraph, |answer| answer.max(paragraph));
        let mut words = match entry.kind {
            Kind::Faq if !entry.answered => String::new(),
            _ => unmarked(&quote(entry, paragraph, self.question, self.part)).to_owned(),
        };
        let text_held = self.found.held.text_held;
        if text_held && words.is_empty() && entry.ordinal != self.found.entry.ordinal {
            words.clone_from(&entry.heading);
        }
        let digest = if entry.digest.is_empty() { &self.found.entry.digest } else { &entry.digest };
        Hit {
            citation: self.found.held.citation(entry),
            document: self.unit.stem.clone(),
            heading: self.found.entry.heading.clone(),
            line_start: self.unit.line_start,
            status: self.standing.status,
            reason: self.standing.reason.clone(),
            quote: words,
            question: if text_held { entry.question() } else { String::new() },
            damage: entry.damage.clone(),
            summary: digest.clone(),
            text_held,
            score: (self.candidate.score * 100.0).round() / 100.0,
        }
    }
}
