// SPDX-License-Identifier: MIT
// @ts-check

// Demo thumbnails: still images that animate while hovered.

import { FrameRenderer } from "../frame.js";
import { Ledger } from "../ledger.js";
import { HostError, Program } from "../module.js";
import { isDark, isRightToLeft, wantsContrast, wantsLessMotion } from "../preferences.js";
import { FrameFlag, InputKind } from "../protocol.js";
import { RemoteFrame } from "../remote.js";

/**
 * The delay of the image after the end of the first touch, the frame duration, and the latest time of an image, in
 * milliseconds.
 */
const AFTER_FINGER = 350;
const PICTURE_FRAME = 1000 / 30;
const LATEST_PICTURE = 6000;
/** The times of images in milliseconds, for demos in which the time must be different. @type {Record<string, number>} */
const LATE = { newtonian: 500, messages: 3300, "dynamics-playground": 2300 };
/** The corner radius of an image in pixels. */
const CORNER = 18;

/**
 * The maximum and minimum time in milliseconds for which a demo plays after its last touch. The minimum applies even if
 * the demo is at rest.
 */
const LONGEST_END = 5000;
const SHORTEST_END = 900;

/**
 * A demo thumbnail.
 * @typedef {object} Thumbnail
 * @property {import("./index.js").Demo} demo
 * @property {HTMLElement} card the element that is hovered, focused or scrolled to
 * @property {HTMLElement} stage
 * @property {FrameRenderer | null} renderer null before the first image is drawn
 */

/**
 * Manages the thumbnails of all demos. One program draws still images. Another one plays the demo that is hovered,
 * focused or, on devices without a mouse, scrolled to the middle.
 */
