//! The one player whom somebody means by a name, a part of it or a number.

use crate::app::Snapshot;
use crate::domain::card::title_folding::fold_title;
use crate::domain::id::PlayerId;
use crate::messages::say;
use crate::web::words;

/// How many of the players whom a line could mean are named.
const NAMED: usize = 4;

/// The player with this number or name, or the only one with these letters in the name; otherwise why there is none.
pub(in crate::web::pages) fn sought_player(here: &Snapshot, sought: &str) -> Result<PlayerId, String> {
    let mut found = here.display_names().find(sought);
    // A name is meant before one that differs in accents or punctuation: no two players are shown under the same.
    let shown = |(_, name): &(PlayerId, String)| name == sought;
    let exact = |(player, name): &(PlayerId, String)| {
        fold_title(name) == fold_title(sought) || player.to_string() == sought
    };
    if let Some(at) = found.iter().position(shown).or_else(|| found.iter().position(exact)) {
        found = vec![found.swap_remove(at)];
    }
    match found.as_slice() {
        [(player, _)] => Ok(*player),
        [] => Err(say("director-nobody-called").with("name", sought).into()),
        several => {
            let mut names: Vec<String> = several.iter().take(NAMED).map(|(_, name)| name.clone()).collect();
            if several.len() > NAMED {
                names.push(say("director-sought-others").into());
            }
            Err(say("director-sought-could-be")
                .with("sought", sought)
                .with("names", words::list(&names))
                .into())
        }
    }
}
