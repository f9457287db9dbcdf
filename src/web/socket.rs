//! A connection that lets no bare line feed through.
//!
//! The parser behind it ends a line at a line feed, with or without the carriage return that belongs before it. A proxy
//! in front may not: it would see one header line where this program sees two, and somebody could hide a second
//! request, or another address, inside the first. So a bare line feed becomes a NUL, which no request may contain: the
//! parser answers 400 and closes the connection. No form is affected, because browsers send line ends in it as
//! `%0D%0A`.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use actix_web::rt::net::TcpStream;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// A connection from outside.
#[derive(Debug)]
pub struct Socket {
    stream: TcpStream,
    /// Whether the last byte received was a carriage return.
    after_return: bool,
}

impl Socket {
    /// Wraps a connection from which nothing has been read.
    pub const fn new(stream: TcpStream) -> Self {
        Self { stream, after_return: false }
    }
}

/// Replaces every bare line feed with a NUL; returns whether the last byte is a carriage return. `after_return` says so
/// of the byte before the first.
fn mark_bare(bytes: &mut [u8], mut after_return: bool) -> bool {
    for byte in bytes {
        let bare = *byte == b'\n' && !after_return;
        after_return = *byte == b'\r';
        if bare {
            *byte = 0;
        }
    }
    after_return
}

impl AsyncRead for Socket {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let came = buffer.filled_mut().get_mut(before..).unwrap_or_default();
        self.after_return = mark_bare(came, self.after_return);
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Socket {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::mark_bare;

    #[test]
    fn a_line_feed_is_bare_however_the_bytes_are_cut() {
        let sent = b"GET / HTTP/1.1\r\nHost: a\nX: b\r\n\n\r\n\r\r\n";
        let wanted = b"GET / HTTP/1.1\r\nHost: a\0X: b\r\n\0\r\n\r\r\n";
        for size in 1..=sent.len() {
            let (mut got, mut after_return) = (Vec::new(), false);
            for part in sent.chunks(size) {
                let mut part = part.to_vec();
                after_return = mark_bare(&mut part, after_return);
                got.extend(part);
            }
            assert_eq!(got, wanted, "in pieces of {size}");
        }
    }
}
