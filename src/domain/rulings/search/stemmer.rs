//! Makes words comparable: folds them, writes numbers as digits, cuts endings.

use crate::domain::card::title_folding::fold_title;

/// Words without meaning for a search. Phrases keep them; the index leaves them out.
const STOP: &[&str] = &[
    "a", "about", "anybody", "anyone", "anyway", "legal", "illegal", "allowed", "nobody", "somebody",
    "someone", "ask", "claims", "thing", "after", "again", "all", "also", "am", "an", "and", "any", "are",
    "as", "at", "be", "because", "been", "before", "being", "but", "by", "can", "could", "did", "do", "does",
    "doing", "done", "each", "either", "else", "ever", "every", "for", "from", "get", "gets", "getting",
    "go", "goes", "got", "had", "has", "have", "having", "he", "her", "here", "him", "his", "how", "i", "if",
    "im", "in", "into", "is", "it", "its", "just", "like", "made", "make", "may", "me", "might", "mine",
    "more", "most", "must", "my", "no", "not", "now", "of", "off", "ok", "okay", "on", "one", "only", "or",
    "our", "ours", "out", "over", "please", "really", "right", "said", "same", "say", "says", "shall", "she",
    "should", "so", "some", "still", "such", "than", "that", "the", "their", "them", "then", "there",
    "these", "they", "this", "those", "to", "too", "under", "until", "up", "us", "use", "used", "very",
    "want", "wants", "was", "we", "well", "were", "what", "when", "where", "which", "while", "who",
    "whenever", "whose", "why", "will", "with", "would", "yes", "yet", "you", "your", "yours", "aint",
    "arent", "cmon", "couldnt", "didnt", "doesnt", "dont", "gonna", "gotta", "hadnt", "hasnt", "havent",
    "hes", "id", "ill", "isnt", "itll", "ive", "lets", "shes", "shouldnt", "thats", "theres", "theyll",
    "theyre", "theyve", "thru", "u", "ur", "wanna", "wasnt", "werent", "weve", "whats", "whos", "wont",
    "wouldnt", "youll", "youre", "youve", "vs", "versus", "w", "b", "n",
];

const NUMBERS: [(&str, &str); 13] = [
    ("two", "2"),
    ("three", "3"),
    ("four", "4"),
    ("five", "5"),
    ("six", "6"),
    ("seven", "7"),
    ("eight", "8"),
    ("nine", "9"),
    ("ten", "10"),
    ("thirty", "30"),
    ("hundred", "100"),
    ("ii", "2"),
    ("iii", "3"),
];

/// Irregular forms that cutting an ending does not reduce, in alphabetical order.
const IRREGULAR: [(&str, &str); 41] = [
    ("beaten", "beat"),
    ("began", "begin"),
    ("begun", "begin"),
    ("bought", "buy"),
    ("broke", "break"),
    ("broken", "break"),
    ("brought", "bring"),
    ("built", "build"),
    ("came", "come"),
    ("caught", "catch"),
    ("chose", "choose"),
    ("chosen", "choose"),
    ("died", "die"),
    ("drawn", "draw"),
    ("drew", "draw"),
    ("dying", "die"),
    ("fell", "fall"),
    ("flew", "fly"),
    ("flown", "fly"),
    ("fought", "fight"),
    ("gave", "give"),
    ("held", "hold"),
    ("hid", "hide"),
    ("hidden", "hide"),
    ("lost", "lose"),
    ("met", "meet"),
    ("paid", "pay"),
    ("ran", "run"),
    ("sent", "send"),
    ("shot", "shoot"),
    ("shown", "show"),
    ("stole", "steal"),
    ("stolen", "steal"),
    ("taken", "take"),
    ("threw", "throw"),
    ("thrown", "throw"),
    ("took", "take"),
    ("tried", "try"),
    ("went", "go"),
    ("won", "win"),
    ("worn", "wear"),
];

/// The words of a text in order, in comparable form.
pub(in crate::domain) fn words(text: &str) -> Vec<String> {
    fold_title(text).split_ascii_whitespace().map(comparable).collect()
}

/// The words of a text in order with their endings, for names that lose their meaning without them.
pub(in crate::domain) fn whole_words(text: &str) -> Vec<String> {
    fold_title(text).split_ascii_whitespace().map(str::to_owned).collect()
}

