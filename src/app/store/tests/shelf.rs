//! A shelf is bounded and belongs to one account.

use super::base::{Place, account, minutes, random};
use crate::app::store::StoreError;
use crate::domain::id::AccountId;

on_both! {
    a_shelf_holds_what_fits_and_belongs_to_one_account
}

fn a_shelf_holds_what_fits_and_belongs_to_one_account(place: &Place) {
    let store = place.open();
    let (kira, odo) = (account("Kira"), account("Odo"));
    store.create_account(kira.clone()).unwrap();
    store.create_account(odo.clone()).unwrap();
    for (number, entry) in (1..).zip(["a/x", "a/y", "a/x"]) {
        assert_eq!(store.put_on_shelf(kira.id, entry, 2, minutes(number)), Ok(true));
    }
    assert_eq!(store.put_on_shelf(kira.id, "a/z", 2, minutes(4)), Ok(false));
    assert_eq!(store.put_on_shelf(kira.id, "a/y", 2, minutes(5)), Ok(true), "it is there already");
    assert_eq!(store.put_on_shelf(odo.id, "a/z", 2, minutes(6)), Ok(true));
    store.take_off_shelf(odo.id, "a/x").unwrap();
    assert_eq!(store.on_shelf(kira.id).unwrap(), ["a/y", "a/x"]);
    store.take_off_shelf(kira.id, "a/y").unwrap();
    store.take_off_shelf(kira.id, "a/y").unwrap();
    assert_eq!(store.on_shelf(kira.id).unwrap(), ["a/x"]);
    let nobody = AccountId::new(random());
    assert_eq!(store.put_on_shelf(nobody, "a/x", 2, minutes(7)), Err(StoreError::NotFound("account")));
}
