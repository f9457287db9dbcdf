rulings-ask-words-or-a-cards-title = Des mots ou le titre d’une carte
rulings-attempt-title = Étape { $number }, tentative de mission
rulings-attempt-mission-attempt = Tentative de mission
rulings-attempt-second-edition = Second Edition
rulings-attempt-there-is-no-step-the = Il n’y a pas d’étape « { $asked } ». La première est montrée.
rulings-attempt-step = Étape { $number }
rulings-attempt-within-step = Dans l’étape { $number } : { $words }
rulings-attempt-the-text-is-not-held = Le texte n’est pas conservé ici. <a href="{ $rulings-import }">Importez le document</a> pour le lire et le citer.
rulings-attempt-steps = Étapes
rulings-attempt-back-to = Retour à { $number }
rulings-attempt-on-to = Continuer à { $number }
rulings-attempt-the-attempt-is-over = La tentative est terminée.
rulings-attempt-cite-as = Citer comme <code id="cit">{ $citation }</code>
rulings-attempt-cite-in-dispute = Citer cette étape dans le litige { $number }
rulings-attempt-all-steps = Toutes les étapes
rulings-beside-under-the-same-heading = Sous le même titre
rulings-beside-refers-to = Renvoie à
rulings-beside-in-a-document-that-is = dans un document qui n’est pas conservé ici
rulings-beside-in-another-document = dans un autre document
rulings-beside-who-refers-here = Qui renvoie ici
rulings-beside-no-entry-held = Aucune entrée conservée.
rulings-compare-changed =
    { $n ->
        [one] { $n } modifiée
       *[other] { $n } modifiées
    }
rulings-compare-new =
    { $n ->
        [one] { $n } nouvelle
       *[other] { $n } nouvelles
    }
rulings-compare-gone =
    { $n ->
        [one] { $n } disparue
       *[other] { $n } disparues
    }
rulings-compare-unchanged =
    { $n ->
        [one] { $n } inchangée
       *[other] { $n } inchangées
    }
