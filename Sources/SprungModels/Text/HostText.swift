// SPDX-License-Identifier: MIT

import SprungGeometry

/// The content of the host's text field, as last reported.
///
/// The host changes its field immediately, but the program may reject or modify the change. Until the host has received
/// the program's text, the host's reports refer to a different text. Positions are then mapped from one text to the
/// other, so that positions in the common prefix and suffix are preserved.
package struct HostText: Equatable {
  package private(set) var buffer = TextBuffer()
  package private(set) var selection = NSRange(location: 0, length: 0)
  package private(set) var marked: NSRange?
  /// The number of the last version of the text that the program sent.
  package private(set) var generation: UInt32 = 0
  /// The last text and selection that the program sent; nil if the host has confirmed them.
  private var given: (buffer: TextBuffer, selection: NSRange)?

  /// Creates an empty field.
  package init() {}

  package static func == (left: HostText, right: HostText) -> Bool {
    left.buffer == right.buffer && left.selection == right.selection && left.generation == right.generation
  }

  /// Returns whether the host displays the given text and selection, or will display them after it has received the
  /// last text that was sent.
  package func shows(_ text: EditedText) -> Bool {
    if let given { return given.buffer == text.buffer && given.selection == text.selection }
    return buffer == text.buffer && selection == text.selection
  }

  /// Records that the text was sent to the host.
  package mutating func give(_ text: EditedText) {
    generation = generation == UInt32(Int32.max) ? 1 : generation + 1
    given = (text.buffer, text.selection)
  }

  /// Handles the generation number in a report from the host. If it is the number that was sent last, the host's field
  /// contains the sent text.
  package mutating func hear(of generation: UInt32) {
    guard let given, generation == self.generation else { return }
    buffer = given.buffer
    selection = given.selection
    marked = nil
    self.given = nil
  }

  /// Handles a change of the host's text. Returns the replaced range in the text before the change.
  package mutating func edit(_ range: NSRange, with text: String) -> NSRange {
    let part = buffer.clamped(range)
    buffer.replace(part, with: text)
    selection = NSRange(location: part.location + text.utf16.count, length: 0)
    return part
  }

  /// Handles a change of the host's selection.
  package mutating func select(_ range: NSRange, marked: NSRange?) {
    selection = buffer.clamped(range)
    self.marked = marked.map { buffer.clamped($0) }
  }

  /// Maps a range of the host's text to another text.
  package func range(_ range: NSRange, in other: TextBuffer) -> NSRange {
    guard buffer != other else { return range }
    let limit = min(buffer.count, other.count)
    var head = 0
    while head < limit, buffer.units[head] == other.units[head] { head += 1 }
    var tail = 0
    while tail < limit - head, buffer.units[buffer.count - 1 - tail] == other.units[other.count - 1 - tail] {
      tail += 1
    }
    func place(_ offset: Int) -> Int {
      if offset <= head { return offset }
      if offset >= buffer.count - tail { return other.count - (buffer.count - offset) }
      return min(offset, other.count - tail)
    }
    let start = place(range.location)
    return NSRange(start..<max(start, place(range.upperBound)))
  }
}
