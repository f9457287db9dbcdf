//! Holes in a kept page, for the little that is one visitor's: their name in the head and the token of their forms.
//!
//! The page is made for nobody: whoever makes it is given marks instead of a name and a token, and cannot know more. The
//! marks are random for each making, so that no text of anybody can be taken for one.

use actix_web::web::Bytes;
use askama::filters::{Escaper, Html};

use crate::domain::hash::{hex, sha256};
use crate::web::mask::masked;

/// What stands in a hole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hole {
    /// The name of who is signed in.
    Name,
    /// The token of their session.
    Token,
}

impl Hole {
    /// Stands for the hole in the name of the content.
    pub const fn mark(self) -> u8 {
        match self {
            Self::Name => 1,
            Self::Token => 2,
        }
    }
}

/// What is given to who makes a page, in place of a name and a token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holes {
    /// In place of the name.
    pub name: String,
    /// In place of the token.
    pub token: String,
}

impl Holes {
    /// New marks; none without randomness.
    pub fn random() -> Option<Self> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).ok()?;
        let mark = hex(&bytes);
        Some(Self { name: format!("{mark}n"), token: format!("{mark}t") })
    }

    /// Cuts a page where the marks stand: each piece is followed by a hole, but the last.
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

/// What one visitor's holes are filled with.
#[derive(Debug)]
pub struct Filling {
    name: String,
    token: String,
    /// Tells this session and name from all others, and nothing about them.
    pub whose: String,
}

impl Filling {
    /// For a visitor of this name with this token. The token is masked anew each time.
    pub fn of(name: &str, token: &str) -> Self {
        let mut escaped = String::with_capacity(name.len());
        let written = Html.write_escaped_str(&mut escaped, name);
        debug_assert!(written.is_ok(), "writing into a string does not fail");
        let whose = sha256(format!("arbiter visitor v1\0{token}\0{name}")).chars().take(24).collect();
        Self { name: escaped, token: masked(token), whose }
    }

    /// What goes into a hole.
    pub fn within(&self, hole: Hole) -> &str {
        match hole {
            Hole::Name => &self.name,
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
        let filling = Filling::of("Ruth O'Brien <b>", "00ff");
        assert_eq!(filling.within(Hole::Name), "Ruth O&#39;Brien &#60;b&#62;");
        assert!(crate::web::mask::is_token(filling.within(Hole::Token), "00ff"));
    }

    #[test]
    fn each_session_and_name_is_told_from_all_others() {
        let whose = |name: &str, token: &str| Filling::of(name, token).whose;
        assert_eq!(whose("Kira", "00"), whose("Kira", "00"));
        assert_ne!(whose("Kira", "00"), whose("Kira", "11"), "another session");
        assert_ne!(whose("Kira", "00"), whose("Odo", "00"), "another name");
    }
}
