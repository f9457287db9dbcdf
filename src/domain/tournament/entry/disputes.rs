//! What happened in disputes.

use crate::domain::actor::ActorId;
use crate::domain::hash::TextHash;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId};
use crate::domain::reason::Reason;
use crate::domain::tournament::cited::AttachedCitation;
use crate::domain::tournament::dispute::{AppealOutcome, Treatment};
use crate::domain::tournament::payload::entries;
use crate::domain::tournament::teller::Teller;

entries! {
    /// A dispute was opened.
    DisputeOpened {
        /// Its number in the tournament.
        pub dispute: DisputeNumber,
        /// The table it concerns, if any.
        pub at: Option<AtTable>,
        /// The question in a few words; empty if a player called a judge without any.
        pub question: String,
    }

    /// A judge claimed a dispute.
    DisputeClaimed {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The judge who had claimed it before, as an opaque identifier.
        pub instead_of: Option<ActorId>,
    }

    /// A dispute was escalated to the head judge before a ruling.
    DisputeEscalated {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The reason given.
        pub reason: Reason,
    }

    /// A version of the facts was written down.
    FactsStated {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        pub by: Teller,
        /// What was said.
        pub text: String,
    }

    /// A citation was attached and its quotation frozen.
    CitationAttached {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        pub cited: Box<AttachedCitation>,
        /// How the ruling treats it.
        pub treatment: Treatment,
    }

    /// A citation was removed.
    CitationRemoved {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The citation that was removed.
        pub citation: String,
        /// SHA-256 of the quoted words, which distinguishes two quotations from one entry. Logs without it removed all
        /// quotations from the entry.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub quote_sha256: Option<TextHash>,
        /// The reason given.
        pub reason: Reason,
    }

    /// A judge ruled.
    RulingGiven {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The ruling in words.
        pub text: String,
        /// The question as the judge worded it for the record; `None` if it stays as it was asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub question: Option<String>,
    }

    /// The words of a ruling were corrected; the first ones stay in the log.
    RulingReworded {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The ruling in its new words.
        pub text: String,
        /// The reason given.
        pub reason: Reason,
    }

    /// A call was withdrawn before a ruling.
    DisputeWithdrawn {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The reason given.
        pub reason: Reason,
        /// The dispute that continues in its place, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub instead: Option<DisputeNumber>,
    }

    /// A player appealed.
    AppealLodged {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The player who appealed, if named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub by: Option<PlayerId>,
        /// The grounds of the appeal.
        pub text: String,
    }

    /// The head judge or the director decided an appeal.
    AppealDecided {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// Whether the ruling was upheld or overturned.
        pub outcome: AppealOutcome,
        /// The final word, as text.
        pub text: String,
    }
}
