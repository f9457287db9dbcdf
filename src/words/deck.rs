//! The parts of a deck, the types of cards and the lines of a list.

use crate::domain::card::{CardType, Particular, Place, Trait};
use crate::domain::deck::finding::{UnreadPool, WhyUnread};
use crate::domain::deck::limit::Limit;
use crate::domain::deck::line::WhyIgnored;
use crate::domain::deck::quantity::{MOST, UnfitQuantity};
use crate::domain::deck::resolved_list::Unknown;
use crate::domain::deck::zone::Zone;
use crate::domain::letters::capital;
use crate::messages::{Message, say};
use crate::words::numbers::semicolons;

in_english! {
    Zone: |it| zone(*it),
    CardType: |it| card_type(*it),
    Unknown: |it| unknown(*it),
    WhyIgnored: |it| ignored(*it),
    UnfitQuantity: unfit_quantity,
}

/// A part of a deck within a sentence: `draw deck`.
pub const fn zone(zone: Zone) -> Message {
    match zone {
        Zone::Missions => say("deck-zone-missions"),
        Zone::SeedDeck => say("deck-zone-seed-deck"),
        Zone::Sites => say("deck-zone-sites"),
        Zone::DrawDeck => say("deck-zone-draw-deck"),
        Zone::DilemmaPile => say("deck-zone-dilemma-pile"),
        Zone::QsTent => say("deck-zone-qs-tent"),
        Zone::BattleBridge => say("deck-zone-battle-bridge"),
        Zone::QContinuum => say("deck-zone-q-continuum"),
        Zone::Tribble => say("deck-zone-tribble"),
        Zone::DysonSphere => say("deck-zone-dyson-sphere"),
        Zone::Referee => say("deck-zone-referee"),
        Zone::Outside => say("deck-zone-outside"),
        Zone::Aside => say("deck-zone-aside"),
    }
}

/// A part of a deck at the start of a line: `Draw deck`.
pub fn zone_title(part: Zone) -> String {
    capital(&zone(part).to_string())
}

/// A type of cards within a sentence: `personnel`.
pub const fn card_type(kind: CardType) -> Message {
    match kind {
        CardType::Personnel => say("deck-type-personnel"),
        CardType::Ship => say("deck-type-ship"),
        CardType::Event => say("deck-type-event"),
        CardType::Interrupt => say("deck-type-interrupt"),
        CardType::InterruptEvent => say("deck-type-interrupt-event"),
        CardType::Dilemma => say("deck-type-dilemma"),
        CardType::Mission => say("deck-type-mission"),
        CardType::Objective => say("deck-type-objective"),
        CardType::Incident => say("deck-type-incident"),
        CardType::Equipment => say("deck-type-equipment"),
        CardType::Facility => say("deck-type-facility"),
        CardType::Tactic => say("deck-type-tactic"),
        CardType::DamageMarker => say("deck-type-damage-marker"),
        CardType::Doorway => say("deck-type-doorway"),
        CardType::Artifact => say("deck-type-artifact"),
        CardType::Site => say("deck-type-site"),
        CardType::TimeLocation => say("deck-type-time-location"),
        CardType::Tribble => say("deck-type-tribble"),
        CardType::Trouble => say("deck-type-trouble"),
        CardType::QEvent => say("deck-type-q-event"),
        CardType::QInterrupt => say("deck-type-q-interrupt"),
        CardType::QDilemma => say("deck-type-q-dilemma"),
        CardType::QArtifact => say("deck-type-q-artifact"),
        CardType::QMission => say("deck-type-q-mission"),
    }
}

/// Where a mission or dilemma belongs: `space or planet`.
pub const fn place(place: Place) -> Message {
    match place {
        Place::Planet => say("deck-place-planet"),
        Place::Space => say("deck-place-space"),
        Place::Either => say("deck-place-either"),
        Place::Both => say("deck-place-both"),
        Place::Dual => say("deck-place-dual"),
        Place::Headquarters => say("deck-place-headquarters"),
    }
}

/// The name of a particular beside its value, for a card of this type.
pub const fn particular(which: Particular, kind: CardType) -> Message {
    match which {
        Particular::Cost => say("deck-particular-cost"),
        Particular::Points => say("deck-particular-points"),
        Particular::Span => say("deck-particular-span"),
        Particular::Quadrant => say("deck-particular-quadrant"),
        Particular::Region => say("deck-particular-region"),
        Particular::Class => say("deck-particular-class"),
        Particular::ShipClass => say("deck-particular-ship-class"),
        Particular::Species => say("deck-particular-species"),
        Particular::Attributes => attributes(kind),
        Particular::Icons => say("deck-particular-icons"),
        Particular::Staffing => say("deck-particular-staffing"),
        Particular::Skills => say("deck-particular-skills"),
        Particular::Keywords => say("deck-particular-keywords"),
        Particular::Infiltration => say("deck-particular-infiltration"),
        Particular::Nemesis => say("deck-particular-nemesis"),
        Particular::Countdown => say("deck-particular-countdown"),
        Particular::Persona => say("deck-particular-persona"),
        Particular::Commander => say("deck-particular-commander"),
        Particular::Reports => say("deck-particular-reports"),
        Particular::Denomination => say("deck-particular-denomination"),
        Particular::Powers => say("deck-particular-powers"),
        Particular::Property => say("deck-particular-property"),
        Particular::Text => say("deck-particular-text"),
    }
}

