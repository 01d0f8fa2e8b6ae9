// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Message bubbles on springs.
  static let messageBubbles = Demo(
    name: "message-bubbles", title: "Message bubbles",
    hint: "Scroll: bubbles far from your finger lag behind. Send: a new one springs in, even while others are moving.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .drag(fromX: 160, fromY: 200, toX: 160, toY: 420, seconds: 0.3),
      .wait(seconds: 0.4),
      .tap(x: 288, y: 42),
      .wait(seconds: 0.5),
      .tap(x: 288, y: 42),
      .flick(fromX: 160, fromY: 200, toX: 160, toY: 460, seconds: 0.12),
      .settle(limit: 10),
    ],
    tries: [
      "Press Send a few times quickly: each bubble springs in while the others are still moving.",
      "Hold the list and press Send with another finger: the bubble under your finger does not move.",
    ],
    parameters: [
      DemoParameter("frequency", "Frequency", 0.3...4, by: 0.1, value: 1, unit: "Hz", code: "springs.frequency") {
        (screen: BubblesViewController, value) in screen.bubbles.springs.frequency = value
      },
      DemoParameter("damping", "Damping", 0.1...1, by: 0.05, value: 0.75, code: "springs.damping") {
        (screen: BubblesViewController, value) in screen.bubbles.springs.damping = value
      },
      DemoParameter(
        "reach", "Touch influence", 100...3000, by: 50, value: 1000, unit: "pt", code: "springs.resistanceDivisor"
      ) { (screen: BubblesViewController, value) in screen.bubbles.springs.resistanceDivisor = value },
      DemoParameter("entry", "Entry from below", 0...300, by: 10, value: 120, unit: "pt", code: "bubbles.entry") {
        (screen: BubblesViewController, value) in screen.bubbles.entry = value
      },
    ],
    presets: [
      DemoPreset("As on a phone", [("reach", 1500), ("damping", 0.9)]),
      DemoPreset("Jelly", [("reach", 500), ("frequency", 2), ("damping", 0.2)]),
      DemoPreset("From far below", [("entry", 300), ("damping", 0.4)]),
    ],
    makeController: { Demo.barred(BubblesViewController()) })
}
