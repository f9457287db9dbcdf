//! Who sat at a table when a form was made. What is typed by seat must not go to players who sat down there meanwhile, and
//! two people who make the same swap must not cancel each other.

use crate::app::Snapshot;
use crate::domain::hash::SeenHash;
use crate::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use crate::domain::tournament::expected::Expected;
use crate::domain::tournament::round::Table;
use crate::messages::say;
use crate::web::fields::Fields;
use crate::web::forms::{ResultForm, SeatedForm, UnfinishedForm};
use crate::web::refused::{Refused, ToldRefusal};
use crate::web::words::semicolons;

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

/// Who sat at the table when the form was made. A form that does not say is not compared: a program sends none.
pub fn expected(form: &Fields, at: AtTable) -> Option<Expected> {
    let is_said = !SeatedForm::of(form).seated.is_empty();
    is_said.then(|| Expected::Players(at, seen(form)))
}

/// Whether the players at the table are those whom the form showed, for a form that records nothing yet.
///
/// # Errors
/// The refusal if others sit there now.
pub fn unchanged(form: &Fields, now: &Snapshot, at: AtTable) -> Result<(), Refused> {
    let expected = expected(form, at);
    let compared = now.tournament.require_expected(expected.as_slice());
    compared.map_err(|refusal| Refused::by_rules(refusal, now))
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
    let typed = say("pods-score-typed-for-others").with("typed", semicolons(&gone));
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

/// Who sat where in the round, by the field of a form. A form without it is not compared.
pub fn expected_seats(round: RoundNumber, seen: &str) -> Option<Expected> {
    (!seen.is_empty()).then(|| Expected::Seats(round, SeenHash::stated(seen)))
}
