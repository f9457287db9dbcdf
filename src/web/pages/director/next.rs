//! The next step. Asks the rules whether it can be taken, and records nothing.

use crate::app::Snapshot;
use crate::app::finish::final_ranking;
use crate::app::open_data::report::ReportForm;
use crate::domain::bracket::stages::Next;
use crate::domain::id::{DisputeNumber, TableNumber};
use crate::domain::tournament::command::{CloseRound, CloseTournament, Command, OpenCheckIn};
use crate::domain::tournament::cut::RoundName;
use crate::domain::tournament::dispute::Judge;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::round::{Phase, Round, RoundKind};
use crate::domain::tournament::stage_step::StageStep;
use crate::domain::tournament::system_refusal::SystemRefusal;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::pages::cut::no_bracket::no_bracket;
use crate::web::pages::director::{check_in, planned_cut, pods};
use crate::web::pages::public::finish::{winners, won_by};
use crate::web::pages::rounds::checks;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words::{self, RoundWords};

/// The next step, and other things to do.
pub struct DeskStep {
    /// The state of the tournament, or why the step cannot be taken yet.
    pub words: String,
    /// Whether something else has to be done first.
    pub waits: bool,
    /// Whether that is the play itself: everybody knows, so it takes a line and no box.
    pub in_play: bool,
    /// The title above that.
    pub missing: Message,
    /// A page to open.
    pub go: Option<(Link, String)>,
    /// The icon of that page in the stylesheet.
    pub icon: Option<&'static str>,
    /// An action to take at once.
    pub act: Option<(Link, String)>,
    /// The first button of the same form: it pairs the next round, too.
    pub and_pairs: Option<Message>,
    /// Secondary links.
    pub also: Vec<(Link, String)>,
    /// What closes the tournament before all that was planned is played, if it can be closed.
    pub(super) close_early: Option<Message>,
}

impl DeskStep {
    pub(super) fn new(words: impl Into<String>) -> Self {
        Self {
            words: words.into(),
            waits: false,
            in_play: false,
            missing: say("all-what-is-missing"),
            go: None,
            icon: None,
            act: None,
            and_pairs: None,
            also: Vec::new(),
            close_early: None,
        }
    }

    pub(super) fn going(mut self, to: Link, word: impl Into<String>) -> Self {
        self.go = Some((to, word.into()));
        self
    }

    pub(super) fn with_icon(mut self, icon: &'static str) -> Self {
        self.icon = Some(icon);
        self
    }

    fn acting(mut self, to: Link, word: impl Into<String>) -> Self {
        self.act = Some((to, word.into()));
        self
    }

    pub(super) fn with_link(mut self, to: Link, word: impl Into<String>) -> Self {
        self.also.push((to, word.into()));
        self
    }

    /// The action if the rules allow it now, otherwise their sentence.
    pub(super) fn if_allowed(self, here: &Snapshot, command: &Command, to: Link, word: String) -> Self {
        self.decided(here, here.tournament.decide(command).map(drop), to, word)
    }

    fn decided(self, here: &Snapshot, decided: Result<(), Refusal>, to: Link, word: String) -> Self {
        match decided {
            Ok(()) => self.acting(to, word),
            Err(refusal) => Self { words: here.refusal(&refusal), waits: true, ..self },
        }
    }

    /// The close of the tournament; while only disputes prevent it, the first of them that `judge` may rule on, and the
    /// others beside it.
    pub(super) fn closing(mut self, here: &Snapshot, judge: Option<&Judge>) -> Self {
        self.missing = say("director-next-before-you-close");
        match here.tournament.decide(&Command::CloseTournament(CloseTournament {})).map(drop) {
            Err(Refusal::DisputeWaits(_)) => self.waiting_for_disputes(here, judge),
            decided => {
                let word = say("director-next-close-tournament").into();
                self.decided(here, decided, urls::close_tournament(here.slug()), word)
            }
        }
    }

    /// The close beside the start of an announced cut, which comes first; what prevents both is said instead.
    fn before_the_cut(mut self, here: &Snapshot) -> Self {
        match here.tournament.decide(&Command::CloseTournament(CloseTournament {})) {
            Ok(_) => self.close_early = Some(say("director-next-close-without-cut")),
            // Disputes prevent no cut.
            Err(Refusal::DisputeWaits(_)) => {}
            Err(refusal) => {
                self.words = here.refusal(&refusal);
                self.waits = true;
            }
        }
        self
    }

