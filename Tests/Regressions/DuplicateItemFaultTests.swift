// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// The fault about two attribute objects for one cell suggested that the behavior had not been added, although it had.
/// The message now describes the actual effect.
@Suite(.oneApplication) struct DuplicateItemFaultTests {
  @Test("The fault states that the behavior was added, and the behavior acts")
  func added() throws {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let objects = (0..<2).map { _ in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 5, section: 0))
      attributes.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
      return attributes
    }
    animator.addBehavior(UIGravityBehavior(items: [objects[0]]))
    let faults = Diagnostics.recording { animator.addBehavior(UIGravityBehavior(items: [objects[1]])) }
    let message = try #require(faults.first?.message)
    #expect(faults.map(\.kind) == ["duplicateItem"] && message.contains("now both move the new object"))
    #expect(animator.behaviors.count == 2)
    animator.step(by: 0.1)
    // Through the new attributes object, both behaviors pull the same body.
    #expect(abs(objects[1].center.y - 130) < 1e-6 && objects[0].center.y == 120)
    #expect(view.collectionViewLayout === layout)
  }
}
