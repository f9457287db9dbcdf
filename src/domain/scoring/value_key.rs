//! The names of the values of a profile.

use std::fmt;

/// Declares every value, in the order of a profile's file; those behind a semicolon may be missing.
macro_rules! every_value {
    ($made:ident, $($with:tt)*) => {
        $made! { $($with)*
            points: Points {
                full_win PointsFullWin,
                modified_win PointsModifiedWin,
                true_tie PointsTrueTie,
                modified_loss PointsModifiedLoss,
                full_loss PointsFullLoss,
                bye PointsBye,
                earned_bye PointsEarnedBye,
                unplayed PointsUnplayed
            }
            scores: Scores {
                win_threshold ScoresWinThreshold,
                largest ScoresLargest;
                planet_and_space ScoresPlanetAndSpace
            }
            differential: Differential {
                floor DifferentialFloor,
                cap DifferentialCap,
                cap_follows_win_threshold DifferentialCapFollowsWinThreshold,
                true_tie DifferentialTrueTie,
                double_loss DifferentialDoubleLoss,
                bye DifferentialBye,
                earned_bye DifferentialEarnedBye,
                outside_win DifferentialOutsideWin,
                win_without_higher_score DifferentialWinWithoutHigherScore,
                count_points_not_counting_to_win DifferentialCountPointsNotCountingToWin
            }
            endings: Endings {
                complete EndingsComplete,
                time EndingsTime,
                decked_out EndingsDeckedOut,
                card EndingsCard,
                card_forfeit_by_one EndingsCardForfeitByOne,
                card_forfeit_by_both EndingsCardForfeitByBoth,
                concession EndingsConcession,
                no_show EndingsNoShow,
                disqualified EndingsDisqualified,
                both_absent EndingsBothAbsent,
                void EndingsVoid;
                concession_is_asked EndingsConcessionIsAsked,
                decked_out_is_asked EndingsDeckedOutIsAsked
            }
            standings: Ranking {
                tie_breakers StandingsTieBreakers,
                strength_of_schedule StandingsStrengthOfSchedule,
                strength_counts_byes_of_opponents StandingsStrengthCountsByesOfOpponents,
                strength_counts_no_shows StandingsStrengthCountsNoShows
            }
            pairing: Byes {
                earned_bye_counts_as_bye PairingEarnedByeCountsAsBye
            }
            rounds: Rounds {
                minutes RoundsMinutes,
                extra_turns RoundsExtraTurns,
                suggested RoundsSuggested;
                at_time RoundsAtTime,
                least_players RoundsLeastPlayers,
                least_rounds RoundsLeastRounds
            }
        }
    };
}
pub(super) use every_value;

macro_rules! keys {
    ($($part:ident: $shape:ident {
        $($name:ident $key:ident),+ $(; $($perhaps:ident $perhaps_key:ident),+)?
    })+) => {
        /// A part of a profile, as in its file.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum ValuePart {
            $($shape,)+
        }

        /// The name of a value: its part of the profile, and what it is called there.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum ValueKey {
            $($($key,)+ $($($perhaps_key,)+)?)+
        }

        impl ValueKey {
            /// Every name, in the order of a profile's file.
            pub const ALL: &[Self] = &[$($(Self::$key,)+ $($(Self::$perhaps_key,)+)?)+];

            /// The name in files and forms, such as `points.full_win`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(
                        $(Self::$key => concat!(stringify!($part), ".", stringify!($name)),)+
                        $($(Self::$perhaps_key => concat!(stringify!($part), ".", stringify!($perhaps)),)+)?
                    )+
                }
            }

            /// The part of the profile that has it.
            pub const fn part(self) -> ValuePart {
                match self {
                    $($(Self::$key)|+ $($(| Self::$perhaps_key)+)? => ValuePart::$shape,)+
                }
            }
        }
    };
}

every_value!(keys,);

impl ValueKey {
    /// The name with this code.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|key| key.code() == code)
    }
}

impl fmt::Display for ValueKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
