//! `arbiter demo`: a throw-away copy with a tournament in progress.

use chrono::Utc;

use crate::app::demo::Demo;
use crate::app::store::DatabaseUrl;
use crate::cli::answer::{Answer, Unusable};
use crate::cli::{open, serve};
use crate::web::link;

/// Serves the demo from a folder that is gone afterwards.
///
/// # Errors
/// When the folder or the address cannot be used.
pub fn run(args: serve::Args) -> Result<Answer, Unusable> {
    let folder = tempfile::tempdir().map_err(|error| Unusable(error.to_string()))?;
    let desk = open::desk(&DatabaseUrl::Sqlite(folder.path().join("demo.db")))?;
    let demo = desk.fill_with_demo(Utc::now()).map_err(|error| Unusable(error.to_string()))?;
    serve::serve(args, desk, |address, _| {
        greet(address, &demo);
        Ok(())
    })
}

fn greet(address: &str, demo: &Demo) {
    let Demo { slug, sign_ins, seat: (player, code) } = demo;
    println!("A tournament in progress: {address}{}", link::tournament(slug));
    println!("Nothing of it is kept when the program stops.");
    println!("Sign in at {address}{} as", link::sign_in(&link::desk(slug)));
    for (role, name, password) in sign_ins {
        println!("  {role:<13} name {name:<13} password {password}");
    }
    println!("{player}'s own page: {address}{}", link::seat(code));
}
