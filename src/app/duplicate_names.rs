//! Finds names that look like one person entered twice.

use std::collections::{BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hasher};

use unicode_security::confusable_detection::skeleton;

use crate::app::store::fold_name;
use crate::domain::awaited::{Awaited, NotAwaited};
use crate::domain::id::PlayerId;
use crate::domain::unseen::{is_joiner, is_unseen};

/// Shorter names match only if they are the same: Ann and Dan are two people.
const LONG_ENOUGH: usize = 8;

/// How many comparisons the search makes: a field of 2,000 needs a few hundred, a list designed to be slow millions.
const MOST_COMPARED: usize = 20_000;
/// How many pairs are returned; nobody would look through more.
const MOST_PAIRS: usize = 100;

/// Pairs of names, by position, that may be one person: the same words in any order, or one letter apart.
///
/// # Errors
/// [`NotAwaited`] when nobody waits any more.
pub fn look_alikes(names: &[String], awaited: &Awaited) -> Result<Vec<(usize, usize)>, NotAwaited> {
    Ok(compare_names(names, awaited)?.0)
}

/// The pairs, and the number of comparisons. Two names that differ in one letter become equal once that letter is left
/// out of each, so only names that share such a shortened form are compared.
fn compare_names(names: &[String], awaited: &Awaited) -> Result<(Vec<(usize, usize)>, usize), NotAwaited> {
    let keys: Vec<String> = names.iter().map(|name| key(name)).collect();
    let mut buckets: HashMap<u64, Vec<usize>> = HashMap::new();
    let mut pairs = BTreeSet::new();
    let mut comparisons = 0;
    for (at, one) in keys.iter().enumerate() {
        awaited.check()?;
        let mut seen = BTreeSet::new();
        for bucket in near_keys(one) {
            let others = buckets.entry(bucket).or_default();
            for &other in others.iter().filter(|other| seen.insert(**other)) {
                if pairs.len() == MOST_PAIRS || comparisons == MOST_COMPARED {
                    return Ok((pairs.into_iter().collect(), comparisons));
                }
                comparisons += 1;
                if keys.get(other).is_some_and(|other| is_alike(one, other)) {
                    pairs.insert((other, at));
                }
            }
            others.push(at);
        }
    }
    Ok((pairs.into_iter().collect(), comparisons))
}

/// Hashes of the key and, if it is long enough to be one letter apart from another, of the key without each letter. No
/// duplicates: leaving out either letter of a double one gives the same text.
fn near_keys(key: &str) -> Vec<u64> {
    let hash = |parts: [&str; 2]| {
        let mut hasher = DefaultHasher::new();
        parts.iter().for_each(|part| hasher.write(part.as_bytes()));
        hasher.finish()
    };
    let mut hashes = vec![hash([key, ""])];
    if key.len() >= LONG_ENOUGH {
        let without = |(at, letter): (usize, char)| {
            let (before, rest) = key.split_at(at);
            hash([before, rest.strip_prefix(letter).unwrap_or(rest)])
        };
        hashes.extend(key.char_indices().map(without));
        hashes.sort_unstable();
        hashes.dedup();
    }
    hashes
}

/// A typed name that a player here already has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Double {
    /// Its position among those typed.
    pub at: usize,
    /// The name as it is typed.
    pub name: String,
    /// The player who has it here; `None` if the list only contains it twice.
    pub here: Option<PlayerId>,
}

/// The typed names that equal one here or an earlier one: the same words in any order, regardless of case, accents
/// and punctuation.
pub fn doubles(typed: &[String], here: &[(PlayerId, String)]) -> Vec<Double> {
    let mut known: HashMap<String, PlayerId> = HashMap::new();
    for (player, name) in here {
        known.entry(key(name)).or_insert(*player);
    }
    let mut above: BTreeSet<String> = BTreeSet::new();
    let mut found = Vec::new();
    for (at, name) in typed.iter().enumerate() {
        let typed = key(name);
        let bearer = known.get(&typed).copied();
        let again = !above.insert(typed);
        if bearer.is_some() || again {
            found.push(Double { at, name: name.clone(), here: bearer });
        }
    }
    found
}

/// Everything by which the names of two accounts are compared; they look alike if they share one of these. One is
/// regardless of case, accents, punctuation and the order of words. The others are how the name looks as it is typed, in
/// small letters and in capitals: a Cyrillic “В” looks like a “B” and a “в” does not, and “I” looks like an “l”. A name
/// without letters and figures is only like itself.
pub fn views(name: &str) -> BTreeSet<String> {
    let typed = [name.to_owned(), name.to_lowercase(), name.to_uppercase()];
    let drawn = |text: &String| {
        let bare: String = skeleton(text).filter(|letter| !is_accent(*letter)).collect();
        sorted_words(&bare)
    };
    let views: BTreeSet<String> =
        typed.iter().map(drawn).chain([key(name)]).filter(|view| !view.is_empty()).collect();
    if views.is_empty() { BTreeSet::from([name.to_owned()]) } else { views }
}

