// News. <body data-live="/t/x/desk" data-head="/t/x/head" data-events="/t/x/live">: the server says when there is something
// new, and the page is asked for again. Where it cannot say so, the head of the log is asked for every 20 seconds. What is
// new is exchanged in place, and the other scripts hear "exchanged"; they hear "heard" of every copy that differs, even if none of it can be shown. If anything was typed, chosen or unfolded, only the
// parts marked data-part that nobody types in are exchanged; if there are none, a line says that there is news.
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
    for (const part of copy.querySelectorAll("[data-ends], [data-scripted], noscript, template, #news")) part.remove();
    return copy.textContent.replace(/\s+/g, " ");
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
  const busy = () => touched || main.contains(document.activeElement) || !getSelection().isCollapsed;
  const typed = (part) =>
    part.contains(document.activeElement) ||
    part.matches("[data-pending]") ||
    [...part.querySelectorAll("input:not([type=hidden]), textarea")].some((field) => field.value !== field.defaultValue);

  // A line that a complete list no longer has is over, unless somebody types in it.
  const leaves = (part, fresh) =>
    part.closest("[data-complete]") && fresh.querySelector("[data-complete]") && !typed(part);

  // Exchanges the parts that nobody types in; false if the page has none. A part that somebody types in keeps the page from
  // counting as shown, so that the next copy of it is compared again, even if it says the same.
  const exchangeParts = (fresh) => {
    const parts = [...main.querySelectorAll("[data-part]")];
    for (const part of parts) {
      const now = fresh.querySelector(`[data-part="${CSS.escape(part.dataset.part)}"]`);
      if (!now && leaves(part, fresh)) part.remove();
      if (!now || words(now) === words(part)) continue;
      if (typed(part)) shown = "";
      else part.replaceWith(now);
    }
    return parts.length > 0;
  };
  // A copy that was asked for before another one was shown may be older than that one.
  let copies = 0;
  const exchange = (page) => {
    copies += 1;
    const fresh = page.getElementById("main");
    if (!fresh || words(fresh) === shown) return;
    const first = shown === null;
    shown = words(fresh);
    document.title = page.title;
    document.dispatchEvent(new CustomEvent("heard", { detail: page }));
    if (first) return;
    if (!busy()) {
      main.replaceChildren(...fresh.childNodes);
    } else if (!exchangeParts(fresh)) {
      const news = document.getElementById("news");
      if (news) news.hidden = false;
      return;
    }
    said.textContent = "";
    said.textContent = say("scripts-updated");
    document.dispatchEvent(new Event("exchanged"));
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
  document.addEventListener("fresh", (event) => exchange(event.detail));

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
    if (waiting() || stream) return;
    quiet += 1;
    if (!(await moved()) && quiet < 3) return;
    quiet = 0;
    await ask();
  };

  // A stream for each page that is looked at. A page for everybody is made once a second at most, and a crowd does not ask
  // for it all at once.
  let stream = null;
  const follow = () => {
    if (!events || !window.EventSource || stream || waiting()) return;
    stream = new EventSource(events);
    stream.addEventListener("changed", (event) => {
      const wait = "crowd" in document.body.dataset ? 1100 + Math.random() * 2000 : 0;
      if (is(event.data)) setTimeout(ask, wait);
    });
    stream.addEventListener("error", () => {
      document.dispatchEvent(new Event("unreached"));
      // closed for good: there are too many, and this page asks instead
      if (stream && stream.readyState === EventSource.CLOSED) leave();
    });
  };
  const leave = () => {
    if (stream) stream.close();
    stream = null;
  };
  // shorter than the server holds an idle connection, where it can
  setInterval(look, 20000);
  // the head of the page as it is shown; the stream begins with the newest
  moved().then(follow);
  document.addEventListener("visibilitychange", () => {
    if (waiting()) return leave();
    ask();
    follow();
  });
  addEventListener("pagehide", leave);
})();
