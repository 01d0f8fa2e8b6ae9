// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Tiles that follow a finger on springs at their corners.
  static let elasticDrag = Demo(
    name: "elastic-drag", title: "Elastic drag",
    hint:
      "Tap tiles to choose them, hold one until it lifts, and drag: they follow by their corners. Let go to put them down.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .tap(x: 122, y: 106),
      .tap(x: 198, y: 182),
      .down(pointer: 1, x: 46, y: 106),
      .wait(seconds: 0.6),
      .move(pointer: 1, x: 240, y: 300, seconds: 0.4),
      .wait(seconds: 0.2),
      .move(pointer: 1, x: 120, y: 420, seconds: 0.3),
      .wait(seconds: 0.8),
      .up(pointer: 1),
      .settle(limit: 6),
      .down(pointer: 1, x: 290, y: 120),
      .wait(seconds: 0.6),
      .move(pointer: 1, x: 60, y: 130, seconds: 0.2),
      .up(pointer: 1),
      .settle(limit: 6),
    ],
    makeController: { Demo.barred(ElasticDragViewController()) })
}
