// SPDX-License-Identifier: MIT

import SprungGeometry

/// The content of the host's own field, as last reported.
///
/// The host changes its field immediately; the program may reject or alter the change. Until the host has received
/// that, its reports refer to another text than the program's. A position in one text is then mapped to a position in
/// the other: positions in their common prefix and suffix are preserved.
package struct HostText: Equatable {
  package private(set) var buffer = TextBuffer()
  package private(set) var selection = NSRange(location: 0, length: 0)
  package private(set) var marked: NSRange?
  /// Counts what the program gave.
  package private(set) var generation: UInt32 = 0
  /// The last values from the program that the host has not confirmed.
  private var given: (buffer: TextBuffer, selection: NSRange)?

  /// A field without text.
  package init() {}

  package static func == (left: HostText, right: HostText) -> Bool {
    left.buffer == right.buffer && left.selection == right.selection && left.generation == right.generation
  }

  /// Whether the host shows a text and selection, or is about to.
  package func shows(_ text: EditedText) -> Bool {
    if let given { return given.buffer == text.buffer && given.selection == text.selection }
    return buffer == text.buffer && selection == text.selection
  }

  /// Another text was given to the host.
  package mutating func give(_ text: EditedText) {
    generation = generation == UInt32(Int32.max) ? 1 : generation + 1
    given = (text.buffer, text.selection)
  }

  /// The host says something of a generation: from the one that was given on it holds what was given.
  package mutating func hear(of generation: UInt32) {
    guard let given, generation == self.generation else { return }
    buffer = given.buffer
    selection = given.selection
    marked = nil
    self.given = nil
  }

  /// The host changed its text. Returns what changed, within the text that it had.
  package mutating func edit(_ range: NSRange, with text: String) -> NSRange {
    let part = buffer.clamped(range)
    buffer.replace(part, with: text)
    selection = NSRange(location: part.location + text.utf16.count, length: 0)
    return part
  }

  /// The host has another selection.
  package mutating func select(_ range: NSRange, marked: NSRange?) {
    selection = buffer.clamped(range)
    self.marked = marked.map { buffer.clamped($0) }
  }

  /// The range of another text that stands for one of the host's.
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
