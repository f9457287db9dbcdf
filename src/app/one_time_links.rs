//! Links that a page shows once. A repeated submission shows the same link, never a second one.
//!
//! Only the hash of a link is stored, so a repeated submission could not be answered from the store. Instead the code
//! is derived from a key of this installation, the sender, and the form's own number. Neither the database (without
//! the number) nor a page of the form (without the key) reveals the link.

use chrono::{DateTime, TimeDelta, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::sessions::random_token;
use crate::app::store::{LinkKind, OneTimeLink, SeatClaim, TokenHash};
use crate::app::submission::FormSubmission;
use crate::app::unfit::UnfitRole;
use crate::domain::hash::sha256;
use crate::domain::id::{PlayerId, Slug, TournamentId};
use crate::domain::tournament::command::{Command, GiveSeatLinks};
use crate::domain::tournament::entry::Entry;
use crate::domain::tournament::role::Role;

/// How long an invitation works.
const INVITATION_HOURS: i64 = 72;

/// The setting that holds the key.
const KEY: &str = "link-key";

/// A link's code and its expiry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssuedLink {
    /// The code in the link.
    pub code: String,
    /// When the link expires.
    pub until: DateTime<Utc>,
}

impl Desk {
    /// Invites somebody to take a role at a tournament.
    ///
    /// # Errors
    /// A sentence when the role cannot be given; [`DeskError::SentDifferently`]; [`DeskError::LinkSpent`] when the
    /// form was sent before and its link was used since.
    pub fn invite_once(
        &self,
        tournament: TournamentId,
        role: Role,
        sent: &FormSubmission,
    ) -> Result<IssuedLink, DeskError> {
        if !Role::STAFF.contains(&role) {
            return Err(UnfitRole::NotGiven(role).into());
        }
        let code = self.code_of("invitation", tournament, sent)?;
        self.store.issue_link(OneTimeLink {
            code: TokenHash::of(&code),
            kind: LinkKind::Invite,
            tournament: Some(tournament),
            role: Some(role),
            account: None,
            created_at: sent.now,
            expires_at: sent.now + TimeDelta::hours(INVITATION_HOURS),
            used_at: None,
            issued_by: sent.actor.id.account(),
        })?;
        let issued = self.usable_link(&code, sent.now)?;
        match issued.role {
            Some(first) if first != role => {
                Err(DeskError::SentDifferently { first: first.to_string(), now: role.to_string() })
            }
            _ => Ok(IssuedLink { code, until: issued.expires_at }),
        }
    }

    /// Invitations to a tournament that are still open, oldest first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn open_invitations(
        &self,
        tournament: TournamentId,
        now: DateTime<Utc>,
    ) -> Result<Vec<OneTimeLink>, DeskError> {
        Ok(self.store.open_invitations(tournament, now)?)
    }

    /// Withdraws an open invitation, identified by its stored hash.
    ///
    /// # Errors
    /// A sentence when there is none.
    pub fn take_invitation_back(
        &self,
        tournament: TournamentId,
        invitation: TokenHash,
    ) -> Result<(), DeskError> {
        if self.store.revoke_invitation(tournament, invitation)? {
            return Ok(());
        }
        Err(UnfitRole::InvitationGone.into())
    }

    /// Gives out the private links of these seats, on record; earlier links stop working, and browsers that used them
    /// lose the seats. Sent again, the form shows the same links, except those replaced since.
    ///
    /// # Errors
    /// Like [`Desk::submit`].
    pub fn seat_links_once(
        &self,
        slug: &Slug,
        players: &[PlayerId],
        sent: &FormSubmission,
    ) -> Result<Vec<(PlayerId, String)>, DeskError> {
        let command = || Command::GiveSeatLinks(GiveSeatLinks { players: players.to_vec() });
        self.submit(slug, sent, |_| Ok(command()))?;
        let here = self.tournament(slug)?;
        let mut lines = here.log.iter().rev();
        let given = lines.find_map(|line| {
            let Entry::SeatLinksGiven(given) = line.entry() else { return None };
            (line.submission == sent.submission).then_some(&given.players)
        });
        let mut links = Vec::new();
        for player in given.into_iter().flatten().filter(|player| players.contains(player)) {
            links.extend(self.seat_link_once(here.id(), *player, sent)?.map(|link| (*player, link)));
        }
        Ok(links)
    }

    /// The link that a form makes; `None` once a newer one replaced it.
    fn seat_link_once(
        &self,
        tournament: TournamentId,
        player: PlayerId,
        sent: &FormSubmission,
    ) -> Result<Option<String>, DeskError> {
        let code = self.code_of(&format!("seat {player}"), tournament, sent)?;
        let link = TokenHash::of(&code);
        self.issue_seat(SeatClaim { tournament, player }, &code, sent.now)?;
        Ok(self.store.seat_by_token(&link)?.map(|_| code))
    }

    fn code_of(
        &self,
        what: &str,
        tournament: TournamentId,
        sent: &FormSubmission,
    ) -> Result<String, DeskError> {
        let (actor, number) = (&sent.actor.id, sent.submission);
        self.seed_of(what, &format!("{tournament}\n{actor}\n{number}"))
    }

    /// A value that only this installation can derive from a form's number.
    pub(crate) fn seed_of(&self, what: &str, whose: &str) -> Result<String, DeskError> {
        let key = self.store.setting_or(KEY, &random_token()?)?;
        Ok(sha256(format!("arbiter-link/1\n{key}\n{what}\n{whose}")))
    }
}
