// SPDX-License-Identifier: MIT

nonisolated extension CGPoint {
  /// Whether two points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

nonisolated extension CGSize {
  /// Whether two sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

nonisolated extension CGRect {
  /// Whether two rectangles are equal after standardization, which makes their sizes positive.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
