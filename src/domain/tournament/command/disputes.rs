//! What is asked in disputes.

use crate::domain::hash::TextHash;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId};
use crate::domain::reason::TypedReason;
use crate::domain::tournament::cited::AttachedCitation;
use crate::domain::tournament::dispute::{AppealOutcome, Judge, Seen, Treatment};
use crate::domain::tournament::payload::commands;
use crate::domain::tournament::teller::Teller;

commands! {
    /// Open a dispute.
    OpenDispute {
        /// The table that the dispute concerns.
        pub at: Option<AtTable>,
        /// The question in a few words. A player who calls a judge to their own table may leave it empty.
        pub question: String,
        /// The facts as first told; may be empty.
        pub facts: String,
        /// Whose version of the facts.
        pub by: Teller,
        /// Whether another open call at the table is known, and this one is about something else.
        pub again: bool,
    }

    /// Take a dispute on, perhaps from another judge.
    ClaimDispute {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The judge who takes it on.
        pub judge: Judge,
        /// How many claims the form showed: of two judges who tap at once, the second is told
        /// about the first.
        pub seen: u32,
    }

    /// Pass a dispute to the head judge before a ruling.
    EscalateDispute {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// The judge who passes it on, perhaps from their own table.
        pub judge: Judge,
        /// The reason given.
        pub reason: TypedReason,
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
        /// How much of the dispute the judge saw: after a ruling or an appeal it would support something else.
        pub seen: Seen,
    }

    /// Remove a citation. It is named by the hash of its words, and what rests on it cannot be removed, so nothing
    /// that its author has not seen can go.
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
        pub reason: TypedReason,
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
        /// The question as it goes on record; `None` if it stays as it was asked, which takes words.
        pub question: Option<String>,
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
        pub reason: TypedReason,
        /// How much of the dispute the judge saw: another correction or an appeal must be read first.
        pub seen: Seen,
    }

    /// Withdraw a call before a ruling.
    WithdrawDispute {
        /// The dispute's number.
        pub dispute: DisputeNumber,
        /// Who withdraws it: a judge, or the player who called.
        pub judge: Judge,
        /// The reason given.
        pub reason: TypedReason,
        /// The dispute that continues in its place.
        pub instead: Option<DisputeNumber>,
        /// How much of the dispute this person saw: another judge, or newer facts, must be seen first.
        pub seen: Seen,
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
        /// How much of the dispute the judge saw: the final word rests on nothing that its author has not read.
        pub seen: Seen,
    }
}
