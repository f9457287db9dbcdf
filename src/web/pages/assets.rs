//! `GET /static/{hash}/{asset}`: static files, and what browsers ask for at a fixed address.

use actix_web::http::header::HeaderName;
use serde_json::json;

use crate::web::answer::Answer;
use crate::web::asset::{Asset, ICON, ICON_LARGE, ICON_SMALL};
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// The background of the icon.
const NIGHT: &str = "#101929";

/// A file, if the hash matches its current content.
pub fn show(_: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (hash, name): (String, String) = (visit.param("hash")?, visit.param("asset")?);
    let asset = Asset::find(&hash, &name).ok_or(PageError::NotFound)?;
    let answer = Answer::asset(asset);
    // Without this header, it could only keep pages below its own address.
    let everywhere = HeaderName::from_static("service-worker-allowed");
    Ok(if asset.is_service_worker() { answer.with_header(everywhere, "/") } else { answer })
}

/// `GET /manifest.webmanifest`: how the site is installed on a home screen.
pub fn manifest(site: &Site, _: &Visit) -> Result<Answer, PageError> {
    let [small, large] = urls::home_screen_icons();
    let icon =
        |link: &Link, asset: &Asset, sizes| json!({"src": link.as_str(), "sizes": sizes, "type": asset.kind});
    let manifest = json!({
        "id": "/",
        "name": site.config.name(),
        "short_name": site.config.name(),
        "description": "Pairings, results, standings and rulings of Star Trek CCG tournaments",
        "start_url": urls::home().as_str(),
        "scope": "/",
        "display": "minimal-ui",
        "background_color": NIGHT,
        "theme_color": NIGHT,
        "icons": [
            icon(&small, &ICON_SMALL, "192x192"),
            icon(&large, &ICON_LARGE, "512x512"),
            icon(&urls::icon(), &ICON, "any"),
        ],
    });
    Ok(Answer::bytes("application/manifest+json; charset=utf-8", manifest.to_string()))
}

/// The icon, for browsers and programs that ask for it before they read a page.
pub fn icon(_: &Site, _: &Visit) -> Result<Answer, PageError> {
    Ok(Answer::asset(&ICON))
}
