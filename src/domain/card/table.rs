//! All cards of one edition, with the ways to find them.

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use chrono::NaiveDate;

use crate::domain::card::definition::{Card, CardId, Printing, Trait, Uniqueness};
use crate::domain::card::fuzzy_match::Nearness;
use crate::domain::card::kind::CardType;
use crate::domain::card::release::Release;
use crate::domain::card::row::{SourceRow, UnreadableCards};
use crate::domain::card::text::{self, Contents};
use crate::domain::card::title_folding::{fold_title, fold_tribbles, undecorated, unify_spelling};
use crate::domain::edition::Edition;
use crate::domain::hash::CardTableVersion;

/// The memory of a table for each byte of its text, by estimate: the cards, nine maps of their spellings, and the
/// trigrams of each.
const MEMORY_OF_A_BYTE: usize = 16;

/// The cards of one edition. A deck is only ever read with the table of its own edition:
/// 723 titles are in both.
#[derive(Debug)]
pub struct CardTable {
    contents: Contents,
    version: CardTableVersion,
    /// The length of its text in bytes.
    length: usize,
    pub(crate) index: SpellingIndex,
    nearness: OnceLock<Nearness>,
}

/// A title without its subtitle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TitleOf<'c> {
    pub title: &'c str,
    /// Whether a source tells where it ends; otherwise we inferred it.
    pub told: bool,
}

/// Places of cards by every spelling that may name them.
#[derive(Debug, Default)]
pub(crate) struct SpellingIndex {
    /// Exact plugin name to card and printing.
    pub names: HashMap<String, (usize, usize)>,
    /// Undecorated title.
    pub titles: HashMap<String, Vec<usize>>,
    /// Undecorated title in one case and typography.
    pub spelled: HashMap<String, Vec<usize>>,
    /// Folded title and folded plugin name.
    pub folded: HashMap<String, Vec<usize>>,
    /// Folded old title to new, and back.
    pub aliases: HashMap<String, Vec<String>>,
    /// Folded mission location, and mission name without it.
    pub places: HashMap<String, Vec<usize>>,
    /// Folded titles of missions.
    pub missions: Vec<(String, usize)>,
    /// `set.number` to cards and printings; reprints share numbers.
    pub numbers: HashMap<String, Vec<(usize, usize)>>,
    /// Slug to card.
    pub ids: HashMap<CardId, usize>,
    /// Release code to first day, and the place of the release.
    pub days: HashMap<String, (NaiveDate, usize)>,
    /// Titles of 2E personnel and ships without subtitle, folded.
    pub bases: HashSet<String>,
}

impl CardTable {
    /// Reads a compact table.
    ///
    /// # Errors
    /// The first line that cannot be used.
    pub fn parse(text: &str) -> Result<Self, UnreadableCards> {
        let contents = text::read(text)?;
        let version = CardTableVersion::of(text);
        let index = SpellingIndex::of(&contents);
        Ok(Self { contents, version, length: text.len(), index, nearness: OnceLock::new() })
    }

    /// Builds a table from rows; rows of one card are brought together.
    pub fn from_rows(edition: Edition, releases: Vec<Release>, rows: Vec<SourceRow>) -> Self {
        let mut contents = Contents { edition, releases, aliases: Vec::new(), cards: Vec::new() };
        let mut ids: HashMap<CardId, usize> = HashMap::new();
        for row in rows {
            match row {
                SourceRow::Renamed { old, new } => add_alias(&mut contents, old, new),
                SourceRow::Printing { card, printing, .. } => {
                    let at = *ids.entry(card.id.clone()).or_insert(contents.cards.len());
                    match contents.cards.get_mut(at) {
                        Some(known) => known.printings.push(printing),
                        None => contents.cards.push(Card { printings: vec![printing], ..*card }),
                    }
                }
            }
        }
        Self::of(contents)
    }

