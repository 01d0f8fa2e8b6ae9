// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  // In native builds, Foundation provides these functions. The browser build has no C library, so its functions forward
  // to `DeterministicMath`.

  /// Returns the sine of an angle in radians.
  public func sin(_ angle: Double) -> Double { DeterministicMath.sin(angle) }
  /// Returns the cosine of an angle in radians.
  public func cos(_ angle: Double) -> Double { DeterministicMath.cos(angle) }
  /// Returns the tangent of an angle in radians.
  public func tan(_ angle: Double) -> Double { DeterministicMath.tan(angle) }
  /// Returns the angle in radians, from -π/2 to π/2, with the given sine.
  public func asin(_ sine: Double) -> Double { DeterministicMath.asin(sine) }
  /// Returns the angle in radians, from 0 to π, with the given cosine.
  public func acos(_ cosine: Double) -> Double { DeterministicMath.acos(cosine) }
  /// Returns the angle in radians, from -π/2 to π/2, with the given tangent.
  public func atan(_ tangent: Double) -> Double { DeterministicMath.atan(tangent) }
  /// Returns the angle in radians, from -π to π, of the vector (x, y).
  public func atan2(_ y: Double, _ x: Double) -> Double { DeterministicMath.atan2(y, x) }
  /// Returns e raised to the given power.
  public func exp(_ power: Double) -> Double { DeterministicMath.exp(power) }
  /// Returns the natural logarithm.
  public func log(_ number: Double) -> Double { DeterministicMath.log(number) }
  /// Returns `base` raised to the power `exponent`.
  public func pow(_ base: Double, _ exponent: Double) -> Double { DeterministicMath.pow(base, exponent) }
  /// Returns the hypotenuse of a right triangle with the given legs.
  public func hypot(_ x: Double, _ y: Double) -> Double { DeterministicMath.hypot(x, y) }
  /// Returns the square root.
  public func sqrt(_ number: Double) -> Double { number.squareRoot() }
  /// Returns the largest integer that is not greater than `number`.
  public func floor(_ number: Double) -> Double { number.rounded(.down) }
  /// Returns the smallest integer that is not less than `number`.
  public func ceil(_ number: Double) -> Double { number.rounded(.up) }
  /// Returns the nearest integer. Halves are rounded away from zero.
  public func round(_ number: Double) -> Double { number.rounded() }
  /// Returns the absolute value.
  public func fabs(_ number: Double) -> Double { number.magnitude }
  /// Returns the number rounded toward zero.
  public func trunc(_ number: Double) -> Double { number.rounded(.towardZero) }
  /// Returns the smaller number. If one number is NaN, returns the other one.
  public func fmin(_ x: Double, _ y: Double) -> Double { Double.minimum(x, y) }
  /// Returns the larger number. If one number is NaN, returns the other one.
  public func fmax(_ x: Double, _ y: Double) -> Double { Double.maximum(x, y) }
  /// Returns the base-2 logarithm.
  public func log2(_ number: Double) -> Double { DeterministicMath.log(number) / DeterministicMath.log(2) }
  /// Returns the base-10 logarithm.
  public func log10(_ number: Double) -> Double { DeterministicMath.log(number) / DeterministicMath.log(10) }
  /// Returns the remainder of x / y, with the sign of x.
  public func fmod(_ x: Double, _ y: Double) -> Double { x.truncatingRemainder(dividingBy: y) }
#endif
