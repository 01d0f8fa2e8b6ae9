// SPDX-License-Identifier: MIT
// @ts-check

// During development, reloads the page when the server has built a newer version, and displays compiler messages.

/** The number of the build that this page displays; null before the first response. @type {number | null} */
let shown = null;
/** @type {HTMLElement | null} */
let panel = null;

async function ask() {
  /** @type {{ build: number, messages: string[] } | null} */
  let state = null;
  try {
    const response = await fetch("sprung-build.json", { cache: "no-store" });
    if (response.ok) state = await response.json();
  } catch {
    // The server has exited. The app keeps running, and polling continues.
  }
  if (!state) return;
  shown ??= state.build;
  if (state.build !== shown) {
    location.reload();
    return;
  }
  show(state.messages);
}

/** @param {string[]} messages */
function show(messages) {
  const text = messages.join("\n");
  if (!text) {
    panel?.remove();
    panel = null;
    return;
  }
  if (!panel) {
    panel = document.createElement("pre");
    panel.role = "alert";
    panel.style.cssText = "position:fixed;inset:auto 0 0;z-index:1;margin:0;max-height:60%;overflow:auto;padding:1rem;"
      + "white-space:pre-wrap;background:#1d1c1a;color:#ffb4ab;font:13px/1.5 ui-monospace,monospace";
    document.body.append(panel);
  }
  if (panel.textContent !== text) panel.textContent = text;
}

setInterval(() => { if (!document.hidden) ask(); }, 500);
ask();
