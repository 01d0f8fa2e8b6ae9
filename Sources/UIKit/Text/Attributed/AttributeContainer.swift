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
    /// As `kern`.
    public var tracking: CGFloat?
    /// The line below the letters; nil leaves it as it is.
    public var underlineStyle: NSUnderlineStyle?
    /// The line through the letters; nil leaves it as it is.
    public var strikethroughStyle: NSUnderlineStyle?
    /// Points by which the letters stand above their line; nil leaves it as it is.
    public var baselineOffset: CGFloat?
    /// What is not 0 slants the letters; nil leaves it as it is.
    public var obliqueness: CGFloat?

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
      strikethroughStyle = other.strikethroughStyle ?? strikethroughStyle
      baselineOffset = other.baselineOffset ?? baselineOffset
      obliqueness = other.obliqueness ?? obliqueness
    }

    /// The attributes of both; those that both have are the other's.
    public func merging(_ other: AttributeContainer) -> AttributeContainer {
      var copy = self
      copy.merge(other)
      return copy
    }

    /// Whether the attributes are the same.
    public static func == (left: AttributeContainer, right: AttributeContainer) -> Bool {
      TextLook(left) == TextLook(right)
    }

    /// Feeds the numbers.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(kern)
      hasher.combine(baselineOffset)
    }
  }
#endif
