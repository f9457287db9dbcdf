accounts-account-see-all-accounts = Voir tous les comptes
accounts-account-sign-out-this-browser = Déconnecter ce navigateur
accounts-account-signs-in-as = se connecte comme <bdi>{ $sign-in-name }</bdi>
accounts-account-runs-this-installation = exploite cette installation
accounts-account-seats-in-this-browser = Places dans ce navigateur
accounts-account-open-my-table = Ouvrir ma table
accounts-account-signing-out-gives-the-seats = En vous déconnectant, ce navigateur abandonne les places. Le lien privé permet de les reprendre.
accounts-account-present-password = Mot de passe actuel
accounts-account-change-the-password = Changer le mot de passe
accounts-account-changing-it-signs-every-other = Cela déconnecte tous les autres navigateurs.
accounts-own-name-not-changed = Le nom n’a pas été changé
accounts-own-name-change = Changer le nom
accounts-own-name-everywhere = Chaque page montre alors le nouveau nom, aussi pour ce que vous avez fait avant. Vous vous connectez comme avant.
accounts-own-name-often = { $hours ->
    [one] Vous avez changé de nom plusieurs fois récemment. Vous pourrez le changer de nouveau dans { $hours } heure.
   *[other] Vous avez changé de nom plusieurs fois récemment. Vous pourrez le changer de nouveau dans { $hours } heures.
 }
accounts-erase-title = Effacer le compte
accounts-erase-not-erased = Le compte n’a pas été effacé
accounts-erase-what-goes = Votre nom et ceux que vous portiez avant disparaissent alors de toutes les pages. Cela vaut aussi là où vous avez écrit quelque chose. Vos rôles prennent fin, et personne ne peut plus se connecter avec ce compte. Les journaux des tournois restent : ils ne nomment personne. Si vous avez aussi joué, demandez à un directeur d’effacer le nom du joueur.
accounts-erase-sure = Mon compte et ses noms doivent être effacés définitivement.
accounts-erase-erase = Effacer définitivement mon compte
accounts-erase-tick = Cochez la case au-dessus du bouton si vous êtes sûr.
accounts-code-your-code = Votre code
accounts-code-the-second-step = La seconde étape
accounts-code-begin-again = Recommencer
accounts-code-the-app-and-the-recovery = L’application et les codes de secours sont perdus ? Un exploitant retire le second facteur de votre compte.
accounts-confirm-is-it-still-you = Est-ce toujours vous ?
accounts-confirm-to = Pour { $to-what }
accounts-confirm-not-confirmed = Non confirmé
accounts-confirm-type-password = Tapez encore une fois votre mot de passe. Rien n’a encore été fait, et ce que vous avez envoyé est gardé.
accounts-confirm-type-password-and-code = Tapez encore une fois votre mot de passe et un code. Rien n’a encore été fait, et ce que vous avez envoyé est gardé.
accounts-confirm-confirm = Confirmer
accounts-confirm-for-five-minutes-this-browser = Pendant cinq minutes, ce navigateur ne sera pas redemandé.
accounts-confirmed-go-on = Continuer
accounts-confirmed-confirmed = Confirmé
accounts-confirmed-nothing-was-done-yet-press = Rien n’a encore été fait. Appuyez sur le bouton pour { $to-what }.
accounts-elsewhere-asks-for-a-code = La connexion demande un code de votre application.
accounts-elsewhere-asks-for-password-alone = La connexion ne demande que votre mot de passe.
accounts-elsewhere-advice = Votre compte peut beaucoup ici : un second facteur arrête quiconque apprendrait votre mot de passe.
accounts-elsewhere-change-the-second-factor = Modifier le second facteur
accounts-elsewhere-your-roles = Vos rôles
accounts-elsewhere-no-role-at-a-tournament = Aucun rôle dans un tournoi pour l’instant.
accounts-elsewhere-set-up-a-tournament-or = Créez un tournoi, ou ouvrez l’invitation que vous donne un directeur.
accounts-elsewhere-signed-in = Connecté
accounts-elsewhere-this-browser = Ce navigateur
accounts-elsewhere-last-seen = vu pour la dernière fois le { $seen }
accounts-elsewhere-end-it-last-seen = Terminer<span class="vh"> : { $browser }, vu pour la dernière fois le { $seen }</span>
accounts-elsewhere-nowhere-else = Nulle part ailleurs.
accounts-elsewhere-others-signed-in = { $others ->
    [one] { $others } autre navigateur est connecté.
   *[other] { $others } autres navigateurs sont connectés.
 }
