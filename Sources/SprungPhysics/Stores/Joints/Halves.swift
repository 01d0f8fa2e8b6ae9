// SPDX-License-Identifier: MIT

/// A number of the front half of a chain and one of the back half, which go through the same arithmetic side by side.
///
/// The compiler turns it into instructions for two numbers. `SIMD2` would be the natural type, but its operators are written
/// number by number in a way that the compiler puts together worse.
struct Halves<Number: BitwiseCopyable>: BitwiseCopyable {
  var front: Number
  var back: Number

  @inline(__always)
  init(_ front: Number, _ back: Number) {
    self.front = front
    self.back = back
  }

  /// The number of a lane: 0 in front, 1 at the back.
  @inline(__always)
  subscript(lane: Int) -> Number {
    get { lane == 0 ? front : back }
    set { if lane == 0 { front = newValue } else { back = newValue } }
  }
}

/// Arithmetic lane by lane.
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
  /// Without signs.
  @inline(__always)
  var sizes: Halves { Halves(abs(front), abs(back)) }
  /// The larger of two numbers in each half; the first one if the second is a NaN.
  @inline(__always)
  func orLarger(_ other: Halves) -> Halves {
    Halves(other.front > front ? other.front : front, other.back > back ? other.back : back)
  }
  @inline(__always)
  var sum: Double { front + back }
  @inline(__always)
  var largest: Double { back > front ? back : front }
}
