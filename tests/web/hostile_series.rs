//! Somebody who may begin a series, and directs a tournament elsewhere, tries what they can there: other people's series,
//! hidden tournaments, absurd figures, markup, ten thousand times the same form.

use crate::support::played::{person, played};
use crate::support::site::fair::Fair;
use crate::support::site::{Response, says, silent};
use arbiter::domain::id::Slug;
use uuid::Uuid;

const NEW: &str = "/new-series";
const OWN: &str = "/series/mine";
const THEIRS: &str = "/series/theirs";
const MARKUP: &str = "</title><script>alert(1)</script>";

/// A series of the hostile director's with a tournament that counts, and one of the operator's.
fn fair() -> (Fair, Slug) {
    let fair = Fair::new();
    let at = played(fair.desk(), 77, "Kira Nerys\nOdo\nQuark\nRom");
    let begin = |who, title: &str| {
        fair.send(who, NEW, &[("title", title), ("rules", "place-and-attendance"), ("about", "")])
    };
    assert_eq!(begin(&fair.director, "Mine").status, 303);
    assert_eq!(begin(&fair.operator, "Theirs").status, 303);
    let count = [("tournament", at.as_str()), ("intent", "count")];
    assert_eq!(fair.send(&fair.director, &format!("{OWN}/tournaments"), &count).status, 303);
    (fair, at)
}

fn log(fair: &Fair, series: &str) -> String {
    fair.desk().export_series(&series.parse().unwrap()).unwrap()
}

#[test]
fn who_directs_another_series_changes_nothing_of_this_one() {
    let (fair, at) = fair();
    let kira = person(fair.desk(), &at, 1).to_string();
    let director = fair.desk().account_by_name("Stranger").unwrap().unwrap().id.to_string();
    let before = log(&fair, "theirs");
    let forms: [(&str, &[(&str, &str)]); 7] = [
        ("tournaments", &[("tournament", at.as_str()), ("intent", "count")]),
        ("tournaments", &[("tournament", "x"), ("reason", "Mine."), ("intent", "remove")]),
        ("bonus", &[("person", &kira), ("points", "5"), ("reason", "Mine."), ("intent", "give")]),
        ("bonus", &[("person", &kira), ("number", "1"), ("reason", "Mine."), ("intent", "withdraw")]),
        ("directors", &[("account", &director), ("intent", "name")]),
        ("describe", &[("title", "Taken over"), ("about", "")]),
        ("end", &[("intent", "close")]),
    ];
    for (form, fields) in forms {
        assert_eq!(fair.send(&fair.director, &format!("{THEIRS}/{form}"), fields).status, 404, "{form}");
        assert_eq!(
            fair.send(&fair.director, &format!("/series/nowhere/{form}"), fields).status,
            404,
            "{form}"
        );
    }
    assert_eq!(fair.page(&fair.director, &format!("{THEIRS}/run")).status, 404);
    silent(&fair.page(&fair.director, THEIRS), "Run the series");
    assert_eq!(log(&fair, "theirs"), before);
    // A bonus of their own series is not one of another, and nobody who never played there is named.
    let stranger = Uuid::from_u128(7).to_string();
    let to = |person: &str| {
        let fields = [("person", person), ("points", "5"), ("reason", "Mine."), ("intent", "give")];
        fair.send(&fair.director, &format!("{OWN}/bonus"), &fields).status
    };
    assert_eq!((to(&stranger), to("x"), to(&kira)), (404, 404, 303));
}

#[test]
fn a_hidden_tournament_is_as_unknown_as_one_that_is_not_there() {
    let (fair, at) = fair();
    let id = fair.desk().tournament(&at).unwrap().id().to_string();
    let other = played(fair.desk(), 78, "Nog\nEzri");
    let count = |typed: &str| {
        fair.send(
            &fair.director,
            &format!("{OWN}/tournaments"),
            &[("tournament", typed), ("intent", "count")],
        )
    };
    let hidden = fair.send(&fair.operator, &format!("/t/{other}/hide"), &[("reason", "A rehearsal.")]);
    assert_eq!(hidden.status, 303);
    let words = |typed: &str| {
        let refused = count(typed);
        assert_eq!(refused.status, 422, "{typed}");
        let text = refused.text();
        let (_, why) = text.split_once("There is no tournament at “").expect(typed);
        why.split_once('”').unwrap().1.split('<').next().unwrap().to_owned()
    };
    let unknown = words("nowhere");
    let hidden_id = fair.desk().tournament(&other).unwrap().id().to_string();
    for typed in [other.as_str(), &format!("https://arbiter.example/t/{other}/standings"), &hidden_id] {
        assert_eq!(words(typed), unknown, "{typed}");
    }
    silent(&fair.page(&fair.director, &format!("{OWN}/run")), other.as_str());
    // One that counts already and is hidden now cannot be counted again, and can still be taken out.
    assert_eq!(
        fair.send(&fair.operator, &format!("/t/{at}/hide"), &[("reason", "A rehearsal.")]).status,
        303
    );
    let again = [("tournament", id.as_str()), ("seen", "x"), ("reason", "Now."), ("intent", "again")];
    assert_eq!(fair.send(&fair.director, &format!("{OWN}/tournaments"), &again).status, 422);
    let out = [("tournament", id.as_str()), ("reason", "Hidden."), ("intent", "remove")];
    assert_eq!(fair.send(&fair.director, &format!("{OWN}/tournaments"), &out).status, 303);
}

