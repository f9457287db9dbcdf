//! Scores entries by the words they share with a question.
#![expect(clippy::float_arithmetic, reason = "these figures rank texts, not people")]

use std::collections::HashSet;

use crate::domain::rulings::search::bm25::K1;
use crate::domain::rulings::search::index::Part;
use crate::domain::rulings::search::meaning::Sense;
use crate::domain::rulings::search::question::{ParsedQuestion, TermGroup, TermRole};
use crate::domain::rulings::search::unit::{Passage, Unit, Words};

/// An entry that may answer.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Candidate {
    /// Its index among the entries of the edition.
    pub unit: usize,
    /// How well its words match.
    pub score: f64,
    /// How well it matches what is asked, relative to the best entry, from 0 to 1, without titles and filler.
    pub aspect: f64,
    /// The share of the question it covers, from 0 to 1.
    pub cover: f64,
    /// The share of the question its heading covers, from 0 to 1.
    pub named: f64,
    /// How close the question is to one that the entry is known to answer, from 0 to 1.
    pub near: f64,
    /// How much closer it is to one that the entry is known not to answer.
    pub beside: f64,
    /// Whether the question has the words of one that the entry is known not to answer.
    pub declined: bool,
    /// The share of the question covered by one known question that the entry answers, or by one paragraph if none is
    /// known.
    pub asked: f64,
    /// How alike in meaning the question is to one that the entry is known to answer; `None` if that is unknown.
    pub alike: Option<f64>,
    /// How much more alike it is to one that the entry is known not to answer.
    pub unlike: f64,
    /// How many rarely covered subjects of the question it does not cover.
    pub untreated: f64,
    /// How many it does cover, each less the closer what it says of the subject comes to the question.
    pub mentioned: f64,
    /// If a figure is asked for: how far from the question the nearest known one is that asks for the same kind of
    /// figure, from 0 to 1.
    pub uncounted: f64,
    /// The entry's best paragraph.
    pub passage: Option<usize>,
}

/// How much a single paragraph that covers everything counts, compared with words scattered over the entry.
const TOGETHER: f64 = 1.2;
/// The weight of a word outside the entry's best paragraph.
const ELSEWHERE: f64 = 0.5;
/// The weight of a known question that matches completely.
const NEAR: f64 = 1.0;
/// A question closer than this to a known one is nearly that question; one in its very words counts this much more.
const NEARLY: f64 = 0.7;
const SAME: f64 = 2.0;
/// The weight of an entry on two subjects if only one is asked about, and if both are; and of one that only refers
/// elsewhere.
const HALF_ASKED: f64 = 0.7;
const ALL_ASKED: f64 = 2.2;
const POINTER: f64 = 0.4;
/// How much a rarely covered subject counts against an entry that mentions it in another context.
const MENTIONED: f64 = 0.5;

/// The entries that contain any word of a question, best first; equal ones in document order. Of the items of lists of
/// changes only these.
pub(super) fn by_words(part: &Part, question: &ParsedQuestion, items: &HashSet<usize>) -> Vec<Candidate> {
    let mut scores = vec![0.0; part.units.len()];
    let mut group_weights = vec![0.0; part.units.len()];
    let mut aspects = vec![0.0; part.units.len()];
    for group in &question.groups {
        let mut touched = Vec::new();
        for (term, share) in &group.terms {
            for posting in part.postings(*term) {
                let Ok(unit) = usize::try_from(posting.unit) else { continue };
                if unit >= part.always && !items.contains(&unit) {
                    continue;
                }
                if let Some(weight) = group_weights.get_mut(unit) {
                    if *weight == 0.0 {
                        touched.push(unit);
                    }
                    *weight += share * posting.weight;
                }
            }
        }
        for unit in touched {
            if let (Some(weight), Some(score)) = (group_weights.get_mut(unit), scores.get_mut(unit)) {
                let gained = group.weight * *weight / (K1 + *weight);
                *score += gained;
                *weight = 0.0;
                if let Some(aspect) = aspects.get_mut(unit).filter(|_| group.role == TermRole::Asked) {
                    *aspect += gained;
                }
            }
        }
    }
    let most = aspects.iter().copied().fold(0.0, f64::max);
    let scored = scores.into_iter().zip(aspects).enumerate().filter(|(_, (score, _))| *score > 0.0);
    let mut candidates: Vec<Candidate> = scored
        .map(|(unit, (score, aspect))| {
            let aspect = if most > 0.0 { aspect / most } else { 1.0 };
            Candidate { unit, score, aspect, ..Candidate::default() }
        })
        .collect();
    candidates.sort_by(|a, b| b.score.total_cmp(&a.score).then_with(|| a.unit.cmp(&b.unit)));
    candidates
}

