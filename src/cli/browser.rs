//! Opens the first page in the browser of the person who started the program.

use std::io::IsTerminal as _;

use crate::cli::output;

/// Whether to open it: asked for by `--open`, or started by a double click.
pub fn is_wanted(asked: bool) -> bool {
    let has_terminal = std::io::stdin().is_terminal() || std::io::stdout().is_terminal();
    asked || is_double_click(std::env::args_os().len(), has_terminal, has_desktop())
}

/// A double click gives no arguments and no terminal. A service has no terminal either, but no desktop.
const fn is_double_click(arguments: usize, has_terminal: bool, has_desktop: bool) -> bool {
    arguments <= 1 && !has_terminal && has_desktop
}

/// Whether there is a screen on which a browser could open.
fn has_desktop() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Opens an address and goes on. Without a browser, the address is on the terminal.
pub fn open(address: &str) {
    if let Err(error) = open::that_detached(address) {
        output::note(format_args!("No browser was opened ({error}). Open {address} yourself."));
    }
}

#[cfg(test)]
mod tests {
    use super::is_double_click;

    #[test]
    fn only_a_double_click_on_a_desktop_opens_the_browser_by_itself() {
        assert!(is_double_click(1, false, true));
        assert!(!is_double_click(1, true, true), "typed into a terminal");
        assert!(!is_double_click(1, false, false), "a service");
        assert!(!is_double_click(3, false, true), "a script of somebody’s session");
    }
}