rulings-compare-not-compared = Pas comparés
rulings-compare-which-two = Lesquels
rulings-compare-at-least-two-documents-have = Il faut au moins deux documents conservés ici pour comparer.
rulings-compare-the-earlier-document = Le document antérieur
rulings-compare-the-later-document = Le document ultérieur
rulings-compare-compare-the-documents = Comparer les documents
rulings-compare-the-other-way-round = Dans l’autre sens
rulings-compare-the-first-is-the-later = Le premier est le plus récent
rulings-compare-what-is-called-new-below = Ce qui est appelé nouveau ci-dessous est plus ancien. <a href="{ $reversed }">Les comparer dans l’autre sens</a>
rulings-compare-from-to-entries-are-matched = De <a href="{ $from-link }">{ $from }</a> à <a href="{ $to-link }">{ $to }</a>. Les entrées sont rapprochées par leurs titres ; les introductions et listes de changements sont laissées de côté. Un signe perdu par une copie, un tiret ou un guillemet écrit autrement ne sont pas des changements.
rulings-compare-changed-heading = Modifiées <span class="count">{ $n }</span>
rulings-compare-no-entry-that-both-documents = Toute entrée commune aux deux documents est formulée de la même façon.
rulings-compare-new-heading = Nouvelles <span class="count">{ $n }</span>
rulings-compare-gone-heading = Disparues <span class="count">{ $n }</span>
rulings-compare-the-later-document-does-not = Le document ultérieur ne dit pas pourquoi. Les omettre ne les supprime pas.
rulings-compare-these-are-not-deleted-was = Celles-ci ne sont pas supprimées : { $from } { $taken-in }.
rulings-compare-unchanged-heading = Inchangées <span class="count">{ $n }</span>
rulings-correct-the-document-itself-is-never = Le document lui-même n’est jamais modifié. Une correction ne change que la façon dont le programme le lit ; tout le monde voit qui l’a faite et pourquoi, et elle peut être retirée. Les adresses et citations déjà données mènent toujours à la même entrée.
rulings-correct-choose-an-entry = Choisir une entrée
rulings-correct-give-the-document-a-date = Donner une date au document
rulings-correct-how-the-date-is-known = Comment la date est connue
rulings-correct-date-the-document = Dater le document
rulings-correct-which-copy-is-cited = Quelle copie est citée
rulings-correct-several-copies-of-this-issue = Plusieurs copies de ce numéro sont conservées. Celle que le programme reconnaît est citée avant toute autre, sinon la plus récente ; choisissez si une autre est la bonne. Les citations sont vérifiées sur la copie citée.
rulings-correct-cite-from-now-on = Citer désormais
rulings-correct-cited-now = { $copy }, citée actuellement
rulings-correct-cite-this-copy = Citer cette copie
rulings-correct-none-the-document-is-as = Aucune. Le document est tel que le programme l’a lu.
rulings-correct-why-it-is-taken-back = Pourquoi elle est retirée
rulings-correct-take-it-back = La retirer<span class="vh"> : { $what }</span>
rulings-correct-entry-correct = Corriger « { $heading } »
rulings-correct-entry-open-the-entry = Ouvrir l’entrée
rulings-correct-entry-cut-it-in-two = La couper en deux
rulings-correct-entry-the-other-entry-begins-at = L’autre entrée commence à la ligne
rulings-correct-entry-its-heading-as-printed = Son titre, tel qu’imprimé
rulings-correct-entry-cut-the-entry = Couper l’entrée
rulings-correct-entry-it-is-no-entry-of = Ce n’est pas une entrée à part
rulings-correct-entry-it-continues-the-entry-before = Elle continue l’entrée précédente : « { $before } ».
rulings-correct-entry-merge-it-with-the-one = La joindre à la précédente
rulings-correct-entry-its-heading = Son titre
rulings-correct-entry-the-heading-as-printed = Le titre, tel qu’imprimé
rulings-correct-entry-correct-the-heading = Corriger le titre
rulings-correct-entry-its-star = Son étoile
rulings-correct-entry-a-star-marks-it-as = Une étoile la marque comme nouvelle ou modifiée.
rulings-correct-entry-no-star-marks-it-as = Aucune étoile ne la marque comme nouvelle ou modifiée.
rulings-correct-entry-take-the-star-away = Retirer l’étoile
rulings-correct-entry-mark-it-with-a-star = La marquer d’une étoile
rulings-correct-kind-what-it-is = Ce qu’elle est
rulings-correct-kind-correct-the-kind = Corriger le genre
rulings-crib-a-sheet-to-print-and = Une feuille à imprimer et à emporter
rulings-crib-law-of = Interprétations en vigueur le { $day }
rulings-crib-at-most-twenty-entries = Vingt entrées au plus
rulings-crib-entries-that-decisions-cite-appear = Les entrées citées par des décisions apparaissent ici, les plus citées d’abord.
rulings-crib-in-short = En bref : { $summary }
rulings-crib-its-document-is-not-held = Son document n’est pas conservé ici actuellement.
rulings-decisions-to-other-installations-and-from = Vers d’autres installations et depuis elles
rulings-decisions-what-this-file-has = Ce que contient ce fichier
rulings-decisions-from-written-on-as-the = De <strong><bdi>{ $origin }</bdi></strong>, écrit le { $written }, selon le fichier. Ses lignes s’accordent, mais aucun fichier ne peut prouver qui l’a écrit. Demandez-y les premiers chiffres de sa dernière ligne : <strong class="code">{ $checksum }</strong>
rulings-decisions-nothing-is-stored-yet = Rien n’est encore enregistré.
rulings-decisions-there-is-nothing-to-store = Il n’y a rien à enregistrer.
rulings-decisions-for-another-installation = Pour une autre installation
rulings-decisions-the-file-has-of-this = Le fichier contient { $own } de cette installation, la plus récente d’abord et { $most } au plus : question, décision, dernier mot et leurs fondements, sans noms et sans les faits. Une empreinte dans chaque ligne montre si quelque chose a changé en route.
rulings-decisions-download-the-file = Télécharger le fichier
rulings-decisions-from-another-installation = D’une autre installation
rulings-decisions-import-only-files-from-people = N’importez que des fichiers de personnes que vous connaissez. Ce que vous importez est montré à tous avec son origine ; cela ne fait pas foi ici, ne peut pas être cité et ne compte dans aucune statistique.
rulings-decisions-the-file = Le fichier
rulings-decisions-store-the-decisions = Enregistrer les décisions
rulings-decisions-what-is-here-from-elsewhere = Ce qui vient d’ailleurs
rulings-decisions-nothing-was-imported = Rien n’a été importé.
rulings-decisions-remove-them-of = Les retirer<span class="vh"> : celles de <bdi>{ $origin }</bdi></span>
rulings-decisions-at-most-are-stored = { $n } au plus sont conservées.
rulings-describe-title-as-printed = Titre, tel qu’imprimé
rulings-describe-it-rules-on = Il porte sur
rulings-describe-series-as-a-short-name = Série, en nom court
rulings-describe-it-is-part-of-every = Elle fait partie de chaque citation : CR donne 1E-CR.
rulings-describe-publisher-if-it-is-known = Éditeur, s’il est connu
rulings-describe-the-date-printed-on-the = La date imprimée sur le document.
rulings-describe-it-has-no-date = Il n’a pas de date
rulings-describe-a-star-in-it-marks = Une étoile y marque ce qui est nouveau ou modifié
rulings-diff-now-called = { $heading }, désormais « { $renamed } »
rulings-diff-in-the-earlier-document = { $heading } dans le document antérieur
rulings-diff-earlier = avant
rulings-diff-in-the-later-document = { $heading } dans le document ultérieur
rulings-diff-later = après
rulings-diff-gone = disparu
rulings-diff-taken-out = retiré :
rulings-diff-put-in = ajouté :
rulings-diff-the-two-texts-differ-one = Les deux textes diffèrent. L’un n’est pas conservé, ou ils sont trop longs pour être comparés mot à mot ; ouvrez les deux.
rulings-document-replaced = Remplacé
rulings-document-another-copy-of-this-document = Une autre copie de ce document est citée à sa place : une copie corrigée, ou celle que le programme reconnaît. Les adresses de ses entrées y mènent. <a href="{ $successor }">Ouvrir cette copie</a> <a href="{ $compared }">Voir ce qui diffère</a>
rulings-document-the-document = Le document
rulings-document-compare-with = Comparer avec
rulings-document-corrected-by-people = Corrigé par des personnes
rulings-document-the-program-read-the-document = Le programme a lu le document ; ces corrections ont été faites à la main.
rulings-document-status-on-the-date = Statut à la date
rulings-document-entries-with-their-lines-and = Entrées avec leurs lignes et leur statut à cette date
rulings-document-heading = Titre
rulings-document-status = Statut
rulings-document-damage = Dommage
rulings-document-line = { $heading }, ligne
rulings-document-the-source-line-by-line = La source, ligne par ligne
rulings-document-something-was-lost-in-this = Quelque chose s’est perdu dans cette ligne
rulings-earlier-in-an-earlier-copy = { $heading }, dans une copie antérieure
rulings-earlier-not-in-the-copy-that = Absente de la copie citée actuellement
rulings-earlier-an-earlier-copy-of-this = Une copie antérieure de ce document contenait cette entrée ; la copie qui l’a remplacée n’en a aucune sous ce titre ni avec ce texte. Le texte ci-dessous est gardé pour que les anciennes adresses mènent encore quelque part ; il ne décide rien. <a href="{ $now }">Ouvrir la copie citée actuellement</a>
rulings-earlier-as-it-was = Telle qu’elle était
rulings-entry-take-it-off-your-shelf = La retirer de votre étagère
rulings-entry-keep-on-your-shelf = La garder sur votre étagère
rulings-entry-compare-with-the-line-of = Comparez avec <a href="{ $source }">la ligne de la source</a> avant de citer.
rulings-entry-the-same-name-in-another = Le même nom dans une autre édition est une autre règle
rulings-entry-in-short = En bref
rulings-entry-in-the-source = Dans la source
rulings-entry-summary-not-authority-the-text = <span class="badge info">Résumé, ne fait pas foi</span> Le texte n’est pas conservé ici. <a href="{ $rulings-import }">Importez le document</a> pour le lire et le citer.
rulings-entry-the-entry-has-no-text = L’entrée n’a pas de texte propre.
rulings-entry-hash-of-this-text = Empreinte de ce texte <span class="code">{ $hash }</span>
rulings-entry-in-short-summary-not-authority = En bref : { $summary } <span class="badge info">Résumé, ne fait pas foi</span>
rulings-entry-for-one-paragraph-write-its = Pour un seul paragraphe, écrivez son numéro à la suite, comme ¶2.
rulings-entry-its-parts = Ses parties
rulings-entry-status-on-a-day = Statut à une date
rulings-entry-nobody-has-imported-them-here = Personne ne les a importés ici, ce statut n’en tient donc pas compte. <a href="{ $timeline }">Les voir sur la chronologie</a>.
rulings-feed-feed = Flux
rulings-feed-for-the-staff-of-tournaments = Pour l’équipe des tournois
rulings-feed-your-address = Votre adresse
rulings-feed-copy-it-into-your-feed = Copiez-la maintenant dans votre lecteur de flux : elle n’est montrée qu’une fois. Toute personne qui la connaît peut lire ce que vous pouvez lire, sans mot de passe.
rulings-feed-a-private-address-for-your = Une adresse privée pour votre lecteur de flux
rulings-feed-it-shows-the-last-fifty = Elle montre les cinquante dernières décisions de cette installation comme vous les lisez ici : sans noms, avec les faits et les fondements de chacune.
rulings-feed-you-have-an-address-since = Vous avez une adresse depuis le { $since }. Si quelqu’un d’autre la connaît peut-être, créez-en une nouvelle : l’ancienne ne montre alors plus rien.
rulings-feed-you-have-no-address = Vous n’avez pas d’adresse.
rulings-feed-make-a-new-address = Créer une nouvelle adresse
rulings-feed-make-an-address = Créer une adresse
rulings-feed-take-the-address-away = Supprimer l’adresse
rulings-feed-it-ends-when-an-operator = Elle prend fin quand un exploitant désactive votre compte ou réinitialise votre mot de passe, et quand vous n’aidez plus à aucun tournoi.
rulings-flags-decisions-to-look-at-again = Décisions à revoir
rulings-flags-decisions-here = Décisions d’ici
rulings-hit-the-document-leaves-this-question = Le document laisse cette question sans réponse.
rulings-hit-why = { $status } : pourquoi
rulings-hit-this-copy-of-the-entry = Cette copie de l’entrée est endommagée ; l’entrée dit où.
rulings-hit-quote-other-words = Citer d’autres mots
rulings-hit-no-authority-here-to-attach = Ne fait pas foi ici. Pour la joindre quand même, tapez « { $word } » sur la page suivante.
rulings-hit-cited = Citée
rulings-hit-cite-this-and-rule = Citer et décider<span class="vh"> : { $citation }</span>
rulings-search-other-words = Autres mots à chercher :
rulings-hit-nothing-here-decides-this = Rien ici ne tranche cela.
rulings-hit-no-entry-in-force-on = Aucune entrée en vigueur ce jour-là ne correspond aux mots.
rulings-hit-the-closest-entries-are-below = Les entrées les plus proches sont ci-dessous ; aucune ne tranche la question.
rulings-hit-another-text-answers-this-it = { $from } un autre texte y répond : <a href="{ $to }">{ $citation }</a>. Il ne s’applique pas encore.
rulings-hit-a-summary-is-ours-the = Un résumé est de nous : le texte du document n’est pas conservé ici. <a href="{ $rulings-import }">Importez le document</a> pour le lire et le citer.
rulings-hit-more = { $n } de plus
rulings-hit-not-to-cite =
    { $n ->
        [one] { $n } entrée qui ne peut pas être citée ici
       *[other] { $n } entrées qui ne peuvent pas être citées ici
    }
