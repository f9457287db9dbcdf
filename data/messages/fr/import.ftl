# Ce que trouve un import.

import-list-before = La liste précédente : { $why }
import-lacks-cards = Les listes de deck de « { $slug } » ne peuvent pas encore être contrôlées ici : la table de cartes { $game } qui sert à les contrôler, version { $version }, n’est pas dans cette installation. Un export ne contient pas de tables de cartes. Importez ici les mêmes fichiers de cartes avec `arbiter cards import FILE`, avec la même version du programme ; sa réponse nomme la version. Tout le reste du tournoi est complet.
import-clock-went-back = { $times ->
    [one] L’horloge de cette installation a reculé une fois pendant l’écriture de ce journal, d’abord à la ligne { $first }. L’ordre des lignes est prouvé, leurs heures ne le sont pas.
   *[other] L’horloge de cette installation a reculé { $times } fois pendant l’écriture de ce journal, d’abord à la ligne { $first }. L’ordre des lignes est prouvé, leurs heures ne le sont pas.
}
import-times-ahead = { $entries ->
    [one] { $entries } ligne porte une heure à venir. Vérifiez les horloges des deux installations.
   *[other] { $entries } lignes portent une heure à venir. Vérifiez les horloges des deux installations.
}

import-guess-game = Le jeu : le nom ou les premières lignes disent { $game }.
import-guess-game-by-headings = Le jeu : { $headings } titres sont ceux de cartes de { $game }.
import-guess-series = La série : le nom ou les premières lignes disent « { $word } ».
import-guess-date-in-name = La date : elle est dans le nom du fichier.
import-guess-date-in-line = La date : ligne { $line }, « { $text } ».

import-change-no-date = pas de date
import-change-nobody = personne
import-change-stars-mark = marquent ce qui est nouveau
import-change-stars-mark-nothing = ne marquent rien
import-change-title = le titre est « { $now } » (avant : « { $before } »)
import-change-series = la série est { $now } (avant : { $before })
import-change-date = la date est { $now } (avant : { $before })
import-change-previous = la date du précédent est { $now } (avant : { $before })
import-change-publisher = l’éditeur est { $now } (avant : { $before })
import-change-stars = les étoiles { $now } (avant : { $before })
import-change-known-better = le programme en sait plus maintenant

import-cards-left-out = Laissé de côté : { $file }, ligne { $line } : { $why }.
import-cards-left-out-more = Laissées de côté : { $lines } lignes de plus.
import-cards-look = À regarder : { $doubt }
import-cards-changes = De { $cards } cartes en { $printings } éditions à { $cards-now } en { $printings-now } : { $new } nouvelles, { $retyped } ont changé de type.
import-cards-retyped = Autre type : { $titles }.
import-cards-retyped-more = Autre type : { $titles } et { $more } de plus.
import-cards-legal = { $format } : { $gained } sont désormais permises, { $lost } ne le sont plus.
import-cards-texts = Le texte de { $texts } cartes reste dans cette installation ; qui se connecte le voit à côté d’une liste.
