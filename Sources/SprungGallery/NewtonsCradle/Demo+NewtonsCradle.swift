// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Five balls on rods that hand a knock on.
  static let newtonsCradle = Demo(
    name: "newtons-cradle", title: "Newton's cradle",
    hint: "Drag a ball aside and let it go: the knock travels through the row.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 3),
      .drag(fromX: 213, fromY: 284, toX: 280, toY: 284, seconds: 0.6),
      .settle(limit: 15),
    ],
    makeController: { NewtonsCradleViewController() })
}
