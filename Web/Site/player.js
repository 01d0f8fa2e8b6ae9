// SPDX-License-Identifier: MIT
// @ts-check

import { FrameRenderer } from "./frame.js";
import { InputSource } from "./input.js";
import { isRightToLeft, wantsLessMotion } from "./preferences.js";
import { FrameFlag, InputKind } from "./protocol.js";
import { Recorder } from "./recorder.js";
import { storeDefaults, storedDefaults } from "./storage.js";

/** Frames whose times are kept for `stats`. */
const SAMPLES = 600;

/** The beginning of 2001, from which programs count seconds, in the browser's milliseconds. */
const REFERENCE_DATE = Date.UTC(2001, 0, 1);

/**
 * Runs one demo: delivers input in order just before each frame, draws what comes back, and sleeps when nothing moves.
 */
export class Player {
  /**
   * @param {import("./module.js").Program} program
   * @param {HTMLElement} stage
   * @param {{ name: string, index: number }} demo
   * @param {{ isManual: boolean, lessMotion?: boolean, rightToLeft?: boolean,
   *   onFailure: (error: unknown, player: Player) => void }} options what is not said of motion and direction is as the
   *   person prefers
   */
  constructor(program, stage, demo, options) {
    this.program = program;
    this.stage = stage;
    this.demo = demo;
    this.isManual = options.isManual;
    this.options = options;
    this.onFailure = options.onFailure;
    /** Milliseconds of the last frame. */
    this.time = 0;
    /** Frames drawn. */
    this.frames = 0;
    this.flags = 0;
    this.simulatedTime = 0;
    /** @type {number[]} */
    this.programTimes = [];
    /** @type {number[]} */
    this.applyTimes = [];
    this.printed = 0;
    this.isStopped = false;
    this.animationFrame = 0;
    this.timer = 0;
    /** @type {import("./protocol.js").InputRecord[]} */
    this.queue = [];
    this.renderer = new FrameRenderer(stage);
  }

  /** Starts the demo and draws its first frame. */
  start() {
    const [width, height, scale] = [this.stage.clientWidth, this.stage.clientHeight, devicePixelRatio];
    this.recorder = new Recorder(this.demo.name, width, height, scale);
    this.input = new InputSource(
      this.stage, (target) => this.renderer.layerOf(target), (record) => this.receive(record),
      (text) => this.attempt(() => this.program.clipboard(text)), this.renderer.field, () => this.flush());
    this.attempt(() => {
      this.program.loadDefaults(storedDefaults(this.demo.name));
      // With a clock of its own a test sees the same time of day each time.
      if (!this.isManual) this.program.call("sp_wall_clock", (performance.timeOrigin - REFERENCE_DATE) / 1000);
      this.program.call("sp_start", this.demo.index, width, height, scale);
    });
    if (this.options.lessMotion ?? wantsLessMotion()) this.input.put(null, InputKind.reducedmotion, { id: 1 });
    if (this.options.rightToLeft ?? isRightToLeft()) this.input.put(null, InputKind.direction, { id: 1 });
    if (matchMedia("(prefers-color-scheme: dark)").matches) this.input.put(null, InputKind.appearance, { id: 1 });
    this.input.resizeText();
    if (document.hidden) this.input.put(null, InputKind.visibility, { id: 0 });
    this.advance(this.isManual ? 0 : performance.now());
  }

  /** Ends the demo; nothing of it is heard or drawn any more. */
  stop() {
    this.isStopped = true;
    this.input?.stop();
    cancelAnimationFrame(this.animationFrame);
    clearTimeout(this.timer);
    this.animationFrame = this.timer = 0;
    this.renderer.release();
  }

  /** @param {import("./protocol.js").InputRecord} record */
  receive(record) {
    if (this.isManual) record.time = this.time;
    else if (Number.isNaN(record.time)) record.time = performance.now();
    this.queue.push(record);
    // A hidden page gets no frames any more, and may be gone before it is shown again: the program hears of it at once.
    if (record.kind === InputKind.visibility && record.id === 0 && !this.isManual && this.frames) {
      cancelAnimationFrame(this.animationFrame);
      this.animationFrame = 0;
      this.advance(record.time);
    } else {
      this.request();
    }
  }

  /** Shows a frame at once, within the event that is being heard. */
  flush() {
    if (this.isStopped || this.isManual || document.hidden) return;
    cancelAnimationFrame(this.animationFrame);
    this.animationFrame = 0;
    this.advance(performance.now());
  }

  /** Asks the browser for one frame, unless one is coming or the page is hidden. */
  request() {
    if (this.isStopped || this.isManual || this.animationFrame || document.hidden) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.animationFrame = requestAnimationFrame((time) => {
      this.animationFrame = 0;
      this.advance(time);
    });
  }

  /**
   * Delivers what is queued, lets the program advance to `time` and draws.
   * @param {number} time milliseconds
   */
  advance(time) {
    if (this.isStopped) return;
    // Browsers have been seen to repeat or turn back a frame's time by a fraction; time never runs backwards here.
    this.time = Math.max(this.time, time);
    const records = this.queue;
    this.queue = [];
    for (const record of records) this.recorder?.event(record);
    this.recorder?.frame(this.time);
    const wakeUp = this.attempt(() => {
      const start = performance.now();
      this.program.push(records);
      const frame = this.program.frame(this.time);
      const middle = performance.now();
      this.renderer.apply(this.program, frame.start, frame.end);
      this.measure(middle - start, performance.now() - middle);
      this.flags = frame.flags;
      if (this.input) this.input.wants = frame.flags;
      this.simulatedTime = frame.simulatedTime;
      this.frames++;
      return frame.wakeUp;
    });
    if (this.isStopped) return;
    this.attempt(() => {
      const defaults = this.program.changedDefaults();
      if (defaults !== null) storeDefaults(this.demo.name, defaults);
    });
    this.repeatLog();
    if (this.isManual) return;
    if (this.flags & FrameFlag.moreFrames || this.queue.length) this.request();
    else if (wakeUp) this.timer = setTimeout(() => this.request(), wakeUp);
  }

  /**
   * Runs `body`; whatever it throws ends the demo.
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

  /**
   * @param {number} program
   * @param {number} apply
   */
  measure(program, apply) {
    this.programTimes.push(program);
    this.applyTimes.push(apply);
    if (this.programTimes.length > SAMPLES) {
      this.programTimes.shift();
      this.applyTimes.shift();
    }
  }

  /** What the program printed in this frame goes to the console. */
  repeatLog() {
    const total = this.program.logTotal;
    if (total === this.printed) return;
    const fresh = this.program.log(total - this.printed).trimEnd();
    this.printed = total;
    if (fresh) console.info(fresh);
  }
}
