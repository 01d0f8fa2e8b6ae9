// SPDX-License-Identifier: MIT

import SprungGeometry

/// An intersection of a line segment with a body.
public struct BodyHit: Hashable, Sendable {
  /// The body.
  public let body: BodyID
  /// The distance from the start of the segment to the body in points, or zero if the segment starts inside the body.
  public let distance: Double
  /// The point at which the segment enters the body, in points, or the start of the segment if it is inside the body.
  public let point: CGPoint
}
