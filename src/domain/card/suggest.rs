//! What a text that names no card may mean: offered to people, never applied.

use std::collections::HashSet;

use crate::domain::card::definition::Card;
use crate::domain::card::fuzzy_match::Nearness;
use crate::domain::card::matching::Sought;
use crate::domain::card::release::Release;
use crate::domain::card::table::CardTable;
use crate::domain::card::title_folding::{LONGEST, fold_title, is_short_number, undecorated};

/// How many titles are offered.
const OFFERED: usize = 3;
/// How many versions of one name are offered.
const VERSIONS: usize = 8;
/// The least similarity at which a title is offered.
const MEANT: f64 = 0.7;
/// The least similarity at which words beside a title are another title misspelt.
const CLOSE: f64 = 0.8;
/// The least similarity at which words are a subtitle misspelt.
const ALIKE: f64 = 0.6;
/// What separates two cards on one line.
const APART: [&str; 9] = ["\t", ";", "|", ",", " - ", " – ", " — ", " -- ", " / "];

impl CardTable {
    /// Titles near a text that names no card, nearest first.
    ///
    /// It searches titles, missions by name or place, old titles, and 2E names without subtitle, of which the versions
    /// are offered.
    pub fn suggest(&self, text: &str) -> Vec<&str> {
        if text.len() > LONGEST {
            return Vec::new();
        }
        let near = self.nearness();
        let cut = text.trim_end().ends_with(['…']) || text.trim_end().ends_with("...");
        let plain = undecorated(text.trim_end_matches(['.', '…']));
        let wanted = self.folded(plain.title);
        let mut offer = Offer { table: self, titles: Vec::new() };
        self.offer_several(text, &mut offer);
        if offer.titles.len() > 1 {
            return offer.titles;
        }
        offer.titles.clear();
        if let Some(qualifier) = plain.qualifier {
            self.offer_qualified(&self.folded(text), &wanted, qualifier, &mut offer);
        }
        offer.add(near.exactly(&wanted), VERSIONS);
        if !offer.titles.is_empty() && !cut {
            return offer.titles;
        }
        if cut && wanted.len() > 3 {
            near.beginning(&wanted).into_iter().for_each(|(_, cards)| offer.add(cards, OFFERED));
        }
        for article in ["the", "a", "an"] {
            offer.add(near.exactly(&format!("{article} {wanted}")), OFFERED);
        }
        for telling in [true, false] {
            if offer.titles.is_empty() {
                near.nearest(&wanted, telling).into_iter().for_each(|(_, cards)| offer.add(cards, OFFERED));
            }
        }
        let read = legible(&wanted);
        if offer.titles.is_empty() && read != wanted {
            offer.add(near.exactly(&read), OFFERED);
            near.nearest(&read, true).into_iter().for_each(|(_, cards)| offer.add(cards, OFFERED));
        }
        let bare = without_numbers(&wanted);
        if offer.titles.is_empty() && bare != wanted {
            offer.add(near.exactly(bare), OFFERED);
            near.nearest(bare, true).into_iter().for_each(|(_, cards)| offer.add(cards, OFFERED));
        }
        if offer.titles.is_empty() && wanted.len() > 7 {
            near.beginning(&wanted).into_iter().for_each(|(_, cards)| offer.add(cards, OFFERED));
        }
        if offer.titles.is_empty() {
            longest_title_in(near, &wanted, &mut offer);
        }
        offer.titles
    }

    /// Whether a text is a title or close to one.
    pub fn is_near_a_title(&self, text: &str) -> bool {
        let near = || self.nearness().nearest(&self.folded(text), true);
        text.len() <= LONGEST
            && (self.find(text, Sought::Anything).is_some()
                || near().first().is_some_and(|(likeness, _)| *likeness >= CLOSE))
    }

    /// Whether a text of which only a part names this card may mean another one: a longer title that begins alike, one
    /// close to the whole text, or another version of the same title.
    pub fn may_mean_another(&self, whole: &str, card: &Card) -> bool {
        let near = self.nearness();
        let (written, title) = (self.folded(whole), self.folded(&card.title));
        if written == title {
            return false;
        }
        let names = self.names_of(card);
        let beside = names.iter().find_map(|name| around(&written, name));
        let (before, behind) = beside.unwrap_or(("", written.as_str()));
        let start = format!("{title} ");
        let subtitled = near.beginning(&start).into_iter().any(|(writing, cards)| {
            beside.is_some()
                && is_like(writing.get(start.len()..).unwrap_or_default(), behind)
                && self.is_another(cards, card)
        });
        subtitled
            || self.is_nearer(&written, card)
            || uncounted(&written) != written && self.is_nearer(uncounted(&written), card)
            || self.names_a_version(behind, card)
            || line_parts(whole).any(|part| self.is_title_beside(part, &names, card))
            || beside.is_some() && [before, behind].into_iter().any(|words| self.is_near_title(words, card))
    }

