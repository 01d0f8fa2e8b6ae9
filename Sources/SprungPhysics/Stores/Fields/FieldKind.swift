// SPDX-License-Identifier: MIT

/// The effect of a field on its members. r is the vector from the field's position to the body's center, d its length,
/// s the strength, F the falloff, m the mass in kilograms of a world of 150 points per meter, q the charge.
public enum FieldKind: UInt8, Hashable, Sendable {
  /// Brakes: a = -(s / m) v F.
  case drag
  /// Drives round the position, counter-clockwise as seen: a = s F (r.y, -r.x).
  case vortex
  /// Pulls to the position: a = 150 s F, whatever the mass.
  case radialGravity
  /// Pulls in a direction: a = 150 s F direction, whatever the mass.
  case linearGravity
  /// Replaces the velocity by s direction, in pt/s, and every other acceleration by none.
  case velocity
  /// Pushes about by smooth noise: a = 150 s F noise.
  case noise
  /// Noise times speed / 150.
  case turbulence
  /// Pulls to the position like a spring: a = -(s / m) r F.
  case spring
  /// Pulls charges to the position: a = 150 (s q / m) F; charges of the other sign are pushed away.
  case electric
  /// Rotates the velocity of charges by s q F / m radians a second, counter-clockwise as seen.
  case magnetic
  /// Whatever a closure says.
  case custom
}
