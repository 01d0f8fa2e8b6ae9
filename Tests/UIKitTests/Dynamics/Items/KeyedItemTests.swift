// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests arrays of items that are read with key-value coding.
@Suite(.oneApplication) @MainActor struct KeyedItemTests {
  private let cells = (0..<3).map { index in
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 1))
    attributes.frame = CGRect(x: CGFloat(index) * 10, y: 0, width: 8, height: 8)
    return attributes
  }

  @Test("The index paths of items are collected with key-value coding")
  func indexPaths() throws {
    let paths = try #require((cells as NSArray).value(forKey: "indexPath") as? [IndexPath])
    #expect(Set(paths) == Set(cells.map(\.indexPath)))
    let centers = try #require((cells as NSArray).value(forKeyPath: "center") as? [CGPoint])
    #expect(centers[1] == CGPoint(x: 14, y: 4))
  }

  @Test("Key paths reach the items of behaviors and their properties")
  func items() throws {
    let behaviors: [UIDynamicBehavior] = [
      UIAttachmentBehavior(item: cells[0], attachedToAnchor: .zero), UIGravityBehavior(items: [cells[1], cells[2]]),
    ]
    let nested = try #require((behaviors as NSArray).value(forKeyPath: "items.indexPath") as? [[IndexPath]])
    #expect(nested == [[cells[0].indexPath], [cells[1].indexPath, cells[2].indexPath]])
    #expect((behaviors as NSArray).value(forKeyPath: "@count") as? NSNumber == 2)
  }

  @Test("An unknown key is reported and read as null")
  func unknown() {
    let faults = Diagnostics.recording {
      let values = (cells as NSArray).value(forKeyPath: "weight") as? NSArray
      #expect(values?.count == 3 && values?.firstObject is NSNull)
    }
    #expect(faults.map(\.kind) == ["unknownKey", "unknownKey", "unknownKey"])
    #expect(faults[0].message.contains("weight"))
  }
}