/// How much of one thing that is asked a text covers, by its terms: from 0 to 1.
fn speaks(terms: &[u32], group: &TermGroup) -> f64 {
    let has = |term: &&(u32, f64)| terms.binary_search(&term.0).is_ok();
    group.terms.iter().filter(has).map(|(_, share)| *share).fold(0.0, f64::max)
}

/// How much of each thing that is asked a text covers.
fn shares(terms: &[u32], question: &ParsedQuestion) -> Vec<f64> {
    question.groups.iter().map(|group| speaks(terms, group)).collect()
}

/// A question beside one entry, with what each text of the entry covers of each thing that is asked: computed once, since
/// every figure is made of it.
struct Comparison<'a> {
    unit: &'a Unit,
    question: &'a ParsedQuestion,
    heading: Vec<f64>,
    /// One list for each passage.
    passages: Vec<Vec<f64>>,
}

impl<'a> Comparison<'a> {
    fn of(unit: &'a Unit, question: &'a ParsedQuestion) -> Self {
        let heading = shares(&unit.heading, question);
        let passages = unit.passages.iter().map(|passage| shares(&passage.terms, question)).collect();
        Self { unit, question, heading, passages }
    }

    /// The passages, with what they cover.
    fn passages(&self) -> impl Iterator<Item = (&'a Passage, &[f64])> {
        self.unit.passages.iter().zip(self.passages.iter().map(Vec::as_slice))
    }

    /// The weight of what is covered to these shares.
    fn weigh(&self, shares: impl IntoIterator<Item = f64>) -> f64 {
        self.question.groups.iter().zip(shares).map(|(group, share)| group.weight * share).sum()
    }

    /// How close the question is to a known one: the mean of the shares that each has of the other.
    fn overlap(&self, known: &Passage, shares: &[f64]) -> f64 {
        let (mut said, mut both) = (0.0, 0.0);
        for (group, share) in
            self.question.groups.iter().zip(shares).filter(|(group, _)| group.role != TermRole::Kind)
        {
            said += group.weight * share;
            both += share;
        }
        if said <= 0.0 {
            return 0.0;
        }
        let length = f64::from(u32::try_from(known.terms.len()).unwrap_or(u32::MAX));
        mean(said / self.question.weight, (both / length).min(1.0))
    }

    /// How close the question is to a known one in what it asks about the subject of the heading, with rare words
    /// counting more.
    fn near_beside(&self, known: &Passage, shares: &[f64]) -> f64 {
        let (mut said, mut both, mut rest) = (0.0, 0.0, self.question.unknown);
        let groups = self.question.groups.iter().zip(shares).zip(&self.heading);
        for ((group, share), heading) in groups.filter(|((group, _), _)| group.role != TermRole::Kind) {
            said += group.weight * share;
            both += group.rarity * share;
            if *share > 0.0 || *heading == 0.0 {
                rest += group.weight;
            }
        }
        if said <= 0.0 || known.weight <= 0.0 {
            return 0.0;
        }
        mean(said / rest, (both / known.weight).min(1.0))
    }

    /// How much of each thing that is asked is covered outside a single paragraph: by the heading, or by the rest of the
    /// entry, which counts less.
    fn covered_beside(&self) -> Vec<f64> {
        let own = || self.passages().filter(|(passage, _)| passage.words != Words::Beside);
        let of = |(at, heading): (usize, &f64)| {
            let shares = own().filter_map(|(_, shares)| shares.get(at));
            heading.max(shares.copied().fold(0.0, f64::max) * ELSEWHERE)
        };
        self.heading.iter().enumerate().map(of).collect()
    }

