//! The heading of a list of steps in a question about something else, on a made-up document.

use super::answers::described;
use super::*;
use arbiter::domain::rulings::search::Aliases;

const VOYAGES: &str = "RULINGS\n\nsailing voyages – Sail in this order.\n\n\
1. Cast off\n - a. The bell may sound at any time.\n - b. Raise a sail.\n2. Arrive\n - a. Drop the anchor.\n\n\
ship's bell – The bell sounds once only for each passenger.\n\nkettle – A kettle boils.\n";

#[test]
fn what_says_during_which_steps_something_happens_asks_for_no_step() {
    let library = Library::of([described(VOYAGES, "voyages", "2E-CR", "2010-05-04")]);
    let index = SearchIndex::of(&library, std::iter::empty::<CardName<'_>>(), &Aliases::default());
    let held = Held::of(library, index);
    let first = |question: &str| {
        let answer = ask(&held, Edition::Second, "2010-06-01", question);
        let best = answer.results.first().unwrap_or_else(|| panic!("{question}: {answer:?}"));
        best.of.clone().unwrap_or_else(|| best.heading.clone())
    };
    for during in ["", " during a sailing voyage", " while sailing the voyage", " when sailing voyages"] {
        let question = format!("may the bell sound twice for one passenger{during}");
        assert_eq!(first(&question), "ship's bell", "{question}");
    }
    for question in ["what do i do in a sailing voyage", "when is the anchor dropped during a sailing voyage"]
    {
        assert_eq!(first(question), "sailing voyages", "the control: {question}");
    }
}

#[test]
fn a_limit_on_responses_is_not_decided_by_the_step_that_allows_them() {
    let held = outlines();
    for question in [
        "May I use a When facing a dilemma response twice for one dilemma during a mission attempt?",
        "may I use a response twice when facing a dilemma during a mission attempt",
        "facing a dilemma response, twice for one dilemma, during a mission attempt",
    ] {
        let answer = ask(&held, Edition::Second, "2011-02-01", question);
        assert_eq!(answer.results[0].heading, "response actions", "{question}: {answer:?}");
    }
}
