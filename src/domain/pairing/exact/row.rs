//! A vector indexed by number.

/// One value for each numbered thing, from 0. A number out of range reads as the default.
#[derive(Debug, Clone)]
pub struct ByNumber<T>(Vec<T>);

impl<T: Copy + Default> ByNumber<T> {
    pub fn new(length: usize, value: T) -> Self {
        Self(vec![value; length])
    }

    #[inline]
    pub fn of(&self, at: usize) -> T {
        self.0.get(at).copied().unwrap_or_default()
    }

    #[inline]
    pub fn set(&mut self, at: usize, value: T) {
        if let Some(slot) = self.0.get_mut(at) {
            *slot = value;
        }
    }

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
