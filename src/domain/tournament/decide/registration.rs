//! Players enter, leave and submit decks.

use crate::domain::id::{PersonId, PlayerId, RoundNumber};
use crate::domain::tournament::command::{AcceptDeck, CheckDeck, SubmitDeck};
use crate::domain::tournament::decide::{Decision, LONGEST_REASON, LONGEST_TEXT, text, within};
use crate::domain::tournament::entry::{
    DeckAccepted, DeckChecked, DeckRead, DeckSubmitted, Entry, PlayerDropped, PlayerIdentified,
    PlayerRegistered, PlayerReinstated, RegistrationWithdrawn,
};
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::round::{Phase, Round};
use crate::domain::tournament::{Deck, Player, Setup, Tournament};

impl Tournament {
    pub(super) fn known(&self, player: PlayerId) -> Result<&Player, Refusal> {
        self.players.get(&player).ok_or(Refusal::NoSuchPlayer { player })
    }

    /// The next round that can still be paired.
    pub fn next_round(&self) -> RoundNumber {
        self.rounds.last().map_or(RoundNumber(1), |round| round.number.next())
    }

    /// The draft, when there is one.
    pub fn draft(&self) -> Option<&Round> {
        self.rounds().next_back().filter(|round| round.phase() == Phase::Draft)
    }

    pub(super) fn register(&self, persons: &[PersonId]) -> Decision {
        if persons.is_empty() {
            return Err(Refusal::NobodyToRegister);
        }
        let from_round = self.next_round();
        let first = self.last_player().saturating_add(1);
        let mut entries: Vec<Entry> = Vec::with_capacity(persons.len());
        for (number, person) in (first..=u32::MAX).zip(persons) {
            let player = PlayerId(number);
            if let Some(held) = self.players.values().find(|player| player.person == *person) {
                return Err(PlayerRefusal::AlreadyRegistered.of(held.id));
            }
            entries.push(Entry::PlayerRegistered(PlayerRegistered { player, person: *person, from_round }));
        }
        Ok(entries)
    }

    /// One person has one seat, and one player is one person.
    pub(super) fn identify(&self, same: &[(PlayerId, PersonId)]) -> Decision {
        if same.is_empty() {
            return Err(Refusal::NobodyToIdentify);
        }
        let mut entries: Vec<Entry> = Vec::with_capacity(same.len());
        for (at, (player, person)) in same.iter().enumerate() {
            if self.known(*player)?.person == *person {
                continue;
            }
            let earlier = same.get(..at).unwrap_or_default();
            if earlier.iter().any(|(one, _)| one == player) {
                return Err(PlayerRefusal::TwoPersons.of(*player));
            }
            let seated = self.players.values().find(|other| other.person == *person).map(|other| other.id);
            let named = earlier.iter().find(|(_, other)| other == person).map(|(other, _)| *other);
            if let Some(held) = seated.or(named) {
                return Err(PlayerRefusal::AlreadyRegistered.of(held));
            }
            entries.push(Entry::PlayerIdentified(PlayerIdentified { player: *player, person: *person }));
        }
        Ok(entries)
    }

    /// The newest number assigned; the number of a withdrawn registration is not assigned again.
    pub(in crate::domain::tournament) fn last_player(&self) -> u32 {
        self.players.keys().chain(self.withdrawn.iter()).max().map_or(0, |last| last.0)
    }

    /// A name entered twice can be removed completely, as long as nothing was shown to the players.
    pub(super) fn withdraw_registration(&self, player: PlayerId) -> Decision {
        self.known(player)?;
        if self.rounds.iter().any(|round| round.phase() != Phase::Draft) {
            return Err(PlayerRefusal::PlayHasBegun.of(player));
        }
        if let Some(draft) = self.draft().filter(|draft| draft.involves(player)) {
            return Err(PlayerRefusal::SeatedInDraft(draft.number).of(player));
        }
        if self.penalties.iter().any(|penalty| penalty.player == player) {
            return Err(PlayerRefusal::PenaltyOnRecord.of(player));
        }
        Ok(vec![Entry::RegistrationWithdrawn(RegistrationWithdrawn { player })])
    }

