// SPDX-License-Identifier: MIT

/// An affine transform of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// Points are row vectors, multiplied from the left, as in Core Graphics: `first.concatenating(second)` applies `first`
/// first. `rotated(by:)`, `scaledBy(x:y:)` and `translatedBy(x:y:)` prepend the new operation to the existing ones.
/// Foundation provides this type only on Apple's platforms.
public struct CGAffineTransform: Hashable, Sendable {
  /// The coefficient of x in x'.
  public var a: CGFloat
  /// The coefficient of x in y'.
  public var b: CGFloat
  /// The coefficient of y in x'.
  public var c: CGFloat
  /// The coefficient of y in y'.
  public var d: CGFloat
  /// The horizontal translation, in points.
  public var tx: CGFloat
  /// The vertical translation, in points.
  public var ty: CGFloat

  /// The identity transform.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform whose elements are all zero, as on Apple's platforms. The result is not the identity.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a transform from its six elements.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its six elements, in the order a, b, c, d, tx, ty.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation by the given distances.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scale about the origin. A factor of 1 has no effect, and a negative factor mirrors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin by `angle` radians. The y-axis points downward, so a positive angle rotates
  /// clockwise.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = DeterministicMath.sincos(Double(angle))
    self.init(a: CGFloat(cosine), b: CGFloat(sine), c: -CGFloat(sine), d: CGFloat(cosine), tx: 0, ty: 0)
  }

  /// True if every element exactly equals that of the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns the transform that translates by the given distances first and then applies this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    var result = self
    result.tx = a * tx + c * ty + self.tx
    result.ty = b * tx + d * ty + self.ty
    return result
  }

  /// Returns the transform that scales first and then applies this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
  }

  /// Returns the transform that rotates by `angle` radians first and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that applies this one first and then `second`.
  public func concatenating(_ second: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * second.a + b * second.c,
      b: a * second.b + b * second.d,
      c: c * second.a + d * second.c,
      d: c * second.b + d * second.d,
      tx: tx * second.a + ty * second.c + second.tx,
      ty: tx * second.b + ty * second.d + second.ty)
  }

  /// Returns the inverse. If the transform is not invertible, returns the transform itself, as on Apple's platforms.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }
}
