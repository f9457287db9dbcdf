//! A list corrected by taps: one suggestion, all first suggestions after a preview, or one line rewritten.

use crate::domain::awaited::Awaited;
use crate::domain::card::CardTable;
use crate::domain::deck::repair::{
    Repair, Repaired, as_read, first_suggestions, line_of, repair_lines, with_line,
};
use crate::domain::deck::{DeckList, DeckReport};
use crate::messages::say;
use crate::web::fields::Fields;
use crate::web::forms::{CheckForm, ListForm, MendForm};
use crate::web::intents::{ListIntent, MendIntent};

/// The most suggestions for one line.
const OFFERS: usize = 8;

/// What a form made of its list.
#[derive(Default)]
pub struct Mended {
    /// The list from now on.
    pub text: String,
    /// What was changed, or why nothing was.
    pub said: String,
    /// What taking all first suggestions would change.
    pub preview: Vec<Repaired>,
    pub editing: Option<Editing>,
}

/// One line to rewrite.
pub struct Editing {
    pub line: usize,
    pub text: String,
    pub offers: Vec<Offer>,
}

/// A title to take, and what its button sends.
pub struct Offer {
    pub title: String,
    pub take: String,
}

impl Offer {
    /// For a card of a line.
    pub fn of(line: usize, nth: usize, title: &str) -> Self {
        Self::for_all(&[(line, nth)], title)
    }

    /// For several cards, each by its line and its place there.
    pub fn for_all(places: &[(usize, usize)], title: &str) -> Self {
        let places: Vec<String> = places.iter().map(|(line, nth)| format!("{line}.{nth}")).collect();
        Self { title: title.to_owned(), take: format!("{}:{title}", places.join("+")) }
    }
}

impl Mended {
    /// Does what the pressed button asks for. A text that is not a deck list stays unchanged.
    pub fn of(form: &Fields, table: &CardTable, awaited: &Awaited) -> Self {
        let (asked, text) = (MendForm::of(form), form.raw(ListForm::NAMES.list));
        let mut mended = Self { text: text.to_owned(), ..Self::default() };
        if DeckList::read_sent(text, table).is_err() {
            return mended;
        }
        // A line being edited counts with any button: nothing typed is lost.
        if let Ok(line) = asked.line.parse() {
            let without = ListIntent::of(form) == Some(ListIntent::Without);
            mended.write(line, (!without).then_some(asked.line_text));
        }
        match MendIntent::of(form) {
            Some(MendIntent::First) => {
                let first = first_suggestions(&mended.text, table, awaited);
                mended.preview = repair_lines(&mended.text, table, &first, awaited).1;
            }
            Some(MendIntent::All) => {
                mended.take(&first_suggestions(&mended.text, table, awaited), table, awaited)
            }
            Some(MendIntent::Versions) => mended.take(&as_read(&mended.text, table, awaited), table, awaited),
            None => match (choice(asked.take), asked.edit.parse().ok()) {
                (Some(repairs), _) => mended.take(&repairs, table, awaited),
                (None, Some(line)) => mended.edit(line),
                (None, None) => {}
            },
        }
        mended
    }

    fn write(&mut self, line: usize, words: Option<&str>) {
        if line_of(&self.text, line).as_deref() == words {
            return;
        }
        self.text = with_line(&self.text, line, words);
        self.said = match words {
            Some(_) => say("decks-mend-line-changed").with("line", line),
            None => say("decks-mend-line-taken-out").with("line", line),
        }
        .to_string();
    }

    fn take(&mut self, repairs: &[Repair], table: &CardTable, awaited: &Awaited) {
        let (text, changed) = repair_lines(&self.text, table, repairs, awaited);
        self.said = match changed.as_slice() {
            [] => say("decks-mend-no-line-changed"),
            [one] => say("decks-mend-line-now-says").with("line", one.line).with("text", &one.after),
            several => say("decks-mend-lines-changed").with("n", several.len()),
        }
        .to_string();
        self.text = text;
    }

    fn edit(&mut self, line: usize) {
        self.editing = line_of(&self.text, line).map(|text| Editing { line, text, offers: Vec::new() });
    }

    /// The form with the list as it is now.
    pub fn form(&self, form: &Fields) -> Fields {
        let (names, asked) = (CheckForm::NAMES, CheckForm::of(form));
        let list = (ListForm::NAMES.list, self.text.as_str());
        let agrees = (ListForm::NAMES.agrees, ListForm::of(form).agrees);
        let pool = (names.pool, form.raw(names.pool));
        Fields::from_iter([(names.format, asked.format), (names.on, asked.on), pool, list, agrees])
    }

    /// Adds what the check offers for the line that is edited: what it may mean, and other versions of its title.
    #[must_use]
    pub fn offering(mut self, report: &DeckReport) -> Self {
        if let Some(editing) = &mut self.editing {
            let of_line = report.lines.iter().filter(|line| line.line == editing.line);
            editing.offers = of_line
                .enumerate()
                .flat_map(|(nth, line)| {
                    let titles = line.suggestions.iter().chain(&line.versions);
                    titles.map(move |title| Offer::of(line.line, nth, title))
                })
                .take(OFFERS)
                .collect();
        }
        self
    }
}

/// `12.0:Red Alert!`, or for several lines `12.0+15.0:Red Alert!`
fn choice(take: &str) -> Option<Vec<Repair>> {
    let (places, title) = take.split_once(':')?;
    let repair = |place: &str| {
        let (line, nth) = place.split_once('.')?;
        Some(Repair { line: line.parse().ok()?, nth: nth.parse().ok()?, title: title.to_owned() })
    };
    places.split('+').map(repair).collect()
}
