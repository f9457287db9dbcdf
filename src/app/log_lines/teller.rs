//! Puts the entries of the log into words.
//!
//! Some entries are not for everybody, or not yet. The pairs of a draft and the reasons of its changes become public
//! once the round is published, a dispute once it is decided. Facts told to judges, and why a deck list with faults
//! was accepted (it names cards), never do. Every kind has its own arm: a new one does not compile without words.

use std::fmt::Display;

use chrono::{DateTime, Utc};

use crate::app::DisplayNames;
use crate::domain::deck::Format;
use crate::domain::hash::ListHash;
use crate::domain::id::{AtTable, DisputeNumber, PenaltyNumber, PlayerId, RoundNumber};
use crate::domain::letters::capital;
use crate::domain::pairing::system::PairingSystem;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::GameResult;
use crate::domain::tournament::Tournament;
use crate::domain::tournament::clock_jump::direction;
use crate::domain::tournament::cut::RoundName;
use crate::domain::tournament::dispute::{Dispute, Support};
use crate::domain::tournament::entry::{
    AppealDecided, AppealLodged, ChanceTaken, CitationAttached, CitationRemoved, ClockJumped, ClockSet,
    DeckChecked, DeckConsentStated, DisputeClaimed, DisputeOpened, DisputeWithdrawn, Entry,
    PairingsDiscarded, PenaltyIssued, PlayerDropped, PlayersCheckedIn, PlayersKeptApart, PoolRegistered,
    ResultContradicted, ResultCorrected, ResultKept, ResultReported, RoundClosed, RoundPaired,
    RoundPublished, RulingGiven, RulingReworded, SeatLinksGiven, TableFixed, TablesReseated, TeamNamed,
    TimeExtended, TournamentCreated,
};
use crate::domain::tournament::round::ByeMove;
use crate::domain::tournament::round_clock::ClockChange;
use crate::domain::tournament::settings::Settings;
use crate::domain::wording::numbers::{count, list, span};
use crate::domain::wording::quoted::caution;
use crate::domain::wording::{pinned, publication, result, sign_up};

/// The reader of a log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogReader {
    /// Anybody.
    Everyone,
    /// Staff of the tournament, who see drafts and open disputes anyway.
    Staff,
}

/// An entry in words.
pub(super) struct EntryInWords {
    pub(super) what: String,
    /// The reason or text, if there is one for everybody.
    pub(super) why: Option<String>,
}

/// Puts the entries of one tournament into words for one kind of reader.
pub(super) struct LogTeller<'a> {
    /// The tournament as it is now; it decides what may be shown.
    pub(super) here: &'a Tournament,
    pub(super) names: &'a DisplayNames,
    pub(super) to: LogReader,
    /// Whether the players at a table are named.
    pub(super) names_seats: bool,
}

/// A sentence for everybody, without a reason.
macro_rules! told {
    ($($part:tt)*) => { EntryInWords { what: format!($($part)*), why: None } };
}
pub(super) use told;

/// More names than this in a line are counted.
const MOST_NAMES: usize = 12;

/// What the log says of an export.
const EXPORTED: &str = "The whole tournament was taken away as a file, deck lists included.";

