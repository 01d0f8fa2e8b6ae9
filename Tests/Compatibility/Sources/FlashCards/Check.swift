// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  UserDefaults.standard.removeObject(forKey: "flash-cards")
  let deck = Deck()
  deck.add(Card(front: "Haus", back: "house"))
  deck.add(Card(front: "Baum", back: "tree"))
  let controller = StudyViewController(deck: deck)
  check.show { UINavigationController(rootViewController: controller) }
  check.frames(2)
  let middle = CGPoint(x: 160, y: 300)
  func answer(_ isRight: Bool) {
    check.finger.tap(middle)
    check.wait(0.6)
    check.finger.drag(from: middle, to: CGPoint(x: middle.x + (isRight ? 130 : -130), y: 300), over: 0.2)
    check.wait(1)
  }
  check.expect(controller.cardView.card?.front == "Baum", "the first card")
  check.expect(controller.navigationItem.title == "Study (2)", "the count: \(controller.navigationItem.title ?? "")")
  // A drag has no effect until the back of the card is visible.
  check.finger.drag(from: middle, to: CGPoint(x: 290, y: 300), over: 0.2)
  check.wait(1)
  check.expect(controller.cardView.card?.front == "Baum" && controller.cardView.transform == .identity, "not flipped")
  answer(false)
  check.expect(controller.cardView.card?.front == "Haus" && !controller.cardView.isFlipped, "the next card")
  answer(true)
  check.expect(controller.progressView.progress, is: 0.5, within: 0.001, "half of it")
  check.expect(controller.cardView.card?.front == "Baum", "the wrong one again")
  answer(true)
  check.expect(controller.cardView.isHidden && !controller.emptyLabel.isHidden, "nothing is left")
  check.expect(deck.cards.map(\.box) == [2, 2], "the boxes: \(deck.cards.map(\.box))")

  check.finger.tap(CGPoint(x: 296, y: 42))
  check.wait(1)
  check.finger.type("Hund")
  check.finger.key(.tab)
  check.finger.type("dog")
  check.finger.key(.enter)
  check.wait(1)
  if let alert = controller.presentedViewController as? UIAlertController {
    check.expect(alert.textFields?.map { $0.text ?? "" } == ["Hund", "dog"], "the fields")
    alert.dismiss(animated: false)
  }
  check.expect(Deck().cards.first == Card(front: "Haus", back: "house", box: 2), "saved cards")
}

extension Check {
  fileprivate func expect(_ value: Float, is expected: Float, within tolerance: Float, _ what: String) {
    expect(abs(value - expected) <= tolerance, "\(what): \(value)")
  }
}
