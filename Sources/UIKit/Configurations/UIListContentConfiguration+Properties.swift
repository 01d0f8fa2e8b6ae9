// SPDX-License-Identifier: MIT

nonisolated extension UIListContentConfiguration {
  /// How the picture of a configuration looks.
  public struct ImageProperties: Hashable {
    /// The color of a picture that is a template; nil, the default, for the view's tint.
    public var tintColor: UIColor?
    /// Makes another color of the tint; nil, the default, for none.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of symbols, where they leave something open. Default: nil, for the font of the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Points of the corners of the picture. Default: 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image in points; 0, the default, for no limit along that side.
    public var maximumSize = CGSize.zero
    /// Points that are reserved for the image, which is centered in them; 0, the default, for the size of the image.
    ///
    /// `standardDimension` keeps a standard width, so that the texts of rows with different pictures begin at one line.
    public var reservedLayoutSize = CGSize.zero
    /// Stored only: colors are not inverted.
    public var accessibilityIgnoresInvertColors = false

    /// The side of the standard place of a picture, to be set in `reservedLayoutSize`.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The color of a template in a view of a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Whether both look the same; transformers are the same if one is a copy of the other.
    public static func == (left: ImageProperties, right: ImageProperties) -> Bool {
      (left.preferredSymbolConfiguration === right.preferredSymbolConfiguration
        || left.preferredSymbolConfiguration?.isEqual(right.preferredSymbolConfiguration) == true)
        && left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
        && left.maximumSize == right.maximumSize && left.reservedLayoutSize == right.reservedLayoutSize
        && UIConfigurationColorTransformer.areSame(left.tintColorTransformer, right.tintColorTransformer)
    }

    /// Feeds the numbers.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(reservedLayoutSize.width)
    }
  }

  /// How a text of a configuration looks.
  public struct TextProperties: Hashable {
    /// The role of a text, which determines its default color.
    enum Role: UInt8 { case label, secondaryLabel }

    /// The font.
    public var font: UIFont
    var role: Role
    var isDisabled = false
    private var chosenColor: UIColor?
    /// Makes another color of `color`; nil, the default, for none.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the lines. Default: natural.
    public var alignment = TextAlignment.natural
    /// Where lines break. Default: by truncating the tail.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// Whether the font becomes smaller if a single line does not fit. Default: false.
    public var adjustsFontSizeToFitWidth = false
    /// How small it may become, as a share of its size. Default: 0, no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move closer before the text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size that the person prefers. Default: true.
    public var adjustsFontForContentSizeCategory = true
    /// Stored only: nothing shows the whole of a text that is cut.
    public var showsExpansionTextWhenTruncated = false
    /// How letters are changed before they show. Default: not at all.
    public var transform = TextTransform.none

    init(font: UIFont, role: Role) {
      self.font = font
      self.role = role
    }

    /// The color. Default: that of a label, or of secondary text, dimmed while the view is disabled.
    public var color: UIColor {
      get {
        if let chosenColor { return chosenColor }
        if isDisabled { return .tertiaryLabel }
        return role == .label ? .label : .secondaryLabel
      }
      set { chosenColor = newValue }
    }

    /// The color as it shows: after the transformer.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Whether both look the same; transformers are the same if one is a copy of the other.
    public static func == (left: TextProperties, right: TextProperties) -> Bool {
      left.font == right.font && left.role == right.role && left.isDisabled == right.isDisabled
        && left.chosenColor == right.chosenColor && left.alignment == right.alignment
        && left.lineBreakMode == right.lineBreakMode && left.numberOfLines == right.numberOfLines
        && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
        && left.minimumScaleFactor == right.minimumScaleFactor && left.transform == right.transform
        && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory
        && UIConfigurationColorTransformer.areSame(left.colorTransformer, right.colorTransformer)
    }

    /// Feeds the numbers.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font.pointSize)
      hasher.combine(numberOfLines)
      hasher.combine(role)
    }

    /// The alignment of lines.
    public enum TextAlignment: Hashable, Sendable {
      /// Where people begin to read.
      case natural
      /// In the middle.
      case center
      /// From side to side.
      case justified
    }

    /// How letters are changed before they show.
    public enum TextTransform: Hashable, Sendable {
      /// Not at all.
      case none
      /// To capitals.
      case uppercase
      /// To small letters.
      case lowercase
      /// To words that begin with a capital.
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
