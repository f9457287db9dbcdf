//! What is asked about acts that were a mistake.

use crate::domain::actor::ActorId;
use crate::domain::reason::TypedReason;
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::payload::commands;

commands! {
    /// Somebody who undoes or redoes an act.
    Undoer {
        /// Who it is, as named in the log.
        pub id: ActorId,
        /// Whether they direct the tournament; everybody else undoes only what they did themselves.
        pub directs: bool,
    }

    /// Undo an act on which nothing rests.
    UndoAct {
        /// The entries of the act.
        pub span: ActSpan,
        pub by: Undoer,
        /// The reason given.
        pub reason: TypedReason,
    }

    /// Redo an act that was undone.
    RedoAct {
        /// The entries of the act.
        pub span: ActSpan,
        pub by: Undoer,
        /// The reason given.
        pub reason: TypedReason,
    }
}
