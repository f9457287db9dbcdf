//! Reads a result form into a result, and writes a result into the form's fields. Staff and players send the same
//! fields.

use crate::domain::scoring::check::LARGEST_SCORE;
use crate::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side, WonMissions};
use crate::messages::{Message, say};
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::ResultForm;

/// The names of its fields.
const F: ResultForm<'static> = ResultForm::NAMES;

/// The values of the field of ticks.
pub const PLANET: &str = "planet";
pub const SPACE: &str = "space";
pub const ASKED: &str = "asked";

/// The fields of the two sides.
const OF_SIDES: [[&str; 2]; 3] =
    [[F.score_a, F.score_b], [F.minus_a, F.minus_b], [F.not_counting_a, F.not_counting_b]];

const ENDING: Message = say("rounds-form-ending");
const FIRST: Message = say("rounds-form-first");
const WHOLE: Message = say("rounds-form-whole");
const MISSING: Message = say("rounds-form-missing");
const HALF: Message = say("rounds-form-half");
const PART: Message = say("rounds-form-part");

impl ResultForm<'_> {
    /// The result in a form.
    ///
    /// # Errors
    /// Every field that cannot be read, with its sentence.
    pub fn read(form: &Fields) -> Result<GameResult, Faults> {
        let mut faults = Faults::default();
        let end = read_ending(form, &mut faults);
        let scores = read_scores(form, &mut faults);
        let not_counting = [F.not_counting_a, F.not_counting_b].map(|name| part(form, name, &mut faults));
        let went_first = match ResultForm::of(form).went_first {
            "" => None,
            code => side_of_code(code).or_else(|| {
                faults.add(F.went_first, FIRST.to_string());
                None
            }),
        };
        match (end, scores) {
            (Some(end), Some(scores)) if faults.is_empty() => {
                // If another ending is chosen after all, the ticks go with the first choice.
                let missions = if let EndReason::Complete { .. } = end {
                    ticked_missions(form)
                } else {
                    WonMissions::NONE
                };
                let asked = may_be_asked(end) && form.has(F.ticked, ASKED);
                Ok(GameResult { scores, not_counting, end, went_first, missions, asked })
            }
            _ => Err(faults),
        }
    }

    /// The ending and its player in one value, such as `complete-a` or `time`.
    pub fn choice_of(end: EndReason) -> String {
        match codes(end) {
            (end, "") => end.to_owned(),
            (end, by) => format!("{end}-{by}"),
        }
    }

    /// The fields for this result, to prefill a form.
    pub fn fields_of(result: &GameResult) -> Fields {
        let mut fields = Vec::new();
        let [score_a, score_b] = result.scores;
        for (name, minus, score) in [(F.score_a, F.minus_a, score_a), (F.score_b, F.minus_b, score_b)] {
            fields.push((name, score.unsigned_abs().to_string()));
            if score < 0 {
                fields.push((minus, "yes".to_owned()));
            }
        }
        let [part_a, part_b] = result.not_counting;
        for (name, part) in [(F.not_counting_a, part_a), (F.not_counting_b, part_b)] {
            if part != 0 {
                fields.push((name, part.to_string()));
            }
        }
        let (end, by) = codes(result.end);
        fields.push((F.end, end.to_owned()));
        if !by.is_empty() {
            fields.push((F.by, by.to_owned()));
        }
        if let Some(first) = result.went_first {
            fields.push((F.went_first, side_code(first).to_owned()));
        }
        let WonMissions { planet, space } = result.missions;
        let ticks = [(PLANET, planet), (SPACE, space), (ASKED, result.asked)];
        for (code, _) in ticks.into_iter().filter(|(_, ticked)| *ticked) {
            fields.push((F.ticked, code.to_owned()));
        }
        fields.into_iter().collect()
    }

    /// What a form says of each side, moved to where `seat` says that its player sits now. What it says of a player who
    /// left is not in it.
    pub fn reseated(form: &Fields, seat: impl Fn(Side) -> Option<Side>) -> Fields {
        let moved = |code: &str| match side_of_code(code) {
            Some(side) => seat(side).map(|side| side_code(side).to_owned()),
            None => Some(code.to_owned()),
        };
        let fields = form.pairs().filter_map(|(name, typed)| {
            if let Some((names, side)) = field_of_side(name) {
                return seat(side).map(|now| (now.of(names).to_owned(), typed.to_owned()));
            }
            let said = match typed.rsplit_once('-') {
                Some((end, code)) if name == F.end => moved(code).map(|code| format!("{end}-{code}")),
                _ if name == F.by || name == F.went_first => moved(typed),
                _ => Some(typed.to_owned()),
            };
            said.map(|said| (name.to_owned(), said))
        });
        fields.collect()
    }
}

