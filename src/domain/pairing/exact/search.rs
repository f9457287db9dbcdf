//! The search: one augmenting tree at a time, with dual prices that prove the result.
//!
//! Every vertex has a price. No pair costs less than the prices of its two vertices, minus the charges of the
//! blossoms that contain both. A pair that costs exactly that is tight, and only tight pairs are used, so a perfect
//! matching of tight pairs has least cost. A tree of tight pairs grows from an unmatched vertex. When none is left,
//! the prices of the tree move until the next pair becomes tight. `now` measures how far they have moved, like a
//! clock.

mod event;
mod look;
mod sight;
mod tree;

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::domain::awaited::Awaited;
use crate::domain::pairing::Work;
use crate::domain::pairing::exact::blossoms::Blossoms;
use crate::domain::pairing::exact::price::{Prices, Weight};
use crate::domain::pairing::exact::row::{ByNumber, NONE};
use crate::domain::pairing::exact::search::event::{Event, Packed};
use crate::domain::pairing::exact::search::sight::Sight;

/// Where a vertex or an outermost blossom is in the tree.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Label {
    /// The vertex is not in the tree.
    #[default]
    Away,
    /// At an even distance from the root: its price rises.
    Outer,
    /// At an odd distance: its price falls.
    Inner,
}

/// The search for pairs of the lowest total price: trees that grow from unmatched vertices until one of them ends.
pub struct Search<'a, W> {
    prices: &'a Prices<W>,
    awaited: &'a Awaited,
    blossoms: Blossoms<W>,
    mate: ByNumber<usize>,
    /// The price of each vertex when it last changed direction, and when that was.
    price: ByNumber<W>,
    since: ByNumber<W>,
    /// At the start of a tree: the highest price in each group, and how far the prices of other groups reach into it.
    highest: ByNumber<W>,
    reach_down: ByNumber<W>,
    reach_up: ByNumber<W>,
    label: ByNumber<Label>,
    /// The tight pair through which the tree reached a blossom, from the tree into the blossom.
    through: ByNumber<(usize, usize)>,
    /// When the charge of a blossom began to move.
    charged: ByNumber<W>,
    now: W,
    /// The latest moment at which an unmatched vertex is reached.
    limit: Option<W>,
    events: BinaryHeap<Reverse<(W, Packed)>>,
    /// Outer vertices still to be explored, and all outer vertices.
    queue: Vec<usize>,
    outer: Vec<usize>,
    /// Vertices that were in the tree.
    touched: Vec<usize>,
    /// For each vertex outside the tree, the earliest event, and the tree in which it was noted.
    nearest: ByNumber<(usize, W)>,
    tree: usize,
    crumb: ByNumber<usize>,
    crumbs: usize,
    /// The pair that ends this tree.
    found: Option<(usize, usize)>,
    /// Which vertex marked which as having an unusual price.
    marked: ByNumber<usize>,
    /// What this tree knows of each group.
    sights: Vec<Sight<W>>,
    considered: u64,
}

impl<'a, W: Weight> Search<'a, W> {
    /// A search in which nobody is paired yet.
    pub fn new(prices: &'a Prices<W>, awaited: &'a Awaited) -> Self {
        let vertices = prices.vertices;
        let blossoms = Blossoms::new(vertices);
        let (all, groups, zero) = (blossoms.most(), prices.groups.len(), W::default());
        Self {
            prices,
            awaited,
            blossoms,
            mate: ByNumber::new(vertices, NONE),
            price: ByNumber::new(vertices, zero),
            since: ByNumber::new(vertices, zero),
            highest: ByNumber::new(groups, zero),
            reach_down: ByNumber::new(groups, zero),
            reach_up: ByNumber::new(groups, zero),
            label: ByNumber::new(all, Label::Away),
            through: ByNumber::new(all, (NONE, NONE)),
            charged: ByNumber::new(all, zero),
            now: zero,
            limit: None,
            events: BinaryHeap::new(),
            queue: Vec::new(),
            outer: Vec::new(),
            touched: Vec::new(),
            nearest: ByNumber::new(vertices, (0, zero)),
            tree: 0,
            crumb: ByNumber::new(all, 0),
            crumbs: 0,
            found: None,
            marked: ByNumber::new(vertices, NONE),
            sights: (0..groups).map(|_| Sight::default()).collect(),
            considered: 0,
        }
    }

