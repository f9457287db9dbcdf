player-appointment-title = Votre rendez-vous, { $title }
player-appointment-when = Ronde { $round } : quand vous jouez contre <bdi>{ $opponent }</bdi>
player-appointment-no-contact = <bdi>{ $opponent }</bdi> n’en a noté aucun.
player-appointment-agreed = <strong>{ $agreed }</strong>, noté par <bdi>{ $by }</bdi>
player-appointment-we-agreed = Nous avons convenu du
player-appointment-zone = Jour et heure, fuseau { $zone }. <a href="{ $display }">Choisir votre fuseau horaire</a>
player-appointment-who-sees = Seuls vous deux et l’équipe voyez ceci. Chacun de vous peut le modifier.
player-appointment-none = Vous n’avez pas de partie ouverte avec une échéance.
player-appointment-none-hint = Quand une ronde où vous avez un adversaire est publiée, vous pouvez noter ici quand vous jouez.
player-appointment-contact = Comment votre adversaire vous joint
player-appointment-contact-hint = Par exemple votre nom sur Discord ou dans le client en ligne ; { $longest } caractères au plus. Vide : personne n’en voit.
player-appointment-contact-foot = Votre adversaire le voit tant que la ronde se joue, et l’équipe aussi. Il est effacé quand le tournoi est clos, ou quand votre nom est effacé.
player-call-title = Appeler un arbitre à la table { $table }
player-call-round-table = Ronde { $round }, table { $table }
player-call-you-against = vous contre <bdi>{ $opponent }</bdi>
player-call-about = De quoi s’agit-il ?
player-call-refused = Arbitre non appelé
player-call-unsent = Appel à la table { $table }, ronde { $round }
player-call-meanwhile = Aucun arbitre n’est encore au courant : levez la main ou allez à la table des arbitres.
player-call-again-hint = L’équipe le voit. N’appelez de nouveau que pour une autre question.
player-call-question-hint = Facultatif. En quelques mots, 300 caractères au plus, par exemple : laquelle de deux cartes l’emporte ici ? Publique une fois tranchée.
player-call-facts = Ce qui s’est passé, tel que vous l’avez vu
player-call-facts-hint = Facultatif. L’équipe et votre adversaire peuvent le lire. Ne citez aucun nom.
player-call-foot = Suspendez la partie et laissez les cartes en place. L’équipe voit l’appel tout de suite, et la décision apparaît sur votre page.
player-check-in-done = Vous êtes pointé
player-check-in-done-hint = Vous serez apparié pour { $round }. Si finalement vous ne pouvez pas jouer, dites-le à l’équipe.
player-check-in-heading = Pointage pour { $round }
player-check-in-hint = Appuyez sur le bouton une fois dans la salle. Les joueurs non pointés peuvent être laissés de côté pour { $round }.
player-check-in-i-am-here = Je suis là
player-deck-title = Votre deck, { $title }
player-deck-at = <bdi>{ $name }</bdi> à <a href="{ $home }"><bdi>{ $title }</bdi></a>
player-deck-sha-256 = SHA-256 <span class="code" title="{ $whole-sha256 }">{ $sha256 }</span>
player-deck-only-checked = Cette liste a seulement été vérifiée. Rien n’est remis tant que vous n’appuyez pas sur « Remettre la liste » ci-dessous.
player-deck-hand-it-in = La remettre
player-deck-hand-it-in-anyway = La remettre quand même
player-deck-nothing-to-hand-in = Il n’y a rien à remettre.
player-deck-locked = Votre liste est verrouillée
player-deck-lists-locked = Les listes sont verrouillées
player-deck-locked-with-list = On joue déjà, donc les listes de deck sont verrouillées. Pour changer la vôtre, allez voir un directeur du tournoi ou un contrôleur de decks, qui peut remettre une liste modifiée en votre présence.
player-deck-locked-in-cut = En phase finale, tout le monde continue avec le même deck, donc les listes de deck sont verrouillées. Pour changer la vôtre, allez voir un directeur du tournoi ou un contrôleur de decks, qui peut remettre une liste modifiée en votre présence.
player-deck-locked-without-list = On joue déjà, donc les listes de deck sont verrouillées. Nous n’avons pas la vôtre : allez voir un directeur du tournoi ou un contrôleur de decks, qui peut encore en remettre une.
player-deck-hand-in = Remettez votre liste
player-deck-change = Modifiez votre liste
player-deck-required = Tout le monde remet une liste avant la ronde 1.
player-deck-optional = Vous pouvez remettre une liste.
player-deck-check-often = Vérifiez-la autant que vous voulez ; seul ce que vous remettez est conservé.
player-deck-who-sees = Seuls vous et ceux qui contrôlent les decks la voyez ; chaque fois que l’un d’eux la lit, cela apparaît ci-dessous et dans le journal.
player-deck-who-sees-unless = Seuls vous et ceux qui contrôlent les decks la voyez, sauf si vous acceptez de la montrer ; chaque fois que l’un d’eux la lit, cela apparaît ci-dessous et dans le journal.
player-deck-change-between-games = Vous pouvez la modifier entre les parties.
player-deck-change-until = Vous pouvez la modifier jusqu’à la publication de la ronde 1.
player-deck-change-until-stage = Vous pouvez la modifier jusqu’à la publication de la première phase.
player-deck-handed-in = La liste que vous avez remise
player-leave-title = Abandonner, { $title }
player-leave-crumb = Abandonner
player-leave-what-it-means = Ce que cela signifie
player-leave-not-now = Pas maintenant
player-leave-open-game = Votre partie à la table { $table } attend encore son résultat. Déclarez-le, ou dites-le à l’équipe.
player-leave-match = Votre match à la table { $table } n’a pas encore de vainqueur. Si vous abandonnez maintenant, { $opponent } continue. Si vous avez terminé une partie, déclarez-la d’abord.
player-leave-reserve = { $reserve } prend aussitôt votre place dans la phase finale. Tant que ce match n’a pas commencé, le directeur peut vous la rendre.
player-leave-no-shows = { $games ->
        [one] Votre partie à jouer compte aussitôt comme absence.
       *[other] Vos { $games } parties à jouer comptent aussitôt comme absences.
    }
