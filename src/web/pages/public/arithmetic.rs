//! The arithmetic behind a line of the standings, in words.

use std::collections::BTreeMap;

use crate::app::DisplayNames;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::scoring::fraction::Fraction;
use crate::domain::scoring::grade::Graded;
use crate::domain::scoring::measure::{Measure, Measured, Term, TermOrigin};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::record::Record;
use crate::domain::scoring::result::Side;
use crate::domain::scoring::standings::StandingsLine;

use crate::domain::scoring::tally::Did;
use crate::domain::tournament::Tournament;
use crate::messages::{Message, say};
use crate::web::words;
use crate::words::grading;
use crate::words::measure::measure_within;

/// `4 FW · 1 ML · 1 bye`.
pub fn record(record: &Record) -> String {
    let codes = ["FW", "MW", "TT", "ML", "FL"].map(str::to_owned);
    let grades = record.grades.into_iter().zip(codes);
    let grades = grades.filter(|(count, _)| *count > 0).map(|(count, code)| format!("{count} {code}"));
    let rest = [
        (record.byes, say("public-record-byes").with("n", record.byes)),
        (record.earned_byes, say("public-record-earned-byes").with("n", record.earned_byes)),
        (record.unplayed, say("public-record-unplayed").with("n", record.unplayed)),
    ];
    let rest = rest.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words.to_string());
    grades.chain(rest).collect::<Vec<_>>().join(" · ")
}

/// The value of a measure; differentials have a sign.
pub fn value(measure: Measure, value: Fraction) -> String {
    let plain = value.to_string().replace('-', "−");
    let ahead = measure == Measure::Differential && value.numerator() > 0;
    if ahead { format!("+{plain}") } else { plain }
}

/// `4 (Odo) + 3 (Quark) = 7`, `+65 − 30 = +35`, `(4 + 3) / 2 = 7/2`.
pub fn sum(measured: &Measured, names: &DisplayNames) -> String {
    let Some(total) = measured.value else {
        return say("public-sum-does-not-apply").to_string();
    };
    let total = value(measured.measure, total);
    let mut text = String::new();
    for term in &measured.terms {
        let first = text.is_empty();
        text.push_str(&match (first, measured.measure, term.value) {
            (true, Measure::Differential, value) => words::signed_number(value),
            (true, _, value) => words::score(value),
            (false, _, value) if value < 0 => format!(" − {}", value.unsigned_abs()),
            (false, _, value) => format!(" + {value}"),
        });
        text.push_str(&label(measured.measure, term, names));
    }
    match (measured.terms.len(), measured.divided_by) {
        (0, _) => total,
        (_, Some(parts)) => format!("({text}) / {parts} = {total}"),
        (_, None) => format!("{text} = {total}"),
    }
}

/// Points and margins follow the order of the rounds; opponents' points name the opponent.
fn label(measure: Measure, term: &Term, names: &DisplayNames) -> String {
    match (term.origin, measure) {
        (
            TermOrigin::Game(player),
            Measure::StrengthOfSchedule | Measure::OpponentsStrength | Measure::HeadToHead,
        ) => format!(" ({})", names.name(player)),
        (TermOrigin::Game(_) | TermOrigin::Standing, _) => String::new(),
        (TermOrigin::Bye, _) => format!(" {}", say("public-sum-bye")),
        (TermOrigin::EarnedBye, _) => format!(" {}", say("public-sum-earned-bye")),
        (TermOrigin::Unplayed, _) => format!(" {}", say("public-sum-unplayed")),
    }
}

/// What a player did in each round, with points and reason: `Round 1, table 2: Odo`, `The winning conditions …`.
pub fn games(
    t: &Tournament,
    profile: &Profile,
    names: &DisplayNames,
    line: &StandingsLine,
) -> Vec<(String, String)> {
    let rounds = (1..).map(RoundNumber).zip(line.tally.rounds.iter());
    rounds.map(|(round, did)| game(t, profile, names, line.tally.player, round, did)).collect()
}

