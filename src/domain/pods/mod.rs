//! Tribbles: games for a pod of 4 to 8 players, heats of pods, and a top table.
//!
//! [`seating`] deals the players of a heat out to pods, [`ranking`] adds up what they scored and says who reaches
//! the top table. What counts is data: [`profile`].
pub mod heats;
pub mod profile;
pub mod ranking;
pub mod score;
pub mod seating;
