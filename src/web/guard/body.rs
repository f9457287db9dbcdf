//! Reads a form's body, limited to the size its route allows and to a minimum speed.

use std::future::poll_fn;
use std::pin::pin;

use actix_web::body::{BodyStream, MessageBody};
use actix_web::http::StatusCode;
use actix_web::web::{Bytes, BytesMut, Payload};
use tokio::time::{Duration, Instant, timeout_at};

use crate::messages::say;
use crate::web::guard::Patience;

/// Why a body did not arrive.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BodyError {
    /// Larger than the route allows.
    #[error("{}", say("error-too-large").with("size", .0))]
    TooLarge(usize),
    /// Slower than the minimum speed.
    #[error("{}", say("error-arrived-too-slowly"))]
    TooSlow,
    /// The connection broke, or the data was invalid.
    #[error("{}", say("error-did-not-arrive-whole"))]
    Broken,
    /// The body is not a form.
    #[error("{}", say("error-only-forms"))]
    NotAForm,
    /// Not JSON, on a route for programs.
    #[error("Send JSON here, with “Content-Type: application/json”.")]
    NotJson,
}

impl BodyError {
    /// The HTTP status.
    pub const fn status(&self) -> StatusCode {
        match self {
            Self::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Broken => StatusCode::BAD_REQUEST,
            Self::NotAForm | Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        }
    }
}

/// Reads the whole body.
///
/// # Errors
/// If it is too large, too slow or broken.
pub async fn read(
    payload: &mut Payload,
    limit: usize,
    patience: Option<Patience>,
) -> Result<Bytes, BodyError> {
    let start = Instant::now();
    let mut stream = pin!(BodyStream::new(payload));
    let mut body = BytesMut::new();
    loop {
        let chunk = poll_fn(|context| stream.as_mut().poll_next(context));
        let chunk = match patience {
            Some(patience) => {
                let latest = start + patience.until(body.len());
                timeout_at(latest, chunk).await.map_err(|_| BodyError::TooSlow)?
            }
            None => chunk.await,
        };
        let Some(chunk) = chunk else { return Ok(body.freeze()) };
        let chunk = chunk.map_err(|_| BodyError::Broken)?;
        if body.len() + chunk.len() > limit {
            return Err(BodyError::TooLarge(limit / 1024));
        }
        body.extend_from_slice(&chunk);
    }
}

impl Patience {
    /// The time by which more must have arrived, after this many bytes.
    fn until(&self, bytes: usize) -> Duration {
        let paced = u64::try_from(bytes).unwrap_or(u64::MAX) / self.pace.max(1);
        self.whole.min(self.grace + Duration::from_secs(paced))
    }
}

#[cfg(test)]
mod tests {
    use super::{Duration, Patience};

    #[test]
    fn a_body_has_a_little_time_first_then_as_much_as_its_pace_asks_and_never_more_than_the_whole() {
        let patience = Patience { whole: Duration::from_secs(30), grace: Duration::from_secs(5), pace: 1024 };
        let seconds = |bytes: usize| patience.until(bytes).as_secs();
        assert_eq!([0, 1_023, 1_024, 10 * 1_024].map(seconds), [5, 5, 6, 15]);
        assert_eq!([25 * 1_024, 1_000 * 1_024, usize::MAX].map(seconds), [30, 30, 30]);
        assert_eq!(Patience { pace: 0, ..patience }.until(3), Duration::from_secs(8), "no pace is one byte");
    }
}
