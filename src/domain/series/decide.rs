//! What may be recorded in the log of a series, and by whom.

use crate::domain::series::Series;
use crate::domain::series::command::{CountRequest, SeriesActor, SeriesCommand, SeriesCommandKind as Kind};
use crate::domain::series::entry::{CountedTournament, SeriesEntry};
use crate::domain::series::refusal::{
    LONGEST_TEXT, LONGEST_TITLE, MOST_BONUSES, MOST_DIRECTORS, MOST_ENTRIES, MOST_RECORDED_PLACES,
    MOST_TOURNAMENTS, SeriesRefusal,
};
use crate::domain::tournament::role::Role;

impl Series {
    /// The role in which somebody acts here; `None` for somebody who may only read.
    pub fn role_of(&self, actor: &SeriesActor) -> Option<Role> {
        let directs = actor.id.account().is_some_and(|account| self.directors().contains(&account));
        if directs { Some(Role::Director) } else { actor.is_operator.then_some(Role::Operator) }
    }

    /// Whether somebody may give such a command now.
    ///
    /// # Errors
    /// Why not.
    pub fn takes(&self, kind: Kind, actor: &SeriesActor) -> Result<(), SeriesRefusal> {
        let has_begun = self.rules().is_some();
        match kind {
            Kind::Create if has_begun => return Err(SeriesRefusal::Begun),
            Kind::Create if actor.opens || actor.is_operator => return Ok(()),
            Kind::Create => return Err(SeriesRefusal::MayNotBegin),
            _ if !has_begun => return Err(SeriesRefusal::NotBegun),
            Kind::NameDirector if !actor.is_operator => return Err(SeriesRefusal::NotTheOperator),
            _ if self.role_of(actor).is_none() => return Err(SeriesRefusal::NotTheirs),
            Kind::NameDirector | Kind::RemoveDirector | Kind::Describe => return Ok(()),
            Kind::Reopen if !self.is_closed() => return Err(SeriesRefusal::NotClosed),
            Kind::Reopen => return Ok(()),
            Kind::CountTournament
            | Kind::RemoveTournament
            | Kind::GiveBonus
            | Kind::WithdrawBonus
            | Kind::Close => {}
        }
        if self.is_closed() { Err(SeriesRefusal::Closed) } else { Ok(()) }
    }

    /// Decides a command.
    ///
    /// # Errors
    /// Why nothing is recorded.
    pub fn decide(&self, command: &SeriesCommand, actor: &SeriesActor) -> Result<SeriesEntry, SeriesRefusal> {
        self.takes(command.into(), actor)?;
        let entry = match command {
            SeriesCommand::Create { title, about, rules } => SeriesEntry::SeriesCreated {
                title: title.clone(),
                about: about.clone(),
                rules: rules.clone(),
                director: actor.id.account(),
            },
            SeriesCommand::Describe { title, about } => {
                if (title.as_str(), about.as_str()) == (self.title(), self.about()) {
                    return Err(SeriesRefusal::Same);
                }
                SeriesEntry::SeriesDescribed { title: title.clone(), about: about.clone() }
            }
            SeriesCommand::NameDirector { account } => SeriesEntry::DirectorNamed { account: *account },
            SeriesCommand::RemoveDirector { account } => {
                let leaves = actor.id.account() == Some(*account);
                if !actor.is_operator && !leaves {
                    return Err(SeriesRefusal::NotTheOperator);
                }
                SeriesEntry::DirectorRemoved { account: *account }
            }
            SeriesCommand::CountTournament(request) => self.count(request)?,
            SeriesCommand::RemoveTournament { tournament, reason } => {
                SeriesEntry::TournamentRemoved { tournament: *tournament, reason: reason.clone() }
            }
            SeriesCommand::GiveBonus { person, points, reason } => {
                SeriesEntry::BonusGiven { person: *person, points: *points, reason: reason.clone() }
            }
            SeriesCommand::WithdrawBonus { number, reason } => {
                SeriesEntry::BonusWithdrawn { number: *number, reason: reason.clone() }
            }
            SeriesCommand::Close => SeriesEntry::SeriesClosed {},
            SeriesCommand::Reopen { reason } => SeriesEntry::SeriesReopened { reason: reason.clone() },
        };
        self.can_follow(&entry)?;
        Ok(entry)
    }

    fn count(&self, request: &CountRequest) -> Result<SeriesEntry, SeriesRefusal> {
        let CountRequest { counted, is_over, is_hidden, again } = request;
        let title = || counted.title.clone();
        if *is_hidden {
            return Err(SeriesRefusal::Hidden(title()));
        }
        if !is_over {
            return Err(SeriesRefusal::NotOver(title()));
        }
        match (self.counted(counted.tournament), again) {
            (Some(known), _) if known.counted.head == counted.head => {
                Err(SeriesRefusal::CountsAlready(title()))
            }
            (Some(_), None) => Err(SeriesRefusal::Changed(title())),
            (Some(known), Some(seen)) if known.counted.head.hash != *seen => {
                Err(SeriesRefusal::Overtaken(title()))
            }
            (None, Some(_)) => Err(SeriesRefusal::CountsNot),
            (Some(_), Some(_)) | (None, None) => Ok(SeriesEntry::TournamentCounted(counted.clone())),
        }
    }

