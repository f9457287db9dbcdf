//! Finds past decisions by the cards, headings and words they share with a question.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use chrono::{DateTime, NaiveDate, Utc};

use crate::domain::awaited::{Awaited, NotAwaited};
use crate::domain::edition::Edition;
use crate::domain::id::{DisputeNumber, TournamentId};
use crate::domain::precedent::shared_decision::SharedDecision;
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
    /// Whether the decision cites anything.
    pub cites: bool,
    /// Whether it cites a text of the game.
    pub has_authority: bool,
}

/// The decisions, prepared for searching. One that changes is exchanged alone.
#[derive(Debug, Clone, Default)]
pub struct PrecedentIndex {
    /// The decisions in the order in which they came; a place is `None` once its decision was taken out.
    places: Vec<Option<KnownDecision>>,
    /// The places of those that are there, the newest first.
    newest: Vec<u32>,
    terms: TermIndex,
}

/// The terms of a list of texts, each with the places that contain it.
#[derive(Debug, Clone, Default)]
pub(super) struct TermIndex {
    /// The place of the next text.
    end: u32,
    /// Each term with the texts that contain it and its best score there. Names carry a prefix.
    places: HashMap<String, Places>,
    /// Each term with the texts whose facts contain it; only staff read the facts.
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

    /// Sorts the newest first, and those of one moment always alike.
    fn newest_first(&self) -> impl Ord + use<> {
        Reverse((self.day, self.ruled, self.tournament, self.number))
    }

    /// Whether it is the decision on this dispute.
    pub fn is(&self, tournament: TournamentId, number: DisputeNumber) -> bool {
        (self.tournament, self.number) == (tournament, number)
    }
}

/// How many decisions may have been taken out, beside a quarter of all, before their terms go as well.
const MOST_GONE: usize = 1_000;

impl PrecedentIndex {
    /// How many decisions there are.
    pub fn len(&self) -> usize {
        self.newest.len()
    }

    /// Whether there are no decisions.
    pub fn is_empty(&self) -> bool {
        self.newest.is_empty()
    }

    /// The decisions, the newest first.
    pub fn newest(&self) -> impl Iterator<Item = &KnownDecision> {
        self.newest.iter().filter_map(|at| self.at(*at))
    }

    fn at(&self, place: u32) -> Option<&KnownDecision> {
        self.places.get(usize::try_from(place).ok()?)?.as_ref()
    }

