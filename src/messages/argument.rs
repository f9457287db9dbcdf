//! What a message says besides its words.

use std::borrow::Cow;

use chrono_tz::Tz;

use crate::domain::hash::EntryHash;
use crate::domain::id::{
    DisputeNumber, EntryNumber, GroupNumber, PenaltyNumber, PlayerId, RoundNumber, Slug, TableNumber,
};
use crate::domain::reason::Reason;
use crate::domain::tournament::head::HeadCode;
use crate::messages::{English, Message};

/// The value of one variable of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// Text of somebody else, such as a name; escaped in a page.
    Text(String),
    /// A number, by which the message chooses its plural.
    Number(i64),
    /// Text that stays English.
    English(English),
    /// Written in the language of the message around it.
    Message(Box<Message>),
}

/// What can be an argument of a message.
pub trait ToArgument {
    fn to_argument(&self) -> Argument;
}

impl<T: ToArgument + ?Sized> ToArgument for &T {
    fn to_argument(&self) -> Argument {
        (**self).to_argument()
    }
}

impl<T: ToArgument + ?Sized> ToArgument for Box<T> {
    fn to_argument(&self) -> Argument {
        (**self).to_argument()
    }
}

impl<T: ToArgument + ToOwned + ?Sized> ToArgument for Cow<'_, T> {
    fn to_argument(&self) -> Argument {
        (**self).to_argument()
    }
}

impl ToArgument for Message {
    fn to_argument(&self) -> Argument {
        Argument::Message(Box::new(self.clone()))
    }
}

/// Numbers from this on, and below its negative, are not exact in a message and are said as text.
const INEXACT: i64 = 1 << 53;

macro_rules! numbers {
    ($($kind:ty)*) => { $(
        impl ToArgument for $kind {
            fn to_argument(&self) -> Argument {
                let exact = i64::try_from(*self).ok().filter(|number| (1 - INEXACT..INEXACT).contains(number));
                exact.map_or_else(|| Argument::Text(self.to_string()), Argument::Number)
            }
        }
    )* };
}

numbers! { u8 u16 u32 u64 usize i8 i16 i32 i64 isize }

/// Values that are written as they are.
macro_rules! texts {
    ($($kind:ty)*) => { $(
        impl ToArgument for $kind {
            fn to_argument(&self) -> Argument {
                Argument::Text(self.to_string())
            }
        }
    )* };
}

texts! {
    // By which a message chooses: `[true]`, `[false]`.
    bool
    str String char
    HeadCode
    EntryHash
    Reason
    Slug
    TableNumber
    Tz
}

/// Numbers of the house.
macro_rules! identifiers {
    ($($kind:ty)*) => { $(
        impl ToArgument for $kind {
            fn to_argument(&self) -> Argument {
                self.0.to_argument()
            }
        }
    )* };
}

identifiers! { PlayerId RoundNumber GroupNumber DisputeNumber EntryNumber PenaltyNumber }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_written_as_everywhere_also_the_second_game_of_a_match() {
        assert_eq!(TableNumber(4).to_argument(), Argument::Text("4".to_owned()));
        assert_eq!(TableNumber(1).of_game(2).to_argument(), Argument::Text("1.2".to_owned()));
        assert_eq!(RoundNumber(3).to_argument(), Argument::Number(3));
    }

    #[test]
    fn a_number_is_said_with_all_its_digits() {
        for number in [0, -5, 1 << 52, (1 << 53) + 1, i64::MAX, i64::MIN] {
            let told = crate::messages::say("rule-quoted").with("says", number).to_string();
            assert_eq!(told, number.to_string());
        }
    }
}
