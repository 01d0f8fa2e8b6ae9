// SPDX-License-Identifier: MIT

import SprungGeometry

/// Editable text, stored as UTF-16 code units. Ranges refer to code units; users perceive grapheme clusters as
/// characters.
package struct TextBuffer: Equatable {
  /// The UTF-16 code units.
  package private(set) var units: [UInt16] = []

  package init(_ string: String = "") { units = Array(string.utf16) }

  /// The number of code units.
  package var count: Int { units.count }

  /// The whole text.
  package var string: String { String(decoding: units, as: UTF16.self) }

  /// Returns the part of the text in the given range, which is clamped to the text.
  package func string(in range: NSRange) -> String {
    let part = clamped(range)
    return String(decoding: units[part.location..<part.upperBound], as: UTF16.self)
  }

  /// Returns the part of the given range that is inside the text.
  package func clamped(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound else { return NSRange(location: count, length: 0) }
    let start = min(max(0, range.location), count)
    // Do not add location and length, because the sum can overflow.
    let length = min(max(0, range.length), count - start)
    return NSRange(location: start, length: length)
  }

  /// Replaces a range, which must be inside the text.
  package mutating func replace(_ range: NSRange, with text: String) {
    units.replaceSubrange(range.location..<range.upperBound, with: Array(text.utf16))
  }

  /// Returns whether an offset is between two scalars and not inside a surrogate pair.
  package func isScalarBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    return !(UTF16.isTrailSurrogate(units[offset]) && UTF16.isLeadSurrogate(units[offset - 1]))
  }

  /// Returns the nearest cluster boundary at or before the given offset.
  package func boundary(atOrBefore offset: Int) -> Int {
    let target = min(max(0, offset), count)
    return target == count ? count : cluster(around: target).location
  }

  /// Returns the nearest cluster boundary at or after the given offset.
  package func boundary(atOrAfter offset: Int) -> Int {
    let target = min(max(0, offset), count)
    guard target < count else { return count }
    let cluster = cluster(around: target)
    return cluster.location == target ? target : cluster.upperBound
  }

  /// Returns the cluster boundary before the given offset; 0 at the start.
  package func boundary(before offset: Int) -> Int {
    offset <= 0 ? 0 : cluster(around: min(offset, count) - 1).location
  }

  /// Returns the cluster boundary after the given offset, or the end of the text if there is none.
  package func boundary(after offset: Int) -> Int {
    offset >= count ? count : cluster(around: max(0, offset)).upperBound
  }

  /// Returns the given range extended to cluster boundaries.
  package func snapped(_ range: NSRange) -> NSRange {
    let part = clamped(range)
    let start = boundary(atOrBefore: part.location)
    if part.length == 0 { return NSRange(location: start, length: 0) }
    return NSRange(start..<boundary(atOrAfter: part.upperBound))
  }

  /// Returns the cluster that contains a code unit.
  private func cluster(around index: Int) -> NSRange {
    // Only the line that contains the code unit is examined, because clusters do not extend across line feeds.
    var start = index
    while start > 0, units[start - 1] != 10 { start -= 1 }
    var end = index + 1
    while end < count, units[end - 1] != 10 { end += 1 }
    var at = start
    for character in String(decoding: units[start..<end], as: UTF16.self) {
      let next = at + character.utf16.count
      if next > index { return NSRange(at..<next) }
      at = next
    }
    return NSRange(index..<index + 1)
  }

  /// Returns the range of the word around the given offset. A word consists of adjacent letters and digits. The range
  /// is empty if there is no word.
  package func word(around offset: Int) -> NSRange {
    var start = min(max(0, offset), count)
    var end = start
    while start > 0, isWordUnit(units[start - 1]) { start -= 1 }
    while end < count, isWordUnit(units[end]) { end += 1 }
    return NSRange(start..<end)
  }

  /// Returns the start of the word before the given offset, for movement by words.
  package func wordStart(before offset: Int) -> Int {
    var at = min(max(0, offset), count)
    while at > 0, !isWordUnit(units[at - 1]) { at -= 1 }
    while at > 0, isWordUnit(units[at - 1]) { at -= 1 }
    return boundary(atOrBefore: at)
  }

  /// Returns the end of the word after the given offset, for movement by words.
  package func wordEnd(after offset: Int) -> Int {
    var at = min(max(0, offset), count)
    while at < count, !isWordUnit(units[at]) { at += 1 }
    while at < count, isWordUnit(units[at]) { at += 1 }
    return boundary(atOrAfter: at)
  }

  private func isWordUnit(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: return true
    case 0..<0xC0, 0x2000...0x206F, 0x3000...0x3003, 0xFEFF: return false
    default: return true
    }
  }
}