const fn attributes(kind: CardType) -> Message {
    match kind {
        CardType::Personnel => say("decks-facts-personnel"),
        CardType::Tactic | CardType::DamageMarker => say("decks-facts-damage"),
        _ => say("decks-facts-ship"),
    }
}

/// Types of cards in one line.
pub(super) fn card_types(kinds: &[CardType]) -> String {
    kinds.iter().map(|kind| card_type(*kind).to_string()).collect::<Vec<_>>().join(", ")
}

/// Cards with a fact.
pub(super) const fn cards_with(fact: Trait) -> Message {
    match fact {
        Trait::Referee => say("deck-cards-referee"),
        Trait::AlternateUniverse => say("deck-cards-alternate-universe"),
        Trait::DoubleSided => say("deck-cards-double-sided"),
        Trait::SecondEdition => say("deck-cards-second-edition"),
        Trait::OnePerDeck => say("deck-cards-one-per-deck"),
        Trait::HallOfFame => say("deck-cards-hall-of-fame"),
        Trait::NotForDecks => say("deck-cards-not-for-decks"),
        Trait::NameInferred => say("deck-cards-name-inferred"),
    }
}

/// Why a line names no card, as a clause.
pub const fn unknown(why: Unknown) -> Message {
    match why {
        Unknown::Number => say("deck-unknown-number"),
        Unknown::OfTribbles => say("deck-unknown-of-tribbles"),
        Unknown::TooLong => say("deck-unknown-too-long"),
    }
}

/// Why a line says nothing about the deck.
pub const fn ignored(why: WhyIgnored) -> Message {
    match why {
        WhyIgnored::Affiliation => say("deck-ignored-affiliation"),
        WhyIgnored::Comment => say("deck-ignored-comment"),
        WhyIgnored::NoLetters => say("deck-ignored-no-letters"),
        WhyIgnored::Parentheses => say("deck-ignored-parentheses"),
        WhyIgnored::Link => say("deck-ignored-link"),
        WhyIgnored::ProgramList => say("deck-ignored-program-list"),
        WhyIgnored::Note => say("deck-ignored-note"),
        WhyIgnored::Total => say("deck-ignored-total"),
        WhyIgnored::TableHeader => say("deck-ignored-table-header"),
        WhyIgnored::NoTitle => say("deck-ignored-no-title"),
        WhyIgnored::Json => say("deck-ignored-json"),
        WhyIgnored::DeckFile => say("deck-ignored-deck-file"),
        WhyIgnored::PageMarks => say("deck-ignored-page-marks"),
        WhyIgnored::PageText => say("deck-ignored-page-text"),
    }
}

/// Why a number of copies cannot be used, as a clause.
pub fn unfit_quantity(why: &UnfitQuantity) -> Message {
    match why {
        UnfitQuantity::Zero => say("deck-quantity-zero"),
        UnfitQuantity::Negative(number) => {
            say("deck-quantity-negative").with("number", number).with("most", MOST)
        }
        UnfitQuantity::TooMany(number) => {
            say("deck-quantity-too-many").with("number", number).with("most", MOST)
        }
        UnfitQuantity::Unreadable => say("deck-quantity-unreadable").with("most", MOST),
    }
}

/// What to mend in a pool, in one sentence.
pub fn unread_pool(pool: &UnreadPool) -> Message {
    let lines = pool.lines.iter().map(|one| {
        let why = match &one.why {
            WhyUnread::Quantity(why) => unfit_quantity(why),
            WhyUnread::Unknown(why) => unknown(*why),
            WhyUnread::NoTitle => say("deck-unread-no-title"),
            WhyUnread::Near(near) => say("deck-unread-near").with("titles", near.join(", ")),
        };
        say("deck-unread-line").with("line", one.line).with("text", &one.text).with("why", why).to_string()
    });
    let lines = semicolons(&lines.collect::<Vec<_>>());
    say("deck-unread-pool").with("lines", lines).with("more", pool.more)
}

/// How many cards a part has, such as `exactly 6`; `None` without a limit.
pub fn limit(limit: Limit) -> Option<Message> {
    match (limit.least, limit.most) {
        (0, None) => None,
        (0, Some(most)) => Some(say("deck-limit-at-most").with("most", most)),
        (least, None) => Some(say("deck-limit-at-least").with("least", least)),
        (least, Some(most)) if least == most => Some(say("deck-limit-exactly").with("cards", most)),
        (least, Some(most)) => Some(say("deck-limit-between").with("least", least).with("most", most)),
    }
}