    fn of(contents: Contents) -> Self {
        let text = text::write(&contents);
        let (version, length) = (CardTableVersion::of(&text), text.len());
        let index = SpellingIndex::of(&contents);
        Self { contents, version, length, index, nearness: OnceLock::new() }
    }

    /// Its estimated memory, in bytes.
    pub(crate) const fn bytes(&self) -> usize {
        self.length.saturating_mul(MEMORY_OF_A_BYTE)
    }

    /// This table with newer rows: a printing of a known name is replaced with its card's facts, others are added.
    ///
    /// A row joins the card that has its exact name, else the only card of its title and type;
    /// a person or ship under a release name of its own becomes a new card, since only a human can tell.
    /// What the newer source does not say (location, release, number) stays.
    #[must_use]
    pub fn merged(&self, rows: Vec<SourceRow>) -> Self {
        let mut contents = self.contents.clone();
        let mut ids = self.index.ids.clone();
        let mut names = self.index.names.clone();
        for row in rows {
            match row {
                SourceRow::Renamed { old, new } => add_alias(&mut contents, old, new),
                SourceRow::Printing { card, printing, .. } => {
                    let at = names
                        .get(&printing.name)
                        .map(|(at, _)| *at)
                        .or_else(|| self.home(&card, &printing, &ids));
                    let at = at.unwrap_or(contents.cards.len());
                    ids.entry(card.id.clone()).or_insert(at);
                    names.entry(printing.name.clone()).or_insert((at, 0));
                    match contents.cards.get_mut(at) {
                        Some(known) => renew(known, *card, printing),
                        None => contents.cards.push(Card { printings: vec![printing], ..*card }),
                    }
                }
            }
        }
        Self::of(contents)
    }

    fn home(&self, card: &Card, printing: &Printing, ids: &HashMap<CardId, usize>) -> Option<usize> {
        let told_apart = matches!(card.kind, CardType::Personnel | CardType::Ship)
            && self.edition() == Edition::First
            && undecorated(&printing.name).qualifier.is_some();
        if told_apart {
            return None;
        }
        let mut same = self
            .index
            .titles
            .get(&card.title)
            .into_iter()
            .flatten()
            .copied()
            .filter(|at| self.card(*at).is_some_and(|known| known.kind == card.kind));
        match (same.next(), same.next()) {
            (Some(only), None) => Some(only),
            _ => ids.get(&card.id).copied(),
        }
    }

    /// The table as text; reading it again gives the same table.
    pub fn to_text(&self) -> String {
        text::write(&self.contents)
    }

    /// The game whose cards these are.
    pub const fn edition(&self) -> Edition {
        self.contents.edition
    }

    /// The hash of its text: what a tournament pins.
    pub const fn version(&self) -> &CardTableVersion {
        &self.version
    }

    /// The first twelve characters of [`Self::version`], for people.
    pub fn short_version(&self) -> &str {
        self.version.short()
    }

    /// Every card, in the table's order.
    pub fn cards(&self) -> &[Card] {
        &self.contents.cards
    }

    /// How many printings there are.
    pub fn printings(&self) -> usize {
        self.cards().iter().map(|card| card.printings.len()).sum()
    }

    /// Every release of the game, in the order in which they came out.
    pub fn releases(&self) -> &[Release] {
        &self.contents.releases
    }

    /// The card of this slug.
    pub fn by_id(&self, id: &CardId) -> Option<&Card> {
        self.index.ids.get(id).and_then(|at| self.card(*at))
    }

    /// The card of a row: the one of its slug if that has a printing of this name, otherwise the one that has one.
    pub(crate) fn card_of(&self, id: &CardId, printing: &str) -> Option<&Card> {
        let own = self.by_id(id);
        let named = || self.index.names.get(printing).and_then(|(at, _)| self.card(*at));
        own.filter(|card| card.printings.iter().any(|one| one.name == printing)).or_else(named).or(own)
    }

