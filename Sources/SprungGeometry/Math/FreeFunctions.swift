// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  // Natively these names are Foundation's; in the browser there is no C library, so they lead to our own functions.

  /// The sine of an angle in radians.
  public func sin(_ angle: Double) -> Double { DeterministicMath.sin(angle) }
  /// The cosine of an angle in radians.
  public func cos(_ angle: Double) -> Double { DeterministicMath.cos(angle) }
  /// The tangent of an angle in radians.
  public func tan(_ angle: Double) -> Double { DeterministicMath.tan(angle) }
  /// The angle in radians, from -π/2 to π/2, with the given sine.
  public func asin(_ sine: Double) -> Double { DeterministicMath.asin(sine) }
  /// The angle in radians, from 0 to π, with the given cosine.
  public func acos(_ cosine: Double) -> Double { DeterministicMath.acos(cosine) }
  /// The angle in radians, from -π/2 to π/2, with the given tangent.
  public func atan(_ tangent: Double) -> Double { DeterministicMath.atan(tangent) }
  /// The angle in radians, from -π to π, of the arrow to (x, y).
  public func atan2(_ y: Double, _ x: Double) -> Double { DeterministicMath.atan2(y, x) }
  /// e to the given power.
  public func exp(_ power: Double) -> Double { DeterministicMath.exp(power) }
  /// The natural logarithm.
  public func log(_ number: Double) -> Double { DeterministicMath.log(number) }
  /// `base` to the power `exponent`.
  public func pow(_ base: Double, _ exponent: Double) -> Double { DeterministicMath.pow(base, exponent) }
  /// The long side of a right triangle with the given short sides.
  public func hypot(_ x: Double, _ y: Double) -> Double { DeterministicMath.hypot(x, y) }
  /// The square root.
  public func sqrt(_ number: Double) -> Double { number.squareRoot() }
  /// The greatest whole number that is not above `number`.
  public func floor(_ number: Double) -> Double { number.rounded(.down) }
  /// The least whole number that is not below `number`.
  public func ceil(_ number: Double) -> Double { number.rounded(.up) }
  /// The nearest whole number; a half is rounded away from zero.
  public func round(_ number: Double) -> Double { number.rounded() }
  /// The size of `number` without its sign.
  public func fabs(_ number: Double) -> Double { number.magnitude }
  /// The number rounded towards zero.
  public func trunc(_ number: Double) -> Double { number.rounded(.towardZero) }
  /// The smaller one; the other one if one is NaN.
  public func fmin(_ x: Double, _ y: Double) -> Double { Double.minimum(x, y) }
  /// The greater one; the other one if one is NaN.
  public func fmax(_ x: Double, _ y: Double) -> Double { Double.maximum(x, y) }
  /// The logarithm to the base 2.
  public func log2(_ number: Double) -> Double { DeterministicMath.log(number) / DeterministicMath.log(2) }
  /// The logarithm to the base 10.
  public func log10(_ number: Double) -> Double { DeterministicMath.log(number) / DeterministicMath.log(10) }
  /// The rest of x / y with the sign of x.
  public func fmod(_ x: Double, _ y: Double) -> Double { x.truncatingRemainder(dividingBy: y) }
#endif
