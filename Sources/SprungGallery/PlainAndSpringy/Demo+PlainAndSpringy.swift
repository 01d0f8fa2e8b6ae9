// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A plain list and a list on springs, which scroll together.
  static let plainAndSpringy = Demo(
    name: "plain-and-springy", title: "Plain and springy",
    hint: "Drag either list: both scroll, one rigidly and one on springs. The code below makes the difference.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .drag(fromX: 84, fromY: 220, toX: 84, toY: 80, seconds: 0.5),
      .wait(seconds: 0.3),
      .flick(fromX: 240, fromY: 230, toX: 240, toY: 90, seconds: 0.12),
      .wait(seconds: 0.6),
      .tap(x: 274, y: 332),
      .drag(fromX: 240, fromY: 90, toX: 240, toY: 220, seconds: 0.3),
      .wait(seconds: 0.4),
      .tap(x: 274, y: 332),
      .wheel(x: 84, y: 160, deltaX: 0, deltaY: 90),
      .settle(limit: 12),
    ],
    tries: [
      "Drag slowly in one list and watch the other: cards near the finger follow it, cards further away lag behind.",
      "Turn off Springs while the cards swing: both lists are identical at once.",
      "Lower Touch influence and flick hard: the cards stretch apart, and no gap opens.",
    ],
    parameters: [
      DemoParameter("springs", "Springs", choices: ["On", "Off"]) {
        (screen: PlainAndSpringyViewController, choice) in screen.wantsSprings = choice == 0
      },
      DemoParameter(
        "frequency", "Frequency", 0.3...4, by: 0.1, value: 1, unit: "Hz", code: "list.springy.springs.frequency"
      ) { (screen: PlainAndSpringyViewController, value) in screen.springy.springs.frequency = value },
      DemoParameter("damping", "Damping", 0.1...1, by: 0.05, value: 0.8, code: "list.springy.springs.damping") {
        (screen: PlainAndSpringyViewController, value) in screen.springy.springs.damping = value
      },
      DemoParameter(
        "reach", "Touch influence", 100...1500, by: 50, value: 500, unit: "pt", code: "list.springy.resistanceDivisor"
      ) { (screen: PlainAndSpringyViewController, value) in screen.springy.springs.resistanceDivisor = value },
    ],
    presets: [
      DemoPreset("Loose", [("reach", 200), ("frequency", 0.7)]),
      DemoPreset("Jelly", [("frequency", 2), ("damping", 0.2)]),
      DemoPreset("Stiff", [("reach", 1500), ("frequency", 3), ("damping", 1)]),
    ],
    makeController: { PlainAndSpringyViewController() })
}
