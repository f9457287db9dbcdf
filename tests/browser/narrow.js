// What a small window cuts off with every fold open, in sentences: a page that is too wide, words that a box hides.
const faults = [];
for (const fold of document.querySelectorAll("details")) fold.open = true;
const wide = document.documentElement.clientWidth;
const say = (what, element) => faults.push(`${what}: ${element.outerHTML.replace(/\s+/g, " ").slice(0, 140)}`);
const shown = (element) => element.checkVisibility({ visibilityProperty: true });
const scrolls = (element) => element && (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
const hides = (value) => ["hidden", "clip"].includes(value);
const tiny = (box) => box.width < 2 || box.height < 2;
// for screen readers alone
const unseen = (element) => element && ((tiny(element.getBoundingClientRect()) && hides(getComputedStyle(element).overflowX)) || unseen(element.parentElement));
if (document.documentElement.scrollWidth > wide) faults.push(`${document.documentElement.scrollWidth - wide} pixels too wide`);
for (const element of document.querySelectorAll("body *")) {
  const box = element.getBoundingClientRect();
  if (!shown(element) || tiny(box) || element.closest(".skip, .vh") || unseen(element)) continue;
  if ((box.right > wide + 1 || box.left < -1) && element.children.length === 0 && !scrolls(element)) say("beyond the edge", element);
  const style = getComputedStyle(element);
  if (element.matches("input, textarea, select, svg, svg *")) continue;
  const across = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
  const down = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
  if ((across || down) && element.textContent.trim()) say("words that are cut off", element);
}
return faults;
