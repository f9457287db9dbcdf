//! What an outer vertex sees in a group, and what it need not look at because an earlier one has.
//!
//! Two things make most looks short. What one vertex offers all players of a group differs from what another offers
//! them by the same amount, except for the few whom one of them has met. So once somebody has offered less, only those
//! few are left. And the outer vertices of a group soon form one blossom, within which nobody needs to look at anybody.
//! Nothing that is left out could have changed anything, so the pairing is the same as if all were looked at.

use std::cmp::Ordering;
use std::ops::Range;

use crate::domain::pairing::exact::price::Weight;
use crate::domain::pairing::exact::row::{ByNumber, NONE};
use crate::domain::pairing::exact::search::event::Event;
use crate::domain::pairing::exact::search::sight::{RelativeLevel, TreeOffer};
use crate::domain::pairing::exact::search::{Label, Search};

/// One look of an outer vertex at a group.
struct Look<'a, W> {
    from: usize,
    group: usize,
    level: RelativeLevel,
    /// The price of any of these pairs, without what the other player adds to it.
    cost: W,
    /// What each player of the group adds; nothing within the vertex's group.
    again: Option<&'a ByNumber<W>>,
    price_now: W,
}

impl<W: Weight> Look<'_, W> {
    /// What a player of the group adds to the price.
    fn added_price(&self, other: usize) -> W {
        self.again.map_or_else(W::default, |again| again.of(other))
    }
}

impl<'a, W: Weight> Search<'a, W> {
    /// Looks from an outer vertex at the players of a group.
    pub(super) fn look_at(&mut self, from: usize, at: usize) {
        let Some(group) = self.prices.groups.get(at) else { return };
        let look = self.look(from, at);
        let mut nearest: Option<W> = None;
        if self.found.is_some() {
            // The bye ends the tree. The search still looks at one more player, as it always has.
            self.mark(from);
            let _ = group.players.clone().find(|other| self.see(&look, *other, &mut nearest));
            return;
        }
        match self.left_to_see(&look) {
            None => self.see_all(&look, group.players.clone(), &mut nearest),
            Some(few) => self.see_few(&look, &few, group.players.end, &mut nearest),
        }
        if self.found.is_none()
            && let Some(slack) = nearest
        {
            self.note(self.now + (slack >> 1), Event::Again { from, group: at });
        }
    }

    fn see_few(&mut self, look: &Look<'_, W>, few: &[usize], end: usize, nearest: &mut Option<W>) {
        for other in few {
            let before = self.outer.len();
            self.see(look, *other, nearest);
            if self.found.is_some() {
                return;
            }
            if self.outer.len() != before {
                // The tree has grown, so what was known of the others may no longer be true.
                let _ = (other + 1..end).find(|other| {
                    self.see(look, *other, nearest);
                    self.found.is_some()
                });
                return;
            }
        }
    }

