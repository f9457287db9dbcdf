//! The app on a phone that shows one-time codes.

use chrono::{DateTime, Utc};
use totp_rs::{Builder, Secret};

/// The code at a given time.
pub fn code_at(secret: &str, at: DateTime<Utc>) -> String {
    let secret = Secret::try_from_base32(secret).unwrap();
    let totp = Builder::new().with_secret(secret).build().unwrap();
    totp.generate(u64::try_from(at.timestamp()).unwrap()).to_string()
}