    /// The folded names by which a text may mean a card: its title, an old one, and those of a mission.
    fn names_of(&self, card: &Card) -> Vec<String> {
        let title = self.folded(&card.title);
        let renamed = self.index.aliases.get(&title).into_iter().flatten().cloned();
        let of_mission = [card.mission_name(), Some(card.location.as_str())].into_iter().flatten();
        let of_mission: Vec<String> = of_mission.map(fold_title).collect();
        let names = std::iter::once(title).chain(renamed).chain(of_mission);
        names.filter(|name| !name.is_empty()).collect()
    }

    /// Whether these are cards of other titles.
    fn is_another(&self, cards: &[usize], card: &Card) -> bool {
        !cards.iter().any(|at| self.card(*at).is_some_and(|other| other.title == card.title))
    }

    /// Whether a folded text is nearer to another title than to the card's. Longer titles that begin with this one are
    /// told from it by their subtitles alone.
    fn is_nearer(&self, text: &str, card: &Card) -> bool {
        let title = self.folded(&card.title);
        let own = strsim::normalized_damerau_levenshtein(text, &title);
        let start = format!("{title} ");
        let longer = |cards: &[usize]| {
            let begins = |at: &usize| {
                self.card(*at).is_some_and(|other| self.folded(&other.title).starts_with(&start))
            };
            text.starts_with(&start) && cards.iter().all(begins)
        };
        let near = self.nearness().nearest(text, false);
        near.into_iter().any(|(likeness, cards)| {
            likeness >= MEANT && likeness > own && self.is_another(cards, card) && !longer(cards)
        })
    }

    /// Whether a part of a line is another card's title, and no part of this card's own name nor the name of a release
    /// that has a card of its title.
    fn is_title_beside(&self, part: &str, names: &[String], card: &Card) -> bool {
        let folded = self.folded(part);
        [folded.as_str(), uncounted(&folded)].into_iter().any(|words| {
            let cards = self.index.folded.get(words).filter(|_| !words.is_empty());
            cards.is_some_and(|cards| self.is_another(cards, card))
                && !names.iter().any(|name| around(name, words).is_some())
                && !self.is_release_of(words, card)
        })
    }

    /// Whether folded words are close to a title, so that they are hardly a remark.
    fn is_near_title(&self, words: &str, card: &Card) -> bool {
        let words = uncounted(words);
        // Short words are close to many titles.
        if words.len() < 8 || self.is_release_of(words, card) {
            return false;
        }
        let near = |at: &usize| {
            let close = |other: &Card| {
                strsim::normalized_damerau_levenshtein(words, &self.folded(&other.title)) >= CLOSE
            };
            self.card(*at).is_some_and(close)
        };
        let found = self.nearness().nearest(words, true);
        found.into_iter().any(|(_, cards)| self.is_another(cards, card) && cards.iter().any(near))
    }

    /// Whether words are the name of a release that has a card of this card's title.
    fn is_release_of(&self, words: &str, card: &Card) -> bool {
        let release = self.releases().iter().find(|release| self.folded(&release.name) == words);
        release.is_some_and(|release| self.cards_titled(&card.title).any(|card| is_in(card, release)))
    }

    /// Offers titles near a text with something in parentheses, which may be a misspelt subtitle, or the release of a
    /// card of a misspelt title.
    fn offer_qualified(&self, whole: &str, wanted: &str, qualifier: &str, offer: &mut Offer<'_>) {
        let near = self.nearness();
        near.nearest(whole, true).into_iter().for_each(|(_, cards)| offer.add(cards, OFFERED));
        let Some(release) = self.release_named(qualifier) else { return };
        for (_, cards) in near.nearest(wanted, true) {
            let in_it = |at: &usize| self.card(*at).is_some_and(|card| is_in(card, release));
            let cards: Vec<usize> = cards.iter().copied().filter(in_it).collect();
            offer.add(&cards, OFFERED);
        }
    }

    /// Offers the titles of a line that names several cards.
    fn offer_several(&self, text: &str, offer: &mut Offer<'_>) {
        let near = self.nearness();
        let parts: Vec<String> = line_parts(text).map(|part| self.folded(part)).collect();
        let parts = parts.iter().map(|part| uncounted(part)).filter(|part| part.len() > 2);
        let parts: Vec<&str> = parts.take(OFFERED).collect();
        let known = parts.iter().any(|part| self.index.folded.contains_key(*part));
        let one =
            || near.nearest(&self.folded(text), true).first().is_some_and(|(likeness, _)| *likeness >= CLOSE);
        if parts.len() < 2 || !known || one() {
            return;
        }
        for part in parts {
            if let Some(cards) = self.index.folded.get(part) {
                offer.add(cards.get(..1).unwrap_or_default(), OFFERED);
            } else {
                let close = near.nearest(part, true);
                let first = close.first().map(|(_, cards)| *cards).unwrap_or_default();
                offer.add(first.get(..1).unwrap_or_default(), OFFERED);
            }
        }
    }

