// SPDX-License-Identifier: MIT

/// The system colors. System colors are dynamic and have Apple's published values; the comments list the light values.
///
/// For increased contrast, named colors and grays have the values of the second table in Apple's guidelines. Differs
/// from Apple: we chose the increased-contrast values of labels, backgrounds, separators and fills, because Apple
/// publishes none.
extension UIColor {
  /// The system red: 255, 59, 48.
  nonisolated public class var systemRed: UIColor { SystemPalette.systemRed }
  /// The system green: 52, 199, 89.
  nonisolated public class var systemGreen: UIColor { SystemPalette.systemGreen }
  /// The system blue, the default tint color: 0, 122, 255.
  nonisolated public class var systemBlue: UIColor { SystemPalette.systemBlue }
  /// The system orange: 255, 149, 0.
  nonisolated public class var systemOrange: UIColor { SystemPalette.systemOrange }
  /// The system yellow: 255, 204, 0.
  nonisolated public class var systemYellow: UIColor { SystemPalette.systemYellow }
  /// The system pink: 255, 45, 85.
  nonisolated public class var systemPink: UIColor { SystemPalette.systemPink }
  /// The system purple: 175, 82, 222.
  nonisolated public class var systemPurple: UIColor { SystemPalette.systemPurple }
  /// The system teal: 48, 176, 199.
  nonisolated public class var systemTeal: UIColor { SystemPalette.systemTeal }
  /// The system indigo: 88, 86, 214.
  nonisolated public class var systemIndigo: UIColor { SystemPalette.systemIndigo }
  /// The system brown: 162, 132, 94.
  nonisolated public class var systemBrown: UIColor { SystemPalette.systemBrown }
  /// The system mint: 0, 199, 190.
  nonisolated public class var systemMint: UIColor { SystemPalette.systemMint }
  /// The system cyan: 50, 173, 230.
  nonisolated public class var systemCyan: UIColor { SystemPalette.systemCyan }
  /// The darkest of the six system grays: 142, 142, 147.
  nonisolated public class var systemGray: UIColor { SystemPalette.systemGray }
  /// The second of the six system grays: 174, 174, 178.
  nonisolated public class var systemGray2: UIColor { SystemPalette.systemGray2 }
  /// The third of the six system grays: 199, 199, 204.
  nonisolated public class var systemGray3: UIColor { SystemPalette.systemGray3 }
  /// The fourth of the six system grays: 209, 209, 214.
  nonisolated public class var systemGray4: UIColor { SystemPalette.systemGray4 }
  /// The fifth of the six system grays: 229, 229, 234.
  nonisolated public class var systemGray5: UIColor { SystemPalette.systemGray5 }
  /// The lightest of the six system grays: 242, 242, 247.
  nonisolated public class var systemGray6: UIColor { SystemPalette.systemGray6 }
  /// The main background: 255, 255, 255.
  nonisolated public class var systemBackground: UIColor { SystemPalette.systemBackground }
  /// The background of content that is displayed on the main background: 242, 242, 247.
  nonisolated public class var secondarySystemBackground: UIColor { SystemPalette.secondarySystemBackground }
  /// The background of content that is displayed on secondary backgrounds: 255, 255, 255.
  nonisolated public class var tertiarySystemBackground: UIColor { SystemPalette.tertiarySystemBackground }
  /// The main background of grouped interfaces: 242, 242, 247.
  nonisolated public class var systemGroupedBackground: UIColor { SystemPalette.systemGroupedBackground }
  /// The background of groups in grouped interfaces: 255, 255, 255.
  nonisolated public class var secondarySystemGroupedBackground: UIColor {
    SystemPalette.secondarySystemGroupedBackground
  }
  /// The background of content inside groups: 242, 242, 247.
  nonisolated public class var tertiarySystemGroupedBackground: UIColor {
    SystemPalette.tertiarySystemGroupedBackground
  }
  /// The older name of the main background of grouped interfaces.
  nonisolated public class var groupTableViewBackground: UIColor { SystemPalette.systemGroupedBackground }
  /// Text on light backgrounds, independent of the user interface style: black.
  nonisolated public class var darkText: UIColor { SystemPalette.darkText }
  /// Text on dark backgrounds, independent of the user interface style: white, opacity 0.6.
  nonisolated public class var lightText: UIColor { SystemPalette.lightText }
  /// The default tint color: the system blue.
  ///
  /// Differs from Apple: this color does not change with the tint color of a view.
  nonisolated public class var tintColor: UIColor { SystemPalette.systemBlue }
  /// Primary text: 0, 0, 0.
  nonisolated public class var label: UIColor { SystemPalette.label }
  /// Secondary text: 60, 60, 67, opacity 0.6.
  nonisolated public class var secondaryLabel: UIColor { SystemPalette.secondaryLabel }
  /// Tertiary text: 60, 60, 67, opacity 0.3.
  nonisolated public class var tertiaryLabel: UIColor { SystemPalette.tertiaryLabel }
  /// Quaternary text: 60, 60, 67, opacity 0.18.
  nonisolated public class var quaternaryLabel: UIColor { SystemPalette.quaternaryLabel }
  /// Placeholder text: 60, 60, 67, opacity 0.3.
  nonisolated public class var placeholderText: UIColor { SystemPalette.placeholderText }
  /// Links: 0, 122, 255.
  nonisolated public class var link: UIColor { SystemPalette.link }
  /// Translucent separators: 60, 60, 67, opacity 0.29.
  nonisolated public class var separator: UIColor { SystemPalette.separator }
  /// Opaque separators: 198, 198, 200.
  nonisolated public class var opaqueSeparator: UIColor { SystemPalette.opaqueSeparator }
  /// The fill of thin and small shapes: 120, 120, 128, opacity 0.2.
  nonisolated public class var systemFill: UIColor { SystemPalette.systemFill }
  /// The fill of medium-size shapes: 120, 120, 128, opacity 0.16.
  nonisolated public class var secondarySystemFill: UIColor { SystemPalette.secondarySystemFill }
  /// The fill of large shapes: 118, 118, 128, opacity 0.12.
  nonisolated public class var tertiarySystemFill: UIColor { SystemPalette.tertiarySystemFill }
  /// The fill of large shapes with complex content: 116, 116, 128, opacity 0.08.
  nonisolated public class var quaternarySystemFill: UIColor { SystemPalette.quaternarySystemFill }
}