/// The side whose field it is, with the names of this field for both.
fn field_of_side(name: &str) -> Option<([&'static str; 2], Side)> {
    OF_SIDES.into_iter().find_map(|names| {
        [Side::A, Side::B].into_iter().find(|side| side.of(names) == name).map(|side| (names, side))
    })
}

/// Whether some profile wants the director asked about such an ending.
const fn may_be_asked(end: EndReason) -> bool {
    match end {
        EndReason::Concession { .. } | EndReason::DeckedOut => true,
        EndReason::Complete { .. }
        | EndReason::Time
        | EndReason::Card { .. }
        | EndReason::CardForfeit { .. }
        | EndReason::NoShow { .. }
        | EndReason::Disqualified { .. }
        | EndReason::BothAbsent
        | EndReason::Void => false,
    }
}

/// Whether it is ticked in a form that the director was asked, whatever ending it chooses.
pub fn ticked_asked(form: &Fields) -> bool {
    form.has(F.ticked, ASKED)
}

/// The missions that are ticked in a form, whatever ending it chooses.
pub fn ticked_missions(form: &Fields) -> WonMissions {
    WonMissions { planet: form.has(F.ticked, PLANET), space: form.has(F.ticked, SPACE) }
}

/// The ending and its player: in two fields, or in one such as `complete-a`, from a form with one row of choices.
fn ending_and_player(form: &Fields) -> (&str, &str) {
    let ResultForm { end, by, .. } = ResultForm::of(form);
    match end.rsplit_once('-') {
        Some((alone, by @ ("a" | "b" | "both"))) => (alone, by),
        _ => (end, by),
    }
}

/// The values of `end` and `by`.
const fn codes(end: EndReason) -> (&'static str, &'static str) {
    match end {
        EndReason::Complete { winner } => ("complete", side_code(winner)),
        EndReason::Time => ("time", ""),
        EndReason::DeckedOut => ("decked-out", ""),
        EndReason::Card { winner } => ("card", side_code(winner)),
        EndReason::CardForfeit { by: Forfeiting::A } => ("card-forfeit", "a"),
        EndReason::CardForfeit { by: Forfeiting::B } => ("card-forfeit", "b"),
        EndReason::CardForfeit { by: Forfeiting::Both } => ("card-forfeit", "both"),
        EndReason::Concession { by } => ("concession", side_code(by)),
        EndReason::NoShow { by } => ("no-show", side_code(by)),
        EndReason::Disqualified { by } => ("disqualified", side_code(by)),
        EndReason::BothAbsent => ("both-absent", ""),
        EndReason::Void => ("void", ""),
    }
}

const fn side_code(side: Side) -> &'static str {
    match side {
        Side::A => "a",
        Side::B => "b",
    }
}

fn side_of_code(code: &str) -> Option<Side> {
    match code {
        "a" => Some(Side::A),
        "b" => Some(Side::B),
        _ => None,
    }
}

fn read_ending(form: &Fields, faults: &mut Faults) -> Option<EndReason> {
    let (end, who) = ending_and_player(form);
    let mut by = |question: Message| {
        let who = side_of_code(who);
        if who.is_none() {
            faults.add(F.by, question.to_string());
        }
        who
    };
    match end {
        "complete" => by(say("rounds-form-who-won")).map(|winner| EndReason::Complete { winner }),
        "card" => by(say("rounds-form-who-won-by-card")).map(|winner| EndReason::Card { winner }),
        "concession" => by(say("rounds-form-who-conceded")).map(|by| EndReason::Concession { by }),
        "no-show" => by(say("rounds-form-who-absent")).map(|by| EndReason::NoShow { by }),
        "disqualified" => by(say("rounds-form-who-disqualified")).map(|by| EndReason::Disqualified { by }),
        "card-forfeit" if who == "both" => Some(EndReason::CardForfeit { by: Forfeiting::Both }),
        "card-forfeit" => by(say("rounds-form-who-forfeited")).map(|by| match by {
            Side::A => EndReason::CardForfeit { by: Forfeiting::A },
            Side::B => EndReason::CardForfeit { by: Forfeiting::B },
        }),
        "time" => Some(EndReason::Time),
        "decked-out" => Some(EndReason::DeckedOut),
        "both-absent" => Some(EndReason::BothAbsent),
        "void" => Some(EndReason::Void),
        _ => {
            faults.add(F.end, ENDING.to_string());
            None
        }
    }
}