rulings-import-the-document-as-text = Le document en texte
rulings-import-choose-its-file-or-open = Choisissez son fichier, ou ouvrez le document, sélectionnez tout et collez-le ici : texte simple, Markdown, source d’une page web ou texte d’un PDF. Rien n’est enregistré avant que vous ayez vu ce qui a été lu.
rulings-import-back-to-the-library = Retour à la bibliothèque
rulings-library-find-a-ruling = Chercher une interprétation
rulings-library-imported = Documents importés
rulings-library-no-ruling-documents-are-imported = Aucun document de règles n’est encore importé.
rulings-library-the-documents-belong-to-their = Les documents appartiennent à leurs éditeurs et ne sont pas fournis avec le programme. Ce qu’ils décident peut quand même être cherché, en résumés de nos propres mots ; pour lire et citer le texte, importez votre copie ici, ou donnez son fichier à <code>arbiter rulings import</code>.
rulings-library-sign-in-to-import-one = Connectez-vous pour en importer un.
rulings-library-damage-heading = Dommages
rulings-library-another-copy-is-cited-in = { $publisher } ; une autre copie est citée à sa place
rulings-library-entries = entrées
rulings-library-damage = dommages :
rulings-library-none-seen = aucun constaté
rulings-library-not-imported-yet = Pas encore importés
rulings-library-the-program-recognises-these-documents = Le programme reconnaît ces documents. Tant que vous n’en importez pas un, ses entrées apparaissent ici avec un résumé de nos propres mots, qui ne fait pas foi.
rulings-outline-the-text-of-this-document = Le texte de ce document n’est pas conservé ici. Le résumé ci-dessous est de nos propres mots ; une décision ne peut pas s’y fonder.
rulings-outline-import-your-copy-to-read = <a href="{ $rulings-import }">Importez votre copie</a> pour lire et citer le texte.
rulings-past-the-ruling-on-its-sheet = La décision sur sa feuille<span class="vh"> : <bdi>{ $citation }</bdi></span>
rulings-past-final-word = Dernier mot :
rulings-past-no-citation = Aucune citation.
rulings-past-added-after-the-ruling = Ajouté après la décision : { $citation }
rulings-past-facts-of = Faits<span class="vh"> de <bdi>{ $citation }</bdi></span>
rulings-past-the-text-it-follows-was = Le texte qu’elle suit a été renversé. Pour la joindre quand même, il faut taper « { $word } » sur la page suivante.
rulings-past-attach = Joindre
rulings-past-cite-as = Citer comme <code id="local-{ $id }"><bdi>{ $line }</bdi></code>
rulings-past-copy = Copier
rulings-past-not-of-this-installation = Pas de cette installation
rulings-precedents-persuasive-not-binding = Persuasif, pas contraignant
rulings-precedents-these-are-decisions-of-judges = Ce sont des décisions d’arbitres à des tournois de cette installation. Les documents de règles passent avant. Les noms sont omis.
rulings-precedents-find-a-decision = Chercher une décision
rulings-precedents-card-heading-or-words = Carte, titre ou mots
rulings-precedents-nothing-decided-here-yet = Rien n’a encore été décidé ici.
rulings-precedents-every-dispute-with-a-ruling = Chaque litige décidé, sans recours en cours, apparaît ici sans noms, avec ce qu’il citait et ce qu’il en est advenu.
rulings-precedents-imported-from-other-installations-whose = Importées d’autres installations, dont les arbitres ont décidé. Elles ne font pas foi ici : une décision ne peut pas les citer.
rulings-preview-before-it-is-stored = Avant l’enregistrement
rulings-preview-before-storing-file = Avant l’enregistrement : { $name }
rulings-preview-not-stored = Pas enregistré
rulings-preview-something-about-the-document-is = Il manque quelque chose sur le document. C’est marqué ci-dessous.
rulings-preview-for-an-operator = Pour un exploitant
rulings-preview-already-here = Déjà ici
rulings-preview-open-it = L’ouvrir
rulings-preview-nothing-is-stored-yet = Rien n’est encore enregistré
rulings-preview-look-at-what-was-read = Regardez ce qui a été lu, puis enregistrez le document.
rulings-preview-perhaps-held-already = Peut-être déjà conservé
rulings-preview-made-plain-text = Converti en texte simple
rulings-preview-what-is-stored-is-the = C’est le texte du champ ci-dessous qui est enregistré.
rulings-preview-lines-left-over = Lignes restantes
rulings-preview-these-lines-are-in-no = Ces lignes ne sont dans aucune entrée, une recherche ne les trouverait donc pas : { $uncovered }.
rulings-preview-mostly-read-as-introduction = Lu surtout comme introduction
rulings-preview-few-headings-were-seen-so = Peu de titres ont été reconnus, la plupart de ce texte est donc d’un seul tenant, qu’une recherche trouve mal. Les entrées se reconnaissent à « sujet - texte » ou « Sujet: texte » après une ligne vide, à des titres comme « ## Sujet » ou soulignés d’un trait, et à « Q: » et « A: ». Changez le texte du champ ci-dessous et regardez de nouveau, ou séparez les entrées une fois le document enregistré.
rulings-preview-perhaps-more-entries = Peut-être plus d’entrées
rulings-preview-these-lines-look-as-if = Une entrée semble commencer à ces lignes, lues comme texte de la précédente : { $doubtful }. Si ce sont des entrées, mettez une ligne vide avant elles dans le champ ci-dessous et regardez de nouveau. Vous pouvez aussi les séparer une fois le document enregistré.
rulings-preview-what-was-read = Ce qui a été lu
rulings-preview-recognised-as = Reconnu comme
rulings-preview-unknown-say = inconnu du programme ; dites ci-dessous ce que c’est
rulings-preview-unknown-operator = inconnu du programme ; un exploitant doit dire ce que c’est
rulings-preview-all-headings-with-their-lines = Tous les titres, avec leurs lignes
rulings-preview-this-is-what-was-said = Voici ce qui en a été dit. Corrigez ici ce qui est faux.
rulings-preview-suggested-so-check-it = Suggéré, vérifiez donc.
rulings-preview-the-text-and-its-name = Le texte et son nom
rulings-preview-when-you-look-again-take = Au prochain coup d’œil, prendre le texte tel quel : y laisser les balises et les numéros de page
rulings-preview-store-the-document = Enregistrer le document
rulings-preview-correct-the-description = Corriger la description
rulings-preview-put-it-away = Ne pas l’enregistrer
rulings-queue-for-judges-one-pair-at = Pour les arbitres, une paire à la fois
rulings-queue-does-the-later-entry-change = L’entrée ultérieure change-t-elle l’antérieure ? Lisez les deux, puis répondez.
rulings-queue-your-answer-counts-at-every = Votre réponse compte à tous les tournois de ce site.
rulings-queue-your-answer-counts-at-the = Votre réponse compte aux tournois où vous aidez, et ailleurs dès qu’un autre arbitre la confirme.
rulings-queue-it-carries-your-name-and = Elle porte votre nom et peut être retirée.
rulings-queue-the-later-entry-the-earlier = <strong>{ $position }</strong> · L’entrée ultérieure { $verb } l’antérieure ? <span class="badge info">Suggéré</span>
rulings-queue-the-programs-reason = La raison du programme : { $why }
rulings-queue-earlier = Antérieure : { $issued }
rulings-queue-later = Plus tard
rulings-queue-your-answer = Votre réponse
rulings-queue-accept-it = L’accepter
rulings-queue-set-it-aside = L’écarter
rulings-queue-nothing-waits-for-you = Rien ne vous attend.
rulings-queue-a-pair-appears-here-when = Une paire apparaît ici quand une entrée ultérieure change peut-être une antérieure sans le dire, et que les deux textes sont conservés.
rulings-queue-for-a-document-that-is = { $unheld } pour un document qui n’est pas conservé. <a href="{ $rulings-import }">Importez-le</a> pour lire les deux textes.
rulings-queue-proposed-waiting-for-a-second = Proposées, en attente d’un deuxième arbitre
rulings-queue-text-of = Texte de { $citation }
rulings-queue-why-if-you = Pourquoi, si vous choisissez « { $word } »
rulings-relate-something-is-missing-it-is = Il manque quelque chose. C’est marqué ci-dessous.
rulings-relate-counts-everywhere = Ce que vous affirmez porte votre nom, la date et votre raison. Cela change le statut de l’autre entrée à tous les tournois de ce site.
rulings-relate-counts-where-you-help = Ce que vous affirmez porte votre nom, la date et votre raison. Cela change le statut de l’autre entrée aux tournois où vous aidez. Ailleurs, cela apparaît comme proposé jusqu’à ce qu’un exploitant, ou un arbitre d’un autre tournoi, le confirme.
rulings-relate-it-can-be-withdrawn-both = Cela peut être retiré ; les deux restent au journal.
rulings-relate-what-this-entry-does = Ce que fait cette entrée
rulings-relate-this-entry = Cette entrée
rulings-relate-how-much-of-the-other = Quelle part de l’autre texte
rulings-relate-all-of-it = Tout
rulings-relate-a-part-of-it = Une partie
rulings-relate-an-entry-that-is-held = Une entrée conservée : sa citation ou son adresse, avec ¶2 ou #p2 pour un de ses paragraphes
rulings-relate-or-a-text-that-is = Ou un texte non conservé, dans le document
rulings-relate-under-the-heading-or-on = sous le titre, ou sur la carte
rulings-relate-assert-the-relation = Affirmer la relation
rulings-relate-suggested-by-the-program = Suggéré par le programme
rulings-relate-nothing-the-program-sees-no = Rien. Le programme ne voit aucune entrée antérieure dont celle-ci parle.
rulings-relate-suggested = Suggéré
rulings-relate-because = Parce que { $why }.
rulings-relate-why-it-is-so-or = Pourquoi c’est vrai, ou non
rulings-relate-accept-it = L’accepter<span class="vh"> : { $verb } { $one }</span>
rulings-relate-set-it-aside-leaves-unchanged = L’écarter<span class="vh"> : laisse { $one } inchangée</span>
rulings-relate-asserted = Affirmé
rulings-relate-nobody-asserted-anything-of-this = Personne n’a rien affirmé de cette entrée.
rulings-relate-why-it-is-withdrawn = Pourquoi c’est retiré
rulings-relate-why-it-is-right-or = Pourquoi c’est juste, ou non
rulings-relate-confirm-it = Le confirmer<span class="vh"> : { $verb } { $one }</span>
rulings-relate-withdraw-it = Le retirer<span class="vh"> : { $verb } { $one }</span>
rulings-relations-relations = Relations
rulings-relations-what-is-done-to-it = Ce qui lui est fait
rulings-relations-what-it-does = Ce qu’elle fait
rulings-relations-none-is-printed-and-nobody = Aucune n’est imprimée, et personne n’en a affirmé.
rulings-relations-only-suggested = Seulement suggérées
rulings-relations-the-program-noticed-these-they = Le programme les a remarquées. Elles ne comptent pas tant qu’un arbitre ne les affirme ou ne les écarte.
rulings-search-cards-in-your-words = Cartes dans vos mots :
rulings-search-keep-the-question-for-the = Garder la question pour le comité des règles
rulings-shelf-the-library-has-no-such = La bibliothèque n’a plus cette entrée.
rulings-shelf-only-you-see-it = Vous seul la voyez
rulings-shelf-of-entries = { $kept } entrées sur { $most }
rulings-shelf-kept = Gardées
rulings-shelf-nothing-is-kept-yet = Rien n’est encore gardé.
rulings-shelf-open-an-entry-of-the = Ouvrez une entrée des interprétations et appuyez sur « La garder sur votre étagère ». Pendant que vous tranchez un litige, les entrées de son jeu sont à côté.
rulings-shelf-take-it-off = La retirer<span class="vh"> : { $citation }</span>
rulings-shelf-opened-lately = Ouvertes récemment
rulings-shelf-remembered-until-the-server-starts = Retenu jusqu’au prochain démarrage du serveur, et enregistré nulle part.
rulings-shelf-keep-it = La garder<span class="vh"> : { $citation }</span>
rulings-timeline-timeline = Chronologie
rulings-timeline-a-full-dot-is-a = Un point plein est un document conservé ici. Un anneau est un document qui existe et qui manque ici : il a pu changer une règle que vous lisez ici.
rulings-timeline-day-of-the-tournament = Jour du tournoi
rulings-timeline-mark-the-day = Marquer le jour
rulings-timeline-after-that-day = après ce jour
rulings-timeline-held = conservé
rulings-timeline-not-held = non conservé
rulings-paragraph = Paragraphe { $number }
rulings-beside-printed = « { $printed } »
rulings-crib-quote = « { $quote } »
rulings-hit-question = Q :
rulings-hit-answer = R :
rulings-queue-later-entry = Ultérieure : { $issued }
rulings-no-date = Écrivez la date comme année-mois-jour, par exemple 2000-10-30.
rulings-status-in-force = En vigueur
rulings-status-carried-forward = Reconduit
rulings-status-partly-superseded = En partie remplacé
rulings-status-superseded = Remplacé
rulings-status-deleted = Supprimé
rulings-status-not-yet = Pas encore
rulings-status-unanswered = Sans réponse
rulings-status-other-edition = Autre édition
rulings-status-cross-reference = Renvoi
rulings-status-undated = Non daté
rulings-status-window = Entre-deux
rulings-status-persuasive = Persuasif
rulings-flag-still-good = Toujours bon
rulings-flag-check = À vérifier
rulings-flag-replaced = Remplacé
rulings-flag-other-game = Autre jeu
rulings-flag-see-another = Voir un autre
rulings-statement = { $did } par { $name } le { $day } : { $reason }
rulings-statement-bare = { $did } par { $name } le { $day }.
rulings-somebody-who-left = quelqu’un qui n’est plus là
rulings-issued = { $when }
rulings-timeline-series = { $series }, { $game }
rulings-undated = non daté
rulings-kind-ruling = interprétation
rulings-kind-erratum = erratum
rulings-kind-faq = question et réponse
rulings-kind-listed-change = changement listé
rulings-kind-only-refers = renvoie seulement à une autre
rulings-kind-timing-step = étape d’une table de séquence
rulings-kind-introduction = introduction
rulings-kinds-ruling =
    { $n ->
        [one] { $n } interprétation
       *[other] { $n } interprétations
    }
