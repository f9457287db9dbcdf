//! Checks a deck against one rule and tells a tired director what is wrong and what to do.

use std::collections::BTreeMap;
use std::fmt;

use chrono::{Days, NaiveDate};

use crate::domain::card::fold::fold;
use crate::domain::card::{Card, CardTable, CardType, Place, Trait, Uniqueness};
use crate::domain::deck::fault::{Fault, Severity};
use crate::domain::deck::resolved_list::{PlacedCard, PlacedDeck, Unknown};
use crate::domain::deck::rule::{Demand, MissionSort, Pairs, Rule};
use crate::domain::deck::zone::Zone;

/// What a rule checks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Case<'a> {
    pub rule: &'a Rule,
    pub deck: &'a PlacedDeck<'a>,
    pub table: &'a CardTable,
    pub on: Option<NaiveDate>,
}

impl<'a> Case<'a> {
    /// Every breach of the rule.
    pub(crate) fn faults(&self) -> Vec<Fault> {
        let holds = |titles: &[String]| self.deck.holds(titles);
        if (!self.rule.when.is_empty() && !holds(&self.rule.when)) || holds(&self.rule.unless) {
            return Vec::new();
        }
        self.breaches()
    }

    fn breaches(&self) -> Vec<Fault> {
        match &self.rule.demand {
            Demand::Exactly { zone, cards } => self.count(*zone, *cards, *cards),
            Demand::AtMost { zone, cards } => self.count(*zone, 0, *cards),
            Demand::AtLeast { zone, cards, only_if_used } => {
                if *only_if_used && self.deck.count(*zone) == 0 {
                    Vec::new()
                } else {
                    self.count(*zone, *cards, u32::MAX)
                }
            }
            Demand::Usually { zone, cards } => self.fewer(*zone, *cards),
            Demand::OnlyTypes { zone, types } => {
                self.misplaced(*zone, |card| types.contains(&card.kind), &names(types))
            }
            Demand::OnlyWith { zone, fact } => self.misplaced(*zone, |card| card.is(*fact), fact_name(*fact)),
            Demand::OnlyAtHome { types, home } => {
                self.away(types, |zone| home.contains(&zone) || beside(zone), home)
            }
            Demand::NotIn { types, zones } => self.away(types, |zone| !zones.contains(&zone), &[]),
            Demand::OnlyZones { zones } => self.unused_zones(zones),
            Demand::AllDifferent { zone } => self.copies(&[*zone], 1),
            Demand::AtMostCopies { zones, copies, by_title: false, except } => {
                self.copies_but(zones, *copies, except)
            }
            Demand::AtMostCopies { zones, copies, by_title: true, except } => {
                self.copies_of_title(zones, *copies, except)
            }
            Demand::TotalAtLeast { zones, cards } => self.total(zones, *cards),
            Demand::OnePerDeck => self.one_per_deck(),
            Demand::UniqueLocations { pairs } => self.unique_locations(*pairs),
            Demand::MissionsOf { sort, cards } => self.missions_of(*sort, *cards),
            Demand::NeedsOpener { zone, also, stands_in, opener } => {
                self.needs_opener(*zone, also, stands_in, opener)
            }
            Demand::Pool { tokens, name } => self.pool(tokens, name),
            Demand::Banned { titles } => self.banned(titles),
            Demand::NotTitles { titles, because } => self.not_titles(titles, because),
            Demand::Remember { zone, remember } => self.remember(*zone, remember),
            Demand::NotWith { fact, because } => self.every(
                |card| card.is(*fact),
                |titles| format!("{titles}: {because}. Take {} out.", titles.them()),
            ),
            Demand::Mentions { fact, remember, unless } => self.mentions(*fact, remember, unless),
            Demand::NotOfTribbles { .. } => self.of_tribbles(),
            Demand::BorgFacilities => self.borg_facilities(),
            Demand::ReleasedByThen { days: 0 } => self.released_by_then(),
            Demand::ReleasedByThen { days } => self.released_lately(*days),
        }
    }

