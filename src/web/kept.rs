//! Rendered pages, kept in memory while what they show stands.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use actix_web::web::Bytes;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use lru::LruCache;

use crate::domain::hash::sha256;
use crate::domain::id::Slug;
use crate::web::cookie::Theme;

/// All kept pages together, in bytes: some hundred pages of a large tournament.
const MOST_BYTES: usize = 64 * 1024 * 1024;

/// Below this size a compressed page is no smaller on the wire.
const WORTH_IT: usize = 600;

/// A level that shrinks a page nearly as far as the highest, in a fraction of its time.
const BROTLI_LEVEL: i32 = 5;

/// How the bytes of an answer are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coding {
    /// As they are.
    Plain,
    /// gzip.
    Gzip,
    /// Brotli.
    Brotli,
}

impl Coding {
    /// The best coding that an `Accept-Encoding` header allows.
    pub fn best(accepted: &str) -> Self {
        let offers = |coding: &str| {
            accepted.split(',').any(|offer| {
                let mut parts = offer.split(';').map(str::trim);
                parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding)) && !parts.any(refuses)
            })
        };
        if offers("br") {
            Self::Brotli
        } else if offers("gzip") {
            Self::Gzip
        } else {
            Self::Plain
        }
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

/// `q=0`, however many noughts follow.
fn refuses(parameter: &str) -> bool {
    let weight = parameter.strip_prefix("q=").or_else(|| parameter.strip_prefix("Q="));
    weight.is_some_and(|weight| weight.starts_with('0') && weight.chars().all(|c| matches!(c, '0' | '.')))
}

/// A page as bytes in all three codings, with the name of its content.
#[derive(Debug)]
pub struct Rendered {
    digest: String,
    plain: Bytes,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
}

impl Rendered {
    /// Compresses a page.
    pub fn of(plain: Bytes) -> Self {
        let digest = sha256(&plain).chars().take(24).collect();
        let worth = plain.len() >= WORTH_IT;
        let gzip = worth.then(|| gzip(&plain, Compression::new(6))).flatten();
        let brotli = worth.then(|| brotli(&plain)).flatten();
        Self { digest, plain, gzip, brotli }
    }

    /// The bytes in this coding, or as they are.
    pub fn bytes(&self, coding: Coding) -> (Coding, Bytes) {
        let compressed = match coding {
            Coding::Plain => None,
            Coding::Gzip => self.gzip.clone(),
            Coding::Brotli => self.brotli.clone(),
        };
        compressed.map_or_else(|| (Coding::Plain, self.plain.clone()), |bytes| (coding, bytes))
    }

    /// The strong entity tag: other bytes, other tag.
    pub fn tag(&self, coding: Coding) -> String {
        match coding.name() {
            Some(name) => format!("\"{}-{name}\"", self.digest),
            None => format!("\"{}\"", self.digest),
        }
    }

    fn size(&self) -> usize {
        let compressed = [&self.gzip, &self.brotli].into_iter().flatten().map(Bytes::len);
        self.plain.len() + compressed.sum::<usize>()
    }
}

/// Compresses a page that is not kept; `None` when that fails or is not worth it.
pub fn quick_gzip(plain: &[u8]) -> Option<Bytes> {
    if plain.len() < WORTH_IT { None } else { gzip(plain, Compression::fast()) }
}

fn gzip(plain: &[u8], level: Compression) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), level);
    encoder.write_all(plain).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

fn brotli(plain: &[u8]) -> Option<Bytes> {
    let params = BrotliEncoderParams { quality: BROTLI_LEVEL, ..Default::default() };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut &*plain, &mut out, &params).ok()?;
    Some(out.into())
}

/// What a kept page is found by. Only visitors without a session are served from here, so that the theme
/// is all that tells one of them from another.
type Key = (String, Theme);

/// The kept pages: one for each address and theme, replaced when its head has moved on. The least recently used go
/// first.
pub struct Kept(Mutex<Pages>);

struct Pages {
    /// Each with the head that it was rendered at.
    pages: LruCache<Key, (String, Arc<Rendered>)>,
    bytes: usize,
}

impl Default for Kept {
    fn default() -> Self {
        Self(Mutex::new(Pages { pages: LruCache::unbounded(), bytes: 0 }))
    }
}

impl std::fmt::Debug for Kept {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Kept").finish_non_exhaustive()
    }
}

