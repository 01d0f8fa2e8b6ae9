// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Tiles that follow a touch, attached to springs at their corners.
  static let elasticDrag = Demo(
    name: "elastic-drag", title: "Elastic drag",
    hint:
      "Tap tiles to select them, hold one until it lifts, and drag: their corners trail on springs, and the others make room.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .tap(x: 122, y: 106),
      .tap(x: 198, y: 182),
      .down(pointer: 1, x: 46, y: 106),
      .wait(seconds: 0.6),
      .move(pointer: 1, x: 240, y: 300, seconds: 0.4),
      .wait(seconds: 0.2),
      .move(pointer: 1, x: 120, y: 420, seconds: 0.3),
      .wait(seconds: 0.8),
      .up(pointer: 1),
      .settle(limit: 6),
      .down(pointer: 1, x: 290, y: 120),
      .wait(seconds: 0.6),
      .move(pointer: 1, x: 60, y: 130, seconds: 0.2),
      .up(pointer: 1),
      .settle(limit: 6),
    ],
    tries: [
      "Hold a tile by its corner and swing it: the far corners lag behind.",
      "Select four tiles and drag them: they follow one another, and drop together.",
      "Lower the frequency to 2: the tiles trail far behind your finger.",
    ],
    parameters: [
      DemoParameter("frequency", "Frequency", 2...16, by: 0.5, value: 8, unit: "Hz", code: "hold.frequency") {
        (screen: ElasticDragViewController, value) in screen.frequency = value
      },
      DemoParameter("damping", "Damping", 0.1...1, by: 0.05, value: 0.6, code: "hold.damping") {
        (screen: ElasticDragViewController, value) in screen.damping = value
      },
      DemoParameter("looseness", "Far corners", 0.1...1, by: 0.05, value: 0.35, code: "hold.looseness") {
        (screen: ElasticDragViewController, value) in screen.looseness = value
      },
      DemoParameter("step", "Tile spacing", 0...40, by: 2, value: 14, unit: "pt", code: "step") {
        (screen: ElasticDragViewController, value) in screen.step = value
      },
    ],
    presets: [
      DemoPreset("Jelly", [("frequency", 4), ("damping", 0.2), ("looseness", 0.2)]),
      DemoPreset("Boards", [("frequency", 16), ("damping", 1), ("looseness", 1)]),
      DemoPreset("A long tail", [("frequency", 3), ("step", 40)]),
    ],
    makeController: { Demo.barred(ElasticDragViewController()) })
}
