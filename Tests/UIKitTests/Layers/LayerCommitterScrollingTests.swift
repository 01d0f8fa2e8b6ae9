// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Commits of scrolled layers", .oneApplication)
struct LayerCommitterScrollingTests {
  let window: UIWindow
  let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let encoder = FrameEncoder()

  init() {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 200, height: 200), scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    scroller.showsVerticalScrollIndicator = false
    scroller.showsHorizontalScrollIndicator = false
    scroller.contentSize = CGSize(width: 100, height: 20_000_000)
    window.addSubview(scroller)
  }

  private func frame(at time: Double) throws -> [FrameRecord] {
    UIApplication.shared.tick(timestamp: time, into: encoder)
    return try Frame.decode(at: encoder.address).records
  }

  @Test("A scrolled frame sends one value of one layer")
  func oneRecord() throws {
    for row in 0..<50 { scroller.addSubview(UIView(frame: CGRect(x: 0, y: row * 10, width: 100, height: 10))) }
    _ = try frame(at: 0)
    let id = scroller.layer.stageID
    scroller.contentOffset.y = 4
    #expect(try frame(at: 0.1) == [.origin(id, x: 0, y: 4, isMoving: false)])
    scroller.contentOffset.y = 8
    #expect(try frame(at: 0.2) == [.origin(id, x: 0, y: 8, isMoving: false)])
    #expect(try frame(at: 0.3).isEmpty)
  }

  @Test("A host is notified while an animated offset change runs, and when it ends")
  func motion() throws {
    scroller.addSubview(UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 10)))
    for step in 0..<3 { _ = try frame(at: Double(step) / 60) }
    scroller.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
    var moving: [Bool] = []
    for step in 3..<60 {
      for case .origin(_, _, _, let isMoving) in try frame(at: Double(step) / 60) { moving.append(isMoving) }
    }
    let first = try #require(moving.firstIndex(of: true))
    #expect(first <= 1 && moving.count >= 15)
    #expect(moving[first..<moving.count - 1].allSatisfy { $0 } && moving.last == false)
  }

  @Test("At a great distance, sublayers get new positions with small values")
  func farAway() throws {
    let row = UIView(frame: CGRect(x: 0, y: 10_000_010.5, width: 10, height: 10))
    scroller.addSubview(row)
    _ = try frame(at: 0)
    scroller.contentOffset.y = 10_000_000
    #expect(try frame(at: 0.1) == [.matrix2D(row.layer.stageID, [1, 0, 0, 1, 0, 10.5])])
    scroller.contentOffset.y += 4
    #expect(try frame(at: 0.2) == [.origin(scroller.layer.stageID, x: 0, y: 4, isMoving: false)])
    scroller.contentOffset.y += UIKitTuning.farthestStageShift
    let records = try frame(at: 0.3)
    #expect(records.contains(.origin(scroller.layer.stageID, x: 0, y: 0, isMoving: false)))
    #expect(
      records.contains(.matrix2D(row.layer.stageID, [1, 0, 0, 1, 0, 6.5 - Float(UIKitTuning.farthestStageShift)])))
  }

  @Test("A scrolled frame of a plain list without new cells sends one layer")
  func plainList() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 110), collectionViewLayout: layout)
    list.showsVerticalScrollIndicator = false
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = ManyCells()
    list.dataSource = source
    window.addSubview(list)
    for step in 0..<6 { _ = try frame(at: Double(step)) }
    var told: [Int] = []
    for step in 1...60 {
      list.contentOffset.y = 4_000 + CGFloat(step) * 2
      told.append(try frame(at: 10 + Double(step)).count)
    }
    // Most frames contain a single record. The exceptions are every tenth step, which adds a cell, and the first one.
    #expect(told.dropFirst().filter { $0 == 1 }.count >= 45)
    withExtendedLifetime(source) {}
  }
}

private final class ManyCells: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
