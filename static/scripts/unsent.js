// Forms without a connection. A form that says data-keeps="Report of table 3" is kept on this device while the site does not
// answer. Every page then says that it is not saved yet, and sends it with its number as soon as the site answers: the
// server counts a number once. What the site refuses stays listed with what was typed until somebody opens it again or
// removes it. <body data-who> are the marks of the person: nobody sends what another person left, and signing out, or
// another person who signs in, empties the device. entry_record.js keeps its results here, too.
const unsent = (() => {
  "use strict";

  const { kept, write, change, remove, keep, waiting } = keptForms;
  const PATIENCE = 4000;
  const LONGER = 15000; // for an answer that was made with care
  const AGAIN = 3000;
  const { alive, account } = document.currentScript.dataset;
  const main = document.getElementById("main");
  const marks = (page) => (page.body.dataset.who ?? "").split(" ").filter(Boolean);
  const mine = marks(document);

  const drop = (number) => {
    remove(number);
    show();
  };
  const about = (to, fields, what, typed = "") => {
    const number = fields.get("submission");
    fields.delete("csrf");
    const body = new URLSearchParams(fields).toString();
    return { number, to, body, what, typed, who: mine[0], waits: false };
  };

  let lost = false;
  let said = null; // the newest thing that happened: words, and perhaps a link
  let offer = null; // a question that waits for an answer: words, a button, what it does
  let signedOut = false;
  const button = (words, act) => {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "btn";
    made.textContent = words;
    made.addEventListener("click", act);
    return made;
  };
  const line = (words, ...buttons) => {
    const made = document.createElement("li");
    made.append(words, ...buttons);
    return made;
  };
  // Two presses: what is removed is gone.
  const remover = (form) => {
    const made = button(say("scripts-remove"), () => {
      if (made.dataset.sure) return drop(form.number);
      made.dataset.sure = "yes";
      made.textContent = say("scripts-remove-for-good");
    });
    made.setAttribute("aria-label", say("scripts-remove-what", { what: form.what }));
    return made;
  };
  // Sends it as the page itself would, so that the page answers with what was typed and what is wrong.
  const opener = (form) =>
    button(say("scripts-open-again"), async () => {
      const csrf = (await person(form))?.csrf;
      if (csrf === undefined) return;
      const sent = document.createElement("form");
      Object.assign(sent, { method: "post", action: form.to, hidden: true });
      for (const [name, value] of [...new URLSearchParams(form.body), ["csrf", csrf]]) {
        const field = document.createElement("input");
        Object.assign(field, { type: "hidden", name, value });
        sent.append(field);
      }
      document.body.append(sent);
      drop(form.number);
      sent.submit();
    });

  const box = document.createElement("section");
  box.className = "unsent";
  box.setAttribute("aria-label", say("scripts-connection"));
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  const list = document.createElement("ul");
  box.append(status, list);
  main?.before(box);
  let shown = "";
  const sentences = (own, others) => {
    const most = own.filter((form) => form.waits && !form.refused).length + others;
    const words = [];
    if (lost) words.push(say("scripts-no-connection"));
    if (most) words.push(most === 1 ? say("scripts-one-entry-waits") : say("scripts-entries-wait", { n: most }));
    if (most && signedOut) words.push(say("scripts-sign-in-again"));
    else if (most) words.push(say("scripts-device-sends"));
    else if (lost) words.push(say("scripts-out-of-date"));
    if (said) words.push(said.words);
    return words.join(" ");
  };
  const show = () => {
    const all = kept();
    const own = all.filter((form) => mine.includes(form.who));
    const others = all.filter((form) => form.waits && !own.includes(form)).length;
    const words = sentences(own, others);
    const now = JSON.stringify([words, said?.to, offer?.words, own]);
    if (now === shown) return;
    shown = now;
    status.textContent = words;
    if (said?.to) {
      const link = document.createElement("a");
      link.href = said.to;
      link.textContent = say("scripts-open-the-page");
      status.append(" ", link);
    }
    const lines = own
      .filter((form) => form.waits)
      .map((form) => {
        const { what, refused } = form;
        const typed = form.typed && `${say("scripts-you-entered", { typed: form.typed })} `;
        if (refused) return line(`${say("scripts-refused", { what, refused })} ${typed}`, opener(form), " ", remover(form));
        return line(`${say("scripts-what-not-saved", { what })} ${typed}`, remover(form));
      });
    if (offer) {
      const answer = (act) => () => {
        offer = null;
        act?.();
        show();
      };
      const { word, act } = offer;
      lines.unshift(line(`${offer.words} `, button(word, answer(act)), " ", button(say("scripts-not-now"), answer())));
    }
    list.replaceChildren(...lines);
    // rows of results hear what became of theirs
    document.dispatchEvent(new Event("kept"));
  };
  const tell = (words, to) => {
    said = { words, to };
    show();
  };

  const patience = (time = LONGER) => (AbortSignal.timeout ? AbortSignal.timeout(time) : undefined);
  const ask = (address, how) => fetch(address, { signal: patience(PATIENCE), ...how });
  // Whether the site answers; any answer will do.
  let looked = 0;
  const look = async () => {
    if (!alive) return true; // a sheet, or the projector
    looked = Date.now();
    const there = await ask(alive, { cache: "no-store", credentials: "omit" }).then(
      () => true,
      () => false,
    );
    if (lost === there) {
      lost = !there;
      if (there) {
        pause = 0;
        work();
      }
      show();
    }
    return there;
  };
  // The token of the person who is signed in now, if that is the one who made the form; null if nobody can tell.
  const person = async (form) => {
    const answer = await ask(account, { headers: { accept: "text/html" }, cache: "no-store" }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (!text || answer.status >= 500 || answer.status === 429) return null;
    const page = new DOMParser().parseFromString(text, "text/html");
    signedOut = !marks(page).includes(form.who);
    return signedOut ? null : { csrf: page.querySelector("input[name=csrf]")?.value ?? "" };
  };
  const why = (page) => {
    const found = [...page.querySelectorAll("[role=alert] p:not(.notice-word), .notice.conflict p:not(.notice-word), .error")];
    const words = found.length ? found : [page.querySelector("main p")].filter(Boolean);
    return words.map((one) => one.textContent.trim()).join(" ").replace(/\s+/g, " ");
  };
  const post = async (form, csrf) => {
    const body = new URLSearchParams(form.body);
    body.set("csrf", csrf);
    const answer = await ask(form.to, { method: "POST", body, headers: { accept: "text/html" }, signal: patience() });
    const { status, redirected, ok, url } = answer;
    return { status, url, saved: redirected && ok, text: await answer.text() };
  };
  // Sends a kept form; the answer and its page, or null if the form has to wait.
  const sending = new Set();
  const send = async (form, token) => {
    if (sending.has(form.number)) return null;
    sending.add(form.number);
    const csrf = token ?? (await person(form))?.csrf;
    const answer = csrf === undefined ? null : await post(form, csrf).catch(() => null);
    sending.delete(form.number);
    // a proxy, a program that starts again, a session that ended: the number makes sure that it counts once
    if (!answer || answer.status >= 500 || [403, 429].includes(answer.status)) {
      change(form.number, { waits: true });
      show();
      return null;
    }
    const page = new DOMParser().parseFromString(answer.text, "text/html");
    if (answer.saved) drop(form.number);
    else change(form.number, { waits: true, refused: why(page) || say("scripts-site-refused") });
    show();
    return { saved: answer.saved, page, url: answer.url };
  };

  // Sends what waits, in its order; another script may have taken a form over.
  let working = false;
  let pause = 0;
  const work = async () => {
    if (!alive || working || document.hidden || (pause -= 1) > 0) return;
    working = true;
    try {
      if (lost || waiting().length) await look();
      if (!lost) await sendAll();
    } finally {
      working = false;
    }
    show();
  };
  const sendAll = async () => {
    for (const form of waiting()) {
      const detail = { form, done: null };
      const isOurs = document.dispatchEvent(new CustomEvent("unsent", { cancelable: true, detail }));
      // a row that is busy, or says something else, sends nothing now
      if (!isOurs && !detail.done) continue;
      const answer = await (isOurs ? send(form) : detail.done);
      if (!answer) {
        // signed out, or the site has trouble of its own: not every three seconds
        pause = 5;
        return;
      }
      if (!isOurs || !answer.saved) continue;
      tell(say("scripts-saved", { what: form.what }), answer.url);
      if (unchanged(form)) location.assign(answer.url);
    }
  };

  // The forms of this page that were kept, to go on from there if nobody typed anything else.
  const here = new Map();
  const entries = (form, pressed) => {
    const fields = new FormData(form);
    if (pressed?.name) fields.append(pressed.name, pressed.value);
    return fields;
  };
  const content = (form) => new URLSearchParams(entries(form)).toString();
  const unchanged = ({ number }) => {
    const known = here.get(number);
    return known?.form.isConnected && content(known.form) === known.content;
  };
  const words = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";
  const chosen = (field) => ["radio", "checkbox"].includes(field.type);
  const typed = (form) =>
    [...form.elements]
      .filter((field) => field.labels?.length && field.value && (field.checked || !chosen(field)))
      .map((field) => words(field.labels[0]) + (chosen(field) ? "" : ` ${field.value}`))
      .join("; ");
  const keepForm = (form, fields) => {
    const one = { ...about(form.getAttribute("action"), fields, form.dataset.keeps, typed(form)), waits: true };
    const hindrance = keep(one);
    if (hindrance) return tell(say("scripts-nothing-sent-why", { why: hindrance }));
    here.set(one.number, { form, content: content(form) });
    said = null;
    show();
    if (!lost) work();
  };

  const through = new WeakSet();
  const pass = (form, pressed) => {
    through.add(form);
    // the reader may stop the browser: then the form is sent again
    setTimeout(() => delete form.dataset.asking, 8000);
    if (pressed?.form === form) form.requestSubmit(pressed);
    else form.requestSubmit();
  };
  const withoutConnection = (form, fields) => {
    const intent = fields.get("intent");
    if (!("keeps" in form.dataset) || !fields.get("submission") || (intent && !["look", "record"].includes(intent))) {
      return tell(say("scripts-nothing-sent"));
    }
    if (intent !== "look") return keepForm(form, fields);
    fields.set("intent", "record");
    offer = {
      words: say("scripts-cannot-be-checked", { what: form.dataset.keeps, typed: typed(form) }),
      word: say("scripts-keep-unchecked"),
      act: () => keepForm(form, fields),
    };
    show();
  };
  // before send_once.js hears of it
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    const pressed = event.submitter;
    if (event.defaultPrevented || through.delete(form)) return;
    if ("leaves" in form.dataset && kept().length) {
      event.preventDefault();
      offer = {
        words: say("scripts-signing-out-removes"),
        word: say("scripts-sign-out-and-remove"),
        act: () => {
          write([]);
          pass(form, pressed);
        },
      };
      return show();
    }
    if (!("keeps" in form.dataset) && !lost) return;
    event.preventDefault();
    if ("asking" in form.dataset) return;
    form.dataset.asking = "";
    const fields = entries(form, pressed);
    const there = await look();
    // the page may have exchanged the form meanwhile
    if (there && form.isConnected) return pass(form, pressed);
    delete form.dataset.asking;
    withoutConnection(form, fields);
  });
  addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll("form[data-asking]")) delete form.dataset.asking;
  });

  for (const sign of ["input", "pointerdown", "focusin"]) {
    document.addEventListener(sign, (event) => {
      if (event.target.closest("form[data-keeps]") && Date.now() - looked > AGAIN) look();
    });
  }
  document.addEventListener("unreached", look);
  addEventListener("offline", look);
  addEventListener("online", look);
  addEventListener("storage", show);
  document.addEventListener("visibilitychange", () => {
    pause = 0;
    work();
  });
  setInterval(work, AGAIN);

  // what is left from before this page waits; what another person left goes
  const left = kept();
  const own = mine.length ? left.filter((form) => mine.includes(form.who)) : left;
  write(own.map((form) => ({ ...form, waits: true })));
  if (own.length < left.length) said = { words: say("scripts-others-removed") };
  show();
  work();
  return { about, drop, keep, kept, patience, send, show };
})();