/// A game that was not played to the end may have no scores.
fn scores_needed(form: &Fields) -> bool {
    !matches!(ending_and_player(form).0, "no-show" | "both-absent" | "void" | "concession" | "disqualified")
}

fn read_scores(form: &Fields, faults: &mut Faults) -> Option<[i64; 2]> {
    let typed = [(F.score_a, F.minus_a), (F.score_b, F.minus_b)];
    let nothing = typed.iter().all(|(name, _)| form.text(name).is_empty());
    if nothing && !scores_needed(form) {
        return Some([0, 0]);
    }
    let empty = if scores_needed(form) { MISSING } else { HALF };
    let [a, b] = typed.map(|(name, minus)| {
        let text = form.text(name);
        let below = !form.text(minus).is_empty();
        let read = if text.is_empty() { Err(empty.clone()) } else { parse_integer(text, WHOLE) };
        // The box is the minus sign for keyboards without one; typing a minus as well changes nothing.
        read.map(|score| if below { score.saturating_abs().saturating_neg() } else { score })
            .map_err(|fault| faults.add(name, fault.to_string()))
            .ok()
    });
    Some([a?, b?])
}

fn part(form: &Fields, name: &'static str, faults: &mut Faults) -> i64 {
    let read = match form.text(name) {
        "" => Ok(0),
        text => parse_integer(text, PART),
    };
    match read {
        Ok(points) if points >= 0 => points,
        Ok(_) => {
            faults.add(name, PART.to_string());
            0
        }
        Err(fault) => {
            faults.add(name, fault.to_string());
            0
        }
    }
}

