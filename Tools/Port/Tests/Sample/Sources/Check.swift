// SPDX-License-Identifier: MIT

import Foundation
import SprungHeadless
import UIKit

/// Plays with the deck and prints what it did, one subject a line.
@main
@MainActor
struct Check {
  static func main() {
    let deck = DeckController()
    let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2) { deck }
    let finger = TestFinger(on: host)
    finger.wait(0.05)
    show("load", deck)

    finger.wait(0.3)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    show("time", deck)

    finger.tap(CGPoint(x: 60, y: 60))
    print("text: \(deck.card.shownText ?? "none")")
    finger.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 100, y: 60), over: 0.1)
    print("moved: \(deck.card.center.x > 70)")
    deck.card.close()
    deck.log.removeAll { $0 == "moved" }
    show("card", deck)

    let shelf = Shelf<Int>(owner: deck.helper)
    shelf.values = [1, 2]
    shelf.attach(to: deck.button)
    deck.button.sendActions(for: .touchUpInside)
    deck.button.sendActions(for: .touchUpOutside)
    deck.button.sendActions(for: .touchDown)
    deck.slide()
    print("helped: \(deck.helper.helped), shelf: \(shelf.values.count)")
    show("controls", deck)

    NotificationCenter.default.post(name: .deckChanged, object: 7)
    NotificationCenter.default.removeObserver(deck)
    NotificationCenter.default.post(name: .deckChanged, object: 8)
    show("notes", deck)

    if let item = deck.navigationItem.rightBarButtonItem, let action = item.action {
      _ = UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    }
    _ = deck.becomeFirstResponder()
    _ = UIApplication.shared.sendAction(#selector(DeckController.discard(_:)), to: nil, from: nil, for: nil)
    _ = UIApplication.shared.sendAction(
      #selector(UIResponderStandardEditActions.copy(_:)), to: nil, from: nil, for: nil)
    print("ask: \(deck.ask())")
    print("accent: \(deck.accent), \((deck as BaseController).accent)")
    show("actions", deck)
  }

  static func show(_ subject: String, _ deck: DeckController) {
    print("\(subject): \(deck.log.joined(separator: ", "))")
    deck.log = []
  }
}
