// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// A delegate that records its calls.
@MainActor
private final class Listener: NSObject, UITextFieldDelegate {
  var heard: [String] = []
  var allows: (NSRange, String) -> Bool = { _, _ in true }
  var begins = true
  var ends = true
  var clears = true
  var returns = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    heard.append("shouldBegin")
    return begins
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    heard.append("shouldEnd")
    return ends
  }
  func textFieldDidEndEditing(_ textField: UITextField) { heard.append("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    heard.append("change \(range.location)+\(range.length) \(string)")
    return allows(range, string)
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { heard.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    heard.append("shouldClear")
    return clears
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    heard.append("shouldReturn")
    return returns
  }
}

/// Overrides `deleteBackward` to count its calls, as fields for one-digit codes do.
private final class DigitField: UITextField {
  var presses = 0
  override func deleteBackward() {
    presses += 1
    super.deleteBackward()
  }
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
}

@Suite(.oneApplication)
@MainActor
struct UITextFieldTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
  private let listener = Listener()

  private func stage() -> TextStage {
    field.delegate = listener
    for event in [UIControl.Event.editingDidBegin, .editingChanged, .editingDidEnd] {
      field.addHandler(for: event) { [listener] _ in
        listener.heard.append("event \(event.rawValue >> 16)")
      }
    }
    return TextStage(field)
  }

  @Test("A tap begins editing, typing changes the text, and all calls are in order")
  func typing() {
    let stage = stage()
    stage.tap(CGPoint(x: 60, y: 37))
    #expect(field.isFirstResponder && field.isEditing)
    #expect(listener.heard == ["shouldBegin", "didBegin", "event 1"])
    listener.heard = []
    stage.type("hé")
    #expect(field.text == "hé")
    #expect(
      listener.heard == ["change 0+0 h", "selection", "event 2", "change 1+0 é", "selection", "event 2"])
    listener.heard = []
    stage.press(.backspace)
    #expect(field.text == "h" && listener.heard == ["change 1+1 ", "selection", "event 2"])
    listener.heard = []
    #expect(field.resignFirstResponder())
    #expect(listener.heard == ["shouldEnd", "didEnd", "event 4"] && !field.isEditing)
    stage.frame()
    #expect(stage.inputs.last?.layer == 0)
  }

  @Test("Changes denied by the delegate do not happen, and the host's field is notified")
  func veto() {
    let stage = stage()
    field.becomeFirstResponder()
    stage.frame()
    let told = stage.inputs.count
    listener.allows = { range, text in (self.field.text ?? "").utf16.count - range.length + text.utf16.count <= 3 }
    // The user types three characters, and then two more before the app has responded.
    stage.edit(0, 0, "abc")
    stage.edit(3, 0, "d")
    stage.edit(4, 0, "e")
    stage.frame()
    #expect(field.text == "abc")
    #expect(stage.inputs.count == told + 1 && stage.inputs.last?.state.text == "abc")
    // If pasted text is too long, all of it is rejected.
    stage.edit(0, 3, "much too long")
    stage.frame()
    #expect(field.text == "abc" && stage.inputs.last?.state.text == "abc")
    listener.begins = false
    field.resignFirstResponder()
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    listener.begins = true
    listener.ends = false
    field.becomeFirstResponder()
    #expect(!field.resignFirstResponder() && field.isEditing)
    #expect(!stage.controller.view.endEditing(false) && stage.controller.view.endEditing(true))
    #expect(!field.isEditing && !field.isFirstResponder)
  }

  @Test("If the host has the same text, it receives nothing, whatever is typed")
  func quietHost() {
    let stage = stage()
    field.text = "ab"
    field.becomeFirstResponder()
    stage.frame()
    let told = stage.inputs.count
    stage.edit(2, 0, "c")
    stage.frame()
    stage.edit(0, 1, "")
    stage.frame()
    #expect(field.text == "bc" && stage.inputs.count == told)
    // The app changes the text, so the host must be notified.
    field.text = "other"
    stage.frame()
    #expect(stage.inputs.count == told + 1 && stage.inputs.last?.state.selectionStart == 5)
  }

  @Test("Composed text is part of the text, is marked, and is replaced by what follows")
  func composing() {
    let stage = stage()
    field.becomeFirstResponder()
    stage.frame()
    stage.edit(0, 0, "k", marked: (0, 1))
    stage.frame()
    #expect(field.text == "k" && (field.markedTextRange as? TextOffsetRange)?.range == NSRange(location: 0, length: 1))
    stage.edit(0, 1, "か", marked: (0, 1))
    stage.frame()
    stage.edit(0, 1, "蚊")
    stage.frame()
    #expect(field.text == "蚊" && field.markedTextRange == nil)
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    field.insertText("に")
    #expect(field.text == "蚊に" && field.markedTextRange == nil)
  }

  @Test("Return asks the delegate, sends an action, and ends editing if a target has that action")
  func returnKey() {
    let stage = stage()
    field.becomeFirstResponder()
    listener.heard = []
    stage.press(.enter)
    #expect(listener.heard == ["shouldReturn"] && field.isEditing)
    var exits = 0
    field.addHandler(for: .editingDidEndOnExit) { _ in exits += 1 }
    listener.returns = false
    stage.press(.enter)
    #expect(exits == 0 && field.isEditing)
    listener.returns = true
    stage.press(.enter)
    #expect(exits == 1 && !field.isEditing)
  }

  @Test("The clear button follows its mode, asks the delegate, and clears")
  func clear() throws {
    let stage = stage()
    field.clearButtonMode = .whileEditing
    field.text = "words"
    stage.frame()
    #expect(field.clearButton == nil)
    field.becomeFirstResponder()
    stage.frame()
    let button = try #require(field.clearButton)
    #expect(button.frame == CGRect(x: 176, y: 7, width: 19, height: 19))
    listener.clears = false
    listener.heard = []
    stage.tap(CGPoint(x: 20 + 185, y: 20 + 16))
    #expect(listener.heard == ["shouldClear"] && field.text == "words")
    listener.clears = true
    stage.tap(CGPoint(x: 20 + 185, y: 20 + 16))
    stage.frame()
    #expect(field.text == "" && button.isHidden && field.isEditing)
  }

  @Test("Secure text is drawn and read as dots, and not copied")
  func secret() {
    let stage = stage()
    field.text = "s3cret"
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    stage.frame()
    #expect(field.canvas.words.layer.text?.string == "••••••")
    #expect(field.accessibilityValue == "••••••" && field.stageAccessibility?.role == .textField)
    #expect(stage.inputs.last?.state.traits.isSecure == true && stage.inputs.last?.state.text == "s3cret")
    field.selectAll(nil)
    #expect(!field.canPerformAction(.copy, withSender: nil))
  }

  @Test("Keys move the caret by clusters, by words and to the ends, and select with Shift")
  func keys() {
    let stage = stage()
    field.text = "one 👋🏽 two"
    field.becomeFirstResponder()
    stage.press(.arrowLeft, flags: .option)
    #expect(field.editor.selection == NSRange(location: 9, length: 0))
    stage.press(.arrowLeft)
    stage.press(.arrowLeft, flags: .shift)
    #expect(field.editor.selection == NSRange(location: 4, length: 4))
    stage.press(.delete)
    #expect(field.text == "one  two")
    stage.press(.home)
    stage.press(.end, flags: .shift)
    stage.press(KeyCode("x"), flags: .control)
    #expect(field.text == "" && UIPasteboard.general.string == "one  two")
    stage.press(KeyCode("v"), flags: .control)
    stage.press(KeyCode("v"), flags: .command)
    #expect(field.text == "one  twoone  two")
    stage.press(KeyCode("a"), flags: .control)
    #expect(field.editor.selection == NSRange(location: 0, length: 16))
    stage.type("!")
    #expect(field.text == "!")
  }

  @Test("Empty one-digit fields receive the delete key")
  func emptyBackspace() {
    let digit = DigitField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let stage = TextStage(digit)
    digit.becomeFirstResponder()
    stage.press(.backspace)
    #expect(digit.presses == 1)
    stage.type("7")
    stage.press(.backspace)
    #expect(digit.presses == 2 && digit.text == "")
    digit.resignFirstResponder()
    stage.frame()
    #expect(digit.canvas.frame == CGRect(x: 20, y: 0, width: 60, height: 30))
  }

  @Test("Visible side views narrow the text")
  func sideViews() {
    _ = stage()
    field.borderStyle = .roundedRect
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    field.rightViewMode = .whileEditing
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 2, width: 163, height: 30))
    #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 30, y: 2, width: 130, height: 30))
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20) && field.rightView?.superview == nil)
  }

  @Test("Positions and points map to each other")
  func positions() throws {
    _ = stage()
    field.text = "Hello"
    field.layoutIfNeeded()
    let start = field.beginningOfDocument
    for offset in 0...5 {
      let position = try #require(field.position(from: start, offset: offset))
      let caret = field.caretRect(for: position)
      let back = try #require(field.closestPosition(to: CGPoint(x: caret.minX + 0.1, y: caret.midY)))
      #expect(field.offset(from: start, to: back) == offset)
      #expect(field.compare(position, to: back) == .orderedSame)
    }
    #expect(field.position(from: start, offset: 6) == nil && field.position(from: start, offset: -1) == nil)
    let middle = try #require(field.position(from: start, offset: 2))
    let range = try #require(field.textRange(from: middle, to: field.endOfDocument))
    #expect(field.text(in: range) == "llo" && field.selectionRects(for: range).count == 1)
    field.replace(range, withText: "y!")
    #expect(field.text == "Hey!" && field.selectedTextRange?.isEmpty == true)
    #expect(UITextPosition() !== middle && field.position(from: UITextPosition(), offset: 0) == nil)
  }

  @Test("A field that leaves the window ends editing, and reports it")
  func leaves() {
    let stage = stage()
    field.becomeFirstResponder()
    stage.frame()
    listener.heard = []
    field.removeFromSuperview()
    stage.frame()
    #expect(!field.isEditing && listener.heard == ["didEnd", "event 4"] && stage.inputs.last?.layer == 0)
    #expect(!field.becomeFirstResponder())
  }
}
