// SPDX-License-Identifier: MIT
// @ts-check

// Controls the time of a running demo, with pause, slow motion, single steps, and seeking.

import { FrameRenderer } from "./frame.js";
import { FrameFlag, InputKind } from "./protocol.js";
import { Recorder } from "./recorder.js";
import { RemoteFrame } from "./remote.js";
import { Timeline } from "./timeline.js";

/** A demo's clock. Its time in milliseconds equals the browser's time until it is paused, slowed down or set. */
class Clock {
  constructor() {
    /** Demo seconds per browser second; 0 while paused. */
    this.pace = 1;
    this.offset = 0;
  }

  /**
   * Returns the demo's time for a browser time.
   * @param {number} now
   */
  at(now) { return now * this.pace + this.offset; }

  /**
   * Sets the demo's current time and its pace.
   * @param {number} now
   * @param {number} time
   * @param {number} pace
   */
  set(now, time, pace) {
    this.pace = pace;
    this.offset = time - now * pace;
  }
}

/** The kinds of input that start a new branch at a past frame. Other input is ignored there. */
const BRANCHING = new Set([InputKind.down, InputKind.keydown, InputKind.wheel, InputKind.activate, InputKind.parameter]);

/** The rate of single steps in Hz if no frame rate has been chosen. */
const STEP_RATE = 60;

/**
 * All frames of a demo since its start. The session can be paused, slowed down, stepped through frame by frame, and
 * moved to any frame, from which a new branch can be started.
 */
export class Session {
  /** @param {import("./player.js").Player} player runs the demo */
  constructor(player) {
    this.player = player;
    this.clock = new Clock();
    /** Demo seconds per browser second while the demo is not paused. */
    this.pace = 1;
    /** The number of processed frames, which is less than `length` after seeking back. */
    this.position = 0;
    /**
     * Earlier sessions that were replaced by new branches, starting with the latest.
     * @type {ReturnType<Recorder["session"]>[]}
     */
    this.otherWays = [];
    /** The first frame at which a replay differed from the recording; 0 if none. */
    this.divergence = 0;
    /** The recorder of the program's input; null before the demo starts. @type {Recorder | null} */
    this.recorder = null;
    /** The stored states for seeking backward; null if seeking is disabled. @type {Timeline | null} */
    this.timeline = null;
  }

  /** The number of frames in the session. */
  get length() { return this.recorder?.frames.length ?? 0; }

  /** Whether the program is at a frame before the last one. */
  get isPast() { return this.position < this.length; }

  get isPaused() { return this.clock.pace === 0; }

  /** Returns the session as a script; empty before the demo starts. */
  text() { return this.recorder?.text() ?? ""; }

  // Recording.

  /**
   * Starts recording.
   * @param {number} width of the stage, in points
   * @param {number} height
   * @param {number} scale
   */
  begin(width, height, scale) {
    this.recorder = new Recorder(this.player.demo.name, width, height, scale);
  }

  /** Starts storing states for seeking backward. The program must have been started, and must not have drawn a frame yet. */
  makeTimeline() {
    if (this.recorder) this.timeline = new Timeline(this.player.program, this.recorder);
  }

  /**
   * Returns whether input reaches the program. Input can end a pause or start a new branch.
   * @param {number} kind
   */
  admit(kind) {
    const wasPaused = this.isPaused;
    if (this.isPast) {
      if (!BRANCHING.has(kind)) return false;
      this.branch();
    }
    // A touch resumes a paused demo, but a parameter change does not.
    if (kind === InputKind.parameter) {
      if (wasPaused && !this.isPaused) this.pause();
    } else if (this.isPaused && BRANCHING.has(kind)) {
      this.resume();
    }
    return !this.isPaused || (kind !== InputKind.move && kind !== InputKind.hover);
  }

  /**
   * Records a frame and the input that precedes it.
   * @param {import("./protocol.js").InputRecord[]} records
   * @param {number} time milliseconds
   */
  record(records, time) {
    for (const record of records) this.recorder?.event(record);
    this.recorder?.frame(time);
    this.position = this.length;
  }

  // Control of time.

  pause() {
    this.setPace(0);
    this.player.cancelRequest();
    this.player.changed();
  }

  /** Resumes the demo. If it is at a past frame, the recorded frames are replayed first. */
  resume() {
    this.setPace(this.pace);
    this.player.request();
    this.player.changed();
  }

  /**
   * Sets the speed of time.
   * @param {number} pace demo seconds per second
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
   * Steps one frame forward or back, and pauses.
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
   * @param {number} wish the number of frames shown at that point
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
   * Draws the entire stage. The control that is used for seeking keeps the keyboard focus.
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
   * Plays a recording from the beginning.
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
   * Replays recorded frames up to a time.
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
    // No frame is requested if the demo is at rest at the end of the recording.
    if (this.isPast || player.flags & FrameFlag.moreFrames) player.request();
  }

  // Branches.

  /** Starts a new branch at the current frame and stores the previous session. */
  branch() {
    const { player, recorder, timeline } = this;
    if (!recorder || !timeline) return;
    this.putAside();
    player.twin?.session.putAside();
    this.resume();
    // Cancel the touches that are active at the current frame.
    for (const finger of recorder.fingersDown()) player.receive({ ...finger, kind: InputKind.cancel, time: NaN });
  }

  /** Stores the entire session, then discards everything after the current frame. */
  putAside() {
    const { recorder, timeline } = this;
    if (!recorder || !timeline) return;
    this.otherWays.unshift(recorder.session());
    recorder.cut(this.position);
    timeline.cut(this.position);
  }

  /** Switches to the end of the session that was replaced last, and moves the current session to the end of the list. */
  changeWay() {
    if (this.exchange()) this.seek(this.length);
  }

  /** Exchanges the current session for the one that was replaced last. Returns false if no session has been replaced. */
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
