// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A Boolean value behind a pointer, such as the one that ends an enumeration.
  public struct ObjCBool: ExpressibleByBooleanLiteral, Equatable, Sendable {
    /// The value.
    public var boolValue: Bool
    /// Wraps a value.
    public init(_ value: Bool) { boolValue = value }
    /// Wraps a literal.
    public init(booleanLiteral value: Bool) { boolValue = value }
  }

  /// A pointer to a range, through which a method returns it.
  public typealias NSRangePointer = UnsafeMutablePointer<NSRange>

  /// A text whose parts have attributes.
  ///
  /// Differs from Foundation: attributes are objects, since Embedded Swift has no values of any type. Numbers are `NSNumber`s and
  /// texts `NSString`s; the rewriter of `sprung` writes `attributeValue(2)` for a number in a dictionary of attributes.
  open class NSAttributedString: NSObject {
    /// The name of an attribute.
    public struct Key: Hashable, Sendable, RawRepresentable {
      /// The name.
      public let rawValue: String

      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Whether the names are equal, byte by byte.
      public static func == (left: Key, right: Key) -> Bool { left.rawValue.utf8.elementsEqual(right.rawValue.utf8) }

      /// Hashes the UTF-8 bytes of the name.
      public func hash(into hasher: inout Hasher) {
        // The hash of a text would need the tables of Unicode.
        for byte in rawValue.utf8 { hasher.combine(byte) }
      }
    }

    /// How attributes are enumerated.
    public struct EnumerationOptions: OptionSet, Sendable {
      /// The bits, Foundation's own.
      public let rawValue: UInt
      /// Makes options from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// From the end to the beginning.
      public static let reverse = EnumerationOptions(rawValue: 1 << 1)
      /// Ranges may be shorter than possible; here they are not.
      public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
    }

    final var content: AttributedContent

    /// Makes a text without attributes.
    public init(string: String) { content = AttributedContent(string, [:]) }

    /// Makes a text with the same attributes everywhere.
    public init(string: String, attributes: [Key: AnyObject]? = nil) {
      content = AttributedContent(string, attributes ?? [:])
    }

    /// Copies another text.
    public init(attributedString other: NSAttributedString) { content = other.content }

    init(_ content: AttributedContent) { self.content = content }

    /// The text without its attributes.
    open var string: String { content.string }

    /// The number of UTF-16 units.
    open var length: Int { content.count }

    /// The text.
    open override var description: String { content.string }

    /// The attributes at a location, in UTF-16 units. The range that has the same ones is stored in `range`. A location beyond
    /// the text stops the program.
    open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: AnyObject] {
      let run = content.run(at: location)
      range?.pointee = run.range
      return run.attributes
    }

    /// The attributes of a unit, and the part of `rangeLimit` around it that has the same ones.
    open func attributes(at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange)
      -> [Key: AnyObject]
    {
      let run = content.run(at: location)
      range?.pointee = run.range.intersection(rangeLimit) ?? NSRange(location: location, length: 0)
      return run.attributes
    }

    /// An attribute of a unit, nil if it has none of that name. The range around it that has the same one is stored in `range`.
    open func attribute(_ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?) -> AnyObject? {
      attribute(attrName, at: location, longestEffectiveRange: range, in: NSRange(location: 0, length: length))
    }

    /// An attribute of a unit, and the part of `rangeLimit` around it that has the same one.
    open func attribute(
      _ attrName: Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> AnyObject? {
      let found = content.span(of: attrName, at: location)
      range?.pointee = found.range.intersection(rangeLimit) ?? NSRange(location: location, length: 0)
      return found.value
    }

    /// Calls a closure for each longest part of a range that has the same attributes. Setting `stop` ends it.
    public final func enumerateAttributes(
      in enumerationRange: NSRange, options opts: EnumerationOptions = [],
      using block: ([Key: AnyObject], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      enumerate(enumerationRange, opts) { [self] location, stop in
        var whole = NSRange()
        let attributes = attributes(at: location, effectiveRange: &whole)
        guard let range = whole.intersection(enumerationRange) else { return whole }
        block(attributes, range, stop)
        return range
      }
    }

    /// Calls a closure for each longest part of a range that has the same value of an attribute, or none. Setting `stop` ends it.
    public final func enumerateAttribute(
      _ attrName: Key, in enumerationRange: NSRange, options opts: EnumerationOptions = [],
      using block: (AnyObject?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      enumerate(enumerationRange, opts) { [self] location, stop in
        var range = NSRange()
        let value = attribute(attrName, at: location, longestEffectiveRange: &range, in: enumerationRange)
        guard range.length > 0 else { return NSRange(location: location, length: 1) }
        block(value, range, stop)
        return range
      }
    }

    /// Each step may change the following text, so the next part is looked up only then.
    private func enumerate(
      _ range: NSRange, _ options: EnumerationOptions, _ step: (Int, UnsafeMutablePointer<ObjCBool>) -> NSRange
    ) {
      var stop = ObjCBool(false)
      if options.contains(.reverse) {
        var end = range.upperBound
        while end > range.location, !stop.boolValue { end = step(end - 1, &stop).location }
      } else {
        var start = range.location
        while start < min(range.upperBound, length), !stop.boolValue { start = step(start, &stop).upperBound }
      }
    }

    /// A part of the text with its attributes. A range beyond the text stops the program.
    open func attributedSubstring(from range: NSRange) -> NSAttributedString {
      NSAttributedString(content.part(range))
    }

    /// Whether another text has the same letters and attributes.
    public final func isEqual(to other: NSAttributedString) -> Bool { content == other.content }

    /// Whether the other object is such a text with the same letters and attributes.
    open override func isEqual(_ object: AnyObject?) -> Bool {
      (object as? NSAttributedString).map { isEqual(to: $0) } ?? false
    }

    /// The same for equal texts.
    open override var hash: Int { content.count }

    /// A copy that cannot be changed.
    public final func copy() -> AnyObject { NSAttributedString(content) }

    /// A copy that can be changed.
    public final func mutableCopy() -> AnyObject { NSMutableAttributedString(content) }
  }
#endif
