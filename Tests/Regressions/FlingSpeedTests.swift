// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Moves of 80 points every 0.4 ms flung the content of a 700-point view to an offset of -3,168; random moves overshot
/// the end by 94,898 points. Flings had no maximum speed, and a bounce converted any speed into an overshoot. A fling
/// is now limited to the maximum speed of iOS, and a bounce to the largest overshoot of a drag across the viewport.
@Suite(.oneApplication)
@MainActor
struct FlingSpeedTests {
  /// Returns the overshoot of a drag across the entire viewport.
  private func byHand(_ extent: Double) -> Double { ScrollPhysics.RubberBand(extent: extent).shown(extent) }

  private func flings(_ view: UIScrollView, _ fingers: RegressionFingers, steps: [(CGPoint, Double)]) {
    var place = CGPoint(x: 200, y: 350)
    fingers.down(200, 350)
    for (step, duration) in steps {
      place = CGPoint(x: place.x + step.x, y: place.y + step.y)
      fingers.move(Double(place.x), Double(place.y), after: duration)
    }
    fingers.up(Double(place.x), Double(place.y))
  }

  @Test("Moves of 80 points every 0.4 ms overshoot no farther than a drag can", arguments: [1.0, -1])
  func hundredMeters(direction: Double) {
    let fingers = RegressionFingers()
    let view = UIScrollView(frame: fingers.window.bounds)
    view.contentSize = CGSize(width: 400, height: 2000)
    fingers.window.addSubview(view)
    view.contentOffset.y = direction > 0 ? 100 : 1200
    flings(view, fingers, steps: (0..<4).map { _ in (CGPoint(x: 0, y: 80 * direction), 0.0004) })
    var farthest = 0.0
    for _ in 0..<240 {
      fingers.wait(1.0 / 120)
      farthest = max(farthest, -Double(view.contentOffset.y), Double(view.contentOffset.y) - 1300)
    }
    #expect(farthest <= byHand(700) + 1 && farthest > 100)
    #expect(fingers.settles(within: 5))
  }

  @Test("A fling reports its limited velocity")
  func told() {
    final class Log: NSObject, UIScrollViewDelegate {
      var velocity = CGPoint.zero
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { self.velocity = velocity }
    }
    let fingers = RegressionFingers()
    let view = UIScrollView(frame: fingers.window.bounds)
    view.contentSize = CGSize(width: 90_000, height: 90_000)
    view.contentOffset = CGPoint(x: 45_000, y: 45_000)
    let log = Log()
    view.delegate = log
    fingers.window.addSubview(view)
    flings(view, fingers, steps: (0..<5).map { _ in (CGPoint(x: 30, y: 40), 0.0004) })
    #expect(abs(log.velocity.length * 1000 - UIKitTuning.largestFlingSpeed) < 1e-6)
    #expect(abs(log.velocity.x / log.velocity.y - 0.75) < 1e-6)
  }

  @Test("No planned motion overshoots farther than a drag can", arguments: 1...40)
  func plans(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<50 {
      let extent = random.double(in: 20..<1000)
      let range = 0...random.double(in: 0..<3000)
      let limit = byHand(extent)
      // A deceleration that starts farther beyond the edge than the limit never moves even farther out.
      let start = random.double(in: -1.5 * limit..<range.upperBound + 1.5 * limit)
      let speed = random.double(in: -1..<1) * [300.0, 3000, 8000, 2e5][random.int(in: 0..<4)]
      let law = ScrollPhysics.Deceleration(origin: start, velocity: speed, retention: 0.998)
      let target = random.double(in: 0..<1) * range.upperBound
      let motions = [
        ScrollPhysics.AxisMotion.released(law, isFast: true, in: range, bounces: true, overshoot: limit),
        ScrollPhysics.AxisMotion(
          position: start, velocity: speed, springingTo: target, within: range, overshoot: limit),
        ScrollPhysics.AxisMotion(decelerating: law, to: target, within: range, overshoot: limit),
      ]
      for motion in motions {
        let low = min(range.lowerBound - limit, start) - 1e-6
        let high = max(range.upperBound + limit, start) + 1e-6
        var time = 0.0
        while time < min(motion.duration, 2) {
          let place = motion.position(at: time)
          #expect(place >= low && place <= high, "seed \(seed): \(place) from \(start) at \(speed) in \(range)")
          time += 0.004
        }
      }
    }
  }

  @Test("Random flings in views of any size overshoot no farther than a drag can", arguments: Seeds.upTo(25))
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let fingers = RegressionFingers()
    let size = CGSize(width: random.double(in: 40..<400), height: random.double(in: 40..<700))
    let view = UIScrollView(
      frame: CGRect(x: 200 - size.width / 2, y: 350 - size.height / 2, width: size.width, height: size.height))
    view.contentSize = CGSize(width: random.double(in: 0..<900), height: random.double(in: 0..<3000))
    view.alwaysBounceVertical = random.bool()
    view.isPagingEnabled = random.int(in: 0..<4) == 0
    fingers.window.addSubview(view)
    for _ in 0..<4 {
      let x = random.double(in: -60..<60)
      let y = random.double(in: -90..<90)
      let duration = random.double(in: 0.0002..<0.01)
      flings(view, fingers, steps: (0..<random.int(in: 1..<12)).map { _ in (CGPoint(x: x, y: y), duration) })
      let range = view.offsetRange
      var low = view.contentOffset
      var high = view.contentOffset
      for axis in [ScrollAxis.horizontal, .vertical] {
        low[axis] = min(low[axis], range[axis].lowerBound - byHand(size[axis])) - 1
        high[axis] = max(high[axis], range[axis].upperBound + byHand(size[axis])) + 1
      }
      for _ in 0..<random.int(in: 2..<60) {
        fingers.wait(1.0 / 60)
        let place = view.contentOffset
        #expect(place.x >= low.x && place.x <= high.x && place.y >= low.y && place.y <= high.y, "seed \(seed)")
      }
    }
    #expect(fingers.settles(within: 12))
    #expect(view.offsetRange.clamp(view.contentOffset) == view.contentOffset)
  }
}
