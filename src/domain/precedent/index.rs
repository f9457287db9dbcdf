//! Finds past decisions by the cards, headings and words they share with a question.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use chrono::{DateTime, NaiveDate, Utc};

use crate::domain::awaited::{Awaited, NotAwaited};
use crate::domain::edition::Edition;
use crate::domain::id::{DisputeNumber, TournamentId};
use crate::domain::precedent::shared::SharedDecision;
use crate::domain::precedent::{Decision, LOCAL, Review};
use crate::domain::rulings::search::stemmer::{is_stop, whole_words, words};

/// How many words of a question are read.
const LONGEST: usize = 64;
/// The longest title or heading, in words.
const NAME: usize = 8;
/// The length of the day that follows the beginning of a citation.
const DAY: usize = 10;

/// What a word scores, by where it occurs.
const CARD: u32 = 6;
const HEADING: u32 = 5;
const QUESTION: u32 = 3;
const RULING: u32 = 2;
const QUOTE: u32 = 1;
const FACTS: u32 = 1;

/// Folded card titles, used to find the cards that a text names.
#[derive(Debug, Clone, Default)]
pub struct Titles(HashSet<String>);

/// A decision without its words: this much of each is in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnownDecision {
    pub tournament: TournamentId,
    pub number: DisputeNumber,
    pub edition: Edition,
    pub review: Review,
    pub day: NaiveDate,
    pub ruled: DateTime<Utc>,
    pub settled: DateTime<Utc>,
    /// Whether it cites anything.
    pub cites: bool,
    /// Whether it cites a text of the game.
    pub has_authority: bool,
}

/// The decisions, prepared for searching.
#[derive(Debug, Default)]
pub struct PrecedentIndex {
    /// The decisions, newest first.
    pub known: Vec<KnownDecision>,
    terms: TermIndex,
}

/// Prepares decisions one after the other, in any order, so that their words are in memory only while that lasts.
#[derive(Debug, Default)]
pub struct IndexBuilder {
    known: Vec<KnownDecision>,
    terms: TermIndex,
}

/// The terms of a list of texts, each with the places that contain it.
#[derive(Debug, Default)]
pub(super) struct TermIndex {
    /// How many texts there are.
    count: usize,
    /// Each term with the texts that contain it and its best score there. Names carry a prefix.
    places: HashMap<String, Places>,
    /// The same for the facts, which only staff read.
    told: HashMap<String, Places>,
    /// The folded headings and titles that the texts cite or name.
    names: HashSet<String>,
}

/// Texts, each with the score of a term in it. There are many, so they are small.
type Places = Vec<(u32, u32)>;

impl Titles {
    /// Builds the set from these titles, without those that are ordinary words.
    pub fn of<'a>(titles: impl IntoIterator<Item = &'a str>) -> Self {
        let folded = titles.into_iter().map(|title| whole_words(title).join(" "));
        Self(
            folded
                .filter(|title| !title.is_empty() && !words(title).iter().all(|word| is_stop(word)))
                .collect(),
        )
    }
}

impl KnownDecision {
    fn of(decision: &Decision) -> Self {
        let cited = || decision.cited.iter().map(|attached| &attached.cited);
        Self {
            tournament: decision.tournament,
            number: decision.number,
            edition: decision.edition,
            review: decision.review,
            day: decision.day,
            ruled: decision.ruled,
            settled: decision.settled,
            cites: cited().next().is_some(),
            has_authority: cited().any(|cited| cited.ground.is_authority()),
        }
    }

    /// Whether it is the decision on this dispute.
    pub fn is(&self, tournament: TournamentId, number: DisputeNumber) -> bool {
        (self.tournament, self.number) == (tournament, number)
    }
}

impl IndexBuilder {
    /// Adds a decision; `titles` are those of all cards.
    pub fn add(&mut self, decision: &Decision, titles: &Titles) {
        self.terms.add(terms(decision, titles), facts(decision, titles));
        self.known.push(KnownDecision::of(decision));
    }

    /// All that were added, the newest first.
    pub fn finish(self) -> PrecedentIndex {
        let Self { known, mut terms } = self;
        let mut order: Vec<(u32, KnownDecision)> = (0..).zip(known).collect();
        order.sort_by_key(|(_, one)| Reverse((one.day, one.ruled, one.tournament, one.number)));
        let mut places: Vec<(u32, u32)> = order.iter().map(|(at, _)| *at).zip(0..).collect();
        places.sort_unstable();
        terms.renumber(&places.into_iter().map(|(_, place)| place).collect::<Vec<_>>());
        PrecedentIndex { known: order.into_iter().map(|(_, one)| one).collect(), terms }
    }
}

