//! Scores entries by the words they share with a question.
#![expect(clippy::float_arithmetic, reason = "these figures rank texts, not people")]

use crate::domain::rulings::search::bm25::K1;
use crate::domain::rulings::search::index::{Part, Passage, Unit, Words};
use crate::domain::rulings::search::question::{Group, Question, Role};

/// An entry that may answer.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Candidate {
    /// Its place among the entries of the edition.
    pub unit: usize,
    /// How well it fits by its words.
    pub score: f64,
    /// How well it fits what is asked, beside the entry that fits that best, from 0 to 1: titles and talk left out.
    pub aspect: f64,
    /// How much of what was asked it speaks of, from 0 to 1.
    pub cover: f64,
    /// How much of what was asked its heading speaks of, from 0 to 1.
    pub named: f64,
    /// How near the question is to one that the entry is known to answer, from 0 to 1.
    pub near: f64,
    /// How much nearer it is to one that the entry is known not to answer.
    pub beside: f64,
    /// How much of what is asked one question has that the entry answers, or one paragraph where none is known.
    pub asked: f64,
    /// Its best paragraph.
    pub passage: Option<usize>,
}

/// How much one paragraph that speaks of everything counts against words scattered over the entry.
const TOGETHER: f64 = 1.2;
/// What a word counts that stands elsewhere in the entry than in its best paragraph.
const ELSEWHERE: f64 = 0.5;
/// How much a question counts that the entry is known to answer, where it is the one that was asked.
const NEAR: f64 = 1.0;
/// What an entry on two subjects counts where only one is asked about, and where both are; and one that only says where to
/// look.
const HALF_ASKED: f64 = 0.7;
const ALL_ASKED: f64 = 2.2;
const POINTER: f64 = 0.4;

/// The entries that have any word of a question, the best first; equal ones in the order of the documents.
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

/// How well a text, told by its terms, speaks of one thing that is asked about: from 0 to 1.
fn speaks(terms: &[u32], group: &Group) -> f64 {
    let has = |term: &&(u32, f64)| terms.binary_search(&term.0).is_ok();
    group.terms.iter().filter(has).map(|(_, share)| *share).fold(0.0, f64::max)
}

/// The harmonic mean of the shares that two have of each other.
fn mean(one: f64, other: f64) -> f64 {
    if one + other > 0.0 { 2.0 * one * other / (one + other) } else { 0.0 }
}

/// How near a question is to one that is known: the mean of the shares that each has of the other.
fn near(known: &[u32], question: &Question) -> f64 {
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

/// The same by what is asked about the subject of the heading, rare words counting more.
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

/// The best of what was looked at, with how good it is.
fn keep<T>(best: &mut Option<(f64, T)>, value: f64, what: T) {
    if best.as_ref().is_none_or(|(most, _)| value > *most) {
        *best = Some((value, what));
    }
}

/// Weighs how much of the question one paragraph of the entry speaks of.
pub(super) fn look_closely(candidate: &mut Candidate, unit: &Unit, question: &Question) {
    let in_heading: Vec<f64> = question.groups.iter().map(|group| speaks(&unit.heading, group)).collect();
    let spoken: Vec<Vec<f64>> = unit
        .passages
        .iter()
        .map(|passage| question.groups.iter().map(|group| speaks(&passage.terms, group)).collect())
        .collect();
    let own = || unit.passages.iter().zip(&spoken).filter(|(passage, _)| passage.words != Words::Beside);
    let beside: Vec<f64> = in_heading
        .iter()
        .enumerate()
        .map(|(at, heading)| {
            let shares = own().filter_map(|(_, shares)| shares.get(at));
            heading.max(shares.copied().fold(0.0, f64::max) * ELSEWHERE)
        })
        .collect();
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
                candidate.near = candidate.near.max(near(&passage.terms, question));
                answered = answered.max(near_beside(passage, unit, question));
                keep(&mut asked, aspect(shares), ());
            }
            Words::Text | Words::Digest => told = told.max(aspect(shares)),
        }
        most = most.max(covered(shares));
    }
    let share = |weight: f64, of: f64| if of > 0.0 { weight / of } else { 1.0 };
    let full = question.weight.max(f64::MIN_POSITIVE);
    candidate.cover = most / full;
    candidate.named = weighed(&in_heading) / full;
    candidate.asked = share(asked.map_or(told, |(asked, ())| asked), question.aspect);
    candidate.beside = (unanswered - answered).max(0.0);
    candidate.passage = best_passage(unit, question, &spoken, &covered);
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

/// The best paragraph of the step or sub-entry that answers best. A summary helps to find an entry and stands in only
/// where no text is held.
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
                Words::Asked => close = close.max(near(&passage.terms, question)),
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
