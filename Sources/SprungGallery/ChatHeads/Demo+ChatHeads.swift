// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Heads in a chain that hang on to the sides.
  static let chatHeads = Demo(
    name: "chat-heads", title: "Chat heads",
    hint: "Drag the heads about and let go: they fly to a side. Drop one on the cross to close it.",
    size: CGSize(width: 375, height: 667),
    steps: [
      .wait(seconds: 0.5),
      .drag(fromX: 337, fromY: 200, toX: 120, toY: 330, seconds: 0.5),
      .wait(seconds: 1),
      .flick(fromX: 38, fromY: 330, toX: 200, toY: 300, seconds: 0.1),
      .wait(seconds: 1.2),
      .tap(x: 120, y: 54),
      .wait(seconds: 1),
      .settle(limit: 10),
    ],
    makeController: { ChatHeadsViewController() })
}
