//! What a tree knows of a group, so that it need not look at everybody again.

use crate::domain::pairing::exact::row::NONE;

/// What a tree knows of a group.
pub(super) struct Sight<W> {
    /// The tree for which this is true.
    pub tree: usize,
    /// The best offers from vertices above the group, in it and below it.
    offers: [Option<TreeOffer<W>>; 3],
    /// A vertex of the blossom that contains most outer vertices of the group.
    pub home: usize,
    /// The outer vertices of the group; those in the blossom of `home` may be missing.
    pub outer: Vec<usize>,
}

/// What one vertex offered all players of a group who are not in the tree.
#[derive(Clone, Copy)]
pub(super) struct TreeOffer<W> {
    pub from: usize,
    pub amount: W,
    /// The lowest that a player not in the tree adds to an offer; `None` if all are in the tree.
    pub lowest: Option<W>,
}

/// Where a vertex is, seen from the group it looks at.
#[derive(Clone, Copy)]
pub(super) enum RelativeLevel {
    Above,
    Within,
    Below,
}

impl<W> Default for Sight<W> {
    fn default() -> Self {
        Self { tree: 0, offers: [None, None, None], home: NONE, outer: Vec::new() }
    }
}

impl<W> Sight<W> {
    /// The best offer from this side.
    pub fn offer(&mut self, level: RelativeLevel) -> &mut Option<TreeOffer<W>> {
        let [above, within, below] = &mut self.offers;
        match level {
            RelativeLevel::Above => above,
            RelativeLevel::Within => within,
            RelativeLevel::Below => below,
        }
    }

    /// Forgets all offers.
    pub fn forget_offers(&mut self) {
        self.offers = [None, None, None];
    }

    /// Forgets what was true of an earlier tree.
    pub fn now_for(&mut self, tree: usize) {
        if self.tree != tree {
            *self = Self { tree, outer: std::mem::take(&mut self.outer), ..Self::default() };
            self.outer.clear();
        }
    }
}
