//! Which number each table of a round has: the fixed ones first, all others in their order. Who meets whom never depends
//! on it.

use crate::domain::id::{PlayerId, TableNumber};

/// The numbers of tables, in the order in which the tables come.
///
/// `fixed` holds players with the table at which each of them sits, the one set first ahead. If two of them meet, the
/// first decides. Every other table has the next of `numbers` that is left.
///
/// ```
/// use arbiter::domain::id::{PlayerId, TableNumber};
/// use arbiter::domain::pairing::table_numbers::table_numbers;
///
/// let tables = [[1, 2], [3, 4], [5, 6]].map(|pair| pair.map(PlayerId));
/// let seats = || tables.iter().map(|pair| &pair[..]);
/// let fixed = [(PlayerId(6), TableNumber(1)), (PlayerId(3), TableNumber(9))];
/// assert_eq!(table_numbers(seats(), &fixed, (1..).map(TableNumber)), [2, 9, 1].map(TableNumber));
/// assert_eq!(table_numbers(seats(), &[], (1..).map(TableNumber)), [1, 2, 3].map(TableNumber));
/// ```
pub fn table_numbers<'a>(
    tables: impl IntoIterator<Item = &'a [PlayerId]>,
    fixed: &[(PlayerId, TableNumber)],
    numbers: impl IntoIterator<Item = TableNumber>,
) -> Vec<TableNumber> {
    let claims = claims(tables, fixed);
    let mut left = numbers.into_iter().filter(|number| !claims.contains(&Some(*number)));
    claims.iter().filter_map(|claim| claim.or_else(|| left.next())).collect()
}

/// The numbers after a change by hand: a table with a fixed number exchanges its own for it, and all others stay.
pub fn exchanged_numbers<'a>(
    tables: impl IntoIterator<Item = (TableNumber, &'a [PlayerId])>,
    fixed: &[(PlayerId, TableNumber)],
) -> Vec<TableNumber> {
    let (mut numbers, seats): (Vec<TableNumber>, Vec<&[PlayerId]>) = tables.into_iter().unzip();
    for (at, claim) in claims(seats, fixed).into_iter().enumerate() {
        let Some(claim) = claim else { continue };
        match numbers.iter().position(|number| *number == claim) {
            Some(other) => numbers.swap(at, other),
            None => numbers.get_mut(at).into_iter().for_each(|number| *number = claim),
        }
    }
    numbers
}

/// The lowest number that no table has.
pub fn lowest_free(tables: impl IntoIterator<Item = TableNumber>) -> TableNumber {
    let mut tables: Vec<u32> = tables.into_iter().map(TableNumber::table).collect();
    tables.sort_unstable();
    TableNumber(tables.into_iter().fold(1, |free, table| if table == free { free + 1 } else { free }))
}

/// The number of a table that is added to others, which keep theirs: the fixed one of its players that no other table has,
/// the one set first ahead, or else the lowest that is left.
pub fn added_number(
    seats: &[PlayerId],
    fixed: &[(PlayerId, TableNumber)],
    others: impl IntoIterator<Item = TableNumber>,
) -> TableNumber {
    let others: Vec<TableNumber> = others.into_iter().collect();
    let mut left = fixed.to_vec();
    left.retain(|(_, number)| !others.contains(number));
    claims([seats], &left).into_iter().flatten().next().unwrap_or_else(|| lowest_free(others))
}

/// The fixed number of each table, if it has one.
fn claims<'a>(
    tables: impl IntoIterator<Item = &'a [PlayerId]>,
    fixed: &[(PlayerId, TableNumber)],
) -> Vec<Option<TableNumber>> {
    let tables: Vec<&[PlayerId]> = tables.into_iter().collect();
    let mut claims = vec![None; tables.len()];
    for (player, number) in fixed {
        let at = tables.iter().position(|seats| seats.contains(player));
        let is_taken = claims.contains(&Some(*number));
        if let Some(claim @ None) = at.filter(|_| !is_taken).and_then(|at| claims.get_mut(at)) {
            *claim = Some(*number);
        }
    }
    claims
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exchanged(tables: &[(u32, [u32; 2])], fixed: &[(u32, u32)]) -> Vec<u32> {
        let tables: Vec<_> =
            tables.iter().map(|(number, pair)| (TableNumber(*number), pair.map(PlayerId))).collect();
        let fixed: Vec<_> =
            fixed.iter().map(|(player, number)| (PlayerId(*player), TableNumber(*number))).collect();
        let seats = tables.iter().map(|(number, pair)| (*number, &pair[..]));
        exchanged_numbers(seats, &fixed).into_iter().map(|number| number.0).collect()
    }

    #[test]
    fn after_a_change_by_hand_only_tables_that_exchange_numbers_move() {
        let tables = [(1, [1, 2]), (2, [3, 4]), (3, [5, 6])];
        assert_eq!(exchanged(&tables, &[(5, 1)]), [3, 2, 1]);
        assert_eq!(exchanged(&tables, &[(5, 1), (1, 2)]), [2, 3, 1]);
        assert_eq!(exchanged(&tables, &[(4, 20)]), [1, 20, 3]);
        assert_eq!(exchanged(&tables, &[(4, 3), (3, 1)]), [1, 3, 2], "the one set first decides");
        assert_eq!(exchanged(&tables, &[(7, 1)]), [1, 2, 3]);
    }

    #[test]
    fn an_added_table_has_the_fixed_number_of_its_players_that_is_left() {
        let added = |fixed: &[(u32, u32)], others: &[u32]| {
            let fixed: Vec<_> =
                fixed.iter().map(|(player, number)| (PlayerId(*player), TableNumber(*number))).collect();
            let others = others.iter().map(|number| TableNumber(*number));
            added_number(&[1, 2].map(PlayerId), &fixed, others).0
        };
        assert_eq!(added(&[], &[1, 2]), 3);
        assert_eq!(added(&[(2, 9)], &[1, 2]), 9);
        assert_eq!(added(&[(2, 9), (1, 7)], &[1, 2]), 9, "the one set first decides");
        assert_eq!(added(&[(2, 9), (1, 7)], &[1, 9]), 7, "unless its table is taken");
        assert_eq!(added(&[(2, 9), (1, 7)], &[1, 7, 9]), 2);
        assert_eq!(added(&[(3, 9)], &[1, 2]), 3, "others have no say");
    }

    #[test]
    fn the_lowest_free_number_fills_a_gap() {
        let free = |tables: &[u32]| lowest_free(tables.iter().map(|number| TableNumber(*number))).0;
        assert_eq!([free(&[]), free(&[1, 2]), free(&[20, 1, 3]), free(&[2])], [1, 3, 2, 1]);
    }
}
