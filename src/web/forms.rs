//! The forms. Each is declared once; its struct, the fields of its route and their labels follow from the
//! declaration. A mistyped field name does not compile.

use crate::app::unfit_application::LONGEST_WORD;
use crate::app::{names, own_names, passwords};
use crate::domain::card::title_folding;
use crate::domain::deck::own_format;
use crate::domain::rulings::log::refusal as statement;
use crate::domain::scoring::check::LARGEST_SCORE;
use crate::domain::series::refusal as series;
use crate::domain::tournament::apart::LONGEST_TEAM_NAME;
use crate::domain::tournament::text_limits::{LONGEST_QUESTION, LONGEST_REASON, LONGEST_TEXT};
use crate::messages::{Message, say};
use crate::web::fields::Fields;
use crate::web::route::{FormField, one};

/// The most characters of a search among tournaments or people.
const LONGEST_SEARCH: usize = 100;
/// The most characters of a question to the rulings library.
const LONGEST_LIBRARY_QUESTION: usize = 500;
/// As many characters as the largest score has digits.
const LONGEST_SCORE: usize = LARGEST_SCORE.ilog10() as usize + 1;
/// Room for the code of an app, with spaces.
const LONGEST_FACTOR_CODE: usize = 20;
/// Room for a recovery code, with spaces.
const LONGEST_RECOVERY_CODE: usize = 60;

/// A field with its properties: it may repeat, as check boxes do, its text is private, or its length is limited.
macro_rules! field {
    ($name:ident [$($property:ident)*] $($most:expr)?) => {
        one(stringify!($name))$(.$property())*$(.most($most))?
    };
}

/// The type of a limit, which is declared as an expression.
macro_rules! characters {
    ($most:expr) => {
        usize
    };
}

/// The message that names a field, if there is one.
macro_rules! label {
    () => {
        None
    };
    ($label:literal) => {
        Some($label)
    };
}

/// Declares a form by its fields. Each that somebody types has, in one form, the label used on pages that do not show
/// the form. `many` may repeat, and the text of `private` is not kept with what was sent. `LONGEST` has the limits, for
/// templates and checks; a field without a limit is not in it.
macro_rules! form {
    ($($(#[$doc:meta])* $form:ident { $($name:ident $(: say($label:literal))? $($property:ident)* $(<= $most:expr)?),+ })+) => {
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
                pub const FIELDS: &'static [FormField] = &[$(field!($name [$($property)*] $($most)?),)+];
                const LABELS: &'static [(&'static str, Option<&'static str>)] = &[$((stringify!($name), label!($($label)?)),)+];

                /// The values without surrounding space; empty for missing fields.
                pub fn of(form: &'a Fields) -> Self {
                    Self { $($name: form.text(stringify!($name)),)+ }
                }
            }

            const _: () = {
                #[derive(Debug, Clone, Copy)]
                pub struct Longest {
                    $($(pub $name: characters!($most),)?)+
                }

                impl $form<'_> {
                    /// How many characters fit into each field that has a limit.
                    pub const LONGEST: Longest = Longest { $($($name: $most,)?)+ };
                }
            };
        )+

        const LABELS: &[&[(&str, Option<&str>)]] = &[$($form::LABELS,)+];
    };
}

