// SPDX-License-Identifier: MIT

import SprungGeometry

/// A link between a point of a body and a point of the world: a rigid rod, a hinge, or a spring with a length.
public struct TetherDescription: Hashable, Sendable {
  /// The point of the world, in points.
  public var anchor: CGPoint
  /// The point of the body, from its centre in its own axes, in points. Default: the centre.
  public var offset = CGVector(dx: CGFloat(0), dy: CGFloat(0))
  /// The distance at rest, in points, 0 or more. A rod without length is a hinge.
  public var length = 0.0
  /// Swings per second without damping, in hertz; 0, the default, is rigid.
  public var frequency = 0.0
  /// The damping ratio of a spring, 0 or more; 1 does not overshoot. Default: 0.
  public var damping = 0.0

  /// Describes a hinge at a point of the world.
  public init(anchor: CGPoint) {
    self.anchor = anchor
  }

  /// Whether every value is in its range.
  var isUsable: Bool {
    let limit = PhysicsTuning.farthestCoordinate
    return abs(Double(anchor.x)) <= limit && abs(Double(anchor.y)) <= limit && abs(Double(offset.dx)) <= limit
      && abs(Double(offset.dy)) <= limit && length >= 0 && length <= limit && frequency >= 0
      && frequency <= PhysicsTuning.highestFrequency && damping >= 0 && damping.isFinite
  }
}