fn game(
    tournament: &Tournament,
    profile: &Profile,
    names: &DisplayNames,
    player: PlayerId,
    round: RoundNumber,
    did: &Did,
) -> (String, String) {
    let (points, margin) = profile.points_and_margin(did);
    let counted = say("public-why-outcome")
        .with("points", count(points))
        .with("margin", words::signed_number(margin))
        .to_string();
    let with = |opponent: PlayerId| {
        say("public-why-round").with("round", round).with("name", names.name(opponent)).to_string()
    };
    match did {
        Did::Game { opponent, table, .. } => {
            let seated = tournament.round(round).and_then(|round| round.table(*table));
            let graded = seated.and_then(|seated| {
                let result = seated.result.as_ref()?.result;
                let side = seated.side_of(player)?;
                match profile.grade(&result).ok()? {
                    Graded::Counts(sides) => {
                        let [a, b] = *sides;
                        Some(grading::why(if side == Side::A { &a } else { &b }).to_string())
                    }
                    Graded::DoesNotCount(_) => None,
                }
            });
            let why = graded.unwrap_or_default();
            let what = say("public-why-game")
                .with("round", round)
                .with("table", table)
                .with("name", names.name(*opponent));
            (what.to_string(), format!("{why}. {}", count(points)))
        }
        Did::Void { opponent } => (with(*opponent), say("public-why-void").to_string()),
        Did::Open { opponent } => (with(*opponent), say("public-why-still-being-played").to_string()),
        Did::Bye => (say("public-why-round-bye").with("round", round).to_string(), counted),
        Did::EarnedBye => (say("public-why-round-earned-bye").with("round", round).to_string(), counted),
        Did::Unplayed => (say("public-why-round-unplayed").with("round", round).to_string(), counted),
    }
}

/// `12 points`.
pub fn count(points: i64) -> Message {
    say("public-count-points").with("n", points).with("points", words::score(points))
}

/// Why this place and no other, in one sentence.
pub fn verdict(
    line: &StandingsLine,
    lines: &BTreeMap<PlayerId, &StandingsLine>,
    sharing: &[PlayerId],
    names: &DisplayNames,
) -> String {
    let others: Vec<String> = sharing
        .iter()
        .filter(|player| **player != line.tally.player)
        .map(|player| names.name(*player))
        .collect();
    let shared = match others.as_slice() {
        [] => String::new(),
        [one, rest @ ..] if rest.len() > 2 => {
            format!(" {}", say("public-why-shared-with-many").with("name", one).with("n", rest.len()))
        }
        several => format!(" {}", say("public-why-shared-with-one").with("name", several.join(", "))),
    };
    let Some((better, measure)) = line.behind else {
        return format!("{}{shared}", say("public-why-nobody-higher"));
    };
    let own = of(line, measure);
    let theirs = lines.get(&better).and_then(|line| of(line, measure));
    let (name, by) = (names.name(better), measure_within(measure));
    let behind = match (own, theirs) {
        (Some(own), Some(theirs)) => say("public-why-behind-by")
            .with("name", name)
            .with("measure", by)
            .with("own", value(measure, own))
            .with("theirs", value(measure, theirs)),
        _ => say("public-why-behind").with("name", name).with("measure", by),
    };
    format!("{behind}{shared}")
}

fn of(line: &StandingsLine, measure: Measure) -> Option<Fraction> {
    line.value(measure)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured_value(measure: Measure, values: &[i64], divided_by: Option<u32>) -> Measured {
        let origin = TermOrigin::Game(PlayerId(2));
        let terms =
            (1..).map(RoundNumber).zip(values).map(|(round, value)| Term { round, origin, value: *value });
        let sum = values.iter().sum();
        let value = Some(divided_by.map_or(Fraction::whole(sum), |parts| Fraction::average(sum, parts)));
        Measured { measure, value, terms: terms.collect(), divided_by }
    }

    #[test]
    fn sums_are_written_out_with_true_signs() {
        let names = DisplayNames::default();
        for (measure, values, parts, text) in [
            (Measure::VictoryPoints, [4, 0].as_slice(), None, "4 + 0 = 4"),
            (Measure::Differential, &[65, -30], None, "+65 − 30 = +35"),
            (Measure::Differential, &[-65, 0], None, "−65 + 0 = −65"),
            (Measure::Differential, &[], None, "0"),
            (Measure::StrengthOfSchedule, &[4, 3], Some(2), "(4 (Player 2) + 3 (Player 2)) / 2 = 7/2"),
        ] {
            assert_eq!(sum(&measured_value(measure, values, parts), &names), text);
        }
    }

    #[test]
    fn a_record_counts_what_occurred_and_nothing_else() {
        let full = Record { grades: [4, 0, 0, 1, 0], byes: 1, earned_byes: 2, unplayed: 0 };
        assert_eq!(record(&full), "4 FW · 1 ML · 1 bye · 2 earned byes");
        assert_eq!(record(&Record::default()), "");
    }
}
