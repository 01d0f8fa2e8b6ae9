// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A push that makes the cells of one layout those of another.
  static let layoutNavigation = Demo(
    name: "layout-navigation", title: "Layout navigation",
    hint: "Tap a square: all squares grow into a list. Swipe from the left edge to go back, or change your mind.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .flick(fromX: 160, fromY: 480, toX: 160, toY: 280, seconds: 0.15),
      .settle(limit: 6),
      .tap(x: 250, y: 300),
      .wait(seconds: 0.8),
      .drag(fromX: 2, fromY: 300, toX: 96, toY: 300, seconds: 0.4),
      .wait(seconds: 0.6),
      .drag(fromX: 2, fromY: 300, toX: 290, toY: 300, seconds: 0.4),
      .settle(limit: 6),
    ],
    makeController: { Demo.barred(PrimaryViewController()) })
}