    fn waiting_for_disputes(mut self, here: &Snapshot, judge: Option<&Judge>) -> Self {
        let slug = here.slug();
        let waiting = here.tournament.disputes().filter(|dispute| dispute.waits());
        let at_own_table = |number: &DisputeNumber| {
            let asked = judge.map(|judge| here.tournament.may_judge(*number, judge));
            matches!(asked, Some(Err(Refusal::OwnTable(_))))
        };
        let (own, others): (Vec<DisputeNumber>, Vec<DisputeNumber>) =
            waiting.map(|dispute| dispute.number).partition(at_own_table);
        let listed = |numbers: &[DisputeNumber]| {
            words::list(&numbers.iter().map(ToString::to_string).collect::<Vec<String>>())
        };
        let wait =
            say("director-next-disputes-wait").with("n", others.len()).with("disputes", listed(&others));
        let another = say("director-next-another-judge").with("n", own.len()).with("disputes", listed(&own));
        let told = [(wait, &others), (another, &own)].into_iter().filter(|(_, all)| !all.is_empty());
        for (sentence, _) in told {
            self.words = format!("{} {sentence}", self.words);
        }
        self.waits = true;
        let mut rule = others.iter().map(|number| -> (Link, String) {
            let word = say("director-next-rule-on-dispute").with("dispute", number);
            (urls::dispute(slug, *number), word.into())
        });
        self.go = rule.next();
        let see = own.iter().map(|number| -> (Link, String) {
            let word = say("director-next-see-dispute").with("dispute", number);
            (urls::dispute(slug, *number), word.into())
        });
        self.also = rule.chain(see).chain(std::mem::take(&mut self.also)).collect();
        self
    }
}

/// Closing the round if nothing prevents it, naming who goes on where every game of the cut has a result, otherwise the
/// page that lists what prevents it.
pub fn playing(here: &Snapshot, round: &Round) -> DeskStep {
    let (slug, number) = (here.slug(), round.number);
    let name = words::round_name(here, number);
    if let Some((_, StageStep::Settle(tables))) = here.tournament.stage_step() {
        return to_settle(here, &tables);
    }
    let over = checks::open(here, round);
    let (all_in, look, close) = match round.kind {
        RoundKind::Stage(_) => (
            say("director-next-stage-results").with("title", name.title()),
            say("director-next-stage-check-and-close").with("round", name.words()),
            say("rounds-checks-close").with("round", name.words()),
        ),
        RoundKind::Swiss | RoundKind::Heat | RoundKind::TopTable => (
            say("director-next-all-results").with("round", number),
            say("director-next-check-and-close").with("round", number),
            say("director-next-close-round").with("round", number),
        ),
    };
    let step = DeskStep::new(all_in);
    let looks = !checks::games(here, round).is_empty();
    if looks && here.tournament.decide(&Command::CloseRound(CloseRound { round: number, over })).is_ok() {
        return step.going(urls::round_checks(slug, number), look);
    }
    let command = Command::CloseRound(CloseRound { round: number, over: Vec::new() });
    let step = step.if_allowed(here, &command, urls::close_round(slug, number), close.into());
    if step.waits {
        let step = step.with_link(urls::round_checks(slug, number), say("director-next-what-blocks"));
        return DeskStep { in_play: true, ..step };
    }
    DeskStep { and_pairs: close_and_pair(here, round), ..step }
}

/// Naming who goes on at the first of these tables.
fn to_settle(here: &Snapshot, tables: &[TableNumber]) -> DeskStep {
    let numbers: Vec<String> = tables.iter().map(ToString::to_string).collect();
    let told =
        say("director-next-no-winner").with("count", numbers.len()).with("tables", words::list(&numbers));
    let step = DeskStep { waits: true, ..DeskStep::new(told) };
    match tables.first() {
        Some(first) => {
            step.going(urls::cut_table(here.slug(), *first), say("director-todo-name-who-goes-on"))
        }
        None => step,
    }
}

/// What closes the round and pairs the next one in one press, if a round is planned after it. The draft is the page to look
/// at it all; players who are away are marked on the page for pairing.
pub fn close_and_pair(here: &Snapshot, round: &Round) -> Option<Message> {
    let next = round.number.next();
    let goes_on = round.number.0 < here.tournament.planned_rounds();
    match round.kind {
        RoundKind::Swiss => goes_on.then(|| say("director-next-close-and-pair").with("round", next)),
        RoundKind::Heat => goes_on.then(|| say("director-pods-close-and-pair").with("heat", next)),
        RoundKind::Stage(_) | RoundKind::TopTable => None,
    }
}

