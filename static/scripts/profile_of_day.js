// The form of a new tournament says by which profile it will be scored. Left to the day, the profile is chosen by the server
// (`profile_of_day` in src/web/pages/director/choices.rs); this shows which one it will be: the newest of the edition that
// was in force on the day, and the usual one if none is known. Without this script the sentence says only the rule.
// It runs after edition.js, which leaves the profiles of the chosen edition in the list.
(() => {
  "use strict";

  // before the game was printed: a year that is half typed
  const NO_DAY = "1994";
  const told = document.getElementById("scored-by");
  if (!told) return;
  const form = told.closest("form");
  const { profile, date, edition } = form.elements;
  const rule = told.textContent;
  const byDay = profile.dataset.otherwise;
  // how many rounds the profile suggests that was there first
  const hint = document.getElementById("rounds-h");
  let first;

  const applies = (option) =>
    option.dataset.from <= date.value && (!option.dataset.until || date.value <= option.dataset.until);
  // equally new are two kinds of one game, and the first of them is the usual one
  const newer = (newest, option) => (newest && newest.dataset.from >= option.dataset.from ? newest : option);

  const words = (option, isKnown) => {
    const name = option.textContent.trim();
    if (profile.value === byDay && isKnown) return say("scripts-profile-of-day", { profile: name });
    if (profile.value === byDay) return say("scripts-profile-unknown", { profile: name });
    if (applies(option)) return say("scripts-profile-chosen", { profile: name });
    return say("scripts-profile-of-other-day", { profile: name });
  };
  const tell = () => {
    const own = profile.querySelector("optgroup");
    const isDay = edition.value && date.value > NO_DAY;
    const ofDay = [...own.children].filter(applies).reduce(newer, undefined);
    const usual = [...own.children].find((option) => option.value === own.dataset.usual);
    const option = profile.value === byDay ? (ofDay ?? usual) : profile.selectedOptions[0];
    first ??= option.value;
    if (hint) hint.hidden = option.value !== first;
    const now = isDay ? words(option, Boolean(ofDay)) : rule;
    // said once, and not for every key
    if (told.textContent !== now) told.textContent = now;
  };
  form.addEventListener("input", tell);
  form.addEventListener("change", tell);
  addEventListener("pageshow", tell);
  tell();
})();
