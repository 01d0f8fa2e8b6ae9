// SPDX-License-Identifier: MIT

/// The Boolean state of a body, one bit per flag.
struct BodyFlags: OptionSet {
  /// The bits of the flags.
  let rawValue: UInt32

  /// The row contains a body.
  static let alive = BodyFlags(rawValue: 1 << 0)
  /// The body is in the active list.
  static let awake = BodyFlags(rawValue: 1 << 1)
  /// Springs, pushes or properties changed since the coefficients of the motion were computed.
  static let stale = BodyFlags(rawValue: 1 << 2)
  /// The position or velocity was set externally since the last step.
  static let disturbed = BodyFlags(rawValue: 1 << 7)
  /// The solver moves the body.
  static let inSolver = BodyFlags(rawValue: 1 << 9)
  /// The body has at least one joint.
  static let joined = BodyFlags(rawValue: 1 << 10)
  /// The settle step is a lower bound. The exact step is computed when the bound is reached.
  static let estimated = BodyFlags(rawValue: 1 << 11)
  /// The body is a member of a set whose members collide.
  static let collidable = BodyFlags(rawValue: 1 << 12)
  /// The body's collision pairs must be recomputed.
  static let unpaired = BodyFlags(rawValue: 1 << 13)
  /// The body is not a rectangle, so the solver handles its boundary contacts.
  static let shaped = BodyFlags(rawValue: 1 << 14)
  /// The body was in the solver in the last collision interval.
  static let released = BodyFlags(rawValue: 1 << 15)
  /// The body is a member of a field.
  static let fielded = BodyFlags(rawValue: 1 << 16)
  /// The state of the body was invalid once, and this has been reported.
  static let quarantined = BodyFlags(rawValue: 1 << 17)
  /// The body is anchored and in a kinematic move, see `World.moveKinematically`.
  static let kinematic = BodyFlags(rawValue: 1 << 18)
  /// Flags of bodies that are not moved by free integration.
  static let movedElsewhere: BodyFlags = [.inSolver, .fielded, .kinematic]
  /// Flags that exclude a body from the fast loop of free integration.
  static let special: BodyFlags = [.stale, .disturbed, .bounded, .rotating, .inSolver, .fielded, .kinematic]
  /// The body is anchored: it moves only when the program moves it.
  static let anchored = BodyFlags(rawValue: 1 << 3)
  /// The body cannot rotate.
  static let upright = BodyFlags(rawValue: 1 << 4)
  /// The body rotates, or a push rotates it.
  static let rotating = BodyFlags(rawValue: 1 << 5)
  /// The body belongs to a boundary set and can touch its boundaries.
  static let bounded = BodyFlags(rawValue: 1 << 6)
}

// Concrete versions of the generic option set operations. Debug builds, which call unspecialized generic functions,
// would otherwise spend a tenth of their time in these operations.
extension BodyFlags {
  @inline(__always)
  func contains(_ other: BodyFlags) -> Bool { rawValue & other.rawValue == other.rawValue }

  @inline(__always)
  func isDisjoint(with other: BodyFlags) -> Bool { rawValue & other.rawValue == 0 }

  @inline(__always)
  mutating func insert(_ other: BodyFlags) { self = BodyFlags(rawValue: rawValue | other.rawValue) }

  @inline(__always)
  mutating func remove(_ other: BodyFlags) { self = BodyFlags(rawValue: rawValue & ~other.rawValue) }

  @inline(__always)
  func subtracting(_ other: BodyFlags) -> BodyFlags { BodyFlags(rawValue: rawValue & ~other.rawValue) }
}
