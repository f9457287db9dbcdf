//! A rendered page: its bytes in every encoding, and its entity tag.

use std::sync::OnceLock;

use actix_web::web::Bytes;

use crate::domain::hash::sha256;
use crate::web::compress::{
    Accepted, Coding, Effort, GzipPiece, LEAST_TO_COMPRESS, Stitched, brotli, gzip, is_compressible,
};
use crate::web::holes::{Filling, Hole, Holes};

/// A page or file that is sent more than once.
#[derive(Debug)]
pub struct Rendered {
    /// The content type of the page.
    pub kind: &'static str,
    digest: String,
    text: Text,
}

#[derive(Debug)]
enum Text {
    /// A page that is the same for everybody.
    Whole { plain: Bytes, quick: Option<Bytes>, tight: OnceLock<[Option<Bytes>; 2]> },
    /// With holes for one visitor's data: a hole follows each piece except the last.
    Pierced {
        plain: Vec<(Bytes, Option<Hole>)>,
        quick: Option<Vec<GzipPiece>>,
        tight: OnceLock<Option<Vec<GzipPiece>>>,
    },
}

impl Rendered {
    /// Compresses permanent content as well as possible.
    pub fn of(kind: &'static str, plain: Bytes) -> Self {
        let rendered = Self::without_holes(kind, plain);
        rendered.tighten();
        rendered
    }

    /// Compresses a page quickly, because somebody is waiting. With `holes`, makes a hole for each placeholder in it.
    pub fn quickly(kind: &'static str, plain: Bytes, holes: Option<&Holes>) -> Self {
        match holes {
            None => Self::without_holes(kind, plain),
            Some(holes) => Self::with_holes(kind, holes.cut(&plain)),
        }
    }

    fn without_holes(kind: &'static str, plain: Bytes) -> Self {
        let quick = if is_compressible(kind) { gzip(&plain, Effort::Quick) } else { None };
        let digest = digest(&plain);
        Self { kind, digest, text: Text::Whole { plain, quick, tight: OnceLock::new() } }
    }

    fn with_holes(kind: &'static str, plain: Vec<(Bytes, Option<Hole>)>) -> Self {
        let mut all = Vec::new();
        for (text, hole) in &plain {
            all.extend(text);
            all.extend(hole.map(Hole::mark));
        }
        let quick = if all.len() < LEAST_TO_COMPRESS { None } else { pieces(&plain, Effort::Quick) };
        Self { kind, digest: digest(&all), text: Text::Pierced { plain, quick, tight: OnceLock::new() } }
    }

    /// Compresses it better, while nobody is waiting. Once.
    pub fn tighten(&self) {
        match &self.text {
            Text::Whole { plain, tight, .. } => {
                let is_smaller = is_compressible(self.kind);
                tight.get_or_init(|| {
                    if is_smaller { [gzip(plain, Effort::Tight), brotli(plain)] } else { [None, None] }
                });
            }
            Text::Pierced { plain, tight, quick } => {
                tight.get_or_init(|| quick.as_ref().and_then(|_| pieces(plain, Effort::Tight)));
            }
        }
    }

    /// Whether [`Rendered::tighten`] is done.
    pub fn is_tight(&self) -> bool {
        match &self.text {
            Text::Whole { tight, .. } => tight.get().is_some(),
            Text::Pierced { tight, .. } => tight.get().is_some(),
        }
    }

    /// The bytes in the smallest encoding that the visitor accepts, with their name and token in the holes.
    pub fn bytes(&self, accepted: Accepted, filling: Option<&Filling>) -> (Coding, Bytes) {
        match &self.text {
            Text::Whole { plain, quick, tight } => {
                let [gzip, brotli] = tight.get().map_or([quick, &None], |[gzip, brotli]| [gzip, brotli]);
                let brotli = brotli.as_ref().filter(|_| accepted.brotli);
                let gzip = gzip.as_ref().filter(|_| accepted.gzip);
                match (brotli, gzip) {
                    (Some(bytes), _) => (Coding::Brotli, bytes.clone()),
                    (None, Some(bytes)) => (Coding::Gzip, bytes.clone()),
                    (None, None) => (Coding::Plain, plain.clone()),
                }
            }
            Text::Pierced { plain, quick, tight } => {
                let pieces = tight.get().and_then(Option::as_ref).or(quick.as_ref());
                match pieces.filter(|_| accepted.gzip) {
                    Some(pieces) => (Coding::Gzip, stitch_pieces(pieces, plain, filling)),
                    None => (Coding::Plain, fill_holes(plain, filling)),
                }
            }
        }
    }

    /// The entity tag: it changes with the content and, if there are holes, with the visitor. It is the same in all
    /// encodings and therefore weak.
    pub fn tag(&self, filling: Option<&Filling>) -> String {
        match (filling, &self.text) {
            (Some(filling), Text::Pierced { .. }) => format!("W/\"{}-{}\"", self.digest, filling.shown.whose),
            _ => format!("W/\"{}\"", self.digest),
        }
    }

    /// Its memory in bytes, with room for what tightening adds.
    pub fn size(&self) -> usize {
        match &self.text {
            Text::Whole { plain, quick, .. } => plain.len() + 3 * quick.as_ref().map_or(0, Bytes::len),
            Text::Pierced { plain, quick, .. } => {
                let plain: usize = plain.iter().map(|(text, _)| text.len()).sum();
                plain + 2 * quick.iter().flatten().map(GzipPiece::size).sum::<usize>()
            }
        }
    }
}

fn digest(bytes: &[u8]) -> String {
    sha256(bytes).chars().take(24).collect()
}

fn pieces(plain: &[(Bytes, Option<Hole>)], effort: Effort) -> Option<Vec<GzipPiece>> {
    plain.iter().map(|(text, _)| GzipPiece::of(text, effort)).collect()
}

fn fills(hole: Option<Hole>, filling: Option<&Filling>) -> &[u8] {
    hole.zip(filling).map_or(&[], |(hole, filling)| filling.text(hole).as_bytes())
}

fn stitch_pieces(pieces: &[GzipPiece], plain: &[(Bytes, Option<Hole>)], filling: Option<&Filling>) -> Bytes {
    let stored: usize = plain.iter().map(|(_, hole)| Stitched::size_of_stored(fills(*hole, filling))).sum();
    let mut stream = Stitched::of_about(pieces.iter().map(GzipPiece::size).sum::<usize>() + stored);
    for (piece, (_, hole)) in pieces.iter().zip(plain) {
        stream.add(piece);
        stream.store(fills(*hole, filling));
    }
    stream.finish()
}

fn fill_holes(plain: &[(Bytes, Option<Hole>)], filling: Option<&Filling>) -> Bytes {
    let each = plain.iter().flat_map(|(text, hole)| [text, fills(*hole, filling)]);
    each.collect::<Vec<_>>().concat().into()
}
