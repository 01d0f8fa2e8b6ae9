// SPDX-License-Identifier: MIT

import SprungGeometry

/// The properties of a field. Properties that its kind does not use have no effect.
public struct FieldDescription: Hashable, Sendable {
  /// The kind of the field.
  public var kind: FieldKind
  /// Where the field and its region have their origin, in points. Default (0, 0).
  public var position = CGPoint(x: 0, y: 0)
  /// Where it acts, relative to the position; decided by a member's center in every step. Default everywhere.
  public var region = Region.infinite
  /// How strong it is, in the unit of its kind. Negative reverses. Default 1.
  public var strength = 1.0
  /// The exponent with which the field weakens: F = (max(d, minimumRadius) / 150)^(-falloff). Default 0, no weakening.
  public var falloff = 0.0
  /// The distance in points within which the field does not become stronger; at least 1 in effect. Default 1.
  public var minimumRadius = 1.0
  /// The direction of linear gravity and velocity fields; its length counts. Default (0, 0).
  public var direction = CGVector(dx: 0, dy: 0)
  /// How smooth noise is, 0...1; a feature has a size of 40 + 360 smoothness points. Default 0.
  public var smoothness = 0.0
  /// How fast noise changes with time; 0 freezes it. Default 1.
  public var animationSpeed = 1.0

  /// Describes a field with a kind and the defaults.
  public init(_ kind: FieldKind) {
    self.kind = kind
  }

  /// Whether every number is finite and within what the world accepts.
  var isUsable: Bool {
    let limit = PhysicsLimits.farthestCoordinate
    return abs(Double(position.x)) <= limit && abs(Double(position.y)) <= limit && abs(strength) <= limit
      && abs(falloff) <= limit && abs(minimumRadius) <= limit && abs(Double(direction.dx)) <= limit
      && abs(Double(direction.dy)) <= limit && abs(smoothness) <= limit && abs(animationSpeed) <= limit
  }
}
