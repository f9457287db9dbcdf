disputes-assignment-handed = Remis à l’arbitre principal par <bdi>{ $signed }</bdi> : <bdi>{ $reason }</bdi>
disputes-assignment-hand-over = Remettre à l’arbitre principal
disputes-assignment-hand-over-hint = L’équipe le lit, pas les joueurs. Dès lors, l’arbitre principal ou le directeur du tournoi tranche.
disputes-assignment-withdraw-this-call = Retirer cet appel
disputes-assignment-withdraw-hint = Pour un appel fait deux fois ou par erreur. Il reste dans le journal comme retiré ; l’équipe et les deux joueurs lisent le motif.
disputes-assignment-instead = Quel litige continue à sa place ?
disputes-assignment-withdraw = Retirer l’appel
disputes-attach-heading = Joindre { $citation }
disputes-attach-not-held = <span class="badge info">Résumé, ne fait pas foi</span> Le texte de ce document n’est pas détenu ici : rien ne peut être cité. <a href="{ $rulings-import }">Importer le document</a>
disputes-attach-no-text = L’entrée n’a pas de texte propre : rien ne peut être cité.
disputes-attach-appeal-open = Le recours est ouvert : ce qui est joint maintenant est un fondement du dernier mot, et peut être retiré jusqu’à ce que celui-ci soit rendu.
disputes-attach-after-ruling = La décision est rendue et ne s’appuie pas sur ce qui est ajouté maintenant : ce sera marqué comme ajouté après elle, partout où elle est montrée.
disputes-attach-quote = Les mots à citer
disputes-attach-cut-ruling = { $hint } Retranchez ce sur quoi la décision ne s’appuie pas.
disputes-attach-cut-final-word = { $hint } Retranchez ce sur quoi le dernier mot ne s’appuie pas.
disputes-attach-treatment-final-word = Le dernier mot
disputes-attach-treatment-follows = la suit
disputes-attach-treatment-distinguishes = s’en distingue
disputes-attach-treatment-departs = s’en écarte
disputes-attach-no-authority = Ne fait pas foi ici
disputes-attach-anyway = Pour joindre quand même, tapez « { $word } »
disputes-attach-attach = Joindre la citation
disputes-citations-attempt-link = Tentative de mission, pas à pas
disputes-citations-attempt = Une tentative de mission
disputes-citations-attempt-note = Le litige en évoque une. Ses 27 étapes peuvent être parcourues dans l’ordre, chacune avec sa citation.
disputes-citations-attempt-walk = Parcourir les étapes
disputes-citations-lost = La bibliothèque n’a pas cette entrée. Cherchez de nouveau et joignez ce qui est trouvé.
disputes-citations-another-day = Un autre jour
disputes-citations-without-authority = Vous pouvez trancher sans citation ; la décision le dit alors.
disputes-citations-in-force-on = Interprétations en vigueur le
disputes-citations-cited-here-today = Cité ici aujourd’hui
disputes-citations-cited-here = Cité à ce tournoi
disputes-cited-heading = Citations
disputes-cited-nothing = Rien n’est cité.
disputes-cited-nothing-yet = Rien n’est encore cité.
disputes-cited-twice = Deux fois
disputes-cited-since = { $why } Ce sur quoi la décision s’appuie reste tel qu’il a été cité.
disputes-cited-caution = Prudence
disputes-cited-take-off-heading = Retirer une citation
disputes-cited-which-one = Laquelle
disputes-cited-take-off = Retirer la citation
disputes-cited-stays-final = Le dernier mot est rendu : tout reste tel quel.
disputes-cited-stays-appealed = Ce que la décision a cité reste tel qu’elle l’a cité. Ce qui est joint tant que le recours est ouvert est un fondement du dernier mot.
disputes-cited-stays-ruled = Ce que la décision a cité reste tel qu’elle l’a cité.
disputes-cited-choice = { $citation } : « { $first } »
disputes-decide-needs-you = Vous attend
disputes-decide-appealed = La décision fait l’objet d’un recours. La vôtre est définitive.
disputes-decide-decision = Décision
disputes-decide-uphold = Confirmer la décision
disputes-decide-overturn = Annuler la décision
disputes-decide-word = Décision et motif
disputes-decide-word-hint = Il indiquera son fondement : { $rests }. Ce qu’il suit se joint comme pour une décision, tant que le recours est ouvert. Jusqu’à 4000 caractères.
disputes-decide-decide = Trancher le recours
disputes-decide-by-whom = L’arbitre principal ou le directeur du tournoi tranche ce recours.
disputes-facts-none = Aucune déclaration pour l’instant.
disputes-facts-add = Ajouter une version des faits
disputes-facts-text = Ce qui a été dit ou vu
disputes-facts-hint = Les faits sont conservés pour toujours. L’équipe et les deux joueurs les lisent ici ; le public, non. Plus tard, les arbitres d’autres tournois les lisent sans les noms. Jusqu’à 4000 caractères.
disputes-index-opened = Ouvert
disputes-index-ground-reversed = Fondement renversé depuis
disputes-index-title = { $mark }Litiges, { $title }
disputes-index-waiting = En attente d’une décision
disputes-index-none = Aucun litige pour l’instant.
disputes-index-none-hint = Quand un arbitre est appelé, la question, les interprétations sur lesquelles elle s’appuie et la décision apparaissent ici.
disputes-index-nothing-waits = Rien n’attend. Tous les litiges sont tranchés.
disputes-index-waiting-caption = Litiges en attente d’une décision
disputes-index-handled-by = Traité par
disputes-index-decided = Tranchés
disputes-index-decided-caption = Litiges tranchés, les plus récents d’abord
disputes-index-withdrawn = Retirés
disputes-index-withdrawn-caption = Appels retirés
disputes-notes-into-facts = Insérer dans les faits : { $name }
disputes-notes-into-ruling = Insérer dans la décision : { $name }
disputes-open-title = Ouvrir un litige, { $title }
disputes-open-not-opened = Non ouvert
disputes-open-what-is-disputed = Objet du litige
disputes-open-question-hint = En une phrase de 300 caractères au plus, comme une question sur les règles. Omettez les noms : elle est conservée pour toujours, et publique dès que le litige est tranché.
disputes-open-no-table = Laissez les deux vides s’il ne s’agit d’aucune table.
disputes-open-facts = Faits tels qu’exposés d’abord
disputes-open-facts-hint = Facultatif. Les faits sont conservés pour toujours. L’équipe et les deux joueurs les lisent ici ; le public, non. Plus tard, les arbitres d’autres tournois les lisent sans les noms.
disputes-open-open = Ouvrir le litige
disputes-open-back = Retour aux litiges
disputes-precedents-search-all = Chercher dans toutes les décisions
disputes-precedents-names = La décision mentionne { $line }.
disputes-precedents-none = Aucune décision antérieure de cette installation ne correspond à ces mots.
disputes-precedents-not-sought = Les décisions antérieures qui correspondent aux mots de votre recherche apparaissent ici.
disputes-precedents-persuasive = Persuasif, non contraignant. Si votre décision s’inspire de l’une d’elles, joignez-la.
disputes-precedents-names-linked = La décision mentionne <a href="{ $to }">{ $line }</a>.
disputes-ruling-heading = Décision
disputes-ruling-overturned = <span class="badge conflict">Annulée sur recours</span> Elle ne vaut plus : <a href="#appeal-h">le dernier mot</a> la remplace.
disputes-ruling-under-appeal = <span class="badge needs">Recours en cours</span> Le dernier mot peut la remplacer.
disputes-ruling-rests = <bdi>{ $signed }</bdi>. Fondement : { $rests }.
disputes-ruling-rested = <bdi>{ $signed }</bdi>. Son fondement était : { $rests }.
disputes-ruling-meanwhile = Décision rendue entre-temps : { $signed }.
disputes-ruling-first-asked = Posée d’abord ainsi : <bdi>{ $first }</bdi>
disputes-ruling-first-worded = Première formulation : <bdi>{ $words }</bdi>
disputes-ruling-then-worded = Formulation suivante : <bdi>{ $words }</bdi>
disputes-ruling-fix-wording = Corriger la formulation
disputes-ruling-new-wording = Nouvelle formulation de la décision
disputes-ruling-new-wording-hint = Pour corriger une faute de frappe, tant qu’un recours n’est pas tranché. Les premiers mots restent dans le journal et s’affichent à côté des nouveaux.
disputes-ruling-print = Imprimer la décision
disputes-ruling-text = La décision, telle qu’annoncée aux joueurs
disputes-ruling-will-say = Elle indiquera son fondement : { $rests }.
disputes-ruling-begins-with = Elle commence par les mots que vous avez cités : changez-les à votre gré.
disputes-ruling-at-most = Jusqu’à 4000 caractères.
disputes-ruling-reword-question = Reformuler la question pour le journal
disputes-ruling-question = La question telle qu’elle entre au journal
disputes-ruling-question-hint = Comme une question sur les règles, sans noms : elle est conservée pour toujours, et publique dès que le litige est tranché. 300 caractères au plus.
disputes-ruling-without-authority = Je tranche sans citation
disputes-ruling-give = Rendre la décision
disputes-ruling-withdrawn = L’appel à l’arbitre a été retiré : il n’y a pas de décision.
disputes-ruling-none-yet = Pas encore de décision. Un arbitre, l’arbitre principal ou le directeur du tournoi la rend.
disputes-ruling-none-yet-escalated = Pas encore de décision. L’arbitre principal ou le directeur du tournoi la rend.
disputes-ruling-issue-penalty = Infliger une pénalité à cause de ce litige
disputes-ruling-effect = Effet sur le résultat
disputes-ruling-no-effect = Aucun résultat n’a été changé à cause de ce litige.
disputes-ruling-correct-result = Corriger le résultat avec ce litige
disputes-ruling-appeal = Recours
disputes-ruling-note-an-appeal = Noter un recours
disputes-ruling-who-appeals = Qui forme le recours ?
disputes-ruling-appeal-ground = Pour quel motif
disputes-ruling-appeal-hint = L’arbitre principal ou le directeur du tournoi le tranche. La première décision reste inscrite.
disputes-ruling-note-the-appeal = Noter le recours
disputes-ruling-nobody-appealed = Personne n’a formé de recours.
disputes-ruling-final-word = <bdi>{ $signed }</bdi>. C’est le dernier mot. Fondement : { $rests }.
disputes-ruling-appellants-players = Joueurs
disputes-ruling-appellants-others = Quelqu’un d’autre
disputes-sheet-qr = L’adresse de cette décision en code QR
disputes-sheet-facts-private = Les faits ne sont pas publics. L’équipe et les deux joueurs les lisent.
disputes-sheet-no-statements = Aucune déclaration n’a été notée.
disputes-sheet-rests-heading = Fondement de la décision
disputes-sheet-rests-heading-both = Fondement de la décision et du dernier mot
disputes-sheet-rests = Fondement : { $rests }.
disputes-sheet-rests-both = Fondement de la décision : { $rests }. Fondement du dernier mot : { $last-rests }.
disputes-sheet-qr-of = L’adresse de { $citation } en code QR
disputes-sheet-looked-up = { $why } (consulté le { $today })
disputes-sheet-caution = Prudence.
disputes-sheet-words = Mots <span class="code">{ $quote-hash }</span>, { $document } <span class="code">{ $document-hash }</span>
disputes-sheet-it-names = Elle mentionne <bdi>{ $line }</bdi>.
disputes-sheet-foot = Somme de contrôle du journal <span class="code">{ $head }</span>. Les caractères après les citations et les documents sont le début de leur SHA-256.
disputes-sheet-out-of-reach = Le programme ne sert que cet ordinateur ; la feuille n’a donc pas de code QR, et son adresse ne s’ouvre nulle part ailleurs.
disputes-shelf-open = Ouvrir l’étagère
disputes-shelf-empty = Rien de ce jeu pour l’instant. Une entrée que vous ouvrez apparaît ici ; sur sa page, vous pouvez la garder.
disputes-shelf-kept = gardée
disputes-shelf-opened = ouverte récemment
disputes-shelf-in-short = En bref : { $summary }
disputes-shelf-quote = En citer les mots
disputes-shelf-not-held = Son texte n’est pas détenu ici : rien ne peut être cité.
disputes-show-title = { $mark }Litige { $number } : { $question }
disputes-show-go-to-ruling = Aller à la décision
disputes-show-go-to-shelf = Aller à votre étagère
disputes-show-overtaken = Quelqu’un d’autre a modifié ceci
disputes-show-still-typed = Seulement saisi, pas encore enregistré : { $left }.
disputes-show-lost = Saisi et non enregistré : { $what }
disputes-show-lost-hint = Il n’y a plus de champ pour cela ici. Voici ce que vous avez saisi, à copier :
disputes-show-discard = Supprimer<span class="vh"> : { $what }</span>
disputes-show-discard-typed = Supprimer
disputes-show-closed = Le tournoi est clos
disputes-show-closed-hint = Rien ne peut être ajouté ici, sauf si le directeur le rouvre.
disputes-show-not-recorded-yet = Pas encore enregistré
disputes-show-restored = Ce que vous aviez saisi est de retour dans ses champs.
disputes-time-heading = Temps perdu
disputes-time-offer = De l’appel à la décision, l’horloge de la table a tourné { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }. Rendez-les, donnez un autre nombre, ou laissez l’horloge telle quelle.
disputes-time-leave-the-clock = Laisser l’horloge
disputes-time-default = Proposer le temps écoulé entre l’appel et la décision est <span class="mark default">notre défaut</span> : aucune source ne donne un nombre de minutes.
disputes-wait-appeal = Recours
disputes-wait-decide = Décider
disputes-wait-appealed = recours ouvert depuis { $waited }
disputes-wait-in-hand = Pris en charge
disputes-wait-claimed = { $name } s’en occupe, appelé il y a { $waited }
disputes-wait-escalated = Transmis
disputes-wait-for-head-judge = pour l’arbitre principal, attend depuis { $waited }
disputes-wait-judge-call = Appel à l’arbitre
disputes-wait-open-call = Ouvrir l’appel
disputes-wait-nobody = sans arbitre pour l’instant, en attente depuis { $waited }
disputes-wait-less-than-a-minute = moins d’une minute
disputes-wait-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
disputes-assignment-take = Prendre l’appel
disputes-assignment-take-over = Prendre le relais de { $name }
disputes-assignment-give = Rendre la décision
disputes-assignment-rule-instead = Trancher à la place de { $name }
disputes-assignment-withdrawn = Retiré
disputes-assignment-withdrawn-by = Retiré par { $signed } : { $reason }
disputes-assignment-withdrawn-instead = Retiré par { $signed } : { $reason } Le litige { $other } continue.
disputes-assignment-escalated = Transmis
disputes-assignment-was-escalated = Il est allé à l’arbitre principal avant d’être tranché.
disputes-assignment-yours = Vous vous en occupez
disputes-assignment-you-took-it = Vous avez pris l’appel { $when }. Les joueurs voient qu’un arbitre arrive.
disputes-assignment-in-hand = Pris en charge
disputes-assignment-on-it-since = { $name } s’en occupe depuis { $since }.
disputes-assignment-on-it-escalated = { $name } s’en occupe depuis { $since }. L’arbitre principal ou le directeur du tournoi tranche.
disputes-assignment-head-judge-rules = L’arbitre principal ou le directeur du tournoi tranche maintenant.
disputes-assignment-unassigned = Non attribué
disputes-assignment-waiting-since = Attend depuis { $since }.
disputes-when-at = à { $when }
disputes-when-on = le { $when }
disputes-citations-too-long = Demandez en quelques mots, 500 caractères au plus.
disputes-citations-no-date = Écrivez la date sous la forme année-mois-jour, par exemple 2000-10-30.
disputes-citations-other-day = Ce sont les règles du { $day }. Le tournoi se joue le { $own }, et ce sont les règles de ce jour qui décident.
disputes-attach-read-in-library = Le lire dans la bibliothèque
disputes-attach-hint-document = Les mots d’un paragraphe, tels que montrés ci-dessus ; guillemets et tirets peuvent être saisis simplement.
disputes-attach-hint-decision = Les mots de la décision, ou du dernier mot là où il l’a remplacée, tels que montrés ci-dessus.
disputes-attach-question = Question
disputes-attach-ruling = Décision
disputes-attach-last = Dernier mot
disputes-attach-open-dispute = Ouvrir le litige
disputes-cited-law-of = { $treated } Interprétations en vigueur le { $day }.
disputes-cited-of-final-word = Fondement du dernier mot
disputes-cited-added-later = Ajoutée après la décision
disputes-cited-beside-ruling = { $treatment ->
    [follows] D’autres mots du même paragraphe sont aussi joints, que la décision suit.
    [distinguishes] D’autres mots du même paragraphe sont aussi joints, dont la décision se distingue.
   *[departs-from] D’autres mots du même paragraphe sont aussi joints, dont la décision s’écarte.
 }
