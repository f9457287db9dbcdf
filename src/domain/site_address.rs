//! The address of a site, as a browser writes it in `Origin`: scheme, host and port, without a path.

/// The scheme and what follows it, if the text is the address of a site.
///
/// ```
/// use arbiter::domain::site_address::scheme_and_authority;
///
/// assert_eq!(scheme_and_authority("http://[::1]:8080"), Some(("http", "[::1]:8080")));
/// assert_eq!(scheme_and_authority("https://arbiter.example/rulings"), None);
/// ```
pub fn scheme_and_authority(address: &str) -> Option<(&str, &str)> {
    let (scheme, authority) = address.split_once("://")?;
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
    let is_one = matches!(scheme, "http" | "https") && !authority.is_empty() && authority.chars().all(plain);
    is_one.then_some((scheme, authority))
}
