// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let notes = NotesViewController()
  let navigation = UINavigationController(rootViewController: notes)
  check.show { navigation }
  let bar = navigation.navigationBar
  let middle = bar.convert(CGPoint(x: 0, y: bar.bounds.midY), to: nil).y
  let left = CGPoint(x: 28, y: middle)
  let right = CGPoint(x: 294, y: middle)
  check.finger.tap(left)
  check.expect(notes.isEditing, "a tap on Edit edits")
  check.finger.tap(right)
  check.expect(notes.notes.isEmpty, "a disabled item is silent")
  check.finger.tap(left)
  check.expect(!notes.isEditing, "a tap on Done ends it")
  check.finger.tap(right)
  check.expect(notes.notes == ["note 0"], "a tap on + adds one: \(notes.notes)")
  check.expect(check.settle(), "the push comes to rest")
  guard let detail = navigation.topViewController as? NoteViewController else {
    return check.expect(false, "the note is on top")
  }
  check.expect(bar.topItem?.title == "note 0", "the bar's title")
  check.expect(detail.view.frame.width, is: 320, "the note's width")
  check.finger.tap(right)
  check.expect(detail.isFavorite, "a tap on Like")
  check.expect(detail.navigationItem.rightBarButtonItem?.title == "Unlike", "the item's title changes")
  let item = detail.navigationItem.rightBarButtonItem!
  check.expect(item.target === detail && item.action != nil, "the item knows its target")
  check.expect(UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil), "it can be sent")
  check.expect(!detail.isFavorite, "what is sent arrives")
  check.finger.tap(left)
  check.expect(check.settle(), "the pop comes to rest")
  check.expect(navigation.topViewController === notes, "Close leads back")
}
