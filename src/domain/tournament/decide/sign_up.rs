//! The director offers places, and players apply for them.

use chrono::{DateTime, Utc};

use crate::domain::tournament::command::CommandKind;
use crate::domain::tournament::decide::Decision;
use crate::domain::tournament::entry::{Entry, SignUpChanged};
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::sign_up::SignUp;
use crate::domain::tournament::{Setup, Stamped, Tournament};

impl Tournament {
    /// The terms under which players sign up; `None` if nobody opened a sign-up, or that was undone.
    pub fn sign_up(&self) -> Option<&SignUp> {
        self.sign_up.as_deref()
    }

    /// Whether players could ever sign up: some may still wait under terms that were undone.
    pub fn had_sign_up(&self) -> bool {
        let log = self.chronicle();
        let mut changed = log.undone_numbers().filter_map(|number| log.entry(number));
        let opens = |it: &Stamped| matches!(it.entry, Entry::SignUpChanged(_));
        self.sign_up.is_some() || changed.any(opens)
    }

    /// The terms, if players may sign up at this moment. Once the cut or the top table is set, nobody new can play.
    pub fn open_sign_up(&self, now: DateTime<Utc>) -> Option<&SignUp> {
        let goes_on = self.takes(CommandKind::ChangeSignUp).is_ok() && self.takes_new_players().is_ok();
        self.sign_up().filter(|terms| goes_on && now < terms.until)
    }

    /// Whether a list can be sent along: the terms ask for one, and there is still a format to check it.
    pub fn sign_up_asks_deck(&self) -> bool {
        let has_format = self.setup().is_some_and(|setup| setup.format.is_some());
        has_format && self.sign_up().is_some_and(|terms| terms.asks_deck)
    }

    /// Whether players are asked how they are reached: rounds over days are played when two opponents agree.
    pub fn sign_up_asks_contact(&self) -> bool {
        self.setup().is_some_and(|setup| setup.settings.round_days.is_some())
    }

    /// How many take part now: everybody registered who has not dropped.
    pub fn places_taken(&self) -> usize {
        self.players.values().filter(|player| player.is_active()).count()
    }

    /// How many places are free; `None` without a limit.
    pub fn places_left(&self) -> Option<usize> {
        let most = usize::try_from(self.sign_up()?.most?).unwrap_or(usize::MAX);
        Some(most.saturating_sub(self.places_taken()))
    }

    /// Whether anybody can still be registered.
    pub(super) fn takes_new_players(&self) -> Result<(), Refusal> {
        if self.cut.is_some() {
            return Err(Refusal::CutStarted);
        }
        self.has_numbers_for(1)?;
        self.heats_go_on()
    }

    pub(super) fn change_sign_up(&self, setup: &Setup, terms: &SignUp) -> Decision {
        terms.check()?;
        self.takes_new_players()?;
        if terms.asks_deck && setup.format.is_none() {
            return Err(Refusal::NoFormat);
        }
        if self.sign_up() == Some(terms) {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::SignUpChanged(SignUpChanged { terms: terms.clone() })])
    }
}
