// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Cards that are thrown to the left or right.
  static let cardSwipe = Demo(
    name: "card-swipe", title: "Card swipe",
    hint: "Throw a card to the right if you like it, to the left if not. Undo brings the last one back.",
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
    tries: [
      "Pull a card by its lower corner: it rotates in the opposite direction.",
      "Press Undo while a card is flying: it turns around.",
      "Release a card before its label is fully visible: it swings back.",
    ],
    parameters: [
      DemoParameter(
        "share", "Way to decide", 0.1...0.6, by: 0.05, value: 0.3, code: "stack.throwShare"
      ) { (screen: CardSwipeViewController, value) in screen.stack.throwShare = value },
      DemoParameter("speed", "Speed to decide", 100...3000, by: 50, value: 750, unit: "pt/s", code: "stack.throwSpeed")
      {
        (screen: CardSwipeViewController, value) in screen.stack.throwSpeed = value
      },
      DemoParameter(
        "departure", "Departure", 400...4000, by: 100, value: 1400, unit: "pt/s", code: "stack.departureSpeed"
      ) { (screen: CardSwipeViewController, value) in screen.stack.departureSpeed = value },
      DemoParameter("damping", "Return damping", 0...1, by: 0.05, value: 0.5, code: "stack.snapDamping") {
        (screen: CardSwipeViewController, value) in screen.stack.snapDamping = value
      },
      DemoParameter("cards", "Cards that show", 1...6, by: 1, value: 3, code: "stack.shownCards") {
        (screen: CardSwipeViewController, value) in screen.stack.shownCards = Int(value)
      },
    ],
    presets: [
      DemoPreset("Quick to judge", [("share", 0.1), ("speed", 300)]),
      DemoPreset("Hard to please", [("share", 0.6), ("speed", 3000)]),
      DemoPreset("A thick stack", [("cards", 6)]),
    ],
    makeController: { CardSwipeViewController() })
}
