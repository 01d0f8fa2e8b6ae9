// SPDX-License-Identifier: MIT

import SprungModels

/// The granularity of text units.
nonisolated public enum UITextGranularity: Int, Sendable {
  /// Characters.
  case character = 0
  /// Words.
  case word = 1
  /// Sentences.
  case sentence = 2
  /// Paragraphs.
  case paragraph = 3
  /// Lines on screen. Differs from Apple: they are treated as paragraphs.
  case line = 4
  /// The whole text.
  case document = 5
}

/// The methods that find text units, such as words and sentences.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit that encloses a position, or nil if the position is between units. If the position is at a
  /// boundary, the unit in the given direction is returned.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a position is the end of a unit in the given direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next unit boundary in a direction, or nil at the end of the text.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is within a unit. If the position is at a boundary, only the unit in the given
  /// direction is considered.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// The tokenizer for objects that adopt `UITextInput`.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  @WeakReference private var text: (any UITextInput)?

  /// Creates a tokenizer for a text input object, which is not retained.
  public init(textInput: any UITextInput) {
    super.init()
    text = textInput
  }

  /// Returns a buffer with the whole text and the offset of a position in the buffer.
  private func resolve(_ position: UITextPosition) -> (buffer: TextBuffer, offset: Int)? {
    guard let text, let all = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument) else { return nil }
    let buffer = TextBuffer(text.text(in: all) ?? "")
    return (buffer, min(max(0, text.offset(from: text.beginningOfDocument, to: position)), buffer.count))
  }

  private func position(_ offset: Int) -> UITextPosition? {
    guard let text else { return nil }
    return text.position(from: text.beginningOfDocument, offset: offset)
  }

  private func part(_ buffer: TextBuffer, _ offset: Int, _ granularity: UITextGranularity, _ isForward: Bool) -> NSRange
  {
    switch granularity {
    case .character:
      return isForward
        ? NSRange(buffer.boundary(atOrBefore: offset)..<buffer.boundary(after: offset))
        : NSRange(buffer.boundary(before: offset)..<offset)
    case .word:
      let word = buffer.word(around: offset)
      return isForward
        ? (offset < word.upperBound ? word : NSRange(location: offset, length: 0))
        : (offset > word.location ? word : NSRange(location: offset, length: 0))
    case .document: return NSRange(location: 0, length: buffer.count)
    case .sentence, .paragraph, .line:
      var start = offset
      var end = offset
      func ends(_ unit: UInt16) -> Bool {
        unit == 10 || (granularity == .sentence && (unit == 46 || unit == 33 || unit == 63))
      }
      while start > 0, !ends(buffer.units[start - 1]) { start -= 1 }
      while end < buffer.count, !ends(buffer.units[end]) { end += 1 }
      if granularity == .sentence, end < buffer.count { end += 1 }
      return NSRange(start..<end)
    }
  }

  /// Returns the unit that encloses a position, or nil if the position is between units. If the position is at a
  /// boundary, the unit in the given direction is returned.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let (buffer, offset) = resolve(position) else { return nil }
    let part = part(buffer, offset, granularity, direction.isForward)
    guard part.length > 0, let start = self.position(part.location), let end = self.position(part.upperBound) else {
      return nil
    }
    return text?.textRange(from: start, to: end)
  }

  /// Returns whether a position is the end of a unit in the given direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let (buffer, offset) = resolve(position) else { return false }
    // The unit on the opposite side is used, because a boundary in the given direction is the end of that unit.
    let part = part(buffer, offset, granularity, !direction.isForward)
    if granularity == .document { return offset == (direction.isForward ? buffer.count : 0) }
    return part.length > 0 && offset == (direction.isForward ? part.upperBound : part.location)
  }

  /// Returns the next unit boundary in a direction, or nil at the end of the text.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let (buffer, offset) = resolve(position) else { return nil }
    if direction.isForward {
      guard offset < buffer.count else { return nil }
      if granularity == .word { return self.position(buffer.wordEnd(after: offset)) }
      let end = part(buffer, offset, granularity, true).upperBound
      return self.position(end > offset ? end : buffer.boundary(after: offset))
    }
    guard offset > 0 else { return nil }
    if granularity == .word { return self.position(buffer.wordStart(before: offset)) }
    let start = part(buffer, offset, granularity, false).location
    return self.position(start < offset ? start : buffer.boundary(before: offset))
  }

  /// Returns whether a position is within a unit. If the position is at a boundary, only the unit in the given
  /// direction is considered.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let (buffer, offset) = resolve(position) else { return false }
    return part(buffer, offset, granularity, direction.isForward).length > 0
  }
}
