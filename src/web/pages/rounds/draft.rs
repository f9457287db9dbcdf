//! A draft: the pairs and their reasons, exchanging players, discarding, publishing.

use std::collections::BTreeSet;

use askama::Template;

use crate::app::{Snapshot, SubmissionOutcome};
use crate::domain::hash::SeenHash;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::pairing::PairingProof;
use crate::domain::reason::{Reason, TypedReason};
use crate::domain::tournament::command::{
    Command, DiscardPairings, PublishAllRounds, PublishPairings, PublishRound, PublishWithDeadline,
    SwapPlayers,
};
use crate::domain::tournament::expected::Expected;
use crate::domain::tournament::round::{Phase, Round, RoundKind, Table};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{PublishForm, ReasonForm, SwapForm};
use crate::web::intents::PublishChoice;
use crate::web::layout::Layout;
use crate::web::pages::public::timetable::{self, TimetableSection};
use crate::web::pages::rounds::checks::{self, RoundCheck};
use crate::web::pages::rounds::repair::{PlayerChoice, by_name};
use crate::web::pages::rounds::{self, deadline, seated};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words::{self, RoundWords};
use crate::words::pairing_reason::{fixed_not_kept, why_at, why_bye};

#[derive(Template)]
#[template(path = "rounds/draft.html")]
pub struct DraftPage {
    layout: Layout,
    tabs: Tabs,
    title: String,
    round: RoundWords,
    facts: Vec<Message>,
    /// What pairing it again takes, behind “Details”; the bracket says who meets in the cut.
    seed: Option<Message>,
    changed: Option<Reason>,
    rows: Vec<Row>,
    /// Whether pods are seated, each row with all its players.
    in_pods: bool,
    /// The whole timetable of a round robin, which nobody else has seen before round 1.
    timetable: Vec<TimetableSection>,
    aside: Vec<(Message, Vec<Message>)>,
    players: Vec<PlayerChoice>,
    bye: Option<PlayerChoice>,
    forms: Option<Forms>,
    /// What to look at before publishing, for people who may publish.
    checks: Vec<RoundCheck>,
    refused: Option<String>,
    swap: Typed,
    discard: Typed,
}

/// The targets of the director's forms.
struct Forms {
    publish: Link,
    swap: Link,
    discard: Link,
    seen: String,
    /// What publishing locks, besides the pairings.
    locks: Option<Message>,
    /// Whether players can be exchanged: the bracket says who meets in the cut, and the timetable in a round robin.
    swaps: bool,
    minutes: u32,
    /// The deadline to choose, if rounds have one and no clock, and the zone in which it is typed.
    deadline: Option<(String, String)>,
    /// How many rounds of the timetable can be published together, and the days of each; `None` if only this one can.
    all: Option<(u32, u32)>,
}

/// The content of one of the forms, and what is wrong with it.
#[derive(Default)]
struct Typed {
    form: Fields,
    faults: Faults,
}

struct Row {
    table: TableNumber,
    players: Vec<Seated>,
    why: Message,
    rematch: Option<Message>,
}

/// A player in a seat.
struct Seated {
    id: PlayerId,
    word: String,
    to: Link,
}

/// Exchanges two players.
///
/// # Errors
/// [`PageError::NotFound`] if the round is not a draft.
pub fn swap(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let mut faults = Faults::default();
    let SwapForm { seen, reason, .. } = SwapForm::of(&visit.form);
    let reason = TypedReason::from(reason);
    let (here, number) = draft_of(site, visit)?;
    let fields = [SwapForm::NAMES.one, SwapForm::NAMES.other];
    let [one, other] = rounds::read_both(&here, &visit.form, fields, &mut faults);
    let sent = match (one, other) {
        (Some(one), Some(other)) => {
            let expects = [Some(Expected::Draft(number)), seated::expected_seats(number, seen)];
            visit.give_expecting(site, expects.into_iter().flatten(), |_| {
                Ok(Command::SwapPlayers(SwapPlayers { one, other, reason: reason.clone() }))
            })
        }
        _ => Err(FormError::TwoPlayers.into()),
    };
    settle(site, visit, sent, &urls::round_staff(here.slug(), number), |page| {
        page.swap = Typed { form: visit.form.clone(), faults };
    })
}

