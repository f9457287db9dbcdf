//! Names in a drawing: measured, made smaller, then cut. Stretching or squeezing letters makes them unreadable.

use crate::web::error::PageError;
use crate::web::picture::{Ink, PictureLine};

/// The size of the letters, in units of the drawing.
const USUAL: u16 = 12;
/// The size in which a longer name is written.
const SMALL: u16 = 10;

/// A name as it fits into its room.
#[derive(Debug, PartialEq, Eq)]
pub struct FittedName {
    /// The name, or its beginning with an ellipsis.
    pub text: String,
    /// Whether it is written smaller.
    pub small: bool,
    /// Whether it is only the beginning.
    pub cut: bool,
}

impl FittedName {
    /// The name in a room of this width, in units of the drawing. It is measured in a font that is wider than those of
    /// most readers.
    ///
    /// # Errors
    /// If it cannot be measured.
    pub fn of(name: &str, room: u16, ink: Ink) -> Result<Self, PageError> {
        // No letter is wider than it is high, so this few fit unmeasured.
        if name.chars().count() <= usize::from(room / USUAL) {
            return Ok(Self { text: name.to_owned(), small: false, cut: false });
        }
        let line = PictureLine { text: name.to_owned(), x: 0, y: 0, width: room, size: USUAL, ink };
        let fitted = line.fitted(&[SMALL])?;
        Ok(Self {
            small: fitted.size < USUAL,
            cut: fitted.text.ends_with('…') && !name.ends_with('…'),
            text: fitted.text,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fitted(name: &str) -> (String, bool, bool) {
        let it = FittedName::of(name, 130, Ink::Name).unwrap();
        (it.text, it.small, it.cut)
    }

    #[test]
    fn a_name_is_measured_made_smaller_and_only_then_cut() {
        let whole = |name: &str, small: bool| assert_eq!(fitted(name), (name.to_owned(), small, false));
        whole("1 Kira", false);
        whole("1 Till Illig-Fitti", false);
        // Fewer letters, which are wider.
        whole("1 WWW MMMM WWWW", true);
        whole("1 Gowron son of M’Rel", true);
        let (text, small, cut) = fitted("1 Maximiliane Lichtenberg-Czernohorsky");
        assert!(text.starts_with("1 Maximiliane") && text.ends_with('…') && small && cut, "{text}");
    }
}
