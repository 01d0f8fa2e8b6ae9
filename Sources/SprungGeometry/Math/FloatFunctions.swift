// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  // C's functions for numbers of less precision. Natively they are those of the C library; here each is the one for doubles, rounded.

  private func single(_ number: Float, _ function: (Double) -> Double) -> Float { Float(function(Double(number))) }

  /// The sine of an angle in radians.
  public func sinf(_ angle: Float) -> Float { single(angle, sin) }
  /// The cosine of an angle in radians.
  public func cosf(_ angle: Float) -> Float { single(angle, cos) }
  /// The tangent of an angle in radians.
  public func tanf(_ angle: Float) -> Float { single(angle, tan) }
  /// The angle in radians, from -π/2 to π/2, with the given sine.
  public func asinf(_ sine: Float) -> Float { single(sine, asin) }
  /// The angle in radians, from 0 to π, with the given cosine.
  public func acosf(_ cosine: Float) -> Float { single(cosine, acos) }
  /// The angle in radians, from -π/2 to π/2, with the given tangent.
  public func atanf(_ tangent: Float) -> Float { single(tangent, atan) }
  /// The angle in radians, from -π to π, of the arrow to (x, y).
  public func atan2f(_ y: Float, _ x: Float) -> Float { Float(atan2(Double(y), Double(x))) }
  /// e to the given power.
  public func expf(_ power: Float) -> Float { single(power, exp) }
  /// The natural logarithm.
  public func logf(_ number: Float) -> Float { single(number, log) }
  /// `base` to the power `exponent`.
  public func powf(_ base: Float, _ exponent: Float) -> Float { Float(pow(Double(base), Double(exponent))) }
  /// The long side of a right triangle with the given short sides.
  public func hypotf(_ x: Float, _ y: Float) -> Float { Float(hypot(Double(x), Double(y))) }
  /// The square root.
  public func sqrtf(_ number: Float) -> Float { number.squareRoot() }
  /// The greatest whole number that is not above `number`.
  public func floorf(_ number: Float) -> Float { number.rounded(.down) }
  /// The least whole number that is not below `number`.
  public func ceilf(_ number: Float) -> Float { number.rounded(.up) }
  /// The nearest whole number; a half is rounded away from zero.
  public func roundf(_ number: Float) -> Float { number.rounded() }
  /// The number rounded towards zero.
  public func truncf(_ number: Float) -> Float { number.rounded(.towardZero) }
  /// The size of `number` without its sign.
  public func fabsf(_ number: Float) -> Float { number.magnitude }
  /// The rest of x / y with the sign of x.
  public func fmodf(_ x: Float, _ y: Float) -> Float { x.truncatingRemainder(dividingBy: y) }
  /// The smaller one; the other one if one is NaN.
  public func fminf(_ x: Float, _ y: Float) -> Float { Float.minimum(x, y) }
  /// The greater one; the other one if one is NaN.
  public func fmaxf(_ x: Float, _ y: Float) -> Float { Float.maximum(x, y) }
#endif
