// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A push transition in which the cells move from one layout to another.
  static let layoutNavigation = Demo(
    name: "layout-navigation", title: "Layout navigation",
    hint: "Tap a photo: all photos in the album grow. Swipe from the left edge to go back, or change your mind.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .flick(fromX: 160, fromY: 480, toX: 160, toY: 280, seconds: 0.15),
      .settle(limit: 6),
      .tap(x: 240, y: 360),
      .wait(seconds: 0.8),
      .drag(fromX: 2, fromY: 300, toX: 96, toY: 300, seconds: 0.4),
      .wait(seconds: 0.6),
      .drag(fromX: 2, fromY: 300, toX: 290, toY: 300, seconds: 0.4),
      .settle(limit: 6),
    ],
    tries: [
      "Tap a square near the bottom: it is still visible after the push.",
      "Swipe slowly from the left edge and back: the squares follow your finger in both directions.",
    ],
    parameters: [
      DemoParameter("small", "Small squares", 60...140, by: 5, value: 140, unit: "pt", code: "small.leastSide") {
        (screen: PrimaryViewController, value) in screen.smallSide = value
      },
      DemoParameter("large", "Large squares", 140...300, by: 10, value: 300, unit: "pt", code: "large.leastSide") {
        (screen: PrimaryViewController, value) in screen.largeSide = value
      },
      DemoParameter(
        "spacing", "Between large squares", 0...40, by: 2, value: 10, unit: "pt", code: "large.minimumLineSpacing"
      ) {
        (screen: PrimaryViewController, value) in screen.largeSpacing = value
      },
    ],
    presets: [
      DemoPreset("From four per row", [("small", 60)]),
      DemoPreset("Hardly larger", [("small", 80), ("large", 140)]),
    ],
    makeController: { Demo.barred(PrimaryViewController()) })
}
