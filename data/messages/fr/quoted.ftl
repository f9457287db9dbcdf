quoted-persuades = Une décision antérieure persuade et ne lie pas.
quoted-undated = Le document ne porte pas de date ; personne ne peut dire à partir de quand il vaut.
quoted-damaged = { $n ->
    [0] La copie citée est abîmée ici : { $places }.
   *[other] La copie citée est abîmée ici : { $places } ; et { $n } autres endroits.
}
quoted-character-lost = Un caractère de ces mots a été perdu dans la copie citée.
quoted-damage-character = { $certain ->
    [true] ligne { $line } : un caractère a été perdu ; c’était « { $sign } »
   *[false] ligne { $line } : un caractère a été perdu ; c’était très probablement « { $sign } »
}
quoted-damage-icon = ligne { $line } : une icône a été perdue et a laissé un vide
quoted-damage-table = ligne { $line } : un tableau que la numérisation a brouillé
quoted-damage-doubled = ligne { $line } : apparaît deux fois, en tout ou en partie
quoted-damage-pages = ligne { $line } : des pages étaient en désordre ; l’entrée a été recomposée de ses parties
quoted-damage-heading = ligne { $line } : le document commence au milieu de cette entrée ; son titre manque
quoted-damage-broken-off = ligne { $line } : s’interrompt ici ; les mots qui suivent manquent
