//! Somebody with a browser, who finds things by the words on them.

use std::time::Duration;

use fantoccini::elements::Element;
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, Locator};
use serde_json::json;

use crate::axe::{self, Look};
use crate::support::browser::{Browser, Screen};
use crate::support::long;
use crate::support::program::Program;

/// What must be true of every page; returns sentences about what is not.
const LOOK: &str = include_str!("look.js");

/// What a small window cuts off, in sentences.
const NARROW: &str = include_str!("narrow.js");

/// Where the keyboard is: the name of the control, or the button's value.
const FOCUS: &str = "const e = document.activeElement; \
    return e.tagName === 'BUTTON' ? e.value || e.textContent.trim() : e.name || e.id || e.tagName;";

/// Somebody with a browser of their own.
pub struct Person {
    browser: Browser,
    scripts: bool,
    width: u32,
    origin: String,
}

impl Person {
    /// A browser with nothing in it yet, or `None` if there is none on this machine.
    pub async fn new(program: &Program, screen: Screen, scripts: bool) -> Option<Self> {
        let browser =
            if scripts { Browser::open(screen).await? } else { Browser::without_scripts(screen).await? };
        browser.resize(screen.width()).await;
        Some(Self { browser, scripts, width: screen.width(), origin: program.url() })
    }

    /// Opens a page of the site, or a whole address.
    pub async fn open(&self, path: &str) {
        let address =
            if path.starts_with("http") { path.to_owned() } else { format!("{}{path}", self.origin) };
        if self.browser.goto(&address).await.is_err() {
            // Once in some hundred runs the renderer of a phone stops answering. A page that hangs does so again.
            self.browser.goto(&address).await.unwrap_or_else(|why| panic!("{address}: {why}"));
        }
        if self.status().await == 503 {
            // On a machine that is too busy a page asks to try again, and people do, once.
            self.browser.complaints().await;
            self.browser.goto(&address).await.unwrap_or_else(|why| panic!("{address}: {why}"));
        }
        self.look().await;
    }

    /// Presses the button, link or fold that says these words.
    pub async fn press(&self, words: &str) {
        let found = self.pressable(words).await;
        self.uncovers(&found).await;
        found.click().await.unwrap();
        // a form that would be kept asks first whether the site answers
        self.waits_for_script("return document.querySelector('form[data-asking]') === null").await;
        self.look().await;
    }

    /// Presses what says these words wherever it is, in the head and the foot of the page too.
    pub async fn press_anywhere(&self, words: &str) {
        let path = format!("//*[self::button or self::a][normalize-space(.)=\"{words}\"]");
        for found in self.browser.find_all(Locator::XPath(&path)).await.unwrap() {
            if found.is_displayed().await.unwrap() {
                found.click().await.unwrap();
                self.look().await;
                return;
            }
        }
        panic!("nothing to press says {words:?} on {}:\n{}", self.address().await, self.text().await);
    }

    /// Whether the answer with these words is chosen.
    pub async fn is_chosen(&self, words: &str) -> bool {
        let path = format!("//main//label[input][contains(normalize-space(.), \"{words}\")]/input");
        self.browser.find(Locator::XPath(&path)).await.expect(words).is_selected().await.unwrap()
    }

    /// Presses what says these words, while the site may not answer: nothing is checked.
    pub async fn press_unchecked(&self, words: &str) {
        self.pressable(words).await.click().await.unwrap();
    }

    /// Presses the first control that fits, while the site may not answer. A script may exchange it meanwhile.
    pub async fn tap_unchecked(&self, css: &str) {
        for _ in 0..20 {
            if self.browser.find(Locator::Css(css)).await.expect(css).click().await.is_ok() {
                return;
            }
        }
        panic!("{css} cannot be pressed");
    }

    /// Closes the page, and keeps the browser.
    pub async fn leaves_the_site(&self) {
        self.browser.goto("about:blank").await.unwrap();
    }

    /// Cuts the connection of the window in front.
    pub async fn loses_the_connection(&self) {
        self.browser.connect(false).await;
    }

    /// Brings the connection back. What the browser complained about meanwhile is not a fault.
    pub async fn has_the_connection_back(&self) {
        self.browser.connect(true).await;
        self.browser.complaints().await;
    }

    /// Gets no copy of a page that is open from now on: none that its scripts ask for comes through.
    pub async fn gets_no_copies(&self) {
        self.browser
            .begin_pages_with(
                "const real = window.fetch; window.fetch = (to, how) => how?.headers && !how.method && !how.cache \
                 ? Promise.reject(new TypeError('lost')) : real(to, how);",
            )
            .await;
    }

