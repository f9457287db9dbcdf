//! Who sat at a table when a form was made. What is typed by seat must not go to players who sat down there meanwhile, and
//! two people who make the same swap must not cancel each other.

use crate::app::Snapshot;
use crate::domain::hash::sha256;
use crate::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use crate::domain::tournament::round::{Round, Table};
use crate::messages::say;
use crate::web::fields::Fields;
use crate::web::forms::{ResultForm, SeatedForm, UnfinishedForm};
use crate::web::refused::{FormError, Refused, ToldRefusal};
use crate::web::words;

/// The players in the order of their seats, for a hidden field: `3 14 7`.
pub fn field(players: &[PlayerId]) -> String {
    let numbers: Vec<String> = players.iter().map(ToString::to_string).collect();
    numbers.join(" ")
}

/// The players in the field of a form; empty if it has none.
pub fn seen(form: &Fields) -> Vec<PlayerId> {
    let numbers = SeatedForm::of(form).seated.split_whitespace();
    numbers.filter_map(|number| number.parse().ok()).collect()
}

/// Compares the seats in a form with the current ones. A form without them is not compared: a program sends none.
///
/// # Errors
/// [`FormError::Reseated`] if others sit there now.
pub fn unchanged(form: &Fields, now: &Snapshot, at: AtTable) -> Result<(), FormError> {
    let sent = SeatedForm::of(form).seated;
    let round = now.tournament.round(at.round);
    let Some(are) = round.and_then(|round| round.players_at(at.table)) else { return Ok(()) };
    if sent.is_empty() || sent == field(are) {
        return Ok(());
    }
    let names = |players: &[PlayerId]| {
        let names: Vec<String> = players.iter().map(|player| now.name(*player)).collect();
        words::list(&names)
    };
    Err(FormError::Reseated { table: at.table, were: names(&seen(form)), are: names(are) })
}

/// The result in a form for those who sit at the table now: what was typed for a player stays beside that player.
pub fn result_by_player(form: &Fields, table: &Table) -> Fields {
    match seen(form).as_slice() {
        [a, b] => ResultForm::reseated(form, |side| table.side_of(side.of([*a, *b]))),
        _ => form.clone(),
    }
}

/// A refusal in words, with the scores that were typed for players who sit elsewhere now.
pub fn refusal_words(refused: &Refused, here: &Snapshot, form: &Fields, table: &Table) -> ToldRefusal {
    let ResultForm { score_a, score_b, minus_a, minus_b, .. } = ResultForm::of(form);
    let typed = seen(form).into_iter().zip([(score_a, minus_a), (score_b, minus_b)]);
    let gone = typed.filter(|(player, (score, _))| table.side_of(*player).is_none() && !score.is_empty());
    let gone: Vec<String> = gone
        .map(|(player, (score, below))| {
            let minus = if below.is_empty() || score.starts_with(['-', '−', '–']) { "" } else { "−" };
            format!("{} {minus}{score}", here.name(player))
        })
        .collect();
    if gone.is_empty() {
        return refused.into();
    }
    let typed = say("pods-score-typed-for-others").with("typed", words::semicolons(&gone));
    ToldRefusal { sentence: format!("{refused} {typed}"), ..refused.into() }
}

/// The tables of a page with their players, in its order, for a hidden field: `1:3,14 2:7,9`.
pub fn tables_field<'a>(tables: impl Iterator<Item = (TableNumber, &'a [PlayerId])>) -> String {
    let each = tables.map(|(table, players)| {
        let players: Vec<String> = players.iter().map(ToString::to_string).collect();
        format!("{table}:{}", players.join(","))
    });
    each.collect::<Vec<_>>().join(" ")
}

/// The tables that the page of a form showed, with their players. A program sends none: it means `open`, as they are now, if
/// it saw them.
pub fn sent_tables<'a>(
    form: &Fields,
    seen_now: impl FnOnce() -> String,
    open: impl Iterator<Item = (TableNumber, &'a [PlayerId])>,
) -> Vec<(TableNumber, Vec<PlayerId>)> {
    let sent = UnfinishedForm::of(form);
    if sent.tables.is_empty() && sent.seen == seen_now() {
        return open.map(|(table, players)| (table, players.to_vec())).collect();
    }
    let tables = sent.tables.split_whitespace().filter_map(|table| {
        let (number, players) = table.split_once(':')?;
        let players = players.split(',').map(str::parse::<PlayerId>);
        Some((number.parse().ok()?, players.collect::<Result<Vec<_>, _>>().ok()?))
    });
    tables.collect()
}

/// A digest of who sits where in a round, and of its bye.
pub fn digest(round: &Round) -> String {
    let pairs: Vec<_> = round.tables().map(|table| table.pair.players).collect();
    let pods: Vec<_> = round.pods().map(|pod| &pod.pod.players).collect();
    sha256(format!("{} {} {pairs:?} {pods:?} {:?}", round.number, round.seed, round.bye))
}

/// Compares who sits where in a round with what a form saw. A form without the digest is not compared.
///
/// # Errors
/// [`FormError::SeatsChanged`] if somebody sits elsewhere now.
pub fn nobody_moved(now: &Snapshot, round: RoundNumber, seen: &str) -> Result<(), FormError> {
    let differs = |round: &Round| !seen.is_empty() && digest(round) != seen;
    if now.tournament.round(round).is_some_and(differs) { Err(FormError::SeatsChanged) } else { Ok(()) }
}