    /// A perfect matching of least cost, lower vertices first. `None` if there is none, or when nobody is waiting any
    /// more.
    pub fn pairs(mut self, work: &mut Work) -> Option<Vec<(usize, usize)>> {
        self.pair_within_groups();
        work.searches += 1;
        let mut complete = true;
        for root in 0..self.prices.vertices {
            if self.mate.of(root) == NONE {
                work.trees += 1;
                complete = self.grow_from(root);
                if !complete {
                    break;
                }
            }
        }
        work.pairs += self.considered;
        let mates = (0..self.prices.vertices).map(|vertex| (vertex, self.mate.of(vertex)));
        complete.then(|| mates.filter(|(one, other)| one < other).collect())
    }

    /// Pairs that cost nothing. All prices start at zero, so these pairs are tight.
    fn pair_within_groups(&mut self) {
        for group in &self.prices.groups {
            for one in group.players.clone() {
                if self.mate.of(one) != NONE {
                    continue;
                }
                let partner = (one + 1..group.players.end).find(|other| {
                    self.mate.of(*other) == NONE && self.prices.of(one, *other) == Some(W::default())
                });
                if let Some(other) = partner {
                    self.mate.set(one, other);
                    self.mate.set(other, one);
                }
            }
        }
    }

    /// Grows a tree until one more pair is matched; false if none can be, or when nobody is waiting any more.
    fn grow_from(&mut self, root: usize) -> bool {
        self.begin();
        let blossom = self.blossoms.top.of(root);
        self.enter(blossom, Label::Outer, (NONE, NONE));
        loop {
            while self.found.is_none()
                && let Some(vertex) = self.queue.pop()
            {
                self.look_around(vertex);
            }
            if let Some((one, other)) = self.found {
                self.augment(one, other);
                self.end();
                return true;
            }
            if self.awaited.check().is_err() {
                return false;
            }
            let Some(Reverse((at, event))) = self.events.pop() else { return false };
            self.now = self.now.max(at);
            match event.unpacked() {
                Event::Tight(one, other) => self.consider_pair(one, other),
                Event::Part(blossom) => self.part_inner(blossom),
                Event::Look { from, group, down } => {
                    self.look_at(from, group);
                    if self.found.is_none() {
                        self.plan(from, group, down);
                    }
                }
                Event::Again { from, group } => self.look_at(from, group),
            }
        }
    }

    fn begin(&mut self) {
        self.now = W::default();
        self.limit = None;
        self.found = None;
        self.tree += 1;
        self.events.clear();
        self.queue.clear();
        self.outer.clear();
        let groups = self.prices.groups.len();
        // How much closer a group is than it looks from outside, because of its own prices or those beyond it.
        for group in (0..groups).rev() {
            let own = self.highest.of(group);
            let beyond = (group + 1 < groups)
                .then(|| self.reach_down.of(group + 1) - self.prices.gap(group, group + 1));
            self.reach_down.set(group, beyond.map_or(own, |beyond| own.max(beyond)));
        }
        for group in 0..groups {
            let own = self.highest.of(group);
            let beyond =
                group.checked_sub(1).map(|next| self.reach_up.of(next) - self.prices.gap(next, group));
            self.reach_up.set(group, beyond.map_or(own, |beyond| own.max(beyond)));
        }
    }

    /// Settles the prices and takes the tree down. Blossoms with a charge stay.
    fn end(&mut self) {
        let touched = std::mem::take(&mut self.touched);
        for vertex in &touched {
            self.settle(*vertex);
        }
        let mut groups: Vec<usize> = Vec::new();
        for vertex in &touched {
            let blossom = self.blossoms.top.of(*vertex);
            let label = self.label.of(blossom);
            if label != Label::Away {
                self.settle_charge(blossom);
                self.label.set(blossom, Label::Away);
                self.blossoms.dissolve(blossom);
            }
            self.since.set(*vertex, W::default());
            if *vertex < self.prices.players {
                groups.push(self.prices.group_of.of(*vertex));
            }
        }
        groups.sort_unstable();
        groups.dedup();
        for at in groups {
            let Some(group) = self.prices.groups.get(at) else { continue };
            let highest = self.price.slice(group.players.clone()).iter().max().copied();
            self.highest.set(at, highest.unwrap_or_default());
        }
    }

    /// The current price of a vertex.
    #[inline]
    fn price_now(&self, vertex: usize) -> W {
        let moved = || self.now - self.since.of(vertex);
        match self.label.of(self.blossoms.top.of(vertex)) {
            Label::Away => self.price.of(vertex),
            Label::Outer => self.price.of(vertex) + moved(),
            Label::Inner => self.price.of(vertex) - moved(),
        }
    }

