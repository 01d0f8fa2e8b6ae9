// SPDX-License-Identifier: MIT

/// The state bits of an accessibility record.
public struct AccessibilityState: OptionSet, Sendable {
  /// The raw bits, as sent to the host.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The element is disabled.
  public static let disabled = AccessibilityState(rawValue: 1)
  /// The element is selected or on.
  public static let selected = AccessibilityState(rawValue: 2)
  /// The element can receive keyboard focus.
  public static let focusable = AccessibilityState(rawValue: 4)
  /// The element and its descendants are hidden from assistive technology and the keyboard.
  public static let hidden = AccessibilityState(rawValue: 8)
  /// The element precedes its siblings in reading and focus order even though it is drawn behind them, such as a bar
  /// above the content that covers it.
  public static let first = AccessibilityState(rawValue: 16)
}
