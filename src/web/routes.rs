//! Every page and form. What is not here does not exist.

use crate::domain::tournament::command::CommandKind as Kind;
use crate::domain::tournament::role::Role::{
    self, DeckChecker, Director, HeadJudge, Judge, Player, Scorekeeper,
};
use crate::messages::say;
use crate::web::forms::{
    AcceptForm, AgainForm, AnswerForm, ApartForm, ApplicationForm, ApplicationListForm, ApplicationsForm,
    AppointmentForm, BackupForm, BoardsQuery, BonusForm, BroughtRatingsForm, CHECK, CORRECTION, CallForm,
    CardsForm, ChartsQuery, CheckInForm, ChecksForm, ClockForm, CloseForm, CodeForm, ColumnsForm,
    CompareQuery, ConfirmForm, ConsentForm, ConsentToShowForm, ContactForm, CorrectionQuery, CountForm,
    CutForm, CutQuery, DayQuery, DecisionsForm, DeckCheckForm, DeckRulesForm, DescribeForm, DescriptionForm,
    DisplayForm, DisputeDraftForm, DisputeForm, DisputeQuery, DocumentForm, DrawForm, EndForm, EntryForm,
    EraseAccountForm, ExportQuery, FindQuery, FixTableForm, FormatForm, FreeTableForm, ImportForm,
    InvitationForm, InviteForm, KeepForm, LIST, LanguageForm, LateForm, LatePairForm, LibraryQuery,
    LikeQuery, ListForm, LogQuery, MeetForm, NamesQuery, NewAccountForm, NextQuery, OpeningForm, OriginForm,
    OverlayQuery, OwnAppealForm, OwnFormatForm, OwnNameForm, OwnWithdrawalForm, PageQuery, PairForm,
    PairHereForm, PasswordForm, PenaltyForm, PenaltyQuery, PeopleQuery, PlaceQuery, PodRulesForm, PoolForm,
    ProfileForm, PublicationForm, PublishForm, QuestionForm, REPORT, RESULT, RatingsForm, RatingsQuery,
    ReadForm, ReasonForm, RecordQuery, RegistrationForm, RelationForm, RenameForm, ResetForm, RightsForm,
    RoleForm, RoundQuery, SameForm, SavedQuery, SeatCodeForm, SeatLinksForm, SecondStepForm,
    SeriesDirectorForm, SeriesForm, SessionForm, SettingsForm, SettingsPageQuery, SettingsQuery, SettleForm,
    ShelfForm, ShownTablesQuery, SignInForm, SignUpForm, SlipsQuery, StepQuery, SuggestionForm, SwapForm,
    TableQuery, TeamForm, TimeForm, TitleQuery, TopTableForm, TournamentForm, TournamentsQuery, UNFINISHED,
    UndoCardsForm, UndoForm, VisibilityForm, WebhookForm, WordsQuery, YearQuery, ZoneForm,
};
use crate::web::pages::accounts::{
    account, confirm, factor, join, list as accounts, reset, seat, seat_code, second_step, set_up, sign_in,
};
use crate::web::pages::cards::{find as card_find, import as card_import, show as card};
use crate::web::pages::charts::tournament as charts;
use crate::web::pages::cut::{bracket, run as cut, start as cut_start};
use crate::web::pages::decks::{
    changed_meanwhile, check, checks, consent, desk as decks, machine, show as deck, usage,
};
use crate::web::pages::director::{
    apart, check_in, columns, create, deck_rules, desk, fixed_tables, own_format, people, players,
    publication, ratings as brought_ratings, save_settings, seats, settings, staff, undo, values, webhooks,
};
use crate::web::pages::disputes::{
    acts as dispute_acts, assignment, citing as dispute_citing, correct as dispute_correct,
    extra_time as time_lost, index as disputes, open as dispute_open, ruling_sheet, show as dispute,
};
use crate::web::pages::open_data::{api, fame as fame_data, feeds, files, openapi, series as series_data};
use crate::web::pages::penalties::index as penalties;
use crate::web::pages::people::{
    against, fame, list as people_list, of_player, own as own_record, person, ratings as rating_list,
};
use crate::web::pages::player::{call, deck as own_deck, here as own_here, leave};
use crate::web::pages::pods::{either, top};
use crate::web::pages::public::{
    boards, crosstable, home, lists, log, overlay, picture, rerun, screen, teams, timetable, tournament,
    tournaments,
};
use crate::web::pages::reports::{closing, ratings, rulings as rulings_report};
use crate::web::pages::rounds::{draft, extra_time, prepare, repair};
use crate::web::pages::rules::{format, profile, sources};
use crate::web::pages::rulings::{
    attempt, compare, crib, decision_feed, decision_file, document, entry, import, library, precedents,
    queue, relate, search, shelf, split, timeline,
};
use crate::web::pages::series::{
    create as series_create, list as series_list, log as series_log, run as series_run, show as series_show,
    why as series_why,
};
use crate::web::pages::sign_up::{apply, list as applications, receipt, terms as sign_up_terms};
use crate::web::pages::{
    about, assets, backups, chance, display, health, help, import as import_page, installation, metrics,
    security_txt,
};
use crate::web::route::Who::{Anyone, Asserters, At, Monitors, Openers, Operator, SignedIn};
use crate::web::route::{Cache, Rate, Route, USUAL_BODY, get, one, post};
use crate::web::urls;

/// May run the tournament.
const DIRECTORS: &[Role] = &[Director];
/// Everybody on the staff.
const STAFF: &[Role] = &[Director, HeadJudge, Judge, Scorekeeper, DeckChecker];
/// May record results.
const SCORERS: &[Role] = &[Director, HeadJudge, Judge, Scorekeeper];
const JUDGES: &[Role] = &[Director, HeadJudge, Judge];
/// May decide appeals: the final word.
const LAST_WORD: &[Role] = &[Director, HeadJudge];
/// May read and accept deck lists.
const CHECKERS: &[Role] = &[Director, HeadJudge, DeckChecker];
/// Everybody with a seat.
const PLAYERS: &[Role] = &[Player];

/// A pasted deck list or names: a page of text.
const TEXT: usize = 512 * 1024;
/// A ruling document of at most 1 MB, with the form's own overhead.
const PASTED: usize = 2 * 1024 * 1024;
/// Any ruling document, from an operator.
const DOCUMENT: usize = 24 * 1024 * 1024;

/// A confirmation with the interrupted form inside it.
const CONFIRMED: usize = 4 * USUAL_BODY;

