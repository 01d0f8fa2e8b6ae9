// SPDX-License-Identifier: MIT

/// Two numbers, one for the front half of a chain and one for the back half, which undergo the same arithmetic.
///
/// The compiler vectorizes the arithmetic for two numbers. `SIMD2` would be the natural type, but its operators are
/// written element by element in a form that the compiler combines less well.
struct Halves<Number: BitwiseCopyable>: BitwiseCopyable {
  var front: Number
  var back: Number

  @inline(__always)
  init(_ front: Number, _ back: Number) {
    self.front = front
    self.back = back
  }

  /// The number in a lane: 0 is the front, 1 is the back.
  @inline(__always)
  subscript(lane: Int) -> Number {
    get { lane == 0 ? front : back }
    set { if lane == 0 { front = newValue } else { back = newValue } }
  }
}

/// Elementwise arithmetic.
extension Halves where Number == Double {
  @inline(__always)
  init(_ both: Double = 0) { self.init(both, both) }

  @inline(__always)
  static func + (one: Halves, other: Halves) -> Halves { Halves(one.front + other.front, one.back + other.back) }
  @inline(__always)
  static func - (one: Halves, other: Halves) -> Halves { Halves(one.front - other.front, one.back - other.back) }
  @inline(__always)
  static func * (one: Halves, other: Halves) -> Halves { Halves(one.front * other.front, one.back * other.back) }
  @inline(__always)
  static func * (one: Halves, other: Double) -> Halves { Halves(one.front * other, one.back * other) }
  @inline(__always)
  static func / (one: Halves, other: Halves) -> Halves { Halves(one.front / other.front, one.back / other.back) }
  @inline(__always)
  static func += (one: inout Halves, other: Halves) { one = one + other }

  @inline(__always)
  func squareRoot() -> Halves { Halves(front.squareRoot(), back.squareRoot()) }
  /// The absolute values.
  @inline(__always)
  var sizes: Halves { Halves(abs(front), abs(back)) }
  /// Returns the elementwise maximum. If the second number is NaN, the first one is returned.
  @inline(__always)
  func orLarger(_ other: Halves) -> Halves {
    Halves(other.front > front ? other.front : front, other.back > back ? other.back : back)
  }
  @inline(__always)
  var sum: Double { front + back }
  @inline(__always)
  var largest: Double { back > front ? back : front }
}
