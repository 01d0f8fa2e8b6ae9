// SPDX-License-Identifier: MIT

extension UIFont {
  /// Creates a font from its name, such as "HelveticaNeue-Bold", or its family name. Returns nil for unknown names. The
  /// size is handled as in `systemFont(ofSize:)`.
  ///
  /// Differs from Apple: only the families in `familyNames` are known. Text in these families is drawn and measured in
  /// the system font or its monospaced variant, with the weight that the name specifies. The application's own fonts
  /// are not supported.
  nonisolated public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let name = FontName(fontName) else { return nil }
    self.init(
      pointSize: fontSize, weight: name.weight, isMonospaced: name.isMonospaced, isItalic: name.isItalic, name: name)
  }

  /// Creates a font from a descriptor. If the size is 0, the descriptor's size is used.
  nonisolated public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      pointSize: pointSize == 0 ? descriptor.pointSize : pointSize, weight: descriptor.weight,
      isMonospaced: descriptor.isMonospaced, hasTabularDigits: descriptor.hasTabularDigits,
      isItalic: descriptor.isItalic, name: descriptor.name)
  }

  /// Returns the system font with a weight and width. The size is handled as in `systemFont(ofSize:)`.
  ///
  /// Differs from Apple: text is always drawn and measured in the standard width, because hosts do not provide other
  /// widths.
  nonisolated public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The names of the known font families, in alphabetical order.
  nonisolated public class var familyNames: [String] { FontName.families.map { $0.name } }

  /// Returns the names of a family's fonts, or an empty array for an unknown family.
  nonisolated public class func fontNames(forFamilyName familyName: String) -> [String] {
    for family in FontName.families where family.name == familyName { return family.styles.map { family.fullName($0) } }
    return []
  }

  /// The width of a font's characters.
  nonisolated public struct Width: Hashable, RawRepresentable, Sendable {
    /// The width as a number in -1...1. The standard width is 0.
    public let rawValue: CGFloat
    /// Creates a width from a number in -1...1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The narrowest width, -0.4.
    public static let compressed = Width(rawValue: -0.4)
    /// A narrow width, -0.2.
    public static let condensed = Width(rawValue: -0.2)
    /// The standard width, 0.
    public static let standard = Width(rawValue: 0)
    /// A wide width, 0.2.
    public static let expanded = Width(rawValue: 0.2)
  }
}
