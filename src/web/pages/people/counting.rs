//! What ratings and the hall of fame show while they are counted for the first time since the start.

use askama::Template;

use crate::messages::Message;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "people/counting.html")]
struct Page {
    layout: Layout,
    title: Message,
    again: Link,
}

/// The page, with a link to itself.
///
/// # Errors
/// If the template cannot be rendered.
pub fn show(site: &Site, visit: &Visit, title: Message, again: Link) -> Result<Answer, PageError> {
    Answer::page(&Page { layout: visit.layout(site), title, again })
}
