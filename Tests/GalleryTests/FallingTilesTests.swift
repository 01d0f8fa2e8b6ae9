// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: falling tiles", .oneApplication) @MainActor
struct FallingTilesTests {
  let controller = FallingTilesViewController()
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

  private func tile(_ item: Int, _ section: Int) -> UICollectionViewCell {
    view.cellForItem(at: IndexPath(item: item, section: section))!
  }

  /// Expects the frames of a flow layout that is turned upside down and has one column per section.
  private func expectFlow() {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 64, height: 64)
    flow.minimumInteritemSpacing = 8
    flow.sectionInset = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 8)
    let source = ColumnSource(counts: controller.columns.map { $0.count })
    // Seven tiles fit exactly with a spacing of 8.
    let other = UICollectionView(frame: CGRect(x: 0, y: 0, width: 288, height: 504), collectionViewLayout: flow)
    other.dataSource = source
    for (section, column) in controller.columns.enumerated() {
      for item in column.indices {
        let path = IndexPath(item: item, section: section)
        let place = other.layoutAttributesForItem(at: path)!
        let wanted = CGPoint(x: place.center.x + 20, y: 504 - place.center.y)
        #expect(tile(item, section).center == wanted, "\(section)-\(item)")
      }
    }
  }

  @Test("the tiles rest on the bottom edge in upside-down flow positions")
  func stands() {
    #expect(tile(0, 0).frame == CGRect(x: 20, y: 432, width: 64, height: 64))
    #expect(tile(4, 3).frame == CGRect(x: 236, y: 144, width: 64, height: 64))
    expectFlow()
  }

  @Test("removing a tile lets the tiles above it fall, and they bounce slightly")
  func falls() {
    let falling = (1..<5).map { tile($0, 1) }
    let start = falling.map { $0.center.y }
    controller.deleteTile(at: IndexPath(item: 0, section: 1))
    finger.wait(0.1)
    for (cell, y) in zip(falling, start) {
      // Half of 2500 points per second squared, times a tenth of a second squared, is 12.5 points.
      #expect(abs(cell.center.y - y - 12.5) < 5, "\(cell.center.y - y)")
    }
    #expect(tile(0, 0).center.y == 464 && view.cellForItem(at: IndexPath(item: 4, section: 1)) == nil)
    var before = falling[0].center.y
    var bounces = false
    for _ in 0..<120 {
      finger.wait(1.0 / 60)
      let y = falling[0].center.y
      #expect(y < 464 + 1)
      if y < before - 0.5 { bounces = true }
      before = y
    }
    #expect(bounces)
    #expect(finger.settle(within: 5) && !controller.tiles.dynamicAnimator.isRunning)
    expectFlow()
  }

  @Test("tiles that are removed and added while others fall all reach their positions", arguments: 1...5)
  func busy(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<25 {
      let section = Int.random(in: 0..<4, using: &random)
      let count = controller.columns[section].count
      if count > 0, Bool.random(using: &random) {
        controller.deleteTile(at: IndexPath(item: Int.random(in: 0..<count, using: &random), section: section))
      } else {
        controller.addTile()
      }
      finger.wait(Double.random(in: 0...0.3, using: &random))
    }
    #expect(finger.settle(within: 10))
    #expect(view.subviews.filter { $0 is BlockCell }.count == controller.columns.reduce(0) { $0 + $1.count })
    expectFlow()
  }

  @Test("a new tile falls in from above")
  func adds() {
    controller.deleteTile(at: IndexPath(item: 4, section: 2))
    #expect(finger.settle(within: 5))
    controller.addTile()
    finger.wait(1.0 / 60)
    let start = controller.tiles.layoutAttributesForItem(at: IndexPath(item: 4, section: 2))
    #expect((start?.center.y ?? 0) < -30 && start?.alpha == 1)
    finger.wait(0.3)
    #expect(tile(4, 2).center.y > 0 && tile(4, 2).center.y < 170)
    #expect(finger.settle(within: 5) && tile(4, 2).center.y == 176)
    expectFlow()
  }

  @Test("a tap removes a tile; with reduced motion the others are immediately at rest")
  func tapWithLessMotion() {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    finger.tap(CGPoint(x: 52, y: 528))
    finger.wait(0.1)
    #expect(controller.columns[0] == [2, 3, 4, 5] && tile(0, 0).center == CGPoint(x: 52, y: 464))
  }

  @Test("all columns fit at every width", arguments: [240.0, 320, 1000])
  func widths(width: Double) {
    controller.deleteTile(at: IndexPath(item: 0, section: 0))
    host.send(InputEvent(.resize, x: Float(width), y: 600, a: 2, milliseconds: host.milliseconds))
    #expect(finger.settle(within: 5))
    for cell in view.visibleCells { #expect(view.bounds.contains(cell.frame)) }
    #expect(abs((tile(0, 0).center.x + tile(0, 3).center.x) / 2 - CGFloat(width) / 2) < 0.01)
  }
}

private final class ColumnSource: NSObject, UICollectionViewDataSource {
  let counts: [Int]

  init(counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
