//! The text of a web page: headings as `##`, items as `-`, a bold beginning as `**topic**`, one paragraph a line.

use html5gum::{DefaultEmitter, HtmlString, StartTag, Token, Tokenizer};

use crate::domain::awaited::{Awaited, NotAwaited};

/// Tags that begin and end a paragraph.
const BLOCKS: [&str; 31] = [
    "address",
    "article",
    "aside",
    "blockquote",
    "body",
    "center",
    "dd",
    "details",
    "div",
    "dl",
    "dt",
    "fieldset",
    "figure",
    "footer",
    "form",
    "header",
    "hr",
    "li",
    "main",
    "menu",
    "nav",
    "ol",
    "p",
    "pre",
    "section",
    "summary",
    "table",
    "tbody",
    "thead",
    "tr",
    "ul",
];

/// Tags whose text is not shown, or that a person types into.
const UNSEEN: [&str; 8] = ["script", "style", "noscript", "iframe", "noembed", "noframes", "textarea", "xmp"];

/// Parts around the text of a page. In them, lines of nothing but links lead elsewhere; other words may be the title, the
/// date or a note.
const EDGES: [&str; 4] = ["aside", "footer", "header", "menu"];

/// What separates links in a row.
const BETWEEN_LINKS: [char; 12] = ['|', '·', '•', '/', '–', '—', '-', '»', '›', '>', '[', ']'];

/// How many left-out lines the person is told.
const TOLD: usize = 12;

/// A longer bold beginning is emphasis, not a topic.
const LONGEST_TOPIC: usize = 90;

/// Whether a text is a web page or a part of one: it begins with a tag, or closes several paragraphs.
pub(super) fn is_html(text: &str) -> bool {
    let begins = text.trim_start_matches('\u{feff}').trim_start();
    let tag = |rest: &str| {
        rest.starts_with(|character: char| character.is_alphabetic() || character == '!')
            && rest.contains('>')
    };
    if begins.strip_prefix('<').is_some_and(tag) {
        return true;
    }
    let folded = text.to_ascii_lowercase();
    let closed = ["</p>", "</h", "</li>", "</div>", "</td>", "<br", "</dd>", "</b>"];
    closed.iter().map(|tag| folded.matches(tag).count()).sum::<usize>() >= 4
}

/// The text of a web page, and the links around it that were left out.
///
/// # Errors
/// [`NotAwaited`] if nobody waits for it any more.
pub(super) fn text_of(html: &str, awaited: &Awaited) -> Result<(String, Vec<String>), NotAwaited> {
    let mut page = Page::default();
    let mut emitter = DefaultEmitter::default();
    // So that the text of a script is text and not tags.
    emitter.naively_switch_states(true);
    for (count, token) in Tokenizer::new_with_emitter(html, emitter).enumerate() {
        if count % 4096 == 0 {
            awaited.check()?;
        }
        let Ok(token) = token;
        match token {
            Token::StartTag(tag) => page.start(&tag),
            Token::EndTag(tag) => page.end(&words(&tag.name)),
            Token::String(text) => page.text(&words(&text)),
            Token::Comment(_) | Token::Doctype(_) | Token::Error(_) => {}
        }
    }
    Ok(page.finish())
}

fn words(bytes: &HtmlString) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What the line that is being written is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Kind {
    #[default]
    Paragraph,
    Heading(u8),
    Item,
}

/// Where the text that comes next belongs.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
enum Place {
    #[default]
    Shown,
    /// In the title of the page.
    Title,
    /// Shown with its line ends.
    Verbatim,
    /// Within this tag, whose text is left out.
    Unseen(String),
}

#[derive(Default)]
struct Page {
    written: String,
    title: String,
    /// The paragraph that is being written.
    line: String,
    kind: Kind,
    /// The part that was written last.
    last: Option<Kind>,
    place: Place,
    /// Whether a bold beginning is open.
    bold: bool,
    /// Cells begun in this row of a table.
    cells: usize,
    has_title: bool,
    /// The links of the line that is being written.
    links: Links,
    /// Open parts around the text, and open `nav`.
    edges: usize,
    navs: usize,
    /// What was written before the `nav` that is open, so that one without an end takes nothing away.
    before_nav: Option<Written>,
    left_out: Vec<String>,
}

/// Which links to elsewhere a line has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Links {
    /// Whether a link is open.
    is_open: bool,
    /// Whether the line has any link.
    any: bool,
    /// Whether there are words beside them.
    words: bool,
}

