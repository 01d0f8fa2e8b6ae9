// SPDX-License-Identifier: MIT

import SprungModels

/// A font, which has a size, a weight, and a family: the system font, its monospaced variant, or a named family. A font
/// is immutable, and two fonts are equal if these values are equal.
///
/// On all targets, text is measured with the recorded character widths of iOS's system font. The host draws text in the
/// closest font that it has, fitted to these widths. Differs from Apple: text in all families is drawn and measured in
/// the system font or its monospaced variant. Kerning is limited to thirteen pairs of characters, and the widths of
/// characters outside the Latin script are estimates.
nonisolated open class UIFont: NSObject, @unchecked Sendable {
  #if !hasFeature(Embedded)
    private let foundationInfo = FoundationInfo()
  #endif
  /// The font size in points, which is the height of an em.
  open internal(set) var pointSize: CGFloat
  /// The weight of the strokes. Sprung addition.
  public let weight: Weight
  /// Whether all characters have the same width. Sprung addition.
  public let isMonospaced: Bool
  /// Whether all digits have the same width.
  let hasTabularDigits: Bool
  /// Whether the characters are italic. Sprung addition.
  public let isItalic: Bool
  /// The name with which the font was created, or nil for the system font.
  let givenName: FontName?

  #if !hasFeature(Embedded)
    /// The family, weight, style and size of the font. Native builds only.
    open override var description: String {
      "<" + ObjectDescription.title(of: self) + "> font-family: \"\(familyName)\"; font-weight: "
        + (weight.rawValue >= Weight.semibold.rawValue ? "bold" : "normal") + "; font-style: "
        + (isItalic ? "italic" : "normal") + "; font-size: " + String(format: "%.2f", Double(pointSize)) + "pt"
    }
  #endif

  /// The default font size of labels, 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The default font size of buttons, 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The default size of the system font, 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of the small system font, 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The values that determine how the font scales with the user's preferred text size, or nil if it does not scale.
  let scaling: Scaling?

  init(
    pointSize: CGFloat, weight: Weight, isMonospaced: Bool, hasTabularDigits: Bool = false, isItalic: Bool = false,
    name: FontName? = nil, scaling: Scaling? = nil
  ) {
    self.hasTabularDigits = hasTabularDigits
    self.scaling = scaling
    self.isItalic = isItalic
    givenName = name
    if !pointSize.keepsLimit || pointSize < 0 {
      Diagnostics.report("fontSize", "The font size \(Double(pointSize)) is invalid. Pass a finite size above 0.")
      self.pointSize = 14
    } else {
      self.pointSize = pointSize == 0 ? 14 : pointSize
    }
    self.weight = weight
    self.isMonospaced = isMonospaced
    super.init()
  }

  /// Reports a warning and returns nil. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    Diagnostics.report(
      "noArchive", "init(coder:) of a font returns nil, because archives are not supported. Use another initializer.")
    return nil
  }

  /// Returns the system font with regular weight. A size of 0 means `systemFontSize`. A negative or non-finite size is
  /// reported and replaced with `systemFontSize`.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular, isMonospaced: false)
  }

  /// Returns the system font with a weight. The size is handled as in `systemFont(ofSize:)`.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, isMonospaced: false)
  }

  /// Returns the bold system font. The size is handled as in `systemFont(ofSize:)`.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .bold, isMonospaced: false)
  }

  /// Returns the italic system font. The size is handled as in `systemFont(ofSize:)`.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular, isMonospaced: false, isItalic: true)
  }

  /// Returns the monospaced variant of the system font. The size is handled as in `systemFont(ofSize:)`.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, isMonospaced: true)
  }

  /// Returns the system font with monospaced digits. Each digit is as wide as the plus sign. The size is handled as in
  /// `systemFont(ofSize:)`.
  ///
  /// The width of monospaced digits was not recorded on iOS. In the recorded fonts, symbols that are aligned with
  /// digits in columns, such as the plus and dollar signs, have the same width. By convention, monospaced digits also
  /// have this width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, isMonospaced: false, hasTabularDigits: true)
  }

  /// Returns the font in another size. The size is handled as in `systemFont(ofSize:)`.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      pointSize: fontSize, weight: weight, isMonospaced: isMonospaced, hasTabularDigits: hasTabularDigits,
      isItalic: isItalic, name: givenName)
  }

  /// The name of the font, such as "HelveticaNeue-Bold", or ".SFUI-Bold" for a system font.
  open var fontName: String { givenName?.full ?? fontDescriptor.systemName }

  /// The name of the family, such as "Helvetica Neue", or ".AppleSystemUIFont" for a system font.
  open var familyName: String {
    givenName?.family ?? (isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont")
  }

  /// The descriptor of the font. It does not contain the metrics.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// The distance from the baseline to the top of the line in points. It is 0.952 of the font size, as in Apple's
  /// system font.
  open var ascender: CGFloat { pointSize * 0.9521484375 }

  /// The distance from the baseline to the bottom of the line in points, as a negative number. It is 0.241 of the font
  /// size, as in Apple's system font.
  open var descender: CGFloat { pointSize * -0.2412109375 }

  /// The height of a line in points, `ascender - descender`, which is 1.193 of the font size.
  open var lineHeight: CGFloat { ascender - descender }

  /// The additional space between lines beyond `lineHeight`: 0 points.
  open var leading: CGFloat { 0 }

  /// The height of capital letters in points, which is 0.705 of the font size.
  open var capHeight: CGFloat { pointSize * 0.70458984375 }

  /// The x-height in points. It is about 0.526 of the font size for small text, less at display sizes, and more in
  /// heavy weights.
  open var xHeight: CGFloat { pointSize * CGFloat(face.xHeight) / 2048 }

  /// The character widths used to measure text.
  final var face: FontFace {
    FontFace(
      pointSize: Double(pointSize), weight: weight.styleSheetWeight / 100 - 1, isItalic: isItalic,
      design: isMonospaced ? .monospaced : hasTabularDigits ? .tabularDigits : .proportional)
  }

  #if hasFeature(Embedded)
    /// Returns whether `object` is a font with the same name, size, weight and design.
    open override func isEqual(_ object: AnyObject?) -> Bool {
      guard let other = object as? UIFont else { return false }
      return isSame(as: other)
    }
  #else
    /// Returns whether `object` is a font with the same name, size, weight and design.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIFont else { return false }
      return isSame(as: other)
    }
  #endif

  /// A hash of size and weight. Equal fonts have equal hashes.
  open override var hash: Int { pointSize.hashValue ^ weight.hashValue }

  private func isSame(as other: UIFont) -> Bool {
    pointSize == other.pointSize && weight == other.weight && isMonospaced == other.isMonospaced
      && hasTabularDigits == other.hasTabularDigits && isItalic == other.isItalic && givenName == other.givenName
  }
}
