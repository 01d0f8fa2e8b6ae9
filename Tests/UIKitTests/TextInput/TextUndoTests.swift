// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct TextUndoTests {
  private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))

  private func edit(_ text: String = "") -> TextStage {
    let stage = TextStage(view)
    view.text = text
    view.becomeFirstResponder()
    stage.frame()
    return stage
  }

  @Test func typingIsUndoneByWords() {
    let stage = edit()
    stage.type("one two  three")
    #expect(view.undoManager?.undoActionName == "Typing")
    stage.press(KeyCode("z"), flags: .command)
    #expect(view.text == "one two  ")
    stage.press(KeyCode("z"), flags: .command)
    #expect(view.text == "one ")
    stage.press(KeyCode("z"), flags: .control)
    #expect(view.text == "" && view.undoManager?.canUndo == false)
    stage.press(KeyCode("z"), flags: [.command, .shift])
    stage.press(KeyCode("Z"), flags: [.command, .shift])
    stage.press(KeyCode("y"), flags: .control)
    #expect(view.text == "one two  three" && view.selectedRange == NSRange(location: 14, length: 0))
  }

  @Test func consecutiveDeletionsAreOneStep() {
    let stage = edit("abcdef")
    for _ in 0..<3 { stage.press(.backspace) }
    #expect(view.text == "abc")
    view.undoManager?.undo()
    #expect(view.text == "abcdef")
    view.selectedRange = NSRange(location: 0, length: 0)
    for _ in 0..<2 { stage.press(.delete) }
    #expect(view.text == "cdef")
    view.undoManager?.undo()
    #expect(view.text == "abcdef" && view.undoManager?.canUndo == false)
  }

  @Test func typingAndDeletingIsOneStep() {
    let stage = edit()
    stage.type("abcd")
    stage.press(.backspace)
    stage.press(.backspace)
    stage.type("e")
    #expect(view.text == "abe")
    view.undoManager?.undo()
    #expect(view.text == "")
    view.undoManager?.redo()
    #expect(view.text == "abe")
  }

  @Test func movedCaretBeginsStep() {
    let stage = edit()
    stage.type("ab")
    stage.press(.arrowLeft)
    stage.press(.arrowRight)
    stage.type("c")
    view.undoManager?.undo()
    #expect(view.text == "ab")
  }

  @Test func cutAndPasteAreNamed() {
    let stage = edit("hello world")
    view.selectedRange = NSRange(location: 0, length: 6)
    view.cut(nil)
    #expect(view.text == "world" && view.undoManager?.undoActionName == "Cut")
    stage.frame()
    view.paste(nil)
    #expect(view.text == "hello world" && view.undoManager?.undoActionName == "Paste")
    view.undoManager?.undo()
    #expect(view.text == "world" && view.undoManager?.redoMenuItemTitle == "Redo Paste")
    view.undoManager?.undo()
    #expect(view.text == "hello world")
    #expect(stage.frame() || true)
  }

  @Test func attributesAreRestored() {
    let stage = edit()
    let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
    view.attributedText = text
    let before = NSAttributedString(attributedString: view.attributedText)
    view.selectedRange = NSRange(location: 2, length: 3)
    stage.press(.backspace)
    #expect(view.text == "reue")
    view.undoManager?.undo()
    #expect(view.attributedText.isEqual(to: before))
  }

  @Test func settingTextRemovesSteps() {
    let stage = edit()
    stage.type("ab")
    view.text = "new"
    #expect(view.undoManager?.canUndo == false)
    stage.press(KeyCode("z"), flags: .command)
    #expect(view.text == "new")
  }

  @Test func composedTextIsOneStep() {
    let stage = edit()
    stage.edit(0, 0, "k", marked: (0, 1))
    stage.frame()
    stage.edit(0, 1, "か", marked: (0, 1))
    stage.frame()
    stage.edit(0, 1, "蚊")
    stage.frame()
    #expect(view.text == "蚊")
    view.undoManager?.undo()
    #expect(view.text == "")
  }

  @Test func fieldsHaveTheirOwnManagers() {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    let stage = TextStage(field)
    field.becomeFirstResponder()
    stage.type("ab")
    #expect(field.undoManager?.canUndo == true && stage.window.undoManager?.canUndo == false)
    stage.press(KeyCode("z"), flags: .control)
    #expect(field.text == "")
    stage.type("cd")
    field.resignFirstResponder()
    #expect(field.undoManager?.canUndo == false)
  }

  @Test func delegatesAreNotifiedOfUndo() {
    final class Listener: NSObject, UITextViewDelegate {
      var texts: [String] = []
      func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
    }
    let stage = edit()
    let listener = Listener()
    view.delegate = listener
    stage.type("a")
    view.undoManager?.undo()
    #expect(listener.texts == ["a", ""])
  }

  @Test func controllerUndoesWithoutFirstResponder() {
    let stage = TextStage(UIView())
    final class Counter {
      var value = 1
    }
    let counter = Counter()
    stage.controller.undoManager?.registerUndo(withTarget: counter) { $0.value = 0 }
    stage.press(KeyCode("z"), flags: .command)
    #expect(counter.value == 0)
  }
}