/// An integer with either minus sign. A number larger than any profile's scores is a typing mistake.
pub(super) fn parse_integer(text: &str, fault: Message) -> Result<i64, Message> {
    let (negative, digits) = match text.strip_prefix(['-', '−', '–']) {
        Some(rest) => (true, rest.trim_start()),
        None => (false, text),
    };
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(fault);
    }
    match digits.parse::<i64>() {
        Ok(number) if number <= LARGEST_SCORE => Ok(if negative { -number } else { number }),
        _ => Err(say("rounds-form-too-large")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(encoded: &str) -> Fields {
        Fields::decode(encoded.as_bytes()).unwrap()
    }

    fn read(encoded: &str) -> Result<GameResult, Faults> {
        ResultForm::read(&form(encoded))
    }

    fn faults(encoded: &str) -> Faults {
        read(encoded).unwrap_err()
    }

    fn every_ending() -> Vec<EndReason> {
        let mut all = vec![EndReason::Time, EndReason::DeckedOut, EndReason::BothAbsent, EndReason::Void];
        for side in [Side::A, Side::B] {
            all.extend([
                EndReason::Complete { winner: side },
                EndReason::Card { winner: side },
                EndReason::Concession { by: side },
                EndReason::NoShow { by: side },
                EndReason::Disqualified { by: side },
            ]);
        }
        all.extend([Forfeiting::A, Forfeiting::B, Forfeiting::Both].map(|by| EndReason::CardForfeit { by }));
        all
    }

    #[test]
    fn every_result_survives_the_form() {
        for end in every_ending() {
            for went_first in [None, Some(Side::A), Some(Side::B)] {
                let missions = match end {
                    EndReason::Complete { .. } => WonMissions::BOTH,
                    _ => WonMissions::NONE,
                };
                let result = GameResult {
                    scores: [-30, 105],
                    not_counting: [0, 15],
                    end,
                    went_first,
                    missions,
                    asked: false,
                };
                assert_eq!(ResultForm::read(&ResultForm::fields_of(&result)), Ok(result));
                let choice = ResultForm::choice_of(end);
                let one_field = form(&format!("score_a=-30&score_b=105&not_counting_b=15&end={choice}"));
                assert_eq!(ResultForm::read(&one_field).map(|read| read.end), Ok(end), "{choice}");
            }
        }
    }

    #[test]
    fn a_negative_score_is_ticked_or_typed() {
        let minus_30 = [
            "score_a=30&minus_a=yes",
            "score_a=-30",
            "score_a=%E2%88%9230",     // −30
            "score_a=%E2%80%93+30",    // – 30
            "score_a=-30&minus_a=yes", // said twice, meant once
        ];
        for typed in minus_30 {
            let result = read(&format!("{typed}&score_b=0&minus_b=yes&end=time")).unwrap();
            assert_eq!(result.scores, [-30, 0], "{typed}");
        }
    }

    #[test]
    fn what_is_said_of_a_player_moves_with_the_player() {
        let typed = "score_a=100&minus_a=yes&score_b=35&end=complete-a&went_first=b&by=both";
        let swapped = ResultForm::reseated(&form(typed), |side| Some(side.other()));
        let sent = "score_b=100&minus_b=yes&score_a=35&end=complete-b&went_first=a&by=both";
        assert_eq!(swapped, form(sent));
        // The first player left, and the second took that seat.
        let one_stays = |side| (side == Side::B).then_some(Side::A);
        assert_eq!(ResultForm::reseated(&form(typed), one_stays), form("score_a=35&went_first=a&by=both"));
        for kept in ["end=card-forfeit-both", "end=time", "end=complete&by=", "intent=look"] {
            assert_eq!(ResultForm::reseated(&form(kept), |_| None), form(kept), "{kept}");
        }
    }

    #[test]
    fn scores_are_left_empty_only_where_no_game_was_played_to_an_end() {
        for end in ["no-show&by=a", "both-absent", "void", "concession&by=b", "disqualified&by=a"] {
            assert_eq!(read(&format!("end={end}")).unwrap().scores, [0, 0], "{end}");
            let half = faults(&format!("end={end}&score_a=20"));
            assert_eq!((half.of("score_a"), half.of("score_b")), ("", HALF.to_string().as_str()), "{end}");
        }
        for end in ["complete&by=a", "time", "decked-out", "card&by=a", "card-forfeit&by=both"] {
            let faults = faults(&format!("end={end}"));
            assert_eq!(
                [faults.of("score_a"), faults.of("score_b")],
                [MISSING.to_string().as_str(); 2],
                "{end}"
            );
        }
    }

    #[test]
    fn every_field_that_cannot_be_read_says_so_at_once() {
        let faults =
            faults("score_a=6.5&score_b=100000000000000000000&not_counting_a=-5&went_first=me&end=tea");
        assert_eq!(faults.of("score_a"), WHOLE.to_string());
        assert!(faults.of("score_b").starts_with("No game is scored"));
        assert_eq!(faults.of("not_counting_a"), PART.to_string());
        assert_eq!(faults.of("went_first"), FIRST.to_string());
        assert_eq!(faults.of("end"), ENDING.to_string());
        assert_eq!(faults.of("not_counting_b"), "");
    }

    #[test]
    fn words_and_odd_digits_are_no_scores() {
        for typed in ["six", "--5", "-", "%2B5", "5+0", "1e3", "0x10", "%D9%A3", "5%"] {
            let typed = if typed == "5%" { "5%25" } else { typed };
            assert_eq!(
                faults(&format!("score_a={typed}&score_b=1&end=time")).of("score_a"),
                WHOLE.to_string(),
                "{typed}"
            );
        }
    }

    #[test]
    fn who_it_was_is_asked_only_where_somebody_did_something() {
        for (end, question) in [
            ("complete", "Choose who won."),
            ("card", "Choose who won by the card."),
            ("card-forfeit", "Choose who forfeited, one player or both."),
            ("concession", "Choose who conceded."),
            ("no-show", "Choose who did not appear."),
            ("disqualified", "Choose who lost by a penalty."),
        ] {
            assert_eq!(faults(&format!("score_a=1&score_b=2&end={end}")).of("by"), question);
            if end != "card-forfeit" {
                assert_eq!(faults(&format!("score_a=1&score_b=2&end={end}&by=both")).of("by"), question);
            }
        }
        assert_eq!(read("score_a=1&score_b=2&end=time&by=a").unwrap().end, EndReason::Time);
    }
}
