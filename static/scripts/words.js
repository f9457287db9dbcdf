// The words of the scripts in the reader's language: say("scripts-saved", { what }) writes that message of
// data/messages/…/scripts.ftl. WORDS, in front of this file, holds each of them with its variables as {what}.
const say = (key, values = {}) => (WORDS[key] ?? key).replace(/\{([a-z_]+)\}/g, (hole, name) => values[name] ?? hole);
