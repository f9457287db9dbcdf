//! Sorts the matches into those that may be cited and those that may not, and says whether the best one answers.
#![expect(clippy::float_arithmetic, reason = "these figures rank texts, not people")]

use std::cell::OnceCell;
use std::collections::HashSet;
use std::sync::Arc;

use crate::domain::awaited::Awaited;
use crate::domain::rulings::entry::{EntryKind, RulingEntry};
use crate::domain::rulings::library::{Library, LibraryEntry};
use crate::domain::rulings::search::another_card::is_of_another_card;
use crate::domain::rulings::search::index::Part;
use crate::domain::rulings::search::lookup;
use crate::domain::rulings::search::question::ParsedQuestion;
use crate::domain::rulings::search::ranking::{Candidate, by_words, look_closely};
use crate::domain::rulings::search::snippet::{Quote, quote};
use crate::domain::rulings::search::synonyms::Aliases;
use crate::domain::rulings::search::unit::Unit;
use crate::domain::rulings::search::verdict::{Best, DECIDES, Verdict};
use crate::domain::rulings::search::{Blind, Closest, Hit, Query, SearchResults, Undecided};
use crate::domain::rulings::standing::{Standing, Status, Why};
use crate::domain::rulings::status::standing;

/// The weights that order what may be cited: how well the words fit, how well they fit what is asked compared with
/// other entries, how much of the question the heading and the whole entry cover, how close a known question is,
/// whether the entry is in force, and how many newer documents there are. Fitted on one half of the cases.
const FITS: f64 = 0.71;
const ASPECT: f64 = 2.44;
const NAMED: f64 = 2.08;
const COVER: f64 = 2.45;
const NEAR: f64 = 3.3;
const FORCE: f64 = 0.74;
const OLDER: f64 = 1.43;
/// How many newer documents count; more make no difference.
const OLDER_TIMES: u8 = 2;
/// How many entries of either kind are examined closely.
const CLOSELY: usize = 60;
/// How many of the best entries are asked whether the question means what they answer.
const RIVALS: usize = 8;
/// An entry that may not be cited is shown if its score relative to the best one, and its share of the question,
/// reach these values.
const SHARE_OF_BEST: f64 = 0.5;
const SPEAKS_OF_IT: f64 = 0.36;
/// Among this many first results, at most [`OF_ONE_FAMILY`] share a subject.
const FIRST: usize = 5;
const OF_ONE_FAMILY: usize = 2;

/// A matching entry with its standing.
struct Fit<'a> {
    part: &'a Part,
    question: &'a ParsedQuestion,
    unit: &'a Unit,
    found: LibraryEntry<'a>,
    candidate: Candidate,
    standing: Standing,
    /// Its rank among the entries that may be cited.
    rank: f64,
    /// What is quoted from it, once somebody asked.
    written: OnceCell<Quote>,
}

/// What is asked of which library.
#[derive(Clone, Copy)]
pub(super) struct SearchInput<'a> {
    pub(super) library: &'a Library,
    pub(super) query: &'a Query,
    /// The filter that the search ignores.
    pub(super) blind: Blind,
}

pub(super) fn answer(
    parts: &[Arc<Part>],
    aliases: &Aliases,
    search: SearchInput<'_>,
    awaited: &Awaited,
) -> SearchResults {
    let SearchInput { library, query, .. } = search;
    if parts.iter().all(|part| part.units.is_empty()) {
        let note = Undecided { edition: query.edition, on: query.on, also: None, fits: Closest::NoDocument };
        return SearchResults { note: Some(note), ..SearchResults::default() };
    }
    let questions: Vec<(&Part, ParsedQuestion)> =
        parts.iter().map(|part| (&**part, ParsedQuestion::of(&query.text, part, aliases))).collect();
    let mut fits: Vec<Fit<'_>> = Vec::new();
    for (part, question) in &questions {
        fits.extend(of_part(part, question, search, awaited));
    }
    fits.sort_by(|a, b| b.rank.total_cmp(&a.rank).then_with(|| a.place().cmp(&b.place())));
    let own = questions.iter().find(|(part, _)| part.edition == query.edition);
    let named = own.map_or_else(Vec::new, |(part, _)| lookup::entries(part, aliases, library, query));
    let begins = own.and_then(|(part, _)| lookup::beginning_of_titles(part, aliases, &query.text));
    match own {
        Some((part, question)) if !named.is_empty() || question.is_title || begins.is_some() => {
            looked_up(named, begins, part, question, &fits, library, query)
        }
        _ => sorted(fits, search),
    }
}