    /// Records the price of a vertex before it changes direction.
    fn settle(&mut self, vertex: usize) {
        let price_now = self.price_now(vertex);
        self.price.set(vertex, price_now);
        self.since.set(vertex, self.now);
    }

    fn settle_charge(&mut self, blossom: usize) {
        if self.blossoms.is_blossom(blossom) {
            let charge = self.charge(blossom);
            self.blossoms.charge.set(blossom, charge);
            self.charged.set(blossom, self.now);
        }
    }

    fn charge(&self, blossom: usize) -> W {
        let moved = (self.now - self.charged.of(blossom)) << 1;
        let charge = self.blossoms.charge.of(blossom);
        match self.label.of(blossom) {
            Label::Away => charge,
            Label::Outer => charge + moved,
            Label::Inner => charge - moved,
        }
    }

    /// Takes a blossom from outside into the tree.
    fn enter(&mut self, blossom: usize, label: Label, through: (usize, usize)) {
        self.label.set(blossom, label);
        self.through.set(blossom, through);
        let leaves = self.blossoms.leaves(blossom);
        for vertex in &leaves {
            self.since.set(*vertex, self.now);
        }
        self.touched.extend(&leaves);
        if label == Label::Outer {
            leaves.iter().for_each(|vertex| self.turn_outer(*vertex));
        }
        self.watch(blossom, label);
    }

    /// Starts moving the charge of a blossom.
    fn watch(&mut self, blossom: usize, label: Label) {
        if self.blossoms.is_blossom(blossom) {
            self.charged.set(blossom, self.now);
            if label == Label::Inner {
                let at = self.now + (self.blossoms.charge.of(blossom) >> 1);
                self.note(at, Event::Part(blossom));
            }
        }
    }

    fn note(&mut self, at: W, event: Event) {
        if self.limit.is_none_or(|limit| at < limit) {
            self.events.push(Reverse((at, event.packed())));
        }
    }

    /// Looks from a new outer vertex at its own group, then at the others as far as they matter.
    fn look_around(&mut self, vertex: usize) {
        if vertex >= self.prices.players {
            for other in 0..self.prices.players {
                self.consider_pair(vertex, other);
            }
            return;
        }
        if self.prices.players < self.prices.vertices {
            self.consider_pair(vertex, self.prices.players);
        }
        let own = self.prices.group_of.of(vertex);
        self.look_at(vertex, own);
        self.plan(vertex, own, true);
        self.plan(vertex, own, false);
    }

    /// Schedules a look at the group after this one.
    fn plan(&mut self, from: usize, group: usize, down: bool) {
        let next = if down { Some(group + 1) } else { group.checked_sub(1) };
        let Some(next) = next.filter(|next| *next < self.prices.groups.len()) else { return };
        let own = self.prices.group_of.of(from);
        let (again, reach) =
            if down { (&self.prices.down, &self.reach_down) } else { (&self.prices.up, &self.reach_up) };
        // The other prices may have risen while this tree grew, and they rise as fast as this vertex's own.
        let slack = self.prices.gap(own, next) + again.of(from) - self.price_now(from) - reach.of(next);
        let at = ((slack + self.now) >> 1).max(self.now);
        self.note(at, Event::Look { from, group: next, down });
    }

    fn consider_pair(&mut self, one: usize, other: usize) {
        if self.found.is_none()
            && self.blossoms.top.of(one) != self.blossoms.top.of(other)
            && let Some(price) = self.prices.of(one, other)
        {
            self.consider(one, other, price - self.price_now(one) - self.price_now(other));
        }
    }

    /// Handles an outer vertex, a vertex of another blossom, and how much their pair costs above their prices.
    fn consider(&mut self, one: usize, other: usize, slack: W) {
        self.considered += 1;
        let theirs = self.blossoms.top.of(other);
        let tight = slack <= W::default();
        match self.label.of(theirs) {
            Label::Inner => {}
            Label::Away if tight => self.reach(one, other),
            Label::Away => {
                let at = self.now + slack;
                let (tree, nearest) = self.nearest.of(other);
                if tree == self.tree && nearest <= at {
                    return;
                }
                self.nearest.set(other, (self.tree, at));
                self.note(at, Event::Tight(one, other));
                if self.mate.of(self.blossoms.base.of(theirs)) == NONE {
                    self.limit = Some(self.limit.map_or(at, |limit| limit.min(at)));
                }
            }
            Label::Outer if tight => self.join(one, other),
            Label::Outer => self.note(self.now + (slack >> 1), Event::Tight(one, other)),
        }
    }
}
