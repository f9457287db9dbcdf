// Find by name. <table data-find>: a field above it keeps the lines with these letters in a name, whatever the case, the
// accents, the apostrophes and the hyphens, with umlauts spelled out or not, or with this number in front.
// <div data-find=".panel">: what this selects are the lines. A name is a .name or a [data-name], in a line without any each
// <bdi>. With data-find-words the lines are found by any of their words, and the panels around them fold away with them. A
// short list needs none.
(() => {
  "use strict";

  const FEW = 9;
  const main = document.getElementById("main");
  if (!main) return;
  // by the place of the list on the page, since lists are exchanged
  const sought = new Map();
  // letters that Unicode does not take apart, as display_names.rs folds them
  const WHOLE = { æ: "ae", ð: "d", ø: "o", ß: "ss", đ: "d", ı: "i", ł: "l", œ: "oe", þ: "th" };
  const SPELLED = { ä: "ae", ö: "oe", ü: "ue", ø: "oe" };
  const plain = (text) =>
    text
      .toLowerCase()
      .normalize("NFD")
      .replace(/[\p{M}'’‘ʼ`´\u00ad]/gu, "")
      .replace(/[\u2010-\u2014\u2212\ufe63\uff0d]/g, "-")
      .replace(/[æðøßđıłœþ]/g, (letter) => WHOLE[letter])
      .replace(/\s+/g, " ")
      .trim();
  // mueller finds Müller, and müller finds Mueller
  const contains = (text, letters) => {
    const own = plain(text);
    const spelled = text.toLowerCase().normalize("NFC").replace(/[äöüø]/g, (letter) => SPELLED[letter]);
    return [own, plain(spelled), own.replace(/([aou])e/g, "$1")].some((one) => one.includes(letters));
  };
  // a line of the standings is a body of its own, with its arithmetic
  const rows = (table) => [...(table.tBodies.length > 1 ? table.tBodies : table.tBodies[0].rows)];
  const chosen = (list) =>
    [...list.querySelectorAll(list.dataset.find)].filter((line) => !line.parentElement.closest(list.dataset.find));
  const lines = (list) => (list.dataset.find ? chosen(list) : rows(list));
  const names = (line) => {
    const called = line.querySelectorAll(".name, [data-name]");
    return [...(called.length ? called : line.querySelectorAll("bdi"))];
  };
  const isShort = (list) => {
    if (list.dataset.find === "") return lines(list).length < FEW;
    return !("findWords" in list.dataset) && lines(list).flatMap(names).length < FEW;
  };
  const has = (line, letters) =>
    line.querySelector(".c-lead")?.textContent.trim() === letters ||
    names(line).some((name) => contains(name.textContent, letters));

  // A panel that is called so is shown whole, one without such a line not at all.
  const byWords = (list, letters) => {
    const all = lines(list);
    for (const panel of list.querySelectorAll(".panel")) {
      const own = all.filter((line) => panel.contains(line));
      const isCalled = contains(panel.querySelector("h2")?.textContent ?? "", letters);
      for (const line of own) {
        line.hidden = !isCalled && !contains(line.textContent, letters);
        if (letters && !isCalled && !line.hidden) openFolds(line);
      }
      panel.hidden = !isCalled && own.every((line) => line.hidden);
    }
  };
  const show = (list, field) => {
    const letters = plain(field.querySelector("input").value);
    const isOfWords = "findWords" in list.dataset;
    const all = lines(list);
    if (isOfWords) byWords(list, letters);
    else for (const line of all) line.hidden = letters !== "" && !has(line, letters);
    const found = all.filter((line) => !line.hidden).length;
    const none = isOfWords ? say("scripts-found-nothing") : say("scripts-found-nobody");
    const word = found ? say("scripts-found", { found, all: all.length }) : none;
    field.querySelector("[role=status]").textContent = letters ? word : "";
  };
  const offer = (list, place) => {
    let field = list.previousElementSibling;
    if (!field?.matches(".find")) {
      if (isShort(list)) return;
      field = document.createElement("p");
      field.className = "find";
      const label = document.createElement("label");
      const input = document.createElement("input");
      const status = document.createElement("span");
      [input.type, input.autocomplete, input.value] = ["search", "off", sought.get(place) ?? ""];
      input.id = label.htmlFor = `find-${place}`;
      // of no form, even within one: Enter sends nothing
      input.setAttribute("form", "");
      status.setAttribute("role", "status");
      status.className = "note";
      label.append("findWords" in list.dataset ? say("scripts-find-setting") : say("scripts-find"));
      field.append(label, " ", input, " ", status);
      list.before(field);
      input.addEventListener("input", (event) => {
        // nothing was typed that a newer page could lose
        event.stopPropagation();
        sought.set(place, input.value);
        show(list, field);
      });
    }
    show(list, field);
  };
  const wake = () => main.querySelectorAll("[data-find]").forEach(offer);

  wake();
  document.addEventListener("exchanged", wake);
})();
