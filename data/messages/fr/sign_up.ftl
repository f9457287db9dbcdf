sign-up-apply-title = S’inscrire, { $title }
sign-up-apply-you-sent-this-form-before = Vous avez déjà envoyé ce formulaire, avec d’autres mots
sign-up-apply-what-you-sent-first-is = Ce que vous avez envoyé d’abord est sur la liste ; rien d’autre n’a été envoyé. Pour le changer, ouvrez son reçu.
sign-up-apply-to-apply-for-another-player = Pour inscrire un autre joueur, appuyez encore une fois sur « Demander une place ».
sign-up-apply-open-the-receipt = Ouvrir le reçu
sign-up-apply-apply-for-a-place = Demander une place
sign-up-apply-all-places-are-taken = Toutes les places sont prises
sign-up-apply-you-can-still-apply-you = Vous pouvez tout de même demander une place : vous attendez sur la liste au cas où une place se libère.
sign-up-apply-as-it-should-appear-in = Comme il doit apparaître dans les appariements. Tout le monde le voit une fois que vous êtes accepté.
sign-up-apply-contact-hint = Facultatif : par exemple votre nom sur Discord ou dans le client en ligne, { $longest } caractères au plus. Dès que vous avez une place, seuls vos adversaires et l’équipe le voient. Il est effacé à la clôture du tournoi.
sign-up-apply-send-your-deck-list-along = Joignez votre liste de deck, si vous en avez une
sign-up-apply-apply = Demander une place
sign-up-apply-the-director-decides-who-plays = Le directeur du tournoi décide qui joue. D’ici là, lui seul voit votre nom ; votre liste reste privée. Après la fin du tournoi, rien n’est gardé d’une demande.
sign-up-apply-begun = Le tournoi a commencé
sign-up-apply-begun-text = Si le directeur vous accepte maintenant, vous jouez à partir de la ronde { $round }. Les rondes précédentes comptent comme non jouées.
sign-up-apply-nobody-can-sign-up-now = Personne ne peut s’inscrire maintenant.
sign-up-apply-ask-the-director-if-you = Demandez au directeur si vous aimeriez jouer.
sign-up-declined-declined = Refusés
sign-up-declined-put-the-ticked-back-on = Remettre les cochés sur la liste
sign-up-declined-delete-the-ticked = Supprimer les cochés
sign-up-declined-delete-all = Supprimer les { $number }
sign-up-declined-nothing-of-an-application-is = Rien n’est gardé d’une demande supprimée, et son reçu ne marche plus.
sign-up-list-title = Inscription, { $title }
sign-up-list-sign-up = Inscription
sign-up-list-lists-to-hand-in = Listes à remettre
sign-up-list-of-the-accepted-players-sent = { $lists ->
    [one] { $lists } joueur accepté a envoyé une liste qui n’est pas encore remise.
   *[other] { $lists } joueurs acceptés ont envoyé une liste qui n’est pas encore remise.
 }
