//! Decisions about deck lists: handing in, accepting, reading, showing, and checking them against the cards.

use std::collections::{BTreeMap, BTreeSet};

use crate::domain::bracket::stages::Bracket;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::pods::ranking::pod_standings;
use crate::domain::scoring::standings::standings;
use crate::domain::tournament::command::{
    AcceptDeck, CheckDeck, CommandKind, DrawDeckChecks, RegisterPool, StateDeckConsent, SubmitDeck,
};
use crate::domain::tournament::cut::CutDecks;
use crate::domain::tournament::decide::{Decision, limit_text, optional_reason, text};
use crate::domain::tournament::deck_check::{MOST_CHECKS, Pick};
use crate::domain::tournament::entry::{
    DeckAccepted, DeckChecked, DeckChecksDrawn, DeckConsentStated, DeckRead, DeckSubmitted, Entry,
    PoolRegistered, PublicationChanged,
};
use crate::domain::tournament::play::Play;
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::publication::{Consent, Publication};
use crate::domain::tournament::random_draw;
use crate::domain::tournament::refusal::{Refusal, TextKind};
use crate::domain::tournament::registered_pool::RegisteredPool;
use crate::domain::tournament::round::{Phase, Round};
use crate::domain::tournament::text_limits::LONGEST_TEXT;
use crate::domain::tournament::{Deck, Player, Setup, Tournament};

impl Tournament {
    pub(super) fn submit_deck(&self, setup: &Setup, asked: &SubmitDeck) -> Decision {
        let SubmitDeck { player, ref sha256, errors, cards, by_staff, agrees } = *asked;
        let known = self.known_player(player)?;
        if setup.format.is_none() {
            return Err(Refusal::NoFormat);
        }
        if by_staff && self.publication.asks_players() && agrees.is_none() {
            return Err(PlayerRefusal::ConsentUnsaid.of(player));
        }
        let mut entries: Vec<Entry> =
            agrees.and_then(|agrees| self.consent_of(known, agrees)).into_iter().collect();
        // The same list counts as new if it is judged differently, as after a change of format. The same number of
        // faults may be other ones.
        let says_so = |deck: &Deck| {
            let is_same = deck.sha256 == *sha256 && deck.errors == errors && deck.cards == cards;
            is_same && !deck.rules_changed
        };
        if known.deck.as_ref().is_some_and(says_so) {
            return Ok(entries);
        }
        if !by_staff {
            self.may_change_list(player)?;
            // Staff look through the lists before round 1. Later nobody would notice cards from outside the pool.
            if errors > 0 && self.decks_are_locked() {
                return Err(PlayerRefusal::FaultyList.of(player));
            }
        }
        let sha256 = sha256.clone();
        let list = DeckSubmitted { player, sha256, legal: errors == 0, errors, cards };
        entries.insert(0, Entry::DeckSubmitted(list));
        Ok(entries)
    }

    /// Whether a player may still change their own list.
    ///
    /// # Errors
    /// [`Refusal::Closed`], [`PlayerRefusal::DecksLocked`] or [`PlayerRefusal::PlaysNow`].
    pub fn may_change_list(&self, player: PlayerId) -> Result<(), Refusal> {
        self.takes(CommandKind::SubmitDeck)?;
        let is_locked = self.decks_are_locked() && !self.cut_takes_decks(player);
        match () {
            () if !is_locked => Ok(()),
            () if !self.exchanges_cards(player) => Err(PlayerRefusal::DecksLocked.of(player)),
            () if self.plays_now(player) => Err(PlayerRefusal::PlaysNow.of(player)),
            () => Ok(()),
        }
    }

    /// Whether a player who is still in exchanges cards of a locked deck between games.
    fn exchanges_cards(&self, player: PlayerId) -> bool {
        let is_in_cut = self.cut().is_none_or(|started| started.seeds.contains(&player));
        let plays_on = is_in_cut && self.player(player).is_some_and(Player::is_active);
        plays_on && self.decks_change_between_games() && self.has_games_left(player)
    }

    /// Whether a player may have another game. After the last one no list changes: what is shown at the end was played.
    fn has_games_left(&self, player: PlayerId) -> bool {
        if self.cut().is_some() {
            let plays_on = |bracket: Option<Bracket>| bracket.is_some_and(|it| it.plays_on(player));
            return self.bracket().map_or(true, plays_on);
        }
        let is_open = |round: &Round| match round.phase() {
            Phase::Draft => true,
            Phase::Playing => round.table_of(player).is_some_and(|table| table.result.is_none()),
            Phase::Closed => false,
        };
        self.rounds().any(is_open) || self.has_rounds_left()
    }

