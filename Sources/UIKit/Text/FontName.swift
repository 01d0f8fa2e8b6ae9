// SPDX-License-Identifier: MIT

/// The family name and the full name of a font other than the system font.
nonisolated struct FontName: Equatable, Sendable {
  /// The family name, such as "Helvetica Neue".
  let family: String
  /// The full name, such as "HelveticaNeue-BoldItalic".
  let full: String
  let weight: UIFont.Weight
  let isItalic: Bool
  let isMonospaced: Bool

  /// Returns whether two names are equal. Only the full names are compared, because they are unique.
  static func == (left: FontName, right: FontName) -> Bool { left.full.isLiterallyEqual(to: right.full) }

  /// Creates the name of the font with a full name, or of the regular font of the family with a family name. Returns
  /// nil for names that are not in the table.
  init?(_ name: String) {
    for family in Self.families {
      for style in family.styles where family.fullName(style) == name || (name == family.name && style == family.plain)
      {
        self.init(family, style)
        return
      }
    }
    return nil
  }

  private init(_ family: Family, _ style: String) {
    self.family = family.name
    full = family.fullName(style)
    weight = Self.weight(style)
    isItalic = style.hasSuffix("Italic") || style.hasSuffix("Oblique") || style.hasSuffix("ItalicMT")
    isMonospaced = family.isMonospaced
  }

  /// A font family and the names of its fonts.
  struct Family: Sendable {
    let name: String
    /// The common prefix of the font names in the family.
    let stem: String
    let isMonospaced: Bool
    /// The style suffixes, which are separated from the stem by a hyphen. If a suffix is empty, the font's name is the
    /// stem. The regular style comes first.
    let styles: [String]

    init(_ name: String, _ stem: String, isMonospaced: Bool = false, _ styles: [String]) {
      self.name = name
      self.stem = stem
      self.isMonospaced = isMonospaced
      self.styles = styles
    }

    var plain: String { styles.first ?? "" }

    func fullName(_ style: String) -> String {
      // The name of the regular Arial font, "ArialMT", has no hyphen.
      style.isEmpty || style == "MT" ? stem + style : stem + "-" + style
    }
  }

  /// The most common families, which are available on all of Apple's devices.
  static let families = [
    Family("Arial", "Arial", ["MT", "ItalicMT", "BoldMT", "BoldItalicMT"]),
    Family(
      "Avenir", "Avenir",
      [
        "Roman", "Light", "LightOblique", "Book", "BookOblique", "Oblique", "Medium", "MediumOblique", "Heavy",
        "HeavyOblique", "Black", "BlackOblique",
      ]),
    Family(
      "Avenir Next", "AvenirNext",
      [
        "Regular", "Italic", "UltraLight", "UltraLightItalic", "Medium", "MediumItalic", "DemiBold", "DemiBoldItalic",
        "Bold", "BoldItalic", "Heavy", "HeavyItalic",
      ]),
    Family("Courier", "Courier", isMonospaced: true, ["", "Oblique", "Bold", "BoldOblique"]),
    Family("Futura", "Futura", ["Medium", "MediumItalic", "Bold"]),
    Family("Georgia", "Georgia", ["", "Italic", "Bold", "BoldItalic"]),
    Family(
      "Gill Sans", "GillSans",
      ["", "Italic", "Light", "LightItalic", "SemiBold", "SemiBoldItalic", "Bold", "BoldItalic", "UltraBold"]),
    Family("Helvetica", "Helvetica", ["", "Oblique", "Light", "LightOblique", "Bold", "BoldOblique"]),
    Family(
      "Helvetica Neue", "HelveticaNeue",
      [
        "", "Italic", "UltraLight", "UltraLightItalic", "Thin", "ThinItalic", "Light", "LightItalic", "Medium",
        "MediumItalic", "Bold", "BoldItalic",
      ]),
    Family("Menlo", "Menlo", isMonospaced: true, ["Regular", "Italic", "Bold", "BoldItalic"]),
    Family("Palatino", "Palatino", ["Roman", "Italic", "Bold", "BoldItalic"]),
    Family("Trebuchet MS", "TrebuchetMS", ["", "Italic", "Bold"]),
    Family("Verdana", "Verdana", ["", "Italic", "Bold", "BoldItalic"]),
  ]

  private static func weight(_ style: String) -> UIFont.Weight {
    if style.hasPrefix("UltraLight") { return .ultraLight }
    if style.hasPrefix("Thin") { return .thin }
    if style.hasPrefix("Light") { return .light }
    if style.hasPrefix("Medium") { return .medium }
    if style.hasPrefix("DemiBold") || style.hasPrefix("SemiBold") { return .semibold }
    if style.hasPrefix("Bold") { return .bold }
    if style.hasPrefix("Heavy") || style.hasPrefix("UltraBold") { return .heavy }
    if style.hasPrefix("Black") { return .black }
    return .regular
  }
}
