//! The defects that a review of the deck pages found on 22 November 2026, each with the tests that keep it fixed.

/// A file, and the name of a test or a row of a table of cases in it.
type Place = (&'static str, &'static str);

/// Number of the defect, what it was, and its tests.
const DEFECTS: &[(&str, &str, &[Place])] = &[
    (
        "A1",
        "the second of two imports was lost, and another version was named than pinned",
        &[
            ("tests/cli/cards.rs", "fn two_files_are_one_import_and_the_printed_version_is_the_pinned_one"),
            ("tests/web/decks/card_tables.rs", "fn two_imports_at_once_are_both_kept"),
            (
                "tests/app/card_import.rs",
                "fn an_import_that_is_killed_leaves_the_old_tables_or_the_new_ones_on_sqlite",
            ),
            (
                "tests/app/card_import.rs",
                "fn an_import_that_is_killed_leaves_the_old_tables_or_the_new_ones_on_postgres",
            ),
            (
                "src/app/store/tests/library.rs",
                "fn a_statement_that_fails_in_the_middle_of_an_import_leaves_the_old_tables",
            ),
        ],
    ),
    (
        "A2",
        "a legal Second Edition list without a planet mission or a headquarters was refused",
        &[(SAMPLES, "fn every_line_of_the_real_lists_names_its_card"), ROW_HEADQUARTERS],
    ),
    (
        "A3",
        "copies were counted with their subtitles, and Infestation was refused",
        &[
            (FORMATS, "2 Jean-Luc Picard Argo Pilot\\n2 Jean-Luc Picard Battleship Captain"),
            (FORMATS, "(\"copies-at-most\", \"Dilemmas:\\n6 Infestation\\n\""),
        ],
    ),
    (
        "A4",
        "a bare heading that is a card too was taken for the card",
        &[(HEADINGS, "fn a_bare_part_name_in_a_counted_list_is_a_heading_and_elsewhere_it_is_reported")],
    ),
    (
        "A5",
        "an old plugin changed the law without a word",
        &[
            ("tests/cli/cards.rs", "fn a_file_that_breaks_a_format_is_refused_without_the_option"),
            (
                "tests/web/decks/card_tables.rs",
                "fn a_file_that_breaks_a_format_is_stored_only_after_a_confirmation_and_rubbish_never",
            ),
            (
                "tests/web/decks/card_tables.rs",
                "fn an_operator_imports_cards_in_the_browser_sees_what_changes_and_takes_it_back",
            ),
        ],
    ),
    (
        "A6",
        "the Tribbles plugin could not be imported, and one unknown type kept a whole file out",
        &[
            ("tests/cli/cards.rs", "fn the_tribbles_plugin_is_read_though_its_type_column_has_the_power"),
            ("tests/domain/card_table.rs", "fn a_plugin_file_that_cannot_be_used_names_its_line"),
        ],
    ),
    (
        "A7",
        "cards of the future were legal",
        &[
            (FORMATS, "fn future_cards_are_refused_and_those_with_an_uncertain_date_only_pointed_out"),
            (FORMATS, "fn a_release_event_drops_the_waiting_days"),
        ],
    ),
    (
        "A8",
        "the missions of a .stdeck were looked for in another part",
        &[(LISTS, "fn cards_that_a_file_calls_missions_are_missions_even_among_its_seeds")],
    ),
    ("A9.1", "a mission in a Q's Tent", &[(FORMATS, "\"QsTent:\\n1 Relief Mission\\n\"")]),
    ("A9.2", "a Tactic in the draw deck", &[(FORMATS, "(\"tactic-at-home\"")]),
    ("A9.3", "a card with a Q icon in the draw deck", &[(FORMATS, "(\"q-at-home\"")]),
    ("A9.4", "a site in the draw deck", &[(FORMATS, "(\"draw-deck-sites\"")]),
    (
        "A9.5",
        "five Tactics, two of them alike, for Auxiliary Control",
        &[(FORMATS, "\"auxiliary-control-at-least\""), (FORMATS, "\"auxiliary-control-different\"")],
    ),
    ("A9.6", "Q's Tent: Civil War with a Q-Continuum", &[(FORMATS, "\"civil-war-closes\"")]),
    ("A9.7", "fifty cards outside the game and none that fetches them", &[(FORMATS, "(\"outside-fetched\"")]),
    ("A9.8", "at least two missions that are no headquarters", &[(FORMATS, "\"missions-no-headquarters\"")]),
    ("A9.9", "cards that limit themselves", &[(FORMATS, "(\"copies-by-text\"")]),
    (
        "A10",
        "one of several cards of a title was taken with no word, and a title cut short was taken",
        &[
            (LISTS, "fn titles_with_several_versions_are_noted_once_and_a_cut_off_title_is_never_matched"),
            (
                "tests/web/deck_page.rs",
                "fn a_title_of_several_cards_is_asked_once_and_the_choice_changes_the_lines",
            ),
        ],
    ),
    (
        "A11",
        "counts of unread lines differed, and citations opened nothing",
        &[
            (NUMBERS, "fn impossible_numbers_are_faults_of_their_line"),
            (FORMATS, "fn every_citation_of_a_format_opens_an_entry_or_a_source_of_our_own"),
        ],
    ),
    (
        "B2",
        "deck files, tables, numbers of gemp, pages and columns were not read",
        &[
            ("tests/domain/deck_shapes/shapes.rs", "\"Lackey .dek\""),
            ("tests/domain/deck_shapes/shapes.rs", "\"OCTGN .o8d\""),
            ("tests/domain/deck_shapes/shapes.rs", "\"Cockatrice .cod\""),
            ("tests/domain/deck_shapes/shapes.rs", "\"Tabletop Simulator\""),
            ("tests/domain/deck_shapes/shapes.rs", "\"HTML of a deck page\""),
            ("tests/domain/deck_shapes/shapes.rs", "\"two columns, left then right\""),
            (LISTS, "fn gemp_lists_are_read_by_card_number"),
        ],
    ),
    (
        "B3",
        "half of the shapes of a line were not read, and many headings not known",
        &[
            (
                "tests/domain/deck_shapes/mod.rs",
                "fn no_shape_of_a_list_gives_a_wrong_card_or_silently_loses_one",
            ),
            (
                "tests/domain/deck_shapes/mod.rs",
                "fn a_misspelt_title_is_never_matched_and_the_right_one_is_offered_first",
            ),
            (HEADINGS, "fn headings_of_many_wordings_are_known"),
            (LISTS, "fn near_titles_are_offered_for_missions_places_old_titles_and_names_without_subtitle"),
        ],
    ),
    (
        "B4",
        "a list of another game was a hundred faults",
        &[(LISTS, "fn unknown_lines_are_one_fault_and_a_list_of_another_game_one_sentence")],
    ),
    (
        "B7",
        "no tap mended a line, and a list with 16 faults was eight screens of a phone",
        &[
            (
                "tests/browser/main.rs",
                "fn sixteen_misspelt_lines_are_fixed_by_taps_on_four_screens_of_a_phone",
            ),
            ("tests/domain/deck_repair.rs", "fn a_suggestion_changes_its_line_and_nothing_else"),
        ],
    ),
    (
        "B8",
        "nothing left a page, no curve, no card",
        &[
            (
                "tests/domain/deck_repair.rs",
                "fn an_exported_list_is_read_back_with_the_same_cards_copies_and_parts",
            ),
            ("tests/domain/deck_repair.rs", "fn the_text_for_trekcc_is_written_in_its_own_form"),
            ("tests/web/deck_page.rs", "fn charts_say_their_numbers_in_words_beside_the_bars_and_as_a_table"),
            ("tests/web/deck_page.rs", "fn a_title_opens_to_the_facts_of_its_card_without_a_script"),
            ("tests/web/deck_page.rs", "fn anyone_prints_a_registration_sheet_with_lines_for_name_and_event"),
            ("tests/web/deck_page.rs", "fn a_player_sees_what_changed_between_the_lists_handed_in"),
        ],
    ),
    (
        "C",
        "rules named sources that opened nothing, and formats were missing",
        &[
            (FORMATS, "fn every_rule_passes_what_it_should_and_catches_what_it_should"),
            (FORMATS, "fn every_rule_names_its_source_and_a_pinned_format_reads_back"),
            (SAMPLES, "fn the_sample_lists_give_the_expected_reports"),
        ],
    ),
];

const FORMATS: &str = "tests/domain/deck_formats.rs";
const HEADINGS: &str = "tests/domain/deck_headings.rs";
const LISTS: &str = "tests/domain/deck_lists.rs";
const NUMBERS: &str = "tests/domain/deck_numbers.rs";
const SAMPLES: &str = "tests/domain/deck_samples.rs";
const ROW_HEADQUARTERS: (&str, &str) =
    (FORMATS, "(\"missions-headquarters\", \"Missions:\\n1 Caretaker's Array Protect Ocampa\\n\"");

#[test]
fn every_defect_of_the_review_has_its_tests() {
    let missing: Vec<String> = DEFECTS
        .iter()
        .flat_map(|(number, what, tests)| tests.iter().map(move |test| (number, what, test)))
        .filter(|(.., (file, part))| !std::fs::read_to_string(file).unwrap().contains(part))
        .map(|(number, what, (file, part))| format!("{number}, {what}: {file} has no “{part}”"))
        .collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    let numbers: Vec<&str> = DEFECTS.iter().map(|(number, ..)| *number).collect();
    for wanted in (1..=11).map(|number| format!("A{number}")) {
        assert!(numbers.iter().any(|number| number.split('.').next() == Some(&wanted)), "{wanted}");
    }
}
