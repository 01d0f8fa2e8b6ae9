// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing
import UIKit

@Suite("Transactions and implicit animations", .oneApplication)
struct CATransactionTests {
  let bench = AnimationBench()
  let layer = CALayer()

  init() {
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    bench.window.layer.addSublayer(layer)
  }

  private var x: CGFloat { layer.presentation()!.position.x }

  @Test("Changes apply at once before a layer's first frame, later they are animated over 0.25 s")
  func implicit() {
    layer.position.x = 5
    #expect(x == CGFloat(5) && layer.animationKeys() == nil)
    bench.tick(0.1)
    layer.position.x = 105
    #expect(x == CGFloat(5) && layer.animationKeys() == ["position"])
    bench.tick(0.1 + 0.125)
    #expect(abs(x - (5 + 100 * TimingCurve.standard.value(at: 0.5))) < 1e-6)
    bench.tick(0.35)
    #expect(x == CGFloat(105) && layer.animationKeys() == nil)
  }

  @Test("Layers of views never animate implicitly")
  func views() {
    bench.tick(0.1)
    bench.view.layer.position.x = 50
    #expect(bench.x == CGFloat(50))
  }

  @Test("Nested transactions keep their own disabled actions, duration and timing function")
  func settings() {
    bench.tick(0.1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 10
    #expect(x == CGFloat(10))
    CATransaction.begin()
    CATransaction.setDisableActions(false)
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 20
    CATransaction.commit()
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    bench.tick(1.1)
    #expect(abs(x - 15) < 1e-9)
  }

  @Test("An interrupted animation continues from the displayed value")
  func interruption() {
    bench.tick(0.1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 100
    bench.tick(0.225)
    layer.position.x = 0
    #expect(abs(x - 50) < 1e-9)
    bench.tick(1)
    #expect(x == CGFloat(0))
  }

  @Test("The completion block waits for every animation begun in its transaction, or for the end of the event")
  func completion() {
    bench.tick(0.1)
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("all") }
    layer.position.x = 100
    UIView.animate(withDuration: 0.5, animations: { bench.view.alpha = 0 }, completion: { _ in log.append("view") })
    CATransaction.begin()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 0.7
    layer.add(animation, forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    bench.tick(0.6)
    #expect(log == ["view"])
    bench.tick(0.8)
    #expect(log == ["view", "all"])
    CATransaction.setCompletionBlock { log.append("none") }
    bench.tick(0.9)
    #expect(log == ["view", "all", "none"])
  }

  @Test("Unbalanced commits, invalid durations and unknown keys are reported")
  func misuse() {
    let faults = Diagnostics.recording {
      CATransaction.commit()
      CATransaction.setAnimationDuration(.nan)
      CATransaction.setAnimationDuration(-1)
    }
    #expect(faults.map(\.kind) == ["transactionCommit", "nonFiniteAnimation", "nonFiniteAnimation"])
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(0.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("b", forKey: "a")
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 0.5)
    #expect(CATransaction.value(forKey: "a") as? String == "b")
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "a") == nil)
  }

  @Test("Reduced motion and performWithoutAnimation apply changes at once")
  func off() {
    bench.tick(0.1)
    UIView.performWithoutAnimation { layer.position.x = 10 }
    #expect(x == CGFloat(10))
    UIAccessibility.isReduceMotionEnabled = true
    layer.position.x = 20
    #expect(x == CGFloat(20))
    UIAccessibility.isReduceMotionEnabled = false
  }
}
