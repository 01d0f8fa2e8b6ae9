// SPDX-License-Identifier: MIT

import SprungGeometry

/// The properties of a field. Properties that the field's kind does not use are ignored.
public struct FieldDescription: Hashable, Sendable {
  /// The kind of the field.
  public var kind: FieldKind
  /// The position of the field and of its region's origin, in points. Default: (0, 0).
  public var position = CGPoint(x: 0, y: 0)
  /// The region in which the field acts, relative to the field's position. A member is inside the region if its center
  /// is inside. Every step checks this again. Default: everywhere.
  public var region = Region.infinite
  /// The strength in the unit of the field's kind. A negative strength reverses the field. Default: 1.
  public var strength = 1.0
  /// The exponent with which the field weakens: F = (max(d, minimumRadius) / 150)^(-falloff). Default: 0, no weakening.
  public var falloff = 0.0
  /// The distance in points within which the strength is constant, at least 1 when used. Default: 1.
  public var minimumRadius = 1.0
  /// The direction of linear gravity and velocity fields. The length of the vector multiplies the strength. Default:
  /// (0, 0).
  public var direction = CGVector(dx: 0, dy: 0)
  /// The smoothness of noise, 0...1. Features have a size of 40 + 360 · smoothness points. Default: 0.
  public var smoothness = 0.0
  /// The speed at which noise changes over time; 0 freezes it. Default: 1.
  public var animationSpeed = 1.0

  /// Creates a description with a kind and default values.
  public init(_ kind: FieldKind) {
    self.kind = kind
  }

  /// Whether all numbers are finite and within the limits of the world.
  var isUsable: Bool {
    let limit = PhysicsLimits.farthestCoordinate
    return abs(Double(position.x)) <= limit && abs(Double(position.y)) <= limit && abs(strength) <= limit
      && abs(falloff) <= limit && abs(minimumRadius) <= limit && abs(Double(direction.dx)) <= limit
      && abs(Double(direction.dy)) <= limit && abs(smoothness) <= limit && abs(animationSpeed) <= limit
  }
}
