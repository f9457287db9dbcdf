# Pourquoi une saisie n’est pas acceptée.
## Mots de passe
unfit-password-nul = Un mot de passe ne peut pas contenir de caractère NUL. Choisissez-en un autre.
unfit-password-too-long = Le mot de passe dépasse 512 octets. Choisissez-en un plus court.
unfit-password-too-short = Le mot de passe doit avoir au moins 8 caractères. Choisissez-en un plus long.
unfit-password-common = Ce mot de passe est parmi les premiers que tout le monde essaie. Choisissez-en un autre.
unfit-password-made-of-names = Ce mot de passe est fait de votre nom ou de mots propres à ce site, titres des tournois compris : c’est ce qu’on essaie d’abord. Choisissez-en un autre.
## Comptes
unfit-account-wrong-password = Le mot de passe actuel n’est pas bon. Saisissez-le de nouveau.
unfit-account-name-taken = Ce nom est déjà pris. Choisissez-en un autre.
unfit-account-no-name = Le nom est vide. Saisissez le nom avec lequel vous voulez vous connecter.
unfit-account-long-name = Le nom dépasse 60 caractères. Choisissez-en un plus court.
unfit-account-unseen-name = Le nom contient un caractère invisible ou un empilement d’accents. Tapez-le au lieu de le copier.
unfit-account-no-shown-name = Le champ « { all-your-name } » est vide. Saisissez le nom que les autres voient.
unfit-account-name-of-another = Un autre compte porte ou portait il y a peu le nom du champ « { all-your-name } ». Ou bien ce nom ressemble à celui d’un autre compte. Saisissez-en un autre, par exemple avec un second prénom.
unfit-account-name-of-role = Le champ « { all-your-name } » contient le mot d’un rôle ou de quelqu’un sans nom. Saisissez le nom que l’on vous donne.
unfit-account-last-operator = Aucun autre exploitant ne peut se connecter, et quelqu’un doit exploiter cette installation. Ajoutez d’abord un autre exploitant.
## Second facteur
unfit-factor-code = Le code n’est pas bon ou a déjà servi. Attendez le suivant dans votre application, ou saisissez un code de secours.
unfit-factor-first-code = Ce n’est pas le code que l’application affiche maintenant. Vérifiez l’heure de l’appareil et saisissez le code suivant.
unfit-factor-on = Le second facteur est déjà activé. Désactivez-le d’abord, puis activez-le de nouveau.
unfit-factor-off = Votre compte n’a pas de second facteur. Activez-le d’abord.
## Rôles
unfit-role-not-given = Le rôle « { $role } » ne se donne pas par invitation.
unfit-role-invitation-gone = Cette invitation a déjà été acceptée ou a expiré.
unfit-role-only-director = { $name } est seul à diriger ce tournoi. Invitez d’abord un autre directeur.
unfit-role-directs-alone = Vous êtes seul à diriger « { $tournament } », qui n’est pas clos. Invitez-y d’abord un autre directeur, ou procédez à la clôture du tournoi.
## Noms des joueurs
unfit-names-doubles = Certains de ces noms sont déjà là : personne n’a été inscrit. Dites ci-dessous ce qu’il faut en faire.
unfit-names-twice = Certains noms sont deux fois dans cette liste : personne n’a été inscrit. Dites ci-dessous ce qu’il faut en faire.
unfit-names-too-many = { $count } noms à la fois, c’est trop. Saisissez-en au plus { $most }, puis les autres.
unfit-names-empty = Le nom est vide. Saisissez le nom du joueur.
unfit-names-too-long = La ligne { $line } dépasse { $most } caractères. Mettez un nom par ligne.
unfit-names-unseen = La ligne { $line } contient un caractère invisible. Tapez le nom au lieu de le copier.
unfit-names-piled = La ligne { $line } empile les accents sur une lettre. Écrivez le nom avec au plus quatre accents par lettre.
unfit-names-erased = Le nom du joueur { $player } a été effacé définitivement.
## Qui est qui aux autres tournois
unfit-person-unknown = L’un d’eux n’est plus connu sous le même nom dans un autre tournoi : rien n’a été enregistré. Regardez de nouveau les joueurs.
unfit-person-not-ours = C’est aux directeurs de { $tournament } de dire qui y a joué : rien n’a été enregistré. Demandez-leur sur la page des joueurs.
unfit-person-said-meanwhile = Entre-temps, quelqu’un d’autre a dit qui est { $name }. Regardez de nouveau le joueur.
unfit-person-not-elsewhere = { $name } n’est connu d’aucun autre tournoi.
unfit-person-two = Deux joueurs nommés { $name } ont participé à { $both } : ce sont donc deux personnes, et rien n’a été enregistré. Cochez l’un d’eux.
unfit-person-two-elsewhere = Jusqu’ici, { $name } est deux personnes : l’une à { $first }, l’autre à { $second }. Dire que c’est la même vaut aussi pour { $others }, que vous ne dirigez pas : demandez à l’exploitant de cocher les deux ici. Rien n’a été enregistré ; d’ici là, cochez l’un d’eux.
unfit-person-another-tournament = un autre tournoi
unfit-person-too-many-questions = Vous avez posé à d’autres directeurs { $count } questions qui attendent une réponse : rien de plus n’a été demandé et rien n’a été enregistré. Attendez leurs réponses, ou demandez à l’exploitant.
## Tournois
unfit-tournament-title = Trop de tournois portent ce titre. Choisissez-en un autre.
## Listes de deck
unfit-list-changed = Le texte de cette liste ({ $short }…) a été modifié dans la base de données après son dépôt : il ne donne pas l’empreinte que garde le journal, il n’est donc pas affiché. Restaurez une sauvegarde ; d’ici là, demandez la liste au joueur.
unfit-list-gone = Le texte de cette liste ({ $short }…) n’est plus là ; le journal n’en garde que l’empreinte. Restaurez une sauvegarde, ou demandez au joueur de déposer de nouveau la même liste.
## Tables de cartes
unfit-cards-other-game = Les listes d’ici sont de { $lists }, mais la table de cartes du tournoi est de { $table }. Choisissez dans les paramètres un format de deck du jeu de ce tournoi.
unfit-cards-missing = La table de cartes qui sert à contrôler ce tournoi (version { $version }) n’est pas dans cette installation : les listes ne peuvent pas être contrôlées ici. Restaurez une sauvegarde de l’installation où le tournoi a eu lieu.
unfit-cards-unreadable = La table de cartes importée { $version } ne peut pas être lue : { $cause }. Importez de nouveau les cartes avec `arbiter cards import`.
unfit-cards-overtaken = Entre-temps, d’autres cartes ont été importées ou reprises. Rien n’a été modifié. Regardez ce qu’il y a maintenant, puis réessayez.
## Exports
unfit-export-list = Rien n’a été exporté, car personne ne pourrait l’importer : { $problem }. Rien n’a été modifié.
unfit-export-list-changed = la liste de deck { $short }… de { $player } à « { $slug } » : son texte a été modifié dans la base de données et ne donne pas son empreinte ; restaurez une sauvegarde
unfit-export-list-gone = la liste de deck { $short }… de { $player } à « { $slug } » : son texte n’est pas dans la base de données ; restaurez une sauvegarde
unfit-export-too-large = L’export est plus gros que n’importe quel tournoi. Rien n’a été importé.
unfit-export-no-log = L’export ne contient pas de journal ; rien n’a été importé.
unfit-export-other-file = Ce fichier ne peut pas être importé. Choisissez un export (.jsonl), ou les résultats d’un tournoi terminé, en JSON ou en texte pour trekcc.org. Le CSV et le BBCode ne peuvent pas être relus. Rien n’a été importé.
unfit-export-line = La ligne { $line } de l’export est inutilisable : { $why }. Rien n’a été importé.
## Lignes d’un export
unfit-line-not-the-tournament = un export commence par le tournoi, écrit par la version 1
unfit-line-address = l’adresse n’admet que des minuscules sans accent, des chiffres et des traits d’union, 80 au plus
unfit-line-second-tournament = un second tournoi commence ici
unfit-line-not-the-series = l’export d’une série commence par la série, écrit par la version 1, et ne contient que son journal
unfit-line-list-hash = la liste de deck ne donne pas son empreinte
unfit-line-too-many-undoings = un journal annule et rétablit au plus { $most } actes, et en voici un de plus
## Documents d’interprétations
unfit-document-unknown = { $name } n’est pas un document que le programme connaît. Indiquez sa série, son édition et sa date de parution ; rien n’a été enregistré.
unfit-document-operators-only = Le programme ne connaît pas ce document. Ce qui est enregistré ici est cité à tous les tournois de cette installation : seul un exploitant l’enregistre. Demandez à un exploitant de l’importer, sur cette page ou avec « arbiter rulings import ».
unfit-document-too-long = C’est plus long que 1 Mo. Demandez à un exploitant de l’importer.
unfit-document-stored = le document « { $stem } » : { $cause }
## Fichiers d’interprétations
unfit-file-no-text = est { $kind }, pas du texte. Ouvrez-le, sélectionnez tout, copiez, puis collez le texte
unfit-file-kind-pdf = un fichier PDF
unfit-file-kind-packed = un fichier compressé, comme ceux de Word
unfit-file-kind-old-word = un fichier d’un ancien Word
unfit-file-kind-rtf = un fichier RTF
unfit-file-empty = ne contient pas de texte ; il n’y a rien à importer
unfit-file-other-game = la série { $work } n’appartient pas à { $edition }
unfit-file-library-full = les documents d’ici occupent déjà { $taken } des { $most } octets de texte disponibles ; importez-le dans un recueil plus court
unfit-file-nameless = un document a un nom et un titre ; donnez les deux
unfit-file-older-than-before = le document précédent ne peut pas être paru le { $previous }, car celui-ci est du { $issued }
## Décisions à citer
unfit-decision-not-held = Il n’y a pas de décision là pour l’instant : elle fait peut-être l’objet d’un recours. Cherchez de nouveau parmi les décisions passées et joignez ce que vous trouvez.
unfit-decision-itself = { $decision } est ce litige même, et une décision ne peut pas se fonder sur elle-même.
unfit-decision-other-game = { $decision } a été rendue pour { $edition }, qui a ses propres règles.
unfit-decision-no-quote = Citez les mots de { $decision } auxquels la décision se réfère.
unfit-decision-other-words = Ces mots ne sont pas dans la décision de { $decision }. Copiez-les tels quels, sans rien omettre.
unfit-decision-other-words-of-final-word = Ces mots ne sont pas dans le dernier mot de { $decision }. Copiez-les tels quels, sans rien omettre.
unfit-decision-reversed = Elle suit { $citation }, qui a été renversé.
unfit-decision-reversed-word = renversé
unfit-decision-unconfirmed = { $why } Pour la joindre quand même, tapez « { $word } » en confirmation.
## L’étagère
unfit-shelf-full = Votre étagère contient déjà { $most } entrées. Retirez-en une, puis gardez celle-ci.
## Rapports
unfit-report-json = Ce n’est pas un rapport écrit par « arbiter tournament report --as json » : { $why }. Rien n’a été importé.
unfit-report-missing = Il manque au rapport { $fact }. Écrivez-le de nouveau avec « arbiter tournament report --as trekcc ». Rien n’a été importé.
unfit-report-line = La ligne { $line } du rapport n’est pas de celles qu’écrit « arbiter tournament report --as trekcc ». Rien n’a été importé.
unfit-report-seeds = Les résultats du rapport ne donnent pas ceux qui jouent sa phase finale ou sa table finale : un tirage a décidé, ou un remplaçant est entré. Importez un export. Rien n’a été importé.
unfit-report-its-title = son titre
unfit-report-its-date = la date du tournoi
unfit-report-its-scoring = la ligne « Scoring: … » avec le profil de score
unfit-report-its-zone = la ligne « Time zone: … »
unfit-report-its-players = la liste de ses joueurs
unfit-report-its-ranking = son classement final
unfit-report-not-over = Le tournoi du rapport n’est pas terminé. Rien n’a été importé.
unfit-report-cut = Le rapport ne dit pas comment se joue la phase finale ni quelles rondes en sont les phases. Écrivez-le de nouveau avec « arbiter tournament report --as json », ou importez un export. Rien n’a été importé.
unfit-report-game = Le jeu du rapport n’est pas connu ici. Rien n’a été importé.
unfit-report-profile = Le profil de score du rapport n’est pas connu ici. Rien n’a été importé.
unfit-report-system = Le mode d’appariement du rapport n’est pas connu ici. Rien n’a été importé.
unfit-report-level = Le niveau du tournoi dans le rapport n’est pas connu ici. Rien n’a été importé.
unfit-report-twice = Deux joueurs du rapport ont le même numéro, dont { $name }. Rien n’a été importé.
unfit-report-player = Le rapport nomme un joueur { $player } dans une ronde antérieure à son arrivée. Rien n’a été importé.
unfit-report-round = Personne ne peut être apparié comme le dit la ronde { $round } du rapport. Rien n’a été importé.
unfit-report-result = Un résultat de la ronde { $round } manque dans le rapport ou ne peut pas être lu. Rien n’a été importé.
unfit-report-figures = À la table { $table } de la ronde { $round }, les issues ou les différentiels du rapport ne découlent pas du score. Corrigez ce qui y est faux. Rien n’a été importé.
unfit-report-figures-line = À la ligne { $line } du rapport, les issues ou les différentiels ne découlent pas du score. Corrigez ce qui y est faux. Rien n’a été importé.
unfit-report-in-round = Dans la ronde { $round } du rapport : { $why } Rien n’a été importé.
unfit-report-ranking = Les résultats du rapport ne donnent pas son classement. Importez un export. Rien n’a été importé.
unfit-report-number = Dans le rapport, la ronde { $said } est à la place de la ronde { $round }. Numérotez les rondes 1, 2, 3 et ainsi de suite, dans l’ordre où elles ont été jouées. Rien n’a été importé.
unfit-report-rounds = Le rapport compte { $played } rondes avant une phase finale ; un tournoi en a au plus { $most }. Retirez les rondes qui y figurent deux fois. Rien n’a été importé.
unfit-report-name-in-round = La ronde { $round } du rapport appelle le joueur { $player } « { $said } », et sa liste de joueurs « { $listed } ». Écrivez le même nom et le même numéro aux deux endroits. Rien n’a été importé.
unfit-report-name-in-ranking = À la place { $place }, le classement du rapport appelle le joueur { $player } « { $said } », et sa liste de joueurs « { $listed } ». Écrivez le même nom et le même numéro aux deux endroits. Rien n’a été importé.
report-note-format = Le format de deck du rapport, « { $format } », n’est pas connu ici pour son jeu. Le tournoi n’a pas de format.
report-note-counts = En tête, le rapport indique « Players: { $players }, rounds: { $rounds } », mais il énumère { $listed } joueurs et { $played } rondes. Ce sont les listes qui ont compté.
report-note-standings = Le classement provisoire du rapport ne découle pas de ses résultats pour : { $names }. Ce sont les résultats qui ont compté.
report-note-needless = { $games ->
    [one] { $games } partie de la phase finale a été laissée de côté : après une correction, son match était décidé sans elle.
   *[other] { $games } parties de la phase finale ont été laissées de côté : après des corrections, leurs matchs étaient décidés sans elles.
 }
