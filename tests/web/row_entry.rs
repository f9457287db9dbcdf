//! Every ending that the row of an open table offers is recorded from the row, under every scoring profile.

use crate::support::site::fair::{Fair, SLUG};
use arbiter::data::scoring_profiles;
use arbiter::domain::id::RoundNumber;
use arbiter::domain::scoring::profile::Profile;
use arbiter::domain::tournament::command::{ChangeProfile, ChangeSettings, Command, PairRound, PublishRound};
use arbiter::domain::tournament::settings::Settings;

/// As many tables as a row has endings.
const SIX: [&str; 6] = ["Kira", "Odo", "Quark", "Nog", "Rom", "Leeta"];

/// The ending that leads to the page of the table.
const OTHER: &str = "other";

/// A published round under this profile.
fn playing(profile: &Profile) -> Fair {
    let fair = Fair::with_players(&SIX);
    let settings = Settings { edition: profile.edition, ..fair.here().setup().unwrap().settings.clone() };
    let reason = "the game of this profile";
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: reason.into() }));
    let profile = Box::new(profile.clone());
    fair.give(Command::ChangeProfile(ChangeProfile { profile, reason: reason.into() }));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    fair
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

/// The tags of this kind.
fn tags<'a>(html: &'a str, kind: &str) -> Vec<&'a str> {
    html.split(&format!("<{kind}")).skip(1).map(|rest| rest.split('>').next().unwrap()).collect()
}

/// What the form of a row offers: each ending with what its choice ticks.
fn offered(page: &str) -> Vec<(&str, Vec<&str>)> {
    let form = page.split("<template id=\"entry\"").nth(1).unwrap();
    let form = form.split("</template>").next().unwrap();
    let options = tags(form, "option").into_iter().map(|tag| {
        let ticks = attribute(tag, "data-ticks").unwrap_or_default();
        (attribute(tag, "value").unwrap(), ticks.split_whitespace().collect())
    });
    options.filter(|(end, _)| !end.is_empty()).collect()
}

/// Each open row: where its result goes, and who sits there.
fn open_rows(page: &str) -> Vec<(&str, &str)> {
    let rows = tags(page, "tr").into_iter();
    rows.filter_map(|tag| Some((attribute(tag, "data-record")?, attribute(tag, "data-seated")?))).collect()
}

#[test]
fn every_ending_that_a_row_offers_is_recorded_from_the_row_under_every_profile() {
    for profile in scoring_profiles() {
        let fair = playing(profile);
        let page = fair.page(&fair.scorekeeper, &format!("/t/{SLUG}/rounds/1/staff")).text();
        let (endings, rows) = (offered(&page), open_rows(&page));
        let named: Vec<&str> = endings.iter().map(|(end, _)| *end).collect();
        assert_eq!(named, ["complete-a", "complete-b", "time", OTHER], "{}", profile.id);
        assert_eq!(rows.len() + 1, endings.len());
        let win = profile.scores.win_threshold.value.to_string();
        for ((end, ticks), (to, seated)) in endings.iter().zip(rows) {
            let [a, b] = match *end {
                "complete-a" => [win.as_str(), "35"],
                "complete-b" => ["35", win.as_str()],
                _ => ["40", "35"],
            };
            let mut row = vec![("score_a", a), ("score_b", b), ("end", *end)];
            row.extend(ticks.iter().map(|tick| ("ticked", *tick)));
            row.extend([("seated", seated), ("intent", "record")]);
            let sent = fair.send(&fair.scorekeeper, to, &row);
            assert_eq!(sent.status, 303, "{}, {end}: {}", profile.id, sent.text());
        }
        assert_eq!(fair.here().tournament.round(RoundNumber(1)).unwrap().missing().count(), 0);
    }
}

#[test]
fn only_a_win_that_takes_missions_ticks_them_by_being_chosen() {
    for profile in scoring_profiles() {
        let fair = playing(profile);
        let page = fair.page(&fair.scorekeeper, &format!("/t/{SLUG}/rounds/1/staff")).text();
        for (end, ticks) in offered(&page) {
            let asked = profile.asks_missions().is_some() && end.starts_with("complete");
            let both: &[&str] = if asked { &["planet", "space"] } else { &[] };
            assert_eq!(ticks, both, "{}, {end}", profile.id);
        }
    }
}
