// SPDX-License-Identifier: MIT

nonisolated extension UIContentUnavailableConfiguration {
  /// Where the content is.
  public enum Alignment: Hashable, Sendable {
    /// In the middle of the height.
    case center
    /// At the top.
    case natural
  }

  /// The appearance of the image, or of the activity indicator.
  public struct ImageProperties: Hashable {
    /// The configuration of symbols, where they leave something open. Default: nil, for a size of 48 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template. Default: nil, for the color of secondary labels.
    public var tintColor: UIColor?
    /// The radius of the corners in points. Default: 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size in points. A side of 0, the default, has no limit.
    public var maximumSize = CGSize.zero
    /// Stored only: colors are not inverted.
    public var accessibilityIgnoresInvertColors = false

    /// Whether both look the same.
    public static func == (left: ImageProperties, right: ImageProperties) -> Bool {
      (left.preferredSymbolConfiguration === right.preferredSymbolConfiguration
        || left.preferredSymbolConfiguration?.isEqual(right.preferredSymbolConfiguration) == true)
        && left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
        && left.maximumSize == right.maximumSize
    }

    /// Feeds the numbers.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
    }
  }

  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The font. It follows the text size that the person prefers if it is one of a text style.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// Where lines break. Default: by truncating the tail.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// Whether the font of a single line shrinks to fit. Default: false.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest share of the font's size. Default: 0, no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move closer before the text is truncated.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// Feeds the numbers.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font.pointSize)
      hasher.combine(numberOfLines)
    }
  }

  /// The action and menu of a button.
  public struct ButtonProperties: Hashable {
    /// The action of a tap; nil, the default, for none.
    public var primaryAction: UIAction?
    /// The menu of the button; nil, the default, for none. Without a primary action a tap opens it.
    public var menu: UIMenu?
    /// Whether the button can be pressed. Default: true.
    public var isEnabled = true

    /// Whether both have the same objects.
    public static func == (left: ButtonProperties, right: ButtonProperties) -> Bool {
      left.primaryAction === right.primaryAction && left.menu === right.menu && left.isEnabled == right.isEnabled
    }

    /// Feeds whether the button can be pressed.
    public func hash(into hasher: inout Hasher) { hasher.combine(isEnabled) }
  }
}
