//! Listens, and serves pages until told to stop.

use std::future::ready;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::time::Duration;

use actix_http::HttpService;
use actix_service::{ServiceFactoryExt, boxed, fn_service, map_config};
use actix_web::App;
use actix_web::dev::{AppConfig, Server};
use actix_web::rt::net::TcpStream;
use actix_web::web::{self, Data};

use crate::web::connections::most_connections;
use crate::web::followers::keep_told;
use crate::web::pipeline;
use crate::web::site::Site;
use crate::web::socket::Socket;

/// Two threads handle all sockets; pages are made on other threads.
const WORKERS: usize = 2;

/// Binds an address before anybody is told of it.
///
/// # Errors
/// If the address is in use or not permitted.
pub fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let listener = TcpListener::bind(address)?;
    listener.set_nonblocking(true)?;
    Ok(listener)
}

/// Serves pages on a listening socket, as [`actix_web::HttpServer`] does, with a [`Socket`] around each connection.
///
/// # Errors
/// If the socket cannot be used.
pub fn serve_on(listener: TcpListener, site: Data<Site>) -> io::Result<Server> {
    serve(listener, site, false)
}

/// Serves pages on a listening socket and tells open pages of changes: their streams do not end before the server does.
///
/// # Errors
/// Like [`serve_on`].
pub fn serve_and_tell(listener: TcpListener, site: Data<Site>) -> io::Result<Server> {
    serve(listener, site, true)
}

fn serve(listener: TcpListener, site: Data<Site>, tells: bool) -> io::Result<Server> {
    hang_up_on_the_idle(&listener, site.guards.unread);
    let server = Server::build()
        .workers(WORKERS)
        .backlog(1_024)
        // More connections would fail to open files, with half-finished pages.
        .max_concurrent_connections(connections_each())
        .shutdown_timeout(10);
    let (ending, address) = (server.graceful_shutdown_signal(), listener.local_addr()?);
    if tells {
        let (followed, stops) = (site.clone(), ending.clone());
        actix_web::rt::spawn(async move { keep_told(followed, stops.notified()).await });
    }
    let connections = move || {
        let (site, ending) = (site.clone(), ending.clone());
        let app = App::new().app_data(site).default_service(web::to(pipeline::enter));
        let pages = HttpService::build()
            .graceful_shutdown_signal(move || {
                let ending = ending.clone();
                async move { ending.notified().await }
            })
            .keep_alive(idle(most_connections()))
            .client_request_timeout(Duration::from_secs(5))
            .client_disconnect_timeout(Duration::from_secs(1))
            .local_addr(address)
            .h1(map_config(app, |()| AppConfig::default()));
        let socket = |stream: TcpStream| {
            let peer = stream.peer_addr().ok();
            ready(Ok((Socket::new(stream), peer)))
        };
        // The task of a connection has room for its future twice: at first, and while it is awaited. A pointer to it is
        // small, which saves half a kilobyte for each open page.
        boxed::factory(fn_service(socket).and_then(pages))
    };
    Ok(server.listen("pages", listener, connections)?.run())
}

/// Actix waits for ever for a client that does not accept the answer. Here the system closes the connection if
/// nothing could be sent for this long; each connection inherits this from the listening socket.
#[cfg(target_os = "linux")]
fn hang_up_on_the_idle(listener: &TcpListener, after: Option<Duration>) {
    if let Err(error) = socket2::SockRef::from(listener).set_tcp_user_timeout(after) {
        tracing::warn!(%error, "slow readers cannot be hung up on");
    }
}

/// Other systems have no such setting: a proxy in front has to do it.
#[cfg(not(target_os = "linux"))]
fn hang_up_on_the_idle(_: &TcpListener, _: Option<Duration>) {}

/// How long an idle connection is kept. Open pages poll every twenty seconds: if there is room for a whole venue,
/// they find their connection open; if not, others need it.
const fn idle(connections: usize) -> Duration {
    Duration::from_secs(if connections >= 8_000 { 30 } else { 15 })
}

fn connections_each() -> usize {
    most_connections() / WORKERS
}
