//! The help: a “?” on every page that leads to its task, and labels that are on the pages.

use std::collections::BTreeSet;
use std::path::Path;

use crate::support::site::fair::{Fair, SLUG};

fn text(fair: &Fair, path: &str) -> String {
    fair.house.get(path).within(&fair.director).send().text()
}

/// Where the “?” of a page leads.
fn leads(page: &str) -> &str {
    let (_, link) = page.split_once("class=\"top-help\" href=\"").expect("the page has a “?”");
    link.split_once('"').unwrap().0
}

#[test]
fn the_question_mark_leads_to_the_task_of_the_page() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let index = text(&fair, "/help");
    for (path, help, task) in [
        ("/", "/help", "look-around"),
        (&format!("/t/{SLUG}"), "/help", "follow"),
        (&format!("/t/{SLUG}/desk"), "/help/directors", "desk"),
        (&format!("/t/{SLUG}/rounds/1/staff"), "/help/directors", "results"),
        (&format!("/t/{SLUG}/settings/values"), "/help/directors", "set-up"),
        (&format!("/t/{SLUG}/disputes"), "/help/judges", "disputes"),
        (&format!("/t/{SLUG}/log"), "/help", "log"),
        ("/rulings", "/help", "search-rulings"),
        ("/deck-check", "/help", "check-a-deck"),
        ("/help", "/help", "look-around"),
        ("/help/judges", "/help", "look-around"),
    ] {
        let anchor = format!(" id=\"{task}\"");
        assert_eq!(leads(&text(&fair, path)), format!("{help}#{task}"), "{path}");
        assert_eq!(text(&fair, help).matches(&anchor).count(), 1, "{task}");
        // An address of the time when all tasks were on one page leads on.
        assert_eq!(index.matches(&anchor).count(), 1, "{task}");
        assert!(index.contains(&format!("href=\"{help}#{task}\"")) || help == "/help", "{task}");
    }
    let refused =
        fair.send(&fair.seat(1), &format!("/t/{SLUG}/me/report"), &[("own_score", "rubbish")]).text();
    assert_eq!(leads(&refused), "/help", "an error page does not say whose page it is");
    let nowhere = fair.house.get("/nowhere").send().text();
    assert_eq!(leads(&nowhere), "/help");
    assert!(
        nowhere.contains("<a href=\"/tournaments\">search the tournaments</a>"),
        "where else to look: {nowhere}"
    );
}

#[test]
fn each_kind_of_reader_has_a_page_with_a_list_of_its_tasks_and_no_others() {
    let fair = Fair::new();
    let tasks = ["call-a-judge", "your-deck", "pair", "results", "disputes", "chance"];
    for (path, own) in [
        ("/help/players", ["call-a-judge", "your-deck"]),
        ("/help/directors", ["pair", "results"]),
        ("/help/judges", ["disputes", "chance"]),
    ] {
        let page = fair.house.get(path).send().text();
        for task in tasks {
            let is_own = own.contains(&task);
            assert_eq!(page.contains(&format!("<h3 id=\"{task}\"")), is_own, "{path} {task}");
            assert_eq!(page.contains(&format!("<li><a href=\"#{task}\"")), is_own, "{path} {task}");
        }
    }
}

#[test]
fn a_picture_of_the_help_is_asked_for_only_when_it_comes_into_view() {
    let fair = Fair::new();
    for path in ["/help", "/help/players", "/help/directors", "/help/judges"] {
        let page = fair.house.get(path).send().text();
        let pictures: Vec<&str> = page.split("class=\"help-picture").skip(1).collect();
        assert!(!pictures.is_empty(), "{path}");
        for picture in pictures {
            let (picture, _) = picture.split_once("</p>").unwrap();
            for said in [" loading=\"lazy\"", " width=\"", " height=\""] {
                assert!(picture.contains(said), "{path}: {picture}");
            }
            let (_, address) = picture.split_once(" src=\"").unwrap();
            let answer = fair.house.get(address.split_once('"').unwrap().0).send();
            assert_eq!((answer.status, answer.header("content-type")), (200, "image/webp"), "{picture}");
        }
    }
}

/// Everything below a folder, as one text.
fn all_text(folder: &Path, all: &mut String) {
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.is_dir() {
            all_text(&path, all);
        } else if !path.ends_with("help.ftl") {
            all.push_str(&std::fs::read_to_string(&path).unwrap());
        }
    }
}

/// A label of the help quotes the message of the page, so that both say the same in every language. One that is not a message
/// is in the source of a page.
#[test]
fn every_label_in_the_help_is_on_a_page() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for language in ["en", "de", "fr"] {
        let words = root.join("data/messages").join(language);
        let mut pages = String::new();
        for folder in [words.clone(), root.join("src/web/pages")] {
            all_text(&folder, &mut pages);
        }
        let help = std::fs::read_to_string(words.join("help.ftl")).unwrap();
        let labels: BTreeSet<&str> =
            help.lines().flat_map(|line| line.split('*').skip(1).step_by(2)).collect();
        let quoted = labels.iter().filter(|label| label.starts_with("{ ")).count();
        assert!(quoted > 30, "{labels:?}");
        let shown = |label: &str| {
            label.starts_with("{ ")
                || [format!("= {label}"), format!("\"{label}")].iter().any(|shown| pages.contains(shown))
        };
        let missing: Vec<&&str> = labels.iter().filter(|label| !shown(label)).collect();
        assert!(missing.is_empty(), "{language}: these labels are on no page: {missing:?}");
        assert!(!shown("Beam me up"), "the control");
    }
}
