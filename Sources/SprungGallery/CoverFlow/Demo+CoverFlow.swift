// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Record sleeves that are tilted to both sides of the centered one.
  static let coverFlow = Demo(
    name: "cover-flow", title: "Cover flow",
    hint: "Flick through the covers. Tap one to center it, and again to flip it.",
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
    tries: [
      "Tap the cover in the middle: it flips over, and the back shows the date.",
      "Scroll over the covers with a mouse wheel: they snap to the center.",
      "Choose Boring, then Cover Flow again: the same cover stays in the middle.",
    ],
    parameters: [
      DemoParameter("tilt", "Tilt", 0...80, by: 5, value: 45, unit: "\u{00b0}", code: "coverFlow.tilt") {
        (screen: CoverFlowViewController, value) in screen.coverFlow.tilt = value
      },
      DemoParameter("zoom", "Zoom", 0...0.6, by: 0.05, value: 0.2, code: "coverFlow.zoom") {
        (screen: CoverFlowViewController, value) in screen.coverFlow.zoom = value
      },
      DemoParameter(
        "spacing", "Spacing", -140...20, by: 10, value: -60, unit: "pt", code: "coverFlow.minimumLineSpacing"
      ) {
        (screen: CoverFlowViewController, value) in screen.spacing = value
      },
      DemoParameter("shift", "Shift", 0...100, by: 5, value: 40, unit: "pt", code: "coverFlow.shift") {
        (screen: CoverFlowViewController, value) in screen.coverFlow.shift = value
      },
      DemoParameter("darkness", "Darkness", 0...1, by: 0.05, value: 0.6, code: "coverFlow.darkness") {
        (screen: CoverFlowViewController, value) in screen.coverFlow.darkness = value
      },
    ],
    presets: [
      DemoPreset("Record shelf", [("tilt", 70), ("spacing", -140), ("shift", 80), ("zoom", 0.3)]),
      DemoPreset("Flat", [("tilt", 0), ("spacing", 20), ("shift", 0), ("darkness", 0.3)]),
      DemoPreset("Stage light", [("darkness", 0.95), ("zoom", 0.5)]),
    ],
    makeController: { Demo.barred(CoverFlowViewController()) })
}
