//! The JSON input of Tribbles events: names become players, and everything that does not fit is reported by name.

use std::collections::BTreeSet;

use crate::cli::answer::Unusable;
use crate::cli::history::player_name;
use crate::cli::history::register::Register;
use crate::cli::json::{JsonDocument, JsonPart, Object, brief};
use crate::cli::{input, output};
use crate::domain::id::PlayerId;
use crate::domain::pods::heats::{Heat, Heats, Pod, PodEntrant};
use crate::domain::pods::profile::PodProfile;
use crate::words::numbers::list;

/// A Tribbles event from a file, with its players' names.
#[derive(Debug, Clone)]
pub struct NamedHeats {
    pub event: Heats,
    names: Vec<String>,
    /// Whether the last heat is taken for the top table although the file does not say so.
    top_found: bool,
}

/// Reads the input file.
///
/// # Errors
/// If it cannot be read, is not this JSON, or names a player or a pod that does not fit.
pub fn read(profile: &PodProfile, path: &std::path::Path) -> Result<NamedHeats, Unusable> {
    let text = input::read(path)?;
    let name = input::name(path);
    if let Some(note) = &text.note {
        output::note(format_args!("{name}: {note}"));
    }
    let input = parse(profile, &text.text).map_err(|why| Unusable::about(&name, why))?;
    if input.top_found {
        output::note(format_args!(
            "{name}: the one pod of heat {} leaves others out, so it is read as the top table; add “top”: false if it is a heat",
            input.event.heats.len()
        ));
    }
    Ok(input)
}

impl NamedHeats {
    /// A player's name.
    pub fn name(&self, player: PlayerId) -> String {
        player_name(&self.names, player)
    }

    /// Why the next heat cannot be seated yet: the first heat with unfinished pods.
    pub fn unfinished_sentence(&self) -> Option<String> {
        let open = (1..)
            .zip(&self.event.heats)
            .map(|(heat, it): (u32, _)| (heat, it.open().map(|pod| pod.to_string()).collect::<Vec<_>>()));
        let (heat, pods) = open.into_iter().find(|(_, pods)| !pods.is_empty())?;
        let word = if pods.len() == 1 { "pod" } else { "pods" };
        Some(format!(
            "Heat {heat} is still being played: no totals yet from {word} {}. Add them before seating the next heat.",
            list(&pods)
        ))
    }
}

fn parse(profile: &PodProfile, text: &str) -> Result<NamedHeats, String> {
    let document = JsonDocument::read(text)?;
    let file = document.part().object(&["players", "heats", "drops", "keys"])?;
    file.require("players")?;
    let mut register = Register::of(&file.texts("players")?)?;
    if let Some(keys) = file.part("keys") {
        let keys = keys.entries()?.into_iter();
        let keys: Result<Vec<_>, String> =
            keys.map(|(name, key)| Ok((name.to_owned(), key.text()?.to_owned()))).collect();
        register.draws_by(&keys?)?;
    }
    let read = (1..)
        .zip(file.list("heats")?)
        .map(|(number, part): (u32, _)| heat(profile, &register, &part.at_place(format!("heat {number}"))))
        .collect::<Result<Vec<_>, _>>()?;
    let dropped = dropped_players(&register, &file)?;
    let (mut heats, says): (Vec<Heat>, Vec<bool>) = read.into_iter().unzip();
    let top_found = says.last() == Some(&false) && is_like_a_top_table(&register, &heats, &dropped);
    heats.last_mut().into_iter().for_each(|last| last.top |= top_found);
    if let Some(at) = heats.iter().position(|heat| heat.top).filter(|at| at + 1 != heats.len()) {
        return Err(format!("heat {}: the top table is the last game; take out what follows it", at + 1));
    }
    let players = register.entrants.iter().map(|entrant| PodEntrant {
        id: entrant.id,
        key: entrant.key.clone(),
        dropped: dropped.contains(&entrant.id),
    });
    let event = Heats { players: players.collect(), heats };
    Ok(NamedHeats { event, names: register.names, top_found })
}