/// How far the text was written.
struct Written {
    length: usize,
    last: Option<Kind>,
    has_title: bool,
}

impl Page {
    fn start(&mut self, tag: &StartTag<()>) {
        let name = words(&tag.name);
        match name.as_str() {
            "title" => self.place = Place::Title,
            "br" => self.new_line(),
            "dt" => {
                self.begin(&name);
                self.open_bold();
            }
            "b" | "strong" => self.open_bold(),
            "img" => self.picture(tag),
            "a" if tag.attributes.contains_key(b"href".as_slice()) => {
                (self.links.is_open, self.links.any) = (true, true);
            }
            "td" | "th" => self.cell(),
            _ if UNSEEN.contains(&name.as_str()) => self.place = Place::Unseen(name),
            _ => self.begin(&name),
        }
    }

    /// A block begins, or something within a line.
    fn begin(&mut self, name: &str) {
        let heading = level(name);
        if heading.is_none() && !BLOCKS.contains(&name) {
            return;
        }
        // A paragraph that begins a cell goes on in its row.
        if !self.line.ends_with(" – ") && !self.line.ends_with(" | ") {
            self.flush();
        }
        if name == "tr" {
            self.cells = 0;
        }
        if name == "pre" {
            self.place = Place::Verbatim;
        }
        self.edges += usize::from(EDGES.contains(&name));
        if name == "nav" {
            self.navs += 1;
            let Self { written, last, has_title, .. } = &*self;
            let here = Written { length: written.len(), last: *last, has_title: *has_title };
            self.before_nav.get_or_insert(here);
        }
        self.kind = match heading {
            Some(level) => Kind::Heading(level),
            None if name == "li" => Kind::Item,
            // A paragraph that begins an item or a heading belongs to it.
            None => self.kind,
        };
    }

    fn end(&mut self, name: &str) {
        let over = match &self.place {
            Place::Unseen(tag) => tag == name,
            Place::Title => name == "title",
            Place::Shown | Place::Verbatim => false,
        };
        if over {
            self.place = Place::Shown;
        }
        match name {
            "b" | "strong" => self.close_bold(),
            "a" => self.links.is_open = false,
            "pre" => {
                self.flush();
                self.place = Place::Shown;
            }
            _ if level(name).is_some() || BLOCKS.contains(&name) => {
                self.flush();
                self.kind = Kind::Paragraph;
                self.edges = self.edges.saturating_sub(usize::from(EDGES.contains(&name)));
                if name == "nav" {
                    self.end_nav();
                }
            }
            _ => {}
        }
    }

    /// A whole `nav` leads to other pages.
    fn end_nav(&mut self) {
        self.navs = self.navs.saturating_sub(1);
        if self.navs > 0 {
            return;
        }
        let Some(Written { length, last, has_title }) = self.before_nav.take() else { return };
        let left_out = self.written.split_off(length.min(self.written.len()));
        (self.last, self.has_title) = (last, has_title);
        left_out.lines().for_each(|line| self.leave_out(line));
    }

    fn leave_out(&mut self, line: &str) {
        let line = line.trim_matches(['#', '-', ' ']);
        if !line.is_empty() && self.left_out.len() < TOLD {
            self.left_out.push(line.chars().take(40).collect());
        }
    }

    /// Whether the line leads elsewhere: nothing but links, around the text or before its first words.
    fn leads_away(&self) -> bool {
        let is_around = self.edges > 0 || self.written.is_empty();
        is_around && self.links.any && !self.links.words && !matches!(self.kind, Kind::Heading(_))
    }

    fn text(&mut self, text: &str) {
        match self.place {
            Place::Title => self.title.push_str(text),
            Place::Unseen(_) => {}
            Place::Shown | Place::Verbatim => text.chars().for_each(|character| self.push(character)),
        }
    }

    fn push(&mut self, character: char) {
        match character {
            '\u{ad}' | '\u{200b}' | '\u{feff}' | '\0' => {}
            '\n' if self.place == Place::Verbatim => self.new_line(),
            character if character.is_whitespace() || character.is_control() => {
                if !self.line.is_empty()
                    && !self.line.ends_with([' ', '\n'])
                    && !self.line.ends_with("\n**")
                    && self.line != "**"
                {
                    self.line.push(' ');
                }
            }
            character => {
                self.links.words |= !self.links.is_open && !BETWEEN_LINKS.contains(&character);
                self.line.push(character);
            }
        }
    }

