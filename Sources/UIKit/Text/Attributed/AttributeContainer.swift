// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Attributes for a text: those that are set, and no others.
  ///
  /// ```swift
  /// var attributes = AttributeContainer()
  /// attributes.font = .boldSystemFont(ofSize: 20)
  /// button.configuration?.attributedTitle = AttributedString("Buy", attributes: attributes)
  /// ```
  ///
  /// Natively this is Foundation's type, with the attributes of UIKit.
  ///
  /// Differs from Apple: in the browser there are the attributes of UIKit and no custom keys.
  nonisolated public struct AttributeContainer: Hashable {
    /// The font; nil to keep the current one.
    public var font: UIFont?
    /// The color of the letters; nil to keep the current one.
    public var foregroundColor: UIColor?
    /// The color behind the letters; nil to keep the current one.
    public var backgroundColor: UIColor?
    /// The paragraph's style; nil to keep the current one.
    public var paragraphStyle: NSParagraphStyle?
    /// Points added after each letter; nil to keep the current value.
    public var kern: CGFloat?
    /// As `kern`; nil to keep the current value.
    public var tracking: CGFloat?
    /// The line below the letters; nil to keep the current one.
    public var underlineStyle: NSUnderlineStyle?
    /// The color of the line below the letters; nil to keep the current one.
    public var underlineColor: UIColor?
    /// The line through the letters; nil to keep the current one.
    public var strikethroughStyle: NSUnderlineStyle?
    /// The color of the line through the letters; nil to keep the current one.
    public var strikethroughColor: UIColor?
    /// Points by which the letters are above their line; nil to keep the current value.
    public var baselineOffset: CGFloat?
    /// Any value but 0 slants the letters; nil to keep the current value.
    public var obliqueness: CGFloat?
    /// The logarithm of the factor by which letters are wider; nil to keep the current value.
    public var expansion: CGFloat?
    /// The width of outlines in percent of the font's size; nil to keep the current value.
    public var strokeWidth: CGFloat?
    /// The color of outlines; nil to keep the current one.
    public var strokeColor: UIColor?
    /// The shadow of the letters; nil to keep the current one.
    public var shadow: NSShadow?
    /// The picture that replaces an object replacement character; nil to keep the current one.
    public var attachment: NSTextAttachment?
    /// The target of the link; nil to keep the current one.
    public var link: URL?
    /// The emphasis of the letters in Markdown; nil leaves it unchanged.
    public var inlinePresentationIntent: InlinePresentationIntent?

    /// Makes a container without attributes.
    public init() {}

    /// Takes the attributes of another container; those that both have become the other's.
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

    /// The attributes of both; those that both have are the other's.
    public func merging(_ other: AttributeContainer) -> AttributeContainer {
      var copy = self
      copy.merge(other)
      return copy
    }

    /// Whether the attributes are the same.
    public static func == (left: AttributeContainer, right: AttributeContainer) -> Bool {
      // The internal attributes contain no address in another spelling, and merge kern and tracking, which are drawn
      // alike.
      TextAttributes(left) == TextAttributes(right)
    }

    /// Feeds the numbers.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(kern)
      hasher.combine(baselineOffset)
    }
  }
#endif
