//! The director's choices for a tournament, and the versions pinned with them.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use chrono::{DateTime, Datelike as _, NaiveDate, Offset as _, TimeZone as _, Utc};
use chrono_tz::Tz;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::domain::bracket::cut::Size;
use crate::domain::edition::Edition;
use crate::domain::hash::{CardTableVersion, LibraryVersion};
use crate::domain::pairing::system::PairingSystem;
use crate::domain::scoring::level::TournamentLevel;
use crate::domain::tournament::optional_rule::OptionalRule;
use crate::domain::tournament::round_clock::LONGEST_DAYS;
use crate::domain::unseen::cannot_be_read;

/// The director's choices for a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// What the tournament is called.
    pub title: String,
    /// The place of the tournament.
    pub place: String,
    /// The day it is played; the rules in force on that day apply.
    pub date: NaiveDate,
    /// The IANA name of the time zone in which times are shown, such as `Europe/Paris`.
    pub time_zone: String,
    /// The game that is played.
    pub edition: Edition,
    /// How many rounds are planned; a round robin has as many as its timetable.
    pub rounds: u32,
    /// Minutes on the clock of a round.
    pub round_minutes: u32,
    /// Days until the deadline of a round that has no clock; `None` in a hall, and in older logs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round_days: Option<u32>,
    /// Whether every player must submit a deck list.
    pub deck_lists_required: bool,
    /// The optional rules in use; older logs have none.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub options: BTreeSet<OptionalRule>,
    /// How many play on in a cut after the rounds, as announced; `None` if nobody does, and in older logs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub planned_cut: Option<Size>,
    /// Who meets whom; older logs are Swiss and do not say so.
    #[serde(default, skip_serializing_if = "PairingSystem::is_usual")]
    pub system: PairingSystem,
    /// Whether only its staff and its players see the tournament, as while it is prepared; older logs do not say so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub private: bool,
    /// How much its games move ratings; those of a local one are moved least, and older logs name no level.
    #[serde(default, skip_serializing_if = "TournamentLevel::is_usual")]
    pub level: TournamentLevel,
}

/// What the settings say of the rounds to come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlanPart {
    Rounds,
    RoundMinutes,
    PlannedCut,
}

/// More players than any hall holds: every page of a tournament costs as much as it has players.
pub const MOST_PLAYERS: usize = 4_096;

/// The most rounds that can be planned.
pub const MOST_ROUNDS: u32 = 20;

/// The longest title or place that fits every page and sheet.
pub const LONGEST_NAME: usize = 100;

/// A text of the settings, by its field in the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum SettingsText {
    Title,
    Place,
}

/// Why settings cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SettingsError {
    NoTitle,
    /// A text is too long.
    TooLong {
        field: SettingsText,
        length: usize,
    },
    /// A line end or another control character.
    Control(SettingsText),
    /// Characters that nobody sees, or piles of accents.
    Unseen(SettingsText),
    /// A day outside [`YEARS`].
    Year(i32),
    /// A round count outside what can be played.
    Rounds(u32),
    /// A round length outside what can be played.
    Minutes(u32),
    /// A deadline that is too many days away.
    Days(u32),
    /// Optional rules of the First Edition in another game.
    OtherGame,
    /// A cut after heats.
    CutOfPods,
    /// A cut after a bracket.
    CutOfBracket,
    /// A system other than heats.
    SystemOfPods,
    /// Required lists without a format to check them.
    ListsNeedFormat,
}

impl Settings {
    /// Whether the title and the place are all that may differ.
    pub fn differs_only_in_names(&self, other: &Self) -> bool {
        self.differs_only_in(other, &BTreeSet::new())
    }

    /// Whether these parts of the plan, the title and the place are all that may differ.
    pub fn differs_only_in(&self, other: &Self, plan: &BTreeSet<PlanPart>) -> bool {
        let mut same = Self { title: other.title.clone(), place: other.place.clone(), ..self.clone() };
        for part in plan {
            match part {
                PlanPart::Rounds => same.rounds = other.rounds,
                PlanPart::RoundMinutes => same.round_minutes = other.round_minutes,
                PlanPart::PlannedCut => same.planned_cut = other.planned_cut,
            }
        }
        same == *other
    }

