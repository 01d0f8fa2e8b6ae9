// SPDX-License-Identifier: MIT
// @ts-check

// A second player beside the first one, with the same input but different parameter values.

import { Player } from "../player.js";
import { InputKind } from "../protocol.js";

/** Input that affects only one of two players. */
const OF_ONE = new Set([InputKind.parameter, InputKind.resize]);

/** Input that concerns the page and is sent only once, regardless of the number of players. */
const OF_PAGE = new Set([InputKind.visibility, InputKind.reducedmotion, InputKind.appearance, InputKind.contrast,
  InputKind.contentsize, InputKind.safearea]);

/** A player that is synchronized with another player, but has different parameter values. */
export class Twin extends Player {
  /**
   * @param {import("../module.js").Program} program
   * @param {HTMLElement} stage
   * @param {{ name: string, index: number }} demo
   * @param {Player} leader the player to follow, which has not started yet
   * @param {{ values: import("./parameters.js").Values, onFailure: (error: unknown, player: Player) => void }} options
   */
  constructor(program, stage, demo, leader, options) {
    // The twin does not request frames, because it is drawn in the leader's frames.
    super(program, stage, demo, { ...options, isManual: true });
    this.leader = leader;
    leader.twin = this;
  }

  /** Starts the demo. Its first frame is drawn together with the leader's first frame. */
  start() {
    this.begin().isEmbedded = true;
    this.setValues();
  }

  /**
   * Follows the leader with the same input, except for input about the leader's own screen and values.
   * @param {import("../protocol.js").InputRecord[]} records
   * @param {number} time
   */
  follow(records, time) {
    this.queue.push(...records.filter(({ kind }) => !OF_ONE.has(kind)));
    this.advance(time);
  }

  /** @param {import("../protocol.js").InputRecord} record */
  receive(record) {
    // The leader has already received the page's input. A touch on either stage affects both players.
    if (OF_PAGE.has(record.kind)) return;
    if (!OF_ONE.has(record.kind)) return this.leader.receive(record);
    if (!this.leader.session.admit(record.kind)) return;
    record.time = this.time;
    this.queue.push(record);
    this.leader.request();
  }

  flush() { this.leader.flush(); }

  /** Does nothing, because the leader handles requests and both players receive the answers. */
  takeRequests() {}

  /** Does nothing, because the leader stores the demo's values. */
  store() {}
}
