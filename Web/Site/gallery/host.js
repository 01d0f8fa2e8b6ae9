// SPDX-License-Identifier: MIT
// @ts-check

// The entry point of the gallery. It loads the module and shows the page for the current URL.

import { addressOf, readAddress, unpacked } from "./address.js";
import { DemoPage } from "./demo-page.js";
import { compile, HostError, Program } from "../module.js";
import { demosOf, FIRST_DEMO, IndexPage } from "./index.js";
import { missingPage } from "./pages.js";
import { element, showFailure } from "../panel.js";
import { Player } from "../player.js";
import { applyPreferences, frameRate } from "../preferences.js";
import { LONGEST_FILE, readRecording } from "./recording.js";
import { readSize } from "./screen.js";

const place = /** @type {HTMLElement} */ (document.getElementById("page"));
const parameters = new URLSearchParams(location.search);
const isManual = parameters.get("clock") === "manual";

/** @type {WebAssembly.Module | null} */
let module = null;
/** @type {import("./index.js").Demo[]} */
let demos = [];
/** @type {Player | null} */
let player = null;
/** @type {IndexPage | DemoPage | null} */
let page = null;
/** The recording to play when its demo's page is ready. @type {import("./recording.js").Recording | null} */
let recording = null;
let navigation = 0;

/** @type {() => void} */
let becomeReady = () => {};

/** The API for tests and the console. */
const sprung = {
  /** A promise that resolves when the current page has been drawn. It is replaced for every page. */
  ready: new Promise((resolve) => { becomeReady = () => resolve(undefined); }),
  /** The module's descriptions of its demos. */
  get demos() { return demos; },
  /** The hash of the program's state. */
  hash: () => running().program.hash(),
  /** The number of frames drawn since the demo started. */
  get frames() { return player?.frames ?? 0; },
  /** Whether the player is currently requesting animation frames. */
  get isAwake() { return player !== null && player.animationFrame !== 0; },
  /** The time of the last frame in milliseconds. */
  get time() { return player?.time ?? 0; },
  /** The simulated time in seconds. */
  get simulatedTime() { return player?.simulatedTime ?? 0; },
  /** For each of the last 600 frames, the times in milliseconds spent in the module and in updating the page. */
  get stats() { return { module: [...(player?.frameTimes.program ?? [])], page: [...(player?.frameTimes.page ?? [])] }; },
  /** All input of the program so far, as a script. */
  recording: () => running().session.text(),
  /** Moves the session to the state after `frame` frames. The number is limited by `frames`. */
  seek: (/** @type {number} */ frame) => running().session.seek(frame),
  /** The program's recent output. */
  log: () => running().program.log(),
  /** With `?clock=manual`, runs frames at intervals of `milliseconds` and returns the flags of the last one. */
  tick(milliseconds = 1000 / 60, count = 1) {
    const current = running();
    if (!isManual) throw new Error("sprung.tick needs ?clock=manual in the address");
    for (let frame = 0; frame < count; frame++) current.advance(current.time + milliseconds);
    return current.flags;
  },
  /** Computes a golden hash with a separate program, in the same way as the native tests, and resolves to it. */
  async golden(/** @type {number} */ kind, /** @type {number} */ index, /** @type {number} */ count) {
    if (!module) throw new Error("the module is not loaded");
    const program = await Program.start(module);
    return BigInt.asUintN(64, program.call("sp_golden", kind, index, count)).toString(16).padStart(16, "0");
  },
};
Object.assign(window, { sprung });

function running() {
  if (!player) throw new Error("no demo is running");
  return player;
}

/** Shows the page for a changed URL. */
function revisit() {
  sprung.ready = new Promise((resolve) => { becomeReady = () => resolve(undefined); });
  return navigate();
}

/** Shows the page for the current URL. */
async function navigate() {
  if (!module) return;
  const visit = ++navigation;
  page?.stop();
  player?.stop();
  player = null;
  page = null;
  const asked = readAddress(location.hash);
  const demo = demos.find((candidate) => candidate.name === asked.name);
  document.title = demo ? `${demo.title} · Sprung` : "Sprung";
  document.documentElement.dataset.page = demo ? "demo" : "index";
  if (!demo && asked.name) {
    place.replaceChildren(missingPage(asked.name));
    scrollTo(0, 0);
    return becomeReady();
  }
  if (demo) await showDemo(demo, asked, visit);
  else await showIndex(visit);
  if (visit === navigation) becomeReady();
}

