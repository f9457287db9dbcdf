// Find by name. <table data-find>: a field above it keeps the lines with these letters in a name, whatever the case and the
// accents, or with this number in front. A short table needs none.
(() => {
  "use strict";

  const FEW = 9;
  const main = document.getElementById("main");
  if (!main) return;
  // by the place of the table on the page, since tables are exchanged
  const sought = new Map();
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
  // a line of the standings is a body of its own, with its arithmetic
  const lines = (table) => [...(table.tBodies.length > 1 ? table.tBodies : table.tBodies[0].rows)];
  const has = (line, letters) =>
    line.querySelector(".c-lead")?.textContent.trim() === letters ||
    [...line.querySelectorAll(".name")].some((name) => plain(name.textContent).includes(letters));

  const show = (table, field) => {
    const letters = plain(field.querySelector("input").value);
    const all = lines(table);
    for (const line of all) line.hidden = letters !== "" && !has(line, letters);
    const found = all.filter((line) => !line.hidden).length;
    const word = found ? say("scripts-found", { found, all: all.length }) : say("scripts-found-nobody");
    field.querySelector("[role=status]").textContent = letters ? word : "";
  };
  const offer = (table, place) => {
    let field = table.previousElementSibling;
    if (!field?.matches(".find")) {
      if (lines(table).length < FEW) return;
      field = document.createElement("p");
      field.className = "find";
      const label = document.createElement("label");
      const input = document.createElement("input");
      const status = document.createElement("span");
      [input.type, input.autocomplete, input.value] = ["search", "off", sought.get(place) ?? ""];
      input.id = label.htmlFor = `find-${place}`;
      status.setAttribute("role", "status");
      status.className = "note";
      label.append(say("scripts-find"));
      field.append(label, " ", input, " ", status);
      table.before(field);
      input.addEventListener("input", (event) => {
        // nothing was typed that a newer page could lose
        event.stopPropagation();
        sought.set(place, input.value);
        show(table, field);
      });
    }
    show(table, field);
  };
  const wake = () => main.querySelectorAll("table[data-find]").forEach(offer);

  wake();
  document.addEventListener("exchanged", wake);
})();
