// Forms without a connection. A form that says data-keeps="Report of table 3" is kept on this device while the site does not
// answer; data-meanwhile says what people do until then. Every page then says that it is not saved yet, and sends it with its
// number as soon as the site answers: the server counts a number once. entry_record.js keeps its results here, too.
const unsent = (() => {
  "use strict";

  const { kept, write, change, keep, waiting } = keptForms;
  const { mine, patience, ask, person } = unsentPerson;
  const { state, drop, show, tell } = unsentList;

  const AGAIN = 3000;
  const { alive } = document.currentScript.dataset;
  const about = (to, fields, what, typed = "") => {
    const number = fields.get("submission");
    fields.delete("csrf");
    const body = new URLSearchParams(fields).toString();
    return { number, to, body, what, typed, who: mine[0], waits: false };
  };

  // Whether the site answers; any answer will do.
  let looked = 0;
  const look = async () => {
    if (!alive) return true; // a sheet, or the projector
    looked = Date.now();
    const there = await ask(alive, { cache: "no-store", credentials: "omit" }).then(
      () => true,
      () => false,
    );
    if (state.lost === there) {
      state.lost = !there;
      if (there) {
        pause = 0;
        if (state.said?.back) tellBack(state.said.back);
        work();
      }
      show();
    }
    return there;
  };
  const why = (page) => {
    const found = [...page.querySelectorAll("[role=alert] p:not(.notice-word, .source p), .notice.conflict p:not(.notice-word, .source p), .error")];
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
  // Where two results of a table are settled, if the site has kept this one beside another; null otherwise.
  const settles = (page) => page.querySelector("[data-contradicts]")?.dataset.contradicts ?? null;
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
    const conflict = answer.saved ? null : settles(page);
    if (answer.saved || conflict) drop(form.number);
    else {
      const { over } = page.querySelector("[data-over]")?.dataset ?? {};
      change(form.number, { waits: true, refused: why(page) || say("scripts-site-refused"), over });
    }
    show();
    return { saved: answer.saved, conflict, page, url: answer.url };
  };

  // Sends what waits, in its order; another script may have taken a form over.
  let working = false;
  let pause = 0;
  const work = async () => {
    if (!alive || working || document.hidden || (pause -= 1) > 0) return;
    working = true;
    try {
      if (state.lost || waiting().length) await look();
      if (!state.lost) await sendAll();
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
      if (isOurs && answer.conflict) tell(say("scripts-kept-both", { what: form.what }), answer.conflict);
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
    const { keeps, meanwhile } = form.dataset;
    const one = { ...about(form.getAttribute("action"), fields, keeps, typed(form)), meanwhile, waits: true };
    const hindrance = keep(one);
    if (hindrance) return tell(say("scripts-nothing-sent-why", { why: hindrance }));
    here.set(one.number, { form, content: content(form) });
    state.said = null;
    show();
    if (!state.lost) work();
  };

  const through = new WeakSet();
  const pass = (form, pressed) => {
    through.add(form);
    // the reader may stop the browser: then the form is sent again
    setTimeout(() => delete form.dataset.asking, 8000);
    if (pressed?.form === form) form.requestSubmit(pressed);
    else form.requestSubmit();
  };
  // What no device keeps: what was pressed is named, since other entries may wait, and these are sent by themselves.
  const tellUnsent = (form, pressed) => {
    const button = words(pressed ?? form.querySelector("button:not([type=button])"));
    const isTyped = [...form.elements].some(
      (field) => field.matches("input:not([type=hidden]), textarea") && field.value !== field.defaultValue,
    );
    tell([say("scripts-nothing-sent", { button }), ...(isTyped ? [say("scripts-typed-stays")] : [])].join(" "));
    state.said.back = say("scripts-was-not-sent", { button });
  };
  // Nobody knows whether it was pressed again, so it is said for a while.
  const tellBack = (word) => {
    tell(word);
    const mine = state.said;
    setTimeout(() => {
      if (state.said !== mine) return;
      state.said = null;
      show();
    }, 20000);
  };
  const withoutConnection = (form, fields, pressed) => {
    const intent = fields.get("intent");
    if (!("keeps" in form.dataset) || !fields.get("submission") || (intent && !["look", "record"].includes(intent))) {
      return tellUnsent(form, pressed);
    }
    if (intent !== "look") return keepForm(form, fields);
    fields.set("intent", "record");
    state.offer = {
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
      state.offer = {
        words: say("scripts-signing-out-removes"),
        word: say("scripts-sign-out-and-remove"),
        act: () => {
          write([]);
          pass(form, pressed);
        },
      };
      return show();
    }
    if (!("keeps" in form.dataset) && !state.lost) return;
    event.preventDefault();
    if ("asking" in form.dataset) return;
    form.dataset.asking = "";
    const fields = entries(form, pressed);
    const there = await look();
    // the page may have exchanged the form meanwhile
    if (there && form.isConnected) return pass(form, pressed);
    delete form.dataset.asking;
    withoutConnection(form, fields, pressed);
  });
  // Drafts go with the person who signs out, on a network without encryption, too: there browsers ignore the header that says
  // so. After the listener above, which may ask first.
  addEventListener("submit", (event) => {
    if (event.defaultPrevented || !("leaves" in event.target.dataset)) return;
    try {
      sessionStorage.clear();
    } catch {
      // storage may be forbidden
    }
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

  // what is left from before this page waits; what another person left goes: nobody else sends it
  const left = kept();
  const own = mine.length ? left.filter((form) => mine.includes(form.who)) : left;
  write(own.map((form) => ({ ...form, waits: true })));
  if (own.length < left.length) state.said = { words: say("scripts-others-removed") };
  show();
  work();
  return { about, drop, keep, kept, send, why };
})();
