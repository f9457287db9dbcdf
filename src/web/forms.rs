//! The forms. Each is declared once; its struct, the fields of its route and their labels follow from the
//! declaration. A mistyped field name does not compile.

use crate::web::fields::Fields;
use crate::web::route::{Field, one};

/// Declares a form by its fields, each with a label for pages that show the value without the form. The label is
/// empty if the name is enough, or if nobody types the field.
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
                /// The name of each field, as sent by the form.
                pub const NAMES: $form<'static> = $form { $($name: stringify!($name),)+ };
                /// The fields, for the route table.
                pub const FIELDS: &'static [Field] = &[$(one(stringify!($name)),)+];
                const LABELS: &'static [(&'static str, &'static str)] = &[$((stringify!($name), $label),)+];

                /// The values without surrounding space; empty for missing fields.
                pub fn of(form: &'a Fields) -> Self {
                    Self { $($name: form.text(stringify!($name)),)+ }
                }
            }
        )+

        const LABELS: &[&[(&str, &str)]] = &[$($form::LABELS,)+];
    };
}

form! {
    /// The result of a game, from staff and from players. `intent` is `look` to preview it, or `record`.
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
    /// The additional fields of a correction: the result when the form was opened, the reason, and the dispute that
    /// caused it.
    CorrectionForm { was "", reason "", dispute "" }
    /// The additional field of a player's report: its round.
    ReportForm { round "" }
    /// Keeps the recorded result: what was seen, and why.
    KeepForm { seen "", reason "" }
    /// Extra time for a table.
    TimeForm { minutes "Extra minutes", reason "" }
    /// Exchanges two players of a draft.
    SwapForm { one "", other "", reason "" }
    /// Publishes a draft as it was seen.
    PublishForm { seen "" }
    /// Closes a round despite these open disputes.
    CloseForm { over "" }
    /// An action that only needs a reason.
    ReasonForm { reason "" }
    /// A penalty. `others` confirms a dispute about other players.
    PenaltyForm { player "", kind "", level "", round "", dispute "", others "", reason "" }
    /// A call for a judge, recorded by staff. `again` says that it is about something other than the open call.
    DisputeForm { round "", table "", question "", facts "", by "", again "" }
    /// A player calls a judge.
    CallForm { round "", question "", facts "", again "" }
    /// A player withdraws a call.
    OwnWithdrawalForm { dispute "", reason "" }
    /// A player appeals.
    OwnAppealForm { dispute "", text "Text" }
    /// Names to register, and what to do with duplicates.
    RegistrationForm { names "", doubles "" }
    /// Corrects a name.
    RenameForm { name "" }
    /// A role to give.
    InviteForm { role "" }
    /// An invitation to withdraw.
    InvitationForm { invitation "" }
    /// A role to remove.
    RoleForm { account "", role "" }
    /// A coin, a die or an order.
    DrawForm { what "", sides "", of "", purpose "", round "", table "", dispute "" }
    /// A list to check or submit.
    ListForm { list "", intent "" }
    /// What is to become of a line of the list: `take` is `line.nth:title`; `fix` is `first` to see what the first
    /// suggestions change, or `all` to take them; `edit` opens a line, and `line` and `line_text` change it.
    MendForm { take "", fix "", edit "", line "", line_text "" }
    /// What a public deck check asks beside the list. `export` is the code of a file to write it to.
    CheckForm { format "", on "", export "" }
    /// Two files of cards, which are one import. `intent` is `look` to see what they change, or `store`.
    CardsForm {
        name "",
        text "",
        second_name "Name of the second file",
        second "Second file",
        intent "",
        all_the_same ""
    }
    /// The last import of cards is taken back, as it was seen.
    UndoCardsForm { version "" }
    /// Accepts a list with faults as it was shown.
    AcceptForm { reason "", version "" }
}

/// The fields of a correction, including the result.
pub const CORRECTION: &[Field] = &joined::<{ ResultForm::FIELDS.len() + CorrectionForm::FIELDS.len() }>(
    ResultForm::FIELDS,
    CorrectionForm::FIELDS,
);

/// The fields of a list to check, to submit or to mend.
pub const LIST: &[Field] =
    &joined::<{ ListForm::FIELDS.len() + MendForm::FIELDS.len() }>(ListForm::FIELDS, MendForm::FIELDS);

/// The fields of the public deck check.
pub const CHECK: &[Field] = &joined::<{ CheckForm::FIELDS.len() + LIST.len() }>(CheckForm::FIELDS, LIST);

/// The fields of a player's report, including the result.
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

/// The label of a field; `None` if its name is enough.
pub fn label(name: &str) -> Option<&'static str> {
    let all = LABELS.iter().copied().flatten();
    all.filter(|(_, label)| !label.is_empty()).find(|(known, _)| *known == name).map(|(_, label)| *label)
}
