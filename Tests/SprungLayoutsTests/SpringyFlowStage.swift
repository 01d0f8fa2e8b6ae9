// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungLayouts
import SprungStage

@testable import UIKit

/// The screen of the springy list: orange cells in a grid.
final class SpringyController: UICollectionViewController {
  let count: Int
  let springy: SpringyFlowLayout

  init(count: Int, isTiled: Bool) {
    self.count = count
    springy = SpringyFlowLayout(isTiled: isTiled)
    super.init(collectionViewLayout: springy)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    springy.invalidateLayout()
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .orange
    return cell
  }
}

/// The screen of the springy list in a headless host.
final class SpringyStage {
  let host: HeadlessHost
  let finger: TestFinger
  let controller: SpringyController

  init(count: Int, isTiled: Bool) {
    let controller = SpringyController(count: count, isTiled: isTiled)
    self.controller = controller
    host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { controller }
    finger = TestFinger(on: host)
  }

  var grid: UICollectionView { controller.collectionView }
  var layout: SpringyFlowLayout { controller.springy }
  var animator: UIDynamicAnimator { layout.dynamicAnimator }

  /// Returns an item's position in the animator.
  func center(_ item: Int) -> CGPoint? {
    animator.layoutAttributesForCell(at: IndexPath(item: item, section: 0))?.center
  }

  /// Returns the rest position of an item.
  func place(_ item: Int) -> CGPoint { CGPoint(x: 32 + 64 * Double(item % 5), y: 32 + 54 * Double(item / 5)) }

  /// Sets the last touch location to a point in the content, as if a touch had lifted there.
  func rememberFinger(atContent point: CGPoint) {
    let offset = grid.contentOffset
    grid.panGestureRecognizer.lastWindowPoint = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
  }

  /// Advances by frames until everything rests. Returns false after ten seconds.
  func settle() -> Bool { finger.settle(within: 10) }
}
