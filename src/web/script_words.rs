//! The words of the scripts. Those of the reader's language are put in front of the scripts, which say them by their keys.

use std::collections::BTreeMap;

use crate::messages::{Language, Message, say};

/// What the scripts say, by key; a variable is a hole such as `{what}`, which the script fills.
pub fn script_words(language: Language) -> BTreeMap<&'static str, String> {
    language.speak(|| {
        let all = said_on_pages().into_iter().chain(said_in_rows()).chain(said_of_forms());
        all.map(|message| (message.key(), message.to_string())).collect()
    })
}

fn said_on_pages() -> Vec<Message> {
    vec![
        say("scripts-locale"),
        say("scripts-judge-called"),
        say("scripts-dispute-waits").with("number", "{number}"),
        say("scripts-disputes-wait").with("numbers", "{numbers}"),
        say("scripts-no-sounds"),
        say("scripts-no-notifications"),
        say("scripts-touch-once"),
        say("scripts-copied"),
        say("scripts-over").with("time", "{time}"),
        say("scripts-since-call").with("time", "{time}"),
        say("scripts-where-you-are").with("time", "{time}"),
        say("scripts-file-too-large"),
        say("scripts-file-is-pdf"),
        say("scripts-file-no-text"),
        say("scripts-file-empty"),
        say("scripts-file-read"),
        say("scripts-file-paste-it"),
        say("scripts-file-not-read").with("name", "{name}").with("next", "{next}"),
        say("scripts-updated"),
        say("scripts-signed-out"),
        say("scripts-back-in"),
        say("scripts-page-closed"),
        say("scripts-try-again"),
        say("scripts-find"),
        say("scripts-found").with("found", "{found}").with("all", "{all}"),
        say("scripts-found-nobody"),
        say("scripts-find-setting"),
        say("scripts-found-nothing"),
        say("scripts-swap-first"),
        say("scripts-swap-with").with("name", "{name}"),
        say("scripts-profile-of-day").with("profile", "{profile}"),
        say("scripts-profile-unknown").with("profile", "{profile}"),
        say("scripts-profile-chosen").with("profile", "{profile}"),
        say("scripts-profile-of-other-day").with("profile", "{profile}"),
    ]
}

/// Of results that are typed in the rows of a round.
fn said_in_rows() -> Vec<Message> {
    vec![
        say("scripts-points-of").with("name", "{name}").with("table", "{table}"),
        say("scripts-total-of").with("name", "{name}").with("table", "{table}"),
        say("scripts-won").with("name", "{name}"),
        say("scripts-won-with-missions").with("name", "{name}"),
        say("scripts-which-ending"),
        say("scripts-scores-first"),
        say("scripts-how-it-ended").with("table", "{table}"),
        say("scripts-not-saved-yet"),
        say("scripts-undo-key"),
        say("scripts-recorded")
            .with("table", "{table}")
            .with("score_a", "{score_a}")
            .with("score_b", "{score_b}"),
        say("scripts-recorded-with-ending").with("said", "{said}").with("end", "{end}"),
        say("scripts-pod-recorded").with("table", "{table}").with("totals", "{totals}"),
        say("scripts-not-undone").with("table", "{table}").with("why", "{why}"),
        say("scripts-changed-meanwhile").with("table", "{table}").with("now", "{now}"),
        say("scripts-undo-unanswered"),
        say("scripts-two-results").with("table", "{table}"),
        say("scripts-undone-unread"),
        say("scripts-more-than-row"),
        say("scripts-open-table"),
        say("scripts-dismiss"),
        say("scripts-score-dropped").with("table", "{table}").with("typed", "{typed}"),
        say("scripts-table-refused").with("table", "{table}"),
        say("scripts-go-there"),
        say("scripts-saving"),
        say("scripts-sent-again-later"),
        say("scripts-not-recorded"),
        say("scripts-whole-numbers"),
        say("scripts-whole-totals"),
        say("scripts-not-whole").with("typed", "{typed}"),
        say("scripts-result-of-table")
            .with("table", "{table}")
            .with("score_a", "{score_a}")
            .with("score_b", "{score_b}"),
        say("scripts-result-of-pod").with("table", "{table}").with("totals", "{totals}"),
        say("scripts-not-kept").with("why", "{why}"),
        say("scripts-no-table").with("table", "{table}"),
    ]
}

/// Of forms that wait on the device, and of pages without a connection.
fn said_of_forms() -> Vec<Message> {
    vec![
        say("scripts-too-long"),
        say("scripts-too-many").with("n", "{n}"),
        say("scripts-keeps-nothing"),
        say("scripts-remove"),
        say("scripts-remove-for-good"),
        say("scripts-remove-what").with("what", "{what}"),
        say("scripts-open-again"),
        say("scripts-show-entries"),
        say("scripts-connection"),
        say("scripts-no-connection"),
        say("scripts-one-entry-waits"),
        say("scripts-entries-wait").with("n", "{n}"),
        say("scripts-sign-in-again"),
        say("scripts-device-sends"),
        say("scripts-out-of-date"),
        say("scripts-open-the-page"),
        say("scripts-you-entered").with("typed", "{typed}"),
        say("scripts-refused").with("what", "{what}").with("refused", "{refused}"),
        say("scripts-what-not-saved").with("what", "{what}"),
        say("scripts-not-now"),
        say("scripts-site-refused"),
        say("scripts-saved").with("what", "{what}"),
        say("scripts-kept-both").with("what", "{what}"),
        say("scripts-nothing-sent-why").with("why", "{why}"),
        say("scripts-nothing-sent").with("button", "{button}"),
        say("scripts-typed-stays"),
        say("scripts-was-not-sent").with("button", "{button}"),
        say("scripts-cannot-be-checked").with("what", "{what}").with("typed", "{typed}"),
        say("scripts-keep-unchecked"),
        say("scripts-signing-out-removes"),
        say("scripts-sign-out-and-remove"),
        say("scripts-others-removed"),
        say("scripts-as-it-was").with("when", "{when}"),
        say("scripts-pages-offline"),
        say("scripts-no-connection-title"),
        say("scripts-page-not-kept"),
    ]
}