    fn look(&self, from: usize, at: usize) -> Look<'a, W> {
        let prices = self.prices;
        let own = prices.group_of.of(from);
        // A lower group receives a player who floats down; its own player floats up.
        let (level, cost, again) = match at.cmp(&own) {
            Ordering::Equal => (RelativeLevel::Within, W::default(), None),
            Ordering::Greater => {
                (RelativeLevel::Above, prices.gap(own, at) + prices.down.of(from), Some(&prices.up))
            }
            Ordering::Less => {
                (RelativeLevel::Below, prices.gap(own, at) + prices.up.of(from), Some(&prices.down))
            }
        };
        Look { from, group: at, level, cost, again, price_now: self.price_now(from) }
    }

    /// What a look offers everybody: how far prices will have moved when a pair becomes tight, without what the other
    /// player adds. It does not change while the tree grows.
    fn amount(&self, look: &Look<'_, W>) -> W {
        look.cost - look.price_now + self.now
    }

    /// The players of the group to whom this look can make a difference, in order; `None` if that may be anybody.
    fn left_to_see(&mut self, look: &Look<'_, W>) -> Option<Vec<usize>> {
        let amount = self.amount(look);
        let own = self.blossoms.top.of(look.from);
        let players = self.prices.groups.get(look.group)?.players.clone();
        let sight = self.sights.get_mut(look.group).filter(|sight| sight.tree == self.tree)?;
        let offer = (*sight.offer(look.level))?;
        let may_be_tight = offer.lowest.is_some_and(|lowest| amount + lowest <= self.now);
        if amount < offer.amount || may_be_tight || sight.home == NONE {
            return None;
        }
        if self.blossoms.top.of(sight.home) != own {
            return None;
        }
        sight.outer.retain(|other| self.blossoms.top.of(*other) != own);
        let mut few = sight.outer.clone();
        let met = self.prices.special(offer.from).iter().map(|(other, _)| *other);
        few.extend(met.filter(|other| {
            players.contains(other) && self.label.of(self.blossoms.top.of(*other)) == Label::Away
        }));
        if !few.is_empty() {
            few.sort_unstable();
            self.mark(look.from);
        }
        Some(few)
    }

    /// Looks at everybody, and remembers what need not be looked at again.
    fn see_all(&mut self, look: &Look<'_, W>, players: Range<usize>, nearest: &mut Option<W>) {
        self.mark(look.from);
        let mut lowest: Option<W> = None;
        for other in players.clone() {
            self.see(look, other, nearest);
            if self.found.is_some() {
                return;
            }
            if self.label.of(self.blossoms.top.of(other)) == Label::Away {
                let added = look.added_price(other) - self.price.of(other);
                lowest = Some(lowest.map_or(added, |lowest| lowest.min(added)));
            }
        }
        let amount = self.amount(look);
        let Some(sight) = self.sights.get_mut(look.group) else { return };
        sight.now_for(self.tree);
        let known = sight.offer(look.level);
        *known = Some(match known {
            Some(best) if best.amount <= amount => TreeOffer { lowest, ..*best },
            _ => TreeOffer { from: look.from, amount, lowest },
        });
        let (own, home) = (self.blossoms.top.of(look.from), self.blossoms.top.of(sight.home));
        let within = |blossom| players.clone().filter(|one| self.blossoms.top.of(*one) == blossom).count();
        if sight.home == NONE || (home != own && within(own) > within(home)) {
            sight.home = look.from;
            sight.outer.clear();
            let top = |one: &usize| self.blossoms.top.of(*one);
            sight
                .outer
                .extend(players.filter(|one| top(one) != own && self.label.of(top(one)) == Label::Outer));
        }
    }

    /// Looks at one player; whether the pair was considered.
    fn see(&mut self, look: &Look<'_, W>, other: usize, nearest: &mut Option<W>) -> bool {
        let top = self.blossoms.top.of(other);
        let label = self.label.of(top);
        if top == self.blossoms.top.of(look.from) || label == Label::Inner {
            return false;
        }
        let price = if self.marked.of(other) == look.from {
            self.prices.of(look.from, other)
        } else {
            Some(look.cost + look.added_price(other))
        };
        let Some(price) = price else { return false };
        let slack = price - look.price_now - self.price_now(other);
        if label == Label::Outer && slack > W::default() {
            // One event for the nearest of all; the others are looked at again when it fires.
            self.considered += 1;
            *nearest = Some(nearest.map_or(slack, |nearest| nearest.min(slack)));
            return false;
        }
        self.consider(look.from, other, slack);
        true
    }

    fn mark(&mut self, from: usize) {
        for (other, _) in self.prices.special(from) {
            self.marked.set(*other, from);
        }
    }

    /// A vertex has become an outer one: it will look around, and be looked at.
    pub(super) fn turn_outer(&mut self, vertex: usize) {
        self.queue.push(vertex);
        self.outer.push(vertex);
        if vertex < self.prices.players
            && let Some(sight) = self.sights.get_mut(self.prices.group_of.of(vertex))
        {
            sight.now_for(self.tree);
            sight.outer.push(vertex);
        }
    }

    /// Players have left the tree, so nobody has offered them anything.
    pub(super) fn forget_offers(&mut self) {
        self.sights.iter_mut().for_each(|sight| sight.forget_offers());
    }
}
