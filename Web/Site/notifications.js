// SPDX-License-Identifier: MIT
// @ts-check

// Presents a program's notifications with the browser's API. Loaded on first use.

/** The presented notifications by identifier. @type {Map<string, Notification>} */
const presented = new Map();

/**
 * Handles a notification request.
 * @param {number} step 0 requests permission, 1 presents a notification, 2 removes one, 3 sets the badge number
 * @param {import("./requests.js").Part[]} parts
 * @returns {Promise<"cancelled" | "done" | "failed">}
 */
export async function notify(step, parts) {
  const texts = parts.map(({ bytes }) => new TextDecoder().decode(bytes));
  if (step === 0) return await Notification.requestPermission() === "granted" ? "done" : "cancelled";
  if (step === 1) return present(parts[0].name, texts[0], texts[1]);
  if (step === 2) presented.get(texts[0])?.close();
  if (step === 3) await setBadge(Number(texts[0]));
  return "done";
}

/**
 * Presents a notification. Resolves when the user opens or dismisses it.
 * @param {string} identifier
 * @param {string} title
 * @param {string} body
 * @returns {Promise<"cancelled" | "done" | "failed">}
 */
function present(identifier, title, body) {
  if (Notification.permission !== "granted") return Promise.resolve("failed");
  const notification = new Notification(title, { body, tag: identifier });
  presented.set(identifier, notification);
  return new Promise((resolve) => {
    notification.addEventListener("click", () => {
      window.focus();
      resolve("done");
      notification.close();
    });
    notification.addEventListener("error", () => resolve("failed"));
    notification.addEventListener("close", () => {
      if (presented.get(identifier) === notification) presented.delete(identifier);
      resolve("cancelled");
    });
  });
}

/** @param {number} count */
async function setBadge(count) {
  if (count > 0) await navigator.setAppBadge(count);
  else await navigator.clearAppBadge();
}
