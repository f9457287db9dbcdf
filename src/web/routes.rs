//! Every page and form there is. What is not here does not exist.

use crate::domain::tournament::role::Role::{
    self, DeckChecker, Director, HeadJudge, Judge, Player, Scorekeeper,
};
use crate::web::pages::decks::{check, desk as decks, held, one as deck};
use crate::web::pages::director::{
    create, deck_rules, desk, people, players, seats, settings, staff, values,
};
use crate::web::pages::disputes::{
    assignment, correct as dispute_correct, draft::FIELDS as COURT, index as disputes, open as dispute_open,
    ruling_sheet, show as dispute, time as time_lost,
};
use crate::web::pages::doors::{account, accounts, join, reset, seat, set_up, sign_in};
use crate::web::pages::penalties::all as penalties;
use crate::web::pages::player::{call, deck as own_deck, me};
use crate::web::pages::public::{home, log, print, rerun, round, screen, standings, tournament};
use crate::web::pages::reports::{closing, rulings as rulings_report};
use crate::web::pages::rounds::{correct, draft, prepare, result, staff as round_staff, time};
use crate::web::pages::rules::{format, profile};
use crate::web::pages::rulings::{
    attempt, compare, document, entry, import, library, precedents, relate, search, split,
};
use crate::web::pages::{assets, chance, display, health};
use crate::web::route::Who::{Anyone, At, Judges, Operator, SignedIn};
use crate::web::route::{Cache, Rate, Route, get, many, one, post};

/// Runs the tournament.
const DIRECTORS: &[Role] = &[Director];
/// Everybody who helps to run it.
const STAFF: &[Role] = &[Director, HeadJudge, Judge, Scorekeeper, DeckChecker];
/// May record results.
const SCORERS: &[Role] = &[Director, HeadJudge, Judge, Scorekeeper];
/// May rule.
const JUDGES: &[Role] = &[Director, HeadJudge, Judge];
/// May decide appeals.
const LAST_WORD: &[Role] = &[Director, HeadJudge];
/// May read and accept deck lists.
const CHECKERS: &[Role] = &[Director, HeadJudge, DeckChecker];
/// Whoever holds a seat.
const PLAYERS: &[Role] = &[Player];

/// A pasted deck list or names: a page of text.
const TEXT: usize = 512 * 1024;
/// A ruling document.
const DOCUMENT: usize = 24 * 1024 * 1024;

