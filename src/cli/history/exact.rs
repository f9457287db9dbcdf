//! Parses parts of a file in exactly one form, where derived parsers would accept another: an object never as a list,
//! null never as an empty list.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

/// An object, parsed as `T`.
struct Exactly<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Exactly<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Object<T> {
            type Value = Exactly<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Exactly)
            }
        }

        deserializer.deserialize_map(Object(PhantomData))
    }
}

/// An object or null.
pub fn object<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    Option::<Exactly<T>>::deserialize(deserializer).map(|object| object.map(|Exactly(object)| object))
}

/// A list of objects, or null.
pub fn objects<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Vec<T>, D::Error> {
    let list = Option::<Vec<Exactly<T>>>::deserialize(deserializer)?.unwrap_or_default();
    Ok(list.into_iter().map(|Exactly(object)| object).collect())
}

/// A list or null.
pub fn or_empty<'de, D, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    Ok(Option::<Vec<T>>::deserialize(deserializer)?.unwrap_or_default())
}

/// Values by name in order, including duplicates; or null.
pub fn pairs<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Vec<(String, T)>, D::Error> {
    struct Named<T>(Vec<(String, T)>);

    impl<'de, T: Deserialize<'de>> Deserialize<'de> for Named<T> {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            struct Entries<T>(PhantomData<T>);

            impl<'de, T: Deserialize<'de>> Visitor<'de> for Entries<T> {
                type Value = Named<T>;

                fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str("an object from names to values")
                }

                fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Named<T>, A::Error> {
                    let mut all = Vec::new();
                    while let Some(entry) = map.next_entry()? {
                        all.push(entry);
                    }
                    Ok(Named(all))
                }
            }

            deserializer.deserialize_map(Entries(PhantomData))
        }
    }

    Ok(Option::<Named<T>>::deserialize(deserializer)?.map_or_else(Vec::new, |Named(all)| all))
}
