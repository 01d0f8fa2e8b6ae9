// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

final class Card: UIView {
  #if canImport(ObjectiveC)
    private static let tap = #selector(tapped(_:))
  #else
    private static let tap = Selector(
      "tapped:", calling: { (me: Card, sender: UITapGestureRecognizer) in me.tapped(sender) })
  #endif

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Card.tap))
  }

  required init?(coder: NSCoder) { nil }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func tapped(_ recognizer: UITapGestureRecognizer) {
    backgroundColor = .systemBlue
  }
}

@Suite(.uiKit) @MainActor struct CardTests {
  @Test func theSelectorOfTheGuideToPortingIsCalled() throws {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let stage = try TestStage {
      let controller = UIViewController()
      controller.view.addSubview(card)
      return controller
    }
    #expect(card.backgroundColor == nil)
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(card.backgroundColor == .systemBlue)
  }
}
