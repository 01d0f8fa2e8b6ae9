// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the autoscrolling speed while an item is dragged near an edge.
@Suite("Edge scrolling", .oneApplication) @MainActor struct EdgeScrollingTests {
  @Test(
    "The speed grows from the inner side of a 60-point strip to the edge, and no further",
    arguments: [
      (0.0, -600.0), (-50, -600), (30, -300), (45, -150), (60, 0), (150, 0), (340, 0), (355, 150), (370, 300),
      (400, 600),
      (900, 600),
    ])
  func speed(place: Double, expected: Double) {
    #expect(abs(Double(EdgeScroller.speed(at: CGFloat(place), from: 0, to: 400)) - expected) < 1e-9)
    #expect(abs(Double(EdgeScroller.speed(at: CGFloat(place + 1000), from: 1000, to: 1400)) - expected) < 1e-9)
  }

  @Test("A small viewport keeps a third in the middle; an empty one does not scroll")
  func small() {
    #expect(EdgeScroller.speed(at: 30, from: 0, to: 90) == 0 && EdgeScroller.speed(at: 60, from: 0, to: 90) == 0)
    #expect(EdgeScroller.speed(at: 15, from: 0, to: 90) == -300 && EdgeScroller.speed(at: 75, from: 0, to: 90) == 300)
    #expect(EdgeScroller.speed(at: 0, from: 0, to: 0) == 0 && EdgeScroller.speed(at: 5, from: 9, to: 3) == 0)
  }

  @Test("Speeds are opposite at mirrored positions", arguments: Seeds.below(10))
  func symmetry(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let length = CGFloat(random.double(in: 1..<800))
    let place = CGFloat(random.double(in: -50..<900))
    let one = EdgeScroller.speed(at: place, from: 0, to: length)
    let other = EdgeScroller.speed(at: length - place, from: 0, to: length)
    #expect(abs(one + other) < 1e-6 && abs(one) <= UIKitTuning.edgeScrollSpeed)
  }

  private func bench() -> PlainBench {
    let bench = PlainBench(count: 24)
    bench.scroll(to: 300)
    _ = bench.engine.reordering.beginMovement(of: itemPath(7))
    return bench
  }

  @Test("Insets move the strips, and content at its end does not scroll further")
  func insets() {
    let bench = bench()
    bench.client.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    bench.client.contentOffset.y = 300
    // The viewport inside the insets extends from 340 to 480, so each edge strip is a third of 140 points.
    bench.engine.edges.scrollAtEdges(CGPoint(x: 50, y: 410))
    #expect(bench.engine.edges.edgeSpeed == .zero && bench.engine.edges.edgeLink == nil)
    bench.engine.edges.scrollAtEdges(CGPoint(x: 50, y: 340))
    #expect(bench.engine.edges.edgeSpeed == CGPoint(x: 0, y: -600) && bench.engine.edges.edgeLink != nil)
    bench.client.contentOffset.y = -40
    bench.engine.edges.scrollAtEdges(CGPoint(x: 50, y: 0))
    #expect(bench.engine.edges.edgeSpeed == .zero && bench.engine.edges.edgeLink == nil)
    bench.client.contentOffset.y = 1020
    bench.engine.edges.scrollAtEdges(CGPoint(x: 50, y: 1220))
    #expect(bench.engine.edges.edgeSpeed == .zero, "1200 + 20 - 200 is the last offset")
  }

  @Test("The content moves by the speed, and the held item keeps its position on screen")
  func steps() {
    let bench = bench()
    bench.engine.reordering.moveMovement(to: CGPoint(x: 50, y: 470))
    #expect(bench.engine.edges.edgeSpeed.y == 300)
    bench.stage.wait(0.1)
    let offset = bench.client.contentOffset.y
    // The offset increases by 300 points per second for 0.1 s, and is rounded to pixels in each of 12 frames. The first
    // frame may have no duration.
    #expect(offset > 320 && offset <= 330 + 12 * 0.25)
    #expect(bench.engine.reordering.movement?.position.y == 470 + offset - 300)
    bench.engine.reordering.abandonMovement()
  }

  @Test("When nothing is held, scrolling stops in the next frame")
  func stopping() {
    let bench = bench()
    bench.engine.reordering.moveMovement(to: CGPoint(x: 50, y: 495))
    bench.engine.reordering.movement = nil
    let offset = bench.client.contentOffset.y
    bench.stage.wait(0.2)
    #expect(bench.client.contentOffset.y == offset && bench.engine.edges.edgeLink == nil)
  }
}
