//! Why settings, a sign-up or a publication cannot be used, in words.

use crate::domain::tournament::publication::{MOST_FINALISTS, PublicationError};
use crate::domain::tournament::round_clock::LONGEST_DAYS;
use crate::domain::tournament::settings::{LONGEST_NAME, SettingsError, SettingsText, YEARS};
use crate::domain::tournament::sign_up::{MOST_PLACES, SignUpError};
use crate::messages::{Message, say};

in_english! {
    SettingsError: settings_error,
    SignUpError: |it| sign_up_error(*it),
    PublicationError: |it| publication_error(*it),
}

/// Why settings cannot be used.
pub fn settings_error(it: &SettingsError) -> Message {
    match it {
        SettingsError::NoTitle => say("refusal-settings-no-title"),
        SettingsError::TooLong { field: SettingsText::Title, length } => {
            say("refusal-settings-title-too-long").with("length", length).with("most", LONGEST_NAME)
        }
        SettingsError::TooLong { field: SettingsText::Place, length } => {
            say("refusal-settings-place-too-long").with("length", length).with("most", LONGEST_NAME)
        }
        SettingsError::Control(SettingsText::Title) => say("refusal-settings-title-control"),
        SettingsError::Control(SettingsText::Place) => say("refusal-settings-place-control"),
        SettingsError::Unseen(SettingsText::Title) => say("refusal-settings-title-unseen"),
        SettingsError::Unseen(SettingsText::Place) => say("refusal-settings-place-unseen"),
        SettingsError::Year(year) => {
            let (first, last) = (YEARS.start(), YEARS.end());
            say("refusal-settings-year")
                .with("year", year.to_string())
                .with("first", first.to_string())
                .with("last", last.to_string())
        }
        SettingsError::Rounds(number) => say("refusal-settings-rounds").with("number", number),
        SettingsError::Minutes(number) => say("refusal-settings-minutes").with("number", number),
        SettingsError::Days(number) => {
            say("refusal-settings-days").with("number", number).with("most", LONGEST_DAYS)
        }
        SettingsError::OtherGame => say("refusal-settings-other-game"),
        SettingsError::CutOfPods => say("refusal-settings-cut-of-pods"),
        SettingsError::CutOfBracket => say("refusal-settings-cut-of-bracket"),
        SettingsError::SystemOfPods => say("refusal-settings-system-of-pods"),
        SettingsError::ListsNeedFormat => say("refusal-settings-lists-need-format"),
    }
}

/// Why a sign-up cannot be opened like this.
pub fn sign_up_error(it: SignUpError) -> Message {
    match it {
        SignUpError::Places => say("refusal-sign-up-places").with("most", MOST_PLACES),
        SignUpError::Year => say("refusal-sign-up-year"),
    }
}

/// Why a publication cannot be chosen.
pub fn publication_error(it: PublicationError) -> Message {
    match it {
        PublicationError::Finalists => say("refusal-publication-finalists").with("most", MOST_FINALISTS),
        PublicationError::NobodyHasWon => say("refusal-publication-nobody-has-won"),
        PublicationError::Year => say("refusal-publication-year"),
        PublicationError::NoTime => say("refusal-publication-no-time"),
    }
}
