//! Every figure of a scoring profile in words. The parts are taken apart field by field: a new field does not compile
//! until it has words here.

use crate::domain::scoring::measure::{Measure, StrengthMode};
use crate::domain::scoring::profile::{
    Byes, Differential, Endings, Margin, Points, Profile, Ranking, Rounds, Scores,
};
use crate::domain::scoring::sourced::Sourced;
use crate::domain::scoring::treatment::Treatment;
use crate::web::pages::rules::sourced::Cited;
use crate::web::words;

/// A part of a profile.
#[derive(Debug, Clone)]
pub struct Part {
    /// Its anchor.
    pub id: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// Its figures.
    pub figures: Vec<Figure>,
}

/// One figure.
#[derive(Debug, Clone)]
pub struct Figure {
    /// What it is.
    pub name: &'static str,
    /// Its value in words.
    pub value: String,
    /// Where it comes from.
    pub source: Cited,
}

fn figure<T>(name: &'static str, sourced: &Sourced<T>, words: impl Fn(&T) -> String) -> Figure {
    Figure { name, value: words(&sourced.value), source: sourced.source().into() }
}

/// All figures of a profile, by part.
pub fn parts(profile: &Profile) -> Vec<Part> {
    vec![
        Part { id: "points", title: "Victory points", figures: points(&profile.points) },
        Part { id: "scores", title: "Scores", figures: scores(&profile.scores) },
        Part {
            id: "differential",
            title: "Differential",
            figures: differential(profile, &profile.differential),
        },
        Part { id: "endings", title: "How a game ended", figures: endings(&profile.endings) },
        Part { id: "standings", title: "Standings", figures: ranking(&profile.standings) },
        Part { id: "byes", title: "Byes", figures: byes(&profile.pairing) },
        Part { id: "rounds", title: "Rounds", figures: rounds(&profile.rounds) },
    ]
}

fn points(points: &Points) -> Vec<Figure> {
    let Points { full_win, modified_win, true_tie, modified_loss, full_loss, bye, earned_bye, unplayed } =
        points;
    let number = |value: &i64| words::score(*value);
    vec![
        figure("Full win (FW)", full_win, number),
        figure("Modified win (MW): ahead when time was called", modified_win, number),
        figure("True tie (TT)", true_tie, number),
        figure("Modified loss (ML)", modified_loss, number),
        figure("Full loss (FL)", full_loss, number),
        figure("Bye", bye, number),
        figure("Bye won as a prize", earned_bye, number),
        figure("Round not played", unplayed, number),
    ]
}

fn scores(scores: &Scores) -> Vec<Figure> {
    let Scores { win_threshold, largest } = scores;
    let number = |value: &i64| words::score(*value);
    vec![
        figure("Points that win a game", win_threshold, number),
        figure("Largest score that a slip may show, up or down", largest, number),
    ]
}

fn differential(profile: &Profile, part: &Differential) -> Vec<Figure> {
    let Differential {
        floor,
        cap,
        cap_follows_win_threshold,
        true_tie,
        double_loss,
        bye,
        earned_bye,
        outside_win,
        win_without_higher_score,
        count_points_not_counting_to_win,
    } = part;
    let number = |value: &i64| words::score(*value);
    let signed = |value: &i64| words::signed(*value);
    let margin = |margin: &Margin| match margin {
        Margin::Cap => format!("{}, the cap", words::signed(profile.cap())),
        Margin::Points(points) => words::signed(*points),
    };
    vec![
        figure("Points below this count as this", floor, number),
        figure("Points above this count as this (the cap)", cap, number),
        figure("The points that win a game take the place of the cap", cap_follows_win_threshold, yes_or_no),
        figure("True tie, both sides", true_tie, signed),
        figure("Loss for both, both sides", double_loss, signed),
        figure("Bye", bye, signed),
        figure("Bye won as a prize", earned_bye, margin),
        figure("Win from outside the game; the loser gets the opposite", outside_win, margin),
        figure(
            "Winner who is not ahead in points; the loser gets the opposite",
            win_without_higher_score,
            signed,
        ),
        figure(
            "Points that do not count toward winning count here",
            count_points_not_counting_to_win,
            yes_or_no,
        ),
    ]
}