    /// The release that brought the first printing of a card, and the first day on which it can have been out; `None`
    /// if a printing's release is not dated.
    pub fn first_release(&self, card: &Card) -> Option<(NaiveDate, &Release)> {
        let dated = |printing: &Printing| self.index.days.get(&printing.release).copied();
        let first = card.printings.iter().map(dated).min().flatten();
        first.and_then(|(day, at)| Some((day, self.releases().get(at)?)))
    }

    /// The cards of this exact title.
    pub fn cards_titled(&self, title: &str) -> impl Iterator<Item = &Card> {
        self.index.titles.get(title).into_iter().flatten().filter_map(|at| self.card(*at))
    }

    /// What two cards share when they are one card under an old and a new title.
    ///
    /// 2E counts copies by full title, the corrected title included (2E current rulings, errata).
    pub fn one_card(&self, card: &Card) -> String {
        let folded = self.folded(&card.title);
        let renamed = self.index.aliases.get(&folded).into_iter().flatten();
        let titles = renamed.chain([&folded]).filter(|title| self.index.folded.contains_key(*title));
        match (self.edition(), titles.min()) {
            // In 1E several cards share a title, so the slug tells them apart unless a rename joins two.
            (Edition::First, Some(least))
                if *least == folded && !self.index.aliases.contains_key(&folded) =>
            {
                card.id.0.clone()
            }
            (_, Some(least)) => least.clone(),
            (_, None) => folded,
        }
    }

    /// The title that all copies of a card share, without subtitles; outside 2E the whole title.
    pub fn title_of<'c>(&self, card: &'c Card) -> TitleOf<'c> {
        if !card.name.is_empty() {
            return TitleOf { title: &card.name, told: !card.is(Trait::NameInferred) };
        }
        let divided = matches!(card.kind, CardType::Personnel | CardType::Ship)
            .then(|| card.title.rmatch_indices(' ').filter_map(|(at, _)| card.title.get(..at)))
            .into_iter()
            .flatten()
            .find(|part| self.index.bases.contains(&fold_title(part)));
        match divided {
            // A plugin file does not say where the title ends: it ends as that of a card known by name.
            Some(title) if self.edition() == Edition::Second => TitleOf { title, told: false },
            _ => TitleOf { title: &card.title, told: true },
        }
    }

    /// What two cards share if they are copies of one title, with any subtitles (2E).
    pub fn one_title(&self, card: &Card) -> String {
        let title = self.title_of(card).title;
        if title == card.title { self.one_card(card) } else { self.folded(title) }
    }

    /// The card at a place of the index.
    pub(crate) fn card(&self, at: usize) -> Option<&Card> {
        self.contents.cards.get(at)
    }

    /// Every spelling that may mean a card.
    pub(crate) fn nearness(&self) -> &Nearness {
        self.nearness.get_or_init(|| {
            let own = self.cards().iter().enumerate().flat_map(|(at, card)| {
                let place = (!card.location.is_empty()).then(|| fold_title(&card.location));
                let parts = [
                    card.mission_name().map(fold_title),
                    place,
                    (!card.name.is_empty()).then(|| fold_title(&card.name)),
                ];
                let parts = parts.into_iter().flatten().map(move |folded| (folded, at));
                std::iter::once((self.folded(&card.title), at)).chain(parts)
            });
            let renamed = self.index.aliases.iter().flat_map(|(old, titles)| {
                let cards = titles.iter().filter_map(|title| self.index.folded.get(title)).flatten();
                cards.map(|at| (old.clone(), *at))
            });
            Nearness::of(own.chain(renamed))
        })
    }

    /// Makes spellings comparable, by the habits of this edition.
    pub(crate) fn folded(&self, text: &str) -> String {
        folded(self.edition(), text)
    }
}

fn folded(edition: Edition, text: &str) -> String {
    if edition == Edition::Tribbles { fold_tribbles(text) } else { fold_title(text) }
}

