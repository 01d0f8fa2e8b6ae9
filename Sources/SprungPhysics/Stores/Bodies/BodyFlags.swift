// SPDX-License-Identifier: MIT

/// The yes-or-no state of a body, one bit each.
struct BodyFlags: OptionSet {
  /// A bit a flag.
  let rawValue: UInt32

  /// The row holds a body.
  static let alive = BodyFlags(rawValue: 1 << 0)
  /// The body is in the active list.
  static let awake = BodyFlags(rawValue: 1 << 1)
  /// Springs, pushes or properties changed since the motion's coefficients were computed.
  static let stale = BodyFlags(rawValue: 1 << 2)
  /// Position or velocity was set from outside since the last step.
  static let disturbed = BodyFlags(rawValue: 1 << 7)
  /// The body moves with others in the solver.
  static let inSolver = BodyFlags(rawValue: 1 << 9)
  /// Some joint holds the body.
  static let joined = BodyFlags(rawValue: 1 << 10)
  /// The settle step is a lower bound; the exact step is computed once the bound is reached.
  static let estimated = BodyFlags(rawValue: 1 << 11)
  /// The body is a member of some set whose members touch one another.
  static let collidable = BodyFlags(rawValue: 1 << 12)
  /// The body has to be paired with its neighbors again.
  static let unpaired = BodyFlags(rawValue: 1 << 13)
  /// The body is not a rectangle, and meets boundaries in the solver.
  static let shaped = BodyFlags(rawValue: 1 << 14)
  /// The body was in the solver in the last collision interval.
  static let released = BodyFlags(rawValue: 1 << 15)
  /// The body is a member of a field.
  static let fielded = BodyFlags(rawValue: 1 << 16)
  /// The body was in no reasonable state once, and that was reported.
  static let quarantined = BodyFlags(rawValue: 1 << 17)
  /// The body is anchored and in a kinematic move, see `World.moveKinematically`.
  static let kinematic = BodyFlags(rawValue: 1 << 18)
  /// Flags of bodies that another stage moves than free integration.
  static let movedElsewhere: BodyFlags = [.inSolver, .fielded, .kinematic]
  /// Flags that keep a body out of the short loop of free integration.
  static let special: BodyFlags = [.stale, .disturbed, .bounded, .rotating, .inSolver, .fielded, .kinematic]
  /// The body moves only if the program moves it.
  static let anchored = BodyFlags(rawValue: 1 << 3)
  /// The body keeps its angle.
  static let upright = BodyFlags(rawValue: 1 << 4)
  /// The body rotates, or a push rotates it.
  static let rotating = BodyFlags(rawValue: 1 << 5)
  /// The body belongs to a boundary set and may touch it.
  static let bounded = BodyFlags(rawValue: 1 << 6)
}

// The operations that the standard library has for all option sets, for this one: a debug build, which calls
// unspecialized generic functions, would spend a tenth of its time in those.
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
