//! The facts and figures that come with the program, read once when they are first needed.

use std::sync::LazyLock;

use crate::domain::bracket::practice::{self, SeenCut};
use crate::domain::card::{CardTable, ParticularsTable};
use crate::domain::deck::Format;
use crate::domain::deck::reminder::{self, Reminder};
use crate::domain::edition::Edition;
use crate::domain::note::{self, Note};
use crate::domain::outside_source::{self, OutsideSource, UnreadFormat};
use crate::domain::pods::profile::PodProfile;
use crate::domain::rulings::compare::Renames;
use crate::domain::rulings::inferred_relation::Readings;
use crate::domain::rulings::published::{self, PublishedSeries};
use crate::domain::rulings::search::Aliases;
use crate::domain::scoring::format_games::{self, FormatGames};
use crate::domain::scoring::least_players::{self, LeastPlayers};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::rating::{self, RatingFile, RatingSystem, RatingTerms};
use crate::domain::scoring::readings::{self, OrderReading};
use crate::domain::series::rules::{self as series, SeriesRules};
use crate::domain::teams::TeamRules;
use crate::domain::tournament::penalty::Catalogue;

/// Ruling documents known by their content.
pub const RULING_DOCUMENTS: &str = include_str!("../data/rulings/documents.toml");

/// What the program knows of these documents without holding their text, by file stem.
pub const RULING_OUTLINES: [(&str, &str); 5] = [
    ("faq-1995-02-11", include_str!("../data/rulings/outlines/faq-1995-02-11.csv")),
    ("current-rulings-2000-07-31", include_str!("../data/rulings/outlines/current-rulings-2000-07-31.csv")),
    ("current-rulings-2000-10-30", include_str!("../data/rulings/outlines/current-rulings-2000-10-30.csv")),
    ("glossary-fragment-undated", include_str!("../data/rulings/outlines/glossary-fragment-undated.csv")),
    (
        "2e-current-rulings-2011-01-03",
        include_str!("../data/rulings/outlines/2e-current-rulings-2011-01-03.csv"),
    ),
];

/// The tasks of the help.
pub const HELP: &str = include_str!("../data/help.toml");

/// One message file in each language.
#[derive(Debug, Clone, Copy)]
pub struct MessageFile {
    /// Its name without `.ftl`: the folder of templates whose words it holds, or what they are about.
    pub name: &'static str,
    pub english: &'static str,
    pub german: &'static str,
    pub french: &'static str,
}

/// The message files with these names.
macro_rules! message_files {
    ($($name:literal)*) => {
        [$(MessageFile {
            name: $name,
            english: include_str!(concat!("../data/messages/en/", $name, ".ftl")),
            german: include_str!(concat!("../data/messages/de/", $name, ".ftl")),
            french: include_str!(concat!("../data/messages/fr/", $name, ".ftl")),
        }),*]
    };
}

/// The words of the pages.
pub const MESSAGES: &[MessageFile] = &message_files! {
    "accounts" "all" "cards" "chance" "charts" "cut" "deck" "decks" "director" "disputes" "finding" "grading" "help" "import" "integrity" "law" "library" "log" "names" "notes" "pairing" "penalties" "penalty" "people" "player" "pods" "print" "profiles" "public" "quoted" "refusals" "reminders" "reports" "rounds" "rule" "rules" "rulings" "scripts" "series" "sign_up" "site" "unfit"
};

/// The deck list that `arbiter demo` submits for its players. We wrote it ourselves.
pub const DEMO_DECK: &str = include_str!("../data/demo/deck.txt");

/// House rules invented for `arbiter demo`, so that its dispute has something to cite.
pub const DEMO_RULES: &str = include_str!("../data/demo/house-rules.txt");

/// Every scoring profile: its file's stem and its text. A new profile is a new line here.
pub const SCORING_FILES: [(&str, &str); 10] = [
    ("tcc-1e-2023", include_str!("../data/scoring/tcc-1e-2023.toml")),
    ("tcc-1e-2014", include_str!("../data/scoring/tcc-1e-2014.toml")),
    ("tcc-2e-2014", include_str!("../data/scoring/tcc-2e-2014.toml")),
    ("decipher-1e-1998", include_str!("../data/scoring/decipher-1e-1998.toml")),
    ("decipher-2e-2002", include_str!("../data/scoring/decipher-2e-2002.toml")),
    ("tcc-2e-2010", include_str!("../data/scoring/tcc-2e-2010.toml")),
    ("tcc-2e-2014-03", include_str!("../data/scoring/tcc-2e-2014-03.toml")),
    ("tcc-1e-2010", include_str!("../data/scoring/tcc-1e-2010.toml")),
    ("tcc-1e-2014-03", include_str!("../data/scoring/tcc-1e-2014-03.toml")),
    ("decipher-1e-1996", include_str!("../data/scoring/decipher-1e-1996.toml")),
];