/// The best entries of one edition: those that may be cited, and some that may not.
fn of_part<'a>(
    part: &'a Part,
    question: &'a ParsedQuestion,
    search: SearchInput<'a>,
    awaited: &Awaited,
) -> Vec<Fit<'a>> {
    let SearchInput { library, query, blind } = search;
    let (mut authority, mut other) = (Vec::new(), Vec::new());
    // Without the date every entry applies, and no item has to speak for one.
    let dated = part.edition == query.edition && blind != Blind::Date;
    let items = if dated { part.items_on(library, query.on) } else { HashSet::new() };
    for candidate in awaited.each(by_words(part, question, &items)) {
        let never = blind == Blind::Nothing
            && (part.edition != query.edition
                || part.units.get(candidate.unit).is_none_or(|unit| unit.earliest > query.on));
        if authority.len() >= CLOSELY {
            break;
        }
        if never && other.len() >= CLOSELY {
            continue;
        }
        let Some(fit) = fit(part, question, candidate, search) else { continue };
        if fit.standing.status.is_authority() { authority.push(fit) } else { other.push(fit) }
    }
    authority.extend(other);
    authority
}

fn fit<'a>(
    part: &'a Part,
    question: &'a ParsedQuestion,
    mut candidate: Candidate,
    SearchInput { library, query, blind }: SearchInput<'a>,
) -> Option<Fit<'a>> {
    let unit = part.units.get(candidate.unit)?;
    let held = library.document(&unit.stem)?;
    let found = LibraryEntry { held, entry: held.entry(unit.ordinal)? };
    let edition = if blind == Blind::Edition { part.edition } else { query.edition };
    let mut standing = standing(found, edition, query.on, library);
    let dated = matches!(standing.status, Status::NotYet | Status::Superseded | Status::Deleted);
    if blind == Blind::Date && dated {
        standing = Standing::new(Status::InForce, Why::DateLeftOut);
    }
    if blind == Blind::Window && standing.status == Status::Window {
        standing = Standing::new(Status::InForce, Why::DateLeftOut);
    }
    look_closely(&mut candidate, unit, question);
    candidate.score /= part.rarest();
    let rank = FITS * candidate.score.max(f64::MIN_POSITIVE).ln()
        + ASPECT * candidate.aspect
        + NAMED * candidate.named
        + COVER * candidate.cover
        + NEAR * candidate.near
        + FORCE * force(standing.status)
        - OLDER * f64::from(newer(part, unit, library, query));
    Some(Fit { part, question, unit, found, candidate, standing, rank, written: OnceCell::new() })
}

/// How many newer documents of the game there were on the day, up to a few.
fn newer(part: &Part, unit: &Unit, library: &Library, query: &Query) -> u8 {
    let Some(issued) = unit.issued else { return 0 };
    let documents = library.documents().filter(|held| held.document.edition == part.edition);
    let newer =
        documents.filter(|held| held.document.issued.is_some_and(|day| issued < day && day <= query.on));
    let newer = newer.take(usize::from(OLDER_TIMES)).count();
    u8::try_from(newer).unwrap_or(OLDER_TIMES)
}

/// Of two equal matches the one with the better standing comes first.
const fn force(status: Status) -> f64 {
    match status {
        Status::InForce => 1.0,
        Status::CarriedForward => 0.5,
        Status::Window
        | Status::PartlySuperseded
        | Status::Undated
        | Status::Unanswered
        | Status::NotYet
        | Status::Superseded
        | Status::Deleted
        | Status::OtherEdition
        | Status::CrossReference => 0.0,
    }
}

fn sorted(fits: Vec<Fit<'_>>, SearchInput { query, blind, .. }: SearchInput<'_>) -> SearchResults {
    let best = fits.iter().map(|fit| fit.candidate.score).fold(0.0, f64::max);
    let (authority, other): (Vec<_>, Vec<_>) =
        fits.into_iter().partition(|fit| fit.standing.status.is_authority());
    // What covers the kind of a card that no entry names covers more than was asked.
    let cover = authority.first().map_or(0.0, |fit| fit.candidate.cover.min(1.0));
    let near =
        |fit: &&Fit<'_>| fit.candidate.score >= best * SHARE_OF_BEST && fit.candidate.cover >= SPEAKS_OF_IT;
    let references = other.iter().filter(near).filter(|fit| fit.standing.status == Status::CrossReference);
    let mut shown = authority.iter().take(query.limit).chain(references);
    let shows_card = shown.any(Fit::names_its_card);
    let known = best_of(&authority, &other, blind).map(|best| Best { shows_card, ..best });
    let (verdict, evidence) = known.map_or((Verdict::Nothing, 0.0), |best| (best.verdict(), best.evidence()));
    let also = other.iter().filter(near).take(query.limit);
    let also: Vec<Hit> = also.map(Fit::hit).collect();
    let results: Vec<Hit> = diverse(authority, query.limit).iter().map(Fit::hit).collect();
    let decides = verdict == Verdict::Decides;
    let hindered = known.as_ref().and_then(hindrance);
    let note = (!decides).then(|| undecided_note(hindered, verdict, query, &results, &also));
    let weighed = known.map_or_else(Vec::new, |best| best.weighed().to_vec());
    let may_decide = known.is_some_and(|best| best.may_decide());
    SearchResults { verdict, decides, evidence, may_decide, weighed, cover, note, results, also }
}

