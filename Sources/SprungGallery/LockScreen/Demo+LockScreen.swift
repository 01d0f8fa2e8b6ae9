// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A lock screen that hops when its camera button is tapped and opens when it is thrown upward.
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
    tries: [
      "Tap the camera: the screen hops and shows what is behind it.",
      "Drag the screen a third of the way up and let go: it falls and bounces.",
      "Fling it up, and press Lock: it drops back.",
    ],
    parameters: [
      DemoParameter("gravity", "Gravity", 0.5...10, by: 0.5, value: 4, code: "behavior.gravityMagnitude") {
        (screen: LockScreenViewController, value) in screen.tune { $0.gravityMagnitude = value }
      },
      DemoParameter("elasticity", "Elasticity", 0...0.9, by: 0.05, value: 0.5, code: "behavior.elasticity") {
        (screen: LockScreenViewController, value) in screen.tune { $0.elasticity = value }
      },
      DemoParameter("hop", "Hop height", 10...300, by: 10, value: 40, unit: "pt", code: "behavior.hopHeight") {
        (screen: LockScreenViewController, value) in screen.tune { $0.hopHeight = value }
      },
      DemoParameter("grip", "Drag stiffness", 2...20, by: 0.5, value: 9, unit: "Hz", code: "behavior.gripFrequency") {
        (screen: LockScreenViewController, value) in screen.tune { $0.gripFrequency = value }
      },
    ],
    presets: [
      DemoPreset("Of rubber", [("elasticity", 0.9), ("hop", 100)]),
      DemoPreset("On the moon", [("gravity", 0.5), ("hop", 150)]),
      DemoPreset("Of lead", [("gravity", 10), ("elasticity", 0)]),
    ],
    makeController: { LockScreenViewController() })
}
