//! Content encodings, and a gzip stream with gaps that can be filled without compressing again.

use std::io::Write;

use actix_web::web::Bytes;
use brotli::enc::BrotliEncoderParams;
use crc32fast::Hasher;
use flate2::Compression;
use flate2::write::{DeflateEncoder, GzEncoder};

/// Pages smaller than this do not get smaller on the wire.
pub const LEAST_TO_COMPRESS: usize = 600;

/// The kind of our pictures, which are compressed already.
pub const PNG: &str = "image/png";

/// Whether compressing makes answers of this kind smaller.
pub fn is_compressible(kind: &str) -> bool {
    kind != PNG
}

/// Compresses nearly as well as the highest level, in a fraction of the time.
const BROTLI_LEVEL: i32 = 5;

/// The encoding of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coding {
    /// No compression at all.
    Plain,
    Gzip,
    Brotli,
}

impl Coding {
    /// The encodings that an `Accept-Encoding` header allows.
    pub fn best(accepted: &str) -> Accepted {
        let offers = |coding: &str| {
            accepted.split(',').any(|offer| {
                let mut parts = offer.split(';').map(str::trim);
                parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding)) && !parts.any(refuses)
            })
        };
        Accepted { gzip: offers("gzip"), brotli: offers("br") }
    }

    /// The name in `Content-Encoding`.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Gzip => Some("gzip"),
            Self::Brotli => Some("br"),
        }
    }
}

/// The encodings that a visitor's browser accepts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Accepted {
    pub gzip: bool,
    pub brotli: bool,
}

/// `q=0`, with any number of zeros after it.
fn refuses(parameter: &str) -> bool {
    let weight = parameter.strip_prefix("q=").or_else(|| parameter.strip_prefix("Q="));
    weight.is_some_and(|weight| weight.starts_with('0') && weight.chars().all(|c| matches!(c, '0' | '.')))
}

/// How much effort to spend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// While somebody is waiting.
    Quick,
    /// While nobody is.
    Tight,
}

impl Effort {
    const fn level(self) -> Compression {
        match self {
            // A third smaller than the fastest, for three milliseconds per megabyte.
            Self::Quick => Compression::new(4),
            Self::Tight => Compression::new(9),
        }
    }
}

/// Compresses with gzip; `None` if that fails or saves nothing.
pub fn gzip(plain: &[u8], effort: Effort) -> Option<Bytes> {
    if plain.len() < LEAST_TO_COMPRESS {
        return None;
    }
    let mut encoder = GzEncoder::new(Vec::new(), effort.level());
    encoder.write_all(plain).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

/// Compresses with Brotli; `None` if that fails or saves nothing.
pub fn brotli(plain: &[u8]) -> Option<Bytes> {
    if plain.len() < LEAST_TO_COMPRESS {
        return None;
    }
    let params = BrotliEncoderParams { quality: BROTLI_LEVEL, ..Default::default() };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut &*plain, &mut out, &params).ok()?;
    Some(out.into())
}

/// A piece of a gzip stream without references to earlier data, so that anything may come before and after it.
#[derive(Debug)]
pub struct GzipPiece {
    deflated: Vec<u8>,
    sum: u32,
    amount: u32,
    /// The [`power`] of its length, for [`multiply`]: computed once instead of for each answer.
    power: u32,
}

impl GzipPiece {
    /// Compresses a piece; `None` if that fails.
    pub fn of(plain: &[u8], effort: Effort) -> Option<Self> {
        let mut encoder = DeflateEncoder::new(Vec::new(), effort.level());
        encoder.write_all(plain).ok()?;
        // Ends on a byte boundary without ending the stream.
        encoder.flush().ok()?;
        let (amount, power) = (u32::try_from(plain.len()).ok()?, power(u64::try_from(plain.len()).ok()?));
        Some(Self { deflated: encoder.get_ref().clone(), sum: crc32fast::hash(plain), amount, power })
    }

    /// Its compressed size in bytes.
    pub const fn size(&self) -> usize {
        self.deflated.len()
    }
}

/// A gzip stream assembled from compressed pieces and from text stored without compression.
///
/// The stored text is never compressed, so the length of the stream reveals its length and nothing else about it. No
/// page can be used to guess it (BREACH).
#[derive(Debug)]
pub struct Stitched {
    stream: Vec<u8>,
    sum: u32,
    amount: u32,
}

/// The polynomial of gzip's check sum, lowest bit first.
const POLYNOMIAL: u32 = 0xedb8_8320;

/// The product of two checksums as polynomials: shifts one past the number of bytes that the other is the [`power`] of.
fn multiply(sum: u32, power: u32) -> u32 {
    let (mut product, mut factor) = (0, power);
    for bit in (0..32).rev() {
        product ^= factor & ((sum >> bit) & 1).wrapping_neg();
        factor = (factor >> 1) ^ (POLYNOMIAL & (factor & 1).wrapping_neg());
    }
    product
}

