// SPDX-License-Identifier: MIT
// @ts-check

// The page of `sprung live`. It displays an application that runs in a native process, and reconnects after each build.

import { FrameRenderer } from "./frame.js";
import { InputSource } from "./input.js";
import { element, save } from "./panel.js";
import { abilities, isDark, isRightToLeft, wantsContrast, wantsLessMotion } from "./preferences.js";
import { FrameFlag, InputKind, VERSION } from "./protocol.js";
import { frameRequest, RemoteFrame } from "./remote.js";

/** The maximum number of output lines in the drawer. */
const LINES = 500;
/** The time between reconnection attempts in milliseconds. */
const PATIENCE = 500;
/** The maximum number of input records per message, with a total size of 512 KiB. Messages are limited to 1 MiB. */
const RECORDS = 16384;

const at = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const stage = at("stage");
const parameters = new URLSearchParams(location.search);

/**
 * Displays an application that runs in another process. The display sends input, requests one frame at a time, and
 * draws the frames.
 */
class Display {
  constructor() {
    /** @type {WebSocket | null} */
    this.socket = null;
    /** The number of the displayed run; null before the first run. @type {number | null} */
    this.run = null;
    /** Whether another page has taken over the application, or this page is unable to display it. */
    this.isOver = false;
    this.frames = 0;
    this.time = 0;
    this.flags = 0;
    this.isWaiting = false;
    this.isRunning = false;
    this.animationFrame = 0;
    this.timer = 0;
    /** @type {import("./protocol.js").InputRecord[]} */
    this.queue = [];
    this.begin();
    this.connect();
  }

  /** Clears the stage and cancels pressed pointers, because their elements are removed. */
  begin() {
    const pressed = this.input ? [...this.input.pressed] : [];
    this.input?.stop();
    this.renderer?.release();
    for (const child of [...stage.children]) child.remove();
    const renderer = new FrameRenderer(stage);
    this.renderer = renderer;
    renderer.requested = async (record) => {
      const { answer } = await import("./requests.js");
      for (const fields of await answer(record, stage)) this.input?.put(null, fields.kind, fields);
    };
    this.queue = this.queue.filter((record) => record.kind !== InputKind.focus);
    this.input = new InputSource(
      stage, (target) => renderer.layerOf(target), (record) => this.receive(record),
      (text) => this.tell({ kind: "clipboard", text }), renderer.field, () => this.ask());
    for (const id of pressed) this.put(InputKind.cancel, id);
    this.isWaiting = false;
  }

