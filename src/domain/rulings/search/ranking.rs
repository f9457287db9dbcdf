//! Scores entries by the words they share with a question.
#![expect(clippy::float_arithmetic, reason = "these figures rank texts, not people")]

use crate::domain::rulings::search::bm25::K1;
use crate::domain::rulings::search::index::{Part, Passage, Unit, Words};
use crate::domain::rulings::search::question::{Group, Question};

/// An entry that may answer.
#[derive(Debug, Clone, Copy)]
pub(super) struct Candidate {
    /// Its place among the entries of the edition.
    pub unit: usize,
    /// How well it fits.
    pub score: f64,
    /// How much of what was asked it speaks of, from 0 to 1.
    pub cover: f64,
    /// How much of what was asked its heading speaks of, from 0 to 1.
    pub named: f64,
    /// How near the question is to one that the entry is known to answer, from 0 to 1.
    pub near: f64,
    /// Its best paragraph.
    pub passage: Option<usize>,
}

/// How much one paragraph that speaks of everything counts against words scattered over the entry.
const TOGETHER: f64 = 1.2;
/// What a word counts that stands elsewhere in the entry than in its best paragraph.
const ELSEWHERE: f64 = 0.5;
/// How much a question counts that the entry is known to answer, where it is the one that was asked.
const NEAR: f64 = 1.0;
/// How much is left of an entry on two subjects of which only one is asked about.
const HALF_ASKED: f64 = 0.7;

fn sort(candidates: &mut [Candidate]) {
    candidates.sort_by(|a, b| b.score.total_cmp(&a.score).then_with(|| a.unit.cmp(&b.unit)));
}

/// The entries that have any word of a question, the best first; equal ones in the order of the documents.
pub(super) fn by_words(part: &Part, question: &Question) -> Vec<Candidate> {
    let mut scores = vec![0.0; part.units.len()];
    let mut group_weights = vec![0.0; part.units.len()];
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
                *score += group.weight * *weight / (K1 + *weight);
                *weight = 0.0;
            }
        }
    }
    let mut candidates: Vec<Candidate> = scores
        .into_iter()
        .enumerate()
        .filter(|(_, score)| *score > 0.0)
        .map(|(unit, score)| Candidate { unit, score, cover: 0.0, named: 0.0, near: 0.0, passage: None })
        .collect();
    sort(&mut candidates);
    candidates
}

/// How well a text, told by its terms, speaks of one thing that is asked about: from 0 to 1.
fn speaks(terms: &[u32], group: &Group) -> f64 {
    let has = |term: &&(u32, f64)| terms.binary_search(&term.0).is_ok();
    group.terms.iter().filter(has).map(|(_, share)| *share).fold(0.0, f64::max)
}

/// How near a question is to one that is known: the harmonic mean of the shares that each has of the other.
fn near(known: &[u32], question: &Question) -> f64 {
    let (mut said, mut both) = (0.0, 0.0);
    for group in &question.groups {
        let share = speaks(known, group);
        said += group.weight * share;
        both += share;
    }
    if said <= 0.0 {
        return 0.0;
    }
    let length = f64::from(u32::try_from(known.len()).unwrap_or(u32::MAX));
    let (of_asked, of_known) = (said / question.weight, (both / length).min(1.0));
    2.0 * of_asked * of_known / (of_asked + of_known)
}

/// Weighs how much of the question one paragraph of the entry speaks of.
pub(super) fn look_closely(candidate: &mut Candidate, unit: &Unit, question: &Question) {
    let in_heading: Vec<f64> = question.groups.iter().map(|group| speaks(&unit.heading, group)).collect();
    let elsewhere = |group: &Group| {
        let best = unit.passages.iter().map(|passage| speaks(&passage.terms, group)).fold(0.0, f64::max);
        best * ELSEWHERE
    };
    let beside: Vec<f64> = question
        .groups
        .iter()
        .zip(&in_heading)
        .map(|(group, heading)| heading.max(elsewhere(group)))
        .collect();
    let covered = |passage: &Passage| -> f64 {
        let groups = question.groups.iter().zip(&beside);
        groups.map(|(group, beside)| group.weight * speaks(&passage.terms, group).max(*beside)).sum()
    };
    let mut most: f64 =
        question.groups.iter().zip(&beside).map(|(group, beside)| group.weight * beside).sum();
    // The best paragraph of the text. A summary helps to find an entry and stands in only where no text is held.
    let mut spoken: Option<(f64, usize)> = None;
    let mut summed: Option<(f64, usize)> = None;
    for (at, passage) in unit.passages.iter().enumerate() {
        let covered: f64 = covered(passage);
        most = most.max(covered);
        if passage.words == Words::Asked {
            candidate.near = candidate.near.max(near(&passage.terms, question));
        }
        let best = match passage.words {
            Words::Text => &mut spoken,
            Words::Digest => &mut summed,
            Words::Asked => continue,
        };
        if best.is_none_or(|(most, _)| covered > most) {
            *best = Some((covered, at));
        }
    }
    let share = |weight: f64| if question.weight > 0.0 { weight / question.weight } else { 0.0 };
    candidate.cover = share(most);
    candidate.named =
        share(question.groups.iter().zip(&in_heading).map(|(group, heading)| group.weight * heading).sum());
    candidate.passage = spoken.or(summed).map(|(_, at)| at);
    candidate.score *= 1.0 + TOGETHER * candidate.cover;
    candidate.score *= 1.0 + NEAR * candidate.near;
    let asked = |subject: &Vec<u32>| question.groups.iter().any(|group| speaks(subject, group) > 0.0);
    if !unit.subjects.iter().all(asked) {
        candidate.score *= HALF_ASKED;
    }
}