/// Whether a word from [`words`] has no meaning for a search.
pub(in crate::domain) fn is_stop(word: &str) -> bool {
    use std::collections::HashSet;
    use std::sync::LazyLock;
    static STOPPED: LazyLock<HashSet<String>> =
        LazyLock::new(|| STOP.iter().map(|word| comparable(word)).collect());
    STOPPED.contains(word)
}

/// Reduces a word from [`whole_words`] to the form of [`words`].
pub(in crate::domain) fn comparable(word: &str) -> String {
    if let Some((_, figures)) = NUMBERS.iter().find(|(name, _)| *name == word) {
        return (*figures).to_owned();
    }
    let irregular = IRREGULAR.binary_search_by_key(&word, |(form, _)| form).ok();
    stem(irregular.and_then(|at| IRREGULAR.get(at)).map_or(word, |(_, regular)| regular))
}

/// Cuts endings that do not change the word: plural, `-ing`, `-ed`, a final `e`. The rest need not be a word.
fn stem(word: &str) -> String {
    if word.len() <= 3 || !word.is_ascii() || word.bytes().any(|byte| byte.is_ascii_digit()) {
        return word.to_owned();
    }
    let mut word = singular(word);
    for ending in ["ing", "ed"] {
        if let Some(rest) = word.strip_suffix(ending)
            && rest.len() >= 3
            && rest.bytes().any(|byte| b"aeiouy".contains(&byte))
        {
            word = single_end(rest);
            if word.ends_with('i') {
                word.replace_range(word.len() - 1.., "y");
            }
            break;
        }
    }
    if word.len() > 3
        && let Some(rest) = word.strip_suffix('e')
    {
        word = rest.to_owned();
    }
    word
}

fn singular(word: &str) -> String {
    let cut = |ending: &str, instead: &str| word.strip_suffix(ending).map(|rest| format!("{rest}{instead}"));
    if word.len() > 4
        && let Some(word) = cut("ies", "y")
    {
        return word;
    }
    for (ending, instead) in [
        ("sses", "ss"),
        ("shes", "sh"),
        ("ches", "ch"),
        ("xes", "x"),
        ("ss", "ss"),
        ("us", "us"),
        ("is", "is"),
    ] {
        if let Some(word) = cut(ending, instead) {
            return word;
        }
    }
    cut("s", "").unwrap_or_else(|| word.to_owned())
}

/// `stopp` becomes `stop`, but `kill` stays.
fn single_end(word: &str) -> String {
    let bytes = word.as_bytes();
    match bytes {
        [.., before, last] if before == last && !b"lsz".contains(last) && word.len() > 3 => {
            word.get(..word.len() - 1).unwrap_or(word).to_owned()
        }
        _ => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_one_word_are_one() {
        for forms in [
            ["stop", "stops", "stopped", "stopping"],
            ["score", "scores", "scored", "scoring"],
            ["kill", "kills", "killed", "killing"],
            ["battle", "battles", "battled", "battling"],
            ["bounty", "bounties", "bounty", "bounties"],
            ["carry", "carries", "carried", "carrying"],
        ] {
            let stems: Vec<String> = forms.iter().map(|form| stem(form)).collect();
            assert!(stems.iter().all(|stem| *stem == stems[0]), "{stems:?}");
        }
    }

    #[test]
    fn irregular_forms_of_a_word_are_that_word() {
        assert!(IRREGULAR.is_sorted());
        assert_eq!(words("he drew, drawn, draws"), words("he draw draw draw"));
        assert_eq!(words("broke broken breaking"), words("break break break"));
        assert_eq!(words("lost won died"), words("lose win die"));
    }

    #[test]
    fn different_words_stay_different() {
        for (one, other) in [("ship", "shape"), ("plan", "planet"), ("pass", "past"), ("bus", "bu")] {
            assert_ne!(stem(one), stem(other));
        }
    }

    #[test]
    fn numbers_and_signs_do_not_matter() {
        assert_eq!(words("Two ships’ “cloaks”, Mission II"), ["2", "ship", "cloak", "mission", "2"]);
    }
}
