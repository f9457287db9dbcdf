//! Blossoms: odd sets of vertices that the search treats as one. Each is an odd cycle of smaller ones.

use crate::domain::pairing::exact::row::{ByNumber, NONE};

/// Vertices and the blossoms that contain them. Vertices are numbered from 0, blossoms after them.
pub struct Blossoms<W> {
    pub vertices: usize,
    /// The outermost blossom that contains each vertex, or the vertex itself.
    pub top: ByNumber<usize>,
    /// The blossom that directly contains each blossom or vertex.
    parent: ByNumber<usize>,
    /// The one vertex of a blossom that is not matched within it.
    pub base: ByNumber<usize>,
    /// What a blossom adds to the price of its inner pairs; never negative.
    pub charge: ByNumber<W>,
    /// The parts of each blossom along its cycle, starting with the one that contains the base.
    parts: Vec<Vec<usize>>,
    /// The pairs that link each part to the next.
    links: Vec<Vec<(usize, usize)>>,
    spare: Vec<usize>,
}

impl<W: Copy + Default + PartialEq> Blossoms<W> {
    /// No blossoms yet.
    pub fn new(vertices: usize) -> Self {
        // Blossoms nest: each has at least two parts more than the vertices it began with.
        let all = vertices + vertices / 2 + 1;
        let own: Vec<usize> = (0..vertices).chain(std::iter::repeat_n(NONE, all - vertices)).collect();
        Self {
            vertices,
            top: own.clone().into(),
            parent: ByNumber::new(all, NONE),
            base: own.into(),
            charge: ByNumber::new(all, W::default()),
            parts: vec![Vec::new(); all - vertices],
            links: vec![Vec::new(); all - vertices],
            spare: (vertices..all).rev().collect(),
        }
    }

    /// The largest number of vertices and blossoms there can be.
    pub fn most(&self) -> usize {
        self.vertices + self.parts.len()
    }

    /// Whether this number is that of a blossom and not of a vertex.
    pub const fn is_blossom(&self, one: usize) -> bool {
        one >= self.vertices
    }

    /// The vertices of a blossom, or the vertex itself.
    pub fn leaves(&self, one: usize) -> Vec<usize> {
        let (mut found, mut open) = (Vec::new(), vec![one]);
        while let Some(one) = open.pop() {
            match self.parts.get(one.wrapping_sub(self.vertices)) {
                Some(parts) => open.extend(parts),
                None => found.push(one),
            }
        }
        found
    }

    /// Makes a blossom of these parts. Each link joins a part to the next, and the last to the first.
    pub fn join(&mut self, parts: Vec<usize>, links: Vec<(usize, usize)>) -> usize {
        let Some(blossom) = self.spare.pop() else { return NONE };
        let base = parts.first().map_or(NONE, |first| self.base.of(*first));
        self.base.set(blossom, base);
        self.parent.set(blossom, NONE);
        self.charge.set(blossom, W::default());
        for part in &parts {
            self.parent.set(*part, blossom);
        }
        let at = blossom - self.vertices;
        if let (Some(own), Some(joins)) = (self.parts.get_mut(at), self.links.get_mut(at)) {
            (*own, *joins) = (parts, links);
        }
        for vertex in self.leaves(blossom) {
            self.top.set(vertex, blossom);
        }
        blossom
    }

    /// Splits an outermost blossom into its parts and links.
    pub fn part(&mut self, blossom: usize) -> (Vec<usize>, Vec<(usize, usize)>) {
        let at = blossom.wrapping_sub(self.vertices);
        let parts = self.parts.get_mut(at).map(std::mem::take).unwrap_or_default();
        let links = self.links.get_mut(at).map(std::mem::take).unwrap_or_default();
        for part in &parts {
            self.parent.set(*part, NONE);
            for vertex in self.leaves(*part) {
                self.top.set(vertex, *part);
            }
        }
        self.base.set(blossom, NONE);
        self.spare.push(blossom);
        (parts, links)
    }

    /// Splits a blossom that has no charge, then its parts that have none, and so on.
    pub fn dissolve(&mut self, blossom: usize) {
        if !self.is_blossom(blossom) || self.charge.of(blossom) != W::default() {
            return;
        }
        let mut open = vec![blossom];
        while let Some(one) = open.pop() {
            if !self.is_blossom(one) || self.charge.of(one) != W::default() {
                for vertex in self.leaves(one) {
                    self.top.set(vertex, one);
                }
                continue;
            }
            let at = one - self.vertices;
            let parts = self.parts.get_mut(at).map(std::mem::take).unwrap_or_default();
            self.links.get_mut(at).into_iter().for_each(Vec::clear);
            for part in &parts {
                self.parent.set(*part, NONE);
            }
            open.extend(parts);
            self.base.set(one, NONE);
            self.spare.push(one);
        }
    }

    /// Rematches a blossom internally so that only `vertex` is left unmatched.
    pub fn turn(&mut self, blossom: usize, vertex: usize, mate: &mut ByNumber<usize>) {
        let mut open = vec![(blossom, vertex)];
        while let Some((blossom, vertex)) = open.pop() {
            if !self.is_blossom(blossom) || self.base.of(blossom) == vertex {
                continue;
            }
            let mut part = vertex;
            while self.parent.of(part) != blossom {
                part = self.parent.of(part);
                if part == NONE {
                    return;
                }
            }
            open.push((part, vertex));
            self.base.set(blossom, vertex);
            let at = blossom - self.vertices;
            let (Some(parts), Some(links)) = (self.parts.get_mut(at), self.links.get_mut(at)) else { return };
            let first = parts.iter().position(|one| *one == part).unwrap_or(0);
            let length = parts.len();
            // The way to the old base has an even number of steps, forwards or backwards. The parts on the other side
            // are rematched.
            let matched = if first % 2 == 1 { first + 1..length } else { 0..first };
            for link in matched.step_by(2) {
                let Some((one, other)) = links.get(link).copied() else { continue };
                let two = [link, (link + 1) % length].map(|at| parts.get(at).copied().unwrap_or(NONE));
                open.extend(two.into_iter().zip([one, other]));
                mate.set(one, other);
                mate.set(other, one);
            }
            parts.rotate_left(first);
            links.rotate_left(first);
        }
    }

    /// The way along the cycle from the part that holds a vertex to the part with the base, over an even number of
    /// links: the parts, and the links between them in the direction of travel.
    pub fn way(parts: &[usize], links: &[(usize, usize)], from: usize) -> (Vec<usize>, Vec<(usize, usize)>) {
        let first = parts.iter().position(|one| *one == from).unwrap_or(0);
        if first % 2 == 1 {
            let rest = parts.iter().skip(first).chain(parts.first());
            (rest.copied().collect(), links.iter().skip(first).copied().collect())
        } else {
            let back = links.iter().take(first).rev().map(|(one, other)| (*other, *one));
            (parts.iter().take(first + 1).rev().copied().collect(), back.collect())
        }
    }
}
