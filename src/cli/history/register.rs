//! The players of a file, and everything that names them: each name is a player, and no player is in two places.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use icu_normalizer::ComposingNormalizerBorrowed;

use crate::cli::history::file::{FileFixedTable, FileGame, FileRound, PlayerRound};
use crate::cli::history::sides::Sides;
use crate::cli::json::brief;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::scoring::history::{Entrant, Game, PlayedRound};
use crate::domain::scoring::result::Side;
use crate::domain::unseen::is_unseen;
use crate::words::numbers::list;

/// The longest name in a history, in characters: other programs allow longer ones than our forms.
const LONGEST: usize = 100;

/// Everybody who ever entered, by name.
#[derive(Default)]
pub struct Register {
    /// Names in order of player numbers.
    pub names: Vec<String>,
    /// The players in the same order.
    pub entrants: Vec<Entrant>,
    /// Players by their names in comparable form.
    ids: BTreeMap<String, PlayerId>,
    /// Players by the exact spelling that came first, which most later ones repeat.
    written: HashMap<String, PlayerId>,
}

/// A name in comparable form: letters that look the same are equal, and spaces at the ends do not count.
fn comparable_name(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    ComposingNormalizerBorrowed::new_nfc().normalize(&words.join(" ")).into_owned()
}

fn check_name(place: &str, number: usize, name: &str) -> Result<(), String> {
    let length = name.chars().count();
    if name.trim().is_empty() {
        return Err(format!("{place}: name {number} is empty; write the player's name or take it out"));
    }
    if length > LONGEST {
        return Err(format!(
            "{place}: name {number} (“{}”) has {length} characters; a name may have {LONGEST}. Shorten it",
            brief(name)
        ));
    }
    if name.chars().any(is_unseen) {
        return Err(format!(
            "{place}: name {number} (“{}”) holds a character that cannot be seen, such as a line break; type the name again",
            brief(name)
        ));
    }
    Ok(())
}

impl Register {
    /// The players of the list.
    ///
    /// # Errors
    /// A sentence that names the player.
    pub fn of(players: &[String]) -> Result<Self, String> {
        let mut register = Self::default();
        for (number, name) in (1..).zip(players) {
            check_name("players", number, name)?;
            match register.known_name(name) {
                Some(other) if *other == *name => {
                    return Err(format!("players: “{name}” appears twice; give one of them a longer name"));
                }
                Some(other) => {
                    return Err(format!(
                        "players: name {number}, “{name}”, looks the same as “{other}”; give one of them a longer name"
                    ));
                }
                None => register.enter(name, RoundNumber(1))?,
            }
        }
        Ok(register)
    }

    fn known_name(&self, name: &str) -> Option<&String> {
        self.ids.get(&comparable_name(name)).and_then(|id| self.names.get(place_of(*id)?))
    }

    fn enter(&mut self, name: &str, from_round: RoundNumber) -> Result<(), String> {
        let number = u32::try_from(self.names.len()).map_err(|_| "too many players".to_owned())?;
        let id = PlayerId(number.saturating_add(1));
        self.names.push(name.to_owned());
        self.ids.insert(comparable_name(name), id);
        self.written.insert(name.to_owned(), id);
        self.entrants.push(Entrant {
            id,
            key: name.to_owned(),
            from_round,
            dropped_after: None,
            rating: None,
        });
        Ok(())
    }

    /// Late arrivals; each may be in `players` or only here.
    ///
    /// # Errors
    /// A sentence that names the player.
    pub fn arrivals(&mut self, late: &[PlayerRound], rounds: usize) -> Result<(), String> {
        let mut arrived = BTreeSet::new();
        for (number, PlayerRound { player: name, round }) in (1..).zip(late) {
            check_name("late", number, name)?;
            if *round == 0 {
                return Err(format!("late: “{name}” cannot enter in round 0; rounds are counted from 1"));
            }
            let next = u32::try_from(rounds).unwrap_or(u32::MAX).saturating_add(1);
            if *round > next {
                return Err(format!(
                    "late: “{name}” enters in round {round}, but the next round is {next}; correct the round, or leave \
                     the player out until then"
                ));
            }
            if !arrived.insert(comparable_name(name)) {
                return Err(format!("late: “{name}” appears twice; take one of them out"));
            }
            match self.entrant(name) {
                Some(entrant) => entrant.from_round = RoundNumber(*round),
                None => self.enter(name, RoundNumber(*round))?,
            }
        }
        Ok(())
    }

