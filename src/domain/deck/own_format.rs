//! A format that the director of a tournament makes of a published one: a name of its own, rules changed or left out,
//! titles banned and allowed. It stays with the tournament.

use crate::domain::card::CardTable;
use crate::domain::card::matching::{MatchKind, Sought};
use crate::domain::deck::format::Format;
use crate::domain::deck::overrides::{RuleError, WantedRule, set_freely};
use crate::domain::deck::rule::{Demand, Rule};
use crate::domain::deck::severity::Severity;
use crate::domain::source::Confidence;
use crate::domain::unseen::cannot_be_read;

/// The longest name that fits the heads of pages.
pub const LONGEST_NAME: usize = 60;
/// The most titles that one format bans, or allows.
pub const MOST_TITLES: usize = 200;
/// The id of every such format, and of its rules on banned titles and on sets.
const OWN: &str = "own";
const OWN_BANNED: &str = "own-banned";
const OWN_SETS: &str = "own-sets";

/// What the director wants of the format.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OwnWish {
    pub name: String,
    /// Rules of the published format as they should be; one that is not named stays as published.
    pub rules: Vec<WantedRule>,
    /// The ids of rules of the published format that do not apply.
    pub left_out: Vec<String>,
    /// Titles that nobody may play, one to a line.
    pub banned: String,
    /// Titles that everybody may play whatever pools and bans say, one to a line.
    pub allowed: String,
    /// The codes of the sets to play with; empty for all.
    pub sets: Vec<String>,
}

/// Why no such format can be made.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OwnFormatError {
    NoName,
    LongName(usize),
    /// The name holds a character that cannot be seen, or piles of accents.
    Unseen,
    /// The name is that of this published format, or looks like it.
    TakenName(String),
    Rule(#[from] RuleError),
    /// This rule is about pools, and the one that asks for them is left out.
    NeedsPool {
        rule: String,
        /// The rule in the words of its format.
        says: String,
    },
    /// A line of titles names no card.
    NoCard {
        /// Whether it is about the banned or the allowed titles.
        list: TitleList,
        line: usize,
        text: String,
        near: Vec<String>,
    },
    /// The card table has no set of this code.
    NoSet(String),
    Both(String),
    TooMany(usize),
}

/// One of the two lists of titles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TitleList {
    Banned,
    Allowed,
}

impl Format {
    /// The format that a director makes of this published one. What is changed has `reason` as its source; a rule that
    /// is the same in `pinned`, the format of the tournament until now, keeps its source.
    ///
    /// # Errors
    /// Everything that is wrong with the wish.
    pub fn own_copy(
        &self,
        wish: &OwnWish,
        reason: &str,
        pinned: Option<&Self>,
        table: &CardTable,
    ) -> Result<Self, Vec<OwnFormatError>> {
        let (name, mut errors) = match usable_name(&wish.name) {
            Ok(name) => (name, Vec::new()),
            Err(error) => (String::new(), vec![error]),
        };
        let mut titles = |list, text: &str| {
            titles(list, text, table).map_err(|found| errors.extend(found)).unwrap_or_default()
        };
        let (banned, allowed) =
            (titles(TitleList::Banned, &wish.banned), titles(TitleList::Allowed, &wish.allowed));
        errors.extend(banned.iter().find(|title| allowed.contains(title)).cloned().map(OwnFormatError::Both));
        let mut rules = Vec::new();
        for rule in self.rules.iter().filter(|rule| !wish.left_out.contains(&rule.id)) {
            match own_rule(rule, wish, reason, pinned) {
                Ok(rule) => rules.push(rule),
                Err(error) => errors.push(error.into()),
            }
        }
        match own_sets(&wish.sets, reason, pinned, table) {
            Ok(sets) => rules.extend(sets),
            Err(error) => errors.push(error),
        }
        if !banned.is_empty() {
            rules.push(own_ban(&banned, reason, pinned));
        }
        let (id, about) = (OWN.to_owned(), self.own_about(wish, &allowed));
        let based_on = Some(self.id.clone());
        let own = Self { id, name, about, based_on, allowed, rules, from: None, until: None, ..self.clone() };
        errors.extend(own.no_deck().map(OwnFormatError::from));
        errors.extend(own.exchange_without_pools().map(|rule| {
            let (rule, says) = (rule.id.clone(), rule.says.clone());
            OwnFormatError::NeedsPool { rule, says }
        }));
        if errors.is_empty() { Ok(own) } else { Err(errors) }
    }

    /// What players should know of the copy.
    fn own_about(&self, wish: &OwnWish, allowed: &[String]) -> String {
        let mut about = format!("A format of the director of this tournament, made from {}.", self.name);
        let left_out = self.rules.iter().filter(|rule| wish.left_out.contains(&rule.id));
        let left_out: Vec<&str> = left_out.map(|rule| rule.says.trim_end_matches('.')).collect();
        if !left_out.is_empty() {
            about.push_str(&format!(" Rules that do not apply: {}.", left_out.join("; ")));
        }
        if !allowed.is_empty() {
            about.push_str(&format!(" Allowed whatever card pools and bans say: {}.", allowed.join(", ")));
        }
        about
    }