/// The next stage, or the end after the final.
fn cut_step(here: &Snapshot, judge: Option<&Judge>) -> DeskStep {
    let slug = here.slug();
    let close = Command::CloseTournament(CloseTournament {});
    // Disputes prevent the close once nothing else does.
    if matches!(here.tournament.decide(&close), Ok(_) | Err(Refusal::DisputeWaits(_))) {
        let over = DeskStep::new(say("director-next-final-played"))
            .with_link(urls::cut(slug), say("director-next-see-the-bracket"));
        return over.closing(here, judge);
    }
    if let Some((_, StageStep::Settle(tables))) = here.tournament.stage_step() {
        return to_settle(here, &tables);
    }
    match next_stage(here) {
        Some(name) => DeskStep::new(say("director-next-stage").with("round", name.subject()))
            .going(urls::cut(slug), say("director-next-pair-stage").with("round", name.with_article())),
        None => DeskStep::new(say("director-next-cut-goes-on"))
            .going(urls::cut(slug), say("director-next-go-on-with-cut")),
    }
}

/// The stage that can be paired; `None` if the results make no bracket, which the page of the cut explains.
pub fn next_stage(here: &Snapshot) -> Option<RoundWords> {
    let bracket = here.tournament.bracket().ok()??;
    match bracket.next() {
        Next::Stage(stage, _) => Some(RoundWords::of(RoundName::of_stage(&bracket.cut, stage))),
        Next::Playing(..) | Next::Over(_) => None,
    }
}

/// Who won, and what is handed on after the end: the report, and the picture once somebody has won.
fn after_the_end(here: &Snapshot, words: &Message) -> DeskStep {
    let slug = here.slug();
    let won = final_ranking(here).ok().and_then(|ranking| won_by(&winners(&ranking)));
    let is_won = won.is_some();
    let told = won.map_or_else(|| words.to_string(), |won| format!("{won}. {words}"));
    let step = DeskStep::new(told)
        .with_link(urls::tournament_report(slug), say("all-report"))
        .with_link(urls::results(slug, ReportForm::Trekcc), say("director-next-results-for-trekcc"));
    if is_won { step.with_link(urls::picture(slug), say("director-next-picture")) } else { step }
}

/// What one bracket for everybody begins with: its seeds, or what it lacks.
fn bracket_step(here: &Snapshot) -> DeskStep {
    let slug = here.slug();
    let players = (urls::players(slug), say("all-register-players"));
    if here.tournament.cut().is_some() {
        return DeskStep::new(say("director-next-one-bracket"))
            .going(urls::cut(slug), say("director-next-pair-first-stage"))
            .with_link(players.0, players.1);
    }
    let Some(why) = no_bracket(here) else {
        return DeskStep::new(say("director-next-one-bracket"))
            .going(urls::cut(slug), say("director-next-set-the-seeds"))
            .with_link(players.0, players.1);
    };
    let settings = (urls::settings(slug), say("all-settings-2"));
    let step = DeskStep { waits: true, ..DeskStep::new(why) };
    // Fewer than three are too few for some system, and only more than a bracket holds are too many.
    match here.tournament.places_taken() {
        0..=2 => step.going(players.0, players.1).with_icon("add").with_link(settings.0, settings.1),
        _ => step.going(settings.0, settings.1).with_link(players.0, players.1),
    }
}

/// The next step for a visitor; before a round is paired, the check-in beside it.
///
/// # Errors
/// If the store does not say at which tables the visitor sits.
pub fn step(site: &Site, visit: &Visit, here: &Snapshot) -> Result<DeskStep, PageError> {
    // At which tables somebody sits matters once disputes alone prevent the close.
    let last = here.tournament.current_round();
    let is_closed = last.is_some_and(|round| round.phase() == Phase::Closed);
    let waits = is_closed && here.tournament.disputes().any(|dispute| dispute.waits());
    let judge = waits.then(|| visit.judge(site, here)).transpose()?;
    Ok(with_check_in(here, next_step(here, judge.as_ref())))
}

