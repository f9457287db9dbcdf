//! Disputes about the player's own tables, with their rulings.

use crate::app::Snapshot;
use crate::domain::actor::ActorId;
use crate::domain::id::{DisputeNumber, PlayerId};
use crate::domain::tournament::dispute::{Act, Attached, Dispute, Judge, SignedText, Stage, Support};
use crate::domain::tournament::teller::Teller;
use crate::messages::{Message, say};
use crate::web::pages::disputes::citations_panel::how;
use crate::web::pages::disputes::facts_panel::at;
use crate::web::pages::disputes::ruling::{self, StepKind, earlier_wordings, own_appeal};
use crate::web::pages::disputes::{assignment, named_tellers};
use crate::web::urls::{self, Link};
use crate::web::words;
use crate::words::question::question_sentence;
use crate::words::quoted::caution;

/// A dispute for a player at its table.
pub struct Ruling {
    pub number: String,
    /// The printed ruling, once it is given.
    pub slip: Option<Link>,
    pub place: String,
    pub question: String,
    pub badge: &'static str,
    pub word: Message,
    /// Who is coming, before a ruling.
    pub coming: String,
    /// The time that the table got back.
    pub time: Vec<String>,
    pub facts: Vec<(String, String)>,
    /// How the ruling treats each entry, the words quoted, and warnings.
    pub citations: Vec<(String, String, String)>,
    /// Ruling, appeal, final word: a heading, the text, who and when.
    pub steps: Vec<(Message, String, String)>,
    pub can_appeal: bool,
    /// Whether the player called it and may withdraw the call.
    pub can_withdraw: bool,
    /// The text of a refused appeal, and why it was refused.
    pub typed: String,
    pub refused: String,
}

/// Whether a dispute is about a table of this player.
pub fn concerns(here: &Snapshot, dispute: &Dispute, player: PlayerId) -> bool {
    let players = dispute.at.and_then(|at| here.tournament.round(at.round)?.players_of_match(at.table));
    players.is_some_and(|players| players.contains(&player))
}

/// A refused appeal: the dispute, what was typed, why.
pub type RefusedAppeal<'a> = Option<(DisputeNumber, &'a str, String)>;

/// The disputes about the player's tables, newest first.
pub fn rulings(here: &Snapshot, player: PlayerId, refused: &RefusedAppeal<'_>) -> Vec<Ruling> {
    let me = Judge { id: ActorId::Player(player), seats: vec![player], ..Judge::default() };
    let own = here.tournament.disputes().rev().filter(|dispute| concerns(here, dispute, player));
    own.map(|dispute| {
        let may = |act| here.tournament.may(act, dispute.number, &me).is_ok();
        let can_withdraw = dispute.question.actor == me.id && may(Act::Withdraw);
        let ruling = Ruling { can_withdraw, can_appeal: may(Act::Appeal), ..ruling_of(here, dispute) };
        match refused {
            Some((number, typed, why)) if *number == dispute.number => {
                Ruling { typed: (*typed).to_owned(), refused: why.clone(), ..ruling }
            }
            _ => ruling,
        }
    })
    .collect()
}

fn ruling_of(here: &Snapshot, dispute: &Dispute) -> Ruling {
    let (badge, word) = match dispute.stage() {
        Stage::Open if dispute.claim.is_some() => ("info", say("player-ruling-coming")),
        Stage::Open if dispute.escalated.is_some() => ("needs", say("player-ruling-with-head-judge")),
        Stage::Open => ("needs", say("player-ruling-called")),
        Stage::Withdrawn | Stage::Ruled | Stage::Appealed | Stage::Final => ruling::state(dispute),
    };
    Ruling {
        number: dispute.number.to_string(),
        slip: dispute.ruling.as_ref().map(|_| urls::ruling_slip(here.slug(), dispute.number)),
        place: dispute
            .at
            .map(|at| say("player-ruling-place").with("round", at.round).with("table", at.table).to_string())
            .unwrap_or_default(),
        question: question_sentence(dispute),
        badge,
        word,
        coming: coming(here, dispute),
        time: time(here, dispute),
        facts: dispute.facts.iter().map(|said| (whose(here, said), said.text.clone())).collect(),
        // What a judge is still considering is not part of the ruling.
        citations: dispute
            .all_cited()
            .filter(|held| told_already(dispute, held))
            .map(|held| {
                let cited = &held.cited;
                (format!("{} {}", how(here, held), cited.citation), cited.quote.clone(), caution(cited))
            })
            .collect(),
        steps: steps(here, dispute),
        can_withdraw: false,
        can_appeal: false,
        typed: String::new(),
        refused: String::new(),
    }
}

