//! The names of the parts of a deck and of the types of its cards, as headings say them in English, German and French.

use crate::domain::card::title_folding::fold_title;
use crate::domain::deck::tags::is_one_of;
use crate::domain::deck::zone::Zone;
use crate::domain::edition::Edition;

/// What a heading announces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Label {
    /// A part of the deck.
    Zone(Zone),
    /// Card types of the draw deck, such as personnel; a part of its own only where no draw deck is announced.
    DrawTypes,
    /// Card types that mostly seed, such as artifacts; they stay in their part.
    SeedTypes,
    /// It looks like a heading, but its words are unknown.
    Unknown,
}

/// Words that add nothing to the name of a part.
const FILLERS: [&str; 18] = [
    "deck", "decks", "pile", "stack", "cards", "card", "side", "phase", "section", "part", "zone", "the",
    "my", "list", "total", "karten", "cartes", "de",
];

/// Words before a card type that only say which cards of it: `Non-Aligned Personnel`, `Planet Dilemmas`.
const KINDS: [&str; 56] = [
    "planet",
    "space",
    "dual",
    "combo",
    "universal",
    "unique",
    "main",
    "support",
    "other",
    "non",
    "aligned",
    "federation",
    "klingon",
    "romulan",
    "cardassian",
    "bajoran",
    "ferengi",
    "dominion",
    "borg",
    "kazon",
    "hirogen",
    "vidiian",
    "maquis",
    "starfleet",
    "earth",
    "tng",
    "ds9",
    "voyager",
    "tos",
    "mirror",
    "terran",
    "alliance",
    "neutral",
    "treaty",
    "seeded",
    "free",
    "counted",
    "stocked",
    "all",
    "au",
    "key",
    "and",
    "alpha",
    "gamma",
    "delta",
    "quadrant",
    "headquarters",
    "na",
    "medical",
    "science",
    "officer",
    "engineer",
    "security",
    "civilian",
    "vip",
    "command",
];

/// The part of a deck that these words name.
pub fn label(words: &str, edition: Edition) -> Option<Label> {
    by_name(words, edition).or_else(|| by_sort(words, edition))
}

fn without_fillers(folded: &str) -> String {
    folded.split(' ').filter(|word| !FILLERS.contains(word)).collect::<Vec<_>>().join(" ")
}

/// The part that the heading announces by the part's own name.
pub(super) fn by_name(words: &str, edition: Edition) -> Option<Label> {
    if words.ends_with('…') || words.ends_with("...") {
        return None;
    }
    let folded = fold_title(words);
    if matches!(folded.as_str(), "deck" | "the deck" | "my deck") {
        return Some(Label::Zone(Zone::DrawDeck));
    }
    label_of(&folded, edition).or_else(|| label_of(&without_fillers(&folded), edition))
}

/// By a sort of its cards, such as `Non-Aligned Personnel`.
fn by_sort(words: &str, edition: Edition) -> Option<Label> {
    let core = without_fillers(&fold_title(words));
    let (kinds, last) = core.rsplit_once(' ')?;
    if !kinds.split(' ').all(|word| KINDS.contains(&word)) {
        return None;
    }
    label_of(last, edition).filter(|label| {
        !matches!(label, Label::Zone(zone) if !matches!(zone, Zone::Missions | Zone::SeedDeck | Zone::DilemmaPile))
    })
}

// The names of each part in English, German and French, without fillers.
const MISSIONS: &str = "mission|missions|missionen|spaceline|missions and hq|missions hq|hq and missions|\
    missions and headquarters|missions headquarters|headquarters and missions|headquarters missions";
const HEADQUARTERS: &str = "headquarters|headquarter|hq|hauptquartier|quartier general";
const SEEDS: &str = "seed dil|seed|seeds|seeded|seeddeck|seedpile|dilemmas and other seeds|dilemmas other seeds|\
    other seeds|other seed|counted seeds|counted seed|seeds dilemmas|seed dilemmas|\
    seed and dilemmas|seeds and dilemmas|seeding|seedable|seedables|non mission seeds|seed non missions|\
    dilemmas and artifacts|dilemmas artifacts|artifacts and dilemmas|saat|saatdeck|saatkarten|aussaat|\
    seedkarten|seedstapel|startkarten|semis|semences|graines|a poser|pose|de depart|depart";
const DILEMMAS: &str = "dilemma|dilemmas|dilemmapile|dilemmata|dilemmen|dilemmastapel|dilemmadeck|dilemmes|dilemme|\
    dilemmes pioche|pioche de dilemmes|dilemmas combos|combos";
const SITES: &str = "site|sites|free sites|nor sites|standorte|orte|lieux";
const DRAWS: &str = "draw|play deck|play pile|playdeck|drawpile|main|mainboard|maindeck|main board|drawdeck|library|\
    draws|zugstapel|ziehstapel|nachziehstapel|\
    zieh|hauptdeck|spieldeck|spielstapel|haupt|pioche|de pioche|paquet|paquet de pioche|principal|\
    bibliotheque";
