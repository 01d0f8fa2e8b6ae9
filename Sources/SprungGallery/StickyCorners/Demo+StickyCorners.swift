// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A small picture that floats in front of a large picture and snaps to its corners.
  static let stickyCorners = Demo(
    name: "sticky-corners", title: "Sticky corners",
    hint: "Throw the small picture: it swings into the corner you throw it to.",
    size: CGSize(width: 375, height: 667),
    steps: [
      .wait(seconds: 0.3),
      .drag(fromX: 295, fromY: 567, toX: 150, toY: 480, seconds: 0.4),
      .wait(seconds: 1.2),
      .flick(fromX: 80, fromY: 567, toX: 230, toY: 250, seconds: 0.1),
      .settle(limit: 10),
    ],
    tries: [
      "Release the small picture anywhere: it swings into the nearest corner.",
      "Throw it lightly toward a far corner: it lands where the throw would end.",
      "Focus the small picture with Tab and press Space: it moves to the next corner, clockwise.",
    ],
    parameters: [
      DemoParameter(
        "resistance", "Resistance", 2...30, by: 0.5, value: 8, unit: "1/s", code: "sticky.itemBehavior.resistance"
      ) { (screen: StickyCornersViewController, value) in screen.sticky.itemBehavior.resistance = value },
      DemoParameter("strength", "Corner strength", 0.1...4, by: 0.1, value: 1, code: "sticky.strength") {
        (screen: StickyCornersViewController, value) in screen.sticky.strength = value
      },
      DemoParameter("inset", "Inset", 0...60, by: 2, value: 20, unit: "pt", code: "sticky.edgeInset") {
        (screen: StickyCornersViewController, value) in screen.sticky.edgeInset = value
      },
    ],
    presets: [
      DemoPreset("Bouncy", [("resistance", 3)]),
      DemoPreset("Soft", [("resistance", 20)]),
      DemoPreset("Magnetic", [("strength", 4), ("resistance", 25)]),
    ],
    makeController: { StickyCornersViewController() })
}
