//! Finds the card that a player wrote, in fixed steps; a near miss is never a hit.

use serde::{Deserialize, Serialize};

use crate::domain::card::definition::{Card, Printing};
use crate::domain::card::kind::CardType;
use crate::domain::card::release::Release;
use crate::domain::card::table::CardTable;
use crate::domain::card::title_folding::{
    LONGEST, Undecorated, is_short_number, less_decorated, undecorated, unify_spelling,
};
use crate::domain::edition::Edition;

/// How a text was matched to a card, from the surest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchKind {
    /// The exact plugin name.
    Exact,
    /// Without Lackey's decoration.
    Decoration,
    /// Ignoring case, accents and punctuation.
    Folded,
    /// By an old or a new title.
    Alias,
    /// A mission by its name or its location alone.
    Location,
    /// By a card number in the line.
    Id,
    /// No card was matched.
    None,
}

/// Where a card is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sought {
    /// Among the missions first.
    Mission,
    /// Among all cards, missions by their name or location too.
    Anything,
    /// Among all cards by full title only: the text is in a part that contains no missions.
    Title,
}

/// A card that a text names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FoundCard<'t> {
    pub card: &'t Card,
    /// The printing, if the text says so.
    pub printing: Option<&'t Printing>,
    pub how: MatchKind,
}

