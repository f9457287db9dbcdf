//! A player’s list in words: its state, and everything that happened to it.

use crate::app::Snapshot;
use crate::app::deck_turns::ListStep;
use crate::app::decks::{ListFault, ListState, ListVersion};
use crate::domain::deck::Differences;
use crate::domain::hash::ListHash;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::tournament::{Deck, Player, Setup};
use crate::web::messages::dates;
use crate::web::words::{capital, count, moment, rfc3339, zone};

/// A badge for the state of a list.
pub struct ListBadge {
    pub tone: &'static str,
    pub word: String,
    /// Its place in a table that begins with the lists that need attention.
    pub rank: u8,
}

impl ListBadge {
    /// What has to be done about such a list.
    pub fn of(player: &Player, setup: &Setup, standing: ListState) -> Self {
        let required = setup.settings.deck_lists_required;
        let unregistered = setup.opens_pools() && player.pool.is_none() && player.is_active();
        match &player.deck {
            _ if unregistered => state("needs", "No pool", 1),
            None if required && player.is_active() => state("conflict", "Missing", 1),
            None => state("plain", "Not handed in", 3),
            Some(_) if matches!(standing, ListState::Faulty(ListFault::Changed)) => {
                state("conflict", "List changed", 0)
            }
            Some(_) if matches!(standing, ListState::Faulty(ListFault::Gone)) => {
                state("conflict", "List gone", 0)
            }
            Some(Deck { agrees: Some(false), .. }) => state("conflict", "Cards differ", 0),
            Some(_) if standing == ListState::Outdated => state("needs", "Check again", 0),
            Some(Deck { errors: 0, .. }) => state("settled", "No faults", 4),
            Some(Deck { accepted: Some(_), .. }) => state("settled", "Accepted", 2),
            Some(deck) => state(
                "needs",
                &count(deck.errors as usize, "fault", "faults"),
                u8::from(!player.is_active()) * 5,
            ),
        }
    }
}

fn state(tone: &'static str, word: &str, rank: u8) -> ListBadge {
    ListBadge { tone, word: word.to_owned(), rank }
}

/// One line of what happened.
pub struct StoryLine {
    pub what: String,
    pub when: String,
    pub moment: String,
    pub datetime: String,
    pub by: String,
    pub sha256: String,
    pub reason: String,
}

/// Everything that happened to a player’s lists, the newest first.
pub fn list_story(here: &Snapshot, player: PlayerId) -> Vec<StoryLine> {
    let turns = here.deck_turns(player).into_iter().rev();
    turns
        .map(|turn| {
            let (what, reason) = match turn.what {
                ListStep::HandedIn { errors, cards } => (handed_in(errors, cards), String::new()),
                ListStep::PoolRegistered { cards } => {
                    (format!("Pool registered: {}", count(cards as usize, "card", "cards")), String::new())
                }
                ListStep::Accepted(reason) => ("Accepted".to_owned(), reason),
                ListStep::Read => ("Read".to_owned(), String::new()),
                ListStep::Consented { agrees: true } => ("Everybody may see it".to_owned(), String::new()),
                ListStep::Consented { agrees: false } => {
                    ("Not everybody may see it".to_owned(), String::new())
                }
                ListStep::Exported => {
                    ("Taken away in a file of the whole tournament".to_owned(), String::new())
                }
                ListStep::Checked { round, agrees, found } => (check_line(round, agrees), found),
            };
            StoryLine {
                what,
                when: dates::short_moment(&turn.at.with_timezone(&zone(here))),
                moment: moment(here, turn.at),
                datetime: rfc3339(turn.at),
                by: here.actor(&turn.actor),
                sha256: spoken_hash(&turn.sha256),
                reason,
            }
        })
        .collect()
}

fn check_line(round: Option<RoundNumber>, agrees: bool) -> String {
    let when = round.map(|round| format!(" in round {round}")).unwrap_or_default();
    format!("Compared with the cards{when}: they {}", if agrees { "match" } else { "differ" })
}

/// What changed from one list to the next.
pub struct ListChanges {
    pub title: String,
    /// Each part of the deck with its changes.
    pub parts: Vec<(String, Vec<String>)>,
    /// What to say if there is no change to show.
    pub note: String,
}

/// The changes from each list to the next, the newest first.
pub fn changes(here: &Snapshot, versions: &[ListVersion]) -> Vec<ListChanges> {
    let pairs = versions.windows(2).rev();
    let changed = |pair: &[ListVersion]| {
        let [before, after] = pair else { return None };
        let time = |one: &ListVersion| dates::short_moment(&one.at.with_timezone(&zone(here)));
        let title = format!("What you changed on {}, against {}", time(after), time(before));
        Some(match (&before.report, &after.report) {
            (Ok(before), Ok(after)) => ListChanges {
                title,
                parts: by_part(&before.differences(after)),
                note: "The same cards in the same parts; only the text differs.".to_owned(),
            },
            (Err(why), _) | (_, Err(why)) => ListChanges { title, parts: Vec::new(), note: why.clone() },
        })
    };
    pairs.filter_map(changed).collect()
}

fn by_part(found: &Differences) -> Vec<(String, Vec<String>)> {
    let mut parts: Vec<(String, Vec<String>)> = Vec::new();
    for card in &found.cards {
        let name = card.zone.map_or_else(|| "No part".to_owned(), |zone| capital(zone.name()));
        let line = match (card.before, card.after) {
            (0, after) => format!("Added: {after} {}", card.title),
            (before, 0) => format!("Taken out: {before} {}", card.title),
            (before, after) => format!("{}: {before} before, {after} now", card.title),
        };
        match parts.last_mut().filter(|(known, _)| *known == name) {
            Some((_, lines)) => lines.push(line),
            None => parts.push((name, vec![line])),
        }
    }
    parts
}

fn handed_in(errors: u32, cards: u32) -> String {
    let cards = count(cards as usize, "card", "cards");
    let faults = if errors == 0 { "no faults".to_owned() } else { count(errors as usize, "fault", "faults") };
    format!("Handed in: {cards}, {faults}")
}

/// The first characters of a hash, in groups that can be read aloud.
pub fn spoken_hash(hash: &ListHash) -> String {
    let (first, rest) = hash.as_str().split_at_checked(4).unwrap_or((hash.as_str(), ""));
    format!("{first} {}", rest.get(..4).unwrap_or(rest))
}