impl LogTeller<'_> {
    /// What an entry says. A method that tells one kind is named after it: `paired` tells `RoundPaired`.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind")]
    pub(super) fn tell(&self, entry: &Entry) -> EntryInWords {
        let name = |player| self.names.name(player);
        match entry {
            Entry::TournamentCreated(it) => created(it),
            Entry::PodTournamentCreated(it) => EntryInWords::of_pods(it),
            Entry::SettingsChanged(it) => because(settings_changed(&it.settings), &it.reason),
            Entry::ProfileChanged(it) => because(scored_by(&it.profile), &it.reason),
            Entry::PodRulesChanged(it) => EntryInWords::of_pod_rules(it),
            Entry::FormatChanged(it) => because(checked_by(it.format.as_deref()), &it.reason),
            Entry::SignUpChanged(it) => told!("Sign-up: {}", sign_up::terms(&it.terms)),
            Entry::PlayerRegistered(it) => from_round("registered", &name(it.player), it.from_round),
            Entry::PlayerIdentified(it) => identified(&name(it.player)),
            Entry::PlayerRenamed(it) => renamed(it.player, &name(it.player)),
            Entry::NameErased(it) => told!("The name of player {} was erased for good.", it.player),
            Entry::RegistrationWithdrawn(it) => unregistered(it.player),
            Entry::PlayerDropped(it) => dropped(&name(it.player), it),
            Entry::PlayerReinstated(it) => from_round("came back", &name(it.player), it.from_round),
            Entry::CheckInOpened(it) => told!("Check-in for {} opened.", self.numbered_round(it.round)),
            Entry::CheckInClosed(it) => told!("Check-in for {} closed.", self.numbered_round(it.round)),
            Entry::PlayersCheckedIn(it) => self.checked_in(it),
            Entry::DeckSubmitted(it) => list_was("handed in", &name(it.player), &it.sha256),
            Entry::PoolRegistered(it) => pool_registered(&name(it.player), it),
            Entry::DeckAccepted(it) => list_was("accepted", &name(it.player), &it.sha256),
            Entry::DeckRead(it) => told!("Deck list of {} read by staff.", name(it.player)),
            Entry::DeckChecked(it) => self.deck_checked(it),
            Entry::DeckChecksDrawn(it) => told!("Deck checks drawn for round {}.", it.round),
            Entry::DeckConsentStated(it) => self.consent_stated(it),
            Entry::PublicationChanged(it) => told!("Deck lists: {}", publication::lists(&it.publication)),
            Entry::PlayersKeptApart(it) => self.kept_apart(it),
            Entry::PlayersLetMeet(it) => told!("Group {} is not kept apart any more.", it.group),
            Entry::TeamNamed(it) => team_named(it),
            Entry::TableFixed(it) => self.table_fixed(it),
            Entry::TableFreed(it) => told!("{} has no fixed table any more.", name(it.player)),
            Entry::RoundPaired(it) => self.paired(it),
            Entry::PairingsChanged(it) => self.of_draft(it.round, changed_by_hand(it.round), &it.reason),
            Entry::TablesReseated(it) => because(self.seated_again(it), &it.reason),
            Entry::PairingsDiscarded(it) => self.of_draft(it.round, self.discarded(it), &it.reason),
            Entry::RoundPublished(it) => self.published(it),
            Entry::ResultReported(it) => self.reported(it),
            Entry::ResultRecorded(it) => told!("Recorded {}.", self.result(it.at(), &it.result)),
            Entry::ResultContradicted(it) => self.contradicted(it),
            Entry::ResultKept(it) => self.kept(it),
            Entry::ResultCorrected(it) => self.corrected(it),
            Entry::ClockSet(it) => self.clock_set(it),
            Entry::TimeExtended(it) => self.time(it),
            Entry::RoundClosed(it) => self.closed(it),
            Entry::CutStarted(it) => self.cut_started(it),
            Entry::CutWithdrawn(it) => because("The cut was taken back.".to_owned(), &it.reason),
            Entry::StagePaired(it) => self.stage_paired(it),
            Entry::GameAdded(it) => self.game_added(it),
            Entry::GameWithdrawn(it) => self.game_withdrawn(it),
            Entry::MatchSettled(it) => self.settled(it),
            Entry::ReserveMovedUp(it) => self.moved_up(it),
            Entry::HeatPaired(it) => self.heat_paired(it),
            Entry::PodsChanged(it) => self.pods_changed(it),
            Entry::TopTableSeated(it) => self.top_table_seated(it),
            Entry::PodReported(it) => self.pod_reported(it),
            Entry::PodRecorded(it) => self.pod_recorded(it),
            Entry::PodContradicted(it) => self.pod_contradicted(it),
            Entry::PodCorrected(it) => self.pod_corrected(it),
            Entry::DisputeOpened(it) => self.opened(it),
            Entry::DisputeClaimed(it) => claimed(it),
            Entry::DisputeEscalated(it) => self.to_staff(escalated(it.dispute), &it.reason),
            Entry::FactsStated(it) => self.facts_stated(it.dispute),
            Entry::CitationAttached(it) => self.cited(it),
            Entry::CitationRemoved(it) => self.uncited(it),
            Entry::RulingGiven(it) => self.ruled(it),
            Entry::RulingReworded(it) => self.reworded(it),
            Entry::DisputeWithdrawn(it) => self.to_staff(withdrawn(it), &it.reason),
            Entry::AppealLodged(it) => self.appealed(it),
            Entry::AppealDecided(it) => self.appeal_decided(it),
            Entry::PenaltyIssued(it) => self.penalised(it),
            Entry::PenaltyWithdrawn(it) => self.to_staff(penalty_withdrawn(it.number), &it.reason),
            Entry::ChanceTaken(it) => self.drawn(it),
            Entry::SeatLinksGiven(it) => self.links_given(it),
            Entry::TournamentExported(_) => told!("{EXPORTED}"),
            Entry::TournamentClosed(_) => told!("Tournament closed; the standings are final."),
            Entry::TournamentReopened(it) => because("Tournament reopened.".to_owned(), &it.reason),
            Entry::TournamentHidden(it) => because("Tournament hidden from the lists.".into(), &it.reason),
            Entry::TournamentShown(_) => told!("Tournament back on the lists."),
            Entry::ClockJumped(it) => jumped(it),
            Entry::ActUndone(it) => self.undoing("Undone", it.span(), &it.reason),
            Entry::ActRedone(it) => self.undoing("Redone", it.span(), &it.reason),
        }
    }

    fn reported(&self, it: &ResultReported) -> EntryInWords {
        told!("{} reported {}.", self.names.name(it.player), self.result(it.at(), &it.result))
    }

    /// What the check found stays between player and staff.
    fn deck_checked(&self, it: &DeckChecked) -> EntryInWords {
        let name = self.names.name(it.player);
        if self.to == LogReader::Everyone {
            return told!("Deck of {name} compared with its list.");
        }
        let verdict = if it.agrees { "it agrees" } else { "it differs" };
        let found = (!it.found.is_empty()).then(|| it.found.clone());
        EntryInWords { what: format!("Deck of {name} compared with its list: {verdict}."), why: found }
    }

    /// What a player answered is for that player and the staff only; if the list is shown, the answer is evident.
    fn consent_stated(&self, it: &DeckConsentStated) -> EntryInWords {
        let name = self.names.name(it.player);
        match (self.to, it.agrees) {
            (LogReader::Everyone, _) => {
                told!("It was said whether everybody may see the deck list of {name}.")
            }
            (LogReader::Staff, true) => told!("{name} agrees that everybody sees the deck list."),
            (LogReader::Staff, false) => told!("{name} does not agree that everybody sees the deck list."),
        }
    }

    /// With the seed and the figures anybody could repeat the draft at home, so they are shown only after publication.
    fn paired(&self, it: &RoundPaired) -> EntryInWords {
        let RoundPaired { round, seed, rematches, .. } = it;
        let optimal = it.optimal.words();
        if !self.may_see(*round) {
            return told!("Round {round} paired as a draft.");
        }
        let tables = count(it.tables.len(), "table", "tables");
        if it.algorithm.is_timetable() {
            return told!(
                "Round {round} of the timetable seated, whose numbers were drawn with seed {seed}: {tables}."
            );
        }
        let rematches = match rematches {
            0 => "no rematch".to_owned(),
            some => count(usize::try_from(*some).unwrap_or(usize::MAX), "rematch", "rematches"),
        };
        told!(
            "Round {round} paired with seed {seed}: {tables}, {rematches}, {optimal} to be the best pairing."
        )
    }

    pub(super) fn of_draft(&self, round: RoundNumber, what: String, reason: &str) -> EntryInWords {
        if self.may_see(round) {
            return because(what, reason);
        }
        EntryInWords { what, why: Some("The reason is shown once the round is published.".to_owned()) }
    }

    /// Why players are kept apart is for staff.
    fn kept_apart(&self, it: &PlayersKeptApart) -> EntryInWords {
        let through = it.through.map_or_else(String::new, |round| format!(" through round {round}"));
        let names = self.first_names(&it.players);
        self.to_staff(format!("Group {} is kept apart{through}: {names}.", it.group), &it.reason)
    }

    /// Why a player has a fixed table is for staff.
    fn table_fixed(&self, it: &TableFixed) -> EntryInWords {
        let name = self.names.name(it.player);
        self.to_staff(format!("{name} sits at table {} from the next draft on.", it.table), &it.reason)
    }

    /// The tables of a round in play that changed, with who meets there now.
    fn seated_again(&self, it: &TablesReseated) -> String {
        let tables = it.tables.iter().map(|table| {
            let [a, b] = table.players.map(|player| self.names.name(player));
            format!("table {}: {a} against {b}", table.table)
        });
        let bye = match &it.bye {
            ByeMove::Stays => None,
            ByeMove::Goes(given) => Some(format!("{} has the bye", self.names.name(given.player))),
            ByeMove::Ends => Some("nobody has the bye".to_owned()),
        };
        let changed: Vec<String> = tables.chain(bye).collect();
        format!("Round {} changed by hand while it was played; {}.", it.round, changed.join("; "))
    }

    fn contradicted(&self, it: &ResultContradicted) -> EntryInWords {
        let offered = self.result(it.at(), &it.offered);
        told!("Another result was offered for {offered}. Nothing was overwritten.")
    }

    fn corrected(&self, it: &ResultCorrected) -> EntryInWords {
        let before = self.played(it.at(), &it.was);
        let cause = it.dispute.map(|number| format!(" After dispute {number}.")).unwrap_or_default();
        let now = self.result(it.at(), &it.result);
        because(format!("Corrected {now}. Before: {before}.{cause}"), &it.reason)
    }

    /// The reason may mention the dispute, so it waits for the decision.
    fn time(&self, it: &TimeExtended) -> EntryInWords {
        let place = self.place(it.at);
        let minutes =
            count(usize::try_from(it.minutes.unsigned_abs()).unwrap_or(usize::MAX), "minute", "minutes");
        let cause = it.dispute.map(|number| format!(", for dispute {number}")).unwrap_or_default();
        let what = if it.minutes < 0 {
            format!("{minutes} taken back from {place}{cause}.")
        } else {
            format!("{minutes} given to {place} beyond the clock{cause}.")
        };
        let why = if self.is_told(it.dispute) { it.reason.as_str() } else { "" };
        because(what, why)
    }

    fn opened(&self, it: &DisputeOpened) -> EntryInWords {
        let about = it.at.map(|at| format!(" about {}", self.place(at))).unwrap_or_default();
        self.once_decided(it.dispute, format!("Dispute {} opened{about}.", it.dispute), || {
            format!("Question: {}", it.question)
        })
    }

    fn facts_stated(&self, dispute: DisputeNumber) -> EntryInWords {
        let private = if self.to == LogReader::Everyone { "; they are not public" } else { "" };
        told!("Facts of dispute {dispute} written down{private}.")
    }

    fn cited(&self, it: &CitationAttached) -> EntryInWords {
        let CitationAttached { dispute, cited, treatment } = it;
        let to = if self.is_ground_of_last(it) { "the final word on dispute" } else { "dispute" };
        self.once_decided(*dispute, format!("Citation attached to {to} {dispute}."), || {
            let quoted = format!("{} {}: “{}” ", treatment.words(), cited.citation, cited.quote);
            (quoted + &caution(cited)).trim_end().to_owned()
        })
    }

    fn uncited(&self, it: &CitationRemoved) -> EntryInWords {
        self.once_decided(it.dispute, format!("Citation taken off dispute {}.", it.dispute), || {
            format!("{}. Reason: {}", it.citation, it.reason)
        })
    }

    fn ruled(&self, it: &RulingGiven) -> EntryInWords {
        let what = format!("Ruling given on dispute {}.", it.dispute);
        self.once_decided(it.dispute, what, || match &it.question {
            Some(question) => format!("Question: {question} Ruling: {}", it.text),
            None => format!("Ruling: {}", it.text),
        })
    }

    fn reworded(&self, it: &RulingReworded) -> EntryInWords {
        let what = format!("Wording of the ruling on dispute {} corrected.", it.dispute);
        self.once_decided(it.dispute, what, || format!("Now: {} Reason: {}", it.text, it.reason))
    }

    fn appealed(&self, it: &AppealLodged) -> EntryInWords {
        let by = it.by.map(|player| format!(" by {}", self.names.name(player))).unwrap_or_default();
        told!("The ruling on dispute {} was appealed{by}.", it.dispute)
    }

    fn appeal_decided(&self, it: &AppealDecided) -> EntryInWords {
        let own = self.here.dispute(it.dispute).is_some_and(Dispute::is_own_appeal);
        let own = if own { ", by the judge who gave the ruling" } else { "" };
        let what = format!(
            "Appeal of dispute {} decided: {}{own}.",
            it.dispute,
            result::appeal(it.outcome).to_lowercase()
        );
        self.once_decided(it.dispute, what, || format!("Final word: {}", it.text))
    }

    /// Who was penalised and why stays between player and staff; a changed result gives its own reason.
    fn penalised(&self, it: &PenaltyIssued) -> EntryInWords {
        if self.to == LogReader::Everyone {
            return told!("Penalty {} issued; it stays between the player and the staff.", it.number);
        }
        let known = crate::data::penalties();
        let (kind, level) = (known.kind_name(&it.kind), known.level_name(it.level));
        let name = self.names.name(it.player);
        because(format!("Penalty {} for {name}: {kind}, {level}.", it.number), &it.reason)
    }

    /// The purpose may mention an open dispute; the draw itself can be checked at once.
    fn drawn(&self, it: &ChanceTaken) -> EntryInWords {
        let ChanceTaken { what, outcome, seed, purpose, .. } = it;
        let purpose =
            if self.is_told(it.dispute) { format!("It decides: {purpose}. ") } else { String::new() };
        let check =
            format!("{purpose}Seed {seed}. To check it: arbiter chance {} --seed {seed}", what.option());
        EntryInWords {
            what: format!("{} drawn: {}.", what.name(), what.outcome_in_words(outcome)),
            why: Some(check),
        }
    }

    fn links_given(&self, it: &SeatLinksGiven) -> EntryInWords {
        match it.players.as_slice() {
            [one] => told!("A private link was given out for {}.", self.names.name(*one)),
            all => told!("Private links were given out for {} players.", all.len()),
        }
    }

    /// A reason that only staff read.
    fn to_staff(&self, what: String, reason: &str) -> EntryInWords {
        because(what, if self.to == LogReader::Staff { reason } else { "" })
    }

    /// The text, once the dispute is public.
    fn once_decided(
        &self,
        dispute: DisputeNumber,
        what: String,
        said: impl FnOnce() -> String,
    ) -> EntryInWords {
        EntryInWords { what, why: self.is_told(Some(dispute)).then(said) }
    }

    /// Whether this reader may see a dispute; entries about none are not hidden.
    pub(super) fn is_told(&self, dispute: Option<DisputeNumber>) -> bool {
        let is_decided = |number| self.here.dispute(number).is_some_and(Dispute::is_decided);
        dispute.is_none_or(|number| self.to == LogReader::Staff || is_decided(number))
    }

    pub(super) fn may_see(&self, round: RoundNumber) -> bool {
        self.to == LogReader::Staff || self.here.round(round).is_some_and(|round| round.is_published())
    }

    /// Whether a citation was attached only for the final word on an appeal.
    fn is_ground_of_last(&self, it: &CitationAttached) -> bool {
        let held = self.here.dispute(it.dispute).into_iter().flat_map(|dispute| &dispute.citations);
        let mut same =
            held.filter(|held| held.cited == *it.cited && held.treatment == it.treatment).peekable();
        same.peek().is_some() && same.all(|held| held.supports == Support::FinalWord)
    }

    fn result(&self, at: AtTable, result: &GameResult) -> String {
        format!("{}: {}", self.place(at), self.played(at, result))
    }

    fn played(&self, at: AtTable, result: &GameResult) -> String {
        let told = result::result(result, self.seat_names(at).each_ref().map(String::as_str));
        match result::missions(result.missions) {
            Some(missions) => format!("{told}, {missions}"),
            None => told,
        }
    }

    fn seat_names(&self, at: AtTable) -> [String; 2] {
        let table = self.here.round(at.round).and_then(|round| round.table(at.table));
        table.filter(|_| self.names_seats).map_or_else(
            || ["seat A".to_owned(), "seat B".to_owned()],
            |table| self.names.pair(table.pair.players),
        )
    }
}