impl CardTable {
    /// The card a text names, if it names exactly one.
    pub fn find(&self, text: &str, sought: Sought) -> Option<FoundCard<'_>> {
        let text = text.trim();
        if text.is_empty() || text.len() > LONGEST {
            return None;
        }
        if is_cut(text) {
            // What was left out may tell this card from another.
            return self.by_name(text).or_else(|| {
                let whole = self.index.spelled.get(&unify_spelling(text));
                self.pick(whole, false, None, MatchKind::Folded).filter(|found| is_cut(&found.card.title))
            });
        }
        let missions = |found: &FoundCard<'_>| found.card.kind.is_mission();
        if sought == Sought::Mission {
            let found = self.by_title(text, true).filter(missions).or_else(|| self.by_place(text));
            if found.is_some() {
                return found;
            }
        }
        self.by_title(text, false)
            .or_else(|| if sought == Sought::Anything { self.by_place_alone(text) } else { None })
            .or_else(|| self.by_number(text))
    }

    fn by_title(&self, text: &str, missions: bool) -> Option<FoundCard<'_>> {
        let exact = |written: Undecorated<'_>| {
            self.pick(
                self.index.titles.get(written.title),
                missions,
                written.qualifier,
                MatchKind::Decoration,
            )
        };
        let alike = |written: Undecorated<'_>| {
            let spelled = self.index.spelled.get(&unify_spelling(written.title));
            self.pick(spelled, missions, written.qualifier, MatchKind::Folded).or_else(|| {
                let folded = self.index.folded.get(&self.folded(written.title));
                self.pick(folded, missions, written.qualifier, MatchKind::Folded)
            })
        };
        // A subtitle may be in parentheses, so the text with them is looked up before one is taken for a remark.
        self.by_name(text)
            .or_else(|| less_decorated(text).find_map(exact))
            .or_else(|| less_decorated(text).find_map(alike))
            .or_else(|| less_decorated(text).find_map(|written| self.by_remark(text, written, missions)))
            .or_else(|| {
                let plain = undecorated(text).title;
                if is_counted_behind(text, plain) { None } else { self.by_alias(plain, missions) }
            })
    }

    /// The only card of a title behind which there is a remark in parentheses that says nothing about cards.
    fn by_remark(&self, text: &str, written: Undecorated<'_>, missions: bool) -> Option<FoundCard<'_>> {
        written.qualifier?;
        if is_counted_behind(text, written.title) {
            return None;
        }
        let titles = self.index.titles.get(written.title);
        let folded = || {
            let spelled = self.index.spelled.get(&unify_spelling(written.title));
            spelled.or_else(|| self.index.folded.get(&self.folded(written.title)))
        };
        let (places, how) = match titles {
            Some(places) => (places, MatchKind::Decoration),
            None => (folded()?, MatchKind::Folded),
        };
        let mut cards =
            places.iter().filter_map(|at| self.card(*at)).filter(|card| !missions || card.kind.is_mission());
        let only = cards.next().filter(|_| cards.next().is_none())?;
        // A release is a remark, too: the table may lack a reprint.
        (!self.may_mean_another(text, only)).then_some(FoundCard { card: only, printing: None, how })
    }

    fn by_name(&self, text: &str) -> Option<FoundCard<'_>> {
        let (at, which) = self.index.names.get(text)?;
        let card = self.card(*at)?;
        Some(FoundCard { card, printing: card.printings.get(*which), how: MatchKind::Exact })
    }

    /// The one card meant among those of a title.
    ///
    /// A qualifier must name a release of one of them.
    /// Without one, the card whose plugin name is bare is meant. Titles that differ in punctuation
    /// only (`Khan`, `Khan!`) are never chosen between.
    fn pick(
        &self,
        places: Option<&Vec<usize>>,
        missions: bool,
        qualifier: Option<&str>,
        how: MatchKind,
    ) -> Option<FoundCard<'_>> {
        let cards: Vec<&Card> = places?
            .iter()
            .filter_map(|at| self.card(*at))
            .filter(|card| !missions || card.kind.is_mission())
            .collect();
        let first = *cards.first()?;
        if cards.iter().any(|card| unify_spelling(&card.title) != unify_spelling(&first.title)) {
            return None;
        }
        if let Some(qualifier) = qualifier {
            return self.of_release(&cards, qualifier, how);
        }
        let bare =
            cards.iter().find(|card| card.printings.iter().any(|printing| printing.name == card.title));
        let card = match (bare, cards.len()) {
            (Some(card), _) => card,
            (None, 1) => first,
            (None, _) => return None,
        };
        let printing = card.printings.iter().find(|printing| printing.name == card.title);
        Some(FoundCard { card, printing, how })
    }

    fn of_release<'t>(
        &'t self,
        cards: &[&'t Card],
        qualifier: &str,
        how: MatchKind,
    ) -> Option<FoundCard<'t>> {
        let release = self.release_named(qualifier)?;
        cards.iter().find_map(|card| {
            let printing = card.printings.iter().find(|printing| printing.release == release.code)?;
            Some(FoundCard { card, printing: Some(printing), how })
        })
    }

    /// The release of this name or code.
    pub(super) fn release_named(&self, words: &str) -> Option<&Release> {
        let wanted = self.folded(words);
        self.releases()
            .iter()
            .find(|release| self.folded(&release.name) == wanted || release.code.eq_ignore_ascii_case(words))
    }

    fn by_alias(&self, title: &str, missions: bool) -> Option<FoundCard<'_>> {
        let key = self.folded(title);
        let known = self.index.aliases.get(&key).into_iter().flatten().map(String::as_str);
        let klingon = klingon_ship(&key);
        known
            .chain(klingon.as_deref())
            .find_map(|other| self.pick(self.index.folded.get(other), missions, None, MatchKind::Alias))
    }

    /// A mission by its name or its location, if the words are not those of another card without its article or its
    /// subtitle: `Sword of Kahless`, `Varria`.
    fn by_place_alone(&self, text: &str) -> Option<FoundCard<'_>> {
        let key = self.folded(text);
        let with_article = |article: &str| self.index.folded.contains_key(&format!("{article} {key}"));
        let others = self.index.bases.contains(&key) || ["the", "a", "an"].into_iter().any(with_article);
        if others { None } else { self.by_place(text) }
    }

    /// A mission by its name or its location alone, if that is one mission only.
    ///
    /// Where the table does not know how a 2E title divides, the beginning and the end of the title are used.
    fn by_place(&self, text: &str) -> Option<FoundCard<'_>> {
        // A part of a title says too little for words in parentheses behind it to be dropped, unless they name a release.
        let is_release = |words: &str| self.release_named(words).is_some();
        let written =
            less_decorated(text).take_while(|written| written.qualifier.is_none_or(is_release)).last()?;
        let key = self.folded(written.title);
        let mut places: Vec<usize> = self.index.places.get(&key).cloned().unwrap_or_default();
        if places.is_empty() && self.edition() == Edition::Second && key.contains(' ') {
            let part_of = |title: &str| {
                let rest = title.strip_prefix(&key).map(|rest| rest.starts_with(' '));
                let before = title.strip_suffix(&key).map(|before| before.ends_with(' '));
                rest == Some(true) || before == Some(true)
            };
            let missions = self.index.missions.iter().filter(|(title, _)| part_of(title));
            places = missions.map(|(_, at)| *at).collect();
        }
        match places.as_slice() {
            [only] => Some(FoundCard { card: self.card(*only)?, printing: None, how: MatchKind::Location }),
            _ => None,
        }
    }

    /// `101_154` of gemp, or `t.eeddd` of the Unicomplex Deckbuilder: kind, expansion, number.
    fn by_number(&self, text: &str) -> Option<FoundCard<'_>> {
        if self.edition() != Edition::Second {
            let (at, which) = *self.index.numbers.get(text)?.first()?;
            let card = self.card(at)?;
            return Some(FoundCard { card, printing: card.printings.get(which), how: MatchKind::Id });
        }
        let (kind, number) = text.split_once('.')?;
        let plain = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if kind.len() != 1 || number.len() != 5 || !plain(kind) || !plain(number) {
            return None;
        }
        let (set, number) = number.split_at_checked(2)?;
        let (set, number): (u32, u32) = (set.parse().ok()?, number.parse().ok()?);
        self.index.numbers.get(&format!("{set}.{number}"))?.iter().find_map(|(at, which)| {
            let card = self.card(*at).filter(|card| is_of_kind(kind, card.kind))?;
            Some(FoundCard { card, printing: card.printings.get(*which), how: MatchKind::Id })
        })
    }
}

