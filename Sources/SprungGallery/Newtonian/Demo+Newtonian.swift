// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Pictures on bungee cords that bump into each other.
  static let newtonian = Demo(
    name: "newtonian", title: "Newtonian collection",
    hint: "Pull a picture aside and let go. Press + to hang another one, and Delete to drop the last.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.6),
      .tap(x: 296, y: 42),
      .settle(limit: 20),
      .drag(fromX: 160, fromY: 400, toX: 60, toY: 300, seconds: 0.4),
      .settle(limit: 20),
      .tap(x: 24, y: 42),
      .settle(limit: 20),
    ],
    tries: [
      "Press + until it is disabled: the pictures jostle for the middle.",
      "Pull a picture aside and let go: it swings back and pushes the others.",
      "Press Delete: the last picture drops out of sight, and the others close up.",
      "Lower the damping to 0 and add a picture: it bobs for longer.",
    ],
    parameters: [
      DemoParameter("frequency", "Frequency", 0.5...3, by: 0.1, value: 1, unit: "Hz", code: "newtonian.springFrequency")
      {
        (screen: NewtonianViewController, value) in screen.newtonian.springFrequency = value
      },
      DemoParameter("damping", "Damping", 0...1, by: 0.05, value: 0.4, code: "newtonian.springDamping") {
        (screen: NewtonianViewController, value) in screen.newtonian.springDamping = value
      },
      DemoParameter("length", "Length", 100...350, by: 10, value: 300, unit: "pt", code: "newtonian.springLength") {
        (screen: NewtonianViewController, value) in screen.newtonian.springLength = value
      },
      DemoParameter("gravity", "Gravity", 0...2, by: 0.1, value: 1, code: "newtonian.gravityBehavior.magnitude") {
        (screen: NewtonianViewController, value) in
        screen.newtonian.gravityBehavior.gravityDirection = CGVector(dx: 0, dy: value)
      },
      DemoParameter("resistance", "Resistance", 0.5...6, by: 0.1, value: 1.5, unit: "1/s", code: "newtonian.resistance")
      {
        (screen: NewtonianViewController, value) in screen.newtonian.resistance = value
      },
      .look { (screen: NewtonianViewController, look) in screen.look = look },
    ],
    presets: [
      DemoPreset("Rubber bands", [("frequency", 0.6), ("damping", 0.1)]),
      DemoPreset("Wires", [("frequency", 3), ("damping", 1)]),
      DemoPreset("On short cords", [("length", 150)]),
      .bare,
    ],
    makeController: { Demo.navigation(NewtonianViewController(initialCount: 3)) })
}
