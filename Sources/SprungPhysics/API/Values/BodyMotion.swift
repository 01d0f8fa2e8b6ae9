// SPDX-License-Identifier: MIT

import SprungGeometry

/// The position and motion of a body; see `World.motion(of:)`. Sprung addition.
public struct BodyMotion: Hashable, Sendable {
  /// The center in points.
  public var position = CGPoint(x: CGFloat(0), y: CGFloat(0))
  /// The angle in radians, not reduced modulo 2π.
  public var angle = 0.0
  /// The velocity in pt/s.
  public var velocity = CGVector(dx: CGFloat(0), dy: CGFloat(0))
  /// The angular velocity in rad/s.
  public var angularVelocity = 0.0

  /// Creates a motion at rest at the origin.
  public init() {}
}
