// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: shuffle", .oneApplication) @MainActor
struct ShuffleTests {
  let controller = ShuffleViewController()
  let host: HeadlessHost
  let finger: TestFinger
  private var view: UICollectionView { controller.collectionView }

  init() {
    let around = UINavigationController(rootViewController: controller)
    around.navigationBar.isTranslucent = false
    host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { around }
    finger = TestFinger(on: host)
    finger.wait(0.1)
  }

  /// The label of each visible cell, by item.
  private var shown: [Int: String] {
    var shown: [Int: String] = [:]
    for path in view.indexPathsForVisibleItems { shown[path.item] = view.cellForItem(at: path)?.accessibilityLabel }
    return shown
  }

  private func expectShown() {
    #expect(shown.count >= min(controller.numbers.count, 24))
    for (item, label) in shown { #expect(label == "Tile \(controller.numbers[item])") }
  }

  @Test("shuffling moves each visible tile to its new position without creating tiles again")
  func shuffling() throws {
    let before = view.visibleCells
    let seven = try #require(view.cellForItem(at: IndexPath(item: 6, section: 0)))
    controller.shuffle()
    let old = seven.frame
    finger.wait(0.1)
    let place = try #require(controller.numbers.firstIndex(of: 7))
    let path = IndexPath(item: place, section: 0)
    let end = try #require(view.collectionViewLayout.layoutAttributesForItem(at: path)).frame
    let now = seven.layer.presentation()?.frame ?? seven.frame
    #expect(now != old && now != end)
    #expect(finger.settle(within: 3))
    expectShown()
    #expect(controller.numbers.sorted() == Array(1...40) && controller.numbers != Array(1...40))
    let kept = view.visibleCells.filter { cell in before.contains { $0 === cell } }
    #expect(kept.count > 10)
    #expect(view.cellForItem(at: path) == nil || view.cellForItem(at: path) === seven)
  }

  @Test("after repeated shuffling during motion, all tiles reach their positions")
  func hurried() {
    for step in 0..<20 {
      controller.shuffle()
      finger.wait(Double(step % 4) * 0.05)
    }
    #expect(finger.settle(within: 3))
    expectShown()
  }

  @Test("a tapped tile is removed, the others close the gap, and sorting returns it")
  func taking() {
    finger.tap(CGPoint(x: 42, y: 106))
    #expect(finger.settle(within: 3))
    #expect(controller.numbers == Array(2...40) && host.announcements.last == "Tile 1 removed")
    expectShown()
    controller.shuffle()
    controller.sort()
    #expect(finger.settle(within: 3))
    #expect(controller.numbers == Array(1...40))
    expectShown()
  }
}
