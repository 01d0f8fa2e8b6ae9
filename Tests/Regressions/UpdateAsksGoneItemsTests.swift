// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing

@testable import UIKit

/// `performBatchUpdates` crashed layouts that cache their latest attributes: initial and final attributes were queried
/// with `layoutAttributesForItem(at:)` for items outside the cache, which caused an index out of range. The attributes
/// are now taken from the layout's attributes for the visible rectangle, and deleted index paths are not queried.
@Suite(.oneApplication) @MainActor struct UpdateAsksGoneItemsTests {
  /// A one-column layout that caches only rows near the last queried rectangle, and the badges by item.
  private final class PartialLayout: UICollectionViewLayout {
    var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    var trapped: [String] = []
    let badge = "badge"

    override var collectionViewContentSize: CGSize {
      CGSize(width: 320, height: 40 * Double(collectionView?.numberOfItems(inSection: 0) ?? 0))
    }

    override func prepare() {
      super.prepare()
      cache = [:]
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      var found: [UICollectionViewLayoutAttributes] = []
      for item in 0..<count {
        let frame = CGRect(x: 0, y: 40 * Double(item), width: 320, height: 40)
        guard frame.intersects(rect) else { continue }
        let path = IndexPath(item: item, section: 0)
        let row = UICollectionViewLayoutAttributes(forCellWith: path)
        row.frame = frame
        cache[path] = row
        let mark = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: badge, with: path)
        mark.frame = CGRect(x: 300, y: frame.minY, width: 10, height: 10)
        mark.zIndex = 1
        found += [row, mark]
      }
      return found
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      // Many applications use `cache[indexPath]!` here.
      if cache[indexPath] == nil { trapped.append("item \(indexPath.item)") }
      return cache[indexPath]
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      if indexPath.item >= collectionView?.numberOfItems(inSection: 0) ?? 0 {
        trapped.append("\(elementKind) \(indexPath.item)")
      }
      return nil
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var count: Int
    init(count: Int) {
      self.count = count
      super.init()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
    }
  }

  private func makeView(_ layout: UICollectionViewLayout, _ source: Source) -> (UICollectionView, () -> Void) {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
    view.dataSource = source
    window.addSubview(view)
    window.makeKeyAndVisible()
    var time = 0.0
    let tick = {
      withExtendedLifetime(window) { time += 1.0 / 60 }
      UIApplication.shared.tick(timestamp: time)
      return
    }
    tick()
    return (view, tick)
  }

  @Test("deletions and insertions query a partially caching layout only for cached items")
  func partialCache() {
    let layout = PartialLayout()
    let source = Source(count: 100)
    let (view, tick) = makeView(layout, source)
    // Rows that remain move in from below or from far outside the viewport, and some rows are deleted.
    for (count, update) in [
      (92, { view.deleteItems(at: (1..<9).map { IndexPath(item: $0, section: 0) }) }),
      (142, { view.insertItems(at: (0..<50).map { IndexPath(item: $0, section: 0) }) }),
      (20, { view.deleteItems(at: (0..<122).map { IndexPath(item: $0, section: 0) }) }),
      (1, { view.deleteItems(at: (1..<20).map { IndexPath(item: $0, section: 0) }) }),
    ] as [(Int, () -> Void)] {
      source.count = count
      let before = view.cellForItem(at: IndexPath(item: 0, section: 0))
      update()
      #expect(layout.trapped == [], "to \(count)")
      #expect(view.validate() == [])
      #expect(before != nil)
      for _ in 0..<30 { tick() }
      #expect(view.visibleCells.count == min(count, 12) && view.validate() == [])
      #expect(view.subviews.compactMap { $0 as? UICollectionViewCell }.allSatisfy { $0.alpha == 1 })
    }
    #expect(layout.trapped == [])
  }

  @Test("a row that moves within one viewport height animates to its new position, and one that moves farther fades")
  func ends() throws {
    let layout = PartialLayout()
    let source = Source(count: 100)
    let (view, tick) = makeView(layout, source)
    let near = try #require(view.cellForItem(at: IndexPath(item: 11, section: 0)))
    source.count = 105
    view.insertItems(at: (0..<5).map { IndexPath(item: $0, section: 0) })
    #expect(near.center.y == 40 * 16 + 20 && near.alpha == 1)
    for _ in 0..<30 { tick() }
    let far = try #require(view.cellForItem(at: IndexPath(item: 11, section: 0)))
    source.count = 205
    view.insertItems(at: (0..<100).map { IndexPath(item: $0, section: 0) })
    #expect(far.alpha == 0)
    for _ in 0..<30 { tick() }
    #expect(layout.trapped == [])
  }

  @Test("random batches never query deleted items", arguments: [UInt64(1), 2, 3, 4])
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let layout = PartialLayout()
    let source = Source(count: 30)
    let (view, tick) = makeView(layout, source)
    for _ in 0..<40 {
      let before = source.count
      let deleted = (0..<before).filter { _ in random.int(in: 0..<6) == 0 }
      let inserted = random.int(in: 0..<5)
      source.count = before - deleted.count + inserted
      view.performBatchUpdates({
        view.deleteItems(at: deleted.map { IndexPath(item: $0, section: 0) })
        view.insertItems(at: (0..<inserted).map { IndexPath(item: $0, section: 0) })
        let survivor = (0..<before).first { !deleted.contains($0) }
        if let survivor, random.bool() { view.reloadItems(at: [IndexPath(item: survivor, section: 0)]) }
      })
      #expect(view.validate() == [])
      for _ in 0..<random.int(in: 0..<25) { tick() }
      view.contentOffset.y = CGFloat(random.int(in: 0..<max(1, Int(view.offsetRange.y.upperBound) + 1)))
      tick()
      #expect(view.validate() == [])
    }
    #expect(layout.trapped == [])
  }
}
