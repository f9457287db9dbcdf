quoted-persuades = An earlier decision persuades and does not bind.
quoted-undated = The document bears no date, so it is not known from which day it applies.
quoted-damaged = { $n ->
    [0] The copy quoted from is damaged here: { $places }.
   *[other] The copy quoted from is damaged here: { $places }; and { $n } more.
}
quoted-character-lost = A character of these words was lost in the copy quoted from.
quoted-damage-character = { $certain ->
    [true] line { $line }: a character was lost; it was “{ $sign }”
   *[false] line { $line }: a character was lost; it was most likely “{ $sign }”
}
quoted-damage-icon = line { $line }: an icon was lost and left a gap
quoted-damage-table = line { $line }: a table that the scan scrambled
quoted-damage-doubled = line { $line }: appears twice, whole or in part
quoted-damage-pages = line { $line }: pages were out of order; the entry was joined from its parts
quoted-damage-heading = line { $line }: the document begins inside this entry; its heading is not held
quoted-damage-broken-off = line { $line }: breaks off here; the words behind it are not held
