// SPDX-License-Identifier: MIT

import SprungGeometry

/// A way of the caret.
package enum CaretMove {
  case left, right, up, down, wordLeft, wordRight, lineStart, lineEnd, start, end
}

/// A text that is being edited, with the selection and what an input method still composes.
///
/// Every change leaves both ranges within the text and between its clusters.
package struct EditedText: Equatable {
  package private(set) var buffer = TextBuffer()
  /// The end of the selection that stays while the other one is moved.
  package private(set) var anchor = 0
  /// The end of the selection that moves.
  package private(set) var head = 0
  /// The range that an input method composes; nil for none.
  package private(set) var marked: NSRange?

  package init(_ string: String = "") {
    buffer = TextBuffer(string)
    anchor = buffer.count
    head = anchor
  }

  /// The selection; an empty one is the position of the caret.
  package var selection: NSRange { NSRange(min(anchor, head)..<max(anchor, head)) }

  /// The whole text.
  package var string: String { buffer.string }

  /// Selects a range, made to fit the text and its clusters.
  package mutating func select(_ range: NSRange) {
    let part = buffer.snapped(range)
    anchor = part.location
    head = part.upperBound
  }

  /// Selects from an anchor to a movable end.
  package mutating func select(from anchor: Int, to head: Int) {
    self.anchor = buffer.boundary(atOrBefore: anchor)
    self.head = buffer.boundary(atOrBefore: head)
  }

  /// Notes what an input method composes.
  package mutating func mark(_ range: NSRange?) {
    guard let range, range.length > 0 else {
      marked = nil
      return
    }
    let part = buffer.clamped(range)
    marked = part.length == 0 ? nil : part
  }

  /// Replaces the whole text; the caret moves to its end.
  package mutating func set(_ string: String) { self = EditedText(string) }

  /// Replaces a range, clamped to the text; the caret moves behind the new text. Returns the replaced range.
  @discardableResult
  package mutating func replace(_ range: NSRange, with text: String) -> NSRange {
    let part = replacedRange(range)
    buffer.replace(part, with: text)
    // The new text may join with the text after it.
    let caret = buffer.boundary(atOrAfter: part.location + text.utf16.count)
    anchor = caret
    head = caret
    marked = nil
    return part
  }

  /// The range that gives way where a range is replaced.
  package func replacedRange(_ range: NSRange) -> NSRange {
    var part = buffer.clamped(range)
    // Half a scalar is not valid text.
    if !buffer.isScalarBoundary(part.location) { part = NSRange(part.location - 1..<part.upperBound) }
    if !buffer.isScalarBoundary(part.upperBound) { part = NSRange(part.location..<part.upperBound + 1) }
    return part
  }

  /// The range that the backward delete key removes: the selection, or the cluster before the caret; empty at the
  /// beginning.
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

  /// The target of a move within the text; moves across lines are up to the layout.
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

  /// Moves the caret, or with `extends` the moving end of the selection.
  package mutating func move(to offset: Int, extends: Bool) {
    head = buffer.boundary(atOrBefore: offset)
    if !extends { anchor = head }
  }
}
