// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// A data source with movable rows that logs its prefetch calls.
private final class Announced: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  var log: [String] = []

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
  }
  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
  func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {}
  func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    log.append("fetch \(paths.map(\.item))")
  }
  func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    log.append("cancel \(paths.map(\.item))")
  }
}

/// Tests that prefetched index paths are updated while an item is reordered.
@Suite(.oneApplication)
@MainActor
struct ReorderingPrefetchTests {
  @Test("Moving an item past the prefetched ones prefetches one more item")
  func carried() {
    let stage = FingerStage(size: CGSize(width: 320, height: 400))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    let source = Announced()
    view.dataSource = source
    view.prefetchDataSource = source
    stage.window.addSubview(view)
    stage.tick()
    #expect(source.log == ["fetch [4, 5, 6, 7]"])
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 850))
    // The items at 4 to 7 are now at 3 to 6, and the one at 8 is now at 7.
    #expect(view.engine.prefetcher.announced.map(\.item).sorted() == [3, 4, 5, 6])
    stage.tick()
    #expect(source.log.first == "fetch [4, 5, 6, 7]")
    #expect(source.log.dropFirst().first?.hasPrefix("fetch [7") == true)
    view.cancelInteractiveMovement()
  }
}
