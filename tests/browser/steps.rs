//! What the people of the story do, one page or two at a time.

use crate::person::Person;
use crate::support::browser::Screen;
use crate::support::program::Program;

/// The tournament's address.
pub const TOURNAMENT: &str = "harbour-open";
/// The player with the phone.
pub const ADA: &str = "Ada Lindqvist";
/// The player whose name looks like markup.
const SCRIBBLER: &str = "O'Brien <b>";
/// The question that is disputed.
const DISPUTE: &str = "Does a lit blue lamp count as a lamp on the shelf?";

/// An odd number of names, as they are pasted.
const NAMES: &str = "Ada Lindqvist\n Bruno Keller \n\nChiara  Romano\nDmitri Sokolov\nO'Brien <b>\n";
const LIST: &str = include_str!("../../data/demo/deck.txt");
/// An invented document.
const DOCUMENT: &str = "\
Harbour Rulings

LAMPS AND KETTLES

* blue lamp - The blue lamp counts as one of the thirty lamps on the shelf. It stays lit until the bell rings.

kettle - A kettle may be filled once each turn. See blue lamp.

";

/// The two people with a browser.
pub struct Fair {
    pub director: Person,
    pub player: Person,
}

fn at(path: &str) -> String {
    format!("/t/{TOURNAMENT}{path}")
}

impl Fair {
    /// The director holds what is asked for; the player has a phone. `None` if there is no browser.
    pub async fn of(program: &Program, screen: Screen, scripts: bool) -> Option<Self> {
        let director = Person::new(program, screen, scripts).await?;
        let player = Person::new(program, Screen::Phone, scripts).await?;
        Some(Self { director, player })
    }

    /// From nothing to a published round.
    pub async fn round_1_is_being_played(&self, program: &Program) {
        self.the_director_makes_an_account(&program.link("/set-up/")).await;
        self.the_director_sets_the_tournament_up().await;
        self.the_director_registers_the_players().await;
        self.the_director_pairs_and_publishes(1).await;
    }

    pub async fn the_director_makes_an_account(&self, link: &str) {
        self.director.open(link).await;
        self.director.fill("Your name", "Rosa Lindgren").await;
        self.director.fill("Sign-in name", "rosa").await;
        self.director.fill("Password", "a lamp on the shelf").await;
        self.director.fill("The password again", "a lamp on the shelf").await;
        self.director.press("Create the account").await;
    }

    pub async fn the_director_sets_the_tournament_up(&self) {
        self.director.sees("Set up a tournament").await;
        self.director.fill("Title", "Harbour Open").await;
        self.director.fill("Place", "Bergen").await;
        self.director.press("More settings").await;
        self.director.fill("Time zone", "Europe/Oslo").await;
        self.director.choose("First Edition").await;
        assert_eq!(self.director.value("Deck format").await, "1e-open");
        assert_eq!(self.director.value("Scoring profile").await, "by-day");
        self.director.fill("Rounds", "2").await;
        self.director.press("Set up the tournament").await;
        self.director.sees("Nothing waits.").await;
    }

    pub async fn the_director_registers_the_players(&self) {
        self.director.press("Register players").await;
        self.director.fill("Names", NAMES).await;
        self.director.press("Register these players").await;
        self.director.sees("5 registered").await;
        self.director.sees(SCRIBBLER).await;
    }

    pub async fn ada_claims_her_seat(&self) {
        self.director.press(ADA).await;
        self.director.press("Make the link").await;
        self.director.sees("Shown only now").await;
        let link = self.director.value("Address").await;
        self.player.open(&link).await;
        self.player.press("Yes, that is me").await;
        self.player.sees(ADA).await;
    }

    pub async fn ada_hands_in_her_deck_list(&self) {
        self.player.open(&at("/me/deck")).await;
        self.player.fill("The list", LIST).await;
        self.player.press("Check the list").await;
        self.player.sees("This list was only checked").await;
        self.player.press("Hand in the list").await;
        self.player.sees("No faults").await;
        assert_eq!(self.player.words_of(".top-who").await, ADA);
    }

    /// In round 1 one player has won a bye, so that four are paired; in round 2 the bye falls where the rules put it.
    pub async fn the_director_pairs_and_publishes(&self, round: u32) {
        self.director.open(&at("/pair")).await;
        if round == 1 {
            self.director.press("Mark absences and byes").await;
            self.director.choose(&format!("Earned bye: {SCRIBBLER}")).await;
        }
        self.director.press(&format!("Pair round {round}")).await;
        self.director.sees("draft pairings").await;
        self.director.press(&format!("Publish round {round}")).await;
        self.director.sees("0 of 2 results in").await;
    }

    /// She reports from the phone; gives the number of her table.
    pub async fn ada_reports_that_she_won(&self) -> u32 {
        self.player.open(&at("/me")).await;
        let table = self.player.words_of(".mine-table").await;
        let table = table.split_whitespace().last().unwrap().parse().unwrap();
        self.player.press("Report the result").await;
        self.player.fill("You", "100").await;
        let opponent = self.player.labels(".score label").await.remove(1);
        self.player.fill(&opponent, "35").await;
        self.player.choose("You won").await;
        self.player.press("Check result").await;
        self.player.sees("FW +65").await;
        self.player.press("Report this result").await;
        self.player.sees("Your table").await;
        table
    }

    pub async fn the_director_records_what_ada_reported(&self, round: u32, table: u32) {
        self.director.open(&at(&format!("/rounds/{round}/tables/{table}"))).await;
        self.director.sees(&format!("{ADA} reported")).await;
        self.director.press("Record what").await;
        self.director.sees("1 of 2 results in").await;
    }

