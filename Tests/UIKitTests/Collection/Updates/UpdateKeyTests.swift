// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Where elements of a collection view go in a batch", .oneApplication)
struct UpdateKeyTests {
  @Test("cells go with their items, headers with their sections")
  func keys() throws {
    let map = try UpdateMap(
      before: [2, 3], after: [4, 2], operations: [.moveSection(from: 1, to: 0), .insertItem(ItemPosition(0, 1))])
    let header = ElementKey(kind: ElementKindTable.header, section: 1, item: 0)
    #expect(map.newKey(ofOld: header)?.section == 0)
    #expect(map.oldKey(ofNew: ElementKey(kind: header.kind, section: 0, item: 0)) == header)
    #expect(map.newKey(ofOld: ElementKey(section: 1, item: 1)) == ElementKey(section: 0, item: 2))
    #expect(map.oldKey(ofNew: ElementKey(section: 0, item: 1)) == nil)
  }

  @Test("a reloaded item, and all of a reloaded section, get new views")
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
