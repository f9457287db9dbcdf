//! Figures for programs of the operator: what was answered and how fast, and what else a page adds to them.

use std::fmt;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use actix_web::http::StatusCode;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::{Atomic, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

use crate::web::route::{Method, Route};

/// Bounds of the time that an answer took, in seconds. The last ones are the deadlines of the pipeline.
const BOUNDS: [f64; 10] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0];

/// What was answered: a row of the route table, never an address as sent, of which there are any number.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    path: &'static str,
    status: u32,
}

/// Reading or recording.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Kind {
    method: &'static str,
}

/// The requests of this process so far.
#[derive(Debug, Clone)]
pub struct Requests {
    answered: Family<Answered, Counter>,
    seconds: Family<Kind, Histogram, fn() -> Histogram>,
}

impl Default for Requests {
    fn default() -> Self {
        let histogram: fn() -> Histogram = || Histogram::new(BOUNDS);
        Self { answered: Family::default(), seconds: Family::new_with_constructor(histogram) }
    }
}

impl Requests {
    /// Counts an answer and its time; `route` is `None` if no row was found.
    pub fn count(&self, route: Option<&'static Route>, status: StatusCode, took: Duration) {
        let method = match route.map(|route| route.method) {
            Some(Method::Post) => "POST",
            Some(Method::Get) | None => "GET",
        };
        // The row of pages that do not exist has no path.
        let path = route.map(|route| route.path).filter(|path| !path.is_empty()).unwrap_or("none");
        self.answered.get_or_create(&Answered { method, path, status: status.as_u16().into() }).inc();
        self.seconds.get_or_create(&Kind { method }).observe(took.as_secs_f64());
    }
}

/// All figures at one moment.
#[derive(Debug)]
pub struct Metrics(Registry);

impl Metrics {
    /// The version and the requests.
    pub fn new(requests: &Requests) -> Self {
        let mut registry = Registry::with_prefix("arbiter");
        registry.register("build", "The program", Info::new(vec![("version", env!("CARGO_PKG_VERSION"))]));
        registry.register("requests", "Answered requests", requests.answered.clone());
        let about = "Time until the answer was ready";
        registry.register_with_unit("request", about, Unit::Seconds, requests.seconds.clone());
        Self(registry)
    }

    /// Adds what only grows.
    pub fn count(&mut self, name: &str, about: &str, value: u64) {
        let counter = Counter::<u64, AtomicU64>::default();
        counter.inner().inc_by(value);
        self.0.register(name, about, counter);
    }

    /// Adds what is so now. What does not fit into the format is as large as fits.
    pub fn state(&mut self, name: &str, about: &str, value: impl TryInto<i64>) {
        let gauge: Gauge = Gauge::default();
        gauge.set(value.try_into().unwrap_or(i64::MAX));
        self.0.register(name, about, gauge);
    }

    /// The figures as text.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn to_text(&self) -> Result<String, fmt::Error> {
        let mut text = String::new();
        encode(&mut text, &self.0)?;
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::routes::ROUTES;

    #[test]
    fn figures_name_rows_and_never_an_address_as_sent() {
        let requests = Requests::default();
        let row = ROUTES.iter().find(|row| row.path == "/t/{tournament}").unwrap();
        for _ in 0..3 {
            requests.count(Some(row), StatusCode::OK, Duration::from_millis(2));
        }
        requests.count(None, StatusCode::NOT_FOUND, Duration::from_secs(60));
        let mut figures = Metrics::new(&requests);
        figures.count("database_reads", "Reads", 7);
        figures.state("backups", "Backups", 2_usize);
        figures.state("database_bytes", "Size", u64::MAX);
        let text = figures.to_text().unwrap();
        for line in [
            "arbiter_requests_total{method=\"GET\",path=\"/t/{tournament}\",status=\"200\"} 3",
            "arbiter_requests_total{method=\"GET\",path=\"none\",status=\"404\"} 1",
            "arbiter_request_seconds_bucket{le=\"0.003\",method=\"GET\"} 3",
            "arbiter_request_seconds_count{method=\"GET\"} 4",
            "arbiter_database_reads_total 7",
            "arbiter_backups 2",
            "arbiter_database_bytes 9223372036854775807",
        ] {
            assert!(text.lines().any(|it| it == line), "{line} is missing in\n{text}");
        }
        assert!(
            text.contains(concat!("version=\"", env!("CARGO_PKG_VERSION"), "\""))
                && text.ends_with("# EOF\n")
        );
    }
}
