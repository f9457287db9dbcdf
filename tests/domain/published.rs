//! Whose deck lists everybody sees, and who is drawn for a deck check.

use arbiter::domain::bracket::cut::{Cut, Size};
use arbiter::domain::hash::ListHash;
use arbiter::domain::id::{EntryNumber, PlayerId};
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{
    ChangeFormat, ChangeProfile, ChangePublication, CheckDeck, CloseTournament, Command, DrawDeckChecks,
    EraseName, PublishRound, RatePlayers, ReopenTournament, StartCut, StateDeckConsent, SubmitDeck,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::deck_check::Pick;
use arbiter::domain::tournament::player_rating::PlayerRating;
use arbiter::domain::tournament::publication::{Lists, Publication};
use arbiter::domain::tournament::undo_refusal::UndoRefusal;
use chrono::{DateTime, TimeDelta, Utc};

use crate::support::scenario::Scenario;

fn noon() -> DateTime<Utc> {
    DateTime::from_timestamp(1_800_000_000, 0).unwrap()
}

fn publish(lists: Lists) -> Publication {
    Publication { lists, ..Publication::default() }
}

fn change(publication: Publication) -> Command {
    Command::ChangePublication(ChangePublication { publication })
}

fn hands_in(player: u32, sha256: &str, agrees: Option<bool>, by_staff: bool) -> Command {
    Command::SubmitDeck(SubmitDeck {
        player: PlayerId(player),
        sha256: ListHash::stated(sha256),
        errors: 0,
        cards: 60,
        by_staff,
        agrees,
    })
}

/// Six players who agree.
fn everybody_agrees(publication: Publication) -> Scenario {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta"])
        .give(change(publication))
        .goes();
    (1..=6).fold(told, |told, player| {
        told.give(hands_in(player, &format!("list {player}"), Some(true), false)).goes()
    })
}

fn begins(told: Scenario) -> Scenario {
    told.starts_round()
}

fn ends(told: Scenario) -> Scenario {
    told.plays_the_rest().closes().give(Command::CloseTournament(CloseTournament {})).goes()
}

/// The best two play on.
fn starts_cut(told: &Scenario, decks: CutDecks) -> Scenario {
    let cut = Cut::to(Size::try_from(2).unwrap());
    let (setup, seed) = (told.tournament.setup().unwrap(), told.tournament.next_seed().unwrap());
    let seen = told.tournament.seeding(setup, cut, seed).unwrap().seeds;
    told.clone().give(Command::StartCut(StartCut { cut, minutes: 60, decks, seen, given: None })).goes()
}

fn shown(tournament: &Tournament, now: DateTime<Utc>) -> Vec<u32> {
    let mut shown: Vec<u32> =
        tournament.shown_lists(now).unwrap().into_iter().map(|list| list.player.0).collect();
    shown.sort_unstable();
    shown
}

#[test]
fn nobodys_list_is_shown_unless_the_director_chooses_it() {
    let told = ends(begins(everybody_agrees(Publication::default())));
    assert!(shown(&told.tournament, noon()).is_empty());
    let told = told.give(change(publish(Lists::All))).goes();
    assert_eq!(shown(&told.tournament, noon()), [1, 2, 3, 4, 5, 6], "the control: chosen after the end");
}

#[test]
fn lists_are_shown_at_the_end_with_consent_and_hidden_when_it_is_withdrawn() {
    let told = begins(everybody_agrees(publish(Lists::All)));
    let consent =
        |player, agrees| Command::StateDeckConsent(StateDeckConsent { player: PlayerId(player), agrees });
    let told = told.give(consent(2, false)).goes().give(consent(2, false)).adds_nothing();
    assert!(shown(&told.tournament, noon()).is_empty(), "before the end");
    let told = ends(told);
    assert_eq!(shown(&told.tournament, noon()), [1, 3, 4, 5, 6]);
    let told = told.give(consent(1, false)).goes().give(consent(2, true)).goes();
    assert_eq!(shown(&told.tournament, noon()), [2, 3, 4, 5, 6], "after the end");
    let told = told.give(Command::EraseName(EraseName { player: PlayerId(3) })).goes();
    assert_eq!(shown(&told.tournament, noon()), [2, 4, 5, 6], "an erased player has nothing to show");
    let reason = "a slip was misread";
    let told = told.give(Command::ReopenTournament(ReopenTournament { reason: reason.into() })).goes();
    assert!(shown(&told.tournament, noon()).is_empty(), "it is not over any more");
    let told = told.give(Command::CloseTournament(CloseTournament {})).goes();
    let reason = "no decks";
    let told = told.give(Command::ReopenTournament(ReopenTournament { reason: reason.into() })).goes();
    let told = told.give(Command::ChangeFormat(ChangeFormat { format: None, reason: reason.into() })).goes();
    let told = told.give(Command::CloseTournament(CloseTournament {})).goes();
    assert!(shown(&told.tournament, noon()).is_empty(), "it takes no lists any more");
}

#[test]
fn the_winner_is_the_first_place_and_finalists_are_the_best_places() {
    let told = ends(begins(everybody_agrees(publish(Lists::Winner))));
    let winners = shown(&told.tournament, noon());
    let of = |place: u32| {
        let lines = told.standings();
        let among = lines.iter().filter(|line| line.place <= place).map(|line| line.tally.player.0);
        let mut among: Vec<u32> = among.collect();
        among.sort_unstable();
        among
    };
    assert_eq!(winners, of(1));
    assert!(!winners.is_empty() && winners.len() < 6);
    let finalists = told.clone().give(change(publish(Lists::Finalists))).goes();
    assert_eq!(shown(&finalists.tournament, noon()), of(4), "four is the default");
    let two = Publication { finalists: 2, ..publish(Lists::Finalists) };
    assert_eq!(shown(&told.clone().give(change(two)).goes().tournament, noon()), of(2));
}

#[test]
fn a_publication_time_counts_from_its_instant_and_after_the_end_unless_it_says_otherwise() {
    let at = Some(noon());
    let told = begins(everybody_agrees(Publication { at, ..publish(Lists::All) }));
    let (before, after) = (noon() - TimeDelta::seconds(1), noon());
    assert!(shown(&told.tournament, after).is_empty(), "not before the end");
    let over = ends(told.clone());
    assert!(shown(&over.tournament, before).is_empty());
    assert_eq!(shown(&over.tournament, after).len(), 6);
    // Consent for the time after the end does not cover the time before.
    let early = Publication { at, before_end: true, ..publish(Lists::All) };
    let told = told.give(change(early)).goes();
    assert!(shown(&told.tournament, after).is_empty());
    let consent = StateDeckConsent { player: PlayerId(4), agrees: true };
    let told = told.give(Command::StateDeckConsent(consent)).goes();
    assert_eq!(shown(&told.tournament, after), [4]);
    assert!(shown(&told.tournament, before).is_empty());
    assert_eq!(shown(&ends(told).tournament, after).len(), 6);
}

#[test]
fn no_list_is_shown_while_others_can_still_be_changed() {
    let early = Publication { at: Some(noon()), before_end: true, ..publish(Lists::All) };
    let told = everybody_agrees(early);
    assert!(shown(&told.tournament, noon()).is_empty());
    assert_eq!(shown(&begins(told).tournament, noon()).len(), 6, "the control");
}

#[test]
fn no_list_is_shown_while_sealed_decks_change_between_games() {
    let early = Publication { at: Some(noon()), before_end: true, ..publish(Lists::All) };
    let format = arbiter::data::deck_format("sealed").cloned().map(Box::new);
    let change = ChangeFormat { format, reason: "packs came".into() };
    let told = everybody_agrees(early).give(Command::ChangeFormat(change)).goes();
    let told = begins(told);
    assert!(shown(&told.tournament, noon()).is_empty(), "the first game is on");
    let told = told.plays_the_rest().closes().goes();
    assert!(shown(&told.tournament, noon()).is_empty(), "between games");
    assert!(shown(&starts_cut(&told, CutDecks::New).tournament, noon()).is_empty());
    assert_eq!(shown(&starts_cut(&told, CutDecks::Same).tournament, noon()).len(), 6, "no deck changes now");
    let over = told.give(Command::CloseTournament(CloseTournament {})).goes();
    assert_eq!(shown(&over.tournament, noon()).len(), 6, "the control");
}

#[test]
fn no_list_is_shown_while_a_cut_takes_others() {
    let early = Publication { at: Some(noon()), before_end: true, ..publish(Lists::All) };
    let told = begins(everybody_agrees(early)).plays_the_rest().closes().goes();
    assert_eq!(shown(&starts_cut(&told, CutDecks::Same).tournament, noon()).len(), 6, "the control");
    let told = starts_cut(&told, CutDecks::New);
    assert!(shown(&told.tournament, noon()).is_empty());
    let told = told.pairs().goes();
    assert!(shown(&told.tournament, noon()).is_empty(), "a draft locks nothing");
    let told = told.give(Command::PublishRound(PublishRound {})).goes();
    assert_eq!(shown(&told.tournament, noon()).len(), 6);
}

#[test]
fn an_impossible_publication_is_refused() {
    let told = Scenario::with_players(["Kira", "Odo"]);
    let none = Publication { finalists: 1, ..publish(Lists::Finalists) };
    told.clone()
        .give(change(none))
        .is_refused("Finalists are the best 2 to 64 places of the final standings.");
    let winner = Publication { at: Some(noon()), before_end: true, ..publish(Lists::Winner) };
    told.clone().give(change(winner)).is_refused(
        "Before the end there is no winner. Show every list early, or the winner’s and finalists’ lists at the end.",
    );
    let timeless = Publication { before_end: true, ..publish(Lists::All) };
    told.clone().give(change(timeless)).is_refused("Say from when the lists are shown before the end.");
    let far = DateTime::from_timestamp(8_000_000_000_000, 0);
    told.give(change(Publication { at: far, ..publish(Lists::All) }))
        .is_refused("Choose a day in the years 2000 to 2199.");
}

#[test]
fn staff_who_hand_a_list_in_say_whether_the_player_agrees() {
    let told = Scenario::with_players(["Kira", "Odo"]);
    let told = told.give(hands_in(1, "aa", None, true)).goes();
    let told = told.give(change(publish(Lists::All))).goes();
    let told = told
        .give(hands_in(1, "bb", None, true))
        .is_refused(
            "Ask Kira whether everybody may see the list, and say what you heard. Nothing was handed in.",
        )
        .give(hands_in(1, "bb", Some(true), true))
        .goes();
    assert!(told.tournament.player(PlayerId(1)).unwrap().consent.unwrap().agrees);
    let told = told.give(hands_in(1, "bb", Some(false), true)).goes();
    assert!(!told.tournament.player(PlayerId(1)).unwrap().consent.unwrap().agrees, "the same list again");
}

#[test]
fn the_lists_that_were_played_stay_as_they_were_at_the_first_end() {
    let told = begins(everybody_agrees(publish(Lists::All)));
    assert!(told.tournament.played_lists().is_none());
    let told = ends(told);
    let played = |told: &Scenario| -> Vec<ListHash> {
        told.tournament.played_lists().unwrap().map(|(_, sha256)| sha256.clone()).collect()
    };
    let then = played(&told);
    let reason = "a list was misread".into();
    let told = told.give(Command::ReopenTournament(ReopenTournament { reason })).goes();
    let told = told.give(hands_in(2, "other", Some(true), true)).goes();
    let told = told.give(Command::CloseTournament(CloseTournament {})).goes();
    assert_eq!(played(&told), then);
}

// Deck checks -----------------------------------------------------------------------------------

fn draws(count: u32, near: u32, top: u32, seed: u64) -> Command {
    Command::DrawDeckChecks(DrawDeckChecks { count, near, top, seed })
}

fn picks(told: &Scenario) -> Vec<Pick> {
    told.tournament.deck_checks().drawn.last().unwrap().picks.clone()
}

#[test]
fn nobody_is_drawn_twice_or_after_a_check_and_the_seed_repeats_the_draw() {
    let told = everybody_agrees(Publication::default());
    let no_round = "No round is being played. Publish a round, then draw whose deck is checked in it.";
    let told = told.give(draws(2, 0, 4, 7)).is_refused(no_round);
    let told = begins(told);
    let checked = CheckDeck {
        player: PlayerId(3),
        sha256: ListHash::stated("list 3"),
        agrees: true,
        found: String::new(),
    };
    let told = told.give(Command::CheckDeck(checked)).goes();
    let first = told.clone().give(draws(2, 0, 4, 7)).goes();
    assert_eq!(picks(&first), picks(&told.clone().give(draws(2, 0, 4, 7)).goes()), "the same seed");
    let others: Vec<Vec<Pick>> =
        (0..20).map(|seed| picks(&told.clone().give(draws(2, 0, 4, seed)).goes())).collect();
    assert!(others.iter().any(|other| *other != others[0]), "another seed");
    let second = first.clone().give(draws(9, 0, 4, 8)).goes();
    let mut all: Vec<u32> =
        [picks(&first), picks(&second)].concat().iter().map(|pick| pick.player.0).collect();
    all.sort_unstable();
    assert_eq!(all, [1, 2, 4, 5, 6], "everybody once, and nobody who was checked");
    second.give(draws(1, 0, 4, 9)).is_refused(
        "No player is left to draw: everybody who plays this round and has handed in a list was drawn or checked.",
    );
}

#[test]
fn those_near_the_cut_are_drawn_with_their_place_as_the_reason() {
    let told = begins(everybody_agrees(Publication::default()));
    let first = told.clone().give(draws(2, 2, 3, 1)).goes();
    let early = picks(&first);
    assert_eq!(early.len(), 2);
    assert!(early.iter().all(|pick| pick.place.is_none()), "before round 2 nobody has a place");
    let told = begins(told.plays_the_rest().closes());
    let best: Vec<(u32, u32)> = told
        .standings()
        .iter()
        .map(|line| (line.tally.player.0, line.place))
        .filter(|(_, place)| *place <= 2)
        .collect();
    for seed in 0..20 {
        let drawn = picks(&told.clone().give(draws(3, 1, 2, seed)).goes());
        assert_eq!(drawn.len(), 3);
        let near = drawn[0];
        assert!(best.contains(&(near.player.0, near.place.unwrap())), "{near:?} in {best:?}");
        assert!(drawn[1..].iter().all(|pick| pick.place.is_none() && pick.player != near.player));
    }
    told.give(draws(2, 3, 2, 1))
        .is_refused("Draw 1 to 64 players, and no more of them near the cut than players in all.");
}

#[test]
fn a_draw_near_the_cut_rests_on_the_profile_and_on_the_ratings() {
    let told = begins(begins(everybody_agrees(Publication::default())).plays_the_rest().closes());
    let profile = told.tournament.setup().unwrap().profile().unwrap();
    let profile = Box::new(profile.with_values([("points.bye", "3")], "announced", None).unwrap());
    let ratings = vec![PlayerRating { player: PlayerId(1), rating: Some(1_400) }];
    let grounds = [
        Command::ChangeProfile(ChangeProfile { profile, reason: "announced".into() }),
        Command::RatePlayers(RatePlayers { ratings }),
    ];
    for ground in grounds {
        let told = told.clone().give(ground).goes();
        let number = EntryNumber(u32::try_from(told.log.len()).unwrap());
        let span = ActSpan { first: number, last: number };
        assert_eq!(told.tournament.can_undo(span), Ok(()));
        let drawn = told.give(draws(2, 1, 2, 7)).goes();
        assert!(matches!(drawn.tournament.can_undo(span), Err(UndoRefusal::RestsOn { .. })));
    }
}
