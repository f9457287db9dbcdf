//! Kinds of acts that are undone to the byte, and what rests on each.

use crate::support::reason;
use crate::support::scenario::{End, Scenario};
use crate::undo::{Undoing, line, newest};
use arbiter::domain::bracket::cut::Size;
use arbiter::domain::hash::ListHash;
use arbiter::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::pods::score::PodScore;
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::{
    AcceptDeck, ChangeFormat, ChangePublication, ChangeSettings, CheckDeck, CloseCheckIn, CloseTournament,
    Command, DiscardPairings, DrawDeckChecks, EraseName, ExportTournament, IssuePenalty, NoteCheckIns,
    OpenCheckIn, PairWhoIsHere, PublishRound, ReadDeck, RegisterPool, ReinstatePlayer, ReopenTournament,
    ReportPod, StateDeckConsent, SubmitDeck, SwapPlayers, TakeChance, UndoAct, Undoer,
};
use arbiter::domain::tournament::dispute::Judge;
use arbiter::domain::tournament::entry::{ActUndone, Entry, SettingsChanged};
use arbiter::domain::tournament::penalty::PenaltyLevel;
use arbiter::domain::tournament::publication::{Lists, Publication};
use arbiter::domain::tournament::random_draw::RandomDraw;
use arbiter::domain::tournament::round::{Phase, Round};
use arbiter::domain::tournament::settings::{PlanPart, Settings};
use arbiter::domain::tournament::way_back::WayBack;

const FOUR: [&str; 4] = ["Kira", "Odo", "Quark", "Nog"];

/// The newest act is undone to the state before it, and redone to the state after it.
pub fn both_ways(before: &Scenario, after: &Scenario) {
    let at = newest(after);
    let back = after.clone().undoes(at).goes();
    assert_eq!(back.tournament.state(), before.tournament.state());
    assert_eq!(Tournament::replay(&back.log), back.tournament);
    let again = back.redoes(at).goes();
    assert_eq!(again.tournament.state(), after.tournament.state());
    assert_eq!(Tournament::replay(&again.log), again.tournament);
}

/// A line is not undone, because these rest on it.
pub fn rests(told: &Scenario, line: usize, on: &str) {
    told.clone().undoes(line).is_refused(&format!(
        "Line {line} stays, because later acts rest on it: {on}. Undo those first, the newest before the others."
    ));
}

fn phase(told: &Scenario) -> Option<Phase> {
    told.tournament.round(RoundNumber(1)).map(Round::phase)
}

/// A line is undone to the state that the rest of the log makes, and redone.
fn undoes_alone(told: &Scenario, line: usize) -> Scenario {
    let mut rest = told.log.clone();
    rest.remove(line - 1);
    let back = told.clone().undoes(line).goes();
    assert_eq!(back.tournament.state(), Tournament::replay(&rest).state());
    assert_eq!(back.clone().redoes(line).goes().tournament.state(), told.tournament.state());
    back
}

#[test]
fn a_publication_is_undone_although_somebody_registered_since_who_then_plays_from_round_1() {
    let eight = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir"];
    for begun in [Scenario::with_players(FOUR), Scenario::in_pods().registers(eight)] {
        let published = begun.starts_round();
        let publication = newest(&published);
        let late = published.registers(["Ezri"]);
        let ezri = late.player("Ezri");
        let from = |told: &Scenario| told.tournament.player(ezri).unwrap().from_round;
        let back = undoes_alone(&late, publication);
        assert_eq!((phase(&back), from(&back)), (Some(Phase::Draft), RoundNumber(2)));
        // The pairing stays, and the refusal names what helps: the draft is discarded below.
        let (drawn, joined) = (publication - 1, newest(&late));
        back.clone().undoes(drawn).is_refused(&format!(
            "Line {drawn} stays, because later acts rest on it: line {joined}. Some of these cannot be undone: \
             discard the draft instead, on the page of the round."
        ));
        let discard = DiscardPairings { reason: "one more came".into() };
        let discarded = back.clone().give(Command::DiscardPairings(discard)).goes();
        assert_eq!(from(&discarded), RoundNumber(1));
        let again = discarded.starts_round();
        assert!(again.tournament.round(RoundNumber(1)).unwrap().involves(ezri));
        // The same draft may be published again as well.
        let same = back.give(Command::PublishRound(PublishRound {})).goes();
        assert_eq!((phase(&same), from(&same)), (Some(Phase::Playing), RoundNumber(2)));
        // Without the round, she would have entered in this one.
        let (pairing, joining) = (publication - 1, newest(&late));
        late.clone().undoes(pairing).is_refused(&format!(
            "Line {pairing} stays, because later acts rest on it: lines {publication} and {joining}. Of these, line \
             {joining} is never undone: correct what is wrong in its own way."
        ));
    }
}

