//! What a deck check found.

use crate::domain::deck::finding::{Borg, CardTitles, CountedCard, DeckFinding, PlayedSpan, UnknownLine};
use crate::domain::deck::rule::{Demand, MissionSort, Pairs};
use crate::domain::deck::zone::Zone;
use crate::domain::letters::capital;
use crate::messages::{Message, say};
use crate::words::deck::{card_type, cards_with, unfit_quantity, unknown, unread_pool, zone, zone_title};
use crate::words::deck_rule::said;

/// What was found, in sentences: what, where and what to do next.
pub fn finding(finding: &DeckFinding) -> String {
    match finding {
        DeckFinding::TooMany { .. }
        | DeckFinding::TooFew { .. }
        | DeckFinding::FewerThanUsual { .. }
        | DeckFinding::TooFewTogether { .. }
        | DeckFinding::TooManyCopies { .. }
        | DeckFinding::OnePerDeck { .. }
        | DeckFinding::SameLocation { .. }
        | DeckFinding::MissingMissions { .. } => counted(finding),
        DeckFinding::OtherTypes { .. }
        | DeckFinding::WithoutFact { .. }
        | DeckFinding::NotInPart { .. }
        | DeckFinding::OnlyAtHome { .. }
        | DeckFinding::NoSuchPart { .. }
        | DeckFinding::OpenerElsewhere { .. }
        | DeckFinding::NoOpener { .. } => misplaced(finding),
        DeckFinding::OutsidePool { .. }
        | DeckFinding::Banned(_)
        | DeckFinding::Because { .. }
        | DeckFinding::OfTribbles(_)
        | DeckFinding::BorgFacilities { .. }
        | DeckFinding::BorgMissions { .. }
        | DeckFinding::NoPool
        | DeckFinding::NotOpened { .. }
        | DeckFinding::MoreThanOpened { .. }
        | DeckFinding::UnreadPool(_)
        | DeckFinding::NotOut { .. }
        | DeckFinding::PerhapsNotOut { .. }
        | DeckFinding::OutTooShort { .. }
        | DeckFinding::Remember(_)
        | DeckFinding::Mentions { .. } => forbidden(finding),
        DeckFinding::FormatOfAnotherDay { .. }
        | DeckFinding::CardOrHeading { .. }
        | DeckFinding::SeveralVersions(_)
        | DeckFinding::UnknownNumbers { .. }
        | DeckFinding::NoCards
        | DeckFinding::UnfitQuantity { .. }
        | DeckFinding::UnknownCard { .. }
        | DeckFinding::UnknownCards { .. }
        | DeckFinding::UnknownHeading { .. }
        | DeckFinding::Miscount { .. }
        | DeckFinding::EmptyHeading { .. }
        | DeckFinding::PlacedByType(_)
        | DeckFinding::OtherEdition { .. } => reading(finding),
    }
}

/// Sentences one after the other.
fn sentences(all: impl IntoIterator<Item = Option<Message>>) -> String {
    all.into_iter().flatten().map(|one| one.to_string()).collect::<Vec<_>>().join(" ")
}

/// Parts of a deck, joined by a message that takes the ones before and the last.
fn zones(zones: &[Zone], joined: fn(String, Message) -> Message) -> String {
    let each = zones.iter().map(|part| zone(*part));
    each.fold(String::new(), |before, part| match before.is_empty() {
        true => part.to_string(),
        false => joined(before, part).to_string(),
    })
}

fn and(first: String, last: Message) -> Message {
    say("deck-and").with("first", first).with("last", last)
}

fn or(first: String, last: Message) -> Message {
    say("deck-or").with("first", first).with("last", last)
}

fn comma(first: String, last: Message) -> Message {
    say("deck-comma").with("first", first).with("last", last)
}

/// Similar titles to choose from.
fn near(titles: &[String]) -> String {
    titles.iter().fold(String::new(), |before, title| match before.is_empty() {
        true => title.clone(),
        false => say("deck-or-also").with("first", before).with("last", title).to_string(),
    })
}