/// Whether parentheses behind a title count the copies.
fn is_counted_behind(text: &str, title: &str) -> bool {
    let behind = text.trim().strip_prefix(title).unwrap_or_default();
    behind.split(['(', ')']).any(is_number_of_copies)
}

/// Numbers of copies in words.
const NUMBERS: [&str; 12] =
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/// Whether what is in parentheses counts the copies: `(4)`, `(x4)`, `(3 copies)`, `(two)`.
fn is_number_of_copies(remark: &str) -> bool {
    let mut words = remark.split([' ', ',']).filter(|word| !word.is_empty());
    let counts = |word: &str| {
        let bare = word.trim_matches(['x', 'X', '×']);
        is_short_number(bare, 2) || NUMBERS.contains(&word.to_lowercase().as_str())
    };
    // `(12 R)` is a collector's number and a rarity.
    words.next().is_some_and(counts) && words.all(|word| word.chars().any(char::is_lowercase))
}

/// Whether a text says that it goes on: `Female's Love Interest…`.
fn is_cut(text: &str) -> bool {
    text.ends_with('…') || text.ends_with("...")
}

/// Whether a Unicomplex kind digit fits the card's type; a number of another kind is another card.
fn is_of_kind(digit: &str, kind: CardType) -> bool {
    match digit {
        "0" => kind == CardType::Dilemma,
        "1" => kind == CardType::Equipment,
        "2" => kind == CardType::Event,
        "3" => kind == CardType::Interrupt,
        "4" | "7" => kind == CardType::Mission,
        "5" => kind == CardType::Personnel,
        "6" => kind == CardType::Ship,
        _ => false,
    }
}

/// The folded name of a Klingon ship under its other prefix: I.K.C. and I.K.S. mean one ship.
fn klingon_ship(folded: &str) -> Option<String> {
    if let Some(name) = folded.strip_prefix("ikc ") {
        Some(format!("iks {name}"))
    } else {
        folded.strip_prefix("iks ").map(|name| format!("ikc {name}"))
    }
}
