// SPDX-License-Identifier: MIT

/// The colors with fixed values.
extension UIColor {
  /// Opaque black.
  nonisolated public class var black: UIColor { Palette.black }
  /// A gray with brightness 1/3.
  nonisolated public class var darkGray: UIColor { Palette.darkGray }
  /// A gray with brightness 2/3.
  nonisolated public class var lightGray: UIColor { Palette.lightGray }
  /// Opaque white.
  nonisolated public class var white: UIColor { Palette.white }
  /// A gray with brightness 0.5.
  nonisolated public class var gray: UIColor { Palette.gray }
  /// Red 1, green 0, blue 0.
  nonisolated public class var red: UIColor { Palette.red }
  /// Red 0, green 1, blue 0.
  nonisolated public class var green: UIColor { Palette.green }
  /// Red 0, green 0, blue 1.
  nonisolated public class var blue: UIColor { Palette.blue }
  /// Red 0, green 1, blue 1.
  nonisolated public class var cyan: UIColor { Palette.cyan }
  /// Red 1, green 1, blue 0.
  nonisolated public class var yellow: UIColor { Palette.yellow }
  /// Red 1, green 0, blue 1.
  nonisolated public class var magenta: UIColor { Palette.magenta }
  /// Red 1, green 0.5, blue 0.
  nonisolated public class var orange: UIColor { Palette.orange }
  /// Red 0.5, green 0, blue 0.5.
  nonisolated public class var purple: UIColor { Palette.purple }
  /// Red 0.6, green 0.4, blue 0.2.
  nonisolated public class var brown: UIColor { Palette.brown }
  /// Transparent black.
  nonisolated public class var clear: UIColor { Palette.clear }
}

/// The shared objects for the colors. As on Apple's platforms, there is one object for each color.
nonisolated private enum Palette {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
}