/// The factor that shifts a checksum past this many bytes.
fn power(bytes: u64) -> u32 {
    let (mut power, mut square, mut left) = (0x8000_0000, 0x0080_0000, bytes);
    while left > 0 {
        if left & 1 == 1 {
            power = multiply(power, square);
        }
        square = multiply(square, square);
        left >>= 1;
    }
    power
}

/// The longest stored block in bytes.
const LONGEST_BLOCK: usize = 0xffff;

impl Stitched {
    /// An empty stream that will grow to about this size.
    pub fn of_about(size: usize) -> Self {
        let mut stream = Vec::with_capacity(size + 64);
        stream.extend([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
        Self { stream, sum: 0, amount: 0 }
    }

    /// Adds a compressed piece.
    pub fn add(&mut self, piece: &GzipPiece) {
        self.stream.extend(&piece.deflated);
        self.sum = multiply(self.sum, piece.power) ^ piece.sum;
        self.amount = self.amount.wrapping_add(piece.amount);
    }

    /// How many bytes a text takes when it is stored: each block begins with five.
    pub const fn size_of_stored(text: &[u8]) -> usize {
        text.len() + 5 * text.len().div_ceil(LONGEST_BLOCK)
    }

    /// Adds text without compressing it.
    pub fn store(&mut self, text: &[u8]) {
        for block in text.chunks(LONGEST_BLOCK) {
            let length = u16::try_from(block.len()).unwrap_or(u16::MAX);
            self.stream.push(0);
            self.stream.extend(length.to_le_bytes());
            self.stream.extend((!length).to_le_bytes());
            self.stream.extend(block);
        }
        let mut sum = Hasher::new_with_initial(self.sum);
        sum.update(text);
        self.sum = sum.finalize();
        self.amount = self.amount.wrapping_add(u32::try_from(text.len()).unwrap_or(u32::MAX));
    }

    /// Finishes the stream.
    pub fn finish(mut self) -> Bytes {
        // An empty last block.
        self.stream.extend([3, 0]);
        self.stream.extend(self.sum.to_le_bytes());
        self.stream.extend(self.amount.to_le_bytes());
        self.stream.into()
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn the_codings_that_are_offered_are_taken_and_q_0_refuses() {
        for (accepted, gzip, brotli) in [
            ("gzip, deflate, br, zstd", true, true),
            ("gzip;q=1.0, br;q=0", true, false),
            ("br; q=0.000, gzip; q=0", false, false),
            ("BR;q=0.5", false, true),
            ("broken", false, false),
            ("", false, false),
        ] {
            assert_eq!(Coding::best(accepted), Accepted { gzip, brotli }, "{accepted}");
        }
    }

    #[test]
    fn a_stream_of_pieces_and_stored_text_unpacks_to_both() {
        let (before, after) = ("Kira 100, Odo 35. ".repeat(500), "Quark 65. ".repeat(9));
        for stored in ["", "Ruth", &"x".repeat(LONGEST_BLOCK + 1)] {
            for effort in [Effort::Quick, Effort::Tight] {
                let texts = [before.as_bytes(), after.as_bytes(), b""];
                let pieces = texts.map(|text| GzipPiece::of(text, effort).unwrap());
                let size = pieces.iter().map(GzipPiece::size).sum::<usize>()
                    + 2 * Stitched::size_of_stored(stored.as_bytes());
                let mut stream = Stitched::of_about(size);
                let room = stream.stream.capacity();
                for (at, piece) in pieces.iter().enumerate() {
                    stream.add(piece);
                    stream.store(if at < 2 { stored.as_bytes() } else { b"" });
                }
                assert_eq!(stream.stream.len(), 10 + size, "no more and no less than was said");
                assert_eq!(stream.stream.capacity(), room, "nothing is copied because it grows");
                let (bytes, mut unpacked) = (stream.finish(), String::new());
                flate2::read::GzDecoder::new(&*bytes).read_to_string(&mut unpacked).unwrap();
                assert_eq!(unpacked, format!("{before}{stored}{after}{stored}"));
            }
        }
    }

    #[test]
    fn the_length_of_a_stream_tells_nothing_of_what_is_stored() {
        let page = "the secret is 0123456789abcdef ".repeat(40);
        let sent = |secret: &str| {
            let mut stream = Stitched::of_about(0);
            stream.add(&GzipPiece::of(page.as_bytes(), Effort::Quick).unwrap());
            stream.store(secret.as_bytes());
            stream.add(&GzipPiece::of(page.as_bytes(), Effort::Quick).unwrap());
            stream.finish().len()
        };
        let compressed =
            |secret: &str| gzip(format!("{page}{secret}").as_bytes(), Effort::Quick).unwrap().len();
        assert_eq!(sent("0123456789abcdef"), sent("#=~*!%&/()?_-:;,"));
        let (guessed, other) = (compressed("0123456789abcdef"), compressed("#=~*!%&/()?_-:;,"));
        assert!(guessed < other, "control: compressed with the page it is told");
    }
}