    /// Players who left.
    ///
    /// # Errors
    /// A sentence that names the player.
    pub fn drops(&mut self, drops: &[PlayerRound], rounds: usize) -> Result<(), String> {
        for PlayerRound { player: name, round } in drops {
            let entrant = self.entrant(name).ok_or_else(|| nobody("drops", name))?;
            if entrant.dropped_after.is_some() {
                return Err(format!("drops: “{name}” appears twice; take one of them out"));
            }
            if usize::try_from(*round).is_ok_and(|round| round > rounds) {
                return Err(format!(
                    "drops: “{name}” drops after round {round}, but the file has {rounds}; correct the round, or add the \
                     drop when it has happened"
                ));
            }
            let first = entrant.from_round;
            if *round > 0 && first.0 > *round {
                return Err(format!(
                    "drops: “{name}” drops after round {round}, but enters only in round {first} (late); correct one of \
                     the two"
                ));
            }
            entrant.dropped_after = Some(RoundNumber(*round));
        }
        Ok(())
    }

    /// The keys of the draw, if they are not the names.
    ///
    /// # Errors
    /// A sentence that names the player or the key.
    pub fn draws_by(&mut self, keys: &[(String, String)]) -> Result<(), String> {
        let mut named = BTreeSet::new();
        for (name, key) in keys {
            if !named.insert(comparable_name(name)) {
                return Err(format!("keys: “{}” appears twice; take one of them out", brief(name)));
            }
            let entrant = self.entrant(name).ok_or_else(|| nobody("keys", name))?;
            entrant.key.clone_from(key);
        }
        let mut known = BTreeSet::new();
        match self.entrants.iter().find(|entrant| !known.insert(entrant.key.as_str())) {
            Some(entrant) => Err(format!("keys: “{}” is used for two players", brief(&entrant.key))),
            None => Ok(()),
        }
    }

    /// The players' ratings, for profiles that rank by them.
    ///
    /// # Errors
    /// A sentence that names the player.
    pub fn add_ratings(&mut self, ratings: &[(String, i64)]) -> Result<(), String> {
        for (name, rating) in ratings {
            let entrant = self.entrant(name).ok_or_else(|| nobody("ratings", name))?;
            if entrant.rating.replace(*rating).is_some() {
                return Err(format!("ratings: “{}” appears twice; take one of them out", brief(name)));
            }
        }
        Ok(())
    }

    fn entrant(&mut self, name: &str) -> Option<&mut Entrant> {
        let id = self.id(name)?;
        self.entrants.get_mut(place_of(id)?)
    }

    pub(super) fn id(&self, name: &str) -> Option<PlayerId> {
        self.written.get(name).or_else(|| self.ids.get(&comparable_name(name))).copied()
    }

    pub(super) fn player(&self, place: &str, name: &str) -> Result<PlayerId, String> {
        self.id(name).ok_or_else(|| nobody(place, name))
    }

    fn known_players(&self, place: &str, names: &[String]) -> Result<Vec<PlayerId>, String> {
        names.iter().map(|name| self.player(place, name)).collect()
    }

    /// The players of a list without duplicates.
    ///
    /// # Errors
    /// A sentence that names the player.
    pub fn each_once(&self, place: &str, names: &[String]) -> Result<Vec<PlayerId>, String> {
        let players = self.known_players(place, names)?;
        let mut known = BTreeSet::new();
        match players.iter().zip(names).find(|(player, _)| !known.insert(**player)) {
            Some((_, name)) => Err(format!("{place}: “{name}” appears twice; take one of them out")),
            None => Ok(players),
        }
    }

    /// A pair to keep apart.
    ///
    /// # Errors
    /// A sentence that names the player.
    pub fn pair_to_keep_apart(&self, key: &str, [a, b]: &[String; 2]) -> Result<[PlayerId; 2], String> {
        let (one, other) = (self.player(key, a)?, self.player(key, b)?);
        if one == other {
            return Err(format!("{key}: “{a}” is named twice in one pair; write two players"));
        }
        Ok([one, other])
    }

    /// The players with a fixed table, each with one of their own.
    ///
    /// # Errors
    /// A sentence that names the player.
    pub fn fixed(&self, tables: &[FileFixedTable]) -> Result<Vec<(PlayerId, TableNumber)>, String> {
        let names: Vec<String> = tables.iter().map(|fixed| fixed.player.clone()).collect();
        let players = self.each_once("fixed", &names)?;
        let mut known = BTreeSet::new();
        if let Some(twice) = tables.iter().find(|fixed| !known.insert(fixed.table)) {
            let FileFixedTable { player, table } = twice;
            return Err(format!(
                "fixed: table {table} of “{player}” is somebody else's, too; choose another"
            ));
        }
        Ok(players.into_iter().zip(tables.iter().map(|fixed| fixed.table)).collect())
    }

