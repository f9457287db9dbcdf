// News. <body data-live="/t/x/desk" data-head="/t/x/head" data-events="/t/x/live">: the server says when there is
// something new, and the page is asked for again. While no such stream is open, be it refused or held up on its way,
// the head of the log is asked for every 20 seconds. What is new is exchanged in place, and the other scripts hear
// "exchanged"; they hear "heard" of every copy that differs, even if none of it can be shown. If anything was typed,
// chosen or unfolded, only the parts marked data-part that nobody types in are exchanged, and the others once they are
// left; if there are none, a line says that there is news. A part with data-seated differs if others sit there, even if
// they have the same names. A page that answers a form is not like the one that is asked for: what changes is found by
// comparing with the first copy, and the line tells what no part shows; it also tells of what came between the two, which
// the code of the log in data-log gives away.
(() => {
  "use strict";

  const { live, head: probe, events } = document.body.dataset;
  const main = document.getElementById("main");
  if (!live || !main) return;
  // a page that answers a form holds what was typed into it
  const answers = location.pathname !== live;
  // who has to hear of a call is told while another window is in front
  const waiting = () => document.hidden && !("alerts" in document.body.dataset);
  const said = document.createElement("p");
  said.className = "vh";
  said.setAttribute("role", "status");
  document.body.append(said);

  const words = (page) => {
    const copy = page.cloneNode(true);
    for (const part of copy.querySelectorAll("[data-ends], [data-since], [data-scripted], noscript, template, #news")) part.remove();
    const seats = [copy, ...copy.querySelectorAll("[data-seated]")].map((part) => part.dataset.seated ?? "");
    return `${seats.join(";")} ${copy.textContent.replace(/\s+/g, " ")}`;
  };
  // what is said outside of all parts
  const around = (page) => {
    const copy = page.cloneNode(true);
    for (const part of copy.querySelectorAll("[data-part]")) part.remove();
    return words(copy);
  };
  let touched = answers;
  let shown = answers ? null : words(main);
  const touch = () => {
    touched = true;
  };
  main.addEventListener("input", touch);
  main.addEventListener("submit", touch);
  main.addEventListener("click", (event) => {
    if (event.target.closest("summary")) touch();
  });
  // the cursor is where the page put it, and nothing was typed
  const waitsForWords = () => document.activeElement?.matches("[data-first]") && !changed(document.activeElement);
  const busy = () =>
    touched || (main.contains(document.activeElement) && !waitsForWords()) || !getSelection().isCollapsed;
  const changed = (field) => {
    if (field.matches("select")) {
      const chosen = [...field.options].findIndex((option) => option.defaultSelected);
      return field.selectedIndex !== Math.max(chosen, 0);
    }
    if (["checkbox", "radio"].includes(field.type)) return field.checked !== field.defaultChecked;
    return field.value !== field.defaultValue;
  };
  const typed = (part) =>
    part.contains(document.activeElement) ||
    part.matches("[data-pending]") ||
    [...part.querySelectorAll("input:not([type=hidden]), textarea, select")].some(changed);

  const partOf = (page, part) => page.querySelector(`[data-part="${CSS.escape(part.dataset.part)}"]`);
  // A line that a complete list no longer has is over, unless somebody types in it.
  const leaves = (part, fresh) =>
    part.closest("[data-complete]") && fresh.querySelector("[data-complete]") && !typed(part);
  // A line that only the newer list has comes behind the one that it follows there.
  const comes = (fresh) => {
    const list = main.querySelector("[data-complete]");
    const lines = list ? [...fresh.querySelectorAll("[data-complete] > [data-part]")] : [];
    const missing = lines.filter((line) => !partOf(main, line));
    for (const line of missing) {
      const before = line.previousElementSibling && partOf(list, line.previousElementSibling);
      if (before) before.after(document.importNode(line, true));
      else list.prepend(document.importNode(line, true));
    }
    return missing.length > 0;
  };

  // Exchanges the parts that nobody types in; false if nothing was. A part that somebody types in keeps the page from
  // counting as shown, so that the next copy of it is compared again, even if it says the same; and it keeps this copy, for
  // the moment in which they leave it.
  let held = null;
  // of a page that answers a form: what each part, and the rest, says in the page that is asked for
  const asked = new Map();
  let rest = null;
  const logOf = (page) => page.querySelector("[data-log]")?.dataset.log;
  const remember = (fresh, page) => {
    for (const part of fresh.querySelectorAll("[data-part]")) asked.set(part.dataset.part, words(part));
    rest = around(fresh);
    if (logOf(page) !== logOf(document)) tellOfNews();
  };
  const tellOfNews = () => {
    const news = document.getElementById("news");
    if (news) news.hidden = false;
  };
  const exchangeParts = (fresh) => {
    held = null;
    let exchanged = comes(fresh);
    for (const part of main.querySelectorAll("[data-part]")) {
      const now = partOf(fresh, part);
      if (!now && leaves(part, fresh)) {
        part.remove();
        exchanged = true;
      }
      const { part: place } = part.dataset;
      if (!now || words(now) === (asked.get(place) ?? words(part))) continue;
      if (typed(part)) {
        shown = "";
        held = fresh;
      } else {
        part.replaceWith(document.importNode(now, true));
        if (answers) asked.set(place, words(now));
        exchanged = true;
      }
    }
    return exchanged;
  };
  const announce = () => {
    said.textContent = "";
    said.textContent = say("scripts-updated");
    document.dispatchEvent(new Event("exchanged"));
  };
  main.addEventListener("focusout", () => {
    // the focus is nowhere yet
    setTimeout(() => {
      if (held && exchangeParts(held)) announce();
    });
  });
  // A copy that was asked for before another one was shown may be older than that one.
  let copies = 0;
  const exchange = (page, isRecorded = false) => {
    copies += 1;
    const fresh = page.getElementById("main");
    if (!fresh || words(fresh) === shown) return;
    const first = shown === null;
    shown = words(fresh);
    document.title = page.title;
    document.dispatchEvent(new CustomEvent("heard", { detail: page }));
    // what was recorded here is shown, even if no copy to compare with has come through
    if (first && !isRecorded) return remember(fresh, page);
    if (first) rest = around(fresh);
    if (!busy()) {
      held = null;
      const waited = waitsForWords();
      main.replaceChildren(...fresh.childNodes);
      if (waited) main.querySelector("[data-first]")?.focus({ preventScroll: true });
      return announce();
    }
    const hasParts = main.querySelector("[data-part]") !== null;
    if (hasParts) exchangeParts(fresh);
    if (answers ? around(fresh) !== rest : !hasParts) tellOfNews();
    if (hasParts) announce();
  };
  // the page as it was read earlier, without a connection (offline.js): the first word of the server is news
  let earlier = document.getElementById("read-earlier");
  const ask = async () => {
    if (waiting()) return;
    const before = copies;
    const address = answers ? live : live + location.search;
    const answer = await fetch(address, { headers: { accept: "text/html" } }).catch(() => null);
    if (!answer || !answer.ok || answer.redirected) return;
    earlier?.remove();
    earlier = null;
    const text = await answer.text();
    if (copies !== before) return ask();
    exchange(new DOMParser().parseFromString(text, "text/html"));
  };
  // another script has a fresh copy of this page
  document.addEventListener("fresh", (event) => exchange(event.detail, true));

  let head = null;
  let quiet = 0;
  // without a session: the answer is the same for everybody, and comes from memory
  const moved = async () => {
    if (!probe) return false;
    const answer = await fetch(probe, { credentials: "omit" }).catch(() => null);
    if (!answer) document.dispatchEvent(new Event("unreached"));
    if (!answer || !answer.ok) return false;
    return is(await answer.text());
  };
  const is = (newest) => {
    const changed = earlier !== null || (head !== null && head !== newest);
    head = newest;
    return changed;
  };
  const look = async () => {
    if (waiting() || heard) return;
    quiet += 1;
    if (!(await moved()) && quiet < 3) return;
    quiet = 0;
    await ask();
  };

  // A stream for each page that is looked at. A page for everybody is made once a second at most, and a crowd does not ask
  // for it all at once: the stream says before a change if a crowd hears of it. A few ask at once, and again a second later,
  // as the first copy may be of before.
  const isForAll = "crowd" in document.body.dataset;
  const MADE_AGAIN = 1100;
  const pause = () => MADE_AGAIN + Math.random() * 2000;
  let crowd = false;
  let once = null;
  const askSoon = () => {
    clearTimeout(once);
    if (isForAll && crowd) return setTimeout(ask, pause());
    if (isForAll) once = setTimeout(ask, MADE_AGAIN);
    ask();
  };
  let stream = null;
  // it begins with the newest head; one that is open and silent is held up on its way
  let heard = false;
  let failed = 0;
  const follow = () => {
    if (!events || !window.EventSource || stream || waiting()) return;
    stream = new EventSource(events);
    stream.addEventListener("crowd", () => {
      crowd = true;
    });
    stream.addEventListener("changed", (event) => {
      heard = true;
      failed = 0;
      if (is(event.data)) askSoon();
      crowd = false;
    });
    stream.addEventListener("error", () => {
      heard = false;
      failed += 1;
      document.dispatchEvent(new Event("unreached"));
      // closed for good, or refused on its way again and again: this page asks instead
      if (stream && (stream.readyState === EventSource.CLOSED || failed > 2)) leave();
    });
  };
  const leave = () => {
    if (stream) stream.close();
    stream = null;
    heard = false;
  };
  // shorter than the server holds an idle connection, where it can
  setInterval(look, 20000);
  // The head of the page as it is shown; the stream begins with the newest. While a new copy was made for the crowd, this
  // one may be of before. A page that answers a form needs the first copy to compare with.
  moved().then(() => {
    follow();
    if (isForAll || answers) setTimeout(ask, answers ? 0 : pause());
  });
  document.addEventListener("visibilitychange", () => {
    if (waiting()) return leave();
    failed = 0;
    ask();
    follow();
  });
  addEventListener("pagehide", leave);
})();
