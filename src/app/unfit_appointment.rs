//! Why an appointment or a contact is not written down. The text is the sentence on a page.

use crate::messages::say;

/// The longest contact, in characters: an address and the name of the place where it counts.
pub const LONGEST_CONTACT: usize = 100;

/// Why an appointment or a contact is not written down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfitAppointment {
    /// The contact is too long.
    #[error("{}", say("unfit-appointment-long-contact").with("length", .0).with("most", LONGEST_CONTACT))]
    LongContact(usize),
    /// The contact cannot be shown.
    #[error("{}", say("unfit-appointment-unseen"))]
    Unseen,
    /// The time is over.
    #[error("{}", say("unfit-appointment-over"))]
    Over,
    /// The time is too far away.
    #[error("{}", say("unfit-appointment-far"))]
    Far,
    /// There is no game to agree on.
    #[error("{}", say("unfit-appointment-no-game"))]
    NoGame,
    /// The end deleted all contacts.
    #[error("{}", say("unfit-appointment-closed"))]
    Closed,
    /// The opponent wrote another time down.
    #[error("{}", say("unfit-appointment-meanwhile"))]
    Meanwhile,
}
