// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// A fling of 20,000 pt/s permanently emptied the carousel, and a fling of 400,000 pt/s emptied the list. Beyond the
/// end of the content no item had a spring, and without a moving item no animator invalidated the layout. When the
/// content returned, no springs were requested. Layouts now request springs whenever the viewport moves.
@Suite(.oneApplication) @MainActor struct StripsThatEndEmptyTests {
  enum Kind: String, CaseIterable, Sendable {
    case carousel, tiled, naive
  }

  private func screen(_ kind: Kind, count: Int) -> SpringyScreen {
    switch kind {
    case .carousel: SpringyScreen(count: count, SpringyCarouselLayout(itemSize: CGSize(width: 70, height: 70)))
    case .tiled: SpringyScreen(count: count, SpringyFlowLayout(isTiled: true))
    case .naive: SpringyScreen(count: count, SpringyFlowLayout(isTiled: false))
    }
  }

  @Test("content flung far beyond its end is visible again after its return", arguments: Kind.allCases)
  func beyondTheEnd(kind: Kind) {
    let screen = screen(kind, count: 60)
    #expect(screen.finger.settle(within: 10))
    let range = screen.view.offsetRange
    let end = CGPoint(x: range.x.upperBound, y: range.y.upperBound)
    for distance in [500.0, 900, 4000] {
      // Moves the content as a fling would, but without scroll physics: beyond its end in a few frames, and back.
      for step in [1.0, 2, 3] {
        screen.view.contentOffset = CGPoint(
          x: end.x + (end.x > 0 ? distance * step / 3 : 0), y: end.y + (end.y > 0 ? distance * step / 3 : 0))
        screen.frame()
      }
      for _ in 0..<200 { screen.frame() }
      screen.view.setContentOffset(end, animated: true)
      #expect(screen.finger.settle(within: 20))
      #expect(screen.faultsAtRest() == [], "after \(distance) pt")
      #expect(screen.view.visibleCells.count >= 4)
    }
  }

  @Test("a fling of 20,000 pt/s leaves the carousel's tiles on screen")
  func fling() {
    let screen = screen(.carousel, count: 30)
    let finger = TestFinger(on: screen.host, rate: 240)
    finger.flick(from: CGPoint(x: 318, y: 540), to: CGPoint(x: 2, y: 540), over: 0.016)
    #expect(screen.finger.settle(within: 20))
    #expect(screen.faultsAtRest() == [])
    #expect(screen.view.visibleCells.count >= 4)
  }

  /// Performs a random action on a collection view.
  private func act(_ screen: SpringyScreen, _ random: inout SeededRandom) {
    let view = screen.view
    let range = view.offsetRange
    let size = screen.host.window.bounds.size
    func point() -> CGPoint {
      CGPoint(x: random.double(in: 0..<size.width), y: random.double(in: 0..<size.height))
    }
    func offset() -> CGPoint {
      CGPoint(
        x: range.x.upperBound > 0 ? random.double(in: -900..<range.x.upperBound + 900) : 0,
        y: range.y.upperBound > 0 ? random.double(in: -900..<range.y.upperBound + 900) : 0)
    }
    let count = screen.controller.numbers.count
    switch random.int(in: 0..<12) {
    case 0, 1, 2:
      screen.finger.flick(from: point(), to: point(), over: [0.02, 0.05, 0.2][random.int(in: 0..<3)])
    case 3: view.setContentOffset(range.clamp(offset()), animated: random.bool())
    case 4:
      view.contentOffset = offset()
      for _ in 0..<random.int(in: 1..<4) { screen.frame() }
      view.setContentOffset(range.clamp(view.contentOffset), animated: random.bool())
    case 5:
      let sizes = [CGSize(width: 320, height: 568), CGSize(width: 568, height: 320), CGSize(width: 200, height: 500)]
      let size = sizes[random.int(in: 0..<3)]
      screen.host.send(
        InputEvent(.resize, x: Float(size.width), y: Float(size.height), a: 2, milliseconds: screen.host.milliseconds))
    case 6, 7:
      let item = random.int(in: 0..<count + 1)
      screen.controller.numbers.insert(count, at: item)
      view.insertItems(at: [IndexPath(item: item, section: 0)])
    case 8 where count > 1:
      let item = random.int(in: 0..<count)
      screen.controller.numbers.remove(at: item)
      view.deleteItems(at: [IndexPath(item: item, section: 0)])
    case 9:
      screen.controller.numbers = Array(0..<random.int(in: 1..<120))
      view.reloadData()
    case 10: screen.finger.wheel(over: point(), by: CGPoint(x: 0, y: random.double(in: -300..<300)))
    default: screen.finger.wait(random.double(in: 0..<0.3))
    }
  }

  @Test(
    "after random input, the viewport at rest shows its items", arguments: Kind.allCases, [UInt64(1), 2, 3, 4, 5, 6])
  func randomInput(kind: Kind, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let screen = screen(kind, count: 40)
    let faults = Diagnostics.recording {
      for round in 0..<5 {
        for _ in 0..<4 {
          act(screen, &random)
          for _ in 0..<random.int(in: 0..<8) { screen.frame() }
          #expect(screen.view.validate() == [], "round \(round) of seed \(seed)")
        }
        #expect(screen.finger.settle(within: 30), "round \(round)")
        #expect(screen.faultsAtRest() == [], "round \(round) of seed \(seed)")
      }
    }
    #expect(faults.map { $0.kind + ": " + $0.message } == [])
  }
}
