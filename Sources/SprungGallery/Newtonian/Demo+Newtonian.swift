// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Pictures on bungee cords that knock against one another.
  static let newtonian = Demo(
    name: "newtonian", title: "Newtonian collection",
    hint: "Press + to let pictures swing in from the right, and Delete to drop the last one.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .tap(x: 296, y: 42),
      .wait(seconds: 0.7),
      .tap(x: 296, y: 42),
      .wait(seconds: 0.7),
      .tap(x: 296, y: 42),
      .settle(limit: 20),
      .tap(x: 24, y: 42),
      .settle(limit: 20),
    ],
    makeController: { Demo.navigation(NewtonianViewController()) })
}
