//! The keys of JSON deck lists that people and programs write. Upper and lower case, blanks and signs in a key do not
//! matter, nor does what a spreadsheet puts before a `$`.
//!
//! A key that is in none of these lists is read as the title of a card or shown: only what is named here says nothing of
//! a card. A number beside a key that is a card's title, such as `Data`, counts that card anyway.

use std::collections::HashMap;
use std::sync::LazyLock;

/// Folded keys, each with its place in its list.
type Ranks = LazyLock<HashMap<&'static str, usize>>;

fn ranks(keys: &'static str) -> HashMap<&'static str, usize> {
    keys.split_whitespace().enumerate().map(|(at, key)| (key, at)).collect()
}

/// The title of a card, the surest key first. Of an object with cards in it, the name.
static TITLES: Ranks = Ranks::new(|| {
    ranks(
        "title cardtitle cardname name card fulltitle fullname displayname nickname kartenname titel karte carte \
        titre nom item entry label text t key value",
    )
});

/// Titles that may also be the name of a deck or of a part.
static NAMES: Ranks =
    Ranks::new(|| ranks("title name fulltitle fullname displayname titel titre nom label key"));

/// The number of copies, the surest key first.
static COPIES: Ranks = Ranks::new(|| {
    ranks(
        "quantity qty copies amount count quant qnt qnty cnt ct cardcount cardquantity copycount numberofcopies \
        numcopies anzahl menge stück stueck stk exemplare quantité quantite nombre exemplaires times n x value",
    )
});

/// Keys of copies that often hold something else: only a number counts.
static PERHAPS_COPIES: Ranks = Ranks::new(|| ranks("n x value"));

/// Any number: of the copies, or of the card in its set.
static ANY_NUMBERS: Ranks = Ranks::new(|| ranks("number num no nr"));

/// The part of the deck.
static PARTS: Ranks =
    Ranks::new(|| ranks("zone section part pile board stack area slot deck bereich stapel teil partie"));

/// What only holds cards or parts of the deck.
static BRACKETS: Ranks = Ranks::new(|| {
    ranks(
        "cards card cardlist list lists deck decks decklist decklists content contents entry entries item items line \
        lines data carddata cardinfo cardslots zones sections parts piles boards groups all objectstates values \
        value rows records result results payload response body feed sheet sheets table node nodes fields counts \
        quantities titles names root export document karten cartes",
    )
});

/// What is said of a deck, of its player or of a card and names no card of the deck.
static BESIDE: Ranks = Ranks::new(|| {
    ranks(
        "category categories author authors creator creators player players playername owner user username users userid by builder \
        designer email team club country nation city place venue store location event eventname tournament \
        tournamentname date day created createdat createdon creationdate updated updatedat lastupdated modified \
        modifiedat lastmodified saved timestamp time epoch exported exportedat printed year season round rounds \
        placement rank ranking record wins losses rating score views likes favorites downloads deckname decktitle \
        deckid description desc beschreibung notes note notizen comment comments kommentar remark remarks strategy \
        summary about abstract history changelog readme tags tag labels language lang locale source sources \
        sourceurl origin generator generatedby exporter exportedby program application app software tool plugin api \
        apiversion meta metadata info header headers settings options config theme color colour colors colours \
        background cover thumbnail icon icons visibility public private shared published archived draft size total \
        totals totalcards cardtotal cardstotal totalcount decksize sum subtotal stats statistics archetype format \
        formatid formatname gameformat game gameid gamename gametype gamemode gamecomplexity system ruleset \
        legality legal islegal valid isvalid status errors warnings state version versionnumber revision schema \
        encoding checksum hash id ids uuid guid oid slug cardid cardids collectorinfo collectornumber cardnumber \
        unicomplex url urls uri uris href link links permalink self image images imageurl imagefile imagename img \
        picture pictures art artist illustrator front back face faceurl backurl set sets setname setcode setid \
        expansion expansions edition editions release releases releasedate series printing printings rarity \
        rarities foil isfoil condition price prices type types cardtype cardtypes kind kinds supertype subtype \
        subtypes class classes classification classifications affiliation affiliations faction factions species \
        race races gender keyword keywords skill skills staffing command attribute attributes characteristic \
        characteristics trait traits ability abilities integrity cunning strength range weapons shields points span \
        cost quadrant region lore gametext rulestext flavor flavortext persona unique uniqueness savename gravity \
        playarea tablename sky rules luascript luascriptstate xmlui tabstates grid lighting hands componenttags \
        turns camerastates decalpallet snappoints transform customdeck deckids states gmnotes guids tooltip \
        erweiterung extension extensions ausgabe autor auteur datum spieler joueur",
    )
});

/// Endings of keys that say nothing of a card: `ownerId`, `image_url`, `createdAt`.
const ENDINGS: [&str; 10] = ["Id", "ID", "_id", "-id", "Url", "URL", "_url", "At", "_at", "Date"];

/// A key as it is compared: `gsx$Card Name` is `cardname`.
pub(super) fn fold_key(key: &str) -> String {
    let key = key.rsplit('$').next().unwrap_or(key);
    key.chars().filter(|character| character.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn rank(key: &str, keys: &Ranks) -> Option<usize> {
    keys.get(fold_key(key).as_str()).copied()
}

/// How sure it is that a key says the title of a card; 0 is the surest.
pub(super) fn title_rank(key: &str) -> Option<usize> {
    rank(key, &TITLES)
}

/// Whether a key may say the name of a deck or of a part.
pub(super) fn is_name(key: &str) -> bool {
    rank(key, &NAMES).is_some()
}

/// How sure it is that a key says the number of copies; 0 is the surest.
pub(super) fn copies_rank(key: &str) -> Option<usize> {
    rank(key, &COPIES)
}

/// Whether a key says the number of copies only if it says a number.
pub(super) fn is_perhaps_copies(key: &str) -> bool {
    rank(key, &PERHAPS_COPIES).is_some()
}

/// Whether a key says some number.
pub(super) fn is_any_number(key: &str) -> bool {
    rank(key, &ANY_NUMBERS).is_some()
}

/// Whether a key says the part of the deck.
pub(super) fn is_part(key: &str) -> bool {
    rank(key, &PARTS).is_some()
}

/// Whether a key only holds cards.
pub(super) fn is_bracket(key: &str) -> bool {
    rank(key, &BRACKETS).is_some()
}

/// Whether what a key says names no card of the deck.
pub(super) fn is_beside(key: &str) -> bool {
    rank(key, &BESIDE).is_some() || ENDINGS.iter().any(|ending| key.ends_with(ending))
}

/// Whether a key is in any of the lists.
pub(super) fn is_known(key: &str) -> bool {
    title_rank(key).is_some()
        || copies_rank(key).is_some()
        || is_any_number(key)
        || is_part(key)
        || is_bracket(key)
        || is_beside(key)
}

/// Whether a key asks something that is answered by true or false: `isPublic`.
pub(super) fn is_question(key: &str) -> bool {
    ["is", "has", "can", "allow", "show", "use"].iter().any(|word| {
        key.strip_prefix(word)
            .is_some_and(|rest| rest.starts_with('_') || rest.starts_with(|first: char| first.is_uppercase()))
    })
}
