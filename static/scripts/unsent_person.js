// Whose forms this device keeps: <body data-who> are the marks of the person, and the page of their account says who is
// signed in now.
const unsentPerson = (() => {
  "use strict";

  const PATIENCE = 4000;
  const LONGER = 15000; // for an answer that was made with care
  const { account } = document.currentScript.dataset;
  const marks = (page) => (page.body.dataset.who ?? "").split(" ").filter(Boolean);
  const mine = marks(document);
  let signedOut = false;

  const patience = (time = LONGER) => (AbortSignal.timeout ? AbortSignal.timeout(time) : undefined);
  const ask = (address, how) => fetch(address, { signal: patience(PATIENCE), ...how });
  // The token of the person who is signed in now, if that is the one who made the form; null if nobody can tell.
  const person = async (form) => {
    const answer = await ask(account, { headers: { accept: "text/html" }, cache: "no-store" }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (!text || answer.status >= 500 || answer.status === 429) return null;
    const page = new DOMParser().parseFromString(text, "text/html");
    signedOut = !marks(page).includes(form.who);
    return signedOut ? null : { csrf: page.querySelector("input[name=csrf]")?.value ?? "" };
  };
  const isSignedOut = () => signedOut;

  return { mine, patience, ask, person, isSignedOut };
})();
