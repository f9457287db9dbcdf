//! Pictures for chats and forums: lines of text on a ground of our own, drawn as SVG and sent as PNG.

use std::sync::{Arc, LazyLock};

use askama::Template;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Source};
use resvg::usvg::{Options, Tree};

use crate::domain::unseen::is_unseen;
use crate::web::error::PageError;
use crate::web::xml;

/// The width and height in pixels that chats show whole.
pub const WIDTH: u32 = 1200;
pub const HEIGHT: u32 = 630;

/// Of a longer text, the rest is never measured.
const MOST_LETTERS: usize = 200;

const REGULAR: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/fonts/DejaVuSans.ttf"));
const BOLD: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/fonts/DejaVuSans-Bold.ttf"));

/// Read once. Fonts of the machine are not used, so a picture is the same everywhere.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for font in [REGULAR, BOLD] {
        fonts.load_font_source(Source::Binary(Arc::new(font)));
    }
    Arc::new(fonts)
});

#[derive(Template)]
#[template(path = "public/picture.svg")]
struct Drawing<'a> {
    lines: &'a [PictureLine],
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PictureLine {
    pub text: String,
    /// Its upper left corner in pixels.
    pub x: u16,
    pub y: u16,
    /// The room for it in pixels.
    pub width: u16,
    /// The size of its letters in pixels.
    pub size: u16,
    pub ink: Ink,
}

/// What a line says, which decides how it looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    Site,
    Title,
    Facts,
    Winner,
    Place,
    Name,
}

impl Ink {
    const fn colour(self) -> &'static str {
        match self {
            Self::Site | Self::Name => "#e7ecf5",
            Self::Title => "#ffffff",
            Self::Facts => "#a6b3c8",
            Self::Winner => "#e0a64a",
            Self::Place => "#3fb0b8",
        }
    }

    const fn weight(self) -> &'static str {
        match self {
            Self::Site | Self::Title | Self::Winner | Self::Place => "bold",
            Self::Facts | Self::Name => "normal",
        }
    }
}

impl PictureLine {
    /// With room for the parts of letters below the line.
    const fn height(&self) -> u16 {
        self.size.saturating_add(self.size / 4)
    }

    /// The line in its own size or the first of these in which it fits, or else cut in the last one.
    ///
    /// # Errors
    /// If it cannot be measured.
    pub fn fitted(self, smaller: &[u16]) -> Result<Self, PageError> {
        let mut line = Self { text: in_one_line(&self.text), ..self };
        for size in smaller {
            if line.fits()? {
                return Ok(line);
            }
            line.size = *size;
        }
        let text = cut(&line.text, |text| Self { text: text.to_owned(), ..line }.fits())?;
        Ok(Self { text, ..line })
    }

    /// The line in its own size or a smaller one; what would be cut and has a space takes two lines below each other.
    ///
    /// # Errors
    /// If it cannot be measured.
    pub fn fitted_or_in_two(self, smaller: &[u16]) -> Result<Vec<Self>, PageError> {
        let text = in_one_line(&self.text);
        let whole = self.fitted(smaller)?;
        let two = if whole.text == text { None } else { halves(&text) };
        let Some((first, second)) = two else { return Ok(vec![whole]) };
        let above = whole.y.saturating_sub(whole.size / 4);
        let below = above.saturating_add(whole.size).saturating_add(whole.size / 6);
        let half = |text: &str, y: u16| {
            Self { text: text.to_owned(), y, ..whole }.fitted(&[whole.size / 6 * 5, whole.size / 3 * 2])
        };
        Ok(vec![half(first, above)?, half(second, below)?])
    }

    fn fits(&self) -> Result<bool, PageError> {
        let tree = tree(&Drawing { lines: std::slice::from_ref(self) })?;
        // Of a text without letters nothing is drawn.
        let drawn = tree.node_by_id("line1").map(|node| node.bounding_box().width());
        Ok(drawn.is_none_or(|width| width <= f32::from(self.width)))
    }
}

