//! What may be recorded in the log of a series, and by whom.

use crate::domain::id::AccountId;
use crate::domain::reason::{Reason, TypedReason, UnfitReason};
use crate::domain::series::Series;
use crate::domain::series::command::{
    CloseSeries, CountRequest, CreateSeries, DescribeSeries, GiveBonus, RemoveTournament, SeriesActor,
    SeriesCommand, SeriesCommandKind, WithdrawBonus,
};
use crate::domain::series::entry::{
    BonusGiven, BonusWithdrawn, CountedTournament, DirectorNamed, DirectorRemoved, SeriesClosed,
    SeriesCreated, SeriesDescribed, SeriesEntry, SeriesEntryKind, SeriesReopened, TournamentRemoved,
};
use crate::domain::series::refusal::{
    LONGEST_TEXT, LONGEST_TITLE, MOST_BONUSES, MOST_DIRECTORS, MOST_ENTRIES, MOST_RECORDED_PLACES,
    MOST_TOURNAMENTS, SeriesRefusal,
};
use crate::domain::tournament::apart::LONGEST_TEAM_NAME;
use crate::domain::tournament::role::Role;
use crate::domain::unseen::cannot_be_read;

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
    pub fn takes(&self, kind: SeriesCommandKind, actor: &SeriesActor) -> Result<(), SeriesRefusal> {
        match kind {
            SeriesCommandKind::Create => self.check_beginning(actor),
            SeriesCommandKind::NameDirector if self.rules().is_some() && !actor.is_operator => {
                Err(SeriesRefusal::NotTheOperator)
            }
            SeriesCommandKind::NameDirector
            | SeriesCommandKind::RemoveDirector
            | SeriesCommandKind::Describe => self.check_author(actor),
            SeriesCommandKind::Reopen => self.check_author(actor).and_then(|()| self.check_closed()),
            SeriesCommandKind::CountTournament
            | SeriesCommandKind::RemoveTournament
            | SeriesCommandKind::GiveBonus
            | SeriesCommandKind::WithdrawBonus
            | SeriesCommandKind::Close => self.check_author(actor).and_then(|()| self.check_open()),
        }
    }

    /// Whether somebody may remove this director now: an operator anybody, a director nobody else.
    ///
    /// # Errors
    /// Why not.
    pub fn takes_removal(&self, account: AccountId, actor: &SeriesActor) -> Result<(), SeriesRefusal> {
        self.takes(SeriesCommandKind::RemoveDirector, actor)?;
        let leaves = actor.id.account() == Some(account);
        if actor.is_operator || leaves { Ok(()) } else { Err(SeriesRefusal::NotTheOperator) }
    }

    fn check_beginning(&self, actor: &SeriesActor) -> Result<(), SeriesRefusal> {
        match self.rules() {
            Some(_) => Err(SeriesRefusal::Begun),
            None if actor.opens || actor.is_operator => Ok(()),
            None => Err(SeriesRefusal::MayNotBegin),
        }
    }

    fn check_author(&self, actor: &SeriesActor) -> Result<(), SeriesRefusal> {
        self.rules().ok_or(SeriesRefusal::NotBegun)?;
        self.role_of(actor).map(drop).ok_or(SeriesRefusal::NotTheirs)
    }

    const fn check_open(&self) -> Result<(), SeriesRefusal> {
        if self.is_closed() { Err(SeriesRefusal::Closed) } else { Ok(()) }
    }

    const fn check_closed(&self) -> Result<(), SeriesRefusal> {
        if self.is_closed() { Ok(()) } else { Err(SeriesRefusal::NotClosed) }
    }

    /// Decides a command.
    ///
    /// # Errors
    /// Why nothing is recorded.
    pub fn decide(&self, command: &SeriesCommand, actor: &SeriesActor) -> Result<SeriesEntry, SeriesRefusal> {
        self.takes(command.into(), actor)?;
        let entry = match command {
            SeriesCommand::Create(it) => create(it, actor)?,
            SeriesCommand::Describe(it) => self.describe_again(it)?,
            SeriesCommand::NameDirector(it) => {
                SeriesEntry::DirectorNamed(DirectorNamed { account: it.account })
            }
            SeriesCommand::RemoveDirector(it) => self.remove_director(it.account, actor)?,
            SeriesCommand::CountTournament(it) => self.count(it)?,
            SeriesCommand::RemoveTournament(it) => remove_tournament(it)?,
            SeriesCommand::GiveBonus(it) => give_bonus(it)?,
            SeriesCommand::WithdrawBonus(it) => withdraw_bonus(it)?,
            SeriesCommand::Close(CloseSeries {}) => SeriesEntry::SeriesClosed(SeriesClosed {}),
            SeriesCommand::Reopen(it) => {
                SeriesEntry::SeriesReopened(SeriesReopened { reason: reason(&it.reason)? })
            }
        };
        self.can_follow(&entry)?;
        Ok(entry)
    }

    fn describe_again(&self, asked: &DescribeSeries) -> Result<SeriesEntry, SeriesRefusal> {
        let DescribeSeries { title, about } = asked.clone();
        if (title.as_str(), about.as_str()) == (self.title(), self.about()) {
            return Err(SeriesRefusal::Same);
        }
        if title != self.title() {
            check_can_be_read(&title)?;
        }
        Ok(SeriesEntry::SeriesDescribed(SeriesDescribed { title, about }))
    }

    fn remove_director(&self, account: AccountId, actor: &SeriesActor) -> Result<SeriesEntry, SeriesRefusal> {
        self.takes_removal(account, actor)?;
        Ok(SeriesEntry::DirectorRemoved(DirectorRemoved { account }))
    }

    fn count(&self, request: &CountRequest) -> Result<SeriesEntry, SeriesRefusal> {
        let CountRequest { counted, is_over, is_hidden, again, reason } = request;
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
            (None, Some(_)) => Err(SeriesRefusal::NotCounted),
            (Some(_), Some(_)) | (None, None) => {
                let counted = CountedTournament { reason: optional_reason(reason)?, ..counted.clone() };
                Ok(SeriesEntry::TournamentCounted(counted))
            }
        }
    }

    /// Whether an entry is possible here, by any author: what verifying and importing ask of each entry.
    ///
    /// # Errors
    /// Why not.
    pub fn can_follow(&self, entry: &SeriesEntry) -> Result<(), SeriesRefusal> {
        match (SeriesEntryKind::from(entry) == SeriesEntryKind::SeriesCreated, self.rules()) {
            (true, Some(_)) => return Err(SeriesRefusal::Begun),
            (false, None) => return Err(SeriesRefusal::NotBegun),
            (true, None) | (false, Some(_)) => {}
        }
        // A full log can still be closed.
        if self.entries() >= MOST_ENTRIES && !matches!(entry, SeriesEntry::SeriesClosed(_)) {
            return Err(SeriesRefusal::Full);
        }
        match entry {
            SeriesEntry::SeriesCreated(it) => can_begin(it),
            SeriesEntry::SeriesDescribed(it) => check_description(&it.title, &it.about),
            SeriesEntry::DirectorNamed(it) => self.can_name(it.account),
            SeriesEntry::DirectorRemoved(it) => self.can_remove(it.account),
            SeriesEntry::TournamentCounted(it) => self.can_count(it),
            SeriesEntry::TournamentRemoved(it) => self.can_take_out(it),
            SeriesEntry::BonusGiven(it) => self.can_give(it),
            SeriesEntry::BonusWithdrawn(it) => self.can_withdraw(it),
            SeriesEntry::SeriesClosed(SeriesClosed {}) => self.check_open(),
            SeriesEntry::SeriesReopened(it) => self.check_closed().and_then(|()| check_reason(&it.reason)),
        }
    }

    fn can_name(&self, account: AccountId) -> Result<(), SeriesRefusal> {
        let known = self.directors();
        if known.contains(&account) {
            Err(SeriesRefusal::DirectsAlready)
        } else if known.len() >= MOST_DIRECTORS {
            Err(SeriesRefusal::TooManyDirectors)
        } else {
            Ok(())
        }
    }

    fn can_remove(&self, account: AccountId) -> Result<(), SeriesRefusal> {
        if self.directors().contains(&account) { Ok(()) } else { Err(SeriesRefusal::NotADirector) }
    }

    fn can_take_out(&self, it: &TournamentRemoved) -> Result<(), SeriesRefusal> {
        self.check_open()?;
        self.counted(it.tournament).ok_or(SeriesRefusal::NotCounted)?;
        check_reason(&it.reason)
    }

    fn can_give(&self, it: &BonusGiven) -> Result<(), SeriesRefusal> {
        self.check_open()?;
        let most = self.rules().map_or(0, |rules| rules.highest_bonus.value);
        if !(1..=most).contains(&it.points) {
            return Err(SeriesRefusal::Bonus(most));
        }
        if self.bonuses().len() >= MOST_BONUSES {
            return Err(SeriesRefusal::TooManyBonuses);
        }
        if !self.people().contains(&it.person) {
            return Err(SeriesRefusal::NoPlayer);
        }
        check_reason(&it.reason)
    }

    fn can_withdraw(&self, it: &BonusWithdrawn) -> Result<(), SeriesRefusal> {
        self.check_open()?;
        self.bonuses().get(&it.number).ok_or(SeriesRefusal::NoBonus)?;
        check_reason(&it.reason)
    }

    fn can_count(&self, counted: &CountedTournament) -> Result<(), SeriesRefusal> {
        self.check_open()?;
        if counted.results.is_empty() {
            return Err(SeriesRefusal::NoRanking(counted.title.clone()));
        }
        let in_order = CountedTournament::in_order(counted.results.iter().copied());
        if in_order != counted.results || in_order.iter().any(|result| result.place == 0) {
            return Err(SeriesRefusal::NoRanking(counted.title.clone()));
        }
        if !can_be_teams(counted) {
            return Err(SeriesRefusal::NoRanking(counted.title.clone()));
        }
        if self.recorded_places().saturating_add(counted.results.len()) > MOST_RECORDED_PLACES {
            return Err(SeriesRefusal::Full);
        }
        match self.counted(counted.tournament) {
            Some(_) => check_reason(counted.reason.as_deref().unwrap_or_default()),
            None if self.tournaments().len() >= MOST_TOURNAMENTS => Err(SeriesRefusal::TooManyTournaments),
            None => Ok(()),
        }
    }
}

