// SPDX-License-Identifier: MIT

import SprungGeometry

/// A text as an editor sees it: UTF-16 units, which ranges count, and the clusters that a person takes for one character.
package struct TextBuffer: Equatable {
  /// The UTF-16 units.
  package private(set) var units: [UInt16] = []

  package init(_ string: String = "") { units = Array(string.utf16) }

  /// The number of units.
  package var count: Int { units.count }

  /// The whole text.
  package var string: String { String(decoding: units, as: UTF16.self) }

  /// A part of the text, clamped to its ends.
  package func string(in range: NSRange) -> String {
    let part = clamped(range)
    return String(decoding: units[part.location..<part.upperBound], as: UTF16.self)
  }

  /// The part of a range that is in the text.
  package func clamped(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound else { return NSRange(location: count, length: 0) }
    let start = min(max(0, range.location), count)
    // Not by the sum of place and length, which may be larger than a number can be.
    let length = min(max(0, range.length), count - start)
    return NSRange(location: start, length: length)
  }

  /// Replaces a range, which must be in the text.
  package mutating func replace(_ range: NSRange, with text: String) {
    units.replaceSubrange(range.location..<range.upperBound, with: Array(text.utf16))
  }

  /// Whether an offset is between two scalars and not inside one.
  package func isScalarBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    return !(UTF16.isTrailSurrogate(units[offset]) && UTF16.isLeadSurrogate(units[offset - 1]))
  }

  /// The nearest end of a cluster at or before an offset.
  package func boundary(atOrBefore offset: Int) -> Int {
    let target = min(max(0, offset), count)
    return target == count ? count : cluster(around: target).location
  }

  /// The nearest end of a cluster at or after an offset.
  package func boundary(atOrAfter offset: Int) -> Int {
    let target = min(max(0, offset), count)
    guard target < count else { return count }
    let cluster = cluster(around: target)
    return cluster.location == target ? target : cluster.upperBound
  }

  /// The end of a cluster before an offset, 0 at the beginning.
  package func boundary(before offset: Int) -> Int {
    offset <= 0 ? 0 : cluster(around: min(offset, count) - 1).location
  }

  /// The end of a cluster after an offset, the end of the text at its end.
  package func boundary(after offset: Int) -> Int {
    offset >= count ? count : cluster(around: max(0, offset)).upperBound
  }

  /// A range extended to the boundaries of its clusters.
  package func snapped(_ range: NSRange) -> NSRange {
    let part = clamped(range)
    let start = boundary(atOrBefore: part.location)
    if part.length == 0 { return NSRange(location: start, length: 0) }
    return NSRange(start..<boundary(atOrAfter: part.upperBound))
  }

  /// The cluster that holds a unit.
  private func cluster(around index: Int) -> NSRange {
    // Only the line is examined: nothing joins a line feed before it.
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

  /// The word around an offset: adjacent letters and digits; empty elsewhere.
  package func word(around offset: Int) -> NSRange {
    var start = min(max(0, offset), count)
    var end = start
    while start > 0, isWordUnit(units[start - 1]) { start -= 1 }
    while end < count, isWordUnit(units[end]) { end += 1 }
    return NSRange(start..<end)
  }

  /// The end of the word before an offset, for keys that go by words.
  package func wordStart(before offset: Int) -> Int {
    var at = min(max(0, offset), count)
    while at > 0, !isWordUnit(units[at - 1]) { at -= 1 }
    while at > 0, isWordUnit(units[at - 1]) { at -= 1 }
    return boundary(atOrBefore: at)
  }

  /// The end of the word after an offset, for keys that go by words.
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
