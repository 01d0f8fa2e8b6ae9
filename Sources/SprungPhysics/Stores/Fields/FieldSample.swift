// SPDX-License-Identifier: MIT

import SprungGeometry

/// The inputs of a custom field for a body.
public struct FieldSample: Hashable, Sendable {
  /// The center in points, half a step ahead. Evaluating forces at this position conserves energy in the long term.
  public var position: CGPoint
  /// The velocity in pt/s, half a step ahead.
  public var velocity: CGVector
  /// The mass. The unit is the mass of a body of 100 x 100 points with density one.
  public var mass: Double
  /// The electric charge.
  public var charge: Double
  /// The duration of a step in seconds, 1/240.
  public var duration: Double
}

/// The function of a custom field. The function returns a force in push units: a force of one accelerates a unit mass
/// by 100 pt/s².
///
/// A result that is not finite is reported as a fault and treated as zero.
public typealias FieldForce = (FieldSample) -> CGVector