    /// How close what the entry says about a rarely covered subject comes to the question: how close a known question
    /// about it is, or how much a text about it covers. `None` if it does not mention the subject.
    fn closest_about(&self, matter: usize) -> Option<f64> {
        let about = self
            .passages()
            .filter(|(passage, _)| passage.words != Words::Beside && passage.matters.contains(&matter));
        let close = |(passage, shares): (&Passage, &[f64])| match passage.words {
            Words::Asked => self.near_beside(passage, shares),
            Words::Text | Words::Digest | Words::Beside => {
                self.weigh(shares.iter().copied()) / self.question.whole()
            }
        };
        about.map(close).max_by(f64::total_cmp)
    }
}

/// The harmonic mean of two shares.
fn mean(one: f64, other: f64) -> f64 {
    if one + other > 0.0 { 2.0 * one * other / (one + other) } else { 0.0 }
}

/// Keeps the better of two candidates, with its score.
fn keep<T>(best: &mut Option<(f64, T)>, value: f64, what: T) {
    if best.as_ref().is_none_or(|(most, _)| value > *most) {
        *best = Some((value, what));
    }
}

/// Measures how much of the question one paragraph of the entry covers.
pub(super) fn look_closely(candidate: &mut Candidate, unit: &Unit, question: &ParsedQuestion) {
    let compared = Comparison::of(unit, question);
    let beside = compared.covered_beside();
    let covered = |shares: &[f64]| -> f64 {
        compared.weigh(shares.iter().zip(&beside).map(|(share, beside)| share.max(*beside)))
    };
    let aspect = |shares: &[f64]| -> f64 {
        let groups = question.groups.iter().zip(shares).zip(&compared.heading);
        let asked = groups.filter(|((group, _), _)| group.role == TermRole::Asked);
        asked.map(|((group, share), heading)| group.weight * share.max(*heading)).sum()
    };
    let mut most = compared.weigh(beside.iter().copied());
    let (mut asked, mut told) = (None, 0.0_f64);
    let (mut answered, mut unanswered) = (0.0_f64, 0.0_f64);
    for (passage, shares) in compared.passages() {
        match passage.words {
            // What one step does not answer, another may.
            Words::Beside if passage.ordinal != unit.ordinal => continue,
            Words::Beside => {
                unanswered = unanswered.max(compared.near_beside(passage, shares));
                continue;
            }
            Words::Asked => {
                candidate.near = candidate.near.max(compared.overlap(passage, shares));
                answered = answered.max(compared.near_beside(passage, shares));
                keep(&mut asked, aspect(shares), ());
            }
            Words::Text | Words::Digest => told = told.max(aspect(shares)),
        }
        most = most.max(covered(shares));
    }
    let full = question.whole();
    candidate.cover = most / full;
    candidate.named = compared.weigh(compared.heading.iter().copied()) / full;
    let aspect = asked.map_or(told, |(asked, ())| asked);
    candidate.asked = if question.aspect > 0.0 { aspect / question.aspect } else { 1.0 };
    candidate.beside = (unanswered - answered).max(0.0);
    candidate.passage = best_passage(&compared, &covered);
    candidate.declined = is_declined(candidate, unit, question);
    look_for_matters(candidate, &compared);
    compare_meaning(candidate, unit, question);
    lift(candidate, unit, question);
}

/// Whether the entry, or its step that answers best, is known not to answer a question in these words, and neither is known
/// to answer one in them.
fn is_declined(candidate: &Candidate, unit: &Unit, question: &ParsedQuestion) -> bool {
    let best = candidate.passage.and_then(|at| unit.passages.get(at));
    let places = [unit.ordinal, best.map_or(unit.ordinal, |passage| passage.ordinal)];
    let same = |passage: &&Passage| passage.wording.is_some() && passage.wording == question.wording;
    let known = || unit.passages.iter().filter(same);
    let declines = |passage: &Passage| passage.words == Words::Beside && places.contains(&passage.ordinal);
    known().any(declines) && !known().any(|passage| passage.words == Words::Asked)
}

