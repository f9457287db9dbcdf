//! Why an entry is impossible at its place, in English for the operator, like everything that a verification finds.

use std::fmt;

use crate::domain::tournament::log_validation::{LogError, NumberOf};

impl fmt::Display for LogError {
    #[expect(clippy::too_many_lines, reason = "one arm for each kind")]
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooEarly => to.write_str("it comes before the tournament was set up"),
            Self::SetUpTwice => to.write_str("it sets the tournament up a second time"),
            Self::Profile(why) => write!(to, "its scoring profile cannot be used: {why}"),
            Self::Settings(why) => write!(to, "its settings cannot be used: {why}"),
            Self::Publication(why) => write!(to, "its publication of deck lists cannot be used: {why}"),
            Self::SignUp(why) => write!(to, "its terms of sign-up cannot be used: {why}"),
            Self::Format(why) => write!(to, "its deck format cannot be used: {why}"),
            Self::NotNext { what, found, wanted } => {
                write!(to, "it brings {what} {found} where {what} {wanted} is the next")
            }
            Self::Unknown { what, number } => write!(to, "it names {what} {number}, which is not there"),
            Self::SeatedTwice { round, player } => write!(to, "round {round} seats player {player} twice"),
            Self::TableTwice { round, table } => write!(to, "round {round} has table {table} twice"),
            Self::NotSeated { player } => write!(to, "player {player} does not sit at that table"),
            Self::Involved { player } => write!(
                to,
                "it takes the registration of player {player} back, and play had begun or a penalty was \
                 issued"
            ),
            Self::CutTwice => to.write_str("it starts a second cut"),
            Self::NoCut => to.write_str("it is about a cut, and none was started"),
            Self::CutBegun => to.write_str("it takes back a cut in which something was recorded"),
            Self::DecidedByGames { round, table } => write!(
                to,
                "it says who goes on from table {table} of round {round}, and the games there have decided it"
            ),
            Self::Seeds { size } => write!(to, "its players are not those of a cut to {size}"),
            Self::OtherPlay => to.write_str(
                "it is about games of two where pods are played, or about pods where games of two are",
            ),
            Self::Pods(why) => write!(to, "its rules cannot be used: {why}"),
            Self::PodScore(why) => write!(to, "its score is not one of that pod: {why}"),
            Self::PodSize { round, players } => {
                write!(to, "a pod of round {round} has {players} players, which no pod can have")
            }
            Self::TopTable => {
                to.write_str("it seats the top table without a heat, changes it, or plays on after it")
            }
            Self::TopSize(size) => write!(to, "it lets {size} play at the top table, which no pod can hold"),
            Self::OtherPlayers(round) => write!(to, "it seats other players in heat {round} than were there"),
            Self::Undoing { first, last } => write!(
                to,
                "it undoes or redoes entries {first} to {last}, and the others could not be there then"
            ),
            Self::NotInPlay(round) => {
                write!(to, "it seats tables of round {round} again, which is not being played")
            }
            Self::LeftOut(round) => write!(
                to,
                "it leaves players of round {round} without a place, or brings in more than can come \
                 late at once"
            ),
            Self::Begun { round, table } => {
                write!(to, "it seats table {table} of round {round} again, where something was reported")
            }
            Self::Clock(round) => write!(
                to,
                "it sets the clock of round {round}, which is not being played or cannot be set so"
            ),
            Self::Timetable(round) => {
                write!(to, "round {round} is not the one of the timetable, or the tournament has none")
            }
            Self::NoNumber { player } => write!(to, "player {player} has no place in the timetable"),
            Self::System => to.write_str("it changes the system of pairing after a round was paired"),
            Self::OnlyNames => {
                to.write_str("it says that only the title or the place changed, and other settings did")
            }
            Self::OnlyPlan => {
                to.write_str("it says that only some parts of the plan changed, and other settings did")
            }
            Self::OtherBracket => to.write_str("it starts a bracket that this tournament cannot play"),
            Self::OtherDraft(round) => write!(
                to,
                "it seats other players in round {round} than its draft did, or gives reasons that are \
                 not those of the draft"
            ),
            Self::OtherMatches(round) => write!(
                to,
                "the bracket gives other matches than those of round {round}, or the stage before it is \
                 not over"
            ),
            Self::NotADraft(round) => write!(to, "it changes or discards round {round}, which was published"),
            Self::GoesOnOtherwise(round) => {
                write!(to, "it changes who goes on to round {round}, which is paired already")
            }
            Self::EntersOtherwise { player, found, wanted } => write!(
                to,
                "it lets player {player} play from round {found} on where round {wanted} is the next"
            ),
            Self::LeavesOtherwise { player, found, wanted } => write!(
                to,
                "it lets player {player} leave after round {found}, and round {wanted} was published last"
            ),
            Self::SeatedTooEarly { round, player } => {
                write!(to, "round {round} seats player {player}, who plays in later rounds only")
            }
            Self::ClosedOtherwise(round) => write!(to, "it closes round {round}, which is not being played"),
            Self::ResultsMissing(round) => write!(to, "it closes round {round}, where a result is missing"),
            Self::AfterTheEnd => to.write_str("it comes after the end of the tournament"),
            Self::EndsTooEarly(round) => {
                write!(to, "it ends the tournament, and round {round} is not closed")
            }
            Self::NotOver => to.write_str("it reopens the tournament, which is not over"),
            Self::ResultOutsidePlay(round) => {
                write!(to, "it records a result in round {round}, which is not being played")
            }
            Self::Impossible(why) => write!(to, "its result cannot be: {why}"),
            Self::ResultTwice { round, table } => write!(
                to,
                "it records a second result at table {table} of round {round}, where only a correction \
                 replaces the first"
            ),
            Self::NobodyPlays { round, table } => {
                write!(to, "it is about a game at table {table} of round {round}, where nobody is playing")
            }
            Self::NoResult { round, table } => write!(
                to,
                "it contradicts a result at table {table} of round {round}, where none is recorded"
            ),
            Self::NotContradicted { round, table } => {
                write!(to, "it keeps the result at table {table} of round {round}, which nothing contradicts")
            }
            Self::OtherResult { round, table } => write!(
                to,
                "it corrects a result at table {table} of round {round} that is not the recorded one"
            ),
            Self::Seed(seed) => write!(to, "its seed {seed} does not follow from the number drawn at set-up"),
            Self::OtherSeeds => to.write_str(
                "its players or reserves are not those that the standings or the lot give, or not in \
                 that order",
            ),
            Self::WhileOpen(round) => write!(to, "it begins a round or a cut while round {round} is open"),
            Self::OtherPool(round) => write!(
                to,
                "round {round} leaves out a player who can play in it and is not absent, or gives a \
                 place to one who cannot"
            ),
            Self::PodSizes(round) => {
                write!(to, "heat {round} has pods of other sizes than its number of players gives")
            }
            Self::CutAfter { found, wanted } => {
                write!(to, "its cut comes after round {found}, and round {wanted} was the last")
            }
            Self::OtherDrawn => {
                to.write_str("it gives others who shared a place or were drawn than the standings do")
            }
            Self::TableOrder(round) => write!(
                to,
                "the tables of round {round} are not in the order of their numbers and of the points"
            ),
            Self::PairedOtherwise(round) => {
                write!(to, "its algorithm pairs round {round} otherwise with this seed")
            }
            Self::KeptApart => {
                to.write_str("it keeps apart fewer than two players, or names one of them twice")
            }
            Self::ChecksInOtherwise { found, wanted } => {
                write!(to, "it opens the check-in for round {found}, and round {wanted} is the one to come")
            }
            Self::HereAndGone(player) => {
                write!(to, "it says of player {player} both that they are here and that they are not")
            }
            Self::ChecksNobody => to.write_str("it checks nobody in or out, or names somebody twice"),
            Self::NoCheckIn => {
                to.write_str("it opens a check-in where a cut, a top table or a timetable says who plays")
            }
            Self::OtherLegality(player) => {
                write!(to, "it calls the list of player {player} legal with errors, or not legal without any")
            }
            Self::NoFacts => to.write_str("it states facts without a word"),
            Self::NoReason => to.write_str("it undoes or redoes entries without a reason"),
            Self::OtherReasons(round) => write!(
                to,
                "it gives other reasons or figures for the pairs of round {round} than the log before it"
            ),
        }
    }
}

impl fmt::Display for NumberOf {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Self::Round => "round",
            Self::LastStage => "the last stage, round",
            Self::CheckIn => "check-in for round",
            Self::Stage => "stage",
            Self::Table => "table",
            Self::OpenGame => "an open game of table",
            Self::FreeTable => "free table",
            Self::Player => "player",
            Self::FixedTable => "fixed table of player",
            Self::Rating => "rating of player",
            Self::Group => "group",
            Self::Dispute => "dispute",
            Self::Penalty => "penalty",
            Self::PenaltyInForce => "a penalty in force, number",
        })
    }
}
