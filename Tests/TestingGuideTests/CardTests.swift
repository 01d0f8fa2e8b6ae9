// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

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
