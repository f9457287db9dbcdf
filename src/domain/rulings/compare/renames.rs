//! Headings that changed between documents while the rule stayed.

use serde::Deserialize;

use crate::domain::edition::Edition;
use crate::domain::rulings::citation::slug;

/// One heading that is known to have been renamed.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The game it rules on.
    pub edition: Edition,
    /// The heading in the earlier document.
    pub earlier: String,
    /// The heading in the later one.
    pub later: String,
    /// Where the renaming was seen.
    pub seen: String,
}

/// The headings that are known to have been renamed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Renames {
    #[serde(default)]
    rename: Vec<Rename>,
}

impl Renames {
    /// Reads the list.
    ///
    /// # Errors
    /// If the text is not such a list.
    pub fn parse(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// Every renaming in the list.
    pub fn iter(&self) -> impl Iterator<Item = &Rename> {
        self.rename.iter()
    }

    /// The other headings, as [`slug`]s, of an entry in other documents; the heading of the containing entry may be
    /// the one that was renamed.
    pub(super) fn others(&self, edition: Edition, key: &[String]) -> Vec<Vec<String>> {
        let mut others = Vec::new();
        for rename in self.rename.iter().filter(|rename| rename.edition == edition) {
            let (earlier, later) = (slug(&rename.earlier), slug(&rename.later));
            for (this, that) in [(&earlier, &later), (&later, &earlier)] {
                if key.contains(this) {
                    let swap = |part: &String| if part == this { that.clone() } else { part.clone() };
                    others.push(key.iter().map(swap).collect());
                }
            }
        }
        others
    }

    /// The headings of the same rule in other documents.
    pub fn also(&self, edition: Edition, heading: &str) -> Vec<&str> {
        let own = slug(heading);
        let same = |rename: &&Rename| rename.edition == edition;
        let other = |rename: &'_ Rename| -> Option<bool> {
            if slug(&rename.earlier) == own {
                Some(true)
            } else {
                (slug(&rename.later) == own).then_some(false)
            }
        };
        self.rename
            .iter()
            .filter(same)
            .filter_map(|rename| {
                Some(if other(rename)? { rename.later.as_str() } else { rename.earlier.as_str() })
            })
            .collect()
    }
}
