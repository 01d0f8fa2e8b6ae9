// SPDX-License-Identifier: MIT

/// The description of a font, which consists of its name or design, weight, slant and size. A descriptor is immutable,
/// and two descriptors are equal if these values are equal.
nonisolated open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let name: FontName?
  let weight: UIFont.Weight
  let isItalic: Bool
  let isMonospaced: Bool
  let hasTabularDigits: Bool
  private let size: CGFloat

  /// The size in points, or 0 if unspecified.
  open var pointSize: CGFloat { size }

  /// The name of the font, such as "HelveticaNeue-Bold".
  open var postscriptName: String { name?.full ?? systemName }

  /// The symbolic traits of the font.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  init(
    name: FontName?, weight: UIFont.Weight, isItalic: Bool, isMonospaced: Bool, hasTabularDigits: Bool = false,
    size: CGFloat
  ) {
    self.hasTabularDigits = hasTabularDigits
    self.name = name
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.size = size
    super.init()
  }

  /// Creates a descriptor of the regular system font without a size. Decoding from archives is not supported.
  public required convenience init?(coder: NSCoder) {
    self.init(name: nil, weight: .regular, isItalic: false, isMonospaced: false, size: 0)
  }

  convenience init(_ font: UIFont) {
    self.init(
      name: font.givenName, weight: font.weight, isItalic: font.isItalic, isMonospaced: font.isMonospaced,
      hasTabularDigits: font.hasTabularDigits, size: font.pointSize)
  }

  /// Creates a descriptor of a named font, or of the system font if `UIFont(name:size:)` does not support the name.
  public convenience init(name fontName: String, size: CGFloat) {
    let name = FontName(fontName)
    self.init(
      name: name, weight: name?.weight ?? .regular, isItalic: name?.isItalic ?? false,
      isMonospaced: name?.isMonospaced ?? false, size: size)
  }

  /// Returns the descriptor of the font for a text style, at the user's preferred text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns a copy of the descriptor with other traits, which determine whether the font is bold, italic and
  /// monospaced. Returns nil if a named family does not have a font with these traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let leans = symbolicTraits.contains(.traitItalic)
    if let name {
      for family in FontName.families where family.name == name.family {
        for style in family.styles {
          guard let other = FontName(family.fullName(style)), other.isItalic == leans,
            isBold ? other.weight == .bold : other.weight == .regular
          else { continue }
          return UIFontDescriptor(
            name: other, weight: other.weight, isItalic: leans, isMonospaced: other.isMonospaced, size: size)
        }
      }
      return nil
    }
    let wasBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
    return UIFontDescriptor(
      name: nil, weight: isBold == wasBold ? weight : isBold ? .bold : .regular, isItalic: leans,
      isMonospaced: symbolicTraits.contains(.traitMonoSpace), hasTabularDigits: hasTabularDigits, size: size)
  }

  /// Returns the system font in another design, or nil for a named family. Differs from Apple: text in the rounded and
  /// serif designs is drawn in the default design, because hosts do not provide other designs.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard name == nil else { return nil }
    return UIFontDescriptor(
      name: nil, weight: weight, isItalic: isItalic, isMonospaced: design == .monospaced, size: size)
  }

  /// Returns a copy of the descriptor with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      name: name, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced, hasTabularDigits: hasTabularDigits,
      size: newPointSize)
  }

  #if !hasFeature(Embedded)
    /// Returns a copy of the descriptor with some attributes changed. Native builds only.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
      UIFontDescriptor(
        Self.name(name, attributes), weight: weight, isItalic: isItalic, isMonospaced: isMonospaced, size: pointSize,
        attributes)
    }
  #endif

  final var systemName: String {
    let steps: [(UIFont.Weight, String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
      (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
    var style = "Regular"
    for step in steps where weight.rawValue >= step.0.rawValue { style = step.1 }
    return (isMonospaced ? ".AppleSystemUIFontMonospaced-" : ".SFUI-") + style + (isItalic ? "Italic" : "")
  }

  #if hasFeature(Embedded)
    /// Returns whether `object` describes the same font.
    open override func isEqual(_ object: AnyObject?) -> Bool { isSame(as: object as? UIFontDescriptor) }
  #else
    /// Returns whether `object` describes the same font.
    open override func isEqual(_ object: Any?) -> Bool { isSame(as: object as? UIFontDescriptor) }
  #endif

  /// A hash of size and weight. Equal descriptors have equal hashes.
  open override var hash: Int { size.hashValue ^ weight.hashValue }

  private func isSame(as other: UIFontDescriptor?) -> Bool {
    guard let other else { return false }
    return size == other.size && weight == other.weight && isMonospaced == other.isMonospaced
      && hasTabularDigits == other.hasTabularDigits && isItalic == other.isItalic && name == other.name
  }
}
