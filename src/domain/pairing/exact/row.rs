//! A vector indexed by number.

/// One value for each numbered thing, from 0. A number out of range reads as the default.
#[derive(Debug, Clone)]
pub struct ByNumber<T>(Vec<T>);

impl<T: Copy + Default> ByNumber<T> {
    /// As many places as `length` says, each with the same value.
    pub fn new(length: usize, value: T) -> Self {
        Self(vec![value; length])
    }

    /// The value of this number.
    #[inline]
    pub fn of(&self, at: usize) -> T {
        self.0.get(at).copied().unwrap_or_default()
    }

    /// Replaces the value of this number; nothing happens if the number is out of range.
    #[inline]
    pub fn set(&mut self, at: usize, value: T) {
        if let Some(slot) = self.0.get_mut(at) {
            *slot = value;
        }
    }

    /// The values of these numbers; none if the range is not within the vector.
    pub fn slice(&self, range: std::ops::Range<usize>) -> &[T] {
        self.0.get(range).unwrap_or_default()
    }
}

impl<T> From<Vec<T>> for ByNumber<T> {
    fn from(all: Vec<T>) -> Self {
        Self(all)
    }
}

/// No vertex, no blossom.
pub const NONE: usize = usize::MAX;
