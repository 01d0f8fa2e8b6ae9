// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Photos that people put into another order.
  static let photoReorder = Demo(
    name: "photo-reorder", title: "Photos in order",
    hint: "Hold a photo until it lifts, and put it somewhere else. Near an edge the list scrolls.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .down(pointer: 1, x: 60, y: 124),
      .wait(seconds: 0.7),
      .move(pointer: 1, x: 262, y: 330, seconds: 0.6),
      .wait(seconds: 0.4),
      .up(pointer: 1),
      .wait(seconds: 0.6),
      .down(pointer: 1, x: 160, y: 230),
      .wait(seconds: 0.7),
      .move(pointer: 1, x: 160, y: 558, seconds: 0.4),
      .wait(seconds: 1),
      .up(pointer: 1),
      .settle(limit: 6),
    ],
    makeController: { Demo.barred(PhotoReorderViewController()) })
}
