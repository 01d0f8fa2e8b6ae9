// SPDX-License-Identifier: MIT

nonisolated extension UIContentUnavailableConfiguration {
  /// The vertical alignment of the content.
  public enum Alignment: Hashable, Sendable {
    /// The content is vertically centered.
    case center
    /// The content is aligned with the top.
    case natural
  }

  /// The properties of the image or activity indicator.
  public struct ImageProperties: Hashable {
    /// The values that are used if a symbol does not specify its own. Default: nil, which means a size of 48 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color of template images. Default: nil, which means the color of secondary labels.
    public var tintColor: UIColor?
    /// The corner radius in points. Default: 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image in points. Default: 0 in both dimensions, which means no limit.
    public var maximumSize = CGSize.zero
    /// Whether the image is excluded from color inversion. Stored only: colors are not inverted.
    public var accessibilityIgnoresInvertColors = false

    /// Returns whether both values are equal, except for properties that have no effect.
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
    /// The font. A font that was created for a text style follows the user's preferred text size.
    public var font: UIFont
    /// The text color.
    public var color: UIColor
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
    /// The action that is performed by a tap. Default: nil, which means no action.
    public var primaryAction: UIAction?
    /// The menu of the button. Default: nil, which means no menu. If there is no primary action, a tap opens the menu.
    public var menu: UIMenu?
    /// Whether the button is enabled. Default: true.
    public var isEnabled = true

    /// Returns whether both values have the same enabled state and refer to the same action and menu.
    public static func == (left: ButtonProperties, right: ButtonProperties) -> Bool {
      left.primaryAction === right.primaryAction && left.menu === right.menu && left.isEnabled == right.isEnabled
    }

    /// Hashes the enabled state.
    public func hash(into hasher: inout Hasher) { hasher.combine(isEnabled) }
  }
}