/// The settings with these changes.
fn changes(told: &Scenario, change: impl FnOnce(&mut Settings)) -> Scenario {
    let mut settings = told.tournament.setup().unwrap().settings.clone();
    change(&mut settings);
    let asked = ChangeSettings { settings, reason: "a slip".into() };
    told.clone().give(Command::ChangeSettings(asked)).goes()
}

#[test]
fn the_title_and_the_place_are_undone_whatever_was_played_since_and_other_settings_are_not() {
    let told = Scenario::with_players(FOUR);
    let renamed = changes(&told, |it| it.place = "Deep Space 8".to_owned());
    both_ways(&told, &renamed);
    let at = newest(&renamed);
    let played = renamed.clone().starts_round().records("Kira", 100, 40, End::Complete).goes();
    undoes_alone(&played, at);
    // The control: who sees the tournament is none of the settings that are told apart.
    let hidden = changes(&told, |it| (it.place, it.private) = ("Deep Space 8".to_owned(), true));
    let played = hidden.starts_round();
    let published = newest(&played);
    rests(&played, at, &format!("lines {} and {published}", published - 1));
    // A later change writes all settings down, the place, too.
    let again = changes(&renamed, |it| it.title = "Deep Space Closed".to_owned());
    rests(&again, at, &format!("line {}", newest(&again)));
}

#[test]
fn the_plan_is_undone_although_results_were_recorded_since_and_no_publication_loses_its_minutes() {
    let told = Scenario::with_players(FOUR);
    let size = Size::try_from(2).ok();
    let larger = changes(&told, |it| (it.title, it.planned_cut) = ("Deep Space Final".to_owned(), size));
    let longer = changes(&told, |it| it.round_minutes = 80);
    let more = changes(&told, |it| it.rounds += 1);
    let at = newest(&told) + 1;
    for changed in [&larger, &longer, &more] {
        both_ways(&told, changed);
        undoes_alone(&changed.clone().pairs().goes(), at);
    }
    // Nothing that is played rests on the announced cut.
    let played = hands_in(&larger, "Kira", "aa").plays_a_round().drops("Nog").goes();
    undoes_alone(&played, at);
    // The clock of a round has its minutes, and no plan is shorter than what is published; the results count anyway.
    for changed in [longer, more] {
        let published = changed.starts_round();
        let publication = newest(&published);
        rests(&published.plays_the_rest(), at, &format!("line {publication}"));
    }
    // A later change writes the plan down, too.
    let again = changes(&larger, |it| it.title = "Deep Space Closed".to_owned());
    rests(&again, at, &format!("line {}", newest(&again)));
}

#[test]
fn where_cards_are_exchanged_between_games_a_list_rests_on_the_games_that_are_planned() {
    let format = arbiter::data::deck_format("sealed").cloned().map(Box::new);
    let packs = Command::ChangeFormat(ChangeFormat { format, reason: "packs came".into() });
    let told = Scenario::with_players(FOUR).give(packs).goes();
    let (cut, at) = (changes(&told, |it| it.planned_cut = Size::try_from(2).ok()), newest(&told) + 1);
    let listed = hands_in(&cut, "Kira", "aa");
    rests(&listed, at, &format!("line {}", newest(&listed)));
    // The control: no list is handed in because a round takes longer.
    let longer = changes(&told, |it| it.round_minutes = 80);
    undoes_alone(&hands_in(&longer, "Kira", "aa"), at);
}

