//! Acts are undone and redone.

use crate::domain::actor::ActorId;
use crate::domain::id::EntryNumber;
use crate::domain::tournament::Tournament;
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::command::{RedoAct, UndoAct, Undoer};
use crate::domain::tournament::decide::{Decision, reason};
use crate::domain::tournament::entry::{ActRedone, ActUndone, Entry};
use crate::domain::tournament::footprint::is_for_directors;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::undo_refusal::UndoRefusal;

impl Tournament {
    pub(super) fn undo(&self, asked: &UndoAct) -> Decision {
        let UndoAct { span, by, reason: why } = asked;
        self.may_change_by(*span)?;
        self.can_undo(*span)?;
        self.may_undo(*span, by)?;
        let ActSpan { first, last } = *span;
        Ok(vec![Entry::ActUndone(ActUndone { first, last, reason: reason(why)? })])
    }

    pub(super) fn redo(&self, asked: &RedoAct) -> Decision {
        let RedoAct { span, by, reason: why } = asked;
        self.may_change_by(*span)?;
        self.can_redo(*span)?;
        self.may_undo(*span, by)?;
        let ActSpan { first, last } = *span;
        Ok(vec![Entry::ActRedone(ActRedone { first, last, reason: reason(why)? })])
    }

    /// After the end only the end itself is undone or redone.
    fn may_change_by(&self, span: ActSpan) -> Result<(), Refusal> {
        if self.takes_undoing(span) { Ok(()) } else { Err(Refusal::Closed) }
    }

    /// The director undoes everything, everybody else of the staff what they did themselves and may still do.
    fn may_undo(&self, span: ActSpan, by: &Undoer) -> Result<(), UndoRefusal> {
        if by.directs {
            return Ok(());
        }
        let of_directors = |number: &EntryNumber| {
            self.chronicle().entry(*number).is_some_and(|it| is_for_directors(&it.entry))
        };
        if let Some(number) = span.numbers().find(of_directors) {
            return Err(UndoRefusal::ForDirectors(number));
        }
        let own = |number| {
            let it = self.chronicle().entry(number);
            it.is_some_and(|it| it.actor == by.id && !matches!(by.id, ActorId::Player(_) | ActorId::Other(_)))
        };
        match span.numbers().find(|number| !own(*number)) {
            Some(number) => Err(UndoRefusal::NotYours(number)),
            None => Ok(()),
        }
    }
}
