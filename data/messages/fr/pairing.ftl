pairing-by-hand = Modifié à la main : { $reason }
pairing-quoted = { $reason }
