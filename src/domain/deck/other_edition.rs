//! A list of another game than the one it is checked for: one sentence instead of a hundred faults.

use crate::domain::card::CardTable;
use crate::domain::card::matching::Sought;
use crate::domain::deck::fault::{Fault, FaultRule, ReadingFault};
use crate::domain::deck::finding::DeckFinding;
use crate::domain::deck::list::DeckList;
use crate::domain::deck::report::DeckReport;
use crate::domain::deck::severity::Severity;
use crate::domain::edition::Edition;

/// The rule of the fault that says so.
const RULE: FaultRule = FaultRule::Reading(ReadingFault::OtherEdition);

/// A list of another game cannot be handed in.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct OtherGame(pub Box<DeckFinding>);

impl DeckReport {
    /// The fault that the list is of another edition, if it is.
    pub fn of_another_edition(&self) -> Option<OtherGame> {
        let fault = self.faults.iter().find(|fault| fault.rule == RULE)?;
        Some(OtherGame(Box::new(fault.finding.clone())))
    }

    /// The game of the list, if it is another one than that of the format.
    pub fn looks_like(&self) -> Option<Edition> {
        let OtherGame(finding) = self.of_another_edition()?;
        let DeckFinding::OtherEdition { looks, .. } = *finding else { return None };
        Some(looks)
    }

    /// Whether enough lines are unknown that the other editions should be tried.
    pub fn seems_strange(&self) -> bool {
        let unread = self.lines.iter().filter(|line| line.card.is_none()).count();
        unread > 2 && unread * 10 >= self.lines.len() * 3
    }

    /// This report, or one with only that fault if another edition knows nearly all cards of the list.
    #[must_use]
    pub fn or_of_another<'t>(mut self, text: &str, others: impl IntoIterator<Item = &'t CardTable>) -> Self {
        let here = self.lines.iter().filter(|line| line.card.is_some()).count();
        let told = others
            .into_iter()
            .map(|table| (count_known(text, table), table.edition()))
            .max_by_key(|((n, _), _)| *n);
        let Some(((there, of), edition)) = told else { return self };
        if self.seems_strange() && there > here && there * 10 >= of * 8 {
            self.legal = false;
            self.faults = vec![fault(there, of, edition, self.edition)];
        }
        self
    }
}

/// How many of the cards that a list names an edition knows.
fn count_known(text: &str, table: &CardTable) -> (usize, usize) {
    let list = DeckList::read(text, table);
    let found = |title: &str| table.find(title, Sought::Anything).is_some();
    let known =
        list.cards().filter(|(_, card)| found(&card.title) || card.whole.as_deref().is_some_and(found));
    (known.count(), list.cards().count())
}

fn fault(known: usize, of: usize, edition: Edition, checked: Edition) -> Fault {
    Fault {
        rule: RULE,
        severity: Severity::Error,
        zone: None,
        finding: DeckFinding::OtherEdition { known, of, looks: edition, checked },
        lines: Vec::new(),
        cards: Vec::new(),
        citations: Vec::new(),
        confidence: None,
    }
}
