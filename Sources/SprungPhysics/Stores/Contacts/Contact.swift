// SPDX-License-Identifier: MIT

/// Two shapes whose boxes are close: two bodies, or a body and a boundary.
///
/// A contact exists from the time when the fat boxes begin to overlap until they separate. The impulses of a contact
/// are retained between collision intervals for warm starting.
struct Contact {
  /// The kind of the second shape.
  enum Other: UInt8 {
    case body
    case boundary
  }

  /// The row of the first body, or -1 in a freed record.
  var rowA: Int32
  /// The row of the second body, or -1 for a contact with a boundary.
  var rowB: Int32
  /// The boundary, if there is no second body.
  var feature: BoundaryFeature
  /// The flags of the contact.
  var flags: ContactFlags = []
  /// The color of the contact, or -1 while the shapes are not near.
  var color: Int32 = -1
  /// The lane in the solver during this collision interval (group times width plus lane), or -1.
  var lane: Int32 = -1
  /// The side of the segment from which the body came: 1, -1, or 0 if unknown.
  var side: Double = 0
  /// The points at which the shapes touch, or will touch within the margin.
  var manifold = Manifold()
  /// The vector from the first body to the second when the manifold was found, in points. The vector is zero for
  /// boundaries.
  var toBX = 0.0
  var toBY = 0.0
  /// The combined friction of both materials.
  var friction = 0.0
  /// The combined elasticity of both materials.
  var elasticity = 0.0
  /// The impulses of the two points from the last collision interval.
  var normalImpulse0 = 0.0
  var normalImpulse1 = 0.0
  var tangentImpulse0 = 0.0
  var tangentImpulse1 = 0.0
  /// The distance that each point has moved along the tangent since it started to stick.
  var slip0 = 0.0
  var slip1 = 0.0
  /// See `WidePoint.penetrationBias`.
  var penetrationBias0 = 0.0
  var penetrationBias1 = 0.0
  /// The feature identifiers of the two points.
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

/// The links of a contact in the lists of its bodies. The links are separate from the record, because traversing a list
/// would otherwise fetch a whole record for every neighbor.
struct ContactLink {
  /// Copies of the rows in the record.
  var rowA: Int32
  var rowB: Int32
  /// The next contact in the list of each body, or -1.
  var nextA: Int32
  var nextB: Int32
}

/// The Boolean state of a contact.
struct ContactFlags: OptionSet {
  let rawValue: UInt8

  /// The beginning of the contact has been reported, and its end has not.
  static let touching = ContactFlags(rawValue: 1)
  /// The solver pushed the shapes apart in the last collision interval.
  static let pushed = ContactFlags(rawValue: 2)
  /// The boundary was found near the body in this collision interval.
  static let seen = ContactFlags(rawValue: 4)
  /// The shapes rest on each other, with no relative speed and no gap.
  static let resting = ContactFlags(rawValue: 8)
  /// The contact of an ellipse with an immovable shape, which `RoundContacts` updates within the collision interval.
  static let round = ContactFlags(rawValue: 16)
}
