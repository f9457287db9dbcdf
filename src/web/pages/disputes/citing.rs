//! Attaches citations to a dispute and removes them.

use chrono::{NaiveDate, Utc};

use crate::app::citations::{self, CitationRequest, CitationTarget};
use crate::app::persuasive_decisions;
use crate::domain::hash::TextHash;
use crate::domain::tournament::command::{AttachCitation, Command, RemoveCitation};
use crate::domain::tournament::dispute::{Act, Treatment};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::DisputeDraftForm;
use crate::web::pages::disputes::{acts, assignment};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// Attaches a citation: the desk checks the words and freezes them.
pub fn cite(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    // Read before the command is decided, because reading decisions needs every tournament.
    let decided = match CitationTarget::of(Wanted::place(&visit.form)) {
        CitationTarget::Decision(place) => {
            Some((site.desk.decision_at(place)?, site.desk.grounds(Utc::now().date_naive())?))
        }
        CitationTarget::Entry(_) => None,
    };
    acts::record(site, visit, Act::Cite, |here, dispute, judge| {
        let form = &visit.form;
        let settings = &here.setup()?.settings;
        let Wanted { place, quote, treatment, confirmation } = Wanted::of(form)?;
        let cited = if let Some((decision, grounds)) = &decided {
            let wanted = persuasive_decisions::PrecedentRequest { quote, confirmation };
            persuasive_decisions::cite(decision.as_deref(), grounds, (here, dispute), &wanted)?
        } else {
            let on = match DisputeDraftForm::of(form).on {
                "" => settings.date,
                typed => typed.parse::<NaiveDate>().map_err(|_| FormError::Day)?,
            };
            let wanted = CitationRequest { place, quote, on, confirmation };
            citations::cite(&site.desk.library_at(here.id())?.library, settings, &wanted)?
        };
        let (cited, seen) = (Box::new(cited), assignment::read_seen(visit));
        Ok(Command::AttachCitation(AttachCitation { dispute, judge, cited, treatment, seen }))
    })
}

/// What is to be cited: what was found, with one tap, or what was opened and chosen.
struct Wanted<'a> {
    place: &'a str,
    quote: &'a str,
    treatment: Treatment,
    confirmation: &'a str,
}

impl<'a> Wanted<'a> {
    fn of(form: &'a Fields) -> Result<Self, FormError> {
        let typed = DisputeDraftForm::of(form);
        if let Some((place, quote)) = typed.rule_on.split_once(' ') {
            return Ok(Self { place, quote, treatment: Treatment::Follows, confirmation: "" });
        }
        let treatment = Treatment::ALL.into_iter().find(|treatment| treatment.code() == typed.treatment);
        Ok(Self {
            place: typed.citation,
            quote: typed.quote,
            treatment: treatment.ok_or(FormError::Treatment)?,
            confirmation: typed.confirmation,
        })
    }

    fn place(form: &'a Fields) -> &'a str {
        let typed = DisputeDraftForm::of(form);
        typed.rule_on.split_once(' ').map_or(typed.citation, |(place, _)| place)
    }
}

/// Removes a citation.
pub fn uncite(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    acts::record(site, visit, Act::Uncite, |_, dispute, judge| {
        // The hash of the words, and the citation, which contains spaces.
        let (quote, citation) =
            DisputeDraftForm::of(&visit.form).off.split_once(' ').ok_or(FormError::TakenOff)?;
        Ok(Command::RemoveCitation(RemoveCitation {
            dispute,
            judge,
            citation: citation.to_owned(),
            quote_sha256: TextHash::stated(quote),
            reason: DisputeDraftForm::of(&visit.form).reason.into(),
        }))
    })
}
