// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  // C's single-precision functions. Native builds use the C library. In the browser build, each function rounds the
  // result of its double-precision counterpart.

  private func single(_ number: Float, _ function: (Double) -> Double) -> Float { Float(function(Double(number))) }

  /// Returns the sine of an angle in radians.
  public func sinf(_ angle: Float) -> Float { single(angle, sin) }
  /// Returns the cosine of an angle in radians.
  public func cosf(_ angle: Float) -> Float { single(angle, cos) }
  /// Returns the tangent of an angle in radians.
  public func tanf(_ angle: Float) -> Float { single(angle, tan) }
  /// Returns the angle in radians, from -π/2 to π/2, with the given sine.
  public func asinf(_ sine: Float) -> Float { single(sine, asin) }
  /// Returns the angle in radians, from 0 to π, with the given cosine.
  public func acosf(_ cosine: Float) -> Float { single(cosine, acos) }
  /// Returns the angle in radians, from -π/2 to π/2, with the given tangent.
  public func atanf(_ tangent: Float) -> Float { single(tangent, atan) }
  /// Returns the angle in radians, from -π to π, of the vector (x, y).
  public func atan2f(_ y: Float, _ x: Float) -> Float { Float(atan2(Double(y), Double(x))) }
  /// Returns e raised to the given power.
  public func expf(_ power: Float) -> Float { single(power, exp) }
  /// Returns the natural logarithm.
  public func logf(_ number: Float) -> Float { single(number, log) }
  /// Returns `base` raised to the power `exponent`.
  public func powf(_ base: Float, _ exponent: Float) -> Float { Float(pow(Double(base), Double(exponent))) }
  /// Returns the hypotenuse of a right triangle with the given legs.
  public func hypotf(_ x: Float, _ y: Float) -> Float { Float(hypot(Double(x), Double(y))) }
  /// Returns the square root.
  public func sqrtf(_ number: Float) -> Float { number.squareRoot() }
  /// Returns the largest integer that is not greater than `number`.
  public func floorf(_ number: Float) -> Float { number.rounded(.down) }
  /// Returns the smallest integer that is not less than `number`.
  public func ceilf(_ number: Float) -> Float { number.rounded(.up) }
  /// Returns the nearest integer. Halves are rounded away from zero.
  public func roundf(_ number: Float) -> Float { number.rounded() }
  /// Returns the number rounded toward zero.
  public func truncf(_ number: Float) -> Float { number.rounded(.towardZero) }
  /// Returns the absolute value.
  public func fabsf(_ number: Float) -> Float { number.magnitude }
  /// Returns the remainder of x / y, with the sign of x.
  public func fmodf(_ x: Float, _ y: Float) -> Float { x.truncatingRemainder(dividingBy: y) }
  /// Returns the smaller number. If one number is NaN, returns the other one.
  public func fminf(_ x: Float, _ y: Float) -> Float { Float.minimum(x, y) }
  /// Returns the larger number. If one number is NaN, returns the other one.
  public func fmaxf(_ x: Float, _ y: Float) -> Float { Float.maximum(x, y) }
#endif
