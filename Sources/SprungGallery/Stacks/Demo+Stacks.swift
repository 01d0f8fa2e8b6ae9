// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Piles of prints that two fingers spread.
  static let stacks = Demo(
    name: "stacks", title: "Stacks",
    hint: "Pinch a pile open: far enough and it becomes a grid, else it folds back. A tap opens it too.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .down(pointer: 1, x: 140, y: 174),
      .down(pointer: 2, x: 180, y: 174),
      .move(pointer: 1, x: 110, y: 174, seconds: 0.3),
      .move(pointer: 2, x: 210, y: 190, seconds: 0.3),
      .wait(seconds: 0.2),
      .up(pointer: 1),
      .up(pointer: 2),
      .wait(seconds: 0.6),
      .down(pointer: 1, x: 140, y: 174),
      .down(pointer: 2, x: 180, y: 174),
      .move(pointer: 1, x: 60, y: 150, seconds: 0.4),
      .move(pointer: 2, x: 260, y: 190, seconds: 0.4),
      .wait(seconds: 0.2),
      .up(pointer: 1),
      .up(pointer: 2),
      .wait(seconds: 0.6),
      .flick(fromX: 160, fromY: 460, toX: 160, toY: 260, seconds: 0.12),
      .wait(seconds: 0.6),
      .tap(x: 36, y: 42),
      .settle(limit: 10),
    ],
    makeController: { Demo.barred(StacksViewController()) })
}
