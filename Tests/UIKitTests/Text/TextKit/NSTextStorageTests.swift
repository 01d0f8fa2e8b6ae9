// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the edits that a text storage reports to its delegate, and text views that display an edited storage.
@Suite(.oneApplication) @MainActor struct NSTextStorageTests {
  final class Listener: NSObject, NSTextStorageDelegate {
    var events: [String] = []
    var willEdit: ((NSTextStorage) -> Void)?
    var didEdit: ((NSTextStorage, NSRange) -> Void)?

    private func name(_ mask: NSTextStorage.EditActions) -> String {
      (mask.contains(.editedCharacters) ? "c" : "") + (mask.contains(.editedAttributes) ? "a" : "")
    }

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      events.append("will \(name(editedMask)) \(editedRange.location)+\(editedRange.length) \(delta)")
      willEdit?(textStorage)
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      events.append("did \(name(editedMask)) \(editedRange.location)+\(editedRange.length) \(delta)")
      didEdit?(textStorage, editedRange)
    }
  }

  /// A text storage subclass with its own backing store, as in syntax highlighters.
  final class BackedStorage: NSTextStorage, @unchecked Sendable {
    let store = NSMutableAttributedString()
    var processed = 0

    override var string: String { store.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { store.attributes(at: location, effectiveRange: range) }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      store.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      store.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      processed += 1
      super.processEditing()
    }
  }

  private func range(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

  @Test func editsAreReported() {
    let storage = NSTextStorage(string: "hello world")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: range(0, 5), with: "bye")
    #expect(listener.events == ["will c 0+3 -2", "did c 0+3 -2"])
    listener.events = []
    storage.beginEditing()
    storage.addAttribute(.kern, value: 2, range: range(4, 5))
    storage.replaceCharacters(in: range(0, 0), with: "oh ")
    #expect(listener.events.isEmpty && storage.editedMask == [.editedCharacters, .editedAttributes])
    storage.endEditing()
    #expect(listener.events == ["will ca 0+12 3", "did ca 0+12 3"])
    #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound && storage.changeInLength == 0)
    #expect(storage.string == "oh bye world")
    #expect(storage.attribute(.kern, at: 8, effectiveRange: nil) as? Int == 2)
  }

  @Test func delegateCanEdit() {
    let storage = NSTextStorage(string: "")
    let listener = Listener()
    storage.delegate = listener
    listener.willEdit = { storage in
      if storage.string.hasSuffix("x") { storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "y") }
    }
    listener.didEdit = { storage, range in storage.addAttribute(.kern, value: 1, range: range) }
    storage.append(NSAttributedString(string: "x"))
    #expect(storage.string == "yx" && listener.events.count == 2)
    #expect(listener.events[1].hasPrefix("did ca 0+2"))
    #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 1)
  }

  @Test func textViewShowsEditsOfItsStorage() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "let x = 1"
    view.selectedRange = range(9, 0)
    let storage = view.textStorage
    #expect(storage.string == "let x = 1" && view.layoutManager.textStorage === storage)
    #expect(view.textContainer.layoutManager === view.layoutManager && view.textStorage === storage)
    storage.addAttribute(.foregroundColor, value: UIColor.purple, range: range(0, 3))
    #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .purple)
    storage.replaceCharacters(in: range(0, 3), with: "var")
    storage.insert(NSAttributedString(string: ">> "), at: 0)
    #expect(view.text == ">> var x = 1" && view.selectedRange == range(12, 0))
    view.text = "new"
    #expect(storage.string == "new")
    view.insertText("er")
    #expect(storage.string == "newer" && view.text == "newer")
    view.deleteBackward()
    #expect(storage.string == "newe")
    view.attributedText = NSAttributedString(string: "own", attributes: [NSAttributedString.Key("own"): "value"])
    #expect(storage.attribute(NSAttributedString.Key("own"), at: 0, effectiveRange: nil) as? String == "value")
    #expect(view.attributedText.attribute(NSAttributedString.Key("own"), at: 0, effectiveRange: nil) != nil)
    view.font = .systemFont(ofSize: 30)
    #expect((storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
  }

  @Test func typedTextIsHighlighted() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let listener = Listener()
    view.textStorage.delegate = listener
    listener.didEdit = { storage, _ in
      let whole = NSRange(location: 0, length: storage.length)
      storage.removeAttribute(.foregroundColor, range: whole)
      let text = storage.string as NSString
      var search = whole
      while search.length > 0 {
        let found = text.range(of: "let", range: search)
        guard found.location != NSNotFound else { break }
        storage.addAttribute(.foregroundColor, value: UIColor.purple, range: found)
        search = NSRange(found.upperBound..<whole.upperBound)
      }
    }
    for letter in "let it let" { view.insertText(String(letter)) }
    #expect(view.text == "let it let" && view.selectedRange == range(10, 0))
    let text: NSAttributedString = view.attributedText
    let colors = (0..<10).map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor == .purple }
    #expect(colors == [true, true, true, false, false, false, false, true, true, true])
  }

  @Test func customStorageAndManagerOfView() {
    UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2)
    let storage = BackedStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    #expect(view.textStorage === storage && view.layoutManager === manager && view.textContainer === container)
    storage.append(NSAttributedString(string: "backed text", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    #expect(view.text == "backed text" && storage.processed > 0)
    view.insertText("!")
    #expect(storage.store.string == "backed text!")
    view.layoutIfNeeded()
    let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    let caret = view.caretRect(for: view.beginningOfDocument)
    #expect(abs(line.width - 200) < 0.01 && abs(line.minY + view.textContainerInset.top - caret.minY) < 0.01)
    let other = NSTextStorage(string: "replaced")
    other.addLayoutManager(view.layoutManager)
    #expect(view.text == "replaced" && view.textStorage === other)
  }

  @Test("After random edits of the storage and the view, both match a model", arguments: Seeds.below(12))
  func randomEdits(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 7)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    let storage = view.textStorage
    var model = ""
    func part(_ random: inout SeededRandom) -> NSRange {
      let start = Int.random(in: 0...model.count, using: &random)
      return NSRange(location: start, length: Int.random(in: 0...min(4, model.count - start), using: &random))
    }
    func replace(_ range: NSRange, _ text: String) {
      var letters = Array(model)
      letters.replaceSubrange(range.location..<range.upperBound, with: Array(text))
      model = String(letters)
    }
    for _ in 0..<120 {
      let range = part(&random)
      let text = String(["", "a", "b c", "\n", "\tx", "word "].randomElement(using: &random)!)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        storage.replaceCharacters(in: range, with: text)
        replace(range, text)
      case 1:
        storage.replaceCharacters(
          in: range, with: NSAttributedString(string: text, attributes: [.foregroundColor: UIColor.red]))
        replace(range, text)
      case 2: storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 9), range: range)
      case 3:
        view.selectedRange = range
        view.insertText(text)
        replace(range, text)
      case 4:
        storage.beginEditing()
        storage.deleteCharacters(in: range)
        storage.insert(NSAttributedString(string: text), at: range.location)
        storage.endEditing()
        replace(range, text)
      default:
        storage.setAttributes([.kern: 1, .foregroundColor: UIColor.blue], range: range)
      }
      #expect(view.text == model && storage.string == model && view.attributedText.string == model)
      #expect(view.selectedRange.upperBound <= model.count)
      let manager = view.layoutManager
      #expect(manager.numberOfGlyphs == model.count)
      var end = 0
      var top: CGFloat = -1
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: model.count)) {
        rect, used, _, range, _ in
        #expect(range.location == end && range.length > 0 && rect.minY > top && used.width >= 0)
        end = range.upperBound
        top = rect.minY
      }
      #expect(end == model.count)
    }
    view.layoutIfNeeded()
    #expect(view.contentSize.height >= view.layoutManager.usedRect(for: view.textContainer).height)
  }
}