/// Discards the draft; pairing again restores it.
///
/// # Errors
/// [`PageError::NotFound`] if the round is not a draft.
pub fn discard(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let reason = TypedReason::from(ReasonForm::of(&visit.form).reason);
    let slug = visit.tournament()?;
    let number: RoundNumber = visit.param("round")?;
    // The URL names one draft: a form left open since an earlier one must not change this one.
    let sent = visit.give_expecting(site, [Expected::Draft(number)], |_| {
        Ok(Command::DiscardPairings(DiscardPairings { reason: reason.clone() }))
    });
    settle(site, visit, sent, &urls::pair(&slug), |page| {
        page.discard = Typed { form: visit.form.clone(), faults: Faults::default() };
    })
}

/// Publishes the pairings with a deadline, or starts the clock unless it is to wait.
///
/// # Errors
/// [`PageError::NotFound`] when the round was not paired.
pub fn publish(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let round = rounds::round(visit, &here)?;
    let to = urls::round_staff(here.slug(), round.number);
    if round.phase() != Phase::Draft {
        return Ok(Answer::see_other(&to));
    }
    let PublishForm { seen, deadline, .. } = PublishForm::of(&visit.form);
    let choice = PublishChoice::of(&visit.form);
    let expects = [Expected::DraftAs(round.number, SeenHash::stated(seen))];
    let sent = visit.give_expecting(site, expects, |now| {
        Ok(match choice {
            Some(PublishChoice::All) => Command::PublishAllRounds(PublishAllRounds {
                deadlines: deadline::every_days(now, deadline, to_publish(now, round))?,
                now: (site.hooks.now)(),
            }),
            _ if !deadline.is_empty() => Command::PublishWithDeadline(PublishWithDeadline {
                deadline: deadline::moment(now, deadline)?,
                now: (site.hooks.now)(),
            }),
            Some(PublishChoice::Later) => Command::PublishPairings(PublishPairings {}),
            None => Command::PublishRound(PublishRound {}),
        })
    });
    settle(site, visit, sent, &to, |_| {})
}

fn draft_of(site: &Site, visit: &Visit) -> Result<(std::sync::Arc<Snapshot>, RoundNumber), PageError> {
    let here = visit.here(site)?;
    let number = rounds::round(visit, &here)?.number;
    Ok((here, number))
}

/// The round of the draft, how many of the timetable there are from it on, and the days of each.
fn to_publish(here: &Snapshot, draft: &Round) -> (RoundNumber, u32, u32) {
    let timetable = here.tournament.timetable().filter(|_| draft.is_of_timetable());
    let rounds = timetable.map_or(1, |timetable| timetable.rounds());
    let days = here.tournament.setup().and_then(|setup| setup.settings.round_days);
    (draft.number, rounds.saturating_sub(draft.number.0).saturating_add(1), days.unwrap_or_default())
}

/// How many rounds can be published at once, and the days of each; `None` for one alone, and by the clock.
fn all_rounds(here: &Snapshot, draft: &Round) -> Option<(u32, u32)> {
    let (_, rounds, days) = to_publish(here, draft);
    (rounds > 1 && days > 0).then_some((rounds, days))
}

/// Redirects to the next page, or shows the draft with the refusal and what was typed.
fn settle(
    site: &Site,
    visit: &Visit,
    sent: Result<SubmissionOutcome, PageError>,
    to: &Link,
    typed: impl FnOnce(&mut DraftPage),
) -> Result<Answer, PageError> {
    Answer::redirect_or_refuse(sent, to, |why| {
        let here = visit.here(site)?;
        match rounds::round(visit, &here) {
            Ok(round) if round.phase() == Phase::Draft => {
                let mut page = DraftPage::of(site, visit, &here, round)?;
                page.refused = Some(why.to_string());
                typed(&mut page);
                Answer::refused(&page, why)
            }
            _ => Err(PageError::Overtaken(why.clone())),
        }
    })
}

impl DraftPage {
    fn is_blocked(&self) -> bool {
        self.checks.iter().any(|check| check.blocks)
    }

    /// Whether two players can change places.
    fn swaps(&self) -> bool {
        self.forms.as_ref().is_some_and(|forms| forms.swaps) && self.players.len() > 2
    }

    /// The reason that was typed for a swap; a proposal before, for nobody else has seen the draft.
    fn swap_reason(&self) -> String {
        if self.swap.form.is_empty() {
            say("rounds-choose-proposed-reason").to_string()
        } else {
            self.swap.form.raw(SwapForm::NAMES.reason).to_owned()
        }
    }

