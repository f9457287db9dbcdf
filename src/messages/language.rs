//! The languages of the words.

use std::cell::Cell;
use std::str::FromStr;

use strum::IntoStaticStr;
use unic_langid::LanguageIdentifier;

thread_local! {
    /// The language of the request that this thread is answering.
    static SPOKEN: Cell<Language> = const { Cell::new(Language::English) };
}

/// A language in which the pages are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, IntoStaticStr)]
#[strum(const_into_str)]
pub enum Language {
    /// The language of every page unless the reader wants another one.
    #[default]
    #[strum(serialize = "en")]
    English,
    #[strum(serialize = "de")]
    German,
    #[strum(serialize = "fr")]
    French,
}

/// The text does not name a language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the languages are en, de and fr")]
pub struct NotALanguage;

impl Language {
    /// Every language of the program.
    pub const ALL: [Self; 3] = [Self::English, Self::German, Self::French];

    /// Its code in the cookie, the form and the page: `de`.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }

    /// What its speakers call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::French => "Français",
        }
    }

    /// The language of the request that this thread is answering.
    pub fn spoken() -> Self {
        SPOKEN.get()
    }

    /// Does something for a reader of this language: every message written meanwhile on this thread is in it.
    pub fn speak<T>(self, work: impl FnOnce() -> T) -> T {
        /// Restores the language, even if the work panics.
        struct Before(Language);
        impl Drop for Before {
            fn drop(&mut self) {
                SPOKEN.set(self.0);
            }
        }
        let _before = Before(SPOKEN.replace(self));
        work()
    }

    /// Its identifier, by which plurals are chosen.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

impl FromStr for Language {
    type Err = NotALanguage;

    fn from_str(text: &str) -> Result<Self, NotALanguage> {
        Self::ALL.into_iter().find(|language| language.code() == text).ok_or(NotALanguage)
    }
}
