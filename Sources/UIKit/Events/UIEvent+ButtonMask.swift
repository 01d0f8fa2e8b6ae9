// SPDX-License-Identifier: MIT

extension UIEvent {
  /// Buttons of a mouse.
  nonisolated public struct ButtonMask: OptionSet, Sendable {
    /// The bits, UIKit's own: a bit for each button.
    public let rawValue: Int
    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The button for clicks, usually the left one.
    public static let primary = ButtonMask(rawValue: 1)
    /// The button for menus, usually the right one.
    public static let secondary = ButtonMask(rawValue: 2)

    /// The button with a number from 1 on; none for other numbers.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: buttonNumber >= 1 && buttonNumber <= 31 ? 1 << (buttonNumber - 1) : 0)
    }
  }
}
