//! Copies every row from one database to another, of either kind.

use diesel::prelude::*;

use super::connection::AnyConnection;
use super::error::StoreError;
use super::many_rows::insert_rows;
use super::schema;
use super::{
    account_names, accounts, applications, appointments, browsers, cards, consents, decisions,
    decisions_elsewhere, decks, erasures, factors, feeds, grants, library_log, log_rows, one_time_links,
    people, pod_times, read_models, rulings, seats, series_log, sessions, settings, shelf, shown_lists,
    tournaments, visibilities, webhooks,
};

/// Every table with its row type, in an order in which each refers only to earlier ones. Those that grow with the number
/// of tournaments are copied one tournament after the other, so that no more than one is in memory.
macro_rules! with_each_table {
    ($do:ident) => {
        $do! {
            before { tournaments: tournaments::Row, }
            of_tournaments {
                match_log: log_rows::EntryRow,
                submissions: log_rows::SubmissionRow,
                deck_texts: decks::Row,
                summaries: read_models::SummaryRow,
                appearances: read_models::AppearanceRow,
                games: read_models::GameRow,
                penalties: read_models::PenaltyRow,
                pod_places: read_models::PodPlaceRow,
                shown_lists: shown_lists::ListRow,
                list_cards: shown_lists::CardRow,
                lists_to_read: shown_lists::MarkRow,
                decisions: decisions::Row,
            }
            after {
                people: people::Row,
                former_names: people::FormerName,
                erasures: erasures::Row,
                consents: consents::Row,
                accounts: accounts::Row,
                former_account_names: account_names::Row,
                second_factors: factors::Row,
                recovery_codes: factors::CodeRow,
                sessions: sessions::Row,
                known_browsers: browsers::Row,
                shelf: shelf::Row,
                feed_addresses: feeds::Row,
                decisions_elsewhere: decisions_elsewhere::StoredDecision,
                codes: one_time_links::Row,
                grants: grants::Row,
                staff_history: grants::HistoryRow,
                erased_staff: grants::ErasedRow,
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
        }
    };
}

macro_rules! copy_tables {
    (
        before { $($before:ident: $before_row:ty,)+ }
        of_tournaments { $($part:ident: $part_row:ty,)+ }
        after { $($after:ident: $after_row:ty,)+ }
    ) => {
        /// The tables that are copied.
        #[cfg(test)]
        pub const COPIED: &[&str] =
            &[$(stringify!($before),)+ $(stringify!($part),)+ $(stringify!($after),)+];

        /// Copies all rows. Both databases are in a transaction of the caller's.
        pub fn copy_all(from: &mut AnyConnection, to: &mut AnyConnection) -> Result<(), StoreError> {
            $(
                let rows: Vec<$before_row> = schema::$before::table.load(from)?;
                for row in &rows {
                    diesel::insert_into(schema::$before::table).values(row).execute(to)?;
                }
            )+
            let ids = schema::tournaments::table.order(schema::tournaments::id);
            let ids: Vec<String> = ids.select(schema::tournaments::id).load(from)?;
            for id in &ids {
                $(
                    let rows = schema::$part::table.filter(schema::$part::tournament.eq(id));
                    let rows: Vec<$part_row> = rows.load(from)?;
                    insert_rows!(schema::$part::table, rows, to)?;
                )+
            }
            $(
                let rows: Vec<$after_row> = schema::$after::table.load(from)?;
                for row in &rows {
                    diesel::insert_into(schema::$after::table).values(row).execute(to)?;
                }
            )+
            Ok(())
        }

        /// The name of a table that is not empty, if there is one.
        pub fn holds_rows(conn: &mut AnyConnection) -> Result<Option<&'static str>, StoreError> {
            $(
                if holds!(conn, $before) {
                    return Ok(Some(stringify!($before)));
                }
            )+
            $(
                if holds!(conn, $part) {
                    return Ok(Some(stringify!($part)));
                }
            )+
            $(
                if holds!(conn, $after) {
                    return Ok(Some(stringify!($after)));
                }
            )+
            Ok(None)
        }
    };
}

macro_rules! holds {
    ($conn:ident, $table:ident) => {{
        let rows: i64 = schema::$table::table.count().get_result($conn)?;
        rows > 0
    }};
}

with_each_table!(copy_tables);