rulings-kinds-erratum =
    { $n ->
        [one] { $n } erratum
       *[other] { $n } errata
    }
rulings-kinds-faq =
    { $n ->
        [one] { $n } question
       *[other] { $n } questions
    }
rulings-kinds-listed-change =
    { $n ->
        [one] { $n } changement listé
       *[other] { $n } changements listés
    }
rulings-kinds-only-refers =
    { $n ->
        [one] { $n } simple renvoi
       *[other] { $n } simples renvois
    }
rulings-kinds-timing-step =
    { $n ->
        [one] { $n } étape de séquence
       *[other] { $n } étapes de séquence
    }
rulings-kinds-introduction =
    { $n ->
        [one] { $n } introduction
       *[other] { $n } introductions
    }
rulings-see = Voir { $others }.
rulings-line = ligne { $lines }
rulings-lines = lignes { $lines }
rulings-lines-run = { $first } à { $last }
rulings-lost-characters =
    { $n ->
        [one] { $n } caractère perdu
       *[other] { $n } caractères perdus
    }
rulings-lost-icons =
    { $n ->
        [one] { $n } icône perdue
       *[other] { $n } icônes perdues
    }
rulings-lost-other =
    { $n ->
        [one] { $n } autre endroit endommagé
       *[other] { $n } autres endroits endommagés
    }
