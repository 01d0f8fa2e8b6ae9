// SPDX-License-Identifier: MIT

import SprungGeometry

/// A body began or ended to touch a boundary.
public struct BoundaryContactEvent: Hashable, Sendable {
  /// What happened.
  public enum Phase: Hashable, Sendable {
    /// The shapes began to touch.
    case began
    /// The shapes came apart.
    case ended
  }

  /// Whether the contact began or ended.
  public let phase: Phase
  /// Seconds since the world was made, exact for impacts, the end of the step for separations.
  public let time: Double
  /// The body.
  public let body: BodyID
  /// The boundary set.
  public let boundarySet: BoundarySetID
  /// The tag of the segment or path; nil for the frame.
  public let tag: Int32?
  /// Where the shapes touch, in points; for `ended`, the body's centre.
  public let point: CGPoint
}
