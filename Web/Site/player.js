// SPDX-License-Identifier: MIT
// @ts-check

// Runs a demo. The player delivers input, draws frames, and stops requesting frames when the demo is at rest.

import { FrameRenderer } from "./frame.js";
import { InputSource } from "./input.js";
import { abilities, isDark, isRightToLeft, wantsContrast, wantsLessMotion } from "./preferences.js";
import { FrameFlag, InputKind } from "./protocol.js";
import { Session } from "./session.js";
import { storeDefaults, storedDefaults } from "./storage.js";

/** The maximum number of recorded frame times. */
const SAMPLES = 600;

/** The durations of recent frames in milliseconds. */
class FrameTimes {
  constructor() {
    /** Time spent in the program. @type {number[]} */
    this.program = [];
    /** Time spent updating the page. @type {number[]} */
    this.page = [];
  }

  /**
   * @param {number} program
   * @param {number} page
   */
  add(program, page) {
    this.program.push(program);
    this.page.push(page);
    if (this.program.length > SAMPLES) {
      this.program.shift();
      this.page.shift();
    }
  }
}

/** The start of 2001 in Unix milliseconds, from which programs count seconds. */
const REFERENCE_DATE = Date.UTC(2001, 0, 1);

/**
 * Runs a demo. Before each frame, the player delivers input in order, and then draws the frame. The session controls the time.
 */
export class Player {
  /**
   * @param {import("./module.js").Program} program
   * @param {HTMLElement} stage
   * @param {{ name: string, index: number }} demo
   * @param {{ isManual: boolean, isPart?: boolean, lessMotion?: boolean, rightToLeft?: boolean, isDevice?: boolean,
   *   recording?: import("./gallery/recording.js").Recording | null, values?: import("./gallery/parameters.js").Values,
   *   onFailure: (error: unknown, player: Player) => void, onUnstored?: () => void, rate?: number }} options motion and direction
   *   default to the user's preferences; a part of a page receives only keys typed into it; a recording is played first
   */
  constructor(program, stage, demo, options) {
    this.program = program;
    this.stage = stage;
    this.demo = demo;
    this.isManual = options.isManual;
    this.options = options;
    this.onFailure = options.onFailure;
    /** The time of the last frame in milliseconds. */
    this.time = 0;
    /** The number of drawn frames. */
    this.frames = 0;
    this.flags = 0;
    this.simulatedTime = 0;
    this.frameTimes = new FrameTimes();
    this.printed = 0;
    this.isStopped = false;
    this.animationFrame = 0;
    this.timer = 0;
    /** @type {import("./protocol.js").InputRecord[]} */
    this.queue = [];
    this.renderer = new FrameRenderer(stage);
    this.session = new Session(this);
    /** The maximum frame rate; 0 for the screen's rate. */
    this.rate = options.rate ?? 0;
    this.lastShown = 0;
    this.shown = (/** @type {number} */ now) => this.show(now);
    /** Called after every frame and every change of the clock. @type {(() => void)[]} */
    this.listeners = [];
    /**
     * A second player that is synchronized with this one but has other parameter values.
     * @type {import("./gallery/twin.js").Twin | null}
     */
    this.twin = null;
  }

  /** Starts the demo and draws its first frame. */
  start() {
    const input = this.begin();
    const { recording, lessMotion, rightToLeft } = this.options;
    if (recording) return this.session.play(recording);
    if (lessMotion ?? wantsLessMotion()) input.put(null, InputKind.reducedmotion, { id: 1 });
    if (rightToLeft ?? isRightToLeft()) input.put(null, InputKind.direction, { id: 1 });
    if (isDark()) input.put(null, InputKind.appearance, { id: 1 });
    if (wantsContrast()) input.put(null, InputKind.contrast, { id: 1 });
    input.resizeText();
    if (this.options.isDevice) input.setDevice(true); else input.measureSafeArea();
    if (document.hidden) input.put(null, InputKind.visibility, { id: 0 });
    input.put(null, InputKind.abilities, { id: abilities() });
    this.setValues();
    this.advance(this.isManual ? 0 : performance.now());
  }

  /** Starts the demo without input or drawing. Returns the demo's input source. */
  begin() {
    const { recording, isPart } = this.options;
    const [width, height, scale] = recording ? [recording.width, recording.height, recording.scale]
      : [this.stage.clientWidth, this.stage.clientHeight, devicePixelRatio];
    this.session.begin(width, height, scale);
    const input = new InputSource(
      this.stage, (target) => this.renderer.layerOf(target), (record) => this.receive(record),
      (text) => this.attempt(() => this.program.clipboard(text)), this.renderer.field, () => this.flush());
    this.input = input;
    this.takeRequests();
    if (isPart) input.isEmbedded = true;
    this.attempt(() => {
      if (!recording) this.program.loadDefaults(storedDefaults(this.demo.name));
      // With a manual clock, the time of day is fixed, so that tests are reproducible.
      if (!this.isManual && !recording) this.program.call("sp_wall_clock", (performance.timeOrigin - REFERENCE_DATE) / 1000);
      this.program.call("sp_start", this.demo.index, width, height, scale);
      if (!isPart) this.session.makeTimeline();
    });
    return input;
  }

  /** Starts handling the program's requests. In a replay, the recording contains the answers. */
  takeRequests() {
    this.renderer.requested = async (record) => {
      if (this.session.isPast) return;
      const { answer } = await import("./requests.js");
      for (const fields of await answer(record, this.stage)) this.input?.put(null, fields.kind, fields);
    };
  }

  /** Stops the demo permanently. */
  stop() {
    this.isStopped = true;
    this.input?.stop();
    this.cancelRequest();
    this.renderer.release();
  }