rulings-attempt-place = { $place } sur { $all }
rulings-related-withdrawn = Retiré
rulings-related-proposed = Proposé
rulings-related-suggested = Suggéré
rulings-related-printed-erratum = imprimé : le document la liste comme erratum
rulings-related-printed = imprimé (¶{ $number })
rulings-related-not-held = « { $heading } » ({ $source }, non conservé)
rulings-related-not-held-any-more = « { $heading } » (n’est plus conservé)
rulings-related-inferred = pas imprimé, lu dans les deux textes : { $reason }
rulings-related-did-assert = affirmé
rulings-related-did-propose = ne compte que là où son auteur aide ; proposé
rulings-related-did-confirm = Confirmé
rulings-verb-replaces = remplace
rulings-verb-deletes = supprime
rulings-verb-reverses = renverse
rulings-verb-amends = amende
rulings-verb-adds-to = complète
rulings-verb-narrows = restreint
rulings-verb-confirms = confirme
rulings-verb-clarifies = clarifie
rulings-verb-leaves = laisse inchangée
rulings-verb-corrects = corrige
rulings-verb-in-part = { $verb } en partie
rulings-done = est { $done }
rulings-done-in-part = est en partie { $done }
rulings-done-in-part-at = est en partie (¶{ $number }) { $done }
rulings-done-replaced = remplacée par
rulings-done-deleted = supprimée par
rulings-done-reversed = renversée par
rulings-done-amended = amendée par
rulings-done-added-to = complétée par
rulings-done-narrowed = restreinte par
rulings-done-confirmed = confirmée par
rulings-done-clarified = clarifiée par
rulings-done-left = laissée inchangée par
rulings-done-corrected = corrigée par
rulings-compare-not-held = L’un de ces documents n’est pas conservé ici. Choisissez les deux dans les listes.
rulings-compare-choice = { $title } ({ $game })
rulings-compare-choice-replaced = { $title } ({ $name }, remplacé)
rulings-title-with-date = { $title }, { $date }
rulings-count-decisions =
    { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    }
