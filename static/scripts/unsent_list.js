// The lines above every page about what this device keeps: what is not saved yet, what the site refused, with what was
// typed, until somebody opens it again or removes it, and a question that waits for an answer. Several that only wait are
// folded: they are sent without anybody, and the page below is needed.
const unsentList = (() => {
  "use strict";

  const { kept, remove } = keptForms;
  const { mine, person, isSignedOut } = unsentPerson;

  const main = document.getElementById("main");
  const state = {
    lost: false,
    said: null, // the newest thing that happened: words, and perhaps a link
    offer: null, // a question that waits for an answer: words, a button, what it does
  };
  const drop = (number) => {
    remove(number);
    show();
  };
  const button = (words, act) => {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "btn";
    made.textContent = words;
    made.addEventListener("click", act);
    return made;
  };
  const linkTo = (to) => {
    const made = document.createElement("a");
    [made.href, made.textContent] = [to, say("scripts-open-the-page")];
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
  const fold = document.createElement("details");
  const summary = document.createElement("summary");
  const folded = document.createElement("ul");
  summary.textContent = say("scripts-show-entries");
  fold.append(summary, folded);
  box.append(status, list, fold);
  main?.before(box);
  let shown = "";
  const sentences = (own, others) => {
    const most = own.filter((form) => form.waits && !form.refused).length + others;
    const words = [];
    if (state.lost) words.push(say("scripts-no-connection"));
    if (most) words.push(most === 1 ? say("scripts-one-entry-waits") : say("scripts-entries-wait", { n: most }));
    if (most && isSignedOut()) words.push(say("scripts-sign-in-again"));
    else if (most) words.push(say("scripts-device-sends"));
    else if (state.lost) words.push(say("scripts-out-of-date"));
    if (state.said) words.push(state.said.words);
    return words.join(" ");
  };
  const lineOf = (form) => {
    const { what, refused, meanwhile, over } = form;
    const typed = form.typed && `${say("scripts-you-entered", { typed: form.typed })} `;
    // what is settled without it cannot be sent again
    const open = over ? linkTo(over) : opener(form);
    if (refused) return line(`${say("scripts-refused", { what, refused })} ${typed}`, open, " ", remover(form));
    const next = meanwhile ? `${meanwhile} ` : "";
    return line(`${say("scripts-what-not-saved", { what })} ${typed}${next}`, remover(form));
  };
  const show = () => {
    const all = kept();
    const own = all.filter((form) => mine.includes(form.who));
    const others = all.filter((form) => form.waits && !own.includes(form)).length;
    const words = sentences(own, others);
    const now = JSON.stringify([words, state.said?.to, state.offer?.words, own]);
    if (now === shown) return;
    shown = now;
    status.textContent = words;
    if (state.said?.to) status.append(" ", linkTo(state.said.to));
    const listed = own.filter((form) => form.waits);
    const quiet = listed.filter((form) => !form.refused && !form.meanwhile);
    const isFolded = (form) => quiet.length > 1 && quiet.includes(form);
    fold.hidden = quiet.length < 2;
    folded.replaceChildren(...listed.filter(isFolded).map(lineOf));
    const lines = listed.filter((form) => !isFolded(form)).map(lineOf);
    if (state.offer) {
      const answer = (act) => () => {
        state.offer = null;
        act?.();
        show();
      };
      const { word, act } = state.offer;
      lines.unshift(line(`${state.offer.words} `, button(word, answer(act)), " ", button(say("scripts-not-now"), answer())));
    }
    list.replaceChildren(...lines);
    // rows of results hear what became of theirs
    document.dispatchEvent(new Event("kept"));
  };
  const tell = (words, to) => {
    state.said = { words, to };
    show();
  };

  return { state, button, drop, show, tell };
})();