/// Who has left: names, or objects as in a file of rounds.
fn dropped_players(register: &Register, file: &Object<'_>) -> Result<Vec<PlayerId>, String> {
    let name = |part: &JsonPart<'_>| {
        if part.is_text() {
            return part.text().map(str::to_owned);
        }
        let drop = part.object(&["player", "after_heat", "after_round"])?;
        for key in ["after_heat", "after_round"] {
            drop.part(key).map(|part| part.count(0)).transpose()?;
        }
        drop.require("player")?.text().map(str::to_owned)
    };
    let names: Vec<String> = file.list("drops")?.iter().map(name).collect::<Result<_, _>>()?;
    register.each_once("drops", &names)
}

/// Whether the last heat, after one of several pods, is one pod that leaves out somebody who is still there: nothing but
/// a top table is seated like that.
fn is_like_a_top_table(register: &Register, heats: &[Heat], dropped: &[PlayerId]) -> bool {
    let Some((last, before)) = heats.split_last() else { return false };
    let [pod] = last.pods.as_slice() else { return false };
    let sits_out = |player: &PlayerId| !pod.players.contains(player) && !dropped.contains(player);
    before.iter().any(|heat| heat.pods.len() > 1)
        && register.entrants.iter().any(|entrant| sits_out(&entrant.id))
}

/// One heat, and whether the file says if it is the top table.
fn heat(profile: &PodProfile, register: &Register, part: &JsonPart<'_>) -> Result<(Heat, bool), String> {
    let file = part.object(&["pods", "top"])?;
    let said = file.part("top").map(|part| part.truth()).transpose()?;
    let top = said.unwrap_or_default();
    let pods: Vec<Pod> = (1..)
        .zip(file.require("pods")?.list()?)
        .map(|(number, pod): (u32, _)| {
            let place = format!("{}, pod {number}", part.place());
            one_pod(profile, register, &place, &pod.at_place(place.clone()).object(&["players", "totals"])?)
        })
        .collect::<Result<_, _>>()?;
    if top && pods.len() != 1 {
        return Err(part.says("the top table is one pod; write one, or take “top” out"));
    }
    if pods.is_empty() {
        return Err(part.says("nobody sits in it; write its pods, or take it out"));
    }
    let mut known = BTreeSet::new();
    match pods.iter().flat_map(|pod| &pod.players).find(|player| !known.insert(**player)) {
        Some(player) => {
            let name = player_name(&register.names, *player);
            Err(part.says(format!("“{name}” sits in it twice; take one of them out")))
        }
        None => Ok((Heat { pods, top }, said.is_some())),
    }
}

fn one_pod(profile: &PodProfile, register: &Register, place: &str, pod: &Object<'_>) -> Result<Pod, String> {
    let names = pod.texts("players")?;
    let players = register.each_once(place, &names)?;
    let (least, most) = (profile.pods.least.value, profile.pods.most.value);
    if u32::try_from(players.len()).is_ok_and(|count| !(least..=most).contains(&count)) {
        return Err(format!("{place}: {} sit there; a pod holds {least} to {most}", players.len()));
    }
    let Some(totals) = pod.part("totals") else { return Ok(Pod { players, totals: None }) };
    let mut scored: Vec<Option<i64>> = vec![None; players.len()];
    for (name, total) in totals.entries()? {
        let at = register.id(name).and_then(|player| players.iter().position(|other| *other == player));
        let Some(slot) = at.and_then(|at| scored.get_mut(at)) else {
            return Err(format!("{place}: totals name “{}”, who does not sit there", brief(name)));
        };
        let total = total.whole().and_then(|number| {
            if number < 0 { Err(total.says("a total is 0 or more; correct it")) } else { Ok(number) }
        })?;
        if slot.replace(total).is_some() {
            return Err(format!("{place}: totals name “{}” twice; take one of them out", brief(name)));
        }
    }
    match names.iter().zip(&scored).find(|(_, total)| total.is_none()) {
        Some((name, _)) => {
            Err(format!("{place}: the total of “{}” is missing; add it, 0 if none", brief(name)))
        }
        None => Ok(Pod { players, totals: Some(scored.into_iter().flatten().collect()) }),
    }
}
