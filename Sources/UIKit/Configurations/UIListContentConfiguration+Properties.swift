// SPDX-License-Identifier: MIT

nonisolated extension UIListContentConfiguration {
  /// The properties of the image.
  public struct ImageProperties: Hashable {
    /// The tint color of template images. Default: nil, which means the view's tint color.
    public var tintColor: UIColor?
    /// The transformer of the tint color. Default: nil, which means no transformation.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The values that are used if a symbol does not specify its own. Default: nil, which means the font of the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The corner radius of the image in points. Default: 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image in points. A dimension of 0 is not limited. Default: 0 in both dimensions.
    public var maximumSize = CGSize.zero
    /// The size that is reserved for the image, in points. The image is centered in the reserved area. Default: 0,
    /// which means the size of the image.
    ///
    /// Use `standardDimension` to align the text of rows whose images have different sizes.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image is excluded from color inversion. The value has no effect, because colors are never inverted.
    public var accessibilityIgnoresInvertColors = false

    /// A dimension of `reservedLayoutSize` that selects the standard size.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// Returns the tint color of template images for the given tint color of the view.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns whether the two values are equal. Copies of the same transformer are equal.
    public static func == (left: ImageProperties, right: ImageProperties) -> Bool {
      (left.preferredSymbolConfiguration === right.preferredSymbolConfiguration
        || left.preferredSymbolConfiguration?.isEqual(right.preferredSymbolConfiguration) == true)
        && left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
        && left.maximumSize == right.maximumSize && left.reservedLayoutSize == right.reservedLayoutSize
        && UIConfigurationColorTransformer.areSame(left.tintColorTransformer, right.tintColorTransformer)
    }

    /// Hashes the corner radius, maximum width and reserved width.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(reservedLayoutSize.width)
    }
  }

  /// The properties of the primary or secondary text.
  public struct TextProperties: Hashable {
    /// The role of the text, which determines its default color.
    enum Role: UInt8 { case label, secondaryLabel }

    /// The font.
    public var font: UIFont
    var role: Role
    var isDisabled = false
    private var chosenColor: UIColor?
    /// The transformer of the text color. Default: nil, which means no transformation.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the text. Default: natural.
    public var alignment = TextAlignment.natural
    /// The line break mode. Default: `byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines. Default: 0, which means no limit.
    public var numberOfLines = 0
    /// Whether the font size of a single line is reduced to fit the width. Default: false.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of a reduced font size. Default: 0, which means no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the letter spacing can be reduced before the text is truncated. Default: false.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's preferred text size. Default: true.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a tooltip shows the full text if the text is truncated. The value has no effect, because tooltips are
    /// not supported.
    public var showsExpansionTextWhenTruncated = false
    /// The capitalization of the displayed text. Default: none.
    public var transform = TextTransform.none

    init(font: UIFont, role: Role) {
      self.font = font
      self.role = role
    }

    /// The text color. Default: the label or secondary label color, dimmed in the disabled state.
    public var color: UIColor {
      get {
        if let chosenColor { return chosenColor }
        if isDisabled { return .tertiaryLabel }
        return role == .label ? .label : .secondaryLabel
      }
      set { chosenColor = newValue }
    }

    /// Returns the text color after applying the transformer.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Returns whether the two values are equal. Copies of the same transformer are equal.
    public static func == (left: TextProperties, right: TextProperties) -> Bool {
      left.font == right.font && left.role == right.role && left.isDisabled == right.isDisabled
        && left.chosenColor == right.chosenColor && left.alignment == right.alignment
        && left.lineBreakMode == right.lineBreakMode && left.numberOfLines == right.numberOfLines
        && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
        && left.minimumScaleFactor == right.minimumScaleFactor && left.transform == right.transform
        && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory
        && UIConfigurationColorTransformer.areSame(left.colorTransformer, right.colorTransformer)
    }

    /// Hashes the font size, number of lines and role.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font.pointSize)
      hasher.combine(numberOfLines)
      hasher.combine(role)
    }

    /// The alignment of the text.
    public enum TextAlignment: Hashable, Sendable {
      /// The text is aligned with the leading side of its writing direction.
      case natural
      /// The text is centered.
      case center
      /// The text is justified.
      case justified
    }

    /// The capitalization of the displayed text.
    public enum TextTransform: Hashable, Sendable {
      /// The text is not changed.
      case none
      /// All letters are uppercase.
      case uppercase
      /// All letters are lowercase.
      case lowercase
      /// The first letter of each word is uppercase.
      case capitalized

      func apply(_ text: String) -> String {
        switch self {
        case .none: return text
        case .uppercase: return text.uppercased()
        case .lowercase: return text.lowercased()
        case .capitalized: return Self.capitalize(text)
        }
      }

      private static func capitalize(_ text: String) -> String {
        var result = ""
        var begins = true
        for character in text {
          result += begins ? String(character).uppercased() : String(character).lowercased()
          begins = character == " " || character == "\n" || character == "-"
        }
        return result
      }
    }
  }
}
