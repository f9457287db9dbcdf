pairing-by-hand = Changed by hand: { $reason }
pairing-quoted = { $reason }
