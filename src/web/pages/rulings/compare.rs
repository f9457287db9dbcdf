//! `/rulings/compare`: two documents of one edition, heading by heading.

use askama::Template;

use crate::app::library::LibrarySnapshot;
use crate::data;
use crate::domain::awaited::Awaited;
use crate::domain::rulings::compare::{ChangedEntry, Comparison, Pair, Paragraph, Run, compare};
use crate::domain::rulings::library::{LibraryDocument, LibraryEntry};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::CompareQuery;
use crate::web::layout::Layout;
use crate::web::pages::rulings::words;
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::visit::Visit;
use crate::words::library::not_comparable;
use crate::words::standing::absorption;

/// Shown if the library has no document of a name.
const NOT_HELD: Message = say("rulings-compare-not-held");

#[derive(Template)]
#[template(path = "rulings/compare.html")]
struct Page {
    layout: Layout,
    from: Vec<Choice>,
    to: Vec<Choice>,
    refusal: String,
    compared: Option<Compared>,
}

/// A document to choose.
struct Choice {
    stem: String,
    words: String,
    chosen: bool,
}

struct Compared {
    from: Named,
    to: Named,
    reversed: Link,
    /// Whether the first document is the later one.
    backwards: bool,
    changed: Vec<Differing>,
    new: Vec<Named>,
    gone: Vec<Named>,
    /// What happened to these: a clause after “was”.
    taken_in: String,
    unchanged: Vec<Both>,
}

/// A link with its words.
struct Named {
    words: String,
    to: Link,
}

/// An entry in both documents.
struct Both {
    heading: String,
    from: Link,
    to: Link,
    /// Its heading in the second document, if that differs.
    renamed: String,
}

/// An entry whose wording differs.
struct Differing {
    both: Both,
    paragraphs: Option<Vec<Paragraph>>,
}

/// The two documents.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let rulings = site.desk.library()?;
    let (from, to) = (CompareQuery::of(&visit.query).from, CompareQuery::of(&visit.query).to);
    let mut page = Page {
        layout: visit.layout(site),
        from: choices(&rulings, from),
        to: choices(&rulings, to),
        refusal: String::new(),
        compared: None,
    };
    if from.is_empty() || to.is_empty() {
        return Answer::page(&page);
    }
    match compare_documents(&rulings, from, to, &visit.awaited) {
        Ok(compared) => {
            page.compared = Some(compared);
            Answer::page(&page)
        }
        Err(refusal) => {
            page.refusal = refusal;
            Answer::refusal(&page)
        }
    }
}

fn choices(rulings: &LibrarySnapshot, chosen: &str) -> Vec<Choice> {
    let choice = |held: &LibraryDocument| Choice {
        stem: held.document.stem.clone(),
        words: say("rulings-compare-choice")
            .with("title", words::title_with_date(&held.document))
            .with("game", held.document.edition.name())
            .to_string(),
        chosen: held.document.stem == chosen,
    };
    let mut choices: Vec<Choice> = rulings.library.documents().map(choice).collect();
    let replaced =
        rulings.imported.iter().filter(|held| rulings.library.document(&held.document.stem).is_none());
    choices.extend(replaced.map(|copy| {
        Choice {
            stem: copy.document.stem.clone(),
            words: say("rulings-compare-choice-replaced")
                .with("title", words::title_with_date(&copy.document))
                .with("name", &copy.document.stem)
                .to_string(),
            chosen: copy.document.stem == chosen,
        }
    }));
    choices
}

fn compare_documents(
    rulings: &LibrarySnapshot,
    from: &str,
    to: &str,
    awaited: &Awaited,
) -> Result<Compared, String> {
    let held = |stem| rulings.copy(stem).ok_or_else(|| NOT_HELD.to_string());
    let (from, to) = (held(from)?, held(to)?);
    let found = compare(&from, &to, data::ruling_renames(), awaited)
        .map_err(|why| not_comparable(&why).to_string())?;
    Ok(shown_comparison(&from, &to, found))
}

fn shown_comparison(from: &LibraryDocument, to: &LibraryDocument, found: Comparison<'_>) -> Compared {
    let document = |held: &LibraryDocument| Named {
        words: words::title_with_date(&held.document),
        to: urls::document(&held.document.stem),
    };
    Compared {
        reversed: urls::rulings_compared(&to.document.stem, &from.document.stem),
        backwards: to.document.issued.is_some() && from.document.issued > to.document.issued,
        from: document(from),
        to: document(to),
        changed: found.changed.into_iter().map(differing).collect(),
        new: found.new.into_iter().map(heading_link).collect(),
        gone: found.gone.into_iter().map(heading_link).collect(),
        taken_in: found.taken_in.map(|into| absorption(&into).to_string()).unwrap_or_default(),
        unchanged: found.unchanged.into_iter().map(both).collect(),
    }
}

fn differing(changed: ChangedEntry<'_>) -> Differing {
    Differing { both: both(changed.pair), paragraphs: changed.paragraphs }
}

fn both(pair: Pair<'_>) -> Both {
    Both {
        heading: heading(pair.from),
        from: place(pair.from),
        to: place(pair.to),
        renamed: if pair.renamed { heading(pair.to) } else { String::new() },
    }
}

fn heading_link(found: LibraryEntry<'_>) -> Named {
    Named { words: heading(found), to: place(found) }
}

fn place(found: LibraryEntry<'_>) -> Link {
    urls::entry(&found.document().stem, EntryKey(&found.citation().slug()))
}

/// The heading, preceded by its entry's.
fn heading(found: LibraryEntry<'_>) -> String {
    let parents = found.held.parents(found.entry);
    let own = words::shorten(&found.entry.heading, 120);
    parents.first().map_or_else(|| own.clone(), |top| format!("{} › {own}", top.heading))
}
