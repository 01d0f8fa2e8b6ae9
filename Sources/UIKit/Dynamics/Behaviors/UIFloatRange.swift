// SPDX-License-Identifier: MIT

/// A closed range of numbers for the limits of attachments.
nonisolated public struct UIFloatRange: Equatable, Sendable {
  /// The lower bound.
  public var minimum: CGFloat
  /// The upper bound.
  public var maximum: CGFloat

  /// The range that contains only zero.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// The range that contains all numbers.
  public static let infinite = UIFloatRange(minimum: -CGFloat.infinity, maximum: CGFloat.infinity)

  /// Creates the range that contains only zero.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Creates a range from its bounds.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Returns whether both ranges have equal bounds.
  public static func == (lhs: UIFloatRange, rhs: UIFloatRange) -> Bool {
    lhs.minimum == rhs.minimum && lhs.maximum == rhs.maximum
  }

  /// Whether the range is unbounded.
  public var isInfinite: Bool { minimum == -CGFloat.infinity && maximum == CGFloat.infinity }
}
