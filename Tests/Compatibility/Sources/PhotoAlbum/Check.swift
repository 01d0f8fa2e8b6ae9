// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks the album as a complete app: sections, a sheet with detents, and an alert with a text field.
@MainActor public func check(_ check: Check) {
  let album = AlbumViewController()
  let navigation = UINavigationController(rootViewController: album)
  check.show { navigation }
  check.frames(2)
  let top = navigation.navigationBar.frame.maxY
  guard let grid = album.view.subviews.first as? UICollectionView else { return check.expect(false, "the grid") }
  check.expect(grid.numberOfItems(inSection: 0) == 5 && grid.numberOfItems(inSection: 1) == 19, "the sections")
  let path = IndexPath(item: 0, section: 1)
  check.expect(grid.cellForItem(at: path)?.frame, is: CGRect(x: 18, y: 258, width: 92, height: 92), "a cell of the grid")
  check.expect(
    grid.cellForItem(at: IndexPath(item: 1, section: 1))?.frame, is: CGRect(x: 114, y: 258, width: 92, height: 92), "the next")
  let header = grid.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path) as? HeaderView
  check.expect(header?.label.text == "All photos", "the header")
  check.expect(header?.frame, is: CGRect(x: 16, y: 216, width: 288, height: 40), "its frame")

  // A tap opens the sheet at its medium detent.
  check.finger.tap(CGPoint(x: 64, y: top + 304))
  check.expect(check.settle(), "it comes to rest")
  guard let sheet = album.presentedViewController ?? navigation.presentedViewController else {
    return check.expect(false, "a sheet")
  }
  check.expect(sheet.view.frame, is: CGRect(x: 0, y: 280, width: 320, height: 288), "the medium detent")
  let stack = sheet.view.subviews.first { $0 is UIStackView }
  check.expect(stack?.frame.midX ?? 0, is: 160, "the middle of its content")
  check.expect(stack?.frame.minY ?? 0, is: 40, "its upper edge")
  check.finger.drag(from: CGPoint(x: 160, y: 331), to: CGPoint(x: 160, y: 131), over: 1)
  check.expect(check.settle(), "it comes to rest")
  check.expect(sheet.view.frame, is: CGRect(x: 0, y: 54, width: 320, height: 514), "the large detent")
  tap(button("Like", in: sheet.view), check)
  check.expect(navigation.presentedViewController == nil, "the sheet is gone")
  check.expect(all(UILabel.self, in: grid.cellForItem(at: path)).first?.text == "\u{2665} Photo 6", "what was liked")

  // Drags move the sheet from the large detent to the medium one, and then dismiss it.
  check.finger.tap(CGPoint(x: 160, y: top + 304))
  check.expect(check.settle(), "it comes to rest")
  let second = navigation.presentedViewController
  check.expect(second?.view.frame.minY ?? 0, is: 280, "the second sheet")
  check.finger.drag(from: CGPoint(x: 160, y: 331), to: CGPoint(x: 160, y: 531), over: 0.5)
  check.expect(check.settle(), "it comes to rest")
  check.expect(navigation.presentedViewController == nil, "it was pulled away")

  // Adds a photo with a typed title.
  check.finger.tap(CGPoint(x: 296, y: top - 22))
  check.expect(check.settle(), "it comes to rest")
  let alert = navigation.presentedViewController as? UIAlertController
  alert?.textFields?.first?.becomeFirstResponder()
  check.frames(2)
  check.finger.type("Sunset")
  tap(button("Add", in: alert?.view), check)
  check.expect(grid.numberOfItems(inSection: 1) == 20, "one more: \(grid.numberOfItems(inSection: 1))")

  // Scrolls the orthogonal section, then scrolls the list to its end.
  for _ in 0..<2 {
    check.finger.flick(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 100), over: 0.2)
    check.expect(check.settle(), "it comes to rest")
  }
  let bottom = grid.contentSize.height - grid.bounds.height
  check.expect(grid.contentOffset.y, is: bottom, "the end of the list")
  let last = grid.cellForItem(at: IndexPath(item: 19, section: 1))
  check.expect(last?.frame.maxY ?? 0, is: grid.contentSize.height - 18, "the last cell")
  check.expect(all(UILabel.self, in: last).first?.text == "Sunset", "its title")
}

/// Returns a view's descendants of the given class, from back to front.
@MainActor private func all<V: UIView>(_: V.Type, in view: UIView?) -> [V] {
  guard let view else { return [] }
  return view.subviews.flatMap { ($0 as? V).map { [$0] } ?? all(V.self, in: $0) }
}

@MainActor private func tap(_ view: UIView?, _ check: Check, line: Int = #line) {
  guard let view else { return check.expect(false, "there is nothing to tap", line: line) }
  check.finger.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  check.expect(check.settle(), "it comes to rest", line: line)
}

@MainActor private func button(_ title: String, in view: UIView?) -> UIButton? {
  all(UIButton.self, in: view).first { $0.title(for: .normal) == title || $0.accessibilityLabel == title }
}
