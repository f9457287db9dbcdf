// Scores of pods in the list of a heat. <tr> with <template data-pod-entry>: an open row has a field for each player. Enter
// goes to the next field that is empty, and records once all have a number; the page that comes goes on in the next row.
(() => {
  "use strict";

  const main = document.getElementById("main");
  if (!main) return;
  const fields = (form) => [...form.querySelectorAll("input:not([type=hidden])")];
  const wake = () => {
    for (const template of main.querySelectorAll("tr:not([data-ready]) template[data-pod-entry]")) {
      template.closest("tr").dataset.ready = "";
      template.after(template.content.cloneNode(true));
    }
  };
  main.addEventListener("keydown", (event) => {
    const form = event.target.closest("form.pod-entry");
    if (!form || event.key !== "Enter" || !event.target.matches("input")) return;
    const all = fields(form);
    const at = all.indexOf(event.target);
    const next = [...all.slice(at + 1), ...all.slice(0, at + 1)].find((field) => !field.value.trim());
    if (!next) return;
    event.preventDefault();
    next.focus();
  });

  wake();
  document.addEventListener("exchanged", wake);
  const done = /^#table-\d+$/.test(location.hash) && document.getElementById(location.hash.slice(1));
  if (!done || done.querySelector("form") || !done.closest("table")?.querySelector("form.pod-entry")) return;
  const rows = [...done.parentElement.rows];
  const after = [...rows.slice(rows.indexOf(done)), ...rows];
  const next = after.map((row) => row.querySelector("form.pod-entry")).find((form) => form?.checkVisibility());
  if (next) fields(next)[0].focus();
})();
