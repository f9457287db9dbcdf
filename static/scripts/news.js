// News. <body data-live="/t/x/desk">: the page is asked for again now and then, and its content is exchanged if it
// differs; the other scripts hear "exchanged". If anything was typed, chosen or unfolded, it stays, and a line says
// that there is news.
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
  setInterval(ask, 20000);
  document.addEventListener("visibilitychange", ask);
})();