#[expect(clippy::too_many_lines, reason = "one arm for each finding")]
fn counted(finding: &DeckFinding) -> String {
    match finding {
        DeckFinding::TooMany { zone, found, most, exactly } => {
            let over = found.saturating_sub(*most);
            let told = if *exactly {
                say("finding-too-many-exactly")
                    .with("part", zone_title(*zone))
                    .with("found", *found)
                    .with("most", *most)
                    .with("over", over)
            } else {
                say("finding-too-many")
                    .with("part", zone_title(*zone))
                    .with("found", *found)
                    .with("most", *most)
                    .with("over", over)
            };
            told.to_string()
        }
        DeckFinding::TooFew { zone, found, least, exactly } => {
            let short = least.saturating_sub(*found);
            let told = if *exactly {
                say("finding-too-few-exactly")
                    .with("part", zone_title(*zone))
                    .with("found", *found)
                    .with("least", *least)
                    .with("short", short)
            } else {
                say("finding-too-few")
                    .with("part", zone_title(*zone))
                    .with("found", *found)
                    .with("least", *least)
                    .with("short", short)
            };
            told.to_string()
        }
        DeckFinding::FewerThanUsual { zone, found, usual } => say("finding-fewer-than-usual")
            .with("part", zone_title(*zone))
            .with("found", *found)
            .with("usual", *usual)
            .to_string(),
        DeckFinding::TooFewTogether { zones: parts, found, least } => say("finding-too-few-together")
            .with("found", *found)
            .with("parts", zones(parts, comma))
            .with("least", *least)
            .with("short", least.saturating_sub(*found))
            .to_string(),
        DeckFinding::TooManyCopies { card, zones: parts, found, most, guessed } => {
            let card = match card {
                CountedCard::Card(titles) => titles.to_string(),
                CountedCard::Title(title) => {
                    say("finding-whatever-the-subtitle").with("title", title).to_string()
                }
            };
            let told = say("finding-too-many-copies")
                .with("card", card)
                .with("found", *found)
                .with("parts", zones(parts, and))
                .with("most", *most)
                .with("over", found.saturating_sub(*most));
            sentences([Some(told), guessed.then(|| say("finding-title-guessed"))])
        }
        DeckFinding::OnePerDeck { title, found } => say("finding-one-per-deck")
            .with("title", title)
            .with("found", *found)
            .with("over", found.saturating_sub(1))
            .to_string(),
        DeckFinding::SameLocation { titles, pairs } => {
            let why = match pairs {
                Pairs::All => say("finding-same-location-all"),
                Pairs::Alike => say("finding-same-location-alike"),
                Pairs::DoubleSided => say("finding-same-location-double-sided"),
            };
            say("finding-same-location").with("titles", titles.to_string()).with("why", why).to_string()
        }
        DeckFinding::MissingMissions { says, sort, least, found } => {
            let says = said(says, &Demand::MissionsOf { sort: *sort, cards: *least });
            let has = match sort {
                MissionSort::Planet => say("finding-has-planet-missions").with("found", *found),
                MissionSort::Space => say("finding-has-space-missions").with("found", *found),
                MissionSort::Headquarters => say("finding-has-headquarters-missions").with("found", *found),
                MissionSort::NoHeadquarters => say("finding-has-other-missions").with("found", *found),
                MissionSort::AlphaQuadrant => say("finding-has-alpha-missions").with("found", *found),
            };
            format!("{says} {has}")
        }
        _ => String::new(),
    }
}

/// How many titles there are, for `it` or `them`.
fn number(titles: &CardTitles) -> usize {
    titles.0.len()
}

fn misplaced(finding: &DeckFinding) -> String {
    let only_here = |part: Zone, wanted: String, titles: &CardTitles| {
        say("finding-only-here")
            .with("part", zone_title(part))
            .with("wanted", wanted)
            .with("titles", titles.to_string())
            .with("n", number(titles))
    };
    match finding {
        DeckFinding::OtherTypes { zone, types, titles } => {
            let wanted: Vec<String> = types.iter().map(|kind| card_type(*kind).to_string()).collect();
            only_here(*zone, wanted.join(", "), titles)
        }
        DeckFinding::WithoutFact { zone, fact, titles } => {
            only_here(*zone, cards_with(*fact).to_string(), titles)
        }
        DeckFinding::NotInPart { zone, titles } => say("finding-not-in-part")
            .with("part", zone_title(*zone))
            .with("titles", titles.to_string())
            .with("n", number(titles)),
        DeckFinding::OnlyAtHome { zone: part, titles, home } => say("finding-only-at-home")
            .with("part", zone_title(*part))
            .with("titles", titles.to_string())
            .with("home", zone(*home))
            .with("n", number(titles)),
        DeckFinding::NoSuchPart { zone: part, cards } => {
            say("finding-no-such-part").with("part", zone(*part)).with("cards", *cards)
        }
        DeckFinding::OpenerElsewhere { zone: part, opener, stands, line, places } => {
            say("finding-opener-elsewhere")
                .with("part", zone_title(*part))
                .with("opener", opener)
                .with("stands", zone(*stands))
                .with("line", *line)
                .with("places", zones(places, or))
        }
        DeckFinding::NoOpener { zone, opener, places } => say("finding-no-opener")
            .with("part", zone_title(*zone))
            .with("opener", opener)
            .with("places", zones(places, or)),
        _ => Message::empty(),
    }
    .to_string()
}

