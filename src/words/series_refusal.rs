//! Why something is not recorded in the log of a series, in words.

use crate::domain::series::refusal::{
    LONGEST_TEXT, LONGEST_TITLE, MOST_BONUSES, MOST_DIRECTORS, MOST_TOURNAMENTS, SeriesRefusal,
};
use crate::domain::series::rules::{MOST_PLACES, MOST_POINTS};
use crate::domain::tournament::refusal::TextKind;
use crate::messages::{Message, say};
use crate::words::refusal::hidden_character;

in_english! { SeriesRefusal: series_refusal }

/// Why something is not recorded in the log of a series.
pub fn series_refusal(it: &SeriesRefusal) -> Message {
    match it {
        SeriesRefusal::NotTheirs => say("series-refusal-not-theirs"),
        SeriesRefusal::NotTheOperator => say("series-refusal-not-the-operator"),
        SeriesRefusal::MayNotBegin => say("series-refusal-may-not-begin"),
        SeriesRefusal::Closed => say("series-refusal-closed"),
        SeriesRefusal::NotClosed => say("series-refusal-not-closed"),
        SeriesRefusal::NotBegun => say("series-refusal-not-begun"),
        SeriesRefusal::Begun => say("series-refusal-begun"),
        SeriesRefusal::Title => say("series-refusal-title").with("most", LONGEST_TITLE),
        SeriesRefusal::TooLong => say("series-refusal-too-long").with("most", LONGEST_TEXT),
        SeriesRefusal::NoReason => say("series-refusal-no-reason"),
        SeriesRefusal::Figures => {
            say("series-refusal-figures").with("points", MOST_POINTS).with("places", MOST_PLACES)
        }
        SeriesRefusal::DirectsAlready => say("series-refusal-directs-already"),
        SeriesRefusal::NotADirector => say("series-refusal-not-a-director"),
        SeriesRefusal::TooManyDirectors => {
            say("series-refusal-too-many-directors").with("most", MOST_DIRECTORS)
        }
        SeriesRefusal::TooManyTournaments => {
            say("series-refusal-too-many-tournaments").with("most", MOST_TOURNAMENTS)
        }
        SeriesRefusal::TooManyBonuses => say("series-refusal-too-many-bonuses").with("most", MOST_BONUSES),
        SeriesRefusal::NotOver(title) => say("series-refusal-not-over").with("title", title),
        SeriesRefusal::NoRanking(title) => say("series-refusal-no-ranking").with("title", title),
        SeriesRefusal::Hidden(title) => say("series-refusal-hidden").with("title", title),
        SeriesRefusal::CountsAlready(title) => say("series-refusal-counts-already").with("title", title),
        SeriesRefusal::Changed(title) => say("series-refusal-changed").with("title", title),
        SeriesRefusal::Overtaken(title) => say("series-refusal-overtaken").with("title", title),
        SeriesRefusal::NotCounted => say("series-refusal-not-counted"),
        SeriesRefusal::Bonus(number) => say("series-refusal-bonus").with("number", number),
        SeriesRefusal::NoPlayer => say("series-refusal-no-player"),
        SeriesRefusal::NoBonus => say("series-refusal-no-bonus"),
        SeriesRefusal::Control => say("series-refusal-control"),
        SeriesRefusal::ReasonHides(hidden) => hidden_character(TextKind::Reason, hidden),
        SeriesRefusal::Unseen => say("refusal-settings-title-unseen"),
        SeriesRefusal::Full => say("series-refusal-full"),
        SeriesRefusal::Same => say("series-refusal-same"),
    }
}