accounts-elsewhere-sign-out-everywhere-else = Se déconnecter partout ailleurs
accounts-factor-a-code-from-your-app = Un code de votre application
accounts-factor-since-signing-in-asks-for = Depuis le { $since }, la connexion demande votre mot de passe puis un code de votre application.
accounts-factor-turn-it-off = Désactiver
accounts-factor-a-new-phone-turn-it = Un nouveau téléphone ? Désactivez-le et configurez-le de nouveau.
accounts-factor-codes-left = Il en reste { $left } sur { $all }.
accounts-factor-make-new-recovery-codes = Créer de nouveaux codes de secours
accounts-factor-the-old-ones-do-nothing = Les anciens ne servent alors plus à rien.
accounts-factor-a-code-from-an-app = Un code d’une application
accounts-factor-with-a-second-factor-signing = Avec un second facteur, la connexion demande votre mot de passe puis un code affiché par une application de votre téléphone. Le mot de passe seul ne laisse entrer personne.
accounts-factor-you-need-an-app-for = Il vous faut une application de codes à usage unique ; n’importe laquelle convient. Elle n’a pas besoin de réseau. Vous recevez aussi dix codes de secours à imprimer ou à noter.
accounts-factor-set-up-1-scan-this-with-your = 1. Scannez ceci avec votre application
accounts-factor-set-up-the-key-for-your-app = La clé pour votre application en code QR
accounts-factor-set-up-or-type-this-key-into = Ou tapez-y cette clé : <span class="code wraps">{ $secret }</span>
accounts-factor-set-up-the-key-is-shown-only = La clé n’est visible que maintenant. Gardez-la pour vous.
accounts-factor-set-up-2-type-the-code-that = 2. Tapez le code qu’elle affiche
accounts-factor-set-up-not-turned-on-yet = Pas encore activé
accounts-factor-set-up-turn-it-on = Activer
accounts-factor-set-up-until-then-nothing-changes = D’ici là, rien ne change.
accounts-fields-at-least-characters-a-short = Au moins { $least } caractères. Une courte phrase convient bien.
accounts-fields-no-app-at-hand-a = Pas d’application sous la main : un code de secours
accounts-fields-recovery-code = Code de secours
accounts-fields-24-letters-and-figures-each = 24 lettres et chiffres. Chacun sert une fois.
accounts-join-invitation-as = Invitation : { $role }
accounts-join-you-are-invited-as = Vous êtes invité : { $role }
accounts-join-you-are-signed-in-as = Vous êtes connecté comme <strong><bdi>{ $name }</bdi></strong>.
accounts-join-accept-the-invitation = Accepter l’invitation
accounts-join-not-you-sign-in-with = Ce n’est pas vous ? <a href="{ $sign-in }">Connectez-vous d’abord avec un autre compte</a>.
accounts-join-a-new-account = Un nouveau compte
accounts-join-i-have-an-account = J’ai un compte
accounts-join-create-the-account-and-accept = Créer le compte et accepter
accounts-join-the-invitation-works-once = L’invitation sert une fois.
accounts-list-people-with-an-account = Personnes ayant un compte
accounts-list-signs-in-as = se connecte comme <bdi>{ $sign-in-name }</bdi>, { $may }, { $seen }
accounts-list-opens-tournaments = Crée des tournois
accounts-list-says-what-rulings-do-to = Dit ce que les interprétations se font entre elles
accounts-list-save-the-rights-of = Enregistrer<span class="vh"> les droits de <bdi>{ $name }</bdi></span>
accounts-list-make-a-password-link-for = Créer un lien de mot de passe<span class="vh"> pour <bdi>{ $name }</bdi></span>
accounts-list-take-the-second-factor-off = Retirer le second facteur<span class="vh"> : { $name }</span>
accounts-list-enable = Réactiver<span class="vh"> : <bdi>{ $name }</bdi></span>
accounts-list-disable = Désactiver<span class="vh"> : <bdi>{ $name }</bdi></span>
accounts-list-helpers-get-an-account-by = Les assistants reçoivent un compte par l’invitation qu’un directeur crée dans les paramètres d’un tournoi. Désactiver un compte le déconnecte partout et garde tout ce qui a été fait. Un lien de mot de passe sert une fois, pendant 72 heures. Il n’ouvre pas un compte qui a un second facteur : ne retirez celui-ci que si vous êtes sûr de qui vous le demande.
accounts-list-who-opens-tournaments = Qui crée des tournois
accounts-list-everybody-with-an-account = Tous ceux qui ont un compte
accounts-list-otherwise-operators-and-those-you = Sinon les exploitants, et ceux que vous cochez ci-dessus. Une personne invitée à aider ne crée pas de tournois tant que vous ne la cochez pas.
accounts-new-account-shown-to-players-and-staff = Montré aux joueurs et à l’équipe, par exemple Ruth Adler.
accounts-new-account-the-password-again = Le mot de passe, encore une fois
accounts-recovery-codes-the-second-factor-is-on = Le second facteur est activé
accounts-recovery-codes-the-next-time-you-sign = À la prochaine connexion, un code vous sera demandé.
accounts-recovery-codes-if-you-lose-your-phone = Si vous perdez votre téléphone, l’un de ceux-ci remplace le code. Chacun sert une fois. Imprimez cette page ou notez-les, et gardez-les ailleurs que votre téléphone.
accounts-recovery-codes-i-have-kept-them = Je les ai gardés
accounts-recovery-codes-other-browsers-stay-signed-in = Les autres navigateurs restent connectés. Si l’un d’eux peut être celui d’un autre, mettez-y fin sur la page de votre compte.
accounts-reset-choose-a-new-password = Choisissez un nouveau mot de passe
accounts-reset-for = Pour <bdi>{ $name }</bdi>
accounts-reset-set-the-password = Définir le mot de passe
accounts-reset-every-browser-of-this-account = Tous les navigateurs de ce compte sont déconnectés. Connectez-vous ensuite avec le nouveau mot de passe.
accounts-reset-link-password-link = Lien de mot de passe
accounts-reset-link-password-link-for = Lien de mot de passe pour <bdi>{ $name }</bdi>
accounts-reset-link-anybody-who-opens-this-link = Quiconque ouvre ce lien peut choisir le mot de passe de <bdi>{ $name }</bdi>. Ne le donnez qu’à cette personne.
accounts-reset-link-back-to-the-accounts = Retour aux comptes
accounts-reset-link-it-works-once-for-72 = Il sert une fois, pendant 72 heures. Un lien créé plus tôt pour ce compte ne marche plus ; le mot de passe actuel marche encore jusqu’à ce qu’un nouveau soit défini.
accounts-seat-a-seat-at = Une place à { $title }
accounts-seat-is-this-you = Est-ce vous ?
accounts-seat-this-browser-holds-the-seat = Ce navigateur a la place de <bdi>{ $instead-of }</bdi>. Si vous continuez, il l’abandonne.
accounts-seat-claiming-this-seat-makes-you = Continuer en tant que <strong><bdi>{ $name }</bdi></strong> ? Vous voyez alors votre table, déclarez vos résultats, remettez votre liste de deck et appelez un arbitre.
accounts-seat-yes-that-is-me = Oui, c’est moi
accounts-seat-this-browser-then-remembers-the = Ce navigateur se souvient ensuite de la place pendant 30 jours. Gardez le lien pour vos autres appareils. Ne le transmettez pas.
accounts-seat-code-open-your-page = Ouvrir votre page
accounts-seat-code-are-you = Êtes-vous <bdi>{ $claimed }</bdi> ?
accounts-seat-code-at-this-browser-holds-the = À <bdi>{ $tournament }</bdi>, ce navigateur a la place de <bdi>{ $held }</bdi>. La place de <bdi>{ $claimed }</bdi> la remplace. Rien n’a encore été changé.
accounts-seat-code-yes-i-am = Oui, je suis <bdi>{ $claimed }</bdi>
accounts-seat-code-no-stay = Non, rester <bdi>{ $held }</bdi>
accounts-seat-code-with-the-code-on-your = Avec le code de votre carte
accounts-seat-code-no-seat-opened = Aucune place ouverte
accounts-seat-code-code = Code
accounts-seat-code-ten-letters-and-digits-such = Dix lettres et chiffres, comme 7KQ4M-2XWRT. Les majuscules et le trait d’union n’ont pas d’importance.
accounts-seat-code-claim-this-seat = Ouvrir ma page
accounts-seat-code-your-browser-then-remembers-the = Votre navigateur se souvient ensuite de la place pendant 30 jours. Gardez le code pour vous : avec lui, n’importe qui peut agir à votre place.
accounts-set-up-set-up-this-arbiter = Configurer cet Arbiter
accounts-set-up-first-run = Premier démarrage
accounts-set-up-this-page-works-once-by = Cette page sert une fois, par le lien affiché dans le terminal.
accounts-set-up-the-first-account = Le premier compte
accounts-set-up-create-the-account = Créer le compte
accounts-set-up-this-account-runs-the-installation = Ce compte exploite l’installation : il crée des tournois et s’occupe des comptes.
accounts-sign-in-already-signed-in = Déjà connecté
accounts-sign-in-this-browser-is-signed-in = Ce navigateur est connecté comme <bdi>{ $name }</bdi>. Vous connecter ci-dessous le remplace.
accounts-sign-in-go-on-as = Continuer comme <bdi>{ $name }</bdi>
accounts-sign-in-players-need-no-account-the = Les joueurs n’ont pas besoin de compte : le lien privé de votre feuille ouvre votre propre page. L’équipe reçoit les siens par une invitation du directeur. Mot de passe oublié ? Demandez un nouveau lien à l’exploitant.
accounts-spent-this-link-does-not-work = Ce lien ne marche pas
accounts-spent-see-the-tournaments = Voir les tournois
accounts-account-your-seats = Vos places
accounts-browser-android = Android
accounts-browser-iphone = un iPhone
accounts-browser-ipad = un iPad
accounts-browser-windows = Windows
accounts-browser-mac = un Mac
accounts-browser-linux = Linux
accounts-browser-on = { $browser } sur { $system }
accounts-browser-unknown-on = Un navigateur sur { $system }
accounts-browser-unknown = Un navigateur
accounts-confirm-leads-nowhere = Ce formulaire ne mène nulle part. Ouvrez la page d’où vous venez et renvoyez son formulaire.
accounts-join-director-duties = Un directeur dirige le tournoi : joueurs, rondes, résultats, décisions, paramètres, équipe.
accounts-join-head-judge-duties = Un arbitre principal enregistre les résultats, contrôle les decks, tranche les litiges et décide des recours.
accounts-join-judge-duties = Un arbitre enregistre les résultats et tranche les litiges.
accounts-join-scorekeeper-duties = Un marqueur enregistre et corrige les résultats.
accounts-join-deck-checker-duties = Un contrôleur de decks lit et accepte les listes de deck.
accounts-list-your-own = C’est votre propre compte, et le désactiver vous enfermerait dehors. Demandez à un autre exploitant.
accounts-list-count = { $accounts ->
    [one] { $accounts } compte
   *[other] { $accounts } comptes
 }
