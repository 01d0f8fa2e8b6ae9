// SPDX-License-Identifier: MIT
// @ts-check

// A button that copies text to the clipboard.

import { element } from "../panel.js";

/** The time in milliseconds for which a button confirms that it copied the text. */
const PRAISE_MILLISECONDS = 1500;

/**
 * Creates a button that copies text to the clipboard. If the browser denies access to the clipboard, the selected text
 * is shown, so that the user can copy it manually.
 * @param {string} name
 * @param {() => string | Promise<string>} text throws an error with a sentence if there is no text
 * @param {string} [sign] the visible label; must be part of the name
 */
export function copyButton(name, text, sign = name) {
  const place = element("div", { className: "copy" });
  const button = element("button", { type: "button", ariaLabel: name }, sign);
  // The confirmation appears on the button itself, because a message elsewhere could be outside the window. It is also
  // announced to screen readers.
  const praise = () => {
    button.style.minWidth = `${button.offsetWidth}px`;
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = sign; }, PRAISE_MILLISECONDS);
  };
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
      praise();
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
