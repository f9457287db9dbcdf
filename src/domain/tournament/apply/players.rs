//! Applies the entries about players and their decks.

use std::sync::Arc;

use crate::domain::actor::ActorId;
use crate::domain::id::{GroupNumber, PersonId, PlayerId, RoundNumber};
use crate::domain::tournament::apart::ApartGroup;
use crate::domain::tournament::deck_check::{Checks, DrawnChecks, MadeCheck};
use crate::domain::tournament::entry::{
    DeckAccepted, DeckChecked, DeckChecksDrawn, DeckConsentStated, DeckSubmitted, FormatChanged,
    PlayerDropped, PlayerIdentified, PlayerRegistered, PlayerReinstated, PlayersCheckedIn, PlayersKeptApart,
    PlayersRated, PoolRegistered, TableFixed, TeamNamed,
};
use crate::domain::tournament::fixed_table::FixedTable;
use crate::domain::tournament::publication::Consent;
use crate::domain::tournament::registered_pool::RegisteredPool;
use crate::domain::tournament::settings::Settings;
use crate::domain::tournament::{Deck, DeckAcceptance, Player, Stamped, Tournament};

impl Tournament {
    pub(super) fn register_player(&mut self, it: &PlayerRegistered) {
        let (id, person, from_round) = (it.player, it.person, it.from_round);
        let player = Player {
            id,
            person,
            from_round,
            dropped_after: None,
            is_erased: false,
            left_alone: false,
            rating: None,
            deck: None,
            consent: None,
            pool: None,
        };
        Arc::make_mut(&mut self.players).insert(id, player);
        self.enter_timetable(id);
    }

    pub(super) fn reinstate_player(&mut self, it: &PlayerReinstated) {
        self.in_player(it.player, Player::come_back);
        if self.withdrawn.contains(&it.player) {
            Arc::make_mut(&mut self.withdrawn).remove(&it.player);
        }
        self.enter_timetable(it.player);
        for at in &it.games {
            self.at_table(*at, |table| table.result = None);
        }
        if let Some(seed) = it.seed {
            self.give_seed_back(seed, it.player);
        }
    }

    /// A player who has a number keeps it; somebody else gets the free one.
    fn enter_timetable(&mut self, id: PlayerId) {
        if let Some(timetable) = self.timetable.as_mut().filter(|it| it.number_of(id).is_none()) {
            Arc::make_mut(timetable).enter(id);
        }
    }

    pub(super) fn add_apart_group(&mut self, it: &PlayersKeptApart) {
        self.last_group = it.group;
        Arc::make_mut(&mut self.apart).push(ApartGroup::of(it));
    }

    pub(super) fn remove_apart_group(&mut self, group: GroupNumber) {
        Arc::make_mut(&mut self.apart).retain(|known| known.number != group);
    }

    pub(super) fn name_team_of(&mut self, it: &TeamNamed) {
        let mut groups = Arc::make_mut(&mut self.apart).iter_mut();
        if let Some(group) = groups.find(|known| known.number == it.group) {
            group.team.clone_from(&it.name);
        }
    }

    /// Another table of the same player keeps the place in the order.
    pub(super) fn fix_table_of(&mut self, it: &TableFixed) {
        let fixed = Arc::make_mut(&mut self.fixed_tables);
        match fixed.iter_mut().find(|known| known.player == it.player) {
            Some(known) => *known = FixedTable::of(it),
            None => fixed.push(FixedTable::of(it)),
        }
    }

    pub(super) fn free_table_of(&mut self, player: PlayerId) {
        if self.fixed_tables().any(|known| known.player == player) {
            Arc::make_mut(&mut self.fixed_tables).retain(|known| known.player != player);
        }
    }

    pub(super) fn rate(&mut self, it: &PlayersRated) {
        for rated in &it.ratings {
            self.in_player(rated.player, |player| player.rating = rated.rating);
        }
    }

    pub(super) fn identify_player(&mut self, it: &PlayerIdentified) {
        let was = self.player(it.player).map(|player| player.person);
        if let Some(was) = was.filter(|was| *was != it.person) {
            Arc::make_mut(&mut self.former_people).insert(was, it.player);
        }
        self.in_player(it.player, |player| player.become_person(it.person));
    }

    pub(super) fn erase_player(&mut self, player: PlayerId) {
        self.in_player(player, Player::erase);
        self.remove_name_from_disputes();
    }

    /// The player is nowhere any more. Earlier versions let somebody go whom a draft called away, who is no longer away then,
    /// and somebody with a seed of a bracket. The seed stays theirs as long as there is the bracket, as the matches that
    /// were played rest on it: they have left.
    pub(super) fn remove_player(&mut self, player: PlayerId) {
        Arc::make_mut(&mut self.withdrawn).insert(player);
        self.free_table_of(player);
        self.leave_groups(player);
        self.remove_name_from_disputes();
        if let Some(open) = &mut self.check_in {
            Arc::make_mut(open).forget(player);
        }
        if self.cut().is_some_and(|started| started.names(player)) {
            let last = self.last_published();
            self.in_player(player, |seed| seed.leave_without_name(last));
            return;
        }
        Arc::make_mut(&mut self.players).remove(&player);
        if let Some(timetable) = &mut self.timetable {
            Arc::make_mut(timetable).leave(player);
        }
        for round in self.rounds.iter_mut().filter(|round| round.absent.contains(&player)) {
            Arc::make_mut(round).absent.retain(|away| *away != player);
        }
    }