#[test]
fn a_forged_log_changes_more_than_it_says() {
    let told = Scenario::with_players(FOUR);
    let forged = |only_names: bool, plan: &[PlanPart], change: &dyn Fn(&mut Settings)| {
        let mut settings = told.tournament.setup().unwrap().settings.clone();
        change(&mut settings);
        let only_plan = plan.iter().copied().collect();
        let it = SettingsChanged { settings, only_names, only_plan, reason: reason("a slip") };
        told.tournament.can_follow(&Entry::SettingsChanged(it)).map_err(|why| why.to_string())
    };
    let follows = |change: &dyn Fn(&mut Settings)| forged(true, &[], change);
    assert_eq!(follows(&|it| it.title = "Deep Space Closed".to_owned()), Ok(()), "the control");
    let refused = "it says that only the title or the place changed, and other settings did";
    assert_eq!(follows(&|it| it.rounds += 1), Err(refused.to_owned()));
    let follows = |change: &dyn Fn(&mut Settings)| forged(false, &[PlanPart::Rounds], change);
    assert_eq!(follows(&|it| (it.place, it.rounds) = ("Risa".to_owned(), 7)), Ok(()), "the control");
    let refused = "it says that only some parts of the plan changed, and other settings did";
    assert_eq!(follows(&|it| (it.rounds, it.round_minutes) = (7, 80)), Err(refused.to_owned()));
    assert_eq!(follows(&|it| it.private = true), Err(refused.to_owned()));
}

