// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungModels

@Suite
struct VelocityTrackerTests {
  @Test("Even movement gives its own speed at any number of events", arguments: [1, 2, 3, 12, 100, 500])
  func even(events: Int) {
    var tracker = VelocityTracker()
    for event in 0...events {
      tracker.add(CGPoint(x: 5 * Double(event), y: -2 * Double(event)), at: 0.008 * Double(event))
    }
    let velocity = tracker.velocity(at: 0.008 * Double(events))
    #expect(abs(velocity.x - 625) < 1e-6)
    #expect(abs(velocity.y + 250) < 1e-6)
  }

  @Test("A touch that rests for a tenth of a second has no velocity")
  func rest() {
    var tracker = VelocityTracker()
    for event in 0...20 { tracker.add(CGPoint(x: 5 * event, y: 0), at: 0.008 * Double(event)) }
    #expect(tracker.velocity(at: 0.16 + 0.09).x > 0)
    #expect(tracker.velocity(at: 0.16 + 0.11) == .zero)
  }

  @Test("A jerk after a long hold is measured without the hold once its start is known")
  func jerk() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 0)
    tracker.add(CGPoint(x: 24, y: 0), at: 1)
    // The start of the jerk is unknown, so the movement is averaged over the entire second.
    #expect(abs(tracker.velocity(at: 1).x - 24) < 1e-9)
    tracker.add(CGPoint(x: 48, y: 0), at: 1.008)
    #expect(abs(tracker.velocity(at: 1.008).x - 3000) < 1e-6)
  }

  @Test("Samples of the same time count once, late ones are ignored, and nothing divides by zero")
  func disorder() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == .zero)
    tracker.add(.zero, at: 1)
    tracker.add(CGPoint(x: 9, y: 9), at: 1)
    #expect(tracker.velocity(at: 1) == .zero)
    tracker.add(CGPoint(x: 10, y: 9), at: 1.01)
    tracker.add(CGPoint(x: 99, y: 9), at: 0.5)
    #expect(abs(tracker.velocity(at: 1.01).x - 100) < 1e-6)
    tracker.reset()
    #expect(tracker.last == nil)
  }
}