## Demandes
unfit-application-closed = Les inscriptions sont closes : rien n’a été envoyé. Demandez au directeur s’il reste une place.
unfit-application-crowded = { $most } joueurs attendent déjà : rien n’a été envoyé. Demandez au directeur.
unfit-application-no-name = Saisissez votre nom.
unfit-application-name = Saisissez votre nom en au plus { $most } lettres, toutes visibles, avec au plus quatre accents chacune.
unfit-application-long-list = La liste a { $length } caractères ; { $most } au plus sont possibles.
unfit-application-long-word = Le mot au joueur a { $length } caractères ; { $most } au plus sont possibles.
unfit-application-nobody = Personne n’est coché. Cochez d’abord les joueurs.
unfit-application-nobody-fits = Aucune place n’est libre, ou aucun joueur n’attend. Donnez d’abord plus de places au tournoi, ou refusez des joueurs.
unfit-application-no-places = Plus de joueurs sont cochés que de places sont libres : { $ticked } et { $free }. Décochez-en, ou donnez plus de places au tournoi.
unfit-application-meanwhile = Entre-temps, quelqu’un d’autre a traité une de ces demandes, ou son joueur l’a retirée : rien n’a été enregistré. Regardez de nouveau la liste.
unfit-application-settled = Votre demande n’attend plus : rien n’a été modifié. Regardez-la de nouveau.
## Rendez-vous
unfit-appointment-long-contact = Votre contact a { $length } caractères ; { $most } au plus sont possibles.
unfit-appointment-unseen = Votre contact contient des caractères invisibles. Tapez-le de nouveau.
unfit-appointment-over = Ce moment est déjà passé. Choisissez un jour et une heure à venir.
unfit-appointment-far = Choisissez un jour dans les 60 prochains jours, ou avant l’échéance.
unfit-appointment-no-game = Vous n’avez pas de partie ouverte avec une échéance : il n’y a rien à convenir.
unfit-appointment-closed = Le tournoi est clos : les contacts ne sont plus conservés.
unfit-appointment-meanwhile = Le rendez-vous a été modifié entre-temps, par votre adversaire ou par vous ailleurs, et rien n’a été enregistré cette fois. Regardez-le de nouveau.
## JSON
unfit-json-not-an-object = ce n’est pas un objet JSON entre {"{"} {"}"}
unfit-json-cut = il s’arrête trop tôt, comme s’il avait été coupé
unfit-json-not-json = ce n’est plus du JSON à partir de la colonne { $column }
unfit-json-missing = « { $name } » manque
unfit-json-unknown = « { $name } » n’est pas connu ici
unfit-json-twice = une de ses valeurs figure deux fois
unfit-json-kind = une valeur n’est pas du type attendu
## Texte
unfit-text-too-large = dépasse { $most } Mo ; rien de ce genre n’est aussi gros
unfit-text-damaged-utf16 = ressemble à de l’UTF-16 endommagé ; enregistrez-le de nouveau en texte UTF-8
unfit-text-nul = ligne { $line }, colonne { $column } : un octet NUL, ce n’est donc pas un fichier texte ; enregistrez-le en texte brut
unfit-text-encoding = ni UTF-8 ni Windows-1252 ; enregistrez-le en texte UTF-8
## Citations
unfit-citation-not-held = La bibliothèque n’a pas d’entrée « { $place } ». Cherchez de nouveau et joignez ce que vous trouvez.
unfit-citation-text-not-held = Le texte de { $citation } n’est pas ici : rien ne peut en être cité. Importez d’abord son document.
unfit-citation-no-quote = Citez les mots de l’entrée sur lesquels la décision se fonde.
unfit-citation-other-words = Ces mots ne sont pas dans { $citation }. Copiez-les d’un seul paragraphe du texte, sans rien omettre.
unfit-citation-no-authority = Cette entrée ne fait pas foi le { $day } : { $clause }.
unfit-citation-unconfirmed = { $why } Pour la joindre quand même, tapez « { $word } » en confirmation.
## Adresses averties des lignes du journal
unfit-address-not-whole = Écrivez l’adresse entière, par exemple https://example.org/arbiter.
unfit-address-not-secret = L’adresse doit commencer par https://, pour que personne ne lise au passage.
unfit-address-private = Arbiter n’envoie rien à des adresses privées. Prenez-en une que tout le monde peut joindre sur Internet.
unfit-address-with-password = Ne mettez ni nom ni mot de passe dans l’adresse : chaque message est signé à la place.
## Le bureau
unfit-desk-not-found = introuvable
unfit-desk-broken = Le journal de ce tournoi a été endommagé ou modifié ({ $why }). Plus rien n’est enregistré ici tant qu’il n’est pas restauré depuis une sauvegarde : voir `arbiter verify` avec la --database de ce site, et `arbiter restore` tel que le donne la page /backups.
unfit-desk-broken-series = Le journal de cette série a été endommagé ou modifié ({ $why }). Plus rien n’est enregistré ici tant qu’il n’est pas restauré depuis une sauvegarde : voir `arbiter verify` avec la --database de ce site, et `arbiter restore` tel que le donne la page /backups.
unfit-desk-unsound = L’export ne résiste pas à la vérification, rien n’a donc été importé : { $why }.
unfit-desk-sent-differently = Vous avez déjà envoyé ce formulaire avec d’autres valeurs, et c’est le premier envoi qui compte. D’abord : { $first }. Maintenant : { $now }. Rechargez la page pour faire un changement.
unfit-desk-sent-differently-nothing-recorded = Vous avez déjà envoyé ce formulaire avec d’autres valeurs. Rien du second envoi n’a été enregistré.
unfit-desk-number-used = Le numéro de ce formulaire a déjà été utilisé, par quelqu’un d’autre ou pour un autre formulaire. Rien n’a été enregistré cette fois. Vous avez envoyé : { $now }. Rechargez la page et renvoyez-le.
unfit-desk-wait = { $seconds ->
    [one] Trop de tentatives. Attendez { $seconds } seconde et réessayez.
   *[other] Trop de tentatives. Attendez { $seconds } secondes et réessayez.
}
unfit-desk-crowded = Trop de gens se connectent en même temps. Attendez un instant et réessayez.
unfit-desk-sign-in-failed = Le nom ou le mot de passe n’est pas bon. Vérifiez les deux et reconnectez-vous.
unfit-desk-link-spent = Ce lien a déjà servi, a expiré ou n’a jamais été donné. Demandez-en un nouveau au directeur.
## Imports de ce qui est déjà là
unfit-import-tournament = Le tournoi « { $title } » est déjà là ; rien n’a été importé.
unfit-import-event = « { $title } » est déjà ici, sous « { $slug } », avec le même lieu, le même jour, le même jeu et le même nombre de joueurs ; rien n’a été importé. Un rapport amènerait ses joueurs comme de nouvelles personnes, et des noms effacés ici reviendraient. S’il s’agit d’un autre événement, cachez « { $slug } » pendant que vous importez le rapport.
unfit-import-event-of-report = Un rapport sur « { $title } » a déjà été lu ici, sous « { $slug } », avec le même lieu, le même jour, le même jeu et le même nombre de joueurs ; rien n’a été importé. Avec l’export, chaque joueur serait ici deux fois et compterait deux fois. Une fois que l’exploitant a caché « { $slug } », un export avec une autre adresse est accepté.
unfit-import-address = « { $slug } » sert déjà à un autre tournoi ; rien n’a été importé.
unfit-import-series = La série « { $slug } » est déjà là ; rien n’a été importé.
unfit-import-series-address = « { $slug } » sert déjà à une autre série ; rien n’a été importé.
unfit-import-people = { $people } Si ce sont les mêmes personnes, importez-le de nouveau avec --same-people.
unfit-import-same-people = { $count } de ses joueurs portent les identifiants de personnes déjà présentes, comme { $name } ; rien n’a été importé.
unfit-import-same-people-erased = { $count } de ses joueurs portent les identifiants de personnes déjà présentes, dont le nom a parfois été effacé ; rien n’a été importé.
unfit-cards-changed = son contenu ne correspond pas à sa version
unfit-file-pasted = Ceci { $why }.
unfit-document-file = { $name } : { $why }
unfit-export-cut-off = La fin de l’export manque : { $why }. Copiez-le ou téléchargez-le de nouveau. Rien n’a été importé.
unfit-export-shorter = la ligne 1 annonce { $stated } lignes, mais le fichier se termine après la ligne { $lines }
unfit-application-waiting = une demande en liste d’attente
unfit-application-of = une demande de { $name }
