//! Sums of cards, which lists write below their parts and at their ends: `Total 60`, `60 cards`.

use crate::domain::card::title_folding::fold_title;
use crate::domain::deck::quantity::is_count;

/// Words beside the number of a sum of cards.
const OF_SUMS: &str = "total|totals|subtotal|sum|summe|gesamt|zusammen|card|cards|karten|cartes|deck|size|anzahl|count|in|\
    all|grand";

fn is_of_sums(word: &str) -> bool {
    OF_SUMS.split('|').any(|one| one == word)
}

/// Whether words name a sum and nothing else, as beside its number in a table: `Total`, `Summe Karten`.
pub(super) fn names_a_sum(words: &str) -> bool {
    let folded = fold_title(words);
    !folded.is_empty() && folded.split(' ').all(is_of_sums)
}

/// Whether a line counts cards: `Total 60`, `60 cards`, `Summe: 46`.
pub(super) fn is_total(text: &str) -> bool {
    let folded = fold_title(text);
    let (numbers, words): (Vec<&str>, Vec<&str>) = folded.split(' ').partition(|word| is_count(word));
    // `1 Sum…` is a title that was cut.
    let is_whole = !text.ends_with('…') && !text.ends_with("..");
    is_whole && numbers.len() == 1 && !words.is_empty() && words.iter().all(|word| is_of_sums(word))
}
