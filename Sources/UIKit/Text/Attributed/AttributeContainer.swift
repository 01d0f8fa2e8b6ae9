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
  /// Differs from Apple: in the browser there are the attributes of UIKit and no keys of one's own.
  nonisolated public struct AttributeContainer: Hashable {
    /// The font; nil leaves it as it is.
    public var font: UIFont?
    /// The color of the letters; nil leaves it as it is.
    public var foregroundColor: UIColor?
    /// The color behind the letters; nil leaves it as it is.
    public var backgroundColor: UIColor?
    /// The paragraph's style; nil leaves it as it is.
    public var paragraphStyle: NSParagraphStyle?
    /// Points added after each letter; nil leaves it as it is.
    public var kern: CGFloat?
    /// As `kern`; nil leaves it as it is.
    public var tracking: CGFloat?
    /// The line below the letters; nil leaves it as it is.
    public var underlineStyle: NSUnderlineStyle?
    /// The color of the line below the letters; nil leaves it as it is.
    public var underlineColor: UIColor?
    /// The line through the letters; nil leaves it as it is.
    public var strikethroughStyle: NSUnderlineStyle?
    /// The color of the line through the letters; nil leaves it as it is.
    public var strikethroughColor: UIColor?
    /// Points by which the letters stand above their line; nil leaves it as it is.
    public var baselineOffset: CGFloat?
    /// What is not 0 slants the letters; nil leaves it as it is.
    public var obliqueness: CGFloat?
    /// The logarithm of the factor by which letters are wider; nil leaves it as it is.
    public var expansion: CGFloat?
    /// The width of outlines in percent of the font's size; nil leaves it as it is.
    public var strokeWidth: CGFloat?
    /// The color of outlines; nil leaves it as it is.
    public var strokeColor: UIColor?
    /// The shadow of the letters; nil leaves it as it is.
    public var shadow: NSShadow?
    /// The picture in the place of an object replacement character; nil leaves it as it is.
    public var attachment: NSTextAttachment?
    /// The address that the letters lead to; nil leaves it as it is.
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
      // A look has no address of another spelling, and merges kern and tracking, which are drawn alike.
      TextLook(left) == TextLook(right)
    }

    /// Feeds the numbers.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(kern)
      hasher.combine(baselineOffset)
    }
  }
#endif