    fn new_line(&mut self) {
        self.close_bold();
        if !self.line.is_empty() {
            self.line.push('\n');
        }
    }

    /// The words in the place of a picture: an icon of the game.
    fn picture(&mut self, tag: &StartTag<()>) {
        let alt = tag.attributes.get(b"alt".as_slice()).map(|alt| words(alt)).unwrap_or_default();
        let alt = alt.trim();
        if !alt.is_empty() && alt.chars().count() <= 40 {
            let named = if alt.starts_with('[') { alt.to_owned() } else { format!("[{alt}]") };
            self.text(&named);
        }
    }

    /// `Topic | text` in a row of a table is `Topic – text`.
    fn cell(&mut self) {
        self.close_bold();
        if self.cells > 0 && !self.line.trim().is_empty() {
            self.text(if self.cells == 1 { " – " } else { " | " });
        }
        self.cells += 1;
    }

    /// A bold beginning of a line is marked; bold words within a sentence are not.
    fn open_bold(&mut self) {
        if !self.bold && (self.line.is_empty() || self.line.ends_with('\n')) {
            self.bold = true;
            self.line.push_str("**");
        }
    }

    fn close_bold(&mut self) {
        if !self.bold {
            return;
        }
        self.bold = false;
        let spaced = self.line.ends_with(' ');
        self.line.truncate(self.line.trim_end().len());
        match self.line.strip_suffix("**") {
            Some(before) => self.line.truncate(before.len()),
            None => self.line.push_str(if spaced { "** " } else { "**" }),
        }
    }

    fn flush(&mut self) {
        self.close_bold();
        let line = std::mem::take(&mut self.line);
        let line = line.trim().trim_end_matches([' ', '–', '|']);
        let lines: Vec<String> = line.lines().map(|line| topic(line.trim())).collect();
        let text = match self.kind {
            Kind::Paragraph => lines.join("\n"),
            Kind::Heading(_) | Kind::Item => {
                line.replace("**", "").split_whitespace().collect::<Vec<_>>().join(" ")
            }
        };
        let leads_away = self.leads_away();
        // A link that nobody closed ends with its line.
        self.links = Links::default();
        if text.trim().is_empty() {
            return;
        }
        if leads_away {
            self.kind = Kind::Paragraph;
            return self.leave_out(&text);
        }
        let gap = match (self.last, self.kind) {
            (None, _) => "",
            (Some(Kind::Item), Kind::Item) => "\n",
            _ => "\n\n",
        };
        self.written.push_str(gap);
        match self.kind {
            Kind::Paragraph => {}
            Kind::Item => self.written.push_str("- "),
            Kind::Heading(level) => {
                self.has_title |= level == 1;
                self.written.extend(std::iter::repeat_n('#', usize::from(level)));
                self.written.push(' ');
            }
        }
        self.written.push_str(&text);
        self.last = Some(self.kind);
        self.kind = Kind::Paragraph;
    }

    /// The page's own title comes first, if no heading of the first level is in the text.
    fn finish(mut self) -> (String, Vec<String>) {
        self.flush();
        let title = self.title.split_whitespace().collect::<Vec<_>>().join(" ");
        let begins = if self.has_title || title.is_empty() || self.written.is_empty() {
            String::new()
        } else {
            format!("# {title}\n\n")
        };
        (format!("{begins}{}\n", self.written), self.left_out)
    }
}

fn level(name: &str) -> Option<u8> {
    let level = name.strip_prefix('h')?.parse().ok()?;
    (1..=6).contains(&level).then_some(level)
}

/// A bold beginning before the rest of its paragraph is a topic, and gets the dash that the bold type replaced.
fn topic(line: &str) -> String {
    let Some((bold, rest)) = line.strip_prefix("**").and_then(|line| line.split_once("**")) else {
        return line.to_owned();
    };
    let rest = rest.trim_start();
    let plain = || format!("{bold} {rest}").trim().to_owned();
    let ended = bold.trim_end_matches('.');
    if bold.len() > LONGEST_TOPIC || ended.contains(". ") {
        return plain();
    }
    match rest.chars().next() {
        None if bold.ends_with(['.', '!', ',', ';']) => bold.to_owned(),
        Some(first) if first.is_uppercase() && !bold.ends_with([':', '?', '!', ',', ';', '–', '-']) => {
            format!("**{ended}** – {rest}")
        }
        Some(first) if first.is_lowercase() => plain(),
        _ => line.to_owned(),
    }
}