    /// Reads a round of the file, with the players in place of their names.
    ///
    /// # Errors
    /// A sentence that names the round and the table or the player.
    pub fn round(&self, number: RoundNumber, round: &FileRound) -> Result<PlayedRound, String> {
        let place = format!("round {number}");
        self.nobody_twice(&place, round)?;
        if let [_, _, ..] = round.byes.as_slice() {
            return Err(format!(
                "{place}, byes: {} cannot all have the bye; only one player is left over in a round. Write a game, or \
                 earned_byes or absent",
                list(&round.byes)
            ));
        }
        let played = PlayedRound {
            games: self.games(&place, &round.games)?,
            byes: self.known_players(&format!("{place}, byes"), &round.byes)?,
            earned_byes: self.known_players(&format!("{place}, earned_byes"), &round.earned_byes)?,
            absent: self.known_players(&format!("{place}, absent"), &round.absent)?,
        };
        self.only_those_here(number, &played)?;
        Ok(played)
    }

    fn nobody_twice(&self, place: &str, round: &FileRound) -> Result<(), String> {
        let mut known: BTreeSet<PlayerId> = BTreeSet::new();
        let mut unknown: BTreeSet<String> = BTreeSet::new();
        let seated = round.games.iter().flat_map(|game| &game.players);
        for name in seated.chain(&round.byes).chain(&round.earned_byes).chain(&round.absent) {
            let first =
                self.id(name).map_or_else(|| unknown.insert(comparable_name(name)), |id| known.insert(id));
            if !first {
                return Err(format!("{place}: “{}” appears in it twice; take one of them out", brief(name)));
            }
        }
        Ok(())
    }

    fn only_those_here(&self, number: RoundNumber, played: &PlayedRound) -> Result<(), String> {
        let seated = played
            .games
            .iter()
            .flat_map(|game| game.players.map(|player| (player, Some(game.table), "plays")));
        let byes = played.byes.iter().chain(&played.earned_byes);
        let byes = byes.map(|player| (*player, None, "has a bye"));
        for (player, table, does) in seated.chain(byes) {
            let place = || match table {
                Some(table) => format!("round {number}, table {table}"),
                None => format!("round {number}"),
            };
            let at = place_of(player);
            let known = at.and_then(|at| Some((self.entrants.get(at)?, self.names.get(at)?)));
            let Some((entrant, name)) = known else { continue };
            if entrant.from_round > number {
                return Err(format!(
                    "{}: “{name}” {does}, but enters only in round {} (late); correct one of the two",
                    place(),
                    entrant.from_round
                ));
            }
            if let Some(last) = entrant.dropped_after.filter(|last| *last < number) {
                return Err(format!(
                    "{}: “{name}” {does}, but has dropped after round {last} (drops); correct one of the two",
                    place()
                ));
            }
        }
        Ok(())
    }

    fn games(&self, place: &str, games: &[FileGame]) -> Result<Vec<Game>, String> {
        let numbered = games.iter().filter(|game| game.table.is_some()).count();
        if numbered != 0 && numbered != games.len() {
            return Err(format!(
                "{place}: some games have a “table” and some have none; number every table or none of them"
            ));
        }
        let mut tables = BTreeSet::new();
        let mut read = Vec::with_capacity(games.len());
        for (position, game) in (1..).zip(games) {
            let table = game.table.map_or_else(|| TableNumber::of_the_hall(position), Ok);
            let table = table.map_err(|_| {
                format!(
                    "{place}: there are more than {} games; no round has as many tables",
                    TableNumber::HIGHEST
                )
            })?;
            let place = format!("{place}, table {table}");
            if !tables.insert(table) {
                return Err(format!("{place}: two games have this table; give one of them another number"));
            }
            read.push(self.game(&place, table, game)?);
        }
        Ok(read)
    }

    fn game(&self, place: &str, table: TableNumber, game: &FileGame) -> Result<Game, String> {
        let [a, b] = &game.players;
        let (one, other) = (self.player(place, a)?, self.player(place, b)?);
        // A name is almost always spelled as at the table.
        let at_table = |name: &str| if name == a { Some(Side::A) } else { (name == b).then_some(Side::B) };
        let side_of = |name: &str| {
            at_table(name).or_else(|| match self.id(name)? {
                player if player == one => Some(Side::A),
                player if player == other => Some(Side::B),
                _ => None,
            })
        };
        let result = Sides { place, names: &game.players, side_of: &side_of }.result(&game.played)?;
        Ok(Game { table, players: [one, other], result })
    }
}

/// A player's index in the register: players are numbered from 1 in order of entry.
fn place_of(player: PlayerId) -> Option<usize> {
    usize::try_from(player.0).ok()?.checked_sub(1)
}

fn nobody(place: &str, name: &str) -> String {
    format!("{place}: nobody is called “{}”; add the name to players or correct it", brief(name))
}
