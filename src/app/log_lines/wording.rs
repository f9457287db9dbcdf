//! Puts the entries of the log into words.
//!
//! Some entries are not for everybody, or not yet. The pairs of a draft and the reasons of its changes become public
//! once the round is published, a dispute once it is decided. Facts told to judges, and why a deck list with faults
//! was accepted (it names cards), never do. Every kind has its own arm: a new one does not compile without words.

use crate::app::DisplayNames;
use crate::domain::deck::Format;
use crate::domain::hash::ListHash;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber};
use crate::domain::letters::capital;
use crate::domain::pairing::PairingProof;
use crate::domain::pairing::system::PairingSystem;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::GameResult;
use crate::domain::tournament::Tournament;
use crate::domain::tournament::cut::RoundName;
use crate::domain::tournament::dispute::{AppealOutcome, Dispute, Support};
use crate::domain::tournament::entry::{
    AppealDecided, AppealLodged, ChanceTaken, CitationAttached, CitationRemoved, ClockJumped, ClockSet,
    DeckChecked, DeckConsentStated, DisputeClaimed, DisputeEscalated, DisputeOpened, DisputeWithdrawn, Entry,
    PairingsChanged, PairingsDiscarded, PenaltyIssued, PenaltyWithdrawn, PlayerDropped, PlayerReinstated,
    PlayersCheckedIn, PlayersKeptApart, PlayersRated, PublicationChanged, ResultContradicted,
    ResultCorrected, ResultRecorded, ResultReported, RoundClosed, RoundPaired, RoundPublished, RulingGiven,
    RulingReworded, SeatLinksGiven, SignUpChanged, TableFixed, TablesReseated, TeamNamed, TimeExtended,
    TournamentCreated,
};
use crate::domain::tournament::round::ByeMove;
use crate::domain::tournament::round_clock::ClockChange;
use crate::domain::tournament::settings::Settings;
use crate::messages::{Message, dates, say};
use crate::words::numbers::{list, number_of_days, number_of_minutes, semicolons, span};
use crate::words::question::asked_words;
use crate::words::quoted::caution;
use crate::words::severity::severity;
use crate::words::{citing, draw, measure, penalty, pinned, publication, result, sign_up};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogReader {
    /// Without a role: from them, drafts and open disputes are hidden.
    Everyone,
    /// Staff of the tournament, who see drafts and open disputes anyway.
    Staff,
}

pub(super) struct EntryInWords {
    pub(super) what: Message,
    /// The reason or text, if there is one for everybody.
    pub(super) why: Option<String>,
}

/// Puts the entries of one tournament into words for one kind of reader.
pub(super) struct LogWording<'a> {
    /// The tournament as it is now; it decides what may be shown.
    pub(super) here: &'a Tournament,
    pub(super) names: &'a DisplayNames,
    pub(super) to: LogReader,
    /// Whether the players at a table are named.
    pub(super) names_seats: bool,
    /// Whether a deck list is named by its hash, as the whole log does.
    pub(super) names_hashes: bool,
}

/// More names than this in a line are counted.
const MOST_NAMES: usize = 12;

