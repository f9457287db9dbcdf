// News. <body data-live="/t/x/desk" data-head="/t/x/head">: the head of the log is asked for now and then, and when it has
// moved the page is asked for again, as it is now and then in any case. Its content is exchanged if it differs; the other
// scripts hear "exchanged". If anything was typed, chosen or unfolded, it stays, and a line says that there is news.
(() => {
  "use strict";

  const live = document.body.dataset.live;
  const main = document.getElementById("main");
  if (!live || !main) return;
  // a page that answers a form holds what was typed into it
  const answers = location.pathname !== live;
  const words = (page) => {
    const copy = page.cloneNode(true);
    for (const part of copy.querySelectorAll("[data-ends], noscript, #news")) part.remove();
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
  const probe = document.body.dataset.head;
  let head = null;
  let quiet = 0;
  // without a session: the answer is the same for everybody, and comes from memory
  const moved = async () => {
    if (!probe) return false;
    const answer = await fetch(probe, { credentials: "omit" }).catch(() => null);
    if (!answer || !answer.ok) return false;
    const newest = await answer.text();
    const is = head !== null && head !== newest;
    head = newest;
    return is;
  };
  const look = async () => {
    if (document.hidden) return;
    quiet += 1;
    if (!(await moved()) && quiet < 3) return;
    quiet = 0;
    await ask();
  };
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
    if (busy()) {
      if (news) news.hidden = false;
      return;
    }
    main.replaceChildren(...fresh.childNodes);
    document.dispatchEvent(new Event("exchanged"));
  };
  // shorter than the server holds an idle connection, where it can
  setInterval(look, 20000);
  moved();
  document.addEventListener("visibilitychange", ask);
})();
