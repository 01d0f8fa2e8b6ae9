// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks a notes editor: unavailable content, undo, trait observers and overrides, and edit menus.
@MainActor public func check(_ check: Check) {
  let list = NotesViewController()
  let navigation = UINavigationController(rootViewController: list)
  check.show { navigation }
  check.frames(2)
  let empty = list.view.subviews.last as? UIContentUnavailableView
  check.expect(empty != nil, "the list displays that it has no notes")
  guard let button = empty?.subviews.last as? UIButton else { return check.expect(false, "a button") }
  check.finger.tap(button.convert(CGPoint(x: 10, y: 10), to: nil))
  check.settle()
  check.expect(list.notes.count == 1 && list.contentUnavailableConfiguration == nil, "a new note, and no empty list")
  check.expect(list.undoManager?.undoMenuItemTitle == "Undo New Note", "the title of undo")
  list.undoManager?.undo()
  check.settle()
  check.expect(list.notes.isEmpty && list.contentUnavailableConfiguration != nil, "undo removes the note")
  list.undoManager?.redo()
  check.settle()
  check.expect(list.notes.count == 1, "redo inserts it again")

  UIApplication.shared.userInterfaceStyle = .dark
  check.frames(1)
  check.expect(list.previousStyles == [.light], "the previous traits")
  UIApplication.shared.userInterfaceStyle = .light

  list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
  check.settle()
  guard let editor = navigation.topViewController as? NoteEditorViewController else {
    return check.expect(false, "an editor")
  }
  check.expect(editor.traitCollection.userInterfaceStyle == .dark, "an editor is dark")
  check.expect(editor.textView.bounds.width == 240, "the width from a trait of the program")
  let middle = editor.textView.convert(CGPoint(x: 30, y: 15), to: nil)
  check.finger.tap(middle)
  check.expect(editor.textView.isFirstResponder, "a tap begins to edit")
  editor.textView.insertText("one ")
  editor.textView.insertText("two")
  check.expect(editor.undoTitle() == "Undo Typing", "typing can be undone")
  editor.undoLast()
  check.expect(editor.textView.text == "one ", "undo takes a word back")

  editor.showMenu(at: CGPoint(x: 160, y: 400))
  check.settle()
  let frame = editor.view.convert(CGPoint(x: 160, y: 374), to: nil)
  check.finger.tap(frame)
  check.settle()
  check.expect(editor.textView.text == "", "the edit menu clears the text")
  check.expect(editor.textView.undoManager?.canUndo == false, "setting a text removes its steps")
}
