// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

final class WallController: UICollectionViewController {
  var count = 2000
  var asked = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "brick")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "brick", for: indexPath)
  }

  func height(of indexPath: IndexPath) -> CGFloat {
    asked += 1
    return CGFloat(40 + (indexPath.item * 7919) % 160)
  }
}

@MainActor public func check(_ check: Check) {
  let layout = BrickLayout()
  let wall = WallController(collectionViewLayout: layout)
  layout.heightOfItem = { [weak wall] path, _ in wall?.height(of: path) ?? 0 }
  check.show { wall }
  guard let view = wall.collectionView else { return }
  check.frames(2)
  let asked = wall.asked
  check.expect(asked == 2000, "each height was asked for once, not \(asked) times")
  for _ in 0..<3 {
    check.finger.flick(from: CGPoint(x: 160, y: 460), to: CGPoint(x: 160, y: 100), over: 0.08)
    check.settle()
    compare(view, layout, check)
  }
  check.expect(view.contentOffset.y > 1000, "the wall was flung")
  check.expect(wall.asked == asked, "scrolling asks for no height")
  wall.count += 1
  view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
  check.settle()
  compare(view, layout, check)
  layout.columnCount = 3
  check.settle()
  compare(view, layout, check)
}

/// A query finds exactly the bricks that a linear search finds, and no two bricks overlap.
@MainActor private func compare(_ view: UICollectionView, _ layout: BrickLayout, _ check: Check) {
  let found = (layout.layoutAttributesForElements(in: view.bounds) ?? []).map { $0.indexPath.item }.sorted()
  var all: [Int] = []
  for item in 0..<view.numberOfItems(inSection: 0) {
    guard let frame = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame else { continue }
    if frame.intersects(view.bounds) { all.append(item) }
  }
  check.expect(found == all && !all.isEmpty, "found \(found.count) of \(all.count) bricks")
  let cells = view.visibleCells
  for (index, cell) in cells.enumerated() {
    for other in cells[(index + 1)...] {
      check.expect(!cell.frame.insetBy(dx: 0.1, dy: 0.1).intersects(other.frame), "\(cell.frame) over \(other.frame)")
    }
  }
}