    /// Whether more rounds are planned than were paired, or a cut.
    fn has_rounds_left(&self) -> bool {
        let is_cut_planned = self.setup().is_some_and(|setup| setup.settings.planned_cut.is_some());
        is_cut_planned || self.rounds.last().map_or(0, |round| round.number.0) < self.planned_rounds()
    }

    /// Whether decks change between games: the format has to say so, and in a cut the director, too.
    pub fn decks_change_between_games(&self) -> bool {
        let by_format = self.setup().is_some_and(Setup::exchanges_between_games);
        by_format && self.cut().is_none_or(|started| started.decks == CutDecks::New)
    }

    /// Whether decks stay the same in the cut, although the format lets players exchange cards between games.
    pub fn cut_keeps_decks(&self) -> bool {
        let by_format = self.setup().is_some_and(Setup::exchanges_between_games);
        by_format && self.cut().is_some_and(|started| started.decks == CutDecks::Same)
    }

    /// Whether a player sits at a table whose result is not in yet.
    fn plays_now(&self, player: PlayerId) -> bool {
        let round = self.current_round().filter(|round| round.phase() == Phase::Playing);
        round.and_then(|round| round.table_of(player)).is_some_and(|table| table.result.is_none())
    }

    /// What staff registered after the player did counts as theirs, even if it is the same.
    pub(super) fn register_pool(&self, setup: &Setup, asked: &RegisterPool) -> Decision {
        let RegisterPool { player, ref sha256, cards, by_staff } = *asked;
        let known = self.known_player(player)?;
        if !setup.opens_pools() {
            return Err(Refusal::NoPools);
        }
        let says_so = |pool: &RegisteredPool| {
            pool.sha256 == *sha256 && pool.cards == cards && (pool.by_staff || !by_staff)
        };
        if known.pool.as_ref().is_some_and(says_so) {
            return Ok(Vec::new());
        }
        if !by_staff {
            self.may_change_pool(player)?;
        }
        Ok(vec![Entry::PoolRegistered(PoolRegistered { player, sha256: sha256.clone(), cards })])
    }

    /// Whether a player may still change their own pool.
    ///
    /// # Errors
    /// [`Refusal::Closed`], [`PlayerRefusal::PoolLocked`] or [`PlayerRefusal::PoolOfStaff`].
    pub fn may_change_pool(&self, player: PlayerId) -> Result<(), Refusal> {
        self.takes(CommandKind::RegisterPool)?;
        let pool = self.player(player).and_then(|player| player.pool.as_ref());
        match () {
            () if pool.is_some_and(|pool| pool.by_staff) => Err(PlayerRefusal::PoolOfStaff.of(player)),
            () if self.decks_are_locked() => Err(PlayerRefusal::PoolLocked.of(player)),
            () => Ok(()),
        }
    }

    /// What a player says about showing the list; `None` if the log already says so.
    fn consent_of(&self, player: &Player, agrees: bool) -> Option<Entry> {
        let said = Consent { agrees, before_end: agrees && self.publication.before_end };
        let entry = DeckConsentStated { player: player.id, agrees, before_end: said.before_end };
        (player.consent != Some(said)).then_some(Entry::DeckConsentStated(entry))
    }

    pub(super) fn state_deck_consent(&self, asked: &StateDeckConsent) -> Decision {
        self.deck_of(asked.player)?;
        Ok(self.consent_of(self.known_player(asked.player)?, asked.agrees).into_iter().collect())
    }