disputes-cited-beside-final-word = { $treatment ->
    [follows] D’autres mots du même paragraphe sont aussi joints, que le dernier mot suit.
    [distinguishes] D’autres mots du même paragraphe sont aussi joints, dont le dernier mot se distingue.
   *[departs-from] D’autres mots du même paragraphe sont aussi joints, dont le dernier mot s’écarte.
 }
disputes-cited-treats-ruling = { $treatment ->
    [follows] La décision la suit.
    [distinguishes] La décision s’en distingue.
   *[departs-from] La décision s’en écarte.
 }
disputes-cited-treats-final-word = { $treatment ->
    [follows] Le dernier mot la suit.
    [distinguishes] Le dernier mot s’en distingue.
   *[departs-from] Le dernier mot s’en écarte.
 }
disputes-cited-treats-nothing = { $treatment ->
    [follows] Ajoutée { $when }, comme entrée que la décision suivrait. La décision ne s’appuie pas dessus.
    [distinguishes] Ajoutée { $when }, comme entrée dont la décision se distinguerait. La décision ne s’appuie pas dessus.
   *[departs-from] Ajoutée { $when }, comme entrée dont la décision s’écarterait. La décision ne s’appuie pas dessus.
 }
disputes-cited-how-ruling = { $treatment ->
    [follows] La décision suit
    [distinguishes] La décision se distingue de
   *[departs-from] La décision s’écarte de
 }