/// Counts the rarely covered subjects of the question that the entry covers, and those that it does not.
fn look_for_matters(candidate: &mut Candidate, compared: &Comparison<'_>) {
    for matter in &compared.question.matters {
        match compared.closest_about(*matter) {
            Some(closest) => candidate.mentioned += MENTIONED * (1.0 - closest),
            None => candidate.untreated += 1.0,
        }
    }
}

/// Compares the meaning of the question with that of the known ones.
fn compare_meaning(candidate: &mut Candidate, unit: &Unit, question: &ParsedQuestion) {
    let Some(meant) = &question.sense else { return };
    let most = |words: Words| {
        let known = unit.passages.iter().filter(|passage| passage.words == words);
        let known = known.filter(|passage| words != Words::Beside || passage.ordinal == unit.ordinal);
        let alike = known.filter_map(|passage| passage.sense.as_ref()).map(|known| known.likeness(meant));
        alike.max_by(f64::total_cmp)
    };
    candidate.alike = most(Words::Asked);
    let beside = most(Words::Beside).zip(candidate.alike).map(|(beside, alike)| beside - alike);
    candidate.unlike = beside.unwrap_or(0.0).max(0.0);
    if !question.figures.is_empty() && candidate.alike.is_some() {
        candidate.uncounted = 1.0 - likeness_of_figures(unit, question, meant);
    }
}

/// How alike in meaning the question is to a known one that asks for the same kind of figure.
fn likeness_of_figures(unit: &Unit, question: &ParsedQuestion, meant: &Sense) -> f64 {
    let asks =
        |passage: &&Passage| passage.words == Words::Asked && !passage.figures.is_disjoint(&question.figures);
    let known = unit.passages.iter().filter(asks).filter_map(|passage| passage.sense.as_ref());
    known.map(|known| known.likeness(meant)).fold(0.0, f64::max)
}

/// Raises the score of entries that contain the whole question, and lowers that of entries with parts of it.
fn lift(candidate: &mut Candidate, unit: &Unit, question: &ParsedQuestion) {
    candidate.score *= 1.0 + TOGETHER * candidate.cover;
    let nearly = (candidate.near - NEARLY).max(0.0) / (1.0 - NEARLY);
    candidate.score *= 1.0 + NEAR * candidate.near + SAME * nearly;
    let of_subject = |subject: &Vec<u32>| question.groups.iter().any(|group| speaks(subject, group) > 0.0);
    if !unit.subjects.is_empty() {
        candidate.score *= if unit.subjects.iter().all(of_subject) { ALL_ASKED } else { HALF_ASKED };
    }
    if unit.pointer {
        candidate.score *= POINTER;
    }
}

/// The best paragraph of the step or sub-entry that answers best. A summary helps to find an entry and is used only
/// if the text is missing.
fn best_passage(compared: &Comparison<'_>, covered: &impl Fn(&[f64]) -> f64) -> Option<usize> {
    let mut places: Vec<u32> = compared.unit.passages.iter().map(|passage| passage.ordinal).collect();
    places.dedup();
    let full = compared.question.whole();
    let mut best: Option<(f64, usize)> = None;
    for place in places {
        let (mut text, mut digest, mut close) = (None, None, 0.0_f64);
        for (at, (passage, shares)) in compared.passages().enumerate() {
            if passage.ordinal != place {
                continue;
            }
            match passage.words {
                Words::Text => keep(&mut text, covered(shares), at),
                Words::Digest => keep(&mut digest, covered(shares), at),
                Words::Asked => close = close.max(compared.overlap(passage, shares)),
                Words::Beside => {}
            }
        }
        let told = text.or(digest);
        if let Some((covered, at)) = told {
            keep(&mut best, covered / full + close, at);
        }
    }
    best.map(|(_, at)| at)
}
