//! Puts the entries of a cut into words.

use crate::app::log_lines::wording::{EntryInWords, LogWording, because, joined, told};
use crate::domain::bracket::elimination::Elimination;
use crate::domain::id::{EntryNumber, PlayerId};
use crate::domain::tournament::cut::RoundName;
use crate::domain::tournament::entry::{
    CutStarted, Entry, GameAdded, GameWithdrawn, MatchSettled, ReserveMovedUp, StagePaired,
};
use crate::messages::{Message, say};
use crate::words::numbers::list;
use crate::words::round_name::RoundWords;

impl LogWording<'_> {
    pub(super) fn cut_started(&self, it: &CutStarted) -> EntryInWords {
        let name = |player: &PlayerId| self.names.name(*player);
        let seeds = (1..).zip(&it.seeds).map(|(seed, player): (u32, _)| format!("{seed} {}", name(player)));
        let reserves: Vec<String> = it.reserves.iter().take(3).map(name).collect();
        let next = (!reserves.is_empty()).then(|| say("log-cut-next").with("names", list(&reserves)));
        let drawn = (!it.drawn.is_empty())
            .then(|| say("log-cut-drawn").with("places", it.drawn.len()).with("seed", it.seed));
        let given = it.given.as_ref().map(|why| say("log-cut-given").with("reason", why));
        let seeds = say("log-cut-seeds").with("seeds", seeds.collect::<Vec<_>>().join(", "));
        let why = [Some(seeds), next, drawn, given].into_iter().flatten();
        EntryInWords { what: size_of(it), why: Some(joined(why)) }
    }

    pub(super) fn stage_paired(&self, it: &StagePaired) -> EntryInWords {
        let name = RoundWords::of(self.stage_name(it)).title();
        told(
            say("log-stage-paired")
                .with("name", name)
                .with("round", it.round)
                .with("matches", it.tables.len()),
        )
    }

    /// What the stage is called, whether or not it still is in the tournament: pairing and cut may have been undone.
    fn stage_name(&self, it: &StagePaired) -> RoundName {
        let lines = self.here.chronicle();
        let end = EntryNumber(u32::try_from(lines.len()).unwrap_or(u32::MAX).saturating_add(1));
        let newest = || {
            lines.before(end).find_map(|(_, line)| {
                if let Entry::CutStarted(started) = &line.entry { Some(started.cut) } else { None }
            })
        };
        let cut = self.here.cut().map(|started| started.cut).or_else(newest);
        cut.map_or_else(|| self.here.round_name(it.round), |cut| RoundName::of_stage(&cut, it.stage))
    }

    pub(super) fn game_added(&self, it: &GameAdded) -> EntryInWords {
        let name = RoundWords::of(self.here.round_name(it.round)).words();
        let (game, table) = (it.table.game(), it.table.table());
        told(say("log-game-added").with("game", game).with("table", table).with("name", name))
    }

    pub(super) fn game_withdrawn(&self, it: &GameWithdrawn) -> EntryInWords {
        let name = RoundWords::of(self.here.round_name(it.round)).words();
        let (game, table) = (it.table.game(), it.table.table());
        told(say("log-game-withdrawn").with("game", game).with("table", table).with("name", name))
    }

    pub(super) fn settled(&self, it: &MatchSettled) -> EntryInWords {
        let name = RoundWords::of(self.here.round_name(it.round)).words();
        let winner = self.names.name(it.winner);
        let what = say("log-settled").with("winner", winner).with("table", it.table).with("name", name);
        because(what, &it.reason)
    }

    pub(super) fn moved_up(&self, it: &ReserveMovedUp) -> EntryInWords {
        let (left, reserve) = (self.names.name(it.left), self.names.name(it.reserve));
        told(say("log-moved-up").with("reserve", reserve).with("left", left).with("seed", it.seed))
    }
}

/// How many play in it, and how many lost matches put a player out.
fn size_of(it: &CutStarted) -> Message {
    let is_everybody = it.after.0 == 0;
    let (all, cut) = (it.seeds.len(), it.cut.size.players());
    match (is_everybody, it.cut.elimination) {
        (true, Elimination::Single) => say("log-bracket").with("players", all),
        (true, Elimination::Double) => say("log-bracket-double").with("players", all),
        (true, Elimination::DoubleOneFinal) => say("log-bracket-double-one-final").with("players", all),
        (false, Elimination::Single) => say("log-cut").with("players", cut),
        (false, Elimination::Double) => say("log-cut-double").with("players", cut),
        (false, Elimination::DoubleOneFinal) => say("log-cut-double-one-final").with("players", cut),
    }
}
