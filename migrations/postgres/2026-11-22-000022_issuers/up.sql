-- Who made an invitation: it lapses when they may not make it any more. None for those made before, and at the console.
ALTER TABLE codes ADD COLUMN issued_by TEXT;
