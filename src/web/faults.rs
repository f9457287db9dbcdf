//! What is wrong with a form: all fields at once.

use std::str::FromStr;

use crate::messages::say;
use crate::web::fields::Fields;
use crate::web::route::FormField;

/// The faults of a form, each with its field.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Faults(Vec<(&'static str, String)>);

impl Faults {
    /// Parses a field, or records what is wrong with it.
    pub fn read<T: FromStr>(
        &mut self,
        form: &Fields,
        name: &'static str,
        fault: impl Into<String>,
    ) -> Option<T> {
        let read = form.text(name).parse().ok();
        if read.is_none() {
            self.add(name, fault);
        }
        read
    }

    /// Reads a non-empty text that fits its field.
    pub fn words(
        &mut self,
        form: &Fields,
        (fields, name): (&[FormField], &'static str),
        empty: impl Into<String>,
    ) -> Option<String> {
        if form.text(name).is_empty() {
            self.add(name, empty);
            return None;
        }
        self.optional_words(form, (fields, name))
    }

    /// The words of a field that may be left empty, if they are not too long.
    pub fn optional_words(
        &mut self,
        form: &Fields,
        (fields, name): (&[FormField], &'static str),
    ) -> Option<String> {
        let longest = fields.iter().find(|field| field.name == name).map_or(usize::MAX, |field| field.most);
        let text = form.text(name);
        let length = text.chars().count();
        if length > longest {
            self.add(name, say("fault-too-long").with("length", length).with("longest", longest));
            None
        } else {
            Some(text.to_owned())
        }
    }

    /// Records a fault.
    pub fn add(&mut self, name: &'static str, fault: impl Into<String>) {
        self.0.push((name, fault.into()));
    }

    /// Whether nothing is wrong with the form.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All faults as sentences.
    pub fn sentences(&self) -> String {
        self.0.iter().map(|(_, fault)| fault.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// What is wrong with a field; empty if nothing is.
    pub fn of(&self, name: &str) -> &str {
        self.0.iter().find(|(known, _)| *known == name).map_or("", |(_, fault)| fault)
    }
}