    pub async fn the_director_records_that_nobody_came(&self, round: u32, table: u32) {
        self.director.open(&at(&format!("/rounds/{round}/tables/{table}"))).await;
        let absent = self.director.labels(".score label").await.remove(0);
        self.director.press("Other outcomes").await;
        self.director.choose(&format!("{absent} did not appear")).await;
        self.director.press("Check result").await;
        self.director.sees("This will be recorded").await;
        self.director.press("Record result").await;
        self.director.sees("2 of 2 results in").await;
    }

    /// The form is filled in and previewed, and not recorded yet.
    pub async fn the_director_writes_a_slip(&self, round: u32, table: u32, first: &str, second: &str) {
        self.director.open(&at(&format!("/rounds/{round}/tables/{table}"))).await;
        let names = self.director.labels(".score label").await;
        self.director.fill(&names[0], first).await;
        self.director.fill(&names[1], second).await;
        let ahead = usize::from(first.len() < second.len());
        self.director.choose(&format!("{} won", names[ahead])).await;
        self.director.press("Check result").await;
        self.director.sees("This will be recorded").await;
    }

    pub async fn the_director_records_a_win(&self, round: u32, table: u32) {
        self.the_director_writes_a_slip(round, table, "100", "80").await;
        self.director.press("Record result").await;
    }

    pub async fn the_director_opens_a_dispute(&self, round: u32, table: u32) {
        self.director.open(&at(&format!("/rounds/{round}/tables/{table}"))).await;
        self.director.press("Open a dispute about this table").await;
        self.director.fill("Question", DISPUTE).await;
        self.director
            .fill("Facts as first stated", "The blue lamp was lit and shown when time was called.")
            .await;
        self.director.press("Open the dispute").await;
        self.director.sees("decides this").await;
    }

    /// On another matter, of which nothing here speaks.
    pub async fn the_director_opens_a_second_dispute(&self, round: u32, table: u32) {
        self.director.open(&at(&format!("/rounds/{round}/tables/{table}"))).await;
        self.director.press("Open a dispute about this table").await;
        self.director.fill("Question", "Who sweeps the quay?").await;
        self.director.press("Open the dispute").await;
        self.director.sees("The ruling, as told to the players").await;
    }

    pub async fn ada_calls_a_judge(&self, question: &str) {
        self.player.open(&at("/me/call")).await;
        self.player.fill("The question", question).await;
        self.player.press("Call a judge").await;
        self.player.sees(question).await;
    }

    pub async fn the_director_imports_a_ruling_document(&self) {
        self.director.press("Import the document").await;
        self.the_document_is_stored().await;
    }

    /// On the page of an import.
    pub async fn the_document_is_stored(&self) {
        self.director.fill("Name of the file", "harbour.txt").await;
        self.director.fill("Text", DOCUMENT).await;
        self.director.press("Look at it first").await;
        self.director.sees("Nothing is stored yet").await;
        self.director.fill("Title, as printed", "Harbour Rulings").await;
        self.director.choose("First Edition").await;
        self.director.fill("Series, as a short name", "HR").await;
        self.director.fill("Issued on", "2001-05-04").await;
        self.director.press("Store the document").await;
        self.director.sees("Harbour Rulings").await;
    }

    pub async fn the_director_cites_it_and_rules(&self) {
        // From the call to the cited ruling: three presses, nothing typed.
        self.director.open(&at("/disputes")).await;
        for press in [DISPUTE, "Cite this and rule", "Give the ruling"] {
            self.director.press(press).await;
        }
        self.director.sees("It rests on 1 citation.").await;
        self.director.sees("counts as one of the thirty lamps").await;
    }

    pub async fn the_ruling_changes_the_result(&self) {
        self.director.press("Correct the result with this dispute").await;
        let names = self.director.labels(".score label").await;
        let other = usize::from(names[0] == ADA);
        self.director.fill(&names[other], "65").await;
        self.director.fill("Reason", "The lamp was left out of the count.").await;
        self.director.press("See what it changes").await;
        self.director.sees("FW +35").await;
        self.director.press("Record correction").await;
        self.player.open(&at("/rounds/1")).await;
        self.player.sees("Corrected").await;
        self.player.sees("The lamp was left out of the count.").await;
    }

    pub async fn the_director_closes_round(&self, round: u32) {
        self.director.open(&at(&format!("/rounds/{round}/staff"))).await;
        self.director.press(&format!("Close round {round}")).await;
        self.director.sees("can still be corrected with a reason").await;
    }

    pub async fn the_director_closes_the_tournament(&self) {
        self.director.open(&at("/standings")).await;
        self.director.press("Why").await;
        self.director.tap("#sources-h + details > summary").await;
        self.director.sees("Victory points").await;
        self.director.open(&at("/desk")).await;
        // on a phone, too, where the desk has tabs
        self.director.press("Close the tournament").await;
        self.director.open(&at("/desk#tables")).await;
        self.director.sees("The standings are final.").await;
    }

    /// The phone forgets its sessions.
    pub async fn a_visitor_sees_the_final_standings(&self) {
        self.player.forget().await;
        self.player.open("/").await;
        self.player.press("Harbour Open").await;
        self.player.open(&at("/standings")).await;
        for name in [ADA, "Bruno Keller", "Chiara Romano", "Dmitri Sokolov", SCRIBBLER] {
            self.player.sees(name).await;
        }
        self.player.sees("Final standings after round 2").await;
        self.player.open(&at("/log")).await;
        self.player.sees("Tournament closed; the standings are final.").await;
    }

    pub async fn lines_of_the_log(&self) -> u32 {
        self.player.open(&at("/log")).await;
        let words = self.player.words_of(".panel-head .note").await;
        words.split(' ').next().unwrap().parse().unwrap()
    }
}
