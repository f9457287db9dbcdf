//! Copies every row from one database to another, of either kind.

use diesel::prelude::*;

use super::connection::AnyConnection;
use super::error::StoreError;
use super::schema;
use super::{
    accounts, applications, appointments, browsers, cards, consents, decisions_elsewhere, decks, feeds,
    grants, library_log, log_rows, one_time_links, people, pod_times, rulings, seats, series_log, sessions,
    settings, shelf, tournaments, visibilities, webhooks,
};

/// Every table with its row type, in an order in which each refers only to earlier ones.
macro_rules! with_each_table {
    ($do:ident) => {
        $do! {
            tournaments: tournaments::Row,
            match_log: log_rows::EntryRow,
            submissions: log_rows::SubmissionRow,
            deck_texts: decks::Row,
            people: people::Row,
            consents: consents::Row,
            accounts: accounts::Row,
            sessions: sessions::Row,
            known_browsers: browsers::Row,
            shelf: shelf::Row,
            feed_addresses: feeds::Row,
            decisions_elsewhere: decisions_elsewhere::StoredDecision,
            codes: one_time_links::Row,
            grants: grants::Row,
            seat_tokens: seats::TokenRow,
            seat_sessions: seats::ClaimRow,
            ruling_documents: rulings::DocumentRow,
            library_log: library_log::Row,
            card_tables: cards::Row,
            applications: applications::Row,
            contacts: appointments::ContactRow,
            appointments: appointments::Row,
            pod_times: pod_times::Row,
            settings: settings::Row,
            visibilities: visibilities::Row,
            webhooks: webhooks::Row,
            series: series_log::SeriesIndexRow,
            series_log: series_log::Row,
        }
    };
}

macro_rules! copy_tables {
    ($($table:ident: $row:ty,)+) => {
        /// Copies all rows. Both databases are in a transaction of the caller's.
        pub fn copy_all(from: &mut AnyConnection, to: &mut AnyConnection) -> Result<(), StoreError> {
            $(
                let rows: Vec<$row> = schema::$table::table.load(from)?;
                for row in &rows {
                    diesel::insert_into(schema::$table::table).values(row).execute(to)?;
                }
            )+
            Ok(())
        }

        /// The name of a table that is not empty, if there is one.
        pub fn holds_rows(conn: &mut AnyConnection) -> Result<Option<&'static str>, StoreError> {
            $(
                let rows: i64 = schema::$table::table.count().get_result(conn)?;
                if rows > 0 {
                    return Ok(Some(stringify!($table)));
                }
            )+
            Ok(None)
        }
    };
}

with_each_table!(copy_tables);
