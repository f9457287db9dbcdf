# Ce que les gens indiquent sur la bibliothèque, et pourquoi une indication n’est pas acceptée.
library-not-the-operator = Seuls les exploitants corrigent, datent ou décrivent un document et choisissent la copie qui est citée.
library-may-not-assert = Votre compte ne peut rien indiquer sur les interprétations. Demandez à l’exploitant.
library-no-reason = Notez la raison. Tous ceux qui utilisent la bibliothèque peuvent lire cette raison.
library-reason-too-long = La raison compte { $length } caractères ; { $most } au plus sont possibles.
library-overtaken = Cela a été modifié depuis que vous l’avez ouvert.
library-no-entry = Cette entrée n’est plus là. Rouvrez le document et cherchez-la.
library-no-statement = C’est déjà retiré, ou ce n’est pas là. Rouvrez la page.
library-does-not-fit = Cette correction ne convient pas : { $why }. Rien n’a été modifié.
library-too-old = Le document ne peut pas être du { $issued } : « { $title } » { $floor }. Vérifiez l’année.
library-to-come = Le { $issued } est encore à venir ; nous sommes le { $today }. Vérifiez l’année.
library-of-somebody-else = C’est quelqu’un d’autre qui l’a indiqué. Seuls cette personne, celle qui l’a confirmé ou un exploitant peuvent le retirer.
library-proposed = C’est déjà proposé. Confirmez-le plutôt, là où cela figure.
library-already-asked = Cette question figure déjà sur la liste.
library-too-many-proposals = { $most } de vos propositions attendent une confirmation. Attendez-la, ou retirez-en une.
library-own-proposal = C’est vous qui l’avez proposé. Un arbitre d’un autre tournoi ou un exploitant le confirme.
library-same-tournaments = Vous n’aidez que là où aide aussi l’auteur de cette proposition. Un arbitre d’un autre tournoi ou un exploitant la confirme.
library-misfit-no-entry = aucune entrée avec ce texte ne commence à la ligne { $line }
library-misfit-nothing-before = aucune entrée ne la précède
library-misfit-other-line = la ligne { $line } n’appartient pas à l’entrée
library-misfit-begins-there = l’entrée commence déjà à la ligne { $line } ; coupez-la à une ligne ultérieure
library-misfit-dated = le document porte la date { $day }
library-misfit-dated-again = la date { $day } lui a été donnée plus tard
library-misfit-chosen-again = un autre exemplaire a été choisi plus tard
library-misfit-no-copy = aucun exemplaire de cette édition n’a cette empreinte
library-misfit-no-heading = un titre se cite mot pour mot, et une citation contenant « { $heading } » se lirait autrement : retirez les signes « ¶ » et « › », un nombre entre crochets et, à la fin, une étape telle que « 3. »
library-misfit-long-heading = un titre a { $most } caractères au plus
library-misfit-step = seule une entrée qui porte le numéro d’une étape peut être l’étape d’une table de séquence, et elle le reste
library-already-cited = cet exemplaire est déjà cité
library-already-heading = le titre est déjà celui-là
library-already-kind = elle est déjà de ce genre
library-already-star = son étoile est déjà ainsi
library-relate-not-held = La bibliothèque n’a pas cette entrée. Ouvrez-la et copiez sa citation ou son adresse.
library-relate-other-edition = Les deux entrées valent pour des jeux différents. Ce que dit l’une ne change rien à l’autre.
library-relate-itself = C’est l’entrée elle-même. Nommez-en une autre.
library-relate-no-paragraph = L’autre entrée n’a pas de ¶{ $paragraph }. Ouvrez-la et comptez ses paragraphes, ou nommez l’entrée seule.
library-relate-left-whole = Une entrée est laissée inchangée en entier. Nommez-la sans paragraphe.
library-relate-no-card = Un erratum corrige une carte. Nommez la carte comme un texte absent d’ici, avec la carte imprimée pour source.
library-relate-later = L’autre entrée est d’un document ultérieur. Une entrée ne change que ce qui existait avant elle ; ouvrez la plus récente et indiquez-le là.
library-relate-circle = Une entrée ne peut pas changer ce qui la change : { $steps }. Si c’est faux, retirez-le d’abord, ou indiquez que l’une laisse l’autre inchangée.
library-relate-known = C’est déjà indiqué. Voyez la page de l’entrée.
library-relate-contrary = Quelqu’un a indiqué le contraire : que l’entrée { $does } l’autre. Il faut d’abord le retirer.
library-circle = { $citation } est { $done }
library-circle-further = { $before }, elle-même { $done }
library-hint-read = les deux textes lus côte à côte, probable mais pas certain : { $reason }
library-hint-printed = le ¶{ $paragraph } dit ce qu’elle fait : { $relation }
library-hint-listed = son document la cite parmi les changements
library-hint-marked = son document la marque comme nouvelle ou changée
library-compare-other-edition = « { $from } » vaut pour { $rules-on }, « { $to } » pour { $other }. Le même titre dans un autre jeu est une autre règle : il n’y a rien à comparer. Choisissez deux documents de la même édition.
library-compare-same = C’est deux fois le même document. Choisissez-en un autre à comparer.
library-correction-merge = « { $heading } » (ligne { $line }) continue l’entrée qui précède
library-correction-cut = « { $entry } » s’arrête avant la ligne { $line } ; à partir de là, c’est « { $heading } »
library-correction-rename = le titre « { $entry } » (ligne { $line }) est « { $heading } »
library-correction-kind = « { $heading } » (ligne { $line }) est du genre « { $kind } »
library-correction-star = { $starred ->
    [true] « { $heading } » (ligne { $line }) porte une étoile
   *[false] « { $heading } » (ligne { $line }) ne porte pas d’étoile
}
library-correction-cite = des exemplaires de cette édition, c’est celui d’empreinte { $short }… qui est cité
library-correction-date = le document est du { $issued }
library-wish-merge = elle continue l’entrée qui précède
library-wish-cut = à partir de la ligne { $line }, c’est « { $heading } »
library-wish-rename = son titre est « { $heading } »
library-wish-kind = elle est du genre « { $kind } »
library-wish-star = { $starred ->
    [true] elle porte une étoile
   *[false] elle ne porte pas d’étoile
}
library-described = { $series } { $date } est « { $title } »
library-asserted = { $in-part ->
    [true] { $from } { $does } une partie de { $to }
   *[false] { $from } { $does } { $to }
}
library-named = « { $heading } » ({ $work })
library-asked = « { $words } » est demandé ({ $game }, règles du { $day })
library-confirmed = la proposition { $number } est confirmée
library-withdrawn = l’indication { $number } est retirée
library-settled = la question { $number } est réglée
library-stated = { $stated }.
library-stated-because = { $stated }. Motif : { $reason }
library-decisions-not-one = Ce n’est pas un fichier de décisions : sa première ligne ne le dit pas. Choisissez un fichier qu’Arbiter a exporté.
library-decisions-newer = Une version plus récente d’Arbiter a écrit ce fichier (son format est { $format }). Mettez d’abord à jour cette installation.
library-decisions-altered = La ligne { $line } a été modifiée ou endommagée : son empreinte ne correspond pas. Redemandez le fichier.
library-decisions-incomplete = Le fichier dit contenir { $said } décisions, et { $found } sont là. Demandez le fichier entier.
library-decisions-too-many = Le fichier contient { $count } décisions ; { $most } au plus sont reprises d’un fichier.
library-decisions-line = La ligne { $line } n’est pas comprise : { $fault }. Rien du fichier n’a été enregistré.
library-decisions-own = Le fichier dit venir de cette installation, dont les décisions sont déjà ici.
library-decisions-full = { $most } décisions d’autres installations au plus sont enregistrées, et { $held } le sont. Retirez-en d’abord.
library-decisions-count-new = { $n ->
    [one] { $n } décision est nouvelle.
   *[other] { $n } décisions sont nouvelles.
}
library-decisions-count-changed = { $n ->
    [one] { $n } décision a changé depuis.
   *[other] { $n } décisions ont changé depuis.
}
library-decisions-count-known = { $n ->
    [one] { $n } décision est déjà ici.
   *[other] { $n } décisions sont déjà ici.
}
library-decisions-count-own = { $n ->
    [one] { $n } décision vient d’un tournoi tenu ici.
   *[other] { $n } décisions viennent de tournois tenus ici.
}
library-decisions-count-others = { $n ->
    [one] { $n } décision est déjà ici, venue d’ailleurs.
   *[other] { $n } décisions sont déjà ici, venues d’ailleurs.
}
library-decision-unread = elle n’est pas comme Arbiter l’écrit ({ $cause })
library-decision-origin = son origine n’est pas une adresse
library-decision-written = elle est datée du futur ou d’avant 1970 ; vérifiez les horloges des deux machines
library-decision-long-name = un titre ou une citation dépasse { $most } caractères
library-decision-long-text = un texte dépasse { $most } caractères
library-decision-many-cited = elle a plus de { $most } citations
library-decision-unseen = elle contient des caractères invisibles
library-decision-empty = sa question ou sa décision est vide
library-decision-year = son jour précède la sortie du jeu ou suit le fichier de plusieurs années
library-decision-settled = sa décision est postérieure au fichier ou antérieure à 1970
library-decision-number = son litige porte le numéro 0
library-decision-review = son dernier mot et son recours ne vont pas ensemble
library-decision-twice = sa décision figure deux fois dans le fichier
library-read-as-utf-16 = pas en UTF-8, lu comme UTF-16
library-read-as-windows-1252 = pas en UTF-8, lu comme Windows-1252 ; vérifiez les accents et les guillemets
library-bytes-changed = le fichier enregistré a été modifié ou endommagé après l’import ; restaurez une sauvegarde
library-plain-web-page = C’est une page web : son texte a été repris, avec ses titres et ses listes.
library-plain-links = Les liens vers d’autres pages ont été omis : { $links }.
library-plain-letters = Les lettres dessinées en un seul caractère, comme « { $letters } », ont été séparées : { $lines }.
library-plain-words = Les mots coupés en fin de ligne ont été recollés : { $lines }.
library-plain-page-numbers = Les numéros de page ont été omis : { $lines }.
library-plain-running-head = « { $head } », répété aux sauts de page, a été omis : { $lines }.
library-plain-page-breaks = Les sauts de page ont été retirés : { $lines }.
library-plain-headings = Les lignes courtes entre les phrases ont été lues comme des titres : { $lines }.
library-plain-lines = { $number ->
    [one] ligne { $lines }
   *[other] lignes { $lines }
}
library-plain-many-lines = lignes { $lines } et { $more } autres
library-set-aside-rights = mention de droits
library-set-aside-around-changes = texte autour de la liste des changements
library-set-aside-before-headings = texte avant le premier titre
library-set-aside-before-questions = texte avant la première question
library-set-aside-drawn-line = un trait
