//! What a deck check found.

use crate::domain::deck::finding::{Borg, CountedCard, Finding, PlayedSpan, Titles, UnknownLine};
use crate::domain::deck::rule::{Demand, MissionSort, Pairs};
use crate::domain::deck::zone::Zone;
use crate::domain::letters::capital;
use crate::messages::{Message, say};
use crate::words::deck::{card_type, cards_with, unfit_quantity, unknown, unread_pool, zone, zone_title};
use crate::words::deck_rule::said;

/// What was found, in sentences: what, where and what to do next.
pub fn finding(finding: &Finding) -> String {
    match finding {
        Finding::TooMany { .. }
        | Finding::TooFew { .. }
        | Finding::FewerThanUsual { .. }
        | Finding::TooFewTogether { .. }
        | Finding::TooManyCopies { .. }
        | Finding::OnePerDeck { .. }
        | Finding::SameLocation { .. }
        | Finding::MissingMissions { .. } => counted(finding),
        Finding::OtherTypes { .. }
        | Finding::WithoutFact { .. }
        | Finding::NotInPart { .. }
        | Finding::OnlyAtHome { .. }
        | Finding::NoSuchPart { .. }
        | Finding::OpenerElsewhere { .. }
        | Finding::NoOpener { .. } => misplaced(finding),
        Finding::OutsidePool { .. }
        | Finding::Banned(_)
        | Finding::Because { .. }
        | Finding::OfTribbles(_)
        | Finding::BorgFacilities { .. }
        | Finding::BorgMissions { .. }
        | Finding::NoPool
        | Finding::NotOpened { .. }
        | Finding::MoreThanOpened { .. }
        | Finding::UnreadPool(_)
        | Finding::NotOut { .. }
        | Finding::PerhapsNotOut { .. }
        | Finding::OutTooShort { .. }
        | Finding::Remember(_)
        | Finding::Mentions { .. } => forbidden(finding),
        Finding::FormatOfAnotherDay { .. }
        | Finding::CardOrHeading { .. }
        | Finding::SeveralVersions(_)
        | Finding::UnknownNumbers { .. }
        | Finding::NoCards
        | Finding::UnfitQuantity { .. }
        | Finding::UnknownCard { .. }
        | Finding::UnknownCards { .. }
        | Finding::UnknownHeading { .. }
        | Finding::Miscount { .. }
        | Finding::EmptyHeading { .. }
        | Finding::PlacedByType(_)
        | Finding::OtherEdition { .. } => reading(finding),
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
fn counted(finding: &Finding) -> String {
    match finding {
        Finding::TooMany { zone, found, most, exactly } => {
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
        Finding::TooFew { zone, found, least, exactly } => {
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
        Finding::FewerThanUsual { zone, found, usual } => say("finding-fewer-than-usual")
            .with("part", zone_title(*zone))
            .with("found", *found)
            .with("usual", *usual)
            .to_string(),
        Finding::TooFewTogether { zones: parts, found, least } => say("finding-too-few-together")
            .with("found", *found)
            .with("parts", zones(parts, comma))
            .with("least", *least)
            .with("short", least.saturating_sub(*found))
            .to_string(),
        Finding::TooManyCopies { card, zones: parts, found, most, guessed } => {
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
        Finding::OnePerDeck { title, found } => say("finding-one-per-deck")
            .with("title", title)
            .with("found", *found)
            .with("over", found.saturating_sub(1))
            .to_string(),
        Finding::SameLocation { titles, pairs } => {
            let why = match pairs {
                Pairs::All => say("finding-same-location-all"),
                Pairs::Alike => say("finding-same-location-alike"),
                Pairs::DoubleSided => say("finding-same-location-double-sided"),
            };
            say("finding-same-location").with("titles", titles.to_string()).with("why", why).to_string()
        }
        Finding::MissingMissions { says, sort, least, found } => {
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
fn number(titles: &Titles) -> usize {
    titles.0.len()
}

fn misplaced(finding: &Finding) -> String {
    let only_here = |part: Zone, wanted: String, titles: &Titles| {
        say("finding-only-here")
            .with("part", zone_title(part))
            .with("wanted", wanted)
            .with("titles", titles.to_string())
            .with("n", number(titles))
    };
    match finding {
        Finding::OtherTypes { zone, types, titles } => {
            let wanted: Vec<String> = types.iter().map(|kind| card_type(*kind).to_string()).collect();
            only_here(*zone, wanted.join(", "), titles)
        }
        Finding::WithoutFact { zone, fact, titles } => {
            only_here(*zone, cards_with(*fact).to_string(), titles)
        }
        Finding::NotInPart { zone, titles } => say("finding-not-in-part")
            .with("part", zone_title(*zone))
            .with("titles", titles.to_string())
            .with("n", number(titles)),
        Finding::OnlyAtHome { zone: part, titles, home } => say("finding-only-at-home")
            .with("part", zone_title(*part))
            .with("titles", titles.to_string())
            .with("home", zone(*home))
            .with("n", number(titles)),
        Finding::NoSuchPart { zone: part, cards } => {
            say("finding-no-such-part").with("part", zone(*part)).with("cards", *cards)
        }
        Finding::OpenerElsewhere { zone: part, opener, stands, line, places } => {
            say("finding-opener-elsewhere")
                .with("part", zone_title(*part))
                .with("opener", opener)
                .with("stands", zone(*stands))
                .with("line", *line)
                .with("places", zones(places, or))
        }
        Finding::NoOpener { zone, opener, places } => say("finding-no-opener")
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
fn forbidden(finding: &Finding) -> String {
    match finding {
        Finding::OutsidePool { name, titles, others } => {
            let told = say("finding-outside-pool")
                .with("pool", name)
                .with("titles", titles.to_string())
                .with("n", number(titles));
            let others = (!others.is_empty())
                .then(|| say("finding-legal-of-the-same-title").with("titles", others.join(", ")));
            return sentences([Some(told), others]);
        }
        Finding::Banned(titles) => {
            say("finding-banned").with("titles", titles.to_string()).with("n", number(titles))
        }
        Finding::Because { titles, because } => say("finding-because")
            .with("titles", titles.to_string())
            .with("because", because)
            .with("n", number(titles)),
        Finding::OfTribbles(titles) => {
            say("finding-of-tribbles").with("titles", titles.to_string()).with("n", number(titles))
        }
        Finding::BorgFacilities { titles, borg } => match borg_proof(*borg) {
            Some(why) => say("finding-borg-facilities")
                .with("titles", titles.to_string())
                .with("why", why)
                .with("n", number(titles)),
            None => say("finding-borg-facilities-perhaps")
                .with("titles", titles.to_string())
                .with("n", number(titles)),
        },
        Finding::BorgMissions { titles, borg } => match borg_proof(*borg) {
            Some(why) => say("finding-borg-missions")
                .with("titles", titles.to_string())
                .with("why", why)
                .with("n", number(titles)),
            None => say("finding-borg-missions-perhaps").with("titles", titles.to_string()),
        },
        Finding::NoPool => say("finding-no-pool"),
        Finding::NotOpened { titles, more: 0 } => {
            say("finding-not-opened").with("titles", titles.to_string()).with("n", number(titles))
        }
        Finding::NotOpened { titles, more } => {
            say("finding-not-opened-more").with("titles", titles.to_string()).with("more", *more)
        }
        Finding::MoreThanOpened { titles, found, held } => say("finding-more-than-opened")
            .with("titles", titles.to_string())
            .with("found", *found)
            .with("held", *held)
            .with("over", found.saturating_sub(*held)),
        Finding::UnreadPool(pool) => unread_pool(pool),
        Finding::NotOut { on, titles } => say("finding-not-out")
            .with("on", on.to_string())
            .with("titles", titles.to_string())
            .with("n", number(titles)),
        Finding::PerhapsNotOut { on, titles } => {
            say("finding-perhaps-not-out").with("on", on.to_string()).with("titles", titles.to_string())
        }
        Finding::OutTooShort { days, on, titles, legal_from } => {
            let told = say("finding-out-too-short")
                .with("days", *days)
                .with("on", on.to_string())
                .with("titles", titles.to_string());
            let from = legal_from.map(|day| say("finding-legal-from").with("day", day.to_string()));
            return sentences([Some(told), from]);
        }
        Finding::Remember(remember) => return remember.clone(),
        Finding::Mentions { titles, remember } => return format!("{titles}: {remember}"),
        _ => Message::empty(),
    }
    .to_string()
}

#[expect(clippy::too_many_lines, reason = "one arm for each finding")]
fn reading(finding: &Finding) -> String {
    match finding {
        Finding::FormatOfAnotherDay { format, on, played: PlayedSpan::From(day) } => {
            say("finding-format-from")
                .with("format", format)
                .with("day", day.to_string())
                .with("on", on.to_string())
        }
        Finding::FormatOfAnotherDay { format, on, played: PlayedSpan::Until(day) } => {
            say("finding-format-until")
                .with("format", format)
                .with("day", day.to_string())
                .with("on", on.to_string())
        }
        Finding::CardOrHeading { line, text, zone: part } => {
            say("finding-card-or-heading").with("line", *line).with("text", text).with("part", zone(*part))
        }
        Finding::SeveralVersions(titles) => say("finding-several-versions")
            .with("n", titles.len())
            .with("titles", titles.join(", "))
            .with("first", titles.first().map_or("", String::as_str)),
        Finding::UnknownNumbers { count, line, text, nowhere } => {
            let told =
                say("finding-unknown-numbers").with("n", *count).with("line", *line).with("text", text);
            return sentences([Some(told), counted_nowhere(*nowhere)]);
        }
        Finding::NoCards => say("finding-no-cards"),
        Finding::UnfitQuantity { line, text, why } => say("finding-unfit-quantity")
            .with("line", *line)
            .with("text", text)
            .with("why", unfit_quantity(why)),
        Finding::UnknownCard { unknown, nowhere } => return unknown_card(unknown, *nowhere),
        Finding::UnknownCards { first, count, nowhere } => {
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
        Finding::UnknownHeading { line, text } => {
            say("finding-unknown-heading").with("line", *line).with("text", text)
        }
        Finding::Miscount { line, text, promised, found } => say("finding-miscount")
            .with("line", *line)
            .with("text", text)
            .with("promised", *promised)
            .with("found", *found),
        Finding::EmptyHeading { line, text } => {
            say("finding-empty-heading").with("line", *line).with("text", text)
        }
        Finding::PlacedByType(counts) => {
            let parts: Vec<String> =
                counts.iter().map(|(part, count)| format!("{} {count}", zone(*part))).collect();
            say("finding-placed-by-type").with("parts", parts.join(", "))
        }
        Finding::OtherEdition { known, of, looks, checked } => say("finding-other-edition")
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

    fn titles(of: &[&str]) -> Titles {
        Titles(of.iter().map(|title| (*title).to_owned()).collect())
    }

    fn about_counts() -> Vec<Finding> {
        let zone = Zone::DrawDeck;
        let mut all = Vec::new();
        for exactly in [true, false] {
            all.push(Finding::TooMany { zone, found: 31, most: 30, exactly });
            all.push(Finding::TooFew { zone, found: 1, least: 30, exactly });
        }
        all.push(Finding::FewerThanUsual { zone, found: 1, usual: 6 });
        all.push(Finding::TooFewTogether {
            zones: vec![Zone::SeedDeck, Zone::Sites, zone],
            found: 2,
            least: 60,
        });
        for (card, most, guessed) in [
            (CountedCard::Card(titles(&["Darmok"])), 1, false),
            (CountedCard::Title("Darmok".to_owned()), 3, true),
        ] {
            all.push(Finding::TooManyCopies {
                card,
                zones: vec![Zone::SeedDeck, zone],
                found: 5,
                most,
                guessed,
            });
        }
        all.push(Finding::OnePerDeck { title: "Darmok".to_owned(), found: 3 });
        for pairs in [Pairs::All, Pairs::Alike, Pairs::DoubleSided] {
            all.push(Finding::SameLocation { titles: titles(&["Survey"]), pairs });
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
                Finding::MissingMissions { says, sort, least: 2, found }
            }));
        }
        all
    }

    fn about_places() -> Vec<Finding> {
        let zone = Zone::QsTent;
        let mut all = Vec::new();
        for of in [titles(&["Darmok"]), titles(&["Darmok", "Survey"])] {
            let types = vec![CardType::Ship, CardType::Equipment];
            all.push(Finding::OtherTypes { zone, types, titles: of.clone() });
            all.push(Finding::WithoutFact { zone, fact: Trait::Referee, titles: of.clone() });
            all.push(Finding::NotInPart { zone, titles: of.clone() });
            all.push(Finding::OnlyAtHome { zone, titles: of, home: Zone::SeedDeck });
        }
        all.extend([1, 2].map(|cards| Finding::NoSuchPart { zone, cards }));
        let places = vec![Zone::SeedDeck, Zone::DrawDeck];
        let (opener, stands) = ("Q’s Tent".to_owned(), Zone::Aside);
        all.push(Finding::NoOpener { zone, opener: opener.clone(), places: places.clone() });
        all.push(Finding::OpenerElsewhere { zone, opener, stands, line: 4, places });
        all
    }

    fn about_cards() -> Vec<Finding> {
        let (on, name) = ("2026-05-13".parse().unwrap(), "Modern".to_owned());
        let mut all = Vec::new();
        for of in [titles(&["Darmok"]), titles(&["Darmok", "Survey"])] {
            for others in [Vec::new(), vec!["Darmok 2".to_owned()]] {
                all.push(Finding::OutsidePool { name: name.clone(), titles: of.clone(), others });
            }
            all.push(Finding::Banned(of.clone()));
            all.push(Finding::Because { titles: of.clone(), because: "not today".to_owned() });
            all.push(Finding::OfTribbles(of.clone()));
            for borg in [Borg::Said, Borg::All, Borg::Perhaps] {
                all.push(Finding::BorgFacilities { titles: of.clone(), borg });
                all.push(Finding::BorgMissions { titles: of.clone(), borg });
            }
            all.push(Finding::NotOpened { titles: of.clone(), more: 0 });
            all.push(Finding::MoreThanOpened { titles: of.clone(), found: 3, held: 1 });
            all.push(Finding::NotOut { on, titles: of.clone() });
            all.push(Finding::PerhapsNotOut { on, titles: of.clone() });
            for legal_from in [None, Some(on)] {
                all.push(Finding::OutTooShort { days: 7, on, titles: of.clone(), legal_from });
            }
            all.push(Finding::Mentions { titles: of, remember: "Bring it.".to_owned() });
        }
        all.push(Finding::NotOpened { titles: titles(&["Darmok", "Survey"]), more: 3 });
        all.push(Finding::NoPool);
        all.push(Finding::Remember("Bring it.".to_owned()));
        for more in [0, 2] {
            let whys = [
                WhyUnread::Quantity(UnfitQuantity::Zero),
                WhyUnread::Unknown(Unknown::Number),
                WhyUnread::NoTitle,
                WhyUnread::Near(vec!["Darmok".to_owned(), "Survey".to_owned()]),
            ];
            let lines = whys.map(|why| UnreadLine { line: 2, text: "1 Dramok".to_owned(), why }).to_vec();
            all.push(Finding::UnreadPool(UnreadPool { lines, more }));
        }
        all
    }

    fn about_lines() -> Vec<Finding> {
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
        let mut all: Vec<Finding> = [PlayedSpan::From(on), PlayedSpan::Until(on)]
            .map(|played| Finding::FormatOfAnotherDay { format: "Modern".to_owned(), on, played })
            .to_vec();
        all.push(Finding::CardOrHeading { line, text: text.clone(), zone: Zone::Missions });
        all.push(Finding::SeveralVersions(vec!["Darmok (Premiere)".to_owned()]));
        all.push(Finding::SeveralVersions(vec!["Darmok (Premiere)".to_owned(), "Survey (Q)".to_owned()]));
        for (count, nowhere) in [(1, 0), (3, 2)] {
            all.push(Finding::UnknownNumbers { count, line, text: text.clone(), nowhere });
            all.push(Finding::UnknownCards { first: lines.to_vec(), count: count + 2, nowhere });
        }
        for nowhere in [true, false] {
            all.extend(lines.clone().map(|unknown| Finding::UnknownCard { unknown, nowhere }));
        }
        all.push(Finding::NoCards);
        let why = UnfitQuantity::TooMany("900".to_owned());
        all.push(Finding::UnfitQuantity { line, text: text.clone(), why });
        all.push(Finding::UnknownHeading { line, text: text.clone() });
        all.push(Finding::Miscount { line, text: text.clone(), promised: 30, found: 29 });
        all.push(Finding::EmptyHeading { line, text });
        all.push(Finding::PlacedByType(vec![(Zone::Missions, 6), (Zone::DrawDeck, 30)]));
        let (looks, checked) = (Edition::Second, Edition::First);
        all.push(Finding::OtherEdition { known: 9, of: 10, looks, checked });
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
                let is_quoted = matches!(one, Finding::Remember(_) | Finding::Mentions { .. });
                assert_eq!(told == one.to_string(), is_quoted, "{told}");
                let json = other.speak(|| serde_json::to_string(&one).unwrap());
                assert_eq!(json, serde_json::to_string(&one.to_string()).unwrap(), "JSON is in English");
            }
        }
    }
}
