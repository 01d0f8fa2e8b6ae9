// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A list that is told what to show and finds out itself what moves.
  static let shuffle = Demo(
    name: "shuffle", title: "Shuffle",
    hint: "Shuffle the tiles, sort them, or tap one to take it out: each finds its way.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .tap(x: 285, y: 42),
      .wait(seconds: 0.15),
      .tap(x: 285, y: 42),
      .wait(seconds: 0.6),
      .tap(x: 123, y: 178),
      .tap(x: 40, y: 330),
      .wait(seconds: 0.5),
      .tap(x: 30, y: 42),
      .settle(limit: 6),
    ],
    makeController: { Demo.barred(ShuffleViewController()) })
}
