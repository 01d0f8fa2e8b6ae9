// SPDX-License-Identifier: MIT

import UIKit

/// Colors of the demos that the system does not offer, each in the light and in the dark.
enum GalleryColors {
  /// Words of the second rank. The system's have a contrast of 3.4 to a white background; these have 5.5 or more to every
  /// background here, and are as those of the first rank where the person wants more contrast.
  static let caption = UIColor { traits in
    if traits.accessibilityContrast == .high { return .label }
    return UIColor(white: traits.userInterfaceStyle == .dark ? 0.74 : 0.36, alpha: 1)
  }
  /// Buttons: a blue with a contrast of 5 to every background here, where the system's has 4.
  static let tint = dynamic(
    UIColor(red: 0, green: 0.36, blue: 0.82, alpha: 1), dark: UIColor(red: 0.4, green: 0.68, blue: 1, alpha: 1))
  /// Blue and others that can stand for it: a green, a red and a violet with the same contrast.
  static let tints = [
    tint,
    dynamic(
      UIColor(red: 0, green: 0.44, blue: 0.22, alpha: 1), dark: UIColor(red: 0.36, green: 0.83, blue: 0.52, alpha: 1)),
    dynamic(
      UIColor(red: 0.76, green: 0.1, blue: 0.18, alpha: 1), dark: UIColor(red: 1, green: 0.55, blue: 0.55, alpha: 1)),
    dynamic(
      UIColor(red: 0.44, green: 0.23, blue: 0.78, alpha: 1), dark: UIColor(red: 0.76, green: 0.64, blue: 1, alpha: 1)),
  ]
  /// Outgoing messages, behind white text.
  static let bubble = UIColor(red: 0, green: 0.36, blue: 0.82, alpha: 1)
  /// The mount of a picture.
  static let mount = dynamic(.white, dark: UIColor(white: 0.22, alpha: 1))

  /// A color that is another one in the dark.
  static func dynamic(_ light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
