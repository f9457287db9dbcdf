//! `/help`: how to do what, for each kind of reader, and a sheet with what players need.

use askama::Template;
use strum::VariantArray;

use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::help::{self, HelpReader, HelpTask};
use crate::web::layout::Layout;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "help.html")]
struct Help {
    layout: Layout,
    title: Message,
    /// Whether the page is the sheet for players.
    sheet: bool,
    readers: Vec<(HelpReader, Vec<&'static HelpTask>)>,
}

impl Help {
    fn of(layout: Layout, title: Message, readers: &[HelpReader]) -> Self {
        let tasks = |reader| help::tasks().iter().filter(|task| task.reader == reader).collect();
        let sheet = readers.len() == 1;
        Self {
            layout,
            title,
            sheet,
            readers: readers.iter().map(|reader| (*reader, tasks(*reader))).collect(),
        }
    }
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&Help::of(visit.layout(site), say("help-title"), HelpReader::VARIANTS))
}

/// What players need, to print for the hall.
pub fn for_players(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&Help::of(visit.layout(site), say("help-title-for-players"), &[HelpReader::Player]))
}