/// The route table. The first line that fits an address is the one.
pub const ROUTES: &[Route] = &[
    get("/healthz", health::show).who(Anyone).at_once(),
    get("/static/{hash}/{asset}", assets::show).who(Anyone).cache(Cache::Immutable).at_once(),
    get("/display", display::show).who(Anyone),
    post("/display", display::choose).who(Anyone).rate(Rate::Page).takes(&[one("theme"), one("next")]),
    // Doors
    get("/sign-in", sign_in::show).who(Anyone).takes(&[one("next")]),
    post("/sign-in", sign_in::enter).who(Anyone).rate(Rate::SignIn).takes(&[
        one("name"),
        one("password"),
        one("next"),
    ]),
    post("/sign-out", sign_in::leave).who(Anyone).rate(Rate::Page),
    get("/set-up/{code}", set_up::show).who(Anyone).rate(Rate::SignIn),
    post("/set-up/{code}", set_up::create).who(Anyone).rate(Rate::SignIn).takes(&[
        one("name"),
        one("display_name"),
        one("password"),
        one("repeated"),
    ]),
    get("/join/{code}", join::show).who(Anyone).rate(Rate::SignIn),
    post("/join/{code}", join::create).who(Anyone).rate(Rate::SignIn).takes(&[
        one("name"),
        one("display_name"),
        one("password"),
        one("repeated"),
    ]),
    post("/join/{code}/accept", join::accept).who(SignedIn).rate(Rate::SignIn),
    get("/reset/{code}", reset::show).who(Anyone).rate(Rate::SignIn),
    post("/reset/{code}", reset::choose)
        .who(Anyone)
        .rate(Rate::SignIn)
        .takes(&[one("password"), one("repeated")]),
    get("/seat/{code}", seat::show).who(Anyone),
    post("/seat/{code}", seat::claim).who(Anyone),
    get("/account", account::show).who(Anyone),
    post("/account/password", account::change_password).who(SignedIn).rate(Rate::SignIn).takes(&[
        one("password"),
        one("new_password"),
        one("repeated"),
    ]),
    post("/account/sign-out-everywhere", account::sign_out_everywhere).who(SignedIn),
    get("/accounts", accounts::show).who(Operator),
    post("/accounts/{account}/reset", accounts::reset).who(Operator),
    post("/accounts/{account}/disable", accounts::disable).who(Operator),
    post("/accounts/{account}/enable", accounts::enable).who(Operator),
    // For everyone
    get("/", home::show).who(Anyone).cache(Cache::Public),
    get("/rules", profile::list).who(Anyone).cache(Cache::Public),
    get("/rules/scoring/{profile}", profile::show).who(Anyone).cache(Cache::Public),
    get("/rules/decks/{format}", format::show).who(Anyone).cache(Cache::Public),
    get("/deck-check", check::show).who(Anyone),
    post("/deck-check", check::check).who(Anyone).rate(Rate::Search).body(TEXT).takes(&[
        one("format"),
        one("on"),
        one("list"),
    ]),
    get("/rulings", library::show).who(Anyone).takes(&[one("edition"), one("on")]),
    get("/rulings/search", search::show).who(Anyone).rate(Rate::Search).takes(&[
        one("q"),
        one("edition"),
        one("on"),
    ]),
    get("/rulings/compare", compare::show).who(Anyone).rate(Rate::Search).takes(&[one("from"), one("to")]),
    get("/rulings/import", import::show).who(SignedIn),
    post("/rulings/import", import::preview)
        .who(SignedIn)
        .rate(Rate::Heavy)
        .body(DOCUMENT)
        .takes(DESCRIPTION),
    post("/rulings/import/store", import::store)
        .who(SignedIn)
        .rate(Rate::Heavy)
        .body(DOCUMENT)
        .takes(DESCRIPTION),
    get("/rulings/precedents", precedents::show).who(Anyone).rate(Rate::Search).takes(&[one("q")]),
    get("/rulings/report", rulings_report::show).who(SignedIn).rate(Rate::Search),
    post("/rulings/questions", rulings_report::keep).who(Judges).takes(&[
        one("q"),
        one("edition"),
        one("on"),
    ]),
    post("/rulings/questions/settled", rulings_report::settle)
        .who(Judges)
        .takes(&[one("number"), one("reason")]),
    get("/rulings/mission-attempt", attempt::show).who(Anyone).takes(&[one("step")]),
    get("/rulings/correct/{document}", split::show),
    post("/rulings/correct/{document}", split::whole).takes(&[
        one("seen"),
        one("issued"),
        one("copy"),
        one("reason"),
    ]),
    post("/rulings/correct-back/{document}", split::take_back).takes(&[one("number"), one("reason")]),
    get("/rulings/correct/{document}/{entry}", split::entry),
    post("/rulings/correct/{document}/{entry}", split::record).takes(&[
        one("seen"),
        one("act"),
        one("line"),
        one("new_heading"),
        one("heading"),
        one("kind"),
        one("star"),
        one("reason"),
    ]),
    get("/rulings/relate/{document}/{entry}", relate::show).who(Judges),
    post("/rulings/relate/{document}/{entry}", relate::record).who(Judges).takes(&[
        one("does"),
        one("scope"),
        one("to"),
        one("source"),
        one("named"),
        one("reason"),
    ]),
    post("/rulings/relate-back/{document}/{entry}", relate::withdraw)
        .who(Judges)
        .takes(&[one("number"), one("reason")]),
    get("/rulings/{document}", document::show).who(Anyone).takes(&[one("on")]),
    get("/rulings/{document}/{entry}", entry::show).who(Anyone).takes(&[one("on")]),
    // One tournament, for everyone
    get("/new", create::show).who(SignedIn),
    post("/new", create::create).who(SignedIn).takes(&[
        one("title"),
        one("place"),
        one("date"),
        one("time_zone"),
        one("edition"),
        one("format"),
        one("profile"),
        one("rounds"),
        one("round_minutes"),
        one("deck_lists_required"),
        many("option"),
    ]),
    get("/t/{tournament}", tournament::show).who(Anyone).cache(Cache::Public),
    get("/t/{tournament}/rounds/{round}", round::show).who(Anyone).cache(Cache::Public),
    get("/t/{tournament}/standings", standings::show).who(Anyone).cache(Cache::Public),
    get("/t/{tournament}/standings/{round}", standings::after).who(Anyone).cache(Cache::Public),
    get("/t/{tournament}/log", log::show).who(Anyone).cache(Cache::Public).takes(&[one("before")]),
    get("/t/{tournament}/rounds/{round}/history", rerun::show).who(Anyone).cache(Cache::Public),
    get("/t/{tournament}/screen", screen::show).who(Anyone).cache(Cache::Public).takes(&[one("page")]),
    get("/t/{tournament}/print/pairings/{round}", print::pairings).who(Anyone).cache(Cache::Public),
    get("/t/{tournament}/print/names/{round}", print::names).who(Anyone).cache(Cache::Public),
    get("/t/{tournament}/print/standings", print::standings).who(Anyone).cache(Cache::Public),
    get("/t/{tournament}/print/slips/{round}", print::slips).who(At(STAFF)),
    // The player's own pages
    get("/t/{tournament}/me", me::show).who(At(PLAYERS)),
    get("/t/{tournament}/me/report", me::report_form).who(At(PLAYERS)),
    post("/t/{tournament}/me/report", me::report).who(At(PLAYERS)).takes(REPORT),
    get("/t/{tournament}/me/deck", own_deck::show).who(At(PLAYERS)),
    post("/t/{tournament}/me/deck", own_deck::submit)
        .who(At(PLAYERS))
        .body(TEXT)
        .takes(&[one("list"), one("intent")]),
    get("/t/{tournament}/me/call", call::show).who(At(PLAYERS)),
    post("/t/{tournament}/me/call", call::call).who(At(PLAYERS)).takes(&[
        one("round"),
        one("question"),
        one("facts"),
        one("again"),
    ]),
    post("/t/{tournament}/me/withdraw", call::withdraw)
        .who(At(PLAYERS))
        .takes(&[one("dispute"), one("reason")]),
    post("/t/{tournament}/me/appeal", call::appeal).who(At(PLAYERS)).takes(&[one("dispute"), one("text")]),
    // The director's desk
    get("/t/{tournament}/desk", desk::show).who(At(STAFF)),
    post("/t/{tournament}/close", desk::close).who(At(DIRECTORS)),
    post("/t/{tournament}/reopen", desk::reopen).who(At(DIRECTORS)).takes(&[one("reason")]),
    post("/t/{tournament}/export", desk::export).who(At(DIRECTORS)).rate(Rate::Heavy),
    get("/t/{tournament}/report", closing::show).who(At(STAFF)).takes(&[one("names")]),
    get("/t/{tournament}/settings", settings::show).who(At(STAFF)).takes(&[one("saved")]),
    post("/t/{tournament}/settings", settings::change).who(At(DIRECTORS)).takes(&[
        one("title"),
        one("place"),
        one("date"),
        one("time_zone"),
        one("rounds"),
        one("round_minutes"),
        one("deck_lists_required"),
        many("option"),
        one("reason"),
        one("was"),
    ]),
    post("/t/{tournament}/settings/profile", settings::change_profile).who(At(DIRECTORS)).takes(&[
        one("profile"),
        one("reason"),
        one("was"),
    ]),
    post("/t/{tournament}/settings/format", settings::change_format).who(At(DIRECTORS)).takes(&[
        one("format"),
        one("reason"),
        one("was"),
    ]),
    get("/t/{tournament}/settings/values", values::show).who(At(STAFF)),
    post("/t/{tournament}/settings/values", values::change).who(At(DIRECTORS)).takes(values::FIELDS),
    get("/t/{tournament}/settings/rules", deck_rules::show).who(At(STAFF)),
    post("/t/{tournament}/settings/rules", deck_rules::change).who(At(DIRECTORS)).takes(&[
        many("rule"),
        many("weight"),
        many("figure"),
        one("reason"),
        one("was"),
    ]),
    post("/t/{tournament}/staff/invite", staff::invite).who(At(DIRECTORS)).takes(&[one("role")]),
    post("/t/{tournament}/staff/remove", staff::remove)
        .who(At(DIRECTORS))
        .takes(&[one("account"), one("role")]),
    get("/t/{tournament}/players", players::show).who(At(STAFF)),
    post("/t/{tournament}/players", players::register)
        .who(At(DIRECTORS))
        .body(TEXT)
        .takes(&[one("names"), one("doubles")]),
    get("/t/{tournament}/players/{player}", players::one).who(At(STAFF)),
    post("/t/{tournament}/players/{player}/drop", players::drop).who(At(DIRECTORS)).takes(&[one("reason")]),
    post("/t/{tournament}/players/{player}/reinstate", players::reinstate).who(At(DIRECTORS)),
    post("/t/{tournament}/players/{player}/withdraw", players::withdraw).who(At(DIRECTORS)),
    post("/t/{tournament}/players/{player}/rename", players::rename).who(At(DIRECTORS)).takes(&[one("name")]),
    post("/t/{tournament}/players/{player}/erase", players::erase).who(At(DIRECTORS)),
    post("/t/{tournament}/players/links", seats::sheet).who(At(DIRECTORS)).rate(Rate::Heavy),
    post("/t/{tournament}/players/known", people::identify).who(At(DIRECTORS)).takes(&[many("same")]),
    post("/t/{tournament}/players/{player}/apart", people::tell_apart).who(At(DIRECTORS)),
    post("/t/{tournament}/players/{player}/link", players::link).who(At(DIRECTORS)),
    // Rounds
    get("/t/{tournament}/pair", prepare::show).who(At(DIRECTORS)),
    post("/t/{tournament}/pair", prepare::pair).who(At(DIRECTORS)).rate(Rate::Heavy).takes(&[
        one("round"),
        many("absent"),
        many("earned_bye"),
    ]),
    get("/t/{tournament}/rounds/{round}/staff", round_staff::show).who(At(STAFF)),
    post("/t/{tournament}/rounds/{round}/swap", draft::swap).who(At(DIRECTORS)).takes(&[
        one("one"),
        one("other"),
        one("reason"),
    ]),
    post("/t/{tournament}/rounds/{round}/discard", draft::discard).who(At(DIRECTORS)).takes(&[one("reason")]),
    post("/t/{tournament}/rounds/{round}/publish", draft::publish).who(At(DIRECTORS)).takes(&[one("seen")]),
    post("/t/{tournament}/rounds/{round}/close", round_staff::close).who(At(DIRECTORS)).takes(&[one("over")]),
    get("/t/{tournament}/rounds/{round}/tables/{table}", result::show).who(At(SCORERS)).takes(SLIP),
    post("/t/{tournament}/rounds/{round}/tables/{table}/result", result::record).who(At(SCORERS)).takes(SLIP),
    post("/t/{tournament}/rounds/{round}/tables/{table}/keep", result::keep)
        .who(At(SCORERS))
        .takes(&[one("seen"), one("reason")]),
    post("/t/{tournament}/rounds/{round}/tables/{table}/time", time::extend)
        .who(At(DIRECTORS))
        .takes(&[one("minutes"), one("reason")]),
    get("/t/{tournament}/rounds/{round}/tables/{table}/correct", correct::show)
        .who(At(SCORERS))
        .takes(&[one("dispute"), one("end")]),
    post("/t/{tournament}/rounds/{round}/tables/{table}/correct", correct::correct)
        .who(At(SCORERS))
        .takes(CORRECTION),
    // Decks
    get("/t/{tournament}/decks", decks::show).who(At(CHECKERS)),
    get("/t/{tournament}/decks/{player}", deck::show).who(At(CHECKERS)),
    post("/t/{tournament}/decks/{player}/read", deck::read).who(At(CHECKERS)),
    post("/t/{tournament}/decks/{player}/submit", deck::submit)
        .who(At(CHECKERS))
        .body(TEXT)
        .takes(&[one("list"), one("intent")]),
    post("/t/{tournament}/decks/{player}/accept", deck::accept)
        .who(At(CHECKERS))
        .takes(&[one("reason"), one("version")]),
    post("/t/{tournament}/decks/{player}/check", held::check).who(At(CHECKERS)).body(TEXT).takes(&[
        one("version"),
        one("found"),
        one("as_found"),
        one("intent"),
    ]),
    // Disputes
    get("/t/{tournament}/disputes", disputes::show).who(At(STAFF)),
    get("/t/{tournament}/disputes/open", dispute_open::show)
        .who(At(STAFF))
        .takes(&[one("round"), one("table")]),
    post("/t/{tournament}/disputes/open", dispute_open::open).who(At(STAFF)).takes(&[
        one("round"),
        one("table"),
        one("question"),
        one("facts"),
        one("by"),
        one("again"),
    ]),
    get("/t/{tournament}/disputes/{dispute}", dispute::show).who(At(STAFF)).rate(Rate::Search).takes(&[
        one("q"),
        one("on"),
        one("cite"),
    ]),
    get("/t/{tournament}/disputes/{dispute}/slip", ruling_sheet::show).who(Anyone),
    post("/t/{tournament}/disputes/{dispute}/look", dispute::look)
        .who(At(STAFF))
        .rate(Rate::Search)
        .body(TEXT)
        .takes(COURT),
    post("/t/{tournament}/disputes/{dispute}/facts", dispute::facts).who(At(STAFF)).body(TEXT).takes(COURT),
    post("/t/{tournament}/disputes/{dispute}/cite", dispute::cite).who(At(JUDGES)).body(TEXT).takes(COURT),
    post("/t/{tournament}/disputes/{dispute}/uncite", dispute::uncite)
        .who(At(JUDGES))
        .body(TEXT)
        .takes(COURT),
    post("/t/{tournament}/disputes/{dispute}/claim", assignment::claim)
        .who(At(JUDGES))
        .body(TEXT)
        .takes(COURT),
    post("/t/{tournament}/disputes/{dispute}/escalate", assignment::escalate)
        .who(At(JUDGES))
        .body(TEXT)
        .takes(COURT),
    post("/t/{tournament}/disputes/{dispute}/time", time_lost::give).who(At(JUDGES)).body(TEXT).takes(COURT),
    post("/t/{tournament}/disputes/{dispute}/rule", dispute::rule).who(At(JUDGES)).body(TEXT).takes(COURT),
    post("/t/{tournament}/disputes/{dispute}/reword", dispute_correct::reword)
        .who(At(JUDGES))
        .body(TEXT)
        .takes(COURT),
    post("/t/{tournament}/disputes/{dispute}/withdraw", dispute_correct::withdraw)
        .who(At(JUDGES))
        .body(TEXT)
        .takes(COURT),
    post("/t/{tournament}/disputes/{dispute}/appeal", dispute::appeal).who(At(STAFF)).body(TEXT).takes(COURT),
    post("/t/{tournament}/disputes/{dispute}/decide", dispute::decide)
        .who(At(LAST_WORD))
        .body(TEXT)
        .takes(COURT),
    // Chance
    get("/t/{tournament}/chance", chance::show).who(At(STAFF)),
    post("/t/{tournament}/chance", chance::throw).who(At(JUDGES)).takes(&[
        one("what"),
        one("sides"),
        one("of"),
        one("purpose"),
        one("round"),
        one("table"),
        one("dispute"),
    ]),
    // Penalties
    get("/t/{tournament}/penalties", penalties::show).who(At(STAFF)).takes(&[
        one("player"),
        one("kind"),
        one("dispute"),
    ]),
    post("/t/{tournament}/penalties", penalties::issue).who(At(JUDGES)).takes(&[
        one("player"),
        one("kind"),
        one("level"),
        one("round"),
        one("dispute"),
        one("others"),
        one("reason"),
    ]),
    post("/t/{tournament}/penalties/{penalty}/confirm", penalties::confirm).who(At(DIRECTORS)),
    post("/t/{tournament}/penalties/{penalty}/withdraw", penalties::withdraw)
        .who(At(JUDGES))
        .takes(&[one("reason")]),
];