    /// Gets the copies of a page that is open from now on when a script of the page calls `letThrough`.
    pub async fn gets_copies_late(&self) {
        self.browser
            .begin_pages_with(
                "const real = window.fetch; const late = new Promise((done) => { window.letThrough = done; }); \
                 window.fetch = async (to, how) => { if (how?.headers && !how.method && !how.cache) await late; \
                 return real(to, how); };",
            )
            .await;
    }

    /// Opens no stream from now on, as behind a proxy that lets none through: the pages count how often they tried.
    pub async fn gets_no_streams(&self) {
        self.browser
            .begin_pages_with(
                "window.shutOut = 0; \
                 window.EventSource = class extends EventTarget { \
                     static OPEN = 1; static CLOSED = 2; readyState = 0; \
                     constructor() { super(); window.shutOut += 1; } close() {} };",
            )
            .await;
    }

    /// Has pages from now on in a browser that shows no notifications.
    pub async fn shows_no_notifications(&self) {
        self.browser.begin_pages_with("delete window.Notification").await;
    }

    /// Has pages from now on whose stream says what a script of the page has `hear(code)` say, in a crowd with
    /// `hear(code, true)`. Their copies are counted in `asked`, and each waits in `late` for how it ends: let through by its first function, lost by its second.
    pub async fn hears_and_asks_by_hand(&self) {
        self.browser
            .begin_pages_with(
                "const streams = []; window.asked = 0; window.late = []; \
                 window.hear = (code, crowd) => { for (const stream of streams) { \
                     if (crowd) stream.dispatchEvent(new MessageEvent('crowd')); \
                     stream.dispatchEvent(new MessageEvent('changed', { data: code })); } return streams.length > 0; }; \
                 window.EventSource = class extends EventTarget { \
                     static OPEN = 1; static CLOSED = 2; readyState = 1; \
                     constructor() { super(); streams.push(this); } close() {} }; \
                 const real = window.fetch; \
                 window.fetch = async (to, how) => { if (how?.headers && !how.method && !how.cache) { \
                     window.asked += 1; await new Promise((...ends) => window.late.push(ends)); } \
                     return real(to, how); };",
            )
            .await;
    }

    /// Hears from now on only what a test tells by `told(EVENT, DATA)`. The pages count the copies that they ask for, and
    /// note what they put off by more than a second, which never comes.
    pub async fn hears_only_what_is_told(&self) {
        self.browser
            .begin_pages_with(
                "window.asked = 0; window.later = []; \
                 window.EventSource = class extends EventTarget { \
                     static OPEN = 1; static CLOSED = 2; readyState = 1; \
                     constructor() { super(); window.told = (what, data) => \
                         this.dispatchEvent(new MessageEvent(what, { data })); } close() {} }; \
                 const real = window.fetch; window.fetch = (to, how) => { \
                     window.asked += how?.headers && !how.method && !how.cache ? 1 : 0; return real(to, how); }; \
                 const wait = window.setTimeout; window.setTimeout = (does, after, ...rest) => \
                     after > 1000 ? (window.later.push(after), 0) : wait(does, after, ...rest);",
            )
            .await;
    }

    /// Stops the polling of the page that is open, so that its stream alone brings news.
    pub async fn polls_no_more(&self) {
        self.spoil(
            "const last = setInterval(() => {}, 1000000); for (let one = 1; one <= last; one += 1) clearInterval(one);",
        )
        .await;
    }

    /// Presses the first control that fits.
    pub async fn tap(&self, css: &str) {
        self.browser.find(Locator::Css(css)).await.expect(css).click().await.unwrap();
        self.look().await;
    }

    /// Waits until this field holds this text: scripts bring it.
    pub async fn waits_for_typed(&self, css: &str, text: &str) {
        let read = "return document.querySelector(arguments[0])?.value === arguments[1]";
        self.waits_until(read, css, text).await;
    }

    /// Waits until this part of the page says these words: scripts bring them.
    pub async fn waits_for_words(&self, css: &str, words: &str) {
        let read = "return document.querySelector(arguments[0])?.innerText.includes(arguments[1]) ?? false";
        self.waits_until(read, css, words).await;
    }

    /// Waits until this script, or the promise that it returns, says true.
    pub async fn waits_for_script(&self, read: &str) {
        self.waits_until(read, "the script", read).await;
    }

    /// Opens a page of the site while it may not answer: what the browser complains about is not checked.
    pub async fn open_unchecked(&self, path: &str) {
        self.browser.goto(&format!("{}{path}", self.origin)).await.unwrap();
    }

