// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Piles of photos that can be opened by pinching.
  static let stacks = Demo(
    name: "stacks", title: "Stacks",
    hint: "Pinch a pile open: if you pinch far enough it becomes a grid, otherwise it folds back. A tap opens it too.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .down(pointer: 1, x: 140, y: 174),
      .down(pointer: 2, x: 180, y: 174),
      .move(pointer: 1, x: 110, y: 174, seconds: 0.3),
      .move(pointer: 2, x: 210, y: 190, seconds: 0.3),
      .wait(seconds: 0.2),
      .up(pointer: 1),
      .up(pointer: 2),
      .wait(seconds: 0.6),
      .down(pointer: 1, x: 140, y: 174),
      .down(pointer: 2, x: 180, y: 174),
      .move(pointer: 1, x: 60, y: 150, seconds: 0.4),
      .move(pointer: 2, x: 260, y: 190, seconds: 0.4),
      .wait(seconds: 0.2),
      .up(pointer: 1),
      .up(pointer: 2),
      .wait(seconds: 0.6),
      .flick(fromX: 160, fromY: 460, toX: 160, toY: 260, seconds: 0.12),
      .wait(seconds: 0.6),
      .tap(x: 36, y: 42),
      .settle(limit: 10),
    ],
    tries: [
      "Spread two fingers on a pile just a little and let go: it folds back.",
      "Open a pile and tap one of its photos: cover flow shows the pile.",
      "Set Pinch to open to 1.2: a light pinch is enough.",
    ],
    parameters: [
      DemoParameter("open-scale", "Pinch to open", 1.2...3.8, by: 0.1, value: 2.5, code: "stack.openScale") {
        (screen: StacksViewController, value) in screen.stack.openScale = value
      },
      DemoParameter("angle", "Askew", 0...18, by: 1, value: 5, unit: "\u{00b0}", code: "stack.photoAngle") {
        (screen: StacksViewController, value) in screen.stack.photoAngle = value
      },
      DemoParameter("fade", "Others fade by", 0.1...1, by: 0.05, value: 0.75, code: "stack.fadeShare") {
        (screen: StacksViewController, value) in screen.stack.fadeShare = value
      },
    ],
    presets: [
      DemoPreset("Tidy", [("angle", 0)]),
      DemoPreset("Thrown down", [("angle", 18)]),
      DemoPreset("Light touch", [("open-scale", 1.2), ("fade", 0.3)]),
    ],
    makeController: { Demo.barred(StacksViewController()) })
}
