// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Element keys of a collection view in a batch", .oneApplication)
struct UpdateKeyTests {
  @Test("Cells follow their items, headers their sections")
  func keys() throws {
    let map = try UpdateMap(
      before: [2, 3], after: [4, 2], operations: [.moveSection(from: 1, to: 0), .insertItem(ItemPosition(0, 1))])
    let header = ElementKey(kind: ElementKindTable.header, section: 1, item: 0)
    #expect(map.newKey(ofOld: header)?.section == 0)
    #expect(map.oldKey(ofNew: ElementKey(kind: header.kind, section: 0, item: 0)) == header)
    #expect(map.newKey(ofOld: ElementKey(section: 1, item: 1)) == ElementKey(section: 0, item: 2))
    #expect(map.oldKey(ofNew: ElementKey(section: 0, item: 1)) == nil)
  }

  @Test("A reloaded item, and everything in a reloaded section, gets new views")
  func reloads() throws {
    let map = try UpdateMap(
      before: [2, 3], after: [2, 3], operations: [.reloadItem(ItemPosition(0, 1)), .reloadSection(1)])
    let header = ElementKey(kind: ElementKindTable.header, section: 0, item: 0)
    #expect(map.isReloaded(oldKey: ElementKey(section: 0, item: 1)))
    #expect(!map.isReloaded(oldKey: ElementKey(section: 0, item: 0)) && !map.isReloaded(oldKey: header))
    #expect(map.isReloaded(oldKey: ElementKey(section: 1, item: 2)))
    #expect(map.isReloaded(oldKey: ElementKey(kind: header.kind, section: 1, item: 0)))
  }
}
