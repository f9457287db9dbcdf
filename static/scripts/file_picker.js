// A file instead of pasting. <input type="file" data-fills="ID" data-names="ID">: its text goes into the box, so that
// it can be read before it is sent; the server judges it as if it had been pasted. With "multiple", the texts of several.
(() => {
  "use strict";

  const text = async (file) => {
    if (file.size > 16e6) throw say("scripts-file-too-large");
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (String.fromCharCode(...bytes.slice(0, 5)) === "%PDF-") throw say("scripts-file-is-pdf");
    const wide = { "255,254": "utf-16le", "254,255": "utf-16be" }[bytes.slice(0, 2).join()];
    if (wide) return new TextDecoder(wide).decode(bytes);
    if (bytes.includes(0)) throw say("scripts-file-no-text");
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      return new TextDecoder("windows-1252").decode(bytes);
    }
  };
  for (const picker of document.querySelectorAll("input[data-fills]")) {
    picker.closest("[hidden]").hidden = false;
    const said = document.getElementById(`${picker.id}-said`);
    picker.addEventListener("change", async () => {
      let [file] = picker.files;
      if (!file) return;
      try {
        const all = [];
        for (file of picker.files) {
          const words = await text(file);
          if (!words.trim()) throw say("scripts-file-empty");
          all.push(picker.multiple ? words.replace(/\n*$/, "\n") : words);
        }
        document.getElementById(picker.dataset.fills).value = all.join("");
        const name = document.getElementById(picker.dataset.names || "");
        if (name) name.value = file.name;
        said.textContent = say("scripts-file-read");
      } catch (why) {
        const next = typeof why === "string" ? why : say("scripts-file-paste-it");
        said.textContent = say("scripts-file-not-read", { name: file.name, next });
      }
    });
  }
})();
