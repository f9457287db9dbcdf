//! A deck compared with its list: what differs, and the form that records it.

use chrono::NaiveDate;

use crate::app::Snapshot;
use crate::app::deck_turns::ListStep;
use crate::domain::actor::ActorId;
use crate::domain::deck::diff::TWO_PARTS;
use crate::domain::deck::{Difference, Differences};
use crate::domain::hash::ListHash;
use crate::domain::id::PlayerId;
use crate::domain::source::Confidence;
use crate::domain::tournament::command::{CheckDeck, Command};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::{DeckCheckForm, ListForm};
use crate::web::intents::{self, DeckCheckIntent};
use crate::web::pages::decks::show::{DeckPage, refusal_page};
use crate::web::pages::rules::sourced::{RulesOnDay, ShownSource};
use crate::web::refused::Refused;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::words::deck::zone;

/// A comparison of two lists of one deck, in words.
pub(super) struct Compared {
    pub(super) same: bool,
    pub(super) lines: Vec<String>,
    /// Sites that changed parts, with the rule.
    pub(super) moved: String,
    pub(super) cited: Option<ShownSource>,
}

impl Compared {
    /// `then` and `now` name the two lists in a word or two.
    pub(super) fn of(
        site: &Site,
        found: &Differences,
        [then, now]: [Message; 2],
        on: Option<NaiveDate>,
    ) -> Result<Self, PageError> {
        let moved = match found.moved_sites.as_slice() {
            [] => String::new(),
            sites => say("decks-compared-moved").with("sites", sites.join(", ")).to_string(),
        };
        let law = RulesOnDay::of(site, on)?;
        Ok(Self {
            same: found.is_empty(),
            lines: found.cards.iter().map(|card| line(card, &then, &now)).collect(),
            cited: (!moved.is_empty()).then(|| law.shown_source(&TWO_PARTS, Confidence::Seen)),
            moved,
        })
    }
}

impl Compared {
    /// What was typed, followed by what the comparison found besides.
    fn added_to(&self, typed: &str) -> String {
        let moved = self.cited.as_ref().map(|cited| format!("{} ({})", self.moved, cited.words()));
        let typed: Vec<&str> = typed.trim_end().lines().map(str::trim_end).collect();
        let news = self.lines.iter().cloned().chain(moved).filter(|line| !typed.contains(&line.as_str()));
        let all: Vec<String> = typed.iter().map(|line| (*line).to_owned()).chain(news).collect();
        all.join("\n")
    }
}

fn line(card: &Difference, then: &Message, now: &Message) -> String {
    let told = say("decks-compared-line")
        .with("title", &card.title)
        .with("part", card.zone.map_or(say("decks-compared-no-part"), zone))
        .with("before", card.before)
        .with("then", then)
        .with("after", card.after)
        .with("now", now);
    told.to_string()
}

/// Compares a second list, or writes down what a check of the cards gave.
pub fn check(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (slug, player) = (visit.tournament()?, visit.param("player")?);
    let agrees = match DeckCheckIntent::of(&visit.form) {
        Some(DeckCheckIntent::Compare) => return compare(site, visit),
        Some(DeckCheckIntent::Agrees) => true,
        Some(DeckCheckIntent::Differs) => false,
        None => return Err(PageError::bad_request(intents::MISSING)),
    };
    let typed = DeckCheckForm::of(&visit.form);
    let sha256 = ListHash::stated(typed.version.to_owned());
    let found = typed.found.to_owned();
    let given = visit.give(site, |_| {
        Ok(Command::CheckDeck(CheckDeck { player, sha256: sha256.clone(), agrees, found: found.clone() }))
    });
    Answer::redirect_or_refuse(given, &urls::deck(&slug, player), |why| refuse(site, visit, why))
}

/// The page again with the sentence. For who has read this very list it stays open, so that they can go on comparing; the
/// log says that it was read again.
fn refuse(site: &Site, visit: &Visit, why: &Refused) -> Result<Answer, PageError> {
    let (slug, player) = (visit.tournament()?, visit.param("player")?);
    let sent = visit.form_submission()?;
    if !has_read(&*visit.here(site)?, player, &sent.actor.id) {
        return refusal_page(site, visit, why);
    }
    // Under a number of its own: this one is still free for what was to be recorded.
    let opened = site.desk.read_deck(&slug, &sent.followed_by("read"), player);
    let read = match opened.map_err(|error| visit.page_error(site, error)) {
        Ok(read) => read,
        Err(error) => {
            error.into_refused()?;
            return refusal_page(site, visit, why);
        }
    };
    let (here, names) = (visit.here_after(site)?, DeckCheckForm::NAMES);
    let page = DeckPage::new(site, visit, &here)?.with_report(site, visit, &here, &read.report)?;
    let kept = [names.found, names.as_found].map(|name| (name, visit.form.raw(name)));
    let form = kept.into_iter().chain([(ListForm::NAMES.list, read.text.as_str())]).collect();
    Answer::refusal(&page.refused(form, why))
}

/// Whether this person has read the newest list.
fn has_read(here: &Snapshot, player: PlayerId, who: &ActorId) -> bool {
    let deck = here.tournament.player(player).and_then(|player| player.deck.as_ref());
    let Some(deck) = deck else { return false };
    let mut turns = here.deck_turns(player).into_iter();
    turns.any(|turn| turn.what == ListStep::Read && turn.sha256 == deck.sha256 && turn.actor == *who)
}

fn compare(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let slug = visit.tournament()?;
    let player = visit.param("player")?;
    let names = DeckCheckForm::NAMES;
    if DeckCheckForm::of(&visit.form).as_found.is_empty() {
        let mut page = DeckPage::new(site, visit, &*visit.here(site)?)?;
        page.faults.add(names.as_found, say("decks-held-paste-first").to_string());
        return Answer::refusal(&page);
    }
    let (sent, pasted) = (visit.form_submission()?, visit.form.raw(names.as_found));
    let outcome = site.desk.check_deck(&slug, Some(player), pasted, &visit.awaited).and_then(|found| {
        let read = site.desk.read_deck(&slug, &sent, player)?;
        Ok((read.report.differences(&found), read))
    });
    match outcome.map_err(|error| visit.page_error(site, error)) {
        Ok((differences, read)) => {
            let here = visit.here_after(site)?;
            let on = here.setup()?.settings.date;
            let compared = Compared::of(
                site,
                &differences,
                [say("decks-compared-in-the-list"), say("decks-compared-found")],
                Some(on),
            )?;
            let found = compared.added_to(visit.form.raw(names.found));
            let page = DeckPage::new(site, visit, &here)?.with_report(site, visit, &here, &read.report)?;
            let typed =
                [(ListForm::NAMES.list, read.text.as_str()), (names.as_found, pasted), (names.found, &found)];
            Answer::page(&page.with_comparison(Fields::from_iter(typed), compared))
        }
        Err(error) => refusal_page(site, visit, &error.into_refused()?),
    }
}
