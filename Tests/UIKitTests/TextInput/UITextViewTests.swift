// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@MainActor
private final class Listener: NSObject, UITextViewDelegate {
  var heard: [String] = []
  var allows = true
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    heard.append("shouldBegin")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { heard.append("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    heard.append("shouldEnd")
    return true
  }
  func textViewDidEndEditing(_ textView: UITextView) { heard.append("didEnd") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    heard.append("change \(range.location)+\(range.length) \(text == "\n" ? "Return" : text)")
    return allows
  }
  func textViewDidChange(_ textView: UITextView) { heard.append("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selection") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
}

@Suite(.oneApplication)
@MainActor
struct UITextViewTests {
  private let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
  private let listener = Listener()

  private func stage() -> TextStage {
    view.delegate = listener
    view.font = .systemFont(ofSize: 16)
    return TextStage(view)
  }

  @Test("Delegates and observers are notified of typed lines in order")
  func typing() {
    let stage = stage()
    stage.tap(CGPoint(x: 60, y: 37))
    #expect(listener.heard == ["shouldBegin", "didBegin"] && view.isEditing)
    listener.heard = []
    stage.type("a\n")
    #expect(view.text == "a\n")
    #expect(
      listener.heard == ["change 0+0 a", "selection", "didChange", "change 1+0 Return", "selection", "didChange"])
    listener.allows = false
    stage.press(.backspace)
    #expect(view.text == "a\n")
    listener.heard = []
    view.isEditable = false
    #expect(listener.heard == ["shouldEnd", "didEnd"] && !view.isFirstResponder)
  }

  @Test("The caret moves up and down in its column, and to the ends of lines")
  func lines() {
    let stage = stage()
    view.text = "first line\nab\nthird line"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 8, length: 0)
    stage.press(.arrowDown)
    #expect(view.selectedRange.location == 13)
    stage.press(.arrowDown)
    #expect((20...22).contains(view.selectedRange.location))
    stage.press(.arrowUp)
    stage.press(.arrowUp)
    #expect(view.selectedRange.location == 8)
    stage.press(.end)
    #expect(view.selectedRange.location == 10)
    stage.press(.home, flags: .shift)
    #expect(view.selectedRange == NSRange(location: 0, length: 10))
    stage.press(.arrowDown, flags: .command)
    #expect(view.selectedRange.location == 24)
    view.selectedRange = NSRange(location: 99, length: 5)
    #expect(view.selectedRange == NSRange(location: 24, length: 0))
  }

  @Test("The content grows with the text, and typed text stays visible")
  func scrolling() {
    let stage = stage()
    view.becomeFirstResponder()
    stage.type("1\n2\n3\n4\n5\n6\n7\n8")
    stage.frame()
    let height = 8 * UIFont.systemFont(ofSize: 16).lineHeight + 16
    #expect(abs(view.contentSize.height - height) < 0.6)
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 100)) < 1)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    stage.wait(0.5)
    #expect(view.contentOffset.y == 0)
    let fits = view.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(fits.height == view.contentSize.height)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == fits.height)
  }

  @Test("Text with several styles keeps them while text is inserted between")
  func styles() {
    let stage = stage()
    let text = NSMutableAttributedString(string: "red and bold")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 8, length: 4))
    view.attributedText = text
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 3, length: 0)
    stage.type("!")
    #expect(view.attributedText.string == "red! and bold")
    var range = NSRange()
    #expect(view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: &range) as? UIColor == .red)
    #expect(range == NSRange(location: 0, length: 4))
    #expect((view.attributedText.attribute(.font, at: 9, effectiveRange: nil) as? UIFont)?.pointSize == 20)
    view.typingAttributes = [.underlineStyle: NSUnderlineStyle.single.rawValue]
    stage.type("?")
    stage.frame()
    let lines = view.canvas.words.layer.text?.lines ?? []
    #expect(lines.count == 1 && lines[0].runs.map(\.text) == ["red!", "?", " and ", "bold"])
    #expect(lines[0].runs[1].decorations == .underline && lines[0].height > 20)
    view.text = "plain"
    #expect(view.editor.rich.runs.count == 1)
  }
}