impl LogWording<'_> {
    /// What an entry says. A method that tells one kind is named after it: `paired` tells `RoundPaired`.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind")]
    pub(super) fn words_of(&self, entry: &Entry) -> EntryInWords {
        let name = |player| self.names.name(player);
        match entry {
            Entry::TournamentCreated(it) => created(it),
            Entry::PodTournamentCreated(it) => EntryInWords::of_pods(it),
            Entry::SettingsChanged(it) => because(settings_changed(&it.settings), &it.reason),
            Entry::ProfileChanged(it) => because(scored_by(&it.profile), &it.reason),
            Entry::PodRulesChanged(it) => EntryInWords::of_pod_rules(it),
            Entry::FormatChanged(it) => checked_by(it.format.as_deref(), &it.reason),
            Entry::SignUpChanged(it) => self.sign_up(it),
            Entry::PlayerRegistered(it) => self.registered(&name(it.player), it.from_round),
            Entry::PlayerIdentified(it) => told(say("log-identified").with("name", name(it.player))),
            Entry::PlayerRenamed(it) => renamed(it.player, &name(it.player)),
            Entry::NameErased(it) => told(say("log-name-erased").with("player", it.player)),
            Entry::RegistrationWithdrawn(it) => told(say("log-unregistered").with("player", it.player)),
            Entry::PlayerDropped(it) => dropped(&name(it.player), it),
            Entry::PlayerReinstated(it) => came_back(&name(it.player), it),
            Entry::CheckInOpened(it) => told(self.check_in_opened(it.round)),
            Entry::CheckInClosed(it) => told(self.check_in_closed(it.round)),
            Entry::PlayersCheckedIn(it) => self.checked_in(it),
            Entry::DeckSubmitted(it) => handed_in(&name(it.player), self.hash(&it.sha256)),
            Entry::PoolRegistered(it) => pool_registered(&name(it.player), it.cards, self.hash(&it.sha256)),
            Entry::DeckAccepted(it) => accepted(&name(it.player), self.hash(&it.sha256)),
            Entry::DeckRead(it) => told(say("log-list-read").with("name", name(it.player))),
            Entry::DeckChecked(it) => self.deck_checked(it),
            Entry::DeckChecksDrawn(it) => told(say("log-deck-checks-drawn").with("round", it.round)),
            Entry::DeckConsentStated(it) => self.consent_stated(it),
            Entry::PublicationChanged(it) => told(publication_changed(it)),
            Entry::PlayersKeptApart(it) => self.kept_apart(it),
            Entry::PlayersLetMeet(it) => told(say("log-let-meet").with("group", it.group)),
            Entry::TeamNamed(it) => team_named(it),
            Entry::TableFixed(it) => self.table_fixed(it),
            Entry::PlayersRated(it) => told(self.players_rated(it)),
            Entry::TableFreed(it) => told(say("log-table-freed").with("name", name(it.player))),
            Entry::RoundPaired(it) => self.paired(it),
            Entry::PairingsChanged(it) => self.of_draft(it.round, pairings_changed(it), &it.reason),
            Entry::TablesReseated(it) => because(self.seated_again(it), &it.reason),
            Entry::PairingsDiscarded(it) => self.of_draft(it.round, self.discarded(it), &it.reason),
            Entry::RoundPublished(it) => self.published(it),
            Entry::ResultReported(it) => self.reported(it),
            Entry::ResultRecorded(it) => told(self.recorded(it)),
            Entry::ResultContradicted(it) => told(self.contradicted(it)),
            Entry::ResultKept(it) => because(say("log-kept").with("place", self.place(it.at())), &it.reason),
            Entry::ResultCorrected(it) => self.corrected(it),
            Entry::ClockSet(it) => self.clock_set(it),
            Entry::TimeExtended(it) => self.time(it),
            Entry::RoundClosed(it) => self.closed(it),
            Entry::CutStarted(it) => self.cut_started(it),
            Entry::CutWithdrawn(it) => because(say("log-cut-withdrawn"), &it.reason),
            Entry::StagePaired(it) => self.stage_paired(it),
            Entry::GameAdded(it) => self.game_added(it),
            Entry::GameWithdrawn(it) => self.game_withdrawn(it),
            Entry::MatchSettled(it) => self.settled(it),
            Entry::ReserveMovedUp(it) => self.moved_up(it),
            Entry::HeatPaired(it) => self.heat_paired(it),
            Entry::PodsReseated(it) => self.pods_reseated(it),
            Entry::PodsChanged(it) => self.pods_changed(it),
            Entry::TopTableSeated(it) => self.top_table_seated(it),
            Entry::PodReported(it) => self.pod_reported(it),
            Entry::PodRecorded(it) => self.pod_recorded(it),
            Entry::PodContradicted(it) => self.pod_contradicted(it),
            Entry::PodCorrected(it) => self.pod_corrected(it),
            Entry::DisputeOpened(it) => self.opened(it),
            Entry::DisputeClaimed(it) => claimed(it),
            Entry::DisputeEscalated(it) => self.to_staff(escalated(it), &it.reason),
            Entry::FactsStated(it) => self.facts_stated(it.dispute),
            Entry::CitationAttached(it) => self.cited(it),
            Entry::CitationRemoved(it) => self.uncited(it),
            Entry::RulingGiven(it) => self.ruled(it),
            Entry::RulingReworded(it) => self.reworded(it),
            Entry::DisputeWithdrawn(it) => self.to_staff(withdrawn(it), &it.reason),
            Entry::AppealLodged(it) => self.appealed(it),
            Entry::AppealDecided(it) => self.appeal_decided(it),
            Entry::PenaltyIssued(it) => self.penalised(it),
            Entry::PenaltyWithdrawn(it) => self.to_staff(penalty_withdrawn(it), &it.reason),
            Entry::ChanceTaken(it) => self.drawn(it),
            Entry::SeatLinksGiven(it) => self.links_given(it),
            Entry::TournamentExported(_) => told(say("log-exported")),
            Entry::TournamentClosed(_) => told(say("log-tournament-closed")),
            Entry::TournamentReopened(it) => because(say("log-tournament-reopened"), &it.reason),
            Entry::TournamentHidden(it) => because(say("log-tournament-hidden"), &it.reason),
            Entry::TournamentShown(_) => told(say("log-tournament-shown")),
            Entry::ClockJumped(it) => told(jumped(it)),
            Entry::ActUndone(it) => self.undone(it),
            Entry::ActRedone(it) => self.redone(it),
        }
    }

    fn reported(&self, it: &ResultReported) -> EntryInWords {
        let result = self.result(it.at(), &it.result);
        told(say("log-reported").with("name", self.names.name(it.player)).with("result", result))
    }

    fn recorded(&self, it: &ResultRecorded) -> Message {
        say("log-recorded").with("result", self.result(it.at(), &it.result))
    }

    fn contradicted(&self, it: &ResultContradicted) -> Message {
        say("log-contradicted").with("result", self.result(it.at(), &it.offered))
    }

    /// The first eight digits of a list's hash, where it is named by it.
    fn hash<'a>(&self, sha256: &'a ListHash) -> Option<&'a str> {
        self.names_hashes.then(|| sha256.as_str().get(..8).unwrap_or(sha256.as_str()))
    }

    /// What the check found stays between player and staff.
    fn deck_checked(&self, it: &DeckChecked) -> EntryInWords {
        let name = self.names.name(it.player);
        if self.to == LogReader::Everyone {
            return told(say("log-deck-compared").with("name", name));
        }
        let what = if it.agrees {
            say("log-deck-agrees").with("name", name)
        } else {
            say("log-deck-differs").with("name", name)
        };
        EntryInWords { what, why: (!it.found.is_empty()).then(|| it.found.clone()) }
    }

    /// What a player answered is for that player and the staff only; if the list is shown, the answer is evident.
    fn consent_stated(&self, it: &DeckConsentStated) -> EntryInWords {
        let name = self.names.name(it.player);
        told(match (self.to, it.agrees) {
            (LogReader::Everyone, _) => say("log-consent-stated").with("name", name),
            (LogReader::Staff, true) => say("log-consent-given").with("name", name),
            (LogReader::Staff, false) => say("log-consent-refused").with("name", name),
        })
    }

    /// Who came after the last round of the timetable was paired has its free number, and no round to begin with.
    fn registered(&self, name: &str, from: RoundNumber) -> EntryInWords {
        let is_after = self.here.timetable().is_some_and(|timetable| from.0 > timetable.rounds());
        told(if is_after {
            say("log-registered-with-free-number").with("name", name)
        } else {
            say("log-registered").with("name", name).with("round", from)
        })
    }

    /// With the seed and the figures anybody could repeat the draft at home, so they are shown only after publication.
    fn paired(&self, it: &RoundPaired) -> EntryInWords {
        let RoundPaired { round, seed, rematches, .. } = it;
        if !self.may_see(*round) {
            return told(say("log-paired-as-draft").with("round", round));
        }
        let tables = it.tables.len();
        if it.algorithm.is_timetable() {
            return told(
                say("log-seated-by-timetable")
                    .with("round", round)
                    .with("seed", *seed)
                    .with("tables", tables),
            );
        }
        told(match it.optimal {
            PairingProof::Proved => say("log-paired-proved")
                .with("round", round)
                .with("seed", *seed)
                .with("tables", tables)
                .with("rematches", *rematches),
            PairingProof::NotProved => say("log-paired-not-proved")
                .with("round", round)
                .with("seed", *seed)
                .with("tables", tables)
                .with("rematches", *rematches),
        })
    }

    pub(super) fn of_draft(&self, round: RoundNumber, what: Message, reason: &str) -> EntryInWords {
        if self.may_see(round) {
            return because(what, reason);
        }
        EntryInWords { what, why: Some(say("log-reason-later").to_string()) }
    }

    /// Why players are kept apart is for staff.
    fn kept_apart(&self, it: &PlayersKeptApart) -> EntryInWords {
        let names = self.first_names(&it.players);
        let what = match it.through {
            None => say("log-kept-apart").with("group", it.group).with("names", names),
            Some(round) => say("log-kept-apart-through")
                .with("group", it.group)
                .with("round", round)
                .with("names", names),
        };
        self.to_staff(what, &it.reason)
    }

    /// Why a player has a fixed table is for staff.
    fn table_fixed(&self, it: &TableFixed) -> EntryInWords {
        let name = self.names.name(it.player);
        self.to_staff(say("log-table-fixed").with("name", name).with("table", it.table), &it.reason)
    }

    fn players_rated(&self, it: &PlayersRated) -> Message {
        let ratings = it.ratings.iter().map(|rated| {
            let name = self.names.name(rated.player);
            String::from(match rated.rating {
                Some(rating) => say("log-rating").with("name", name).with("rating", rating.to_string()),
                None => say("log-no-rating").with("name", name),
            })
        });
        say("log-players-rated").with("ratings", semicolons(&ratings.collect::<Vec<_>>()))
    }

    /// The tables of a round in play that changed, with who meets there now.
    fn seated_again(&self, it: &TablesReseated) -> Message {
        let tables = it.tables.iter().map(|table| {
            let [a, b] = table.players.map(|player| self.names.name(player));
            say("log-meet").with("table", table.table).with("a", a).with("b", b)
        });
        let bye = match &it.bye {
            ByeMove::Stays => None,
            ByeMove::Goes(given) => Some(say("log-has-bye").with("name", self.names.name(given.player))),
            ByeMove::Ends => Some(say("log-no-bye")),
        };
        let changed: Vec<String> = tables.chain(bye).map(String::from).collect();
        say("log-seated-again").with("round", it.round).with("changes", semicolons(&changed))
    }

    fn corrected(&self, it: &ResultCorrected) -> EntryInWords {
        let (now, before) = (self.result(it.at(), &it.result), self.played(it.at(), &it.was));
        because(Self::corrected_from(now, before, it.dispute), &it.reason)
    }

    pub(super) fn corrected_from(now: Message, before: String, dispute: Option<DisputeNumber>) -> Message {
        match dispute {
            None => say("log-corrected").with("now", now).with("before", before),
            Some(dispute) => say("log-corrected-after-dispute")
                .with("now", now)
                .with("before", before)
                .with("dispute", dispute),
        }
    }

    /// The reason may mention the dispute, so it waits for the decision.
    fn time(&self, it: &TimeExtended) -> EntryInWords {
        let (place, minutes) = (self.place(it.at), it.minutes.unsigned_abs());
        let what = match (it.minutes < 0, it.dispute) {
            (true, None) => say("log-extra-time-taken-back").with("minutes", minutes).with("place", place),
            (true, Some(dispute)) => say("log-extra-time-taken-back-for-dispute")
                .with("minutes", minutes)
                .with("place", place)
                .with("dispute", dispute),
            (false, None) => say("log-extra-time-given").with("minutes", minutes).with("place", place),
            (false, Some(dispute)) => say("log-extra-time-given-for-dispute")
                .with("minutes", minutes)
                .with("place", place)
                .with("dispute", dispute),
        };
        because(what, if self.is_told(it.dispute) { &it.reason } else { "" })
    }

    fn opened(&self, it: &DisputeOpened) -> EntryInWords {
        let what = match it.at {
            None => say("log-dispute-opened").with("dispute", it.dispute),
            Some(at) => {
                say("log-dispute-opened-about").with("dispute", it.dispute).with("place", self.place(at))
            }
        };
        self.once_decided(it.dispute, what, || {
            say("log-dispute-question").with("question", asked_words(&it.question)).into()
        })
    }

    fn facts_stated(&self, dispute: DisputeNumber) -> EntryInWords {
        told(match self.to {
            LogReader::Everyone => say("log-facts-stated-privately").with("dispute", dispute),
            LogReader::Staff => say("log-facts-stated").with("dispute", dispute),
        })
    }

    fn cited(&self, it: &CitationAttached) -> EntryInWords {
        let CitationAttached { dispute, cited, treatment } = it;
        let what = if self.is_ground_of_last(it) {
            say("log-cited-for-final-word").with("dispute", dispute)
        } else {
            say("log-cited").with("dispute", dispute)
        };
        self.once_decided(*dispute, what, || {
            let quoted = say("log-cited-words")
                .with("treatment", citing::treatment(*treatment))
                .with("citation", cited.citation.to_string())
                .with("quote", &cited.quote);
            format!("{quoted} {}", caution(cited)).trim_end().to_owned()
        })
    }

    fn uncited(&self, it: &CitationRemoved) -> EntryInWords {
        self.once_decided(it.dispute, say("log-uncited").with("dispute", it.dispute), || {
            let citation = it.citation.to_string();
            say("log-uncited-why").with("citation", citation).with("reason", &it.reason).into()
        })
    }

    fn ruled(&self, it: &RulingGiven) -> EntryInWords {
        let what = say("log-ruled").with("dispute", it.dispute);
        self.once_decided(it.dispute, what, || match &it.question {
            Some(question) => {
                say("log-question-and-ruling").with("question", question).with("text", &it.text).into()
            }
            None => say("log-ruling").with("text", &it.text).into(),
        })
    }

    fn reworded(&self, it: &RulingReworded) -> EntryInWords {
        self.once_decided(it.dispute, say("log-reworded").with("dispute", it.dispute), || {
            say("log-reworded-why").with("text", &it.text).with("reason", &it.reason).into()
        })
    }

    fn appealed(&self, it: &AppealLodged) -> EntryInWords {
        told(match it.by {
            None => say("log-appealed").with("dispute", it.dispute),
            Some(player) => {
                say("log-appealed-by").with("dispute", it.dispute).with("name", self.names.name(player))
            }
        })
    }

    fn appeal_decided(&self, it: &AppealDecided) -> EntryInWords {
        let dispute = it.dispute;
        let own = self.here.dispute(dispute).is_some_and(Dispute::is_own_appeal);
        let what = match (it.outcome, own) {
            (AppealOutcome::Upheld, false) => say("log-appeal-upheld").with("dispute", dispute),
            (AppealOutcome::Upheld, true) => say("log-appeal-upheld-by-same").with("dispute", dispute),
            (AppealOutcome::Overturned, false) => say("log-appeal-overturned").with("dispute", dispute),
            (AppealOutcome::Overturned, true) => {
                say("log-appeal-overturned-by-same").with("dispute", dispute)
            }
        };
        self.once_decided(dispute, what, || say("log-final-word").with("text", &it.text).into())
    }

    /// Who was penalised and why stays between player and staff; a changed result gives its own reason.
    fn penalised(&self, it: &PenaltyIssued) -> EntryInWords {
        if self.to == LogReader::Everyone {
            return told(say("log-penalty-issued").with("number", it.number));
        }
        let (kind, level) = (penalty::kind(&it.kind), penalty::level(it.level));
        let what = say("log-penalty-issued-to")
            .with("number", it.number)
            .with("name", self.names.name(it.player))
            .with("kind", kind)
            .with("level", level);
        because(what, &it.reason)
    }

    /// The purpose may mention an open dispute; the draw itself can be checked at once.
    fn drawn(&self, it: &ChanceTaken) -> EntryInWords {
        let ChanceTaken { what, outcome, seed, purpose, .. } = it;
        let option = what.option();
        let check = if self.is_told(it.dispute) {
            say("log-drawn-purpose-and-check")
                .with("purpose", purpose)
                .with("seed", *seed)
                .with("option", option)
        } else {
            say("log-drawn-check").with("seed", *seed).with("option", option)
        };
        let drawn = draw::outcome(*what, outcome);
        EntryInWords {
            what: say("log-drawn").with("what", draw::name(*what)).with("outcome", drawn),
            why: Some(check.into()),
        }
    }

    fn links_given(&self, it: &SeatLinksGiven) -> EntryInWords {
        told(match it.players.as_slice() {
            [one] => say("log-link-given").with("name", self.names.name(*one)),
            all => say("log-links-given").with("players", all.len()),
        })
    }

    /// A reason that only staff read.
    fn to_staff(&self, what: Message, reason: &str) -> EntryInWords {
        because(what, if self.to == LogReader::Staff { reason } else { "" })
    }

    /// The text, once the dispute is public.
    fn once_decided(
        &self,
        dispute: DisputeNumber,
        what: Message,
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

    fn result(&self, at: AtTable, result: &GameResult) -> Message {
        say("log-result-at").with("place", self.place(at)).with("result", self.played(at, result))
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
            || ["A", "B"].map(|seat| say("log-seat").with("seat", seat).to_string()),
            |table| self.names.pair(table.pair.players),
        )
    }
}