disputes-cited-how-final-word = { $treatment ->
    [follows] Le dernier mot suit
    [distinguishes] Le dernier mot se distingue de
   *[departs-from] Le dernier mot s’écarte de
 }
disputes-cited-how-nothing = Ajoutée après la décision, { $when } ; la décision ne s’appuie pas dessus :
disputes-cited-verified = Vérifiée
disputes-cited-verified-same = Le fichier contient les mots tels que cités.
disputes-cited-verified-held = Le fichier détenu maintenant contient les mots.
disputes-cited-other-copy = C’est une autre copie du document que celle citée.
disputes-cited-moved = Déplacée
disputes-cited-moved-paragraph = Les mots sont maintenant au paragraphe { $paragraph } de l’entrée.
disputes-cited-moved-elsewhere = Les mots sont maintenant, inchangés, dans { $place }, car l’entrée citée a été coupée en deux.
disputes-cited-differs = Texte différent
disputes-cited-differs-why = L’entrée détenue maintenant ne contient pas ces mots. La décision s’appuie sur ce qui a été cité.
disputes-cited-missing = Source absente
disputes-cited-missing-why = « { $stem } » n’est pas dans la bibliothèque maintenant : les mots ne peuvent être vérifiés.
disputes-cited-reversed = Texte renversé
disputes-cited-decision-says = La décision dit ce qui a été cité.
disputes-cited-other-words = Autres mots
disputes-cited-other-words-why = La formulation de cette décision a changé depuis. La décision d’ici s’appuie sur ce qui a été cité.
disputes-cited-overturned = Annulée
disputes-cited-overturned-why = Elle a été annulée sur recours depuis. Le dernier mot là-bas : { $holding }
disputes-cited-not-held = Non détenue
disputes-cited-not-held-why = La décision fait l’objet d’un recours, ou son tournoi n’est pas présent ici pour l’instant.
disputes-done-claim = Vous avez pris l’appel
disputes-done-facts = Les faits sont notés
disputes-done-cite = La citation est jointe
disputes-done-uncite = La citation est retirée
disputes-done-rule = Décision rendue
disputes-done-escalate = Remis à l’arbitre principal
disputes-done-withdraw = L’appel est retiré
disputes-done-reword = La formulation est corrigée
disputes-done-time = Le temps est donné
disputes-done-appeal = Le recours est noté
disputes-done-decide = Le recours est tranché
disputes-box-ruling = la décision
disputes-box-question = la question pour le journal
disputes-box-final-word = le dernier mot
disputes-box-facts = une version des faits
disputes-box-appeal = le recours
disputes-box-reword = la nouvelle formulation de la décision
disputes-box-reword-why = pourquoi la formulation est corrigée
disputes-box-uncite-why = pourquoi une citation est retirée
disputes-box-escalate-why = pourquoi cela va à l’arbitre principal
disputes-box-withdraw-why = pourquoi l’appel est retiré
disputes-box-minutes = les minutes supplémentaires
disputes-box-time-why = pourquoi du temps est donné
disputes-box-quote = les mots à citer
disputes-time-given = { $minutes ->
    [one] { $minutes } minute donnée
   *[other] { $minutes } minutes données
 } à la table par { $who }, { $at } : { $reason }
