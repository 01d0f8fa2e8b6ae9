// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A photo on a black background that is dismissed with a flick.
  static let flickToDismiss = Demo(
    name: "flick-to-dismiss", title: "Flick to dismiss",
    hint: "Drag the photo by a corner, and flick it away. Released slowly, it swings back. Then choose another one.",
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
    tries: [
      "Drag the photo by a corner: it hangs from your finger and rotates.",
      "Flick it while it rotates: it flies off, still rotating.",
      "Release it slowly: it swings back upright, with a little overshoot.",
    ],
    parameters: [
      DemoParameter(
        "speed", "Speed to dismiss", 200...4000, by: 100, value: 1000, unit: "pt/s", code: "flick.throwSpeed"
      ) {
        (screen: FlickToDismissViewController, value) in screen.throwSpeed = value
      },
      DemoParameter("damping", "Return damping", 0...1, by: 0.05, value: 0.5, code: "flick.snapDamping") {
        (screen: FlickToDismissViewController, value) in screen.snapDamping = value
      },
      DemoParameter(
        "turning", "Resistance against turning", 0...12, by: 0.5, value: 3, unit: "1/s",
        code: "flick.itemBehavior.angularResistance"
      ) { (screen: FlickToDismissViewController, value) in screen.angularResistance = value },
      DemoParameter("fade", "Black fades by", 0.2...1.5, by: 0.1, value: 0.7, code: "fadeShare") {
        (screen: FlickToDismissViewController, value) in screen.fadeShare = value
      },
    ],
    presets: [
      DemoPreset("Light touch", [("speed", 300)]),
      DemoPreset("Sticky", [("speed", 3000), ("damping", 1), ("turning", 12)]),
      DemoPreset("Spinning", [("damping", 0.1), ("turning", 0)]),
    ],
    makeController: { FlickToDismissViewController() })
}