    /// The page of this draft for this visitor.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn of(site: &Site, visit: &Visit, here: &Snapshot, round: &Round) -> Result<Self, PageError> {
        let mut checks = Vec::new();
        if visit.offers(here, urls::publish::PATH) {
            checks = checks::before_publishing(here, round);
            checks.extend(checks::outdated_lists(site, here, round)?);
        }
        Ok(Self {
            layout: visit.tournament_layout(site, here),
            tabs: Tabs::of(visit, here, Tab::Round),
            title: rounds::title(here),
            round: words::round_name(here, round.number),
            facts: facts(here, round),
            seed: round.stage().is_none().then(|| say("rounds-draft-seed").with("seed", round.seed)),
            changed: round.changed_by_hand.clone(),
            rows: rows(here, round),
            in_pods: round.pods().len() > 0,
            timetable: timetable::drafted(here),
            aside: players_not_playing(here, round),
            players: players(here, round),
            bye: PlayerChoice::of_bye(here, round),
            forms: visit
                .offers(here, urls::publish::PATH)
                .then(|| forms(site, here, round, PublishForm::of(&visit.form).deadline)),
            checks,
            refused: None,
            swap: Typed::default(),
            discard: Typed::default(),
        })
    }
}

/// The typed deadline, or a proposal; `None` by the clock.
fn proposed_deadline(site: &Site, here: &Snapshot, typed: &str) -> Option<(String, String)> {
    let days = here.tournament.setup()?.settings.round_days?;
    let proposal = || deadline::proposal(here, days, (site.hooks.now)());
    let moment = if typed.is_empty() { proposal() } else { typed.to_owned() };
    Some((moment, words::zone_name(here.tournament.zone()).to_owned()))
}

fn forms(site: &Site, here: &Snapshot, round: &Round, typed: &str) -> Forms {
    let slug = here.slug();
    Forms {
        publish: urls::publish(slug, round.number),
        swap: urls::swap(slug, round.number),
        discard: urls::discard(slug, round.number),
        seen: round.seats_hash().to_string(),
        locks: locks(here),
        minutes: minutes(here, round),
        deadline: proposed_deadline(site, here, typed),
        all: all_rounds(here, round),
        swaps: match round.kind {
            RoundKind::Swiss => !round.is_of_timetable(),
            RoundKind::Heat => true,
            RoundKind::Stage(_) | RoundKind::TopTable => false,
        },
    }
}

/// What publishing the first round locks; `None` later, and if no lists are checked.
fn locks(here: &Snapshot) -> Option<Message> {
    let checks_decks = here.tournament.setup().is_some_and(|setup| setup.format.is_some());
    if !checks_decks || here.tournament.decks_are_locked() {
        return None;
    }
    let change = here.tournament.decks_change_between_games();
    Some(if change { say("rounds-draft-locks-pools") } else { say("rounds-draft-locks-decks") })
}

/// Minutes on the clock of this round.
fn minutes(here: &Snapshot, round: &Round) -> u32 {
    let of_cut = here.tournament.cut().filter(|_| round.stage().is_some()).map(|started| started.minutes);
    of_cut.or_else(|| Some(here.tournament.setup()?.settings.round_minutes)).unwrap_or_default()
}

fn facts(here: &Snapshot, round: &Round) -> Vec<Message> {
    match round.kind {
        RoundKind::Stage(_) => vec![say("rounds-draft-matches").with("matches", round.tables().len())],
        RoundKind::Swiss if round.is_of_timetable() => {
            let rounds = here.tournament.planned_rounds();
            vec![
                say("rounds-draft-tables").with("tables", round.tables().len()),
                say("rounds-draft-of-timetable").with("round", round.number).with("rounds", rounds),
            ]
        }
        RoundKind::Swiss => swiss_facts(here, round),
        RoundKind::Heat => heat_facts(here, round),
        RoundKind::TopTable => {
            let players: usize = round.pods().map(|pod| pod.pod.players.len()).sum();
            vec![say("rounds-draft-players").with("players", players)]
        }
    }
}

