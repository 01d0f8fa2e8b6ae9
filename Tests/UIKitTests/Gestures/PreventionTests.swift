// SPDX-License-Identifier: MIT

import SprungModels
import Testing
import UIKit

/// Tests which recognizers prevent each other by default.
@MainActor @Suite(.oneApplication) struct PreventionTests {
  private func tap(_ taps: Int, touches: Int = 1) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = taps
    recognizer.numberOfTouchesRequired = touches
    return recognizer
  }

  @Test("A tap prevents taps with at most as many taps, with other touch counts, and other recognizers")
  func taps() {
    #expect(tap(1).canPrevent(tap(1)))
    #expect(!tap(1).canPrevent(tap(2)))
    #expect(tap(2).canPrevent(tap(1)))
    #expect(tap(1).canPrevent(tap(2, touches: 2)))
    #expect(tap(1).canPrevent(UIPanGestureRecognizer()))
  }

  @Test("Hover recognizers neither prevent others nor are prevented")
  func hovering() {
    #expect(!UIHoverGestureRecognizer().canPrevent(tap(1)))
    #expect(!UIHoverGestureRecognizer().canBePrevented(by: tap(1)))
  }

  @Test("A touch that rests and then jumps at the same time has the velocity of one that did not rest")
  func jump() {
    var rested = VelocityTracker()
    rested.add(.zero, at: 0)
    rested.add(.zero, at: 0.02)
    rested.add(CGPoint(x: 10, y: 0), at: 0.02)
    var plain = VelocityTracker()
    plain.add(.zero, at: 0)
    plain.add(CGPoint(x: 10, y: 0), at: 0.02)
    #expect(rested.velocity(at: 0.02) == plain.velocity(at: 0.02))
    #expect(plain.velocity(at: 0.02).x == 500)
  }
}
