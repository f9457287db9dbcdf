reports-closing-leave-the-penalties-by-name = Retirer les pénalités nominatives
reports-closing-add-the-penalties-by-name = Ajouter les pénalités nominatives, pour l’équipe seulement
reports-closing-preview-the-ratings = Aperçu des cotes
reports-closing-with-affiliations = Résultats avec le personnel de toutes les listes par affiliation, { $form }
reports-closing-no-round-was-played = Aucune ronde n’a été jouée.
reports-closing-byes = Exempts
reports-closing-absent = Absents
reports-closing-minutes = Minutes
reports-closing-no-result = Sans résultat
reports-closing-how-games-ended = Comment les parties se sont terminées
reports-closing-forfeits = Pas jouées jusqu’au bout
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
reports-parts-overturned = Annulée
reports-parts-decisions-label = décisions
reports-parts-followed-label = suivie
reports-parts-overturned-label = annulée
reports-parts-copy-the-letter = Copier la lettre
reports-ratings-title = Cotes, { $title }
reports-ratings-this-page-shows-how-the = Cette page montre comment les parties, l’une après l’autre, changent les cotes que vous tapez. Rien n’est gardé. Les exempts, les parties où un joueur n’est pas venu et une phase finale après les rondes ne sont pas cotés. C’est notre choix par défaut.
reports-ratings-after-this-tournament = Après ce tournoi
reports-ratings-no-game-was-played-that = Aucune partie jouée ne compte.
reports-ratings-ratings-before-and-after-this = Cotes avant et après ce tournoi
reports-ratings-games-label = parties
reports-ratings-before-label = avant
reports-ratings-change-label = changement
reports-ratings-ratings-before-it = Cotes d’avant
reports-ratings-one-player-to-a-line = Un joueur par ligne : le nom, deux-points, la cote. Un joueur que vous omettez commence comme nouveau joueur.
reports-ratings-show-the-changes = Afficher les changements
reports-rulings-all-tournaments-here = Tous les tournois d’ici
reports-rulings-most-cited = Les plus citées
reports-rulings-entries-that-decisions-cite-appear = Les entrées que citent les décisions apparaissent ici, les plus citées d’abord.
reports-rulings-most-overturned = Les plus annulées
reports-rulings-no-decision-that-cites-an = Aucune décision citant une entrée n’a été annulée.
reports-rulings-entries-that-overturned-rulings-had = Entrées que citaient des décisions annulées : peut-être difficiles à lire, ou lues en hâte.
reports-rulings-asked-of-the-library-and = Posées à la bibliothèque et gardées
reports-rulings-what-settled-it = Ce qui l’a réglée
reports-rulings-take-it-off = Retirer de la liste<span class="vh"> : <bdi>{ $question }</bdi></span>
reports-rulings-a-letter-to-the-rules = Une lettre au comité des règles
reports-rulings-nobody-is-named-in-it = Personne n’y est nommé. Lisez-la avant de l’envoyer.
reports-closing-the-disputes = les litiges
reports-closing-report-on = Rapport sur le tournoi
reports-closing-not-yet = pas encore
reports-closing-number-of-disputes = { $disputes ->
    [one] { $disputes } litige
   *[other] { $disputes } litiges
 }
reports-closing-some-withdrawn = { $withdrawn ->
    [one] { $disputes }, dont { $withdrawn } retiré
   *[other] { $disputes }, dont { $withdrawn } retirés
 }
reports-closing-median-time = { $disputes } ; temps médian jusqu’à la décision : { $time }
reports-closing-attendance-of =
    { $players }, { $late ->
        [one] { $late } arrivé
       *[other] { $late } arrivés
    } en retard, { $left ->
        [one] { $left } parti
       *[other] { $left } partis
    } avant la fin
reports-closing-some-disqualified = { $players ->
    [one] { $attendance }, { $players } disqualifié
   *[other] { $attendance }, { $players } disqualifiés
 }
reports-closing-handed-in = { $decks ->
    [one] { $decks } remise sur { $all }
   *[other] { $decks } remises sur { $all }
 }, { $accepted ->
    [one] { $accepted } acceptée avec des fautes
   *[other] { $accepted } acceptées avec des fautes
 }
reports-closing-rounds-played = { $played ->
    [one] { $played } jouée sur { $planned }
   *[other] { $played } jouées sur { $planned }
 }
reports-closing-attendance = Participation
reports-closing-closed = Clôture
reports-closing-no-ruling = pas de décision
reports-closing-added-later = { $grounds } ; { $later } ajoutées après la décision
reports-closing-under-a-minute = moins d’une minute
reports-closing-number-of-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
reports-closing-state-withdrawn = retiré
reports-closing-not-appealed = pas de recours
reports-closing-not-ruled-upon = non tranché
reports-closing-appeal-not-decided = recours non décidé
reports-closing-upheld = confirmé sur recours
reports-closing-overturned = annulé sur recours
reports-games-open = ouverte
reports-games-none = aucun résultat enregistré
reports-games-complete = terminée
reports-games-time = temps écoulé
reports-games-decked-out = les pioches étaient vides
reports-games-card = gagnée par l’effet d’une carte
reports-games-card-forfeit = perdue par le forfait d’une carte
reports-games-conceded = concédée
reports-games-no-show = un joueur n’est pas venu
reports-games-disqualified = perdue par une pénalité
reports-games-both-absent = aucun des deux n’est venu
reports-games-void = la partie ne compte pas
reports-games-became = { $place } : { $was } est devenu { $is }
reports-games-because-of = { $reason } (litige { $dispute })
reports-games-forfeit = { $place } : { $result }
reports-games-at-table = Ronde { $round }, table { $table }
reports-penalties-no-round = aucune ronde
reports-penalties-with-dispute = { $round }, litige { $dispute }
reports-penalties-line = N° { $number }, { $place } : { $name }, { $kind }, { $level }. Motif : { $reason }
reports-penalties-withdrawn = { $penalty } Retirée : { $why }
reports-ratings-choose-a-level = Choisissez un niveau.
reports-ratings-write-the-rating = Écrivez la cote de { $name } après deux-points, de 0 à { $highest }.
reports-ratings-two-lines = { $name } a deux lignes. Retirez-en une.
reports-ratings-half = la moitié d’une victoire pleine
reports-ratings-as-much = autant qu’une victoire pleine
reports-ratings-nothing = rien
reports-ratings-half-of-k = la moitié de k, moins la mise
reports-ratings-stakes = une victoire pleine donne k moins la mise ; une défaite prend la mise
reports-ratings-start = Départ
reports-ratings-least-stake = Mise minimale
reports-ratings-modified-win = Victoire modifiée
reports-ratings-true-tie = Égalité vraie
reports-ratings-floor = Plancher
reports-ratings-never-falls = une cote sous { $rating } ne baisse jamais
reports-rulings-say-what-settled-it = Dites ce qui l’a réglée.
reports-rulings-not-taken-off = Non retirée. { $why }
reports-rulings-decisions = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
 }
reports-rulings-upheld = { $decisions ->
    [one] { $decisions } confirmée
   *[other] { $decisions } confirmées
 }
reports-rulings-overturned = { $decisions ->
    [one] { $decisions } annulée
   *[other] { $decisions } annulées
 }
reports-rulings-without-citation = { $decisions } sans citation
reports-form-trekcc = pour trekcc.org
reports-form-csv = CSV
reports-form-forum = pour un forum (BBCode)
reports-form-json = JSON
reports-rulings-kept-by = { $game }, règles du { $law }, gardée par { $name } le { $day }
