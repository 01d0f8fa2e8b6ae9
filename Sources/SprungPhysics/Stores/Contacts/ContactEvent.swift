// SPDX-License-Identifier: MIT

import SprungGeometry

/// The beginning or end of a contact between a body and a boundary or another body.
public struct ContactEvent: Hashable, Sendable {
  /// The phase of a contact.
  public enum Phase: Hashable, Sendable {
    /// The shapes started to touch.
    case began
    /// The shapes no longer touch.
    case ended
  }

  /// Whether the contact began or ended.
  public let phase: Phase
  /// The time in seconds since the world was created. The time is exact for the impact of a body that moves alone. For
  /// bodies in the solver, it is the end of the collision interval of four steps (1/60 s). After an external change,
  /// the time is the end of the following step.
  public let time: Double
  /// The body, or the first of two bodies: the one in the lower row, which was added first unless rows were reused.
  public let body: BodyID
  /// The other body, or nil for a contact with a boundary.
  public let other: BodyID?
  /// The boundary set, or nil for a contact with a body.
  public let boundarySet: BoundarySetID?
  /// The tag of the segment or path, or nil for the frame and for bodies.
  public let tag: Int32?
  /// The contact point in points, or the midpoint of two contact points. For `ended`, this point is the center of the
  /// body.
  public let point: CGPoint
}
