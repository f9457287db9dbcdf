// What is typed is there again after the theme or the language was chosen in the foot of its page: kept in this window alone,
// for that one step, and for the person who typed it. Passwords, one-time codes and files are not kept. (A dispute has its own
// draft.)
(() => {
  "use strict";

  const STORED = "typed";
  const UNKEPT = ["hidden", "password", "file", "submit", "button"];
  const isSecret = (field) => field.autocomplete === "one-time-code";
  const main = document.getElementById("main");
  if (!main) return;
  const choice = document.querySelector("form.colours");
  const who = document.body.dataset.who ?? "";

  const isTicked = (field) => ["radio", "checkbox"].includes(field.type);
  // Each field with its form, its part of the page, its name, and which of its likes it is.
  const fields = () => {
    const likes = new Map();
    const all = [...main.querySelectorAll("input[name], textarea[name], select[name]")];
    return all
      .filter((field) => !UNKEPT.includes(field.type) && !isSecret(field))
      .map((field) => {
        const part = field.parentElement.closest("[id]")?.id;
        const own = isTicked(field) ? field.value : "";
        const called = [field.form?.getAttribute("action"), part, field.name, field.type, own].join(" ");
        likes.set(called, (likes.get(called) ?? 0) + 1);
        return [`${called} ${likes.get(called)}`, field];
      });
  };
  // what each list said first: an option that is usual may be taken out since, as those of another edition are
  const begun = new Map([...main.querySelectorAll("select[name]")].map((list) => [list, list.value]));
  const isChanged = (field) => {
    if (isTicked(field)) return field.checked !== field.defaultChecked;
    if (!field.matches("select")) return field.value !== field.defaultValue;
    return field.value !== (begun.get(field) ?? "");
  };
  const keep = () => {
    // a page that answers a form came with what was typed, and is asked for again
    const isAnswer = main.querySelector("[role=alert], [aria-invalid=true]") !== null;
    const typed = fields().filter(([, field]) => isAnswer || isChanged(field));
    const path = new URL(choice.elements.next.value, location.href).pathname;
    const all = typed.map(([called, field]) => [called, isTicked(field) ? field.checked : field.value]);
    try {
      if (all.length) sessionStorage.setItem(STORED, JSON.stringify({ who, path, all }));
    } catch {
      // storage may be forbidden, or full
    }
  };
  const taken = () => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(STORED));
      sessionStorage.removeItem(STORED);
      return kept;
    } catch {
      return null;
    }
  };
  const put = (field, value) => {
    if (isTicked(field)) {
      // another one of these radio buttons says it
      if (field.checked === value || (field.type === "radio" && !value)) return;
      field.checked = value;
    } else {
      const isOffered = !field.matches("select") || [...field.options].some((option) => option.value === value);
      if (field.value === value || !isOffered) return;
      field.value = value;
    }
    openFolds(field);
    // as if it had been typed: what follows from it is there again, and news leave it alone
    for (const sign of ["input", "change"]) field.dispatchEvent(new Event(sign, { bubbles: true }));
  };
  const restore = () => {
    const kept = taken();
    if (!kept || kept.who !== who || kept.path !== location.pathname) return;
    // looked up each time: a choice may bring other fields
    for (const [called, value] of kept.all) {
      const field = new Map(fields()).get(called);
      if (field) put(field, value);
    }
  };
  restore();
  document.addEventListener("submit", (event) => {
    if (event.target === choice && !event.defaultPrevented) keep();
  });
})();
