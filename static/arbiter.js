// Arbiter works without this file. It only makes a few things smoother; rules and sums stay on the server.
(() => {
  "use strict";

  // 1. A form is sent once. The server also knows the submission id, so this is comfort, not the protection.
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method !== "post" || event.defaultPrevented) return;
    if (form.dataset.sent) { event.preventDefault(); return; }
    form.dataset.sent = "yes";
    const button = event.submitter;
    if (button) button.setAttribute("aria-disabled", "true");
    // a download or a lost connection leaves the page standing: let people try again
    setTimeout(() => { delete form.dataset.sent; if (button) button.removeAttribute("aria-disabled"); }, 8000);
  });
  // coming back by the browser's history shows the form as usable again
  addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll("form[data-sent]")) delete form.dataset.sent;
    for (const button of document.querySelectorAll("button[aria-disabled]")) button.removeAttribute("aria-disabled");
  });

  // 2. The focus lands where the next typing happens: the first fault, else the field marked data-first.
  //    Never when the address names a place on the page, and never on a phone (the keyboard would cover it).
  const wanted = document.querySelector("[aria-invalid=true]") ||
    (matchMedia("(pointer: fine)").matches ? document.querySelector("[data-first]") : null);
  if (wanted && !location.hash) {
    wanted.focus();
    // a selected text is lost with the next key: only what is quickly typed again is selected
    if (wanted.select && wanted.tagName === "INPUT" && wanted.type !== "radio" && wanted.type !== "checkbox") wanted.select();
  }
  // a typed score jumps no further by itself; only Enter in the first score moves to the second
  for (const input of document.querySelectorAll("input[data-next]")) {
    input.addEventListener("keydown", (event) => {
      const next = document.getElementById(input.dataset.next);
      if (event.key === "Enter" && next && !next.value) { event.preventDefault(); next.focus(); }
    });
  }

  // 3. Clocks. <time data-ends="2026-11-21T15:40:00Z" data-now="…server time…">: minutes left, by the server's clock.
  const tick = () => {
    for (const clock of document.querySelectorAll("[data-ends]")) {
      const offset = clock.dataset.now ? loaded - Date.parse(clock.dataset.now) : 0;
      const seconds = Math.round((Date.parse(clock.dataset.ends) - (Date.now() - offset)) / 1000);
      if (Number.isNaN(seconds)) continue;
      const away = Math.abs(seconds);
      const text = `${Math.floor(away / 60)}:${String(away % 60).padStart(2, "0")}`;
      clock.textContent = seconds < 0 ? `${text} over` : text;
    }
  };
  let loaded = Date.now();
  tick();
  setInterval(tick, 1000);

  // 4. News. <body data-live="/t/x/desk">: the page is asked for again now and then, and its content is exchanged where
  //    it says something else. Where anything was typed, chosen or unfolded it stays, and a line says that there is news.
  const live = document.body.dataset.live;
  const main = document.getElementById("main");
  if (live && main) {
    // a page that answers a form holds what was typed into it
    const answers = location.pathname !== live;
    const words = (page) => {
      const copy = page.cloneNode(true);
      for (const part of copy.querySelectorAll("[data-ends], noscript, #news")) part.remove();
      return copy.textContent.replace(/\s+/g, " ");
    };
    let touched = answers;
    let shown = answers ? null : words(main);
    const touch = () => { touched = true; };
    main.addEventListener("input", touch);
    main.addEventListener("submit", touch);
    main.addEventListener("click", (event) => { if (event.target.closest("summary")) touch(); });
    const busy = () => touched || main.contains(document.activeElement) || !getSelection().isCollapsed;
    const ask = async () => {
      if (document.hidden) return;
      const answer = await fetch(answers ? live : live + location.search).catch(() => null);
      if (!answer || !answer.ok || answer.redirected) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.getElementById("main");
      if (!fresh || words(fresh) === shown) return;
      const first = shown === null;
      shown = words(fresh);
      document.title = page.title;
      if (first) return;
      const news = document.getElementById("news");
      if (busy()) { if (news) news.hidden = false; return; }
      main.replaceChildren(...fresh.childNodes);
      loaded = Date.now();
      tick();
      wake();
    };
    setInterval(ask, 20000);
    document.addEventListener("visibilitychange", ask);
  }

  // 5. Things that only make sense with scripts are hidden in the page and shown here.
  function wake() {
    for (const button of document.querySelectorAll("button[data-print]")) {
      button.hidden = false;
      button.addEventListener("click", () => print());
    }
    for (const button of document.querySelectorAll("button[data-copy]")) {
      if (!navigator.clipboard) continue;
      button.hidden = false;
      button.addEventListener("click", async () => {
        const from = document.getElementById(button.dataset.copy);
        if (!from) return;
        await navigator.clipboard.writeText(from.value || from.textContent.trim());
        button.textContent = "Copied";
      });
    }
  }
  wake();

  // 6. A file instead of pasting. <input type="file" data-fills="ID" data-names="ID">: its text goes into the box, so that
  //    it can be read before it is sent; the server judges it as if it had been pasted.
  const text = async (file) => {
    if (file.size > 16e6) throw "It is larger than 16 MB, which is no document of this kind.";
    const bytes = new Uint8Array(await file.arrayBuffer());
    const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "";
    if (wide) return new TextDecoder(wide).decode(bytes);
    if (bytes.includes(0)) throw "It is no plain text. Save it as text (.txt) first.";
    try { return new TextDecoder("utf-8", { fatal: true }).decode(bytes); }
    catch { return new TextDecoder("windows-1252").decode(bytes); }
  };
  for (const picker of document.querySelectorAll("input[data-fills]")) {
    picker.closest("[hidden]").hidden = false;
    const said = document.getElementById(`${picker.id}-said`);
    picker.addEventListener("change", async () => {
      const [file] = picker.files;
      if (!file) return;
      try {
        const words = await text(file);
        if (!words.trim()) throw "It is empty. Choose another file.";
        document.getElementById(picker.dataset.fills).value = words;
        const name = document.getElementById(picker.dataset.names || "");
        if (name) name.value = file.name;
        said.textContent = "Its text is in the box below. Nothing has been sent yet.";
      } catch (why) {
        said.textContent = `“${file.name}” was not read. ${typeof why === "string" ? why : "Open it, copy its text and paste it."}`;
      }
    });
  }

  // 7. What is typed on the page of a dispute stands in its boxes again after going away and back, until it is recorded:
  //    kept in this window alone, for whoever typed it. A page that answers the form is given the dispute's own address,
  //    so that nobody is asked whether the form shall be sent again.
  const court = () => document.getElementById("court");
  const SENT = "court sent";
  if (!court()) {
    sessionStorage.removeItem(SENT); // an error page, or another one: nothing was recorded that the page knows of
  } else {
    const key = `court ${live}`;
    const who = document.querySelector(".top-who").textContent.trim();
    const boxes = () => [...court().elements].filter((box) =>
      box.name && box.type !== "submit" && (box.type !== "hidden" || "lost" in box.dataset));
    const chosen = (box) => box.type === "radio" || box.tagName === "SELECT";
    const keep = () => {
      const changed = boxes().filter((box) => box.type === "radio" ? box.checked : box.value !== (box.dataset.was || ""));
      if (changed.every(chosen)) return sessionStorage.removeItem(key);
      const fields = changed.map((box) => [box.name, box.value, chosen(box)]);
      sessionStorage.setItem(key, JSON.stringify({ who, fields }));
    };
    const restore = () => {
      const kept = JSON.parse(sessionStorage.getItem(key) || "null");
      if (!kept || kept.who !== who) return;
      const notice = document.getElementById("kept");
      for (const [name, value, choice] of kept.fields) {
        const box = boxes().find((box) => box.name === name && (box.type !== "radio" || box.value === value));
        if (box && choice) {
          if (box.type === "radio") box.checked = true; else box.value = value;
        } else if (box) {
          box.value = value;
          const fold = box.closest("details");
          if (fold) fold.open = true;
          box.dispatchEvent(new Event("input", { bubbles: true }));
          notice.hidden = false;
        } else if (!choice && name !== "quote" && name !== "confirmation") {
          // its box is not here any more: shown to copy from, and sent along
          const words = document.createElement("blockquote");
          words.className = "said";
          words.textContent = value;
          notice.append(words);
          notice.hidden = false;
          const field = document.createElement("input");
          Object.assign(field, { type: "hidden", name, value });
          field.dataset.lost = "";
          court().append(field);
        }
      }
    };
    const recorded = sessionStorage.getItem(SENT) === key &&
      performance.getEntriesByType("navigation").some((way) => way.redirectCount > 0);
    sessionStorage.removeItem(SENT);
    if (location.pathname !== live) {
      keep();
      const asked = new URLSearchParams();
      for (const [name, field] of [["q", "q"], ["on", "on"], ["cite", "citation"]]) {
        const box = court().elements[field];
        if (box && box.value) asked.set(name, box.value);
      }
      history.replaceState(null, "", asked.size ? `${live}?${asked}` : live);
    } else if (recorded) {
      sessionStorage.removeItem(key);
    } else {
      restore();
    }
    document.addEventListener("input", (event) => { if (event.target.form && event.target.form === court()) keep(); });
    addEventListener("pagehide", keep);
    document.addEventListener("submit", (event) => {
      if (event.target === court() && !event.defaultPrevented) sessionStorage.setItem(SENT, key);
    });
  }
})();
