// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A three-dimensional transform that layers use for depth, perspective and flips.
///
/// Points are row vectors, multiplied from the left, as in Core Animation: (x', y', z', w') = (x, y, z, 1) · M. The
/// projection of the point is (x'/w', y'/w'). m34 = -1/d places the eye d points in front of the plane.
public struct CATransform3D: Hashable, Sendable {
  /// The coefficient of x in x'.
  public var m11: CGFloat
  /// The coefficient of x in y'.
  public var m12: CGFloat
  /// The coefficient of x in z'.
  public var m13: CGFloat
  /// The coefficient of x in w'.
  public var m14: CGFloat
  /// The coefficient of y in x'.
  public var m21: CGFloat
  /// The coefficient of y in y'.
  public var m22: CGFloat
  /// The coefficient of y in z'.
  public var m23: CGFloat
  /// The coefficient of y in w'.
  public var m24: CGFloat
  /// The coefficient of z in x'.
  public var m31: CGFloat
  /// The coefficient of z in y'.
  public var m32: CGFloat
  /// The coefficient of z in z'.
  public var m33: CGFloat
  /// The coefficient of z in w', which sets the perspective: -1 divided by the distance in points between the eye and
  /// the plane.
  public var m34: CGFloat
  /// The translation along the x-axis, in points.
  public var m41: CGFloat
  /// The translation along the y-axis, in points.
  public var m42: CGFloat
  /// The translation along the z-axis, in points, positive toward the viewer.
  public var m43: CGFloat
  /// The constant part of w', which is 1 unless the entire projection is scaled.
  public var m44: CGFloat

  /// Creates a matrix of zeros, as on Apple's platforms. The result is not `CATransform3DIdentity`.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a transform from its sixteen elements, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
