// SPDX-License-Identifier: MIT

import UIKit

/// Colors of the demos that the system does not provide, for light and dark appearance.
enum GalleryColors {
  /// The color of secondary text. The system's color for secondary text has a contrast ratio of only 3.4 on white. The
  /// gallery's color has a contrast ratio of at least 5.5 on the backgrounds of the demos. If increased contrast is
  /// enabled, it is the color of primary text.
  static let caption = UIColor { traits in
    if traits.accessibilityContrast == .high { return .label }
    return UIColor(white: traits.userInterfaceStyle == .dark ? 0.74 : 0.36, alpha: 1)
  }
  /// The color of buttons: a blue with a contrast ratio of 5 on every background used here; the system's blue has 4.
  static let tint = dynamic(
    UIColor(red: 0, green: 0.36, blue: 0.82, alpha: 1), dark: UIColor(red: 0.4, green: 0.68, blue: 1, alpha: 1))
  /// The blue tint and alternatives with the same contrast: a green, a red and a violet.
  static let tints = [
    tint,
    dynamic(
      UIColor(red: 0, green: 0.44, blue: 0.22, alpha: 1), dark: UIColor(red: 0.36, green: 0.83, blue: 0.52, alpha: 1)),
    dynamic(
      UIColor(red: 0.76, green: 0.1, blue: 0.18, alpha: 1), dark: UIColor(red: 1, green: 0.55, blue: 0.55, alpha: 1)),
    dynamic(
      UIColor(red: 0.44, green: 0.23, blue: 0.78, alpha: 1), dark: UIColor(red: 0.76, green: 0.64, blue: 1, alpha: 1)),
  ]
  /// The background of outgoing messages, behind white text.
  static let bubble = UIColor(red: 0, green: 0.36, blue: 0.82, alpha: 1)
  /// The color of the mount around a picture.
  static let mount = dynamic(.white, dark: UIColor(white: 0.22, alpha: 1))

  /// Returns a color with different light and dark variants.
  static func dynamic(_ light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
