//! What was decided: the ruling on a sheet, past decisions, what they rest on, the reports, the mission attempt.

mod attempt;
mod flags;
mod persuasive;
mod precedents;
mod reports;
mod slip;
mod told;
