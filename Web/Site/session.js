// SPDX-License-Identifier: MIT
// @ts-check

// The timeline of a running demo: pause, slow motion, single frames, and any earlier frame.

import { FrameRenderer } from "./frame.js";
import { FrameFlag, InputKind } from "./protocol.js";
import { Recorder } from "./recorder.js";
import { RemoteFrame } from "./remote.js";
import { Timeline } from "./timeline.js";

/** The time of a demo, in milliseconds: the browser's own until somebody stops it, slows it down or sets it. */
class Clock {
  constructor() {
    /** Seconds of the demo in a second of the browser; 0 while it stands. */
    this.pace = 1;
    this.offset = 0;
  }

  /**
   * What the demo's clock shows at a time of the browser's.
   * @param {number} now
   */
  at(now) { return now * this.pace + this.offset; }

  /**
   * Sets what the clock shows now, and how it goes on.
   * @param {number} now
   * @param {number} time
   * @param {number} pace
   */
  set(now, time, pace) {
    this.pace = pace;
    this.offset = time - now * pace;
  }
}

/** Input that goes on from a moment of the past; whatever else comes then is not heard. */
const BRANCHING = new Set([InputKind.down, InputKind.keydown, InputKind.wheel, InputKind.activate, InputKind.parameter]);

/** Frames a second of single steps, unless a rate is chosen. */
const STEP_RATE = 60;

/**
 * All frames of one demo since it started, and how time goes in them: it stands, goes slowly, frame by frame, back to any of them,
 * and another way from there.
 */
export class Session {
  /** @param {import("./player.js").Player} player what runs the demo */
  constructor(player) {
    this.player = player;
    this.clock = new Clock();
    /** Seconds of the demo in a second, while it does not stand. */
    this.pace = 1;
    /** Frames of the session that the program has seen; fewer than there are after somebody went back. */
    this.position = 0;
    /** Whole sessions that somebody left at a moment to go another way, the latest first. @type {ReturnType<Recorder["session"]>[]} */
    this.otherWays = [];
    /** The first frame at which a replay was seen to be another one than was recorded; 0 for none. */
    this.divergence = 0;
    /** What reached the program; null before the demo starts. @type {Recorder | null} */
    this.recorder = null;
    /** The way back; null where nobody goes back. @type {Timeline | null} */
    this.timeline = null;
  }

  /** Frames of the session. */
  get length() { return this.recorder?.frames.length ?? 0; }

  /** Whether the program is at an earlier frame than the last one. */
  get isPast() { return this.position < this.length; }

  get isPaused() { return this.clock.pace === 0; }

  /** The session as a script; empty before the demo starts. */
  text() { return this.recorder?.text() ?? ""; }

  // What is played

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
    // Who touches what stands lets it go on; who sets a value looks at it first.
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

  // How time goes

  /** Lets time stand. */
  pause() {
    this.setPace(0);
    this.player.cancelRequest();
    this.player.changed();
  }

  /** Lets time go on: through what was recorded where there is some, and on from there. */
  resume() {
    this.setPace(this.pace);
    this.player.request();
    this.player.changed();
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
    this.clock.set(now, this.isPaused || this.isPast ? this.player.time : this.clock.at(now), pace);
  }

  /**
   * One frame forward or back; time stands afterwards.
   * @param {1 | -1} direction
   */
  step(direction) {
    const { player } = this;
    this.pause();
    if (direction < 0 || this.isPast) this.seek(this.position + direction);
    else player.advance(player.time + 1000 / (player.rate || STEP_RATE));
  }

  /**
   * Goes to a frame of the session; time stands afterwards.
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
   * Draws a whole stage. The keyboard's focus stays with whoever seeks.
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
    // What rests in the end needs no more frames than it had.
    if (this.isPast || player.flags & FrameFlag.moreFrames) player.request();
  }

  // Other ways

  /** Goes another way from here: the session as it was is put aside. */
  branch() {
    const { player, recorder, timeline } = this;
    if (!recorder || !timeline) return;
    this.putAside();
    player.twin?.session.putAside();
    this.resume();
    // Fingers that were down then are nobody's now.
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

  /** Goes to the end of the session that was left last, and puts the present one behind the others: each is reached in turn. */
  changeWay() {
    if (this.exchange()) this.seek(this.length);
  }

  /** Takes the session that was left last in the place of the present one. Returns whether there is one. */
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
