//! `POST /api/v1/deck-check`: programs check a list; nothing is kept.

use actix_web::http::StatusCode;
use chrono::NaiveDate;
use serde::Serialize;
use serde_json::{Value, json};

use crate::app::deck_check::{Checked, or_of_another};
use crate::data;
use crate::domain::deck::{DeckList, OpenedPool};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::{CheckForm, ListForm};
use crate::web::site::Site;
use crate::web::visit::Visit;

/// Why nothing was checked.
#[derive(Serialize)]
struct Unusable {
    error: String,
}

/// The shape of the answer, for programs. A test compares it with answers.
pub fn answer_shape() -> Value {
    let text = json!({ "type": "string" });
    let number = json!({ "type": "integer" });
    let perhaps = json!({ "type": "string", "nullable": true });
    let texts = json!({ "type": "array", "items": text });
    let list_of = |item: Value| json!({ "type": "array", "items": item });
    let object = |required: &[&str], properties: Value| json!({ "type": "object", "required": required, "properties": properties });
    let line = object(
        &["line", "text", "quantity", "zone", "card", "title", "match"],
        json!({
            "line": number, "text": text, "quantity": number, "zone": perhaps, "card": perhaps, "title": perhaps,
            "printing": text, "match": text, "suggestions": texts, "reason": text, "versions": texts,
        }),
    );
    let other_line = object(
        &["line", "text", "kind", "reason"],
        json!({ "line": number, "text": text, "kind": text, "reason": text }),
    );
    let fault = object(
        &["rule", "severity", "zone", "message", "lines", "cards", "citations"],
        json!({
            "rule": text, "severity": text, "zone": perhaps, "message": text, "lines": list_of(number.clone()),
            "cards": texts, "citations": texts, "confidence": text,
        }),
    );
    let reminder = object(
        &["reminder", "says", "citations", "confidence"],
        json!({ "reminder": text, "says": text, "citations": texts, "confidence": text }),
    );
    object(
        &[
            "format",
            "edition",
            "legal",
            "card_table",
            "counts",
            "lines",
            "other_lines",
            "faults",
            "reminders",
        ],
        json!({
            "format": text, "edition": text, "legal": { "type": "boolean" }, "card_table": text,
            "counts": { "type": "object", "additionalProperties": number }, "unplaced": number,
            "lines": list_of(line), "other_lines": list_of(other_line), "faults": list_of(fault),
            "reminders": list_of(reminder),
        }),
    )
}

/// The fields without which nothing is checked.
pub const NEEDED: [&str; 2] = [CheckForm::NAMES.format, ListForm::NAMES.list];

/// The shape of the answer when nothing was checked.
pub fn refusal_shape() -> Value {
    json!({ "type": "object", "required": ["error"], "properties": { "error": { "type": "string" } } })
}

/// Answers that nothing was done, and why.
///
/// # Errors
/// If the answer cannot be written as JSON.
pub fn refusal(error: String) -> Result<Answer, PageError> {
    Answer::json_of(StatusCode::UNPROCESSABLE_ENTITY, &Unusable { error })
}

/// Answers with the JSON of `arbiter deck check --json`.
///
/// # Errors
/// If the store does not answer.
pub fn check(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let form = CheckForm::of(&visit.form);
    let Some(format) = data::deck_format(form.format) else {
        let known: Vec<&str> = data::deck_formats().iter().map(|format| format.id.as_str()).collect();
        return refusal(format!("“format” must be one of {}.", known.join(", ")));
    };
    let on: Option<NaiveDate> = match form.on {
        "" => None,
        day => match day.parse() {
            Ok(day) => Some(day),
            Err(_) => return refusal("“on” must be a day such as 2026-11-21, or left out.".to_owned()),
        },
    };
    if ListForm::of(&visit.form).list.is_empty() {
        return refusal("“list” must hold the deck list as text.".to_owned());
    }
    let table = site.desk.newest_card_table(format.edition)?;
    let text = visit.form.raw(ListForm::NAMES.list);
    let list = match DeckList::read_sent(text, &table) {
        Ok(list) => list,
        Err(error) => return refusal(error.to_string()),
    };
    let pool = match OpenedPool::of_sent(form.pool, format, &table, &visit.awaited) {
        Ok(pool) => pool,
        Err(error) => return refusal(error.to_string()),
    };
    let report = format.check_while(&list, &table, on, pool.as_ref(), &visit.awaited)?;
    let report = or_of_another(report, text, |edition| site.desk.newest_card_table(edition))?;
    Answer::json(&Checked::of(report, &table, on, &site.desk.library()?.library))
}