    /// The codes of the sets to which the director of the tournament limits it; none if all may be played.
    pub fn own_sets(&self) -> &[String] {
        let Some(Demand::OnlySets { sets, .. }) = self.demand(OWN_SETS) else { return &[] };
        sets
    }

    /// The titles that the director of the tournament banned.
    pub fn own_banned(&self) -> &[String] {
        let Some(Demand::NotTitles { titles, .. }) = self.demand(OWN_BANNED) else { return &[] };
        titles
    }

    /// What the rule of this id demands.
    fn demand(&self, rule: &str) -> Option<&Demand> {
        self.rule(rule).map(|rule| &rule.demand)
    }
}

/// The name as it is kept, with single spaces.
fn usable_name(name: &str) -> Result<String, OwnFormatError> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        0 => Err(OwnFormatError::NoName),
        length if length > LONGEST_NAME => Err(OwnFormatError::LongName(length)),
        _ if cannot_be_read(&name) => Err(OwnFormatError::Unseen),
        _ => Ok(name),
    }
}

fn own_rule(rule: &Rule, wish: &OwnWish, reason: &str, pinned: Option<&Format>) -> Result<Rule, RuleError> {
    let Some(wanted) = wish.rules.iter().find(|wanted| wanted.rule == rule.id) else {
        return Ok(rule.clone());
    };
    let before = pinned.and_then(|pinned| pinned.rule(&rule.id));
    set_freely(rule, wanted, reason, before)
}

/// The rule on sets, if the wish names any. It lists them in the order of the card table.
fn own_sets(
    wanted: &[String],
    reason: &str,
    pinned: Option<&Format>,
    table: &CardTable,
) -> Result<Option<Rule>, OwnFormatError> {
    let is_known = |code: &&String| table.releases().iter().any(|release| release.code == **code);
    if let Some(unknown) = wanted.iter().find(|code| !is_known(code)) {
        return Err(OwnFormatError::NoSet(unknown.chars().take(80).collect()));
    }
    let chosen = table.releases().iter().filter(|release| wanted.contains(&release.code));
    let (sets, names): (Vec<String>, Vec<String>) =
        chosen.map(|release| (release.code.clone(), release.name.clone())).unzip();
    if sets.is_empty() {
        return Ok(None);
    }
    let says = format!("Only cards of these sets: {}.", names.join(", "));
    Ok(Some(own(OWN_SETS, says, Demand::OnlySets { sets, names }, reason, pinned)))
}

fn own_ban(banned: &[String], reason: &str, pinned: Option<&Format>) -> Rule {
    let because = "banned by the director of this tournament".to_owned();
    let says = format!("Banned by the director: {}.", banned.join(", "));
    own(OWN_BANNED, says, Demand::NotTitles { titles: banned.to_vec(), because }, reason, pinned)
}

/// A rule of the director, or the one that is pinned already if it asks the same.
fn own(id: &str, says: String, demand: Demand, reason: &str, pinned: Option<&Format>) -> Rule {
    match pinned.and_then(|pinned| pinned.rule(id)).filter(|known| known.demand == demand) {
        Some(known) => known.clone(),
        None => Rule {
            id: id.to_owned(),
            says,
            severity: Severity::Error,
            citations: vec![reason.trim().to_owned()],
            confidence: Confidence::Organiser,
            from: None,
            until: None,
            when: Vec::new(),
            unless: Vec::new(),
            demand,
        },
    }
}

/// The titles of a list, as the card table writes them, each once.
fn titles(list: TitleList, text: &str, table: &CardTable) -> Result<Vec<String>, Vec<OwnFormatError>> {
    let lines: Vec<(usize, &str)> =
        (1..).zip(text.lines().map(str::trim)).filter(|(_, text)| !text.is_empty()).collect();
    if lines.len() > MOST_TITLES {
        return Err(vec![OwnFormatError::TooMany(lines.len())]);
    }
    let (mut titles, mut errors) = (Vec::new(), Vec::new());
    for (line, text) in lines {
        match table.find(text, Sought::Anything).filter(|found| found.how <= MatchKind::Folded) {
            Some(found) if titles.contains(&found.card.title) => {}
            Some(found) => titles.push(found.card.title.clone()),
            None => {
                let text: String = text.chars().take(80).collect();
                let near = table.suggest(&text).into_iter().map(str::to_owned).collect();
                errors.push(OwnFormatError::NoCard { list, line, text, near });
            }
        }
    }
    if errors.is_empty() { Ok(titles) } else { Err(errors) }
}