    /// In one step: a script may exchange the part between finding and reading it.
    pub async fn waits_until(&self, read: &str, css: &str, words: &str) {
        for _ in 0..300 {
            // a page that is about to go answers nothing
            let said = self.browser.execute(read, vec![json!(css), json!(words)]).await;
            if said.is_ok_and(|said| said == json!(true)) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{css} never says {words:?}:\n{}", self.text().await);
    }

    /// Presses a button two times before the page can change.
    pub async fn press_twice(&self, words: &str) {
        let button = json!(self.pressable(words).await);
        self.browser.execute("arguments[0].click(); arguments[0].click();", vec![button]).await.unwrap();
        // The driver waits for the pages that its own clicks bring, and for no others.
        tokio::time::sleep(Duration::from_millis(700)).await;
        self.look().await;
    }

    async fn pressable(&self, words: &str) -> Element {
        let kinds = "self::button or self::a or self::summary";
        let path = format!("//main//*[{kinds}][contains(normalize-space(.), \"{words}\")]");
        for found in self.browser.find_all(Locator::XPath(&path)).await.unwrap() {
            if found.is_displayed().await.unwrap() {
                return found;
            }
        }
        panic!("nothing to press says {words:?} on {}:\n{}", self.address().await, self.text().await);
    }

    /// Types into the field with this label, as one pastes.
    pub async fn fill(&self, label: &str, text: &str) {
        let field = self.field(label).await;
        let paste = "arguments[0].focus(); arguments[0].value = arguments[1];";
        self.browser.execute(paste, vec![json!(field), json!(text)]).await.unwrap();
    }

    /// Chooses a file that holds these bytes.
    pub async fn choose_file(&self, label: &str, name: &str, bytes: &[u8]) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(name);
        std::fs::write(&file, bytes).unwrap();
        let field = self.field(label).await;
        field.send_keys(file.to_str().unwrap()).await.unwrap();
        // The browser reads the file when it likes; its answer appears below the field.
        let said = format!("#{}-said", field.attr("id").await.unwrap().unwrap());
        for _ in 0..50 {
            if !self.words_of(&said).await.is_empty() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("nothing was said of {name}");
    }

    /// What the field with this label contains.
    pub async fn value(&self, label: &str) -> String {
        self.field(label).await.prop("value").await.unwrap().unwrap()
    }

    async fn field(&self, label: &str) -> Element {
        let path = format!("//main//*[@id=//main//label[normalize-space(.)=\"{label}\"]/@for]");
        let found = self.browser.find_all(Locator::XPath(&path)).await.unwrap();
        for field in found {
            if field.is_displayed().await.unwrap() {
                return field;
            }
        }
        panic!("no field is called {label:?} on {}:\n{}", self.address().await, self.text().await);
    }

    /// Chooses a value in the list with this label.
    pub async fn select(&self, label: &str, value: &str) {
        self.field(label).await.select_by_value(value).await.unwrap();
    }

    /// Keeps a picture of the page.
    pub async fn screenshot(&self, name: &str) {
        self.browser.screenshot(name).await;
    }

    /// Where the first link leads whose address contains this.
    pub async fn link_with(&self, part: &str) -> String {
        let css = format!("main a[href*='{part}']");
        self.browser.find(Locator::Css(&css)).await.expect(part).attr("href").await.unwrap().unwrap()
    }

    /// Chooses the language of the pages.
    pub async fn speaks(&self, language: &str) {
        let cookie = "document.cookie = `arbiter-language=${arguments[0]}; path=/`";
        self.browser.execute(cookie, vec![json!(language)]).await.unwrap();
    }

    /// A picture of the whole page.
    pub async fn picture(&self) -> Vec<u8> {
        self.browser.picture().await
    }

    /// A picture of this many pixels of the page, from the first element that fits, as a WebP.
    pub async fn clipping(&self, css: &str, size: [u32; 2]) -> Vec<u8> {
        self.browser.clipping(css, size).await
    }

    /// Chooses the answer with these words.
    pub async fn choose(&self, words: &str) {
        let path = format!("//main//label[input][contains(normalize-space(.), \"{words}\")]");
        let found = self.browser.find(Locator::XPath(&path)).await.expect(words);
        self.uncovers(&found).await;
        found.click().await.unwrap();
    }

    /// Scrolls if this is outside the window, or a bar that stays at its edge lies over it.
    async fn uncovers(&self, found: &Element) {
        let scroll = "
            const [one] = arguments;
            const { left, top, width, height } = one.getBoundingClientRect();
            const over = document.elementFromPoint(left + width / 2, top + height / 2);
            const is_covered = !over || (over.closest('.stays, .toast, #news') && !one.contains(over));
            if (is_covered) one.scrollIntoView({ block: 'center' });";
        self.browser.execute(scroll, vec![json!(found)]).await.unwrap();
    }

    /// Says that the page holds these words.
    pub async fn sees(&self, words: &str) {
        // The driver waits for what a click brings, and not for what a key brings.
        for _ in 0..30 {
            if self.text().await.contains(words) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{words:?} is not on {}:\n{}", self.address().await, self.text().await);
    }

    /// The words of the page, as far as they are shown.
    pub async fn text(&self) -> String {
        let text = "const main = document.querySelector('main'); return main ? main.innerText : '';";
        let text = self.browser.execute(text, Vec::new()).await.unwrap();
        text.as_str().unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The words of the first element that fits.
    pub async fn words_of(&self, css: &str) -> String {
        self.browser.find(Locator::Css(css)).await.expect(css).text().await.unwrap().trim().to_owned()
    }

    /// The labels of the first two score fields, in their order.
    pub async fn labels(&self, css: &str) -> Vec<String> {
        let mut labels = Vec::new();
        for label in self.browser.find_all(Locator::Css(css)).await.unwrap() {
            labels.push(label.text().await.unwrap());
        }
        labels
    }

    /// Goes back by the browser's own button.
    pub async fn back(&self) {
        self.browser.back().await.unwrap();
        self.look().await;
    }

    /// Goes back to a page that answered a form, and lets the browser send the form again.
    pub async fn back_and_sent_again(&self) {
        self.browser.back().await.unwrap();
        self.browser.refresh().await.unwrap();
        if self.browser.get_alert_text().await.is_ok() {
            self.browser.accept_alert().await.unwrap();
        }
        self.look().await;
    }

    /// Waits until these words are on the page.
    pub async fn wait_for(&self, css: &str) {
        self.browser.wait().for_element(Locator::Css(css)).await.expect(css);
    }

    /// Forgets every session, as a visitor who was never here.
    pub async fn forget(&self) {
        self.browser.delete_all_cookies().await.unwrap();
    }

    /// The tab that is in front.
    pub async fn window(&self) -> WindowHandle {
        self.browser.window().await.unwrap()
    }

    /// Another tab of the same browser, in front.
    pub async fn open_a_second_tab(&self) {
        let tab = self.browser.new_window(true).await.unwrap().handle;
        self.turn_to(tab).await;
    }

    /// Brings a tab to the front.
    pub async fn turn_to(&self, tab: WindowHandle) {
        self.browser.switch_to_window(tab).await.unwrap();
        self.browser.resize(self.width).await;
    }

    /// Types where the keyboard is. The part of the page with the focus may be exchanged in between.
    pub async fn keys(&self, keys: &str) {
        for _ in 0..20 {
            match self.browser.active_element().await.unwrap().send_keys(keys).await {
                Err(error) if error.is_stale_element_reference() => {}
                typed => return typed.unwrap(),
            }
        }
        panic!("what has the focus is exchanged again and again");
    }

    /// Tabs on until this control is reached, and sees on the way that every stop shows where it is.
    pub async fn tab_to(&self, control: &str) {
        for _ in 0..12 {
            self.keys("\u{e004}").await;
            let shown = "const style = (e) => getComputedStyle(e).outlineStyle; const e = document.activeElement; \
                return style(e) !== 'none' || Boolean(e.closest('label') && style(e.closest('label')) !== 'none');";
            let shown = self.browser.execute(shown, Vec::new()).await.unwrap();
            assert_eq!(shown, true, "the focus does not show on {}", self.focus().await);
            if self.focus().await == control {
                return;
            }
        }
        panic!("twelve tabs do not lead to {control}; the focus is on {}", self.focus().await);
    }

    /// Where the keyboard is.
    pub async fn focus(&self) -> String {
        self.browser.execute(FOCUS, Vec::new()).await.unwrap().as_str().unwrap().to_owned()
    }

    /// What is wrong with the page, in sentences.
    pub async fn faults(&self) -> Vec<String> {
        let found = self.browser.execute(LOOK, Vec::new()).await.expect("a page");
        serde_json::from_value(found).unwrap()
    }

    /// What axe says is wrong with the page; nothing where it is absent, or without scripts, for it waits for timers.
    pub async fn asks_axe(&self, look: Look) -> Vec<String> {
        if self.scripts { axe::findings(self.client(), look).await } else { Vec::new() }
    }

    /// The status with which the page came.
    pub async fn status(&self) -> i64 {
        let status = "return performance.getEntriesByType('navigation')[0].responseStatus";
        self.browser.execute(status, Vec::new()).await.unwrap().as_i64().unwrap()
    }

    /// What the window is called.
    pub async fn title(&self) -> String {
        self.client().title().await.unwrap()
    }

    /// Asks for light or dark pages, as the device's settings do.
    pub async fn prefers(&self, scheme: &str) {
        self.browser.prefers(scheme).await;
    }

    /// Lays the page out as for paper with this many millimetres between its margins; `None` goes back to the screen.
    pub async fn lays_out_on_paper(&self, width: Option<f64>) {
        self.browser.lay_out_on_paper(width).await;
    }

    /// How many sheets the page fills when it is printed on paper of this size, in millimetres.
    pub async fn prints(&self, width: f64, height: f64, margin: f64) -> usize {
        let file = self.browser.print(width, height, margin).await;
        assert!(file.starts_with(b"%PDF-"));
        // Of each page the file has an object of its own, not compressed; `/Pages` is their list.
        let after = |at: usize| file.get(at + 10).copied();
        let pages = file.windows(10).enumerate().filter(|(_, said)| said == b"/Type /Pag");
        pages.filter(|(at, _)| after(*at) == Some(b'e') && file.get(at + 11) != Some(&b's')).count()
    }

    /// The sentences that this script says of the page.
    pub async fn says(&self, script: &str) -> Vec<String> {
        let said = self.browser.execute(script, Vec::new()).await.expect("a page");
        serde_json::from_value(said).unwrap()
    }

    /// The sentences that this script says of a part of the page.
    pub async fn says_of(&self, script: &str, css: &str) -> Vec<String> {
        let said = self.browser.execute(script, vec![json!(css)]).await.expect("a page");
        serde_json::from_value(said).unwrap()
    }

    /// Answers the browser's question about notifications before it is asked.
    pub async fn allow_notifications(&self, yes: bool) {
        self.browser.allow_notifications(yes).await;
    }

    /// Makes the window this many CSS pixels wide.
    pub async fn narrows_to(&self, width: u32) {
        self.browser.resize(width).await;
    }

    /// With every fold open nothing is cut off on the smallest phone, nor on a laptop that shows everything twice as large.
    pub async fn fits_a_small_window(&self) {
        let found = self.is_cut_off().await;
        assert_eq!(found, Vec::<String>::new(), "on {}", self.address().await);
    }

    /// What a small window cuts off, in sentences.
    pub async fn is_cut_off(&self) -> Vec<String> {
        let mut found = Vec::new();
        self.browser.resize(320).await;
        found.extend(self.says(NARROW).await.into_iter().map(|line| format!("at 320 pixels: {line}")));
        self.browser.zoom_to_twice_the_size().await;
        found.extend(self.says(NARROW).await.into_iter().map(|line| format!("at 200 %: {line}")));
        self.browser.resize(self.width).await;
        found
    }

    /// Breaks the page, to see that the checks would notice.
    pub async fn spoil(&self, script: &str) {
        self.browser.execute(script, Vec::new()).await.unwrap();
    }

    /// How far the page is too wide, and what the browser complained about.
    pub async fn measures(&self) -> (i64, Vec<String>) {
        (self.browser.overflow().await, self.browser.complaints().await)
    }

    /// How long the page is, in its own pixels.
    pub async fn length(&self) -> i64 {
        let length = "return document.documentElement.scrollHeight";
        self.browser.execute(length, Vec::new()).await.unwrap().as_i64().unwrap()
    }

    async fn address(&self) -> String {
        self.client().current_url().await.unwrap().to_string()
    }

    fn client(&self) -> &Client {
        &self.browser
    }

    /// Checks the page as it is: at its own width and at two phones' nothing has to be scrolled sideways, nothing
    /// was refused or failed, it has one heading and a title, and every control has a name.
    async fn look(&self) {
        let address = self.address().await;
        let mut found = self.faults().await;
        if long() {
            found.extend(self.asks_axe(Look::Everything).await); // a second for each page: usually only those of the lists in pages.rs
        }
        assert_eq!(found, Vec::<String>::new(), "on {address}");
        assert_eq!(self.browser.complaints().await, Vec::<String>::new(), "on {address}");
        let phones = [360, Screen::Phone.width()];
        for width in phones.into_iter().filter(|width| *width != self.width).chain([self.width]) {
            self.browser.resize(width).await;
            let overflow = self.browser.overflow().await;
            let wide = if overflow <= 0 { Vec::new() } else { self.browser.too_wide().await };
            // Less than nothing is room that is kept free for a scroll bar.
            assert!(overflow <= 0, "{address} is too wide for {width} pixels: {wide:#?}");
        }
    }
}