/// The route table. The first matching row wins.
pub const ROUTES: &[Route] = &[
    get(urls::health::PATH, health::show).who(Anyone).at_once(),
    get(urls::security_txt::PATH, security_txt::show).who(Anyone).at_once(),
    get(urls::favicon::PATH, assets::icon).who(Anyone).at_once(),
    get(urls::manifest::PATH, assets::manifest).who(Anyone).at_once(),
    get(urls::file::PATH, assets::show).who(Anyone).cache(Cache::Immutable).at_once(),
    get(urls::display::PATH, display::show).who(Anyone),
    post(urls::own_language::PATH, display::choose_language)
        .who(Anyone)
        .rate(Rate::Page)
        .takes(LanguageForm::FIELDS),
    post(urls::display::PATH, display::choose).who(Anyone).rate(Rate::Page).takes(DisplayForm::FIELDS),
    post(urls::own_zone::PATH, display::choose_zone).who(Anyone).rate(Rate::Page).takes(ZoneForm::FIELDS),
    // Doors
    get(urls::enter::PATH, sign_in::show).who(Anyone).takes(NextQuery::FIELDS),
    post(urls::enter::PATH, sign_in::enter).who(Anyone).rate(Rate::SignIn).takes(SignInForm::FIELDS),
    post(urls::second_step::PATH, second_step::enter)
        .who(Anyone)
        .rate(Rate::SignIn)
        .takes(SecondStepForm::FIELDS),
    post(urls::sign_out::PATH, sign_in::leave).who(Anyone).rate(Rate::Page),
    get(urls::set_up::PATH, set_up::show).who(Anyone).rate(Rate::SignIn),
    post(urls::set_up::PATH, set_up::create).who(Anyone).rate(Rate::SignIn).takes(NewAccountForm::FIELDS),
    get(urls::join::PATH, join::show).who(Anyone).rate(Rate::SignIn),
    post(urls::join::PATH, join::create).who(Anyone).rate(Rate::SignIn).takes(NewAccountForm::FIELDS),
    post(urls::accept::PATH, join::accept).who(SignedIn).rate(Rate::SignIn),
    get(urls::reset::PATH, reset::show).who(Anyone).rate(Rate::SignIn),
    post(urls::reset::PATH, reset::choose).who(Anyone).rate(Rate::SignIn).takes(ResetForm::FIELDS),
    get(urls::seat_code::PATH, seat_code::show).who(Anyone),
    post(urls::seat_code::PATH, seat_code::claim).who(Anyone).takes(SeatCodeForm::FIELDS),
    get(urls::seat::PATH, seat::show).who(Anyone),
    post(urls::seat::PATH, seat::claim).who(Anyone),
    get(urls::account::PATH, account::show).who(Anyone),
    post(urls::change_password::PATH, account::change_password)
        .who(SignedIn)
        .rate(Rate::SignIn)
        .takes(PasswordForm::FIELDS),
    post(urls::change_name::PATH, account::change_name)
        .who(SignedIn)
        .rate(Rate::SignIn)
        .fresh(|| say("fresh-change-your-name"))
        .takes(OwnNameForm::FIELDS),
    post(urls::erase_own_account::PATH, account::erase)
        .who(SignedIn)
        .fresh(|| say("fresh-erase-your-account"))
        .takes(EraseAccountForm::FIELDS),
    post(urls::sign_out_everywhere::PATH, account::sign_out_everywhere)
        .who(SignedIn)
        .fresh(|| say("fresh-sign-out-everywhere-else")),
    post(urls::end_session::PATH, account::end_session)
        .who(SignedIn)
        .fresh(|| say("fresh-end-this-session"))
        .takes(SessionForm::FIELDS),
    post(urls::confirm::PATH, confirm::confirm)
        .who(SignedIn)
        .rate(Rate::SignIn)
        .body(CONFIRMED)
        .takes(ConfirmForm::FIELDS),
    get(urls::factor::PATH, factor::show).who(SignedIn),
    post(urls::factor::PATH, factor::begin).who(SignedIn).fresh(|| say("fresh-set-up-a-second-factor")),
    post(urls::confirm_factor::PATH, factor::turn_on)
        .who(SignedIn)
        .rate(Rate::SignIn)
        .fresh(|| say("fresh-turn-the-second-factor-on"))
        .takes(CodeForm::FIELDS),
    post(urls::factor_off::PATH, factor::turn_off)
        .who(SignedIn)
        .fresh(|| say("fresh-turn-the-second-factor-off")),
    post(urls::recovery_codes::PATH, factor::renew)
        .who(SignedIn)
        .fresh(|| say("fresh-make-new-recovery-codes")),
    get(urls::installation::PATH, installation::show).who(Operator),
    get(urls::import_tournaments::PATH, import_page::show).who(Operator),
    post(urls::import_tournaments::PATH, import_page::import)
        .who(Operator)
        .rate(Rate::Heavy)
        .body_of_operators(DOCUMENT)
        .takes(ImportForm::FIELDS),
    get(urls::metrics::PATH, metrics::show).who(Monitors).rate(Rate::Search),
    get(urls::backups::PATH, backups::show).who(Operator),
    post(urls::backups::PATH, backups::write).who(Operator).rate(Rate::Heavy),
    post(urls::download_backup::PATH, backups::download)
        .who(Operator)
        .rate(Rate::Heavy)
        .fresh(|| say("fresh-download-a-backup"))
        .takes(BackupForm::FIELDS),
    get(urls::accounts::PATH, accounts::show).who(Operator),
    post(urls::reset_account::PATH, accounts::reset)
        .who(Operator)
        .fresh(|| say("fresh-make-a-password-link")),
    post(urls::disable_account::PATH, accounts::disable)
        .who(Operator)
        .fresh(|| say("fresh-disable-this-account")),
    post(urls::enable_account::PATH, accounts::enable)
        .who(Operator)
        .fresh(|| say("fresh-enable-this-account")),
    post(urls::erase_account::PATH, accounts::erase).who(Operator).fresh(|| say("fresh-erase-this-account")),
    post(urls::take_factor_off::PATH, accounts::take_factor_off)
        .who(Operator)
        .fresh(|| say("fresh-take-the-second-factor-off")),
    post(urls::give_rights::PATH, accounts::give_rights)
        .who(Operator)
        .fresh(|| say("fresh-change-what-this-account-may-do"))
        .takes(RightsForm::FIELDS),
    post(urls::let_open::PATH, accounts::let_open)
        .who(Operator)
        .fresh(|| say("fresh-change-who-opens-tournaments"))
        .takes(OpeningForm::FIELDS),
    get(urls::import_cards::PATH, card_import::show).who(Operator),
    post(urls::import_cards::PATH, card_import::import)
        .who(Operator)
        .rate(Rate::Heavy)
        .body_of_operators(DOCUMENT)
        .takes(CardsForm::FIELDS),
    post(urls::undo_cards::PATH, card_import::undo).who(Operator).takes(UndoCardsForm::FIELDS),
    // For programs
    get(urls::openapi::PATH, openapi::show).who(Anyone).cache(Cache::Public),
    get(urls::api_tournaments::PATH, api::tournaments)
        .who(Anyone)
        .cache(Cache::Public)
        .takes(TournamentsQuery::FIELDS),
    get(urls::api_tournament::PATH, api::tournament).who(Anyone).cache(Cache::Public),
    get(urls::api_standings::PATH, api::standings).who(Anyone).cache(Cache::Public),
    get(urls::api_standings_after::PATH, api::standings_after).who(Anyone).cache(Cache::Public),
    get(urls::api_round::PATH, api::round).who(Anyone).cache(Cache::Public),
    get(urls::api_teams::PATH, api::teams).who(Anyone).cache(Cache::Public),
    // Not kept: what a player says about being shown counts at once.
    get(urls::api_who_is::PATH, of_player::for_programs).who(Anyone).rate(Rate::Search),
    get(urls::api_people::PATH, api::people).who(Anyone).rate(Rate::Search).takes(PeopleQuery::FIELDS),
    get(urls::api_person::PATH, api::person).who(Anyone).rate(Rate::Search).takes(RecordQuery::FIELDS),
    get(urls::api_head_to_head::PATH, api::head_to_head)
        .who(Anyone)
        .rate(Rate::Search)
        .takes(PageQuery::FIELDS),
    get(urls::api_all_series::PATH, series_data::list)
        .who(Anyone)
        .rate(Rate::Search)
        .takes(PageQuery::FIELDS),
    get(urls::api_series::PATH, series_data::show).who(Anyone).rate(Rate::Search).takes(PageQuery::FIELDS),
    get(urls::series_csv::PATH, series_data::csv).who(Anyone).rate(Rate::Search),
    get(urls::series_teams_csv::PATH, series_data::teams_csv).who(Anyone).rate(Rate::Search),
    get(urls::series_feed::PATH, series_log::feed).who(Anyone).rate(Rate::Search),
    get(urls::api_ratings::PATH, fame_data::ratings)
        .who(Anyone)
        .rate(Rate::Search)
        .takes(RatingsQuery::FIELDS),
    get(urls::api_hall_of_fame::PATH, fame_data::hall_of_fame)
        .who(Anyone)
        .rate(Rate::Search)
        .takes(YearQuery::FIELDS),
    get(urls::standings_csv::PATH, files::standings).who(Anyone).cache(Cache::Public),
    get(urls::teams_csv::PATH, files::teams).who(Anyone).cache(Cache::Public),
    get(urls::round_file::PATH, files::round).who(Anyone).cache(Cache::Public),
    get(urls::results::PATH, files::results).who(Anyone).cache(Cache::Public),
    get(urls::calendar::PATH, feeds::calendar).who(Anyone).rate(Rate::Search),
    get(urls::feed::PATH, feeds::feed).who(Anyone).rate(Rate::Search),
    // For everyone
    get(urls::home::PATH, home::show).who(Anyone).cache(Cache::Public),
    get(urls::tournaments::PATH, tournaments::show)
        .who(Anyone)
        .cache(Cache::Public)
        .takes(TournamentsQuery::FIELDS),
    // Not kept: what a player says about being shown counts at once.
    get(urls::players_of_all::PATH, people_list::show)
        .who(Anyone)
        .rate(Rate::Search)
        .takes(PeopleQuery::FIELDS),
    get(urls::hall_of_fame::PATH, fame::show).who(Anyone).rate(Rate::Search).takes(YearQuery::FIELDS),
    get(urls::all_ratings::PATH, rating_list::show)
        .who(Anyone)
        .rate(Rate::Search)
        .takes(RatingsQuery::FIELDS),
    get(urls::person::PATH, person::show).who(Anyone).rate(Rate::Search).takes(RecordQuery::FIELDS),
    get(urls::head_to_head::PATH, against::show).who(Anyone).rate(Rate::Search).takes(PageQuery::FIELDS),
    get(urls::about::PATH, about::show).who(Anyone).cache(Cache::Public),
    get(urls::all_series::PATH, series_list::show).who(Anyone).rate(Rate::Search).takes(PageQuery::FIELDS),
    get(urls::new_series::PATH, series_create::show).who(Openers),
    post(urls::new_series::PATH, series_create::create).who(Openers).takes(SeriesForm::FIELDS),
    get(urls::series::PATH, series_show::show).who(Anyone).rate(Rate::Search).takes(PageQuery::FIELDS),
    get(urls::series_why::PATH, series_why::show).who(Anyone).rate(Rate::Search),
    get(urls::series_log::PATH, series_log::show).who(Anyone).rate(Rate::Search).takes(PageQuery::FIELDS),
    get(urls::run_series::PATH, series_run::show).who(SignedIn),
    post(urls::count_tournament::PATH, series_run::count).who(SignedIn).takes(CountForm::FIELDS),
    post(urls::series_bonus::PATH, series_why::give_bonus).who(SignedIn).takes(BonusForm::FIELDS),
    post(urls::series_directors::PATH, series_run::change_directors)
        .who(SignedIn)
        .takes(SeriesDirectorForm::FIELDS),
    post(urls::describe_series::PATH, series_run::describe).who(SignedIn).takes(DescribeForm::FIELDS),
    post(urls::end_series::PATH, series_run::end).who(SignedIn).takes(EndForm::FIELDS),
    get(urls::help::PATH, help::show).who(Anyone).cache(Cache::Public),
    get(urls::help_players::PATH, help::for_players).who(Anyone).cache(Cache::Public),
    get(urls::help_directors::PATH, help::for_directors).who(Anyone).cache(Cache::Public),
    get(urls::help_judges::PATH, help::for_judges).who(Anyone).cache(Cache::Public),
    get(urls::rules::PATH, profile::list).who(Anyone).cache(Cache::Public),
    get(urls::rule_sources::PATH, sources::show).who(Anyone).cache(Cache::Public),
    get(urls::profile::PATH, profile::show).who(Anyone).cache(Cache::Public),
    get(urls::format::PATH, format::show).who(Anyone).cache(Cache::Public),
    get(urls::deck_check::PATH, check::show).who(Anyone),
    post(urls::deck_check::PATH, check::check).who(Anyone).rate(Rate::Search).body(TEXT).takes(CHECK),
    post(urls::deck_check_api::PATH, machine::check)
        .who(Anyone)
        .rate(Rate::Search)
        .body(TEXT)
        .json()
        .takes(&[one("format"), one("on"), one("pool"), one("list").private()]),
    get(urls::cards::PATH, card_find::show).who(Anyone).rate(Rate::Search).takes(TitleQuery::FIELDS),
    get(urls::card::PATH, card::show).who(Anyone).rate(Rate::Search).takes(DayQuery::FIELDS),
    get(urls::rulings::PATH, library::show).who(Anyone).takes(LibraryQuery::FIELDS),
    get(urls::rulings_search::PATH, search::show).who(Anyone).rate(Rate::Search).takes(QuestionForm::FIELDS),
    get(urls::rulings_compare::PATH, compare::show)
        .who(Anyone)
        .rate(Rate::Search)
        .takes(CompareQuery::FIELDS),
    get(urls::rulings_timeline::PATH, timeline::show).who(Anyone).takes(DayQuery::FIELDS),
    get(urls::rulings_import::PATH, import::show).who(SignedIn),
    post(urls::rulings_import::PATH, import::preview)
        .who(SignedIn)
        .rate(Rate::Heavy)
        .body(PASTED)
        .body_of_operators(DOCUMENT)
        .takes(DescriptionForm::FIELDS),
    post(urls::rulings_store::PATH, import::store)
        .who(SignedIn)
        .rate(Rate::Heavy)
        .body(PASTED)
        .body_of_operators(DOCUMENT)
        .takes(DescriptionForm::FIELDS),
    get(urls::precedents::PATH, precedents::show).who(Anyone).rate(Rate::Search).takes(WordsQuery::FIELDS),
    get(urls::rulings_report::PATH, rulings_report::show).who(SignedIn).rate(Rate::Search),
    post(urls::keep_question::PATH, rulings_report::keep).who(Asserters).takes(QuestionForm::FIELDS),
    post(urls::settle_question::PATH, rulings_report::settle).who(Asserters).takes(AnswerForm::FIELDS),
    get(urls::suggestions::PATH, queue::show).who(Asserters).takes(PlaceQuery::FIELDS),
    post(urls::suggestions::PATH, queue::answer).who(Asserters).takes(SuggestionForm::FIELDS),
    get(urls::crib::PATH, crib::show).who(Anyone).rate(Rate::Search),
    get(urls::decision_files::PATH, decision_file::show).who(SignedIn),
    post(urls::decision_files::PATH, decision_file::import)
        .who(Operator)
        .rate(Rate::Heavy)
        .body_of_operators(PASTED)
        .takes(DecisionsForm::FIELDS),
    post(urls::remove_decisions::PATH, decision_file::remove).who(Operator).takes(OriginForm::FIELDS),
    get(urls::decision_file::PATH, decision_file::file).who(SignedIn).rate(Rate::Heavy),
    get(urls::feed_address::PATH, decision_feed::show).who(SignedIn),
    post(urls::feed_address::PATH, decision_feed::make).who(SignedIn),
    post(urls::end_feed_address::PATH, decision_feed::end).who(SignedIn),
    get(urls::decision_feed::PATH, decision_feed::feed).who(Anyone).rate(Rate::Search),
    get(urls::shelf::PATH, shelf::show).who(SignedIn),
    post(urls::shelf::PATH, shelf::keep).who(SignedIn).takes(ShelfForm::FIELDS),
    post(urls::take_off_shelf::PATH, shelf::take_off).who(SignedIn).takes(ShelfForm::FIELDS),
    get(urls::mission_attempt::PATH, attempt::show).who(Anyone).takes(StepQuery::FIELDS),
    get(urls::correct_split::PATH, split::show),
    post(urls::correct_split::PATH, split::change_document).takes(DocumentForm::FIELDS),
    post(urls::take_correction_back::PATH, split::take_back).takes(AnswerForm::FIELDS),
    get(urls::correct_entry::PATH, split::entry),
    post(urls::correct_entry::PATH, split::record).takes(EntryForm::FIELDS),
    get(urls::relate::PATH, relate::show).who(Asserters),
    post(urls::relate::PATH, relate::record).who(Asserters).takes(RelationForm::FIELDS),
    post(urls::withdraw_relation::PATH, relate::withdraw).who(Asserters).takes(AnswerForm::FIELDS),
    post(urls::confirm_relation::PATH, relate::confirm).who(Asserters).takes(AnswerForm::FIELDS),
    get(urls::document::PATH, document::show).who(Anyone).takes(DayQuery::FIELDS),
    get(urls::entry::PATH, entry::show).who(Anyone).takes(DayQuery::FIELDS),
    // One tournament, for everyone
    get(urls::new_tournament::PATH, create::show).who(Openers).takes(LikeQuery::FIELDS),
    post(urls::new_tournament::PATH, create::create).who(Openers).takes(TournamentForm::FIELDS),
    get(urls::tournament::PATH, tournament::show).who(Anyone).cache(Cache::Public),
    get(urls::round::PATH, either::round).who(Anyone).cache(Cache::Public),
    get(urls::standings::PATH, either::standings).who(Anyone).cache(Cache::Public),
    get(urls::teams::PATH, teams::show).who(Anyone).cache(Cache::Public),
    get(urls::standings_after::PATH, either::standings_after).who(Anyone).cache(Cache::Public),
    get(urls::charts::PATH, charts::show).who(Anyone).cache(Cache::Public).takes(ChartsQuery::FIELDS),
    get(urls::picture::PATH, picture::show)
        .who(Anyone)
        .cache(Cache::Public)
        .rate(Rate::Heavy)
        .allow_pictures(),
    get(urls::why::PATH, either::why).who(Anyone).cache(Cache::Public),
    get(urls::why_after::PATH, either::why_after).who(Anyone).cache(Cache::Public),
    get(urls::who_is::PATH, of_player::show).who(Anyone).rate(Rate::Search),
    get(urls::log::PATH, log::show).who(Anyone).cache(Cache::Public).takes(LogQuery::FIELDS),
    get(urls::undo_act::PATH, undo::show).who(At(STAFF)).rate(Rate::Search),
    post(urls::undo_act::PATH, undo::act)
        .who(At(STAFF))
        .gives(&[Kind::UndoAct, Kind::RedoAct])
        .takes(UndoForm::FIELDS),
    get(urls::head::PATH, log::head).who(Anyone).cache(Cache::Public).despite_damage(),
    get(urls::live::PATH, log::live).who(Anyone),
    get(urls::rerun::PATH, rerun::show).who(Anyone).cache(Cache::Public),
    get(urls::screen::PATH, screen::show).who(Anyone).cache(Cache::Public).takes(PageQuery::FIELDS),
    get(urls::overlay::PATH, overlay::show)
        .who(Anyone)
        .cache(Cache::Public)
        .allow_frames()
        .takes(OverlayQuery::FIELDS),
    get(urls::timetable::PATH, timetable::show).who(Anyone).cache(Cache::Public),
    get(urls::crosstable::PATH, crosstable::show).who(Anyone).cache(Cache::Public),
    get(urls::bracket::PATH, bracket::show).who(Anyone).cache(Cache::Public),
    get(urls::bracket_screen::PATH, bracket::screen).who(Anyone).cache(Cache::Public),
    get(urls::print_pairings::PATH, either::print_tables).who(Anyone).cache(Cache::Public),
    get(urls::print_names::PATH, boards::names).who(Anyone).cache(Cache::Public).takes(BoardsQuery::FIELDS),
    get(urls::print_standings::PATH, either::print_standings).who(Anyone).cache(Cache::Public),
    get(urls::shown_lists::PATH, lists::show).who(Anyone).cache(Cache::Public),
    get(urls::shown_usage::PATH, usage::public).who(Anyone).cache(Cache::Public),
    get(urls::shown_list::PATH, lists::show_list).who(Anyone).cache(Cache::Public),
    get(urls::shown_file::PATH, lists::file).who(Anyone).rate(Rate::Search).takes(ExportQuery::FIELDS),
    get(urls::print_slips::PATH, either::print_slips).who(At(STAFF)).takes(SlipsQuery::FIELDS),
    get(urls::sign_up::PATH, apply::show).who(Anyone),
    post(urls::sign_up::PATH, apply::apply)
        .who(Anyone)
        .rate(Rate::Apply)
        .body(TEXT)
        .takes(ApplicationForm::FIELDS),
    get(urls::receipt::PATH, receipt::show).who(Anyone),
    post(urls::withdraw_application::PATH, receipt::withdraw).who(Anyone).rate(Rate::Apply),
    post(urls::change_application_list::PATH, receipt::change_list)
        .who(Anyone)
        .rate(Rate::Apply)
        .body(TEXT)
        .takes(ApplicationListForm::FIELDS),
    post(urls::change_application_contact::PATH, receipt::change_contact)
        .who(Anyone)
        .rate(Rate::Apply)
        .takes(ContactForm::FIELDS),
    // The player's own pages
    get(urls::me::PATH, either::me).who(At(PLAYERS)).takes(RoundQuery::FIELDS),
    get(urls::report::PATH, either::report).who(At(PLAYERS)).takes(RoundQuery::FIELDS),
    post(urls::report::PATH, either::send_report)
        .who(At(PLAYERS))
        .gives(&[Kind::ReportResult, Kind::ReportPod])
        .takes(REPORT),
    get(urls::own_deck::PATH, own_deck::show).who(At(PLAYERS)),
    get(urls::own_deck_sheet::PATH, own_deck::sheet).who(At(PLAYERS)),
    post(urls::own_deck::PATH, own_deck::submit)
        .who(At(PLAYERS))
        .gives(&[Kind::SubmitDeck])
        .body(TEXT)
        .takes(LIST),
    post(urls::own_pool::PATH, own_deck::register_pool)
        .who(At(PLAYERS))
        .gives(&[Kind::RegisterPool])
        .body(TEXT)
        .takes(PoolForm::FIELDS),
    post(urls::own_consent::PATH, consent::change_own)
        .who(At(PLAYERS))
        .gives(&[Kind::StateDeckConsent])
        .takes(ConsentToShowForm::FIELDS),
    get(urls::leave::PATH, leave::show).who(At(PLAYERS)),
    post(urls::leave::PATH, leave::leave).who(At(PLAYERS)).gives(&[Kind::LeaveTournament]),
    get(urls::appointment::PATH, either::appointment).who(At(PLAYERS)).takes(RoundQuery::FIELDS),
    post(urls::appointment::PATH, either::agree).who(At(PLAYERS)).takes(AppointmentForm::FIELDS),
    post(urls::own_contact::PATH, either::change_contact).who(At(PLAYERS)).takes(ContactForm::FIELDS),
    post(urls::own_check_in::PATH, own_here::check_in).who(At(PLAYERS)).gives(&[Kind::NoteCheckIns]),
    get(urls::own_record::PATH, own_record::show).who(At(PLAYERS)).takes(RecordQuery::FIELDS),
    post(urls::own_record::PATH, own_record::choose).who(At(PLAYERS)).takes(VisibilityForm::FIELDS),
    get(urls::call_judge::PATH, call::show).who(At(PLAYERS)).takes(RoundQuery::FIELDS),
    post(urls::call_judge::PATH, call::call)
        .who(At(PLAYERS))
        .gives(&[Kind::OpenDispute])
        .takes(CallForm::FIELDS),
    post(urls::own_withdrawal::PATH, call::withdraw)
        .who(At(PLAYERS))
        .gives(&[Kind::WithdrawDispute])
        .takes(OwnWithdrawalForm::FIELDS),
    post(urls::own_appeal::PATH, call::appeal)
        .who(At(PLAYERS))
        .gives(&[Kind::LodgeAppeal])
        .takes(OwnAppealForm::FIELDS),
    // The director's desk
    get(urls::desk::PATH, desk::show).who(At(STAFF)),
    post(urls::close_tournament::PATH, desk::close).who(At(DIRECTORS)).gives(&[Kind::CloseTournament]),
    post(urls::reopen_tournament::PATH, desk::reopen)
        .who(At(DIRECTORS))
        .gives(&[Kind::ReopenTournament])
        .takes(ReasonForm::FIELDS),
    post(urls::hide::PATH, desk::hide).who(Operator).gives(&[Kind::HideTournament]).takes(ReasonForm::FIELDS),
    post(urls::show::PATH, desk::show_again).who(Operator).gives(&[Kind::ShowTournament]),
    post(urls::export::PATH, desk::export)
        .who(At(DIRECTORS))
        .gives(&[Kind::ExportTournament])
        .rate(Rate::Heavy)
        .fresh(|| say("fresh-take-the-tournament-away")),
    get(urls::own_results::PATH, files::own_results).who(At(DIRECTORS)).rate(Rate::Search),
    get(urls::ratings::PATH, ratings::show).who(At(DIRECTORS)),
    post(urls::ratings::PATH, ratings::preview)
        .who(At(DIRECTORS))
        .rate(Rate::Heavy)
        .body(TEXT)
        .takes(RatingsForm::FIELDS),
    get(urls::tournament_report::PATH, closing::show).who(At(STAFF)).takes(NamesQuery::FIELDS),
    get(urls::settings::PATH, settings::show).who(At(STAFF)).takes(SettingsPageQuery::FIELDS),
    post(urls::settings::PATH, save_settings::change)
        .who(At(DIRECTORS))
        .gives(&[Kind::ChangeSettings])
        .takes(SettingsForm::FIELDS),
    post(urls::change_profile::PATH, save_settings::change_profile)
        .who(At(DIRECTORS))
        .gives(&[Kind::ChangeProfile])
        .takes(ProfileForm::FIELDS),
    post(urls::change_pod_rules::PATH, save_settings::change_pod_rules)
        .who(At(DIRECTORS))
        .gives(&[Kind::ChangePodRules])
        .takes(PodRulesForm::FIELDS),
    post(urls::change_format::PATH, save_settings::change_format)
        .who(At(DIRECTORS))
        .gives(&[Kind::ChangeFormat])
        .takes(FormatForm::FIELDS),
    get(urls::values::PATH, values::show).who(At(STAFF)).takes(SettingsQuery::FIELDS),
    post(urls::values::PATH, values::change)
        .who(At(DIRECTORS))
        .gives(&[Kind::ChangeProfile])
        .takes(values::FIELDS),
    get(urls::publication::PATH, publication::show).who(At(STAFF)).takes(SavedQuery::FIELDS),
    post(urls::publication::PATH, publication::change)
        .who(At(DIRECTORS))
        .gives(&[Kind::ChangePublication])
        .takes(PublicationForm::FIELDS),
    get(urls::deck_rules::PATH, deck_rules::show).who(At(STAFF)).takes(SettingsQuery::FIELDS),
    post(urls::deck_rules::PATH, deck_rules::change)
        .who(At(DIRECTORS))
        .gives(&[Kind::ChangeFormat])
        .takes(DeckRulesForm::FIELDS),
    get(urls::own_format::PATH, own_format::show)
        .who(At(DIRECTORS))
        .gives(&[Kind::ChangeFormat])
        .takes(&[one("base")]),
    post(urls::own_format::PATH, own_format::pin)
        .who(At(DIRECTORS))
        .gives(&[Kind::ChangeFormat])
        .takes(OwnFormatForm::FIELDS),
    get(urls::webhooks::PATH, webhooks::show).who(At(DIRECTORS)),
    post(urls::webhooks::PATH, webhooks::add)
        .who(At(DIRECTORS))
        .fresh(|| say("fresh-send-the-log-to-another-service"))
        .takes(WebhookForm::FIELDS),
    post(urls::remove_webhook::PATH, webhooks::remove).who(At(DIRECTORS)),
    post(urls::retry_webhook::PATH, webhooks::retry).who(At(DIRECTORS)),
    post(urls::invite::PATH, staff::invite)
        .who(At(DIRECTORS))
        .fresh(|| say("fresh-invite-somebody-to-help"))
        .takes(InviteForm::FIELDS),
    post(urls::take_invitation_back::PATH, staff::take_back).who(At(DIRECTORS)).takes(InvitationForm::FIELDS),
    post(urls::remove_staff::PATH, staff::remove)
        .who(At(DIRECTORS))
        .fresh(|| say("fresh-take-this-role-away"))
        .takes(RoleForm::FIELDS),
    get(urls::players::PATH, players::show).who(At(STAFF)).takes(ShownTablesQuery::FIELDS),
    post(urls::players::PATH, players::register)
        .who(At(DIRECTORS))
        .gives(&[Kind::RegisterPlayers])
        .body(TEXT)
        .takes(RegistrationForm::FIELDS),
    post(urls::columns::PATH, columns::register)
        .who(At(DIRECTORS))
        .gives(&[Kind::RegisterPlayers])
        .body(TEXT)
        .takes(ColumnsForm::FIELDS),
    get(urls::player::PATH, players::show_player).who(At(STAFF)),
    post(urls::drop_player::PATH, players::drop)
        .who(At(DIRECTORS))
        .gives(&[Kind::DropPlayer])
        .takes(ReasonForm::FIELDS),
    post(urls::reinstate_player::PATH, players::reinstate).who(At(DIRECTORS)).gives(&[Kind::ReinstatePlayer]),
    post(urls::withdraw_registration::PATH, players::withdraw)
        .who(At(DIRECTORS))
        .gives(&[Kind::WithdrawRegistration]),
    post(urls::rename_player::PATH, players::rename)
        .who(At(DIRECTORS))
        .gives(&[Kind::RenamePlayer])
        .takes(RenameForm::FIELDS),
    post(urls::erase_player::PATH, players::erase)
        .who(At(DIRECTORS))
        .gives(&[Kind::EraseName])
        .fresh(|| say("fresh-erase-this-name")),
    post(urls::give_seat_links::PATH, seats::sheet)
        .who(At(DIRECTORS))
        .gives(&[Kind::GiveSeatLinks])
        .rate(Rate::Heavy)
        .takes(SeatLinksForm::FIELDS),
    post(urls::identify::PATH, people::identify)
        .who(At(DIRECTORS))
        .gives(&[Kind::IdentifyPlayers])
        .takes(SameForm::FIELDS),
    post(urls::answer_consent::PATH, people::consent).who(At(DIRECTORS)).takes(ConsentForm::FIELDS),
    post(urls::tell_apart::PATH, people::tell_apart).who(At(DIRECTORS)).gives(&[Kind::IdentifyPlayers]),
    post(urls::give_seat_link::PATH, players::link).who(At(DIRECTORS)).gives(&[Kind::GiveSeatLinks]),
    // Rounds
    get(urls::pair::PATH, prepare::show).who(At(DIRECTORS)),
    post(urls::pair::PATH, prepare::pair)
        .who(At(DIRECTORS))
        .gives(&[Kind::PairRound])
        .rate(Rate::Heavy)
        .takes(PairForm::FIELDS),
    post(urls::pair_who_is_here::PATH, prepare::pair_who_is_here)
        .who(At(DIRECTORS))
        .gives(&[Kind::PairWhoIsHere])
        .rate(Rate::Heavy)
        .takes(PairHereForm::FIELDS),
    get(urls::applications::PATH, applications::show).who(At(DIRECTORS)),
    post(urls::applications::PATH, applications::settle)
        .who(At(DIRECTORS))
        .gives(&[Kind::RegisterPlayers])
        .body(TEXT)
        .takes(ApplicationsForm::FIELDS),
    post(urls::change_sign_up::PATH, sign_up_terms::change)
        .who(At(DIRECTORS))
        .gives(&[Kind::ChangeSignUp])
        .takes(SignUpForm::FIELDS),
    get(urls::check_in::PATH, check_in::show).who(At(STAFF)).takes(FindQuery::FIELDS),
    post(urls::check_in::PATH, check_in::note)
        .who(At(STAFF))
        .gives(&[Kind::NoteCheckIns])
        .takes(CheckInForm::FIELDS),
    post(urls::open_check_in::PATH, check_in::open).who(At(DIRECTORS)).gives(&[Kind::OpenCheckIn]),
    post(urls::close_check_in::PATH, check_in::close).who(At(DIRECTORS)).gives(&[Kind::CloseCheckIn]),
    get(urls::apart::PATH, apart::show).who(At(DIRECTORS)),
    post(urls::apart::PATH, apart::keep)
        .who(At(DIRECTORS))
        .gives(&[Kind::KeepApart])
        .takes(ApartForm::FIELDS),
    post(urls::let_meet::PATH, apart::let_meet)
        .who(At(DIRECTORS))
        .gives(&[Kind::LetMeet])
        .takes(MeetForm::FIELDS),
    post(urls::name_team::PATH, apart::name)
        .who(At(DIRECTORS))
        .gives(&[Kind::NameTeam])
        .takes(TeamForm::FIELDS),
    get(urls::fixed_tables::PATH, fixed_tables::show).who(At(DIRECTORS)),
    post(urls::fixed_tables::PATH, fixed_tables::fix)
        .who(At(DIRECTORS))
        .gives(&[Kind::FixTable])
        .takes(FixTableForm::FIELDS),
    post(urls::free_table::PATH, fixed_tables::free)
        .who(At(DIRECTORS))
        .gives(&[Kind::FreeTable])
        .takes(FreeTableForm::FIELDS),
    get(urls::brought_ratings::PATH, brought_ratings::show).who(At(DIRECTORS)),
    post(urls::brought_ratings::PATH, brought_ratings::rate)
        .who(At(DIRECTORS))
        .gives(&[Kind::RatePlayers])
        .body(TEXT)
        .takes(BroughtRatingsForm::FIELDS),
    get(urls::round_staff::PATH, either::round_staff).who(At(STAFF)).takes(ShownTablesQuery::FIELDS),
    post(urls::swap::PATH, draft::swap)
        .who(At(DIRECTORS))
        .gives(&[Kind::SwapPlayers])
        .takes(SwapForm::FIELDS),
    get(urls::repair::PATH, either::repair).who(At(DIRECTORS)),
    post(urls::reseat::PATH, either::reseat)
        .who(At(DIRECTORS))
        .gives(&[Kind::ReseatPlayers])
        .takes(SwapForm::FIELDS),
    post(urls::pair_tables_again::PATH, either::pair_again)
        .who(At(DIRECTORS))
        .gives(&[Kind::PairTablesAgain, Kind::SeatPodsAgain])
        .takes(AgainForm::FIELDS),
    post(urls::seat_late::PATH, either::seat_late)
        .who(At(DIRECTORS))
        .gives(&[Kind::SeatLatePlayer])
        .takes(LateForm::FIELDS),
    post(urls::seat_late_pair::PATH, repair::seat_late_pair)
        .who(At(DIRECTORS))
        .gives(&[Kind::SeatLatePair])
        .takes(LatePairForm::FIELDS),
    post(urls::discard::PATH, draft::discard)
        .who(At(DIRECTORS))
        .gives(&[Kind::DiscardPairings])
        .takes(ReasonForm::FIELDS),
    post(urls::publish::PATH, draft::publish)
        .who(At(DIRECTORS))
        .gives(&[
            Kind::PublishRound,
            Kind::PublishPairings,
            Kind::PublishWithDeadline,
            Kind::PublishAllRounds,
        ])
        .takes(PublishForm::FIELDS),
    post(urls::set_clock::PATH, either::set_clock)
        .who(At(DIRECTORS))
        .gives(&[Kind::SetClock, Kind::MoveDeadline])
        .takes(ClockForm::FIELDS),
    get(urls::unfinished::PATH, either::unfinished).who(At(DIRECTORS)),
    post(urls::unfinished::PATH, either::settle_unfinished)
        .who(At(DIRECTORS))
        .gives(&[Kind::SettleUnfinished, Kind::SettleUnfinishedPods])
        .takes(UNFINISHED),
    post(urls::close_round::PATH, either::close_round)
        .who(At(DIRECTORS))
        .gives(&[Kind::CloseRound, Kind::PairRound])
        .takes(CloseForm::FIELDS),
    get(urls::table::PATH, either::table).who(At(SCORERS)).takes(RESULT),
    post(urls::record::PATH, either::record)
        .who(At(SCORERS))
        .gives(&[Kind::RecordResult, Kind::RecordPod])
        .takes(RESULT),
    post(urls::keep::PATH, either::keep).who(At(SCORERS)).gives(&[Kind::KeepResult]).takes(KeepForm::FIELDS),
    post(urls::extend_time::PATH, extra_time::extend)
        .who(At(DIRECTORS))
        .gives(&[Kind::ExtendTime])
        .takes(TimeForm::FIELDS),
    get(urls::correct::PATH, either::correct).who(At(SCORERS)).takes(CorrectionQuery::FIELDS),
    post(urls::correct::PATH, either::send_correction)
        .who(At(SCORERS))
        .gives(&[Kind::CorrectResult, Kind::CorrectPod])
        .takes(CORRECTION),
    // Pods
    get(urls::top_table::PATH, top::show).who(At(STAFF)),
    post(urls::top_table::PATH, top::seat)
        .who(At(DIRECTORS))
        .gives(&[Kind::SeatTopTable])
        .takes(TopTableForm::FIELDS),
    // The cut
    get(urls::cut::PATH, cut_start::show).who(At(STAFF)).takes(CutQuery::FIELDS),
    post(urls::cut::PATH, cut_start::begin)
        .who(At(DIRECTORS))
        .gives(&[Kind::StartCut])
        .takes(CutForm::FIELDS),
    post(urls::withdraw_cut::PATH, cut::withdraw)
        .who(At(DIRECTORS))
        .gives(&[Kind::WithdrawCut])
        .takes(ReasonForm::FIELDS),
    post(urls::pair_stage::PATH, cut::pair).who(At(DIRECTORS)).gives(&[Kind::PairRound]),
    post(urls::add_game::PATH, cut::add).who(At(DIRECTORS)).gives(&[Kind::AddGame]),
    post(urls::settle_match::PATH, cut::settle)
        .who(At(DIRECTORS))
        .gives(&[Kind::SettleMatch])
        .takes(SettleForm::FIELDS),
    // Decks
    get(urls::decks::PATH, decks::show).who(At(CHECKERS)).takes(ShownTablesQuery::FIELDS),
    get(urls::deck_usage::PATH, usage::staff).who(At(CHECKERS)).rate(Rate::Search),
    get(urls::deck_checks::PATH, checks::show).who(At(CHECKERS)),
    post(urls::deck_checks::PATH, checks::draw)
        .who(At(CHECKERS))
        .gives(&[Kind::DrawDeckChecks])
        .takes(ChecksForm::FIELDS),
    post(urls::deck_check_sheets::PATH, checks::sheets).who(At(CHECKERS)).gives(&[Kind::ReadDecks]),
    get(urls::deck::PATH, deck::show).who(At(CHECKERS)),
    post(urls::read_deck::PATH, deck::read)
        .who(At(CHECKERS))
        .gives(&[Kind::ReadDeck])
        .takes(ReadForm::FIELDS),
    post(urls::submit_deck::PATH, deck::submit)
        .who(At(CHECKERS))
        .gives(&[Kind::SubmitDeck])
        .body(TEXT)
        .takes(ListForm::FIELDS),
    post(urls::pool::PATH, deck::register_pool)
        .who(At(CHECKERS))
        .gives(&[Kind::RegisterPool])
        .body(TEXT)
        .takes(PoolForm::FIELDS),
    post(urls::accept_deck::PATH, deck::accept)
        .who(At(CHECKERS))
        .gives(&[Kind::AcceptDeck])
        .takes(AcceptForm::FIELDS),
    post(urls::deck_consent::PATH, consent::of_player)
        .who(At(CHECKERS))
        .gives(&[Kind::StateDeckConsent])
        .takes(ConsentToShowForm::FIELDS),
    post(urls::check_deck::PATH, changed_meanwhile::check)
        .who(At(CHECKERS))
        .gives(&[Kind::CheckDeck])
        .body(TEXT)
        .takes(DeckCheckForm::FIELDS),
    // Disputes
    get(urls::disputes::PATH, disputes::show).who(At(STAFF)),
    get(urls::open_dispute::PATH, dispute_open::show).who(At(STAFF)).takes(TableQuery::FIELDS),
    post(urls::open_dispute::PATH, dispute_open::open)
        .who(At(STAFF))
        .gives(&[Kind::OpenDispute])
        .takes(DisputeForm::FIELDS),
    get(urls::dispute::PATH, dispute::show).who(At(STAFF)).rate(Rate::Search).takes(DisputeQuery::FIELDS),
    get(urls::ruling_slip::PATH, ruling_sheet::show).who(Anyone).takes(NamesQuery::FIELDS),
    post(urls::look::PATH, dispute::look)
        .who(At(STAFF))
        .rate(Rate::Search)
        .body(TEXT)
        .takes(DisputeDraftForm::FIELDS),
    post(urls::state_facts::PATH, dispute_acts::facts)
        .who(At(STAFF))
        .gives(&[Kind::StateFacts])
        .body(TEXT)
        .takes(DisputeDraftForm::FIELDS),
    post(urls::cite::PATH, dispute_citing::cite)
        .who(At(JUDGES))
        .gives(&[Kind::AttachCitation])
        .body(TEXT)
        .takes(DisputeDraftForm::FIELDS),
    post(urls::uncite::PATH, dispute_citing::uncite)
        .who(At(JUDGES))
        .gives(&[Kind::RemoveCitation])
        .body(TEXT)
        .takes(DisputeDraftForm::FIELDS),
    post(urls::claim::PATH, assignment::claim)
        .who(At(JUDGES))
        .gives(&[Kind::ClaimDispute])
        .body(TEXT)
        .takes(DisputeDraftForm::FIELDS),
    post(urls::escalate::PATH, assignment::escalate)
        .who(At(JUDGES))
        .gives(&[Kind::EscalateDispute])
        .body(TEXT)
        .takes(DisputeDraftForm::FIELDS),
    post(urls::give_back::PATH, time_lost::give)
        .who(At(JUDGES))
        .gives(&[Kind::ExtendTime])
        .body(TEXT)
        .takes(DisputeDraftForm::FIELDS),
    post(urls::rule::PATH, dispute_acts::rule)
        .who(At(JUDGES))
        .gives(&[Kind::GiveRuling])
        .body(TEXT)
        .takes(DisputeDraftForm::FIELDS),
    post(urls::reword::PATH, dispute_correct::reword)
        .who(At(JUDGES))
        .gives(&[Kind::RewordRuling])
        .body(TEXT)
        .takes(DisputeDraftForm::FIELDS),
    post(urls::withdraw::PATH, dispute_correct::withdraw)
        .who(At(JUDGES))
        .gives(&[Kind::WithdrawDispute])
        .body(TEXT)
        .takes(DisputeDraftForm::FIELDS),
    post(urls::appeal::PATH, dispute_acts::appeal)
        .who(At(STAFF))
        .gives(&[Kind::LodgeAppeal])
        .body(TEXT)
        .takes(DisputeDraftForm::FIELDS),
    post(urls::decide::PATH, dispute_acts::decide)
        .who(At(LAST_WORD))
        .gives(&[Kind::DecideAppeal])
        .body(TEXT)
        .takes(DisputeDraftForm::FIELDS),
    // Chance
    get(urls::chance::PATH, chance::show).who(At(STAFF)),
    post(urls::chance::PATH, chance::draw).who(At(JUDGES)).gives(&[Kind::TakeChance]).takes(DrawForm::FIELDS),
    // Penalties
    get(urls::penalties::PATH, penalties::show).who(At(STAFF)).takes(PenaltyQuery::FIELDS),
    post(urls::penalties::PATH, penalties::issue)
        .who(At(JUDGES))
        .gives(&[Kind::IssuePenalty])
        .takes(PenaltyForm::FIELDS),
    post(urls::confirm_penalty::PATH, penalties::confirm)
        .who(At(DIRECTORS))
        .gives(&[Kind::ConfirmDisqualification]),
    post(urls::withdraw_penalty::PATH, penalties::withdraw)
        .who(At(JUDGES))
        .gives(&[Kind::WithdrawPenalty])
        .takes(ReasonForm::FIELDS),
];