disputes-facts-no-result = aucun pour l’instant
disputes-facts-not-played = partie finalement non jouée : { $name } a gagné le match
disputes-facts-not-played-yet = partie finalement non jouée ; personne n’a encore gagné le match
disputes-facts-noted = noté par { $signed }
disputes-index-open =
    { $open ->
        [one] { $open } ouvert, { $unclaimed } sans arbitre
       *[other] { $open } ouverts, { $unclaimed } sans arbitre
    }
disputes-index-appeals = { $appeals ->
    [one] { $appeals } recours à trancher
   *[other] { $appeals } recours à trancher
 }
disputes-index-number-decided =
    { $decided ->
        [one] { $decided } tranché
       *[other] { $decided } tranchés
    }
disputes-place-no-table = Sur aucune table
disputes-place-table = Ronde { $round }, table { $table }
disputes-open-line = Litige { $number }, appelé par { $signed } : { $question }
disputes-open-round-fault = Les rondes sont des nombres, par exemple 2.
disputes-open-table-fault = Les tables sont des nombres jusqu’à { $highest }, par exemple 5.
disputes-against = { $a } contre { $b }
disputes-ruling-corrected-by = Corrigée par { $signed }. Motif : { $reason }
disputes-ruling-own-appeal = Il a été tranché par l’arbitre qui avait rendu la décision.
disputes-ruling-own-nobody-else = La décision contestée est la vôtre. Personne d’autre ici ne peut trancher : vous le pouvez donc ; la décision le dira.
disputes-ruling-own-others = La décision contestée est la vôtre. { $names } pourrait trancher à votre place. Si vous tranchez vous-même, la décision le dira.
disputes-ruling-or = { $one } ou { $other }
disputes-state-withdrawn = Retiré
disputes-state-in-hand = Pris en charge
disputes-state-escalated = Transmis
disputes-state-judge-call = Appel à l’arbitre
disputes-state-ruled = Tranché
disputes-state-appealed = Recours en cours
disputes-state-overturned = Annulée sur recours
disputes-state-upheld = Confirmée sur recours
disputes-step-ruling = Décision
disputes-step-ruling-overturned = Décision, annulée sur recours
disputes-step-first-worded = Première formulation
disputes-step-then-worded = Formulation suivante
disputes-step-appeal = Recours
disputes-step-upheld = Dernier mot : la décision est confirmée
disputes-step-replaced = Dernier mot : la décision est remplacée
disputes-step-appealed = La décision a fait l’objet d’un recours.
disputes-rests-same = celui de la décision
disputes-rests-beside = { $own }, outre celui de la décision
disputes-rests-none-own = aucune citation propre
disputes-rests-none = aucune citation
disputes-rests-citations = { $citations ->
    [one] { $citations } citation
   *[other] { $citations } citations
 }