/// Names those whom the rules keep apart if they sit together as the pods are now: a swap by hand may have separated them.
fn heat_facts(here: &Snapshot, round: &Round) -> Vec<Message> {
    let apart: BTreeSet<[PlayerId; 2]> = here.tournament.kept_apart_in(round.number).into_iter().collect();
    let together =
        apart.into_iter().filter(|[a, b]| round.pod_of(*a).is_some_and(|pod| pod.seat(*b).is_some()));
    let together: Vec<String> = together.map(|pair| words::list(&pair.map(|it| here.name(it)))).collect();
    let named = (!together.is_empty())
        .then(|| say("rounds-draft-not-apart").with("pairs", words::semicolons(&together)));
    let [_, again] = here.tournament.pairs_together(round);
    let mut facts = vec![
        say("rounds-draft-number-of-pods").with("pods", round.pods().len()),
        match again {
            0 => say("rounds-draft-nobody-again"),
            pairs => say("rounds-draft-pairs-again").with("pairs", pairs),
        },
    ];
    // What was proved is about the seating before a change by hand.
    if round.changed_by_hand.is_none() {
        facts.push(match round.optimal {
            PairingProof::Proved => say("rounds-draft-fewest-proved"),
            PairingProof::NotProved => say("rounds-draft-fewest-not-proved"),
        });
    }
    facts.extend(named);
    facts.extend(round.pods().filter_map(|pod| fixed_not_kept(round, pod.table(), |it| here.name(it))));
    facts
}

fn swiss_facts(here: &Snapshot, round: &Round) -> Vec<Message> {
    let again = round.tables().filter(|table| rematch(here, round, table).is_some()).count();
    vec![
        say("rounds-draft-tables").with("tables", round.tables().len()),
        match again {
            0 => say("rounds-draft-no-rematch"),
            rematches => say("rounds-draft-rematches").with("rematches", rematches),
        },
        say("rounds-draft-score-differences").with("float", &round.float),
        match round.optimal {
            PairingProof::Proved => say("rounds-draft-best-proved"),
            PairingProof::NotProved => say("rounds-draft-best-not-proved"),
        },
    ]
}

/// The tables of games of two with the reason of each, or the pods.
fn rows(here: &Snapshot, round: &Round) -> Vec<Row> {
    let of_two = round.tables().map(|table| row(here, round, table));
    let pods = round.pods().map(|pod| Row {
        table: pod.table(),
        players: pod.pod.players.iter().map(|player| seat(here, *player)).collect(),
        why: Message::empty(),
        rematch: None,
    });
    of_two.chain(pods).collect()
}

fn row(here: &Snapshot, round: &Round, table: &Table) -> Row {
    Row {
        table: table.pair.table,
        players: table.pair.players.map(|player| seat(here, player)).into(),
        why: why_at(round, table, |player| here.name(player)),
        rematch: rematch(here, round, table),
    }
}

fn seat(here: &Snapshot, id: PlayerId) -> Seated {
    Seated { id, word: here.name(id), to: urls::player(here.slug(), id) }
}

fn rematch(here: &Snapshot, round: &Round, table: &Table) -> Option<Message> {
    let met = here.tournament.met_before(round.number, table.pair.players);
    let numbers: Vec<String> = met.iter().map(ToString::to_string).collect();
    let words = say("rounds-draft-met").with("number", met.len()).with("rounds", words::list(&numbers));
    (!met.is_empty()).then_some(words)
}

/// Those who do not play, and why.
fn players_not_playing(here: &Snapshot, round: &Round) -> Vec<(Message, Vec<Message>)> {
    let name = |player: &PlayerId| say("rounds-draft-not-playing").with("name", here.name(*player));
    let names = |players: &[PlayerId]| players.iter().map(name).collect();
    let bye = round.bye.iter().map(|bye| {
        let why = why_bye(bye, |player| here.name(player));
        say("rounds-draft-not-playing-why").with("name", here.name(bye.player)).with("why", why)
    });
    let aside = vec![
        (say("rounds-draft-bye"), bye.collect()),
        (say("rounds-prepare-earned-bye"), names(&round.earned_byes)),
        (say("rounds-draft-away"), names(&round.absent)),
    ];
    aside.into_iter().filter(|(_, who): &(_, Vec<Message>)| !who.is_empty()).collect()
}

/// Everybody who can be exchanged, by name, with their table.
fn players(here: &Snapshot, round: &Round) -> Vec<PlayerChoice> {
    let of_two = round.tables().flat_map(|table| table.pair.players.map(|player| (player, table.pair.table)));
    let in_pods =
        round.pods().flat_map(|pod| pod.pod.players.iter().map(move |player| (*player, pod.table())));
    let seated = of_two.chain(in_pods).map(|(player, table)| PlayerChoice::at_table(here, player, table));
    by_name(seated.chain(PlayerChoice::of_bye(here, round)).collect())
}
