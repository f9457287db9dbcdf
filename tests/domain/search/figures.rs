//! A question for a figure, on a made-up document.

use super::answers::described;
use super::*;
use arbiter::domain::rulings::search::VerdictRule;

/// What the rule about figures takes from the evidence if this question is known of an entry and that one is asked.
#[expect(clippy::float_arithmetic, reason = "the rule takes away")]
fn taken(known: &str, asked: &str) -> f64 {
    let text =
        "RULINGS\n\n* outpost - A ship docked at an outpost may be repaired.\n\n* kettle - A kettle boils.\n";
    let (document, mut entries) = described(text, "outposts", "1E-CR", "2001-01-31");
    let outpost = entries.iter_mut().find(|entry| entry.heading == "outpost").unwrap();
    outpost.asked = vec![known.to_owned()];
    let library = Library::of([(document, entries)]);
    let index = SearchIndex::of(&library, std::iter::empty::<CardName<'_>>(), data::ruling_aliases());
    let answer = ask(&Held::of(library, index), Edition::First, "2001-02-03", asked);
    assert_eq!(answer.results[0].heading, "outpost", "{answer:?}");
    -answer.weighed.iter().find(|(rule, _)| *rule == VerdictRule::Uncounted).unwrap().1
}

#[test]
fn a_question_for_a_figure_is_answered_only_where_such_a_question_is_known() {
    let asked = "how many ships can dock at an outpost";
    assert!(taken("may ships dock at an outpost", asked) > 2.0, "no count is known");
    assert!(taken("how long may a ship dock at an outpost", asked) > 2.0, "a length of time is no count");
    assert!(taken("how many ships may dock at one outpost", asked) < 1e-9, "the control: a count is known");
    let twice = "may my ship dock at an outpost twice in one turn";
    assert!(taken("may ships dock at an outpost", twice) > 2.0, "nothing is known of how often");
    let often = "may a ship dock at an outpost only once each turn";
    assert!(taken(often, twice) < 1e-9, "the control: how often is known");
    assert!(
        taken("may ships dock at an outpost", "may two ships dock at an outpost") < 1e-9,
        "no turn is named"
    );
    let docks = "can my ship dock at an outpost";
    assert!(taken("may ships dock at an outpost", docks) < 1e-9, "the control: no figure is asked for");
}
