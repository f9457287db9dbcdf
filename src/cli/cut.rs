//! The cut in `arbiter pair` and `arbiter score`.

use serde::Serialize;
use serde_json::{Value, json};

use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::history::NamedHistory;
use crate::cli::history::cut::NamedCut;
use crate::cli::output;
use crate::domain::bracket::cut::Size;
use crate::domain::bracket::double::MatchPart;
use crate::domain::bracket::matches::{BracketError, Match};
use crate::domain::bracket::ranking::ranking;
use crate::domain::bracket::seeding::{Seeding, TooFew, VacantSeed};
use crate::domain::bracket::stages::{Bracket, Next};
use crate::domain::id::PlayerId;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::standings::{Standings, standings};
use crate::words::numbers::list;

/// A bracket and who is in it.
pub struct PlayedCut {
    seeding: Seeding,
    bracket: Bracket,
    seed: u64,
}

/// Replays the cut of a file as far as it has been played.
///
/// # Errors
/// A sentence that names the match and the players.
pub fn replay_cut(
    profile: &Profile,
    input: &NamedHistory,
    standings: &Standings,
    cut: &NamedCut,
    seed: Option<u64>,
) -> Result<PlayedCut, String> {
    let seed = seed.or(cut.seed).unwrap_or_default();
    let replayed = |vacant| -> Result<PlayedCut, String> {
        let recorded = (cut.recorded.as_slice(), vacant);
        let seeding = Seeding::with_vacant(standings, &input.history, cut.cut.size, seed, recorded);
        let seeding = seeding.map_err(|TooFew { size, left }| {
            let size = size.players();
            format!("A cut to {size} needs {size} players, and {left} are left. Choose a smaller cut.")
        })?;
        let bracket = Bracket::of(profile, cut.cut, &seeding.seeds, &cut.recorded);
        let bracket = bracket.map_err(|error| complaint(input, &error))?;
        Ok(PlayedCut { seeding, bracket, seed })
    };
    // A file does not say whether somebody left before the cut began: the matches show it.
    replayed(VacantSeed::Closed).or_else(|why| match cut.recorded.as_slice() {
        [] => Err(why),
        _ => replayed(VacantSeed::Replaced).map_err(|_| why),
    })
}

fn complaint(input: &NamedHistory, error: &BracketError) -> String {
    match error {
        BracketError::OtherPlayers { stage, number, expected } => {
            let [a, b] = expected.map(|player| input.name(player));
            format!(
                "Stage {stage}, match {number} is between {a} and {b}. Correct its players, or the seeds: they are the \
                 standings after the last round, less those who dropped."
            )
        }
        BracketError::NoSuchMatch { .. }
        | BracketError::TooEarly { .. }
        | BracketError::Twice { .. }
        | BracketError::AfterTheEnd { .. }
        | BracketError::NotTheWinner { .. }
        | BracketError::Impossible { .. } => format!("The cut: {error}."),
    }
}

