//! The form for what a pod scored: a row for each player, with a total or with every round.

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, TableNumber};
use crate::domain::pods::score::{PodCounting, PodScore};
use crate::domain::tournament::play::PodRules;
use crate::domain::tournament::pod_table::PodTable;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::PodForm;
use crate::web::pages::rounds::seated;
use crate::web::refused::Refused;
use crate::web::words::semicolons;

/// The form with what was typed, and the rows of its players.
pub(super) struct ScoreForm {
    pub(super) rows: Vec<ScoreRow>,
    /// `Total`, or the number of each round.
    pub(super) heads: Vec<Message>,
    /// The hint above the rows.
    pub(super) hint: Message,
}

/// One player's row.
pub(super) struct ScoreRow {
    pub(super) name: String,
    /// What is typed in each of its fields, with the field's id.
    pub(super) cells: Vec<(String, String)>,
}

/// A number without what is written between its groups of three digits; `None` if a dot or a comma in it makes a fraction.
/// One at the end is the end of a sentence.
fn ungrouped(text: &str) -> Option<String> {
    let spaceless: String = text
        .chars()
        .filter(|character| !character.is_whitespace() && !matches!(character, '’' | '\''))
        .collect();
    let number = spaceless.strip_suffix(['.', ',']).unwrap_or(&spaceless);
    let Some(mark) = number.chars().find(|character| matches!(character, '.' | ',')) else {
        return Some(number.to_owned());
    };
    let mut groups = number.split(mark);
    let first = groups.next().unwrap_or_default();
    let is_grouped = (1..=3).contains(&first.len())
        && !first.starts_with('0')
        && groups.all(|group| group.len() == 3 && group.bytes().all(|byte| byte.is_ascii_digit()));
    is_grouped.then(|| number.replace(mark, ""))
}

/// How many numbers a player's row has.
fn columns(rules: &PodRules) -> usize {
    match rules.counting {
        PodCounting::Totals => 1,
        PodCounting::Rounds => usize::try_from(rules.profile.game.rounds.value).unwrap_or(1),
    }
}

impl ScoreForm {
    /// The rows, filled with these texts in order.
    pub(super) fn of(rules: &PodRules, names: &[String], typed: &[String]) -> Self {
        let columns = columns(rules);
        let row = |(seat, name): (usize, &String)| ScoreRow {
            name: name.clone(),
            cells: (0..columns)
                .map(|at| {
                    let nth = seat * columns + at;
                    (format!("scored-{nth}"), typed.get(nth).cloned().unwrap_or_default())
                })
                .collect(),
        };
        let heads = match rules.counting {
            PodCounting::Totals => vec![say("pods-score-total")],
            PodCounting::Rounds => {
                (1..=columns).map(|round| say("pods-score-round").with("round", round)).collect()
            }
        };
        let hint = match (rules.counting, rules.troubles) {
            (PodCounting::Totals, true) => say("pods-score-hint-total-troubles"),
            (PodCounting::Totals, false) => say("pods-score-hint-total"),
            (PodCounting::Rounds, true) => say("pods-score-hint-rounds-troubles"),
            (PodCounting::Rounds, false) => say("pods-score-hint-rounds"),
        };
        Self { rows: names.iter().enumerate().map(row).collect(), heads, hint }
    }

    /// This form on a page with several pods, where the ids of its fields name the table.
    pub(super) fn at(mut self, table: TableNumber) -> Self {
        let ids = self.rows.iter_mut().flat_map(|row| &mut row.cells);
        ids.for_each(|(id, _)| id.insert_str(0, &format!("table-{table}-")));
        self
    }

    /// How many fields the form of this many players has.
    pub(super) fn fields(rules: &PodRules, players: usize) -> usize {
        columns(rules) * players
    }

    /// The texts that a form sent.
    pub(super) fn typed_scores(form: &Fields) -> Vec<String> {
        form.values(PodForm::NAMES.scored).map(str::to_owned).collect()
    }

    /// The texts that a form sent, for those who sit at the pod now.
    pub(super) fn typed_by_player(rules: &PodRules, pod: &PodTable, form: &Fields) -> Vec<String> {
        let (typed, seen) = (Self::typed_scores(form), seated::seen(form));
        if seen.is_empty() { typed } else { Self::by_player(rules, pod, &seen, &typed) }
    }

