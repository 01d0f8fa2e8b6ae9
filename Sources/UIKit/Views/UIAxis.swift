// SPDX-License-Identifier: MIT

/// Directions along which something happens.
public nonisolated struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// To the left and right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both of them.
  public static let both: UIAxis = [.horizontal, .vertical]
}