accounts-list-no-role-yet = n’a pas encore de rôle
accounts-list-roles = { $roles ->
    [one] { $roles } rôle dans un tournoi
   *[other] { $roles } rôles dans des tournois
 }
accounts-list-you = Vous
accounts-list-disabled = Désactivé
accounts-list-no-password-yet = Pas encore de mot de passe
accounts-list-not-signed-in-now = pas connecté maintenant
accounts-list-seen = vu le { $seen }
accounts-list-was-called = s’appelait <bdi>{ $name }</bdi> jusqu’au { $until }
accounts-list-erase = Effacer { $name } définitivement
accounts-list-erase-your-own = C’est votre propre compte. Effacez-le sur la page sous votre nom.
accounts-list-disable-first = Désactivez d’abord le compte : une fois effacé, personne ne peut le rétablir.
accounts-new-account-passwords-differ = Les deux mots de passe diffèrent. Tapez deux fois le nouveau.
accounts-seat-replaced = Ce lien privé a été remplacé ou repris, il n’ouvre donc aucune place. Demandez au directeur votre lien le plus récent.
accounts-seat-code-unknown = Aucune place n’a ce code. Il a dix lettres et chiffres. Regardez encore votre carte, ou demandez-en une nouvelle au directeur : un nouveau lien met fin au code précédent.
accounts-seat-code-wait = { $why } Le lien privé de votre carte marche tout de suite.
accounts-sign-in-wait = { $why } Un navigateur avec lequel vous vous êtes déjà connecté n’attend pas à cause d’inconnus, et les connexions ouvertes continuent.
