// The keyboard in the rows of a round: Enter goes on to the next field, records, and goes to the next open row; a letter
// chooses the ending, undoes, or goes back to what was refused; a number or "g" leads to a table.
(() => {
  "use strict";

  if (!entryRows) return;
  const { main, scores, ending, asks, isEmpty, tell, tellTicked, guess, reveal, start, isHasty } = entryRows;
  const { goThere, undo, isUndoing } = entryUndo;
  const { record } = entryRecord;

  main.addEventListener("input", (event) => {
    if (event.target.id === "jump") event.target.setCustomValidity("");
    const row = event.target.closest("tr[data-record]");
    if (!row) return;
    if (event.target.matches("select")) {
      event.target.dataset.chosen = "yes";
      if (event.target.value === "other") return row.querySelector("a").click();
    }
    // an ending that was chosen belongs to the scores beside it
    if (event.target.matches("input") && scores(row).every(isEmpty)) delete ending(row)?.dataset.chosen;
    guess(row);
    tellTicked(row);
  });
  main.addEventListener("submit", (event) => {
    const row = event.target.closest("tr[data-record]");
    if (!row) return;
    event.preventDefault();
    event.stopPropagation();
    record(row);
  });
  const ENDINGS = { a: "complete-a", b: "complete-b", t: "time" };
  // Enter in a list that is open chooses there.
  const isOpen = (select) => CSS.supports("selector(:open)") && select.matches(":open");
  const enter = (event, row) => {
    const all = scores(row);
    // only the last field records: a row that comes back from an undo or a refusal is full, and is typed over from its first
    const next = all[all.indexOf(event.target) + 1] ?? all.find(isEmpty);
    if (event.target.matches("select") && !isOpen(event.target)) {
      event.preventDefault();
      record(row);
    } else if (event.target.matches("input") && !isEmpty(event.target) && next) {
      event.preventDefault();
      next.focus();
      next.select();
    }
  };
  main.addEventListener("keydown", (event) => {
    const row = event.target.closest("tr[data-record]");
    if (!row || event.ctrlKey || event.altKey || event.metaKey) return;
    const end = ending(row);
    const isHeld = "sending" in row.dataset;
    if (isHeld && event.target === end && event.key !== "Tab") event.preventDefault();
    if (event.key === "Enter") {
      enter(event, row);
    } else if (!event.target.matches("input") && !(event.target === end && !isOpen(end))) {
      return;
    } else if (end && ENDINGS[event.key]) {
      event.preventDefault();
      if (isHeld) return;
      // an Enter before the letter has recorded the row above, which the letter was meant for
      if (scores(row).every(isEmpty)) return tell(row, say("scripts-scores-first"));
      end.value = ENDINGS[event.key];
      end.dataset.chosen = "yes";
      if (asks(row)) tellTicked(row);
    } else if (event.key === "u") {
      event.preventDefault();
      undo();
    } else if (event.key === "r") {
      event.preventDefault();
      goThere();
    } else if (event.key === "g") {
      event.preventDefault();
      const jump = document.getElementById("jump");
      jump?.focus();
      jump?.select();
    }
  });

  // An Enter that is held down, or pressed twice, records, and presses no button to which the keyboard went on.
  main.addEventListener("keydown", (event) => {
    const isMeant = !event.repeat && !isHasty();
    if (event.key === "Enter" && !isMeant && event.target.matches("button, a")) event.preventDefault();
  });
  // To a table by its number.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.closest("input:not([type=checkbox]), select, textarea, [contenteditable]")) return;
    const jump = document.getElementById("jump");
    if (isUndoing() && event.key.length === 1) return event.preventDefault();
    if (event.key === "u") return undo();
    if (event.key === "r") return goThere();
    if (!jump || !/^[0-9g]$/.test(event.key)) return;
    jump.value = "";
    jump.focus();
    if (event.key === "g") event.preventDefault();
  });
  main.addEventListener("keydown", (event) => {
    const jump = event.target;
    if (jump.id !== "jump" || event.key !== "Enter") return;
    event.preventDefault();
    const row = document.getElementById(`table-${jump.value.trim()}`);
    const takes = row?.querySelector("form input");
    const to = row && (takes || row.querySelector("a.btn, a"));
    jump.setCustomValidity(to ? "" : say("scripts-no-table", { table: jump.value.trim() }));
    if (!to) return jump.reportValidity();
    jump.value = "";
    reveal(row);
    row.scrollIntoView({ block: "nearest" });
    if (takes) start(row);
    else to.focus();
  });
})();
