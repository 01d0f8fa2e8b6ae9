// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Cards on a wheel that selects the upright card.
  static let wheel = Demo(
    name: "wheel", title: "Wheel picker",
    hint: "Turn the wheel: it stops with one card upright, the one you pick.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .drag(fromX: 240, fromY: 320, toX: 90, toY: 320, seconds: 0.4),
      .wait(seconds: 0.6),
      .flick(fromX: 280, fromY: 320, toX: 120, toY: 320, seconds: 0.12),
      .settle(limit: 6),
      .tap(x: 280, y: 330),
      .wait(seconds: 0.5),
      .wheel(x: 160, y: 320, deltaX: 0, deltaY: -200),
      .settle(limit: 6),
    ],
    tries: [
      "Flick: the wheel keeps turning, and a card is upright when it stops.",
      "Tap a card at the side: the wheel turns it to the top.",
      "Make the wheel larger: the row of cards becomes flat.",
    ],
    parameters: [
      DemoParameter("radius", "Radius", 300...1200, by: 20, value: 480, unit: "pt", code: "wheel.leastRadius") {
        (screen: WheelViewController, value) in screen.wheel.leastRadius = value
      },
      DemoParameter("width", "Card width", 80...200, by: 10, value: 140, unit: "pt", code: "wheel.itemSize.width") {
        (screen: WheelViewController, value) in screen.cardSize.width = value
      },
      DemoParameter(
        "height", "Card height", 100...240, by: 10, value: 190, unit: "pt", code: "wheel.itemSize.height"
      ) {
        (screen: WheelViewController, value) in screen.cardSize.height = value
      },
    ],
    presets: [
      DemoPreset("A small wheel", [("radius", 300), ("width", 100), ("height", 140)]),
      DemoPreset("Nearly flat", [("radius", 1200)]),
    ],
    makeController: { Demo.barred(WheelViewController()) })
}