/**
 * @param {import("./index.js").Demo} demo
 * @param {import("./address.js").Place} asked
 * @param {number} visit
 */
async function showDemo(demo, asked, visit) {
  if (!module) return;
  const sentence = asked.session ? await takeSession(asked.session, demo) : "";
  if (visit !== navigation) return;
  const played = recording?.demo === demo.name ? recording : null;
  recording = null;
  const shown = new DemoPage(demo, asked, {
    module, demos, isManual, size: askedSize(), recording: played, failed, say, open: (file) => { open(file); },
    restart: () => { revisit().catch((error) => failed(error)); },
  });
  page = shown;
  place.replaceChildren(shown.element);
  if (sentence) say(sentence);
  await shown.start();
  if (visit === navigation) player = shown.player;
}

/** @param {number} visit */
async function showIndex(visit) {
  if (!module) return;
  const shown = new IndexPage(demos, module);
  page = shown;
  place.replaceChildren(shown.element);
  scrollTo(0, 0);
  const program = await Program.start(module);
  if (visit !== navigation) return;
  player = new Player(program, shown.stage, firstDemo(), { isManual, isPart: true, rate: frameRate(), onFailure: failed });
  player.start();
  // The demo at the top is started before the thumbnails are drawn.
  await shown.start();
}

/**
 * Reads a session from a link and stores it, so that it can be played. Returns an error message if reading fails.
 * @param {string} letters
 * @param {import("./index.js").Demo} demo
 */
async function takeSession(letters, demo) {
  try {
    const read = readRecording(await unpacked(letters, LONGEST_FILE));
    if (read.demo !== demo.name) throw new HostError(`The session in this link is a recording of “${read.demo}”.`);
    recording = read;
    return "";
  } catch (error) {
    if (error instanceof HostError) return error.message;
    return "The session in this link cannot be read: part of the link is missing or changed.";
  }
}

/**
 * Opens a recording from a file on the page of the recorded demo.
 * @param {File} file
 */
async function open(file) {
  try {
    if (file.size > LONGEST_FILE) throw new HostError(`The file ${file.name} is too long to be a recording.`);
    const read = readRecording(await file.text());
    if (!demos.some((demo) => demo.name === read.demo)) {
      throw new HostError(`This is a recording of “${read.demo}”, which is not one of these demos.`);
    }
    recording = read;
    const hash = addressOf({ name: read.demo });
    if (location.hash === hash) await revisit();
    else location.hash = hash;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    say(error.message);
  }
}

/**
 * Shows a message until the next message or page.
 * @param {string} sentence
 */
function say(sentence) {
  document.querySelector(".said-to-all")?.remove();
  const said = element("p", { className: "said-to-all", role: "alert" }, sentence);
  const close = element("button", { type: "button" }, "Close");
  close.addEventListener("click", () => said.remove());
  said.append(close);
  place.append(said);
}

function firstDemo() {
  return demos.find((candidate) => candidate.name === FIRST_DEMO) ?? demos[0];
}

/**
 * @param {unknown} error
 * @param {Player} [from]
 */
function failed(error, from) {
  console.error(error);
  const title = from ? "The demo has stopped" : "Sprung cannot start";
  showFailure(from?.stage.parentElement ?? place, {
    title, error, log: from?.program.log(), recording: from && (() => from.session.text()),
  });
  becomeReady();
}

/** Returns the size in a URL such as `?size=320x480`, which specifies a stage without a device. */
function askedSize() { return readSize(parameters.get("size") ?? ""); }

async function boot() {
  applyPreferences();
  if (typeof WebAssembly !== "object") throw new HostError("This browser does not support WebAssembly.");
  module = await compile("app.wasm");
  const program = await Program.start(module);
  demos = demosOf(program);
  addEventListener("hashchange", () => { revisit().catch((error) => failed(error)); });
  addEventListener("dragover", (event) => { if (event.dataTransfer?.types.includes("Files")) event.preventDefault(); });
  addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    open(file);
  });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) player?.request(); });
  await navigate();
}

addEventListener("error", (event) => failed(event.error ?? event.message, player ?? undefined));
addEventListener("unhandledrejection", (event) => failed(event.reason, player ?? undefined));
boot().catch((error) => {
  place.replaceChildren();
  failed(error);
});
