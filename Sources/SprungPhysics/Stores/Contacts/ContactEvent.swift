// SPDX-License-Identifier: MIT

import SprungGeometry

/// A body began or ended to touch a boundary or another body.
public struct ContactEvent: Hashable, Sendable {
  /// The phase of a contact.
  public enum Phase: Hashable, Sendable {
    /// The shapes began to touch.
    case began
    /// The shapes no longer touch.
    case ended
  }

  /// Whether the contact began or ended.
  public let phase: Phase
  /// Seconds since the world was made: exact for the impact of a body that moves alone. For bodies that the solver
  /// holds, the end of the collision interval of four steps in which it happened (1/60 s), or of the step after which
  /// something was changed.
  public let time: Double
  /// The body; of two, the one in the lower row, which is the one added first unless the row was used before.
  public let body: BodyID
  /// The other body; nil if it is a boundary.
  public let other: BodyID?
  /// The boundary set; nil if it is a body.
  public let boundarySet: BoundarySetID?
  /// The tag of the segment or path; nil for the frame and for bodies.
  public let tag: Int32?
  /// Where the shapes touch, in points, the middle of two points; for `ended`, the body's center.
  public let point: CGPoint
}
