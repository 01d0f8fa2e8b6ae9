// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A picture on black that a flick throws away.
  static let flickToDismiss = Demo(
    name: "flick-to-dismiss", title: "Flick to dismiss",
    hint: "Drag the photo by a corner, and flick it away. Slowly, it swings back. Then choose another one.",
    size: CGSize(width: 375, height: 667),
    steps: [
      .wait(seconds: 0.3),
      .drag(fromX: 280, fromY: 480, toX: 330, toY: 380, seconds: 0.5),
      .wait(seconds: 1.2),
      .flick(fromX: 110, fromY: 250, toX: 260, toY: 60, seconds: 0.1),
      .wait(seconds: 1),
      .tap(x: 187, y: 300),
      .wait(seconds: 0.8),
      .flick(fromX: 187, fromY: 380, toX: 40, toY: 560, seconds: 0.1),
      .settle(limit: 10),
    ],
    makeController: { FlickToDismissViewController() })
}
