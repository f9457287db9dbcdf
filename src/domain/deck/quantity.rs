//! How many copies a line names: `2<TAB>Title`, `2x Title`, `2 Title`, `Title (2)`, `Title x2`.

/// The most copies one line may name; a larger number is a slip of the pen.
pub const MOST: u32 = 250;

/// A line taken apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QuantityLine<'a> {
    /// The number as written; `None` means one copy.
    pub number: Option<&'a str>,
    pub title: &'a str,
    /// The whole line, where the number may belong to the title (`10 Tribbles - Go`).
    pub whole: Option<&'a str>,
}

/// Takes a line apart.
pub fn read_quantity(line: &str) -> QuantityLine<'_> {
    let line = line.trim();
    tabbed_line(line).or_else(|| leading(line)).or_else(|| trailing(line)).unwrap_or(QuantityLine {
        number: None,
        title: line,
        whole: None,
    })
}

/// Why a number of copies cannot be used. Its text also says what to write instead.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitQuantity {
    Zero,
    Negative(String),
    TooMany(String),
    Unreadable,
}

/// The number of copies, from one to [`MOST`].
///
/// # Errors
/// Every other number.
pub fn copies(number: Option<&str>) -> Result<u32, UnfitQuantity> {
    let Some(number) = number else { return Ok(1) };
    match number.parse::<i128>() {
        Ok(0) => Err(UnfitQuantity::Zero),
        Ok(count) if count < 0 => Err(UnfitQuantity::Negative(number.to_owned())),
        Ok(count) => u32::try_from(count)
            .ok()
            .filter(|count| *count <= MOST)
            .ok_or_else(|| UnfitQuantity::TooMany(number.to_owned())),
        Err(_) => Err(UnfitQuantity::Unreadable),
    }
}

pub(super) fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a text is a number without a sign.
pub(super) fn is_count(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// `2`, `2x`, `x2`, `[2]`, `(2)`, `(2x)`.
pub(super) fn quantity_mark(text: &str) -> Option<&str> {
    let inner = text
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'))
        .or_else(|| text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')))
        .unwrap_or(text);
    let inner =
        inner.strip_suffix(['x', 'X', '×']).or_else(|| inner.strip_prefix(['x', 'X', '×'])).unwrap_or(inner);
    let inner = without_decimals(inner.trim());
    is_number(inner).then_some(inner)
}

/// `4,00` and `4.0` of a spreadsheet without the decimals.
pub(super) fn without_decimals(number: &str) -> &str {
    let whole = number.split_once([',', '.']).filter(|(_, behind)| matches!(*behind, "0" | "00"));
    whole.map_or(number, |(whole, _)| whole)
}

fn tabbed_line(line: &str) -> Option<QuantityLine<'_>> {
    let mut cells = line.split('\t').map(str::trim).filter(|cell| !cell.is_empty());
    let (first, second) = (cells.next()?, cells.next()?);
    let (number, title) = if let Some(number) = quantity_mark(first) {
        (number, second)
    } else {
        (quantity_mark(second)?, first)
    };
    Some(QuantityLine { number: Some(number), title, whole: None })
}

fn leading(line: &str) -> Option<QuantityLine<'_>> {
    let (first, rest) = line.split_once(char::is_whitespace)?;
    let number = quantity_mark(first)?;
    let rest = rest.trim_start();
    if let Some(title) =
        rest.strip_prefix(['x', 'X', '×']).filter(|after| after.starts_with(char::is_whitespace))
    {
        return Some(QuantityLine { number: Some(number), title: title.trim(), whole: None });
    }
    let whole = is_number(first).then_some(line);
    Some(QuantityLine { number: Some(number), title: rest, whole })
}

fn trailing(line: &str) -> Option<QuantityLine<'_>> {
    let (rest, last) = line.rsplit_once(char::is_whitespace)?;
    let rest = rest.trim_end();
    if is_number(last) {
        let title =
            rest.strip_suffix(['x', 'X', '×']).filter(|before| before.ends_with(char::is_whitespace))?;
        return Some(QuantityLine { number: Some(last), title: title.trim(), whole: None });
    }
    quantity_mark(last).map(|number| QuantityLine { number: Some(number), title: rest, whole: None })
}
