// SPDX-License-Identifier: MIT
// @ts-check

import { Clock } from "./clock.js";
import { FrameRenderer } from "./frame.js";
import { InputSource } from "./input.js";
import { isDark, isRightToLeft, wantsLessMotion } from "./preferences.js";
import { FrameFlag, InputKind } from "./protocol.js";
import { Recorder } from "./recorder.js";
import { RemoteFrame } from "./remote.js";
import { storeDefaults, storedDefaults } from "./storage.js";
import { Timeline } from "./timeline.js";

/** Frames whose times are kept for `stats`. */
const SAMPLES = 600;

/** Input that goes on from a moment of the past; whatever else comes then is not heard. */
const BRANCHING = new Set([InputKind.down, InputKind.keydown, InputKind.wheel, InputKind.activate, InputKind.parameter]);

/** Input that belongs to one of two that play side by side. */
const OF_ONE = new Set([InputKind.parameter, InputKind.resize]);

/** Input that a page says once, however many play on it. */
const OF_PAGE = new Set([InputKind.visibility, InputKind.reducedmotion, InputKind.appearance, InputKind.contentsize]);

/** Frames a second of single steps, unless a rate is chosen. */
const STEP_RATE = 60;

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
   * @param {{ isManual: boolean, isPart?: boolean, lessMotion?: boolean, rightToLeft?: boolean,
   *   recording?: import("./gallery/recording.js").Recording | null, values?: import("./gallery/parameters.js").Values, onFailure: (error: unknown, player: Player) => void,
   *   onUnstored?: () => void, rate?: number }} options what is not said of motion and direction is as the
   *   person prefers; what is a part of a page has no keys but those that are typed on it; a recording is played
   *   first
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
    this.clock = new Clock();
    /** Seconds of the demo in a second, while it does not stand. */
    this.pace = 1;
    /** Frames a second that are shown at most; 0 for all that the screen has. */
    this.rate = options.rate ?? 0;
    this.lastShown = 0;
    /** Frames of the session that the program has seen; fewer than there are after somebody went back. */
    this.position = 0;
    /** Whole sessions that somebody left at a moment to go another way, the latest first. @type {ReturnType<Recorder["session"]>[]} */
    this.otherWays = [];
    /** The first frame at which a replay was seen to be another one than was recorded; 0 for none. */
    this.divergence = 0;
    /** Those who hear of every frame, and of every change of how time goes. @type {(() => void)[]} */
    this.listeners = [];
    /** Plays the same with other values, in step with this one. @type {Player | null} */
    this.twin = null;
    /** Whom this one follows. @type {Player | null} */
    this.leader = null;
  }

  /** Starts the demo and draws its first frame. */
  start() {
    const { recording } = this.options;
    const [width, height, scale] = recording ? [recording.width, recording.height, recording.scale]
      : [this.stage.clientWidth, this.stage.clientHeight, devicePixelRatio];
    this.recorder = new Recorder(this.demo.name, width, height, scale);
    this.input = new InputSource(
      this.stage, (target) => this.renderer.layerOf(target), (record) => this.receive(record),
      (text) => this.attempt(() => this.program.clipboard(text)), this.renderer.field, () => this.flush());
    this.input.isEmbedded ||= this.options.isPart || this.leader !== null;
    this.attempt(() => {
      if (!recording) this.program.loadDefaults(storedDefaults(this.demo.name));
      // With a clock of its own a test sees the same time of day each time.
      if (!this.isManual && !recording) this.program.call("sp_wall_clock", (performance.timeOrigin - REFERENCE_DATE) / 1000);
      this.program.call("sp_start", this.demo.index, width, height, scale);
      if (!this.options.isPart && this.recorder) this.timeline = new Timeline(this.program, this.recorder);
    });
    if (recording) return this.startReplay(recording);
    if (this.leader) {
      this.options.values?.forEach((value, number) => this.set(number, value));
      return;
    }
    if (this.options.lessMotion ?? wantsLessMotion()) this.input.put(null, InputKind.reducedmotion, { id: 1 });
    if (this.options.rightToLeft ?? isRightToLeft()) this.input.put(null, InputKind.direction, { id: 1 });
    if (isDark()) this.input.put(null, InputKind.appearance, { id: 1 });
    this.input.resizeText();
    if (document.hidden) this.input.put(null, InputKind.visibility, { id: 0 });
    this.options.values?.forEach((value, number) => this.set(number, value));
    this.advance(this.isManual ? 0 : performance.now());
  }

  /**
   * Plays a recording from its beginning.
   * @param {import("./gallery/recording.js").Recording} recording
   */
  startReplay(recording) {
    const { recorder } = this;
    if (!recorder) return;
    recorder.restore(recording);
    this.time = recorder.time(0);
    this.replay(this.time);
    if (!this.isManual) this.resume();
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
    const guide = this.leader ?? this;
    if (this.leader && !OF_ONE.has(record.kind)) {
      // Fingers on either of two are on both; what the page says has been heard by the other one.
      if (!OF_PAGE.has(record.kind)) guide.receive(record);
      return;
    }
    const wasPaused = guide.isPaused;
    if (guide.isPast) {
      if (!BRANCHING.has(record.kind)) return;
      guide.branch();
    }
    // Who touches what stands lets it go on; who sets a value looks at it first.
    if (record.kind === InputKind.parameter) {
      if (wasPaused && !guide.isPaused) guide.pause();
    } else if (this.isPaused && BRANCHING.has(record.kind)) {
      this.resume();
    }
    if (this.isPaused && (record.kind === InputKind.move || record.kind === InputKind.hover)) return;
    if (this.isManual) record.time = this.time;
    else record.time = this.clock.at(Number.isNaN(record.time) ? performance.now() : record.time);
    this.queue.push(record);
    if (this.leader) return this.leader.request();
    // A hidden page gets no frames any more, and may be gone before it is shown again: the program hears of it at once.
    if (record.kind === InputKind.visibility && record.id === 0 && !this.isManual && !this.isPaused && this.frames) {
      cancelAnimationFrame(this.animationFrame);
      this.animationFrame = 0;
      this.advance(record.time);
    } else {
      this.request();
    }
  }

  /** Shows a frame at once, within the event that is being heard. */
  flush() {
    if (this.leader) return this.leader.flush();
    if (this.isStopped || this.isManual || this.isPaused || document.hidden) return;
    cancelAnimationFrame(this.animationFrame);
    this.animationFrame = 0;
    this.advance(this.clock.at(performance.now()));
  }

  /** Asks the browser for one frame, unless one is coming or the page is hidden. */
  request() {
    if (this.leader) return this.leader.request();
    if (this.isStopped || this.isManual || this.isPaused || this.animationFrame || document.hidden) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.animationFrame = requestAnimationFrame((now) => {
      this.animationFrame = 0;
      // A screen that is slower than this one: its frames come when they are due, give or take half of one of this screen's.
      if (this.rate && now - this.lastShown < 1000 / this.rate - 4) return this.request();
      this.lastShown = now;
      const time = this.clock.at(now);
      if (this.isPast) this.replay(time);
      else this.advance(time);
    });
  }

  /**
   * Delivers what is queued, lets the program advance to `time` and draws.
   * @param {number} time milliseconds
   */
  advance(time) {
    if (this.isStopped) return;
    // What came after is known already.
    if (this.isPast) return this.replay(time);
    // Browsers have been seen to repeat or turn back a frame's time by a fraction; time never runs backwards here.
    this.time = Math.max(this.time, time);
    const records = this.queue;
    this.queue = [];
    this.twin?.follow(records, this.time);
    for (const record of records) this.recorder?.event(record);
    this.recorder?.frame(this.time);
    this.position = this.length;
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
    this.attempt(() => this.recorder?.noteHash(() => this.program.hash()));
    this.attempt(() => {
      const defaults = this.program.changedDefaults();
      if (defaults !== null && !this.leader && !storeDefaults(this.demo.name, defaults)) this.options.onUnstored?.();
    });
    this.repeatLog();
    this.changed();
    if (this.isManual || this.leader) return;
    const wantsMore = (this.flags | (this.twin?.flags ?? 0)) & FrameFlag.moreFrames;
    if (wantsMore || this.queue.length || this.twin?.queue.length) this.request();
    else if (wakeUp && !this.isPaused) this.timer = setTimeout(() => this.request(), wakeUp / this.pace);
  }

  /** Whether something moves that wants more frames. */
  get wantsFrames() { return (this.flags & FrameFlag.moreFrames) !== 0; }

  /**
   * What the program says about what runs, see `sp_inspect`; empty once it has stopped.
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
   * Gives a parameter of the demo another value, from the next frame on.
   * @param {number} number
   * @param {number} value
   */
  set(number, value) { this.input?.put(null, InputKind.parameter, { id: number, x: value }); }

  /**
   * The values that the person has set, by the numbers of parameters.
   * @returns {import("./gallery/parameters.js").Values}
   */
  get values() {
    const values = this.recorder?.valuesAt(this.position) ?? new Map();
    for (const { kind, id, x } of this.queue) if (kind === InputKind.parameter) values.set(id, x);
    return values;
  }

  /**
   * Lets another player, which has not started yet, play the same with other values, in step with this one.
   * @param {Player} twin
   */
  take(twin) {
    this.twin = twin;
    twin.leader = this;
  }

  /**
   * As the leader does, with all of its input but what belongs to its own screen and values.
   * @param {import("./protocol.js").InputRecord[]} records
   * @param {number} time
   */
  follow(records, time) {
    this.queue.push(...records.filter(({ kind }) => !OF_ONE.has(kind)));
    this.advance(time);
  }

  // Time

  /** Frames of the session. */
  get length() { return this.recorder?.frames.length ?? 0; }

  /** Whether the program is at an earlier frame than the last one. */
  get isPast() { return this.position < this.length; }

  get isPaused() { return this.clock.pace === 0; }

  /** Lets time stand. */
  pause() {
    this.setPace(0);
    cancelAnimationFrame(this.animationFrame);
    clearTimeout(this.timer);
    this.animationFrame = this.timer = 0;
    this.changed();
  }

  /** Lets time go on: through what was recorded where there is some, and on from there. */
  resume() {
    this.setPace(this.pace);
    this.request();
    this.changed();
  }

  /**
   * Lets time go slower or faster.
   * @param {number} pace seconds of the demo in a second
   */
  setSpeed(pace) {
    this.pace = pace;
    if (!this.isPaused) this.resume();
  }

  /** @param {number} pace */
  setPace(pace) {
    const now = performance.now();
    this.clock.set(now, this.isPaused || this.isPast ? this.time : this.clock.at(now), pace);
  }

  /**
   * One frame forward or back; time stands afterwards.
   * @param {1 | -1} direction
   */
  step(direction) {
    this.pause();
    if (direction < 0 || this.isPast) this.seek(this.position + direction);
    else this.advance(this.time + 1000 / (this.rate || STEP_RATE));
  }

  /**
   * Goes to a frame of the session; time stands afterwards.
   * @param {number} wish the number of frames that have been shown then
   */
  seek(wish) {
    const { timeline, recorder } = this;
    if (this.isStopped || !timeline || !recorder || recorder.isFull) return;
    this.pause();
    const frame = Math.max(1, Math.min(wish, this.length));
    this.twin?.seek(frame);
    this.attempt(() => {
      this.queue = [];
      const shown = timeline.seek(frame);
      this.position = frame;
      this.flags = shown.flags;
      this.simulatedTime = shown.simulatedTime;
      this.time = recorder.time(frame - 1);
      this.draw(shown.ledger);
    });
    this.pause();
  }

  /**
   * Draws a whole stage. The keyboard's focus stays with whoever seeks.
   * @param {import("./ledger.js").Ledger} ledger
   */
  draw(ledger) {
    this.renderer.release();
    this.stage.replaceChildren();
    this.renderer = new FrameRenderer(this.stage);
    const frame = new RemoteFrame(ledger.wholeFrame());
    this.renderer.apply(/** @type {any} */ (frame), frame.start, frame.end);
    this.input?.takeField(this.renderer.field);
  }

  /**
   * Plays what was recorded up to a time.
   * @param {number} time
   */
  replay(time) {
    const { recorder } = this;
    if (!recorder) return;
    this.attempt(() => {
      this.twin?.replay(time);
      while (this.isPast && recorder.time(this.position) <= time) {
        this.program.push(recorder.eventsBefore(this.position));
        this.time = recorder.time(this.position);
        const frame = this.program.frame(this.time);
        this.renderer.apply(this.program, frame.start, frame.end);
        this.flags = frame.flags;
        this.simulatedTime = frame.simulatedTime;
        this.position++;
        this.frames++;
        const expected = recorder.hashes.get(this.position);
        if (expected && !this.divergence && this.program.hash() !== expected) this.divergence = this.position;
      }
    });
    this.changed();
    // What rests in the end needs no more frames than it had.
    if (this.leader) return;
    if (this.isPast || this.flags & FrameFlag.moreFrames) this.request();
  }

  /** Goes another way from here: the session as it was is put aside. */
  branch() {
    const { recorder, timeline } = this;
    if (!recorder || !timeline) return;
    this.otherWays.unshift(recorder.session());
    recorder.cut(this.position);
    timeline.cut(this.position);
    if (this.leader) return;
    this.twin?.branch();
    this.resume();
    // Fingers that were down then are nobody's now.
    for (const finger of recorder.fingersDown()) this.receive({ ...finger, kind: InputKind.cancel, time: NaN });
  }

  /** Goes to the end of the session that was left last, and puts the present one behind the others: each is reached in turn. */
  changeWay() {
    const { recorder, timeline } = this;
    const other = this.otherWays.shift();
    if (!other || !recorder || !timeline) return;
    this.twin?.changeWay();
    this.pause();
    this.otherWays.push(recorder.session());
    recorder.restore(other);
    timeline.cut(0);
    if (this.leader) return;
    this.seek(this.length);
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
