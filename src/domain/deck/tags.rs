//! The tags of pages, forums and deck files, and lines without them.

/// A piece of markup.
pub(super) enum MarkupPiece<'t> {
    /// `<name attributes>`; a closing tag begins with `/`.
    Tag(&'t str, &'t str),
    /// The text between tags.
    Text(&'t str),
}

impl MarkupPiece<'_> {
    /// With a tag of a deck file in lower case.
    pub(super) fn of_a_file(self) -> Self {
        match self {
            Self::Tag(name, attributes) => {
                let known = OF_FILES.into_iter().find(|known| known.eq_ignore_ascii_case(name));
                Self::Tag(known.unwrap_or(name), attributes)
            }
            Self::Text(text) => Self::Text(text),
        }
    }
}

/// What begins a text in which no character has a meaning.
const VERBATIM: &str = "<![CDATA[";

/// Tags of forums: `[b]`, `[size=150]`, `[/list]`, `[*]`.
const FORUM: &str = "b|i|u|s|size|color|colour|font|list|ul|ol|li|*|quote|code|pre|spoiler|hide|center|left|right|\
    indent|url|img|card|hr|table|tr|td|th|highlight";
/// The longest tag of a forum, in characters: one with an address.
const LONGEST_TAG: usize = 120;
/// The longest name of an entity, without `&` and `;`.
const LONGEST_ENTITY: usize = 8;

/// Tags that emphasise, of pages and of forums.
const EMPHASIS: &str = "b|strong|u|i|em|size|color|colour|font|center|big|highlight|h1|h2|h3|h4|h5|h6";

/// Tags of deck files, as they are matched.
const OF_FILES: [&str; 13] = [
    "card",
    "/card",
    "superzone",
    "/superzone",
    "section",
    "/section",
    "zone",
    "/zone",
    "name",
    "/name",
    "quantity",
    "qty",
    "count",
];

/// Cuts markup into pieces, each with its line from 1.
pub(super) fn pieces(text: &str) -> Vec<(usize, MarkupPiece<'_>)> {
    let (mut found, mut rest, mut line) = (Vec::new(), text, 1);
    while !rest.is_empty() {
        let mut signs = rest.match_indices('<').map(|(at, _)| at);
        let opens = signs.find(|at| rest.get(at + 1..).is_some_and(begins_tag));
        let (piece, length) = match opens {
            Some(0) if rest.starts_with(VERBATIM) => {
                let end = rest.find("]]>").unwrap_or(rest.len());
                (
                    MarkupPiece::Text(rest.get(VERBATIM.len()..end).unwrap_or_default()),
                    (end + 3).min(rest.len()),
                )
            }
            Some(0) => {
                let end = rest.find('>').unwrap_or(rest.len());
                let inner = rest.get(1..end).unwrap_or_default().trim_end_matches('/');
                let (name, attributes) = inner.split_once(char::is_whitespace).unwrap_or((inner, ""));
                (MarkupPiece::Tag(name, attributes), (end + 1).min(rest.len()))
            }
            Some(at) => (MarkupPiece::Text(rest.get(..at).unwrap_or_default()), at),
            None => (MarkupPiece::Text(rest), rest.len()),
        };
        let (piece_text, after) = rest.split_at_checked(length).unwrap_or((rest, ""));
        found.push((line, piece));
        line += piece_text.matches('\n').count();
        rest = after;
    }
    found
}

fn begins_tag(rest: &str) -> bool {
    rest.starts_with(|character: char| {
        character.is_ascii_alphabetic() || matches!(character, '/' | '!' | '?')
    })
}

/// The letters and digits at the beginning of a tag.
pub(super) fn tag_name(tag: &str) -> &str {
    let end = tag.find(|character: char| !character.is_ascii_alphanumeric()).unwrap_or(tag.len());
    tag.get(..end).unwrap_or_default()
}

/// Whether a line begins with a tag that emphasises, as headings of pages and forums do: `[b]Missions[/b]`.
pub(crate) fn is_emphasised(line: &str) -> bool {
    let tag = line.trim_start().strip_prefix(['[', '<']);
    tag.is_some_and(|tag| {
        let name = tag_name(tag);
        let ends = tag.get(name.len()..).is_some_and(|rest| rest.starts_with([']', '>', '=', ' ']));
        ends && is_one_of(&name.to_ascii_lowercase(), EMPHASIS)
    })
}

