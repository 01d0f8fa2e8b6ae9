// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A set of text attributes.
  ///
  /// ```swift
  /// var attributes = AttributeContainer()
  /// attributes.font = .boldSystemFont(ofSize: 20)
  /// button.configuration?.attributedTitle = AttributedString("Buy", attributes: attributes)
  /// ```
  ///
  /// In native builds, `AttributeContainer` is Foundation's type, extended with the attributes of UIKit.
  ///
  /// Differs from Apple: in the browser, only UIKit's attributes are supported, and custom keys are not.
  nonisolated public struct AttributeContainer: Hashable {
    /// The font, or nil to keep the current one.
    public var font: UIFont?
    /// The text color, or nil to keep the current one.
    public var foregroundColor: UIColor?
    /// The background color, or nil to keep the current one.
    public var backgroundColor: UIColor?
    /// The paragraph style, or nil to keep the current one.
    public var paragraphStyle: NSParagraphStyle?
    /// The spacing after each character in points, or nil to keep the current value.
    public var kern: CGFloat?
    /// The spacing after each character in points, like `kern`, or nil to keep the current value.
    public var tracking: CGFloat?
    /// The underline style, or nil to keep the current one.
    public var underlineStyle: NSUnderlineStyle?
    /// The underline color, or nil to keep the current one.
    public var underlineColor: UIColor?
    /// The strikethrough style, or nil to keep the current one.
    public var strikethroughStyle: NSUnderlineStyle?
    /// The strikethrough color, or nil to keep the current one.
    public var strikethroughColor: UIColor?
    /// The offset above the baseline in points, or nil to keep the current value.
    public var baselineOffset: CGFloat?
    /// The slant, or nil to keep the current value. With any value other than 0, the text is italic.
    public var obliqueness: CGFloat?
    /// The logarithm of the horizontal expansion factor, or nil to keep the current value.
    public var expansion: CGFloat?
    /// The stroke width as a percentage of the font size, or nil to keep the current value.
    public var strokeWidth: CGFloat?
    /// The stroke color, or nil to keep the current one.
    public var strokeColor: UIColor?
    /// The text shadow, or nil to keep the current one.
    public var shadow: NSShadow?
    /// The attachment that replaces an object replacement character, or nil to keep the current one.
    public var attachment: NSTextAttachment?
    /// The target of the link, or nil to keep the current one.
    public var link: URL?
    /// The emphasis in Markdown, or nil to keep the current one.
    public var inlinePresentationIntent: InlinePresentationIntent?

    /// Creates a container without attributes.
    public init() {}

    /// Merges the attributes of another container into this container. The values of the other container take
    /// precedence.
    public mutating func merge(_ other: AttributeContainer) {
      font = other.font ?? font
      foregroundColor = other.foregroundColor ?? foregroundColor
      backgroundColor = other.backgroundColor ?? backgroundColor
      paragraphStyle = other.paragraphStyle ?? paragraphStyle
      kern = other.kern ?? kern
      tracking = other.tracking ?? tracking
      underlineStyle = other.underlineStyle ?? underlineStyle
      underlineColor = other.underlineColor ?? underlineColor
      strikethroughStyle = other.strikethroughStyle ?? strikethroughStyle
      strikethroughColor = other.strikethroughColor ?? strikethroughColor
      baselineOffset = other.baselineOffset ?? baselineOffset
      obliqueness = other.obliqueness ?? obliqueness
      expansion = other.expansion ?? expansion
      strokeWidth = other.strokeWidth ?? strokeWidth
      strokeColor = other.strokeColor ?? strokeColor
      shadow = other.shadow ?? shadow
      attachment = other.attachment ?? attachment
      link = other.link ?? link
      inlinePresentationIntent = other.inlinePresentationIntent ?? inlinePresentationIntent
    }

    /// Returns a container with the attributes of both containers. The values of the other container take precedence.
    public func merging(_ other: AttributeContainer) -> AttributeContainer {
      var copy = self
      copy.merge(other)
      return copy
    }

    /// Returns whether two containers have the same attributes.
    public static func == (left: AttributeContainer, right: AttributeContainer) -> Bool {
      // Differences that are not visible are ignored: `TextAttributes` normalizes link addresses, and combines kern and
      // tracking.
      TextAttributes(left) == TextAttributes(right)
    }

    /// Adds the numeric attributes `kern` and `baselineOffset` to a hash.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(kern)
      hasher.combine(baselineOffset)
    }
  }
#endif
