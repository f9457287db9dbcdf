//! The form for a new tournament: what it offers for each edition, and by which profile it says the day is scored.

use crate::pages::sign_in_to_the_demo;
use crate::person::Person;
use crate::support::browser::Screen;
use crate::support::program::Program;

#[actix_web::test]
async fn a_new_tournament_offers_what_its_edition_has_and_folds_the_rest() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    director.open("/new").await;
    let length = director.length().await;
    assert!(length < 1_600, "{length}: with everything open it is longer than two windows");
    director.press("More settings").await;
    // What only Tribbles has, and what only First Edition has.
    let offered = "return [...document.querySelectorAll('fieldset[data-editions]')]\
                   .map((part) => String(part.checkVisibility()))";
    let told = "return [document.getElementById('scored-by').textContent]";
    for (game, format, profile, shown) in [
        ("Second Edition", "2e-standard", "Second Edition, from October 2014", ["false", "false"]),
        ("Tribbles", "tribbles", "Tribbles, heats and a top table", ["true", "false"]),
        ("First Edition", "1e-open", "First Edition, from May 2023", ["false", "true"]),
    ] {
        director.choose(game).await;
        assert_eq!(director.value("Deck format").await, format);
        assert_eq!(director.value("Scoring profile").await, "by-day");
        let told = director.says(told).await.concat();
        assert!(told.ends_with(&format!("{profile}”, the profile in force on that day.")), "{game}: {told}");
        assert_eq!(director.says(offered).await, shown, "{game}");
    }
    // A choice of the same edition stays, and no format at all is one of every edition.
    director.select("Deck format", "1e-modern").await;
    director.choose("First Edition").await;
    assert_eq!(director.value("Deck format").await, "1e-modern");
    director.select("Deck format", "none").await;
    director.select("Scoring profile", "tcc-1e-2014").await;
    director.choose("Second Edition").await;
    assert_eq!(director.value("Deck format").await, "none");
    assert_eq!(director.value("Scoring profile").await, "by-day", "the other was of First Edition");
}

#[actix_web::test]
async fn what_is_typed_is_there_again_after_the_theme_or_the_language_was_chosen() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    director.open("/sign-in").await;
    director.fill("Sign-in name", "rosa").await;
    director.fill("Password", "a lamp on the shelf").await;
    director.spoil("document.querySelector('footer button[value=night]').click()").await;
    director.wait_for("html[data-theme=night]").await;
    director.waits_for_typed("[name=name]", "rosa").await;
    director.waits_for_typed("[name=password]", "").await;
    director.waits_for_script("return sessionStorage.getItem('typed') === null").await;

    sign_in_to_the_demo(&director, &program).await;
    director.open("/new").await;
    director.fill("Title", "Harbour Cup").await;
    director.fill("Place", "Bergen").await;
    director.choose("Second Edition").await;
    director.press("More settings").await;
    director.select("Deck format", "none").await;
    for (button, shown) in [("paper", "html[data-theme=paper]"), ("de", "html[lang=de]")] {
        director.spoil(&format!("document.querySelector('footer button[value={button}]').click()")).await;
        director.wait_for(shown).await;
        director.waits_for_typed("[name=title]", "Harbour Cup").await;
        director.waits_for_typed("[name=place]", "Bergen").await;
        director.waits_for_typed("[name=edition]:checked", "2E").await;
        director.waits_for_typed("[name=format]", "none").await;
    }
    // Another page, and this one opened again, begin with nothing.
    director.open("/new").await;
    director.waits_for_typed("[name=title]", "").await;
}

#[actix_web::test]
async fn a_new_tournament_says_while_its_day_is_typed_by_which_profile_it_will_be_scored() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    director.open("/new").await;
    director.press("More settings").await;
    director.choose("First Edition").await;
    let typed = |day: &str| {
        format!(
            "const day = document.getElementById('date'); day.value = '{day}'; \
             day.dispatchEvent(new Event('input', {{ bubbles: true }})); \
             return [document.getElementById('scored-by').textContent]"
        )
    };
    let [of_2010, of_2014, of_2023] = ["2010 to March 2014", "October 2014 to April 2023", "from May 2023"]
        .map(|years| format!("“The Continuing Committee, First Edition, {years}”"));
    let unknown = format!(
        "No profile is known for that day. Scored by {of_2023}: compare its values with the rules that you play by."
    );
    let in_force = |profile: &str| format!("Scored by {profile}, the profile in force on that day.");
    let rule = "Scored by the profile in force on that day, unless you choose another under “More settings”.";
    for (day, said) in [
        ("2010-04-07", unknown),
        ("2010-04-08", in_force(&of_2010)),
        ("2023-04-30", in_force(&of_2014)),
        ("2023-05-01", in_force(&of_2023)),
        ("0202-05-01", rule.to_owned()),
        ("", rule.to_owned()),
    ] {
        assert_eq!(director.says(&typed(day)).await, [said], "{day}");
    }
    // The person's own choice stays, and is said with the day.
    director.select("Scoring profile", "tcc-1e-2014").await;
    let chosen = format!("Scored by {of_2014}, which you chose.");
    let of_other_day = format!("{chosen} It does not apply on that day.");
    assert_eq!(director.says(&typed("2016-01-30")).await, [chosen]);
    assert_eq!(director.says(&typed("2026-01-30")).await, [of_other_day]);
    assert_eq!(director.value("Scoring profile").await, "tcc-1e-2014");
}