    /// Whether the words name another version of a card's title by its release.
    fn names_a_version(&self, words: &str, card: &Card) -> bool {
        let others = self.cards_titled(&card.title).filter(|other| other.id != card.id);
        let releases: HashSet<&str> =
            others.flat_map(|other| &other.printings).map(|printing| printing.release.as_str()).collect();
        let named = self.releases().iter().filter(|release| releases.contains(release.code.as_str()));
        let said: Vec<&str> = words.split(' ').collect();
        named.into_iter().any(|release| {
            let name = fold_title(&release.name);
            words.contains(&name)
                || said.contains(&fold_title(&release.code).as_str())
                || name.split(' ').any(|word| word.len() > 4 && said.contains(&word))
        })
    }
}

/// Whether a card was printed in a release.
fn is_in(card: &Card, release: &Release) -> bool {
    card.printings.iter().any(|printing| printing.release == release.code)
}

/// The text before and behind words in a folded text, if they are in it.
fn around<'w>(text: &'w str, words: &str) -> Option<(&'w str, &'w str)> {
    text.match_indices(words).find_map(|(at, _)| {
        let (before, rest) = text.split_at_checked(at)?;
        let behind = rest.get(words.len()..)?;
        let apart =
            (before.is_empty() || before.ends_with(' ')) && (behind.is_empty() || behind.starts_with(' '));
        apart.then(|| (before.trim(), behind.trim()))
    })
}

/// A folded text without the number of copies before it.
fn uncounted(text: &str) -> &str {
    let counts = |word: &str| is_short_number(word.trim_matches('x'), 3);
    let mut rest = text;
    while let Some((_, behind)) = rest.split_once(' ').filter(|(word, _)| counts(word)) {
        rest = behind;
    }
    rest
}

/// The parts of a line between separators of each kind; none if it has no separator.
fn line_parts(line: &str) -> impl Iterator<Item = &str> {
    let marks = APART.into_iter().filter(|mark| line.contains(*mark));
    marks.flat_map(|mark| line.split(mark)).map(str::trim).filter(|part| !part.is_empty())
}

/// Whether words may be how somebody wrote a subtitle: cut, misspelt, or by its initials.
fn is_like(subtitle: &str, words: &str) -> bool {
    let first = |text: &str| text.split(' ').next().unwrap_or_default().to_owned();
    let (of_title, said) = (first(subtitle), first(words));
    if of_title.is_empty() || said.is_empty() {
        return false;
    }
    if said.bytes().all(|byte| byte.is_ascii_digit()) {
        return said == of_title;
    }
    let initials: String = subtitle.split(' ').filter_map(|word| word.chars().next()).collect();
    // `2E` and `II` are too short to be told from what only begins like them.
    let short = of_title.len() <= 2 && of_title.chars().next() == said.chars().next();
    short
        || of_title.starts_with(&said)
        || of_title.len() > 2 && said.starts_with(&of_title)
        || initials.starts_with(&said)
        || strsim::normalized_damerau_levenshtein(&of_title, &said) >= ALIKE
        || strsim::normalized_damerau_levenshtein(subtitle, words) >= ALIKE
}

/// The longest title that is in the text, word for word.
fn longest_title_in<'t>(near: &'t Nearness, wanted: &str, offer: &mut Offer<'t>) {
    let words: Vec<&str> = wanted.split(' ').take(20).collect();
    for length in (1..words.len()).rev() {
        for run in words.windows(length) {
            let run = run.join(" ");
            if run.len() > 3 {
                offer.add(near.exactly(&run), OFFERED);
            }
        }
        if !offer.titles.is_empty() {
            return;
        }
    }
}

/// The titles offered, each once.
struct Offer<'t> {
    table: &'t CardTable,
    titles: Vec<&'t str>,
}

impl Offer<'_> {
    fn add(&mut self, cards: &[usize], most: usize) {
        for card in cards.iter().filter_map(|at| self.table.card(*at)) {
            if self.titles.len() < most && !self.titles.contains(&card.title.as_str()) {
                self.titles.push(&card.title);
            }
        }
    }
}

/// Without the words with digits at both ends, which may be left over from a table or a code.
fn without_numbers(folded: &str) -> &str {
    let numbered = |word: &str| word.bytes().any(|byte| byte.is_ascii_digit());
    let mut rest = folded;
    while let Some((_, behind)) = rest.split_once(' ').filter(|(word, _)| numbered(word)) {
        rest = behind;
    }
    while let Some((before, _)) = rest.rsplit_once(' ').filter(|(_, word)| numbered(word)) {
        rest = before;
    }
    rest
}

/// Digits that a scanner read instead of letters, in words that contain both: `0do`, `Ke1ko`.
fn legible(folded: &str) -> String {
    let words = folded.split(' ').map(|word| {
        let letters = word.chars().any(|character| character.is_ascii_alphabetic());
        let digits = word.chars().any(|character| character.is_ascii_digit());
        if letters && digits {
            word.replace('0', "o").replace('1', "l").replace('5', "s")
        } else {
            word.to_owned()
        }
    });
    words.collect::<Vec<_>>().join(" ")
}