/// An accent by itself, as in a text whose letters are taken apart.
fn is_accent(letter: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&letter)
}

fn is_alike(one: &str, other: &str) -> bool {
    let (long, short) = (one.len().max(other.len()), one.len().min(other.len()));
    one == other || (short >= LONG_ENOUGH && long - short <= 1 && strsim::osa_distance(one, other) <= 1)
}

/// The words of a name in lower case, without accents and punctuation, sorted. Letters of other scripts become the
/// Latin letters they look like: a Cyrillic “А” is an “a”.
fn key(name: &str) -> String {
    let seen: String = name.chars().filter(|character| !is_blank(*character)).collect();
    let folded = fold_name(&seen);
    // What is plain looks like itself.
    if folded.is_ascii() {
        return sorted_words(&folded);
    }
    sorted_words(&folded.chars().flat_map(looks).collect::<String>())
}

fn sorted_words(text: &str) -> String {
    let mut words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(" ")
}

/// A zero-width character, which splits no word.
fn is_blank(character: char) -> bool {
    is_unseen(character) || is_joiner(character)
}

/// What a letter looks like (Unicode Technical Standard 39); Latin letters look only like themselves, so `m` is not
/// `rn`.
fn looks(character: char) -> Vec<char> {
    let mut bytes = [0; 4];
    match character.is_ascii() {
        true => vec![character],
        false => skeleton(character.encode_utf8(&mut bytes)).flat_map(char::to_lowercase).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST_COMPARED, MOST_PAIRS, doubles, is_alike, key, views};
    use crate::domain::awaited::Awaited;
    use crate::domain::id::PlayerId;

    fn look_alikes(names: &[String]) -> Vec<(usize, usize)> {
        compare_names(names).0
    }

    fn compare_names(names: &[String]) -> (Vec<(usize, usize)>, usize) {
        super::compare_names(names, &Awaited::always()).unwrap()
    }

    /// The pairs of names that are alike, found by comparing every name with every other, and how many comparisons that
    /// takes.
    fn compare_pair_by_pair(names: &[String]) -> (Vec<(usize, usize)>, usize) {
        let keys: Vec<String> = names.iter().map(|name| key(name)).collect();
        let (mut pairs, mut comparisons) = (Vec::new(), 0);
        for (one, name) in keys.iter().enumerate() {
            for (other, other_name) in keys.iter().enumerate().skip(one + 1) {
                comparisons += 1;
                if is_alike(name, other_name) {
                    pairs.push((one, other));
                }
            }
        }
        (pairs, comparisons)
    }

    #[test]
    fn names_that_nobody_waits_for_any_more_are_compared_no_further() {
        let names: Vec<String> =
            (0..600).map(|n| format!("Player {:x} {:x}", n * 7_919, n * 104_729)).collect();
        let whole = Awaited::for_looks(u64::MAX);
        assert!(super::look_alikes(&names, &whole).is_ok());
        assert!(whole.looks() >= 600, "{}", whole.looks());
        let leaves = Awaited::for_looks(300);
        assert!(super::look_alikes(&names, &leaves).is_err());
        assert_eq!(leaves.looks(), 301, "no name is looked at after the asker has left");
    }

    #[test]
    fn a_name_typed_again_is_found_here_and_further_up_the_list() {
        let here = [(PlayerId(4), "Zoë Kira".to_owned()), (PlayerId(5), "Player 11".to_owned())];
        let typed = ["Odo", "kira, zoe", "ODO", "Player 12"].map(str::to_owned);
        let found: Vec<_> = doubles(&typed, &here).into_iter().map(|it| (it.at, it.here)).collect();
        assert_eq!(found, [(1, Some(PlayerId(4))), (2, None)]);
    }

    #[test]
    fn a_person_entered_twice_is_noticed_and_namesakes_by_a_syllable_are_not() {
        let pairs = |names: [&str; 2]| look_alikes(&names.map(str::to_owned)).len();
        for same in [
            ["Jean-Luc Picard", "PICARD, Jean Luc"],
            ["Ezri Dax", "ezri dax"],
            ["Miles O’Brien", "Miles O'Brien"],
            ["Kathryn Janeway", "Katryn Janeway"],
            ["William Riker", "Wiliam Riker"],
            ["José Tyler", "Jose Tyler"],
        ] {
            assert_eq!(pairs(same), 1, "{same:?}");
        }
        for different in
            [["Ann", "Dan"], ["William Riker", "Tuvix Neelix"], ["Kira Nerys", "Ro Laren"], ["Lore", "Data"]]
        {
            assert_eq!(pairs(different), 0, "{different:?}");
        }
    }

    #[test]
    fn letters_of_other_scripts_and_signs_of_no_width_make_no_other_name() {
        let here = [(PlayerId(1), "Anna Petrova".to_owned())];
        for same in [
            "\u{410}nna Petrova",
            "Ann\u{430} P\u{435}trova",
            "Anna\u{200b} Petrova",
            "An\u{ad}na Petrova",
            "Ａｎｎａ Petrova",
        ] {
            assert_eq!(doubles(&[same.to_owned()], &here).len(), 1, "{same:?}");
            assert_eq!(look_alikes(&["Anna Petrova".to_owned(), same.to_owned()]).len(), 1, "{same:?}");
        }
        for other in ["Анна Петрова", "Hanna Petrova", "李小龙"] {
            assert_eq!(doubles(&[other.to_owned()], &here), [], "the control: {other}");
        }
    }

    #[test]
    fn capitals_of_other_scripts_and_letters_drawn_alike_make_no_other_name_of_an_account() {
        let alike = |one: &str, other: &str| !views(one).is_disjoint(&views(other));
        for (one, other) in [
            ("Bill Nerys", "\u{412}ill Nerys"),
            ("Bill Nerys", "\u{412}ILL NERYS"),
            ("Bill Nerys", "BiIl Nerys"),
            ("Bill Nerys", "biIl nerys"),
            ("Kira Nerys", "\u{41a}ira Nerys"),
            ("kira nerys", "Kira \u{39d}erys"),
            ("Kira Nerys", "KlRA NERYS"),
            ("Odo", "0do"),
            ("Rom", "Rorn"),
            ("Z\u{e9}lan", "Zelan"),
            ("\u{1f596}", "\u{1f596}"),
        ] {
            assert!(alike(one, other) && alike(other, one), "{one} and {other}");
        }
        for (one, other) in [
            ("Neil Smith", "Nell Smith"),
            ("Kira Nerys", "Klra Nerys"),
            (
                "Anna Petrova",
                "\u{410}\u{43d}\u{43d}\u{430} \u{41f}\u{435}\u{442}\u{440}\u{43e}\u{432}\u{430}",
            ),
            ("\u{1f596}", "\u{1f44d}"),
            ("\u{1f596}", "Odo"),
        ] {
            assert!(!alike(one, other), "{one} and {other}");
        }
    }

    #[test]
    fn names_one_letter_apart_are_found_wherever_the_letter_is() {
        let name = "wesley crusher";
        let mut others = vec![name.to_owned(), "wesley  crusher".to_owned()];
        for (at, _) in name.char_indices() {
            let (before, rest) = name.split_at(at);
            others.push(format!("{before}q{rest}"));
            others.push(format!("{before}{}", &rest[1..]));
            others.push(format!("{before}q{}", &rest[1..]));
        }
        for other in others {
            let names = [name.to_owned(), other.clone()];
            let alike = is_alike(&key(name), &key(&other));
            assert_eq!(look_alikes(&names).len(), usize::from(alike), "{other}");
        }
    }

    #[test]
    fn the_work_is_bounded_whatever_the_list() {
        let hall: Vec<String> =
            (0..2_000).map(|n| format!("Player {:x} {:x}", n * 7_919, n * 104_729)).collect();
        assert!(compare_names(&hall).1 < 2_000, "{}", compare_names(&hall).1);
        // The control: the same list pair by pair, as it once was compared, gives the same pairs for far more work.
        let mistyped = hall.iter().step_by(100).map(|name| name.replacen("Player", "Plaier", 1));
        let some: Vec<String> = hall.iter().take(600).cloned().chain(mistyped).collect();
        let ((found, few), (pairs, all)) = (compare_names(&some), compare_pair_by_pair(&some));
        assert_eq!((pairs, all), (found, some.len() * (some.len() - 1) / 2));
        assert!((1..600).contains(&few) && all > 100 * few, "{few} of {all}");
        let same: Vec<String> = (0..2_560).map(|_| "a".repeat(60)).collect();
        let near: Vec<String> = (0..2_560_u32)
            .map(|n| format!("{}{}", "a".repeat(59), char::from_u32(0x4e00 + n).unwrap()))
            .collect();
        for slow in [same, near] {
            let (pairs, comparisons) = compare_names(&slow);
            assert_eq!(pairs.len(), MOST_PAIRS);
            assert!(comparisons <= MOST_COMPARED, "{comparisons}");
        }
    }
}
