// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import SprungStage
import UIKit

extension Demo {
  /// Every control, with what it says, and a second page with every gesture recognizer.
  static let controls = Demo(
    name: "controls", title: "Controls and gestures",
    hint: "Try each control; the line below says what it sent. Gestures are on the page behind the last button.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .tap(x: 275, y: 99),
      .wait(seconds: 0.4),
      .drag(fromX: 37, fromY: 147, toX: 137, toY: 147, seconds: 0.4),
      .tap(x: 250, y: 195),
      .wait(seconds: 0.3),
      .tap(x: 275, y: 99),
      .tap(x: 90, y: 375),
      .wait(seconds: 0.5),
      .key(.escape),
      .wait(seconds: 0.5),
      .tap(x: 160, y: 423),
      .wait(seconds: 0.5),
      .drag(fromX: 100, fromY: 200, toX: 200, toY: 240, seconds: 0.3),
      .flick(fromX: 60, fromY: 260, toX: 260, toY: 262, seconds: 0.12),
      .drag(fromX: 5, fromY: 300, toX: 280, toY: 300, seconds: 0.3),
      .settle(limit: 5),
    ],
    makeController: { Demo.navigation(ControlsViewController()) })
}
