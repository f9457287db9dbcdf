//! An address for phones, with its QR code.

use crate::app::Snapshot;
use crate::web::qr::Qr;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// An address for phones, with its QR code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhoneCode {
    pub address: String,
    /// The site alone, short enough to be typed from a wall.
    pub site: String,
    pub qr: Qr,
}

impl PhoneCode {
    /// The code of a page below an origin; `None` if the address is too long for a code.
    pub fn of(origin: &str, page: &Link) -> Option<Self> {
        let address = format!("{origin}{page}");
        Some(Self { qr: Qr::of(&address)?, address, site: origin.to_owned() })
    }
}

/// How players without a device of their own here get in: their page with its code, and where they type the short code
/// of their card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhoneCodes {
    /// The player's own page: to report the result and to call a judge.
    pub own: PhoneCode,
    /// The tournament, for everybody.
    pub public: PhoneCode,
    /// Where the short code of a card is typed.
    pub seat: String,
}

impl PhoneCodes {
    /// The codes of a tournament; `None` if no phone reaches this site.
    pub fn of(site: &Site, visit: &Visit, here: &Snapshot) -> Option<Self> {
        let (origin, out_of_reach) = site.origin_for_others(visit);
        if out_of_reach || origin.is_empty() {
            return None;
        }
        Some(Self {
            own: PhoneCode::of(&origin, &urls::me(here.slug()))?,
            public: PhoneCode::of(&origin, &urls::tournament(here.slug()))?,
            seat: format!("{origin}{}", urls::seat_code()),
        })
    }
}
