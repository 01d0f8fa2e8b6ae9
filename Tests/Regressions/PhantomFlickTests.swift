// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// A touch dragged a list gently, paused for 90 to 100 ms and lifted. The list continued to scroll by hundreds of
/// points, and after a hold of exactly 100 ms its speed was nearly infinite. If only the last sample was within the
/// velocity window, the preceding sample was clamped to the window's edge in time but not in position. The step then
/// seemed to take only the remainder of the window. Speeds are now computed from actual positions, and the hold before
/// the lift counts as time.
@Suite(.oneApplication)
@MainActor
struct PhantomFlickTests {
  private let fingers = RegressionFingers()

  private func list() -> UIScrollView {
    let view = UIScrollView(frame: fingers.window.bounds)
    view.contentSize = CGSize(width: 400, height: 9000)
    view.contentOffset = CGPoint(x: 0, y: 3000)
    fingers.window.addSubview(view)
    return view
  }

  /// Drags up by 80 points at the given speed, in points per second.
  private func drag(at speed: Double) {
    fingers.down(200, 600)
    let step = 0.008 * speed
    let count = Int((80 / step).rounded())
    for index in 1...count { fingers.move(200, 600 - step * Double(index), after: 0.008) }
  }

  @Test("A drag and a hold leave the list at its position", arguments: [240.0, 480], 90...101)
  func hold(speed: Double, milliseconds: Int) {
    let view = list()
    drag(at: speed)
    let offset = view.contentOffset.y
    fingers.up(200, 520, after: Double(milliseconds) * 0.001)
    #expect(!view.isDecelerating)
    fingers.wait(1)
    #expect(view.contentOffset.y == offset)
  }

  @Test("A still touch may send moves to the same position", arguments: [90, 96, 100, 104])
  func holdWithMoves(milliseconds: Int) {
    let view = list()
    drag(at: 600)
    let offset = view.contentOffset.y
    for _ in 0..<(milliseconds / 4) { fingers.move(200, 600 - 0.008 * 600 * 17, after: 0.004) }
    fingers.up(200, 600 - 0.008 * 600 * 17, after: 0)
    fingers.wait(1)
    #expect(view.contentOffset.y == offset && offset > 3060)
  }

  @Test("The velocity of a pan decreases to zero during a hold and never rises", arguments: [120.0, 1000, 6000])
  func falling(speed: Double) {
    var tracker = VelocityTracker()
    for index in 0...20 { tracker.add(CGPoint(x: 0, y: 0.008 * speed * Double(index)), at: 0.008 * Double(index)) }
    var last = tracker.velocity(at: 0.16).y
    #expect(abs(last - speed) < 1e-6 * speed)
    for hold in 1...130 {
      let velocity = tracker.velocity(at: 0.16 + Double(hold) * 0.001).y
      #expect(velocity >= 0 && velocity <= last + 1e-9 * speed, "after \(hold) ms")
      if hold >= 100 { #expect(velocity == 0) }
      last = velocity
    }
  }

  @Test("A lift in the next screen frame does not reduce the speed", arguments: [0.001, 0.008, 0.016])
  func lateLift(delay: Double) {
    var tracker = VelocityTracker()
    for index in 0...20 { tracker.add(CGPoint(x: 8 * index, y: 0), at: 0.008 * Double(index)) }
    #expect(abs(tracker.velocity(at: 0.16 + delay).x - 1000) < 1e-6)
  }

  @Test("A jerk after a long hold is measured over its actual duration", arguments: [true, false])
  func jerk(isReportedAtRest: Bool) {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 0)
    if isReportedAtRest { for index in 1...125 { tracker.add(.zero, at: 0.008 * Double(index)) } }
    tracker.add(CGPoint(x: 24, y: 0), at: 1.008)
    tracker.add(CGPoint(x: 48, y: 0), at: 1.016)
    #expect(abs(tracker.velocity(at: 1.016).x - 3000) < 1e-6)
  }

  @Test("A jerk of one sample has the speed of that sample's step", arguments: [0.008, 0.05, 1.0])
  func singleStep(duration: Double) {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: 2)
    tracker.add(CGPoint(x: 24, y: 0), at: 2 + duration)
    #expect(abs(tracker.velocity(at: 2 + duration).x - 24 / duration) < 1e-6)
  }

  @Test("No sequence of samples exceeds the maximum speed between two of them", arguments: Seeds.upTo(60))
  func bound(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var tracker = VelocityTracker()
    var time = 5.0
    var place = CGPoint.zero
    var largest = 0.0
    tracker.add(place, at: time)
    for _ in 0..<400 {
      let step = [0.0004, 0.004, 0.008, 0.016, 0.05, 0.099, 0.1, 0.101, 0.3][random.int(in: 0..<9)]
      let reach = random.int(in: 0..<3) == 0 ? 0 : random.double(in: 0..<40)
      let next = CGPoint(x: place.x + random.double(in: -1..<1) * reach, y: place.y + random.double(in: -1..<1) * reach)
      let way = CGPoint(x: next.x - place.x, y: next.y - place.y)
      let start = time
      time += step
      largest = max(largest, way.length / (time - start))
      place = next
      tracker.add(place, at: time)
      for hold in [0, 0.003, 0.05, 0.0999, 0.1, 0.2] {
        let speed = tracker.velocity(at: time + hold).length
        #expect(speed <= largest * (1 + 1e-9), "seed \(seed), \(hold) s after \(time)")
      }
    }
  }

  @Test("Two still touches have no pinch or rotation velocity")
  func twoFingers() {
    let pinch = UIPinchGestureRecognizer()
    let rotation = UIRotationGestureRecognizer()
    fingers.window.addGestureRecognizer(pinch)
    fingers.window.addGestureRecognizer(rotation)
    fingers.down(200, 300, id: 1)
    fingers.down(200, 400, id: 2)
    for index in 1...12 { fingers.move(200 + 5 * Double(index), 400 + 8 * Double(index), id: 2, after: 0.008) }
    let (scaling, turning) = (abs(pinch.velocity), abs(rotation.velocity))
    for _ in 0..<12 { fingers.move(260, 496, id: 2, after: 0.008) }
    #expect(abs(pinch.velocity) <= 0.1 * scaling && abs(rotation.velocity) <= 0.1 * turning)
    fingers.up(260, 496, id: 2, after: 0.008)
    #expect(pinch.velocity == 0 && rotation.velocity == 0 && scaling + turning > 1)
  }
}
