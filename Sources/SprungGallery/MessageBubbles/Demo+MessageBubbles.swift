// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Message bubbles on springs.
  static let messageBubbles = Demo(
    name: "message-bubbles", title: "Message bubbles",
    hint: "Scroll: bubbles far from your finger come late. Send: a new one springs in, also while the others move.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .drag(fromX: 160, fromY: 200, toX: 160, toY: 420, seconds: 0.3),
      .wait(seconds: 0.4),
      .tap(x: 288, y: 42),
      .wait(seconds: 0.5),
      .tap(x: 288, y: 42),
      .flick(fromX: 160, fromY: 200, toX: 160, toY: 460, seconds: 0.12),
      .settle(limit: 10),
    ],
    makeController: { Demo.barred(BubblesViewController()) })
}
