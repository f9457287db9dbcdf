// The forms that the site did not take yet, on this device: what unsent.js and entry_record.js keep and send, and unsent_list.js shows.
const keptForms = (() => {
  "use strict";

  const STORED = "unsent";
  const MOST = 20; // forms
  const LONGEST = 20000; // characters of one form

  const kept = () => {
    try {
      return JSON.parse(localStorage.getItem(STORED) ?? "[]");
    } catch {
      return [];
    }
  };
  const write = (forms) => {
    try {
      if (forms.length) localStorage.setItem(STORED, JSON.stringify(forms));
      else localStorage.removeItem(STORED);
      return true;
    } catch {
      return false;
    }
  };
  const change = (number, how) => write(kept().map((one) => (one.number === number ? { ...one, ...how } : one)));
  const remove = (number) => write(kept().filter((one) => one.number !== number));
  const waiting = () => kept().filter((form) => form.waits && !form.refused);
  // Keeps a form in place of an earlier one with its number; null, or why it cannot be kept.
  const keep = (form) => {
    const others = kept().filter((one) => one.number !== form.number);
    if (form.body.length > LONGEST) return say("scripts-too-long");
    if (others.length >= MOST) return say("scripts-too-many", { n: MOST });
    return write([...others, form]) ? null : say("scripts-keeps-nothing");
  };
  return { kept, write, change, remove, keep, waiting };
})();