impl LogWording<'_> {
    /// A round, or a heat in pods. Entries of the cut name their rounds by number as well, so this gives the number.
    fn numbered_round(&self, round: RoundNumber) -> Message {
        match self.here.round_name(round) {
            RoundName::TopTable => say("log-top-table"),
            RoundName::Swiss(_) | RoundName::Stage(_) | RoundName::DoubleStage(_) | RoundName::Heat(_) => {
                self.unit(round)
            }
        }
    }

    /// By its number, whatever it is.
    fn unit(&self, round: RoundNumber) -> Message {
        if self.here.is_in_pods() {
            say("log-heat").with("number", round)
        } else {
            say("log-round").with("number", round)
        }
    }

    /// A round at the start of a sentence.
    fn titled_round(&self, round: RoundNumber) -> String {
        capital(&self.numbered_round(round).to_string())
    }

    pub(super) fn place(&self, at: AtTable) -> Message {
        say("log-place").with("round", self.numbered_round(at.round)).with("table", at.table)
    }

    fn discarded(&self, it: &PairingsDiscarded) -> Message {
        let unit = self.unit(it.round);
        match it.enter.len() {
            0 => say("log-draft-discarded").with("round", unit),
            some => say("log-draft-discarded-enter")
                .with("round", unit)
                .with("names", self.first_names(&it.enter))
                .with("n", some),
        }
    }

    fn check_in_opened(&self, round: RoundNumber) -> Message {
        say("log-check-in-opened").with("round", self.numbered_round(round))
    }

    fn check_in_closed(&self, round: RoundNumber) -> Message {
        say("log-check-in-closed").with("round", self.numbered_round(round))
    }

    fn checked_in(&self, it: &PlayersCheckedIn) -> EntryInWords {
        let round = || self.numbered_round(it.round);
        let here = || say("log-checked-in").with("round", round()).with("names", self.first_names(&it.here));
        let gone = || say("log-not-here").with("round", round()).with("names", self.first_names(&it.gone));
        told(match (it.here.is_empty(), it.gone.is_empty()) {
            (_, true) => here(),
            (true, false) => gone(),
            (false, false) => say("log-two-sentences").with("first", here()).with("second", gone()),
        })
    }

    /// Some names, and how many others there are: nobody reads a line of two thousand names.
    fn first_names(&self, players: &[PlayerId]) -> String {
        let mut names: Vec<String> =
            players.iter().take(MOST_NAMES).map(|player| self.names.name(*player)).collect();
        match players.len().saturating_sub(MOST_NAMES) {
            0 => {}
            more => names.push(say("log-others").with("n", more).to_string()),
        }
        list(&names)
    }

    fn published(&self, it: &RoundPublished) -> EntryInWords {
        let round = self.titled_round(it.round);
        told(match it.deadline {
            Some(deadline) => say("log-published-until")
                .with("round", round)
                .with("until", dates::moment_in(deadline, &self.here.zone())),
            None if it.clock_waits => {
                say("log-published-waits").with("round", round).with("minutes", it.minutes)
            }
            None => say("log-published").with("round", round).with("minutes", it.minutes),
        })
    }

    fn sign_up(&self, it: &SignUpChanged) -> EntryInWords {
        told(say("log-sign-up").with("terms", sign_up::terms(&it.terms, self.here.zone())))
    }

    fn clock_set(&self, it: &ClockSet) -> EntryInWords {
        let round = self.numbered_round(it.round);
        told(match it.change {
            ClockChange::Started => say("log-clock-started").with("round", round),
            ClockChange::Paused => say("log-clock-paused").with("round", round),
            ClockChange::Resumed => say("log-clock-resumed").with("round", round),
            ClockChange::Extended { minutes } if minutes < 0 => {
                say("log-time-taken-back").with("minutes", minutes.unsigned_abs()).with("round", round)
            }
            ClockChange::Extended { minutes } => {
                say("log-time-given").with("minutes", minutes.unsigned_abs()).with("round", round)
            }
            ClockChange::Moved { from, to } => say("log-deadline-moved")
                .with("round", round)
                .with("from", dates::moment_in(from, &self.here.zone()))
                .with("to", dates::moment_in(to, &self.here.zone())),
        })
    }

    fn closed(&self, it: &RoundClosed) -> EntryInWords {
        let round = self.titled_round(it.round);
        let numbers: Vec<String> = it.over.iter().map(ToString::to_string).collect();
        told(match numbers.len() {
            0 => say("log-closed").with("round", round),
            some => say("log-closed-over-disputes")
                .with("round", round)
                .with("n", some)
                .with("disputes", list(&numbers)),
        })
    }
}