impl LogTeller<'_> {
    /// What a round is called: a round, or a heat in pods.
    fn unit(&self) -> &'static str {
        if self.here.setup().is_some_and(|setup| setup.pods().is_some()) { "heat" } else { "round" }
    }

    /// Entries of the cut name their rounds by number as well, so this gives the number.
    fn numbered_round(&self, round: RoundNumber) -> String {
        match self.here.round_name(round) {
            RoundName::TopTable => "the top table".to_owned(),
            RoundName::Swiss(_) | RoundName::Stage(_) | RoundName::DoubleStage(_) | RoundName::Heat(_) => {
                format!("{} {round}", self.unit())
            }
        }
    }

    pub(super) fn place(&self, at: AtTable) -> String {
        format!("{}, table {}", self.numbered_round(at.round), at.table)
    }

    fn discarded(&self, it: &PairingsDiscarded) -> String {
        let (round, unit) = (it.round, self.unit());
        let enter = match it.enter.len() {
            0 => return format!("A draft of {unit} {round} discarded."),
            1 => "registered meanwhile and plays",
            _ => "registered meanwhile and play",
        };
        format!(
            "A draft of {unit} {round} discarded. {} {enter} from {unit} {round}.",
            self.first_names(&it.enter)
        )
    }

    fn checked_in(&self, it: &PlayersCheckedIn) -> EntryInWords {
        let round = self.numbered_round(it.round);
        let here =
            (!it.here.is_empty()).then(|| format!("Checked in for {round}: {}.", self.first_names(&it.here)));
        let gone = (!it.gone.is_empty())
            .then(|| format!("Not here for {round} after all: {}.", self.first_names(&it.gone)));
        told!("{}", here.into_iter().chain(gone).collect::<Vec<_>>().join(" "))
    }

    /// Some names, and how many others there are: a line of two thousand names is read by nobody.
    fn first_names(&self, players: &[PlayerId]) -> String {
        let mut names: Vec<String> =
            players.iter().take(MOST_NAMES).map(|player| self.names.name(*player)).collect();
        match players.len().saturating_sub(MOST_NAMES) {
            0 => {}
            1 => names.push("1 other".to_owned()),
            more => names.push(format!("{more} others")),
        }
        list(&names)
    }

    fn published(&self, it: &RoundPublished) -> EntryInWords {
        let round = capital(&self.numbered_round(it.round));
        if let Some(deadline) = it.deadline {
            return told!("{round} published, to be played until {}.", in_utc(deadline));
        }
        let waits = if it.clock_waits { ", which waits for its start" } else { "" };
        told!("{round} published, {} minutes on the clock{waits}.", it.minutes)
    }

    fn clock_set(&self, it: &ClockSet) -> EntryInWords {
        let round = self.numbered_round(it.round);
        let many = |minutes: i32| {
            count(usize::try_from(minutes.unsigned_abs()).unwrap_or(usize::MAX), "minute", "minutes")
        };
        match it.change {
            ClockChange::Started => told!("Clock of {round} started."),
            ClockChange::Paused => told!("Clock of {round} paused."),
            ClockChange::Resumed => told!("Clock of {round} resumed."),
            ClockChange::Extended { minutes } if minutes < 0 => {
                told!("{} taken back from everybody in {round}.", many(minutes))
            }
            ClockChange::Extended { minutes } => told!("{} given to everybody in {round}.", many(minutes)),
            ClockChange::Moved { from, to } => {
                told!("Deadline of {round} moved from {} to {}.", in_utc(from), in_utc(to))
            }
        }
    }

    fn kept(&self, it: &ResultKept) -> EntryInWords {
        because(format!("The recorded result of {} was kept.", self.place(it.at())), &it.reason)
    }

    fn closed(&self, it: &RoundClosed) -> EntryInWords {
        let RoundClosed { round, over } = it;
        let round = capital(&self.numbered_round(*round));
        if over.is_empty() {
            return told!("{round} closed, all results are in.");
        }
        let numbers: Vec<String> = over.iter().map(ToString::to_string).collect();
        let disputes = if over.len() == 1 { "dispute" } else { "disputes" };
        told!("{round} closed, all results are in; {disputes} {} not decided yet.", list(&numbers))
    }
}

