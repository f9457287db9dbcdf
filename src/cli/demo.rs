//! `arbiter demo`: serves a temporary copy with a tournament in progress.

use chrono::Utc;

use crate::app::DatabaseUrl;
use crate::app::demo::Demo;
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::{open, output, serve};
use crate::web::urls;

/// Serves the demo from a folder that is gone afterwards.
///
/// # Errors
/// If the folder or the address cannot be used.
pub fn run(args: serve::Args) -> Result<YesOrNo, Unusable> {
    let folder = tempfile::tempdir().map_err(|error| Unusable(error.to_string()))?;
    let desk = open::desk(&DatabaseUrl::Sqlite(folder.path().join("demo.db")))?;
    let demo = desk.fill_with_demo(Utc::now()).map_err(|error| Unusable(error.to_string()))?;
    serve::serve(args, desk, None, |address, _| {
        output::text(&greeting(address, &demo))?;
        Ok(address.to_owned())
    })
}

fn greeting(address: &str, demo: &Demo) -> String {
    let Demo { slug, sign_ins, seat: (player, code) } = demo;
    let (here, desk, seat) = (urls::tournament(slug), urls::sign_in(&urls::desk(slug)), urls::seat(code));
    let people: String = sign_ins
        .iter()
        .map(|(role, name, password)| format!("  {role:<13} name {name:<13} password {password}\n"))
        .collect();
    format!(
        "A tournament in progress: {address}{here}\n\
         Nothing of it is kept when the program stops.\n\
         Sign in at {address}{desk} as\n\
         {people}{player}'s own page: {address}{seat}\n"
    )
}
