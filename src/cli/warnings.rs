//! What the start says of its settings, before somebody finds it out on a page.

use chrono::Utc;

use crate::config::Config;
use crate::web::pages::security_txt;

/// Warns of settings that are valid and do not do what was meant.
pub fn tell(config: &Config) {
    if let Some(last) = security_txt::passed(config, Utc::now()) {
        tracing::warn!(
            "security.txt names no contact: the last day in --security-expires, {last}, has passed"
        );
    }
    if config.trusts_no_proxy() {
        tracing::warn!(
            "all visitors count as one, at the address of the proxy: no proxy is trusted. Name the address from which it \
             connects with --trusted-proxies"
        );
    }
}
