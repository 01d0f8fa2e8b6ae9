// SPDX-License-Identifier: MIT

import SprungGeometry

/// The inputs of a custom field for a body.
public struct FieldSample: Hashable, Sendable {
  /// The center in the world's points, half a step ahead: forces that are taken there keep energy in the long run.
  public var position: CGPoint
  /// The velocity in pt/s, half a step ahead.
  public var velocity: CGVector
  /// The mass; 100 x 100 points of density one are the unit.
  public var mass: Double
  /// The charge.
  public var charge: Double
  /// Seconds of one step, 1/240.
  public var duration: Double
}

/// The rule of a custom field: gives a force in units of a push, of which one gives a unit of mass 100 pt/s².
///
/// A result that is not finite is a fault and counts as zero.
public typealias FieldForce = (FieldSample) -> CGVector
