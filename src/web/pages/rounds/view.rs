//! A result in words: who scored what, how it ended, what it counts and by which rules.

use crate::app::Snapshot;
use crate::domain::scoring::grade::{Grade, Graded, GradedGame, GradingPart};
use crate::domain::scoring::result::GameResult;
use crate::domain::source::Source;
use crate::domain::tournament::round::RecordedResult;
use crate::messages::{Message, say};
use crate::web::forms::ResultForm;
use crate::web::words;
use crate::words::grading;

/// A result as a page tells it.
#[derive(Debug, Clone)]
pub struct ResultView {
    /// Side A, then side B.
    pub sides: Vec<SideView>,
    /// How it ended, who went first, what did not count.
    pub facts: Vec<String>,
    /// Everything in one line, such as `Kira 100, Odo 35 (time was called)`.
    pub line: String,
    /// What it counts, such as `FW +65 / FL −65`.
    pub outcome: String,
    /// The rules that were applied.
    pub rules: Vec<AppliedRule>,
    /// The fields of a form that sends this result.
    pub fields: Vec<(String, String)>,
}

/// One player's side of it.
#[derive(Debug, Clone, Default)]
pub struct SideView {
    pub name: String,
    /// The points on the slip.
    pub score: String,
    /// Grade and differential, such as `FW +65`.
    pub outcome: String,
    /// The grade in words.
    pub grade: String,
    /// The grade with its victory points, where they count.
    pub points: String,
    pub why: String,
    /// Whether this side won.
    pub won: bool,
}

/// A rule that was applied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AppliedRule {
    /// What the rule decided.
    pub what: Message,
    /// Its source, and how certain it is.
    pub source: Source,
}

/// A result, with who submitted it and when.
#[derive(Debug, Clone)]
pub struct Brought {
    pub view: ResultView,
    pub by: String,
    /// The time of day.
    pub at: String,
    /// The time for programs.
    pub moment: String,
}

impl ResultView {
    /// A result between the two players with these names.
    pub fn of(here: &Snapshot, result: &GameResult, names: [&str; 2]) -> Self {
        let [a, b] = result.scores;
        let [name_a, name_b] = names;
        let plain = |name: &str, score| SideView {
            name: name.to_owned(),
            score: words::score(score),
            ..SideView::default()
        };
        let mut view = Self {
            sides: vec![plain(name_a, a), plain(name_b, b)],
            facts: facts(result, names),
            line: words::result(result, names),
            outcome: String::new(),
            rules: Vec::new(),
            fields: pairs(result),
        };
        // A profile changed later may refuse what was recorded; then the result counts nothing to show.
        match here.profile().ok().map(|profile| profile.grade(result)) {
            Some(Ok(Graded::Counts(games))) => view.grade(games.as_ref()),
            Some(Ok(Graded::DoesNotCount(source))) => {
                view.outcome = say("rounds-view-does-not-count").to_string();
                view.rules.push(rule(GradingPart::Ending, &source));
            }
            Some(Err(_)) | None => {}
        }
        view
    }

    /// Who wins, in a few words for a button: `Kira wins, 100 to 35`.
    pub fn verdict(&self) -> String {
        let wins = |winner: &SideView, loser: &SideView| {
            say("rounds-view-wins")
                .with("name", &winner.name)
                .with("high", &winner.score)
                .with("low", &loser.score)
        };
        let verdict = match self.sides.as_slice() {
            [a, b] if a.won => wins(a, b),
            [a, b] if b.won => wins(b, a),
            [a, b] => say("rounds-view-nobody-wins").with("a", &a.score).with("b", &b.score),
            _ => say("rounds-view-this-result"),
        };
        verdict.to_string()
    }

    /// This result in a bracket, where victory points count for nothing.
    #[must_use]
    pub fn in_bracket(mut self) -> Self {
        for side in &mut self.sides {
            side.points.clone_from(&side.grade);
        }
        self
    }

    fn grade(&mut self, games: &[GradedGame; 2]) {
        for (side, game) in self.sides.iter_mut().zip(games) {
            let outcome = &game.outcome;
            side.outcome = words::graded(outcome);
            let points = words::points(outcome.victory_points);
            side.grade = words::grade(outcome.grade).to_string();
            side.points = format!("{}, {points}", side.grade);
            side.why = grading::why(game).into();
            side.won = matches!(outcome.grade, Grade::FullWin | Grade::ModifiedWin);
            for (what, source) in &game.rules {
                let rule = rule(*what, source);
                if !self.rules.contains(&rule) {
                    self.rules.push(rule);
                }
            }
        }
        let each: Vec<&str> = self.sides.iter().map(|side| side.outcome.as_str()).collect();
        self.outcome = each.join(" / ");
    }
}

impl Brought {
    /// A result of the log, with its stamp.
    pub fn of(here: &Snapshot, recorded: &RecordedResult, names: [&str; 2]) -> Self {
        Self {
            view: ResultView::of(here, &recorded.result, names),
            by: here.actor(&recorded.actor),
            at: words::clock_of_day(here, recorded.at),
            moment: words::rfc3339(recorded.at),
        }
    }
}

fn rule(what: GradingPart, source: &Source) -> AppliedRule {
    AppliedRule { what: grading::part(what), source: source.clone() }
}

fn facts(result: &GameResult, names: [&str; 2]) -> Vec<String> {
    let mut facts = vec![words::ending(result.end, names)];
    if let Some(first) = result.went_first {
        facts.push(say("rounds-view-went-first").with("name", first.of(names)).to_string());
    }
    for (name, points) in names.into_iter().zip(result.not_counting) {
        if points != 0 {
            let told = say("rounds-view-not-counting").with("points", points).with("name", name);
            facts.push(told.to_string());
        }
    }
    facts.extend(words::missions(result.missions).map(|told| told.to_string()));
    facts
}

fn pairs(result: &GameResult) -> Vec<(String, String)> {
    let fields = ResultForm::fields_of(result);
    fields.pairs().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}