pub(super) fn because(what: String, reason: &str) -> EntryInWords {
    EntryInWords { what, why: (!reason.is_empty()).then(|| format!("Reason: {reason}")) }
}

fn created(it: &TournamentCreated) -> EntryInWords {
    let decks = it.format.as_ref().map_or("decks are not checked", |format| format.name.as_str());
    told!(
        "Tournament set up: {}. Scored by {}; decks: {decks}. Both are frozen as of this entry.",
        plan(&it.settings),
        it.profile.name
    )
}

fn settings_changed(settings: &Settings) -> String {
    format!("Settings changed: {}.", plan(settings))
}

fn from_round(did: &str, name: &str, round: RoundNumber) -> EntryInWords {
    told!("{name} {did}, from round {round}.")
}

fn identified(name: &str) -> EntryInWords {
    told!("Staff corrected which person {name} is, across tournaments.")
}

fn renamed(player: PlayerId, name: &str) -> EntryInWords {
    told!("The name of player {player} was corrected: now {name}.")
}

fn dropped(name: &str, it: &PlayerDropped) -> EntryInWords {
    let when = match it.after_round.0 {
        0 => "before round 1".to_owned(),
        round => format!("after round {round}"),
    };
    because(format!("{name} left, {when}."), &it.reason)
}

