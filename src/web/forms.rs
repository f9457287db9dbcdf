//! The forms: each is declared once, and its struct, the fields of its route and their labels follow from that. A field
//! that is mistyped in a page does not compile.

use crate::web::fields::Fields;
use crate::web::route::{Field, one};

/// Declares a form by its fields, each with what a page calls it where the form is not there to say it; empty where the
/// name says it, or nobody typed it.
macro_rules! form {
    ($($(#[$doc:meta])* $form:ident { $($name:ident $label:literal),+ })+) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Clone, Copy)]
            #[expect(missing_docs, reason = "the doc of the form says what its fields are")]
            pub struct $form<'a> {
                $(pub $name: &'a str,)+
            }

            impl<'a> $form<'a> {
                /// The name of each field, as the form sends it.
                pub const NAMES: $form<'static> = $form { $($name: stringify!($name),)+ };
                /// The fields, for the route table.
                pub const FIELDS: &'static [Field] = &[$(one(stringify!($name)),)+];
                const LABELS: &'static [(&'static str, &'static str)] = &[$((stringify!($name), $label),)+];

                /// What was typed, without space around it; empty where a field did not come.
                pub fn of(form: &'a Fields) -> Self {
                    Self { $($name: form.text(stringify!($name)),)+ }
                }
            }
        )+

        const LABELS: &[&[(&str, &str)]] = &[$($form::LABELS,)+];
    };
}

form! {
    /// The result of a game, from staff and from players. `intent` is `look` to see what it is worth, or `record`.
    ResultForm {
        score_a "First score",
        score_b "Second score",
        minus_a "Minus, first score",
        minus_b "Minus, second score",
        not_counting_a "Not counting, first score",
        not_counting_b "Not counting, second score",
        end "How the game ended",
        by "",
        went_first "",
        intent ""
    }
    /// What a correction says beside the result: what stood there when it was opened, why, and the dispute behind it.
    CorrectionForm { was "", reason "", dispute "" }
    /// The round that a player's report is about, beside the result.
    ReportForm { round "" }
    /// The recorded result is kept: what was seen, and why.
    KeepForm { seen "", reason "" }
    /// Extra time for a table.
    TimeForm { minutes "Extra minutes", reason "" }
    /// Two players of a draft change places.
    SwapForm { one "", other "", reason "" }
    /// A draft is published as it was seen.
    PublishForm { seen "" }
    /// A round is closed over these disputes.
    CloseForm { over "" }
    /// Something that only needs its reason.
    ReasonForm { reason "" }
    /// A penalty. `others` confirms that the dispute is about other players.
    PenaltyForm { player "", kind "", level "", round "", dispute "", others "", reason "" }
    /// A call for a judge, written down by staff. `again` says that it is about something else than the open one.
    DisputeForm { round "", table "", question "", facts "", by "", again "" }
    /// A player calls a judge.
    CallForm { round "", question "", facts "", again "" }
    /// A player takes a call back.
    OwnWithdrawalForm { dispute "", reason "" }
    /// A player appeals.
    OwnAppealForm { dispute "", text "Text" }
    /// Names to register, and what becomes of those that are here already.
    RegistrationForm { names "", doubles "" }
    /// A name is corrected.
    RenameForm { name "" }
    /// A role to give.
    InviteForm { role "" }
    /// An invitation to take back.
    InvitationForm { invitation "" }
    /// A role to take away.
    RoleForm { account "", role "" }
    /// A coin, a die or an order.
    DrawForm { what "", sides "", of "", purpose "", round "", table "", dispute "" }
    /// A list to check or to hand in.
    ListForm { list "", intent "" }
    /// A list with faults is accepted as it was shown.
    AcceptForm { reason "", version "" }
}

/// The fields of a correction.
pub const CORRECTION: &[Field] = &joined::<{ ResultForm::FIELDS.len() + CorrectionForm::FIELDS.len() }>(
    ResultForm::FIELDS,
    CorrectionForm::FIELDS,
);

/// The fields of a player's report.
pub const REPORT: &[Field] = &joined::<{ ResultForm::FIELDS.len() + ReportForm::FIELDS.len() }>(
    ReportForm::FIELDS,
    ResultForm::FIELDS,
);

/// The fields of two forms that are sent as one.
const fn joined<const N: usize>(first: &[Field], second: &[Field]) -> [Field; N] {
    let mut all = [one(""); N];
    let (head, tail) = all.split_at_mut(first.len());
    head.copy_from_slice(first);
    tail.copy_from_slice(second);
    all
}

/// What a field is called; `None` if its name says it.
pub fn label(name: &str) -> Option<&'static str> {
    let all = LABELS.iter().copied().flatten();
    all.filter(|(_, label)| !label.is_empty()).find(|(known, _)| *known == name).map(|(_, label)| *label)
}