/// `arbiter pair --cut`: prints the next stage.
///
/// # Errors
/// If there is no such size, or it differs from the file's.
pub fn pair(
    profile: &Profile,
    input: &NamedHistory,
    size: Option<u32>,
    seed: Option<u64>,
    json: bool,
) -> Result<YesOrNo, Unusable> {
    let size = size.map(Size::try_from).transpose().map_err(|error| Unusable(format!("--cut: {error}")))?;
    let cut = match (size, &input.cut) {
        (Some(size), Some(cut)) if cut.cut.size != size => {
            return Err(Unusable(format!(
                "--cut {} differs from the file, whose cut has {}; correct one of the two",
                size.players(),
                cut.cut.size.players()
            )));
        }
        (_, Some(cut)) => cut.clone(),
        (Some(size), None) => NamedCut::to(size),
        (None, None) => return Err(Unusable("there is no cut; give --cut and its size".to_owned())),
    };
    if let Some(refusal) = input.unfinished_sentence() {
        output::note(refusal);
        return Ok(YesOrNo::No);
    }
    let found = standings(profile, &input.history)
        .map_err(|error| input.complaint(&error))
        .and_then(|standings| replay_cut(profile, input, &standings, &cut, seed));
    let found = match found {
        Ok(found) => found,
        Err(refusal) => {
            output::note(refusal);
            return Ok(YesOrNo::No);
        }
    };
    match found.bracket.next() {
        Next::Stage(stage, matches) if json => output::json(&found.document(input, stage, matches))?,
        Next::Stage(stage, matches) => output::text(&found.sheet(input, stage, matches))?,
        Next::Playing(stage, matches) => {
            let open = matches.iter().filter(|one| one.winner.is_none()).map(|one| one.number.to_string());
            let open: Vec<String> = open.collect();
            output::note(format_args!(
                "The {} is still being played: no winner yet of match {}. Record the games, or name who goes on.",
                found.bracket.name(stage),
                list(&open)
            ));
            return Ok(YesOrNo::No);
        }
        Next::Over(winner) => {
            output::note(format_args!("The cut is over: {} won the final.", input.name(winner)));
            return Ok(YesOrNo::No);
        }
    }
    Ok(YesOrNo::Yes)
}

impl PlayedCut {
    fn document(&self, input: &NamedHistory, stage: u32, matches: &[Match]) -> Value {
        let name = |player: PlayerId| input.name(player);
        let names = |players: &[PlayerId]| players.iter().copied().map(name).collect::<Vec<_>>();
        let line = self
            .seeding
            .line
            .map(|line| json!({"in": name(line.last_in), "out": name(line.first_out), "by": line.by.code()}));
        let pairs = matches.iter().map(|one| {
            let players = one.players.map(name);
            json!({"match": one.number, "players": players, "third_place": one.part == MatchPart::ThirdPlace})
        });
        let cut = self.bracket.cut;
        json!({
            "stage": stage,
            "name": self.bracket.name(stage).to_string(),
            "size": cut.size,
            "best_of": cut.best_of,
            "bracket": cut.bracket,
            "third_place": cut.plays_for_third(),
            "elimination": cut.elimination,
            "seed": self.seed,
            "seeds": names(&self.seeding.seeds),
            "line": line,
            "reserves": names(&self.seeding.reserves),
            "drawn": self.seeding.drawn.iter().map(|group| names(group)).collect::<Vec<_>>(),
            "matches": pairs.collect::<Vec<_>>(),
        })
    }

    fn sheet(&self, input: &NamedHistory, stage: u32, matches: &[Match]) -> String {
        let mut text = format!("Cut to {}, {}\n", self.bracket.cut.size.players(), self.bracket.name(stage));
        for one in matches {
            let [a, b] = one.players.map(|player| input.name(player));
            let part = match one.part {
                MatchPart::Main => "",
                MatchPart::Losers => "  (losers’ side)",
                MatchPart::ThirdPlace => "  (third place)",
            };
            text.push_str(&format!("{:>4}  {a} – {b}{part}\n", one.number));
        }
        if let Some(line) = self.seeding.line {
            let (last, first) = (input.name(line.last_in), input.name(line.first_out));
            text.push_str(&format!("Last in {last}, first out {first}: {}\n", line.by.code()));
        }
        text
    }

    /// Everybody's final place.
    pub fn ranking(&self, input: &NamedHistory, standings: &Standings) -> Vec<RankedPlayer> {
        let told = ranking(standings, &self.bracket, &input.history.gone()).into_iter();
        told.map(|one| RankedPlayer {
            by: one.by.to_string(),
            place: one.place,
            player: input.name(one.player),
        })
        .collect()
    }
}

/// One place of the final ranking.
#[derive(Debug, Serialize)]
pub struct RankedPlayer {
    by: String,
    place: u32,
    player: String,
}

/// The ranking as a table to read.
pub fn table(ranking: &[RankedPlayer]) -> String {
    let mut text = "\nFinal ranking\n".to_owned();
    for one in ranking {
        text.push_str(&format!("{:>5}  {}  ({})\n", one.place, one.player, one.by));
    }
    text
}