/// The fields of a result slip. `intent` is `look` to see what the result is worth, or `record`.
const SLIP: &[crate::web::route::Field] = &[
    one("score_a"),
    one("score_b"),
    one("minus_a"),
    one("minus_b"),
    one("not_counting_a"),
    one("not_counting_b"),
    one("end"),
    one("by"),
    one("went_first"),
    one("intent"),
];

/// A ruling document, and what a person says about one that is not known.
const DESCRIPTION: &[crate::web::route::Field] = &[
    one("text"),
    one("name"),
    one("title"),
    one("edition"),
    one("series"),
    one("publisher"),
    one("issued"),
    one("undated"),
    one("stars"),
];

/// A correction: a slip, what stood there when the form was opened, the reason, the dispute behind it.
const CORRECTION: &[crate::web::route::Field] = &[
    one("score_a"),
    one("score_b"),
    one("minus_a"),
    one("minus_b"),
    one("not_counting_a"),
    one("not_counting_b"),
    one("end"),
    one("by"),
    one("went_first"),
    one("intent"),
    one("was"),
    one("reason"),
    one("dispute"),
];

/// A player's report: a slip, and the round it is about.
const REPORT: &[crate::web::route::Field] = &[
    one("round"),
    one("score_a"),
    one("score_b"),
    one("minus_a"),
    one("minus_b"),
    one("not_counting_a"),
    one("not_counting_b"),
    one("end"),
    one("by"),
    one("went_first"),
    one("intent"),
];
