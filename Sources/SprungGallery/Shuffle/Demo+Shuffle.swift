// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A list that receives its content as snapshots and computes which items move.
  static let shuffle = Demo(
    name: "shuffle", title: "Shuffle",
    hint: "Shuffle or sort the tiles, or tap one to remove it: the others move to their new positions.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .tap(x: 285, y: 42),
      .wait(seconds: 0.15),
      .tap(x: 285, y: 42),
      .wait(seconds: 0.6),
      .tap(x: 123, y: 178),
      .tap(x: 40, y: 330),
      .wait(seconds: 0.5),
      .tap(x: 30, y: 42),
      .settle(limit: 6),
    ],
    tries: [
      "Press Shuffle twice quickly: the tiles change direction in midair.",
      "Remove some tiles and press Sort: they come back in order.",
      "Press Sort, set the shuffle seed, and press Shuffle: the same seed gives the same order.",
    ],
    parameters: [
      DemoParameter("count", "Tiles", 4...120, by: 4, value: CGFloat(ShuffleViewController.count)) {
        (screen: ShuffleViewController, value) in screen.tileCount = Int(value)
      },
      DemoParameter("side", "Tile size", 36...100, by: 4, value: 68, unit: "pt", code: "side") {
        (screen: ShuffleViewController, value) in screen.side = value
      },
      DemoParameter("spacing", "Spacing", 0...24, by: 1, value: 8, unit: "pt", code: "flow.minimumLineSpacing") {
        (screen: ShuffleViewController, value) in screen.spacing = value
      },
      DemoParameter("order", "Shuffle seed", 1...20, by: 1, value: 11) {
        (screen: ShuffleViewController, value) in screen.seed = Int(value)
      },
    ],
    presets: [
      DemoPreset("A mosaic", [("count", 120), ("side", 36), ("spacing", 0)]),
      DemoPreset("A handful", [("count", 12), ("side", 88), ("spacing", 16)]),
    ],
    makeController: { Demo.barred(ShuffleViewController()) })
}