/// Why a player plays Borg, if that is certain.
const fn borg_proof(borg: Borg) -> Option<Message> {
    match borg {
        Borg::Said => Some(say("finding-borg-said")),
        Borg::All => Some(say("finding-borg-all")),
        Borg::Perhaps => None,
    }
}

#[expect(clippy::too_many_lines, reason = "one arm for each finding")]
fn forbidden(finding: &DeckFinding) -> String {
    match finding {
        DeckFinding::OutsidePool { name, titles, others } => {
            let told = say("finding-outside-pool")
                .with("pool", name)
                .with("titles", titles.to_string())
                .with("n", number(titles));
            let others = (!others.is_empty())
                .then(|| say("finding-legal-of-the-same-title").with("titles", others.join(", ")));
            return sentences([Some(told), others]);
        }
        DeckFinding::Banned(titles) => {
            say("finding-banned").with("titles", titles.to_string()).with("n", number(titles))
        }
        DeckFinding::Because { titles, because } => say("finding-because")
            .with("titles", titles.to_string())
            .with("because", because)
            .with("n", number(titles)),
        DeckFinding::OfTribbles(titles) => {
            say("finding-of-tribbles").with("titles", titles.to_string()).with("n", number(titles))
        }
        DeckFinding::BorgFacilities { titles, borg } => match borg_proof(*borg) {
            Some(why) => say("finding-borg-facilities")
                .with("titles", titles.to_string())
                .with("why", why)
                .with("n", number(titles)),
            None => say("finding-borg-facilities-perhaps")
                .with("titles", titles.to_string())
                .with("n", number(titles)),
        },
        DeckFinding::BorgMissions { titles, borg } => match borg_proof(*borg) {
            Some(why) => say("finding-borg-missions")
                .with("titles", titles.to_string())
                .with("why", why)
                .with("n", number(titles)),
            None => say("finding-borg-missions-perhaps").with("titles", titles.to_string()),
        },
        DeckFinding::NoPool => say("finding-no-pool"),
        DeckFinding::NotOpened { titles, more: 0 } => {
            say("finding-not-opened").with("titles", titles.to_string()).with("n", number(titles))
        }
        DeckFinding::NotOpened { titles, more } => {
            say("finding-not-opened-more").with("titles", titles.to_string()).with("more", *more)
        }
        DeckFinding::MoreThanOpened { titles, found, held } => say("finding-more-than-opened")
            .with("titles", titles.to_string())
            .with("found", *found)
            .with("held", *held)
            .with("over", found.saturating_sub(*held)),
        DeckFinding::UnreadPool(pool) => unread_pool(pool),
        DeckFinding::NotOut { on, titles } => say("finding-not-out")
            .with("on", on.to_string())
            .with("titles", titles.to_string())
            .with("n", number(titles)),
        DeckFinding::PerhapsNotOut { on, titles } => {
            say("finding-perhaps-not-out").with("on", on.to_string()).with("titles", titles.to_string())
        }
        DeckFinding::OutTooShort { days, on, titles, legal_from } => {
            let told = say("finding-out-too-short")
                .with("days", *days)
                .with("on", on.to_string())
                .with("titles", titles.to_string());
            let from = legal_from.map(|day| say("finding-legal-from").with("day", day.to_string()));
            return sentences([Some(told), from]);
        }
        DeckFinding::Remember(remember) => return remember.clone(),
        DeckFinding::Mentions { titles, remember } => return format!("{titles}: {remember}"),
        _ => Message::empty(),
    }
    .to_string()
}

