//! Objects of a JSON deck list: a card with what is said of it, or what holds cards.

use crate::domain::card::CardId;
use crate::domain::deck::heading::Label;
use crate::domain::deck::json::{Around, JsonReader, has};
use crate::domain::deck::json_copies::{SaidCopies, any_number, copies_said, number_in};
use crate::domain::deck::json_keys::{
    copies_rank, fold_key, is_any_number, is_beside, is_bracket, is_known, is_name, is_part, title_rank,
};
use crate::domain::deck::json_node::{JsonFields, JsonNode, JsonValue};
use crate::domain::deck::line::Content;
use crate::domain::deck::quantity::quantity_mark;
use crate::domain::deck::zone::Zone;

/// Keys of Tabletop Simulator that a card or a stack of cards has.
const TABLETOP: [&str; 4] = ["CardID", "ContainedObjects", "DeckIDs", "CustomDeck"];

/// The fewest numbered keys that only number what they hold: no deck has one, two, three, four and five copies of
/// exactly one card each.
const FEWEST_NUMBERED: usize = 5;

/// The most objects around a card that say nothing but how many there are of it. A file may have a hundred within each
/// other, and each of them looks for its card.
const MOST_WRAPPERS: usize = 4;

impl JsonReader<'_> {
    /// A card with what is said of it, what holds cards, or an object of Tabletop Simulator.
    pub fn object(&mut self, fields: &JsonFields, around: Around<'_>) {
        let nickname = fields.iter().find(|(key, _)| key.name == "Nickname").map(|(_, node)| node);
        if let Some(nickname) = nickname.filter(|_| TABLETOP.iter().any(|key| has(fields, key))) {
            self.tabletop(fields, nickname, around);
        } else if nickname.is_some() && has(fields, "Transform") {
            // A table or a die, unless it has the name of a card.
            fields.iter().for_each(|(_, one)| self.named_within(one, None, around.zone));
        } else if let Some(title) = self.title_of(fields, around) {
            self.card_object(fields, title, around);
        } else if let Some(inner) = self.wrapped_card(fields, around, MOST_WRAPPERS) {
            let said = copies_of(fields, around);
            let zone = self.part_said(fields).or(around.zone);
            self.value(inner, Around { zone, copies: said.as_ref(), ..Around::default() });
            let others =
                fields.iter().filter(|(key, node)| !std::ptr::eq(node, inner) && !is_beside(&key.name));
            for (key, node) in others {
                self.named_within_field(&key.name, node, None, zone);
            }
        } else {
            self.container(fields, around);
        }
    }

    /// An object of Tabletop Simulator, a card or a stack of them.
    fn tabletop(&mut self, fields: &JsonFields, nickname: &JsonNode, around: Around<'_>) {
        let name = nickname.text().unwrap_or_default().trim();
        let inside = fields.iter().find(|(key, _)| key.name == "ContainedObjects").map(|(_, node)| node);
        match inside.filter(|node| matches!(node.value, JsonValue::List(_))) {
            Some(inside) => {
                let zone = self.zone(name, around.zone);
                self.value(inside, Around { zone, ..Around::default() });
            }
            None if name.is_empty() => {
                let id = fields.iter().find(|(key, _)| key.name == "CardID");
                let said =
                    id.map_or_else(|| nickname.written(), |(_, id)| format!("CardID: {}", id.written()));
                self.unread_text(nickname.line, &said, around.zone);
            }
            None => self.text(nickname.line, name, around.zone),
        }
    }

    /// The place of the field with the title, if the object is a card.
    fn title_of(&self, fields: &JsonFields, around: Around<'_>) -> Option<usize> {
        let (at, titled) = self.best_title(fields)?;
        let counted = copies_said(fields).is_some() || around.copies.is_some();
        let nested = fields.iter().any(|(key, node)| node.is_filled() && !is_beside(&key.name));
        // `{"name": "Q's Tent", "cards": […]}` is the side deck of that card.
        let part = || {
            let text = fields.get(at).and_then(|(_, node)| node.text());
            self.holds(fields) && text.is_some_and(|text| self.label(text).is_some())
        };
        let is_card = match (titled, counted) {
            (true, _) => !(around.outer && (nested || is_map(fields)) || part()),
            (false, true) => !(self.holds(fields) || around.outer && is_map(fields)),
            (false, false) => !around.outer && !self.holds(fields) && !is_map(fields),
        };
        is_card.then_some(at)
    }

    /// The place of the field that most probably has the title, and whether that is a card's.
    fn best_title(&self, fields: &JsonFields) -> Option<(usize, bool)> {
        let texts: Vec<(usize, &str, &str)> = fields
            .iter()
            .enumerate()
            .filter_map(|(at, (key, node))| Some((at, key.name.as_str(), node.text()?)))
            .filter(|(_, _, text)| !text.trim().is_empty() && quantity_mark(text.trim()).is_none())
            .collect();
        let mut titles: Vec<(usize, usize, &str)> =
            texts.iter().filter_map(|(at, key, text)| Some((title_rank(key)?, *at, *text))).collect();
        titles.sort_unstable();
        if let Some((_, first, _)) = titles.first() {
            let titled = titles.iter().find(|(_, _, text)| self.titled(text).is_some());
            let parts = |text: &str| matches!(self.label(text), Some(Label::Zone(_)));
            let other = titles.iter().find(|(_, _, text)| !parts(text)).map_or(*first, |(_, at, _)| *at);
            return Some(titled.map_or((other, false), |(_, at, _)| (*at, true)));
        }
        copies_said(fields)?;
        // A number needs a title, whatever its key is called.
        let mut titled = texts.iter().filter(|(_, _, text)| self.titled(text).is_some());
        if let (Some((at, ..)), None) = (titled.next(), titled.next()) {
            return Some((*at, true));
        }
        let mut unknown = texts.iter().filter(|(_, key, _)| !is_known(key) && self.label(key).is_none());
        match (unknown.next(), unknown.next()) {
            (Some((at, ..)), None) => Some((*at, false)),
            (None | Some(_), _) => None,
        }
    }

    /// Whether an object holds lists of cards.
    pub fn holds(&self, fields: &JsonFields) -> bool {
        fields
            .iter()
            .any(|(key, node)| node.is_filled() && (is_bracket(&key.name) || self.label(&key.name).is_some()))
    }

    /// A card with what is said of it.
    fn card_object(&mut self, fields: &JsonFields, at: usize, around: Around<'_>) {
        let Some((line, title)) = fields.get(at).and_then(|(_, node)| Some((node.line, node.text()?))) else {
            return;
        };
        let zone = self.part_said(fields).or(around.zone).or_else(|| self.part_named(fields, at));
        let zone = by_type(fields, zone);
        let said = copies_of(fields, around)
            .unwrap_or_else(|| SaidCopies { other: any_number(fields), ..SaidCopies::unsaid() });
        if title.trim().contains('\n') {
            self.text(line, title, zone);
        } else {
            self.card(line, title, zone, said);
        }
        let own = self.titled(title).map(|card| &card.id);
        let others =
            fields.iter().enumerate().filter(|(place, (key, _))| *place != at && !is_beside(&key.name));
        for (_, (key, node)) in others {
            self.named_within_field(&key.name, node, own, zone);
        }
    }

    /// Shows the cards that a field of another card names: nothing says that they are in the deck, or how often.
    fn named_within_field(&mut self, key: &str, node: &JsonNode, own: Option<&CardId>, zone: Option<Zone>) {
        if is_part(key) && node.text().is_some_and(|text| self.label(text).is_some()) {
            return;
        }
        let titled = if is_known(key) { None } else { self.titled(key) };
        if titled.is_some_and(|card| own != Some(&card.id)) {
            self.card(node.line, key, zone, SaidCopies::unreadable());
        }
        self.named_within(node, own, zone);
    }

    fn named_within(&mut self, node: &JsonNode, own: Option<&CardId>, zone: Option<Zone>) {
        match &node.value {
            JsonValue::Null | JsonValue::Truth(_) | JsonValue::Number(_) => {}
            JsonValue::Text(text) => {
                let other = self.named(text).is_some_and(|card| own != Some(&card.id));
                if other || self.is_exhausted() {
                    self.card(node.line, text, zone, SaidCopies::unreadable());
                }
            }
            JsonValue::List(all) => all.iter().for_each(|one| self.named_within(one, own, zone)),
            JsonValue::Object(fields) => {
                fields.iter().for_each(|(key, one)| self.named_within_field(&key.name, one, own, zone));
            }
        }
    }

    /// The part that an object says it is in.
    fn part_said(&self, fields: &JsonFields) -> Option<Zone> {
        let mut texts =
            fields.iter().filter(|(key, _)| is_part(&key.name)).filter_map(|(_, node)| node.text());
        texts.find_map(|text| self.zone(text, None))
    }

    /// The part that an object names beside its title at this place: `{"label": "Draw deck", "value": "…"}`.
    fn part_named(&self, fields: &JsonFields, title: usize) -> Option<Zone> {
        let names = fields.iter().enumerate();
        let mut names = names.filter(|(at, (key, _))| *at != title && title_rank(&key.name).is_some());
        names.find_map(|(_, (_, node))| self.zone(node.text()?, None))
    }

    /// The card inside an object that says how many there are of it: `{"card": {"title": "…"}, "quantity": 4}`. No
    /// more than `wrappers` such objects may be around it.
    fn wrapped_card<'n>(
        &self,
        fields: &'n JsonFields,
        around: Around<'_>,
        wrappers: usize,
    ) -> Option<&'n JsonNode> {
        let within = wrappers.checked_sub(1)?;
        copies_of(fields, around)?;
        let mut objects = fields.iter().filter(|(key, node)| node.is_filled() && !is_beside(&key.name));
        let ((_, node), None) = (objects.next()?, objects.next()) else { return None };
        let JsonValue::Object(inner) = &node.value else { return None };
        let is_card = match self.best_title(inner) {
            Some((_, true)) => !(around.outer && is_map(inner)),
            Some((_, false)) => !self.holds(inner) && !is_map(inner),
            None => self.wrapped_card(inner, around, within).is_some(),
        };
        is_card.then_some(node)
    }

    /// What holds cards: a deck or a part of one.
    fn container(&mut self, fields: &JsonFields, around: Around<'_>) {
        let before = self.found.len();
        let mut zone = around.zone;
        if !around.outer
            && let Some((line, name)) = self.name_of_part(fields)
        {
            self.heading(line, name);
            zone = self.zone(name, zone);
        }
        let numbered = are_numbered(fields);
        for (key, node) in fields {
            self.field(key, node, Around { zone, numbered, copies: None, ..around });
        }
        self.totals(fields, before);
    }

    /// What an object with cards in it is called: a known part first.
    fn name_of_part<'n>(&self, fields: &'n JsonFields) -> Option<(usize, &'n str)> {
        let mut known = named_texts(fields, |key| is_name(key) || is_part(key) || fold_key(key) == "type");
        known.find(|(_, text)| self.label(text).is_some()).or_else(|| named_texts(fields, is_name).next())
    }

    /// A number of copies beside cards is their sum. Another one may be that of each of them, and is shown.
    fn totals(&mut self, fields: &JsonFields, before: usize) {
        let copies = |content: &Content| match content {
            Content::Card(card) => *card.quantity.as_ref().unwrap_or(&0),
            Content::Heading(_) | Content::Ignored(_) => 0,
        };
        let cards = self.found.get(before..).unwrap_or_default().iter();
        let sum = cards.fold(0_u32, |sum, line| sum.saturating_add(copies(&line.content)));
        let counts = |key: &str| copies_rank(key).is_some() && !is_any_number(key) && !is_name(key);
        for (key, node) in fields.iter().filter(|(key, _)| counts(&key.name)) {
            let Some(number) = number_in(node) else { continue };
            if sum > 0 && SaidCopies::of(number).quantity != Ok(sum) && self.titled(&key.name).is_none() {
                self.heading(node.line, &format!("{}: {number}", key.name));
            }
        }
    }
}

