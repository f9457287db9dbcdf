//! Why an appointment or a contact is not written down. The text is the sentence on a page.

/// The longest contact, in characters: an address and the name of the place where it counts.
pub const LONGEST_CONTACT: usize = 100;

/// Why an appointment or a contact is not written down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfitAppointment {
    /// The contact is too long.
    #[error("Your contact has {0} characters; at most {LONGEST_CONTACT} fit.")]
    LongContact(usize),
    /// The contact cannot be shown.
    #[error("Your contact holds characters that cannot be seen. Type it again.")]
    Unseen,
    /// The time is over.
    #[error("This time is over already. Choose a day and time that are still to come.")]
    Over,
    /// The time is too far away.
    #[error("Choose a day in the next 60 days.")]
    Far,
    /// There is no game to agree on.
    #[error("You have no open game with a deadline, so there is nothing to agree on.")]
    NoGame,
    /// The end deleted all contacts.
    #[error("The tournament is closed, so contacts are not kept any more.")]
    Closed,
    /// The opponent wrote another time down.
    #[error(
        "Your opponent changed the appointment in the meantime, and nothing of yours was saved. Look at it again."
    )]
    Meanwhile,
}
