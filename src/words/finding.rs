//! What a deck check found.

use crate::domain::deck::finding::{Borg, CardTitles, CountedCard, DeckFinding, PlayedSpan, UnknownLine};
use crate::domain::deck::rule::{Demand, MissionSort, Pairs};
use crate::domain::deck::zone::Zone;
use crate::domain::letters::sentence;
use crate::messages::{Argument, Message, ToArgument, english, say};
use crate::words::deck::{card_types, cards_with, unfit_quantity, unknown, unread_pool, zone, zone_title};
use crate::words::deck_rule::said;
use crate::words::numbers::semicolons;
use crate::words::sentences;

in_english! { DeckFinding: finding }

/// What was found, in sentences: what, where and what to do next.
#[expect(clippy::too_many_lines, reason = "one arm for each finding")]
pub fn finding(it: &DeckFinding) -> Message {
    match it {
        DeckFinding::TooMany { zone, found, most, exactly } => say("finding-too-many")
            .with("part", zone_title(*zone))
            .with("found", found)
            .with("exactly", exactly)
            .with("most", most)
            .with("over", found.saturating_sub(*most)),
        DeckFinding::TooFew { zone, found, least, exactly } => say("finding-too-few")
            .with("part", zone_title(*zone))
            .with("found", found)
            .with("exactly", exactly)
            .with("least", least)
            .with("short", least.saturating_sub(*found)),
        DeckFinding::FewerThanUsual { zone, found, usual } => say("finding-fewer-than-usual")
            .with("part", zone_title(*zone))
            .with("found", found)
            .with("usual", usual),
        DeckFinding::TooFewTogether { zones, found, least } => say("finding-too-few-together")
            .with("found", found)
            .with("parts", joined_zones(zones, comma))
            .with("least", least)
            .with("short", least.saturating_sub(*found)),
        DeckFinding::TooManyCopies { card, zones, found, most, guessed } => {
            let told = say("finding-too-many-copies")
                .with("card", counted_card(card))
                .with("found", found)
                .with("parts", joined_zones(zones, and))
                .with("most", most)
                .with("over", found.saturating_sub(*most));
            sentences(told, guessed.then(|| say("finding-title-guessed")))
        }
        DeckFinding::OnePerDeck { title, found } => say("finding-one-per-deck")
            .with("title", title)
            .with("found", found)
            .with("over", found.saturating_sub(1)),
        DeckFinding::SameLocation { titles, pairs } => {
            say("finding-same-location").with("titles", titles).with("why", why_one_location(*pairs))
        }
        DeckFinding::MissingMissions { says, sort, least, found } => {
            let rule = said(says, &Demand::MissionsOf { sort: *sort, cards: *least });
            sentences(rule, Some(missions_found(*sort, *found)))
        }
        DeckFinding::OtherTypes { zone, types, titles } => only_here(*zone, card_types(types), titles),
        DeckFinding::WithoutFact { zone, fact, titles } => only_here(*zone, cards_with(*fact), titles),
        DeckFinding::NotInPart { zone, titles } => say("finding-not-in-part")
            .with("part", zone_title(*zone))
            .with("titles", titles)
            .with("n", titles.0.len()),
        DeckFinding::OnlyAtHome { zone: part, titles, home } => say("finding-only-at-home")
            .with("part", zone_title(*part))
            .with("titles", titles)
            .with("home", zone(*home))
            .with("n", titles.0.len()),
        DeckFinding::NoSuchPart { zone: part, cards } => {
            say("finding-no-such-part").with("part", zone(*part)).with("cards", cards)
        }
        DeckFinding::OpenerElsewhere { zone: part, opener, stands, line, places } => {
            say("finding-opener-elsewhere")
                .with("part", zone_title(*part))
                .with("opener", opener)
                .with("stands", zone(*stands))
                .with("line", line)
                .with("places", joined_zones(places, or))
        }
        DeckFinding::NoOpener { zone, opener, places } => say("finding-no-opener")
            .with("part", zone_title(*zone))
            .with("opener", opener)
            .with("places", joined_zones(places, or)),
        DeckFinding::OutsidePool { name, titles, others } => {
            let told = say("finding-outside-pool")
                .with("pool", name)
                .with("titles", titles)
                .with("n", titles.0.len());
            let legal = || say("finding-legal-of-the-same-title").with("titles", others.join(", "));
            sentences(told, (!others.is_empty()).then(legal))
        }
        DeckFinding::Banned(titles) => say("finding-banned").with("titles", titles).with("n", titles.0.len()),
        DeckFinding::Because { titles, because } => say("finding-because")
            .with("titles", titles)
            .with("because", english(because))
            .with("n", titles.0.len()),
        DeckFinding::OfTribbles(titles) => {
            say("finding-of-tribbles").with("titles", titles).with("n", titles.0.len())
        }
        DeckFinding::BorgFacilities { titles, borg } => borg_facilities(titles, *borg),
        DeckFinding::BorgMissions { titles, borg } => borg_missions(titles, *borg),
        DeckFinding::NoPool => say("finding-no-pool"),
        DeckFinding::NotOpened { titles, more } => {
            say("finding-not-opened").with("titles", titles).with("more", more).with("n", titles.0.len())
        }
        DeckFinding::MoreThanOpened { titles, found, held } => say("finding-more-than-opened")
            .with("titles", titles)
            .with("found", found)
            .with("held", held)
            .with("over", found.saturating_sub(*held)),
        DeckFinding::UnreadPool(pool) => unread_pool(pool),
        DeckFinding::NotOut { on, titles } => {
            say("finding-not-out").with("on", on.to_string()).with("titles", titles).with("n", titles.0.len())
        }
        DeckFinding::PerhapsNotOut { on, titles } => {
            say("finding-perhaps-not-out").with("on", on.to_string()).with("titles", titles)
        }
        DeckFinding::OutTooShort { days, on, titles, legal_from } => {
            let told = say("finding-out-too-short")
                .with("days", days)
                .with("on", on.to_string())
                .with("titles", titles);
            sentences(told, legal_from.map(|day| say("finding-legal-from").with("day", day.to_string())))
        }
        DeckFinding::Remember(remember) => say("rule-quoted").with("says", english(remember)),
        DeckFinding::Mentions { titles, remember } => {
            say("finding-mentions").with("titles", titles).with("says", english(remember))
        }
        DeckFinding::FormatOfAnotherDay { format, on, played } => {
            let (span, day) = match played {
                PlayedSpan::From(day) => ("from", day),
                PlayedSpan::Until(day) => ("until", day),
            };
            say("finding-format-of-another-day")
                .with("format", format)
                .with("span", span)
                .with("day", day.to_string())
                .with("on", on.to_string())
        }
        DeckFinding::OtherNumber { line, text, read, other, more } => say("finding-other-number")
            .with("line", line)
            .with("text", text)
            .with("read", read)
            .with("other", other)
            .with("more", more),
        DeckFinding::CardOrHeading { line, text, zone: part } => {
            say("finding-card-or-heading").with("line", line).with("text", text).with("part", zone(*part))
        }
        DeckFinding::SeveralVersions(titles) => say("finding-several-versions")
            .with("n", titles.len())
            .with("titles", titles.join(", "))
            .with("first", titles.first().map_or("", String::as_str)),
        DeckFinding::UnknownNumbers { count, line, text, nowhere } => {
            let told = say("finding-unknown-numbers").with("n", count).with("line", line).with("text", text);
            sentences(told, counted_nowhere(*nowhere))
        }
        DeckFinding::NoCards => say("finding-no-cards"),
        DeckFinding::UnfitQuantity { line, text, why } => say("finding-unfit-quantity")
            .with("line", line)
            .with("text", text)
            .with("why", unfit_quantity(why)),
        DeckFinding::UnknownCard { unknown, nowhere } => {
            let told = say("finding-unknown-card")
                .with("line", unknown.line)
                .with("text", &unknown.text)
                .with("next", what_to_write(unknown));
            sentences(told, nowhere.then(|| say("finding-nowhere-until-then")))
        }
        DeckFinding::UnknownCards { first, count, nowhere } => {
            let lines: Vec<String> = first.iter().map(|line| unknown_line(line).to_string()).collect();
            let told = say("finding-unknown-cards")
                .with("n", count)
                .with("lines", semicolons(&lines))
                .with("more", count.saturating_sub(first.len()));
            sentences(told, counted_nowhere(*nowhere))
        }
        DeckFinding::UnknownHeading { line, text } => {
            say("finding-unknown-heading").with("line", line).with("text", text)
        }
        DeckFinding::RepeatedKey { line, key } => {
            say("finding-repeated-key").with("line", line).with("key", key)
        }
        DeckFinding::Miscount { line, text, promised, found } => say("finding-miscount")
            .with("line", line)
            .with("text", text)
            .with("promised", promised)
            .with("found", found),
        DeckFinding::EmptyHeading { line, text } => {
            say("finding-empty-heading").with("line", line).with("text", text)
        }
        DeckFinding::PlacedByType(counts) => {
            let parts: Vec<String> =
                counts.iter().map(|(part, count)| format!("{} {count}", zone(*part))).collect();
            say("finding-placed-by-type").with("parts", parts.join(", "))
        }
        DeckFinding::OtherEdition { known, of, looks, checked } => say("finding-other-edition")
            .with("looks", looks.name())
            .with("known", known)
            .with("of", of)
            .with("checked", checked.name()),
    }
}