/// The best entry that may be cited, with its context.
fn best_of(authority: &[Fit<'_>], other: &[Fit<'_>], blind: Blind) -> Option<Best> {
    let best = authority.first()?;
    let rival = authority.iter().skip(1).find(|fit| !fit.unit.goes_with(best.unit));
    let rivals = authority.iter().take(RIVALS).filter(|fit| !fit.unit.goes_with(best.unit));
    let elsewhere = |status: Status| {
        // A rare title that both name lets its words match better; what covers less of the question answers no more.
        let covers = |of: &Candidate| (of.cover / best.candidate.cover.max(f64::MIN_POSITIVE)).min(1.0);
        // What the best entry announces is no other text.
        let fits =
            other.iter().filter(|fit| fit.standing.status == status && !best.unit.is_item_of(fit.unit));
        let scores = fits.map(|fit| fit.candidate.score * covers(&fit.candidate));
        scores.fold(0.0, f64::max) / best.candidate.score.max(f64::MIN_POSITIVE)
    };
    Some(Best {
        candidate: best.candidate,
        may_not_apply: best.may_not_apply(),
        of_another_card: blind != Blind::AnotherCard
            && is_of_another_card(best.part, best.candidate.unit, best.question),
        shows_card: false,
        margin: rival.map(|rival| best.rank - rival.rank),
        asked: best.question.weight / best.part.rarest(),
        beside_titles: best.question.aspect / best.part.rarest(),
        rival: rivals.filter_map(|fit| fit.candidate.alike).max_by(f64::total_cmp),
        later: elsewhere(Status::NotYet).max(elsewhere(Status::Unanswered)),
        other_game: elsewhere(Status::OtherEdition),
    })
}

/// The entries of a name typed alone. If none of a card's name may be cited: those that mention the card, or have the words
/// that titles `begin` with, or mention a name of which only a reference is known. Entries on cards of its type are none.
fn looked_up<'a>(
    named: Vec<LibraryEntry<'a>>,
    begins: Option<Vec<u32>>,
    part: &'a Part,
    question: &'a ParsedQuestion,
    fits: &[Fit<'a>],
    library: &Library,
    query: &Query,
) -> SearchResults {
    let (mut results, mut also): (Vec<Hit>, Vec<Hit>) = (Vec::new(), Vec::new());
    for found in named {
        let standing = standing(found, query.edition, query.on, library);
        let written = quoted_text(found, found.entry, 1, question, part);
        let hit = hit(found, found.entry, &standing, written, 0.0);
        if standing.status.is_authority() { results.push(hit) } else { also.push(hit) }
    }
    let referred = also.iter().any(|hit| hit.status == Status::CrossReference);
    let words = begins.or_else(|| Some(vec![question.whole.filter(|_| referred)?])).unwrap_or_default();
    if results.is_empty() {
        let says = |fit: &Fit<'_>| fit.part.edition == part.edition && fit.says_all(&words);
        let mentions = |fit: &&Fit<'_>| question.is_title && fit.mentions_card() || says(fit);
        for fit in fits.iter().filter(mentions) {
            let hit = fit.hit();
            if fit.standing.status.is_authority() {
                results.push(hit);
            } else if also.iter().all(|known| known.citation != hit.citation) {
                also.push(hit);
            }
        }
    }
    results.truncate(query.limit);
    also.truncate(query.limit);
    if results.is_empty() && !referred {
        let note = Some(undecided_note(None, Verdict::Nothing, query, &results, &also));
        return SearchResults { note, also, ..SearchResults::default() };
    }
    SearchResults { verdict: Verdict::LookUp, cover: 1.0, results, also, ..SearchResults::default() }
}

/// What alone keeps an entry from deciding, if its evidence is enough.
fn hindrance(best: &Best) -> Option<Closest> {
    let hindrance = if best.of_another_card { Closest::AnotherCard } else { Closest::Doubtful };
    (!best.may_decide() && best.evidence() >= DECIDES).then_some(hindrance)
}