/// A deck list with the first eight digits of its hash.
fn list_was(done: &str, name: &str, sha256: &ListHash) -> EntryInWords {
    told!("Deck list of {name} {done}, SHA-256 {}.", sha256.as_str().get(..8).unwrap_or(sha256.as_str()))
}

/// A pool with the first eight digits of its hash.
fn pool_registered(name: &str, it: &PoolRegistered) -> EntryInWords {
    let short = it.sha256.as_str().get(..8).unwrap_or(it.sha256.as_str());
    told!("Pool of {name} registered, {}, SHA-256 {short}.", count(it.cards as usize, "card", "cards"))
}

fn changed_by_hand(round: RoundNumber) -> String {
    format!("Pairings of round {round} changed by hand.")
}

fn team_named(it: &TeamNamed) -> EntryInWords {
    match &it.name {
        Some(name) => told!("Group {} is the team {name}.", it.group),
        None => told!("Group {} has no public name any more.", it.group),
    }
}

fn claimed(it: &DisputeClaimed) -> EntryInWords {
    match &it.instead_of {
        None => told!("A judge took dispute {} on.", it.dispute),
        Some(_) => told!("A judge took dispute {} over from another.", it.dispute),
    }
}

fn escalated(dispute: DisputeNumber) -> String {
    format!("Dispute {dispute} went on to the head judge.")
}

