//! The lines of the log in words.
//!
//! Some lines hold what is not for everyone, or only for staff so far: the pairs of a draft and the reasons of its changes are told
//! once the round is published, a dispute once it is decided; facts as told to judges, and why a deck list with faults
//! was accepted (it names cards), are never told. No wildcard arms: a new entry does not compile until it has words.

use crate::app::{DisplayNames, Snapshot};
use crate::domain::deck::Format;
use crate::domain::id::{AtTable, DisputeNumber, RoundNumber, TableNumber};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::GameResult;
use crate::domain::tournament::cited::Cited;
use crate::domain::tournament::dispute::{AppealOutcome, Dispute, Support, Treatment};
use crate::domain::tournament::entry::{
    AppealDecided, AppealLodged, ChanceTaken, CitationAttached, CitationRemoved, DeckAccepted, DeckChecked,
    DeckRead, DeckSubmitted, DisputeClaimed, DisputeEscalated, DisputeOpened, DisputeWithdrawn, Entry,
    FactsStated, FormatChanged, NameErased, PairingsChanged, PairingsDiscarded, PenaltyIssued,
    PenaltyWithdrawn, PlayerDropped, PlayerIdentified, PlayerRegistered, PlayerReinstated, PlayerRenamed,
    ProfileChanged, RegistrationWithdrawn, ResultContradicted, ResultCorrected, ResultKept, ResultRecorded,
    ResultReported, RoundClosed, RoundPaired, RoundPublished, RulingGiven, RulingReworded, SeatLinksGiven,
    SettingsChanged, TimeExtended, TournamentClosed, TournamentCreated, TournamentExported, TournamentHidden,
    TournamentReopened,
};
use crate::domain::tournament::settings::Settings;
use crate::web::pages::chance;
use crate::web::pages::public::is_published;
use crate::web::pages::rules::{figures, format as rules};
use crate::web::pages::rulings::words::caution;
use crate::web::words;

/// A line of the log in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// What happened.
    pub what: String,
    /// Why, or what was said, where there is something for everyone.
    pub why: Option<String>,
}

impl From<String> for Told {
    fn from(what: String) -> Self {
        Self { what, why: None }
    }
}

impl Told {
    fn because(what: String, reason: &str) -> Self {
        Self { what, why: (!reason.is_empty()).then(|| format!("Reason: {reason}")) }
    }

    fn saying(what: String, text: Option<String>) -> Self {
        Self { what, why: text }
    }
}

/// A log and the names for it.
#[derive(Debug, Clone, Copy)]
pub struct Teller<'a> {
    /// The tournament as it stands now; it decides what may be told.
    pub here: &'a Snapshot,
    /// The names.
    pub names: &'a DisplayNames,
    /// Who reads.
    pub to: Reader,
}

/// Who reads a log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reader {
    /// Anybody.
    Everyone,
    /// Whoever helps to run the tournament: drafts and open disputes are on their desk anyway.
    Staff,
}

