//! Holes in a cached page for what belongs to one visitor: their name in the header and the CSRF token of their
//! forms.
//!
//! The page is rendered for nobody: the handler gets placeholders instead of a name and a token, and cannot know
//! more. The placeholders are random each time, so that no text can be mistaken for one.

use std::sync::Arc;

use actix_web::web::Bytes;
use askama::filters::{Escaper, Html};

use crate::domain::hash::{digest, hex};
use crate::web::mask::masked;

/// What fills a hole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hole {
    /// The visitor's name.
    Name,
    /// The session's CSRF token.
    Token,
}

impl Hole {
    /// One byte for each kind of hole in the content hash.
    pub const fn mark(self) -> u8 {
        match self {
            Self::Name => 1,
            Self::Token => 2,
        }
    }
}

/// The placeholders used instead of a name and a token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holes {
    /// The placeholder of the name.
    pub name: String,
    /// The placeholder of the token.
    pub token: String,
}

impl Holes {
    /// New placeholders; `None` without randomness.
    pub fn random() -> Option<Self> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).ok()?;
        let mark = hex(&bytes);
        Some(Self { name: format!("{mark}n"), token: format!("{mark}t") })
    }

    /// Splits a page at the placeholders: a hole follows each piece except the last.
    pub fn cut(&self, page: &Bytes) -> Vec<(Bytes, Option<Hole>)> {
        let text = str::from_utf8(page).unwrap_or_default();
        let name = text.match_indices(&self.name).map(|(at, _)| (at, Hole::Name));
        let token = text.match_indices(&self.token).map(|(at, _)| (at, Hole::Token));
        let mut holes: Vec<(usize, Hole)> = name.chain(token).collect();
        holes.sort_by_key(|(at, _)| *at);
        let (mut pieces, mut from) = (Vec::new(), 0);
        for (at, hole) in holes {
            pieces.push((page.slice(from..at), Some(hole)));
            from = at + self.name.len();
        }
        pieces.push((page.slice(from..), None));
        pieces
    }
}

/// How a session is shown on pages: the same as long as its name is.
#[derive(Debug)]
pub struct ShownVisitor {
    name: String,
    escaped: String,
    /// Distinguishes this session and name from all others without revealing them.
    pub whose: String,
}

impl ShownVisitor {
    /// The visitor with this name, whose session has this token.
    pub fn of(name: &str, token: &str) -> Self {
        let mut escaped = String::with_capacity(name.len());
        // Writing into a string does not fail.
        let _ = Html.write_escaped_str(&mut escaped, name);
        let whose = digest(format!("arbiter visitor v1\0{token}\0{name}"));
        let whose = hex(whose.split_at(12).0);
        Self { name: name.to_owned(), escaped, whose }
    }

    /// Whether it is for this name.
    pub fn is_named(&self, name: &str) -> bool {
        self.name == name
    }
}

/// The content of one visitor's holes in one answer.
#[derive(Debug)]
pub struct Filling {
    /// The visitor for whom the holes are filled.
    pub shown: Arc<ShownVisitor>,
    token: String,
}

impl Filling {
    /// For this visitor, whose session has this token. The token gets a new mask each time.
    pub fn of(shown: Arc<ShownVisitor>, token: &str) -> Self {
        Self { shown, token: masked(token) }
    }

    /// The text for a hole.
    pub fn text(&self, hole: Hole) -> &str {
        match hole {
            Hole::Name => &self.shown.escaped,
            Hole::Token => &self.token,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_cut_where_the_marks_stand() {
        let holes = Holes::random().unwrap();
        let page = format!("<b>{}</b><i>{}</i><b>{}</b>", holes.name, holes.token, holes.name);
        let pieces = holes.cut(&page.into());
        let told: Vec<_> = pieces.iter().map(|(text, hole)| (str::from_utf8(text).unwrap(), *hole)).collect();
        let holes = [Some(Hole::Name), Some(Hole::Token), Some(Hole::Name), None];
        assert_eq!(told, ["<b>", "</b><i>", "</i><b>", "</b>"].into_iter().zip(holes).collect::<Vec<_>>());
    }

    #[test]
    fn a_name_is_escaped_and_a_token_masked() {
        let shown = Arc::new(ShownVisitor::of("Ruth O'Brien <b>", "00ff"));
        let [filling, again] = [(); 2].map(|()| Filling::of(Arc::clone(&shown), "00ff"));
        assert_eq!(filling.text(Hole::Name), "Ruth O&#39;Brien &#60;b&#62;");
        assert!(crate::web::mask::is_token(filling.text(Hole::Token), "00ff"));
        let shown = Arc::new(ShownVisitor::of("Ruth", &"0f".repeat(32)));
        let [one, other] = [(); 2].map(|()| Filling::of(Arc::clone(&shown), &"0f".repeat(32)));
        assert_ne!(one.text(Hole::Token), other.text(Hole::Token), "masked again for each answer");
        assert_eq!(again.text(Hole::Name), filling.text(Hole::Name));
    }

    #[test]
    fn each_session_and_name_is_told_from_all_others() {
        let whose = |name: &str, token: &str| ShownVisitor::of(name, token).whose;
        assert_eq!(whose("Kira", "00"), whose("Kira", "00"));
        assert_ne!(whose("Kira", "00"), whose("Kira", "11"), "another session");
        assert_ne!(whose("Kira", "00"), whose("Odo", "00"), "another name");
    }
}