/// A sentence for everybody, without a reason.
pub(super) const fn told(what: Message) -> EntryInWords {
    EntryInWords { what, why: None }
}

pub(super) fn because(what: Message, reason: &str) -> EntryInWords {
    EntryInWords { what, why: (!reason.is_empty()).then(|| say("log-reason").with("reason", reason).into()) }
}

/// Sentences one after the other.
pub(super) fn joined(sentences: impl IntoIterator<Item = Message>) -> String {
    sentences.into_iter().map(String::from).collect::<Vec<_>>().join(" ")
}

fn created(it: &TournamentCreated) -> EntryInWords {
    let (plan, profile) = (plan(&it.settings), &it.profile.name);
    told(match &it.format {
        Some(format) => {
            say("log-created").with("plan", plan).with("profile", profile).with("format", &format.name)
        }
        None => say("log-created-unchecked").with("plan", plan).with("profile", profile),
    })
}

fn settings_changed(settings: &Settings) -> Message {
    say("log-settings-changed").with("plan", plan(settings))
}

fn came_back(name: &str, it: &PlayerReinstated) -> EntryInWords {
    if let Some(seed) = it.seed {
        return told(say("log-came-back-as-seed").with("name", name).with("seed", seed));
    }
    let back = match it.from_round {
        RoundNumber(0) => say("log-came-back-only").with("name", name),
        round => say("log-came-back").with("name", name).with("round", round),
    };
    let games = (!it.games.is_empty()).then(|| {
        let games =
            it.games.iter().map(|at| say("log-no-show-at").with("round", at.round).with("table", at.table));
        let games: Vec<String> = games.map(String::from).collect();
        say("log-no-shows-taken-back").with("games", list(&games)).to_string()
    });
    EntryInWords { what: back, why: games }
}