/// Every profile of Tribbles events. A new profile is a new line here.
const POD_FILES: [&str; 2] =
    [include_str!("../data/pods/tribbles-heats.toml"), include_str!("../data/pods/tribbles-places.toml")];

/// Every deck format; a format comes after the one it extends. A new format is a new line here.
const FORMAT_FILES: [&str; 24] = [
    include_str!("../data/formats/1e-open.toml"),
    include_str!("../data/formats/1e-modern.toml"),
    include_str!("../data/formats/1e-traditional.toml"),
    include_str!("../data/formats/1e-virtual.toml"),
    include_str!("../data/formats/1e-otf.toml"),
    include_str!("../data/formats/1e-warp-speed.toml"),
    include_str!("../data/formats/1e-block-01.toml"),
    include_str!("../data/formats/1e-block-02.toml"),
    include_str!("../data/formats/1e-block-03.toml"),
    include_str!("../data/formats/1e-block-04.toml"),
    include_str!("../data/formats/1e-block-05.toml"),
    include_str!("../data/formats/1e-block-06.toml"),
    include_str!("../data/formats/1e-x-list-2008.toml"),
    include_str!("../data/formats/1e-premiere-1994.toml"),
    include_str!("../data/formats/1e-limited.toml"),
    include_str!("../data/formats/sealed.toml"),
    include_str!("../data/formats/draft.toml"),
    include_str!("../data/formats/2e-standard.toml"),
    include_str!("../data/formats/2e-traditional.toml"),
    include_str!("../data/formats/2e-hall-of-fame.toml"),
    include_str!("../data/formats/2e-slipstream.toml"),
    include_str!("../data/formats/2e-sealed.toml"),
    include_str!("../data/formats/2e-draft.toml"),
    include_str!("../data/formats/tribbles.toml"),
];

/// The passwords that are tried first, one to a line, after lines that begin with `#`.
pub const COMMON_PASSWORDS: &str = include_str!("../data/passwords.txt");

/// Informal names and abbreviations, and what they mean.
const RULING_ALIASES: &str = include_str!("../data/rulings/aliases.toml");
const RULING_MATTERS: &str = include_str!("../data/rulings/matters.toml");
const RULING_BESIDE: &str = include_str!("../data/rulings/beside.txt");
const RULING_MEANINGS: &str = include_str!("../data/rulings/meanings.txt");

/// The informal names and abbreviations people use when they ask about rulings, the subjects that entries rarely
/// cover, and the questions each entry leaves open.
#[expect(clippy::expect_used, reason = "the lists are part of the program and a test reads them")]
pub fn ruling_aliases() -> &'static Aliases {
    static ALIASES: LazyLock<Aliases> = LazyLock::new(|| {
        let aliases = Aliases::parse(RULING_ALIASES).expect("data/rulings/aliases.toml is a list of aliases");
        let aliases =
            aliases.with_matters(RULING_MATTERS).expect("data/rulings/matters.toml is a list of matters");
        let aliases =
            aliases.with_beside(RULING_BESIDE).expect("data/rulings/beside.txt is a list of questions");
        aliases.with_meanings(RULING_MEANINGS).expect("data/rulings/meanings.txt is a list of directions")
    });
    &ALIASES
}

/// What later entries do to earlier ones without saying so.
#[expect(clippy::expect_used, reason = "the list is part of the program and a test reads it")]
pub fn ruling_readings() -> &'static Readings {
    static READINGS: LazyLock<Readings> = LazyLock::new(|| {
        Readings::parse(include_str!("../data/rulings/readings.toml"))
            .expect("data/rulings/readings.toml is a list of readings")
    });
    &READINGS
}

/// Published rules that are known to exist, in the order of a timeline.
#[expect(clippy::expect_used, reason = "the list is part of the program and a test reads it")]
pub fn published_rules() -> &'static [PublishedSeries] {
    static SERIES: LazyLock<Vec<PublishedSeries>> = LazyLock::new(|| {
        published::parse(include_str!("../data/rulings/issues.toml"))
            .expect("data/rulings/issues.toml is a list of series")
    });
    &SERIES
}

/// The kinds and levels of penalties.
#[expect(clippy::expect_used, reason = "the list is part of the program and a test reads it")]
pub fn penalties() -> &'static Catalogue {
    static PENALTIES: LazyLock<Catalogue> = LazyLock::new(|| {
        Catalogue::parse(include_str!("../data/penalties.toml")).expect("data/penalties.toml is a catalogue")
    });
    &PENALTIES
}

