// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let photos = PhotosViewController()
  check.show { photos }
  check.frames(2)
  guard let list = photos.collectionView else { return check.expect(false, "there is a collection view") }
  func middle(_ item: Int) -> CGPoint {
    guard let cell = list.cellForItem(at: IndexPath(item: item, section: 0)) else { return .zero }
    return cell.convert(CGPoint(x: 45, y: 45), to: nil)
  }
  // Returns the center of the visible menu row with the given title.
  func row(_ title: String) -> CGPoint? {
    func find(_ view: UIView) -> UIView? {
      if view is UIControl, view.accessibilityLabel == title { return view }
      for subview in view.subviews {
        if let found = find(subview) { return found }
      }
      return nil
    }
    guard let window = list.window, let row = find(window) else { return nil }
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
  }
  func choose(_ title: String, at place: CGPoint) {
    check.finger.down(place)
    check.wait(0.7)
    check.finger.up()
    check.settle()
    guard let point = row(title) else { return check.expect(false, "the menu offers \(title)") }
    check.finger.tap(point)
    check.settle()
  }
  choose("Copy", at: middle(1))
  check.expect(photos.copied == "Forest", "the second photo was copied: \(photos.copied ?? "none")")
  choose("Favorite", at: middle(0))
  check.expect(photos.favorites == ["Beach"], "the first photo is a favorite")
  choose("Delete", at: middle(2))
  check.expect(photos.photos == ["Beach", "Forest", "Island", "Lake", "Meadow"], "the third photo is gone")
  check.expect(list.visibleCells.count == 5, "five cells show: \(list.visibleCells.count)")
  choose("Clear", at: photos.header.convert(CGPoint(x: 100, y: 30), to: nil))
  check.expect(photos.favorites.isEmpty, "the menu of the header clears the favorites")
  check.expect(row("Clear") == nil, "no menu is left")
}
