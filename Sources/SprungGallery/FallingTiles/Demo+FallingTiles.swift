// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Columns of tiles. Removing a tile makes the tiles above it fall.
  static let fallingTiles = Demo(
    name: "falling-tiles", title: "Falling tiles",
    hint: "Tap a tile to remove it, and those above it fall. Add drops a tile on the lowest column.",
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
    tries: [
      "Tap the lowest tile of a column: all tiles above it fall, and the upper ones bounce longer.",
      "Tap another tile while the column falls: the tiles keep falling from where they are.",
      "Press + until it is disabled: each tile drops on the lowest column, up to six high.",
    ],
    parameters: [
      DemoParameter("gravity", "Gravity", 0.2...10, by: 0.1, value: 2.5, code: "tiles.gravity") {
        (screen: FallingTilesViewController, value) in screen.tiles.gravity = value
      },
      DemoParameter("elasticity", "Elasticity", 0...0.8, by: 0.05, value: 0.2, code: "tiles.elasticity") {
        (screen: FallingTilesViewController, value) in screen.tiles.elasticity = value
      },
      DemoParameter("spacing", "Spacing", 0...20, by: 1, value: 8, unit: "pt", code: "tiles.spacing") {
        (screen: FallingTilesViewController, value) in screen.tiles.spacing = value
      },
    ],
    presets: [
      DemoPreset("On the moon", [("gravity", 0.4)]),
      DemoPreset("Of rubber", [("elasticity", 0.8)]),
      DemoPreset("Of lead", [("gravity", 10), ("elasticity", 0)]),
    ],
    makeController: { Demo.barred(FallingTilesViewController()) })
}