fn add_alias(contents: &mut Contents, old: String, new: String) {
    let alias = (old, new);
    if !contents.aliases.contains(&alias) {
        contents.aliases.push(alias);
    }
}

fn renew(known: &mut Card, newer: Card, mut printing: Printing) {
    let location =
        if newer.location.is_empty() { std::mem::take(&mut known.location) } else { newer.location };
    let held = |fact: &_| newer.traits.contains(fact);
    let kept: Vec<_> = known.traits.iter().copied().filter(|fact| !held(fact)).collect();
    known.traits = newer.traits.iter().copied().chain(kept).collect();
    known.location = location;
    known.kind = newer.kind;
    if newer.uniqueness != Uniqueness::None {
        known.uniqueness = newer.uniqueness;
    }
    known.place = newer.place.or(known.place);
    known.opens = newer.opens.or(known.opens);
    if !newer.name.is_empty() {
        known.name = newer.name;
    }
    if known.affiliations.is_empty() {
        known.affiliations = newer.affiliations;
    }
    // A card was printed again under the same name: the release tells which printing is meant.
    let named: Vec<usize> =
        (0..).zip(&known.printings).filter(|(_, old)| old.name == printing.name).map(|(at, _)| at).collect();
    let of_release =
        |at: &&usize| known.printings.get(**at).is_some_and(|old| old.release == printing.release);
    let same = named.iter().find(of_release).or_else(|| named.first()).copied();
    match same.and_then(|at| known.printings.get_mut(at)) {
        Some(old) => {
            if printing.release.is_empty() {
                printing.release = std::mem::take(&mut old.release);
            }
            if printing.number.is_empty() {
                printing.number = std::mem::take(&mut old.number);
            }
            // The 2E plugin does not say which cards are Traditional.
            if printing.legality == "2E" {
                printing.legality = std::mem::take(&mut old.legality);
            }
            *old = printing;
        }
        None => known.printings.push(printing),
    }
}

impl SpellingIndex {
    fn of(contents: &Contents) -> Self {
        let mut index = Self::default();
        for (at, card) in contents.cards.iter().enumerate() {
            index.add(contents.edition, at, card);
        }
        for (old, new) in &contents.aliases {
            let (from, to) = (folded(contents.edition, old), folded(contents.edition, new));
            if from != to {
                index.aliases.entry(from.clone()).or_default().push(to.clone());
                index.aliases.entry(to).or_default().push(from);
            }
        }
        index.days = contents
            .releases
            .iter()
            .enumerate()
            .filter_map(|(at, release)| release.first_day().map(|day| (release.code.clone(), (day, at))))
            .collect();
        index
    }

    fn add(&mut self, edition: Edition, at: usize, card: &Card) {
        self.ids.insert(card.id.clone(), at);
        if !card.name.is_empty() {
            self.bases.insert(fold_title(&card.name));
        }
        once(&mut self.titles, card.title.clone(), at);
        once(&mut self.spelled, unify_spelling(&card.title), at);
        let mut foldings = HashSet::from([folded(edition, &card.title)]);
        for (which, printing) in card.printings.iter().enumerate() {
            self.names.entry(printing.name.clone()).or_insert((at, which));
            if printing.name != card.title {
                foldings.insert(folded(edition, &printing.name));
            }
            if !printing.number.is_empty() {
                self.numbers.entry(printing.number.clone()).or_default().push((at, which));
            }
        }
        for folding in foldings {
            once(&mut self.folded, folding, at);
        }
        if card.kind.is_mission() {
            self.missions.push((folded(edition, &card.title), at));
        }
        if card.kind.is_mission() && !card.location.is_empty() {
            once(&mut self.places, fold_title(&card.location), at);
            if let Some(name) = card.mission_name() {
                once(&mut self.places, fold_title(name), at);
            }
        }
    }
}

fn once(places: &mut HashMap<String, Vec<usize>>, key: String, at: usize) {
    let places = places.entry(key).or_default();
    if !places.contains(&at) {
        places.push(at);
    }
}
