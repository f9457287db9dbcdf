//! How the structs that commands and entries hold are declared.

/// Declares what entries hold.
macro_rules! entries {
    ($($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* pub $field:ident: $kind:ty,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
            #[serde(deny_unknown_fields)]
            pub struct $name { $($(#[$about])* pub $field: $kind,)* }
        )*
    };
}

/// Declares what commands hold.
macro_rules! commands {
    ($($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* pub $field:ident: $kind:ty,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Clone, PartialEq, Eq)]
            pub struct $name { $($(#[$about])* pub $field: $kind,)* }
        )*
    };
}

pub(crate) use {commands, entries};
