// SPDX-License-Identifier: MIT

extension UIFont {
  /// A font by its name, such as "HelveticaNeue-Bold", or by its family's; nil for names that are not known. Sizes as for
  /// `systemFont(ofSize:)`.
  ///
  /// Differs from Apple: the families that are known are those of `familyNames`, and all are drawn and measured as the
  /// system font in the weight that the name says, or as its monospaced companion. Fonts of the application's own are not
  /// found.
  nonisolated public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let name = FontName(fontName) else { return nil }
    self.init(
      pointSize: fontSize, weight: name.weight, isMonospaced: name.isMonospaced, isItalic: name.isItalic, name: name)
  }

  /// The font that a descriptor describes; a size of 0 stands for the descriptor's own.
  nonisolated public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      pointSize: pointSize == 0 ? descriptor.pointSize : pointSize, weight: descriptor.weight,
      isMonospaced: descriptor.isMonospaced, hasTabularDigits: descriptor.hasTabularDigits,
      isItalic: descriptor.isItalic, name: descriptor.name)
  }

  /// The system font in a weight and width; sizes as for `systemFont(ofSize:)`.
  ///
  /// Differs from Apple: every width is drawn and measured as the standard one, as hosts have no other.
  nonisolated public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The families that have a name, in the order of the alphabet.
  nonisolated public class var familyNames: [String] { FontName.families.map { $0.name } }

  /// The names of a family's fonts; none for a family that is not known.
  nonisolated public class func fontNames(forFamilyName familyName: String) -> [String] {
    for family in FontName.families where family.name == familyName { return family.styles.map { family.fullName($0) } }
    return []
  }

  /// How wide letters are.
  nonisolated public struct Width: Hashable, RawRepresentable, Sendable {
    /// The width as a number of -1...1, 0 being standard.
    public let rawValue: CGFloat
    /// Makes a width from a number of -1...1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The narrowest, -0.4.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrow, -0.2.
    public static let condensed = Width(rawValue: -0.2)
    /// The usual width, 0.
    public static let standard = Width(rawValue: 0)
    /// Wide, 0.2.
    public static let expanded = Width(rawValue: 0.2)
  }
}