fn with_check_in(here: &Snapshot, next: DeskStep) -> DeskStep {
    let last = here.tournament.current_round();
    let waits = last.is_none_or(|round| round.phase() == Phase::Closed);
    // After the last planned round nobody is paired by who is here, unless a director asks for one more.
    let planned = here.tournament.planned_rounds();
    let goes_on = last.is_none_or(|round| round.number.0 < planned) || here.tournament.check_in().is_some();
    let any = here.tournament.players().next().is_some();
    if !waits || !goes_on || !any || here.tournament.decide(&Command::OpenCheckIn(OpenCheckIn {})).is_err() {
        return next;
    }
    let word = check_in::count(here).map_or_else(
        || say("director-next-check-players-in"),
        |it| say("director-next-check-in").with("count", it),
    );
    next.with_link(urls::check_in(here.slug()), word)
}

fn next_step(here: &Snapshot, judge: Option<&Judge>) -> DeskStep {
    let slug = here.slug();
    if let Some(at) = here.tournament.closed_at() {
        return after_the_end(here, &say("director-next-closed").with("at", words::moment(here, at)));
    }
    if let Ok(rules) = here.pod_rules() {
        return pods::step(here, rules, judge);
    }
    let planned = here.tournament.planned_rounds();
    if here.tournament.is_bracket() && here.tournament.rounds().len() == 0 {
        return bracket_step(here);
    }
    let Some(last) = here.tournament.current_round() else {
        let active = here.tournament.players().filter(|player| player.is_active()).count();
        return match active {
            0 | 1 => DeskStep::new(say("director-next-two-players"))
                .going(urls::players(slug), say("all-register-players"))
                .with_icon("add"),
            many => first_round(here, many),
        };
    };
    let number = last.number;
    let name = words::round_name(here, number).with_article();
    match last.phase() {
        // Only what was seen can be published: the form is on the draft's page.
        Phase::Draft => {
            let round = words::round_name(here, number).subject();
            DeskStep::new(say("director-next-is-a-draft").with("round", round))
                .going(urls::round_staff(slug, number), say("director-next-look-at-draft").with("name", name))
        }
        Phase::Playing => playing(here, last),
        Phase::Closed if here.tournament.cut().is_some() => cut_step(here, judge),
        Phase::Closed if number.0 < planned => {
            let next = number.next();
            let mut step = DeskStep::new(
                say("director-next-rounds-played").with("played", number).with("planned", planned),
            )
            .going(urls::pair(slug), say("director-next-pair-round").with("round", next))
            .with_icon("pair");
            step.close_early = close_early(here);
            step
        }
        Phase::Closed => after_the_rounds(here, last, judge),
    }
}

/// Pairing the first round, unless more have registered than the system of the tournament takes.
fn first_round(here: &Snapshot, players: usize) -> DeskStep {
    let slug = here.slug();
    if let Err(why @ Refusal::System(SystemRefusal::TooMany { .. })) = here.tournament.may_pair() {
        return DeskStep { waits: true, ..DeskStep::new(here.refusal(&why)) }
            .going(urls::settings(slug), say("all-settings-2"))
            .with_link(urls::players(slug), say("all-register-players"));
    }
    DeskStep::new(say("director-next-can-be-paired").with("players", players))
        .going(urls::pair(slug), say("director-next-pair-round").with("round", 1_u32))
        .with_icon("pair")
        .with_link(urls::players(slug), say("director-next-register-more"))
}

/// The button that closes the tournament before all planned rounds are played.
pub(super) fn close_early(here: &Snapshot) -> Option<Message> {
    let decided = here.tournament.decide(&Command::CloseTournament(CloseTournament {}));
    decided.is_ok().then(|| say("director-desk-round-close-the-tournament-early"))
}

/// All planned rounds are played: then comes the cut that was announced, otherwise the end. One more round can follow, unless
/// a timetable ends with them.
fn after_the_rounds(here: &Snapshot, last: &Round, judge: Option<&Judge>) -> DeskStep {
    let (slug, planned) = (here.slug(), here.tournament.planned_rounds());
    let mut step = DeskStep::new(say("director-next-all-played").with("rounds", planned));
    if let Some(why) = here.tournament.too_few_for_the_cut() {
        step.words = format!("{} {}", step.words, planned_cut::too_large(why));
    }
    step = match planned_cut::to_start(here) {
        Some((to, word)) => step.going(to, word),
        None => step.with_link(urls::cut(slug), say("director-next-start-a-cut")),
    };
    if here.tournament.may_pair().is_ok() {
        let next = say("director-next-pair-anyway").with("round", last.number.next());
        step = step.with_link(urls::pair(slug), next);
    }
    if step.go.is_some() { step.before_the_cut(here) } else { step.closing(here, judge) }
}