/// Titles are those of the cards in every language.
impl ToArgument for CardTitles {
    fn to_argument(&self) -> Argument {
        self.to_string().to_argument()
    }
}

/// Items one after the other, each joined to those before it by a message.
fn joined(items: impl IntoIterator<Item = String>, join: fn(String, String) -> Message) -> String {
    items.into_iter().reduce(|before, next| join(before, next).to_string()).unwrap_or_default()
}

fn joined_zones(zones: &[Zone], join: fn(String, String) -> Message) -> String {
    joined(zones.iter().map(|part| zone(*part).to_string()), join)
}

fn and(first: String, last: String) -> Message {
    say("deck-and").with("first", first).with("last", last)
}

fn or(first: String, last: String) -> Message {
    say("deck-or").with("first", first).with("last", last)
}

fn or_also(first: String, last: String) -> Message {
    say("deck-or-also").with("first", first).with("last", last)
}

fn comma(first: String, last: String) -> Message {
    say("deck-comma").with("first", first).with("last", last)
}

fn counted_card(card: &CountedCard) -> String {
    match card {
        CountedCard::Card(titles) => titles.to_string(),
        CountedCard::Title(title) => say("finding-whatever-the-subtitle").with("title", title).to_string(),
    }
}

const fn why_one_location(pairs: Pairs) -> Message {
    match pairs {
        Pairs::All => say("finding-same-location-all"),
        Pairs::Alike => say("finding-same-location-alike"),
        Pairs::DoubleSided => say("finding-same-location-double-sided"),
    }
}

