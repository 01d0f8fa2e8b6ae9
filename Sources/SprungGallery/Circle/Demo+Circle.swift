// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Tiles on a circle that can be resized by pinching.
  static let circle = Demo(
    name: "circle", title: "Circle",
    hint:
      "Pinch to resize the circle, drag to move it, tap a tile to point the hand at it. Add and delete tiles, or switch to Flow.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .down(pointer: 1, x: 110, y: 316),
      .down(pointer: 2, x: 210, y: 316),
      .move(pointer: 1, x: 140, y: 326, seconds: 0.3),
      .move(pointer: 2, x: 200, y: 336, seconds: 0.3),
      .wait(seconds: 0.2),
      .up(pointer: 1),
      .up(pointer: 2),
      .tap(x: 28, y: 42),
      .wait(seconds: 0.5),
      .tap(x: 292, y: 42),
      .wait(seconds: 0.5),
      .tap(x: 210, y: 42),
      .wait(seconds: 0.6),
      .flick(fromX: 160, fromY: 460, toX: 160, toY: 260, seconds: 0.12),
      .wait(seconds: 0.6),
      .tap(x: 110, y: 42),
      .settle(limit: 10),
    ],
    tries: [
      "Pinch and drag with the same two fingers: the circle resizes and moves at once.",
      "Tap a tile: the hand points at it.",
      "Press + and Delete in both layouts: tiles grow from the center of the circle, and spin in the grid.",
    ],
    parameters: [
      DemoParameter("count", "Tiles", 1...30, by: 1, value: 12) { (screen: CircleViewController, value) in
        screen.setCount(Int(value))
      },
      DemoParameter("side", "Tile size", 30...110, by: 5, value: 70, unit: "pt", code: "circle.side") {
        (screen: CircleViewController, value) in screen.tileSide = value
      },
      DemoParameter("turn", "Turn", -180...180, by: 5, value: 0, unit: "\u{00b0}") {
        (screen: CircleViewController, value) in screen.circle.startAngle = value * .pi / 180
      },
    ],
    presets: [
      DemoPreset("A clock", [("count", 12), ("side", 40)]),
      DemoPreset("A crown", [("count", 30), ("side", 50)]),
      DemoPreset("Half turned", [("count", 6), ("side", 100), ("turn", 30)]),
    ],
    makeController: { Demo.barred(CircleViewController()) })
}