  connect() {
    const socket = new WebSocket(`ws://${location.host}/stage/${parameters.get("token") ?? ""}`);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.onopen = () => this.tell({
      kind: "hello", protocolVersion: VERSION, width: stage.clientWidth, height: stage.clientHeight,
      scale: devicePixelRatio, run: this.run,
    });
    socket.onmessage = (event) => {
      if (typeof event.data === "string") this.hear(JSON.parse(event.data));
      else this.show(new RemoteFrame(event.data));
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.isOver) return;
      this.isRunning = false;
      status("waiting", "Disconnected. Waiting for sprung live");
      setTimeout(() => this.connect(), PATIENCE);
    };
  }

  /** @param {object} message */
  tell(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {any} message */
  hear(message) {
    switch (message.kind) {
      case "name":
        at("name").textContent = document.title = message.text;
        stage.ariaLabel = message.text;
        break;
      case "status":
        status(message.state, message.text);
        if (message.state === "running") closePanel();
        if (message.state === "taken") this.leave();
        if (message.state === "stale") this.renew(message.text);
        break;
      case "errors": showErrors(message); break;
      case "stopped":
        this.isRunning = false;
        showStop(message);
        break;
      case "printed": print(message.text, message.isError); break;
      case "recording": save(message.text, "recording.sprung"); break;
      case "wake": this.request(); break;
      case "reset": {
        const isFirst = this.run === null;
        this.run = message.run;
        this.begin();
        this.isRunning = true;
        if (isFirst || this.frames === 0) this.describe();
        this.request();
        break;
      }
    }
  }

  /** Sends the user's preferences to the application. */
  describe() {
    if (wantsLessMotion()) this.put(InputKind.reducedmotion, 1);
    if (isRightToLeft()) this.put(InputKind.direction, 1);
    if (isDark()) this.put(InputKind.appearance, 1);
    if (wantsContrast()) this.put(InputKind.contrast, 1);
    this.input?.resizeText();
    this.input?.measureSafeArea();
    this.put(InputKind.abilities, abilities());
  }

  /**
   * @param {number} kind
   * @param {number} id
   */
  put(kind, id) {
    this.receive({ kind, flags: 0, id, x: 0, y: 0, a: 0, b: 0, time: NaN });
  }

  leave() {
    this.isOver = true;
    this.isRunning = false;
    const panel = openPanel("Open in another page");
    const back = element("button", { type: "button" }, "Use it here");
    back.addEventListener("click", () => location.reload());
    panel.append(back);
  }

  /**
   * Reloads the page, because the cached version is outdated. If the version still differs after reloading, the sources
   * have changed since the program was started.
   * @param {string} sentence
   */
  renew(sentence) {
    this.isOver = true;
    const [load] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    if (load?.type !== "reload") {
      status("stale", `${sentence}. Reloading`);
      location.reload();
      return;
    }
    const panel = openPanel(`${sentence}. Restart sprung live`);
    const again = element("button", { type: "button" }, "Reload");
    again.addEventListener("click", () => location.reload());
    panel.append(again);
  }

  /** @param {import("./protocol.js").InputRecord} record */
  receive(record) {
    if (Number.isNaN(record.time)) record.time = performance.now();
    this.queue.push(record);
    this.request();
  }

  request() {
    if (this.animationFrame || this.isWaiting || !this.isRunning) return;
    clearTimeout(this.timer);
    this.timer = 0;
    if (document.hidden) return this.ask();
    this.animationFrame = requestAnimationFrame((time) => {
      this.animationFrame = 0;
      this.ask(time);
    });
  }

  /** Requests the frame at the given time, unless another request is pending. */
  ask(time = performance.now()) {
    if (this.isWaiting || !this.isRunning || this.socket?.readyState !== WebSocket.OPEN) return;
    this.time = Math.max(this.time, time);
    const records = this.queue.splice(0, RECORDS);
    this.isWaiting = true;
    this.socket.send(frameRequest(this.time, records));
  }

  /** @param {RemoteFrame} frame */
  show(frame) {
    this.isWaiting = false;
    this.renderer?.apply(/** @type {any} */ (frame), frame.start, frame.end);
    this.flags = frame.flags;
    if (this.input) this.input.wants = frame.flags;
    this.frames++;
    if (frame.flags & FrameFlag.moreFrames || this.queue.length) this.request();
    else if (frame.wakeUp) this.timer = setTimeout(() => this.request(), frame.wakeUp);
  }
}

/**
 * @param {string} state
 * @param {string} text
 */
function status(state, text) {
  at("status").textContent = at("status").title = text;
  at("status").dataset.state = state;
}

/** @param {string} title */
function openPanel(title) {
  closePanel();
  const panel = element("div", { className: "live-panel", role: "alert" });
  panel.append(element("h2", {}, title));
  stage.after(panel);
  return panel;
}

function closePanel() {
  for (const panel of document.querySelectorAll(".live-panel")) panel.remove();
}

/** @param {{ messages: { file: string, line: number, column: number, text: string }[], lines: string[] }} errors */
function showErrors({ messages, lines }) {
  const panel = openPanel(messages.length === 1 ? "1 error" : messages.length ? `${messages.length} errors` : "The build failed");
  const list = element("ol", {});
  for (const message of messages) {
    const item = element("li", {}, message.text);
    item.prepend(element("span", { className: "place" }, `${message.file}:${message.line}:${message.column}`));
    list.append(item);
  }
  panel.append(list);
  if (lines.length) panel.append(element("pre", {}, lines.join("\n")));
}

/** @param {{ text: string, lines: string[] }} stop */
function showStop({ text, lines }) {
  const panel = openPanel(text);
  if (lines.length) panel.append(element("pre", {}, lines.join("\n")));
  const again = element("button", { type: "button" }, "Start over");
  again.addEventListener("click", startOver);
  panel.append(again);
}

/**
 * @param {string} line
 * @param {boolean} isError
 */
function print(line, isError) {
  const place = at("printed");
  place.append(element("span", { className: isError ? "error" : "" }, line + "\n"));
  while (place.children.length > LINES) place.firstElementChild?.remove();
  at("count").textContent = String(Number(at("count").textContent) + 1);
  place.scrollTop = place.scrollHeight;
}

function startOver() {
  closePanel();
  display.frames = 0;
  display.tell({ kind: "startOver", width: stage.clientWidth, height: stage.clientHeight, scale: devicePixelRatio });
}

const asked = /^(\d{2,4})x(\d{2,4})$/.exec(parameters.get("size") ?? "");
if (asked) {
  stage.style.width = `${asked[1]}px`;
  stage.style.height = `${asked[2]}px`;
}
at("again").addEventListener("click", startOver);
at("recording").addEventListener("click", () => display.tell({ kind: "recording" }));
const display = new Display();
/** The API for tests and the console. */
Object.assign(window, { display });
