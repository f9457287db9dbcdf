//! The log of the rulings library, in the shape of the match log: somebody makes a [`statement`], [`decide`] refuses it or
//! says what is recorded, and [`apply`] adds that to what is in force.
//!
//! Corrections of a document lie over its text as it was split ([`overlay`]); nothing ever changes an
//! [`imported`] document itself.
pub(crate) mod addresses;
pub mod apply;
pub(crate) mod decide;
pub mod imported;
pub(crate) mod overlay;
pub mod refusal;
pub mod statement;