    /// Exchanges the decisions of these tournaments; `titles` are those of all cards. The words of the others are not
    /// read again.
    pub fn exchange<'d>(
        &mut self,
        tournaments: &HashSet<TournamentId>,
        decisions: impl IntoIterator<Item = &'d Decision>,
        titles: &Titles,
    ) {
        for place in &mut self.places {
            if place.is_some_and(|one| tournaments.contains(&one.tournament)) {
                *place = None;
            }
        }
        let first = self.places.len();
        for decision in decisions {
            self.terms.add(terms(decision, titles), facts(decision, titles));
            self.places.push(Some(KnownDecision::of(decision)));
        }
        self.list_from(first);
        if self.places.len() - self.len() > self.len() / 4 + MOST_GONE {
            self.compact();
        }
    }

    /// Takes what is gone off the list, and puts what comes from this place on into its order.
    fn list_from(&mut self, first: usize) {
        let Self { places, newest, .. } = self;
        let order = |at: &u32| {
            let place = places.get(usize::try_from(*at).ok()?)?;
            place.as_ref().map(KnownDecision::newest_first)
        };
        newest.retain(|at| order(at).is_some());
        newest.extend((0..).zip(places.iter()).skip(first).map(|(at, _)| at));
        newest.sort_by_key(order);
    }

    /// Releases the memory of what was taken out, and what growing lists took beyond their length.
    pub fn compact(&mut self) {
        let mut next = 0..;
        let moved: Vec<Option<u32>> =
            self.places.iter().map(|one| one.as_ref().and_then(|_| next.next())).collect();
        self.terms.renumber(&moved);
        self.places.retain(Option::is_some);
        self.places.shrink_to_fit();
        self.newest.clear();
        self.list_from(0);
        self.newest.shrink_to_fit();
    }

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
        self.found(text, most, false, awaited)
    }

    /// Searches as [`PrecedentIndex::search`] does, and also the facts: for staff.
    ///
    /// # Errors
    /// As [`PrecedentIndex::search`].
    pub fn search_told(
        &self,
        text: &str,
        most: usize,
        awaited: &Awaited,
    ) -> Result<Vec<KnownDecision>, NotAwaited> {
        self.found(text, most, true, awaited)
    }

    fn found(
        &self,
        text: &str,
        most: usize,
        told: bool,
        awaited: &Awaited,
    ) -> Result<Vec<KnownDecision>, NotAwaited> {
        let is_there = |at: u32| self.at(at).is_some();
        let found = self.terms.search(text, told, (self.len(), &is_there), awaited)?;
        let mut fits: Vec<(u32, &KnownDecision)> =
            found.into_iter().filter_map(|(at, score)| Some((score, self.at(at)?))).collect();
        fits.sort_unstable_by_key(|(score, one)| (Reverse(*score), one.newest_first()));
        Ok(fits.into_iter().take(most).map(|(_, one)| *one).collect())
    }

    /// The decision on this dispute. `None` while it is under appeal, or if its tournament is not on this installation.
    pub fn find(&self, tournament: TournamentId, number: DisputeNumber) -> Option<KnownDecision> {
        self.places.iter().flatten().find(|one| one.is(tournament, number)).copied()
    }

    /// The decisions of the days that citations in a text have, newest first: all that it can name are among them.
    pub fn of_days_in(&self, text: &str) -> Vec<KnownDecision> {
        let day = |(at, _): (usize, &str)| text.get(at + LOCAL.len()..)?.get(..DAY)?.parse().ok();
        let days: HashSet<NaiveDate> = text.match_indices(LOCAL).filter_map(day).collect();
        self.newest().filter(|one| days.contains(&one.day)).copied().collect()
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
        let at = self.end;
        self.end = self.end.saturating_add(1);
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

    /// Gives each text another place, or takes it out, and releases the memory that is not needed any more.
    fn renumber(&mut self, moved: &[Option<u32>]) {
        let moved_to = |at: u32| moved.get(usize::try_from(at).ok()?).copied().flatten();
        for terms in [&mut self.places, &mut self.told] {
            terms.retain(|_, list| {
                list.retain_mut(|(at, _)| {
                    let new = moved_to(*at);
                    *at = new.unwrap_or(*at);
                    new.is_some()
                });
                list.shrink_to_fit();
                !list.is_empty()
            });
        }
        let named = self.places.keys().chain(self.told.keys()).filter_map(|term| term.strip_prefix(MARK));
        self.names = named.map(str::to_owned).collect();
        self.end = u32::try_from(moved.iter().flatten().count()).unwrap_or(u32::MAX);
    }

    /// The places of the texts that share something with the question, each with its score, in no order. `told` says
    /// whether the facts are searched, too; the pair says how many texts count, and which.
    pub(super) fn search(
        &self,
        text: &str,
        told: bool,
        (count, is_there): (usize, &dyn Fn(u32) -> bool),
        awaited: &Awaited,
    ) -> Result<Places, NotAwaited> {
        let mut asked: Vec<String> =
            words(text).into_iter().filter(|word| !is_stop(word)).take(LONGEST).collect();
        asked.sort_unstable();
        asked.dedup();
        let mut found: HashMap<u32, Match> = HashMap::new();
        let mut whole = 0;
        for term in asked.iter().cloned().chain(names(text, &self.names, awaited)) {
            awaited.check()?;
            let name = term.starts_with(MARK);
            let mut places = self.places_of(&term, told);
            places.retain(|(at, _)| is_there(*at));
            let rarity = rarity(count, places.len());
            whole += if name { 0 } else { rarity };
            for (at, weight) in places {
                let one = found.entry(at).or_default();
                one.score += rarity * weight;
                one.named |= name;
                one.cover += if name { 0 } else { rarity };
                one.words += usize::from(!name);
            }
        }
        let fits = found.into_iter().filter(|(_, one)| one.fits(whole, asked.len()));
        Ok(fits.map(|(at, one)| (at, one.score)).collect())
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
}

/// How much a term counts that this many of all texts contain: one that few contain tells them apart.
fn rarity(all: usize, having: usize) -> u32 {
    let share = all.max(1) / having.max(1);
    share.max(1).ilog2() + 1
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
    use uuid::Uuid;

    use super::*;
    use crate::domain::hash::EntryHash;
    use crate::domain::precedent::AnonymousText;

    fn decision(tournament: u128, question: &str) -> Decision {
        Decision {
            tournament: TournamentId::new(Uuid::from_u128(tournament)),
            slug: "lamp-open".parse().unwrap(),
            title: "Lamp Open".to_owned(),
            edition: Edition::First,
            day: NaiveDate::default(),
            number: DisputeNumber(1),
            citation: String::new(),
            told: AnonymousText { question: question.to_owned(), ..AnonymousText::default() },
            cited: Vec::new(),
            added: Vec::new(),
            review: Review::NotAppealed,
            opened: DateTime::default(),
            ruled: DateTime::default(),
            settled: DateTime::default(),
            head: EntryHash::default(),
        }
    }

    #[test]
    fn the_terms_of_what_was_taken_out_go_before_they_are_many() {
        let (mut index, titles) = (PrecedentIndex::default(), Titles::default());
        let words = |number: u128| format!("May the lamp with number {number} shine?");
        for number in 0..10 {
            index.exchange(&HashSet::new(), [&decision(number, &words(number))], &titles);
        }
        let gone = HashSet::from([TournamentId::new(Uuid::from_u128(3))]);
        let mut most = 0;
        for number in 100..5_000 {
            index.exchange(&gone, [&decision(3, &words(number))], &titles);
            most = most.max(index.places.len());
            assert_eq!(index.len(), 10);
        }
        assert!((1_000..1_020).contains(&most), "{most}");
        assert!(index.terms.places.values().map(Vec::len).sum::<usize>() <= 6 * most);
        let found = |words: &str| index.search(words, 5, &Awaited::always()).unwrap().len();
        assert_eq!((found("number 4998"), found("number 4999"), found("4")), (0, 1, 1));
    }

    #[test]
    fn a_decision_without_its_words_is_small() {
        assert!(size_of::<KnownDecision>() <= 64, "{} bytes", size_of::<KnownDecision>());
        assert_eq!(size_of::<Option<KnownDecision>>(), size_of::<KnownDecision>(), "its place");
        let place = size_of_val(Places::from([(0, 0)]).as_slice());
        assert_eq!(place, 8, "each different word of a decision");
        assert!(size_of::<Decision>() > 4 * size_of::<KnownDecision>(), "the control: with its words");
    }
}
