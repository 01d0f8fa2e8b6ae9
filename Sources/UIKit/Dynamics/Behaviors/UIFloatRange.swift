// SPDX-License-Identifier: MIT

/// A range of numbers with both ends in it, for the limits of attachments.
nonisolated public struct UIFloatRange: Equatable, Sendable {
  /// The lower end.
  public var minimum: CGFloat
  /// The upper end.
  public var maximum: CGFloat

  /// The range that holds only zero.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// The range that holds every number.
  public static let infinite = UIFloatRange(minimum: -CGFloat.infinity, maximum: CGFloat.infinity)

  /// Makes the range that holds only zero.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Makes a range from its ends.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether both ends are equal.
  public static func == (lhs: UIFloatRange, rhs: UIFloatRange) -> Bool {
    lhs.minimum == rhs.minimum && lhs.maximum == rhs.maximum
  }

  /// Whether neither end is a limit.
  public var isInfinite: Bool { minimum == -CGFloat.infinity && maximum == CGFloat.infinity }
}
