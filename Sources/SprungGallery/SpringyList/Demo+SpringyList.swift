// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A grid that lags behind the finger: one spring an item for the small one, springs near the screen for the others.
  static func springyList(count: Int) -> Demo {
    let words = count == 120 ? "120 cells" : count == 10_000 ? "10,000 cells" : "1,000,000 cells"
    return Demo(
      name: "springy-list-\(count)", title: "Springy list, \(words)",
      hint: "Scroll: rows near your finger follow at once, the others arrive late.",
      size: CGSize(width: 320, height: 568),
      steps: [
        .wait(seconds: 0.2),
        .drag(fromX: 160, fromY: 420, toX: 160, toY: 180, seconds: 0.5),
        .wait(seconds: 0.3),
        .flick(fromX: 160, fromY: 480, toX: 160, toY: 120, seconds: 0.12),
        .wait(seconds: 0.8),
        .wheel(x: 160, y: 300, deltaX: 0, deltaY: 90),
        .settle(limit: 15),
      ],
      makeController: {
        Demo.navigation(SpringyViewController(count: count, isTiled: count > 120))
      })
  }
}