#[expect(clippy::too_many_lines, reason = "one arm for each finding")]
fn reading(finding: &DeckFinding) -> String {
    match finding {
        DeckFinding::FormatOfAnotherDay { format, on, played: PlayedSpan::From(day) } => {
            say("finding-format-from")
                .with("format", format)
                .with("day", day.to_string())
                .with("on", on.to_string())
        }
        DeckFinding::FormatOfAnotherDay { format, on, played: PlayedSpan::Until(day) } => {
            say("finding-format-until")
                .with("format", format)
                .with("day", day.to_string())
                .with("on", on.to_string())
        }
        DeckFinding::CardOrHeading { line, text, zone: part } => {
            say("finding-card-or-heading").with("line", *line).with("text", text).with("part", zone(*part))
        }
        DeckFinding::SeveralVersions(titles) => say("finding-several-versions")
            .with("n", titles.len())
            .with("titles", titles.join(", "))
            .with("first", titles.first().map_or("", String::as_str)),
        DeckFinding::UnknownNumbers { count, line, text, nowhere } => {
            let told =
                say("finding-unknown-numbers").with("n", *count).with("line", *line).with("text", text);
            return sentences([Some(told), counted_nowhere(*nowhere)]);
        }
        DeckFinding::NoCards => say("finding-no-cards"),
        DeckFinding::UnfitQuantity { line, text, why } => say("finding-unfit-quantity")
            .with("line", *line)
            .with("text", text)
            .with("why", unfit_quantity(why)),
        DeckFinding::UnknownCard { unknown, nowhere } => return unknown_card(unknown, *nowhere),
        DeckFinding::UnknownCards { first, count, nowhere } => {
            let lines: Vec<String> = first.iter().map(unknown_line).collect();
            let lines = lines.join("; ");
            let told = match count.saturating_sub(first.len()) {
                0 => say("finding-unknown-cards").with("n", *count).with("lines", lines),
                more => say("finding-unknown-cards-more")
                    .with("n", *count)
                    .with("lines", lines)
                    .with("more", more),
            };
            return sentences([Some(told), counted_nowhere(*nowhere)]);
        }
        DeckFinding::UnknownHeading { line, text } => {
            say("finding-unknown-heading").with("line", *line).with("text", text)
        }
        DeckFinding::Miscount { line, text, promised, found } => say("finding-miscount")
            .with("line", *line)
            .with("text", text)
            .with("promised", *promised)
            .with("found", *found),
        DeckFinding::EmptyHeading { line, text } => {
            say("finding-empty-heading").with("line", *line).with("text", text)
        }
        DeckFinding::PlacedByType(counts) => {
            let parts: Vec<String> =
                counts.iter().map(|(part, count)| format!("{} {count}", zone(*part))).collect();
            say("finding-placed-by-type").with("parts", parts.join(", "))
        }
        DeckFinding::OtherEdition { known, of, looks, checked } => say("finding-other-edition")
            .with("looks", looks.name())
            .with("known", *known)
            .with("of", *of)
            .with("checked", checked.name()),
        _ => Message::empty(),
    }
    .to_string()
}

fn counted_nowhere(lines: usize) -> Option<Message> {
    (lines > 0).then(|| say("finding-counted-nowhere").with("n", lines))
}

fn unknown_card(line: &UnknownLine, nowhere: bool) -> String {
    let next = match (line.reason, line.near.as_slice()) {
        (Some(reason), _) => format!("{}.", capital(&unknown(reason).to_string())),
        (None, []) => say("finding-write-the-title").to_string(),
        (None, titles) => say("finding-is-it").with("titles", near(titles)).to_string(),
    };
    let told =
        say("finding-unknown-card").with("line", line.line).with("text", &line.text).with("next", next);
    sentences([Some(told), nowhere.then(|| say("finding-nowhere-until-then"))])
}

