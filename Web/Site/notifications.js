// SPDX-License-Identifier: MIT
// @ts-check

// Presents a program's notifications with the browser's API. Loaded on first use.

/** Functions that remove presented notifications, by identifier. @type {Map<string, () => void>} */
const presented = new Map();

/** @typedef {"cancelled" | "done" | "failed"} Outcome */

const STYLE = `
  .notification { position: fixed; top: 12px; left: 50%; z-index: 2147483647; box-sizing: border-box; width: min(360px, calc(100% - 24px));
    padding: 14px 16px; border-radius: 20px; background: Canvas; color: CanvasText; box-shadow: 0 8px 32px rgb(0 0 0 / 0.3);
    color-scheme: light dark; font: 15px/1.35 system-ui, sans-serif; transform: translateX(-50%); overflow-wrap: anywhere; }
  .notification p { margin: 0 0 4px; white-space: pre-line; }
  .notification form { display: flex; gap: 8px; margin-top: 10px; flex-wrap: wrap; }
  .notification input { flex: 1; min-width: 0; font: inherit; padding: 8px; }
  .notification button { flex: 1 0 auto; min-height: 44px; border: 0; border-radius: 12px; background: color-mix(in srgb, CanvasText 12%, Canvas);
    color: inherit; font: inherit; font-weight: 600; }
  .notification button.destructive { color: #d70015; }
`;

/**
 * Handles a notification request.
 * @param {number} step 0 requests permission, 1 presents a notification, 2 removes one, 3 sets the badge number
 * @param {import("./requests.js").Part[]} parts
 * @param {import("./requests.js").Part[]} replies receives the chosen action and its text
 * @returns {Promise<Outcome>}
 */
export async function notify(step, parts, replies) {
  const texts = parts.map(({ bytes }) => new TextDecoder().decode(bytes));
  if (step === 0) return await Notification.requestPermission() === "granted" ? "done" : "cancelled";
  if (step === 1) return present(parts[0].name, texts, parts.slice(2), replies);
  if (step === 2) presented.get(texts[0])?.();
  if (step === 3) await setBadge(Number(texts[0]));
  return "done";
}

/**
 * Presents a notification until the user opens or dismisses it. Browser notifications that a page creates have no
 * buttons. A notification with actions is therefore displayed as a banner in the page. While the page is hidden, it is
 * also displayed as a browser notification.
 * @param {string} identifier
 * @param {string[]} texts title, body, and a title for each action
 * @param {import("./requests.js").Part[]} actions
 * @param {import("./requests.js").Part[]} replies
 * @returns {Promise<Outcome>}
 */
function present(identifier, texts, actions, replies) {
  if (Notification.permission !== "granted") return Promise.resolve("failed");
  const [title, body] = texts;
  return new Promise((resolve) => {
    const notification = actions.length && !document.hidden ? null : new Notification(title, { body, tag: identifier });
    /** @type {HTMLElement | null} */
    let banner = null;
    const end = (/** @type {Outcome} */ outcome) => {
      if (presented.get(identifier) === remove) presented.delete(identifier);
      banner?.remove();
      notification?.close();
      resolve(outcome);
    };
    const remove = () => end("cancelled");
    presented.set(identifier, remove);
    notification?.addEventListener("click", () => {
      window.focus();
      end("done");
    });
    notification?.addEventListener("error", () => end("failed"));
    notification?.addEventListener("close", remove);
    if (!actions.length) return;
    banner = makeBanner(texts, actions, end, (name, text) => {
      replies.push({ name, type: "text/plain", bytes: new TextEncoder().encode(text) });
      end("done");
    });
    document.body.append(banner);
  });
}

/**
 * @param {string[]} texts
 * @param {import("./requests.js").Part[]} actions
 * @param {(outcome: Outcome) => void} end
 * @param {(name: string, text: string) => void} choose
 */
function makeBanner([title, body, ...titles], actions, end, choose) {
  const make = (/** @type {string} */ tag, text = "", name = "") => Object.assign(document.createElement(tag), { textContent: text, className: name });
  const banner = make("section", "", "notification");
  banner.role = "alertdialog";
  banner.ariaLabel = title;
  const style = make("style", STYLE);
  const heading = make("strong", title);
  const text = make("p", body);
  const form = /** @type {HTMLFormElement} */ (make("form"));
  for (const part of [heading, text]) part.addEventListener("click", () => end("done"));
  actions.forEach(({ name, type }, index) => {
    // The title of a text input action also contains the title of the send button and the placeholder.
    const [label, send, placeholder] = titles[index].split("\n");
    const button = make("button", label, type.endsWith("destructive") ? "destructive" : "");
    button.addEventListener("click", (event) => {
      event.preventDefault();
      if (!type.includes("input")) return choose(name, "");
      const field = /** @type {HTMLInputElement} */ (Object.assign(make("input"), { placeholder, ariaLabel: label }));
      const sender = make("button", send);
      form.replaceChildren(field, sender);
      form.onsubmit = () => {
        choose(name, field.value);
        return false;
      };
      field.focus();
    });
    form.append(button);
  });
  const dismiss = make("button", "Dismiss");
  dismiss.addEventListener("click", (event) => {
    event.preventDefault();
    end("cancelled");
  });
  form.append(dismiss);
  banner.append(style, heading, text, form);
  return banner;
}

/** @param {number} count */
async function setBadge(count) {
  if (count > 0) await navigator.setAppBadge(count);
  else await navigator.clearAppBadge();
}
