# Ce qui ne va pas dans un journal.

integrity-sequence = la ligne { $found } est là où devrait être la ligne { $wanted }
integrity-cut = le journal s’arrête à la ligne { $ends }, mais la ligne { $answered } avait été confirmée : sa fin a été coupée
integrity-hash = la ligne { $sequence } a été modifiée : son contenu ne donne pas son empreinte
