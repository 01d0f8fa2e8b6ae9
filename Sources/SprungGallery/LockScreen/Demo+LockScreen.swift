// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A lock screen that hops when its camera is tapped, and opens when it is flung up.
  static let lockScreen = Demo(
    name: "lock-screen", title: "Lock-screen bounce",
    hint: "Tap the camera, then fling the screen up. Lock drops it again.",
    size: CGSize(width: 390, height: 780),
    steps: [
      .wait(seconds: 0.3),
      .tap(x: 342, y: 722),
      .settle(limit: 5),
      .drag(fromX: 195, fromY: 560, toX: 195, toY: 380, seconds: 0.4),
      .settle(limit: 5),
      .flick(fromX: 195, fromY: 600, toX: 195, toY: 250, seconds: 0.15),
      .settle(limit: 5),
      .tap(x: 195, y: 702),
      .settle(limit: 8),
    ],
    makeController: { LockScreenViewController() })
}