fn missions_found(sort: MissionSort, found: u32) -> Message {
    match sort {
        MissionSort::Planet => say("finding-has-planet-missions").with("found", found),
        MissionSort::Space => say("finding-has-space-missions").with("found", found),
        MissionSort::Headquarters => say("finding-has-headquarters-missions").with("found", found),
        MissionSort::NoHeadquarters => say("finding-has-other-missions").with("found", found),
        MissionSort::AlphaQuadrant => say("finding-has-alpha-missions").with("found", found),
    }
}

fn only_here(part: Zone, wanted: impl ToArgument, titles: &CardTitles) -> Message {
    say("finding-only-here")
        .with("part", zone_title(part))
        .with("wanted", wanted)
        .with("titles", titles)
        .with("n", titles.0.len())
}

/// Why a player plays Borg, if that is certain.
const fn borg_proof(borg: Borg) -> Option<Message> {
    match borg {
        Borg::Said => Some(say("finding-borg-said")),
        Borg::All => Some(say("finding-borg-all")),
        Borg::Perhaps => None,
    }
}

fn borg_facilities(titles: &CardTitles, borg: Borg) -> Message {
    let number = titles.0.len();
    match borg_proof(borg) {
        Some(why) => say("finding-borg-facilities").with("titles", titles).with("why", why).with("n", number),
        None => say("finding-borg-facilities-perhaps").with("titles", titles).with("n", number),
    }
}

fn borg_missions(titles: &CardTitles, borg: Borg) -> Message {
    match borg_proof(borg) {
        Some(why) => {
            say("finding-borg-missions").with("titles", titles).with("why", why).with("n", titles.0.len())
        }
        None => say("finding-borg-missions-perhaps").with("titles", titles),
    }
}

fn counted_nowhere(lines: usize) -> Option<Message> {
    (lines > 0).then(|| say("finding-counted-nowhere").with("n", lines))
}

