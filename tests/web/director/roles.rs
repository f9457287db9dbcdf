//! Who may do what.

use super::*;

/// What each role gets: pages that staff open, and forms that only directors send.
#[test]
fn staff_read_and_only_directors_change() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let seat = fair.seat(1);
    let pages = ["/desk", "/settings", "/players", "/players/1"];
    let staff =
        [&fair.operator, &fair.director, &fair.head_judge, &fair.judge, &fair.scorekeeper, &fair.checker];
    for page in pages {
        for who in staff {
            assert_eq!(fair.page(who, &path(page)).status, 200, "{page}");
        }
        for who in [&fair.stranger, &seat] {
            assert_eq!(fair.page(who, &path(page)).status, 404, "{page}");
        }
        assert_eq!(fair.house.get(&path(page)).send().status, 303, "{page} asks to sign in");
    }
    let was = opened(&fair);
    let settings = [&SETTINGS[..], &[("was", was.as_str())]].concat();
    let forms: [(&str, &[(&str, &str)]); 12] = [
        ("/close", &[]),
        ("/reopen", &[("reason", "x")]),
        ("/settings", &settings),
        ("/settings/profile", &[("profile", "tcc-1e-2014"), ("reason", "x")]),
        ("/settings/format", &[("format", "1e-modern"), ("reason", "x")]),
        ("/staff/invite", &[("role", "judge")]),
        ("/players", &[("names", "Intruder")]),
        ("/players/1/drop", &[("reason", "x")]),
        ("/players/1/reinstate", &[]),
        ("/players/1/rename", &[("name", "Intruder")]),
        ("/players/1/erase", &[]),
        ("/players/1/link", &[]),
    ];
    let before = (fair.here().log.len(), fair.here().name(PlayerId(1)));
    for (form, fields) in forms {
        for who in [&fair.head_judge, &fair.judge, &fair.scorekeeper, &fair.checker, &fair.stranger, &seat] {
            assert_eq!(fair.send(who, &path(form), fields).status, 404, "{form}");
        }
    }
    assert_eq!((fair.here().log.len(), fair.here().name(PlayerId(1))), before, "nothing happened");
    // The control: the same forms do something for a director and for an operator.
    for who in [&fair.director, &fair.operator] {
        for (form, fields) in forms {
            let status = fair.send(who, &path(form), fields).status;
            assert!([200, 303, 409, 422].contains(&status), "{form} gives {status}");
        }
    }
    assert!(fair.here().log.iter().any(|line| matches!(line.entry(), Entry::SettingsChanged(_))));
}
