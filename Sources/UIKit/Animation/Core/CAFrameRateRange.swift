// SPDX-License-Identifier: MIT

/// A range of requested frames per second.
nonisolated public struct CAFrameRateRange: Equatable, Sendable {
  /// The minimum number of frames per second.
  public var minimum: Float
  /// The maximum number of frames per second; 0 for no limit.
  public var maximum: Float
  /// The preferred number of frames per second. If nil or 0, the host chooses the frame rate.
  public var preferred: Float?

  /// A range without a preference.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range, in frames per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Creates a range without a preference.
  public init() { self = .default }
}
