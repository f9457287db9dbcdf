//! What is asked in disputes.

use crate::domain::hash::TextHash;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId};
use crate::domain::tournament::cited::AttachedCitation;
use crate::domain::tournament::dispute::{AppealOutcome, Judge, Seen, Treatment};
use crate::domain::tournament::payload::wishes;
use crate::domain::tournament::teller::Teller;

wishes! {
    /// Open a dispute.
    OpenDispute {
        /// The table it concerns.
        pub at: Option<AtTable>,
        /// The question in a few words.
        pub question: String,
        /// The facts as first told; may be empty.
        pub facts: String,
        /// Whose version of the facts.
        pub by: Teller,
    }

    /// Take a dispute on, perhaps from another judge.
    ClaimDispute {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The judge who takes it on.
        pub judge: Judge,
        /// How many claims the form showed: of two judges who tap at once, the second hears of the first.
        pub seen: u32,
    }

    /// Pass a dispute to the head judge before a ruling.
    EscalateDispute {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The reason given.
        pub reason: String,
    }

    /// Write down a version of the facts.
    StateFacts {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        pub by: Teller,
        /// What was said.
        pub text: String,
    }

    /// Attach a citation.
    AttachCitation {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The judge who attaches it.
        pub judge: Judge,
        /// The citation, frozen.
        pub cited: Box<AttachedCitation>,
        /// How the ruling treats it.
        pub treatment: Treatment,
    }

    /// Remove a citation.
    RemoveCitation {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The judge who removes it.
        pub judge: Judge,
        /// The citation to remove.
        pub citation: String,
        /// SHA-256 of the quoted words, because an entry may be quoted twice.
        pub quote_sha256: TextHash,
        /// The reason given.
        pub reason: String,
    }

    /// Rule on a dispute.
    GiveRuling {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The judge who rules.
        pub judge: Judge,
        /// How much of the dispute the judge saw: anything newer must be read before ruling.
        pub seen: Seen,
        /// The ruling in words.
        pub text: String,
        /// Whether the judge says that it rests on nothing: asked of a ruling that cites nothing.
        pub without_authority: bool,
    }

    /// Correct the words of a ruling.
    RewordRuling {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The judge who corrects it.
        pub judge: Judge,
        /// The corrected ruling.
        pub text: String,
        /// The reason given.
        pub reason: String,
    }

    /// Withdraw a call before a ruling.
    WithdrawDispute {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// Who withdraws it: a judge, or the player who called.
        pub judge: Judge,
        /// The reason given.
        pub reason: String,
        /// The dispute that continues in its place.
        pub instead: Option<DisputeNumber>,
    }

    /// Appeal a ruling.
    LodgeAppeal {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The player who appeals, if named.
        pub by: Option<PlayerId>,
        /// The grounds of the appeal.
        pub text: String,
    }

    /// Decide an appeal with the final word.
    DecideAppeal {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The judge who decides.
        pub judge: Judge,
        /// Whether the ruling is upheld or overturned.
        pub outcome: AppealOutcome,
        /// The final word, as text.
        pub text: String,
    }
}
