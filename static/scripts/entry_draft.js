// What is half typed in the rows of a round is back in them after going away and returning, as on the page of a dispute
// (draft.js): kept in this window alone, for the person who typed it, until it is recorded or waits on the device.
(() => {
  "use strict";

  if (!entryRows) return;
  const { main, scores, ending, asks, isEmpty, tellTicked } = entryRows;
  const { content, fill } = entryContent;
  const key = `rows ${document.body.dataset.live}`;
  const who = unsentPerson.mine[0] ?? "";

  const rows = () => [...main.querySelectorAll("tr[data-record]")].filter((row) => row.querySelector("form"));
  // what was recorded, or waits on the device, is no draft; what the device could not keep has no number, and is one
  const isTyped = (row) => scores(row).some((field) => field.value !== field.defaultValue) && !row.dataset.pending;
  const kept = () => {
    try {
      const { who: whose, typed } = JSON.parse(sessionStorage.getItem(key) ?? "{}");
      return whose === who ? typed : [];
    } catch {
      return [];
    }
  };
  const keep = () => {
    // a page that shows only some tables leaves the others alone
    const elsewhere = kept().filter(([id]) => !document.getElementById(id));
    const typed = [...elsewhere, ...rows().filter(isTyped).map((row) => [row.id, content(row).toString()])];
    try {
      if (typed.length) sessionStorage.setItem(key, JSON.stringify({ who, typed }));
      else sessionStorage.removeItem(key);
    } catch {
      // storage may be forbidden
    }
  };
  const restore = () => {
    const typed = new Map(kept());
    const back = rows().filter((row) => typed.has(row.id) && scores(row).every(isEmpty));
    const filled = back.filter((row) => fill(row, new URLSearchParams(typed.get(row.id))));
    for (const row of filled) if (ending(row) && asks(row)) tellTicked(row);
    if (filled.length) document.dispatchEvent(new Event("typed"));
  };
  restore();
  main.addEventListener("input", keep);
  document.addEventListener("taken", keep);
  addEventListener("pagehide", keep);
})();
