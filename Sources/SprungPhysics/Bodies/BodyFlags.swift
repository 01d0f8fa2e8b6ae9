// SPDX-License-Identifier: MIT

/// The yes-or-no state of a body, one bit each.
struct BodyFlags: OptionSet {
  let rawValue: UInt32

  /// The row holds a body.
  static let alive = BodyFlags(rawValue: 1)
  /// The body is in the active list.
  static let awake = BodyFlags(rawValue: 2)
  /// Springs, pushes or properties changed since the motion's coefficients were computed.
  static let stale = BodyFlags(rawValue: 4)
  /// Place or velocity was set from outside since the last step.
  static let kicked = BodyFlags(rawValue: 128)
  /// The body has a tether.
  static let tethered = BodyFlags(rawValue: 256)
  /// The body moves with others in the coupled solver.
  static let coupled = BodyFlags(rawValue: 512)
  /// Some joint holds the body.
  static let joined = BodyFlags(rawValue: 1024)
  /// The settle step is only a lower bound of the true one, which is computed when it comes near.
  static let estimated = BodyFlags(rawValue: 2048)
  /// What keeps a body out of the short loop of free flight.
  static let special: BodyFlags = [.stale, .kicked, .bounded, .turning, .tethered, .coupled]
  /// The body never moves by itself.
  static let anchored = BodyFlags(rawValue: 8)
  /// The body keeps its angle.
  static let upright = BodyFlags(rawValue: 16)
  /// The body turns, or a push turns it.
  static let turning = BodyFlags(rawValue: 32)
  /// The body belongs to a boundary set and may touch it.
  static let bounded = BodyFlags(rawValue: 64)
}
