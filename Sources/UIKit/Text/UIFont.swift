// SPDX-License-Identifier: MIT

import SprungModels

/// A size and weight of the system font, of its monospaced companion or of a named family. Immutable; equal when these are
/// equal.
///
/// Texts are measured with the recorded widths of iOS's system font, the same on every target; the host draws with the closest
/// font it has, fitted to these widths.
/// Differs from Apple: every family is drawn and measured as the system font or its monospaced companion. Kerning is known for
/// thirteen pairs, and widths outside of Latin are estimates.
nonisolated open class UIFont: NSObject, @unchecked Sendable {
  #if !hasFeature(Embedded)
    private let foundationInfo = FoundationInfo()
  #endif
  /// The size in points, the height of an em.
  open internal(set) var pointSize: CGFloat
  /// How heavy the strokes are. Sprung addition.
  public let weight: Weight
  /// Whether all characters have the same width. Sprung addition.
  public let isMonospaced: Bool
  /// Whether the digits have equal widths.
  let hasTabularDigits: Bool
  /// Whether the letters lean. Sprung addition.
  public let isItalic: Bool
  /// The name by which the font was requested; nil for the system's.
  let givenName: FontName?

  #if !hasFeature(Embedded)
    /// The family, weight, style and size. Native builds only.
    open override var description: String {
      "<" + ObjectDescription.title(of: self) + "> font-family: \"\(familyName)\"; font-weight: "
        + (weight.rawValue >= Weight.semibold.rawValue ? "bold" : "normal") + "; font-style: "
        + (isItalic ? "italic" : "normal") + "; font-size: " + String(format: "%.2f", Double(pointSize)) + "pt"
    }
  #endif

  /// The size of labels by default, 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons by default, 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of the system's own texts by default, 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of the system's small texts by default, 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// How the font follows the text size that the person prefers; nil if it does not.
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

  /// Nil, after a warning: decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    Diagnostics.report(
      "noArchive", "init(coder:) of a font returns nil, because archives are not supported. Use another initializer.")
    return nil
  }

  /// The system font in regular weight. 0 stands for `systemFontSize`; a negative or infinite size is reported and
  /// becomes `systemFontSize`.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular, isMonospaced: false)
  }

  /// The system font in the given weight; sizes as for `systemFont(ofSize:)`.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, isMonospaced: false)
  }

  /// The system font in bold weight; sizes as for `systemFont(ofSize:)`.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .bold, isMonospaced: false)
  }

  /// The system font in leaning letters; sizes as for `systemFont(ofSize:)`.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular, isMonospaced: false, isItalic: true)
  }

  /// The monospaced companion of the system font; sizes as for `systemFont(ofSize:)`.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, isMonospaced: true)
  }

  /// The system font with digits of equal width, as wide as its plus sign; sizes as for `systemFont(ofSize:)`.
  ///
  /// The width is not recorded. In the recorded fonts the signs that are aligned with digits in columns, such as the
  /// plus and the dollar sign, share one width, which is by custom that of tabular digits.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, isMonospaced: false, hasTabularDigits: true)
  }

  /// The same font in another size; sizes as for `systemFont(ofSize:)`.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      pointSize: fontSize, weight: weight, isMonospaced: isMonospaced, hasTabularDigits: hasTabularDigits,
      isItalic: isItalic, name: givenName)
  }

  /// The name of the font, such as "HelveticaNeue-Bold". Of the system's fonts ".SFUI-Bold" and the like.
  open var fontName: String { givenName?.full ?? fontDescriptor.systemName }

  /// The name of the family, such as "Helvetica Neue". Of the system's fonts ".AppleSystemUIFont" and the like.
  open var familyName: String {
    givenName?.family ?? (isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont")
  }

  /// The description of the font, without its measures.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// From the baseline up to the top of the line, in points: 0.952 of the size, as in Apple's system font.
  open var ascender: CGFloat { pointSize * 0.9521484375 }

  /// From the baseline to the bottom of the line, in points and negative: 0.241 of the size, as in Apple's system font.
  open var descender: CGFloat { pointSize * -0.2412109375 }

  /// The height of a line in points, `ascender - descender`: 1.193 of the size.
  open var lineHeight: CGFloat { ascender - descender }

  /// The space between lines beyond `lineHeight`, 0 points.
  open var leading: CGFloat { 0 }

  /// The height of a capital letter in points: 0.705 of the size.
  open var capHeight: CGFloat { pointSize * 0.70458984375 }

  /// The height of a small x in points: about 0.526 of the size in small text, less in display sizes, more in heavy weights.
  open var xHeight: CGFloat { pointSize * CGFloat(face.xHeight) / 2048 }

  /// The widths that the font is measured with.
  final var face: FontFace {
    FontFace(
      pointSize: Double(pointSize), weight: weight.styleSheetWeight / 100 - 1, isItalic: isItalic,
      design: isMonospaced ? .monospaced : hasTabularDigits ? .tabularDigits : .proportional)
  }

  #if hasFeature(Embedded)
    /// Whether `object` is a font of the same name, size, weight and design.
    open override func isEqual(_ object: AnyObject?) -> Bool {
      guard let other = object as? UIFont else { return false }
      return isSame(as: other)
    }
  #else
    /// Whether `object` is a font of the same name, size, weight and design.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIFont else { return false }
      return isSame(as: other)
    }
  #endif

  /// A hash of size and weight; equal fonts have equal hashes.
  open override var hash: Int { pointSize.hashValue ^ weight.hashValue }

  private func isSame(as other: UIFont) -> Bool {
    pointSize == other.pointSize && weight == other.weight && isMonospaced == other.isMonospaced
      && hasTabularDigits == other.hasTabularDigits && isItalic == other.isItalic && givenName == other.givenName
  }
}