/// The picture of these lines as PNG.
///
/// # Errors
/// If it cannot be drawn.
pub fn png(lines: &[PictureLine]) -> Result<Vec<u8>, PageError> {
    let tree = tree(&Drawing { lines })?;
    let mut pixels = Pixmap::new(WIDTH, HEIGHT).ok_or(PageError::Busy)?;
    resvg::render(&tree, Transform::default(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| PageError::failed(&error))
}

fn tree(drawing: &Drawing<'_>) -> Result<Tree, PageError> {
    let svg = xml::readable(drawing.render().map_err(|error| PageError::failed(&error))?);
    let options = Options { fontdb: FONTS.clone(), ..Options::default() };
    Tree::from_str(&svg, &options).map_err(|error| PageError::failed(&error))
}

/// The text in one line, without what is not seen and what changes how its neighbours look.
fn in_one_line(text: &str) -> String {
    let is_shown = |letter: &char| letter.is_control() || !is_unseen(*letter);
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    let shown: String = text.chars().filter(is_shown).map(plain).take(MOST_LETTERS).collect();
    shown.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text at its space that is nearest to the middle.
fn halves(text: &str) -> Option<(&str, &str)> {
    let middle = text.len() / 2;
    let (at, _) = text.match_indices(' ').min_by_key(|(at, _)| at.abs_diff(middle))?;
    text.split_at_checked(at).map(|(first, second)| (first, second.trim_start()))
}

/// The text, or as much of its beginning as fits with an ellipsis.
fn cut(text: &str, fits: impl Fn(&str) -> Result<bool, PageError>) -> Result<String, PageError> {
    if fits(text)? {
        return Ok(text.to_owned());
    }
    let begin = |letters: usize| {
        let kept: String = text.chars().take(letters).collect();
        format!("{}…", kept.trim_end())
    };
    let (mut fitting, mut beyond) = (0, text.chars().count());
    while fitting + 1 < beyond {
        let middle = usize::midpoint(fitting, beyond);
        if fits(&begin(middle))? {
            fitting = middle;
        } else {
            beyond = middle;
        }
    }
    Ok(begin(fitting))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> PictureLine {
        PictureLine { text: text.to_owned(), x: 0, y: 0, width: 440, size: 32, ink: Ink::Name }
    }

    #[test]
    fn a_text_is_cut_where_it_no_longer_fits_and_nowhere_else() {
        let cut_to = |most: usize, text: &str| cut(text, |text| Ok(text.chars().count() <= most)).unwrap();
        assert_eq!(cut_to(10, "Kira Nerys"), "Kira Nerys");
        assert_eq!(cut_to(9, "Kira Nerys"), "Kira Ner…");
        assert_eq!(cut_to(6, "Kira Nerys"), "Kira…", "no space before the ellipsis");
        assert_eq!(cut_to(3, "Ελένη"), "Ελ…", "between letters, not bytes");
        assert_eq!((cut_to(0, "Kira"), cut_to(0, "")), ("…".to_owned(), String::new()));
    }

    #[test]
    fn a_line_is_made_smaller_before_it_is_cut() {
        let short = line("Kira Nerys").fitted(&[20]).unwrap();
        assert_eq!((short.text.as_str(), short.size), ("Kira Nerys", 32));
        let longer = line(&"Kira ".repeat(8)).fitted(&[20]).unwrap();
        assert_eq!((longer.text, longer.size), ("Kira ".repeat(8).trim_end().to_owned(), 20));
        let wide = line(&"W".repeat(100)).fitted(&[20]).unwrap();
        assert!(wide.text.ends_with("W…") && (15..30).contains(&wide.text.chars().count()), "{wide:?}");
        let narrow = line(&"i".repeat(100)).fitted(&[20]).unwrap();
        assert!(
            narrow.text.chars().count() > 2 * wide.text.chars().count(),
            "letters are measured: {narrow:?}"
        );
        assert!(wide.fits().unwrap() && narrow.fits().unwrap());
    }

    #[test]
    fn a_long_title_takes_two_lines_before_it_is_cut() {
        let title = |text: &str| PictureLine { width: 1056, size: 64, y: 112, ..line(text) };
        let told = |text: &str| -> Vec<String> {
            let lines = title(text).fitted_or_in_two(&[52, 42]).unwrap();
            assert!(
                lines.iter().all(|line| line.fits().unwrap() && line.y + line.height() <= 204),
                "{lines:?}"
            );
            lines.into_iter().map(|line| line.text).collect()
        };
        assert_eq!(told("Herbstturnier"), ["Herbstturnier"]);
        let long = "Das große Herbstturnier der Vereinigten Spielgemeinschaften Nord";
        assert_eq!(told(long), ["Das große Herbstturnier der", "Vereinigten Spielgemeinschaften Nord"]);
        assert!(told(&"W".repeat(100))[0].ends_with('…'), "without a space there is one line");
    }

    #[test]
    fn a_text_that_would_break_the_picture_is_one_harmless_line() {
        assert_eq!(in_one_line("Kira\n\u{0}\u{202e}Nerys\u{2066} \u{ffff}\t(1)"), "Kira Nerys (1)");
        assert_eq!(in_one_line(&"x".repeat(5_000)).len(), MOST_LETTERS);
        for text in
            ["", " ", "</text><image href=\"/etc/passwd\"/>", "&amp;&#0;", "]]>", "\u{1}\u{1b}[0m", "漢字"]
        {
            let line = line(text).fitted(&[]).unwrap();
            let drawn = Drawing { lines: std::slice::from_ref(&line) }.render().unwrap();
            assert!(!drawn.contains("<image"), "{drawn}");
            assert!(png(&[line]).is_ok(), "{text:?}");
        }
    }

    #[test]
    fn the_fonts_are_found_and_what_is_written_is_seen() {
        assert_eq!(FONTS.faces().count(), 2);
        let of = |text: &str| png(&[line(text)]).unwrap();
        assert!(of("Kira").starts_with(b"\x89PNG\r\n\x1a\n"));
        assert_ne!(of("Kira"), of("Odo"));
        assert_eq!(of("Kira"), of("Kira"));
        let bold = PictureLine { ink: Ink::Site, ..line("Kira") };
        assert_ne!(of("Kira"), png(&[bold]).unwrap());
    }
}