impl PrecedentIndex {
    /// Up to `most` decisions that share something with the question, best first.
    ///
    /// # Errors
    /// [`NotAwaited`] when nobody waits any more.
    pub fn search(
        &self,
        text: &str,
        most: usize,
        awaited: &Awaited,
    ) -> Result<Vec<KnownDecision>, NotAwaited> {
        Ok(self.at(self.terms.search(text, most, false, awaited)?))
    }

    /// The same for staff, whose search includes the facts.
    ///
    /// # Errors
    /// As [`PrecedentIndex::search`].
    pub fn search_told(
        &self,
        text: &str,
        most: usize,
        awaited: &Awaited,
    ) -> Result<Vec<KnownDecision>, NotAwaited> {
        Ok(self.at(self.terms.search(text, most, true, awaited)?))
    }

    fn at(&self, places: Vec<usize>) -> Vec<KnownDecision> {
        places.into_iter().filter_map(|at| self.known.get(at).copied()).collect()
    }

    /// The decision on this dispute. `None` while it is under appeal, or if its tournament is not on this installation.
    pub fn find(&self, tournament: TournamentId, number: DisputeNumber) -> Option<KnownDecision> {
        self.known.iter().find(|one| one.is(tournament, number)).copied()
    }

    /// The decisions of the days that citations in a text have, newest first: all that it can name are among them.
    pub fn of_days_in(&self, text: &str) -> Vec<KnownDecision> {
        let day = |(at, _): (usize, &str)| text.get(at + LOCAL.len()..)?.get(..DAY)?.parse().ok();
        let days: HashSet<NaiveDate> = text.match_indices(LOCAL).filter_map(day).collect();
        self.known.iter().filter(|one| days.contains(&one.day)).copied().collect()
    }
}

impl TermIndex {
    /// Prepares texts, each given as its terms and those of its facts.
    pub(super) fn of(texts: impl Iterator<Item = (HashMap<String, u32>, HashMap<String, u32>)>) -> Self {
        let mut index = Self::default();
        texts.for_each(|(known, facts)| index.add(known, facts));
        index
    }

    /// Prepares one more text.
    fn add(&mut self, known: HashMap<String, u32>, facts: HashMap<String, u32>) {
        let at = u32::try_from(self.count).unwrap_or(u32::MAX);
        self.count = self.count.saturating_add(1);
        for (term, weight) in facts {
            // A term that the ruling also contains keeps its higher score.
            if known.get(&term).is_none_or(|elsewhere| *elsewhere < weight) {
                self.names.extend(term.strip_prefix(MARK).map(str::to_owned));
                self.told.entry(term).or_default().push((at, weight));
            }
        }
        for (term, weight) in known {
            self.names.extend(term.strip_prefix(MARK).map(str::to_owned));
            self.places.entry(term).or_default().push((at, weight));
        }
    }

    /// Gives each text another place, and releases the memory that growing lists took.
    fn renumber(&mut self, places: &[u32]) {
        for list in self.places.values_mut().chain(self.told.values_mut()) {
            for (at, _) in list.iter_mut() {
                *at = usize::try_from(*at).ok().and_then(|at| places.get(at).copied()).unwrap_or(*at);
            }
            list.shrink_to_fit();
        }
    }

    /// The places of up to `most` texts that share something with the question, best first; `told` says whether the
    /// facts are searched, too.
    pub(super) fn search(
        &self,
        text: &str,
        most: usize,
        told: bool,
        awaited: &Awaited,
    ) -> Result<Vec<usize>, NotAwaited> {
        let mut asked: Vec<String> =
            words(text).into_iter().filter(|word| !is_stop(word)).take(LONGEST).collect();
        asked.sort_unstable();
        asked.dedup();
        let mut found: HashMap<u32, Match> = HashMap::new();
        let mut whole = 0;
        for term in asked.iter().cloned().chain(names(text, &self.names, awaited)) {
            awaited.check()?;
            let name = term.starts_with(MARK);
            let places = self.places_of(&term, told);
            let rarity = self.rarity(places.len());
            whole += if name { 0 } else { rarity };
            for (at, weight) in places {
                let one = found.entry(at).or_default();
                one.score += rarity * weight;
                one.named |= name;
                one.cover += if name { 0 } else { rarity };
                one.words += usize::from(!name);
            }
        }
        let mut fits: Vec<(u32, u32)> = found
            .into_iter()
            .filter(|(_, one)| one.fits(whole, asked.len()))
            .map(|(at, one)| (one.score, at))
            .collect();
        // Texts are listed newest first, so the newer of two equal matches comes first.
        fits.sort_unstable_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        Ok(fits.into_iter().take(most).filter_map(|(_, at)| usize::try_from(at).ok()).collect())
    }

    /// Where a term occurs: each text once, with its best score.
    fn places_of(&self, term: &str, told: bool) -> Places {
        let all = |places: &HashMap<String, Places>| places.get(term).cloned().unwrap_or_default();
        let mut best: HashMap<u32, u32> = all(&self.places).into_iter().collect();
        for (at, weight) in all(&self.told).into_iter().filter(|_| told) {
            let held = best.entry(at).or_default();
            *held = (*held).max(weight);
        }
        best.into_iter().collect()
    }

