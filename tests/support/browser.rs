//! A real Chromium, driven through ChromeDriver as a person would use it: one browser for each test.
//!
//! A shell runs between this process and ChromeDriver and reads a pipe. When the test process ends, even by a kill,
//! the pipe closes, and the shell ends ChromeDriver and every browser process it started, and removes the profile.

use super::program::{answers, free_address};
use fantoccini::wd::{PrintConfigurationBuilder, PrintMargins, PrintSize};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Starts its arguments, waits for the pipe to close, ends its process group except itself, and removes its folder:
/// in several goes, for a browser that is ending still writes.
const SHELL: &str = r#""$0" "$@" <&- >log 2>&1 &
cat >/dev/null; trap '' TERM; kill -TERM 0; wait
for go in 1 2 3 4 5 6; do rm -rf "$PWD" && exit; sleep 0.3; done"#;

/// How long a page may take. Of its own accord ChromeDriver waits five minutes for a renderer that has stopped answering.
const PAGE_LOAD: Duration = Duration::from_secs(60);

/// What the person holds. Widths are CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// 390 × 844, touch, two device pixels to one: a player at the table.
    Phone,
    /// 1280 × 900: the director's desk.
    Laptop,
}

impl Screen {
    pub const BOTH: [Self; 2] = [Self::Phone, Self::Laptop];

    pub fn width(self) -> u32 {
        match self {
            Self::Phone => 390,
            Self::Laptop => 1280,
        }
    }
}

/// A browser with one empty page. It dereferences to fantoccini's `Client`: `browser.goto(…)`, `browser.find(…)`.
pub struct Browser {
    page: Client,
    screen: Screen,
    address: String,
    shell: Child,
}

impl Browser {
    /// A browser as people have it, or `None` if Chromium or ChromeDriver is not installed.
    pub async fn open(screen: Screen) -> Option<Self> {
        Self::start(screen, true).await
    }

    /// A browser whose user has turned scripts off. The driver's own `execute` still works.
    pub async fn without_scripts(screen: Screen) -> Option<Self> {
        Self::start(screen, false).await
    }