fn undecided_note(
    hindered: Option<Closest>,
    verdict: Verdict,
    query: &Query,
    results: &[Hit],
    also: &[Hit],
) -> Undecided {
    let fits = match (results, also) {
        ([], []) => Closest::Nothing,
        ([], _) => Closest::NotCitable,
        _ if verdict == Verdict::Speaks => hindered.unwrap_or(Closest::Speaks),
        _ => hindered.unwrap_or(Closest::Shown),
    };
    // What fits less well than an entry that is shown need not be about the question at all.
    let best = results.first().map_or(f64::MIN, |hit| hit.score);
    let also = also.iter().find(|hit| !results.iter().any(|item| item.tells_of(hit)));
    let also = also.filter(|hit| hit.score >= best).map(|hit| hit.status);
    Undecided { edition: query.edition, on: query.on, also, fits }
}

/// At most two of the first five results share a subject; the others on it come after those five.
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
    /// Whether it mentions a card that the question names.
    fn mentions_card(&self) -> bool {
        self.question.cards.iter().any(|card| self.part.contains(self.candidate.unit, *card))
    }

    /// Whether it mentions a card that the question certainly names.
    fn names_its_card(&self) -> bool {
        self.question.titles.iter().any(|card| self.part.contains(self.candidate.unit, *card))
    }

    /// Whether it has all of these terms, if there are any.
    fn says_all(&self, terms: &[u32]) -> bool {
        !terms.is_empty() && terms.iter().all(|term| self.part.contains(self.candidate.unit, *term))
    }

    /// Whether nobody knows if the paragraph that answers best applied on the day.
    fn may_not_apply(&self) -> bool {
        let passage = self.candidate.passage.and_then(|at| self.unit.passages.get(at));
        let own = passage.filter(|passage| passage.ordinal == self.unit.ordinal && passage.paragraph > 0);
        let Some(own) = own.map(|passage| passage.paragraph) else {
            return self.standing.may_not_apply(None);
        };
        // The words that answer may be in another one: after the question, or among the items of a list.
        let quoted = self.written().paragraph.unwrap_or_else(|| answer_from(self.found.entry, own));
        [own, quoted].into_iter().any(|paragraph| self.standing.may_not_apply(Some(paragraph)))
    }

    fn place(&self) -> (&str, u32) {
        (&self.unit.stem, self.unit.line_start)
    }

    /// The entry found, or the step or sub-entry of it that answers, and which of its paragraphs does.
    fn answering(&self) -> (&RulingEntry, u32) {
        let passage = self.candidate.passage.and_then(|at| self.unit.passages.get(at));
        let entry =
            passage.and_then(|passage| self.found.held.entry(passage.ordinal)).unwrap_or(self.found.entry);
        (entry, passage.map_or(1, |passage| passage.paragraph).max(1))
    }

    fn written(&self) -> &Quote {
        self.written.get_or_init(|| {
            let (entry, paragraph) = self.answering();
            quoted_text(self.found, entry, paragraph, self.question, self.part)
        })
    }

    fn hit(&self) -> Hit {
        let (entry, _) = self.answering();
        hit(self.found, entry, &self.standing, self.written().clone(), self.rank)
    }
}

/// The paragraph that decides is the answer, even if the question shares more words.
fn answer_from(entry: &RulingEntry, paragraph: u32) -> u32 {
    entry.answer().map_or(paragraph, |answer| answer.max(paragraph))
}

/// What is quoted from an entry or from one of its parts.
fn quoted_text(
    found: LibraryEntry<'_>,
    entry: &RulingEntry,
    paragraph: u32,
    question: &ParsedQuestion,
    part: &Part,
) -> Quote {
    let paragraph = answer_from(entry, paragraph);
    let mut written = if entry.kind == EntryKind::Faq && !entry.answered {
        Quote::default()
    } else {
        quote(entry, paragraph, question, part)
    };
    if found.held.text_held && written.text.is_empty() && entry.ordinal != found.entry.ordinal {
        written.text.clone_from(&entry.heading);
        written.marks = vec![(0, entry.heading.chars().count())];
    }
    written
}

/// `entry` is the entry found, or the step or sub-entry of it that answers.
fn hit(found: LibraryEntry<'_>, entry: &RulingEntry, standing: &Standing, written: Quote, rank: f64) -> Hit {
    let text_held = found.held.text_held;
    let digest = if entry.digest.is_empty() { &found.entry.digest } else { &entry.digest };
    Hit {
        citation: found.held.citation(entry),
        document: found.document().stem.clone(),
        heading: entry.heading.clone(),
        of: (entry.ordinal != found.entry.ordinal).then(|| found.entry.heading.clone()),
        line_start: entry.line_start,
        line_end: entry.segments.iter().map(|lines| lines.line_end).max().unwrap_or(entry.line_end),
        segments: entry.segments.clone(),
        status: standing.status,
        reason: standing.reason.clone(),
        quote: written.text,
        marks: written.marks,
        lead: written.lead,
        question: if text_held { entry.question() } else { String::new() },
        damage: entry.damage.clone(),
        summary: digest.clone(),
        text_held,
        score: (rank * 100.0).round() / 100.0,
    }
}