fn endings(endings: &Endings) -> Vec<Figure> {
    let Endings {
        complete,
        time,
        decked_out,
        card,
        card_forfeit_by_one,
        card_forfeit_by_both,
        concession,
        no_show,
        disqualified,
        both_absent,
        void,
    } = endings;
    let words = |value: &Treatment| treatment(*value).to_owned();
    vec![
        figure("Somebody met the winning conditions", complete, words),
        figure("Time was called", time, words),
        figure("The draw decks ran out", decked_out, words),
        figure("Won by the text of a card", card, words),
        figure("A card made one player forfeit", card_forfeit_by_one, words),
        figure("Cards made both players forfeit", card_forfeit_by_both, words),
        figure("A player conceded", concession, words),
        figure("A player did not appear", no_show, words),
        figure("A player was disqualified", disqualified, words),
        figure("Neither player appeared", both_absent, words),
        figure("The director took the game out", void, words),
    ]
}

fn ranking(ranking: &Ranking) -> Vec<Figure> {
    let Ranking {
        tie_breakers,
        strength_of_schedule,
        strength_counts_byes_of_opponents,
        strength_counts_no_shows,
    } = ranking;
    let order = |measures: &Vec<Measure>| {
        let names: Vec<String> = measures.iter().map(|measure| measure.name().to_lowercase()).collect();
        format!("{}; then the place is shared", names.join(", "))
    };
    let mode = |mode: &StrengthMode| match mode {
        StrengthMode::Sum => "the sum of the opponents’ victory points".to_owned(),
        StrengthMode::Average => "the average of the opponents’ victory points".to_owned(),
    };
    vec![
        figure("Order of the tie-breakers", tie_breakers, order),
        figure("Strength of schedule", strength_of_schedule, mode),
        figure("An opponent’s points from byes count in it", strength_counts_byes_of_opponents, yes_or_no),
        figure("Games to which somebody did not appear count in it", strength_counts_no_shows, yes_or_no),
    ]
}

fn byes(byes: &Byes) -> Vec<Figure> {
    let Byes { earned_bye_counts_as_bye } = byes;
    vec![figure(
        "A bye won as a prize uses up the turn for a normal one",
        earned_bye_counts_as_bye,
        yes_or_no,
    )]
}

fn rounds(rounds: &Rounds) -> Vec<Figure> {
    let Rounds { minutes, extra_turns, suggested, least_players, least_rounds } = rounds;
    let number = ToString::to_string;
    let mut figures = vec![
        figure("Minutes of a round", minutes, number),
        figure("Turns after the current one when time is called", extra_turns, number),
        figure("Rounds suggested", suggested, |list| {
            let each = list.iter().map(|entry| format!("{} up to {} players", entry.rounds, entry.players));
            each.collect::<Vec<_>>().join(", ")
        }),
    ];
    figures.extend(least_players.iter().map(|least| figure("Players asked for at least", least, number)));
    figures.extend(least_rounds.iter().map(|least| figure("Games asked for at least", least, number)));
    figures
}

fn yes_or_no(value: &bool) -> String {
    if *value { "yes" } else { "no" }.to_owned()
}

const fn treatment(treatment: Treatment) -> &'static str {
    match treatment {
        Treatment::WinnerTakesFullWin => "full win for the winner, the points subtracted",
        Treatment::FullWinByScore => "full win for the higher score; level scores are a true tie",
        Treatment::ModifiedWinByScore => "modified win for the higher score; level scores are a true tie",
        Treatment::OutsideWin => "full win with the margin of a win from outside, whatever the scores",
        Treatment::TrueTie => "a true tie, whatever the scores",
        Treatment::DoubleLoss => "a full loss for both, whatever the scores",
        Treatment::NotCounted => "the game counts for nothing",
    }
}
