// SPDX-License-Identifier: MIT

import SprungGeometry

/// The properties of a new body: its position, size, outline and material.
public struct BodyDescription: Hashable, Sendable {
  /// The center, in points. Default: (0, 0).
  public var position = CGPoint(x: 0, y: 0)
  /// The angle in radians, positive clockwise because the y-axis points downward. It can exceed 2π. Default: 0.
  public var angle = 0.0
  /// The width and height in points, both greater than zero. Default: 100 x 100.
  public var size = CGSize(width: 100, height: 100)
  /// The outline. Default: the rectangle of `size`.
  public var shape = BodyShape.rectangle
  /// The material, which determines elasticity, friction, density and resistance.
  public var material = BodyMaterial()
  /// Whether the body moves only when the program moves it. Default: false.
  public var isAnchored = false
  /// Whether contacts and offset pushes can rotate the body. Default: true.
  public var allowsRotation = true

  /// Creates the description of a body of 100 x 100 points at the origin.
  public init() {}

  /// Creates the description of a body with a position and a size.
  public init(position: CGPoint, size: CGSize) {
    self.position = position
    self.size = size
  }
}
