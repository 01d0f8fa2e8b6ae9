// SPDX-License-Identifier: MIT

nonisolated extension UIContentUnavailableConfiguration {
  /// The vertical alignment of the content.
  public enum Alignment: Hashable, Sendable {
    /// Vertically centered.
    case center
    /// Aligned to the top.
    case natural
  }

  /// The properties of the image or activity indicator.
  public struct ImageProperties: Hashable {
    /// The symbol configuration, for values that a symbol does not specify. Default: nil, for a size of 48 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color of template images. Default: nil, for the color of secondary labels.
    public var tintColor: UIColor?
    /// The corner radius in points. Default: 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image in points. Default: 0 for both sides, which means no limit.
    public var maximumSize = CGSize.zero
    /// Whether the image is excluded from color inversion. Stored only: colors are not inverted.
    public var accessibilityIgnoresInvertColors = false

    /// Whether both values are equal, except for stored-only properties.
    public static func == (left: ImageProperties, right: ImageProperties) -> Bool {
      (left.preferredSymbolConfiguration === right.preferredSymbolConfiguration
        || left.preferredSymbolConfiguration?.isEqual(right.preferredSymbolConfiguration) == true)
        && left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
        && left.maximumSize == right.maximumSize
    }

    /// Hashes the corner radius and maximum width.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
    }
  }

  /// The properties of the primary or secondary text.
  public struct TextProperties: Hashable {
    /// The font. A font created for a text style follows the user's preferred text size.
    public var font: UIFont
    /// The text color.
    public var color: UIColor
    /// The line break mode. Default: truncates the tail.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines. Default: 0, for no limit.
    public var numberOfLines = 0
    /// Whether the font size of a single line is reduced to fit the width. Default: false.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of the reduced font size. Default: 0, for no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the spacing between letters can be reduced before the text is truncated. Default: false.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// Hashes the font size and number of lines.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font.pointSize)
      hasher.combine(numberOfLines)
    }
  }

  /// The action, menu and enabled state of a button.
  public struct ButtonProperties: Hashable {
    /// The action that a tap performs. Default: nil, for no action.
    public var primaryAction: UIAction?
    /// The menu of the button. Default: nil, for no menu. Without a primary action, a tap opens the menu.
    public var menu: UIMenu?
    /// Whether the button is enabled. Default: true.
    public var isEnabled = true

    /// Whether the enabled states are equal and both values refer to the same action and menu.
    public static func == (left: ButtonProperties, right: ButtonProperties) -> Bool {
      left.primaryAction === right.primaryAction && left.menu === right.menu && left.isEnabled == right.isEnabled
    }

    /// Hashes the enabled state.
    public func hash(into hasher: inout Hasher) { hasher.combine(isEnabled) }
  }
}