/// The fewest players of sanctioned tournaments, by profile and day.
#[expect(clippy::expect_used, reason = "the list is part of the program and a test reads it")]
pub fn least_players() -> &'static [LeastPlayers] {
    static LEAST: LazyLock<Vec<LeastPlayers>> = LazyLock::new(|| {
        least_players::parse(include_str!("../data/least_players.toml"))
            .expect("data/least_players.toml is a list of numbers")
    });
    &LEAST
}

/// What deck formats say of the games themselves.
#[expect(clippy::expect_used, reason = "the list is part of the program and a test reads it")]
pub fn format_games() -> &'static [FormatGames] {
    static GAMES: LazyLock<Vec<FormatGames>> = LazyLock::new(|| {
        format_games::parse(include_str!("../data/format_games.toml"))
            .expect("data/format_games.toml is a list of games")
    });
    &GAMES
}

/// What the deck format of this id says of the games; `None` if they are those of the profile.
pub fn games_of_format(id: &str) -> Option<&'static FormatGames> {
    format_games().iter().find(|games| games.format == id)
}

/// The file of rating systems.
#[expect(clippy::expect_used, reason = "the systems are part of the program and a test reads them")]
fn rating_file() -> &'static RatingFile {
    static FILE: LazyLock<RatingFile> = LazyLock::new(|| {
        rating::parse(include_str!("../data/ratings.toml")).expect("data/ratings.toml is a list of systems")
    });
    &FILE
}

/// The formulas by which games change ratings.
pub fn rating_systems() -> &'static [RatingSystem] {
    &rating_file().system
}

/// What is rated apart, and how, over all tournaments.
pub fn rating_terms() -> &'static RatingTerms {
    &rating_file().terms
}

/// How the tournaments of a series count together.
#[expect(clippy::expect_used, reason = "the rules are part of the program and a test reads them")]
pub fn series_rules() -> &'static [SeriesRules] {
    static RULES: LazyLock<Vec<SeriesRules>> = LazyLock::new(|| {
        series::parse(include_str!("../data/series.toml")).expect("data/series.toml is a list of rules")
    });
    &RULES
}

/// How teams are compared.
#[expect(clippy::expect_used, reason = "the rules are part of the program and a test reads them")]
pub fn team_rules() -> &'static TeamRules {
    static RULES: LazyLock<TeamRules> = LazyLock::new(|| {
        TeamRules::parse(include_str!("../data/teams.toml"))
            .expect("data/teams.toml holds the rules of teams")
    });
    &RULES
}

/// Headings that changed from one document to the next while the rule stayed the same.
#[expect(clippy::expect_used, reason = "the list is part of the program and a test reads it")]
pub fn ruling_renames() -> &'static Renames {
    static RENAMES: LazyLock<Renames> = LazyLock::new(|| {
        Renames::parse(include_str!("../data/rulings/renames.toml"))
            .expect("data/rulings/renames.toml is a list of renames")
    });
    &RENAMES
}

/// The scoring profiles, in the order a page offers them.
#[expect(clippy::expect_used, reason = "the profiles are part of the program and a test reads them")]
pub fn scoring_profiles() -> &'static [Profile] {
    static PROFILES: LazyLock<Vec<Profile>> = LazyLock::new(|| {
        let read = |(_, text): &(_, &str)| Profile::from_toml(text);
        let profiles: Result<_, _> = SCORING_FILES.iter().map(read).collect();
        profiles.expect("every file of data/scoring is a profile")
    });
    &PROFILES
}

/// One scoring profile by its id.
pub fn scoring_profile(id: &str) -> Option<&'static Profile> {
    scoring_profiles().iter().find(|profile| profile.id == id)
}

/// The profiles of Tribbles events, in the order a page offers them.
#[expect(clippy::expect_used, reason = "the profiles are part of the program and a test reads them")]
pub fn pod_profiles() -> &'static [PodProfile] {
    static PROFILES: LazyLock<Vec<PodProfile>> = LazyLock::new(|| {
        let profiles: Result<_, _> = POD_FILES.iter().map(|text| PodProfile::from_toml(text)).collect();
        profiles.expect("every file of data/pods is a profile")
    });
    &PROFILES
}

/// One profile of Tribbles events by its id.
pub fn pod_profile(id: &str) -> Option<&'static PodProfile> {
    pod_profiles().iter().find(|profile| profile.id == id)
}

/// The text of the card table of an edition, as compiled into the program.
pub const fn card_table_text(edition: Edition) -> &'static str {
    match edition {
        Edition::First => include_str!("../data/cards/1e.tsv"),
        Edition::Second => include_str!("../data/cards/2e.tsv"),
        Edition::Tribbles => include_str!("../data/cards/tribbles.tsv"),
    }
}

