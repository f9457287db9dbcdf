//! One private PostgreSQL for each test process, and in it one fresh database for each test.
//!
//! The server listens on a Unix socket in its own temporary folder and nowhere else. A guard process holds the other
//! end of a pipe: when the test process ends, even by a panic or a kill, the pipe closes and the guard stops the
//! server and removes the folder. A static would not do: Rust never drops those.

use diesel::{Connection, PgConnection, RunQueryDsl};
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// A new empty database for one test, as a `postgres://` URL, or `None` if PostgreSQL is not installed.
pub fn url() -> Option<String> {
    static SERVER: OnceLock<Option<Server>> = OnceLock::new();
    static DATABASES: AtomicU32 = AtomicU32::new(1);
    let server = SERVER.get_or_init(|| Some(Server::start(&programs()?))).as_ref();
    let Some(server) = server else { return super::absent("PostgreSQL", "apt-get install postgresql") };
    let name = format!("test_{}", DATABASES.fetch_add(1, Ordering::Relaxed));
    let mut connection =
        PgConnection::establish(&server.url("postgres")).expect("the private server answers");
    diesel::sql_query(format!("CREATE DATABASE {name} TEMPLATE template0"))
        .execute(&mut connection)
        .expect("a fresh database");
    Some(server.url(&name))
}

/// A server of one test's own, which may be killed and started again.
pub struct Own {
    server: Server,
    programs: PathBuf,
}

impl Own {
    /// Starts it; `None` if PostgreSQL is not installed.
    pub fn start() -> Option<Self> {
        let Some(programs) = programs() else {
            return super::absent("PostgreSQL", "apt-get install postgresql");
        };
        Some(Self { server: Server::start(&programs), programs })
    }

    /// A streaming replica of it, which answers and replays what it writes from now on.
    pub fn replica(&self) -> Self {
        let from = &self.server.folder;
        let server = Server::made(&self.programs, |cluster| {
            let mut copy = as_server_user(&self.programs.join("pg_basebackup"));
            copy.args(["--username=postgres", "--checkpoint=fast", "--no-sync", "--write-recovery-conf"]);
            run(copy.arg("--host").arg(from).arg("--pgdata").arg(cluster).current_dir(from));
        });
        Self { server, programs: self.programs.clone() }
    }

    /// The URL of the database.
    pub fn url(&self) -> String {
        self.server.url("postgres")
    }

    /// Ends all its processes at once, as when a computer goes off; what it acknowledged is in its files.
    pub fn kill(&self) {
        let all = processes(&self.server.folder);
        run(Command::new("kill").arg("-KILL").args(&all));
        // Until none of them is left, it could not be started again.
        while all.iter().any(|pid| Path::new("/proc").join(pid).join("exe").exists()) {
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        // Where no parent reaps dead processes their numbers are still taken, and it would believe that it runs.
        for file in ["data/postmaster.pid", ".s.PGSQL.5432.lock"] {
            std::fs::remove_file(self.server.folder.join(file)).unwrap();
        }
    }

    /// Starts it again on the same files.
    pub fn start_again(&self) {
        self.server.serve(&self.programs);
    }
}

/// The numbers of the processes of the server in this folder, the first of them first.
pub fn processes(folder: &Path) -> Vec<String> {
    let first = std::fs::read_to_string(folder.join("data/postmaster.pid")).unwrap();
    let postmaster = first.lines().next().unwrap().to_owned();
    let children = Command::new("ps").args(["-o", "pid=", "--ppid", &postmaster]).output().unwrap().stdout;
    let children = String::from_utf8(children).unwrap();
    let mut all = vec![postmaster];
    all.extend(children.split_whitespace().map(str::to_owned));
    all
}

struct Server {
    folder: PathBuf,
    /// Its standard input is closed by the kernel when this process ends, which is what the guard waits for.
    _guard: Child,
}

impl Server {
    fn start(programs: &Path) -> Self {
        Self::made(programs, |cluster| {
            run(as_server_user(&programs.join("initdb"))
                .args([
                    "--auth=trust",
                    "--username=postgres",
                    "--no-sync",
                    "--encoding=UTF8",
                    "--locale=C.UTF-8",
                ])
                .arg("--pgdata")
                .arg(cluster)
                .current_dir("/"));
        })
    }

