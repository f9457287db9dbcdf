reports-closing-leave-the-penalties-by-name = Retirer les pénalités nominatives
reports-closing-add-the-penalties-by-name = Ajouter les pénalités nominatives, pour l’équipe seulement
reports-closing-preview-the-ratings = Aperçu des cotes
reports-closing-no-round-was-played = Aucune ronde n’a été jouée.
reports-closing-byes = Exempts
reports-closing-absent = Absents
reports-closing-minutes = Minutes
reports-closing-no-result = Sans résultat
reports-closing-how-games-ended = Comment les parties se sont terminées
reports-closing-forfeits = Forfaits
reports-closing-none = Rien.
reports-closing-reason = <bdi>{ $what }</bdi>. Motif : <bdi>{ $why }</bdi>
reports-closing-none-still-in-force = Aucune encore en vigueur.
reports-closing-penalties-in-force-by-kind = Pénalités en vigueur, par type et niveau
reports-closing-withdrawn = { $withdrawn ->
    [one] { $withdrawn } retirée.
   *[other] { $withdrawn } retirées.
 }
reports-closing-call-to-ruling = De l’appel à la décision
reports-closing-review = Réexamen
reports-closing-citations-most-used = Citations les plus utilisées
reports-closing-no-decision-cites-anything = Aucune décision ne cite quoi que ce soit.
reports-closing-decisions-without-citation = { $decisions ->
    [one] { $decisions } décision ne repose sur aucune citation. Cette lettre interroge le comité des règles ; personne n’y est nommé. Lisez-la avant de l’envoyer.
   *[other] { $decisions } décisions ne reposent sur aucune citation. Cette lettre interroge le comité des règles ; personne n’y est nommé. Lisez-la avant de l’envoyer.
 }
reports-closing-penalties-by-name = Pénalités nominatives
reports-closing-for-the-staff-alone = Pour l’équipe seulement.
reports-closing-log-checksum = Somme de contrôle du journal <span class="code">{ $head }</span>
reports-parts-entry = Entrée
reports-parts-followed = Suivie
reports-parts-overturned = Infirmée
reports-parts-decisions-label = décisions
reports-parts-followed-label = suivie
reports-parts-overturned-label = infirmée
reports-parts-copy-the-letter = Copier la lettre
reports-ratings-title = Cotes, { $title }
reports-ratings-this-page-shows-how-the = Cette page montre comment les parties, l’une après l’autre, changent les cotes que vous tapez. Rien n’est gardé. Les exempts, les parties où quelqu’un n’est pas venu et une phase finale ne sont pas cotés : notre choix par défaut.
reports-ratings-after-this-tournament = Après ce tournoi
reports-ratings-no-game-was-played-that = Aucune partie jouée ne compte.
reports-ratings-ratings-before-and-after-this = Cotes avant et après ce tournoi
reports-ratings-games-label = parties
reports-ratings-before-label = avant
reports-ratings-change-label = changement
reports-ratings-ratings-before-it = Cotes d’avant
reports-ratings-one-player-to-a-line = Un joueur par ligne : le nom, deux-points, la cote. Qui n’y figure pas commence comme nouveau joueur.
reports-ratings-show-the-changes = Afficher les changements
reports-rulings-all-tournaments-here = Tous les tournois d’ici
reports-rulings-most-cited = Les plus citées
reports-rulings-entries-that-decisions-cite-appear = Les entrées que citent les décisions apparaissent ici, les plus citées d’abord.
reports-rulings-most-overturned = Les plus infirmées
reports-rulings-no-decision-that-cites-an = Aucune décision citant une entrée n’a été infirmée.
reports-rulings-entries-that-overturned-rulings-had = Entrées que citaient des décisions infirmées : peut-être difficiles à lire, ou lues en hâte.
reports-rulings-asked-of-the-library-and = Posées à la bibliothèque et gardées
reports-rulings-what-settled-it = Ce qui l’a réglée
reports-rulings-take-it-off = Retirer de la liste<span class="vh"> : <bdi>{ $question }</bdi></span>
reports-rulings-a-letter-to-the-rules = Une lettre au comité des règles
reports-rulings-nobody-is-named-in-it = Personne n’y est nommé. Lisez-la avant de l’envoyer.
