// What is new is exchanged in place, and the other scripts hear "exchanged"; they hear "heard" of every copy that differs,
// even if none of it can be shown.
const newsParts = (() => {
  "use strict";

  const { live } = document.body.dataset;
  const main = document.getElementById("main");
  if (!live || !main) return null;
  // a page that answers a form holds what was typed into it
  const answers = location.pathname !== live;
  const said = document.createElement("p");
  said.className = "vh";
  said.setAttribute("role", "status");
  document.body.append(said);

  // what passes by itself, what scripts put in, and what tells of news
  const UNSAID = "[data-ends], [data-since], [data-scripted], .own-time, noscript, template, #news, #ended";
  // A part with data-seated differs if others sit there, even if they have the same names.
  const words = (page) => {
    const copy = page.cloneNode(true);
    for (const part of copy.querySelectorAll(UNSAID)) part.remove();
    const seats = [copy, ...copy.querySelectorAll("[data-seated]")].map((part) => part.dataset.seated ?? "");
    return `${seats.join(";")} ${copy.textContent.replace(/\s+/g, " ")}`;
  };
  // what is said outside of all parts; a list of suggestions says nothing, a search field is put in later, and that seats can be
  // swapped no longer is known from the results
  const around = (page) => {
    const copy = page.cloneNode(true);
    for (const form of copy.querySelectorAll("form[data-swaps]")) (form.closest("details") ?? form).remove();
    for (const part of copy.querySelectorAll("[data-part], datalist, .find")) part.remove();
    return words(copy);
  };
  let touched = answers;
  let shown = answers ? null : words(main);
  const touch = () => {
    touched = true;
  };
  main.addEventListener("input", touch);
  main.addEventListener("submit", touch);
  // a script has put back what was typed earlier
  document.addEventListener("typed", touch);
  // a script has recorded what was typed: what is left may be elsewhere
  document.addEventListener("taken", () => {
    touched = answers || isTyped(main);
    // the next copy may be shown whole, even if it says the same
    if (!touched) shown = "";
  });
  // Folds that the reader opened, as far as they are open now: those that the page opens itself are none of these.
  const openedByPage = new WeakSet(main.querySelectorAll("details[open]"));
  const unfolded = () => [...main.querySelectorAll("details[open]")].filter((fold) => !openedByPage.has(fold));
  // a fold is the same in a newer copy if it has the same id, or else the same summary at the same place among its likes
  const called = (fold) => fold.id || fold.querySelector(":scope > summary")?.textContent.replace(/\s+/g, " ").trim();
  const sameFold = (page, old, fold) => {
    const likes = (all) => [...all.querySelectorAll("details")].filter((one) => called(one) === called(fold));
    return likes(page)[likes(old).indexOf(fold)];
  };
  // the keyboard is on a summary that the newer copy has, too, and goes with it
  const foldInFocus = (page, old) => {
    const at = document.activeElement;
    return old.contains(at) && at.matches("details > summary") ? sameFold(page, old, at.parentElement) : undefined;
  };
  // Shows a newer copy in place of an old one: what is unfolded stays so.
  const putInPlace = (page, old, put) => {
    const inFocus = foldInFocus(page, old);
    const open = [...old.querySelectorAll("details[open]")].map((fold) => [fold, sameFold(page, old, fold)]);
    for (const fold of page.querySelectorAll("details[open]")) openedByPage.add(fold);
    put();
    for (const [fold, now] of open) {
      if (!now || now.open) continue;
      if (openedByPage.has(fold)) openedByPage.add(now);
      now.open = true;
    }
    inFocus?.querySelector("summary").focus({ preventScroll: true });
  };
  // the cursor is where the page put it, and nothing was typed
  const waitsForWords = () => document.activeElement?.matches("[data-first]") && !changed(document.activeElement);
  const isSwapping = () => main.querySelector("[data-begun]") !== null;
  const hasMenu = (part) =>
    CSS.supports("selector(:popover-open)") && [...part.querySelectorAll("[popover]")].some((menu) => menu.matches(":popover-open"));
  const busy = (fresh) =>
    touched ||
    unfolded().length > 0 ||
    hasMenu(main) ||
    (main.contains(document.activeElement) && !waitsForWords() && !foldInFocus(fresh, main)) ||
    !getSelection().isCollapsed ||
    isSwapping();
  const changed = (field) => {
    if (field.matches("select")) {
      const chosen = [...field.options].findIndex((option) => option.defaultSelected);
      return field.selectedIndex !== Math.max(chosen, 0);
    }
    if (["checkbox", "radio"].includes(field.type)) return field.checked !== field.defaultChecked;
    return field.value !== field.defaultValue;
  };
  const isTyped = (part) => [...part.querySelectorAll("input:not([type=hidden]), textarea, select")].some(changed);
  const typed = (part, now) =>
    (part.contains(document.activeElement) && !(now && foldInFocus(now, part))) ||
    part.matches("[data-pending]") ||
    hasMenu(part) ||
    isTyped(part);

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

  // If anything was typed or chosen, or is unfolded, only the parts marked data-part that nobody types in are exchanged, and the
  // others once they are left; of what is outside of them a line says that there is news. A part that somebody types in keeps the page
  // from counting as shown, so that the next copy of it is compared again, even if it says the same; and it keeps this copy,
  // for the moment in which they leave it.
  let held = null;
  // A page that answers a form is not like the one that is asked for: what changes is found by comparing with the first copy,
  // in which each part, and the rest, says this. The line tells what no part shows, and what came between the two, which the
  // code of the log in data-log gives away.
  const asked = new Map();
  let rest = answers ? null : around(main);
  const logOf = (page) => page.querySelector("[data-log]")?.dataset.log;
  const remember = (fresh, page) => {
    for (const part of fresh.querySelectorAll("[data-part]")) asked.set(part.dataset.part, words(part));
    rest = around(fresh);
    if (logOf(page) !== logOf(document)) tellOfNews(fresh);
  };
  // What matters most of it, where the newer copy says so in data-news, replaces the usual word.
  const newsOf = (page) => page.querySelector("[data-news]")?.dataset.news ?? "";
  const tellOfNews = (fresh) => {
    const news = document.getElementById("news");
    if (!news) return;
    const said = newsOf(fresh);
    if (said && said !== newsOf(main)) news.querySelector(".notice-word").textContent = said;
    news.hidden = false;
  };
  const isTold = () => document.getElementById("news")?.hidden === false;
  const places = (page) =>
    [...page.querySelectorAll("[data-swap]")]
      .map((seat) => {
        const part = seat.closest("[data-part]");
        const place = part ? [...part.querySelectorAll("[data-swap]")].indexOf(seat) : 0;
        return `${part?.dataset.part} ${place} ${seat.dataset.swap}`;
      })
      .sort()
      .join(";");
  // The form of a swap is not a part. It is for the seats that its reader sees: once all of these are exchanged it is for the
  // new ones, unless a name was typed or tapped before.
  const followSeats = (fresh) => {
    const [form, now] = [main, fresh].map((page) => page.querySelector("form[data-swaps]"));
    if (!form || !now) return;
    const { one, other, seen } = form.elements;
    if (one.value || other.value || isSwapping()) held = fresh;
    else if (places(main) === places(fresh)) {
      seen.value = now.elements.seen.value;
      form.querySelector("datalist").replaceWith(document.importNode(now.querySelector("datalist"), true));
    }
  };
  // Of a part that somebody types in, what is marked data-state says at once what others did, such as a report that differs,
  // before somebody records over it. Such a part is exchanged later as well.
  const behind = new WeakSet();
  const exchangeStates = (part, now) => {
    if ((part.dataset.seated ?? "") !== (now.dataset.seated ?? part.dataset.seated ?? "")) return false;
    let exchanged = false;
    for (const state of part.querySelectorAll("[data-state]")) {
      const newer = now.querySelector(`[data-state="${state.dataset.state}"]`);
      if (!newer || words(newer) === words(state) || state.contains(document.activeElement)) continue;
      state.replaceWith(document.importNode(newer, true));
      behind.add(part);
      exchanged = true;
    }
    return exchanged;
  };
  // False if no part was exchanged.
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
      const saying = now && words(now);
      if (!now || (saying === (asked.get(place) ?? words(part)) && !behind.has(part))) continue;
      if (typed(part, now)) {
        shown = "";
        held = fresh;
        if (!part.matches("[data-sending]") && exchangeStates(part, now)) exchanged = true;
      } else {
        const copy = document.importNode(now, true);
        putInPlace(copy, part, () => part.replaceWith(copy));
        if (answers) asked.set(place, saying);
        exchanged = true;
      }
    }
    followSeats(fresh);
    return exchanged;
  };
  // The first line that is new among what waits on the desk, such as a judge call, in a few words: it is told by its badge
  // and its subject from those that were there, as the minutes in it pass.
  const LONGEST = 160;
  const wordsOf = (line, part) => line.querySelector(part)?.textContent.replace(/\s+/g, " ").trim() ?? "";
  const waiting = (page) =>
    [...page.querySelectorAll("#now > .todo > li")].map((line) => ({
      mark: `${wordsOf(line, ".badge")} ${wordsOf(line, "strong")}`,
      text: `${wordsOf(line, ".badge")}: ${wordsOf(line, "p")}`.slice(0, LONGEST),
    }));
  let known = new Set(waiting(main).map(({ mark }) => mark));
  const lines = (page) => waiting(page).map(({ mark }) => mark).join(";");
  const newLine = (page) => {
    const now = waiting(page);
    const fresh = now.find(({ mark }) => !known.has(mark));
    known = new Set(now.map(({ mark }) => mark));
    return fresh?.text;
  };
  const speak = (text) => {
    said.textContent = "";
    said.textContent = text;
  };
  const announce = () => {
    speak(newLine(main) ?? say("scripts-updated"));
    document.dispatchEvent(new Event("exchanged"));
  };
  // A line that waits in a part with the keyboard in it is told, too.
  const exchangeWhatMay = (fresh) => {
    const isExchanged = exchangeParts(fresh);
    const isBehind = waiting(fresh).length > 0 && lines(fresh) !== lines(main);
    if (around(fresh) !== rest || isBehind) tellOfNews(fresh);
    const line = newLine(fresh);
    if (line || isExchanged) speak(line ?? say("scripts-updated"));
    // what another script exchanged from this copy is looked at, too
    document.dispatchEvent(new Event("exchanged"));
  };
  main.addEventListener("focusout", () => {
    // the focus is nowhere yet
    setTimeout(() => {
      exchangeHeld();
      if (mayShowAll()) document.dispatchEvent(new Event("left"));
    });
  });
  // A copy that was asked for before another one was shown may be older than that one. The code of the log begins with the
  // number of its newest entry.
  let copies = 0;
  let late = false;
  const entryOf = (page) => Number.parseInt(logOf(page), 10);
  let newest = entryOf(document);
  const exchange = (page, isRecorded = false) => {
    copies += 1;
    newest = entryOf(page);
    // clocks that are put in later show the time now
    for (const clock of page.querySelectorAll("[data-now]")) clock.dataset.read = Date.now();
    const fresh = page.getElementById("main");
    const saying = fresh && words(fresh);
    if (!fresh || saying === shown) return;
    const first = shown === null;
    shown = saying;
    document.title = page.title;
    document.dispatchEvent(new CustomEvent("heard", { detail: page }));
    // what was recorded here is shown, even if no copy to compare with has come through
    if (first && !isRecorded) return remember(fresh, page);
    if (first) rest = around(fresh);
    late = busy(fresh);
    if (late) {
      // once it may be shown whole, it is compared again
      if (!touched) shown = "";
      return exchangeWhatMay(fresh);
    }
    held = null;
    rest = around(fresh);
    const waited = waitsForWords();
    putInPlace(fresh, main, () => main.replaceChildren(...fresh.childNodes));
    if (waited) main.querySelector("[data-first]")?.focus({ preventScroll: true });
    announce();
  };
  // A copy waits, as far as it may be shown, for a fold to be closed.
  const waitsForFold = () => late && unfolded().length === 0;
  // The line that tells of news goes once nothing keeps the page from being shown whole.
  const mayShowAll = () => isTold() && !touched && unfolded().length === 0 && !main.contains(document.activeElement);
  const shownCopies = () => copies;
  const isOlder = (page) => entryOf(page) < newest;
  const exchangeHeld = () => {
    if (held && exchangeParts(held)) announce();
  };

  return { answers, exchange, exchangeHeld, isOlder, isTyped, shownCopies, waitsForFold };
})();
