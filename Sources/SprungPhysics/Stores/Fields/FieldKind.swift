// SPDX-License-Identifier: MIT

/// The effect of a field on its members. The formulas use the vector r from the field's position to the body's center,
/// its length d, the strength s and the falloff F. The mass m is in kilograms, assuming 150 points per meter, and q is
/// the charge.
public enum FieldKind: UInt8, Hashable, Sendable {
  /// Drag: a = -(s / m) v F.
  case drag
  /// A counterclockwise rotation around the field's position: a = s F (r.y, -r.x).
  case vortex
  /// An attraction toward the field's position, independent of mass: a = 150 s F, where s is the strength and F is the
  /// falloff.
  case radialGravity
  /// An acceleration in the field's direction, independent of mass: a = 150 s F · direction, where s is the strength
  /// and F is the falloff.
  case linearGravity
  /// Sets the velocity to s · direction, in pt/s, and disables all other accelerations.
  case velocity
  /// An acceleration caused by smooth noise: a = 150 s F · noise.
  case noise
  /// Noise multiplied by speed / 150.
  case turbulence
  /// A spring to the field's position: a = -(s / m) r F.
  case spring
  /// An attraction of charges toward the field's position: a = 150 (s q / m) F. Charges of the opposite sign are
  /// repelled.
  case electric
  /// Rotates the velocity of charges by s q F / m radians per second, counterclockwise.
  case magnetic
  /// A force that a closure computes.
  case custom
}
