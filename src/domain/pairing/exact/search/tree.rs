//! How the tree grows, folds into blossoms, unfolds again, and ends in one more matched pair.

use crate::domain::pairing::exact::blossoms::Blossoms;
use crate::domain::pairing::exact::price::Weight;
use crate::domain::pairing::exact::row::NONE;
use crate::domain::pairing::exact::search::{Label, Search};

impl<W: Weight> Search<'_, W> {
    /// A tight pair leads out of the tree: to an unmatched vertex, or to one more pair for the tree.
    pub(super) fn reach(&mut self, one: usize, other: usize) {
        let theirs = self.blossoms.top.of(other);
        let base = self.blossoms.base.of(theirs);
        let mate = self.mate.of(base);
        if mate == NONE {
            self.found = Some((one, other));
            return;
        }
        self.enter(theirs, Label::Inner, (one, other));
        self.enter(self.blossoms.top.of(mate), Label::Outer, (base, mate));
    }

    /// A tight pair closes an odd cycle of the tree and makes a blossom.
    pub(super) fn join(&mut self, one: usize, other: usize) {
        let meeting = self.meeting(one, other);
        let (mut parts, mut links) = self.branch(one, meeting);
        parts.push(meeting);
        parts.reverse();
        links.reverse();
        links.push((one, other));
        let (more, back) = self.branch(other, meeting);
        parts.extend(more);
        links.extend(back.into_iter().map(|(from, into)| (into, from)));
        let through = self.through.of(meeting);
        for part in &parts {
            let label = self.label.of(*part);
            if label == Label::Inner {
                for vertex in self.blossoms.leaves(*part) {
                    self.settle(vertex);
                    self.turn_outer(vertex);
                }
            }
            self.settle_charge(*part);
        }
        for part in &parts {
            self.label.set(*part, Label::Away);
        }
        let blossom = self.blossoms.join(parts, links);
        self.label.set(blossom, Label::Outer);
        self.through.set(blossom, through);
        self.charged.set(blossom, self.now);
    }

    /// The blossoms from a vertex up to the point where its branch meets another, excluding that one, and the pairs
    /// leading into them.
    fn branch(&self, vertex: usize, meeting: usize) -> (Vec<usize>, Vec<(usize, usize)>) {
        let (mut parts, mut links) = (Vec::new(), Vec::new());
        let mut at = self.blossoms.top.of(vertex);
        while at != meeting && at != NONE {
            let through = self.through.of(at);
            parts.push(at);
            links.push(through);
            at = self.above(at);
        }
        (parts, links)
    }

    /// The blossom from which the tree reached this one.
    fn above(&self, blossom: usize) -> usize {
        let (from, _) = self.through.of(blossom);
        if from == NONE { NONE } else { self.blossoms.top.of(from) }
    }

    /// Where the branches of two outer vertices meet.
    fn meeting(&mut self, one: usize, other: usize) -> usize {
        self.crumbs += 1;
        let (mut here, mut there) = (self.blossoms.top.of(one), self.blossoms.top.of(other));
        while here != NONE || there != NONE {
            if here != NONE {
                if self.crumb.of(here) == self.crumbs {
                    return here;
                }
                self.crumb.set(here, self.crumbs);
                let inner = self.above(here);
                here = if inner == NONE { NONE } else { self.above(inner) };
            }
            std::mem::swap(&mut here, &mut there);
        }
        NONE
    }

    /// An inner blossom has no charge left: its parts become a branch of the tree or leave it.
    pub(super) fn part_inner(&mut self, blossom: usize) {
        let inner = self.label.of(blossom) == Label::Inner && self.blossoms.base.of(blossom) != NONE;
        if !inner || self.charge(blossom) != W::default() {
            return;
        }
        let (from, into) = self.through.of(blossom);
        self.label.set(blossom, Label::Away);
        let before = self.blossoms.leaves(blossom);
        let (parts, links) = self.blossoms.part(blossom);
        // Until now all of them moved as inner vertices.
        for part in &parts {
            self.label.set(*part, Label::Inner);
        }
        for vertex in before {
            self.settle(vertex);
        }
        let first = self.blossoms.top.of(into);
        let (way, steps) = Blossoms::<W>::way(&parts, &links, first);
        for part in &parts {
            self.label.set(*part, Label::Away);
        }
        let throughs = std::iter::once((from, into)).chain(steps);
        let labels = [Label::Inner, Label::Outer].into_iter().cycle();
        for ((part, through), label) in way.iter().zip(throughs).zip(labels) {
            self.enter(*part, label, through);
        }
        // The others all leave the tree before any of them is looked at, because looking may bring one back.
        let mut left = Vec::new();
        for part in parts.iter().filter(|part| !way.contains(part)) {
            left.extend(self.blossoms.leaves(*part));
            self.blossoms.dissolve(*part);
        }
        self.forget_offers();
        for vertex in left {
            self.look_back(vertex);
        }
    }

    /// A vertex left the tree, so every outer vertex looks at it again.
    fn look_back(&mut self, vertex: usize) {
        self.nearest.set(vertex, (0, W::default()));
        for at in 0..self.outer.len() {
            if self.found.is_some() || self.label.of(self.blossoms.top.of(vertex)) != Label::Away {
                return;
            }
            if let Some(outer) = self.outer.get(at).copied() {
                self.consider_pair(outer, vertex);
            }
        }
    }

    /// Matches the pair that was found, and every second pair on the way from it to the root.
    pub(super) fn augment(&mut self, one: usize, other: usize) {
        let far = self.blossoms.top.of(other);
        self.blossoms.turn(far, other, &mut self.mate);
        self.mate.set(other, one);
        let (mut outer, mut partner) = (one, other);
        loop {
            let blossom = self.blossoms.top.of(outer);
            self.blossoms.turn(blossom, outer, &mut self.mate);
            self.mate.set(outer, partner);
            let (above, _) = self.through.of(blossom);
            if above == NONE {
                return;
            }
            let inner = self.blossoms.top.of(above);
            let (next, into) = self.through.of(inner);
            self.blossoms.turn(inner, into, &mut self.mate);
            self.mate.set(into, next);
            (outer, partner) = (next, into);
        }
    }
}
