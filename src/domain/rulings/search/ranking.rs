//! Scores entries by the words they share with a question.
#![expect(clippy::float_arithmetic, reason = "these figures rank texts, not people")]

use crate::domain::rulings::search::bm25::K1;
use crate::domain::rulings::search::index::Part;
use crate::domain::rulings::search::meaning::Sense;
use crate::domain::rulings::search::question::{Group, Question, Role};
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
    /// Its best paragraph.
    pub passage: Option<usize>,
}

/// How much a single paragraph that covers everything counts, compared with words scattered over the entry.
const TOGETHER: f64 = 1.2;
/// The weight of a word outside the entry's best paragraph.
const ELSEWHERE: f64 = 0.5;
/// The weight of a known question that matches completely.
const NEAR: f64 = 1.0;
/// The weight of an entry on two subjects if only one is asked about, and if both are; and of one that only refers
/// elsewhere.
const HALF_ASKED: f64 = 0.7;
const ALL_ASKED: f64 = 2.2;
const POINTER: f64 = 0.4;
/// How much a rarely covered subject counts against an entry that mentions it in another context.
const MENTIONED: f64 = 0.5;

/// The entries that contain any word of a question, best first; equal ones in document order.
pub(super) fn by_words(part: &Part, question: &Question) -> Vec<Candidate> {
    let mut scores = vec![0.0; part.units.len()];
    let mut group_weights = vec![0.0; part.units.len()];
    let mut aspects = vec![0.0; part.units.len()];
    for group in &question.groups {
        let mut touched = Vec::new();
        for (term, share) in &group.terms {
            for posting in part.postings(*term) {
                let Ok(unit) = usize::try_from(posting.unit) else { continue };
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
                if let Some(aspect) = aspects.get_mut(unit).filter(|_| group.role == Role::Asked) {
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
fn speaks(terms: &[u32], group: &Group) -> f64 {
    let has = |term: &&(u32, f64)| terms.binary_search(&term.0).is_ok();
    group.terms.iter().filter(has).map(|(_, share)| *share).fold(0.0, f64::max)
}

/// The harmonic mean of two shares.
fn mean(one: f64, other: f64) -> f64 {
    if one + other > 0.0 { 2.0 * one * other / (one + other) } else { 0.0 }
}

/// How close a question is to a known one: the mean of the shares that each has of the other.
fn overlap(known: &[u32], question: &Question) -> f64 {
    let (mut said, mut both) = (0.0, 0.0);
    for group in question.groups.iter().filter(|group| group.role != Role::Kind) {
        let share = speaks(known, group);
        said += group.weight * share;
        both += share;
    }
    if said <= 0.0 {
        return 0.0;
    }
    let length = f64::from(u32::try_from(known.len()).unwrap_or(u32::MAX));
    mean(said / question.weight, (both / length).min(1.0))
}

/// The same for what is asked about the subject of the heading, with rare words counting more.
fn near_beside(passage: &Passage, unit: &Unit, question: &Question) -> f64 {
    let (mut said, mut both, mut rest) = (0.0, 0.0, question.unknown);
    for group in question.groups.iter().filter(|group| group.role != Role::Kind) {
        let share = speaks(&passage.terms, group);
        said += group.weight * share;
        both += group.rarity * share;
        if share > 0.0 || speaks(&unit.heading, group) == 0.0 {
            rest += group.weight;
        }
    }
    if said <= 0.0 || passage.weight <= 0.0 {
        return 0.0;
    }
    mean(said / rest, (both / passage.weight).min(1.0))
}

/// Keeps the better of two candidates, with its score.
fn keep<T>(best: &mut Option<(f64, T)>, value: f64, what: T) {
    if best.as_ref().is_none_or(|(most, _)| value > *most) {
        *best = Some((value, what));
    }
}

/// Measures how much of the question one paragraph of the entry covers.
pub(super) fn look_closely(candidate: &mut Candidate, unit: &Unit, question: &Question) {
    let in_heading: Vec<f64> = question.groups.iter().map(|group| speaks(&unit.heading, group)).collect();
    let spoken: Vec<Vec<f64>> = unit
        .passages
        .iter()
        .map(|passage| question.groups.iter().map(|group| speaks(&passage.terms, group)).collect())
        .collect();
    let beside = covered_beside(unit, &in_heading, &spoken);
    let weighed = |shares: &[f64]| -> f64 {
        question.groups.iter().zip(shares).map(|(group, share)| group.weight * share).sum()
    };
    let covered = |shares: &[f64]| -> f64 {
        let groups = question.groups.iter().zip(shares).zip(&beside);
        groups.map(|((group, share), beside)| group.weight * share.max(*beside)).sum()
    };
    let aspect = |shares: &[f64]| -> f64 {
        let groups = question.groups.iter().zip(shares).zip(&in_heading);
        let asked = groups.filter(|((group, _), _)| group.role == Role::Asked);
        asked.map(|((group, share), heading)| group.weight * share.max(*heading)).sum()
    };
    let mut most = weighed(&beside);
    let (mut asked, mut told) = (None, 0.0_f64);
    let (mut answered, mut unanswered) = (0.0_f64, 0.0_f64);
    for (passage, shares) in unit.passages.iter().zip(&spoken) {
        match passage.words {
            Words::Beside => {
                unanswered = unanswered.max(near_beside(passage, unit, question));
                continue;
            }
            Words::Asked => {
                candidate.near = candidate.near.max(overlap(&passage.terms, question));
                answered = answered.max(near_beside(passage, unit, question));
                keep(&mut asked, aspect(shares), ());
            }
            Words::Text | Words::Digest => told = told.max(aspect(shares)),
        }
        most = most.max(covered(shares));
    }
    let full = question.weight.max(f64::MIN_POSITIVE);
    candidate.cover = most / full;
    candidate.named = weighed(&in_heading) / full;
    let aspect = asked.map_or(told, |(asked, ())| asked);
    candidate.asked = if question.aspect > 0.0 { aspect / question.aspect } else { 1.0 };
    candidate.beside = (unanswered - answered).max(0.0);
    candidate.passage = best_passage(unit, question, &spoken, &covered);
    look_for_matters(candidate, unit, question);
    compare_meaning(candidate, unit, question);
    lift(candidate, unit, question);
}

/// How much of each thing that is asked is covered outside a single paragraph: by the heading, or by the rest of the
/// entry, which counts less.
fn covered_beside(unit: &Unit, in_heading: &[f64], spoken: &[Vec<f64>]) -> Vec<f64> {
    let own = || unit.passages.iter().zip(spoken).filter(|(passage, _)| passage.words != Words::Beside);
    in_heading
        .iter()
        .enumerate()
        .map(|(at, heading)| {
            let shares = own().filter_map(|(_, shares)| shares.get(at));
            heading.max(shares.copied().fold(0.0, f64::max) * ELSEWHERE)
        })
        .collect()
}

/// Counts the rarely covered subjects of the question that the entry covers, and those that it does not.
fn look_for_matters(candidate: &mut Candidate, unit: &Unit, question: &Question) {
    for matter in &question.matters {
        match closest_about(*matter, unit, question) {
            Some(closest) => candidate.mentioned += MENTIONED * (1.0 - closest),
            None => candidate.untreated += 1.0,
        }
    }
}

/// How close what an entry says about a rarely covered subject comes to the question: how close a known question about
/// it is, or how much a text about it covers. `None` if it does not mention the subject.
fn closest_about(matter: usize, unit: &Unit, question: &Question) -> Option<f64> {
    let about = |passage: &&Passage| passage.words != Words::Beside && passage.matters.contains(&matter);
    let covered = |passage: &Passage| -> f64 {
        let shares = question.groups.iter().map(|group| group.weight * speaks(&passage.terms, group));
        shares.sum::<f64>() / question.weight.max(f64::MIN_POSITIVE)
    };
    let close = |passage: &Passage| match passage.words {
        Words::Asked => near_beside(passage, unit, question),
        _ => covered(passage),
    };
    unit.passages.iter().filter(about).map(close).max_by(f64::total_cmp)
}

/// Compares the meaning of the question with that of the known ones.
fn compare_meaning(candidate: &mut Candidate, unit: &Unit, question: &Question) {
    let Some(meant) = &question.sense else { return };
    let most = |words: Words| {
        let known = unit.passages.iter().filter(|passage| passage.words == words);
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
fn likeness_of_figures(unit: &Unit, question: &Question, meant: &Sense) -> f64 {
    let asks =
        |passage: &&Passage| passage.words == Words::Asked && !passage.figures.is_disjoint(&question.figures);
    let known = unit.passages.iter().filter(asks).filter_map(|passage| passage.sense.as_ref());
    known.map(|known| known.likeness(meant)).fold(0.0, f64::max)
}

/// Raises the score of entries that contain the whole question, and lowers that of entries with parts of it.
fn lift(candidate: &mut Candidate, unit: &Unit, question: &Question) {
    candidate.score *= 1.0 + TOGETHER * candidate.cover;
    candidate.score *= 1.0 + NEAR * candidate.near;
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
fn best_passage(
    unit: &Unit,
    question: &Question,
    spoken: &[Vec<f64>],
    covered: &impl Fn(&[f64]) -> f64,
) -> Option<usize> {
    let mut places: Vec<u32> = unit.passages.iter().map(|passage| passage.ordinal).collect();
    places.dedup();
    let full = question.weight.max(f64::MIN_POSITIVE);
    let mut best: Option<(f64, usize)> = None;
    for place in places {
        let (mut text, mut digest, mut close) = (None, None, 0.0_f64);
        for (at, (passage, shares)) in unit.passages.iter().zip(spoken).enumerate() {
            if passage.ordinal != place {
                continue;
            }
            match passage.words {
                Words::Text => keep(&mut text, covered(shares), at),
                Words::Digest => keep(&mut digest, covered(shares), at),
                Words::Asked => close = close.max(overlap(&passage.terms, question)),
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
