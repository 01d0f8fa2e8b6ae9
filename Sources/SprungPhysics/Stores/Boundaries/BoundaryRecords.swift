// SPDX-License-Identifier: MIT

/// The membership of a body in a boundary set.
struct BoundaryMembership {
  var set: Int32
  /// The next membership of the same body, or -1.
  var next: Int32
  /// A copy of the set's value. Reading it from the set would retain and release the set for every pair of bodies.
  var membersCollide: Bool

  /// The value of an unused row.
  static var none: BoundaryMembership { BoundaryMembership(set: -1, next: -1, membersCollide: false) }
}

/// An ongoing touch between a body and a boundary.
struct BoundaryTouch {
  /// The tag of a set's frame.
  static let frameTag = Int32.min

  var set: Int32
  /// The tag that events carry.
  var tag: Int32
  /// The number of steps for which the shapes have been apart.
  var apartSteps: Int32
  /// The smallest gap found in the current step.
  var gap: Double
  /// The next touch of the same body, or -1.
  var next: Int32

  /// The value of an unused row.
  static var none: BoundaryTouch { BoundaryTouch(set: -1, tag: 0, apartSteps: 0, gap: 0, next: -1) }
}

/// A side of a frame (-1 left, -2 top, -3 right, -4 bottom) or a segment (its index, 0 or more) of a set.
struct BoundaryFeature {
  var set: Int32
  var index: Int32
}

/// The contact of a body with one feature.
struct BoundaryContact {
  var feature: BoundaryFeature
  /// The tag that events carry.
  var tag: Int32
  /// The distance between the shapes in points, negative if they overlap.
  var gap: Double
  /// The unit vector from the boundary toward the body.
  var normalX: Double
  var normalY: Double
  /// The contact point in world coordinates, or the midpoint if two corners touch.
  var pointX: Double
  var pointY: Double
  /// Whether a whole side lies flat against the boundary below the center, so that pressure does not rotate the body.
  var isFlat: Bool
  /// Whether the end of a segment presses against a side of the body.
  var isEnd = false
  /// Whether the body already touches the boundary and the solver handles the contact.
  var isSupport = false
}
