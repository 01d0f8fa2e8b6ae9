// SPDX-License-Identifier: MIT
// @ts-check

// A button that copies a text to the clipboard.

import { element } from "../panel.js";

/**
 * A button that puts a text into the clipboard. Where the browser keeps its clipboard to itself, the text appears, chosen, and the
 * person copies it.
 * @param {string} name
 * @param {() => string | Promise<string>} text throws a sentence if there is none
 * @param {string} [sign] what is shown in the place of the name, a part of it
 */
export function copyButton(name, text, sign) {
  const place = element("div", { className: "copy" });
  const button = element("button", { type: "button", ariaLabel: name }, sign ?? name);
  const said = element("p", { className: "said", role: "status" });
  const field = element("textarea", { readOnly: "true", ariaLabel: `${name}: the text`, rows: "3" });
  field.hidden = true;
  button.addEventListener("click", async () => {
    field.hidden = true;
    said.textContent = "";
    let words = "";
    try {
      words = await text();
    } catch (error) {
      said.textContent = error instanceof Error ? error.message : String(error);
      return;
    }
    try {
      await navigator.clipboard.writeText(words);
      said.textContent = "Copied";
    } catch {
      field.value = words;
      field.hidden = false;
      field.focus();
      field.select();
      said.textContent = "Copy it with the keyboard";
    }
  });
  place.append(button, said, field);
  return place;
}