rulings-count-entries =
    { $n ->
        [one] { $n } entrée
       *[other] { $n } entrées
    }
rulings-count-documents =
    { $n ->
        [one] { $n } document
       *[other] { $n } documents
    }
rulings-decision-feed-title = Décisions d’arbitres
rulings-decision-feed-ruling = Décision : { $text }
rulings-decision-feed-final-word = Dernier mot : { $text }
rulings-document-every-line = chaque ligne prise en compte
rulings-document-lines-left =
    { $n ->
        [one] { $n } ligne non prise en compte
       *[other] { $n } lignes non prises en compte
    }
rulings-document-with-damage = { $n } avec dommage
rulings-document-publisher = Éditeur
rulings-document-not-known = inconnu
rulings-document-the-one-before = Le précédent
rulings-document-a-star = Une étoile
rulings-document-star-marks = marque ce qui est nouveau ou modifié depuis le précédent
rulings-document-builds-on = S’appuie sur
rulings-document-baseline = { $name }, qui n’est pas conservé ici
rulings-document-this-copy = Cette copie
rulings-document-reading = Lecture
rulings-document-imported = Importé
rulings-document-date-printed = { $date }, telle qu’imprimée
rulings-document-date-assigned = { $date }, telle que quelqu’un l’a donnée
rulings-document-date-inferred = { $date }, très probablement : la copie n’a pas de date ; elle a été trouvée en la comparant à d’autres
rulings-document-date-unknown = non daté : rien ne montre à quelle date il s’appliquait
rulings-entry-unseen =
    { $n ->
        [one] { $n } document non conservé ici a paru entre celui-ci et ce jour
       *[other] { $n } documents non conservés ici ont paru entre celui-ci et ce jour
    }