    pub(super) fn change_publication(&self, publication: &Publication) -> Decision {
        publication.check()?;
        if self.publication == *publication {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::PublicationChanged(PublicationChanged { publication: publication.clone() })])
    }

    /// Whether players can no longer submit or change their own lists.
    ///
    /// No deck changes during an event (`Tourn_Code` art. 3): lists lock when round 1 is published. Where the format says
    /// so, they still change between games ([`Tournament::decks_change_between_games`]).
    pub fn decks_are_locked(&self) -> bool {
        self.rounds.iter().any(|round| round.phase() != Phase::Draft)
    }

    /// Whether no player changes a list any more: neither between games, nor for a cut whose first stage is to come.
    pub fn lists_are_final(&self) -> bool {
        self.decks_are_locked() && !self.decks_change_between_games() && !self.cut_waits_for_decks()
    }

    /// Whether round 1 is closed: its players have played on with the lists that they had.
    pub fn first_round_is_over(&self) -> bool {
        self.rounds.first().is_some_and(|round| round.phase() == Phase::Closed)
    }

    pub(super) fn accept_deck(&self, asked: &AcceptDeck) -> Decision {
        let AcceptDeck { player, ref reason } = *asked;
        let deck = self.deck_of(player)?;
        if deck.accepted.is_some() && !deck.rules_changed {
            return Ok(Vec::new());
        }
        let reason = optional_reason(reason)?;
        if deck.errors > 0 && reason.is_none() {
            return Err(Refusal::NoReasonToAccept);
        }
        Ok(vec![Entry::DeckAccepted(DeckAccepted { player, sha256: deck.sha256.clone(), reason })])
    }

    pub(super) fn read_decks(&self, players: &[PlayerId]) -> Decision {
        let read = |player: &PlayerId| {
            let sha256 = self.deck_of(*player)?.sha256.clone();
            Ok(Entry::DeckRead(DeckRead { player: *player, sha256 }))
        };
        players.iter().map(read).collect()
    }

    /// Nobody is drawn twice or drawn after a check. All who can be are put in an order by the seed; the first of them
    /// near the cut come first, then the first of the others.
    pub(super) fn draw_deck_checks(&self, setup: &Setup, asked: &DrawDeckChecks) -> Decision {
        let DrawDeckChecks { count, near, top, seed } = *asked;
        if setup.format.is_none() {
            return Err(Refusal::NoFormat);
        }
        if !(1..=MOST_CHECKS).contains(&count) || near > count {
            return Err(Refusal::NoSuchChecks);
        }
        let round = self.current_round().filter(|round| round.phase() == Phase::Playing);
        let round = round.ok_or(Refusal::NoRoundToCheck)?;
        let fresh = |player: &&Player| {
            let is_new = !self.checks.has_drawn(player.id) && self.checks.of(player.id).is_none();
            player.deck.is_some() && is_new && round.involves(player.id)
        };
        let able: Vec<PlayerId> = self.players.values().filter(fresh).map(|player| player.id).collect();
        if able.is_empty() {
            return Err(Refusal::NobodyToCheck);
        }
        let order = random_draw::shuffled(seed, u32::try_from(able.len()).unwrap_or(u32::MAX));
        let order =
            order.iter().filter_map(|nth| able.get(usize::try_from(nth.checked_sub(1)?).ok()?).copied());
        let order: Vec<PlayerId> = order.collect();
        let places = self.places_before(setup, round.number);
        let near_cut = |player: &PlayerId| {
            let place = places.get(player).copied().filter(|place| *place <= top)?;
            Some(Pick { player: *player, place: Some(place) })
        };
        let mut picks: Vec<Pick> = order.iter().filter_map(near_cut).take(near as usize).collect();
        let left = (count as usize).saturating_sub(picks.len());
        let is_picked: BTreeSet<PlayerId> = picks.iter().map(|pick| pick.player).collect();
        let others = order.iter().filter(|player| !is_picked.contains(player)).take(left);
        picks.extend(others.map(|player| Pick { player: *player, place: None }));
        let drawn = DeckChecksDrawn { round: round.number, seed, near, top, picks };
        Ok(vec![Entry::DeckChecksDrawn(drawn)])
    }

    /// Everybody's place before a round; nobody has one before the second.
    fn places_before(&self, setup: &Setup, round: RoundNumber) -> BTreeMap<PlayerId, u32> {
        let before = RoundNumber(round.0.saturating_sub(1));
        if before.0 == 0 {
            return BTreeMap::new();
        }
        match &setup.play {
            Play::Duels(profile) => {
                let lines = standings(profile, &self.history_after(before)).map(|standings| standings.lines);
                let lines = lines.unwrap_or_default().into_iter();
                lines.map(|line| (line.tally.player, line.place)).collect()
            }
            Play::Pods(rules) => {
                let lines = pod_standings(&rules.profile, &self.heats_after(before)).into_iter();
                lines.map(|line| (line.tally.player, line.place)).collect()
            }
        }
    }

    pub(super) fn check_deck(&self, asked: &CheckDeck) -> Decision {
        let CheckDeck { player, ref sha256, agrees, ref found } = *asked;
        if self.deck_of(player)?.sha256 != *sha256 {
            return Err(PlayerRefusal::ListChanged.of(player));
        }
        let found = if agrees {
            limit_text(TextKind::Remark, found, LONGEST_TEXT)?
        } else {
            text(TextKind::Difference, found)?
        };
        let round =
            self.current_round().filter(|round| round.phase() == Phase::Playing).map(|round| round.number);
        Ok(vec![Entry::DeckChecked(DeckChecked { player, sha256: sha256.clone(), round, agrees, found })])
    }

    fn deck_of(&self, player: PlayerId) -> Result<&Deck, Refusal> {
        self.known_player(player)?.deck.as_ref().ok_or(PlayerRefusal::NoDeck.of(player))
    }
}
