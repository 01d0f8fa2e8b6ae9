// SPDX-License-Identifier: MIT
// @ts-check

// The timeline of a running demo: pause, slow motion, single frames, and any earlier frame.

import { FrameRenderer } from "./frame.js";
import { FrameFlag, InputKind } from "./protocol.js";
import { Recorder } from "./recorder.js";
import { RemoteFrame } from "./remote.js";
import { Timeline } from "./timeline.js";

/** The time of a demo, in milliseconds: the browser's own until it is paused, slowed down or set. */
class Clock {
  constructor() {
    /** Seconds of the demo per second of the browser; 0 while paused. */
    this.pace = 1;
    this.offset = 0;
  }

  /**
   * The demo's time at a time of the browser.
   * @param {number} now
   */
  at(now) { return now * this.pace + this.offset; }

  /**
   * Sets the present time and the pace.
   * @param {number} now
   * @param {number} time
   * @param {number} pace
   */
  set(now, time, pace) {
    this.pace = pace;
    this.offset = time - now * pace;
  }
}

/** Input that resumes from a past moment; other input is ignored there. */
const BRANCHING = new Set([InputKind.down, InputKind.keydown, InputKind.wheel, InputKind.activate, InputKind.parameter]);

/** Frames a second of single steps, unless a rate is chosen. */
const STEP_RATE = 60;

/**
 * All frames of one demo since it started, and control of their time: pause, slow motion, single steps, seeking to any frame,
 * and branching from there.
 */
export class Session {
  /** @param {import("./player.js").Player} player what runs the demo */
  constructor(player) {
    this.player = player;
    this.clock = new Clock();
    /** Seconds of the demo per second, unless paused. */
    this.pace = 1;
    /** Number of frames that the program has processed; less than the number of all frames after seeking back. */
    this.position = 0;
    /** Whole sessions that were left by branching, the latest first. @type {ReturnType<Recorder["session"]>[]} */
    this.otherWays = [];
    /** The first frame at which a replay differed from the recording; 0 for none. */
    this.divergence = 0;
    /** The input of the program; null before the demo starts. @type {Recorder | null} */
    this.recorder = null;
    /** The states to seek back to; null if seeking is disabled. @type {Timeline | null} */
    this.timeline = null;
  }

  /** Frames of the session. */
  get length() { return this.recorder?.frames.length ?? 0; }

  /** Whether the program is at an earlier frame than the last one. */
  get isPast() { return this.position < this.length; }

  get isPaused() { return this.clock.pace === 0; }

  /** The session as a script; empty before the demo starts. */
  text() { return this.recorder?.text() ?? ""; }

  // Recording

  /**
   * Begins to record.
   * @param {number} width of the stage, in points
   * @param {number} height
   * @param {number} scale
   */
  begin(width, height, scale) {
    this.recorder = new Recorder(this.player.demo.name, width, height, scale);
  }

  /** Keeps states to go back to; the program has started, and has shown no frame yet. */
  makeTimeline() {
    if (this.recorder) this.timeline = new Timeline(this.player.program, this.recorder);
  }

  /**
   * Whether input reaches the program. It may end a pause, or begin another way.
   * @param {number} kind
   */
  admit(kind) {
    const wasPaused = this.isPaused;
    if (this.isPast) {
      if (!BRANCHING.has(kind)) return false;
      this.branch();
    }
    // A touch on a paused demo resumes it; after a change of a value it stays paused.
    if (kind === InputKind.parameter) {
      if (wasPaused && !this.isPaused) this.pause();
    } else if (this.isPaused && BRANCHING.has(kind)) {
      this.resume();
    }
    return !this.isPaused || (kind !== InputKind.move && kind !== InputKind.hover);
  }

  /**
   * Adds a frame, and the input that comes before it.
   * @param {import("./protocol.js").InputRecord[]} records
   * @param {number} time milliseconds
   */
  record(records, time) {
    for (const record of records) this.recorder?.event(record);
    this.recorder?.frame(time);
    this.position = this.length;
  }

  // Control of time

  /** Pauses. */
  pause() {
    this.setPace(0);
    this.player.cancelRequest();
    this.player.changed();
  }

  /** Resumes: through the recorded frames if there are some, and continues from their end. */
  resume() {
    this.setPace(this.pace);
    this.player.request();
    this.player.changed();
  }

