// SPDX-License-Identifier: MIT

nonisolated extension CGPoint {
  /// Returns whether this point equals another one.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

nonisolated extension CGSize {
  /// Returns whether this size equals another one.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

nonisolated extension CGRect {
  /// Returns whether this rectangle equals another one after both are standardized, which makes their sizes positive.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
