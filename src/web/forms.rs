//! The forms. Each is declared once; its struct, the fields of its route and their labels follow from the
//! declaration. A mistyped field name does not compile.

use crate::app::rulings::{LONGEST_HEADING, LONGEST_REASON};
use crate::web::fields::Fields;
use crate::web::route::{FormField, many, one};

/// A field with its properties: it may repeat, as check boxes do, or its length is limited.
macro_rules! field {
    ($name:ident many) => {
        many(stringify!($name))
    };
    ($name:ident $($most:expr)?) => {
        one(stringify!($name))$(.most($most))?
    };
}

/// Declares a form by its fields. Each has the label used on pages that do not show the form; empty if the field's name
/// is enough, or nobody types it.
macro_rules! form {
    ($($(#[$doc:meta])* $form:ident { $($name:ident $label:literal $($many:ident)? $(<= $most:expr)?),+ })+) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Clone, Copy)]
            pub struct $form<'a> {
                $(pub $name: &'a str,)+
            }

            impl<'a> $form<'a> {
                /// The name of each field, as sent by the form.
                pub const NAMES: $form<'static> = $form { $($name: stringify!($name),)+ };
                /// The fields, for the route table.
                pub const FIELDS: &'static [FormField] = &[$(field!($name $($many)? $($most)?),)+];
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
    /// The result of a game, from staff and from players. `intent` is `look` to preview it, or `record`; `ticked` holds
    /// what the reminders ask to be ticked first.
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
        ticked "" many,
        intent ""
    }
    /// The additional fields of a correction: the result when the form was opened, the reason, and the dispute that
    /// caused it.
    CorrectionForm { was "", reason "", dispute "" }
    /// The additional field of a player's report: its round.
    ReportForm { round "" }
    /// What a pod scored, one number for each player or for each of their rounds. `intent` is `look` or `record`.
    PodForm { scored "What a player scored" many }
    /// The players of the top table as the director saw them.
    TopTableForm { seen "" }
    /// Keeps the recorded result: what was seen, and why.
    KeepForm { seen "", reason "" }
    /// Extra time for a table.
    TimeForm { minutes "Extra minutes", reason "" }
    /// Exchanges two players of a draft or of the round being played.
    SwapForm { one "", other "", reason "" }
    /// Seats a player who came late.
    LateForm { player "", reason "" }
    /// Tables to pair again. `seat` is `table:one:other`, as the preview showed it; `intent` is `look` or `record`.
    AgainForm { table "" many, seat "" many, reason "", intent "" }
    /// Publishes the draft that the director saw; `clock` is `later` if it waits for its start, and `all` if the later
    /// rounds of the timetable are published with it.
    PublishForm { seen "", clock "", deadline "Deadline" }
    /// What to do with the clock of a round. `seen` holds the minutes that everybody had got on the page, or the deadline.
    ClockForm { act "", minutes "Minutes for everybody", deadline "Deadline", seen "", back "" }
    /// Closes a round despite these open disputes.
    CloseForm { over "" }
    /// What unfinished games count: `choice` is `table:what`, `seen` says what the page showed.
    UnfinishedForm { choice "" many, seen "", intent "" }
    /// An action that only needs a reason.
    ReasonForm { reason "" }
    /// An act undone or redone.
    UndoForm { intent "", reason "" }
    /// A penalty. `others` confirms a dispute about other players.
    PenaltyForm { player "", kind "", level "", round "", dispute "", others "", reason "" }
    /// A call for a judge, recorded by staff. `again` says that it is about something other than the open call.
    DisputeForm { round "", table "", question "", facts "", by "", again "" }
    /// When two opponents agreed to play; `seen` is the time that the page showed, `intent` is `cancel` to take it back.
    AppointmentForm { at "We agreed on", seen "", intent "" }
    /// How a player is reached.
    ContactForm { contact "Your contact" }
    /// A player calls a judge.
    CallForm { round "", question "" <= 300, facts "", again "" }
    /// A player withdraws a call.
    OwnWithdrawalForm { dispute "", reason "" }
    /// A player appeals.
    OwnAppealForm { dispute "", text "Text" }
    /// Names to register, and what to do with duplicates.
    RegistrationForm { names "", doubles "" }
    /// Names from a spreadsheet. `was` is the separator by which the columns were shown, `seen` says which names were.
    ColumnsForm {
        names "",
        separator "Columns are separated by",
        was "",
        headed "",
        column "What a column holds" many,
        doubles "",
        seen "",
        intent ""
    }
    /// Corrects a name.
    RenameForm { name "" }
    /// A role to give.
    InviteForm { role "" }
    /// An invitation to withdraw.
    InvitationForm { invitation "" }
    /// A role to remove.
    RoleForm { account "", role "" }
    /// The size of a cut to look at, or the order of a bracket for everybody: each player with a rating beside.
    CutQuery { size "", player "" many, rating "Ratings" many }
    /// Starts a cut. `seen` holds the seeds on the page, by number.
    CutForm {
        size "How many play on",
        best_of "A match is",
        bracket "After the first stage",
        third_place "",
        elimination "A player is out after",
        minutes "Minutes for a match",
        decks "Decks",
        seen "",
        ordered "",
        given "Where the order comes from"
    }
    /// Who goes on from a match.
    SettleForm { winner "", reason "" }
    /// A coin, a die or an order.
    DrawForm { what "", sides "", of "", purpose "", round "", table "", dispute "" }
    /// A list to check or submit. `agrees` says whether the player lets everybody see it.
    ListForm { list "", intent "", agrees "" }
    /// What a player opened or drafted.
    PoolForm { pool "" }
    /// Players drawn for deck checks.
    ChecksForm { count "How many", near "Of them near the cut", top "Near the cut" }
    /// Whether a player lets everybody see the list.
    ConsentToShowForm { agrees "" }
    /// How a player wants to be shown on the pages about people.
    VisibilityForm { visibility "" }
    /// Whose lists everybody sees, and from when.
    PublicationForm { lists "", finalists "", at "", before_end "" }
    /// A deck compared with its list. `as_found` is a second list, for the comparison.
    DeckCheckForm { version "", found "", as_found "", intent "" }
    /// Opens a private list. `intent` is `sheet` for a sheet to print.
    ReadForm { intent "" }
    /// Changes a line of the list: `take` is `line.nth:title`; `fix` is `first` to preview the first suggestions, or
    /// `all` to accept them; `edit` opens a line, and `line` and `line_text` change it.
    MendForm { take "", fix "", edit "", line "", line_text "" }
    /// The additional fields of a public deck check. `pool` is what the player opened or drafted; `export` is the code of a file format to write the list in.
    CheckForm { format "", on "", pool "", export "" }
    /// Two files of cards, imported as one. `intent` is `look` to preview the changes, or `store`.
    CardsForm {
        name "",
        text "",
        second_name "Name of the second file",
        second "Second file",
        intent "",
        all_the_same ""
    }
    /// Exports of tournaments.
    ImportForm { text "Exports", same_people "" }
    /// An address that hears of each new entry.
    WebhookForm { address "Address" }
    /// Withdraws the last import of cards; `version` is the one that the page showed.
    UndoCardsForm { version "" }
    /// Accepts a list with faults; `version` is the one that the page showed.
    AcceptForm { reason "", version "" }
    /// The colour theme, and where to go next.
    DisplayForm { theme "", next "" }
    /// The language of the pages, empty for that of the browser, and where to go next.
    LanguageForm { language "", next "" }
    /// The time zone of one's own pages; empty for that of each tournament.
    ZoneForm { time_zone "" }
    /// Name and password.
    SignInForm { name "", password "", next "" }
    /// The code after the password.
    SecondStepForm { ticket "", code "", recovery "", next "" }
    /// A new account.
    NewAccountForm { name "", display_name "Name", password "", repeated "" }
    /// A password chosen with a link.
    ResetForm { password "", repeated "" }
    /// A new password for one's own account.
    PasswordForm { password "", code "", recovery "", new_password "", repeated "" }
    /// A session to end.
    SessionForm { session "" }
    /// The proof of identity, and the form that waits for it.
    ConfirmForm { password "", code "", recovery "", path "", page "", sent "" }
    /// A code from the app.
    CodeForm { code "" }
    /// What an account may do beyond its tournaments.
    RightsForm { open "", assert "" }
    /// Whether everybody may open tournaments.
    OpeningForm { everybody "" }
    /// A question for the rulings library, with its day and game.
    QuestionForm { q "Search", edition "", on "Rulings in force on" }
    /// Answers or withdraws something that has a number.
    AnswerForm { number "", reason "" <= LONGEST_REASON }
    /// A statement about a whole ruling document.
    DocumentForm { seen "", issued "", copy "", reason "" <= LONGEST_REASON }
    /// A statement about one entry.
    EntryForm {
        seen "",
        act "",
        line "",
        new_heading "" <= LONGEST_HEADING,
        heading "" <= LONGEST_HEADING,
        kind "",
        star "",
        reason "" <= LONGEST_REASON
    }
    /// What one entry does to another.
    RelationForm {
        seen "",
        does "",
        scope "",
        to "Entry",
        source "",
        named "" <= 120,
        reason "" <= LONGEST_REASON
    }
    /// What a judge makes of a suggested relation; `at` is its place among those that wait.
    SuggestionForm {
        seen "",
        from "",
        to "Entry",
        does "",
        scope "",
        reason "" <= LONGEST_REASON,
        at ""
    }
    /// A ruling document, and the description of one that the program does not know.
    DescriptionForm {
        text "",
        name "",
        title "" <= 120,
        edition "",
        series "",
        publisher "" <= 120,
        issued "",
        undated "",
        stars "",
        seen "",
        verbatim ""
    }
    /// A new tournament.
    TournamentForm {
        title "",
        place "",
        date "",
        time_zone "",
        edition "",
        format "",
        profile "",
        rounds "",
        round_minutes "",
        round_days "",
        planned_cut "",
        system "",
        deck_lists_required "",
        troubles "",
        every_round "",
        option "" many
    }
    /// Changed settings.
    SettingsForm {
        title "",
        place "",
        date "",
        time_zone "",
        rounds "",
        round_minutes "",
        round_days "",
        planned_cut "",
        system "",
        deck_lists_required "",
        option "" many,
        reason "",
        was ""
    }
    /// Another scoring profile.
    ProfileForm { profile "", reason "", was "" }
    /// How pods play.
    PodRulesForm { troubles "", every_round "", reason "", was "" }
    /// Another deck format.
    FormatForm { format "", reason "", was "" }
    /// The fields that accompany the values of a profile. `looked` says that the resulting standings were shown.
    ValuesForm { reason "", was "", looked "", intent "" }
    /// Rules of a deck format, changed.
    DeckRulesForm { rule "" many, weight "" many, figure "" many, reason "", was "" }
    /// A deck format that the director makes: `banned` and `allowed` are titles, one to a line.
    OwnFormatForm {
        base "",
        name "Name of the format" <= 400,
        rule "" many,
        weight "" many,
        figure "" many,
        banned "Banned titles" <= 20000,
        allowed "Allowed titles" <= 20000,
        reason "",
        was ""
    }
    /// The short code of a seat, typed by a player.
    SeatCodeForm { code "Code" <= 40, instead "" }
    /// Whose links are made: everybody's, or those of players without a claimed seat.
    SeatLinksForm { all "" }
    /// Players identified as people known from other tournaments.
    SameForm { same "" many }
    /// The answer to another tournament's request.
    ConsentForm { asked "", answer "" }
    /// Who is absent, and who has an earned bye.
    PairForm { round "", absent "" many, earned_bye "" many }
    /// Pairs who has checked in, and drops some of the others.
    PairHereForm { round "", drop "" many }
    /// Somebody applies for a place.
    ApplicationForm { name "Your name", list "" }
    /// Another list for an application.
    ApplicationListForm { list "" }
    /// Applications to settle, and a word to those who are declined.
    ApplicationsForm { application "" many, word "A word to the players whom you decline", intent "" }
    /// The terms of a sign-up.
    SignUpForm { until "Open until", most "Places", asks_deck "", intent "" }
    /// The ticks of a check-in. `was` holds the numbers that were ticked when the page was made.
    CheckInForm { here "" many, was "", intent "" }
    /// Players to keep apart, one to a line; `through` is the last round for which it counts.
    ApartForm { players "Players" <= 4000, through "Last round", reason "" }
    /// A group that may meet again.
    MeetForm { group "" }
    /// The public name of a group as a team; empty to take it away.
    TeamForm { group "", team "Name of the team" <= 200 }
    /// A player, and the table at which they always sit.
    FixTableForm { player "Player" <= 400, table "Table", reason "" }
    /// A player who sits anywhere again.
    FreeTableForm { player "" }
    /// Ratings before the tournament, one player to a line, and the level of the tournament.
    RatingsForm { ratings "Ratings" <= 200000, level "" }
    /// Begins a series: which rules, and figures in place of theirs.
    SeriesForm {
        title "Title" <= 100,
        about "About the series" <= 1000,
        rules "Rules",
        places "Points by place",
        attendance "Points for attendance",
        best "How many tournaments count"
    }
    /// Title and description of a series.
    DescribeForm { title "Title" <= 100, about "About the series" <= 1000 }
    /// A tournament of a series. `intent` is `count`, `again` or `remove`; `seen` is the head at which it counts.
    CountForm { tournament "Tournament" <= 300, seen "", reason "Reason" <= 1000, intent "" }
    /// A bonus in a series. `intent` is `give` or `withdraw`.
    BonusForm { person "", points "Points", number "", reason "Reason" <= 1000, intent "" }
    /// Who directs a series. `intent` is `name` or `remove`.
    SeriesDirectorForm { account "Account", intent "" }
    /// The end of a series. `intent` is `close` or `reopen`.
    EndForm { reason "Reason" <= 1000, intent "" }
    /// A name or a number to find.
    FindQuery { find "" }
    /// Everything on the page of a dispute: one form, whose buttons all keep what is typed.
    DisputeDraftForm {
        seen "",
        text "",
        facts "",
        by "",
        q "Search",
        on "Rulings in force on",
        cite "",
        citation "",
        quote "Words to quote",
        rule_on "",
        proposed "",
        asked "The question, as it goes on record",
        alone "Rule without authority",
        treatment "",
        confirmation "",
        off "",
        reason "",
        note "",
        escalate_why "Why it goes to the head judge",
        withdraw_why "Why the call is withdrawn",
        instead "Dispute that goes on instead",
        reword "New words of the ruling",
        reword_why "Why the wording is corrected",
        minutes "Extra minutes",
        time_why "Why time is given",
        appeal "Ground of the appeal",
        appellant "Number of the player who appeals",
        outcome "Decision",
        word "Final word",
        theme "",
        drop ""
    }
    /// The page of a long list.
    PageQuery { page "" }
    /// Which table a stream shows.
    OverlayQuery { table "" }
    /// Which tournaments are listed.
    TournamentsQuery { page "", year "", game "", q "" }
    /// The year of the figures; empty for all time.
    YearQuery { year "" }
    /// Whose ratings are listed: game, kind of decks, and how they are reckoned.
    RatingsQuery { page "", game "", kind "", by "" }
    /// Which people are listed.
    PeopleQuery { page "", q "" }
    /// Which part of a record is shown.
    RecordQuery { page "", opponents "" }
    /// Where to go after signing in.
    NextQuery { next "" }
    /// The game and day of the library.
    LibraryQuery { edition "", on "" }
    /// The day of a document or an entry.
    DayQuery { on "" }
    /// Two days to compare.
    CompareQuery { from "", to "" }
    /// Words to search for.
    WordsQuery { q "" }
    /// A file of decisions. `intent` is `look` to see what it has, or `store`.
    DecisionsForm { text "The file", intent "" }
    /// The installation whose decisions are removed.
    OriginForm { origin "" <= 300 }
    /// An entry to keep on the shelf or to take off it. `back` is `shelf` if the form is on the page of the shelf.
    ShelfForm { entry "" <= 400, back "" }
    /// A place in a list.
    PlaceQuery { at "" }
    /// A step of an attempt.
    StepQuery { step "" }
    /// The entry before which a page of the log begins.
    LogQuery { before "" }
    /// The program for which a list is exported.
    ExportQuery { to "" }
    /// Whose line is drawn besides the best.
    ChartsQuery { player "" }
    /// Whether names are shown.
    NamesQuery { names "" }
    /// What happened to a form.
    SavedQuery { saved "" }
    /// The preset values of a correction.
    CorrectionQuery { dispute "", end "" }
    /// The table that a new dispute is about.
    TableQuery { round "", table "" }
    /// The search on the page of a dispute.
    DisputeQuery { q "", on "", cite "" }
    /// The preset values of a new penalty.
    PenaltyQuery { player "", kind "", dispute "" }
}

/// The fields of a correction, including the result.
pub const CORRECTION: &[FormField] =
    &join::<{ RESULT.len() + CorrectionForm::FIELDS.len() }>(RESULT, CorrectionForm::FIELDS);

/// The fields of a list to check, to submit or to mend.
pub const LIST: &[FormField] =
    &join::<{ ListForm::FIELDS.len() + MendForm::FIELDS.len() }>(ListForm::FIELDS, MendForm::FIELDS);

/// The fields of the public deck check.
pub const CHECK: &[FormField] = &join::<{ CheckForm::FIELDS.len() + LIST.len() }>(CheckForm::FIELDS, LIST);

/// The fields of a player's report, including the result.
pub const REPORT: &[FormField] =
    &join::<{ RESULT.len() + ReportForm::FIELDS.len() }>(ReportForm::FIELDS, RESULT);

/// The fields of a result, of two players or of a pod.
pub const RESULT: &[FormField] =
    &join::<{ ResultForm::FIELDS.len() + PodForm::FIELDS.len() }>(ResultForm::FIELDS, PodForm::FIELDS);

/// The fields of two forms that are sent as one.
const fn join<const N: usize>(first: &[FormField], second: &[FormField]) -> [FormField; N] {
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
