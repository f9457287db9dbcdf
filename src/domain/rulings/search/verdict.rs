//! Whether the best entry answers what was asked.
#![expect(clippy::float_arithmetic, reason = "these figures rank texts, not people")]

use serde::{Deserialize, Serialize};

use crate::domain::rulings::search::ranking::Candidate;

/// The library's response to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The first entry answers it.
    Decides,
    /// Entries mention the cards or the subject; none answers the question.
    Speaks,
    /// Nothing in the library mentions it.
    #[default]
    Nothing,
    /// Nothing was asked: the text is a heading or a card title.
    LookUp,
}

/// An answer decides from this much evidence on. The curve is in docs/law.md.
pub const DECIDES: f64 = 0.2;
/// What the rules together have to outweigh.
const PROOF: f64 = 5.5;
/// An entry that covers less of the question is not about it.
const ABOUT_IT: f64 = 0.4;
/// For a question that consists of little but the heading, this share is enough.
const LEAST: f64 = 0.05;
/// A larger lead over the next entry adds nothing.
const LEAD: f64 = 4.0;
/// A longer question adds nothing.
const LONG: f64 = 6.0;
/// More subjects that the entry does not cover add nothing.
const MATTERS: f64 = 3.0;
/// A question that is more alike than this to a known one speaks for the entry, a less alike one against it.
const ALIKE: f64 = 0.82;
/// Nothing outweighs a question that the entry is known not to answer.
const DECLINED: f64 = 100.0;
/// A known question that is farther away than this asks for another figure.
const FAR: f64 = 0.5;

/// What speaks for the best entry or against it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VerdictRule {
    /// For: how well the words match.
    Words,
    /// For: how large the lead over the next entry on another subject is.
    Lead,
    /// For: how well this entry and no other matches what is asked.
    Aspect,
    /// For: how much of the question about its subject it covers.
    AboutIt,
    /// For: how much is asked, and how much of it besides titles and filler.
    Asked,
    /// Against: the question is about a rarely covered subject that the entry does not cover.
    Untreated,
    /// Against: it covers that subject in another context.
    Mentioned,
    /// Against: of a question about a rarely covered subject, no known question covers the rest.
    Unasked,
    /// Against: the entry is known not to answer such a question.
    Unanswered,
    /// Against: a figure is asked for, and no known question close to this one asks for such a figure.
    Uncounted,
    /// Against: an entry of another game matches better.
    OtherGame,
    /// Against: an entry that is not in force yet, or has no answer, matches better.
    Later,
    /// For or against: how alike in meaning the question is to one that the entry answers.
    Alike,
    /// For or against: how much more than to one that another entry answers.
    AlikeLead,
}

/// The best entry that may be cited, and its context.
#[derive(Debug, Clone, Copy)]
pub(super) struct Best {
    /// How well the entry matches.
    pub candidate: Candidate,
    /// Whether nobody knows if what it says of this applied on the day.
    pub may_not_apply: bool,
    /// Whether it is about a card other than those that are named.
    pub of_another_card: bool,
    /// Whether one of the entries that are shown names a card that the question certainly names.
    pub shows_card: bool,
    /// The lead over the next entry on another subject.
    pub margin: Option<f64>,
    /// How much is asked, in units of the rarest word.
    pub asked: f64,
    /// How much is asked without titles and filler, in units of the rarest word.
    pub beside_titles: f64,
    /// How alike in meaning the question is to one that a close entry on another subject answers.
    pub rival: Option<f64>,
    /// The relative score of the best entry that is not in force yet or has no answer.
    pub later: f64,
    /// The relative score of the best entry of another game.
    pub other_game: f64,
}

impl Best {
    /// What the best entry is good for, by how much of the question it covers.
    pub fn verdict(&self) -> Verdict {
        let answers = self.evidence() >= DECIDES;
        match self.candidate.cover {
            _ if answers && self.may_decide() => Verdict::Decides,
            // What would decide if it applied speaks of the matter, however little of the question it covers.
            cover if cover >= ABOUT_IT || answers && !self.of_another_card => Verdict::Speaks,
            _ if self.shows_card => Verdict::Speaks,
            _ => Verdict::Nothing,
        }
    }

