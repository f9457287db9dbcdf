//! Computes what lists show of a tournament and of its people from its log, so that no list reads logs.

use chrono::{DateTime, Utc};

use crate::app::error::{DeskError, to_json};
use crate::app::finish::{Finisher, final_ranking};
use crate::app::snapshot::Snapshot;
use crate::app::store::{
    Appearance, NewestEntry, PersonGame, PersonOutcome, PersonPenalty, PodPlace, ReadModel, ReadModelChange,
    StoredSummary,
};
use crate::app::summary::{Summary, VERSION};
use crate::data;
use crate::domain::id::{PersonId, PlayerId};
use crate::domain::scoring::grade::Grade;
use crate::domain::scoring::profile::Profile;
use crate::domain::tournament::Setup;
use crate::domain::tournament::penalty::Penalty;
use crate::domain::tournament::round::{Round, RoundKind, Table};

/// A game with what it was for both sides, and whether they met.
struct Counted<'t> {
    round: &'t Round,
    table: &'t Table,
    outcomes: [PersonOutcome; 2],
    grades: [Grade; 2],
    met: bool,
}

impl Snapshot {
    /// What lists show of this tournament and its people; `None` before the first entry. Names are not in it, so that
    /// they can be erased. Places and games count once the tournament is over.
    ///
    /// # Errors
    /// If the summary cannot be written as JSON.
    pub(crate) fn read_model(&self) -> Result<Option<ReadModel>, DeskError> {
        let is_over = self.tournament.closed_at().is_some();
        // Results that cannot be scored name no winner; the tournament's own pages say what is wrong.
        let ranking = final_ranking(self).unwrap_or_default();
        let Some(summary) = self.stored_summary(&ranking)? else { return Ok(None) };
        let played = if is_over { self.counted_tables() } else { Vec::new() };
        Ok(Some(ReadModel {
            summary,
            appearances: self.appearances(&ranking, &played),
            games: self.meetings(&played),
            penalties: self.person_penalties(),
            pods: if is_over { self.pod_places() } else { Vec::new() },
        }))
    }

    fn stored_summary(&self, ranking: &[Finisher]) -> Result<Option<StoredSummary>, DeskError> {
        let Some(summary) = Summary::of(self, ranking) else { return Ok(None) };
        let (sequence, day) = (self.sequence(), summary.date);
        let summary = to_json(&summary)?;
        let head = NewestEntry { sequence, hash: self.head() };
        Ok(Some(StoredSummary { head, version: VERSION, hidden: self.tournament.is_hidden(), summary, day }))
    }

