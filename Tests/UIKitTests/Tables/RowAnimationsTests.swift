// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests which animation each row of an update gets, without creating a table.
@Suite("Row animations", .oneApplication) @MainActor struct RowAnimationsTests {
  @Test("A row's own animation takes precedence over that of its section; other rows have none")
  func own() {
    var animations = RowAnimations()
    animations.insert([itemPath(1)], .left)
    animations.insert(IndexSet(integer: 0), .top)
    animations.delete([itemPath(2, 1)], .right)
    animations.delete(IndexSet(integer: 1), .bottom)
    #expect(animations.ofAppearing(itemPath(1), nil) == .left && animations.ofAppearing(itemPath(0), nil) == .top)
    #expect(animations.ofDisappearing(itemPath(2, 1), nil) == .right)
    #expect(animations.ofDisappearing(itemPath(0, 1), nil) == .bottom)
    #expect(animations.ofAppearing(itemPath(0, 1), nil) == nil && animations.ofDisappearing(itemPath(1), nil) == nil)
  }

  @Test("A reload is reported for the old row, and appears at the row's new position")
  func reloadedRow() throws {
    let map = try UpdateMap(
      before: [4], after: [5], operations: [.insertItem(ItemPosition(0, 0)), .reloadItem(ItemPosition(0, 2))])
    var animations = RowAnimations()
    animations.insert([itemPath(0)], .fade)
    animations.delete([itemPath(2)], .middle)
    #expect(animations.ofDisappearing(itemPath(2), map) == .middle)
    #expect(animations.ofAppearing(itemPath(3), map) == .middle, "old row 2 is row 3")
    #expect(animations.ofAppearing(itemPath(2), map) == nil && animations.ofAppearing(itemPath(0), map) == .fade)
  }

  @Test("All rows of a reloaded section appear with its animation, even if it had none before")
  func reloadedSection() throws {
    let map = try UpdateMap(before: [0, 2], after: [1, 3, 2], operations: [.insertSection(0), .reloadSection(0)])
    var animations = RowAnimations()
    animations.delete(IndexSet(integer: 0), .left)
    #expect((0..<3).map { animations.ofAppearing(itemPath($0, 1), map) } == [.left, .left, .left])
    #expect(animations.ofAppearing(itemPath(0, 2), map) == nil && animations.ofAppearing(itemPath(0, 0), map) == nil)
  }

  @Test("The last reported animation of a row is used")
  func twice() {
    var animations = RowAnimations()
    animations.insert([itemPath(0), itemPath(1)], .left)
    animations.insert([itemPath(1)], .right)
    #expect([0, 1].map { animations.ofAppearing(itemPath($0), nil) } == [.left, .right])
  }

  /// Each row animation, with the target frame of a disappearing row that is 100 x 40 points in size, at (0, 200).
  nonisolated static let ways: [(UITableView.RowAnimation, CGRect)] = [
    (.left, CGRect(x: -300, y: 200, width: 100, height: 40)), (.right, CGRect(x: 300, y: 200, width: 100, height: 40)),
    (.top, CGRect(x: 0, y: 160, width: 100, height: 40)), (.bottom, CGRect(x: 0, y: 240, width: 100, height: 40)),
    (.middle, CGRect(x: 0, y: 220, width: 100, height: 0)), (.fade, CGRect(x: 0, y: 200, width: 100, height: 40)),
    (.automatic, CGRect(x: 0, y: 200, width: 100, height: 40)), (.none, CGRect(x: 0, y: 200, width: 100, height: 40)),
  ]

  @Test("Each animation moves by the width of the table or the height of the row", arguments: ways)
  func moving(animation: UITableView.RowAnimation, end: CGRect) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: itemPath(0))
    attributes.frame = CGRect(x: 0, y: 200, width: 100, height: 40)
    attributes.alpha = 0
    animation.moveAway(attributes, width: 300)
    #expect(attributes.frame == end && attributes.alpha == (animation == .none ? 1 : 0) && !attributes.isHidden)
    animation.moveAway(nil, width: 300)
    let gone = UICollectionViewLayoutAttributes(forCellWith: itemPath(0))
    animation.moveAway(gone, width: 300, hides: true)
    #expect(gone.isHidden == (animation == .none))
  }
}
