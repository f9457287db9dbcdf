//! The headings of lists of players, in the languages of the pages.

use strum::{EnumIter, EnumString, IntoStaticStr};

use crate::app::store::fold_name;

/// Headings of lists of players, folded, with what their column holds.
const HEADINGS: &[(&str, ColumnUse)] = &[
    ("name", ColumnUse::Name),
    ("names", ColumnUse::Name),
    ("full name", ColumnUse::Name),
    ("player", ColumnUse::Name),
    ("players", ColumnUse::Name),
    ("player name", ColumnUse::Name),
    ("spieler", ColumnUse::Name),
    ("joueur", ColumnUse::Name),
    ("teilnehmer", ColumnUse::Name),
    ("teilnehmerin", ColumnUse::Name),
    ("teilnehmende", ColumnUse::Name),
    ("teilnehmerinnen", ColumnUse::Name),
    ("spielername", ColumnUse::Name),
    ("spielerin", ColumnUse::Name),
    ("spielerinnen", ColumnUse::Name),
    ("participant", ColumnUse::Name),
    ("participants", ColumnUse::Name),
    ("participante", ColumnUse::Name),
    ("participantes", ColumnUse::Name),
    ("joueurs", ColumnUse::Name),
    ("joueuse", ColumnUse::Name),
    ("joueuses", ColumnUse::Name),
    ("nom du joueur", ColumnUse::Name),
    ("noms", ColumnUse::Name),
    ("vorname nachname", ColumnUse::Name),
    ("vorname name", ColumnUse::Name),
    ("vor- und nachname", ColumnUse::Name),
    ("vorname und nachname", ColumnUse::Name),
    ("nachname vorname", ColumnUse::Name),
    ("prenom nom", ColumnUse::Name),
    ("prenom et nom", ColumnUse::Name),
    ("nom prenom", ColumnUse::Name),
    ("nom et prenom", ColumnUse::Name),
    ("first name last name", ColumnUse::Name),
    ("first and last name", ColumnUse::Name),
    ("nachname, vorname", ColumnUse::LastFirst),
    ("name, vorname", ColumnUse::LastFirst),
    ("last name, first name", ColumnUse::LastFirst),
    ("last, first", ColumnUse::LastFirst),
    ("nom, prenom", ColumnUse::LastFirst),
    ("first name", ColumnUse::First),
    ("firstname", ColumnUse::First),
    ("given name", ColumnUse::First),
    ("forename", ColumnUse::First),
    ("vorname", ColumnUse::First),
    ("prenom", ColumnUse::First),
    ("last name", ColumnUse::Last),
    ("lastname", ColumnUse::Last),
    ("surname", ColumnUse::Last),
    ("family name", ColumnUse::Last),
    ("nachname", ColumnUse::Last),
    ("familienname", ColumnUse::Last),
    ("nom", ColumnUse::Last),
    ("nom de famille", ColumnUse::Last),
    ("no", ColumnUse::Nothing),
    ("no.", ColumnUse::Nothing),
    ("nr", ColumnUse::Nothing),
    ("nr.", ColumnUse::Nothing),
    ("#", ColumnUse::Nothing),
    ("id", ColumnUse::Nothing),
    ("number", ColumnUse::Nothing),
    ("nummer", ColumnUse::Nothing),
    ("rank", ColumnUse::Nothing),
    ("rating", ColumnUse::Nothing),
    ("elo", ColumnUse::Nothing),
    ("seed", ColumnUse::Nothing),
    ("deck", ColumnUse::Nothing),
    ("deck name", ColumnUse::Nothing),
    ("affiliation", ColumnUse::Nothing),
    ("email", ColumnUse::Nothing),
    ("e-mail", ColumnUse::Nothing),
    ("mail", ColumnUse::Nothing),
    ("contact", ColumnUse::Nothing),
    ("phone", ColumnUse::Nothing),
    ("city", ColumnUse::Nothing),
    ("country", ColumnUse::Nothing),
    ("team", ColumnUse::Nothing),
    ("club", ColumnUse::Nothing),
    ("timestamp", ColumnUse::Nothing),
    ("zeitstempel", ColumnUse::Nothing),
];

/// What a column holds. The program keeps nothing of a player but the name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ColumnUse {
    /// A column that is ignored.
    Nothing,
    /// The whole name.
    Name,
    /// The whole name as `Last, First`.
    LastFirst,
    First,
    Last,
}

/// What the column under a heading holds; `None` if the text is no heading.
pub(super) fn heading(cell: &str) -> Option<ColumnUse> {
    let folded = fold_name(cell.trim_matches(['"', ':', '*']));
    HEADINGS.iter().find(|(heading, _)| *heading == folded).map(|(_, column)| *column)
}
