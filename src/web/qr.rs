//! QR codes of URLs, drawn as a single SVG path.

use qrcode::render::unicode::Dense1x2;
use qrcode::{Color, EcLevel, QrCode};

/// The width of the light border in modules, which readers expect.
const QUIET: usize = 4;

/// A code: a square picture of `side` units with one path of dark modules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Qr {
    /// Width and height in modules, including the border.
    pub side: usize,
    /// The dark modules as the `d` of a path.
    pub path: String,
}

impl Qr {
    /// The code of a text; `None` if it is empty or too long.
    pub fn of(text: &str) -> Option<Self> {
        if text.is_empty() {
            return None;
        }
        let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
        let width = code.width();
        let colors = code.into_colors();
        let mut path = String::new();
        for (y, row) in colors.chunks(width).enumerate() {
            draw(&mut path, row, y + QUIET);
        }
        Some(Self { side: width + 2 * QUIET, path })
    }
}

impl Qr {
    /// The code of a text in letters, light on dark, for a terminal; `None` if it is empty or too long.
    pub fn in_letters(text: &str) -> Option<String> {
        if text.is_empty() {
            return None;
        }
        let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
        Some(code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
    }
}

/// Draws the dark runs of one row.
fn draw(path: &mut String, row: &[Color], y: usize) {
    let mut x = QUIET;
    for run in row.chunk_by(|one, other| one == other) {
        if run.first() == Some(&Color::Dark) {
            path.push_str(&format!("M{x} {y}h{0}v1h-{0}z", run.len()));
        }
        x += run.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corners_and_a_quiet_edge() {
        let qr = Qr::of("http://127.0.0.1:8080/t/lyon/disputes/4/slip").unwrap();
        assert_eq!(qr.side, 33 + 8, "version 4");
        assert!(qr.path.starts_with("M4 4h7v1h-7z"), "the corner at the upper left: {}", qr.path);
        assert!(qr.path.contains("M30 4h7v1h-7z"), "the one at the upper right");
        assert!(qr.path.contains("M4 36h7v1h-7z"), "the one at the lower left");
        assert!(!qr.path.contains("M3 ") && !qr.path.contains("M0 "), "the edge is quiet");
    }

    #[test]
    fn another_address_is_another_code() {
        assert_ne!(Qr::of("http://a/1"), Qr::of("http://a/2"));
        assert_eq!((Qr::of(""), Qr::of(&"x".repeat(5_000))), (None, None));
    }
}
