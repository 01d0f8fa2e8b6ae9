// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that a touch that rests on text moves the caret, and that other drags scroll the container.
@Suite(.oneApplication) @MainActor struct DraggedTextTests {
  private static let words = "The quick brown fox jumps"
  nonisolated private static let scrolling: [ControlPlace] = [
    .tableRow, .tableRowWithSwipes, .collectionCell, .scrollView, .tableInSheet,
  ]

  private func field() -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 227, height: 34))
    field.borderStyle = .roundedRect
    field.text = Self.words
    return field
  }

  private func textView() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    view.isScrollEnabled = false
    view.text = "First line\nSecond line\nThird line"
    return view
  }

  private func caret(_ input: any UITextInput) -> CGRect {
    input.selectedTextRange.map { input.caretRect(for: $0.start) } ?? .null
  }

  private func offset(_ input: any UITextInput) -> Int {
    input.selectedTextRange.map { input.offset(from: input.beginningOfDocument, to: $0.start) } ?? -1
  }

  private func press(_ dragged: DraggedControl, _ point: CGPoint) -> CGPoint {
    let place = dragged.control.convert(point, to: nil)
    dragged.stage.down(place.x, place.y)
    dragged.stage.wait(0.6)
    return place
  }

  @Test("A long press moves the caret of a field to the touch, which then drags it", arguments: ControlPlace.allCases)
  func field(place: ControlPlace) {
    let field = field()
    let dragged = DraggedControl(field, in: place)
    let start = press(dragged, CGPoint(x: 50, y: 17))
    #expect(field.isFirstResponder && abs(caret(field).midX - 50) < 6, "\(caret(field))")
    let first = offset(field)
    let end = dragged.stage.drag(from: start, by: CGPoint(x: 10, y: 0), count: 10, every: 1.0 / 60)
    #expect(abs(caret(field).midX - 150) < 6 && offset(field) > first, "\(caret(field))")
    // The field still receives the drag when the touch is far above it.
    let above = dragged.stage.drag(from: end, by: CGPoint(x: -6, y: -3), count: 10, every: 1.0 / 60)
    #expect(abs(caret(field).midX - 90) < 6, "\(caret(field))")
    dragged.stage.up(above.x, above.y)
    dragged.stage.wait(1)
    #expect(field.isFirstResponder && abs(caret(field).midX - 90) < 6 && dragged.isAlone)
  }

  @Test("A drag without a long press scrolls", arguments: scrolling)
  func fieldLeavesDrags(place: ControlPlace) {
    let field = field()
    let dragged = DraggedControl(field, in: place)
    dragged.drag(from: CGPoint(x: 50, y: 17), to: CGPoint(x: 50, y: -60))
    #expect(!field.isFirstResponder)
    #expect((dragged.scrollView?.contentOffset.y ?? 0) > 0)
    field.becomeFirstResponder()
    dragged.scrollView?.contentOffset = .zero
    dragged.drag(from: CGPoint(x: 50, y: 17), to: CGPoint(x: 50, y: -60), steps: 10)
    #expect(offset(field) == Self.words.utf16.count, "the caret does not move")
    #expect((dragged.scrollView?.contentOffset.y ?? 0) > 0)
  }

  @Test("A long press moves the caret of a view through its lines", arguments: ControlPlace.allCases)
  func view(place: ControlPlace) {
    let view = textView()
    let dragged = DraggedControl(view, in: place)
    let line = view.font?.lineHeight ?? 0
    let start = press(dragged, CGPoint(x: 40, y: 8 + line / 2))
    #expect(view.isFirstResponder && view.selectedRange.location < 10 && view.selectedRange.length == 0)
    #expect(abs(caret(view).midX - 40) < 6, "\(caret(view))")
    let end = dragged.stage.drag(from: start, by: CGPoint(x: 0, y: line / 10), count: 20, every: 1.0 / 60)
    #expect((23...33).contains(view.selectedRange.location), "\(view.selectedRange)")
    dragged.stage.up(end.x, end.y)
    dragged.stage.wait(1)
    #expect((23...33).contains(view.selectedRange.location) && dragged.isAlone)
  }

  @Test("A scrolling text view keeps its own offset and that of its container")
  func scrollingView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    view.text = (0..<40).map { "Line \($0)" }.joined(separator: "\n")
    let dragged = DraggedControl(view, in: .scrollView)
    let line = view.font?.lineHeight ?? 0
    let start = press(dragged, CGPoint(x: 20, y: 8 + line / 2))
    let end = dragged.stage.drag(from: start, by: CGPoint(x: 0, y: line / 4), count: 10, every: 1.0 / 60)
    dragged.stage.up(end.x, end.y)
    dragged.stage.wait(1)
    #expect(view.contentOffset.y == 0 && dragged.isAlone && view.selectedRange.location > 7)
    dragged.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 20, y: 20))
    #expect(view.contentOffset.y > 40 && dragged.isAlone, "its own drag")
  }

  @Test("In read-only text, a long press selects a word, and the drag extends the selection", arguments: scrolling)
  func reading(place: ControlPlace) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 60))
    view.isScrollEnabled = false
    view.isEditable = false
    view.text = Self.words
    let dragged = DraggedControl(view, in: place)
    let quick = view.firstRect(for: range(4..<9, in: view))
    let fox = view.firstRect(for: range(16..<19, in: view))
    let start = press(dragged, CGPoint(x: quick.midX, y: quick.midY))
    #expect(view.selectedRange == NSRange(location: 4, length: 5))
    let step = CGPoint(x: (fox.midX - quick.midX) / 10, y: 0)
    let end = dragged.stage.drag(from: start, by: step, count: 10, every: 1.0 / 60)
    #expect(view.selectedRange == NSRange(location: 4, length: 15))
    let back = CGPoint(x: (5 - fox.midX) / 10, y: 0)
    let first = dragged.stage.drag(from: end, by: back, count: 10, every: 1.0 / 60)
    #expect(view.selectedRange == NSRange(location: 0, length: 9))
    dragged.stage.up(first.x, first.y)
    dragged.stage.wait(1)
    #expect(view.selectedRange == NSRange(location: 0, length: 9) && dragged.isAlone && !view.isEditable)
  }

  private func range(_ range: Range<Int>, in view: UITextView) -> UITextRange {
    let start = view.position(from: view.beginningOfDocument, offset: range.lowerBound)
    let end = view.position(from: view.beginningOfDocument, offset: range.upperBound)
    guard let start, let end, let result = view.textRange(from: start, to: end) else { fatalError("no such range") }
    return result
  }

  private final class Refusing: NSObject, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
  }

  @Test("Fields that cannot be edited, and buttons in a field, ignore the long press")
  func others() {
    let refusing = Refusing()
    let refused = field()
    refused.delegate = refusing
    let first = DraggedControl(refused, in: .scrollView)
    let place = press(first, CGPoint(x: 50, y: 17))
    first.stage.up(place.x, place.y)
    #expect(!refused.isFirstResponder)
    let disabled = field()
    disabled.isEnabled = false
    let second = DraggedControl(disabled, in: .scrollView)
    _ = press(second, CGPoint(x: 50, y: 17))
    #expect(!disabled.isFirstResponder)
    let clear = field()
    clear.clearButtonMode = .always
    let third = DraggedControl(clear, in: .scrollView)
    let rect = clear.clearButtonRect(forBounds: clear.bounds)
    let button = press(third, CGPoint(x: rect.midX, y: rect.midY))
    third.stage.up(button.x, button.y)
    #expect(clear.text?.isEmpty == true)
  }
}
