// SPDX-License-Identifier: MIT

import SprungGeometry

/// The properties of a new body: its position, size, outline and material.
public struct BodyDescription: Hashable, Sendable {
  /// The center, in points.
  public var position = CGPoint(x: 0, y: 0)
  /// The angle in radians, clockwise as seen because y grows downwards. It may exceed 2π.
  public var angle = 0.0
  /// Width and height in points, both greater than zero.
  public var size = CGSize(width: 100, height: 100)
  /// The outline, by default the rectangle of `size`.
  public var shape = BodyShape.rectangle
  /// How the body bounces, slides, weighs and is braked.
  public var material = BodyMaterial()
  /// Whether the body moves only if the program moves it. Default false.
  public var isAnchored = false
  /// Whether contacts and offset pushes may rotate the body. Default true.
  public var allowsRotation = true

  /// Describes a unit body of 100 x 100 points at the origin.
  public init() {}

  /// Describes a body at a position.
  public init(position: CGPoint, size: CGSize) {
    self.position = position
    self.size = size
  }
}
