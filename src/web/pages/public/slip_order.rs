//! Which slips are printed, and in which order.

use crate::web::error::PageError;
use crate::web::forms::SlipsQuery;
use crate::web::urls::Link;
use crate::web::visit::Visit;

/// How many slips are on a sheet that is cut.
const SIZES: [usize; 3] = [4, 6, 8];

/// What the address asks for, and the form to ask for something else.
pub struct SlipOrder {
    pub action: Link,
    /// Only tables without a result.
    pub open: bool,
    /// How many slips are on a sheet, if the whole stack is cut at once; `None` for the order of the tables.
    pub on_sheet: Option<usize>,
}

impl SlipOrder {
    /// # Errors
    /// [`PageError::NotFound`] for a number of slips that is not offered.
    pub fn of(visit: &Visit, action: Link) -> Result<Self, PageError> {
        let query = SlipsQuery::of(&visit.query);
        let on_sheet = match query.sheet {
            "" => None,
            text => Some(SIZES.into_iter().find(|n| n.to_string() == text).ok_or(PageError::NotFound)?),
        };
        Ok(Self { action, open: query.open == "yes", on_sheet })
    }

    /// The sizes to choose from.
    pub fn sizes(&self) -> [(usize, bool); 3] {
        SIZES.map(|size| (size, self.on_sheet == Some(size)))
    }

    /// The slips on sheets, none if there are no slips; `None` is a place left blank.
    pub fn sheets<T>(&self, slips: Vec<T>) -> Vec<Vec<Option<T>>> {
        let whole = slips.len().max(1);
        to_cut(slips, self.on_sheet.unwrap_or(whole))
    }
}

/// Each place of a sheet is a pile once the stack is cut, and the piles follow each other.
fn to_cut<T>(slips: Vec<T>, places: usize) -> Vec<Vec<Option<T>>> {
    let sheets = slips.len().div_ceil(places);
    let mut slips: Vec<Option<T>> = slips.into_iter().map(Some).collect();
    let mut at = |sheet, place| slips.get_mut(place * sheets + sheet).and_then(Option::take);
    (0..sheets).map(|sheet| (0..places).map(|place| at(sheet, place)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::to_cut;

    /// What lies on each other once the stack is cut and the piles are put together.
    fn stacked(sheets: &[Vec<Option<u32>>], places: usize) -> Vec<u32> {
        (0..places).flat_map(|place| sheets.iter().filter_map(move |sheet| sheet[place])).collect()
    }

    #[test]
    fn the_piles_of_a_cut_stack_follow_each_other() {
        assert_eq!(
            to_cut(vec![1, 2, 3, 4, 5], 4),
            [[Some(1), Some(3), Some(5), None], [Some(2), Some(4), None, None]]
        );
        assert!(to_cut(Vec::<u32>::new(), 6).is_empty());
        for (tables, places) in [(1, 4), (4, 4), (7, 6), (24, 6), (1000, 8)] {
            let sheets = to_cut((1..=tables).collect(), places);
            assert!(sheets.iter().all(|sheet| sheet.len() == places), "every place keeps its pile");
            assert_eq!(stacked(&sheets, places), (1..=tables).collect::<Vec<u32>>(), "{tables} on {places}");
        }
    }
}
