//! The message files, read when a language is first spoken.

use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::data::MESSAGES;
use crate::messages::Language;

type Bundle = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| read(Language::English));
static GERMAN: LazyLock<Bundle> = LazyLock::new(|| read(Language::German));
static FRENCH: LazyLock<Bundle> = LazyLock::new(|| read(Language::French));

/// What was read of the files of a language. Tests read them again, and fail for a line that this passes over.
fn read(language: Language) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
    // Names are isolated by `<bdi>`, and plain text needs no invisible characters.
    bundle.set_use_isolating(false);
    // `NUMBER`, by which a message chooses the ending of an ordinal.
    // A new bundle has no functions, so none can be there twice.
    let _ = bundle.add_builtins();
    for file in MESSAGES {
        let text = match language {
            Language::English => file.english,
            Language::German => file.german,
            Language::French => file.french,
        };
        let read = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, _)| rest);
        bundle.add_resource_overriding(read);
    }
    bundle
}

/// Writes a message; the key if no file has it, which a test keeps from happening.
pub(super) fn write(
    to: &mut impl fmt::Write,
    language: Language,
    key: &str,
    arguments: Option<&FluentArgs<'_>>,
) -> fmt::Result {
    let bundle = match language {
        Language::English => &*ENGLISH,
        Language::German => &*GERMAN,
        Language::French => &*FRENCH,
    };
    let found = bundle.get_message(key).and_then(|message| message.value());
    match found {
        Some(words) => bundle.write_pattern(to, words, arguments, &mut Vec::new()),
        None if language == Language::default() => to.write_str(key),
        None => write(to, Language::default(), key, arguments),
    }
}
