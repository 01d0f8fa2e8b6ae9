// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The common members of attributed strings and substrings.
  nonisolated public protocol AttributedStringProtocol {
    /// The characters.
    var characters: String { get }
    /// The maximal runs with equal attributes, in order.
    var runs: [AttributedString.Run] { get }
    /// Changes the attributes of each part. Sprung addition.
    mutating func changeAttributes(_ change: (inout AttributeContainer) -> Void)
  }

  nonisolated extension AttributedStringProtocol {
    /// Returns the range of the first occurrence of a string, or nil if there is none. With the option `backwards`,
    /// returns the range of the last occurrence.
    public func range(
      of stringToFind: String, options: String.CompareOptions = []
    ) -> Range<AttributedString.Index>? {
      let found = NSString(string: characters).range(of: stringToFind, options: options)
      guard found.location != NSNotFound else { return nil }
      return AttributedString.Index(offset: found.location)..<AttributedString.Index(offset: found.upperBound)
    }

    /// Replaces all attributes of the string.
    public mutating func setAttributes(_ attributes: AttributeContainer) { changeAttributes { $0 = attributes } }

    /// Merges attributes into the entire string.
    public mutating func mergeAttributes(_ attributes: AttributeContainer) { changeAttributes { $0.merge(attributes) } }

    /// Returns a copy with the attributes replaced.
    public func settingAttributes(_ attributes: AttributeContainer) -> Self {
      var copy = self
      copy.setAttributes(attributes)
      return copy
    }

    /// Returns a copy with the attributes merged.
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

    /// The font, or nil if it is unset or not uniform.
    public var font: UIFont? {
      get { common { $0.font } }
      set { changeAttributes { $0.font = newValue } }
    }
    /// The text color, or nil if it is unset or not uniform.
    public var foregroundColor: UIColor? {
      get { common { $0.foregroundColor } }
      set { changeAttributes { $0.foregroundColor = newValue } }
    }
    /// The background color, or nil if it is unset or not uniform.
    public var backgroundColor: UIColor? {
      get { common { $0.backgroundColor } }
      set { changeAttributes { $0.backgroundColor = newValue } }
    }
    /// The paragraph style, or nil if it is unset or not uniform.
    public var paragraphStyle: NSParagraphStyle? {
      get { common { $0.paragraphStyle } }
      set { changeAttributes { $0.paragraphStyle = newValue } }
    }
    /// The spacing after each character in points, or nil if it is unset or not uniform.
    public var kern: CGFloat? {
      get { common { $0.kern } }
      set { changeAttributes { $0.kern = newValue } }
    }
    /// The spacing after each character in points, like `kern`, or nil if it is unset or not uniform.
    public var tracking: CGFloat? {
      get { common { $0.tracking } }
      set { changeAttributes { $0.tracking = newValue } }
    }
    /// The underline style, or nil if it is unset or not uniform.
    public var underlineStyle: NSUnderlineStyle? {
      get { common { $0.underlineStyle } }
      set { changeAttributes { $0.underlineStyle = newValue } }
    }
    /// The underline color, or nil if it is unset or not uniform.
    public var underlineColor: UIColor? {
      get { common { $0.underlineColor } }
      set { changeAttributes { $0.underlineColor = newValue } }
    }
    /// The strikethrough style, or nil if it is unset or not uniform.
    public var strikethroughStyle: NSUnderlineStyle? {
      get { common { $0.strikethroughStyle } }
      set { changeAttributes { $0.strikethroughStyle = newValue } }
    }
    /// The strikethrough color, or nil if it is unset or not uniform.
    public var strikethroughColor: UIColor? {
      get { common { $0.strikethroughColor } }
      set { changeAttributes { $0.strikethroughColor = newValue } }
    }
    /// The offset above the baseline in points, or nil if it is unset or not uniform.
    public var baselineOffset: CGFloat? {
      get { common { $0.baselineOffset } }
      set { changeAttributes { $0.baselineOffset = newValue } }
    }
    /// The slant, or nil if it is unset or not uniform. With any value other than 0, the text is italic.
    public var obliqueness: CGFloat? {
      get { common { $0.obliqueness } }
      set { changeAttributes { $0.obliqueness = newValue } }
    }
    /// The logarithm of the horizontal expansion factor, or nil if it is unset or not uniform.
    public var expansion: CGFloat? {
      get { common { $0.expansion } }
      set { changeAttributes { $0.expansion = newValue } }
    }
    /// The stroke width as a percentage of the font size, or nil if it is unset or not uniform.
    public var strokeWidth: CGFloat? {
      get { common { $0.strokeWidth } }
      set { changeAttributes { $0.strokeWidth = newValue } }
    }
    /// The stroke color, or nil if it is unset or not uniform.
    public var strokeColor: UIColor? {
      get { common { $0.strokeColor } }
      set { changeAttributes { $0.strokeColor = newValue } }
    }
    /// The text shadow, or nil if it is unset or not uniform.
    public var shadow: NSShadow? {
      get { common { $0.shadow } }
      set { changeAttributes { $0.shadow = newValue } }
    }
    /// The attachment that replaces an object replacement character, or nil if it is unset or not uniform.
    public var attachment: NSTextAttachment? {
      get { common { $0.attachment } }
      set { changeAttributes { $0.attachment = newValue } }
    }
    /// The target of the link, or nil if it is unset or not uniform.
    public var link: URL? {
      get { common { $0.link } }
      set { changeAttributes { $0.link = newValue } }
    }
    /// The emphasis in Markdown, or nil if it is unset or not uniform.
    public var inlinePresentationIntent: InlinePresentationIntent? {
      get { common { $0.inlinePresentationIntent } }
      set { changeAttributes { $0.inlinePresentationIntent = newValue } }
    }
  }

  nonisolated extension AttributedString.Run {
    /// The font, or nil if it is unset.
    public var font: UIFont? { attributes.font }
    /// The text color, or nil if it is unset.
    public var foregroundColor: UIColor? { attributes.foregroundColor }
    /// The background color, or nil if it is unset.
    public var backgroundColor: UIColor? { attributes.backgroundColor }
    /// The paragraph style, or nil if it is unset.
    public var paragraphStyle: NSParagraphStyle? { attributes.paragraphStyle }
    /// The spacing after each character in points, or nil if it is unset.
    public var kern: CGFloat? { attributes.kern }
    /// The spacing after each character in points, like `kern`, or nil if it is unset.
    public var tracking: CGFloat? { attributes.tracking }
    /// The underline style, or nil if it is unset.
    public var underlineStyle: NSUnderlineStyle? { attributes.underlineStyle }
    /// The underline color, or nil if it is unset.
    public var underlineColor: UIColor? { attributes.underlineColor }
    /// The strikethrough style, or nil if it is unset.
    public var strikethroughStyle: NSUnderlineStyle? { attributes.strikethroughStyle }
    /// The strikethrough color, or nil if it is unset.
    public var strikethroughColor: UIColor? { attributes.strikethroughColor }
    /// The offset above the baseline in points, or nil if it is unset.
    public var baselineOffset: CGFloat? { attributes.baselineOffset }
    /// The slant, or nil if it is unset. With any value other than 0, the text is italic.
    public var obliqueness: CGFloat? { attributes.obliqueness }
    /// The logarithm of the horizontal expansion factor, or nil if it is unset.
    public var expansion: CGFloat? { attributes.expansion }
    /// The stroke width as a percentage of the font size, or nil if it is unset.
    public var strokeWidth: CGFloat? { attributes.strokeWidth }
    /// The stroke color, or nil if it is unset.
    public var strokeColor: UIColor? { attributes.strokeColor }
    /// The text shadow, or nil if it is unset.
    public var shadow: NSShadow? { attributes.shadow }
    /// The attachment that replaces an object replacement character, or nil if it is unset.
    public var attachment: NSTextAttachment? { attributes.attachment }
    /// The target of the link, or nil if it is unset.
    public var link: URL? { attributes.link }
    /// The emphasis in Markdown, or nil if it is unset.
    public var inlinePresentationIntent: InlinePresentationIntent? { attributes.inlinePresentationIntent }
  }
#endif