fn renamed(player: PlayerId, name: &str) -> EntryInWords {
    told(say("log-renamed").with("player", player).with("name", name))
}

fn dropped(name: &str, it: &PlayerDropped) -> EntryInWords {
    let what = match it.after_round.0 {
        0 => say("log-left-before").with("name", name),
        round => say("log-left-after").with("name", name).with("round", round),
    };
    because(what, it.reason.as_deref().unwrap_or_default())
}

fn handed_in(name: &str, sha256: Option<&str>) -> EntryInWords {
    told(match sha256 {
        Some(sha256) => say("log-list-handed-in").with("name", name).with("sha256", sha256),
        None => say("log-list-handed-in-briefly").with("name", name),
    })
}

fn accepted(name: &str, sha256: Option<&str>) -> EntryInWords {
    told(match sha256 {
        Some(sha256) => say("log-list-accepted").with("name", name).with("sha256", sha256),
        None => say("log-list-accepted-briefly").with("name", name),
    })
}

fn pool_registered(name: &str, cards: u32, sha256: Option<&str>) -> EntryInWords {
    told(match sha256 {
        Some(sha256) => {
            say("log-pool-registered").with("name", name).with("cards", cards).with("sha256", sha256)
        }
        None => say("log-pool-registered-briefly").with("name", name).with("cards", cards),
    })
}