    /// The parts of the plan that differ, if nothing else does but the title and the place; none otherwise.
    pub fn changed_plan(&self, other: &Self) -> BTreeSet<PlanPart> {
        let changed = [
            (PlanPart::Rounds, self.rounds != other.rounds),
            (PlanPart::RoundMinutes, self.round_minutes != other.round_minutes),
            (PlanPart::PlannedCut, self.planned_cut != other.planned_cut),
        ];
        let plan = changed.into_iter().filter(|(_, differs)| *differs).map(|(part, _)| part).collect();
        if self.differs_only_in(other, &plan) { plan } else { BTreeSet::new() }
    }

    /// Checks that a format is there if lists are required. Only commands are asked: earlier versions recorded otherwise.
    ///
    /// # Errors
    /// [`SettingsError::ListsNeedFormat`].
    pub const fn check_lists(&self, has_format: bool) -> Result<(), SettingsError> {
        if self.deck_lists_required && !has_format { Err(SettingsError::ListsNeedFormat) } else { Ok(()) }
    }

    /// Checks that the settings can be played.
    ///
    /// # Errors
    /// The first setting that cannot.
    pub fn check(&self) -> Result<(), SettingsError> {
        if self.title.trim().is_empty() {
            return Err(SettingsError::NoTitle);
        }
        for (field, text) in [(SettingsText::Title, &self.title), (SettingsText::Place, &self.place)] {
            let length = text.chars().count();
            if length > LONGEST_NAME {
                return Err(SettingsError::TooLong { field, length });
            }
            if text.chars().any(char::is_control) {
                return Err(SettingsError::Control(field));
            }
        }
        if !(1..=MOST_ROUNDS).contains(&self.rounds) {
            return Err(SettingsError::Rounds(self.rounds));
        }
        check_minutes(self.round_minutes)?;
        if let Some(days) = self.round_days.filter(|days| !(1..=LONGEST_DAYS).contains(days)) {
            return Err(SettingsError::Days(days));
        }
        if self.edition != Edition::First && !self.options.is_empty() {
            return Err(SettingsError::OtherGame);
        }
        if self.edition == Edition::Tribbles && self.planned_cut.is_some() {
            return Err(SettingsError::CutOfPods);
        }
        if self.system.is_bracket() && self.planned_cut.is_some() {
            return Err(SettingsError::CutOfBracket);
        }
        if self.edition == Edition::Tribbles && !self.system.is_usual() {
            return Err(SettingsError::SystemOfPods);
        }
        Ok(())
    }

    /// Checks what somebody writes now, which older logs need not keep to: title and place can be read, and the day is in a
    /// year that calendars know.
    ///
    /// # Errors
    /// Like [`Settings::check`].
    pub fn check_new(&self) -> Result<(), SettingsError> {
        self.check()?;
        if cannot_be_read(&self.title) {
            return Err(SettingsError::Unseen(SettingsText::Title));
        }
        if !self.place.trim().is_empty() && cannot_be_read(&self.place) {
            return Err(SettingsError::Unseen(SettingsText::Place));
        }
        let year = self.date.year();
        if YEARS.contains(&year) { Ok(()) } else { Err(SettingsError::Year(year)) }
    }

    /// Checks what a command asks for, which also needs a format if lists are required.
    ///
    /// # Errors
    /// Like [`Settings::check_new`] and [`Settings::check_lists`].
    pub fn check_asked(&self, has_format: bool) -> Result<(), SettingsError> {
        self.check_new()?;
        self.check_lists(has_format)
    }

    /// The time zone where the tournament is played; UTC if its name is unknown.
    pub fn zone(&self) -> Tz {
        self.time_zone.parse().unwrap_or(Tz::UTC)
    }

    /// The day of the calendar where the tournament is played; in UTC if its time zone is unknown.
    pub fn day_of(&self, at: DateTime<Utc>) -> NaiveDate {
        let utc = at.naive_utc();
        utc.checked_add_offset(self.zone().offset_from_utc_datetime(&utc).fix()).unwrap_or(utc).date()
    }
}

/// The years of a new tournament: the game appeared in 1994, and no club plans for longer than this century.
pub const YEARS: RangeInclusive<i32> = 1994..=2099;

/// The most minutes on the clock of a round.
pub(crate) const LONGEST_MINUTES: u32 = 600;

/// Whether a round may have this many minutes.
pub(crate) fn check_minutes(minutes: u32) -> Result<(), SettingsError> {
    if (5..=LONGEST_MINUTES).contains(&minutes) { Ok(()) } else { Err(SettingsError::Minutes(minutes)) }
}

/// The versions that judge a tournament, fixed at set-up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pins {
    /// The version of the card table.
    pub card_table: CardTableVersion,
    /// The version of the rulings library.
    pub rulings_library: LibraryVersion,
}