fn withdrawn(it: &DisputeWithdrawn) -> String {
    let on = it.instead.map(|other| format!("; dispute {other} goes on")).unwrap_or_default();
    format!("Dispute {} withdrawn{on}.", it.dispute)
}

fn scored_by(profile: &Profile) -> String {
    let set = pinned::changed_values(profile).into_iter().map(|(name, value, _)| format!("{name}: {value}"));
    let set: Vec<String> = set.collect();
    let set = if set.is_empty() { String::new() } else { format!(" Set are {}.", set.join("; ")) };
    let name = pinned::profile_title(profile);
    format!("Scored by {name} from here on, the results recorded before too.{set}")
}

fn checked_by(format: Option<&Format>) -> String {
    let Some(format) = format else { return "Decks are not checked from here on.".to_owned() };
    let set = format.set_by_organiser().into_iter();
    let set = set.map(|rule| format!("{} ({})", rule.says.trim_end_matches('.'), rule.severity.name()));
    let set: Vec<String> = set.collect();
    let rules = if set.is_empty() { String::new() } else { format!(", with {}", set.join("; ")) };
    let about = if format.based_on.is_some() { format!(" {}", format.about) } else { String::new() };
    format!("Decks are checked against {} from here on{rules}.{about}", pinned::format_title(format))
}

