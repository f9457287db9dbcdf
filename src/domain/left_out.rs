//! Parts that an entry of a log may leave out.

use serde::{Deserialize, Deserializer};

/// Reads a part that is left out when there is nothing to say, and so is never `null`: a log has one way to say nothing.
///
/// # Errors
/// Those of the deserializer.
pub(crate) fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    part: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(part).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    struct Line {
        #[serde(default, deserialize_with = "present")]
        place: Option<u32>,
    }

    #[test]
    fn what_is_left_out_is_nothing_and_null_is_refused() {
        let read = |text: &str| serde_json::from_str::<Line>(text);
        assert_eq!(read("{}").unwrap(), Line { place: None });
        assert_eq!(read(r#"{"place":3}"#).unwrap(), Line { place: Some(3) });
        assert!(read(r#"{"place":null}"#).is_err());
    }
}