/// A shared object for each role.
nonisolated enum SystemPalette {
  static let systemRed = color((255, 59, 48, 1), dark: (255, 69, 58, 1), high: ((215, 0, 21, 1), (255, 105, 97, 1)))
  static let systemGreen = color((52, 199, 89, 1), dark: (48, 209, 88, 1), high: ((36, 138, 61, 1), (48, 219, 91, 1)))
  static let systemBlue = color((0, 122, 255, 1), dark: (10, 132, 255, 1), high: ((0, 64, 221, 1), (64, 156, 255, 1)))
  static let systemOrange = color((255, 149, 0, 1), dark: (255, 159, 10, 1), high: ((201, 52, 0, 1), (255, 179, 64, 1)))
  static let systemYellow = color((255, 204, 0, 1), dark: (255, 214, 10, 1), high: ((178, 80, 0, 1), (255, 212, 38, 1)))
  static let systemPink = color((255, 45, 85, 1), dark: (255, 55, 95, 1), high: ((211, 15, 69, 1), (255, 100, 130, 1)))
  static let systemPurple = color(
    (175, 82, 222, 1), dark: (191, 90, 242, 1), high: ((137, 68, 171, 1), (218, 143, 255, 1)))
  static let systemTeal = color((48, 176, 199, 1), dark: (64, 200, 224, 1), high: ((0, 130, 153, 1), (93, 230, 255, 1)))
  static let systemIndigo = color(
    (88, 86, 214, 1), dark: (94, 92, 230, 1), high: ((54, 52, 163, 1), (125, 122, 255, 1)))
  static let systemBrown = color(
    (162, 132, 94, 1), dark: (172, 142, 104, 1), high: ((127, 101, 69, 1), (181, 148, 105, 1)))
  static let systemMint = color(
    (0, 199, 190, 1), dark: (99, 230, 226, 1), high: ((12, 129, 123, 1), (102, 212, 207, 1)))
  static let systemCyan = color(
    (50, 173, 230, 1), dark: (100, 210, 255, 1), high: ((0, 113, 164, 1), (112, 215, 255, 1)))
  static let systemGray = color(
    (142, 142, 147, 1), dark: (142, 142, 147, 1), high: ((108, 108, 112, 1), (174, 174, 178, 1)))
  static let systemGray2 = color(
    (174, 174, 178, 1), dark: (99, 99, 102, 1), high: ((142, 142, 147, 1), (124, 124, 128, 1)))
  static let systemGray3 = color((199, 199, 204, 1), dark: (72, 72, 74, 1), high: ((174, 174, 178, 1), (84, 84, 86, 1)))
  static let systemGray4 = color((209, 209, 214, 1), dark: (58, 58, 60, 1), high: ((188, 188, 192, 1), (68, 68, 70, 1)))
  static let systemGray5 = color((229, 229, 234, 1), dark: (44, 44, 46, 1), high: ((216, 216, 220, 1), (54, 54, 56, 1)))
  static let systemGray6 = color((242, 242, 247, 1), dark: (28, 28, 30, 1), high: ((235, 235, 240, 1), (36, 36, 38, 1)))
  static let systemBackground = color((255, 255, 255, 1), dark: (0, 0, 0, 1))
  static let secondarySystemBackground = color(
    (242, 242, 247, 1), dark: (28, 28, 30, 1), high: ((235, 235, 240, 1), (36, 36, 38, 1)))
  static let tertiarySystemBackground = color(
    (255, 255, 255, 1), dark: (44, 44, 46, 1), high: ((255, 255, 255, 1), (54, 54, 56, 1)))
  static let systemGroupedBackground = color(
    (242, 242, 247, 1), dark: (0, 0, 0, 1), high: ((235, 235, 240, 1), (0, 0, 0, 1)))
  static let secondarySystemGroupedBackground = color(
    (255, 255, 255, 1), dark: (28, 28, 30, 1), high: ((255, 255, 255, 1), (36, 36, 38, 1)))
  static let tertiarySystemGroupedBackground = color(
    (242, 242, 247, 1), dark: (44, 44, 46, 1), high: ((235, 235, 240, 1), (54, 54, 56, 1)))
  static let darkText = UIColor(white: 0, alpha: 1)
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let label = color((0, 0, 0, 1), dark: (255, 255, 255, 1))
  static let secondaryLabel = color(
    (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6), high: ((60, 60, 67, 0.8), (235, 235, 245, 0.7)))
  static let tertiaryLabel = color(
    (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3), high: ((60, 60, 67, 0.72), (235, 235, 245, 0.55)))
  static let quaternaryLabel = color(
    (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16), high: ((60, 60, 67, 0.55), (235, 235, 245, 0.4)))
  static let placeholderText = color(
    (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3), high: ((60, 60, 67, 0.75), (235, 235, 245, 0.7)))
  /// The placeholder color of text fields. Apple's color has a contrast ratio of 1.7, but accessible text requires a
  /// ratio of 4.5.
  static let readablePlaceholder = color(
    (60, 60, 67, 0.75), dark: (235, 235, 245, 0.6), high: ((60, 60, 67, 0.85), (235, 235, 245, 0.75)))
  static let link = color((0, 122, 255, 1), dark: (9, 132, 255, 1), high: ((0, 64, 221, 1), (64, 156, 255, 1)))
  static let separator = color(
    (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6), high: ((60, 60, 67, 0.6), (160, 160, 168, 0.6)))
  static let opaqueSeparator = color(
    (198, 198, 200, 1), dark: (56, 56, 58, 1), high: ((142, 142, 147, 1), (120, 120, 124, 1)))
  static let systemFill = color(
    (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36), high: ((120, 120, 128, 0.28), (120, 120, 128, 0.44)))
  static let secondarySystemFill = color(
    (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32), high: ((120, 120, 128, 0.24), (120, 120, 128, 0.4)))
  static let tertiarySystemFill = color(
    (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24), high: ((118, 118, 128, 0.2), (118, 118, 128, 0.32)))
  static let quaternarySystemFill = color(
    (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18), high: ((116, 116, 128, 0.16), (118, 118, 128, 0.26)))

  private typealias Parts = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  private static func color(_ light: Parts, dark: Parts, high: (light: Parts, dark: Parts)? = nil) -> UIColor {
    func part(_ parts: Parts) -> CGColor {
      CGColor(red: parts.red / 255, green: parts.green / 255, blue: parts.blue / 255, alpha: parts.alpha)
    }
    return UIColor(
      light: part(light), dark: part(dark),
      contrasting: high.map { UIColor(light: part($0.light), dark: part($0.dark)) })
  }
}
