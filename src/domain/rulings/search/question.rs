//! A question as understood with the words and names of one edition's entries.
#![expect(clippy::float_arithmetic, reason = "these figures rank texts, not people")]

use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;

use crate::domain::rulings::search::bm25::rarity;
use crate::domain::rulings::search::card_name::CardKind;
use crate::domain::rulings::search::index::Part;
use crate::domain::rulings::search::meaning::Sense;
use crate::domain::rulings::search::names::Named;
use crate::domain::rulings::search::nicknames::{Wording, formal, sense_of};
use crate::domain::rulings::search::stemmer::{comparable, is_stop, whole_words, words};
use crate::domain::rulings::search::synonyms::Aliases;

/// How many words of a question are read.
const LONGEST: usize = 64;
/// The weight of a synonym if the entries also contain the word that was asked.
const ALIKE: f64 = 0.5;
/// The weight of a word in a name, relative to the name: three words of a title are not three things asked.
const IN_NAME: f64 = 0.6;
/// The weight of a filler word, and of a number that no entry contains.
const TALK: f64 = 0.35;
/// The weight of a name, relative to its words.
const NAME: f64 = 0.9;
/// A title of this many words, such as *In the Way*, is hardly said by chance.
const PHRASE: usize = 3;
/// The weight of a card's kind if no entry names the card.
const KIND: f64 = 0.5;

/// One thing that is asked, in every wording the documents use.
#[derive(Debug, Clone)]
pub(super) struct TermGroup {
    /// Terms, each with its share of the whole.
    pub terms: Vec<(u32, f64)>,
    /// How well it tells entries apart, reduced by its weight here.
    pub rarity: f64,
    pub weight: f64,
    /// Its role in the question.
    pub role: TermRole,
}

/// The role of a word or name in a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TermRole {
    /// A card title or one of its words.
    Title,
    InTitle,
    /// What is asked.
    Asked,
    /// Filler.
    Talk,
    /// The kind of a card that no entry names: it helps to find entries and is not what is asked.
    Kind,
}

/// A question in terms of one edition's entries.
#[derive(Debug, Clone, Default)]
pub(super) struct ParsedQuestion {
    pub groups: Vec<TermGroup>,
    /// The weight of everything that was asked, known to the entries or not.
    pub weight: f64,
    /// The weight of what was asked without titles and filler.
    pub aspect: f64,
    /// The weight of what no entry contains.
    pub unknown: f64,
    /// How many of the cards it names no entry contains.
    pub unheard: usize,
    /// The cards it names, by the terms of their titles; some of these may be plain words.
    pub cards: Vec<u32>,
    /// Whether one of them is certainly a title.
    pub names_card: bool,
    /// Those of which that is certain.
    pub titles: Vec<u32>,
    /// Whether it is a card title and nothing is asked about the card.
    pub is_title: bool,
    /// The term of the name that it is as a whole, if it is nothing else.
    pub whole: Option<u32>,
    /// The subjects it asks about that entries rarely cover, by number.
    pub matters: BTreeSet<usize>,
    /// The kinds of figures it asks for, by number.
    pub figures: BTreeSet<usize>,
    /// Its words; `None` if none counts.
    pub wording: Option<Wording>,
    /// What it means; `None` if no word is known.
    pub sense: Option<Sense>,
}