/// What to write in place of a line that names no card.
fn what_to_write(line: &UnknownLine) -> String {
    match (line.reason, line.near.as_slice()) {
        (Some(reason), _) => sentence(&unknown(reason).to_string()),
        (None, []) => say("finding-write-the-title").to_string(),
        (None, near) => {
            say("finding-is-it").with("titles", joined(near.iter().cloned(), or_also)).to_string()
        }
    }
}

fn unknown_line(line: &UnknownLine) -> Message {
    let because = match (line.reason, line.near.as_slice()) {
        (Some(reason), _) => unknown(reason),
        (None, []) => return say("finding-line").with("line", line.line).with("text", &line.text),
        (None, near) => say("finding-perhaps").with("titles", joined(near.iter().cloned(), or_also)),
    };
    say("finding-line-with-reason").with("line", line.line).with("text", &line.text).with("reason", because)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::deck::quantity::UnfitQuantity;
    use crate::domain::deck::resolved_list::Unknown;
    use crate::messages::Language;

    /// What is put together of several messages.
    fn composed() -> Vec<(DeckFinding, &'static str)> {
        let (zone, titles) = (Zone::DrawDeck, CardTitles(vec!["Darmok".to_owned()]));
        let line = |reason, near: &[&str]| UnknownLine {
            line: 4,
            text: "1 Dramok".to_owned(),
            reason,
            near: near.iter().map(|title| (*title).to_owned()).collect(),
        };
        let lines =
            vec![line(Some(Unknown::TooLong), &[]), line(None, &[]), line(None, &["Darmok", "Search"])];
        let missions = DeckFinding::MissingMissions {
            says: "A rule.".to_owned(),
            sort: MissionSort::Space,
            least: 2,
            found: 1,
        };
        vec![
            (
                DeckFinding::TooMany { zone, found: 31, most: 30, exactly: false },
                "Draw deck: 31 cards, at most 30 allowed. Take 1 out.",
            ),
            (
                DeckFinding::TooFew { zone, found: 1, least: 30, exactly: true },
                "Draw deck: 1 card, exactly 30 needed. Add 29.",
            ),
            (missions, "A rule. This list has 1 space mission."),
            (
                DeckFinding::TooManyCopies {
                    card: CountedCard::Title("Darmok".to_owned()),
                    zones: vec![Zone::SeedDeck, zone],
                    found: 5,
                    most: 1,
                    guessed: true,
                },
                "Darmok (counted whatever the subtitle): 5 copies in seed deck and draw deck, at most 1 copy allowed. Take 4 out. Where the title ends is our guess here; look at the cards.",
            ),
            (
                DeckFinding::BorgFacilities { titles: titles.clone(), borg: Borg::Said },
                "Darmok: a Borg player may not include a facility that is not Borg, and this player is one: the list says so. Take it out.",
            ),
            (
                DeckFinding::NotOpened { titles, more: 2 },
                "Not in the player’s pool: Darmok, and 2 more. Take them out, or check that the pool is complete.",
            ),
            (
                DeckFinding::UnknownCard { unknown: line(Some(Unknown::TooLong), &[]), nowhere: true },
                "Line 4 names no card: “1 Dramok”. Too long to be a title. Until then it is counted in no part of the deck.",
            ),
            (
                DeckFinding::UnknownCards { first: lines, count: 5, nowhere: 2 },
                "5 lines name no card: line 4, “1 Dramok” (too long to be a title); line 4, “1 Dramok”; line 4, “1 Dramok” (Darmok, or Search?); and 2 more. Write each title as it is printed on the card. Counted in no part of the deck: 2.",
            ),
            (
                DeckFinding::UnfitQuantity { line: 4, text: "0 Darmok".to_owned(), why: UnfitQuantity::Zero },
                "Line 4, “0 Darmok”: 0 copies are listed; take the line out or write how many.",
            ),
        ]
    }

    #[test]
    fn a_finding_is_put_together_in_each_language_and_in_english_in_json() {
        for (one, told) in composed() {
            assert_eq!(finding(&one).to_string(), told);
            for other in [Language::German, Language::French] {
                let (here, json) =
                    other.speak(|| (finding(&one).to_string(), serde_json::to_string(&one).unwrap()));
                assert!(here != told && !here.contains('$'), "{here}");
                assert_eq!(json, serde_json::to_string(told).unwrap(), "JSON is in English");
            }
        }
    }
}
