// SPDX-License-Identifier: MIT

extension UIEvent {
  /// The buttons of a pointing device.
  nonisolated public struct ButtonMask: OptionSet, Sendable {
    /// The bit mask, with one bit for each button, as in UIKit.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The primary button, usually the left one.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button, usually the right one.
    public static let secondary = ButtonMask(rawValue: 2)

    /// Returns the button with the given number, 1 to 31, or an empty set for other numbers.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: buttonNumber >= 1 && buttonNumber <= 31 ? 1 << (buttonNumber - 1) : 0)
    }
  }
}