    /// Starts a server on files that `fill` makes.
    fn made(programs: &Path, fill: impl FnOnce(&Path)) -> Self {
        let folder = tempfile::Builder::new().prefix("arbiter-pg-").tempdir().unwrap().keep();
        let guard = guard(programs, &folder);
        if is_root() {
            run(Command::new("chown").arg("postgres:").arg(&folder));
        }
        fill(&folder.join("data"));
        let server = Self { folder, _guard: guard };
        server.serve(programs);
        server
    }

    fn serve(&self, programs: &Path) {
        // Durability is switched off on purpose: this server dies with the test that asked for it.
        let settings = format!(
            "-c listen_addresses='' -c unix_socket_directories='{}' -c fsync=off -c synchronous_commit=off \
             -c full_page_writes=off -c max_connections=200",
            self.folder.display()
        );
        run(as_server_user(&programs.join("pg_ctl"))
            .args(["start", "--wait", "--silent", "--options", &settings, "--pgdata"])
            .arg(self.folder.join("data"))
            .arg("--log")
            .arg(self.folder.join("log"))
            .current_dir(&self.folder));
    }

    fn url(&self, database: &str) -> String {
        format!("postgres://postgres@/{database}?host={}", self.folder.display())
    }
}

/// Waits for the pipe to close, stops the server and removes its folder: in several goes, for the tests may have ended
/// while the server was being set up.
const GUARD: &str = r#"cd /; cat >/dev/null
for go in 1 2 3 4 5 6; do "$@"; rm -rf "$FOLDER" && exit; sleep 0.5; done"#;

/// Starts the process that outlives this one just long enough to clean up after it.
fn guard(programs: &Path, folder: &Path) -> Child {
    let mut stop = as_server_user(&programs.join("pg_ctl"));
    stop.args(["stop", "--mode=immediate", "--silent", "--pgdata"]).arg(folder.join("data"));
    Command::new("sh")
        .args(["-c", GUARD, "guard"])
        .arg(stop.get_program())
        .args(stop.get_args())
        .env("FOLDER", folder)
        .process_group(0) // so that Ctrl-C in a terminal ends the tests, not the guard
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("sh starts")
}

/// The folder that has `initdb` and `pg_ctl`: Debian keeps them out of the search path, by version.
fn programs() -> Option<PathBuf> {
    if !cfg!(feature = "postgres") {
        return None;
    }
    let mut versions: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|it| it.path())
        .collect();
    versions.sort();
    let searched = std::env::var_os("PATH").unwrap_or_default();
    let debian = versions.into_iter().rev().map(|version| version.join("bin"));
    debian
        .chain(std::env::split_paths(&searched))
        .find(|it| it.join("initdb").exists() && it.join("pg_ctl").exists())
}

/// PostgreSQL refuses to run as root, so root hands its work to the user that Debian's package made.
fn as_server_user(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--init-groups", "--"]).arg(program);
    command
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|it| it.uid() == 0)
}

fn run(command: &mut Command) {
    // Output goes to files the server may keep open, never to a pipe: a pipe would wait for the server to end.
    let log = tempfile::tempfile().unwrap();
    let status = command
        .stdin(Stdio::null())
        .stdout(log.try_clone().unwrap())
        .stderr(log.try_clone().unwrap())
        .status()
        .unwrap_or_else(|why| panic!("{command:?}: {why}"));
    if !status.success() {
        panic!("{command:?}: {status}: {}", said(log));
    }
}

fn said(mut log: std::fs::File) -> String {
    use std::io::{Read, Seek};
    let mut text = String::new();
    let _ = log.rewind().and_then(|()| log.read_to_string(&mut text));
    text
}
