// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A text whose parts have attributes, as a value.
  ///
  /// Natively this is Foundation's type.
  ///
  /// Differs from Apple: in the browser parts are put together with `+` or `append(_:)`; there are no ranges and no Markdown.
  nonisolated public struct AttributedString: Hashable, ExpressibleByStringLiteral {
    /// A part whose letters have the same attributes.
    struct Part {
      var text: String
      var attributes: AttributeContainer
    }

    private(set) var parts: [Part] = []

    /// Makes an empty text.
    public init() {}

    /// Makes a text with attributes.
    public init(_ string: String, attributes: AttributeContainer = AttributeContainer()) {
      if !string.utf8.isEmpty { parts = [Part(text: string, attributes: attributes)] }
    }

    /// Makes a text without attributes.
    public init(stringLiteral value: String) { self.init(value) }

    /// The letters.
    public var characters: String { parts.reduce(into: "") { $0 += $1.text } }

    /// Adds a text at the end.
    public mutating func append(_ other: AttributedString) { parts += other.parts }

    /// The second text after the first one.
    public static func + (left: AttributedString, right: AttributedString) -> AttributedString {
      var sum = left
      sum.append(right)
      return sum
    }

    /// Adds a text at the end.
    public static func += (left: inout AttributedString, right: AttributedString) { left.append(right) }

    /// Gives attributes to all letters, in the place of those that they have.
    public mutating func setAttributes(_ attributes: AttributeContainer) { change { $0 = attributes } }

    /// Gives attributes to all letters, besides those that they have.
    public mutating func mergeAttributes(_ attributes: AttributeContainer) { change { $0.merge(attributes) } }

    /// The text with other attributes.
    public func settingAttributes(_ attributes: AttributeContainer) -> AttributedString {
      var copy = self
      copy.setAttributes(attributes)
      return copy
    }

    /// The text with more attributes.
    public func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString {
      var copy = self
      copy.mergeAttributes(attributes)
      return copy
    }

    /// The font of all letters; nil if they differ or have none.
    public var font: UIFont? {
      get { common { $0.font } }
      set { change { $0.font = newValue } }
    }
    /// The color of all letters; nil if they differ or have none.
    public var foregroundColor: UIColor? {
      get { common { $0.foregroundColor } }
      set { change { $0.foregroundColor = newValue } }
    }
    /// The color behind all letters; nil if they differ or have none.
    public var backgroundColor: UIColor? {
      get { common { $0.backgroundColor } }
      set { change { $0.backgroundColor = newValue } }
    }
    /// The paragraph style of all letters; nil if they differ or have none.
    public var paragraphStyle: NSParagraphStyle? {
      get { common { $0.paragraphStyle } }
      set { change { $0.paragraphStyle = newValue } }
    }
    /// The points after each letter; nil if they differ or have none.
    public var kern: CGFloat? {
      get { common { $0.kern } }
      set { change { $0.kern = newValue } }
    }
    /// The line below all letters; nil if they differ or have none.
    public var underlineStyle: NSUnderlineStyle? {
      get { common { $0.underlineStyle } }
      set { change { $0.underlineStyle = newValue } }
    }
    /// The line through all letters; nil if they differ or have none.
    public var strikethroughStyle: NSUnderlineStyle? {
      get { common { $0.strikethroughStyle } }
      set { change { $0.strikethroughStyle = newValue } }
    }
    /// The points by which all letters stand above their line; nil if they differ or have none.
    public var baselineOffset: CGFloat? {
      get { common { $0.baselineOffset } }
      set { change { $0.baselineOffset = newValue } }
    }

    private mutating func change(_ change: (inout AttributeContainer) -> Void) {
      for index in parts.indices { change(&parts[index].attributes) }
    }

    private func common<Value: Equatable>(_ value: (AttributeContainer) -> Value?) -> Value? {
      guard let first = parts.first.flatMap({ value($0.attributes) }) else { return nil }
      return parts.allSatisfy { value($0.attributes) == first } ? first : nil
    }

    /// Whether letters and attributes are the same.
    public static func == (left: AttributedString, right: AttributedString) -> Bool {
      RichText(left, base: TextLook()) == RichText(right, base: TextLook())
    }

    /// Feeds the number of parts.
    public func hash(into hasher: inout Hasher) { hasher.combine(parts.count) }
  }
#endif
