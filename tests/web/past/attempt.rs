//! A mission attempt, step by step.

use super::told::{public, says, silent};
use crate::support::shared;
use crate::support::site::fair::Fair;
use crate::support::site::ruled;
use arbiter::domain::rulings::log::fingerprint::Fingerprint;
use arbiter::domain::rulings::log::statement::Provenance;
use arbiter::domain::tournament::command::{Command, OpenDispute};
use arbiter::domain::tournament::teller::Teller;
use chrono::Utc;

const PAGE: &str = "/rulings/mission-attempt";

#[test]
fn without_the_document_summaries_are_shown() {
    let fair = Fair::new();
    for _ in 0..2 {
        let page = public(&fair, PAGE);
        assert_eq!(page.status, 200);
        says(&page, "The text is not held here.");
        says(&page, "Summary, not binding");
        silent(&page, "class=\"step-text\"");
        assert_eq!(page.text().matches("class=\"step-no\"").count(), 27);
        says(&public(&fair, &format!("{PAGE}?step=3.f")), "Step 3.f</h2>");
        // A document of the Second Edition without the steps changes nothing.
        ruled::second(fair.desk());
    }
}

/// Imports the document of 3 January 2011, if it lies beside the repository.
fn held() -> Option<Fair> {
    let bytes = shared::bytes("rulings/2e-current-rulings-2011-01-03.txt")?;
    let fair = Fair::new();
    fair.desk()
        .import_document(
            "2e-current-rulings-2011-01-03.txt",
            bytes,
            None,
            &Fingerprint::default(),
            &Provenance::of_operator(Utc::now(), "1".to_owned()),
            &arbiter::domain::awaited::Awaited::always(),
        )
        .unwrap();
    Some(fair)
}

#[test]
fn each_of_the_27_steps_has_its_text_its_citation_and_its_neighbours() {
    let Some(fair) = held() else { return };
    let mut at = PAGE.to_owned();
    let mut walked = Vec::new();
    loop {
        let page = public(&fair, &at);
        assert_eq!(page.status, 200);
        let text = page.text();
        let number =
            text.split("<h2 id=\"step-h\">Step ").nth(1).unwrap().split('<').next().unwrap().to_owned();
        let dot = if number.contains('.') { "" } else { "." };
        says(
            &page,
            &format!(
                "<a href=\"/rulings/2e-current-rulings-2011-01-03/attempting-missions.{number}\">2E-CR 2011-01-03, attempting missions {number}{dot}</a>"
            ),
        );
        says(&page, "<blockquote class=\"step-text\" lang=\"en\">");
        says(&page, "aria-current=\"step\"");
        assert_eq!(text.matches("class=\"step-no\"").count(), 27);
        walked.push(number);
        let Some(next) = text.split("rel=\"next\" href=\"").nth(1) else { break };
        at = next.split(['"', '#']).next().unwrap().to_owned();
    }
    assert_eq!(walked.len(), 27);
    let numbers = public(&Fair::new(), PAGE).text();
    for number in &walked {
        assert!(numbers.contains(&format!(">{number}<")), "{number} is known without the document");
    }
    let first = public(&fair, PAGE);
    silent(&first, "rel=\"prev\"");
    says(
        &public(&fair, &format!("{PAGE}?step=3.f")),
        "rel=\"prev\" href=\"/rulings/mission-attempt?step=3.e#step\"",
    );
    says(&public(&fair, &format!("{PAGE}?step=3.f")), "Within step 3: ");
    says(&public(&fair, &format!("{PAGE}?step=5.d")), "The attempt is over.");
    // The entry that a step is cited from exists.
    let entry = public(&fair, "/rulings/2e-current-rulings-2011-01-03/attempting-missions.3.f");
    assert_eq!(entry.status, 200);
}

#[test]
fn a_step_that_does_not_exist_leads_to_the_first() {
    let Some(fair) = held() else { return };
    let page = public(&fair, &format!("{PAGE}?step=9.z%3Cb%3E"));
    assert_eq!(page.status, 200);
    says(&page, "There is no step “9.z&#60;b&#62;”.");
    says(&page, "Step 1</h2>");
}

#[test]
fn a_dispute_of_the_second_edition_leads_to_the_steps_and_one_about_an_attempt_offers_them() {
    let fair = super::told::called();
    let slug =
        super::precedents::elsewhere_of(fair.desk(), 7, "Nog", arbiter::domain::edition::Edition::Second);
    let open = |question: &str, facts: &str| {
        let (question, facts) = (question.to_owned(), facts.to_owned());
        let command =
            Command::OpenDispute(OpenDispute { at: None, question, facts, by: Teller::Unsaid, again: false });
        fair.desk()
            .submit(&slug, &crate::support::site::fair::submission(), |_| Ok(command.clone()))
            .unwrap();
    };
    open("Is the lamp lit?", "");
    open("Is the lamp lit?", "It was the second Dilemma.");
    open("When does a mission attempt end?", "");
    let page = |number: u32| fair.page(&fair.operator, &format!("/t/{slug}/disputes/{number}"));
    let steps = |number: u32| format!("/rulings/mission-attempt?tournament={slug}&#38;dispute={number}");
    let link = |number: u32| format!("<a href=\"{}\">Mission attempt, step by step</a>", steps(number));
    says(&page(1), &link(1));
    silent(&page(1), "Walk through the steps");
    for number in [2, 3] {
        says(&page(number), &link(number));
        says(
            &page(number),
            &format!("<a class=\"btn\" href=\"{}\">Walk through the steps</a>", steps(number)),
        );
    }
    silent(&fair.page(&fair.judge, &super::told::at("/disputes/1")), "/rulings/mission-attempt");
}

#[test]
fn a_step_read_for_a_dispute_is_one_press_from_its_citation_there() {
    let Some(fair) = held() else { return };
    let asked = "tournament=harbour-cup&dispute=3";
    let step = public(&fair, &format!("{PAGE}?{asked}&step=3.f"));
    let cite = "/t/harbour-cup/disputes/3?cite=2e-current-rulings-2011-01-03/attempting-missions.3.f#attach";
    says(&step, &format!("<a class=\"btn\" href=\"{cite}\">Cite this step in dispute 3</a>"));
    // The other steps are read for it, too.
    let before = "/rulings/mission-attempt?tournament=harbour-cup&#38;dispute=3&#38;step=3.e#step";
    says(&step, &format!("rel=\"prev\" href=\"{before}\""));
    // Without a dispute, or with something else in its place, there is nothing to cite in; a summary cannot be cited.
    for address in
        [PAGE.to_owned(), format!("{PAGE}?tournament=%2F%2Fx&dispute=3"), format!("{PAGE}?dispute=3")]
    {
        silent(&public(&fair, &address), "Cite this step");
    }
    silent(&public(&Fair::new(), &format!("{PAGE}?{asked}")), "Cite this step");
}
