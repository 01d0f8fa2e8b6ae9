// SPDX-License-Identifier: MIT
// @ts-check

// A second player that runs beside another one with the same input and other values.

import { Player } from "../player.js";
import { InputKind } from "../protocol.js";

/** Input that belongs to one of two that play side by side. */
const OF_ONE = new Set([InputKind.parameter, InputKind.resize]);

/** Input that a page says once, however many play on it. */
const OF_PAGE = new Set([InputKind.visibility, InputKind.reducedmotion, InputKind.appearance, InputKind.contrast,
  InputKind.contentsize, InputKind.safearea]);

/** Plays the same as another player, side by side and in step with it, with other values. */
export class Twin extends Player {
  /**
   * @param {import("../module.js").Program} program
   * @param {HTMLElement} stage
   * @param {{ name: string, index: number }} demo
   * @param {Player} leader whom this one follows; it has not started yet
   * @param {{ values: import("./parameters.js").Values, onFailure: (error: unknown, player: Player) => void }} options
   */
  constructor(program, stage, demo, leader, options) {
    // It asks for no frames of its own: the leader's are its too.
    super(program, stage, demo, { ...options, isManual: true });
    this.leader = leader;
    leader.twin = this;
  }

  /** Starts the demo; its first frame comes with the leader's. */
  start() {
    this.begin().isEmbedded = true;
    this.setValues();
  }

  /**
   * As the leader does, with all of its input but what belongs to its own screen and values.
   * @param {import("../protocol.js").InputRecord[]} records
   * @param {number} time
   */
  follow(records, time) {
    this.queue.push(...records.filter(({ kind }) => !OF_ONE.has(kind)));
    this.advance(time);
  }

  /** @param {import("../protocol.js").InputRecord} record */
  receive(record) {
    // The leader has already received input of the page; fingers on either of the two act on both.
    if (OF_PAGE.has(record.kind)) return;
    if (!OF_ONE.has(record.kind)) return this.leader.receive(record);
    if (!this.leader.session.admit(record.kind)) return;
    record.time = this.time;
    this.queue.push(record);
    this.leader.request();
  }

  flush() { this.leader.flush(); }

  /** The leader asks the person, and its answers are input of both. */
  takeRequests() {}

  /** Does nothing: the leader stores the values of the demo. */
  store() {}
}
