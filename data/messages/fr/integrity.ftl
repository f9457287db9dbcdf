# Ce qui ne va pas dans un journal.

integrity-sequence = la ligne { $found } est là où devrait être la ligne { $wanted }
integrity-cut = le journal s’arrête à la ligne { $ends }, mais la ligne { $answered } avait été confirmée : sa fin a été coupée
integrity-hash = la ligne { $sequence } a été modifiée : son contenu ne donne pas son empreinte
integrity-entry-damaged = l’entrée { $sequence } de son journal est endommagée, ou a été écrite par une version plus récente d’Arbiter
integrity-log-damaged = son journal est endommagé
integrity-cannot-be-read = « { $slug } » ne peut pas être lu : { $what }. L’exploitant en apprend plus avec « arbiter verify { $slug } » et la --database de ce site, et « arbiter restore » restaure la dernière sauvegarde ; la page /backups donne la commande entière.
