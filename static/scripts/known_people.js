// Known names while typing. <textarea data-known="/api/v1/people">: two letters of a line bring the names of people who are
// in the list of players into the <ul> that follows; choosing one completes the line. Nothing is registered by that, and
// without a connection nothing is offered.
(() => {
  "use strict";

  const MOST = 6;
  const field = document.querySelector("textarea[data-known]");
  const offer = document.querySelector("[data-known-offer]");
  if (!field || !offer) return;
  let asked = "";

  const line = () => {
    const at = field.selectionStart;
    const from = field.value.lastIndexOf("\n", at - 1) + 1;
    const to = field.value.indexOf("\n", at);
    return { from, to: to < 0 ? field.value.length : to };
  };
  const typed = () => {
    const { from, to } = line();
    return field.value.slice(from, to).trim();
  };
  const show = (names) => {
    offer.replaceChildren(
      ...names.map((name) => {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "btn";
        button.textContent = name;
        const item = document.createElement("li");
        item.append(button);
        return item;
      }),
    );
    offer.hidden = names.length === 0;
  };
  const ask = async () => {
    const words = typed();
    asked = words;
    if (words.length < 2) return show([]);
    const answer = await fetch(`${field.dataset.known}?q=${encodeURIComponent(words)}`).catch(() => null);
    const found = answer && answer.ok ? (await answer.json()).people : [];
    // only what is still asked for, and no name that is typed already
    if (asked !== words || typed() !== words) return;
    const lines = new Set(field.value.split("\n").map((one) => one.trim()));
    const names = [...new Set(found.map((one) => one.name))].filter((name) => !lines.has(name));
    show(names.slice(0, MOST));
  };
  let later;
  field.addEventListener("input", () => {
    clearTimeout(later);
    later = setTimeout(ask, 250);
  });
  offer.addEventListener("click", (event) => {
    const name = event.target.closest("button")?.textContent;
    if (!name) return;
    const { from, to } = line();
    field.setRangeText(name, from, to, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
    show([]);
  });
})();
