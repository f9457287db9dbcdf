//! The log of the rulings library, in the shape of the match log: somebody makes a [`statement`], [`decide`] refuses
//! it or says what to record, and [`apply`] adds that to the state.
//!
//! Corrections are laid over a document's text as it was split ([`overlay`]); an [`imported`] document itself never
//! changes.
pub(crate) mod addresses;
pub mod apply;
pub mod decide;
pub mod fingerprint;
pub mod imported;
pub(crate) mod overlay;
pub mod refusal;
pub mod statement;
