//! What the program logs, from everything that runs in this process.

use std::io::Write;
use std::sync::{Arc, Mutex, OnceLock};

#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// All of it since this was asked first, one JSON object a line.
pub fn written() -> String {
    static WRITTEN: OnceLock<Written> = OnceLock::new();
    let written = WRITTEN.get_or_init(|| {
        let written = Written::default();
        let to = written.clone();
        let everything = tracing_subscriber::fmt()
            .json()
            .flatten_event(true)
            .with_max_level(tracing::Level::TRACE)
            .with_writer(move || to.clone())
            .finish();
        tracing::subscriber::set_global_default(everything).unwrap();
        written
    });
    String::from_utf8(written.0.lock().unwrap().clone()).unwrap()
}
