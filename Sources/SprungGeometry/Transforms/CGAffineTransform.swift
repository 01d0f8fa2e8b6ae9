// SPDX-License-Identifier: MIT

/// A transform of the plane that keeps parallel lines parallel: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// Points are rows and multiplied from the left, as in Core Graphics: in `first.concatenating(second)` the transform
/// `first` acts first, and `rotated(by:)`, `scaledBy(x:y:)` and `translatedBy(x:y:)` put the new operation in front of
/// the existing ones. Foundation has this type only on Apple's platforms.
public struct CGAffineTransform: Hashable, Sendable {
  /// The coefficient of x in x'.
  public var a: CGFloat
  /// The coefficient of x in y'.
  public var b: CGFloat
  /// The coefficient of y in x'.
  public var c: CGFloat
  /// The coefficient of y in y'.
  public var d: CGFloat
  /// The horizontal shift, in points.
  public var tx: CGFloat
  /// The vertical shift, in points.
  public var ty: CGFloat

  /// The transform that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes the transform whose six numbers are all zero, as on Apple's platforms; it is not the identity.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Makes a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a transform from its six numbers, in the order a, b, c, d, tx, ty.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a shift by the given points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a scale about the origin; 1 keeps the size, a negative factor mirrors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation about the origin by `angle` radians; with y downwards, a positive angle turns clockwise.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = DeterministicMath.sincos(Double(angle))
    self.init(a: CGFloat(cosine), b: CGFloat(sine), c: -CGFloat(sine), d: CGFloat(cosine), tx: 0, ty: 0)
  }

  /// True when every number equals that of the identity exactly.
  public var isIdentity: Bool { self == .identity }

  /// The transform that shifts by the given points first and then does what this one does.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    var result = self
    result.tx = a * tx + c * ty + self.tx
    result.ty = b * tx + d * ty + self.ty
    return result
  }

  /// The transform that scales first and then does what this one does.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
  }

  /// The transform that rotates by `angle` radians first and then does what this one does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that does what this one does first and then what `second` does.
  public func concatenating(_ second: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * second.a + b * second.c,
      b: a * second.b + b * second.d,
      c: c * second.a + d * second.c,
      d: c * second.b + d * second.d,
      tx: tx * second.a + ty * second.c + second.tx,
      ty: tx * second.b + ty * second.d + second.ty)
  }

  /// The transform that undoes this one; this one itself when it cannot be undone, as on Apple's platforms.
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