impl ParsedQuestion {
    /// Reads a question as a person typed it: nicknames resolved, talk dropped, names found.
    pub fn of(text: &str, part: &Part, aliases: &Aliases) -> Self {
        let mut said = whole_words(text);
        said.truncate(LONGEST);
        let formal = formal(&said, aliases);
        let asked = correct_spelling(&formal, part);
        let mut question = Self {
            matters: aliases.matters(&said),
            figures: aliases.figures(&said),
            wording: Wording::of(&formal),
            sense: sense_of(&asked, aliases),
            ..Self::default()
        };
        let typed: Vec<String> = said.iter().map(|word| comparable(word)).collect();
        question.note_cards(part, &typed, 2);
        question.note_cards(part, &asked, 1);
        question.note_whole(part, [&typed, &asked]);
        let names = part.find_names(&asked);
        let during = said_of_steps(&asked, part, aliases);
        let mut of_names: HashMap<usize, (f64, TermRole)> =
            during.iter().map(|at| (*at, (TALK, TermRole::Talk))).collect();
        let mut kinds: Vec<&CardKind> = Vec::new();
        for name in &names {
            let own = name.start..name.start + name.length;
            let words: Vec<&String> = asked.get(own.clone()).unwrap_or(&[]).iter().collect();
            let heard = part.documents(name.term) > 0;
            let title = name.card.is_some() && (heard || tells(part, &words));
            if !heard && title {
                question.unheard += 1;
                if let Some(kind) = name.card.and_then(|card| part.kind_of(card)) {
                    question.add_kind(part, &kind.words);
                    kinds.push(kind);
                }
                of_names.extend(own.map(|at| (at, (0.0, TermRole::InTitle))));
            } else if heard {
                let when = own.clone().all(|at| during.contains(&at));
                let place = !title && (when || says_only_where(&asked, &own, aliases));
                let (whole, word) = match (title, place) {
                    (true, _) => (TermRole::Title, TermRole::InTitle),
                    (false, true) => (TermRole::Talk, TermRole::Talk),
                    (false, false) => (TermRole::Asked, TermRole::Asked),
                };
                let share = if place { TALK } else { 1.0 };
                question.add_name(part, name, whole, share);
                let (role, counts) = (word, if name.length > 1 { share * IN_NAME } else { share });
                of_names.extend(own.map(|at| (at, (counts, role))));
            }
        }
        let mut seen = HashSet::new();
        for (at, word) in asked.iter().enumerate().filter(|(_, word)| !is_stop(word)) {
            let (counts, role) = of_names.get(&at).copied().unwrap_or((1.0, TermRole::Asked));
            if counts > 0.0 && seen.insert(word) {
                question.add_word(part, aliases, word, counts, role);
            }
        }
        // Last, because a keyword that is asked about is more than a kind.
        for kind in kinds {
            question.add_keywords(part, &kind.keywords);
        }
        // “What does … do” asks nothing that an entry could cover: it is a title that no entry contains.
        question.is_title |= question.unheard > 0 && question.weight <= 0.0;
        question
    }

    /// Notes the cards that these words name by at least this many words. Longer titles are read as typed too: what is a
    /// nickname or misspelled elsewhere may be part of a title, and one word that is both is no title.
    fn note_cards(&mut self, part: &Part, words: &[String], least: usize) {
        let names = part.find_names(words).into_iter();
        for name in names.filter(|name| name.card.is_some() && name.length >= least) {
            let own: Vec<&String> = words.iter().skip(name.start).take(name.length).collect();
            self.cards.push(name.term);
            if name.length >= PHRASE || tells(part, &own) {
                self.names_card = true;
                self.titles.push(name.term);
            }
        }
    }

    /// Notes the heading or title that the whole question is, in either of these forms.
    fn note_whole(&mut self, part: &Part, forms: [&[String]; 2]) {
        let wholes = forms.map(|words| whole_name(part, words));
        self.is_title = wholes.iter().flatten().any(|name| name.card.is_some());
        self.whole = wholes.iter().flatten().map(|name| name.term).next();
    }

    fn add_kind(&mut self, part: &Part, is: &[String]) {
        for term in is.iter().filter_map(|word| part.word(word)) {
            let rarity = rarity(part.always, part.documents(term));
            self.groups.push(TermGroup {
                terms: vec![(term, 1.0)],
                rarity,
                weight: KIND * rarity,
                role: TermRole::Kind,
            });
        }
    }