pub(super) fn plan(settings: &Settings) -> String {
    let place = if settings.place.is_empty() { String::new() } else { format!(", {}", settings.place) };
    let options = if settings.options.is_empty() {
        String::new()
    } else {
        format!("; optional rules: {}", pinned::options(&settings.options).trim_end_matches('.'))
    };
    let cut = settings.planned_cut.map(|size| format!(", then a cut to the best {}", size.players()));
    let length = settings.round_days.map_or_else(
        || format!("{} minutes", settings.round_minutes),
        |days| count(usize::try_from(days).unwrap_or(usize::MAX), "day", "days"),
    );
    format!(
        "{}{place}, {}, {}, {} of {length}{}{options}",
        settings.title,
        settings.date.format("%-d %B %Y"),
        settings.edition.name(),
        match settings.system {
            PairingSystem::Swiss => {
                count(usize::try_from(settings.rounds).unwrap_or(usize::MAX), "round", "rounds")
            }
            PairingSystem::RoundRobin => "a round robin with rounds".to_owned(),
            PairingSystem::SingleElimination => "single elimination with stages".to_owned(),
            PairingSystem::DoubleElimination => "double elimination with stages".to_owned(),
        },
        cut.unwrap_or_default()
    )
}

/// The log is read in every time zone.
fn in_utc(at: DateTime<Utc>) -> impl Display {
    at.format("%-d %B %Y, %H:%M UTC")
}

fn jumped(it: &ClockJumped) -> EntryInWords {
    let direction = direction(it.from, it.to);
    told!("The computer’s clock was put {direction} by {}.", span(it.to - it.from))
}

fn unregistered(player: PlayerId) -> EntryInWords {
    told!("The registration of player {player} was taken back.")
}

fn penalty_withdrawn(number: PenaltyNumber) -> String {
    format!("Penalty {number} withdrawn.")
}