    async fn start(screen: Screen, scripts: bool) -> Option<Self> {
        let (Some(chromium), Some(driver)) = (installed("chromium"), installed("chromedriver")) else {
            return super::absent("Chromium with ChromeDriver", "apt-get install chromium chromium-driver");
        };
        let profile = tempfile::Builder::new().prefix("arbiter-browser-").tempdir().unwrap().keep();
        let address = free_address();
        let shell = Command::new("sh")
            .args(["-c", SHELL])
            .arg(driver)
            .arg(format!("--port={}", address.rsplit(':').next().unwrap()))
            .current_dir(&profile)
            .env("TMPDIR", &profile)
            .process_group(0) // the group it ends; and Ctrl-C ends the tests, not the one that cleans up after them
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("sh starts");
        let shell = Shell(Some(shell));
        wait_for(&address);
        let page = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities(&chromium, &profile, screen, scripts))
            .connect(&format!("http://{address}"))
            .await
            .unwrap_or_else(|why| panic!("no browser: {why}\n{}", log(&profile)));
        Some(Self { page, screen, address, shell: shell.keep() })
    }

    /// Keeps a picture of the page, as far as the screen shows it: `target/screenshots/NAME-WIDTH.png`.
    pub async fn screenshot(&self, name: &str) -> PathBuf {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("screenshots");
        let file = folder.join(format!("{name}-{}.png", self.screen.width()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&file, self.page.screenshot().await.expect("a picture of the page")).unwrap();
        file
    }

    /// A picture of the whole page as it is laid out on this screen.
    pub async fn picture(&self) -> Vec<u8> {
        let length = "return document.documentElement.scrollHeight";
        let length = self.page.execute(length, Vec::new()).await.expect("its length");
        self.lay_out([self.screen.width(), length.as_u64().unwrap() as u32]).await;
        self.capture(&json!({})).await
    }

    /// A picture of as many pixels of the page as asked for, as a WebP. It begins with the first element that fits.
    pub async fn clipping(&self, css: &str, [width, height]: [u32; 2]) -> Vec<u8> {
        // Some air above; `instant`, for a page may glide.
        let begins = "scrollTo({ top: 0, behavior: 'instant' }); \
            const { top } = document.querySelector(arguments[0]).getBoundingClientRect(); \
            return Math.max(0, Math.floor(top) - 8)";
        self.lay_out([width, height]).await;
        let top = self.page.execute(begins, vec![json!(css)]).await.expect(css).as_u64().unwrap() as u32;
        self.lay_out([width, top + height]).await;
        let clip = json!({ "x": 0, "y": top, "width": width, "height": height, "scale": 1 });
        self.capture(&json!({ "format": "webp", "quality": 40, "clip": clip })).await
    }

    async fn capture(&self, how: &serde_json::Value) -> Vec<u8> {
        let command = json!({ "cmd": "Page.captureScreenshot", "params": how });
        let answer = self.driver("goog/cdp/execute", &command).await;
        // A window as long as a whole page keeps the next page from being drawn in time on a busy machine.
        self.resize(self.screen.width()).await;
        decoded(answer["data"].as_str().expect("a picture"))
    }

    /// Makes the window this many CSS pixels wide, on what the person holds.
    pub async fn resize(&self, width: u32) {
        let height = if self.screen == Screen::Phone { 844 } else { 800 };
        self.lay_out([width, height]).await;
    }

    /// The window of a laptop whose reader zooms to 200 %: half as many CSS pixels, each of them twice as large.
    pub async fn zoom_to_twice_the_size(&self) {
        self.lay_out_at([Screen::Laptop.width() / 2, 400], 2).await;
    }

    async fn lay_out(&self, size: [u32; 2]) {
        self.lay_out_at(size, 1).await;
    }

    async fn lay_out_at(&self, [width, height]: [u32; 2], scale: u32) {
        let phone = self.screen == Screen::Phone;
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": phone });
        let command = json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": metrics });
        self.driver("goog/cdp/execute", &command).await;
    }

    /// Lays the page out as for paper with this many millimetres between its margins; `None` goes back to the screen.
    #[expect(clippy::float_arithmetic, reason = "lengths of paper")]
    pub async fn lay_out_on_paper(&self, width: Option<f64>) {
        let media = json!({ "media": if width.is_some() { "print" } else { "" } });
        self.driver("goog/cdp/execute", &json!({ "cmd": "Emulation.setEmulatedMedia", "params": media }))
            .await;
        let pixels = width.map_or_else(|| self.screen.width(), |width| (width * 96.0 / 25.4) as u32);
        self.resize(pixels).await;
    }

    /// The page as a PDF on paper of this size, in millimetres.
    #[expect(clippy::float_arithmetic, reason = "lengths of paper")]
    pub async fn print(&self, width: f64, height: f64, margin: f64) -> Vec<u8> {
        let centimetres = |length: f64| length / 10.0;
        let margin = centimetres(margin);
        let size = PrintSize { width: centimetres(width), height: centimetres(height) };
        let margins = PrintMargins { top: margin, bottom: margin, left: margin, right: margin };
        // What is too wide is cut off, not made smaller.
        let paper = PrintConfigurationBuilder::default().size(size).margins(margins).shrink_to_fit(false);
        self.page.print(paper.build().unwrap()).await.expect("a PDF")
    }

    /// Cuts this window's connection, or brings it back; other windows go on.
    pub async fn connect(&self, yes: bool) {
        // Otherwise what scripts ask for is not cut.
        self.driver("goog/cdp/execute", &json!({ "cmd": "Network.enable", "params": {} })).await;
        let open = json!({ "offline": !yes, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.driver(
            "goog/cdp/execute",
            &json!({ "cmd": "Network.emulateNetworkConditions", "params": open }),
        )
        .await;
    }

    /// Runs this script before those of each page that is opened from now on.
    pub async fn begin_pages_with(&self, script: &str) {
        let source = json!({ "source": script });
        self.driver(
            "goog/cdp/execute",
            &json!({ "cmd": "Page.addScriptToEvaluateOnNewDocument", "params": source }),
        )
        .await;
    }

    /// The colour scheme that the device asks pages for: `light` or `dark`.
    pub async fn prefers(&self, scheme: &str) {
        let feature = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.driver("goog/cdp/execute", &json!({ "cmd": "Emulation.setEmulatedMedia", "params": feature }))
            .await;
    }

    /// Lets pages show notifications, or refuses them.
    pub async fn allow_notifications(&self, yes: bool) {
        let setting = if yes { "granted" } else { "denied" };
        let permission = json!({ "permission": { "name": "notifications" }, "setting": setting });
        self.driver("goog/cdp/execute", &json!({ "cmd": "Browser.setPermission", "params": permission }))
            .await;
    }

    /// What the browser has complained about since it was last asked: scripts that failed, things that the content
    /// security policy refused. That a page came with a status such as 422 is not a complaint about it.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.driver("se/log", &json!({ "type": "browser" })).await;
        let lines = log.as_array().expect("a list of log lines").iter();
        let lines = lines.filter_map(|line| line.get("message")?.as_str().map(str::to_owned));
        // A connection that the test has cut is not a fault of the page either.
        let expected = ["the server responded with a status of 4", "net::ERR_INTERNET_DISCONNECTED"];
        lines.filter(|line| !expected.iter().any(|words| line.contains(words))).collect()
    }

    /// A command of ChromeDriver that the WebDriver standard does not have.
    async fn driver(&self, command: &str, body: &serde_json::Value) -> serde_json::Value {
        let session = self.page.session_id().await.unwrap().unwrap();
        let body = body.to_string();
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "POST /session/{session}/{command} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        // ChromeDriver leaves the connection open, so the end of the answer is where its length says.
        let mut answer = BufReader::new(stream);
        let mut length = 0;
        let mut line = String::new();
        while answer.read_line(&mut line).unwrap() > 2 {
            let header = line.to_lowercase();
            length = header.strip_prefix("content-length:").map_or(length, |it| it.trim().parse().unwrap());
            line.clear();
        }
        let mut body = vec![0; length];
        answer.read_exact(&mut body).unwrap();
        let answer: serde_json::Value = serde_json::from_slice(&body).unwrap();
        assert!(answer.pointer("/value/error").is_none(), "{command}: {answer}");
        answer.get("value").cloned().unwrap_or_default()
    }

    /// How far the page is wider than the screen: 0 where nobody has to scroll sideways.
    pub async fn overflow(&self) -> i64 {
        let script = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        self.page.execute(script, Vec::new()).await.expect("the page's width").as_i64().unwrap()
    }

    /// The innermost elements that reach beyond the screen, each with how far and its words.
    pub async fn too_wide(&self) -> Vec<String> {
        let script = "const most = document.documentElement.clientWidth;\
            const wide = [...document.body.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > most);\
            return wide.filter((e) => !wide.some((other) => other !== e && e.contains(other))).map((e) =>\
                `${e.tagName}.${e.className}, ${e.getBoundingClientRect().right - most}: ${e.textContent.slice(0, 80)}`)";
        let said = self.page.execute(script, Vec::new()).await.expect("a page");
        serde_json::from_value(said).unwrap()
    }
}

impl std::ops::Deref for Browser {
    type Target = Client;

    fn deref(&self) -> &Client {
        &self.page
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // ChromeDriver closes its browsers when asked to shut down; the shell ends what is left after that.
        let ask = || -> std::io::Result<()> {
            let mut stream = TcpStream::connect(&self.address)?;
            stream.set_read_timeout(Some(Duration::from_secs(5)))?;
            write!(stream, "GET /shutdown HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address)?;
            stream.read_to_end(&mut Vec::new()).map(drop)
        };
        let _ = ask();
        end(&mut self.shell);
    }
}

/// The shell while the browser is not up yet: a failed start must clean up too.
struct Shell(Option<Child>);

impl Shell {
    fn keep(mut self) -> Child {
        self.0.take().unwrap()
    }
}

impl Drop for Shell {
    fn drop(&mut self) {
        if let Some(shell) = &mut self.0 {
            end(shell);
        }
    }
}

fn end(shell: &mut Child) {
    drop(shell.stdin.take());
    let _ = shell.wait();
}

fn capabilities(
    chromium: &Path,
    profile: &Path,
    screen: Screen,
    scripts: bool,
) -> serde_json::Map<String, serde_json::Value> {
    // Without the background flags this browser asks its maker's servers, which a closed network refuses noisily.
    let mut arguments = vec![
        "--headless=new".to_owned(),
        "--no-sandbox".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-dev-shm-usage".to_owned(),
        "--disable-quic".to_owned(),
        "--no-first-run".to_owned(),
        "--disable-background-networking".to_owned(),
        "--disable-component-update".to_owned(),
        "--disable-sync".to_owned(),
        "--disable-extensions".to_owned(),
        // Pages of the browser itself, in processes of their own: a third of what a browser costs that shows one page.
        "--disable-features=PreloadTopChromeWebUI,WebUIOmniboxPopup,WebUIOmniboxAimPopup".to_owned(),
        "--hide-scrollbars".to_owned(),
        "--window-size=1280,900".to_owned(),
        format!("--user-data-dir={}", profile.join("profile").display()),
    ];
    // Without a head there is no mouse either, and pages put the focus in a field only where there is one.
    let mouse = "availablePointerTypes=4,primaryPointerType=4,availableHoverTypes=2,primaryHoverType=2";
    let no_scripts = (!scripts).then_some("scriptEnabled=false");
    let settings: Vec<&str> =
        (screen == Screen::Laptop).then_some(mouse).into_iter().chain(no_scripts).collect();
    arguments.push(format!("--blink-settings={}", settings.join(",")));
    let phone = json!({
        "deviceMetrics": { "width": 390, "height": 844, "pixelRatio": 2.0, "touch": true, "mobile": true },
    });
    let options = match screen {
        Screen::Laptop => json!({ "binary": chromium, "args": arguments }),
        // Without scripts a tap under emulation never ends, so there the phone is a small window: see `resize`.
        Screen::Phone if !scripts => json!({ "binary": chromium, "args": arguments }),
        Screen::Phone => json!({ "binary": chromium, "args": arguments, "mobileEmulation": phone }),
    };
    let capabilities = json!({
        "browserName": "chrome", "timeouts": { "pageLoad": PAGE_LOAD.as_millis() }, "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" },
    });
    capabilities.as_object().unwrap().clone()
}

/// The bytes of a text in base64.
fn decoded(text: &str) -> Vec<u8> {
    let digit = |sign: u8| match sign {
        b'A'..=b'Z' => sign - b'A',
        b'a'..=b'z' => sign - b'a' + 26,
        b'0'..=b'9' => sign - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let signs: Vec<u8> = text.bytes().filter(|sign| *sign != b'=').map(digit).collect();
    let bytes = signs.chunks(4).flat_map(|four| {
        let bits = four.iter().fold(0_u32, |bits, sign| (bits << 6) | u32::from(*sign));
        let bits = bits << (6 * (4 - four.len()));
        bits.to_be_bytes()[1..four.len()].to_vec()
    });
    bytes.collect()
}

fn installed(program: &str) -> Option<PathBuf> {
    let searched = std::env::var_os("PATH")?;
    std::env::split_paths(&searched).map(|folder| folder.join(program)).find(|it| it.is_file())
}

fn wait_for(address: &str) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while !answers(address) {
        assert!(Instant::now() < deadline, "ChromeDriver does not answer on {address}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn log(profile: &Path) -> String {
    std::fs::read_to_string(profile.join("log")).unwrap_or_default()
}
