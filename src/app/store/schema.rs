//! The tables, in types that mean the same in both databases. Written by hand, like the migrations.

use diesel::{allow_columns_to_appear_in_same_group_by_clause, allow_tables_to_appear_in_same_query, table};

table! {
    tournaments (id) {
        id -> Text,
        slug -> Text,
        created_at_ms -> BigInt,
    }
}

table! {
    match_log (tournament, sequence) {
        tournament -> Text,
        sequence -> BigInt,
        at_ms -> BigInt,
        actor -> Text,
        role -> Text,
        submission -> Text,
        kind -> Text,
        payload -> Text,
        hash -> Text,
    }
}

table! {
    submissions (tournament, submission) {
        tournament -> Text,
        submission -> Text,
        body_sha256 -> Text,
        body -> Text,
        first_sequence -> BigInt,
        last_sequence -> BigInt,
        answer -> Text,
    }
}

table! {
    deck_texts (tournament, sha256) {
        tournament -> Text,
        sha256 -> Text,
        text -> Text,
    }
}

table! {
    people (id) {
        id -> Text,
        name -> Nullable<Text>,
        folded -> Nullable<Text>,
        created_at_ms -> BigInt,
        erased -> Bool,
    }
}

table! {
    former_names (person, name) {
        person -> Text,
        name -> Text,
    }
}

table! {
    erasures (person) {
        person -> Text,
        tournament -> Text,
        asked_by -> Text,
        role -> Text,
    }
}

table! {
    accounts (id) {
        id -> Text,
        sign_in_name -> Text,
        folded_name -> Text,
        display_name -> Text,
        password_phc -> Nullable<Text>,
        is_operator -> Bool,
        disabled -> Bool,
        created_at_ms -> BigInt,
        may_open -> Bool,
        may_assert -> Bool,
    }
}

table! {
    sessions (token_sha256) {
        token_sha256 -> Text,
        account -> Nullable<Text>,
        created_at_ms -> BigInt,
        last_seen_ms -> BigInt,
        expires_at_ms -> BigInt,
        user_agent -> Text,
        confirmed_at_ms -> Nullable<BigInt>,
    }
}

table! {
    second_factors (account) {
        account -> Text,
        secret -> Text,
        begun_at_ms -> BigInt,
        confirmed_at_ms -> Nullable<BigInt>,
        last_step -> BigInt,
    }
}

table! {
    recovery_codes (account, code_sha256) {
        account -> Text,
        code_sha256 -> Text,
        used_at_ms -> Nullable<BigInt>,
    }
}

table! {
    codes (code_sha256) {
        code_sha256 -> Text,
        kind -> Text,
        tournament -> Nullable<Text>,
        role -> Nullable<Text>,
        account -> Nullable<Text>,
        created_at_ms -> BigInt,
        expires_at_ms -> BigInt,
        used_at_ms -> Nullable<BigInt>,
        issued_by -> Nullable<Text>,
    }
}

table! {
    grants (tournament, account, role) {
        tournament -> Text,
        account -> Text,
        role -> Text,
        granted_at_ms -> BigInt,
    }
}

table! {
    staff_history (number) {
        number -> BigInt,
        tournament -> Text,
        account -> Text,
    }
}

table! {
    decisions (tournament) {
        tournament -> Text,
        sequence -> BigInt,
        version -> BigInt,
        staff -> BigInt,
        told -> Text,
    }
}

table! {
    seat_tokens (token_sha256) {
        token_sha256 -> Text,
        tournament -> Text,
        player -> BigInt,
        created_at_ms -> BigInt,
        revoked -> Bool,
    }
}

table! {
    seat_sessions (session, tournament, player) {
        session -> Text,
        tournament -> Text,
        player -> BigInt,
    }
}

table! {
    ruling_documents (sha256) {
        sha256 -> Text,
        stem -> Text,
        bytes -> Binary,
        meta -> Text,
        imported_at_ms -> BigInt,
        imported_by -> Text,
    }
}

table! {
    library_log (number) {
        number -> BigInt,
        document -> Nullable<Text>,
        at_ms -> BigInt,
        stated_by -> Text,
        reason -> Text,
        kind -> Text,
        payload -> Text,
        submission -> Text,
        asked_sha256 -> Text,
        hash -> Text,
    }
}

table! {
    card_tables (version) {
        version -> Text,
        edition -> Text,
        bytes -> Binary,
        imported_at_ms -> BigInt,
        note -> Text,
        imported -> Bool,
        place -> BigInt,
        particulars -> Binary,
    }
}

table! {
    settings (name) {
        name -> Text,
        content -> Text,
    }
}

table! {
    known_browsers (account, token_sha256) {
        account -> Text,
        token_sha256 -> Text,
        last_ms -> BigInt,
    }
}

table! {
    shelf (account, place) {
        account -> Text,
        place -> Text,
        kept_at_ms -> BigInt,
    }
}

table! {
    feed_addresses (account) {
        account -> Text,
        token_sha256 -> Text,
        made_at_ms -> BigInt,
    }
}

table! {
    decisions_elsewhere (tournament, number) {
        tournament -> Text,
        number -> BigInt,
        origin -> Text,
        written_at_ms -> BigInt,
        imported_at_ms -> BigInt,
        decision -> Text,
    }
}

