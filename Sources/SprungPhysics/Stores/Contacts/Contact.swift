// SPDX-License-Identifier: MIT

/// Two shapes whose boxes are close: two bodies, or a body and a boundary.
///
/// It lives from the moment the fat boxes overlap until they part. Impulses are kept from collision interval to
/// collision interval, so that the solver starts from the last answer.
struct Contact {
  /// The kind of the second shape.
  enum Other: UInt8 {
    case body
    case boundary
  }

  /// The row of the first body; -1 in a freed record.
  var rowA: Int32
  /// The row of the second body, or -1.
  var rowB: Int32
  /// The boundary, if there is no second body.
  var feature: BoundaryFeature
  /// The flags of the contact.
  var flags: ContactFlags = []
  /// The color of the solver's group, or -1 while nothing is near.
  var color: Int32 = -1
  /// Where the solver holds it in this collision interval: the group times its width plus the lane, or -1.
  var lane: Int32 = -1
  /// The side of a segment on which the body was: 1, -1, or 0 if unknown.
  var side: Double = 0
  /// Where the shapes touch, or will within the margin.
  var manifold = Manifold()
  /// From the first body to the second when the manifold was found; zero for boundaries.
  var toBX = 0.0
  var toBY = 0.0
  /// Mixed of both materials.
  var friction = 0.0
  /// Likewise.
  var elasticity = 0.0
  /// Impulses and features of the two points, from the last collision interval.
  var normalImpulse0 = 0.0
  var normalImpulse1 = 0.0
  var tangentImpulse0 = 0.0
  var tangentImpulse1 = 0.0
  /// The distance along the tangent since each point began to stick.
  var slip0 = 0.0
  var slip1 = 0.0
  /// See `WidePoint.penetrationBias`.
  var penetrationBias0 = 0.0
  var penetrationBias1 = 0.0
  /// The names that the points had.
  var feature0: UInt32 = 0
  var feature1: UInt32 = 0

  init(rowA: Int32, rowB: Int32) {
    self.rowA = rowA
    self.rowB = rowB
    feature = BoundaryFeature(set: 0, index: 0)
  }

  init(rowA: Int32, feature: BoundaryFeature) {
    self.rowA = rowA
    rowB = -1
    self.feature = feature
  }

  /// The value of an unused row.
  static var free: Contact { Contact(rowA: -1, rowB: -1) }
}

/// A contact's links in the lists of its bodies, separate from its record, because walking a list would otherwise fetch
/// a whole record for every neighbor.
struct ContactLink {
  /// As in the record.
  var rowA: Int32
  var rowB: Int32
  /// The next contact in the list of each body, or -1.
  var nextA: Int32
  var nextB: Int32
}

/// The yes-or-no state of a contact.
struct ContactFlags: OptionSet {
  let rawValue: UInt8

  /// A contact event has begun and not ended.
  static let touching = ContactFlags(rawValue: 1)
  /// The solver pushed the shapes apart in the last collision interval.
  static let pushed = ContactFlags(rawValue: 2)
  /// The boundary was found near in this collision interval.
  static let seen = ContactFlags(rawValue: 4)
  /// The shapes rest on one another: no speed, no gap.
  static let resting = ContactFlags(rawValue: 8)
  /// The contact of an ellipse with something immovable, which `RoundContacts` follows within the collision interval.
  static let round = ContactFlags(rawValue: 16)
}
