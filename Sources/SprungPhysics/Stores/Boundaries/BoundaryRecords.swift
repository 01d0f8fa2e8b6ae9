// SPDX-License-Identifier: MIT

/// One body's membership in one boundary set.
struct BoundaryMembership {
  var set: Int32
  /// The next membership of the same body, or -1.
  var next: Int32
  /// As the set says; here too, because asking the set would count references for every pair of bodies.
  var membersCollide: Bool

  /// The value of an unused row.
  static var none: BoundaryMembership { BoundaryMembership(set: -1, next: -1, membersCollide: false) }
}

/// A contact between a body and a boundary that has begun and not ended.
struct BoundaryTouch {
  /// The tag of a set's frame.
  static let frameTag = Int32.min

  var set: Int32
  /// The number that events carry.
  var tag: Int32
  /// Steps for which the shapes have been apart.
  var apartSteps: Int32
  /// The smallest gap found in the current step.
  var gap: Double
  /// The next contact of the same body, or -1.
  var next: Int32

  /// The value of an unused row.
  static var none: BoundaryTouch { BoundaryTouch(set: -1, tag: 0, apartSteps: 0, gap: 0, next: -1) }
}

/// One side of a frame (-1 left, -2 top, -3 right, -4 bottom) or one segment (its index, 0 or more) of a set.
struct BoundaryFeature {
  var set: Int32
  var index: Int32
}

/// The contact of a body with one feature.
struct BoundaryContact {
  var feature: BoundaryFeature
  /// The number that events carry.
  var tag: Int32
  /// The distance between the shapes in points; negative when they overlap.
  var gap: Double
  /// The unit vector from the boundary towards the body.
  var normalX: Double
  var normalY: Double
  /// The point of the contact in the world; the middle when two corners touch.
  var pointX: Double
  var pointY: Double
  /// Whether a whole side is flat against the boundary under the center, so that pressing does not rotate the body.
  var isFlat: Bool
  /// Whether the end of a segment presses on a side of the body.
  var isEnd = false
  /// Whether the body already touches and the solver has decided what it does there.
  var isSupport = false
}
