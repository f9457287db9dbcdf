//! What axe-core says of a page. Its licence keeps the script out of this repository: `./check` fetches it and names the
//! file in `AXE`.

use std::sync::LazyLock;

use fantoccini::Client;
use serde_json::{Value, json};

use crate::person::Person;
use crate::support::browser::Screen;
use crate::support::program::Program;
use crate::support::{absent, long};

static SCRIPT: LazyLock<Option<String>> =
    LazyLock::new(|| std::env::var_os("AXE").map(|file| std::fs::read_to_string(file).unwrap()));

/// Asks axe what is wrong with the page, or with its colours alone.
const ASK: &str = "const [rules, done] = arguments;
    axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }).then(
        (said) => done(said.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe, ${id}: ${html.slice(0, 140)}`))),
        (error) => done([`axe failed: ${error}`]),
    );";

/// What axe looks for.
#[derive(Clone, Copy)]
pub enum Look {
    /// All that it knows.
    Everything,
    /// The only rule that another theme can break as far as we know.
    Contrast,
}

impl Look {
    /// What a page that was looked at in light is asked in the dark. `./check --long` asks for everything again.
    pub fn in_the_dark() -> Self {
        if long() { Self::Everything } else { Self::Contrast }
    }
}

/// What is wrong with the page, in sentences; nothing where axe is absent, which the control below tells.
pub async fn findings(page: &Client, look: Look) -> Vec<String> {
    let Some(script) = SCRIPT.as_ref() else { return Vec::new() };
    let rules = match look {
        Look::Everything => Value::Null,
        Look::Contrast => json!(["color-contrast"]),
    };
    let said = page.execute_async(&format!("{script}\n{ASK}"), vec![rules]).await.expect("a page");
    serde_json::from_value(said).unwrap()
}

/// The pages on the lists of `pages.rs` and `installation.rs` are shown to axe; this is the control that it looks.
#[actix_web::test]
async fn axe_looks_at_the_pages_and_finds_a_fault() {
    let script = SCRIPT.as_ref().or_else(|| absent("axe-core", "./check fetches it and sets AXE"));
    if script.is_none() {
        return;
    }
    let program = Program::serve();
    let Some(visitor) = Person::new(&program, Screen::Phone, true).await else { return };
    visitor.open("/deck-check").await;
    visitor.spoil("document.querySelector('main').setAttribute('role', 'nonsense')").await;
    let found = visitor.asks_axe(Look::Everything).await;
    assert!(found.iter().any(|line| line.starts_with("axe, aria-roles")), "{found:?}");

    assert_eq!(visitor.asks_axe(Look::Contrast).await, Vec::<String>::new());
    visitor.spoil("document.querySelector('h1').style.color = 'light-dark(black, #333)'").await;
    assert_eq!(visitor.asks_axe(Look::Contrast).await, Vec::<String>::new());
    visitor.prefers("dark").await;
    let found = visitor.asks_axe(Look::Contrast).await;
    assert!(found.iter().any(|line| line.starts_with("axe, color-contrast")), "{found:?}");
}