sign-up-list-hand-the-lists-in-again = Remettre les listes de nouveau
sign-up-list-nobody-waits = Aucun joueur n’attend.
sign-up-list-show-the-address-or-its = Montrez l’adresse ou son code, et les joueurs font leur demande avec leur téléphone.
sign-up-list-players-who-wait-in-the = Joueurs en attente, dans l’ordre d’arrivée
sign-up-list-since = Depuis
sign-up-list-accept-the-ticked = Accepter les cochés
sign-up-list-decline-players = Refuser des joueurs
sign-up-list-a-word-to-the-players = Un mot aux joueurs que vous refusez
sign-up-list-they-read-it-on-their = Ils le lisent sur leur reçu. Vous pouvez le laisser vide.
sign-up-list-decline-the-ticked = Refuser les cochés
sign-up-list-decline-all = Refuser les { $number }
sign-up-list-players-whom-you-accept-are = Les joueurs que vous acceptez sont inscrits aussitôt : tout le monde voit leurs noms, et chaque reçu devient le lien privé vers la place.
sign-up-list-players-apply-by-a-public = Les joueurs font leur demande par une adresse publique ou son code QR, avec leur nom et, si vous voulez, leur liste de deck. Ils attendent sur une liste jusqu’à ce que vous les acceptiez ; personne d’autre ne les voit avant.
sign-up-list-each-player-keeps-a-receipt = Chaque joueur garde un reçu, qui devient le lien privé vers la place.
sign-up-list-where-players-sign-up = Où les joueurs s’inscrivent
sign-up-list-the-address-of-the-sign = L’adresse de l’inscription en code QR
sign-up-list-only-this-computer-can-open = Seul cet ordinateur peut ouvrir cette adresse pour l’instant. Démarrez Arbiter de sorte que les téléphones l’atteignent.
sign-up-receipt-title = Votre demande, { $title }
sign-up-receipt-you-are-on-the-list = Vous êtes sur la liste
sign-up-receipt-you-have-a-place = Vous avez une place
sign-up-receipt-you-have-no-place = Vous n’avez pas de place
sign-up-receipt-your-application = Votre demande
sign-up-receipt-place-on-the-list = Vous êtes { $place } sur la liste.
sign-up-receipt-this-address-is-your-receipt = Cette adresse est votre reçu. Gardez-la : personne ne peut la retrouver pour vous. Une fois que vous êtes accepté, elle mène à votre place. Ne la communiquez pas.
sign-up-receipt-the-director-accepted-you-claim = Le directeur vous a accepté. Prenez votre place avec cet appareil : vous voyez alors votre table, déclarez des résultats et remettez votre liste de deck.
sign-up-receipt-claim-late = Le directeur vous a accepté. Prenez votre place avec cet appareil : vous voyez alors votre table et déclarez vos résultats. Le tournoi a commencé et les listes sont verrouillées. Si vous devez en remettre une, allez voir un directeur ou un contrôleur de decks.
sign-up-receipt-go-to-your-seat = Aller à votre place
sign-up-receipt-accepted-with-newer-link = Le directeur vous a accepté, et vous a donné depuis un lien privé plus récent. Utilisez celui-là, ou demandez-le au directeur.
sign-up-receipt-your-list-is-not-handed = Votre liste n’est pas remise
sign-up-receipt-the-tournament-could-not-take = Le tournoi n’a pas pu la prendre telle quelle. Remettez-la sur votre propre page ; voici ce que vous avez envoyé.
sign-up-receipt-the-director-declined-your-application = Le directeur a refusé votre demande.
sign-up-receipt-delete-the-application = Supprimer la demande
sign-up-receipt-deleted-or-at-the-close = Votre nom est alors supprimé ici, avec la liste et le contact si vous les avez envoyés. Sinon, cela se fait quand le tournoi est clos.
sign-up-receipt-accepted-and-withdrawn = Le directeur vous a accepté, et a retiré votre inscription depuis. Demandez-lui si vous aimeriez jouer.
sign-up-receipt-your-deck-list = Votre liste de deck
sign-up-receipt-send-this-list = Envoyer cette liste
sign-up-receipt-you-may-leave-it-empty = Vous pouvez la laisser vide et remettre la liste plus tard. Une liste avec des fautes est prise aussi : le <a href="{ $deck-check }">contrôle de deck</a> dit ce qui ne va pas.
sign-up-receipt-contact = Comment vous joindre
sign-up-receipt-contact-foot = Pour l’instant, personne d’autre que vous ne le voit. Dès que vous avez une place, vos adversaires et l’équipe le voient. Il est effacé à la clôture du tournoi.
sign-up-receipt-you-cannot-come-after-all = Finalement, vous ne pouvez pas venir ?
sign-up-receipt-take-the-application-back = Retirer la demande
sign-up-receipt-name-and-list-deleted = Votre nom est alors supprimé ici, avec la liste et le contact si vous les avez envoyés.
sign-up-terms-terms = Conditions
sign-up-terms-open-the-sign-up = Ouvrir l’inscription
sign-up-terms-the-sign-up-is-closed = L’inscription est close. Choisissez un moment plus tard pour la rouvrir.
sign-up-terms-open-until = Ouverte jusqu’au
sign-up-terms-places = Places
sign-up-terms-how-many-play-in-all = Combien jouent en tout, avec ceux qui sont déjà inscrits. Laissez vide pour ne pas limiter.
sign-up-terms-players-may-send-their-deck = Les joueurs peuvent joindre leur liste de deck
sign-up-terms-save-the-terms = Enregistrer les conditions
sign-up-terms-close-it-now = Clore maintenant
sign-up-terms-when-you-close-the-tournament = Quand vous clôturez le tournoi, toutes les demandes sont supprimées.
sign-up-closed = close
sign-up-list-times-of = Les heures sont celles de { $zone }.
sign-up-list-not-open = non ouverte
sign-up-list-waiting = { $players ->
    [one] { $players } joueur sur la liste
   *[other] { $players } joueurs sur la liste
 }
sign-up-list-accept-the-first = Accepter le premier
sign-up-list-accept-the-first-ones = Accepter les { $free } premiers
sign-up-list-accept-the-one = Accepter celui qui attend
sign-up-list-accept-all = Accepter les { $number }
sign-up-list-same-name = Même nom que le joueur { $player }
sign-up-list-twice = Deux fois sur cette liste
sign-up-places-taken = { $places ->
    [one] { $taken } place prise sur { $places }
   *[other] { $taken } places prises sur { $places }
 }
sign-up-list-free-numbers = { $free ->
    [0] le calendrier n’accepte plus de joueurs
    [one] le calendrier accepte encore { $free } joueur
   *[other] le calendrier accepte encore { $free } joueurs
 }
sign-up-players-are-in = { $players ->
    [one] { $players } joueur inscrit
   *[other] { $players } joueurs inscrits
 }
sign-up-open-until = ouverte jusqu’au { $until }
sign-up-no-list = Pas de liste
sign-up-list-without-faults = { $cards ->
    [one] { $cards } carte, aucune faute
   *[other] { $cards } cartes, aucune faute
 }
sign-up-list-with-faults = { $cards ->
    [one] { $cards } carte, { $faults }
   *[other] { $cards } cartes, { $faults }
 }
sign-up-faults = { $faults ->
    [one] { $faults } faute
   *[other] { $faults } fautes
 }
sign-up-receipt-gone = Il n’y a plus de demande à cette adresse : elle a été retirée ou supprimée, ou le tournoi est terminé. Demandez au directeur si vous aimeriez jouer.
sign-up-receipt-no-place-free = Aucune place n’est libre maintenant.
sign-up-receipt-timetable-full = Le calendrier, où chacun rencontre chacun, est tiré et n’accepte plus de joueurs : personne d’autre ne peut être accepté maintenant.
sign-up-receipt-places-free = { $places ->
    [one] { $places } place est libre.
   *[other] { $places } places sont libres.
 }
sign-up-receipt-look-again = Le directeur accepte les joueurs ; revenez voir ici si votre demande est acceptée.
sign-up-terms-over = Ce moment est passé. Choisissez-en un plus tard.
sign-up-terms-until = Écrivez le jour et l’heure comme 2026-05-12T18:00, dans le fuseau horaire { $zone }. Une heure sautée au passage à l’heure d’été ne peut pas être choisie.
sign-up-terms-how-many = Écrivez combien il y a de places, par exemple 24.
