// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A chain with a heavy ball, and a wall that it knocks down.
  static let wreckingBall = Demo(
    name: "wrecking-ball", title: "Rope and wrecking ball",
    hint: "Drag the ball back and let it go. New wall builds it up again.",
    size: CGSize(width: 390, height: 780),
    steps: [
      .wait(seconds: 0.5),
      .down(pointer: 1, x: 156, y: 666),
      .move(pointer: 1, x: 20, y: 540, seconds: 0.6),
      .wait(seconds: 0.8),
      .up(pointer: 1),
      .wait(seconds: 3),
      .tap(x: 340, y: 42),
      .settle(limit: 30),
    ],
    makeController: { Demo.navigation(WreckingBallViewController()) })
}