fn team_named(it: &TeamNamed) -> EntryInWords {
    told(match &it.name {
        Some(name) => say("log-team-named").with("group", it.group).with("name", name),
        None => say("log-team-unnamed").with("group", it.group),
    })
}

fn claimed(it: &DisputeClaimed) -> EntryInWords {
    told(match &it.instead_of {
        None => say("log-dispute-claimed").with("dispute", it.dispute),
        Some(_) => say("log-dispute-claimed-from-another").with("dispute", it.dispute),
    })
}

fn escalated(it: &DisputeEscalated) -> Message {
    say("log-dispute-escalated").with("dispute", it.dispute)
}

fn penalty_withdrawn(it: &PenaltyWithdrawn) -> Message {
    say("log-penalty-withdrawn").with("number", it.number)
}

fn pairings_changed(it: &PairingsChanged) -> Message {
    say("log-pairings-changed").with("round", it.round)
}

fn publication_changed(it: &PublicationChanged) -> Message {
    say("log-publication").with("lists", publication::lists(&it.publication))
}

fn withdrawn(it: &DisputeWithdrawn) -> Message {
    match it.instead {
        None => say("log-dispute-withdrawn").with("dispute", it.dispute),
        Some(other) => {
            say("log-dispute-withdrawn-instead").with("dispute", it.dispute).with("instead", other)
        }
    }
}