table! {
    consents (asked, asking, person) {
        asked -> Text,
        asking -> Text,
        person -> Text,
        player -> BigInt,
        asked_by -> Text,
        asked_at_ms -> BigInt,
        agreed -> Nullable<Bool>,
        answered_by -> Nullable<Text>,
        answered_at_ms -> Nullable<BigInt>,
    }
}

table! {
    applications (tournament, id) {
        tournament -> Text,
        id -> Text,
        token_sha256 -> Text,
        number -> BigInt,
        at_ms -> BigInt,
        name -> Text,
        deck -> Text,
        deck_errors -> Nullable<BigInt>,
        deck_cards -> Nullable<BigInt>,
        player -> Nullable<BigInt>,
        declined -> Nullable<Text>,
        contact -> Text,
    }
}

table! {
    contacts (tournament, player) {
        tournament -> Text,
        player -> BigInt,
        handle -> Text,
    }
}

table! {
    appointments (tournament, round, one, other) {
        tournament -> Text,
        round -> BigInt,
        one -> BigInt,
        other -> BigInt,
        at_ms -> BigInt,
        noted_by -> BigInt,
    }
}

table! {
    pod_times (tournament, round, player) {
        tournament -> Text,
        round -> BigInt,
        player -> BigInt,
        at_ms -> BigInt,
    }
}

table! {
    summaries (tournament) {
        tournament -> Text,
        sequence -> BigInt,
        hash -> Text,
        version -> BigInt,
        hidden -> Bool,
        summary -> Text,
        day -> Text,
    }
}

table! {
    appearances (tournament, player) {
        tournament -> Text,
        player -> BigInt,
        person -> Text,
        place -> Nullable<BigInt>,
        wins -> BigInt,
        losses -> BigInt,
        ties -> BigInt,
        list_from_ms -> Nullable<BigInt>,
    }
}

table! {
    games (tournament, round, place, player) {
        tournament -> Text,
        round -> BigInt,
        place -> Text,
        player -> BigInt,
        person -> Text,
        opponent -> Text,
        outcome -> Text,
        grade -> Text,
    }
}

table! {
    penalties (tournament, number) {
        tournament -> Text,
        number -> BigInt,
        player -> BigInt,
        person -> Text,
        kind -> Text,
        level -> Text,
    }
}

table! {
    pod_places (tournament, round, pod, player) {
        tournament -> Text,
        round -> BigInt,
        pod -> Text,
        player -> BigInt,
        person -> Text,
        place -> BigInt,
    }
}

table! {
    shown_lists (tournament, player) {
        tournament -> Text,
        player -> BigInt,
        person -> Text,
        place -> BigInt,
        from_ms -> BigInt,
        read_from -> Text,
    }
}

table! {
    list_cards (tournament, player, card) {
        tournament -> Text,
        player -> BigInt,
        card -> Text,
    }
}

table! {
    lists_to_read (tournament) {
        tournament -> Text,
        sequence -> BigInt,
        removal -> Text,
    }
}

table! {
    former_account_names (number) {
        number -> BigInt,
        account -> Text,
        name -> Text,
        from_ms -> Nullable<BigInt>,
        until_ms -> BigInt,
    }
}

table! {
    erased_staff (number) {
        number -> BigInt,
        tournament -> Text,
        at_ms -> BigInt,
    }
}

table! {
    visibilities (tournament, player) {
        tournament -> Text,
        player -> BigInt,
        visibility -> Text,
        at_ms -> BigInt,
    }
}

table! {
    webhooks (id) {
        id -> Text,
        tournament -> Text,
        address -> Text,
        secret -> Text,
        made_at_ms -> BigInt,
        next_sequence -> BigInt,
        next_try_at_ms -> BigInt,
        failures -> BigInt,
        last_failure -> Nullable<Text>,
        given_up -> Bool,
    }
}

table! {
    series (id) {
        id -> Text,
        slug -> Text,
        created_at_ms -> BigInt,
    }
}

table! {
    series_log (series, sequence) {
        series -> Text,
        sequence -> BigInt,
        at_ms -> BigInt,
        actor -> Text,
        role -> Text,
        submission -> Text,
        kind -> Text,
        payload -> Text,
        hash -> Text,
        form -> Text,
    }
}

allow_tables_to_appear_in_same_query!(sessions, accounts);
allow_tables_to_appear_in_same_query!(grants, accounts);
allow_tables_to_appear_in_same_query!(staff_history, accounts);
allow_tables_to_appear_in_same_query!(staff_history, decisions);
allow_tables_to_appear_in_same_query!(erased_staff, decisions);
allow_tables_to_appear_in_same_query!(staff_history, former_account_names);
allow_tables_to_appear_in_same_query!(decisions, former_account_names);
allow_tables_to_appear_in_same_query!(grants, former_account_names);
allow_tables_to_appear_in_same_query!(seat_sessions, sessions);
allow_tables_to_appear_in_same_query!(summaries, match_log);
allow_tables_to_appear_in_same_query!(summaries, appearances, people, games, visibilities);
allow_tables_to_appear_in_same_query!(contacts, appearances);
allow_tables_to_appear_in_same_query!(summaries, pod_places);
allow_tables_to_appear_in_same_query!(shown_lists, list_cards);
allow_tables_to_appear_in_same_query!(tournaments, list_cards);
allow_tables_to_appear_in_same_query!(tournaments, match_log);
allow_columns_to_appear_in_same_group_by_clause!(games::opponent, games::outcome, people::name);
