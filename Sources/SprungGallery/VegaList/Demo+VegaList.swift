// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Cards that tuck under the next one at the upper edge.
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
    makeController: { Demo.barred(VegaListViewController()) })
}
