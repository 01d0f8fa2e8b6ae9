// SPDX-License-Identifier: MIT

import SprungGeometry

/// A joint between two bodies, or between a body and a point of the world.
///
/// ```swift
/// var hinge = JointDescription(.pin, of: body, at: CGPoint(x: 100, y: 50))
/// hinge.offset = CGVector(dx: 0, dy: -50)
/// let joint = world.addJoint(hinge)
/// ```
public struct JointDescription: Hashable, Sendable {
  /// The kind of a joint.
  public enum Kind: Hashable, Sendable {
    /// A spring between the two points: length at rest in points, frequency in hertz (greater than 0) and damping ratio
    /// (1 does not overshoot) of their relative motion, whatever the masses. With length 0 it pulls across its line
    /// too.
    case spring(length: Double, frequency: Double, damping: Double)
    /// Keeps the distance of the two points, in points. With length 0 it is a pin.
    case rod(length: Double)
    /// Keeps the distance of the two points from growing beyond a length, in points. It stops without bouncing.
    case rope(length: Double)
    /// Holds the two points together; `lowerLimit` and `upperLimit` bound the angle in radians and `frictionTorque`
    /// brakes the turning.
    case pin
    /// Restricts the first body to an axis, without rotation relative to the other end. The axis is fixed in the other
    /// body, or in the world; its length does not matter. `lowerLimit` and `upperLimit` bound the travel in points from
    /// where the points meet.
    case slider(axis: CGVector)
    /// Holds the two points together, and the angle between the bodies as well.
    case weld
  }

  /// The kind of the joint.
  public var kind: Kind
  /// The first body.
  public var body: BodyID
  /// The second body; nil for a joint to a point of the world.
  public var other: BodyID?
  /// The point of the first body, from its center in its own axes, in points. It rotates with the body. Default: the
  /// center.
  public var offset = CGVector(dx: CGFloat(0), dy: CGFloat(0))
  /// The point of the second body, from its center in its own axes, in points. Without second body it has no effect.
  public var otherOffset = CGVector(dx: CGFloat(0), dy: CGFloat(0))
  /// The point of the world, in points. With a second body it has no effect.
  public var anchor = CGPoint(x: CGFloat(0), y: CGFloat(0))
  /// The smallest angle of a pin (radians) or travel of a slider (points), 0 or less. Default: minus infinity.
  public var lowerLimit = -Double.infinity
  /// The largest angle of a pin (radians, clockwise as seen) or travel of a slider (points), 0 or more. Default:
  /// infinity.
  public var upperLimit = Double.infinity
  /// The torque in mass · pt²/s² up to which a pin resists turning, 0 or more. Default: 0.
  public var frictionTorque = 0.0
  /// The largest force of a spring in mass · pt/s², greater than 0. Default: infinity.
  ///
  /// With a limit, a short stiff spring to a moved anchor drags a body like a finger: it cannot pull it through a wall.
  public var maximumForce = Double.infinity
  /// The angle of the first body less that of the second (or of the world) at which a pin, slider or weld is at zero,
  /// in radians. Default: nil, the angle when the joint is added.
  public var restAngle: Double?

  /// Describes a joint between the centers of two bodies.
  public init(_ kind: Kind, of body: BodyID, with other: BodyID) {
    self.kind = kind
    self.body = body
    self.other = other
  }

  /// Describes a joint between the center of a body and a point of the world.
  public init(_ kind: Kind, of body: BodyID, at anchor: CGPoint) {
    self.kind = kind
    self.body = body
    self.anchor = anchor
  }

  /// Whether every value is a number in its range, apart from those that have a remedy.
  var isUsable: Bool {
    let limit = PhysicsLimits.farthestCoordinate
    func isNear(_ x: CGFloat, _ y: CGFloat) -> Bool { abs(Double(x)) <= limit && abs(Double(y)) <= limit }
    func isLength(_ length: Double) -> Bool { length >= 0 && length <= limit }
    guard isNear(offset.dx, offset.dy), isNear(otherOffset.dx, otherOffset.dy), isNear(anchor.x, anchor.y),
      !lowerLimit.isNaN, !upperLimit.isNaN, frictionTorque >= 0, maximumForce > 0, (restAngle ?? 0).isFinite
    else { return false }
    switch kind {
    case .spring(let length, let frequency, let damping):
      return isLength(length) && frequency > 0 && frequency <= PhysicsLimits.highestFrequency && damping >= 0
        && damping.isFinite
    case .rod(let length), .rope(let length): return isLength(length)
    case .slider(let axis): return isNear(axis.dx, axis.dy)
    case .pin, .weld: return true
    }
  }
}