/// The number of copies that an object says, or what is around it.
fn copies_of(fields: &JsonFields, around: Around<'_>) -> Option<SaidCopies> {
    match (around.copies, copies_said(fields)) {
        (Some(outer), Some(own)) => Some(outer.clone().beside(&own)),
        (Some(outer), None) => Some(outer.clone()),
        (None, own) => own,
    }
}

/// The texts below wanted keys that are more than a number, with their lines.
fn named_texts(fields: &JsonFields, wanted: fn(&str) -> bool) -> impl Iterator<Item = (usize, &str)> {
    fields.iter().filter(move |(key, _)| wanted(&key.name)).filter_map(|(_, node)| {
        let text = node.text()?.trim();
        (!text.is_empty() && quantity_mark(text).is_none()).then_some((node.line, text))
    })
}

/// Whether the keys of an object only number what it holds, as those of an array of some languages.
fn are_numbered(fields: &JsonFields) -> bool {
    let first = usize::from(fields.first().is_none_or(|(key, _)| key.name != "0"));
    (first == 0 || fields.len() >= FEWEST_NUMBERED)
        && fields.iter().zip(first..).all(|((key, _), at)| key.name.parse::<usize>() == Ok(at))
}

/// Missions and sites that a file lists among the seed cards and calls by their type have parts of their own.
fn by_type(fields: &JsonFields, zone: Option<Zone>) -> Option<Zone> {
    let kind =
        fields.iter().find(|(key, _)| matches!(fold_key(&key.name).as_str(), "type" | "cardtype" | "kind"));
    let kind = kind.and_then(|(_, node)| node.text()).map(str::to_lowercase);
    match (zone, kind.as_deref()) {
        (Some(Zone::SeedDeck), Some("mission" | "q mission" | "q-mission")) => Some(Zone::Missions),
        (Some(Zone::SeedDeck), Some("site")) => Some(Zone::Sites),
        (zone, Some(_) | None) => zone,
    }
}

/// Whether an object has keys that may be titles with their numbers.
fn is_map(fields: &JsonFields) -> bool {
    fields.iter().any(|(key, node)| (number_in(node).is_some() || node.is_filled()) && !is_known(&key.name))
}