impl Kept {
    /// The page as it was rendered at this head.
    pub fn find(&self, path: &str, theme: Theme, head: &str) -> Option<Arc<Rendered>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (of, page) = kept.pages.get(&(path.to_owned(), theme))?;
        (of == head).then(|| Arc::clone(page))
    }

    /// Keeps a page, in place of what was there and of the least recently used.
    pub fn keep(&self, path: &str, theme: Theme, head: &str, page: &Arc<Rendered>) {
        let size = page.size();
        if size > MOST_BYTES / 8 {
            return;
        }
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut gone = kept.pages.put((path.to_owned(), theme), (head.to_owned(), Arc::clone(page)));
        kept.bytes += size;
        loop {
            kept.bytes -= gone.map_or(0, |(_, page)| page.size());
            if kept.bytes <= MOST_BYTES {
                break;
            }
            gone = kept.pages.pop_lru().map(|(_, old)| old);
        }
    }

    /// The bytes kept.
    pub fn bytes(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).bytes
    }
}

/// A head is taken from memory for so long; what this process writes itself is seen at once.
const FRESH: Duration = Duration::from_secs(1);

/// The heads that were read last, so that a kept page is found without asking the store.
#[derive(Debug, Default)]
pub struct Heads(Mutex<HashMap<Option<Slug>, Seen>>);

#[derive(Debug)]
struct Seen {
    head: String,
    /// What this process had changed by then.
    changes: u64,
    at: Instant,
}

impl Heads {
    /// The head of a tournament, or of everything together, when it is known to stand or was read just now.
    pub fn find(&self, of: Option<&Slug>, changes: u64) -> Option<String> {
        let heads = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let seen = heads.get(&of.cloned())?;
        (seen.changes == changes && seen.at.elapsed() < FRESH).then(|| seen.head.clone())
    }

    /// Remembers a head that was read after these changes were counted. There are as many as tournaments.
    pub fn remember(&self, of: Option<&Slug>, changes: u64, head: &str) {
        let seen = Seen { head: head.to_owned(), changes, at: Instant::now() };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(of.cloned(), seen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_coding_is_taken_and_q_0_refuses() {
        for (accepted, best) in [
            ("gzip, deflate, br, zstd", Coding::Brotli),
            ("gzip;q=1.0, br;q=0", Coding::Gzip),
            ("br; q=0.000, gzip; q=0", Coding::Plain),
            ("BR;q=0.5", Coding::Brotli),
            ("broken", Coding::Plain),
            ("", Coding::Plain),
        ] {
            assert_eq!(Coding::best(accepted), best, "{accepted}");
        }
    }

    #[test]
    fn a_kept_page_is_gone_when_its_head_has_moved_on() {
        let (kept, page) = (Kept::default(), Arc::new(Rendered::of("page".into())));
        kept.keep("/t/a", Theme::System, "one", &page);
        assert!(kept.find("/t/a", Theme::System, "one").is_some());
        assert!(kept.find("/t/a", Theme::System, "two").is_none());
        assert!(kept.find("/t/a", Theme::Night, "one").is_none());
    }

    #[test]
    fn a_remembered_head_ends_with_the_next_change() {
        let (heads, slug) = (Heads::default(), "a".parse::<Slug>().unwrap());
        heads.remember(Some(&slug), 7, "one");
        assert_eq!(heads.find(Some(&slug), 7).as_deref(), Some("one"));
        assert_eq!(heads.find(Some(&slug), 8), None);
        assert_eq!(heads.find(None, 7), None);
        std::thread::sleep(FRESH);
        assert_eq!(heads.find(Some(&slug), 7), None, "another process may have written");
    }

    #[test]
    fn the_kept_pages_never_outgrow_their_limit() {
        let kept = Kept::default();
        let page = Arc::new(Rendered {
            digest: String::new(),
            plain: vec![0; 1_000_000].into(),
            gzip: None,
            brotli: None,
        });
        for number in 0..200 {
            kept.keep(&format!("/{number}"), Theme::System, "head", &page);
            assert!(kept.bytes() <= MOST_BYTES);
        }
        assert!(kept.find("/199", Theme::System, "head").is_some());
        assert!(kept.find("/0", Theme::System, "head").is_none());
    }

    #[test]
    fn each_coding_has_its_own_tag_and_says_the_same() {
        use std::io::Read;
        let text = "Kira 100, Odo 35. ".repeat(100);
        let page = Rendered::of(text.clone().into());
        let (coding, bytes) = page.bytes(Coding::Gzip);
        let mut unpacked = String::new();
        flate2::read::GzDecoder::new(&*bytes).read_to_string(&mut unpacked).unwrap();
        assert_eq!((coding, &unpacked), (Coding::Gzip, &text));
        let (_, bytes) = page.bytes(Coding::Brotli);
        let mut unpacked = Vec::new();
        brotli::BrotliDecompress(&mut &*bytes, &mut unpacked).unwrap();
        assert_eq!(unpacked, text.as_bytes());
        assert_ne!(page.tag(Coding::Gzip), page.tag(Coding::Brotli));
    }
}