/// Whether the teams are in their order, with names as directors give them, and no more than players.
fn can_be_teams(counted: &CountedTournament) -> bool {
    let is_name = |name: &str| {
        (1..=LONGEST_TEAM_NAME).contains(&name.chars().count()) && !name.contains(char::is_control)
    };
    counted.teams.len() <= counted.results.len()
        && counted.teams.iter().all(|team| team.place > 0 && is_name(&team.name))
        && CountedTournament::teams_in_order(counted.teams.iter().cloned()) == counted.teams
}

fn create(asked: &CreateSeries, actor: &SeriesActor) -> Result<SeriesEntry, SeriesRefusal> {
    let CreateSeries { title, about, rules } = asked.clone();
    check_can_be_read(&title)?;
    Ok(SeriesEntry::SeriesCreated(SeriesCreated { title, about, rules, director: actor.id.account() }))
}

/// Whether a title written now can be told from others by sight; older logs need not keep to it.
fn check_can_be_read(title: &str) -> Result<(), SeriesRefusal> {
    if !title.is_empty() && cannot_be_read(title) { Err(SeriesRefusal::Unseen) } else { Ok(()) }
}

fn remove_tournament(asked: &RemoveTournament) -> Result<SeriesEntry, SeriesRefusal> {
    let (tournament, reason) = (asked.tournament, reason(&asked.reason)?);
    Ok(SeriesEntry::TournamentRemoved(TournamentRemoved { tournament, reason }))
}

