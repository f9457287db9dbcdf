//! The real program, started as a director starts it, on a free port and a database of its own.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(30);

/// Waits for what another process does in its own time, looking now and then; `look` says what is still missing. The
/// bound measures nothing: it only ends a test that would hang.
pub fn wait_for(mut look: impl FnMut() -> Result<(), String>) {
    let start = Instant::now();
    while let Err(missing) = look() {
        assert!(start.elapsed() < PATIENCE, "{missing}");
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// A running `arbiter`. It is killed, and its folder removed, when this value is dropped.
pub struct Program {
    child: Child,
    address: String,
    printed: Arc<Mutex<Vec<String>>>,
    folder: tempfile::TempDir,
}

impl Program {
    /// `arbiter serve` on a new SQLite database.
    pub fn serve() -> Self {
        Self::serve_in(tempfile::tempdir().unwrap())
    }

    /// `arbiter serve` on the database in this folder.
    pub fn serve_in(folder: tempfile::TempDir) -> Self {
        let database = format!("sqlite:{}", folder.path().join("arbiter.db").display());
        Self::start(&["serve", "--database", &database], folder)
    }

    /// `arbiter serve` on the database of this URL, for example `postgres::url()`.
    pub fn serve_on(database: &str) -> Self {
        Self::start(&["serve", "--database", database], tempfile::tempdir().unwrap())
    }

    /// `arbiter demo`: a tournament in progress.
    pub fn demo() -> Self {
        Self::start(&["demo"], tempfile::tempdir().unwrap())
    }

    /// `arbiter serve` on a database in this folder, started by a shell script that ends with `exec "$@"`.
    pub fn serve_by(script: &str, database: &str, folder: tempfile::TempDir) -> Self {
        let mut shell = Command::new("sh");
        shell.args(["-c", script, "sh", env!("CARGO_BIN_EXE_arbiter")]);
        Self::launch(shell, &["serve", "--database", database], folder)
    }

    /// The number of its process.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// `arbiter` with these arguments, which serve.
    pub fn start(arguments: &[&str], folder: tempfile::TempDir) -> Self {
        Self::launch(arbiter(), arguments, folder)
    }

    /// `arbiter serve` on the database in this folder, at the address of an earlier one.
    pub fn serve_again(folder: tempfile::TempDir, address: String) -> Self {
        let database = format!("sqlite:{}", folder.path().join("arbiter.db").display());
        Self::launch_at(arbiter(), &["serve", "--database", &database], folder, address)
    }

    fn launch(program: Command, arguments: &[&str], folder: tempfile::TempDir) -> Self {
        Self::launch_at(program, arguments, folder, free_address())
    }

    fn launch_at(
        mut program: Command,
        arguments: &[&str],
        folder: tempfile::TempDir,
        address: String,
    ) -> Self {
        let mut child = program
            .args(arguments)
            .args(["--listen", &address])
            .current_dir(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let printed = Arc::new(Mutex::new(Vec::new()));
        keep_lines(child.stdout.take().unwrap(), &printed);
        keep_lines(child.stderr.take().unwrap(), &printed);
        let mut program = Self { child, address, printed, folder };
        program.wait_until_it_answers();
        program
    }

    /// Where it answers, without a slash at the end: `http://127.0.0.1:40001`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The address and port of the program.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The folder it runs in; its database is `arbiter.db` there.
    pub fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    /// Everything it has printed so far, on both streams.
    pub fn printed(&self) -> String {
        self.printed.lock().unwrap().join("\n")
    }

    /// The first link in a printed line that contains `word`: `program.link("setup")`.
    pub fn link(&self, word: &str) -> String {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let printed = self.printed();
            let link = printed
                .split_whitespace()
                .find(|it| it.starts_with("http") && it.contains(word))
                .map(|it| it.trim_end_matches(['.', ',', ')']).to_owned());
            match link {
                Some(link) => return link,
                None if Instant::now() > deadline => panic!("no link with {word:?} in:\n{printed}"),
                None => std::thread::sleep(Duration::from_millis(20)),
            }
        }
    }

    /// Pulls the plug, as a power cut does: no shutdown, no flushing.
    pub fn kill(mut self) -> tempfile::TempDir {
        let _ = self.child.kill();
        let _ = self.child.wait();
        std::mem::replace(&mut self.folder, tempfile::tempdir().unwrap())
    }

    fn wait_until_it_answers(&mut self) {
        let deadline = Instant::now() + PATIENCE;
        while !answers(&self.address) {
            if let Some(status) = self.child.try_wait().unwrap() {
                std::thread::sleep(Duration::from_millis(50)); // its last words are still on their way
                panic!("the program ended with {status}:\n{}", self.printed());
            }
            assert!(Instant::now() < deadline, "no answer on {}:\n{}", self.address, self.printed());
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The program, for one command that ends by itself: `arbiter().args(["deck", "formats"]).output()`.
pub fn arbiter() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.env_remove("ARBITER_DATABASE_URL");
    command
}

/// A library that shows a program another time than it is, if it is installed.
pub fn other_clock() -> Option<PathBuf> {
    let places = std::fs::read_dir("/usr/lib").into_iter().flatten();
    let found = places
        .filter_map(|place| Some(place.ok()?.path().join("faketime/libfaketimeMT.so.1")))
        .find(|file| file.exists());
    found.or_else(|| super::absent("libfaketime", "apt-get install libfaketime"))
}

/// An address nobody listens on. Another process could take it before we do; then the program says so and ends.
pub fn free_address() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().unwrap().to_string()
}

/// Whether a web server speaks at this address: an open port alone is not an answer.
pub fn answers(address: &str) -> bool {
    let ask = || -> std::io::Result<bool> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        write!(stream, "GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
        let mut start = [0; 5];
        stream.read_exact(&mut start)?;
        Ok(&start == b"HTTP/")
    };
    ask().unwrap_or(false)
}

fn keep_lines(stream: impl Read + Send + 'static, lines: &Arc<Mutex<Vec<String>>>) {
    let lines = Arc::clone(lines);
    std::thread::spawn(move || {
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            lines.lock().unwrap().push(line);
        }
    });
}
