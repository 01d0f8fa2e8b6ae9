// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Record sleeves that lean to both sides of the one in the middle.
  static let coverFlow = Demo(
    name: "cover-flow", title: "Cover flow",
    hint: "Flick through the covers. Tap one to bring it to the middle, and once more to turn it over.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.3),
      .tap(x: 262, y: 316),
      .wait(seconds: 0.8),
      .tap(x: 160, y: 316),
      .wait(seconds: 0.8),
      .flick(fromX: 280, fromY: 316, toX: 120, toY: 316, seconds: 0.12),
      .settle(limit: 5),
      .wheel(x: 160, y: 316, deltaX: 0, deltaY: -170),
      .settle(limit: 5),
      .tap(x: 110, y: 42),
      .wait(seconds: 0.6),
      .tap(x: 210, y: 42),
      .settle(limit: 5),
    ],
    makeController: { Demo.barred(CoverFlowViewController()) })
}
