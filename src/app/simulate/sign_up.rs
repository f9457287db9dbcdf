//! Players sign up by themselves, and the director accepts as many as there are places.
//!
//! Applications are outside the log. These are the commands that the pages of a sign-up give.

use chrono::{DateTime, TimeDelta, Utc};

use crate::app::error::DeskError;
use crate::app::simulate::event::SimulatedTournament;
use crate::app::simulate::game_lists::GameLists;
use crate::app::simulate::people::SimulatedPerson;
use crate::domain::tournament::command::{ChangeSignUp, Command, LeaveTournament};
use crate::domain::tournament::sign_up::SignUp;

impl SimulatedTournament {
    /// Registers the players, or lets them sign up: one in eight finds no place and waits, some of those accepted leave
    /// before play begins, and the next on the list get their places. Some directors let everybody in at the end.
    pub(super) fn enter(&mut self, people: &[SimulatedPerson], lists: &GameLists) -> Result<(), DeskError> {
        if !self.wish.sign_up {
            return self.register(people, lists);
        }
        // A minute for each, which is longer than any of them takes.
        let minutes = i64::try_from(people.len()).unwrap_or(i64::MAX / 60_000);
        let until = self.clock + TimeDelta::hours(2) + TimeDelta::minutes(minutes);
        let mut most = u32::try_from(people.len() - people.len() / 8).ok();
        self.change_sign_up(until, most)?;
        let mut accepted = 0;
        // The director looks at the list when half of them have applied, and again when all have.
        for applied in [people.len() / 2, people.len()] {
            self.clock += TimeDelta::minutes(20);
            accepted = self.accept_those_who_fit(people, [accepted, applied], lists)?;
        }
        for player in self.playing() {
            if accepted < people.len() && self.chance.often(60) {
                let leaves = Command::LeaveTournament(LeaveTournament { player });
                self.give_as(self.handing_in(player, false), &leaves)?;
                accepted = self.accept_those_who_fit(people, [accepted, people.len()], lists)?;
            }
        }
        if accepted < people.len() && self.chance.often(500) {
            most = None;
            self.change_sign_up(until, most)?;
            self.accept_those_who_fit(people, [accepted, people.len()], lists)?;
        }
        self.change_sign_up(self.clock, most)
    }

    fn change_sign_up(&mut self, until: DateTime<Utc>, most: Option<u32>) -> Result<(), DeskError> {
        let terms = SignUp { until, most, asks_deck: true };
        self.give(&Command::ChangeSignUp(ChangeSignUp { terms }))
    }

    /// Registers the next of those who applied, in the order of the list; returns how many are accepted by now.
    fn accept_those_who_fit(
        &mut self,
        people: &[SimulatedPerson],
        [accepted, applied]: [usize; 2],
        lists: &GameLists,
    ) -> Result<usize, DeskError> {
        let places = self.here.tournament.places_left().unwrap_or(usize::MAX);
        let accepted_now = applied.min(accepted.saturating_add(places));
        self.register(people.get(accepted..accepted_now).unwrap_or_default(), lists)?;
        Ok(accepted_now.max(accepted))
    }
}
