//! `GET /.well-known/security.txt` (RFC 9116): where to report a weakness of this installation.

use actix_web::http::StatusCode;
use chrono::{TimeDelta, Utc};

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

/// The file. Without a contact, it says that none is named and what to do.
pub fn show(site: &Site, _: &Visit) -> Result<Answer, PageError> {
    let config = &site.config;
    let expires =
        config.security_expires.unwrap_or_else(|| (Utc::now() + TimeDelta::days(DAYS)).date_naive());
    let contact = match &config.security_contact {
        Some(contact) => format!("Contact: {contact}\n"),
        None => "# The operator has named no contact.\n".to_owned(),
    };
    let canonical = config.public_origin.as_ref().map_or_else(String::new, |origin| {
        format!("Canonical: {}{}\n", origin.as_str(), crate::web::urls::security_txt())
    });
    let text = format!("{POLICY}{contact}Expires: {expires}T00:00:00Z\nPreferred-Languages: en\n{canonical}");
    Ok(Answer::text(StatusCode::OK, text))
}
