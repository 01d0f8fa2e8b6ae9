// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the row and item properties of Foundation's `NSIndexPath`.
@Suite(.oneApplication) struct NSIndexPathTests {
  @Test func rowsAndItems() {
    let path = NSIndexPath(forRow: 3, inSection: 1)
    #expect(path.section == 1 && path.row == 3 && path.item == 3)
    #expect(NSIndexPath(forItem: 3, inSection: 1) == path)
  }

  @Test func missingIndexes() {
    let path = NSIndexPath(index: 7)
    #expect(path.section == 7 && path.row == NSNotFound && path.item == NSNotFound)
    #expect(NSIndexPath().section == NSNotFound)
  }
}