player-leave-not-paired = Vous n’êtes plus apparié, à partir de la ronde suivante.
player-leave-no-reserve = Vous n’êtes plus remplaçant.
player-leave-no-match = Il ne vous reste aucun match : personne ne vous attend.
player-leave-keep-results = Les matchs que vous avez joués gardent leur résultat.
player-leave-not-in-bracket = Vous n’aurez pas de place dans le tableau.
player-leave-no-stage = Vous ne jouez plus aucun match.
player-leave-opponent-wins = Vous ne jouez plus aucun match : votre prochain adversaire gagne sans jouer.
player-leave-dropped = Vous n’êtes plus dans le tournoi
player-leave-keep-points = Vous gardez vos points et votre place au classement.
player-leave-no-return = Vous ne pouvez pas revenir de vous-même. Le directeur voit que vous avez abandonné et peut l’annuler.
player-leave-stay = Rester
player-leave-blocked = Vous n’avez pas abandonné
player-report-title = Déclarer la table { $table }
player-report-unsent = Déclaration de la table { $table }, ronde { $round }
player-report-ending-hint = Choisissez un vainqueur seulement si un joueur a rempli les conditions de victoire. Sinon, choisissez « { $time } ».
player-report-when-it-counts = Il compte quand <bdi>{ $opponent }</bdi> déclare la même chose, ou quand l’équipe l’enregistre. Si vous n’êtes pas d’accord, le directeur le voit.
player-report-heading = Table { $table }
player-report-recorded = Enregistré : { $result }.
player-report-round = Ronde { $round }
player-look-you = Vous
player-look-ending = Fin : { $ending }.
player-look-unsent = Déclaration de la table { $table }, ronde { $round } : vous { $own }, { $opponent } { $other }
player-look-when-it-counts = Il compte quand <bdi>{ $opponent }</bdi> déclare la même chose, ou quand l’équipe l’enregistre.
player-me-games = Vos parties
player-me-games-caption = Vos parties, la plus récente d’abord
player-me-deck-agreed = Vous avez accepté que tout le monde voie votre liste.
player-me-deck-private = Votre liste est privée.
player-me-deck-reads = Quand l’équipe la lit, vous le voyez ici.
player-me-penalties-foot = Seuls vous et l’équipe voyez ceci ; si une pénalité prend une partie, son résultat le dit à tous. Si vous en jugez une erronée, parlez à l’arbitre principal ou au directeur : ils peuvent la retirer.
player-me-record = Votre bilan à tous les tournois
player-met-heading = Vous vous êtes déjà rencontrés
player-met-line = { $outcome } le { $day } : <a href="{ $to }"><bdi>{ $title }</bdi>, ronde { $round }</a>
player-news-look = Voir l’appel
player-news-new-call = Nouvel appel à l’arbitre
player-news-dispute = Litige { $number }
player-prospects-the-cut = La phase finale (cut)
player-prospects-note = D’après les points seuls. Les joueurs à égalité sont séparés par les départages ; il est donc écrit « d’autres décident » pour eux. Tant que deux rondes ne sont pas finies, chacun peut encore gagner ou perdre chaque partie ; dans le doute, il est écrit « d’autres décident ». Si un joueur abandonne ou revient, ou si un résultat est corrigé, regardez de nouveau.
player-rare-below-zero = <bdi>{ $label }</bdi> : sous zéro
player-rare-not-counting = { $label } : points qui n’ont pas compté pour la victoire
player-ruling-sheet = La décision sur une feuille
player-ruling-take-back = Retirer l’appel
player-ruling-take-back-why = Pourquoi personne n’a plus besoin de venir
player-ruling-take-back-hint = L’équipe et votre adversaire le lisent, pas le public.
player-ruling-appeal-heading = Former un recours contre cette décision
player-ruling-appeal-why = Pourquoi la décision devrait être changée
player-ruling-appeal-hint = L’équipe et votre adversaire le lisent, pas le public. Jusqu’à 4000 caractères.
player-ruling-appeal = Recours à l’arbitre principal
player-table-against = contre <bdi>{ $opponent }</bdi>
player-table-round = ronde : { $until }
player-table-own-clock = votre table : { $until }, { $extra } de plus que la ronde
player-table-unsent = Déclaration : { $button }
player-appointment-you = vous
player-call-with-words = D’abord en dire plus
player-call-in-a-word = En un mot, pour l’arbitre (facultatif)
player-call-no-round = Le formulaire est arrivé sans sa ronde. Ouvrez « Ma table » et appelez de là.
player-call-other-round = Ce formulaire vient de la ronde { $round }, et votre table est maintenant dans la ronde { $now }. Aucun arbitre n’a été appelé. Ouvrez « Ma table » et appelez de là.
player-deck-handed-in-at = remise le { $when }
player-deck-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
player-deck-advice-changed = Dites-le au directeur, et gardez votre copie de la liste à portée de main.
player-deck-advice-gone = Remettez la même liste, ou apportez-la au directeur si les listes ne peuvent plus être modifiées.
player-deck-advice-outdated = Le format, la date ou votre pool ont changé après la remise de votre liste ; son contrôle n’est donc plus à jour. Regardez ce qui est trouvé maintenant, et remettez-la de nouveau.
player-deck-advice-accepted = Votre liste a été acceptée avec ses fautes. Vous n’avez plus rien à faire.
player-deck-advice-faults = Votre liste a des fautes. Modifiez-la et remettez-la, ou parlez au directeur, qui peut l’accepter.
player-deck-advice-fine = Votre liste est remise et n’a pas de fautes. Vous n’avez plus rien à faire.
player-deck-over = Le tournoi est terminé.
player-deck-back = votre deck
player-deck-empty = Collez d’abord votre liste de deck ici.
player-games-does-not-count = ne compte pas
player-games-no-result = pas encore de résultat
player-games-bye = Exempt
player-games-earned-bye = Exemption gagnée
player-games-not-played = Non jouée
player-games-stage = { $stage }, partie { $game }
player-games-won-by-decision = match gagné par décision du directeur
player-games-lost-by-decision = match perdu par décision du directeur
player-me-round-of = ronde { $round } sur { $rounds }
player-me-place = place { $place }
player-me-place-before-cut = place { $place } avant la phase finale
player-me-is-over = tournoi clos
player-me-no-results = pas encore de résultats
player-me-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
player-met-balance = Vous en avez gagné { $won }, perdu { $lost } et fait { $tied } égalités.
player-news-called = Un arbitre a été appelé
player-news-final-word = Dernier mot rendu, { $when }
player-news-appealed = Décision rendue, recours en cours, { $when }
player-news-ruled = Décision rendue, { $when }
player-news-corrected = Résultat corrigé, { $when }
player-news-corrected-why = Ronde { $round }, table { $table }, à cause du litige { $dispute } : { $now }. Avant : { $was }.
player-own-deck-open-page = Ouvrir la page de votre deck
player-own-deck-hand-in = Remettre votre liste
player-own-deck-open = Ouvrir votre liste
player-own-deck-not-handed-in = Non remise
player-own-deck-missing-begun = La ronde 1 a commencé et nous n’avons pas votre liste. Allez voir le directeur ou un contrôleur de decks.
player-own-deck-missing = Chaque joueur remet une liste. Remettez la vôtre avant la publication de la ronde 1.
player-own-deck-missing-over = Le tournoi est clos. Vous n’avez pas remis de liste.
player-own-deck-not-required = Une liste n’est pas exigée à ce tournoi.
player-own-deck-line = { $when }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }, { $fault }
player-own-deck-handed-in = Remise
player-own-deck-accepted = Acceptée
player-own-deck-faults = Fautes
player-own-deck-no-faults = aucune faute.
player-own-deck-faults-accepted = { $faults ->
    [one] { $faults } faute
   *[other] { $faults } fautes
 }, acceptée : { $reason }
