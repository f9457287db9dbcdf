pairing-by-hand = Von Hand geändert: { $reason }
pairing-quoted = { $reason }