rulings-entry-starred-new = étoilée : nouvelle ou modifiée dans ce document
rulings-entry-starred = étoilée
rulings-entry-in-the-part = dans la partie « { $section } »
rulings-flags-rest-on-entry =
    { $n ->
        [one] { $n } décision se fonde sur cette entrée.
       *[other] { $n } décisions se fondent sur cette entrée.
    }
rulings-flags-distinguish =
    { $n ->
        [one] { $n } citation s’en distingue ou s’en écarte.
       *[other] { $n } citations s’en distinguent ou s’en écartent.
    }
rulings-flags-overturned =
    { $n ->
        [one] { $n } décision qui la suivait a été annulée sur recours.
       *[other] { $n } décisions qui la suivaient ont été annulées sur recours.
    }
rulings-flags-rest-on-reversed =
    { $n ->
        [one] { $n } décision se fonde sur un texte renversé.
       *[other] { $n } décisions se fondent sur un texte renversé.
    }
rulings-flags-rest-on-changed =
    { $n ->
        [one] { $n } décision se fonde sur un texte modifié en partie.
       *[other] { $n } décisions se fondent sur un texte modifié en partie.
    }
rulings-flags-rest-on-other-words =
    { $n ->
        [one] { $n } décision se fonde sur des mots que la bibliothèque contient autrement maintenant.
       *[other] { $n } décisions se fondent sur des mots que la bibliothèque contient autrement maintenant.
    }
rulings-flags-rest-on-missing =
    { $n ->
        [one] { $n } décision se fonde sur un texte qui n’est plus conservé.
       *[other] { $n } décisions se fondent sur un texte qui n’est plus conservé.
    }
rulings-flags-rest-on-overturned =
    { $n ->
        [one] { $n } décision se fonde sur une décision antérieure annulée.
       *[other] { $n } décisions se fondent sur une décision antérieure annulée.
    }
rulings-flags-rest-on-undermined =
    { $n ->
        [one] { $n } décision se fonde sur une décision antérieure dont le texte a été renversé.
       *[other] { $n } décisions se fondent sur une décision antérieure dont le texte a été renversé.
    }
rulings-library-version = version { $version }
rulings-library-publisher-not-known = éditeur inconnu
rulings-past-from = De { $origin }, selon son fichier du { $written } ; importé ici le { $imported }.
rulings-past-followed = Suivie par { $later }
rulings-past-distinguished = Distinguée par { $later }
rulings-past-departed = Écartée par { $later }
rulings-past-nobody-told = On n’a pas noté qui l’a dit
rulings-past-not-appealed = Pas de recours
rulings-past-upheld = Confirmée sur recours
rulings-past-overturned = Annulée sur recours
rulings-doubt-deleted-since = Supprimé depuis
rulings-doubt-text-differs = Texte différent
rulings-doubt-not-held-now = Plus conservé
rulings-doubt-overturned = Annulée
rulings-doubt-its-text-reversed = Son texte renversé
rulings-precedents-too-long = Demandez avec quelques mots, 500 caractères au plus.
rulings-precedents-none-fits = Aucune décision n’a en commun une carte, un titre ou assez de mots avec cela.
rulings-precedents-all =
    { $n ->
        [one] { $n } décision, la plus récente d’abord.
       *[other] { $n } décisions, la plus récente d’abord.
    }
rulings-precedents-newest = Les { $some } plus récentes sur { $all } décisions.
rulings-precedents-fit =
    { $n ->
        [one] { $n } décision correspond, la meilleure d’abord.
       *[other] { $n } décisions correspondent, la meilleure d’abord.
    }
rulings-say-why = Dites pourquoi, pour ceux qui s’y fieront plus tard.
rulings-queue-position = { $place } sur { $all }
rulings-queue-more-wait =
    { $n ->
        [one] { $n } autre paire attend
       *[other] { $n } autres paires attendent
    }
