//! What happens while a tree grows, in order of time.

/// What happens when prices have moved a given distance. At the same distance, the lesser happens first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Event {
    /// A pair becomes tight: an outer vertex and another one.
    Tight(usize, usize),
    /// An inner blossom has no charge left.
    Part(usize),
    /// From here on, pairs of this vertex with this group and those beyond may become tight.
    Look { from: usize, group: usize, down: bool },
    /// A pair of this vertex and another outer vertex of this group becomes tight, unless they are in one blossom by
    /// then.
    Again { from: usize, group: usize },
}

/// An event as one number, ordered as the events are. Thousands wait at once, and comparing them was most of the work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Packed(u64);

/// The bits of the second number, with one for the direction; the first has as many, and the kind has the last two.
const BITS: u32 = 31;
const KIND: u32 = 2 * BITS;
const MASK: u64 = (1 << BITS) - 1;

impl Event {
    pub(super) const fn packed(self) -> Packed {
        let (kind, first, second) = match self {
            Self::Tight(one, other) => (0, one, other as u64),
            Self::Part(blossom) => (1, blossom, 0),
            Self::Look { from, group, down } => (2, from, (group as u64) << 1 | down as u64),
            Self::Again { from, group } => (3, from, group as u64),
        };
        Packed(kind << KIND | (first as u64 & MASK) << BITS | second & MASK)
    }
}

impl Packed {
    pub(super) const fn unpacked(self) -> Event {
        let first = (self.0 >> BITS & MASK) as usize;
        let second = self.0 & MASK;
        match self.0 >> KIND {
            0 => Event::Tight(first, second as usize),
            1 => Event::Part(first),
            2 => Event::Look { from: first, group: (second >> 1) as usize, down: second & 1 == 1 },
            _ => Event::Again { from: first, group: second as usize },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_events_keep_their_content_and_their_order() {
        let numbers = [0, 1, 2, 511, 512, 99_999, (1 << 30) - 1];
        let mut events: Vec<Event> = numbers.iter().map(|one| Event::Part(*one)).collect();
        for (from, group) in numbers.iter().flat_map(|one| numbers.map(|other| (*one, other))) {
            events.extend([Event::Tight(from, group), Event::Again { from, group }]);
            events.extend([false, true].map(|down| Event::Look { from, group, down }));
        }
        assert!(events.iter().all(|event| event.packed().unpacked() == *event));
        let mut packed = events.clone();
        packed.sort_by_key(|event| event.packed());
        events.sort();
        assert_eq!(packed, events);
    }
}
