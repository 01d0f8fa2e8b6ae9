// SPDX-License-Identifier: MIT

/// A range of requested frames per second.
nonisolated public struct CAFrameRateRange: Equatable, Sendable {
  /// The smallest number of frames per second.
  public var minimum: Float
  /// The maximum number of frames per second; 0 for no limit.
  public var maximum: Float
  /// Frames a second best; nil or 0 leaves it to the host.
  public var preferred: Float?

  /// No wish at all.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// A range with a preferred rate, in frames a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// A range without a wish.
  public init() { self = .default }
}
