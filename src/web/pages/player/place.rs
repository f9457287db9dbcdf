//! Where a player is now. Players never see a draft.

use crate::app::Snapshot;
use crate::domain::id::{AtTable, PlayerId, RoundNumber, Slug};
use crate::domain::scoring::result::{GameResult, Side};
use crate::domain::tournament::round::{Phase, RecordedResult, Round, Table};
use crate::messages::say;
use crate::web::error::PageError;
use crate::web::forms::RoundQuery;
use crate::web::refused::FormError;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Clone, Copy)]
pub struct PlayerAtTable<'a> {
    pub here: &'a Snapshot,
    pub round: &'a Round,
    pub table: &'a Table,
    pub side: Side,
}

impl<'a> PlayerAtTable<'a> {
    fn of(here: &'a Snapshot, round: &'a Round, player: PlayerId) -> Option<Self> {
        let table = round.table_of(player)?;
        Some(Self { here, round, table, side: table.side_of(player)? })
    }

    /// Their games without a result in the rounds in play. There are several if all rounds of a timetable are played at
    /// once.
    pub fn open(here: &'a Snapshot, player: PlayerId) -> impl Iterator<Item = Self> {
        let playing = here.tournament.rounds().filter(|round| round.phase() == Phase::Playing);
        let seated = playing.filter_map(move |round| Self::of(here, round, player));
        seated.filter(|place| place.table.result.is_none())
    }

    /// Their table in a round in play.
    pub fn in_round(here: &'a Snapshot, player: PlayerId, round: RoundNumber) -> Option<Self> {
        let round = here.tournament.round(round).filter(|round| round.phase() == Phase::Playing)?;
        Self::of(here, round, player)
    }

    /// Their table in the round that they chose, if it is in play. Otherwise that in the round that matters now, open or
    /// closed: the first in which they have a game without a result.
    pub fn chosen(here: &'a Snapshot, player: PlayerId, round: Option<RoundNumber>) -> Option<Self> {
        let chosen = round.and_then(|round| Self::in_round(here, player, round));
        chosen
            .or_else(|| Self::open(here, player).next())
            .or_else(|| Self::of(here, here.tournament.shown_round()?, player))
    }

    /// Their table as [`Self::chosen`] finds it, if its round is in play.
    pub fn playing(here: &'a Snapshot, player: PlayerId, round: Option<RoundNumber>) -> Option<Self> {
        Self::chosen(here, player, round).filter(|place| place.round.phase() == Phase::Playing)
    }

    /// The player's page about this game.
    pub fn page(&self) -> Link {
        self.links().page
    }

    /// Where things are done about this game.
    pub fn links(&self) -> GameLinks {
        let playing = self.here.tournament.rounds().filter(|round| round.phase() == Phase::Playing);
        let (slug, round) = (self.here.slug(), self.round.number);
        if playing.count() < 2 {
            return GameLinks::of_now(slug);
        }
        GameLinks {
            page: urls::me_in(slug, round),
            report: urls::report_in(slug, round),
            appointment: urls::appointment_in(slug, round),
            call: urls::call_judge_in(slug, round),
        }
    }

    /// The table for commands.
    pub fn at(&self) -> AtTable {
        AtTable::new(self.round.number, self.table.pair.table)
    }

    /// The player who looks.
    pub fn player(&self) -> PlayerId {
        self.side.of(self.table.pair.players)
    }

    /// The other player's name.
    pub fn opponent(&self) -> String {
        self.here.name(self.side.other().of(self.table.pair.players))
    }

    /// The player's own report and the opponent's.
    pub fn reports(&self) -> [Option<&'a RecordedResult>; 2] {
        let [a, b] = &self.table.reports;
        match self.side {
            Side::A => [a.as_ref(), b.as_ref()],
            Side::B => [b.as_ref(), a.as_ref()],
        }
    }

    /// A result in a sentence, the player's own points first: `you 100, Odo 35; time was called`.
    pub fn result_in_words(&self, result: &GameResult) -> String {
        let opponent = self.opponent();
        let own = words::score(self.side.of(result.scores));
        let other = words::score(self.side.other().of(result.scores));
        let ending = words::ending_for(self.side, result.end, &opponent);
        let told = say("player-place-result")
            .with("own", own)
            .with("opponent", opponent)
            .with("other", other)
            .with("ending", ending)
            .to_string();
        match words::missions(result.missions) {
            Some(missions) => format!("{told}, {missions}"),
            None => told,
        }
    }

    /// What a result counts for the player, in words.
    ///
    /// # Errors
    /// The sentence that says why it is impossible.
    pub fn points_in_words(&self, result: &GameResult) -> Result<[String; 2], PageError> {
        let profile = self.here.profile()?;
        let outcomes = profile.outcomes(result).map_err(FormError::Impossible)?;
        let none = || say("player-games-does-not-count").to_string();
        // In a bracket victory points count for nothing.
        let in_words = if self.round.stage().is_some() { words::graded } else { outcome_in_words };
        let side = |of: Side| outcomes.map_or_else(none, |both| in_words(&of.of(both)));
        Ok([side(self.side), side(self.side.other())])
    }
}

/// Where a player does things about a game. Only if several rounds are in play do the addresses name the round.
pub struct GameLinks {
    pub page: Link,
    pub report: Link,
    pub appointment: Link,
    pub call: Link,
}

impl GameLinks {
    /// The links for the current game.
    pub fn of_now(slug: &Slug) -> Self {
        Self {
            page: urls::me(slug),
            report: urls::report(slug),
            appointment: urls::appointment(slug),
            call: urls::call_judge(slug),
        }
    }
}

/// The round that the address of a player's page names.
pub fn asked_round(visit: &Visit) -> Option<RoundNumber> {
    RoundQuery::of(&visit.query).round.parse().ok()
}

fn outcome_in_words(outcome: &crate::domain::scoring::grade::Outcome) -> String {
    say("player-place-outcome")
        .with("grade", outcome.grade.code())
        .with("margin", words::signed_number(outcome.differential))
        .with("points", outcome.victory_points)
        .to_string()
}
