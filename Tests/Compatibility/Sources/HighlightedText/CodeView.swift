// SPDX-License-Identifier: MIT

import UIKit

/// A text storage that colors keywords during typing and keeps its text in a backing store.
final class CodeStorage: NSTextStorage {
  private let backingStore = NSMutableAttributedString()

  override var string: String { return backingStore.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    return backingStore.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backingStore.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backingStore.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    let whole = NSRange(location: 0, length: length)
    removeAttribute(.foregroundColor, range: whole)
    for word in ["let", "func"] {
      var search = whole
      while search.length > 0 {
        let found = (string as NSString).range(of: word, range: search)
        if found.location == NSNotFound { break }
        addAttribute(.foregroundColor, value: UIColor.systemPurple, range: found)
        search = NSRange(location: NSMaxRange(found), length: NSMaxRange(whole) - NSMaxRange(found))
      }
    }
    super.processEditing()
  }
}

/// Counts the edits of text in an ordinary text view.
final class EditCounter: NSObject, NSTextStorageDelegate {
  var edits = 0

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    if editedMask.contains(.editedCharacters) { edits += 1 }
  }
}

enum CodeView {
  @MainActor static func make(_ storage: CodeStorage, frame: CGRect) -> UITextView {
    let layoutManager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: frame.width, height: .greatestFiniteMagnitude))
    container.widthTracksTextView = true
    layoutManager.addTextContainer(container)
    storage.addLayoutManager(layoutManager)
    let view = UITextView(frame: frame, textContainer: container)
    view.isScrollEnabled = true
    return view
  }

  /// Returns the heights of the lines.
  @MainActor static func lineHeights(_ view: UITextView) -> [CGFloat] {
    var heights: [CGFloat] = []
    let manager = view.layoutManager
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) { rect, _, _, _, _ in
      heights.append(rect.height)
    }
    return heights
  }
}