fn unknown_line(line: &UnknownLine) -> String {
    match (line.reason, line.near.as_slice()) {
        (Some(reason), _) => say("finding-line-with-reason")
            .with("line", line.line)
            .with("text", &line.text)
            .with("reason", unknown(reason)),
        (None, []) => say("finding-line").with("line", line.line).with("text", &line.text),
        (None, titles) => say("finding-line-near")
            .with("line", line.line)
            .with("text", &line.text)
            .with("titles", near(titles)),
    }
    .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::card::{CardType, Trait};
    use crate::domain::deck::finding::{UnreadLine, UnreadPool, WhyUnread};
    use crate::domain::deck::quantity::UnfitQuantity;
    use crate::domain::deck::resolved_list::Unknown;
    use crate::domain::edition::Edition;
    use crate::messages::Language;

    fn titles(of: &[&str]) -> CardTitles {
        CardTitles(of.iter().map(|title| (*title).to_owned()).collect())
    }

    fn about_counts() -> Vec<DeckFinding> {
        let zone = Zone::DrawDeck;
        let mut all = Vec::new();
        for exactly in [true, false] {
            all.push(DeckFinding::TooMany { zone, found: 31, most: 30, exactly });
            all.push(DeckFinding::TooFew { zone, found: 1, least: 30, exactly });
        }
        all.push(DeckFinding::FewerThanUsual { zone, found: 1, usual: 6 });
        all.push(DeckFinding::TooFewTogether {
            zones: vec![Zone::SeedDeck, Zone::Sites, zone],
            found: 2,
            least: 60,
        });
        for (card, most, guessed) in [
            (CountedCard::Card(titles(&["Darmok"])), 1, false),
            (CountedCard::Title("Darmok".to_owned()), 3, true),
        ] {
            all.push(DeckFinding::TooManyCopies {
                card,
                zones: vec![Zone::SeedDeck, zone],
                found: 5,
                most,
                guessed,
            });
        }
        all.push(DeckFinding::OnePerDeck { title: "Darmok".to_owned(), found: 3 });
        for pairs in [Pairs::All, Pairs::Alike, Pairs::DoubleSided] {
            all.push(DeckFinding::SameLocation { titles: titles(&["Survey"]), pairs });
        }
        for sort in [
            MissionSort::Planet,
            MissionSort::Space,
            MissionSort::Headquarters,
            MissionSort::NoHeadquarters,
            MissionSort::AlphaQuadrant,
        ] {
            all.extend([0, 1, 2].map(|found| {
                let says = "A rule.".to_owned();
                DeckFinding::MissingMissions { says, sort, least: 2, found }
            }));
        }
        all
    }

    fn about_places() -> Vec<DeckFinding> {
        let zone = Zone::QsTent;
        let mut all = Vec::new();
        for of in [titles(&["Darmok"]), titles(&["Darmok", "Survey"])] {
            let types = vec![CardType::Ship, CardType::Equipment];
            all.push(DeckFinding::OtherTypes { zone, types, titles: of.clone() });
            all.push(DeckFinding::WithoutFact { zone, fact: Trait::Referee, titles: of.clone() });
            all.push(DeckFinding::NotInPart { zone, titles: of.clone() });
            all.push(DeckFinding::OnlyAtHome { zone, titles: of, home: Zone::SeedDeck });
        }
        all.extend([1, 2].map(|cards| DeckFinding::NoSuchPart { zone, cards }));
        let places = vec![Zone::SeedDeck, Zone::DrawDeck];
        let (opener, stands) = ("Q’s Tent".to_owned(), Zone::Aside);
        all.push(DeckFinding::NoOpener { zone, opener: opener.clone(), places: places.clone() });
        all.push(DeckFinding::OpenerElsewhere { zone, opener, stands, line: 4, places });
        all
    }

    fn about_cards() -> Vec<DeckFinding> {
        let (on, name) = ("2026-05-13".parse().unwrap(), "Modern".to_owned());
        let mut all = Vec::new();
        for of in [titles(&["Darmok"]), titles(&["Darmok", "Survey"])] {
            for others in [Vec::new(), vec!["Darmok 2".to_owned()]] {
                all.push(DeckFinding::OutsidePool { name: name.clone(), titles: of.clone(), others });
            }
            all.push(DeckFinding::Banned(of.clone()));
            all.push(DeckFinding::Because { titles: of.clone(), because: "not today".to_owned() });
            all.push(DeckFinding::OfTribbles(of.clone()));
            for borg in [Borg::Said, Borg::All, Borg::Perhaps] {
                all.push(DeckFinding::BorgFacilities { titles: of.clone(), borg });
                all.push(DeckFinding::BorgMissions { titles: of.clone(), borg });
            }
            all.push(DeckFinding::NotOpened { titles: of.clone(), more: 0 });
            all.push(DeckFinding::MoreThanOpened { titles: of.clone(), found: 3, held: 1 });
            all.push(DeckFinding::NotOut { on, titles: of.clone() });
            all.push(DeckFinding::PerhapsNotOut { on, titles: of.clone() });
            for legal_from in [None, Some(on)] {
                all.push(DeckFinding::OutTooShort { days: 7, on, titles: of.clone(), legal_from });
            }
            all.push(DeckFinding::Mentions { titles: of, remember: "Bring it.".to_owned() });
        }
        all.push(DeckFinding::NotOpened { titles: titles(&["Darmok", "Survey"]), more: 3 });
        all.push(DeckFinding::NoPool);
        all.push(DeckFinding::Remember("Bring it.".to_owned()));
        for more in [0, 2] {
            let whys = [
                WhyUnread::Quantity(UnfitQuantity::Zero),
                WhyUnread::Unknown(Unknown::Number),
                WhyUnread::NoTitle,
                WhyUnread::Near(vec!["Darmok".to_owned(), "Survey".to_owned()]),
            ];
            let lines = whys.map(|why| UnreadLine { line: 2, text: "1 Dramok".to_owned(), why }).to_vec();
            all.push(DeckFinding::UnreadPool(UnreadPool { lines, more }));
        }
        all
    }

    fn about_lines() -> Vec<DeckFinding> {
        let (line, text, on) = (4, "1 Dramok".to_owned(), "2026-05-13".parse().unwrap());
        let unknown = |reason, near: &[&str]| UnknownLine {
            line,
            text: "1 Dramok".to_owned(),
            reason,
            near: near.iter().map(|title| (*title).to_owned()).collect(),
        };
        let lines = [
            unknown(Some(Unknown::OfTribbles), &[]),
            unknown(None, &[]),
            unknown(None, &["Darmok", "Survey", "Search"]),
        ];
        let mut all: Vec<DeckFinding> = [PlayedSpan::From(on), PlayedSpan::Until(on)]
            .map(|played| DeckFinding::FormatOfAnotherDay { format: "Modern".to_owned(), on, played })
            .to_vec();
        all.push(DeckFinding::CardOrHeading { line, text: text.clone(), zone: Zone::Missions });
        all.push(DeckFinding::SeveralVersions(vec!["Darmok (Premiere)".to_owned()]));
        all.push(DeckFinding::SeveralVersions(vec!["Darmok (Premiere)".to_owned(), "Survey (Q)".to_owned()]));
        for (count, nowhere) in [(1, 0), (3, 2)] {
            all.push(DeckFinding::UnknownNumbers { count, line, text: text.clone(), nowhere });
            all.push(DeckFinding::UnknownCards { first: lines.to_vec(), count: count + 2, nowhere });
        }
        for nowhere in [true, false] {
            all.extend(lines.clone().map(|unknown| DeckFinding::UnknownCard { unknown, nowhere }));
        }
        all.push(DeckFinding::NoCards);
        let why = UnfitQuantity::TooMany("900".to_owned());
        all.push(DeckFinding::UnfitQuantity { line, text: text.clone(), why });
        all.push(DeckFinding::UnknownHeading { line, text: text.clone() });
        all.push(DeckFinding::Miscount { line, text: text.clone(), promised: 30, found: 29 });
        all.push(DeckFinding::EmptyHeading { line, text });
        all.push(DeckFinding::PlacedByType(vec![(Zone::Missions, 6), (Zone::DrawDeck, 30)]));
        let (looks, checked) = (Edition::Second, Edition::First);
        all.push(DeckFinding::OtherEdition { known: 9, of: 10, looks, checked });
        all
    }

    #[test]
    fn every_finding_is_told_as_in_json_and_to_others_in_their_language() {
        let all = [about_counts(), about_places(), about_cards(), about_lines()].concat();
        assert!(all.len() > 90, "{}", all.len());
        for one in all {
            assert_eq!(finding(&one), one.to_string());
            for other in [Language::German, Language::French] {
                let told = other.speak(|| finding(&one));
                let is_quoted = matches!(one, DeckFinding::Remember(_) | DeckFinding::Mentions { .. });
                assert_eq!(told == one.to_string(), is_quoted, "{told}");
                let json = other.speak(|| serde_json::to_string(&one).unwrap());
                assert_eq!(json, serde_json::to_string(&one.to_string()).unwrap(), "JSON is in English");
            }
        }
    }
}