#[test]
fn absurd_figures_and_texts_are_refused_and_kept() {
    let (fair, at) = fair();
    let kira = person(fair.desk(), &at, 1).to_string();
    let before = log(&fair, "mine");
    let refused = |answer: Response, typed: &str| {
        assert_eq!(answer.status, 422, "{typed:.40}");
        silent(&answer, "<script>alert");
    };
    for points in ["0", "-1", "11", "9223372036854775808", "1e9", "3.5", "٣", "0x3", "", MARKUP] {
        let fields = [("person", kira.as_str()), ("points", points), ("reason", MARKUP), ("intent", "give")];
        refused(fair.send(&fair.director, &format!("{OWN}/bonus"), &fields), points);
    }
    let long = "x".repeat(1_001);
    for reason in ["", "   ", &long, "rings\u{7}"] {
        let fields = [("person", kira.as_str()), ("points", "3"), ("reason", reason), ("intent", "give")];
        refused(fair.send(&fair.director, &format!("{OWN}/bonus"), &fields), reason);
    }
    for (title, about) in [
        ("", ""),
        ("   ", ""),
        (&long[..101], ""),
        ("Season", long.as_str()),
        ("a\u{1b}[2Jb", ""),
        ("Season", "rings\u{7}"),
    ] {
        let fields = [("title", title), ("about", about)];
        refused(fair.send(&fair.director, &format!("{OWN}/describe"), &fields), title);
        let fields = [("title", title), ("about", about), ("rules", "best-four")];
        refused(fair.send(&fair.director, NEW, &fields), title);
    }
    let many = vec!["1"; 65].join(",");
    for (places, attendance, best) in [
        (many.as_str(), "", ""),
        ("1001", "", ""),
        ("10,-1", "", ""),
        ("9223372036854775808", "", ""),
        ("", "-1", ""),
        ("", "1001", ""),
        ("", "", "65"),
        ("", "", "-1"),
        ("", "", "99999999999999999999"),
    ] {
        let fields = [
            ("title", "Season"),
            ("about", ""),
            ("rules", "best-four"),
            ("places", places),
            ("attendance", attendance),
            ("best", best),
        ];
        refused(fair.send(&fair.director, NEW, &fields), places);
    }
    refused(
        fair.send(&fair.director, NEW, &[("title", "Season"), ("rules", "of-my-own"), ("about", "")]),
        "rules",
    );
    assert_eq!(log(&fair, "mine"), before);
    assert_eq!(fair.desk().all_series().unwrap().len(), 2);
}

#[test]
fn markup_in_a_title_acts_on_no_page() {
    let (fair, at) = fair();
    let kira = person(fair.desk(), &at, 1);
    let title = [("title", MARKUP), ("about", MARKUP)];
    assert_eq!(fair.send(&fair.director, &format!("{OWN}/describe"), &title).status, 303);
    let bonus = [
        ("person", kira.to_string()),
        ("points", "3".to_owned()),
        ("reason", MARKUP.to_owned()),
        ("intent", "give".to_owned()),
    ];
    let bonus: Vec<(&str, &str)> = bonus.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(fair.send(&fair.director, &format!("{OWN}/bonus"), &bonus).status, 303);
    for page in [
        "/series",
        OWN,
        "/series/mine/log",
        "/series/mine/feed.atom",
        "/series/mine/run",
        &format!("{OWN}/why/{kira}"),
    ] {
        let shown = fair.page(&fair.director, page);
        assert_eq!(shown.status, 200, "{page}");
        silent(&shown, "<script>alert");
        says(&shown, "&#60;script&#62;alert(1)");
    }
    let csv = fair.house.get("/series/mine/standings.csv").send();
    silent(&csv, "<script>");
}

#[test]
fn a_form_sent_again_counts_once() {
    let (fair, at) = fair();
    let kira = person(fair.desk(), &at, 1).to_string();
    let number = Uuid::from_u128(99).to_string();
    let bonus = |points: &str| {
        let fields = [
            ("person", kira.as_str()),
            ("points", points),
            ("reason", "Lent a deck."),
            ("intent", "give"),
            ("submission", &number),
        ];
        fair.house.post(&format!("{OWN}/bonus"), &fields).within(&fair.director).send().status
    };
    let before = log(&fair, "mine").lines().count();
    assert_eq!([bonus("3"), bonus("3"), bonus("3")], [303; 3]);
    assert_eq!(log(&fair, "mine").lines().count(), before + 1, "a double click counts once");
    assert_eq!(bonus("4"), 409, "the same number with other content");
    assert_eq!(log(&fair, "mine").lines().count(), before + 1);
}