    fn appearances(&self, ranking: &[Finisher], played: &[Counted<'_>]) -> Vec<Appearance> {
        let mut all: Vec<Appearance> = self
            .tournament
            .players()
            .map(|player| Appearance {
                player: player.id,
                person: player.person,
                place: None,
                wins: 0,
                losses: 0,
                ties: 0,
                list_from: None,
            })
            .collect();
        let mut at = |player: PlayerId, change: &dyn Fn(&mut Appearance)| {
            if let Ok(at) = all.binary_search_by_key(&player, |one| one.player) {
                all.get_mut(at).into_iter().for_each(change);
            }
        };
        for one in ranking {
            at(one.player, &|known| known.place = Some(one.place));
        }
        let from =
            self.tournament.closed_at().map(|closed| self.tournament.publication().at.unwrap_or(closed));
        for player in self.lists_to_show() {
            at(player, &|known| known.list_from = from);
        }
        for game in played {
            for (player, outcome) in game.table.pair.players.into_iter().zip(game.outcomes) {
                at(player, &|known| match outcome {
                    PersonOutcome::Won => known.wins += 1,
                    PersonOutcome::Lost => known.losses += 1,
                    PersonOutcome::Tied => known.ties += 1,
                });
            }
        }
        all
    }

    /// Whose deck lists everybody sees some time after the end.
    fn lists_to_show(&self) -> Vec<PlayerId> {
        if self.tournament.closed_at().is_none() {
            return Vec::new();
        }
        // A history that contradicts itself shows none; the tournament's own pages say what is wrong.
        let shown = self.tournament.shown_lists(DateTime::<Utc>::MAX_UTC).unwrap_or_default();
        shown.into_iter().map(|list| list.player).collect()
    }

    /// Whether the games of a round are rated: those of the tournament itself, also in a bracket if our terms say so.
    pub fn is_rated(&self, round: &Round) -> bool {
        let in_bracket = data::rating_terms().brackets.value;
        self.tournament.is_of_tournament(round) && (round.stage().is_none() || in_bracket)
    }

    fn meetings(&self, played: &[Counted<'_>]) -> Vec<PersonGame> {
        let person = |player| self.tournament.player(player).map(|player| player.person);
        let mut games = Vec::new();
        for Counted { round, table, outcomes: [first, second], grades, .. } in
            played.iter().filter(|game| game.met)
        {
            let [a, b] = table.pair.players;
            let (Some(of_a), Some(of_b)) = (person(a), person(b)) else { continue };
            let is_rated = self.is_rated(round);
            let grades = grades.map(|grade| is_rated.then_some(grade));
            let side = |player, person, opponent, outcome, grade| {
                let (round, table) = (round.number, table.pair.table);
                PersonGame { round, table, player, person, opponent, outcome, grade }
            };
            let [grade_a, grade_b] = grades;
            games.extend([side(a, of_a, of_b, *first, grade_a), side(b, of_b, of_a, *second, grade_b)]);
        }
        games.sort_unstable();
        games
    }

    /// The places in the pods of the heats. The top table is not rated, as the games of a cut are not.
    fn pod_places(&self) -> Vec<PodPlace> {
        let mut places = Vec::new();
        for round in self.tournament.published_rounds().filter(|round| round.kind == RoundKind::Heat) {
            for pod in round.pods() {
                let (round, table) = (round.number, pod.table());
                for (player, _, place) in pod.to_pod().places() {
                    let person = self.tournament.player(player).map(|player| player.person);
                    places.extend(person.map(|person| PodPlace { round, table, player, person, place }));
                }
            }
        }
        places.sort_unstable();
        places
    }

    /// The penalties in force. They count at once: staff elsewhere ask about them while a tournament is played.
    fn person_penalties(&self) -> Vec<PersonPenalty> {
        let in_force = self.tournament.penalties().iter().filter(|penalty| penalty.is_in_force());
        let of_person = |penalty: &Penalty| {
            let &Penalty { number, player, level, .. } = penalty;
            let (person, kind) = (self.tournament.player(player)?.person, penalty.kind.clone());
            Some(PersonPenalty { number, player, person, kind, level })
        };
        in_force.filter_map(of_person).collect()
    }

    fn counted_tables(&self) -> Vec<Counted<'_>> {
        let Some(profile) = self.tournament.setup().and_then(Setup::profile) else { return Vec::new() };
        let published = self.tournament.published_rounds();
        let tables = published.flat_map(|round| round.tables().map(move |table| (round, table)));
        tables.filter_map(|(round, table)| counted_table(profile, round, table)).collect()
    }
}

fn counted_table<'t>(profile: &Profile, round: &'t Round, table: &'t Table) -> Option<Counted<'t>> {
    let result = &table.result.as_ref()?.result;
    // A result that a later change of the rules makes impossible counts nothing.
    let grades = profile.outcomes(result).unwrap_or_default()?.map(|side| side.grade);
    let outcomes = grades.map(|grade| match grade {
        Grade::FullWin | Grade::ModifiedWin => PersonOutcome::Won,
        Grade::TrueTie => PersonOutcome::Tied,
        Grade::ModifiedLoss | Grade::FullLoss => PersonOutcome::Lost,
    });
    Some(Counted { round, table, outcomes, grades, met: result.end.is_meeting() })
}

/// Everybody with a place in the final ranking.
pub(crate) fn places(of: &[Appearance]) -> impl Iterator<Item = (PersonId, u32)> {
    of.iter().filter_map(|one| Some((one.person, one.place?)))
}

/// What changes in the lists between two states of one tournament. While it is played, places and games do not count, so
/// that a result looks at no player.
///
/// # Errors
/// Like [`Snapshot::read_model`].
pub(crate) fn change(before: &Snapshot, after: &Snapshot) -> Result<ReadModelChange, DeskError> {
    let is_played = [before, after].iter().all(|here| here.tournament.closed_at().is_none());
    if is_played && before.sequence() > 0 && after.named_since(before.sequence()).is_none() {
        let Some(summary) = after.stored_summary(&[])? else { return Ok(ReadModelChange::default()) };
        let differ = before.tournament.penalties() != after.tournament.penalties();
        let penalties = differ.then(|| after.person_penalties());
        return Ok(ReadModelChange::summary(before.head(), summary, penalties));
    }
    Ok(match (before.read_model()?, after.read_model()?) {
        (Some(before), Some(after)) => ReadModelChange::between(&before, after),
        (None, after) => after.map_or_else(ReadModelChange::default, ReadModelChange::replacing_all),
        (Some(_), None) => ReadModelChange::default(),
    })
}