/// Citations still under consideration are not part of the final word.
fn told_already(dispute: &Dispute, held: &Attached) -> bool {
    dispute.ruling.is_some() && (held.supports != Support::FinalWord || dispute.stage() == Stage::Final)
}

/// Who is coming; the reason of an escalation stays with the staff.
pub fn coming(here: &Snapshot, dispute: &Dispute) -> String {
    if let Some(withdrawal) = &dispute.withdrawn {
        return assignment::withdrawn(here, withdrawal);
    }
    if dispute.stage() != Stage::Open {
        return String::new();
    }
    match (&dispute.claim, &dispute.escalated) {
        (Some(claim), _) => {
            let name = here.actor(&claim.actor);
            say("player-ruling-took-call").with("name", name).with("when", at(here, claim.at))
        }
        (None, Some(_)) => say("player-ruling-waits-for-head-judge"),
        (None, None) => say("player-ruling-called-when").with("when", at(here, dispute.question.at)),
    }
    .to_string()
}

/// The time that the table got back for the dispute.
fn time(here: &Snapshot, dispute: &Dispute) -> Vec<String> {
    let table = dispute.at.and_then(|at| here.tournament.round(at.round)?.table(at.table));
    let all = table.into_iter().flat_map(|table| &table.extensions);
    let own = all.filter(|given| given.dispute == Some(dispute.number));
    own.map(|given| {
        let (minutes, reason) = (given.minutes, &given.reason);
        say("player-ruling-time-back").with("minutes", minutes).with("reason", reason).to_string()
    })
    .collect()
}

fn steps(here: &Snapshot, dispute: &Dispute) -> Vec<(Message, String, String)> {
    let step = |kind: StepKind, said: &SignedText| {
        let who = here.actor(&said.actor);
        (kind.heading(), said.text.clone(), format!("{who}, {}", words::moment(here, said.at)))
    };
    let ruling = StepKind::ruling(dispute);
    let mut steps: Vec<_> = dispute.ruling.iter().map(|said| step(ruling, said)).collect();
    for (at, (words, by)) in earlier_wordings(here, dispute).into_iter().enumerate() {
        steps.push((StepKind::worded(at).heading(), words, by));
    }
    if let Some(appeal) = &dispute.appeal {
        let (heading, ground, by) = step(StepKind::Appeal, &appeal.lodged);
        steps.push((heading, ground, named_tellers::appellant_line(here, &appeal.lodged, &by)));
        if let Some((outcome, said)) = &appeal.decided {
            let (heading, text, by) = step(StepKind::Last(*outcome), said);
            let own = if dispute.is_own_appeal() { format!(". {}", own_appeal()) } else { String::new() };
            steps.push((heading, text, format!("{by}{own}")));
        }
    }
    steps
}

/// Whose version of the facts; if nobody is named, who recorded it.
fn whose(here: &Snapshot, said: &SignedText) -> String {
    match &said.whose {
        Teller::Unsaid => here.actor(&said.actor),
        Teller::Both => say("player-ruling-told-by-both").to_string(),
        Teller::Staff => say("player-ruling-told-by-staff").to_string(),
        Teller::Other(words) => words.clone(),
        Teller::Player(player) => here.name(*player),
    }
}