player-own-deck-faults-begun = { $faults ->
    [one] { $faults } faute
   *[other] { $faults } fautes
 }. Le jeu a commencé : allez voir le directeur ou un contrôleur de decks avec une liste corrigée.
player-own-deck-faults-before = { $faults ->
    [one] { $faults } faute
   *[other] { $faults } fautes
 }. Regardez-les et remettez une liste corrigée.
player-own-deck-read-by-role = Votre liste a été lue : { $role }, { $at }.
player-own-deck-read-by = Votre liste a été lue par { $who }, { $role }, { $at }.
player-own-deck-staff = équipe
player-own-deck-checked-agrees = Votre deck a été contrôlé : il correspond à votre liste.
player-own-deck-checked-differs = Votre deck a été contrôlé : il diffère de votre liste.
player-own-deck-checked-agrees-in = Votre deck a été contrôlé à la ronde { $round } : il correspond à votre liste.
player-own-deck-checked-differs-in = Votre deck a été contrôlé à la ronde { $round } : il diffère de votre liste.
player-place-result = vous { $own }, { $opponent } { $other } ; { $ending }
player-place-outcome = { $grade } { $margin }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
player-prospects-best = Les { $size } meilleurs continuent après la ronde { $round }.
player-prospects-too-few = { $left ->
    [one] Une phase finale à { $size } est annoncée, et il reste { $left } joueur. Le directeur dira combien continuent.
   *[other] Une phase finale à { $size } est annoncée, et il reste { $left } joueurs. Le directeur dira combien continuent.
}
player-prospects-in = vous continuez
player-prospects-open = d’autres décident
player-prospects-out = pas assez
player-prospects-with = { $grade } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
player-report-no-round = Le formulaire est arrivé sans sa ronde. Ouvrez « Ma table » et déclarez de là.
player-report-other-round = Ce formulaire vient de la ronde { $round }, et la ronde { $now } se joue maintenant. Rien n’a été déclaré. Ouvrez « Ma table » et déclarez de là.
player-report-staff-only = Seule l’équipe enregistre cela. Choisissez une autre fin, ou appelez un arbitre.
player-report-both-forfeited = Les deux ont perdu par des cartes
player-ruling-coming = Un arbitre arrive
player-ruling-with-head-judge = Soumis à l’arbitre principal
player-ruling-called = Un arbitre est appelé
player-ruling-place = ronde { $round }, table { $table }
player-ruling-took-call = { $name } a pris l’appel { $when }.
player-ruling-waits-for-head-judge = Il attend l’arbitre principal ou le directeur du tournoi.
player-ruling-called-when = Appelé { $when }. Aucun arbitre n’a encore pris l’appel.
player-ruling-time-back = { $minutes ->
    [one] Votre table a récupéré { $minutes } minute : { $reason }
   *[other] Votre table a récupéré { $minutes } minutes : { $reason }
 }