disputes-rests-decisions = { $decisions ->
    [one] aucun texte, s’inspire de { $decisions } décision antérieure
   *[other] aucun texte, s’inspire de { $decisions } décisions antérieures
 }
disputes-rests-both = { $citations ->
    [one] { $citations } citation
   *[other] { $citations } citations
 }, s’inspire de { $decisions ->
    [one] { $decisions } décision antérieure
   *[other] { $decisions } décisions antérieures
 }
disputes-outcome-upheld = La décision est confirmée
disputes-outcome-overturned = La décision est annulée
disputes-ruling-effect-line = Ronde { $round }, table { $table } : corrigé de { $was } ; maintenant { $now }
disputes-sheet-with-names = Avec les noms des joueurs
disputes-sheet-without-names = Sans les noms des joueurs
disputes-sheet-back-dispute = litige { $number }
disputes-sheet-back-page = votre page
disputes-sheet-back-log = le journal
disputes-sheet-title = Décision sur le litige { $number }
disputes-sheet-game = Jeu
disputes-sheet-table = Table
disputes-sheet-players = Joueurs
disputes-sheet-judge-called = Arbitre appelé
disputes-sheet-place = ronde { $round }, table { $table }
disputes-sheet-law-of = Interprétations en vigueur le { $day } : { $reason }
disputes-sheet-log-of = le journal de { $slug }
disputes-show-over = Litige { $number }. { $place }
disputes-show-called = appelé il y a { $waited }
disputes-show-opened-by = ouvert par { $signed }
disputes-show-law-of = { $game }, interprétations en vigueur le { $day }
disputes-teller-unsaid = On n’a pas noté qui l’a dit
disputes-teller-both = Les deux joueurs sont d’accord
disputes-teller-staff = Vu par l’équipe
disputes-teller-appellant-unsaid = Il n’est pas dit qui forme le recours ; noté par { $noted }
disputes-teller-appellant = { $name } forme le recours ; noté par { $noted }
disputes-time-that-it-took = temps pris par le litige { $dispute }
