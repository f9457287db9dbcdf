//! Makes a page on a blocking thread and waits for it, but not for ever, and not while the database does not answer.
//! Work that nobody is waiting for is told to stop.

use std::pin::pin;
use std::time::{Duration, Instant};

use actix_web::web;
use tokio::time::timeout;

use crate::app::Trouble;
use crate::domain::awaited::Awaited;
use crate::web::error::PageError;
use crate::web::guard::rate::Caller;
use crate::web::permits::{NoPermit, WorkKind};
use crate::web::route::{Method, Route};
use crate::web::site::Site;

/// How often that is checked.
const LOOK_EVERY: Duration = Duration::from_millis(250);

/// Waits for a permit and then for the work; `None` if it panicked. `work` gets a flag that says whether anybody is
/// still waiting.
///
/// # Errors
/// [`PageError::Busy`] when no permit became free in time, or an error that says it took too long.
pub async fn with_deadline<T, F>(
    site: &Site,
    route: &Route,
    caller: Caller,
    work: impl FnOnce(Awaited) -> F,
) -> Result<Option<T>, PageError>
where
    T: Send + 'static,
    F: FnOnce() -> T + Send + 'static,
{
    let permit =
        site.permits.permit(caller, WorkKind::of(route)).await.map_err(|NoPermit| PageError::Busy)?;
    // Dropped with this future: when the answer is given up, or the visitor is gone.
    let (awaited, _asker) = Awaited::by_an_asker();
    let work = work(awaited);
    let page = web::block(move || {
        let _held = permit; // until the handler is done, even when nobody waits for it any more
        work()
    });
    Ok(in_time(site, route, Instant::now(), page).await?.ok())
}

/// Waits for part of a page that was requested at `start`.
///
/// # Errors
/// That it took too long, or that the database does not answer.
pub async fn in_time<T>(
    site: &Site,
    route: &Route,
    start: Instant,
    work: impl Future<Output = T>,
) -> Result<T, PageError> {
    let mut work = pin!(work);
    let silence = site.permits.silence();
    loop {
        match timeout(LOOK_EVERY, &mut work).await {
            Ok(done) => return Ok(done),
            Err(_) if start.elapsed() >= site.permits.longest() => return Err(PageError::TooSlow),
            Err(_) if start.elapsed() >= silence && site.desk.silence() >= silence => {
                site.desk.gave_up();
                return Err(match route.method {
                    Method::Get => PageError::Unavailable(Trouble::Silent),
                    Method::Post => PageError::TooSlow,
                });
            }
            Err(_) => {}
        }
    }
}
