//! `GET /.well-known/security.txt` (RFC 9116): where to report a weakness of this installation.

use actix_web::http::StatusCode;
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use crate::config::Config;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// How many days it is valid by default.
const DAYS: i64 = 90;

/// What is true for every installation, in the words of SECURITY.md.
const POLICY: &str = "\
# About this installation: write to its operator.
# About the program Arbiter: send a private advisory on the project's page, not a public issue.
# Say what you did and what happened. Test only installations of your own.
# We answer within 3 days. A grave hole is mended within 14 days, any other within 60.
";

/// The last day of the contact if that has passed: an expired file must not be used, so the contact is left out.
pub fn passed(config: &Config, now: DateTime<Utc>) -> Option<NaiveDate> {
    config.security_expires.filter(|last| *last < now.date_naive())
}

/// The file. Without a contact, or after its last day, it says that none is named and what to do.
pub fn show(site: &Site, _: &Visit) -> Result<Answer, PageError> {
    let (config, now) = (&site.config, (site.hooks.now)());
    let passed = passed(config, now);
    let expires = match config.security_expires.filter(|_| passed.is_none()) {
        Some(last) => format!("{last}T23:59:59Z"),
        None => format!("{}T00:00:00Z", (now + TimeDelta::days(DAYS)).date_naive()),
    };
    let contact = match (&config.security_contact, passed) {
        (Some(contact), None) => format!("Contact: {contact}\n"),
        (Some(_), Some(last)) => format!("# The contact that the operator named was valid until {last}.\n"),
        (None, _) => "# The operator has named no contact.\n".to_owned(),
    };
    let canonical = config.public_origin.as_ref().map_or_else(String::new, |origin| {
        format!("Canonical: {}{}\n", origin.as_str(), crate::web::urls::security_txt())
    });
    let text = format!("{POLICY}{contact}Expires: {expires}\nPreferred-Languages: en\n{canonical}");
    Ok(Answer::text(StatusCode::OK, text))
}