    /// A term that few texts contain tells them apart.
    fn rarity(&self, having: usize) -> u32 {
        let share = self.count.max(1) / having.max(1);
        share.max(1).ilog2() + 1
    }
}

/// How a decision matches a question.
#[derive(Debug, Clone, Copy, Default)]
struct Match {
    score: u32,
    cover: u32,
    words: usize,
    named: bool,
}

impl Match {
    /// One shared name is enough; otherwise a third of the question, and more than one word of a longer one.
    const fn fits(self, whole: u32, asked: usize) -> bool {
        let enough = if asked < 3 { 1 } else { 2 };
        self.named || (self.words >= enough && self.cover * 3 >= whole)
    }
}

/// Whether a text contains a citation: `#12` does not contain `#1`.
pub fn names_it(text: &str, citation: &str) -> bool {
    let behind = |at: usize| text.get(at + citation.len()..).and_then(|rest| rest.chars().next());
    text.match_indices(citation)
        .any(|(at, _)| !behind(at).is_some_and(|character| character.is_ascii_digit()))
}

/// Prefix of a title or heading.
const MARK: &str = "=";

/// The terms of a decision, each with its best score.
fn terms(decision: &Decision, titles: &Titles) -> HashMap<String, u32> {
    let told = &decision.told;
    let cited = || decision.cited.iter().chain(&decision.added).map(|attached| &attached.cited);
    let texts = [(told.question.as_str(), QUESTION), (&told.ruling, RULING)];
    let last = told.last.as_deref().map(|last| (last, RULING));
    let quotes = cited().map(|cited| (cited.quote.as_str(), QUOTE));
    let headings = cited().map(|cited| cited.heading.as_str());
    terms_of(texts.into_iter().chain(last).chain(quotes), headings, titles)
}

/// The terms of a shared decision; of what it cites only the heading is known.
pub(super) fn shared_terms(decision: &SharedDecision, titles: &Titles) -> HashMap<String, u32> {
    let texts = [(decision.question.as_str(), QUESTION), (&decision.ruling, RULING)];
    let last = decision.last.as_deref().map(|last| (last, RULING));
    let headings = decision.cited.iter().filter_map(|ground| {
        let (_, entry) = ground.citation.split_once(", ")?;
        Some(entry.split(" ¶").next().unwrap_or(entry))
    });
    terms_of(texts.into_iter().chain(last), headings, titles)
}

fn terms_of<'a>(
    texts: impl Iterator<Item = (&'a str, u32)>,
    headings: impl Iterator<Item = &'a str>,
    titles: &Titles,
) -> HashMap<String, u32> {
    let mut terms: HashMap<String, u32> = HashMap::new();
    let mut add = |term: String, weight: u32| {
        let held = terms.entry(term).or_default();
        *held = (*held).max(weight);
    };
    for (text, weight) in texts {
        read(text, weight, titles, &mut add);
    }
    for heading in headings {
        read(heading, HEADING, titles, &mut add);
        add(format!("{MARK}{}", whole_words(heading).join(" ")), HEADING);
    }
    terms
}

/// The terms of what the judges were told.
fn facts(decision: &Decision, titles: &Titles) -> HashMap<String, u32> {
    let mut terms = HashMap::new();
    for (_, text) in &decision.told.facts {
        read(text, FACTS, titles, &mut |term, weight: u32| {
            let held = terms.entry(term).or_insert(weight);
            *held = weight.max(*held);
        });
    }
    terms
}

fn read(text: &str, weight: u32, titles: &Titles, add: &mut impl FnMut(String, u32)) {
    for word in words(text).into_iter().filter(|word| !is_stop(word)) {
        add(word, weight);
    }
    for name in names(text, &titles.0, &Awaited::always()) {
        add(name, CARD);
    }
}

/// The names in a text, each with the mark before it.
fn names(text: &str, known: &HashSet<String>, awaited: &Awaited) -> HashSet<String> {
    let said = whole_words(text);
    let lengths = |at: usize| (1..=NAME).filter_map(move |length| Some((at, at.checked_add(length)?)));
    let runs = (0..said.len()).flat_map(lengths).filter_map(|(at, end)| said.get(at..end));
    let joined = awaited.each(runs).map(|run| run.join(" ")).filter(|run| known.contains(run));
    joined.map(|name| format!("{MARK}{name}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_without_its_words_is_small() {
        assert!(size_of::<KnownDecision>() <= 64, "{} bytes", size_of::<KnownDecision>());
        let place = size_of_val(Places::from([(0, 0)]).as_slice());
        assert_eq!(place, 8, "each different word of a decision");
        assert!(size_of::<Decision>() > 4 * size_of::<KnownDecision>(), "the control: with its words");
    }
}
