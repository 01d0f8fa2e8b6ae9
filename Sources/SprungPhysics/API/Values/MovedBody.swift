// SPDX-License-Identifier: MIT

import SprungGeometry

/// A body whose position or angle changed, and where it is now; see `World.drainMoved(into:)`.
public struct MovedBody: Sendable {
  /// The body.
  public let body: BodyID
  /// Its center in points.
  public let position: CGPoint
  /// Its angle in radians.
  public let angle: Double
}
