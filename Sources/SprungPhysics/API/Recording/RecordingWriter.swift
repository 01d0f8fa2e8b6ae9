// SPDX-License-Identifier: MIT

import SprungGeometry

/// Writes the words of a recording. Fractional numbers are written as their bits in hexadecimal, so that they are
/// restored exactly on every machine.
struct RecordingWriter {
  /// The text written so far, in ASCII.
  private(set) var bytes: [UInt8] = []
  private var isAtStart = true

  /// Begins a line.
  mutating func line(_ name: StaticString) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    isAtStart = true
    word(name)
  }

  /// Ends a line.
  mutating func end() { bytes.append(UInt8(ascii: "\n")) }

  mutating func word(_ word: StaticString) {
    separate()
    for index in 0..<word.utf8CodeUnitCount { bytes.append(word.utf8Start[index]) }
  }

  /// Writes 64 bits in the smallest number of hexadecimal digits.
  mutating func bits(_ value: UInt64) {
    separate()
    var shift = 60
    while shift > 0, value >> UInt64(shift) == 0 { shift -= 4 }
    while shift >= 0 {
      let digit = UInt8(truncatingIfNeeded: value >> UInt64(shift) & 15)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      shift -= 4
    }
  }

  /// Writes a decimal integer.
  mutating func integer(_ value: Int64) {
    separate()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Writes a number as its bits, so that it is restored exactly.
  mutating func number(_ value: Double) { bits(value.bitPattern) }

  mutating func flag(_ value: Bool) { word(value ? "yes" : "no") }

  mutating func point(_ value: CGPoint) {
    number(Double(value.x))
    number(Double(value.y))
  }

  mutating func vector(_ value: CGVector) {
    number(Double(value.dx))
    number(Double(value.dy))
  }

  mutating func size(_ value: CGSize) {
    number(Double(value.width))
    number(Double(value.height))
  }

  /// Writes a list of points, preceded by their count.
  mutating func points(_ values: [CGPoint]) {
    integer(Int64(values.count))
    for value in values { point(value) }
  }

  /// Writes an identifier: a row and its generation.
  mutating func identifier(_ index: Int32, _ generation: UInt32) {
    integer(Int64(index))
    integer(Int64(generation))
  }

  mutating func identifier(_ body: BodyID) { identifier(body.index, body.generation) }
  mutating func identifier(_ set: BoundarySetID) { identifier(set.index, set.generation) }
  mutating func identifier(_ field: FieldID) { identifier(field.index, field.generation) }
  mutating func identifier(_ joint: JointID) { identifier(joint.index, joint.generation) }
  mutating func identifier(_ spring: SpringID) { identifier(spring.index, spring.generation) }

  /// Writes a space, except at the start of a line.
  private mutating func separate() {
    if !isAtStart { bytes.append(UInt8(ascii: " ")) }
    isAtStart = false
  }
}