impl Teller<'_> {
    /// What an entry says.
    pub fn tell(&self, entry: &Entry) -> Told {
        let name = |player| self.names.name(player);
        match entry {
            Entry::TournamentCreated(TournamentCreated { settings, profile, format, .. }) => {
                let decks = format.as_ref().map_or("decks are not checked", |format| format.name.as_str());
                format!(
                    "Tournament set up: {}. Scored by {}; decks: {decks}. Both are pinned as they stood then.",
                    plan(settings),
                    profile.name
                )
                .into()
            }
            Entry::SettingsChanged(SettingsChanged { settings, reason }) => {
                Told::because(format!("Settings changed: {}.", plan(settings)), reason)
            }
            Entry::ProfileChanged(ProfileChanged { profile, reason }) => {
                Told::because(scored_by(profile), reason)
            }
            Entry::FormatChanged(FormatChanged { format, reason }) => {
                let what = format
                    .as_deref()
                    .map_or_else(|| "Decks are not checked from here on.".to_owned(), checked_against);
                Told::because(what, reason)
            }
            Entry::PlayerRegistered(PlayerRegistered { player, from_round, .. }) => {
                format!("{} registered, from round {from_round}.", name(*player)).into()
            }
            Entry::PlayerIdentified(PlayerIdentified { player, .. }) => {
                format!("Staff corrected which person {} is, across tournaments.", name(*player)).into()
            }
            Entry::PlayerRenamed(PlayerRenamed { player }) => {
                format!("The name of player {player} was corrected: now {}.", name(*player)).into()
            }
            Entry::NameErased(NameErased { player }) => {
                format!("The name of player {player} was erased for good.").into()
            }
            Entry::RegistrationWithdrawn(RegistrationWithdrawn { player }) => {
                format!("The registration of player {player} was taken back.").into()
            }
            Entry::PlayerDropped(PlayerDropped { player, after_round, reason }) => {
                let when = match after_round.0 {
                    0 => "before round 1".to_owned(),
                    round => format!("after round {round}"),
                };
                Told::because(format!("{} left, {when}.", name(*player)), reason)
            }
            Entry::PlayerReinstated(PlayerReinstated { player, from_round }) => {
                format!("{} came back, from round {from_round}.", name(*player)).into()
            }
            Entry::DeckSubmitted(DeckSubmitted { player, sha256, .. }) => {
                format!("Deck list of {} handed in, SHA-256 {}.", name(*player), short(sha256)).into()
            }
            Entry::DeckAccepted(DeckAccepted { player, sha256, .. }) => {
                format!("Deck list of {} accepted, SHA-256 {}.", name(*player), short(sha256)).into()
            }
            Entry::DeckRead(DeckRead { player, .. }) => {
                format!("Deck list of {} read by staff.", name(*player)).into()
            }
            // What was found is between the player and the staff.
            Entry::DeckChecked(DeckChecked { player, agrees, found, .. }) if self.to == Reader::Staff => {
                let verdict = if *agrees { "it agrees" } else { "it differs" };
                let what = format!("Deck of {} held against its list: {verdict}.", name(*player));
                Told::saying(what, Some(found.clone()).filter(|found| !found.is_empty()))
            }
            Entry::DeckChecked(DeckChecked { player, .. }) => {
                format!("Deck of {} held against its list.", name(*player)).into()
            }
            Entry::RoundPaired(RoundPaired { round, seed, tables, rematches, optimal, .. }) => {
                self.paired(*round, *seed, tables.len(), *rematches, optimal)
            }
            Entry::PairingsChanged(PairingsChanged { round, reason, .. }) => {
                self.of_draft(*round, format!("Pairings of round {round} changed by hand."), reason)
            }
            Entry::PairingsDiscarded(PairingsDiscarded { round, reason }) => {
                self.of_draft(*round, format!("A draft of round {round} discarded."), reason)
            }
            Entry::RoundPublished(RoundPublished { round, minutes }) => {
                format!("Round {round} published, {minutes} minutes on the clock.").into()
            }
            Entry::ResultReported(ResultReported { round, table, player, result }) => {
                format!("{} reported {}.", name(*player), self.result(*round, *table, result)).into()
            }
            Entry::ResultRecorded(ResultRecorded { round, table, result }) => {
                format!("Recorded {}.", self.result(*round, *table, result)).into()
            }
            Entry::ResultContradicted(ResultContradicted { round, table, offered }) => format!(
                "Another result was offered for {}. Nothing was overwritten.",
                self.result(*round, *table, offered)
            )
            .into(),
            Entry::ResultKept(ResultKept { round, table, reason }) => {
                let place = place(*round, *table);
                Told::because(format!("The recorded result of {place} was kept."), reason)
            }
            Entry::ResultCorrected(ResultCorrected { round, table, was, result, reason, dispute }) => {
                let names = self.seated(*round, *table);
                let before = words::result(was, pair(&names));
                let cause = dispute.map(|number| format!(" After dispute {number}.")).unwrap_or_default();
                let what =
                    format!("Corrected {}. Before: {before}.{cause}", self.result(*round, *table, result));
                Told::because(what, reason)
            }
            Entry::TimeExtended(TimeExtended { at, minutes, reason, dispute }) => {
                self.time(*at, *minutes, reason, *dispute)
            }
            Entry::RoundClosed(RoundClosed { round, over }) if over.is_empty() => {
                format!("Round {round} closed, all results are in.").into()
            }
            Entry::RoundClosed(RoundClosed { round, over }) => {
                let numbers: Vec<String> = over.iter().map(ToString::to_string).collect();
                let disputes = if over.len() == 1 { "dispute" } else { "disputes" };
                let open = words::list(&numbers);
                format!("Round {round} closed, all results are in; {disputes} {open} not decided yet.").into()
            }
            Entry::DisputeOpened(DisputeOpened { dispute, at, question }) => {
                let about = at.map(|at| format!(" about {}", place(at.round, at.table))).unwrap_or_default();
                let text = self.open_to(*dispute).map(|_| format!("Question: {question}"));
                Told::saying(format!("Dispute {dispute} opened{about}."), text)
            }
            Entry::DisputeClaimed(DisputeClaimed { dispute, instead_of: None }) => {
                format!("A judge took dispute {dispute} on.").into()
            }
            Entry::DisputeClaimed(DisputeClaimed { dispute, instead_of: Some(_) }) => {
                format!("A judge took dispute {dispute} over from another.").into()
            }
            Entry::DisputeEscalated(DisputeEscalated { dispute, reason }) => {
                let what = format!("Dispute {dispute} went on to the head judge.");
                if self.to == Reader::Staff { Told::because(what, reason) } else { what.into() }
            }
            Entry::FactsStated(FactsStated { dispute, .. }) => {
                let private = if self.to == Reader::Everyone { "; they are not public" } else { "" };
                format!("Facts of dispute {dispute} written down{private}.").into()
            }
            Entry::CitationAttached(CitationAttached { dispute, cited, treatment }) => {
                let text = self.open_to(*dispute).map(|_| {
                    let caution = caution(cited);
                    format!("{} {}: “{}” {caution}", treatment.words(), cited.citation, cited.quote)
                        .trim_end()
                        .to_owned()
                });
                let what = if self.is_ground_of_last(*dispute, cited, *treatment) {
                    format!("Citation attached to the final word on dispute {dispute}.")
                } else {
                    format!("Citation attached to dispute {dispute}.")
                };
                Told::saying(what, text)
            }
            Entry::CitationRemoved(CitationRemoved { dispute, citation, reason, .. }) => {
                let text = self.open_to(*dispute).map(|_| format!("{citation}. Reason: {reason}"));
                Told::saying(format!("Citation taken off dispute {dispute}."), text)
            }
            Entry::RulingGiven(RulingGiven { dispute, text }) => {
                let text = self.open_to(*dispute).map(|_| format!("Ruling: {text}"));
                Told::saying(format!("Ruling given on dispute {dispute}."), text)
            }
            Entry::RulingReworded(RulingReworded { dispute, text, reason }) => {
                let text = self.open_to(*dispute).map(|_| format!("Now: {text} Reason: {reason}"));
                Told::saying(format!("Wording of the ruling on dispute {dispute} corrected."), text)
            }
            Entry::DisputeWithdrawn(DisputeWithdrawn { dispute, reason, instead }) => {
                let on = instead.map(|other| format!("; dispute {other} goes on")).unwrap_or_default();
                let what = format!("Dispute {dispute} withdrawn{on}.");
                if self.to == Reader::Staff { Told::because(what, reason) } else { what.into() }
            }
            Entry::AppealLodged(AppealLodged { dispute, by, .. }) => {
                let by = by.map(|player| format!(" by {}", name(player))).unwrap_or_default();
                format!("The ruling on dispute {dispute} was appealed{by}.").into()
            }
            Entry::AppealDecided(AppealDecided { dispute, outcome: how, text }) => {
                let text = self.open_to(*dispute).map(|_| format!("Final word: {text}"));
                let own = self.here.tournament.dispute(*dispute).is_some_and(Dispute::is_own_appeal);
                let own = if own { ", by the judge who gave the ruling" } else { "" };
                let how = lower(outcome(*how));
                Told::saying(format!("Appeal of dispute {dispute} decided: {how}{own}."), text)
            }
            // Who, and what for, is between the player and the staff; a result that it changed gives its own reason.
            Entry::PenaltyIssued(PenaltyIssued { number, player, kind, level, reason, .. })
                if self.to == Reader::Staff =>
            {
                let known = crate::data::penalties();
                let (kind, level) = (known.kind_name(kind), known.level_name(*level));
                Told::because(format!("Penalty {number} for {}: {kind}, {level}.", name(*player)), reason)
            }
            Entry::PenaltyIssued(PenaltyIssued { number, .. }) => {
                format!("Penalty {number} issued; it stays between the player and the staff.").into()
            }
            Entry::PenaltyWithdrawn(PenaltyWithdrawn { number, reason }) => {
                let what = format!("Penalty {number} withdrawn.");
                if self.to == Reader::Staff { Told::because(what, reason) } else { what.into() }
            }
            Entry::ChanceTaken(ChanceTaken { what, outcome, seed, purpose, dispute, .. }) => {
                let came = chance::outcome(*what, outcome);
                // The purpose may tell of a dispute that waits; the throw itself can be checked at once.
                let told = dispute.is_none_or(|number| self.open_to(number).is_some());
                let purpose = if told { format!("It decides: {purpose}. ") } else { String::new() };
                let check = format!(
                    "{purpose}Seed {seed}. To check it: arbiter chance {} --seed {seed}",
                    chance::line(*what)
                );
                Told::saying(format!("{} drawn: {came}.", chance::name(*what)), Some(check))
            }
            Entry::TournamentExported(TournamentExported {}) => {
                "The whole tournament was taken away as a file, deck lists included.".to_owned().into()
            }
            Entry::TournamentClosed(TournamentClosed {}) => {
                "Tournament closed; the standings are final.".to_owned().into()
            }
            Entry::SeatLinksGiven(SeatLinksGiven { players }) => match players.as_slice() {
                [one] => format!("A private link was given out for {}.", name(*one)).into(),
                all => format!("Private links were given out for {} players.", all.len()).into(),
            },
            Entry::TournamentHidden(TournamentHidden { reason }) => {
                Told::because("Tournament hidden from the lists.".to_owned(), reason)
            }
            Entry::TournamentShown(_) => "Tournament back on the lists.".to_owned().into(),
            Entry::TournamentReopened(TournamentReopened { reason }) => {
                Told::because("Tournament reopened.".to_owned(), reason)
            }
        }
    }

    /// Seed and figures would let anyone pair the draft at home, so they wait for its publication.
    fn paired(&self, round: RoundNumber, seed: u64, tables: usize, rematches: u32, optimal: &str) -> Told {
        if !self.may_see(round) {
            return format!("Round {round} paired as a draft.").into();
        }
        let tables = words::count(tables, "table", "tables");
        let rematches = match rematches {
            0 => "no rematch".to_owned(),
            some => words::count(usize::try_from(some).unwrap_or(usize::MAX), "rematch", "rematches"),
        };
        format!(
            "Round {round} paired with seed {seed}: {tables}, {rematches}, {optimal} to be the best pairing."
        )
        .into()
    }

    fn of_draft(&self, round: RoundNumber, what: String, reason: &str) -> Told {
        if self.may_see(round) {
            Told::because(what, reason)
        } else {
            Told::saying(what, Some("The reason is shown once the round is published.".to_owned()))
        }
    }

    /// The reason may tell of the dispute, so it waits for its decision.
    fn time(&self, at: AtTable, minutes: i32, reason: &str, dispute: Option<DisputeNumber>) -> Told {
        let place = place(at.round, at.table);
        let many = usize::try_from(minutes.unsigned_abs()).unwrap_or(usize::MAX);
        let many = words::count(many, "minute", "minutes");
        let cause = dispute.map(|number| format!(", for dispute {number}")).unwrap_or_default();
        let what = if minutes < 0 {
            format!("{many} taken back from {place}{cause}.")
        } else {
            format!("{many} given to {place} beyond the clock{cause}.")
        };
        if dispute.is_none_or(|number| self.open_to(number).is_some()) {
            Told::because(what, reason)
        } else {
            what.into()
        }
    }

    fn may_see(&self, round: RoundNumber) -> bool {
        self.to == Reader::Staff || self.here.tournament.round(round).is_some_and(is_published)
    }

    /// Whether a citation was attached for the final word on an appeal, and for that alone.
    fn is_ground_of_last(&self, dispute: DisputeNumber, cited: &Cited, treatment: Treatment) -> bool {
        let held = self.here.tournament.dispute(dispute).into_iter().flat_map(|it| &it.citations);
        let mut same = held.filter(|it| it.cited == *cited && it.treatment == treatment).peekable();
        same.peek().is_some() && same.all(|it| it.supports == Support::FinalWord)
    }

    fn open_to(&self, dispute: DisputeNumber) -> Option<&Dispute> {
        let told = |dispute: &&Dispute| self.to == Reader::Staff || dispute.is_decided();
        self.here.tournament.dispute(dispute).filter(told)
    }

    fn result(&self, round: RoundNumber, table: TableNumber, result: &GameResult) -> String {
        let names = self.seated(round, table);
        format!("{}: {}", place(round, table), words::result(result, pair(&names)))
    }

    fn seated(&self, round: RoundNumber, table: TableNumber) -> [String; 2] {
        let found = self.here.tournament.round(round).and_then(|round| round.table(table));
        found.map_or_else(
            || ["seat A".to_owned(), "seat B".to_owned()],
            |table| self.names.pair(table.pair.players),
        )
    }
}

