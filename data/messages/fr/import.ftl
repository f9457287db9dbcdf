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
import-cards-look = À vérifier : { $doubt }
import-cards-changes = De { $cards } cartes en { $printings } éditions à { $cards-now } en { $printings-now } : { $new } nouvelles, { $retyped } ont changé de type.
import-cards-retyped = Autre type : { $titles }.
import-cards-retyped-more = Autre type : { $titles } et { $more } de plus.
import-cards-legal = { $format } : { $gained } sont désormais permises, { $lost } ne le sont plus.
import-cards-texts = Le texte de { $texts } cartes reste dans cette installation ; qui se connecte le voit à côté d’une liste.

cards-doubt-lost = { $lost } des { $held } cartes légales en { $format } ne le seraient plus.
cards-doubt-older = L’extension la plus récente du fichier date du { $newest }, celle de la table du { $held } : le fichier semble plus ancien.
cards-fault-in-line = ligne { $line } : { $why }
cards-fault-not-a-table = ce n’est pas une table de cartes : elle doit commencer par « arbiter-cards », 1 et l’édition
cards-fault-not-particulars = ce n’est pas une table de détails, ou elle a été modifiée
cards-fault-not-a-plugin = ce ne sont pas les colonnes d’un fichier de plugin LackeyCCG ; donnez un fichier du dossier « sets » du plugin
cards-fault-not-a-record = elle ne se lit pas comme une ligne de table ({ $cause })
cards-fault-unknown-type = le type de carte « { $text } » est inconnu ici (carte { $card })
cards-fault-not-a-type = « { $text } » n’est pas un type de carte
cards-fault-not-an-edition = « { $text } » n’est pas une édition : écrivez 1E, 2E ou TR
cards-fault-not-a-zone = « { $text } » n’est pas une partie d’un deck
cards-fault-not-a-precision = la précision d’une date est « day », « month », « year », « before » ou « rolling », et non « { $text } »
cards-fault-unknown-word = « { $text } » est inconnu ici
cards-fault-unknown-line = aucune ligne d’une table de cartes ne commence par « { $text } »
cards-fault-printing-first = une édition précède toute carte
cards-fault-nameless = une carte a besoin d’un identifiant et d’un titre
cards-fault-other-length = l’en-tête a { $columns } colonnes, et cette ligne { $cells }
cards-fault-swallowed-row = une cellule contient aussi la ligne suivante : fermez son guillemet
cards-fault-empty-cell = la colonne { $column } est vide
cards-fault-not-a-number = « { $text } », dans la colonne { $column }, n’est pas un nombre
cards-fault-card-left-out = sa carte est laissée de côté, elle aussi

import-same-people-again = { $known } S’il s’agit des mêmes personnes, importez-le de nouveau en cochant la case ci-dessous.
import-names-columns = a { $columns } colonnes ; une liste de joueurs en a au plus { $most }
import-names-line-break = contient un saut de ligne dans une cellule : il manque peut-être un guillemet
import-names-no-name = n’a pas de nom dans les colonnes choisies
