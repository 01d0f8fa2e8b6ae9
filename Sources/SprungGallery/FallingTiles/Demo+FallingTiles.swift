// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Columns of tiles of which one takes away the lower ones.
  static let fallingTiles = Demo(
    name: "falling-tiles", title: "Falling tiles",
    hint: "Tap a tile: it is gone, and those above it fall. Add drops a tile on the lowest column.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .tap(x: 88, y: 528),
      .wait(seconds: 0.15),
      .tap(x: 160, y: 456),
      .wait(seconds: 0.5),
      .tap(x: 88, y: 528),
      .tap(x: 292, y: 42),
      .settle(limit: 10),
      .tap(x: 292, y: 42),
      .settle(limit: 10),
    ],
    makeController: { Demo.barred(FallingTilesViewController()) })
}
