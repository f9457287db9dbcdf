// What is typed on the page of a dispute is back in its boxes after going away and returning, until it is recorded:
// kept in this window alone, for the person who typed it. A page that answers the form is given the dispute's own address,
// so that nobody is asked whether to send the form again.
(() => {
  "use strict";

  const dispute = () => document.getElementById("dispute-form");
  const SENT = "dispute sent";
  if (!dispute()) {
    sessionStorage.removeItem(SENT); // an error page, or another one: nothing was recorded that the page knows of
    return;
  }
  const live = document.body.dataset.live;
  const key = `dispute ${live}`;
  const who = document.querySelector(".top-who").textContent.trim();
  const boxes = () =>
    [...dispute().elements].filter(
      (box) => box.name && !["submit", "checkbox"].includes(box.type) && (box.type !== "hidden" || "lost" in box.dataset),
    );
  // What is typed about an entry belongs to that entry: another one that is opened begins with its own words.
  const OF_ENTRY = ["quote", "treatment", "confirmation"];
  const entry = () => dispute().elements.citation?.value || "";
  const chosen = (box) => box.type === "radio" || box.tagName === "SELECT";
  const keep = () => {
    const changed = boxes().filter((box) =>
      box.type === "radio" ? box.checked : box.value !== (box.dataset.was || ""),
    );
    if (changed.every(chosen)) return sessionStorage.removeItem(key);
    const fields = changed.map((box) => [box.name, box.value, chosen(box)]);
    sessionStorage.setItem(key, JSON.stringify({ who, entry: entry(), fields }));
  };
  const restore = () => {
    const kept = JSON.parse(sessionStorage.getItem(key) || "null");
    if (!kept || kept.who !== who) return;
    const [notice, lost] = ["kept", "lost"].map((id) => document.getElementById(id));
    for (const [name, value, choice] of kept.fields) {
      if (OF_ENTRY.includes(name) && kept.entry !== entry()) continue;
      const box = boxes().find((box) => box.name === name && (box.type !== "radio" || box.value === value));
      if (box && choice) {
        if (box.type === "radio") box.checked = true;
        else box.value = value;
      } else if (box) {
        box.value = value;
        const fold = box.closest("details");
        if (fold) fold.open = true;
        box.dispatchEvent(new Event("input", { bubbles: true }));
        notice.hidden = false;
      } else if (!choice && !OF_ENTRY.includes(name)) {
        // its box is not here any more: shown to copy from, and sent along, until it is discarded
        const words = document.createElement("blockquote");
        words.className = "said";
        words.textContent = value;
        lost.querySelector(".actions").before(words);
        lost.hidden = false;
        const field = document.createElement("input");
        Object.assign(field, { type: "hidden", name, value });
        field.dataset.lost = "";
        dispute().append(field);
        // news would take it away with the rest of the page
        document.dispatchEvent(new Event("typed"));
      }
    }
  };
  const discard = document.querySelector("#lost [data-discard]");
  discard?.addEventListener("click", () => {
    for (const field of dispute().querySelectorAll("[data-lost]")) field.remove();
    document.getElementById("lost").hidden = true;
    keep();
  });
  const recorded =
    sessionStorage.getItem(SENT) === key &&
    performance.getEntriesByType("navigation").some((way) => way.redirectCount > 0);
  sessionStorage.removeItem(SENT);
  if (location.pathname !== live) {
    keep();
    const asked = new URLSearchParams();
    for (const [name, field] of Object.entries({ q: "q", on: "on", cite: "citation" })) {
      const box = dispute().elements[field];
      if (box && box.value) asked.set(name, box.value);
    }
    history.replaceState(null, "", asked.size ? `${live}?${asked}` : live);
  } else if (recorded) {
    sessionStorage.removeItem(key);
  } else {
    restore();
  }
  document.addEventListener("input", (event) => {
    if (event.target.form && event.target.form === dispute()) keep();
  });
  addEventListener("pagehide", keep);
  document.addEventListener("submit", (event) => {
    if (event.target === dispute() && !event.defaultPrevented) sessionStorage.setItem(SENT, key);
  });
})();