  /**
   * Slows time down or speeds it up.
   * @param {number} pace seconds of the demo in a second
   */
  setSpeed(pace) {
    this.pace = pace;
    if (!this.isPaused) this.resume();
  }

  /** @param {number} pace */
  setPace(pace) {
    const now = performance.now();
    this.clock.set(now, this.isPaused || this.isPast ? this.player.time : this.clock.at(now), pace);
  }

  /**
   * One frame forward or back; pauses.
   * @param {1 | -1} direction
   */
  step(direction) {
    const { player } = this;
    this.pause();
    if (direction < 0 || this.isPast) this.seek(this.position + direction);
    else player.advance(player.time + 1000 / (player.rate || STEP_RATE));
  }

  /**
   * Seeks to a frame of the session and pauses.
   * @param {number} wish the number of frames that have been shown then
   */
  seek(wish) {
    const { player, timeline, recorder } = this;
    if (player.isStopped || !timeline || !recorder || recorder.isFull) return;
    this.pause();
    const frame = Math.max(1, Math.min(wish, this.length));
    player.twin?.session.seek(frame);
    player.attempt(() => {
      player.queue = [];
      const shown = timeline.seek(frame);
      this.position = frame;
      player.flags = shown.flags;
      player.simulatedTime = shown.simulatedTime;
      player.time = recorder.time(frame - 1);
      this.draw(shown.ledger);
    });
    this.pause();
  }

  /**
   * Draws a whole stage. The keyboard focus stays on the control used for seeking.
   * @param {import("./ledger.js").Ledger} ledger
   */
  draw(ledger) {
    const { player } = this;
    player.renderer.release();
    player.stage.replaceChildren();
    player.renderer = new FrameRenderer(player.stage);
    const frame = new RemoteFrame(ledger.wholeFrame());
    player.renderer.apply(/** @type {any} */ (frame), frame.start, frame.end);
    player.input?.takeField(player.renderer.field);
    player.takeRequests();
  }

  /**
   * Plays a recording from its beginning.
   * @param {import("./gallery/recording.js").Recording} recording
   */
  play(recording) {
    const { player, recorder } = this;
    if (!recorder) return;
    recorder.restore(recording);
    player.time = recorder.time(0);
    this.replay(player.time);
    if (!player.isManual) this.resume();
  }

  /**
   * Plays what was recorded up to a time.
   * @param {number} time
   */
  replay(time) {
    const { player, recorder } = this;
    if (!recorder) return;
    const { program } = player;
    player.attempt(() => {
      player.twin?.session.replay(time);
      while (this.isPast && recorder.time(this.position) <= time) {
        program.push(recorder.eventsBefore(this.position));
        player.time = recorder.time(this.position);
        const frame = program.frame(player.time);
        player.renderer.apply(program, frame.start, frame.end);
        player.flags = frame.flags;
        player.simulatedTime = frame.simulatedTime;
        this.position++;
        player.frames++;
        const expected = recorder.hashes.get(this.position);
        if (expected && !this.divergence && program.hash() !== expected) this.divergence = this.position;
      }
    });
    player.changed();
    // A demo that is at rest at the end needs no further frames.
    if (this.isPast || player.flags & FrameFlag.moreFrames) player.request();
  }

  // Branches

  /** Branches from here: the previous session is put aside. */
  branch() {
    const { player, recorder, timeline } = this;
    if (!recorder || !timeline) return;
    this.putAside();
    player.twin?.session.putAside();
    this.resume();
    // Fingers that were down then are cancelled.
    for (const finger of recorder.fingersDown()) player.receive({ ...finger, kind: InputKind.cancel, time: NaN });
  }

  /** Keeps the session as it was, and forgets in it what came after the present frame. */
  putAside() {
    const { recorder, timeline } = this;
    if (!recorder || !timeline) return;
    this.otherWays.unshift(recorder.session());
    recorder.cut(this.position);
    timeline.cut(this.position);
  }

  /** Switches to the end of the session that was left last, and queues the present one behind the others. */
  changeWay() {
    if (this.exchange()) this.seek(this.length);
  }

  /** Exchanges the present session for the one that was left last. Returns whether there is one. */
  exchange() {
    const { recorder, timeline } = this;
    const other = this.otherWays.shift();
    if (!other || !recorder || !timeline) return false;
    this.player.twin?.session.exchange();
    this.pause();
    this.otherWays.push(recorder.session());
    recorder.restore(other);
    timeline.cut(0);
    return true;
  }
}