/// The card table of an edition, as compiled into the program.
pub fn card_table(edition: Edition) -> &'static CardTable {
    static FIRST: LazyLock<CardTable> = LazyLock::new(|| own_cards(Edition::First));
    static SECOND: LazyLock<CardTable> = LazyLock::new(|| own_cards(Edition::Second));
    static TRIBBLES: LazyLock<CardTable> = LazyLock::new(|| own_cards(Edition::Tribbles));
    match edition {
        Edition::First => &FIRST,
        Edition::Second => &SECOND,
        Edition::Tribbles => &TRIBBLES,
    }
}

#[expect(clippy::expect_used, reason = "the tables are part of the program and a test reads them")]
fn own_cards(edition: Edition) -> CardTable {
    CardTable::parse(card_table_text(edition)).expect("the program's own card table")
}

/// What is printed on the cards that come with the program and no deck rule asks for.
#[expect(clippy::expect_used, reason = "the tables are part of the program and a test reads them")]
pub fn card_particulars(edition: Edition) -> &'static ParticularsTable {
    static FIRST: LazyLock<ParticularsTable> = LazyLock::new(|| {
        ParticularsTable::parse(include_str!("../data/cards/1e-particulars.tsv"))
            .expect("a table of particulars")
    });
    static SECOND: LazyLock<ParticularsTable> = LazyLock::new(|| {
        ParticularsTable::parse(include_str!("../data/cards/2e-particulars.tsv"))
            .expect("a table of particulars")
    });
    static TRIBBLES: LazyLock<ParticularsTable> = LazyLock::new(|| {
        let text = include_str!("../data/cards/tribbles-particulars.tsv");
        ParticularsTable::parse(text).expect("a table of particulars")
    });
    match edition {
        Edition::First => &FIRST,
        Edition::Second => &SECOND,
        Edition::Tribbles => &TRIBBLES,
    }
}

/// The deck formats that come with the program.
#[expect(clippy::expect_used, reason = "the formats are part of the program and a test reads them")]
pub fn deck_formats() -> &'static [Format] {
    static FORMATS: LazyLock<Vec<Format>> = LazyLock::new(|| {
        FORMAT_FILES.iter().fold(Vec::new(), |mut formats, file| {
            let format = Format::parse(file, &formats).expect("every file of data/formats is a format");
            formats.push(format);
            formats
        })
    });
    &FORMATS
}

/// What people are reminded of at the table.
#[expect(clippy::expect_used, reason = "the reminders are part of the program and a test reads them")]
pub fn reminders() -> &'static [Reminder] {
    static REMINDERS: LazyLock<Vec<Reminder>> = LazyLock::new(|| {
        reminder::parse(include_str!("../data/reminders.toml")).expect("data/reminders.toml holds reminders")
    });
    &REMINDERS
}

/// The templates of judges' notes.
#[expect(clippy::expect_used, reason = "the notes are part of the program and a test reads them")]
pub fn notes() -> &'static [Note] {
    static NOTES: LazyLock<Vec<Note>> = LazyLock::new(|| {
        note::parse(include_str!("../data/notes.toml")).expect("data/notes.toml holds notes")
    });
    &NOTES
}

/// Cuts that real events played.
#[expect(clippy::expect_used, reason = "the cuts are part of the program and a test reads them")]
pub fn cuts() -> &'static [SeenCut] {
    static CUTS: LazyLock<Vec<SeenCut>> = LazyLock::new(|| {
        practice::parse(include_str!("../data/cuts.toml")).expect("data/cuts.toml holds cuts")
    });
    &CUTS
}

/// Orders of the tie-breakers where a source can be read in several ways.
#[expect(clippy::expect_used, reason = "the readings are part of the program and a test reads them")]
pub fn order_readings() -> &'static [OrderReading] {
    static READINGS: LazyLock<Vec<OrderReading>> = LazyLock::new(|| {
        readings::parse(include_str!("../data/tie_breaks.toml")).expect("data/tie_breaks.toml holds readings")
    });
    &READINGS
}

/// What the formats cite beside the ruling documents.
#[expect(clippy::expect_used, reason = "the list is part of the program and a test reads it")]
pub fn outside_sources() -> &'static [OutsideSource] {
    static SOURCES: LazyLock<Vec<OutsideSource>> = LazyLock::new(|| {
        outside_source::parse(include_str!("../data/sources.toml")).expect("data/sources.toml holds sources")
    });
    &SOURCES
}

/// The deck formats that are known and unread.
#[expect(clippy::expect_used, reason = "the list is part of the program and a test reads it")]
pub fn unread_formats() -> &'static [UnreadFormat] {
    static FORMATS: LazyLock<Vec<UnreadFormat>> = LazyLock::new(|| {
        outside_source::parse_unread(include_str!("../data/sources.toml"))
            .expect("data/sources.toml holds formats")
    });
    &FORMATS
}

/// One deck format by its id.
pub fn deck_format(id: &str) -> Option<&'static Format> {
    deck_formats().iter().find(|format| format.id == id)
}