    /// Seeds whose registration was withdrawn are nowhere once their bracket is gone.
    pub(super) fn remove_withdrawn_seeds(&mut self) {
        let withdrawn = Arc::clone(&self.withdrawn);
        if withdrawn.iter().any(|player| self.players.contains_key(player)) {
            Arc::make_mut(&mut self.players).retain(|player, _| !withdrawn.contains(player));
        }
    }

    /// A group of which nobody else is left stays until the director lets it meet: it has a number, and perhaps a name.
    fn leave_groups(&mut self, player: PlayerId) {
        if self.apart.iter().any(|group| group.players.contains(&player)) {
            let groups = Arc::make_mut(&mut self.apart).iter_mut();
            groups.for_each(|group| group.players.retain(|one| *one != player));
        }
    }

    pub(super) fn set_settings(&mut self, settings: &Settings) {
        if self.setup.as_ref().is_some_and(|setup| setup.settings.date != settings.date) {
            self.note_other_rules();
        }
        self.in_setup(|setup| setup.settings = settings.clone());
    }

    pub(super) fn change_format(&mut self, it: &FormatChanged) {
        self.note_other_rules();
        self.in_setup(|setup| setup.format = it.format.as_deref().cloned());
    }

    fn note_other_rules(&mut self) {
        Arc::make_mut(&mut self.players).values_mut().for_each(Player::note_other_rules);
    }

    pub(super) fn in_check_in(&mut self, it: &PlayersCheckedIn) {
        if let Some(open) = &mut self.check_in {
            Arc::make_mut(open).note(it);
        }
    }

    pub(super) fn check_deck_of(&mut self, it: &DeckChecked, by: &Stamped) {
        self.in_player(it.player, |player| player.check_deck(it));
        Arc::make_mut(&mut self.checks).check(it, by);
    }
}

impl Player {
    const fn become_person(&mut self, person: PersonId) {
        self.person = person;
        self.is_erased = false;
    }

    fn erase(&mut self) {
        self.is_erased = true;
        self.consent = None;
    }

    /// As if they had dropped after this round, if they had not before.
    fn leave_without_name(&mut self, last: RoundNumber) {
        self.erase();
        self.dropped_after = self.dropped_after.or(Some(last));
    }

    pub(super) fn bring_pool(&mut self, it: &PoolRegistered, by: &Stamped) {
        if self.pool.as_ref().is_none_or(|pool| pool.sha256 != it.sha256) {
            self.note_other_rules();
        }
        self.pool = Some(RegisteredPool::of(it, by));
    }

    /// The rules by which the list was judged have changed.
    const fn note_other_rules(&mut self) {
        if let Some(deck) = &mut self.deck {
            deck.rules_changed = true;
        }
    }

    pub(super) fn leave(&mut self, it: &PlayerDropped, by: &Stamped) {
        self.dropped_after = Some(it.after_round);
        self.left_alone = by.actor == ActorId::Player(it.player);
    }

    pub(super) const fn come_back(&mut self) {
        self.dropped_after = None;
        self.left_alone = false;
    }

    pub(super) fn accept_deck(&mut self, it: &DeckAccepted) {
        if let Some(deck) = self.deck.as_mut().filter(|deck| deck.sha256 == it.sha256) {
            deck.accepted = Some(DeckAcceptance { reason: it.reason.clone() });
            deck.rules_changed = false;
        }
    }

    pub(super) const fn say_consent(&mut self, it: &DeckConsentStated) {
        self.consent = Some(Consent { agrees: it.agrees, before_end: it.before_end });
    }

    pub(super) fn check_deck(&mut self, it: &DeckChecked) {
        if let Some(deck) = self.deck.as_mut().filter(|deck| deck.sha256 == it.sha256) {
            deck.agrees = Some(it.agrees);
        }
    }
}

impl Checks {
    pub(super) fn draw(&mut self, it: &DeckChecksDrawn, by: &Stamped) {
        let DeckChecksDrawn { round, seed, near, top, ref picks } = *it;
        let (picks, actor, at) = (picks.clone(), by.actor.clone(), by.at);
        self.drawn.push(DrawnChecks { round, seed, near, top, picks, actor, at });
    }

    pub(super) fn check(&mut self, it: &DeckChecked, by: &Stamped) {
        let DeckChecked { player, round, agrees, .. } = *it;
        self.made.push(MadeCheck { player, round, agrees, actor: by.actor.clone(), at: by.at });
    }
}

impl DeckSubmitted {
    pub(super) fn deck(&self, by: &Stamped) -> Deck {
        let (sha256, errors, cards) = (self.sha256.clone(), self.errors, self.cards);
        Deck { sha256, errors, cards, at: by.at, accepted: None, rules_changed: false, agrees: None }
    }
}
