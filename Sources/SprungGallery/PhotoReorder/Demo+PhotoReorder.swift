// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Photos that can be reordered.
  static let photoReorder = Demo(
    name: "photo-reorder", title: "Photos in order",
    hint: "Hold a photo until it lifts, then drag it somewhere else. Near an edge the list scrolls.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .down(pointer: 1, x: 60, y: 124),
      .wait(seconds: 0.7),
      .move(pointer: 1, x: 262, y: 330, seconds: 0.6),
      .wait(seconds: 0.4),
      .up(pointer: 1),
      .wait(seconds: 0.6),
      .down(pointer: 1, x: 160, y: 230),
      .wait(seconds: 0.7),
      .move(pointer: 1, x: 160, y: 558, seconds: 0.4),
      .wait(seconds: 1),
      .up(pointer: 1),
      .settle(limit: 6),
    ],
    tries: [
      "Hold a photo and drag it over the others: they make room at once.",
      "Drag one to the lower edge and wait: the list scrolls under it.",
    ],
    parameters: [
      DemoParameter("columns", "Columns", 2...6, by: 1, value: 3, code: "grid.columns") {
        (screen: PhotoReorderViewController, value) in screen.grid.columns = Int(value)
      },
      DemoParameter("spacing", "Spacing", 0...24, by: 1, value: 8, unit: "pt", code: "grid.spacing") {
        (screen: PhotoReorderViewController, value) in screen.grid.spacing = value
      },
      DemoParameter("scale", "Lifted photo size", 1...1.6, by: 0.05, value: 1.15, code: "grid.liftedScale") {
        (screen: PhotoReorderViewController, value) in screen.grid.liftedScale = value
      },
      DemoParameter("alpha", "Opacity of a lifted photo", 0.2...1, by: 0.05, value: 0.9, code: "grid.liftedAlpha") {
        (screen: PhotoReorderViewController, value) in screen.grid.liftedAlpha = value
      },
    ],
    presets: [
      DemoPreset("Contact sheet", [("columns", 6), ("spacing", 2)]),
      DemoPreset("Large prints", [("columns", 2), ("spacing", 16)]),
      DemoPreset("Like glass", [("alpha", 0.4), ("scale", 1.3)]),
    ],
    makeController: { Demo.barred(PhotoReorderViewController()) })
}