    /// Whether it may decide, however well it matches: not if it is unknown whether it applied, or if it is about another
    /// card.
    pub fn may_decide(&self) -> bool {
        !self.may_not_apply && !self.of_another_card
    }

    /// The evidence that this is the answer.
    pub fn evidence(&self) -> f64 {
        self.weighed().iter().map(|(_, weight)| weight).sum::<f64>() - PROOF
    }

    /// What each rule adds to the evidence or takes from it. Fitted on one half of the cases.
    pub fn weighed(&self) -> [(VerdictRule, f64); 14] {
        let Candidate { score, aspect, cover, named, beside, asked, alike, unlike, .. } = self.candidate;
        let Candidate { untreated, mentioned, uncounted, declined, .. } = self.candidate;
        let about_it = (cover - named) / (1.0 - named).max(LEAST);
        let matters = untreated + mentioned;
        let unasked = if matters > 0.0 { 1.0 - asked } else { 0.0 };
        // Of several subjects only some count; those that the entry does not cover come first.
        let (untreated, mentioned) =
            (untreated.min(MATTERS), mentioned.min(MATTERS - untreated.min(MATTERS)));
        // The known questions of another game say nothing against an entry that has none.
        let other_game = alike.map_or(1.0, |_| self.other_game.clamp(1.0, 2.0));
        let declined = if declined { DECLINED } else { 0.0 };
        let lead = alike.zip(self.rival).map_or(0.0, |(alike, rival)| alike - rival);
        [
            (VerdictRule::Words, 1.7 * score.ln_1p()),
            (VerdictRule::Lead, 0.4 * self.margin.unwrap_or(LEAD).min(LEAD)),
            (VerdictRule::Aspect, 1.65 * aspect),
            (VerdictRule::AboutIt, 1.68 * about_it),
            (VerdictRule::Asked, 0.26 * self.asked.min(LONG) + 0.23 * self.beside_titles.min(LONG)),
            (VerdictRule::Untreated, -1.02 * untreated),
            (VerdictRule::Mentioned, -1.02 * mentioned),
            (VerdictRule::Unasked, -0.72 * unasked),
            (VerdictRule::Unanswered, -2.45 * beside - 13.0 * alike.map_or(0.0, |_| unlike) - declined),
            (VerdictRule::Uncounted, -5.0 * (uncounted - FAR).max(0.0)),
            (VerdictRule::OtherGame, -1.04 * (other_game - 1.0)),
            (VerdictRule::Later, -2.0 * (self.later.min(3.0) - 1.0).max(0.0)),
            (VerdictRule::Alike, 2.0 * alike.map_or(0.0, |alike| alike - ALIKE)),
            (VerdictRule::AlikeLead, 5.0 * lead),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_decide_if_it_applied_speaks_of_the_matter() {
        let candidate =
            Candidate { score: 40.0, aspect: 1.0, cover: 0.3, asked: 1.0, ..Candidate::default() };
        let best = Best {
            candidate,
            may_not_apply: true,
            of_another_card: false,
            shows_card: false,
            margin: None,
            asked: 6.0,
            beside_titles: 6.0,
            rival: None,
            later: 0.0,
            other_game: 0.0,
        };
        assert_eq!(best.verdict(), Verdict::Speaks);
        assert_eq!(Best { may_not_apply: false, ..best }.verdict(), Verdict::Decides);
        assert_eq!(Best { of_another_card: true, ..best }.verdict(), Verdict::Nothing);
        let little = Candidate { cover: 0.3, ..Candidate::default() };
        let weak = Best { candidate: little, ..best };
        assert_eq!(weak.verdict(), Verdict::Nothing, "too little evidence");
        assert_eq!(Best { shows_card: true, ..weak }.verdict(), Verdict::Speaks, "an entry names the card");
    }
}