rulings-relate-corrects-card = corrige (un erratum de carte)
rulings-relate-a-part-of = une partie de
rulings-relate-choose-what = Choisissez ce qu’elle fait.
rulings-relate-choose-scope = Choisissez si tout est visé.
rulings-relate-no-such-entry = La bibliothèque n’a pas cette entrée. Copiez sa citation ou son adresse.
rulings-relate-choose-source = Choisissez où se trouve le texte.
rulings-relate-one-of-two = Nommez une entrée conservée, ou au-dessous un texte qui ne l’est pas ; l’un des deux.
rulings-relate-why-confirm = Dites pourquoi vous le confirmez.
rulings-relate-not-confirmed = Pas confirmé. { $why }
rulings-relate-why-withdraw = Dites pourquoi c’est retiré.
rulings-relate-not-withdrawn = Pas retiré. { $why }
rulings-search-choose-edition = Choisissez une des éditions.
rulings-search-too-long = La question est trop longue. Demandez avec quelques mots, 500 caractères au plus.
rulings-search-summary = { $game }, au { $day }.
rulings-search-first-answers = { $game }, au { $day }. La première entrée y répond ; les autres en parlent. Lisez avant de décider.
rulings-search-answers = { $game }, au { $day }. Cette entrée y répond ; lisez-la avant de décider.
rulings-search-look-up = { $game }, au { $day }. Vous avez tapé un nom et pas de question : les entrées sous ce nom ou, à défaut, celles qui le nomment.
rulings-search-sign-decides = Cela tranche
rulings-search-sign-look-up = Consultation
rulings-search-sign-speaks = Lié, mais rien ne tranche
rulings-search-sign-nothing = Rien sur cette question
rulings-search-after = Après le { $day }
rulings-search-from = À partir du { $day }
rulings-split-no-longer-fits = Ne convient plus : { $why }.
rulings-split-taken-back = Retiré
rulings-split-corrected = Corrigé
rulings-split-is-this = « { $heading } » (ligne { $line }) est ceci : { $kind }.
rulings-split-copy = { $name }, importée le { $day } ({ $hash })
rulings-split-copy-recognised = { $name }, importée le { $day }, reconnue par le programme ({ $hash })
rulings-split-why-cite = Dites pourquoi cette copie doit être citée.
rulings-split-other-copy-now = Une autre copie est citée maintenant ; elle est marquée ci-dessous.
rulings-split-how-known = Dites comment la date est connue.
rulings-split-date-now = C’est maintenant { $day }.
rulings-split-you-typed = Vous avez tapé : { $typed }.
rulings-split-you-wanted = Vous vouliez : { $wanted }.
rulings-split-why-correct = Dites pourquoi, pour ceux qui liront cette entrée plus tard.
rulings-split-again = Rien n’a été changé. Regardez ce qui est enregistré maintenant ; ce que vous avez tapé est encore là, prêt à renvoyer.
rulings-split-is-now = C’est maintenant « { $heading } », { $kind }.
rulings-split-correction-taken-back = Une correction a été retirée
rulings-split-imported-again = Le document a été importé de nouveau, ou ses voisins ont été corrigés.
rulings-split-choose-line = Choisissez la ligne où commence l’autre entrée.
rulings-split-choose-kind = Choisissez ce qu’elle est.
rulings-split-choose-star = Choisissez si une étoile la marque.
rulings-split-choose-act = Choisissez ce qu’il faut corriger.
rulings-split-heading-too-long = Le titre a { $length } caractères ; { $most } au plus conviennent. Raccourcissez-le.
rulings-split-write-heading = Écrivez le titre tel qu’il est imprimé.
rulings-split-why-take-back = Dites pourquoi elle est retirée.
rulings-split-not-taken-back = Pas retirée. { $why }
rulings-timeline-known =
    { $n ->
        [one] { $n } document connu
       *[other] { $n } documents connus
    }
rulings-timeline-held-here =
    { $n ->
        [one] { $n } conservé ici
       *[other] { $n } conservés ici
    }
rulings-timeline-others = Autres documents conservés ici
rulings-timeline-every-game = tous les jeux
rulings-timeline-entries-known = entrées connues, texte non conservé
rulings-timeline-row =
    { $n ->
        [one] { $name } : { $n } numéro, { $held } conservés
       *[other] { $name } : { $n } numéros, { $held } conservés
    }
rulings-import-no-text = Il n’y a pas de texte ici. Copiez tout le document et collez-le.
rulings-import-control-characters = La ligne { $line } contient des caractères de contrôle, ce n’est donc pas du texte simple. Enregistrez le document en texte et copiez-le de nouveau.
rulings-import-give-file-name = Donnez le nom du fichier, comme rulings-2003.txt. Il sert aussi à former l’adresse.
rulings-import-give-title = Donnez le titre imprimé sur le document.
rulings-import-choose-game = Choisissez le jeu sur lequel il porte.
rulings-import-publisher-too-long = 120 caractères au plus.
rulings-import-give-series = Donnez à sa série un nom court en lettres et chiffres, comme CR ou FAQ.
rulings-import-give-date = Donnez la date du document, ou cochez qu’il n’en a pas.
rulings-import-date-and-none = Vous avez donné une date et coché qu’il n’y en a pas. Gardez l’un des deux.
rulings-preview-known-issue = C’est peut-être { $title } ({ $when }), dont l’existence est connue et dont le texte n’est pas encore ici.
rulings-preview-another-copy = Cela ressemble à une autre copie de { $title } du { $date }, conservée sous « { $name } ». Avec la même série et la même date, les deux sont gardées. La plus récente est citée dès lors, sauf si le programme connaît l’ancienne.
rulings-preview-held-already = Ce même document est déjà conservé. Rien n’est à enregistrer.
rulings-preview-described-again = Ce même document est déjà conservé. L’enregistrer corrige sa description : { $changes }.
rulings-preview-corrects = Une autre copie de { $title } est conservée sous « { $name } ». Les deux sont gardées ; celle-ci est citée désormais, et chaque citation y est vérifiée.
rulings-preview-stands-behind = « { $name } » est citée comme ce numéro de { $title } : le programme la reconnaît, ou un exploitant l’a choisie. Les deux sont gardées, et « { $name } » reste citée jusqu’à ce qu’un exploitant en décide autrement. Si ceci est un autre numéro, donnez-lui sa propre date.
rulings-preview-entries-found =
    { $n ->
        [one] { $n } entrée trouvée
       *[other] { $n } entrées trouvées
    }
rulings-preview-count-starred =
    { $n ->
        [one] { $n } étoilée
       *[other] { $n } étoilées
    }
rulings-preview-count-left-over = { $n } lignes restantes
rulings-preview-lines = Lignes
rulings-preview-lines-with-text = { $lines }, dont { $text } avec du texte
rulings-preview-among-them = Parmi elles
rulings-preview-steps-and-parts = { $n } étapes et parties d’autres
rulings-preview-marked-with-a-star = Marquées d’une étoile
rulings-preview-joined = Coupées par l’ordre des pages, rejointes
rulings-preview-repeating = Titres qui se répètent
rulings-preview-heading = « { $heading } »
rulings-preview-heading-times = « { $heading } » { $n } fois
rulings-preview-unanswered = Questions sans réponse
rulings-preview-no-entry = Aucune entrée
rulings-preview-left-line = ligne { $start } : { $why }
rulings-preview-left-lines = lignes { $start } à { $end } : { $why }
rulings-document-sha-256 = SHA-256
rulings-document-title = { $title }
rulings-document-issued-by = { $name }
