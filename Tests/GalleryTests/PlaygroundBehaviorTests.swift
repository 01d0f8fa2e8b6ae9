// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungHost
import SprungTestSupport
import Testing
import UIKit

@testable import SprungGallery

@Suite("Demo: dynamics playground, behaviors and attachments", .oneApplication) @MainActor
struct PlaygroundBehaviorTests {
  private func composite(levels: CGFloat) throws -> [UInt64] {
    let bench = try PlaygroundBench("Composite")
    bench.set("Levels of parents", levels)
    var hashes: [UInt64] = []
    bench.run(2) { hashes.append(bench.placesHash) }
    return hashes
  }

  @Test("check 7: one and two levels of parents produce bit-identical traces to none", arguments: [1, 2])
  func flattens(levels: Int) throws {
    let flat = try composite(levels: 0)
    #expect(try composite(levels: CGFloat(levels)) == flat)
    #expect(Set(flat).count > 60)
  }

  @Test("check 8: without the parent nothing has an effect")
  func parentLeaves() throws {
    let bench = try PlaygroundBench("Composite")
    bench.run(0.3)
    let before = bench.placesHash
    bench.set("In the animator", 0)
    #expect(bench.scene.status == "The parent was removed")
    bench.run(1)
    #expect(bench.placesHash == before)
    bench.set("In the animator", 1)
    #expect(bench.scene.status == "The parent is in the animator")
    bench.run(0.3)
    #expect(bench.placesHash != before)
  }

  @Test("check 8: without its parent the field no longer acts on white")
  func fieldLeaves() throws {
    let bench = try PlaygroundBench("d. A spring field")
    bench.watch()
    bench.run(0.2)
    bench.set("Parent behavior", 0)
    let velocity = bench.velocity(bench.item("White square"))
    #expect(velocity.y > 100)
    bench.run(0.1)
    #expect(bench.velocity(bench.item("White square")) == velocity)
  }

  @Test("check 9: actions are called once per tick, and not at rest")
  func countsTicks() throws {
    let bench = try PlaygroundBench("b. Walls")
    bench.run(1)
    #expect(bench.scene.actionCount == 60)
    bench.scene.animator.run(until: { !bench.scene.animator.isRunning })
    let count = bench.scene.actionCount
    bench.run(1)
    #expect(bench.scene.actionCount == count)
  }

  @Test(
    "check 11: a snap ends upright at its point and overshoots unless its damping is 1",
    arguments: [(1.0, false), (0.2, true)])
  func snaps(damping: Double, overshoots: Bool) throws {
    let bench = try PlaygroundBench("Snap")
    bench.set("Damping", CGFloat(damping))
    let card = bench.item("Card")
    // The card moves from (120, 480) toward (300, 200), so the overshoot is to the right of 300.
    var farthest: CGFloat = 0
    bench.run(5) { farthest = max(farthest, card.center.x) }
    #expect(card.center == CGPoint(x: 300, y: 200))
    #expect(abs(card.transform.b) < 1e-9)
    #expect((farthest > 301) == overshoots, "\(farthest)")
    #expect(!bench.scene.animator.isRunning)
    bench.set("Point x", 500)
    bench.run(5)
    #expect(card.center == CGPoint(x: 500, y: 200))
  }

  @Test("check 12: a rope acts only beyond its length")
  func rope() throws {
    let bench = try PlaygroundBench("Limit")
    let ball = bench.item("Ball")
    let fallen = ball.center.y
    bench.run(0.3)
    #expect(abs(ball.center.y - fallen - 45) < 0.1 && ball.center.x == 380)
    var longest: CGFloat = 0
    bench.run(6) {
      let top = CGPoint(
        x: ball.center.x + 35 * ball.transform.b, y: ball.center.y - 35 * ball.transform.a)
      longest = max(longest, distance(top, CGPoint(x: 300, y: 100)))
    }
    #expect(longest > 249 && longest < 250.5, "\(longest)")
  }

