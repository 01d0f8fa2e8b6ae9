// SPDX-License-Identifier: MIT

import SprungGeometry

/// A body that a straight line meets.
public struct BodyHit: Hashable, Sendable {
  /// The body.
  public let body: BodyID
  /// How far from the start the line enters the body, in points; zero if it starts inside.
  public let distance: Double
  /// Where the line enters the body, in points; the start if that is inside.
  public let point: CGPoint
}
