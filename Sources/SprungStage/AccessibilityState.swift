// SPDX-License-Identifier: MIT

/// The state bits of an accessibility record.
public struct AccessibilityState: OptionSet, Sendable {
  /// The bits as they are sent.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It cannot be used at present.
  public static let disabled = AccessibilityState(rawValue: 1)
  /// It is chosen, or on.
  public static let selected = AccessibilityState(rawValue: 2)
  /// The keyboard can reach it.
  public static let focusable = AccessibilityState(rawValue: 4)
  /// Assistive technology and the keyboard do not see it, nor anything below it.
  public static let hidden = AccessibilityState(rawValue: 8)
  /// It is read and reached before its siblings, although they are drawn behind it: a bar above what it covers.
  public static let first = AccessibilityState(rawValue: 16)
}