/// What became of an appeal.
pub const fn outcome(outcome: AppealOutcome) -> &'static str {
    match outcome {
        AppealOutcome::Upheld => "Upheld on appeal",
        AppealOutcome::Overturned => "Overturned on appeal",
    }
}

fn lower(words: &str) -> String {
    words.to_lowercase()
}

fn pair([a, b]: &[String; 2]) -> [&str; 2] {
    [a, b]
}

fn place(round: RoundNumber, table: TableNumber) -> String {
    format!("round {round}, table {table}")
}

fn scored_by(profile: &Profile) -> String {
    let set = figures::changed(profile).into_iter().map(|(name, value, _)| format!("{name}: {value}"));
    let set: Vec<String> = set.collect();
    let name = figures::titled(profile);
    if set.is_empty() {
        return format!("Scored by {name} from here on, the results recorded before too.");
    }
    format!("Scored by {name} from here on, the results recorded before too. Set are {}.", set.join("; "))
}

fn checked_against(format: &Format) -> String {
    let set: Vec<String> = format
        .set_by_organiser()
        .into_iter()
        .map(|rule| format!("{} ({})", rule.says.trim_end_matches('.'), rule.severity.name()))
        .collect();
    let rules = if set.is_empty() { String::new() } else { format!(", with {}", set.join("; ")) };
    format!("Decks are checked against {} from here on{rules}.", rules::titled(format))
}

fn plan(settings: &Settings) -> String {
    let place = if settings.place.is_empty() { String::new() } else { format!(", {}", settings.place) };
    let options = if settings.options.is_empty() {
        String::new()
    } else {
        let said = words::options(&settings.options);
        format!("; optional rules: {}", said.trim_end_matches('.'))
    };
    format!(
        "{}{place}, {}, {}, {} of {} minutes{options}",
        settings.title,
        settings.date.format("%-d %B %Y"),
        settings.edition.name(),
        words::count(usize::try_from(settings.rounds).unwrap_or(usize::MAX), "round", "rounds"),
        settings.round_minutes
    )
}

/// The first eight signs of a hash.
fn short(hash: &str) -> &str {
    hash.get(..8).unwrap_or(hash)
}