  /** @param {import("./protocol.js").InputRecord} record */
  receive(record) {
    if (!this.session.admit(record.kind)) return;
    if (this.isManual) record.time = this.time;
    else record.time = this.session.clock.at(Number.isNaN(record.time) ? performance.now() : record.time);
    this.queue.push(record);
    // A hidden page does not get frames and may be closed while it is hidden, so the program is notified immediately.
    if (record.kind === InputKind.visibility && record.id === 0 && !this.isManual && !this.session.isPaused && this.frames) {
      cancelAnimationFrame(this.animationFrame);
      this.animationFrame = 0;
      this.advance(record.time);
    } else {
      this.request();
    }
  }

  /** Draws a frame immediately, while the current event is being handled. */
  flush() {
    if (this.isStopped || this.isManual || this.session.isPaused || document.hidden) return;
    cancelAnimationFrame(this.animationFrame);
    this.animationFrame = 0;
    this.advance(this.session.clock.at(performance.now()));
  }

  /** Requests an animation frame, unless one is pending or the page is hidden. */
  request() {
    if (this.isStopped || this.isManual || this.session.isPaused || this.animationFrame || document.hidden) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.animationFrame = requestAnimationFrame(this.shown);
  }

  /**
   * Draws a requested frame.
   * @param {number} now
   */
  show(now) {
    this.animationFrame = 0;
    // If the frame rate is lower than the screen's, draw a frame only when it is due, with a tolerance of 4 ms.
    if (this.rate && now - this.lastShown < 1000 / this.rate - 4) return this.request();
    this.lastShown = now;
    const time = this.session.clock.at(now);
    if (this.session.isPast) this.session.replay(time);
    else this.advance(time);
  }

  /** Cancels the requested frame, so that no frame is drawn automatically. */
  cancelRequest() {
    cancelAnimationFrame(this.animationFrame);
    clearTimeout(this.timer);
    this.animationFrame = this.timer = 0;
  }

  /**
   * Delivers queued input, advances the program to `time`, and draws the frame.
   * @param {number} time milliseconds
   */
  advance(time) {
    if (this.isStopped) return;
    // If the next frames have already been recorded, replay them.
    if (this.session.isPast) return this.session.replay(time);
    // In some browsers, the time of a frame can equal that of the previous frame or be slightly earlier. The demo's
    // time must not decrease.
    this.time = Math.max(this.time, time);
    const records = this.queue;
    this.queue = [];
    this.twin?.follow(records, this.time);
    this.session.record(records, this.time);
    const wakeUp = this.attempt(() => {
      const start = performance.now();
      this.program.push(records);
      const frame = this.program.frame(this.time);
      const middle = performance.now();
      this.renderer.apply(this.program, frame.start, frame.end);
      this.frameTimes.add(middle - start, performance.now() - middle);
      this.flags = frame.flags;
      if (this.input) this.input.wants = frame.flags;
      this.simulatedTime = frame.simulatedTime;
      this.frames++;
      return frame.wakeUp;
    });
    if (this.isStopped) return;
    this.attempt(() => this.session.recorder?.noteHash(() => this.program.hash()));
    this.attempt(() => {
      const defaults = this.program.changedDefaults();
      if (defaults !== null) this.store(defaults);
    });
    this.repeatLog();
    this.changed();
    if (this.isManual) return;
    const wantsMore = (this.flags | (this.twin?.flags ?? 0)) & FrameFlag.moreFrames;
    if (wantsMore || this.queue.length || this.twin?.queue.length) this.request();
    else if (wakeUp && !this.session.isPaused) this.timer = setTimeout(() => this.request(), wakeUp / this.session.pace);
  }

  /**
   * Stores the demo's persistent values.
   * @param {string} defaults
   */
  store(defaults) {
    if (!storeDefaults(this.demo.name, defaults)) this.options.onUnstored?.();
  }

  /** Whether the program is in motion and needs more frames. */
  get wantsFrames() { return (this.flags & FrameFlag.moreFrames) !== 0; }

  /**
   * Returns the result of an inspection with `sp_inspect`. The result is empty if the program has stopped.
   * @param {number} kind
   * @param {number} [layer]
   */
  inspect(kind, layer = 0) {
    if (this.isStopped) return "";
    return this.attempt(() => this.program.text(this.program.call("sp_inspect", kind, layer))) ?? "";
  }

  changed() {
    for (const listener of this.listeners) listener();
  }

  /**
   * Changes a parameter of the demo, starting with the next frame.
   * @param {number} number
   * @param {number} value
   */
  set(number, value) { this.input?.put(null, InputKind.parameter, { id: number, x: value }); }

  /** Sets the initial parameter values. */
  setValues() { this.options.values?.forEach((value, number) => this.set(number, value)); }

  /**
   * The values that the user has set, by parameter index.
   * @returns {import("./gallery/parameters.js").Values}
   */
  get values() {
    const values = this.session.recorder?.valuesAt(this.session.position) ?? new Map();
    for (const { kind, id, x } of this.queue) if (kind === InputKind.parameter) values.set(id, x);
    return values;
  }

  /**
   * Runs `body`. If it throws an error, the demo is stopped.
   * @template T
   * @param {() => T} body
   * @returns {T | undefined}
   */
  attempt(body) {
    try {
      return body();
    } catch (error) {
      this.stop();
      this.repeatLog();
      this.onFailure(error, this);
      return undefined;
    }
  }

  /** Prints the output of this frame to the console. */
  repeatLog() {
    const total = this.program.logTotal;
    if (total === this.printed) return;
    const fresh = this.program.log(total - this.printed).trimEnd();
    this.printed = total;
    if (fresh) console.info(fresh);
  }
}