fn give_bonus(asked: &GiveBonus) -> Result<SeriesEntry, SeriesRefusal> {
    let (person, points, reason) = (asked.person, asked.points, reason(&asked.reason)?);
    Ok(SeriesEntry::BonusGiven(BonusGiven { person, points, reason }))
}

fn withdraw_bonus(asked: &WithdrawBonus) -> Result<SeriesEntry, SeriesRefusal> {
    let (number, reason) = (asked.number, reason(&asked.reason)?);
    Ok(SeriesEntry::BonusWithdrawn(BonusWithdrawn { number, reason }))
}

fn can_begin(it: &SeriesCreated) -> Result<(), SeriesRefusal> {
    check_description(&it.title, &it.about)?;
    if it.rules.is_sound() { Ok(()) } else { Err(SeriesRefusal::Figures) }
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

fn reason(typed: &TypedReason) -> Result<Reason, SeriesRefusal> {
    optional_reason(typed)?.ok_or(SeriesRefusal::NoReason)
}

fn optional_reason(typed: &TypedReason) -> Result<Option<Reason>, SeriesRefusal> {
    typed.read(LONGEST_TEXT).map_err(|why| match why {
        UnfitReason::TooLong { .. } => SeriesRefusal::TooLong,
        UnfitReason::Hides(hidden) => SeriesRefusal::ReasonHides(hidden),
    })
}

fn check_reason(reason: &str) -> Result<(), SeriesRefusal> {
    match reason.chars().count() {
        0 => Err(SeriesRefusal::NoReason),
        long if long > LONGEST_TEXT => Err(SeriesRefusal::TooLong),
        _ if holds_control(reason) => Err(SeriesRefusal::Control),
        _ => Ok(()),
    }
}
