//! A file as the body of an answer: read a piece at a time while it is sent, and never whole.

use std::fs::File;
use std::io::{self, Read as _};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::thread;

use actix_web::body::{BodySize, MessageBody};
use actix_web::web::Bytes;
use tokio::sync::mpsc;

/// The bytes of a piece.
const PIECE: usize = 64 << 10;

/// Pieces that wait for a browser that reads slowly; the file is read no further meanwhile.
const UNREAD: usize = 2;

/// The rest of a file, from where it is.
#[derive(Debug)]
pub struct FileStream {
    pieces: mpsc::Receiver<io::Result<Bytes>>,
    length: u64,
}

impl FileStream {
    /// Sends this many bytes of the file. Its thread ends with the file, or with the connection.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn of(file: File, length: u64) -> io::Result<Self> {
        let (sent, pieces) = mpsc::channel(UNREAD);
        thread::Builder::new().name("file".to_owned()).spawn(move || send(file, length, &sent))?;
        Ok(Self { pieces, length })
    }
}

fn send(mut file: File, length: u64, to: &mpsc::Sender<io::Result<Bytes>>) {
    let mut left = length;
    while left > 0 {
        let piece = read(&mut file, left);
        left -= piece.as_ref().map_or(left, |piece| piece.len() as u64);
        if to.blocking_send(piece).is_err() {
            return;
        }
    }
}

fn read(file: &mut File, left: u64) -> io::Result<Bytes> {
    let most = usize::try_from(left).unwrap_or(PIECE).min(PIECE);
    let mut piece = Vec::with_capacity(most);
    file.take(most as u64).read_to_end(&mut piece)?;
    // An answer that ends too early is noticed by the browser, because its length was announced.
    if piece.is_empty() { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(piece.into()) }
}

impl MessageBody for FileStream {
    type Error = io::Error;

    fn size(&self) -> BodySize {
        BodySize::Sized(self.length)
    }

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<io::Result<Bytes>>> {
        self.pieces.poll_recv(context)
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Seek as _, Write as _};
    use std::time::{Duration, Instant};

    use super::*;

    fn file(bytes: usize) -> File {
        let mut file = tempfile::tempfile().unwrap();
        let text: Vec<u8> = (0..bytes).map(|at| u8::try_from(at % 251).unwrap()).collect();
        file.write_all(&text).unwrap();
        file.rewind().unwrap();
        file
    }

    /// Every piece of a file that has `bytes` and says that it has `said`.
    fn pieces(bytes: usize, said: u64) -> Vec<io::Result<Bytes>> {
        let mut stream = FileStream::of(file(bytes), said).unwrap();
        assert_eq!(stream.size(), BodySize::Sized(said));
        std::iter::from_fn(|| stream.pieces.blocking_recv()).collect()
    }

    #[test]
    fn a_file_arrives_whole_in_pieces() {
        for bytes in [0, 1, PIECE, PIECE + 1, 5 * PIECE + 7] {
            let all: Vec<Bytes> = pieces(bytes, bytes as u64).into_iter().map(Result::unwrap).collect();
            assert!(all.iter().all(|piece| piece.len() <= PIECE));
            let mut whole = Vec::new();
            file(bytes).read_to_end(&mut whole).unwrap();
            assert_eq!(all.concat(), whole);
        }
    }

    #[test]
    fn a_file_that_became_shorter_ends_with_an_error_and_one_that_grew_is_cut_off() {
        let short = pieces(PIECE + 1, 3 * PIECE as u64);
        assert!(short.last().unwrap().is_err() && short.len() == 3, "{short:?}");
        let long: usize = pieces(3 * PIECE, 10).into_iter().map(|piece| piece.unwrap().len()).sum();
        assert_eq!(long, 10);
    }

    #[test]
    fn no_more_is_read_than_waits_and_reading_ends_with_the_connection() {
        let mut whole = file(50 * PIECE);
        let stream = FileStream::of(whole.try_clone().unwrap(), 50 * PIECE as u64).unwrap();
        let until = Instant::now() + Duration::from_secs(20);
        while stream.pieces.len() < UNREAD && Instant::now() < until {
            thread::sleep(Duration::from_millis(5));
        }
        assert_eq!(stream.pieces.len(), UNREAD);
        // A clone shares the place: the thread waits with one piece in hand.
        let read = whole.stream_position().unwrap();
        assert!(read <= (UNREAD as u64 + 1) * PIECE as u64, "{read}");
        drop(stream);
        thread::sleep(Duration::from_millis(50));
        assert!(whole.stream_position().unwrap() <= (UNREAD as u64 + 2) * PIECE as u64);
    }
}
