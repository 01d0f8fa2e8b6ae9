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
    /// A spring between the two points, with a rest length in points, a frequency in hertz (greater than 0) and a
    /// damping ratio (a ratio of 1 prevents overshoot). Frequency and damping refer to the relative motion and do not
    /// depend on the masses. A spring with length 0 acts in all directions.
    case spring(length: Double, frequency: Double, damping: Double)
    /// A constant distance between the two points, in points. With a length of 0, the joint acts as a pin.
    case rod(length: Double)
    /// A maximum distance between the two points, in points. The joint stops the points without bouncing.
    case rope(length: Double)
    /// A pin that keeps the two points together. `lowerLimit` and `upperLimit` bound the angle in radians, and
    /// `frictionTorque` resists rotation.
    case pin
    /// Restricts the first body to an axis, without rotation relative to the other body or the world. The axis is fixed
    /// in the other body or in the world; its length does not matter. `lowerLimit` and `upperLimit` bound the
    /// translation in points from the position at which the points coincide.
    case slider(axis: CGVector)
    /// Keeps the two points together and the relative angle of the bodies constant.
    case weld
  }

  /// The kind of the joint.
  public var kind: Kind
  /// The first body.
  public var body: BodyID
  /// The second body, or nil for a joint to a point of the world.
  public var other: BodyID?
  /// The point of the first body, in points relative to its center and in its own axes, which rotate with it. Default:
  /// the center.
  public var offset = CGVector(dx: CGFloat(0), dy: CGFloat(0))
  /// The point of the second body, in points relative to its center and in its own axes. The offset is ignored if there
  /// is no second body.
  public var otherOffset = CGVector(dx: CGFloat(0), dy: CGFloat(0))
  /// The point of the world, in points. The point is ignored if there is a second body.
  public var anchor = CGPoint(x: CGFloat(0), y: CGFloat(0))
  /// The minimum angle of a pin in radians or translation of a slider in points, 0 or less. Default: negative infinity.
  public var lowerLimit = -Double.infinity
  /// The maximum angle of a pin in radians (clockwise) or translation of a slider in points, 0 or more. Default:
  /// infinity.
  public var upperLimit = Double.infinity
  /// The maximum torque in mass · pt²/s² with which a pin resists rotation, 0 or more. Default: 0.
  public var frictionTorque = 0.0
  /// The maximum force of a spring in mass · pt/s², greater than 0. Default: infinity.
  ///
  /// With a limited force, a short, stiff spring to a moving anchor drags a body like a touch, without pulling the body
  /// through walls.
  public var maximumForce = Double.infinity
  /// The relative angle in radians that a pin, slider or weld treats as zero. The relative angle is the angle of the
  /// first body minus that of the second body or the world. Default: nil, which uses the relative angle at the time
  /// when the joint is added.
  public var restAngle: Double?

  /// Creates a joint between the centers of two bodies.
  public init(_ kind: Kind, of body: BodyID, with other: BodyID) {
    self.kind = kind
    self.body = body
    self.other = other
  }

  /// Creates a joint between the center of a body and a point of the world.
  public init(_ kind: Kind, of body: BodyID, at anchor: CGPoint) {
    self.kind = kind
    self.body = body
    self.anchor = anchor
  }

  /// Whether all values are in range, except values that would be corrected instead of rejected.
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