#[test]
fn an_entry_says_which_parts_of_the_plan_changed_and_an_older_one_may_have_changed_everything() {
    let told = Scenario::with_players(FOUR);
    let written = |told: &Scenario| serde_json::to_string(&told.log.last().unwrap().entry).unwrap();
    let plan = changes(&told, |it| (it.rounds, it.planned_cut) = (7, Size::try_from(2).ok()));
    assert!(written(&plan).contains(r#""only_plan":["rounds","planned-cut"]"#), "{}", written(&plan));
    let more = changes(&told, |it| (it.rounds, it.private) = (7, true));
    let older = written(&more);
    assert!(!older.contains("only_"), "{older}");
    assert_eq!(serde_json::from_str::<Entry>(&older).unwrap(), more.log.last().unwrap().entry);
}

#[test]
fn a_publication_is_undone_although_somebody_left_since_in_pods_alone() {
    let eight = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir"];
    // Who leaves games of two, leaves after a round that everybody has seen.
    let duels = Scenario::with_players(FOUR).starts_round();
    let publication = newest(&duels);
    let left = duels.drops("Nog").goes();
    rests(&left, publication, &format!("line {}", newest(&left)));
    let published = Scenario::in_pods().registers(eight).starts_round();
    let publication = newest(&published);
    let left = published.drops("Nog").goes();
    let drop = newest(&left);
    let nog = left.player("Nog");
    let last = |told: &Scenario| told.tournament.player(nog).unwrap().dropped_after;
    let back = undoes_alone(&left, publication);
    assert_eq!((phase(&back), last(&back)), (Some(Phase::Draft), Some(RoundNumber(1))));
    assert_eq!(Tournament::replay(&back.log), back.tournament);
    // The draft still has a seat for Nog, so it is neither published nor changed by hand.
    let (one, other) = (PlayerId(1), PlayerId(2));
    let swap = SwapPlayers { one, other, reason: "a family".into() };
    for command in [Command::PublishRound(PublishRound {}), Command::SwapPlayers(swap)] {
        back.clone().give(command).is_refused(
            "Nog has dropped and has a place in the draft of round 1. Discard the draft and pair again, or reinstate \
             the player first.",
        );
    }
    // Who comes back has that seat again.
    assert_eq!(back.tournament.way_back(nog), WayBack::Paired(RoundNumber(1)));
    let returned = back.clone().give(Command::ReinstatePlayer(ReinstatePlayer { player: nog })).goes();
    let played = returned.give(Command::PublishRound(PublishRound {})).goes();
    assert!(played.tournament.round(RoundNumber(1)).unwrap().involves(nog));
    let discard = DiscardPairings { reason: "Nog left".into() };
    let discarded = back.clone().give(Command::DiscardPairings(discard)).goes();
    assert_eq!(last(&discarded), Some(RoundNumber(0)), "nobody has played heat 1");
    let again = discarded.starts_round();
    let sizes: Vec<usize> =
        again.tournament.round(RoundNumber(1)).unwrap().pods().map(|pod| pod.pod.players.len()).collect();
    assert_eq!(sizes, [7]);
    assert_eq!(Tournament::replay(&again.log), again.tournament);
    // The drop itself is undone and redone around it.
    let here = back.undoes(drop).goes();
    assert_eq!(last(&here), None);
    assert_eq!(last(&here.clone().redoes(drop).goes()), Some(RoundNumber(1)));
    assert_eq!(phase(&here.give(Command::PublishRound(PublishRound {})).goes()), Some(Phase::Playing));
    // Once something is reported, the publication stays.
    let at = AtTable::new(RoundNumber(1), TableNumber(1));
    let seats = left.tournament.round(at.round).unwrap().pod(at.table).unwrap().pod.players.clone();
    let (player, score) = (seats[0], PodScore::Totals(vec![0; seats.len()]));
    let reported = left.give(Command::ReportPod(ReportPod { at, player, score })).goes();
    rests(&reported, publication, &format!("line {}", newest(&reported)));
}

#[test]
fn a_close_is_undone_although_somebody_registered_since() {
    let closed = Scenario::with_players(FOUR).plays_a_round();
    let end = newest(&closed);
    let late = closed.registers(["Ezri"]);
    assert_eq!(phase(&undoes_alone(&late, end)), Some(Phase::Playing));
}

#[test]
fn a_publication_is_undone_although_somebody_came_back_since() {
    let published = Scenario::with_players(FOUR).drops("Nog").goes().starts_round();
    let publication = newest(&published);
    let player = published.player("Nog");
    let back = published.give(Command::ReinstatePlayer(ReinstatePlayer { player })).goes();
    assert_eq!(phase(&undoes_alone(&back, publication)), Some(Phase::Draft));
}

fn ticks(told: &Scenario, here: &[&str], gone: &[&str]) -> Scenario {
    let of = |names: &[&str]| -> Vec<PlayerId> { names.iter().map(|name| told.player(name)).collect() };
    let noted = NoteCheckIns { here: of(here), gone: of(gone) };
    told.clone().give(Command::NoteCheckIns(noted)).goes()
}

#[test]
fn ticks_are_undone_until_the_same_player_is_ticked_again_or_a_round_is_paired_by_them() {
    let told = Scenario::with_players(FOUR);
    let opened = told.clone().give(Command::OpenCheckIn(OpenCheckIn {})).goes();
    both_ways(&told, &opened);
    let kira = ticks(&opened, &["Kira"], &[]);
    both_ways(&opened, &kira);
    let three = ticks(&kira, &["Odo", "Quark"], &[]);
    let (open, first, second) = (newest(&opened), newest(&kira), newest(&three));
    // The ticks of the others stay.
    let back = three.clone().undoes(first).goes();
    let is_here = |name: &str| back.tournament.check_in().unwrap().is_here(back.player(name));
    assert_eq!(FOUR.map(is_here), [false, true, true, false]);
    // She says herself that she is here, so the first tick cannot come back under hers.
    let herself = ticks(&back, &["Kira"], &[]);
    let own = newest(&herself);
    herself.redoes(first).is_refused(&format!(
        "Line {first} stays undone, because later acts were recorded without it: line {own}. Undo those first, the \
         newest before the others."
    ));
    let gone = ticks(&three, &[], &["Kira"]);
    both_ways(&three, &gone);
    rests(&gone, first, &format!("line {}", newest(&gone)));
    rests(&three, open, &format!("lines {first} and {second}"));
    let closed = three.clone().give(Command::CloseCheckIn(CloseCheckIn {})).goes();
    both_ways(&three, &closed);
    let paired = three.clone().give(Command::PairWhoIsHere(PairWhoIsHere { drop: vec![] })).goes();
    let pairing = newest(&paired);
    rests(&paired, second, &format!("line {pairing}"));
    let nobody = paired.undoes(pairing).goes().undoes(second).goes().undoes(first).goes().undoes(open).goes();
    assert_eq!(nobody.tournament.state(), told.tournament.state());
}

fn closes(told: &Scenario) -> Scenario {
    told.clone().give(Command::CloseTournament(CloseTournament {})).goes()
}

fn reopens(told: &Scenario) -> Scenario {
    let reason = "a slip was found".into();
    told.clone().give(Command::ReopenTournament(ReopenTournament { reason })).goes()
}

#[test]
fn an_end_is_undone_until_it_is_taken_back_and_a_reopening_until_somebody_goes_on() {
    let played = Scenario::with_players(FOUR).plays_a_round();
    let over = closes(&played);
    let end = newest(&over);
    both_ways(&played, &over);
    let reopened = reopens(&over);
    let again = newest(&reopened);
    both_ways(&over, &reopened);
    rests(&reopened, end, &format!("line {again}"));
    let paired = reopened.clone().pairs().goes();
    let pairing = newest(&paired);
    rests(&paired, again, &format!("line {pairing}"));
    rests(&paired, end, &format!("lines {again} and {pairing}"));
    // Who may not reopen it undoes no end either.
    let by = Undoer { id: "account:nog".into(), directs: false };
    let undo = Command::UndoAct(UndoAct { span: line(end), by, reason: "a slip".into() });
    over.clone()
        .give(undo)
        .is_refused(&format!("Line {end} is an act of the director: only a director undoes or redoes it."));
    // Once somebody went on without the end, it does not come back under them.
    let on = over.undoes(end).goes().pairs().goes();
    let pairing = newest(&on);
    on.redoes(end).is_refused(&format!(
        "Line {end} stays undone, because later acts were recorded without it: line {pairing}. Undo those first, \
         the newest before the others."
    ));
    both_ways(&reopened, &closes(&reopened));
}

#[test]
fn an_end_stays_once_cards_may_have_been_counted_for_everybody_in_the_lists_of_that_moment() {
    let played = hands_in(&Scenario::with_players(FOUR), "Kira", "aa").plays_a_round();
    let over = closes(&played);
    let end = newest(&over);
    both_ways(&played, &over);
    let publication = Publication { lists: Lists::All, ..Publication::default() };
    let shown = over.give(Command::ChangePublication(ChangePublication { publication })).goes();
    shown.clone().undoes(end).is_refused(&format!(
        "Line {end} is not undone: cards were counted for everybody in the lists that were played until then, and a \
         second count would tell what was corrected in between. Reopen the tournament."
    ));
    let reopened = reopens(&shown);
    both_ways(&shown, &reopened);
    // A later end leaves the count as it is.
    both_ways(&reopened, &closes(&reopened));
}

#[test]
fn a_forged_log_undoes_only_the_end_after_the_end_and_ends_in_turn() {
    let played = Scenario::with_players(FOUR).plays_a_round();
    let over = closes(&played);
    let reopened = reopens(&over);
    let possible = |told: &Scenario, number: usize| {
        let (span, reason) = (line(number), reason("forged"));
        let forged = ActUndone { first: span.first, last: span.last, reason };
        told.tournament.can_follow(&Entry::ActUndone(forged)).is_ok()
    };
    let (round, end, again) = (newest(&played), newest(&over), newest(&reopened));
    assert!(possible(&played, round), "the control");
    assert!(!possible(&over, round));
    assert!(possible(&over, end) && possible(&reopened, again));
    assert!(!possible(&reopened, end), "nothing is reopened that did not end");
}

#[test]
fn a_forged_log_undoes_no_penalty_no_erasure_and_no_draw() {
    let told = Scenario::with_players(FOUR).plays_a_round();
    let player = told.player("Kira");
    let (judge, kind) = (Judge::default(), "slow-play".to_owned());
    let (level, reason, round) = (PenaltyLevel::Warning, "a long look".into(), None);
    let issue = IssuePenalty { player, judge, kind, level, round, reason, dispute: None, others: false };
    let (what, purpose) = (RandomDraw::Coin {}, "who chooses".to_owned());
    let draw = TakeChance { what, seed: 7, purpose, at: None, dispute: None };
    for never in
        [Command::IssuePenalty(issue), Command::EraseName(EraseName { player }), Command::TakeChance(draw)]
    {
        let told = told.clone().give(never).goes();
        let (span, reason) = (line(newest(&told)), crate::support::reason("forged"));
        let forged = ActUndone { first: span.first, last: span.last, reason };
        assert!(told.tournament.can_follow(&Entry::ActUndone(forged)).is_err());
    }
}

fn hands_in(told: &Scenario, name: &str, sha256: &str) -> Scenario {
    let (player, sha256) = (told.player(name), ListHash::stated(sha256));
    let list = SubmitDeck { player, sha256, errors: 0, cards: 66, by_staff: true, agrees: None };
    told.clone().give(Command::SubmitDeck(list)).goes()
}

fn checks(told: &Scenario, name: &str, agrees: bool) -> Scenario {
    let (player, found) = (told.player(name), "a Borg too many".to_owned());
    let sha256 = told.tournament.player(player).unwrap().deck.as_ref().unwrap().sha256.clone();
    told.clone().give(Command::CheckDeck(CheckDeck { player, sha256, agrees, found })).goes()
}

#[test]
fn a_deck_check_is_undone_until_somebody_acts_upon_what_it_found() {
    let told = Scenario::with_players(FOUR);
    let told = FOUR.into_iter().fold(told, |told, name| hands_in(&told, name, name)).starts_round();
    let checked = checks(&told, "Kira", false);
    let check = newest(&checked);
    both_ways(&told, &checked);
    // Another deck, a result and the end of the round do not rest on it.
    let on = checks(&checked, "Odo", true).plays_the_rest().closes().goes().undoes(check).goes();
    assert_eq!(on.tournament.player(on.player("Kira")).unwrap().deck.as_ref().unwrap().agrees, None);
    assert!(on.tournament.deck_checks().of(on.player("Kira")).is_none());
    let again = checks(&checked, "Kira", true);
    both_ways(&checked, &again);
    rests(&again, check, &format!("line {}", newest(&again)));
    let draw = DrawDeckChecks { count: 1, near: 0, top: 3, seed: 7 };
    for later in [
        Command::DrawDeckChecks(draw),
        Command::IssuePenalty(IssuePenalty {
            player: checked.player("Kira"),
            judge: Judge::default(),
            kind: "slow-play".to_owned(),
            level: PenaltyLevel::Warning,
            round: None,
            reason: "a Borg too many".into(),
            dispute: None,
            others: false,
        }),
    ] {
        let later = checked.clone().give(later).goes();
        let line = newest(&later);
        later.undoes(check).is_refused(&format!(
            "Line {check} stays, because later acts rest on it: line {line}. Of these, line {line} is never \
             undone: correct what is wrong in its own way."
        ));
    }
}

#[test]
fn a_list_is_undone_until_somebody_reads_accepts_exports_or_plays_it() {
    let told = Scenario::with_players(FOUR);
    let player = told.player("Kira");
    let first = hands_in(&told, "Kira", "aa");
    both_ways(&told, &first);
    let second = hands_in(&first, "Kira", "bb");
    let (old, new) = (newest(&first), newest(&second));
    both_ways(&first, &second);
    rests(&second, old, &format!("line {new}"));
    // The list of another player does not rest on it.
    let back = hands_in(&second, "Odo", "cc").undoes(new).goes();
    assert_eq!(back.tournament.player(player).unwrap().deck.as_ref().unwrap().sha256, ListHash::stated("aa"));
    let accepted = second.clone().give(Command::AcceptDeck(AcceptDeck { player, reason: "".into() })).goes();
    rests(&accepted, new, &format!("line {}", newest(&accepted)));
    let published = second.clone().starts_round();
    rests(&published, new, &format!("line {}", newest(&published)));
    for seen in [Command::ReadDeck(ReadDeck { player }), Command::ExportTournament(ExportTournament {})] {
        let seen = second.clone().give(seen).goes();
        let line = newest(&seen);
        seen.undoes(new).is_refused(&format!(
            "Line {new} stays, because later acts rest on it: line {line}. Of these, line {line} is never \
             undone: correct what is wrong in its own way."
        ));
    }
    // Once the player was asked whether everybody may see it, everybody may have seen it.
    let asks = Command::StateDeckConsent(StateDeckConsent { player, agrees: true });
    let asked = hands_in(&first.give(asks).goes(), "Kira", "dd");
    let line = newest(&asked);
    asked.undoes(line).is_refused(&format!(
        "Line {line} is not undone: the player said whether everybody may see the list, and everybody may have seen \
         it. Hand the right list in again."
    ));
}

#[test]
fn a_pool_is_undone_until_a_list_is_compared_with_it() {
    let format = arbiter::data::deck_format("sealed").cloned().map(Box::new);
    let sealed = Command::ChangeFormat(ChangeFormat { format, reason: "we play sealed".into() });
    let told = Scenario::with_players(FOUR).give(sealed).goes();
    let opens = |told: &Scenario, sha256: &str| {
        let (player, sha256) = (told.player("Kira"), ListHash::stated(sha256));
        let pool = RegisterPool { player, sha256, cards: 90, by_staff: true };
        told.clone().give(Command::RegisterPool(pool)).goes()
    };
    let first = opens(&told, "aa");
    both_ways(&told, &first);
    let second = opens(&first, "bb");
    both_ways(&first, &second);
    let list = hands_in(&second, "Kira", "cc");
    rests(&list, newest(&second), &format!("line {}", newest(&list)));
}
