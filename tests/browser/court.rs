//! Four people and one call: two judges, the head judge, and the player who called and appeals. Each has a browser of
//! their own; the head judge's was the director's, who set the tournament up.

use crate::person::Person;
use crate::steps::{Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::Program;

const QUESTION: &str = "Does a lit blue lamp count?";
const ENTRY: &str = "blue lamp";

/// The page of the dispute.
fn case() -> String {
    format!("/t/{TOURNAMENT}/disputes/1")
}

/// The director makes an invitation with this role and gives its link to somebody.
async fn invite(fair: &Fair, role: &str) -> String {
    fair.director.open(&format!("/t/{TOURNAMENT}/settings")).await;
    fair.director.select("Role", role).await;
    fair.director.press("Make an invitation link").await;
    fair.director.sees("Shown only now").await;
    fair.director.value("Address").await
}

async fn join(person: &Person, link: &str, name: &str, sign_in: &str) {
    person.open(link).await;
    person.fill("Your name", name).await;
    person.fill("Sign-in name", sign_in).await;
    person.fill("Password", "a kettle beside the lamp").await;
    person.fill("The password again", "a kettle beside the lamp").await;
    person.press("Create the account and accept").await;
}

/// A tournament in its first round, a document in the library, two judges on a phone and a laptop, and a head judge.
async fn the_court(program: &Program) -> Option<(Fair, Person, Person)> {
    let fair = Fair::of(program, Screen::Laptop, true).await?;
    let first = Person::new(program, Screen::Phone, true).await?;
    // Without scripts, so that this page stays as it was while the others act.
    let second = Person::new(program, Screen::Laptop, false).await?;
    fair.round_1_is_being_played(program).await;
    fair.director.open(&format!("/t/{TOURNAMENT}/players")).await;
    fair.ada_claims_her_seat().await;
    fair.director.open("/rulings").await;
    fair.director.press("Import a document").await;
    fair.the_document_is_stored().await;
    join(&first, &invite(&fair, "judge").await, "Bea Judge", "bea").await;
    join(&second, &invite(&fair, "judge").await, "Cas Judge", "cas").await;
    let head = invite(&fair, "head-judge").await;
    fair.director.forget().await;
    join(&fair.director, &head, "Dax Head", "dax").await;
    Some((fair, first, second))
}

#[actix_web::test]
async fn two_judges_the_head_judge_and_a_player_settle_one_call() {
    let program = Program::serve();
    let Some((fair, first, second)) = the_court(&program).await else { return };
    let (head, player) = (&fair.director, &fair.player);

    // The player calls. Both judges see the call; the first takes it, and the second one's page still says that nobody did.
    fair.ada_calls_a_judge(QUESTION).await;
    first.open(&case()).await;
    first.sees("Unassigned").await;
    first.waits_for_words("[data-since]", "since the call").await;
    second.open(&case()).await;
    second.sees("Unassigned").await;
    second.sees("ago").await; // a page without scripts says it once
    first.press("Take the call").await;
    first.sees("You are on it").await;
    second.press("Take the call").await;
    second.sees("Bea Judge").await;
    second.sees("Someone else changed this").await;
    player.open(&format!("/t/{TOURNAMENT}/me")).await;
    player.sees("Bea Judge").await;

    // The second judge keeps an entry meanwhile; it is on their shelf and on nobody else's.
    second.open("/rulings/harbour/blue-lamp").await;
    second.press("Keep on your shelf").await;
    second.sees("Take it off your shelf").await;
    second.open(&case()).await;
    second.press("Go to your shelf").await;
    second.sees("kept").await;
    second.screenshot("dispute-with-shelf").await;
    second.open("/rulings/shelf").await;
    second.screenshot("shelf").await;
    first.open("/rulings/shelf").await;
    first.sees("Nothing is kept yet.").await;
    first.screenshot("shelf-empty").await;

    // The first judge rules while the second one types: one ruling counts, and the other is not lost.
    first.open(&case()).await;
    first.screenshot("dispute-on-phone").await;
    second.open(&case()).await;
    second.fill("The ruling, as told to the players", "It never counts.").await;
    first.press("Cite this and rule").await;
    first.press("Give the ruling").await;
    first.sees("It rests on 1 citation.").await;
    second.press("Rule instead of Bea Judge").await;
    second.sees("It never counts.").await;
    second.sees("Someone else changed this").await;
    second.sees("counts as one of the thirty lamps").await;

    // The player appeals. A judge cannot decide it, the head judge can, on a ground of their own.
    player.open(&format!("/t/{TOURNAMENT}/me")).await;
    player.sees("counts as one of the thirty lamps").await;
    player.press("Appeal this ruling").await;
    player.fill("Why the ruling should be changed", "It was not lit.").await;
    player.press("Appeal to the head judge").await;
    first.open(&case()).await;
    first.sees("The head judge or the director decides this appeal.").await;
    assert!(!first.text().await.contains("Decide the appeal"));
    head.open(&case()).await;
    head.sees("The ruling is appealed.").await;
    head.fill("Search the rulings", ENTRY).await;
    head.press("Search").await;
    head.press("Quote other words").await;
    head.fill("The words to quote", "It stays lit until the bell rings.").await;
    head.press("Attach the citation").await;
    head.sees("Ground of the final word").await;
    head.choose("Overturn the ruling").await;
    head.fill("Decision and reason", "It counts only while it is lit.").await;
    head.press("Decide the appeal").await;
    head.sees("Overturned on appeal").await;
    head.screenshot("final-word").await;

    // Everybody reads the final word, and nobody can add a second one.
    for person in [&first, &second, player] {
        let page = if std::ptr::eq(person, player) { format!("/t/{TOURNAMENT}/me") } else { case() };
        person.open(&page).await;
        person.sees("It counts only while it is lit.").await;
        assert!(!person.text().await.contains("Decide the appeal"));
    }
    // Judges follow decisions in a feed, and take them away as a file.
    for judge in [&first, &second] {
        judge.open("/rulings/feed").await;
        judge.press("Make an address").await;
        judge.sees("it is shown only once").await;
        judge.screenshot("feed").await;
        judge.open("/rulings/decisions").await;
        judge.sees("The file has 1 decision of this installation").await;
        judge.screenshot("decisions").await;
    }
    player.open(&format!("{}/slip", case())).await;
    player.sees("The final word rests on 1 citation.").await;
    player.forget().await;
    player.open("/rulings/precedents").await;
    player.sees("Overturned on appeal").await;
    assert!(!player.text().await.contains("Ada"), "no names");
}