    /// The keywords that are headings. Together they weigh what one word does: a ship has many.
    fn add_keywords(&mut self, part: &Part, keywords: &[Vec<String>]) {
        let terms: BTreeSet<u32> = keywords.iter().filter_map(|keyword| part.heading_term(keyword)).collect();
        let count = f64::from(u32::try_from(terms.len()).unwrap_or(u32::MAX));
        for term in terms {
            if self.groups.iter().any(|group| group.terms.iter().any(|(known, _)| *known == term)) {
                continue;
            }
            let rarity = rarity(part.always, part.documents(term));
            let weight = KIND * rarity / count;
            self.groups.push(TermGroup { terms: vec![(term, 1.0)], rarity, weight, role: TermRole::Kind });
        }
    }

    fn add_word(&mut self, part: &Part, aliases: &Aliases, word: &str, counts: f64, role: TermRole) {
        let mut terms: Vec<(u32, f64)> =
            word.split('|').filter_map(|word| part.word(word)).map(|term| (term, 1.0)).collect();
        let share = if terms.is_empty() { 1.0 } else { ALIKE };
        for other in
            word.split('|').flat_map(|word| aliases.synonyms_of(word)).filter_map(|word| part.word(word))
        {
            if !terms.iter().any(|(term, _)| *term == other) {
                terms.push((other, share));
            }
        }
        let having = terms
            .iter()
            .filter(|(_, share)| *share >= 1.0)
            .map(|(term, _)| part.documents(*term))
            .max()
            .unwrap_or(0);
        let figure = word.bytes().all(|byte| byte.is_ascii_digit());
        let talk = figure || aliases.is_talk(word);
        let counts = if talk { counts * TALK } else { counts };
        let rarity = rarity(part.always, having);
        let role = if talk && role == TermRole::Asked { TermRole::Talk } else { role };
        self.add(TermGroup { terms, rarity, weight: counts * rarity, role });
    }

    fn add_name(&mut self, part: &Part, name: &Named, role: TermRole, share: f64) {
        if self.groups.iter().any(|group| group.terms.iter().any(|(known, _)| *known == name.term)) {
            return;
        }
        let rarity = rarity(part.always, part.documents(name.term));
        self.add(TermGroup { terms: vec![(name.term, 1.0)], rarity, weight: share * NAME * rarity, role });
    }

    fn add(&mut self, group: TermGroup) {
        self.weight += group.weight;
        if group.role == TermRole::Asked {
            self.aspect += group.weight;
        }
        if group.terms.is_empty() {
            self.unknown += group.weight;
        } else {
            self.groups.push(group);
        }
    }

    /// The weight of everything that was asked, to divide by: if nothing was, a text covers nothing of it.
    pub fn whole(&self) -> f64 {
        if self.weight > 0.0 { self.weight } else { f64::INFINITY }
    }

    /// The weight of the question's parts that a text covers.
    pub fn spoken_of(&self, part: &Part, text: &str) -> f64 {
        let said = words(text);
        let mut terms: Vec<u32> = said.iter().filter_map(|word| part.word(word)).collect();
        terms.extend(part.find_names(&said).into_iter().map(|name| name.term));
        let share = |group: &TermGroup| {
            let held = group.terms.iter().filter(|(term, _)| terms.contains(term));
            held.map(|(_, share)| share * group.weight).fold(0.0, f64::max)
        };
        self.groups.iter().map(share).sum()
    }
}

/// The heading or card title that words are and nothing else, but for an article before it.
fn whole_name(part: &Part, words: &[String]) -> Option<Named> {
    let article = words.first().is_some_and(|word| word == "the");
    let whole = |name: &Named| name.start <= usize::from(article) && name.start + name.length == words.len();
    part.find_names(words).into_iter().find(whole)
}

/// Whether a name says where the cards are that the rest of the question is about, as “in play” does.
fn says_only_where(asked: &[String], own: &Range<usize>, aliases: &Aliases) -> bool {
    asked.get(own.clone()).is_some_and(|name| aliases.is_place(name)) && asks_besides(asked, own, aliases)
}

