// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// What Guides/PortingAnApp.md says about a selector that compiles on Apple's platforms and here.
private final class Card: UIView {
  #if canImport(ObjectiveC)
    private static let tap = #selector(tapped(_:))
  #else
    private static let tap = Selector(
      "tapped:", calling: { (me: Card, sender: UITapGestureRecognizer) in me.tapped(sender) })
  #endif
  var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Card.tap))
  }

  required init?(coder: NSCoder) { nil }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func tapped(_ recognizer: UITapGestureRecognizer) {
    taps += 1
  }
}

@Suite(.oneApplication) @MainActor struct SelectorsByHandTests {
  @Test func theSpellingOfTheGuideIsCalled() {
    let stage = FingerStage(size: CGSize(width: 320, height: 568))
    let root = UIViewController()
    stage.window.rootViewController = root
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.view.addSubview(card)
    stage.tick()
    stage.tap(50, 50)
    #expect(card.taps == 1)
  }
}
