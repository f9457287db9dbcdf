//! `/t/{tournament}/me/call` and `/me/appeal`: calls a judge to the player's own table, and appeals a ruling about
//! it.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber, Slug};
use crate::domain::tournament::command::{Command, CommandKind, LodgeAppeal, OpenDispute, WithdrawDispute};
use crate::domain::tournament::dispute::{Dispute, Judge};
use crate::domain::tournament::play::Play;
use crate::domain::tournament::teller::Teller;
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{CallForm, OwnAppealForm, OwnWithdrawalForm};
use crate::web::layout::Layout;
use crate::web::pages::disputes::open;
use crate::web::pages::player::me::Me;
use crate::web::pages::player::place::{PlayerAtTable, asked_round};
use crate::web::pages::player::rulings;
use crate::web::pages::pods::me::PodMe;
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "player/call.html")]
struct Call {
    layout: Layout,
    /// The player's page about this game.
    back: Link,
    slug: Slug,
    title: String,
    round: String,
    table: String,
    opponent: String,
    form: Fields,
    faults: Faults,
    refused: String,
    /// The open call at the table: its question, and who called when.
    call: Option<String>,
}

/// The table to which a judge can come: that of the game that the player's page shows, or the newest one, even after its
/// round was closed.
#[derive(Clone, Copy)]
pub(super) struct CallPlace<'a> {
    here: &'a Snapshot,
    player: PlayerId,
    at: AtTable,
}

/// The player's table in the round that they chose; else where they have a game without a result, or their newest table,
/// whatever is played there.
pub(super) fn place(here: &Snapshot, player: PlayerId, chosen: Option<RoundNumber>) -> Option<CallPlace<'_>> {
    let chosen = chosen.and_then(|round| PlayerAtTable::in_round(here, player, round));
    let open = || PlayerAtTable::open(here, player).next();
    let newest = || here.tournament.published_rounds().next_back();
    let round = chosen.or_else(open).map(|place| place.round).or_else(newest)?;
    let table = round.place_of(player).filter(|_| here.tournament.takes(CommandKind::OpenDispute).is_ok())?;
    Some(CallPlace { here, player, at: AtTable::new(round.number, table) })
}

impl CallPlace<'_> {
    /// The player's page about this game.
    fn back(&self) -> Link {
        let playing = PlayerAtTable::in_round(self.here, self.player, self.at.round);
        playing.map_or_else(|| urls::me(self.here.slug()), |place| place.page())
    }

    /// Everybody else at the table.
    fn opponents(&self) -> String {
        let round = self.here.tournament.round(self.at.round);
        let players = round.and_then(|round| round.players_at(self.at.table)).unwrap_or_default();
        let others = players.iter().filter(|other| **other != self.player);
        words::list(&others.map(|other| self.here.name(*other)).collect::<Vec<_>>())
    }
}

/// # Errors
/// [`PageError::NotFound`] for everybody without a seat here.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    match place(&here, player, asked_round(visit)) {
        Some(place) => Answer::page(&page(site, visit, place, Faults::default(), "")?),
        None => Ok(Answer::see_other(&urls::me(here.slug()))),
    }
}

/// Opens a dispute at the player's own table, with their question and their version of the facts, if they wrote any: one
/// tap calls a judge, and the ruling words the question for the record.
///
/// # Errors
/// [`PageError::Conflict`] when the form is from another round, [`PageError::Refused`] without a table.
pub fn call(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let place = own_place(&here, player, &visit.form)?;
    let mut faults = Faults::default();
    let Some(question) = faults.optional_words(&visit.form, (CallForm::FIELDS, CallForm::NAMES.question))
    else {
        return Answer::refusal(&page(site, visit, place, faults, "")?);
    };
    let facts = CallForm::of(&visit.form).facts.to_owned();
    let at = place.at;
    let asked = visit.give_as(site, &visit.players_submission(player)?, |_| {
        // The number instead of the name: names stay out of the log, so that they can be erased.
        let (question, facts) = (question.clone(), facts.clone());
        let (by, again) = (Teller::Player(player), CallForm::of(&visit.form).again == "yes");
        Ok(Command::OpenDispute(OpenDispute { at: Some(at), question, facts, by, again }))
    });
    Answer::redirect_or_refuse(asked, &place.back(), |why| {
        Answer::refusal(&page(site, visit, place, Faults::default(), &why.to_string())?)
    })
}

