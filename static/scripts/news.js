// News. <body data-live="/t/x/desk" data-head="/t/x/head" data-events="/t/x/live">: the server says when there is
// something new, and the page is asked for again (news_parts.js shows it). While no such stream is open, be it refused or
// held up on its way, the head of the log is asked for every 20 seconds.
(() => {
  "use strict";

  if (!newsParts) return;
  const { live, head: probe, events } = document.body.dataset;
  const { answers, exchange, exchangeHeld, isOlder, shownCopies, waitsForFold } = newsParts;

  // who has to hear of a call is told while another window is in front
  const waiting = () => document.hidden && !("alerts" in document.body.dataset);
  // the page as it was read earlier, without a connection (offline.js): the first word of the server is news
  let earlier = document.getElementById("read-earlier");
  // a copy that did not come, or not within a minute, is asked for at the next look
  let missed = false;
  let again = false;
  const PATIENCE = 60000;
  const read = async () => {
    const before = shownCopies();
    const address = answers ? live : live + location.search;
    const signal = unsentPerson.patience(PATIENCE);
    const answer = await fetch(address, { headers: { accept: "text/html" }, signal }).catch(() => null);
    missed = !answer || answer.status === 429 || answer.status >= 500;
    if (!answer || newsEnd.hides(answer) || !answer.ok || answer.redirected) return;
    const text = await answer.text().catch(() => null);
    missed = text === null;
    if (missed) return;
    newsEnd.lift();
    earlier?.remove();
    earlier = null;
    if (shownCopies() !== before) again = true;
    else exchange(new DOMParser().parseFromString(text, "text/html"));
  };
  // One copy is under way at a time. What is heard meanwhile asks for one more, however often it is heard.
  let asking = false;
  const ask = async () => {
    again = true;
    if (asking) return;
    asking = true;
    try {
      while (again && !waiting()) {
        again = false;
        await read();
      }
    } finally {
      asking = false;
    }
  };
  // Another script has a fresh copy of this page. If a newer one came before it, that one stays.
  document.addEventListener("fresh", (event) => {
    if (!isOlder(event.detail)) return exchange(event.detail, true);
    exchangeHeld();
    ask();
  });

  // nobody types here any more
  document.addEventListener("left", ask);
  // toggle does not bubble
  document.addEventListener("toggle", () => waitsForFold() && ask(), true);

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
  const is = (code) => {
    const changed = earlier !== null || (head !== null && head !== code);
    head = code;
    return changed;
  };
  const look = async () => {
    if (waiting() || (heard && !missed)) return;
    quiet += 1;
    if (!missed && !(await moved()) && quiet < 3) return;
    quiet = 0;
    await ask();
  };

  // A stream for each page that is looked at. A page for everybody is made once a second at most, and a crowd does not ask
  // for it all at once: the stream says before a change if a crowd hears of it. A few ask at once, and again a second later,
  // as the first copy may be an old one.
  const isForAll = "crowd" in document.body.dataset;
  const MADE_AGAIN = 1100;
  const pause = () => MADE_AGAIN + Math.random() * 2000;
  let crowd = false;
  // One pause at a time. What is heard in it may be newer than the page that is made then, and has a pause of its own after.
  let pausing = false;
  let later = false;
  const askLater = () => {
    later = pausing;
    if (pausing) return;
    pausing = true;
    setTimeout(() => {
      pausing = false;
      ask();
      if (later) askLater();
    }, pause());
  };
  let once = null;
  const askSoon = () => {
    if (isForAll && crowd) return askLater();
    clearTimeout(once);
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
  // one may be old. A page that answers a form needs the first copy to compare with.
  moved().then(() => {
    follow();
    if (answers) ask();
    else if (isForAll) askLater();
  });
  document.addEventListener("visibilitychange", () => {
    if (waiting()) return leave();
    failed = 0;
    ask();
    follow();
  });
  addEventListener("pagehide", leave);
})();
