// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungLayouts
import SprungTestSupport
import Testing

@testable import UIKit

/// Flicks of 6,600 pt/s through 10,000 cells showed a white band of up to 190 pt for eight frames. Lagging rows were
/// removed when their rest positions left the screen, although the rows were still visible. Items with springs are now
/// chosen by their current positions, and the distance between adjacent rows can grow by at most two fifths.
@Suite(.oneApplication) @MainActor struct HolesInFastListsTests {
  /// Returns the height of the largest gap between cells in the viewport.
  private func widestBand(_ view: UICollectionView) -> Double {
    let bounds = view.bounds
    var end = Double(bounds.minY)
    var widest = 0.0
    for frame in view.visibleCells.map({ $0.frame }).sorted(by: { $0.minY < $1.minY }) {
      widest = max(widest, Double(frame.minY) - end)
      end = max(end, Double(frame.maxY))
    }
    return max(widest, Double(bounds.maxY) - end)
  }

  @Test(
    "no white band appears, and no visible cell vanishes", arguments: [6600.0, 10_000],
    [(60.0, 1.0), (60, -1), (284, 1), (520, -1)])
  func bands(speed: Double, finger: (y: Double, direction: Double)) {
    let layout = SpringyFlowLayout(isTiled: true)
    let screen = SpringyScreen(count: 10_000, layout)
    let view = screen.view
    view.contentOffset.y = 50_000
    #expect(screen.finger.settle(within: 10))
    view.panGestureRecognizer.lastWindowPoint = CGPoint(x: 160, y: finger.y)
    var widest = 0.0
    var vanished = 0
    var most = 0
    // A fling that slows down, reverses at full speed and stops abruptly.
    let speeds = (0..<20).map { _ in 1.0 } + (0..<30).map { 1 - Double($0) / 30 } + (0..<12).map { _ in -1.0 }
    for share in speeds + [Double](repeating: 0, count: 30) {
      let before = view.visibleCells.map { (view.indexPath(for: $0)!, $0.frame) }
      view.contentOffset.y += CGFloat(speed / 60 * share * finger.direction)
      screen.frame()
      let band = widestBand(view)
      widest = max(widest, band)
      // Cells move by less than 150 points per frame within the content.
      let inside = view.bounds.insetBy(dx: 0, dy: 150)
      for (path, frame) in before where frame.intersects(inside) && view.cellForItem(at: path) == nil { vanished += 1 }
      most = max(most, layout.visibleIndexPaths.count)
      #expect(view.validate() == [])
    }
    #expect(widest <= 32)
    // At higher speeds, rows that are pulled by their neighbors may leave the viewport within a frame.
    if speed <= 6600 { #expect(vanished == 0) }
    #expect(most <= 130)
    #expect(screen.finger.settle(within: 10))
    #expect(layout.visibleIndexPaths.count <= 80)
  }

  @Test("flicks at 6,600 pt/s show no white band", arguments: [1.0, -1])
  func flicks(direction: Double) {
    let screen = SpringyScreen(count: 10_000, SpringyFlowLayout(isTiled: true))
    screen.view.contentOffset.y = 50_000
    #expect(screen.finger.settle(within: 10))
    var widest = 0.0
    for _ in 0..<4 {
      let start = CGPoint(x: 160, y: direction > 0 ? 520 : 80)
      let end = CGPoint(x: 160, y: direction > 0 ? 80 : 520)
      screen.finger.flick(from: start, to: end, over: 0.067)
      for _ in 0..<25 {
        screen.frame()
        widest = max(widest, widestBand(screen.view))
      }
    }
    #expect(widest <= 32)
  }
}
