// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Cards to throw to the right or to the left.
  static let cardSwipe = Demo(
    name: "card-swipe", title: "Card swipe",
    hint: "Throw a card to the right if you like it, to the left if not. Undo calls the last one back.",
    size: CGSize(width: 375, height: 667),
    steps: [
      .wait(seconds: 0.3),
      .drag(fromX: 187, fromY: 400, toX: 250, toY: 380, seconds: 0.4),
      .wait(seconds: 0.8),
      .flick(fromX: 187, fromY: 400, toX: 320, toY: 360, seconds: 0.1),
      .wait(seconds: 0.8),
      .drag(fromX: 187, fromY: 400, toX: 30, toY: 420, seconds: 0.5),
      .wait(seconds: 0.8),
      .tap(x: 187, y: 611),
      .settle(limit: 10),
    ],
    makeController: { CardSwipeViewController() })
}