export class Thumbnails {
  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.module = module;
    /** The program that draws still images. @type {Program | null} */
    this.painter = null;
    /** The program that plays a demo. @type {Program | null} */
    this.program = null;
    /** @type {Map<Element, Thumbnail>} */
    this.all = new Map();
    /** The thumbnails that need an image. @type {Set<Thumbnail>} */
    this.wanted = new Set();
    /** @type {{ thumbnail: Thumbnail, began: number, loops: boolean, next: number, end: number,
     *   input: import("../protocol.js").InputRecord[] } | null} */
    this.playing = null;
    this.animationFrame = 0;
    this.idle = 0;
    this.isStopped = false;
    this.near = new IntersectionObserver((entries) => this.cameNear(entries), { rootMargin: "50%" });
    this.sizes = new ResizeObserver((entries) => { for (const entry of entries) this.fit(entry.target); });
    this.scrolled = () => this.waitForScroll();
    this.scrollTimer = 0;
    this.hasPointer = matchMedia("(hover: hover)").matches;
  }

  async start() {
    this.painter = await Program.start(this.module);
    this.program = await Program.start(this.module);
    if (!this.hasPointer) addEventListener("scroll", this.scrolled, { passive: true });
    this.drawNext();
  }

  stop() {
    this.isStopped = true;
    this.rest();
    clearTimeout(this.idle);
    clearTimeout(this.scrollTimer);
    removeEventListener("scroll", this.scrolled);
    this.near.disconnect();
    this.sizes.disconnect();
    for (const thumbnail of this.all.values()) thumbnail.renderer?.release();
  }

  /**
   * Adds a demo's thumbnail to a card.
   * @param {import("./index.js").Demo} demo
   * @param {HTMLElement} card
   * @param {HTMLElement} place the container, whose width the thumbnail fills
   */
  add(demo, card, place) {
    const stage = document.createElement("div");
    stage.className = "stage";
    stage.style.width = `${demo.width}px`;
    // All thumbnails have the same height. Taller demos are cropped at the bottom.
    stage.style.height = `${Math.min(demo.height, demo.width * 16 / 9)}px`;
    place.append(stage);
    const thumbnail = { demo, card, stage, renderer: null };
    this.all.set(card, thumbnail);
    this.near.observe(card);
    this.sizes.observe(place);
    if (wantsLessMotion()) return;
    if (this.hasPointer) {
      card.addEventListener("pointerenter", () => this.play(thumbnail, true));
      card.addEventListener("pointerleave", () => this.rest(thumbnail));
    }
    card.addEventListener("focusin", (event) => {
      // Focus from a click is ignored, because the click opens the demo.
      if (event.target instanceof Element && event.target.matches(":focus-visible")) this.play(thumbnail, false);
    });
    card.addEventListener("focusout", () => this.rest(thumbnail));
  }

  /** @param {Element} place */
  fit(place) {
    const stage = /** @type {HTMLElement | null} */ (place.firstElementChild);
    if (!stage?.offsetWidth) return;
    const scale = Math.min(place.clientWidth / stage.offsetWidth, place.clientHeight / stage.offsetHeight);
    stage.style.scale = String(scale);
    stage.style.borderRadius = `${CORNER / scale}px`;
  }

  /** @param {IntersectionObserverEntry[]} entries */
  cameNear(entries) {
    for (const entry of entries) {
      const thumbnail = this.all.get(entry.target);
      if (!thumbnail || thumbnail.renderer) continue;
      if (entry.isIntersecting) this.wanted.add(thumbnail);
      else this.wanted.delete(thumbnail);
    }
    this.drawNext();
  }

  drawNext() {
    if (!this.painter || this.idle || this.isStopped || !this.wanted.size) return;
    this.idle = setTimeout(() => {
      this.idle = 0;
      const [thumbnail] = this.wanted;
      if (thumbnail) this.attempt(() => this.draw(thumbnail));
      this.drawNext();
    });
  }

  /** @param {Thumbnail} thumbnail */
  draw(thumbnail) {
    const program = running(this.painter);
    const input = inputOf(thumbnail.demo, program);
    const lifted = input.find((record) => record.kind === InputKind.up)?.time ?? 0;
    const end = LATE[thumbnail.demo.name] ?? Math.min(lifted + AFTER_FINGER, LATEST_PICTURE);
    let next = 0;
    // Only the last frame is displayed, so earlier frames are applied only to a ledger.
    const ledger = new Ledger();
    this.begin(thumbnail, program, ledger);
    for (let time = PICTURE_FRAME; time < end; time += PICTURE_FRAME) {
      const first = next;
      while (next < input.length && input[next].time <= time) next++;
      program.push(input.slice(first, next));
      const frame = program.frame(time);
      ledger.apply(program, frame.start, frame.end);
    }
    const picture = new RemoteFrame(ledger.wholeFrame());
    thumbnail.renderer?.apply(/** @type {any} */ (picture), picture.start, picture.end);
  }

  /**
   * @param {Thumbnail} thumbnail
   * @param {boolean} loops whether it repeats
   */
  play(thumbnail, loops) {
    if (!this.program || this.isStopped) return;
    if (this.playing?.thumbnail === thumbnail) {
      this.playing.loops ||= loops;
      return;
    }
    this.rest();
    thumbnail.card.classList.add("moves");
    const input = this.attempt(() => {
      const program = running(this.program);
      this.begin(thumbnail, program);
      return inputOf(thumbnail.demo, program);
    });
    if (!input) return;
    this.playing = { thumbnail, began: performance.now(), loops, next: 0, end: input.at(-1)?.time ?? 0, input };
    this.request();
  }

  request() {
    this.animationFrame = requestAnimationFrame((time) => this.attempt(() => this.advance(time)));
  }

  /** @param {number} now */
  advance(now) {
    const { playing } = this;
    if (!playing) return;
    const time = Math.max(0, now - playing.began);
    const first = playing.next;
    while (playing.next < playing.input.length && playing.input[playing.next].time <= time) playing.next++;
    running(this.program).push(playing.input.slice(first, playing.next));
    const flags = this.show(playing.thumbnail, time);
    const rests = !(flags & FrameFlag.moreFrames) && time > playing.end + SHORTEST_END;
    if (!rests && time < playing.end + LONGEST_END) return this.request();
    const { thumbnail, loops } = playing;
    this.rest();
    if (loops) this.play(thumbnail, true);
  }

  /**
   * Stops playing a demo. Its last frame remains visible.
   * @param {Thumbnail} [thumbnail] stop only if this one is playing
   */
  rest(thumbnail) {
    if (!this.playing || (thumbnail && this.playing.thumbnail !== thumbnail)) return;
    this.playing.thumbnail.card.classList.remove("moves");
    this.playing = null;
    cancelAnimationFrame(this.animationFrame);
  }

  waitForScroll() {
    clearTimeout(this.scrollTimer);
    if (wantsLessMotion()) return;
    this.scrollTimer = setTimeout(() => {
      const middle = innerHeight / 2;
      let best = null;
      let least = innerHeight / 4;
      for (const thumbnail of this.all.values()) {
        const box = thumbnail.card.getBoundingClientRect();
        const away = Math.abs(box.top + box.height / 2 - middle);
        if (box.height && away < least) [best, least] = [thumbnail, away];
      }
      if (best) this.play(best, false);
      else this.rest();
    }, 150);
  }

  /**
   * Starts a demo and applies its first frame to the page or a ledger.
   * @param {Thumbnail} thumbnail
   * @param {Program} program
   * @param {Ledger} [ledger]
   */
  begin(thumbnail, program, ledger) {
    const { demo, stage } = thumbnail;
    this.wanted.delete(thumbnail);
    thumbnail.renderer?.release();
    stage.replaceChildren();
    // No layers are composited separately, because they would be rasterized at full size and then scaled down, so that
    // thin lines could disappear. In still images, most layers do not move anyway.
    thumbnail.renderer = new FrameRenderer(stage, 0);
    program.call("sp_start", demo.index, demo.width, demo.height, devicePixelRatio);
    /** @type {import("../protocol.js").InputRecord[]} */
    const records = [];
    const add = (/** @type {number} */ kind) => records.push({ kind, flags: 0, id: 1, x: 0, y: 0, a: 0, b: 0, time: 0 });
    if (wantsLessMotion()) add(InputKind.reducedmotion);
    if (isRightToLeft()) add(InputKind.direction);
    if (isDark()) add(InputKind.appearance);
    if (wantsContrast()) add(InputKind.contrast);
    program.push(records);
    const frame = program.frame(0);
    if (ledger) ledger.apply(program, frame.start, frame.end);
    else thumbnail.renderer.apply(program, frame.start, frame.end);
  }

  /**
   * Displays the frame at the given time and returns the frame's flags.
   * @param {Thumbnail} thumbnail
   * @param {number} time
   */
  show(thumbnail, time) {
    const program = running(this.program);
    const frame = program.frame(time);
    thumbnail.renderer?.apply(program, frame.start, frame.end);
    return frame.flags;
  }

  /**
   * Runs `body`. If it throws an error, no more images are drawn.
   * @template T
   * @param {() => T} body
   * @returns {T | undefined}
   */
  attempt(body) {
    try {
      return body();
    } catch (error) {
      console.error(error);
      this.stop();
      return undefined;
    }
  }
}

/** @param {Program | null} program */
function running(program) {
  if (!program) throw new HostError("The thumbnails have no running program.");
  return program;
}

/**
 * Returns the input records of a demo's script.
 * @param {import("./index.js").Demo} demo
 * @param {Program} program
 */
function inputOf(demo, program) {
  return program.records(program.call("sp_demo_input", demo.index));
}
