//! A player’s list in words: its state, and everything that happened to it.

use crate::app::Snapshot;
use crate::app::deck_turns::ListStep;
use crate::app::decks::{ListFault, ListState, ListVersion};
use crate::domain::deck::Differences;
use crate::domain::hash::ListHash;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::tournament::{Deck, Player, Setup};
use crate::messages::{Message, dates, say};
use crate::web::words::{moment, rfc3339};
use crate::words::deck::zone_title;

/// A badge for the state of a list.
pub struct ListBadge {
    pub tone: &'static str,
    pub word: Message,
    /// Its place in a table that begins with the lists that need attention.
    pub rank: u8,
}

impl ListBadge {
    /// What has to be done about such a list.
    pub fn of(player: &Player, setup: &Setup, standing: ListState) -> Self {
        let required = setup.settings.deck_lists_required;
        let unregistered = setup.opens_pools() && player.pool.is_none() && player.is_active();
        match &player.deck {
            _ if unregistered => state("needs", say("decks-story-no-pool"), 1),
            None if required && player.is_active() => state("conflict", say("decks-story-missing"), 1),
            None => state("plain", say("decks-story-not-handed-in"), 3),
            Some(_) if matches!(standing, ListState::Faulty(ListFault::Changed)) => {
                state("conflict", say("decks-story-list-changed"), 0)
            }
            Some(_) if matches!(standing, ListState::Faulty(ListFault::Gone)) => {
                state("conflict", say("decks-story-list-gone"), 0)
            }
            Some(Deck { agrees: Some(false), .. }) => state("conflict", say("decks-story-cards-differ"), 0),
            Some(_) if standing == ListState::Outdated => state("needs", say("all-check-again"), 0),
            Some(Deck { errors: 0, .. }) => state("settled", say("decks-story-no-faults"), 4),
            Some(Deck { accepted: Some(_), .. }) => state("settled", say("decks-story-accepted"), 2),
            Some(deck) => state(
                "needs",
                say("decks-report-faults").with("n", deck.errors),
                u8::from(!player.is_active()) * 5,
            ),
        }
    }
}

fn state(tone: &'static str, word: Message, rank: u8) -> ListBadge {
    ListBadge { tone, word, rank }
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
                    (say("decks-story-pool-registered").with("n", cards).to_string(), String::new())
                }
                ListStep::Accepted(reason) => {
                    let reason = reason.as_deref().unwrap_or_default().to_owned();
                    (say("decks-story-accepted").to_string(), reason)
                }
                ListStep::Read => (say("decks-story-read").to_string(), String::new()),
                ListStep::Consented { agrees: true } => {
                    (say("decks-story-everybody-may-see").to_string(), String::new())
                }
                ListStep::Consented { agrees: false } => {
                    (say("decks-story-not-everybody-may-see").to_string(), String::new())
                }
                ListStep::Exported => (say("decks-story-taken-away").to_string(), String::new()),
                ListStep::Checked { round, agrees, found } => (check_line(round, agrees), found),
            };
            StoryLine {
                what,
                when: dates::short_moment(&turn.at.with_timezone(&here.tournament.zone())),
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
    let told = match (round, agrees) {
        (None, true) => say("decks-story-match"),
        (None, false) => say("decks-story-differ"),
        (Some(round), true) => say("decks-story-match-in-round").with("round", round),
        (Some(round), false) => say("decks-story-differ-in-round").with("round", round),
    };
    told.to_string()
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
        let time = |one: &ListVersion| dates::short_moment(&one.at.with_timezone(&here.tournament.zone()));
        let title = say("decks-story-what-you-changed")
            .with("after", time(after))
            .with("before", time(before))
            .to_string();
        Some(match (&before.report, &after.report) {
            (Ok(before), Ok(after)) => ListChanges {
                title,
                parts: by_part(&before.differences(after)),
                note: say("decks-story-same-cards").to_string(),
            },
            (Err(why), _) | (_, Err(why)) => ListChanges { title, parts: Vec::new(), note: why.to_string() },
        })
    };
    pairs.filter_map(changed).collect()
}

fn by_part(found: &Differences) -> Vec<(String, Vec<String>)> {
    let mut parts: Vec<(String, Vec<String>)> = Vec::new();
    for card in &found.cards {
        let name = card.zone.map_or_else(|| say("decks-story-no-part").to_string(), zone_title);
        let line = match (card.before, card.after) {
            (0, after) => say("decks-story-added").with("n", after).with("title", &card.title),
            (before, 0) => say("decks-story-taken-out").with("n", before).with("title", &card.title),
            (before, after) => say("decks-story-before-and-now")
                .with("title", &card.title)
                .with("before", before)
                .with("after", after),
        }
        .to_string();
        match parts.last_mut().filter(|(known, _)| *known == name) {
            Some((_, lines)) => lines.push(line),
            None => parts.push((name, vec![line])),
        }
    }
    parts
}

fn handed_in(errors: u32, cards: u32) -> String {
    let faults = match errors {
        0 => say("decks-story-without-faults"),
        errors => say("decks-report-faults").with("n", errors),
    };
    say("decks-story-handed-in").with("n", cards).with("faults", faults).to_string()
}

/// The first characters of a hash, in groups that can be read aloud.
pub fn spoken_hash(hash: &ListHash) -> String {
    let (first, rest) = hash.as_str().split_at_checked(4).unwrap_or((hash.as_str(), ""));
    format!("{first} {}", rest.get(..4).unwrap_or(rest))
}
