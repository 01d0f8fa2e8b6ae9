// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing
import UIKit

/// Tests the items of a layout's animator when cells are inserted or deleted and the layout remaps index paths.
@MainActor @Suite(.oneApplication) struct IndexPathRemapTests {
  let layout = UICollectionViewFlowLayout()
  let animator: UIDynamicAnimator
  let attributes: [UICollectionViewLayoutAttributes]

  init() {
    animator = UIDynamicAnimator(collectionViewLayout: layout)
    attributes = (0..<4).map { index in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
      attributes.frame = CGRect(x: 0, y: CGFloat(index) * 50, width: 40, height: 40)
      return attributes
    }
    for each in attributes {
      animator.addBehavior(makeSpring(each, to: each.center, frequency: 1, damping: 0.5))
    }
  }

  func cell(_ index: Int) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: IndexPath(item: index, section: 0))
  }

  @Test("A deletion and an insertion shift index paths; bodies keep their motion")
  func shifts() {
    attributes[2].center = CGPoint(x: 20, y: 100)
    animator.updateItem(usingCurrentState: attributes[2])
    let hash = animator.stateHash
    // Item 1 is deleted, and a new item is inserted at 2.
    animator.remapIndexPaths { attributes in
      let old = attributes.indexPath.item
      if old == 1 { return nil }
      let afterDelete = old > 1 ? old - 1 : old
      return IndexPath(item: afterDelete >= 2 ? afterDelete + 1 : afterDelete, section: 0)
    }
    #expect(cell(0) === attributes[0] && cell(1) === attributes[2] && cell(2) == nil && cell(3) === attributes[3])
    #expect(attributes[2].indexPath.item == 1 && animator.behaviors.count == 3 && animator.stateHash != hash)
    #expect(cell(1)?.center == CGPoint(x: 20, y: 100))
  }

  @Test("Two items with one index path are a fault, and the second one is forgotten")
  func doubled() {
    let faults = Diagnostics.recording {
      animator.remapIndexPaths { _ in IndexPath(item: 7, section: 0) }
    }
    #expect(faults.map(\.kind) == ["duplicateIndexPaths"])
    #expect(cell(7) === attributes[0] && animator.behaviors.count == 1)
  }

  @Test("Deleted elements are forgotten by index path")
  func forgotten() {
    animator.forgetItems { item in
      guard let attributes = (item as AnyObject) as? UICollectionViewLayoutAttributes else { return false }
      return attributes.indexPath.item > 1
    }
    #expect(cell(2) == nil && cell(1) != nil && animator.behaviors.count == 2)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 100, height: 1000)).count == 2)
  }
}