/// Whether a question has enough words besides these to be about something else.
fn asks_besides(asked: &[String], own: &Range<usize>, aliases: &Aliases) -> bool {
    /// Fewer words ask about the place or the time itself.
    const OTHERS: usize = 2;
    let others = asked.iter().enumerate().filter(|(at, word)| {
        !own.contains(at) && !is_stop(word) && !aliases.is_talk(word) && word.parse::<u32>().is_err()
    });
    others.count() >= OTHERS
}

/// The positions of words that only say during which list of steps something happens. “During a mission attempt” does so if
/// one is headed “attempting missions”: every question about a step says it, and it asks for no step.
fn said_of_steps(asked: &[String], part: &Part, aliases: &Aliases) -> BTreeSet<usize> {
    /// What may come between the words.
    const BETWEEN: usize = 1;
    let during = ["during", "while", "when"].map(comparable);
    let articles = ["a", "an", "the", "my", "his", "her", "their", "your"].map(comparable);
    let counting: Vec<(usize, &String)> =
        asked.iter().enumerate().filter(|(_, word)| !is_stop(word)).collect();
    let mut found = BTreeSet::new();
    for heading in &part.stepped {
        for said in counting.windows(heading.len()) {
            let mut terms: Vec<Option<u32>> = said.iter().map(|(_, word)| part.word(word)).collect();
            terms.sort_unstable();
            let (Some((first, _)), Some((last, _))) = (said.first(), said.last()) else { continue };
            let end = last + 1;
            let own = *first..end;
            let close = said.windows(2).all(|two| matches!(two, [(a, _), (b, _)] if b - a <= 1 + BETWEEN));
            let before = asked.iter().take(own.start).rev().find(|word| !articles.contains(word));
            if close
                && terms.iter().flatten().eq(heading)
                && before.is_some_and(|word| during.contains(word))
                && asks_besides(asked, &own, aliases)
            {
                found.extend(said.iter().map(|(at, _)| *at));
            }
        }
    }
    found
}

/// Whether words are certainly a title that no entry contains: several words, or one that no entry contains either.
fn tells(part: &Part, words: &[&String]) -> bool {
    let telling = words.iter().filter(|word| !is_stop(word)).count();
    telling > 1 || words.iter().all(|word| is_stop(word) || part.word(word).is_none())
}

/// The words of a name as the documents write them: nicknames resolved, misspellings corrected.
pub(super) fn plainly(text: &str, part: &Part, aliases: &Aliases) -> Vec<String> {
    correct_spelling(&formal(&whole_words(text), aliases), part)
}

/// Corrects likely misspellings: two words written as one, one as two, wrong letters.
fn correct_spelling(said: &[String], part: &Part) -> Vec<String> {
    let mut right: Vec<String> = Vec::with_capacity(said.len());
    let known = |word: &str| is_stop(word) || word.contains('|') || part.word(word).is_some();
    for (at, word) in said.iter().enumerate() {
        if !known(word) {
            if let Some((one, other)) = split_word(word, part) {
                right.extend([one, other]);
                continue;
            }
            if let Some(meant) = part.likely_word(word) {
                right.push(meant.to_owned());
                continue;
            }
        }
        right.push(word.clone());
        let joined = said.get(at + 1).map(|next| format!("{word}{next}"));
        right.extend(joined.filter(|joined| joined.len() > 6 && part.word(joined).is_some()));
    }
    right
}

/// The two known words that were written as one.
fn split_word(word: &str, part: &Part) -> Option<(String, String)> {
    (3..word.len().saturating_sub(2)).find_map(|at| {
        let (one, other) = (word.get(..at)?, word.get(at..)?);
        let known = |word: &str| !is_stop(word) && part.word(word).is_some();
        (known(one) && known(other)).then(|| (one.to_owned(), other.to_owned()))
    })
}
