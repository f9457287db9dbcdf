// The projector. <body data-turn="12" data-next="/t/x/screen?page=2" data-live="…" data-shown="41-0123-…" data-events="…">:
// the next page is fetched and shown in place after this many seconds, and the page as it is now as soon as the server
// says that something changed. Seats and standings that leave room are written larger, and a page that is taller than the
// wall is first shown to its foot. So the page is never loaded again, and a sound that was allowed stays allowed. The chime
// rings when a clock that is shown here, in [data-clock], runs out.
(() => {
  "use strict";

  const { body } = document;
  if (!("turn" in body.dataset)) return;
  // A page for everybody is made once a second at most: what is asked for at once may be an old copy.
  const MADE_AGAIN = 1100;
  const PATIENCE = 60000;

  // in percent
  const LARGEST_SEATS = 200;
  const LARGEST_BEST = 300;
  const fit = () => {
    const list = body.querySelector(".seats, .best");
    if (!list) return;
    const largest = list.matches(".best") ? LARGEST_BEST : LARGEST_SEATS;
    const { documentElement: wall } = document;
    const isCutOff = (name) => name.scrollWidth > name.clientWidth;
    const fits = () =>
      wall.scrollHeight <= innerHeight &&
      wall.scrollWidth <= innerWidth &&
      ![...list.querySelectorAll(".name")].some(isCutOff);
    // in as many columns as before
    list.style.columnWidth = "auto";
    for (let size = largest; size > 100; size -= 5) {
      list.style.fontSize = `${size}%`;
      if (fits()) return;
    }
    list.removeAttribute("style");
  };

  const button = document.getElementById("chime");
  // Only a round with a clock has an end to ring. The choice takes room on the wall, so it comes before what fills the rest.
  const offerChime = () => {
    if (button) button.parentElement.hidden = !body.querySelector("[data-clock]");
  };
  let timer = null;
  let fetches = 0;
  const show = (page) => {
    for (const [name, value] of Object.entries(page.body.dataset)) body.dataset[name] = value;
    for (const part of [".screen-top", "main", ".screen-foot"]) {
      const [old, fresh] = [body.querySelector(part), page.querySelector(part)];
      if (old && fresh) old.replaceWith(fresh);
    }
    document.title = page.title;
    offerChime();
    fit();
    document.dispatchEvent(new Event("exchanged"));
  };
  const turn = (address, until) => {
    clearTimeout(timer);
    fetches += 1;
    const mine = fetches;
    const signal = unsentPerson.patience(PATIENCE);
    return fetch(address, { headers: { accept: "text/html" }, signal })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.status))))
      .then((text) => {
        if (mine !== fetches) return;
        body.classList.remove("unreachable");
        show(new DOMParser().parseFromString(text, "text/html"));
      })
      .catch(() => {
        if (mine === fetches) body.classList.add("unreachable");
      })
      .finally(() => {
        if (mine === fetches) wait(until);
      });
  };
  // What is taller than the wall is shown part by part, below the head, which stays.
  const PART = 10;
  const isCut = () => scrollY + innerHeight < document.documentElement.scrollHeight - 1;
  // a copy of what is shown leaves it the rest of its time
  let due = 0;
  const whole = () => performance.now() + (isCut() || scrollY > 0 ? PART : Number(body.dataset.turn)) * 1000;
  const wait = (until = whole()) => {
    clearTimeout(timer);
    due = until;
    timer = setTimeout(
      () => {
        if (isCut()) {
          const head = body.querySelector(".screen-top")?.offsetHeight ?? 0;
          scrollBy(0, Math.max(100, (innerHeight - head) * 0.9));
          return wait();
        }
        scrollTo(0, 0);
        turn(body.dataset.next);
      },
      due - performance.now(),
    );
  };
  const said = document.getElementById("chime-said");
  offerChime();
  wait();
  fit();
  addEventListener("resize", fit);

  // One copy is under way at a time, and is shown. What is heard meanwhile asks for one more.
  let refreshing = false;
  let again = false;
  const refresh = async () => {
    again = refreshing;
    if (refreshing) return;
    refreshing = true;
    await turn(body.dataset.live, due);
    refreshing = false;
    if (again) refresh();
  };
  // The page itself may be an old copy: what the stream says first is compared with what is shown.
  let head = body.dataset.shown;
  let once = null;
  const stream = window.EventSource ? new EventSource(body.dataset.events) : null;
  stream?.addEventListener("changed", (event) => {
    // walls are few, even before a crowd
    if (head !== event.data) {
      refresh();
      clearTimeout(once);
      once = setTimeout(refresh, MADE_AGAIN);
    }
    head = event.data;
  });
  addEventListener("pagehide", () => stream?.close());

  // The chime, chosen on this device.
  const stored = () => {
    try {
      return localStorage.getItem("chime") === "on";
    } catch {
      return false;
    }
  };
  let wanted = stored();
  const CHIME = [523, 659, 784];
  const press = (why) => {
    button?.setAttribute("aria-pressed", String(wanted));
    if (said) said.textContent = why;
  };
  if (wanted) {
    deviceSound.wake().then((sounds) => press(sounds ? "" : say("scripts-touch-once")));
    for (const touch of ["pointerdown", "keydown"]) {
      addEventListener(touch, () => deviceSound.wake().then((sounds) => sounds && press("")), { once: true });
    }
  }
  button?.addEventListener("click", async () => {
    wanted = !wanted;
    let why = "";
    if (wanted) {
      if (await deviceSound.wake()) deviceSound.ring(CHIME);
      else {
        wanted = false;
        why = say("scripts-no-sounds");
      }
    }
    try {
      localStorage.setItem("chime", wanted ? "on" : "off");
    } catch {
      // then the choice lasts as long as the page
    }
    press(why);
  });
  press("");
  document.addEventListener("time-is-up", () => {
    if (wanted) deviceSound.ring(CHIME);
  });
})();
