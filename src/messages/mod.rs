//! The words of the program, in the reader's language. A page names a message; the message files hold its words.
//!
//! [`say`] makes a [`Message`]. It is put into words when it is written: into a template with its markup, and its
//! arguments escaped; elsewhere as plain text. The language is the one that [`Language::speak`] set for the request.

mod argument;
pub mod dates;
mod english;
mod files;
mod language;
mod message;

pub use argument::{Argument, ToArgument};
pub use english::{English, english};
pub use language::Language;
pub use message::{Message, say};