    pub(super) fn drop_player(&self, player: PlayerId, reason: &str) -> Decision {
        if !self.known(player)?.is_active() {
            return Err(PlayerRefusal::AlreadyDropped.of(player));
        }
        if let Some(draft) = self.draft().filter(|draft| draft.involves(player)) {
            return Err(PlayerRefusal::SeatedInDraft(draft.number).of(player));
        }
        let after_round = self.last_published();
        let reason = within("reason", reason, LONGEST_REASON)?;
        Ok(vec![Entry::PlayerDropped(PlayerDropped { player, after_round, reason })])
    }

    /// The newest round that players have seen; 0 before the first.
    pub(super) fn last_published(&self) -> RoundNumber {
        let seen = self.rounds.iter().rfind(|round| round.phase() != Phase::Draft);
        seen.map_or(RoundNumber(0), |round| round.number)
    }

    pub(super) fn reinstate(&self, player: PlayerId) -> Decision {
        if self.known(player)?.is_active() {
            return Err(PlayerRefusal::NotDropped.of(player));
        }
        if let Some(penalty) = self.disqualification(player) {
            return Err(PlayerRefusal::Disqualified(penalty.number).of(player));
        }
        Ok(vec![Entry::PlayerReinstated(PlayerReinstated { player, from_round: self.next_round() })])
    }

    pub(super) fn submit_deck(&self, setup: &Setup, asked: &SubmitDeck) -> Decision {
        let SubmitDeck { player, ref sha256, errors, cards, by_staff } = *asked;
        let known = self.known(player)?;
        if setup.format.is_none() {
            return Err(Refusal::NoFormat);
        }
        // The same list counts as new if it is judged differently, as after a change of format.
        let says_so = |deck: &Deck| deck.sha256 == *sha256 && deck.errors == errors && deck.cards == cards;
        if known.deck.as_ref().is_some_and(says_so) {
            return Ok(Vec::new());
        }
        if !by_staff && self.decks_are_locked() {
            return Err(PlayerRefusal::DecksLocked.of(player));
        }
        Ok(vec![Entry::DeckSubmitted(DeckSubmitted {
            player,
            sha256: sha256.clone(),
            legal: errors == 0,
            errors,
            cards,
        })])
    }

    /// Whether players can no longer submit or change their own lists.
    ///
    /// No deck changes during an event (`Tourn_Code` art. 3): lists lock when round 1 is published.
    pub fn decks_are_locked(&self) -> bool {
        self.rounds.iter().any(|round| round.phase() != Phase::Draft)
    }

    pub(super) fn accept_deck(&self, asked: &AcceptDeck) -> Decision {
        let AcceptDeck { player, ref reason } = *asked;
        let deck = self.deck_of(player)?;
        if deck.accepted.is_some() {
            return Ok(Vec::new());
        }
        let reason = within("reason", reason, LONGEST_REASON)?;
        if deck.errors > 0 && reason.is_empty() {
            return Err(Refusal::NoReasonToAccept);
        }
        Ok(vec![Entry::DeckAccepted(DeckAccepted { player, sha256: deck.sha256.clone(), reason })])
    }

    pub(super) fn read_deck(&self, player: PlayerId) -> Decision {
        let sha256 = self.deck_of(player)?.sha256.clone();
        Ok(vec![Entry::DeckRead(DeckRead { player, sha256 })])
    }

    pub(super) fn check_deck(&self, asked: &CheckDeck) -> Decision {
        let CheckDeck { player, ref sha256, agrees, ref found } = *asked;
        if self.deck_of(player)?.sha256 != *sha256 {
            return Err(PlayerRefusal::ListChanged.of(player));
        }
        let found = if agrees {
            within("remark", found, LONGEST_TEXT)?
        } else {
            text("description of what differs", found)?
        };
        let round = self
            .rounds()
            .next_back()
            .filter(|round| round.phase() == Phase::Playing)
            .map(|round| round.number);
        Ok(vec![Entry::DeckChecked(DeckChecked { player, sha256: sha256.clone(), round, agrees, found })])
    }

    fn deck_of(&self, player: PlayerId) -> Result<&Deck, Refusal> {
        self.known(player)?.deck.as_ref().ok_or(PlayerRefusal::NoDeck.of(player))
    }
}

impl Round {
    /// Whether the player sits at a table or has the bye.
    pub fn involves(&self, player: PlayerId) -> bool {
        self.table_of(player).is_some()
            || self.bye.as_ref().is_some_and(|bye| bye.player == player)
            || self.earned_byes.contains(&player)
    }
}
