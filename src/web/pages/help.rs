//! `/help`: how to do what. Directors, judges and players have a page each, and that of players is also a sheet to print.

use askama::Template;
use strum::VariantArray;

use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::help::{HelpReader, HelpTask};
use crate::web::layout::Layout;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "help.html")]
struct Help {
    layout: Layout,
    title: Message,
    reader: HelpReader,
    tasks: Vec<&'static HelpTask>,
    /// Whose pages this one leads to, with their tasks.
    others: Vec<(HelpReader, Vec<&'static HelpTask>)>,
}

impl Help {
    fn of(site: &Site, visit: &Visit, title: Message, reader: HelpReader) -> Self {
        Self { layout: visit.layout(site), title, reader, tasks: reader.tasks(), others: Vec::new() }
    }
}

/// What concerns everybody, and where the rest is.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let others = HelpReader::VARIANTS.iter().filter(|other| **other != HelpReader::Everybody);
    let others = others.map(|other| (*other, other.tasks())).collect();
    let help = Help::of(site, visit, say("help-title"), HelpReader::Everybody);
    Answer::page(&Help { others, ..help })
}

/// What players need, to print for the hall.
pub fn for_players(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&Help::of(site, visit, say("help-title-for-players"), HelpReader::Player))
}

/// What directors do, as tasks to print.
pub fn for_directors(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&Help::of(site, visit, say("help-title-for-directors"), HelpReader::Director))
}

/// What judges do, as tasks to print.
pub fn for_judges(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&Help::of(site, visit, say("help-title-for-judges"), HelpReader::Judge))
}
