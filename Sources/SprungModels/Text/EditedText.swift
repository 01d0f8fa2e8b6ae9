// SPDX-License-Identifier: MIT

import SprungGeometry

/// A movement of the caret.
package enum CaretMove {
  case left, right, up, down, wordLeft, wordRight, lineStart, lineEnd, start, end
}

/// Text that is being edited, with its selection and the marked text of an input method.
///
/// After each change, the selection and the marked range are inside the text and begin and end at cluster boundaries.
package struct EditedText: Equatable {
  package private(set) var buffer = TextBuffer()
  /// The fixed end of the selection.
  package private(set) var anchor = 0
  /// The moving end of the selection.
  package private(set) var head = 0
  /// The range that an input method is composing; nil if there is none.
  package private(set) var marked: NSRange?

  package init(_ string: String = "") {
    buffer = TextBuffer(string)
    anchor = buffer.count
    head = anchor
  }

  /// The selection. An empty selection is the position of the caret.
  package var selection: NSRange { NSRange(min(anchor, head)..<max(anchor, head)) }

  /// The whole text.
  package var string: String { buffer.string }

  /// Selects a range, which is clamped to the text and extended to cluster boundaries.
  package mutating func select(_ range: NSRange) {
    let part = buffer.snapped(range)
    anchor = part.location
    head = part.upperBound
  }

  /// Selects the range between a fixed end and a moving end.
  package mutating func select(from anchor: Int, to head: Int) {
    self.anchor = buffer.boundary(atOrBefore: anchor)
    self.head = buffer.boundary(atOrBefore: head)
  }

  /// Sets the range that an input method is composing.
  package mutating func mark(_ range: NSRange?) {
    guard let range, range.length > 0 else {
      marked = nil
      return
    }
    let part = buffer.clamped(range)
    marked = part.length == 0 ? nil : part
  }

  /// Replaces the whole text, and moves the caret to the end of the new text.
  package mutating func set(_ string: String) { self = EditedText(string) }

  /// Replaces a range, clamped to the text, and moves the caret after the new text. Returns the replaced range.
  @discardableResult
  package mutating func replace(_ range: NSRange, with text: String) -> NSRange {
    let part = replacedRange(range)
    buffer.replace(part, with: text)
    // The new text may combine with the text after it.
    let caret = buffer.boundary(atOrAfter: part.location + text.utf16.count)
    anchor = caret
    head = caret
    marked = nil
    return part
  }

  /// Returns the range that `replace(_:with:)` actually replaces.
  package func replacedRange(_ range: NSRange) -> NSRange {
    var part = buffer.clamped(range)
    // Extend the range to whole scalars, because half of a surrogate pair is not valid text.
    if !buffer.isScalarBoundary(part.location) { part = NSRange(part.location - 1..<part.upperBound) }
    if !buffer.isScalarBoundary(part.upperBound) { part = NSRange(part.location..<part.upperBound + 1) }
    return part
  }

  /// The range that the backward delete key removes: the selection, or the cluster before the caret; empty at the
  /// start.
  package var rangeToDeleteBackward: NSRange {
    let selection = selection
    if selection.length > 0 { return selection }
    return NSRange(buffer.boundary(before: selection.location)..<selection.location)
  }

  /// The range that the forward delete key removes.
  package var rangeToDeleteForward: NSRange {
    let selection = selection
    if selection.length > 0 { return selection }
    return NSRange(selection.location..<buffer.boundary(after: selection.location))
  }

  /// Returns the target of a movement. The layout handles movements across lines.
  package func target(of move: CaretMove, extends: Bool) -> Int {
    let selection = selection
    let collapses = selection.length > 0 && !extends
    switch move {
    case .left: return collapses ? selection.location : buffer.boundary(before: head)
    case .right: return collapses ? selection.upperBound : buffer.boundary(after: head)
    case .wordLeft: return buffer.wordStart(before: head)
    case .wordRight: return buffer.wordEnd(after: head)
    case .start, .lineStart, .up: return 0
    case .end, .lineEnd, .down: return buffer.count
    }
  }

  /// Moves the caret, or the moving end of the selection if `extends` is true.
  package mutating func move(to offset: Int, extends: Bool) {
    head = buffer.boundary(atOrBefore: offset)
    if !extends { anchor = head }
  }
}