    /// The texts of a form for those who sit at the pod now: players who were in the form keep what was typed for them.
    pub(super) fn by_player(
        rules: &PodRules,
        pod: &PodTable,
        seen: &[PlayerId],
        typed: &[String],
    ) -> Vec<String> {
        if seen == pod.pod.players {
            return typed.to_vec();
        }
        let columns = columns(rules);
        let own = pod.pod.players.iter().flat_map(|player| {
            let seat = seen.iter().position(|other| other == player);
            let text = move |at: usize| seat.and_then(|seat| typed.get(seat * columns + at));
            (0..columns).map(move |at| text(at).cloned().unwrap_or_default())
        });
        own.collect()
    }

    /// A refusal in words, with what was typed for players who sit elsewhere now.
    pub(super) fn refusal_words(
        refused: &Refused,
        here: &Snapshot,
        pod: &PodTable,
        form: &Fields,
    ) -> Result<String, PageError> {
        let (typed, seen) = (Self::typed_scores(form), seated::seen(form));
        let each = typed.chunks(columns(here.pod_rules()?).max(1)).zip(&seen);
        let gone = each.filter(|(texts, player)| {
            pod.seat(**player).is_none() && texts.iter().any(|text| !text.trim().is_empty())
        });
        let gone: Vec<String> =
            gone.map(|(texts, player)| format!("{} {}", here.name(*player), texts.join(" "))).collect();
        if gone.is_empty() {
            return Ok(refused.to_string());
        }
        let typed = say("pods-score-typed-for-others").with("typed", semicolons(&gone));
        Ok(format!("{refused} {typed}"))
    }

    /// The texts of a score.
    pub(super) fn texts(score: &PodScore) -> Vec<String> {
        match score {
            PodScore::Totals(totals) => totals.iter().map(ToString::to_string).collect(),
            PodScore::Rounds(rounds) => {
                let seats = rounds.first().map_or(0, Vec::len);
                let of = |seat: usize| rounds.iter().filter_map(move |round| round.get(seat));
                (0..seats).flat_map(of).map(ToString::to_string).collect()
            }
        }
    }

    /// Reads a score; the numbers may be grouped.
    ///
    /// # Errors
    /// The sentence for the player whose number cannot be read.
    pub(super) fn read(
        rules: &PodRules,
        pod: &PodTable,
        names: &[String],
        form: &Fields,
    ) -> Result<PodScore, String> {
        Self::read_texts(rules, pod, names, &Self::typed_scores(form))
    }

    /// Reads a score from the texts of its fields.
    ///
    /// # Errors
    /// Like [`ScoreForm::read`].
    pub(super) fn read_texts(
        rules: &PodRules,
        pod: &PodTable,
        names: &[String],
        typed: &[String],
    ) -> Result<PodScore, String> {
        let columns = columns(rules);
        if typed.len() != Self::fields(rules, pod.pod.players.len()) {
            return Err(say("pods-score-broken-form").to_string());
        }
        let empty_is_0 = rules.counting == PodCounting::Rounds;
        let mut numbers = Vec::with_capacity(typed.len());
        for (nth, text) in typed.iter().enumerate() {
            let name = nth.checked_div(columns).and_then(|seat| names.get(seat)).map_or("", String::as_str);
            let Some(plain) = ungrouped(text) else {
                let not_whole = say("pods-score-not-whole").with("typed", text.trim()).with("name", name);
                return Err(not_whole.to_string());
            };
            let number = if plain.is_empty() && empty_is_0 { Ok(0) } else { plain.parse::<i64>() };
            numbers.push(number.map_err(|_| {
                say("pods-score-number-fault")
                    .with("name", name)
                    .with("largest", i64::MAX.to_string())
                    .to_string()
            })?);
        }
        Ok(match rules.counting {
            PodCounting::Totals => PodScore::Totals(numbers),
            PodCounting::Rounds => PodScore::Rounds(
                (0..columns)
                    .map(|round| numbers.iter().skip(round).step_by(columns).copied().collect())
                    .collect(),
            ),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_of_three_digits_are_one_number_and_a_fraction_is_none() {
        for (typed, number) in [
            ("638386", "638386"),
            ("638,386", "638386"),
            ("638.386", "638386"),
            ("1,638,386", "1638386"),
            ("638 386", "638386"),
            ("638’386", "638386"),
            ("100.", "100"),
            ("-5", "-5"),
            ("", ""),
        ] {
            assert_eq!(ungrouped(typed).as_deref(), Some(number), "{typed}");
        }
        for typed in
            ["1.5", "1,5", "1.50", "12.3456", "1,000.000", "1,000.5", "1000.000", "0.100", ".5", "1..000"]
        {
            assert_eq!(ungrouped(typed), None, "{typed}");
        }
    }
}
