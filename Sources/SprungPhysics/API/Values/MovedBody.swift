// SPDX-License-Identifier: MIT

import SprungGeometry

/// A body whose position or angle has changed, with the new position and angle; see `World.drainMoved(into:)`.
public struct MovedBody: Sendable {
  /// The body.
  public let body: BodyID
  /// The center in points.
  public let position: CGPoint
  /// The angle in radians.
  public let angle: Double
}