    fn fault(&self, zone: Option<Zone>, message: String, placed: &[&PlacedCard<'_>]) -> Fault {
        let mut lines: Vec<usize> = placed.iter().map(|card| card.line).collect();
        lines.sort_unstable();
        lines.dedup();
        Fault {
            rule: self.rule.id.clone(),
            severity: self.rule.severity,
            zone,
            message,
            lines,
            cards: Titles::of(placed).0,
            citations: self.rule.citations.clone(),
            confidence: Some(self.rule.confidence),
        }
    }

    fn count(&self, zone: Zone, least: u32, most: u32) -> Vec<Fault> {
        let found = self.deck.count(zone);
        let name = capital(zone.name());
        let message = if found > most {
            let over = found - most;
            let limit = if least == most { "exactly" } else { "at most" };
            format!("{name}: {}, {limit} {most} allowed. Take {over} out.", cards(found))
        } else if found < least {
            let limit = if least == most { "exactly" } else { "at least" };
            format!("{name}: {}, {limit} {least} needed. Add {}.", cards(found), least - found)
        } else {
            return Vec::new();
        };
        let mut fault = self.fault(Some(zone), message, &self.deck.zone(zone).collect::<Vec<_>>());
        // It concerns the whole part; naming every title would only hide the sentence.
        fault.cards.clear();
        vec![fault]
    }

    fn fewer(&self, zone: Zone, usual: u32) -> Vec<Fault> {
        let found = self.deck.count(zone);
        if found >= usual {
            return Vec::new();
        }
        let message = format!(
            "{}: {}, fewer than {usual}. That is allowed; check that none is missing.",
            capital(zone.name()),
            cards(found)
        );
        vec![self.fault(Some(zone), message, &[])]
    }

    /// One fault for all known cards to which this applies.
    fn every(&self, holds: impl Fn(&Card) -> bool, message: impl Fn(&Titles) -> String) -> Vec<Fault> {
        let placed: Vec<&PlacedCard<'_>> =
            self.deck.known_cards().filter(|(_, card, _)| holds(card)).map(|(placed, ..)| placed).collect();
        self.when_any(None, &placed, |titles| message(titles))
    }

    fn when_any(
        &self,
        zone: Option<Zone>,
        placed: &[&PlacedCard<'_>],
        message: impl Fn(&Titles) -> String,
    ) -> Vec<Fault> {
        if placed.is_empty() {
            return Vec::new();
        }
        vec![self.fault(zone, message(&Titles::of(placed)), placed)]
    }

    fn misplaced(&self, zone: Zone, belongs: impl Fn(&Card) -> bool, wanted: &str) -> Vec<Fault> {
        let placed: Vec<_> =
            self.deck.zone(zone).filter(|placed| placed.card().is_some_and(|card| !belongs(card))).collect();
        self.when_any(Some(zone), &placed, |titles| {
            format!(
                "{}: only {wanted} here. Move {titles} to another part or take {} out.",
                capital(zone.name()),
                titles.them()
            )
        })
    }

    fn away(&self, types: &[CardType], allowed: impl Fn(Zone) -> bool, home: &[Zone]) -> Vec<Fault> {
        let mut by_zone: BTreeMap<Zone, Vec<&PlacedCard<'_>>> = BTreeMap::new();
        for (placed, card, zone) in self.deck.known_cards() {
            if types.contains(&card.kind) && !allowed(zone) {
                by_zone.entry(zone).or_default().push(placed);
            }
        }
        by_zone
            .into_iter()
            .map(|(zone, placed)| {
                let titles = Titles::of(&placed);
                let them = titles.them();
                let next = home.first().map_or_else(
                    || format!("may not be in this part. Move {them} to another part or take {them} out."),
                    |home| format!("may only be in the {home}. Move {them} there or take {them} out."),
                );
                let message = format!("{}: {titles} {next}", capital(zone.name()));
                self.fault(Some(zone), message, &placed)
            })
            .collect()
    }

    fn unused_zones(&self, zones: &[Zone]) -> Vec<Fault> {
        let strange = Zone::ALL.iter().filter(|zone| !zones.contains(zone) && **zone != Zone::Aside);
        strange
            .filter(|zone| self.deck.count(**zone) > 0)
            .map(|zone| {
                let message = format!(
                    "This format has no part called “{zone}”, but {} are there. Move them, or check that the format is the right one.",
                    cards(self.deck.count(*zone))
                );
                let placed: Vec<_> = self.deck.zone(*zone).collect();
                self.fault(Some(*zone), message, &placed)
            })
            .collect()
    }

    fn copies(&self, zones: &[Zone], most: u32) -> Vec<Fault> {
        self.copies_but(zones, most, &[])
    }

    fn copies_but(&self, zones: &[Zone], most: u32, except: &[String]) -> Vec<Fault> {
        self.counted_by(zones, except, |card| self.table.one_card(card))
            .into_values()
            .filter_map(|placed| self.too_many(zones, &placed, most, &Titles::of(&placed).to_string()))
            .collect()
    }

    /// Copies by title, regardless of subtitle. If the division of a title is our inference, the fault is a warning.
    fn copies_of_title(&self, zones: &[Zone], most: u32, except: &[String]) -> Vec<Fault> {
        let title = |placed: &'a PlacedCard<'a>| Some(self.table.title_of(placed.card()?));
        self.counted_by(zones, except, |card| self.table.one_title(card))
            .into_values()
            .filter_map(|placed| {
                let first = title(placed.first()?)?;
                let several = Titles::of(&placed).0.len() > 1;
                let name = match several {
                    true => format!("{} (counted whatever the subtitle)", first.title),
                    false => Titles::of(&placed).to_string(),
                };
                let mut fault = self.too_many(zones, &placed, most, &name)?;
                let told = placed.iter().copied().filter_map(title).all(|title| title.told);
                if several && !told && self.too_many_alike(&placed, most).is_none() {
                    fault.severity = fault.severity.max(Severity::Warning);
                    fault.message.push_str(" Where the title ends is our guess here; look at the cards.");
                }
                Some(fault)
            })
            .collect()
    }

    /// A card with too many copies of its own, regardless of title.
    fn too_many_alike(&self, placed: &[&PlacedCard<'_>], most: u32) -> Option<String> {
        let mut counts: BTreeMap<String, u32> = BTreeMap::new();
        for placed in placed {
            let count = counts.entry(self.table.one_card(placed.card()?)).or_default();
            *count = count.saturating_add(placed.copies());
        }
        counts.into_iter().find(|(_, count)| *count > most).map(|(card, _)| card)
    }

    fn counted_by(
        &self,
        zones: &[Zone],
        except: &[String],
        key: impl Fn(&Card) -> String,
    ) -> BTreeMap<String, Vec<&'a PlacedCard<'a>>> {
        let mut cards: BTreeMap<String, Vec<&PlacedCard<'_>>> = BTreeMap::new();
        for (placed, card, _) in self.deck.known_cards().filter(|(.., zone)| zones.contains(zone)) {
            if !except.contains(&card.title) {
                cards.entry(key(card)).or_default().push(placed);
            }
        }
        cards
    }

    fn too_many(&self, zones: &[Zone], placed: &[&PlacedCard<'_>], most: u32, title: &str) -> Option<Fault> {
        let places: Vec<&str> = zones.iter().map(|zone| zone.name()).collect();
        let only = if let [zone] = zones { Some(*zone) } else { None };
        let found = placed.iter().fold(0_u32, |sum, card| sum.saturating_add(card.copies()));
        (found > most).then(|| {
            let copies = if most == 1 { "copy" } else { "copies" };
            let message = format!(
                "{title}: {found} copies in {}, at most {most} {copies} allowed. Take {} out.",
                places.join(" and "),
                found - most
            );
            self.fault(only, message, placed)
        })
    }

    fn total(&self, zones: &[Zone], least: u32) -> Vec<Fault> {
        let found = zones.iter().fold(0_u32, |sum, zone| sum.saturating_add(self.deck.count(*zone)));
        if found >= least {
            return Vec::new();
        }
        let places: Vec<&str> = zones.iter().map(|zone| zone.name()).collect();
        let message = format!(
            "{} in {} together, at least {least} needed. Add {}.",
            cards(found),
            places.join(", "),
            least - found
        );
        vec![self.fault(None, message, &[])]
    }

    fn not_titles(&self, titles: &[String], because: &str) -> Vec<Fault> {
        let listed: Vec<String> = titles.iter().map(|title| fold(title)).collect();
        self.every(
            |card| listed.contains(&fold(&card.title)),
            |titles| format!("{titles}: {because}. Take {} out.", titles.them()),
        )
    }

    fn remember(&self, zone: Option<Zone>, remember: &str) -> Vec<Fault> {
        let placed: Vec<_> = zone.into_iter().flat_map(|zone| self.deck.zone(zone)).collect();
        if zone.is_some() && placed.is_empty() {
            return Vec::new();
        }
        let mut fault = self.fault(zone, remember.to_owned(), &placed);
        fault.cards.clear();
        vec![fault]
    }

    fn one_per_deck(&self) -> Vec<Fault> {
        let mut cards: BTreeMap<&str, Vec<&PlacedCard<'_>>> = BTreeMap::new();
        for (placed, card, _) in self.deck.known_cards().filter(|(_, card, _)| card.is(Trait::OnePerDeck)) {
            cards.entry(&card.title).or_default().push(placed);
        }
        cards
            .into_iter()
            .filter_map(|(title, placed)| {
                let found = placed.iter().fold(0_u32, |sum, card| sum.saturating_add(card.copies()));
                let message = format!(
                    "{title}: {found} copies, but the card itself allows one in a deck. Take {} out.",
                    found.saturating_sub(1)
                );
                (found > 1).then(|| self.fault(None, message, &placed))
            })
            .collect()
    }

    fn unique_locations(&self, pairs: Pairs) -> Vec<Fault> {
        let mut places: BTreeMap<(String, bool), Vec<&PlacedCard<'_>>> = BTreeMap::new();
        for placed in self.deck.zone(Zone::Missions) {
            let mission = placed.card().filter(|card| card.kind.is_mission());
            if let Some(card) = mission.filter(|card| card.uniqueness != Uniqueness::Universal) {
                let side = pairs == Pairs::Alike && card.is(Trait::DoubleSided);
                places.entry((card.location_key(), side)).or_default().push(placed);
            }
        }
        let double = |placed: &&PlacedCard<'_>| placed.card().is_some_and(|card| card.is(Trait::DoubleSided));
        let both = |placed: &[&PlacedCard<'_>]| placed.iter().any(double) && !placed.iter().all(double);
        let why = match pairs {
            Pairs::All => {
                "Only universal missions may repeat, and a Mission II is the place of its original; keep one."
            }
            Pairs::Alike => "Only universal missions may repeat; keep one.",
            Pairs::DoubleSided => "A Mission II is the place of its original, so not both; keep one.",
        };
        let copies = |placed: &[&PlacedCard<'_>]| {
            placed.iter().fold(0_u32, |sum, card| sum.saturating_add(card.copies()))
        };
        places
            .into_values()
            .filter(|placed| copies(placed) > 1 && (pairs != Pairs::DoubleSided || both(placed)))
            .map(|placed| {
                let message = format!("{}: the same location twice. {why}", Titles::of(&placed));
                self.fault(Some(Zone::Missions), message, &placed)
            })
            .collect()
    }

    fn missions_of(&self, sort: MissionSort, least: u32) -> Vec<Fault> {
        let fits = |card: &Card| match sort {
            MissionSort::Planet => matches!(card.place, Some(Place::Planet | Place::Either | Place::Both)),
            MissionSort::Space => matches!(card.place, Some(Place::Space | Place::Either | Place::Both)),
            MissionSort::Headquarters => card.place == Some(Place::Headquarters),
            MissionSort::NoHeadquarters => card.place != Some(Place::Headquarters),
            MissionSort::AlphaQuadrant => card.quadrant == "alpha",
        };
        let missions = |of: &dyn Fn(&PlacedCard<'_>) -> bool| {
            let missions = self.deck.zone(Zone::Missions).filter(|placed| of(placed));
            missions.fold(0_u32, |sum, placed| sum.saturating_add(placed.copies()))
        };
        let found = missions(&|placed| placed.card().is_some_and(fits));
        // A line that names no card has its own fault, and may be the mission that is missing here.
        if missions(&|placed| placed.card().is_none_or(fits)) >= least {
            return Vec::new();
        }
        let word = if found == 1 { "mission" } else { "missions" };
        let has = match sort {
            MissionSort::NoHeadquarters => format!("{found} {word} {}", sort.name()),
            _ => format!("{found} {} {word}", sort.name()),
        };
        let message = format!("{} This list has {has}.", self.rule.says);
        vec![self.fault(Some(Zone::Missions), message, &[])]
    }

    fn needs_opener(&self, zone: Zone, also: &[String], stands_in: &[Zone], opener: &str) -> Vec<Fault> {
        if self.deck.count(zone) == 0 {
            return Vec::new();
        }
        let opens = |card: &Card| card.opens == Some(zone) || also.contains(&card.title);
        let (doors, stand): (Vec<_>, Vec<Zone>) = self
            .deck
            .known_cards()
            .filter(|(_, card, _)| opens(card))
            .map(|(placed, _, zone)| (placed, zone))
            .unzip();
        if stand.iter().any(|zone| stands_in.contains(zone)) {
            return Vec::new();
        }
        let places: Vec<&str> = stands_in.iter().map(|zone| zone.name()).collect();
        let message = match doors.first().zip(stand.first()) {
            Some((door, stands)) => format!(
                "{} holds cards, but {opener} is in {} (line {}). Move it to the {}.",
                capital(zone.name()),
                stands,
                door.line,
                places.join(" or ")
            ),
            None => format!(
                "{} holds cards, but nothing opens it. Add {opener} to the {}, or take the side deck out.",
                capital(zone.name()),
                places.join(" or ")
            ),
        };
        let placed: Vec<_> = self.deck.zone(zone).collect();
        let mut fault = self.fault(Some(zone), message, if doors.is_empty() { &placed } else { &doors });
        if doors.is_empty() {
            fault.cards.clear();
        }
        vec![fault]
    }

    fn pool(&self, tokens: &[String], name: &str) -> Vec<Fault> {
        let outside = |card: &Card| !tokens.iter().any(|token| card.has_token(token));
        // 2E cards and banned ones have their own rules and their own sentence.
        let own_rule = wholly_banned;
        let placed: Vec<&PlacedCard<'a>> = self
            .deck
            .known_cards()
            .filter(|(_, card, _)| outside(card) && !own_rule(card))
            .map(|(placed, ..)| placed)
            .collect();
        let mut faults = self.when_any(None, &placed, |titles| {
            format!(
                "Not in the {name} pool: {titles}. Take {} out, or check that the format is the right one.",
                titles.them()
            )
        });
        for fault in &mut faults {
            let other: Vec<&str> =
                placed.iter().filter_map(|placed| self.other_version(placed.card()?, tokens)).collect();
            if !other.is_empty() {
                fault.message =
                    format!("{} Legal cards of the same title: {}.", fault.message, other.join(", "));
            }
        }
        faults
    }

    /// Another card of the same title that is legal, by its plugin name.
    fn other_version(&self, card: &Card, tokens: &[String]) -> Option<&'a str> {
        let same = self.table.titled(&card.title).filter(|other| other.id != card.id);
        same.into_iter()
            .find(|other| tokens.iter().any(|token| other.has_token(token)))
            .and_then(|other| other.printings.first())
            .map(|printing| printing.name.as_str())
    }

    fn banned(&self, banned: &[String]) -> Vec<Fault> {
        let banned: Vec<String> = banned.iter().map(|title| fold(title)).collect();
        self.every(
            |card| {
                banned.contains(&fold(&card.title)) || (wholly_banned(card) && !card.is(Trait::SecondEdition))
            },
            |titles| format!("Banned in this format: {titles}. Take {} out.", titles.them()),
        )
    }

    fn mentions(&self, fact: Trait, remember: &str, unless: &[String]) -> Vec<Fault> {
        if self.deck.known_cards().any(|(_, card, _)| unless.contains(&card.title)) {
            return Vec::new();
        }
        self.every(|card| card.is(fact), |titles| format!("{titles}: {remember}"))
    }

    fn of_tribbles(&self) -> Vec<Fault> {
        let all = self.deck.cards.iter();
        let placed: Vec<&PlacedCard<'_>> = all
            .filter(|placed| placed.reason == Some(Unknown::OfTribbles) && placed.zone != Some(Zone::Aside))
            .collect();
        self.when_any(None, &placed, |titles| {
            format!(
                "{titles}: cards of the Tribbles game may not be used in this one. Take {} out.",
                titles.them()
            )
        })
    }

    fn borg_facilities(&self) -> Vec<Fault> {
        let Some(plays) = self.plays_borg() else { return Vec::new() };
        let mut faults = self.every(
            |card| card.kind == CardType::Facility && !is_borg(card),
            |titles| match plays {
                Borg::Plays(why) => format!("{titles}: a Borg player may not include a facility that is not Borg, and this player is one: {why}. Take {} out.", titles.them()),
                Borg::May => format!("{titles}: a Borg player may not include a facility that is not Borg. If this player plays Borg, take {} out; a line “Affiliation: Borg” in the list lets it be checked.", titles.them()),
            },
        );
        // The card facts do not say which side of a Mission II has an outpost, so somebody has to look.
        let mut missions = self.every(
            |card| card.is(Trait::DoubleSided),
            |titles| match plays {
                Borg::Plays(why) => format!("{titles}: a Borg player may not include a Mission II with a built-in outpost that is not Borg either, and this player is one: {why}. Look at both sides, and take {} out where there is one.", titles.them()),
                Borg::May => format!("{titles}: a Borg player may not include a Mission II with a built-in outpost that is not Borg either. If this player plays Borg, look at both sides."),
            },
        );
        for fault in &mut missions {
            fault.severity = fault.severity.max(Severity::Warning);
        }
        faults.append(&mut missions);
        if matches!(plays, Borg::May) {
            for fault in &mut faults {
                fault.severity = Severity::Note;
            }
        }
        faults
    }

    /// Whether the player plays Borg: the list says so, or nobody and no ship in it is anything else. Who brings Borg
    /// personnel among others may play Borg; no list can prove it.
    fn plays_borg(&self) -> Option<Borg> {
        if self.deck.says_borg {
            return Some(Borg::Plays("the list says so"));
        }
        let crew = |card: &&Card| matches!(card.kind, CardType::Personnel | CardType::Ship);
        let mut crew = self.deck.known_cards().map(|(_, card, _)| card).filter(crew).peekable();
        crew.peek()?;
        let (borg, others): (Vec<&Card>, Vec<&Card>) = crew.partition(|card| is_borg(card));
        match (borg.iter().any(|card| card.kind == CardType::Personnel), others.is_empty()) {
            (true, true) => Some(Borg::Plays("all its personnel and ships are Borg")),
            (true, false) => Some(Borg::May),
            (false, _) => None,
        }
    }

    /// Cards that were not out on the day. Where the date of a release is only known roughly and the day is near, a
    /// director decides.
    fn released_by_then(&self) -> Vec<Fault> {
        let Some(on) = self.on else { return Vec::new() };
        let later = |card: &Card| self.table.first_release(card).filter(|(day, _)| *day > on);
        let surely = |card: &Card| {
            later(card).is_some_and(|(day, release)| {
                release.is_to_the_day() || (!release.may_be_earlier() && (day - on).num_days() > SURELY_LATER)
            })
        };
        let mut faults = self.every(surely, |titles| {
            format!("Released after {on}: {titles}. Take {} out, or check the day of play.", titles.them())
        });
        let mut soft = self.every(
            |card| later(card).is_some() && !surely(card),
            |titles| {
                format!(
                    "Released after {on}, as far as known: {titles}. The date of this release is only known roughly; a director decides."
                )
            },
        );
        for fault in &mut soft {
            fault.severity = fault.severity.max(Severity::Warning);
        }
        faults.append(&mut soft);
        faults
    }

    /// Cards that were out, but not long enough.
    fn released_lately(&self, days: u32) -> Vec<Fault> {
        let Some(on) = self.on else { return Vec::new() };
        let legal_from = |card: &Card| {
            let (day, release) = self.table.first_release(card)?;
            let legal = day.checked_add_days(Days::new(u64::from(days)))?;
            (release.is_to_the_day() && day <= on && on < legal).then_some(legal)
        };
        let mut faults = self.every(
            |card| legal_from(card).is_some(),
            |titles| format!("Released less than {days} days before {on}: {titles}. At an event for the release itself a director may set these days to 0."),
        );
        for fault in &mut faults {
            let first = self.deck.known_cards().filter_map(|(_, card, _)| legal_from(card)).max();
            if let Some(day) = first {
                fault.message = format!("{} Legal from {day}.", fault.message);
            }
        }
        faults
    }
}

/// A release that is later by more days than this was later, even where only its month is known.
const SURELY_LATER: i64 = 60;

/// Whether a player plays Borg.
#[derive(Debug, Clone, Copy)]
enum Borg {
    /// Yes, for this reason.
    Plays(&'static str),
    /// Perhaps.
    May,
}

fn is_borg(card: &Card) -> bool {
    card.affiliations.iter().any(|affiliation| affiliation == "borg")
}

/// Whether the source bans every printing.
fn wholly_banned(card: &Card) -> bool {
    card.printings.iter().all(|printing| printing.tokens().any(|token| token == "ban"))
}

const fn beside(zone: Zone) -> bool {
    matches!(zone, Zone::Outside | Zone::Aside)
}

/// The titles of cards, each once.
struct Titles(Vec<String>);

impl Titles {
    fn of(placed: &[&PlacedCard<'_>]) -> Self {
        let mut titles: Vec<String> = Vec::new();
        for placed in placed {
            let title = placed.card().map_or(placed.text.as_str(), |card| card.title.as_str());
            if !titles.iter().any(|known| known == title) {
                titles.push(title.to_owned());
            }
        }
        Self(titles)
    }

    /// The word for them.
    const fn them(&self) -> &'static str {
        if self.0.len() > 1 { "them" } else { "it" }
    }
}

impl fmt::Display for Titles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(", "))
    }
}

fn names(types: &[CardType]) -> String {
    types.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ")
}

const fn fact_name(fact: Trait) -> &'static str {
    match fact {
        Trait::Referee => "[Ref] cards",
        Trait::AlternateUniverse => "[AU] cards",
        Trait::DoubleSided => "double-sided missions",
        Trait::SecondEdition => "Second Edition cards",
        Trait::OnePerDeck => "cards limited to one in a deck",
        Trait::HallOfFame => "Hall of Fame cards",
        Trait::NotForDecks => "cards that are no part of a deck",
        Trait::NameInferred => "cards whose subtitle is inferred",
    }
}

fn cards(count: u32) -> String {
    if count == 1 { "1 card".to_owned() } else { format!("{count} cards") }
}

pub(crate) fn capital(words: &str) -> String {
    let mut signs = words.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}