    /// Whether an entry is possible here, by any author: what verifying and importing ask of each entry.
    ///
    /// # Errors
    /// Why not.
    pub fn can_follow(&self, entry: &SeriesEntry) -> Result<(), SeriesRefusal> {
        if matches!(entry, SeriesEntry::SeriesCreated { .. }) == self.rules().is_some() {
            return Err(if self.rules().is_some() { SeriesRefusal::Begun } else { SeriesRefusal::NotBegun });
        }
        // A full log can still be closed.
        if self.entries() >= MOST_ENTRIES && !matches!(entry, SeriesEntry::SeriesClosed {}) {
            return Err(SeriesRefusal::Full);
        }
        match entry {
            SeriesEntry::SeriesCreated { title, about, rules, .. } => {
                check_description(title, about)?;
                if rules.is_sound() { Ok(()) } else { Err(SeriesRefusal::Figures) }
            }
            SeriesEntry::SeriesDescribed { title, about } => check_description(title, about),
            SeriesEntry::DirectorNamed { account } => match self.directors() {
                known if known.contains(account) => Err(SeriesRefusal::DirectsAlready),
                known if known.len() >= MOST_DIRECTORS => Err(SeriesRefusal::TooManyDirectors),
                _ => Ok(()),
            },
            SeriesEntry::DirectorRemoved { account } => {
                if self.directors().contains(account) {
                    Ok(())
                } else {
                    Err(SeriesRefusal::DirectsNot)
                }
            }
            SeriesEntry::SeriesReopened { reason } => {
                if self.is_closed() {
                    check_reason(reason)
                } else {
                    Err(SeriesRefusal::NotClosed)
                }
            }
            _ if self.is_closed() => Err(SeriesRefusal::Closed),
            SeriesEntry::TournamentCounted(counted) => self.can_count(counted),
            SeriesEntry::TournamentRemoved { tournament, reason } => {
                self.counted(*tournament).ok_or(SeriesRefusal::CountsNot)?;
                check_reason(reason)
            }
            SeriesEntry::BonusGiven { person, points, reason } => {
                let most = self.rules().map_or(0, |rules| rules.highest_bonus.value);
                if !(1..=most).contains(points) {
                    return Err(SeriesRefusal::Bonus(most));
                }
                if self.bonuses().len() >= MOST_BONUSES {
                    return Err(SeriesRefusal::TooManyBonuses);
                }
                if !self.people().contains(person) {
                    return Err(SeriesRefusal::NoPlayer);
                }
                check_reason(reason)
            }
            SeriesEntry::BonusWithdrawn { number, reason } => {
                self.bonuses().get(number).ok_or(SeriesRefusal::NoBonus)?;
                check_reason(reason)
            }
            SeriesEntry::SeriesClosed {} => Ok(()),
        }
    }

    fn can_count(&self, counted: &CountedTournament) -> Result<(), SeriesRefusal> {
        if counted.results.is_empty() {
            return Err(SeriesRefusal::NoRanking(counted.title.clone()));
        }
        if CountedTournament::in_order(counted.results.iter().copied()) != counted.results {
            return Err(SeriesRefusal::NoRanking(counted.title.clone()));
        }
        if self.recorded_places().saturating_add(counted.results.len()) > MOST_RECORDED_PLACES {
            return Err(SeriesRefusal::Full);
        }
        match self.counted(counted.tournament) {
            Some(_) => check_reason(&counted.reason),
            None if self.tournaments().len() >= MOST_TOURNAMENTS => Err(SeriesRefusal::TooManyTournaments),
            None => Ok(()),
        }
    }
}

fn check_description(title: &str, about: &str) -> Result<(), SeriesRefusal> {
    match (title.chars().count(), about.chars().count()) {
        (title, _) if !(1..=LONGEST_TITLE).contains(&title) => Err(SeriesRefusal::Title),
        (_, about) if about > LONGEST_TEXT => Err(SeriesRefusal::TooLong),
        _ if title.contains(char::is_control) || holds_control(about) => Err(SeriesRefusal::Control),
        _ => Ok(()),
    }
}

/// Whether a text of several lines holds what no feed can carry.
fn holds_control(text: &str) -> bool {
    text.contains(|it: char| it.is_control() && !matches!(it, '\n' | '\r' | '\t'))
}

fn check_reason(reason: &str) -> Result<(), SeriesRefusal> {
    match reason.chars().count() {
        0 => Err(SeriesRefusal::NoReason),
        long if long > LONGEST_TEXT => Err(SeriesRefusal::TooLong),
        _ if holds_control(reason) => Err(SeriesRefusal::Control),
        _ => Ok(()),
    }
}
