// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A store front of compositional sections on springs.
  static let storeFront = Demo(
    name: "store-front", title: "Store front",
    hint:
      "Scroll up and down: shelves come after on springs. Shelves scroll sideways too; a tap puts something into the bag.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .drag(fromX: 270, fromY: 190, toX: 60, toY: 190, seconds: 0.2),
      .wait(seconds: 0.6),
      .drag(fromX: 160, fromY: 500, toX: 160, toY: 300, seconds: 0.3),
      .wait(seconds: 0.3),
      .flick(fromX: 160, fromY: 500, toX: 160, toY: 180, seconds: 0.12),
      .wait(seconds: 1),
      .tap(x: 80, y: 300),
      .wait(seconds: 0.2),
      .wheel(x: 160, y: 320, deltaX: 0, deltaY: -160),
      .settle(limit: 10),
    ],
    makeController: { Demo.barred(StoreViewController()) })
}
