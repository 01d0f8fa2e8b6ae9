// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Exercises the deck and records the results, one subject per line.
@MainActor public func check(_ check: Check) {
  let deck = DeckController()
  var lines: [String] = []
  func show(_ subject: String) {
    lines.append("\(subject): \(deck.log.joined(separator: ", "))")
    deck.log = []
  }
  check.show { deck }
  check.wait(0.05)
  show("load")

  check.wait(0.4)
  show("time")

  check.finger.tap(CGPoint(x: 60, y: 60))
  lines.append("text: \(deck.card.shownText ?? "none")")
  check.finger.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 100, y: 60), over: 0.1)
  lines.append("moved: \(deck.card.center.x > 70)")
  deck.card.close()
  deck.log.removeAll { $0 == "moved" }
  show("card")

  let shelf = Shelf<Int>(owner: deck.helper)
  shelf.values = [1, 2]
  shelf.attach(to: deck.button)
  deck.button.sendActions(for: .touchUpInside)
  deck.button.sendActions(for: .touchUpOutside)
  deck.button.sendActions(for: .touchDown)
  deck.slide()
  lines.append("helped: \(deck.helper.helped), shelf: \(shelf.values.count)")
  show("controls")

  NotificationCenter.default.post(name: .deckChanged, object: 7)
  NotificationCenter.default.removeObserver(deck)
  NotificationCenter.default.post(name: .deckChanged, object: 8)
  show("notes")

  if let item = deck.navigationItem.rightBarButtonItem, let action = item.action {
    _ = UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
  }
  _ = deck.becomeFirstResponder()
  _ = UIApplication.shared.sendAction(#selector(DeckController.discard(_:)), to: nil, from: nil, for: nil)
  _ = UIApplication.shared.sendAction(
    #selector(UIResponderStandardEditActions.copy(_:)), to: nil, from: nil, for: nil)
  lines.append("ask: \(deck.ask())")
  lines.append("accent: \(deck.accent), \((deck as BaseController).accent)")
  show("actions")
  let expected = [
    "load: base content, deck content, closed, count 2, later, card, step, ticked",
    "time: delayed",
    "text: 1",
    "moved: true",
    "card: turned 1",
    "helped: 11, shelf: 0",
    "controls: pressed true, older true, base reload, deck reload, slid",
    "notes: changed 7",
    "ask: [true, false, true]",
    "accent: deck, deck",
    "actions: add, discard, copy",
  ]
  for (line, right) in zip(lines, expected) where line != right {
    check.expect(false, "it did \"\(line)\", not \"\(right)\"")
  }
  check.expect(lines.count == expected.count, "\(lines.count) subjects")
}
