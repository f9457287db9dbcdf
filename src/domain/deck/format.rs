//! A deck format: a named list of rules, kept as data.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::domain::deck::rule::Rule;
use crate::domain::edition::Edition;

/// The id of the rule that lets players exchange cards between games. What it lets them do is decided by the tournament:
/// no list can break it.
pub(crate) const BETWEEN_GAMES: &str = "between-games";

/// A format as a tournament pins it: complete, whatever its file extends.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Format {
    /// Its id, such as `1e-open`.
    pub id: String,
    pub name: String,
    pub edition: Edition,
    /// What a director should know about it, in a sentence or two.
    pub about: String,
    /// The first day on which it was played, where it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<NaiveDate>,
    /// The last day on which it was played, where it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<NaiveDate>,
    /// The id of the published format that the director of a tournament made it from; `None` for a published one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub based_on: Option<String>,
    /// Titles that may be played whatever the rules say of single cards: pools, bans, releases, what was opened.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allowed: Vec<String>,
    #[serde(rename = "rule", alias = "rules")]
    pub rules: Vec<Rule>,
}

/// A format as its file states it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct FormatFile {
    id: String,
    name: String,
    edition: Edition,
    about: String,
    #[serde(default)]
    from: Option<NaiveDate>,
    #[serde(default)]
    until: Option<NaiveDate>,
    /// Another format whose rules also apply here, unless a rule here has the same id.
    #[serde(default)]
    extends: Option<String>,
    /// The ids of rules of that format that do not apply here.
    #[serde(default)]
    without: Vec<String>,
    #[serde(default, rename = "rule")]
    rules: Vec<Rule>,
}

/// A format file that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FormatError {
    /// The TOML or a key in it is wrong.
    #[error(transparent)]
    Toml(#[from] toml::de::Error),
    /// It extends an unknown format.
    #[error("format “{format}” extends “{base}”, which is not among the formats read before it")]
    NoBase {
        format: String,
        /// The id of the format that it extends.
        base: String,
    },
    /// It leaves out a rule that the format it extends does not have.
    #[error("format “{format}” is without “{rule}”, which is no rule of the format that it extends")]
    NoRule { format: String, rule: String },
    /// Two rules share an id.
    #[error("format “{format}” has two rules called “{rule}”")]
    SameRule { format: String, rule: String },
}

impl Format {
    /// Reads a format file; `known` are the formats it may extend.
    ///
    /// # Errors
    /// If the file is not a format, extends an unknown one, leaves out a rule that is not there or repeats a rule's id.
    pub fn parse(text: &str, known: &[Self]) -> Result<Self, FormatError> {
        let mut file: FormatFile = toml::from_str(text)?;
        if let Some(rule) = repeated_rule(&file.rules) {
            return Err(FormatError::SameRule { format: file.id, rule });
        }
        let mut rules = match file.extends.take() {
            None => Vec::new(),
            Some(base) => match known.iter().find(|format| format.id == base) {
                Some(format) => format.rules.clone(),
                None => return Err(FormatError::NoBase { format: file.id, base }),
            },
        };
        for rule in std::mem::take(&mut file.without) {
            let held = rules.iter().position(|held| held.id == rule);
            match held {
                Some(at) => drop(rules.remove(at)),
                None => return Err(FormatError::NoRule { format: file.id, rule }),
            }
        }
        for rule in std::mem::take(&mut file.rules) {
            match rules.iter_mut().find(|held| held.id == rule.id) {
                Some(held) => *held = rule,
                None => rules.push(rule),
            }
        }
        let FormatFile { id, name, edition, about, from, until, .. } = file;
        let (based_on, allowed) = (None, Vec::new());
        Ok(Self { id, name, edition, about, from, until, based_on, allowed, rules })
    }
}

impl Format {
    /// The id of the published format that it is, or was made from.
    pub fn published_id(&self) -> &str {
        self.based_on.as_deref().unwrap_or(&self.id)
    }

    /// The rule with this id.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id == id)
    }

    /// Whether players may exchange cards of the deck for unused ones from their pool between games on that day. A
    /// director's own format may leave out this rule, or the pools that it is about.
    pub fn exchanges_between_games(&self, on: NaiveDate) -> bool {
        let acts = self.rule(BETWEEN_GAMES).is_some_and(|rule| rule.acts(Some(on)));
        acts && self.pool_rule().is_some()
    }

    /// The rule on exchanging cards between games, in a format that asks for no pools.
    pub(super) fn exchange_without_pools(&self) -> Option<&Rule> {
        self.rule(BETWEEN_GAMES).filter(|_| self.pool_rule().is_none())
    }

    /// Whether a format that a log pins could have been read from a file.
    ///
    /// # Errors
    /// If it repeats a rule's id.
    pub fn usable(&self) -> Result<(), FormatError> {
        match repeated_rule(&self.rules) {
            Some(rule) => Err(FormatError::SameRule { format: self.id.clone(), rule }),
            None => Ok(()),
        }
    }
}

fn repeated_rule(rules: &[Rule]) -> Option<String> {
    rules
        .iter()
        .enumerate()
        .find(|(at, rule)| rules.iter().take(*at).any(|other| other.id == rule.id))
        .map(|(_, rule)| rule.id.clone())
}