/// Withdraws the player's own call before a ruling. Other players' calls do not exist here.
///
/// # Errors
/// [`PageError::NotFound`], [`PageError::Refused`].
pub fn withdraw(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let number: DisputeNumber =
        OwnWithdrawalForm::of(&visit.form).dispute.parse().map_err(|_| PageError::NotFound)?;
    let sent = visit.players_submission(player)?;
    here.tournament
        .dispute(number)
        .filter(|dispute| dispute.question.actor == sent.actor.id)
        .ok_or(PageError::NotFound)?;
    let judge = Judge { id: sent.actor.id.clone(), seats: vec![player], ..Judge::default() };
    let reason = OwnWithdrawalForm::of(&visit.form).reason;
    visit.give_as(site, &sent, |here| {
        let (judge, reason) = (judge.clone(), reason.into());
        // Their own question: they may take it back whatever staff have done about it since, which they cannot see.
        let seen = here.tournament.dispute(number).map(Dispute::shown_state).unwrap_or_default();
        Ok(Command::WithdrawDispute(WithdrawDispute { dispute: number, judge, reason, instead: None, seen }))
    })?;
    Ok(Answer::see_other(&urls::me(here.slug())))
}

/// Appeals the ruling on a dispute at one of the player's own tables. Other disputes do not exist here.
///
/// # Errors
/// [`PageError::NotFound`].
pub fn appeal(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let number: DisputeNumber =
        OwnAppealForm::of(&visit.form).dispute.parse().map_err(|_| PageError::NotFound)?;
    here.tournament
        .dispute(number)
        .filter(|dispute| rulings::concerns(&here, dispute, player))
        .ok_or(PageError::NotFound)?;
    let text = OwnAppealForm::of(&visit.form).text;
    let lodged = visit.give_as(site, &visit.players_submission(player)?, |_| {
        Ok(Command::LodgeAppeal(LodgeAppeal { dispute: number, by: Some(player), text: text.to_owned() }))
    });
    Answer::redirect_or_refuse(lodged, &urls::me(here.slug()), |why| {
        let refused = Some((number, text, why.to_string()));
        match &here.setup()?.play {
            Play::Duels(_) => Answer::refusal(&Me::of(site, visit, &here, player, &refused)?),
            Play::Pods(_) => Answer::refusal(&PodMe::of(site, visit, &here, player, &refused)?),
        }
    })
}

fn own_place<'a>(here: &'a Snapshot, player: PlayerId, form: &Fields) -> Result<CallPlace<'a>, PageError> {
    let round: Option<RoundNumber> = CallForm::of(form).round.parse().ok();
    let place = place(here, player, round).ok_or(FormError::NoTableToCall)?;
    let round = round.ok_or_else(|| PageError::bad_request(say("player-call-no-round")))?;
    if round == place.at.round {
        return Ok(place);
    }
    let now = place.at.round;
    Err(PageError::Conflict(say("player-call-other-round").with("round", round).with("now", now)))
}

fn page(
    site: &Site,
    visit: &Visit,
    place: CallPlace<'_>,
    faults: Faults,
    refused: &str,
) -> Result<Call, PageError> {
    Ok(Call {
        layout: visit.layout(site),
        back: place.back(),
        slug: place.here.slug().clone(),
        title: place.here.setup()?.settings.title.clone(),
        round: place.at.round.to_string(),
        table: place.at.table.to_string(),
        opponent: place.opponents(),
        call: place.here.tournament.call_at(place.at).map(|call| open::line(place.here, call)),
        form: visit.form.typed_values().into_iter().collect(),
        faults,
        refused: refused.to_owned(),
    })
}
