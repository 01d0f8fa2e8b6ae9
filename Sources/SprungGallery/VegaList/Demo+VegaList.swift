// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Cards that slide under the next card at the top edge.
  static let vegaList = Demo(
    name: "vega-list", title: "Vega list",
    hint: "Scroll: a card shrinks and fades under the next one, and the list stops at a card. Pull it down, too.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .drag(fromX: 160, fromY: 420, toX: 160, toY: 300, seconds: 0.4),
      .wait(seconds: 0.6),
      .flick(fromX: 160, fromY: 480, toX: 160, toY: 240, seconds: 0.12),
      .settle(limit: 6),
      .tap(x: 160, y: 400),
      .settle(limit: 6),
      .wheel(x: 160, y: 320, deltaX: 0, deltaY: -2000),
      .settle(limit: 6),
      .drag(fromX: 160, fromY: 200, toX: 160, toY: 400, seconds: 0.4),
      .settle(limit: 6),
    ],
    tries: [
      "Scroll slowly: the upper card shrinks and fades while the next one slides over it.",
      "Pull the list down at the top: the cards spread.",
      "Tap any card: it scrolls to the top.",
    ],
    parameters: [
      DemoParameter("shrink", "Shrink", 0...0.5, by: 0.05, value: 0.15, code: "vega.shrink") {
        (screen: VegaListViewController, value) in screen.vega.shrink = value
      },
      DemoParameter("tuck", "Upper card travel", 0...1, by: 0.05, value: 0.25, code: "vega.tuck") {
        (screen: VegaListViewController, value) in screen.vega.tuck = value
      },
      DemoParameter("stretch", "Stretch", 0...0.4, by: 0.02, value: 0.12, code: "vega.stretch") {
        (screen: VegaListViewController, value) in screen.vega.stretch = value
      },
      DemoParameter("height", "Card height", 100...280, by: 10, value: 180, unit: "pt", code: "vega.cardHeight") {
        (screen: VegaListViewController, value) in screen.vega.cardHeight = value
      },
      DemoParameter("spacing", "Spacing", 0...40, by: 2, value: 16, unit: "pt", code: "vega.minimumLineSpacing") {
        (screen: VegaListViewController, value) in screen.vega.minimumLineSpacing = value
      },
    ],
    presets: [
      DemoPreset("A plain list", [("shrink", 0), ("tuck", 1), ("stretch", 0)]),
      DemoPreset("A deep pile", [("shrink", 0.5), ("tuck", 0)]),
      DemoPreset("Postcards", [("height", 240), ("spacing", 24)]),
    ],
    makeController: { Demo.barred(VegaListViewController()) })
}
