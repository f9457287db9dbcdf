//! Names that look like one person entered twice.

use crate::store::fold;

/// Names shorter than this are alike only when they are the same: Ann and Dan are two people.
const LONG_ENOUGH: usize = 8;

/// Pairs of names that may be one person: the same words in any order, or one letter apart. By position.
pub fn look_alikes(names: &[String]) -> Vec<(usize, usize)> {
    let keys: Vec<String> = names.iter().map(|name| key(name)).collect();
    let mut pairs = Vec::new();
    for (at, one) in keys.iter().enumerate() {
        for (other_at, other) in keys.iter().enumerate().skip(at + 1) {
            if alike(one, other) {
                pairs.push((at, other_at));
            }
        }
    }
    pairs
}

fn alike(one: &str, other: &str) -> bool {
    let (long, short) = (one.len().max(other.len()), one.len().min(other.len()));
    one == other || (short >= LONG_ENOUGH && long - short <= 1 && strsim::osa_distance(one, other) <= 1)
}

/// Lower-case words without accents and signs, in order of the alphabet.
fn key(name: &str) -> String {
    let folded = fold(name);
    let mut words: Vec<&str> =
        folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::look_alikes;

    #[test]
    fn a_person_entered_twice_is_noticed_and_namesakes_by_a_syllable_are_not() {
        let pairs = |names: [&str; 2]| look_alikes(&names.map(str::to_owned)).len();
        for same in [
            ["Jean-Luc Picard", "PICARD, Jean Luc"],
            ["Ezri Dax", "ezri dax"],
            ["Miles O’Brien", "Miles O'Brien"],
            ["Kathryn Janeway", "Katryn Janeway"],
            ["José Tyler", "Jose Tyler"],
        ] {
            assert_eq!(pairs(same), 1, "{same:?}");
        }
        for different in [["Ann", "Dan"], ["Kira Nerys", "Ro Laren"], ["Lore", "Data"]] {
            assert_eq!(pairs(different), 0, "{different:?}");
        }
    }
}
