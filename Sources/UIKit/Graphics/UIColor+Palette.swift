// SPDX-License-Identifier: MIT

/// The colors with plain names.
extension UIColor {
  /// Opaque black.
  nonisolated public class var black: UIColor { Palette.black }
  /// A gray of brightness 1/3.
  nonisolated public class var darkGray: UIColor { Palette.darkGray }
  /// A gray of brightness 2/3.
  nonisolated public class var lightGray: UIColor { Palette.lightGray }
  /// Opaque white.
  nonisolated public class var white: UIColor { Palette.white }
  /// A gray of brightness 0.5.
  nonisolated public class var gray: UIColor { Palette.gray }
  /// Full red.
  nonisolated public class var red: UIColor { Palette.red }
  /// Full green.
  nonisolated public class var green: UIColor { Palette.green }
  /// Full blue.
  nonisolated public class var blue: UIColor { Palette.blue }
  /// Full green and blue.
  nonisolated public class var cyan: UIColor { Palette.cyan }
  /// Full red and green.
  nonisolated public class var yellow: UIColor { Palette.yellow }
  /// Full red and blue.
  nonisolated public class var magenta: UIColor { Palette.magenta }
  /// Red 1, green 0.5, blue 0.
  nonisolated public class var orange: UIColor { Palette.orange }
  /// Red 0.5, green 0, blue 0.5.
  nonisolated public class var purple: UIColor { Palette.purple }
  /// Red 0.6, green 0.4, blue 0.2.
  nonisolated public class var brown: UIColor { Palette.brown }
  /// Transparent black, the color of nothing.
  nonisolated public class var clear: UIColor { Palette.clear }
}

/// One shared object for each name, as on Apple's platforms.
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
