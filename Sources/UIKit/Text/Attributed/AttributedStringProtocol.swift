// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The members that attributed strings and their substrings share.
  nonisolated public protocol AttributedStringProtocol {
    /// The letters.
    var characters: String { get }
    /// The longest parts whose letters have the same attributes, in order.
    var runs: [AttributedString.Run] { get }
    /// Changes the attributes of each part. Sprung addition.
    mutating func changeAttributes(_ change: (inout AttributeContainer) -> Void)
  }

  nonisolated extension AttributedStringProtocol {
    /// The first place of some letters, or with `backwards` the last one; nil if they are not there.
    public func range(
      of stringToFind: String, options: String.CompareOptions = []
    ) -> Range<AttributedString.Index>? {
      let found = NSString(string: characters).range(of: stringToFind, options: options)
      guard found.location != NSNotFound else { return nil }
      return AttributedString.Index(offset: found.location)..<AttributedString.Index(offset: found.upperBound)
    }

    /// Replaces the attributes of all letters.
    public mutating func setAttributes(_ attributes: AttributeContainer) { changeAttributes { $0 = attributes } }

    /// Gives attributes to all letters, besides those that they have.
    public mutating func mergeAttributes(_ attributes: AttributeContainer) { changeAttributes { $0.merge(attributes) } }

    /// The text with other attributes.
    public func settingAttributes(_ attributes: AttributeContainer) -> Self {
      var copy = self
      copy.setAttributes(attributes)
      return copy
    }

    /// The text with more attributes.
    public func mergingAttributes(_ attributes: AttributeContainer) -> Self {
      var copy = self
      copy.mergeAttributes(attributes)
      return copy
    }

    private func common<Value: Equatable>(_ value: (AttributeContainer) -> Value?) -> Value? {
      let runs = runs
      guard let first = runs.first.flatMap({ value($0.attributes) }) else { return nil }
      return runs.allSatisfy { value($0.attributes) == first } ? first : nil
    }

    /// For all letters, the font; nil if they differ or have none.
    public var font: UIFont? {
      get { common { $0.font } }
      set { changeAttributes { $0.font = newValue } }
    }
    /// For all letters, the color of the letters; nil if they differ or have none.
    public var foregroundColor: UIColor? {
      get { common { $0.foregroundColor } }
      set { changeAttributes { $0.foregroundColor = newValue } }
    }
    /// For all letters, the color behind the letters; nil if they differ or have none.
    public var backgroundColor: UIColor? {
      get { common { $0.backgroundColor } }
      set { changeAttributes { $0.backgroundColor = newValue } }
    }
    /// For all letters, the paragraph's style; nil if they differ or have none.
    public var paragraphStyle: NSParagraphStyle? {
      get { common { $0.paragraphStyle } }
      set { changeAttributes { $0.paragraphStyle = newValue } }
    }
    /// For all letters, points added after each letter; nil if they differ or have none.
    public var kern: CGFloat? {
      get { common { $0.kern } }
      set { changeAttributes { $0.kern = newValue } }
    }
    /// For all letters, as `kern`; nil if they differ or have none.
    public var tracking: CGFloat? {
      get { common { $0.tracking } }
      set { changeAttributes { $0.tracking = newValue } }
    }
    /// For all letters, the line below the letters; nil if they differ or have none.
    public var underlineStyle: NSUnderlineStyle? {
      get { common { $0.underlineStyle } }
      set { changeAttributes { $0.underlineStyle = newValue } }
    }
    /// For all letters, the color of the line below the letters; nil if they differ or have none.
    public var underlineColor: UIColor? {
      get { common { $0.underlineColor } }
      set { changeAttributes { $0.underlineColor = newValue } }
    }
    /// For all letters, the line through the letters; nil if they differ or have none.
    public var strikethroughStyle: NSUnderlineStyle? {
      get { common { $0.strikethroughStyle } }
      set { changeAttributes { $0.strikethroughStyle = newValue } }
    }
    /// For all letters, the color of the line through the letters; nil if they differ or have none.
    public var strikethroughColor: UIColor? {
      get { common { $0.strikethroughColor } }
      set { changeAttributes { $0.strikethroughColor = newValue } }
    }
    /// For all letters, points by which the letters are above their line; nil if they differ or have none.
    public var baselineOffset: CGFloat? {
      get { common { $0.baselineOffset } }
      set { changeAttributes { $0.baselineOffset = newValue } }
    }
    /// For all letters, what is not 0 slants the letters; nil if they differ or have none.
    public var obliqueness: CGFloat? {
      get { common { $0.obliqueness } }
      set { changeAttributes { $0.obliqueness = newValue } }
    }
    /// For all letters, the logarithm of the factor by which letters are wider; nil if they differ or have none.
    public var expansion: CGFloat? {
      get { common { $0.expansion } }
      set { changeAttributes { $0.expansion = newValue } }
    }
    /// For all letters, the width of outlines in percent of the font's size; nil if they differ or have none.
    public var strokeWidth: CGFloat? {
      get { common { $0.strokeWidth } }
      set { changeAttributes { $0.strokeWidth = newValue } }
    }
    /// For all letters, the color of outlines; nil if they differ or have none.
    public var strokeColor: UIColor? {
      get { common { $0.strokeColor } }
      set { changeAttributes { $0.strokeColor = newValue } }
    }
    /// For all letters, the shadow of the letters; nil if they differ or have none.
    public var shadow: NSShadow? {
      get { common { $0.shadow } }
      set { changeAttributes { $0.shadow = newValue } }
    }
    /// For all letters, the picture that replaces an object replacement character; nil if they differ or have none.
    public var attachment: NSTextAttachment? {
      get { common { $0.attachment } }
      set { changeAttributes { $0.attachment = newValue } }
    }
    /// For all letters, the address that the letters lead to; nil if they differ or have none.
    public var link: URL? {
      get { common { $0.link } }
      set { changeAttributes { $0.link = newValue } }
    }
    /// For all letters, what Markdown says of the letters; nil if they differ or have none.
    public var inlinePresentationIntent: InlinePresentationIntent? {
      get { common { $0.inlinePresentationIntent } }
      set { changeAttributes { $0.inlinePresentationIntent = newValue } }
    }
  }

  nonisolated extension AttributedString.Run {
    /// The font; nil if the letters have none.
    public var font: UIFont? { attributes.font }
    /// The color of the letters; nil if the letters have none.
    public var foregroundColor: UIColor? { attributes.foregroundColor }
    /// The color behind the letters; nil if the letters have none.
    public var backgroundColor: UIColor? { attributes.backgroundColor }
    /// The paragraph's style; nil if the letters have none.
    public var paragraphStyle: NSParagraphStyle? { attributes.paragraphStyle }
    /// Points added after each letter; nil if the letters have none.
    public var kern: CGFloat? { attributes.kern }
    /// As `kern`; nil if the letters have none.
    public var tracking: CGFloat? { attributes.tracking }
    /// The line below the letters; nil if the letters have none.
    public var underlineStyle: NSUnderlineStyle? { attributes.underlineStyle }
    /// The color of the line below the letters; nil if the letters have none.
    public var underlineColor: UIColor? { attributes.underlineColor }
    /// The line through the letters; nil if the letters have none.
    public var strikethroughStyle: NSUnderlineStyle? { attributes.strikethroughStyle }
    /// The color of the line through the letters; nil if the letters have none.
    public var strikethroughColor: UIColor? { attributes.strikethroughColor }
    /// Points by which the letters are above their line; nil if the letters have none.
    public var baselineOffset: CGFloat? { attributes.baselineOffset }
    /// The slant of the letters; any number but 0 makes them italic. Nil if they have none.
    public var obliqueness: CGFloat? { attributes.obliqueness }
    /// The logarithm of the factor by which letters are wider; nil if the letters have none.
    public var expansion: CGFloat? { attributes.expansion }
    /// The width of outlines in percent of the font's size; nil if the letters have none.
    public var strokeWidth: CGFloat? { attributes.strokeWidth }
    /// The color of outlines; nil if the letters have none.
    public var strokeColor: UIColor? { attributes.strokeColor }
    /// The shadow of the letters; nil if the letters have none.
    public var shadow: NSShadow? { attributes.shadow }
    /// The picture that replaces an object replacement character; nil if the letters have none.
    public var attachment: NSTextAttachment? { attributes.attachment }
    /// The address that the letters lead to; nil if the letters have none.
    public var link: URL? { attributes.link }
    /// The emphasis of the letters in Markdown; nil if they have none.
    public var inlinePresentationIntent: InlinePresentationIntent? { attributes.inlinePresentationIntent }
  }
#endif