player-ruling-told-by-both = les deux joueurs
player-ruling-told-by-staff = vu par l’équipe
player-table-recorded = Résultat enregistré
player-table-recorded-text = { $result }. Pour vous : { $outcome }.
player-table-not-settled = Non réglé
player-table-not-settled-text = Un autre résultat a aussi été proposé pour cette table. Le directeur voit les deux et règle la question.
player-table-waiting-for = En attente de { $opponent }
player-table-you-reported = Vous avez déclaré à { $at } : { $result }. Il compte quand { $opponent } déclare la même chose, ou quand l’équipe l’enregistre.
player-table-differ = Vos déclarations diffèrent
player-table-differ-text = Vous avez déclaré : { $own }. { $opponent } a déclaré : { $other }. Le directeur voit votre désaccord. Mettez-vous d’accord et déclarez de nouveau, ou appelez un arbitre.
player-table-confirm-text = { $opponent } a déclaré : { $result }. Pour vous : { $outcome }. Est-ce exact ?
player-table-confirm = Confirmer { $own } à { $other }
player-table-opponent-left = { $opponent } a abandonné
player-table-opponent-left-text = Si vous avez joué votre partie, déclarez son résultat. Sinon, dites-le à l’équipe, qui l’enregistrera.
player-table-opponent-left-match = Vous gagnez ce match dès que le directeur l’enregistre. Si vous avez terminé une partie avant, déclarez-la d’abord.
player-table-none-before = La ronde 1 n’est pas encore publiée.
player-table-no-bracket = Le tableau n’est pas encore tiré.
player-table-none-before-next = Votre numéro de table apparaît ici quand les appariements sont publiés.
player-table-round-closed = La ronde { $round } est close.
player-table-round-closed-next = Votre prochain numéro de table apparaît ici quand les appariements sont publiés.
player-table-last-closed-next = Votre place définitive apparaît ici quand le directeur clôt le tournoi. Si vous continuez à jouer, votre prochain numéro de table apparaît ici quand les appariements sont publiés.
player-table-dropped = Vous avez abandonné le tournoi.
player-table-dropped-next = Vous gardez vos points et n’êtes plus apparié. Le directeur peut vous faire revenir.
player-table-dropped-over = Vous gardez vos points et votre place. Le tournoi se joue jusqu’à la fin sans vous.
player-table-bye = Vous êtes exempt à la ronde { $round }.
player-table-bye-next = Il n’y a rien à déclarer. Votre prochaine table apparaît ici quand la ronde suivante est publiée.
player-table-no-table = Vous n’avez pas de table à la ronde { $round }.
player-table-no-table-next = Vous serez de nouveau apparié à la ronde suivante. Si vous ne vous y attendiez pas, demandez au directeur.
player-table-no-table-last-next = Si vous ne vous y attendiez pas, demandez au directeur. Votre place définitive apparaît ici quand le directeur clôt le tournoi.
player-cut-in = Vous êtes dans la phase finale, tête de série { $seed }.
player-cut-in-bracket = Vous êtes dans le tableau, tête de série { $seed }.
player-cut-plays-on = Vous continuez, tête de série { $seed }.
player-cut-no-match = Pas de match pour vous : { $round }. Vous continuez.
player-cut-goes-on = Vous continuez.
player-cut-for-third = Vous jouez pour la troisième place.
player-cut-lost-and-on = Vous avez perdu ce match et continuez.
player-cut-undecided = Votre match n’a pas encore de vainqueur.
player-cut-undecided-next = Le directeur dit qui le gagne, ou vous fait jouer une autre partie.
player-table-game = Partie { $game } de votre match. Parties gagnées jusqu’ici : vous { $own }, votre adversaire { $other }.
player-cut-finished = Vous avez joué votre dernier match.
player-cut-out = Vous êtes hors course.
player-cut-place = Votre place : { $place }. Elle est définitive quand le directeur clôt le tournoi.
player-cut-place-later = Votre place est connue quand tous ceux de votre phase ont joué.
player-cut-not-in = Vous ne continuez pas.
player-cut-reserve = Vous n’êtes pas dans la phase finale. Vous êtes remplaçant { $number }.
player-cut-reserve-next = Si quelqu’un quitte la phase finale avant son premier match, le premier remplaçant encore là prend la place. Avant de rentrer chez vous, abandonnez le tournoi ou prévenez le directeur.
player-table-your-table-of-round = Votre table, ronde { $round }
player-open-games-title = Vos autres parties à jouer
player-open-games-list = Parties à jouer dans d’autres rondes
player-open-games-waits = Vous attend
player-open-games-any-order = Vous pouvez les jouer dans l’ordre que vous voulez. Choisissez-en une pour déclarer le résultat ou convenir d’une heure.
player-open-games-until = jusqu’au { $end }
player-open-games-you-reported = vous avez déclaré
player-open-games-opponent-reported = <bdi>{ $name }</bdi> a déclaré
player-open-games-reports-differ = vos déclarations diffèrent