form! {
    /// The result of a game, from staff and from players. `intent` is `look` to preview it, or `record`; `ticked` holds
    /// the missions that the winner had completed, where a win takes them.
    ResultForm {
        score_a: say("field-first-score") <= LONGEST_SCORE,
        score_b: say("field-second-score") <= LONGEST_SCORE,
        minus_a: say("field-minus-first-score"),
        minus_b: say("field-minus-second-score"),
        not_counting_a: say("field-not-counting-first-score"),
        not_counting_b: say("field-not-counting-second-score"),
        end: say("field-how-the-game-ended"),
        by,
        went_first,
        ticked many,
        intent
    }
    /// The additional fields of a correction: the result when the form was opened, the reason, and the dispute that
    /// caused it.
    CorrectionForm { was, reason <= LONGEST_REASON, dispute: say("field-dispute") }
    /// The additional field of a player's report: its round.
    ReportForm { round: say("field-round") }
    /// The players of the table in the order of their seats, as the page showed them.
    SeatedForm { seated }
    /// What a pod scored, one number for each player or for each of their rounds. `intent` is `look` or `record`.
    PodForm { scored: say("field-what-a-player-scored") many }
    /// The players of the top table as the director saw them.
    TopTableForm { seen }
    /// Keeps the recorded result: what was seen, and why.
    KeepForm { seen, reason <= LONGEST_REASON }
    /// Extra time for a table.
    TimeForm { minutes: say("field-extra-minutes"), reason <= LONGEST_REASON }
    /// Exchanges two players of a draft or of the round being played. `seen` is the digest of who sat where on the page.
    SwapForm { one: say("field-one") private, other: say("field-other") private, seen, reason <= LONGEST_REASON }
    /// Seats a player who came late.
    LateForm { player, reason <= LONGEST_REASON }
    /// Seats two players who came late against each other. `seat` is `table:one:other` as the preview showed it, and `seen`
    /// the digest of who sat where then; `intent` is `look` or `record`.
    LatePairForm {
        late_one: say("field-late-one") private,
        late_other: say("field-late-other") private,
        seat,
        seen,
        reason <= LONGEST_REASON,
        intent
    }
    /// Tables to pair again, or pods to seat again. `seat` is `table:one:other`, in a pod with more players, as the preview
    /// showed it, and `seen` the digest of who sat where then; `intent` is `look` or `record`.
    AgainForm { table many, seat many, seen, reason <= LONGEST_REASON, intent }
    /// Publishes the draft that the director saw; `clock` is `later` if it waits for its start, and `all` if the later
    /// rounds of the timetable are published with it.
    PublishForm { seen, clock, deadline: say("field-deadline") }
    /// What to do with the clock of a round. `seen` holds the minutes that everybody had got on the page, or the deadline.
    ClockForm { act: say("field-act"), minutes: say("field-minutes-for-everybody") <= 4, deadline: say("field-deadline"), seen, back }
    /// Closes a round despite these open disputes.
    CloseForm { over, intent }
    /// What unfinished games count: `choice` is `table:what`, `score` has two for each table, `tables` are those of the page
    /// in its order with their players, `seen` says what it showed.
    UnfinishedForm {
        choice: say("field-choice") many,
        score: say("field-score-so-far") many <= LONGEST_SCORE,
        tables,
        seen,
        intent
    }
    /// An action that only needs a reason.
    ReasonForm { reason <= LONGEST_REASON }
    /// An act undone or redone.
    UndoForm { intent, reason <= LONGEST_REASON }
    /// A penalty. `others` confirms a dispute about other players.
    PenaltyForm { player, kind: say("field-kind"), level: say("field-level"), round, dispute, others, reason <= LONGEST_REASON }
    /// A call for a judge, recorded by staff. `again` says that it is about something other than the open call.
    DisputeForm { round, table, question: say("field-question") <= LONGEST_QUESTION, facts: say("field-facts") <= LONGEST_TEXT, by, again }
    /// When two opponents agreed to play, in which round; `seen` is the time that the page showed, `intent` is `cancel` to take it back.
    AppointmentForm { at: say("field-we-agreed-on"), seen, intent, round }
    /// The round of which a player's page shows the game.
    RoundQuery { round }
    /// How a player is reached.
    ContactForm { contact: say("field-your-contact") private }
    /// A player calls a judge.
    CallForm { round, question <= LONGEST_QUESTION, facts <= LONGEST_TEXT, again }
    /// A player withdraws a call.
    OwnWithdrawalForm { dispute, reason <= LONGEST_REASON }
    /// A player appeals.
    OwnAppealForm { dispute, text: say("field-text") <= LONGEST_TEXT }
    /// Names to register, and what to do with duplicates.
    RegistrationForm { names: say("field-names") private, doubles: say("field-doubles") }
    /// Names from a spreadsheet. `was` is the separator by which the columns were shown, `seen` says which names were.
    ColumnsForm {
        names private,
        separator: say("field-columns-are-separated-by"),
        was,
        headed,
        column: say("field-what-a-column-holds") many,
        doubles,
        seen,
        intent
    }
    /// Corrects a name.
    RenameForm { name private }
    /// A role to give.
    InviteForm { role: say("field-role") }
    /// An invitation to withdraw.
    InvitationForm { invitation }
    /// A role to remove.
    RoleForm { account, role }
    /// The size of a cut to look at, or the order of a bracket for everybody: each player with a rating beside.
    CutQuery { size, player many, rating: say("field-ratings") many }
    /// Starts a cut. `seen` holds the seeds on the page, by number.
    CutForm {
        size: say("field-how-many-play-on"),
        best_of: say("field-a-match-is"),
        bracket: say("field-after-the-first-stage"),
        third_place,
        elimination: say("field-a-player-is-out-after"),
        minutes: say("field-minutes-for-a-match"),
        decks: say("field-decks"),
        seen,
        ordered,
        given: say("field-where-the-order-comes-from")
    }
    /// Who goes on from a match. `seen` is the player whom the page showed as named, if anybody was.
    SettleForm { winner: say("field-winner"), seen, reason <= LONGEST_REASON }
    /// A coin, a die or an order.
    DrawForm { what: say("field-what"), sides: say("field-sides"), of: say("field-of"), purpose: say("field-purpose") <= LONGEST_REASON, round, table, dispute }
    /// A list to check or submit. `agrees` says whether the player lets everybody see it.
    ListForm { list: say("field-list") private, intent, agrees: say("field-agrees") }
    /// What a player opened or drafted.
    PoolForm { pool: say("field-pool") private }
    /// Players drawn for deck checks.
    ChecksForm { count: say("field-how-many"), near: say("field-of-them-near-the-cut"), top: say("field-near-the-cut") }
    /// Whether a player lets everybody see the list.
    ConsentToShowForm { agrees }
    /// How a player wants to be shown on the pages about people.
    VisibilityForm { visibility: say("field-visibility") }
    /// Whose lists everybody sees, and from when.
    PublicationForm { lists: say("field-lists"), finalists: say("field-finalists"), at, before_end: say("field-before-end") }
    /// A deck compared with its list. `as_found` is a second list, for the comparison.
    DeckCheckForm { version, found: say("field-found"), as_found private, intent }
    /// Opens a private list. `intent` is `sheet` for a sheet to print.
    ReadForm { intent }
    /// Changes a line of the list: `take` is `line.nth:title`; `fix` is `first` to preview the first suggestions, or
    /// `all` to accept them; `edit` opens a line, and `line` and `line_text` change it.
    MendForm { take private, fix, edit, line: say("field-line"), line_text private }
    /// The additional fields of a public deck check. `pool` is what the player opened or drafted; `export` is the code of a
    /// file format to write the list in, and `check_as` the id of a format to take in place of the chosen one.
    CheckForm { format: say("field-format"), on, pool private, export, check_as }
    /// Two files of cards, imported as one. `intent` is `look` to preview the changes, or `store`.
    CardsForm {
        name,
        text,
        second_name: say("field-name-of-the-second-file"),
        second: say("field-second-file"),
        intent,
        all_the_same
    }
    /// Exports of tournaments.
    ImportForm { text: say("field-exports"), same_people }
    /// An address that hears of each new entry.
    WebhookForm { address: say("field-address") private }
    /// Withdraws the last import of cards; `version` is the one that the page showed.
    UndoCardsForm { version }
    /// The backup to download, by the moment at which it was made, in milliseconds.
    BackupForm { made }
    /// Accepts a list with faults; `version` is the one that the page showed.
    AcceptForm { reason <= LONGEST_REASON, version }
    /// The colour theme, and where to go next.
    DisplayForm { theme, next }
    /// The language of the pages, empty for that of the browser, and where to go next.
    LanguageForm { language, next }
    /// The time zone of one's own pages; empty for that of each tournament.
    ZoneForm { time_zone: say("field-time-zone") <= 60 }
    /// Name and password.
    SignInForm { name <= own_names::LONGEST_NAME, password <= passwords::LONGEST, next }
    /// The code after the password.
    SecondStepForm { ticket, code <= LONGEST_FACTOR_CODE, recovery <= LONGEST_RECOVERY_CODE, next }
    /// A new account.
    NewAccountForm {
        name <= own_names::LONGEST_NAME,
        display_name: say("field-name") <= names::LONGEST,
        password <= passwords::LONGEST,
        repeated <= passwords::LONGEST
    }
    /// A password chosen with a link.
    ResetForm { password <= passwords::LONGEST, repeated <= passwords::LONGEST }
    /// A new password for one's own account.
    PasswordForm {
        password <= passwords::LONGEST,
        code <= LONGEST_FACTOR_CODE,
        recovery <= LONGEST_RECOVERY_CODE,
        new_password <= passwords::LONGEST,
        repeated <= passwords::LONGEST
    }
    /// The name of one's own account that others see.
    OwnNameForm { display_name <= own_names::LONGEST_NAME }
    /// That one's own account shall be erased.
    EraseAccountForm { sure: say("accounts-erase-sure") }
    /// A session to end.
    SessionForm { session }
    /// The proof of identity, and the form that waits for it.
    ConfirmForm {
        password <= passwords::LONGEST,
        code <= LONGEST_FACTOR_CODE,
        recovery <= LONGEST_RECOVERY_CODE,
        path,
        page,
        sent
    }
    /// A code from the app.
    CodeForm { code <= LONGEST_FACTOR_CODE }
    /// What an account may do beyond its tournaments.
    RightsForm { open, assert }
    /// Whether everybody may open tournaments.
    OpeningForm { everybody }
    /// A question for the rulings library, with its day and game.
    QuestionForm { q: say("field-search") <= LONGEST_LIBRARY_QUESTION, edition: say("field-edition"), on: say("field-rulings-in-force-on") }
    /// Answers or withdraws something that has a number.
    AnswerForm { number: say("field-number"), reason <= statement::LONGEST_REASON }
    /// A statement about a whole ruling document.
    DocumentForm { seen, issued: say("field-issued"), copy, reason <= statement::LONGEST_REASON }
    /// A statement about one entry.
    EntryForm {
        seen,
        act,
        line,
        new_heading: say("field-new-heading") <= statement::LONGEST_HEADING,
        heading: say("field-heading") <= statement::LONGEST_HEADING,
        kind,
        star,
        reason <= statement::LONGEST_REASON
    }
    /// What one entry does to another.
    RelationForm {
        seen,
        does: say("field-does"),
        scope: say("field-scope"),
        to: say("field-entry"),
        source: say("field-source"),
        named <= 120,
        reason <= statement::LONGEST_REASON
    }
    /// What a judge makes of a suggested relation; `at` is its place among those that wait.
    SuggestionForm {
        seen,
        from,
        to: say("field-entry"),
        does,
        scope,
        reason <= statement::LONGEST_REASON,
        at
    }
    /// A ruling document, and the description of one that the program does not know.
    DescriptionForm {
        text,
        name,
        title <= 120,
        edition,
        series: say("field-series") <= 12,
        publisher: say("field-publisher") <= 120,
        issued,
        undated,
        stars,
        seen,
        verbatim
    }
    /// A new tournament.
    TournamentForm {
        title,
        place: say("field-place"),
        date: say("field-date"),
        time_zone,
        edition,
        format,
        profile: say("field-profile"),
        rounds: say("field-rounds"),
        round_minutes: say("field-round-minutes"),
        round_days: say("field-round-days"),
        planned_cut: say("field-planned-cut"),
        system: say("field-system"),
        deck_lists_required: say("field-deck-lists-required"),
        troubles: say("field-troubles"),
        every_round: say("field-every-round"),
        option: say("field-option") many,
        private: say("field-private"),
        level,
        like,
        same_staff: say("field-same-staff")
    }
    /// Changed settings.
    SettingsForm {
        title,
        place,
        date,
        time_zone,
        rounds,
        round_minutes,
        round_days,
        planned_cut,
        system,
        deck_lists_required,
        option many,
        private,
        level,
        reason <= LONGEST_REASON,
        was
    }
    /// Another scoring profile.
    ProfileForm { profile, reason <= LONGEST_REASON, was }
    /// How pods play.
    PodRulesForm { troubles, every_round, top_size: say("field-players-at-the-top-table"), reason <= LONGEST_REASON, was }
    /// Another deck format.
    FormatForm { format, reason <= LONGEST_REASON, was }
    /// The fields that accompany the values of a profile. `looked` says that the resulting standings were shown.
    ValuesForm { reason <= LONGEST_REASON, was, looked, intent }
    /// Rules of a deck format, changed.
    DeckRulesForm { rule: say("field-rule") many, weight: say("field-weight") many, figure: say("field-figure") many, reason <= LONGEST_REASON, was }
    /// A deck format that the director makes: `banned` and `allowed` are titles, one to a line.
    OwnFormatForm {
        base,
        name: say("field-name") <= own_format::LONGEST_NAME,
        rule many,
        weight many,
        figure many,
        banned: say("field-banned-titles"),
        allowed: say("field-allowed-titles"),
        set: say("field-sets") many,
        reason <= LONGEST_REASON,
        was
    }
    /// The short code of a seat, typed by a player.
    SeatCodeForm { code: say("field-code") <= 40, instead }
    /// Whose links are made: everybody's, or those of players without a claimed seat.
    SeatLinksForm { all }
    /// Players identified as people known from other tournaments.
    SameForm { same many }
    /// The answer to another tournament's request.
    ConsentForm { asked, answer }
    /// Who is absent, and who has an earned bye.
    PairForm { round, absent: say("field-absent") many, earned_bye: say("field-earned-bye") many }
    /// Pairs who has checked in, and drops some of the others.
    PairHereForm { round, drop many }
    /// Somebody applies for a place.
    ApplicationForm { name: say("field-your-name") private, list private, contact: say("field-your-contact") private }
    /// Another list for an application.
    ApplicationListForm { list private }
    /// Applications to settle, and a word to those who are declined.
    ApplicationsForm { application many, word: say("field-a-word-to-the-players-whom-you-decline") private <= LONGEST_WORD, intent }
    /// The terms of a sign-up.
    SignUpForm { until: say("field-open-until"), most: say("field-places"), asks_deck, intent }
    /// The ticks of a check-in. `was` holds the numbers that were ticked when the page was made.
    CheckInForm { here: say("field-here") many, was, intent }
    /// Players to keep apart, one to a line; `through` is the last round for which it counts.
    ApartForm { players: say("field-players") private, through: say("field-last-round"), reason <= LONGEST_REASON }
    /// A group that may meet again.
    MeetForm { group: say("field-group") }
    /// The public name of a group as a team; empty to take it away.
    TeamForm { group, team: say("field-name-of-the-team") <= LONGEST_TEAM_NAME }
    /// A player, and the table at which they always sit.
    FixTableForm { player: say("field-player") private, table: say("field-table"), reason <= LONGEST_REASON }
    /// A player who sits anywhere again.
    FreeTableForm { player }
    /// Ratings that players bring, one player to a line; `seen` holds those that the page showed.
    BroughtRatingsForm { ratings: say("field-ratings") private, seen }
    /// Ratings before the tournament, one player to a line, and the level of the tournament.
    RatingsForm { ratings: say("field-ratings") private, level }
    /// Begins a series: which rules, and figures in place of theirs.
    SeriesForm {
        title: say("field-title") <= series::LONGEST_TITLE,
        about: say("field-about-the-series") <= series::LONGEST_TEXT,
        rules: say("field-rules"),
        places: say("field-points-by-place"),
        attendance: say("field-points-for-attendance"),
        best: say("field-how-many-tournaments-count")
    }
    /// Title and description of a series.
    DescribeForm { title: say("field-title") <= series::LONGEST_TITLE, about: say("field-about-the-series") <= series::LONGEST_TEXT }
    /// A tournament of a series. `intent` is `count`, `again` or `remove`; `seen` is the head at which it counts.
    CountForm { tournament: say("field-tournament") <= 300, seen, reason: say("field-reason") <= series::LONGEST_TEXT, intent }
    /// A bonus in a series. `intent` is `give` or `withdraw`.
    BonusForm { person, points: say("field-points"), number, reason: say("field-reason") <= series::LONGEST_TEXT, intent }
    /// Who directs a series. `intent` is `name` or `remove`.
    SeriesDirectorForm { account: say("field-account"), intent }
    /// The end of a series. `intent` is `close` or `reopen`.
    EndForm { reason: say("field-reason") <= series::LONGEST_TEXT, intent }
    /// A name or a number to find.
    FindQuery { find }
    /// Everything on the page of a dispute: one form, whose buttons all keep what is typed.
    DisputeDraftForm {
        seen,
        text <= LONGEST_TEXT,
        facts <= LONGEST_TEXT,
        by,
        q: say("field-search") <= LONGEST_LIBRARY_QUESTION,
        on: say("field-rulings-in-force-on"),
        cite,
        citation,
        quote: say("field-words-to-quote"),
        rule_on,
        proposed: say("field-proposed"),
        asked: say("field-the-question-as-it-goes-on-record") <= LONGEST_QUESTION,
        alone: say("field-rule-without-authority"),
        treatment,
        confirmation: say("field-confirmation"),
        off,
        reason <= LONGEST_REASON,
        note,
        escalate_why: say("field-why-it-goes-to-the-head-judge") <= LONGEST_REASON,
        withdraw_why: say("field-why-the-call-is-withdrawn") <= LONGEST_REASON,
        instead: say("field-dispute-that-goes-on-instead"),
        reword: say("field-new-words-of-the-ruling") <= LONGEST_TEXT,
        reword_why: say("field-why-the-wording-is-corrected") <= LONGEST_REASON,
        minutes: say("field-extra-minutes"),
        time_why: say("field-why-time-is-given") <= LONGEST_REASON,
        appeal: say("field-ground-of-the-appeal") <= LONGEST_TEXT,
        appellant: say("field-number-of-the-player-who-appeals"),
        outcome: say("field-decision"),
        word: say("field-final-word") <= LONGEST_TEXT,
        theme,
        language,
        drop
    }
    /// The page of a long list.
    PageQuery { page }
    /// Which table a stream shows.
    OverlayQuery { table }
    /// Which tournaments are listed.
    TournamentsQuery { page, year, game, q <= LONGEST_SEARCH, place <= LONGEST_SEARCH }
    /// The year of the figures; empty for all time.
    YearQuery { year }
    /// Whose ratings are listed: game, kind of decks, and how they are computed.
    RatingsQuery { page, game, kind, by }
    /// Which people are listed.
    PeopleQuery { page, q <= LONGEST_SEARCH }
    /// Which part of a record is shown.
    RecordQuery { page, opponents }
    /// Where to go after signing in.
    NextQuery { next }
    /// The game and day of the library.
    LibraryQuery { edition, on }
    /// The day of a document or an entry.
    DayQuery { on }
    /// Two days to compare.
    CompareQuery { from, to }
    /// Words of past decisions.
    WordsQuery { q <= LONGEST_LIBRARY_QUESTION }
    /// A title, or the beginnings of its words.
    TitleQuery { q <= title_folding::LONGEST }
    /// A file of decisions. `intent` is `look` to see what it has, or `store`.
    DecisionsForm { text: say("field-the-file"), intent }
    /// The installation whose decisions are removed.
    OriginForm { origin }
    /// An entry to keep on the shelf or to take off it. `back` is `shelf` if the form is on the page of the shelf.
    ShelfForm { entry, back }
    /// Which settings are shown: those with these words, or those that were changed.
    SettingsQuery { q <= LONGEST_SEARCH, changed }
    /// A place in a list.
    PlaceQuery { at }
    /// A step of an attempt, and the dispute for which it is read.
    StepQuery { step, tournament, dispute }
    /// The entry before which a page of the log begins, and which lines are shown.
    LogQuery { before, part, about }
    /// The program for which a list is exported.
    ExportQuery { to }
    /// Whose line is drawn besides the best.
    ChartsQuery { player }
    /// Which tables of a round are shown, or which players.
    ShownTablesQuery { show }
    /// Which slips are printed, and how many on a sheet to cut.
    SlipsQuery { open, sheet }
    /// On how many boards the names hang.
    BoardsQuery { boards }
    /// Whether names are shown.
    NamesQuery { names }
    /// The tournament of which a new one is a copy.
    LikeQuery { like }
    /// What happened to a form.
    SavedQuery { saved }
    /// What happened to a form of the settings, and whether only what was changed is shown.
    SettingsPageQuery { saved, changed }
    /// The preset values of a correction.
    CorrectionQuery { dispute, end }
    /// The table that a new dispute is about.
    TableQuery { round, table }
    /// The search on the page of a dispute.
    DisputeQuery { q, on, cite }
    /// The preset values of a new penalty.
    PenaltyQuery { player, kind, dispute }
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
    &join::<{ SCORES.len() + SeatedForm::FIELDS.len() }>(SCORES, SeatedForm::FIELDS);

/// The scores of two players or of a pod.
const SCORES: &[FormField] =
    &join::<{ ResultForm::FIELDS.len() + PodForm::FIELDS.len() }>(ResultForm::FIELDS, PodForm::FIELDS);

/// The fields of unfinished games, of two players or of a pod.
pub const UNFINISHED: &[FormField] = &join::<{ UnfinishedForm::FIELDS.len() + PodForm::FIELDS.len() }>(
    UnfinishedForm::FIELDS,
    PodForm::FIELDS,
);

/// The fields of two forms that are sent as one.
const fn join<const N: usize>(first: &[FormField], second: &[FormField]) -> [FormField; N] {
    let mut all = [one(""); N];
    let (head, tail) = all.split_at_mut(first.len());
    head.copy_from_slice(first);
    tail.copy_from_slice(second);
    all
}

/// The label of a field; `None` if no form has one.
pub fn label(name: &str) -> Option<Message> {
    let all = LABELS.iter().copied().flatten();
    all.filter(|(known, _)| *known == name).find_map(|(_, label)| *label).map(say)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::LazyLock;

    use super::*;
    use crate::web::route::Method;
    use crate::web::routes::ROUTES;
    use crate::web::urls;

    #[test]
    fn what_is_sent_is_kept_without_names_of_people_and_without_lists() {
        let private = |fields: &[FormField]| -> Vec<&str> {
            fields.iter().filter(|field| field.private).map(|field| field.name).collect()
        };
        let forms: [(&[FormField], &[&str]); 15] = [
            (RegistrationForm::FIELDS, &["names"]),
            (ColumnsForm::FIELDS, &["names"]),
            (RenameForm::FIELDS, &["name"]),
            (LIST, &["list", "take", "line_text"]),
            (PoolForm::FIELDS, &["pool"]),
            (DeckCheckForm::FIELDS, &["as_found"]),
            (ApplicationForm::FIELDS, &["name", "list", "contact"]),
            (ApplicationListForm::FIELDS, &["list"]),
            (ApartForm::FIELDS, &["players"]),
            (BroughtRatingsForm::FIELDS, &["ratings"]),
            (FixTableForm::FIELDS, &["player"]),
            (SwapForm::FIELDS, &["one", "other"]),
            (LatePairForm::FIELDS, &["late_one", "late_other"]),
            (CORRECTION, &[]),
            (OwnFormatForm::FIELDS, &[]),
        ];
        for (fields, names) in forms {
            assert_eq!(private(fields), names);
        }
        let column = ColumnsForm::FIELDS.iter().find(|field| field.name == "column");
        assert!(column.is_some_and(|field| field.many && !field.private));
    }

    /// What `tests/kept_fields.csv` says: name of the field, how the address begins, and whether it is private. A name with
    /// an address has to be said for each of its addresses.
    fn said() -> Vec<(&'static str, &'static str, bool)> {
        static ROWS: LazyLock<String> = LazyLock::new(|| {
            fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept_fields.csv")).unwrap()
        });
        let fields = ROWS.lines().skip(1).flat_map(|row| {
            let cells: Vec<&str> = row.splitn(3, ',').collect();
            assert!(cells.len() == 3 && !cells[1].is_empty(), "{row}");
            assert!(["private", "open"].contains(&cells[0]), "{row}");
            let is_private = cells[0] == "private";
            cells[2].split(' ').map(move |field| {
                let (name, begins) = field.split_once('@').unwrap_or((field, ""));
                (name, begins, is_private)
            })
        });
        fields.collect()
    }

    /// What is said of a field at an address: by the longest address that fits.
    fn said_of(field: &FormField, path: &str) -> Option<(&'static str, &'static str, bool)> {
        let fits = |(name, begins, _): &(&str, &str, bool)| *name == field.name && path.starts_with(begins);
        said().into_iter().filter(fits).max_by_key(|(_, begins, _)| begins.len())
    }

    fn is_as_said(field: &FormField, path: &str) -> bool {
        said_of(field, path).is_some_and(|(_, _, is_private)| is_private == field.private)
    }

    #[test]
    fn every_field_whose_text_is_kept_is_said_to_be_private_or_open() {
        // The other fields of the values of a profile are named after them: numbers and ticks.
        let is_kept = |path: &str| {
            ["/t/", "/series/", "/new"].iter().any(|begins| path.starts_with(begins))
                && path != urls::values::PATH
        };
        let forms = ROUTES.iter().filter(|route| route.method == Method::Post && is_kept(route.path));
        let fields: Vec<(&str, &FormField)> =
            forms.flat_map(|route| route.fields.iter().map(move |field| (route.path, field))).collect();
        let wrong: Vec<_> = fields.iter().filter(|(path, field)| !is_as_said(field, path)).collect();
        assert!(wrong.is_empty(), "tests/kept_fields.csv does not say so: {wrong:?}");
        let used: Vec<_> = fields.iter().filter_map(|(path, field)| said_of(field, path)).collect();
        let unused: Vec<_> = said().into_iter().filter(|row| !used.contains(row)).collect();
        assert!(unused.is_empty(), "no form has it: {unused:?}");
        assert!(used.iter().filter(|(_, _, is_private)| *is_private).count() > 20, "the control");
    }

    #[test]
    fn a_field_that_nobody_spoke_of_or_that_is_open_though_it_holds_names_is_seen() {
        let apart = urls::apart::PATH;
        assert!(is_as_said(&one("players").private(), apart));
        assert!(!is_as_said(&one("players"), apart));
        assert!(!is_as_said(&one("nickname"), apart) && !is_as_said(&one("nickname").private(), apart));
        // The name of a deck format is open; a name at another address has to be spoken of.
        assert!(is_as_said(&one("name"), urls::own_format::PATH));
        assert!(said_of(&one("name"), apart).is_none());
        let names = said();
        let both = names.iter().filter(|(name, begins, _)| {
            begins.is_empty() && names.iter().any(|(other, at, _)| other == name && !at.is_empty())
        });
        assert_eq!(both.count(), 0, "said for every address and for some");
    }
}