const TENT: &str = "qs tent|qstent|q s tent|q tent|tent|qtent|qs zelt|q s zelt|q zelt|zelt|tente|tente de q|\
    la tente de q";
const REFEREE: &str = "ref|referee|q the referee|schiedsrichter|arbitre";
const SPHERE: &str = "dyson|dyson sphere|dysonsphare|dyson dilemmas";
const CONTINUUM: &str =
    "flash|q flash|qflash|q continuum|qcontinuum|q kontinuum|continuum q|le continuum|continuum|q icon";
const BRIDGE: &str = "tactic|tactics|battle bridge|battlebridge|battle bridge tactics|taktiken|taktik|kampfbrucke|\
    tactiques|pont de combat|passerelle de combat";
const TRIBBLES: &str = "tribble|tribbles|tribbles and troubles|tribbles troubles|troubles";
const OUTSIDE: &str = "outside|out of game|outside game|outside of game|from outside game|from outside|ausserhalb|\
    ausserhalb des spiels|hors jeu|hors du jeu";
const ASIDE: &str = "aside|set aside|sideboard|maybe|maybeboard|removed|beiseite|de cote|reserve";
const DRAW_TYPES: &str = "personnel|personnels|ship|ships|event|events|interrupt|interrupts|equipment|equipments|crew|verbs|\
    verb|characters|people|personal|personen|mannschaft|schiff|schiffe|ereignis|ereignisse|\
    unterbrechung|unterbrechungen|interrupts and events|events and interrupts|ausrustung|ausrustungen|\
    equipage|vaisseau|vaisseaux|evenement|evenements|interruption|interruptions|equipement|equipements|\
    ships and equipment";
const SEED_TYPES: &str = "artifact|artifacts|facility|facilities|outpost|outposts|station|stations|headquarters|doorway|\
    doorways|objective|objectives|incident|incidents|time location|time locations|artefakt|artefakte|\
    einrichtung|einrichtungen|aussenposten|basen|tore|zwischenfalle|ziele|artefacts|artefact|\
    installations|installation|avant postes|avant poste|portails|objectifs";

/// What a name means, in English, German or French, fillers taken away.
fn label_of(name: &str, edition: Edition) -> Option<Label> {
    let first = edition == Edition::First;
    let dilemmas = if edition == Edition::Second { Zone::DilemmaPile } else { Zone::SeedDeck };
    let zone = match name {
        _ if is_one_of(name, MISSIONS) => Zone::Missions,
        _ if is_one_of(name, HEADQUARTERS) && edition == Edition::Second => Zone::Missions,
        _ if is_one_of(name, SEEDS) && edition != Edition::Tribbles => Zone::SeedDeck,
        _ if is_one_of(name, DILEMMAS) => dilemmas,
        _ if is_one_of(name, SITES) => Zone::Sites,
        _ if is_one_of(name, DRAWS) => Zone::DrawDeck,
        _ if is_one_of(name, TENT) => Zone::QsTent,
        _ if is_one_of(name, REFEREE) => Zone::Referee,
        _ if is_one_of(name, SPHERE) && first => Zone::DysonSphere,
        _ if is_one_of(name, CONTINUUM) => Zone::QContinuum,
        _ if is_one_of(name, BRIDGE) => Zone::BattleBridge,
        _ if is_one_of(name, TRIBBLES) && first => Zone::Tribble,
        "tribble" | "tribbles" if edition == Edition::Tribbles => Zone::DrawDeck,
        _ if is_one_of(name, OUTSIDE) => Zone::Outside,
        _ if is_one_of(name, ASIDE) => Zone::Aside,
        _ if is_one_of(name, DRAW_TYPES) => return Some(Label::DrawTypes),
        _ if is_one_of(name, SEED_TYPES) => return Some(Label::SeedTypes),
        _ => return None,
    };
    Some(Label::Zone(zone))
}

/// Titles of doorways written above the side deck they open; only a colon or emphasis tells such a heading from the card.
pub(super) fn doorway(words: &str) -> Option<Label> {
    let zone = match fold_title(words).as_str() {
        "battle bridge door" => Zone::BattleBridge,
        "storage compartment door" => Zone::Tribble,
        "dyson sphere door" => Zone::DysonSphere,
        _ => return None,
    };
    Some(Label::Zone(zone))
}

/// Ends of words that no title of a single card has: `6 Missions`, `46 Draw deck`.
const SEVERAL: &str = "s|deck|pile|stack|personnel|equipment|crew|draw|karten|stapel|missionen|dilemmata|dilemmen|schiffe|\
    ereignisse|library|board";

/// Whether words are the name of a part or of a type of cards, and of more than one.
pub(super) fn is_name_of_several(words: &str, edition: Edition) -> bool {
    let folded = fold_title(words);
    by_name(words, edition).is_some() && SEVERAL.split('|').any(|end| folded.ends_with(end))
}