fn scored_by(profile: &Profile) -> Message {
    let title = pinned::profile_title(profile);
    let set = pinned::changed_values(profile).into_iter();
    let set =
        set.map(|(name, value, _)| say("log-value").with("name", name).with("value", value).to_string());
    let set: Vec<String> = set.collect();
    if set.is_empty() {
        return say("log-profile-changed").with("profile", title);
    }
    say("log-profile-changed-with").with("profile", title).with("values", semicolons(&set))
}

fn checked_by(format: Option<&Format>, reason: &str) -> EntryInWords {
    let Some(format) = format else { return because(say("log-decks-unchecked"), reason) };
    let title = pinned::format_title(format);
    let set = format.set_by_organiser().into_iter().map(|rule| {
        let says = rule.says.trim_end_matches('.');
        say("log-rule-of-weight").with("rule", says).with("weight", severity(rule.severity)).to_string()
    });
    let set: Vec<String> = set.collect();
    let what = if set.is_empty() {
        say("log-decks-checked").with("format", title)
    } else {
        say("log-decks-checked-with").with("format", title).with("rules", semicolons(&set))
    };
    // What a format of the director's own is for, in the director's words.
    if format.based_on.is_none() {
        return because(what, reason);
    }
    because(say("log-two-sentences").with("first", what).with("second", &format.about), reason)
}

