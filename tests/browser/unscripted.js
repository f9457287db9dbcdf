// What only scripts could use, in sentences: forms without a button, fields that nobody sees, buttons that do nothing.
const faults = [];
for (const fold of document.querySelectorAll("details")) fold.open = true;
const say = (what, element) => faults.push(`${what}: ${element.outerHTML.replace(/\s+/g, " ").slice(0, 140)}`);
const shown = (element) => element.checkVisibility({ visibilityProperty: true });
// A phone shows one part of the desk, and links to the others.
const leadsTo = (part) => [...document.querySelectorAll(`a[href="#${part.id}"]`)].some(shown);
const isBehindALink = (element) => {
  const part = element.closest("section[id]");
  return part !== null && !shown(part) && leadsTo(part);
};
for (const form of [...document.forms].filter((one) => !isBehindALink(one))) {
  const controls = [...form.elements];
  if (!controls.some((one) => one.type === "submit" && !one.disabled && shown(one))) say("nothing sends this form", form);
  const unseen = (one) => !["hidden", "submit", "fieldset"].includes(one.type) && !one.closest("[data-scripted], [data-fills]") && !shown(one);
  for (const field of controls.filter(unseen)) say("a field that nobody sees", field);
}
for (const button of document.querySelectorAll("button")) {
  if (shown(button) && !button.hasAttribute("popovertarget") && (!button.form || button.type !== "submit")) say("a button that does nothing", button);
}
return faults;
