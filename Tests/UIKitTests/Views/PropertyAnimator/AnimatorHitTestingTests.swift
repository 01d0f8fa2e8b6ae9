// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite("Hit-testing of views that a property animator moves", .oneApplication)
@MainActor struct AnimatorHitTestingTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    stage.window.addSubview(card)
    stage.tick()
  }

  private func hit(_ x: CGFloat) -> Bool { stage.window.hitTest(CGPoint(x: x, y: 50), with: nil) === card }

  @Test("Touches hit the displayed position or, with manual hit-testing, the final position")
  func positions() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [card] in card.frame.origin.x = 200 }
    animator.startAnimation()
    stage.wait(0.5)
    #expect(hit(150) && !hit(250) && !hit(50))
    animator.pauseAnimation()
    stage.wait(0.5)
    #expect(hit(150))
    animator.stopAnimation(true)
    card.frame.origin.x = 0
    let manual = UIViewPropertyAnimator(duration: 1, curve: .linear) { [card] in card.frame.origin.x = 200 }
    manual.isManualHitTestingEnabled = true
    manual.startAnimation()
    stage.wait(0.5)
    #expect(!hit(150) && hit(250))
    stage.wait(1)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { [card] in card.frame.origin.x = 0 }
    stage.wait(0.5)
    #expect(hit(50), "blocks: where it will be")
  }
}