pub(super) fn plan(settings: &Settings) -> Message {
    let (rounds, length) = (settings.rounds, length(settings));
    let rounds = match settings.system {
        PairingSystem::Swiss => say("log-plan-swiss").with("rounds", rounds).with("length", length),
        PairingSystem::RoundRobin => say("log-plan-round-robin").with("length", length),
        PairingSystem::SingleElimination => say("log-plan-single-elimination").with("length", length),
        PairingSystem::DoubleElimination => say("log-plan-double-elimination").with("length", length),
    };
    let (day, game) = (dates::day(settings.date), settings.edition.name());
    let plan = if settings.place.is_empty() {
        say("log-plan")
            .with("title", &settings.title)
            .with("day", day)
            .with("game", game)
            .with("rounds", rounds)
    } else {
        say("log-plan-at-place")
            .with("title", &settings.title)
            .with("place", &settings.place)
            .with("day", day)
            .with("game", game)
            .with("rounds", rounds)
    };
    let plan = match settings.planned_cut {
        None => plan,
        Some(size) => say("log-plan-cut").with("plan", plan).with("players", size.players()),
    };
    let plan = if settings.options.is_empty() {
        plan
    } else {
        let options = pinned::options(&settings.options);
        say("log-plan-options").with("plan", plan).with("rules", options.trim_end_matches('.'))
    };
    let plan = if settings.level.is_usual() {
        plan
    } else {
        say("log-plan-level").with("plan", plan).with("level", measure::level(settings.level))
    };
    if settings.private { say("log-plan-private").with("plan", plan) } else { plan }
}

/// How long a round is.
fn length(settings: &Settings) -> Message {
    settings.round_days.map_or_else(
        || number_of_minutes(usize::try_from(settings.round_minutes).unwrap_or(usize::MAX)),
        |days| number_of_days(usize::try_from(days).unwrap_or(usize::MAX)),
    )
}

fn jumped(it: &ClockJumped) -> Message {
    let time = span(it.to - it.from);
    if it.to < it.from {
        say("log-clock-put-back").with("time", time)
    } else {
        say("log-clock-put-forward").with("time", time)
    }
}