/// Whether a tag is one of these.
pub(super) fn is_one_of(tag: &str, tags: &str) -> bool {
    tags.split('|').any(|one| one == tag)
}

/// A line without the tags of forums.
fn without_forum_tags(line: &str) -> String {
    let (mut done, mut rest) = (String::new(), line);
    while let Some((before, after)) = rest.split_once('[') {
        done.push_str(before);
        let end = after.char_indices().take(LONGEST_TAG).find(|(_, character)| *character == ']');
        let tag = end.and_then(|(at, _)| Some((after.get(..at)?, after.get(at + 1..)?)));
        if let Some((_, behind)) = tag.filter(|(tag, _)| is_forum_tag(tag)) {
            rest = behind;
        } else {
            done.push('[');
            rest = after;
        }
    }
    done.push_str(rest);
    done
}

fn is_forum_tag(tag: &str) -> bool {
    let name = tag.trim_start_matches('/').split('=').next().unwrap_or_default();
    is_one_of(&name.to_ascii_lowercase(), FORUM)
}

/// A line without tags of pages and forums, with entities such as `&amp;` replaced.
pub(crate) fn plain(line: &str) -> String {
    if !line.contains(['<', '&', '[']) {
        return line.to_owned();
    }
    let line = without_forum_tags(line);
    if !line.contains(['<', '&']) {
        return line;
    }
    let text: String = pieces(&line)
        .into_iter()
        .map(|(_, piece)| match piece {
            MarkupPiece::Text(text) => text,
            MarkupPiece::Tag("td" | "/td" | "th" | "/th", _) => "\t",
            MarkupPiece::Tag(..) => "",
        })
        .collect();
    decoded(&text)
}

/// The characters of entities such as `&amp;`.
pub(super) fn decoded(text: &str) -> String {
    let (mut done, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once('&') {
        done.push_str(before);
        // A semicolon far behind belongs to no entity, and looking for one each time would take too long.
        let end = after.char_indices().take(LONGEST_ENTITY + 1).find(|(_, character)| *character == ';');
        let named = end.and_then(|(at, _)| Some((after.get(..at)?, after.get(at + 1..)?)));
        let named = named.filter(|(name, _)| (2..=LONGEST_ENTITY).contains(&name.len()));
        match named.and_then(|(name, behind)| Some((entity(name).or_else(|| unknown_entity(name))?, behind)))
        {
            Some((character, behind)) => {
                done.push(character);
                rest = behind;
            }
            None => {
                done.push('&');
                rest = after;
            }
        }
    }
    done.push_str(rest);
    done
}

/// A blank for the name of an entity that is not known here: its semicolon divides nothing.
fn unknown_entity(name: &str) -> Option<char> {
    name.bytes().all(|byte| byte.is_ascii_alphabetic()).then_some(' ')
}

fn entity(name: &str) -> Option<char> {
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" | "ldquo" | "rdquo" | "bdquo" | "laquo" | "raquo" => '"',
        "apos" | "rsquo" | "lsquo" | "sbquo" => '\'',
        "nbsp" | "ensp" | "emsp" | "thinsp" => ' ',
        "ndash" | "mdash" => '-',
        "times" => '×',
        "bull" | "middot" | "sdot" => '•',
        "hellip" => '…',
        "trade" => '™',
        "deg" => '°',
        "aacute" => 'á',
        "agrave" => 'à',
        "acirc" => 'â',
        "aring" => 'å',
        "ccedil" => 'ç',
        "ecirc" => 'ê',
        "euml" => 'ë',
        "iacute" => 'í',
        "oacute" => 'ó',
        "ocirc" => 'ô',
        "uacute" => 'ú',
        "szlig" => 'ß',
        "eacute" => 'é',
        "egrave" => 'è',
        "ntilde" => 'ñ',
        "ouml" => 'ö',
        "uuml" => 'ü',
        "auml" => 'ä',
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code).filter(|character| !character.is_control())?
        }
    })
}
