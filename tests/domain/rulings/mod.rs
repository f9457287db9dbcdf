//! Ruling documents: splitting, citing, standing. Fixtures are made up; the real documents are read from
//! `../shared/rulings` where that folder is present.
mod asserting;
mod citations;
mod command;
mod comparing;
mod correcting;
mod documents;
mod enforceable;
pub mod fixtures;
mod outline;
mod plain;
mod properties;
mod published;
mod reading;
mod relations;
mod shapes;
mod standing;
mod stating;
mod unknown;
