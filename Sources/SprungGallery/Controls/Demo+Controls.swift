// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import SprungStage
import UIKit

extension Demo {
  /// Settings with every control, and a second page with a photo that responds to every gesture recognizer.
  static let controls = Demo(
    name: "controls", title: "Controls and gestures",
    hint: "Try each control; the picture shows what it sent. Open Gestures to drag, pinch and rotate a photo.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .tap(x: 265, y: 106),
      .wait(seconds: 0.4),
      .drag(fromX: 45, fromY: 154, toX: 145, toY: 154, seconds: 0.4),
      .tap(x: 245, y: 234),
      .wait(seconds: 0.3),
      .tap(x: 265, y: 106),
      .tap(x: 86, y: 442),
      .wait(seconds: 0.5),
      .key(.escape),
      .wait(seconds: 0.5),
      .tap(x: 160, y: 500),
      .wait(seconds: 0.5),
      .drag(fromX: 130, fromY: 400, toX: 200, toY: 440, seconds: 0.3),
      .flick(fromX: 60, fromY: 260, toX: 260, toY: 262, seconds: 0.12),
      .drag(fromX: 5, fromY: 300, toX: 280, toY: 300, seconds: 0.3),
      .settle(limit: 5),
    ],
    tries: [
      "Press Dark: all colors change at once.",
      "Press Sheet and drag it down: it follows your finger, and closes if you drag it far enough.",
      "Move between the controls with Tab and the arrow keys.",
    ],
    parameters: [
      DemoParameter("tint", "Tint", choices: ["Blue", "Green", "Red", "Violet"]) {
        (screen: ControlsViewController, choice) in screen.tint = GalleryColors.tints[choice]
      },
      DemoParameter("text-size", "Text size", 11...18, by: 1, value: 15, unit: "pt", code: "textSize") {
        (screen: ControlsViewController, value) in screen.textSize = value
      },
      DemoParameter("share", "Slider", 0...1, by: 0.05, value: 0, code: "slider.value") {
        (screen: ControlsViewController, value) in screen.share = Float(value)
      },
    ],
    presets: [
      DemoPreset("In green", [("tint", 1), ("share", 0.6)]),
      DemoPreset("Red, with large text", [("tint", 2), ("text-size", 18)]),
    ],
    makeController: { Demo.navigation(ControlsViewController()) })
}