  @Test("check 12: a slider stays on its axis and within its range", arguments: [0, 1, 2])
  func slider(axis: Int) throws {
    let bench = try PlaygroundBench("Sliding")
    bench.set("Axis", CGFloat(axis))
    bench.set("Angle", 50)
    let box = bench.item("Box")
    let direction = [CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0), CGVector(dx: 0.5, dy: 0.5)][axis]
    let length = (direction.dx * direction.dx + direction.dy * direction.dy).squareRoot()
    var off: CGFloat = 0
    bench.run(4) {
      let x = box.center.x - 300
      let y = box.center.y - 300
      off = max(off, abs(x * direction.dy - y * direction.dx) / length)
    }
    #expect(off < 1, "\(off)")
    #expect(abs(distance(box.center, CGPoint(x: 300, y: 300)) - 150) < 1, "\(box.center)")
    #expect(box.transform == .identity)
  }

  @Test("check 12: a pin keeps its distance and its range")
  func pin() throws {
    let bench = try PlaygroundBench("Pin")
    let bar = bench.item("Bar")
    var worst: CGFloat = 0
    var lowest: CGFloat = 0
    bench.run(3) {
      worst = max(worst, abs(distance(bar.center, CGPoint(x: 300, y: 220)) - 80))
      lowest = max(lowest, bar.center.y)
    }
    #expect(worst < 0.5, "\(worst)")
    #expect(lowest > 299, "\(lowest)")
    let held = try PlaygroundBench("Pin")
    held.set("Range", 30)
    held.run(4)
    let angle = atan2(held.item("Bar").transform.b, held.item("Bar").transform.a)
    #expect(abs(angle - .pi / 6) < 0.01, "\(angle)")
  }

  @Test("check 12: a weld keeps the angle between its boxes")
  func weld() throws {
    let bench = try PlaygroundBench("Fixed")
    bench.set("Spin", 1)
    let first = bench.item("First box")
    let second = bench.item("Second box")
    var worst: CGFloat = 0
    var turned: CGFloat = 0
    bench.run(4) {
      // The sine of the angle between the boxes.
      let sine = first.transform.a * second.transform.b - first.transform.b * second.transform.a
      worst = max(worst, abs(sine))
      turned = max(turned, abs(first.transform.b))
    }
    #expect(worst < 0.01745, "\(worst)")
    #expect(turned > 0.1, "\(turned)")
  }

  private func trace(_ name: String, overlay: Bool) throws -> [UInt64] {
    let bench = try PlaygroundBench(name)
    bench.scene.animator.isDebugEnabled = overlay
    var hashes: [UInt64] = []
    bench.run(1) { hashes.append(bench.placesHash) }
    return hashes
  }

  @Test("check 13: the overlay does not change the trace", arguments: 0..<5)
  func overlay(section: Int) throws {
    for card in PlaygroundSection.all[section].cards {
      #expect(try trace(card.name, overlay: true) == trace(card.name, overlay: false), "\(card.name)")
    }
  }

  @Test("every card runs with every value of its controls without a fault", arguments: 0..<5)
  func everyValue(section: Int) throws {
    for card in PlaygroundSection.all[section].cards { try takesEveryValue(card.name) }
  }

  private func takesEveryValue(_ name: String) throws {
    let faults = Diagnostics.recording {
      guard let bench = try? PlaygroundBench(name) else {
        Issue.record("no card is named \(name)")
        return
      }
      bench.scene.animator.isDebugEnabled = true
      bench.run(0.1)
      for parameter in bench.scene.parameters {
        switch parameter.kind {
        case .number, .power:
          for share in [0, 1, 0.37] as [CGFloat] {
            let value = parameter.value(at: share)
            parameter.set(value)
            #expect(!parameter.words(for: value).isEmpty)
            bench.run(0.05)
          }
          let share = parameter.share(of: parameter.initial)
          #expect(share >= 0 && share <= 1)
          // A slider has a hundred positions.
          #expect(abs(parameter.share(of: parameter.value(at: share)) - share) < 0.00501)
          parameter.set(parameter.initial)
        case .choice(let words):
          for index in words.indices {
            parameter.set(CGFloat(index))
            bench.run(0.1)
          }
        case .toggle:
          for value in [1 - parameter.initial, parameter.initial] {
            parameter.set(value)
            bench.run(0.1)
          }
        case .button:
          parameter.set(1)
          bench.run(0.1)
        }
      }
      for item in bench.scene.items {
        #expect(item.center.x.isFinite && item.center.y.isFinite, "\(item.accessibilityLabel ?? "")")
      }
      bench.scene.end()
    }
    #expect(faults.map(\.kind).filter { $0 != "lostItem" } == [], "\(name): \(faults)")
  }
}
