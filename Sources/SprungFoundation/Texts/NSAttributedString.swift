// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A Boolean value that a closure changes through a pointer, for example to stop an enumeration.
  public struct ObjCBool: ExpressibleByBooleanLiteral, Equatable, Sendable {
    /// The value.
    public var boolValue: Bool
    /// Creates a value.
    public init(_ value: Bool) { boolValue = value }
    /// Creates a value from a literal.
    public init(booleanLiteral value: Bool) { boolValue = value }
  }

  /// A pointer through which a method returns a range.
  public typealias NSRangePointer = UnsafeMutablePointer<NSRange>

  /// A string with attributes for ranges of its characters.
  ///
  /// Differs from Foundation: attributes are objects, because Embedded Swift has no existential values. Numbers are
  /// `NSNumber`s and strings are `NSString`s. The rewriter of `sprung` generates `attributeValue(2)` for a number in a
  /// dictionary of attributes.
  open class NSAttributedString: NSObject {
    /// The name of an attribute.
    public struct Key: Hashable, Sendable, RawRepresentable {
      /// The name.
      public let rawValue: String

      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Returns whether the names are equal, byte by byte.
      public static func == (left: Key, right: Key) -> Bool { left.rawValue.utf8.elementsEqual(right.rawValue.utf8) }

      /// Hashes the UTF-8 bytes of the name.
      public func hash(into hasher: inout Hasher) {
        // Hashing the string itself would require linking the Unicode tables.
        for byte in rawValue.utf8 { hasher.combine(byte) }
      }
    }

    /// Options for enumerating attributes.
    public struct EnumerationOptions: OptionSet, Sendable {
      /// The bit mask, with the same values as in Foundation.
      public let rawValue: UInt
      /// Creates options from a bit mask.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Enumerates backwards.
      public static let reverse = EnumerationOptions(rawValue: 1 << 1)
      /// Allows ranges that are shorter than the longest effective range. Has no effect, because all ranges have the
      /// maximum length.
      public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
    }

    final var content: AttributedContent

    /// Creates a string without attributes.
    public init(string: String) { content = AttributedContent(string, [:]) }

    /// Creates a string with the same attributes for all characters.
    public init(string: String, attributes: [Key: AnyObject]? = nil) {
      content = AttributedContent(string, attributes ?? [:])
    }

    /// Creates a copy of another attributed string.
    public init(attributedString other: NSAttributedString) { content = other.content }

    init(_ content: AttributedContent) { self.content = content }

    /// The characters without attributes.
    open var string: String { content.string }

    /// The number of UTF-16 code units.
    open var length: Int { content.count }

    /// The characters without attributes.
    open override var description: String { content.string }

    /// Returns the attributes at the given location in UTF-16 code units, and stores their effective range in `range`.
    /// A location outside of the string stops the program.
    open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: AnyObject] {
      let run = content.run(at: location)
      range?.pointee = run.range
      return run.attributes
    }

    /// Returns the attributes at the given location, and stores their longest effective range within `rangeLimit`.
    open func attributes(at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange)
      -> [Key: AnyObject]
    {
      let run = content.run(at: location)
      range?.pointee = run.range.intersection(rangeLimit) ?? NSRange(location: location, length: 0)
      return run.attributes
    }

    /// Returns the value of the given attribute at a location; nil if there is none. Stores the attribute's effective
    /// range in `range`.
    open func attribute(_ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?) -> AnyObject? {
      attribute(attrName, at: location, longestEffectiveRange: range, in: NSRange(location: 0, length: length))
    }

    /// Returns the value of the given attribute at a location, and stores the attribute's longest effective range
    /// within `rangeLimit`.
    open func attribute(
      _ attrName: Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> AnyObject? {
      let found = content.span(of: attrName, at: location)
      range?.pointee = found.range.intersection(rangeLimit) ?? NSRange(location: location, length: 0)
      return found.value
    }

    /// Calls a closure for each longest range with the same attributes. Setting `stop` to true ends the enumeration.
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

    /// Calls a closure for each longest range in which an attribute has the same value or is missing. Setting `stop` to
    /// true ends the enumeration.
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

    /// A call to `step` may change the text that follows, so the next range is determined after the call.
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

    /// Returns a substring with its attributes. A range that is not inside the string stops the program.
    open func attributedSubstring(from range: NSRange) -> NSAttributedString {
      NSAttributedString(content.part(range))
    }

    /// Returns whether another attributed string has the same characters and attributes.
    public final func isEqual(to other: NSAttributedString) -> Bool { content == other.content }

    /// Returns whether the other object is an attributed string with the same characters and attributes.
    open override func isEqual(_ object: AnyObject?) -> Bool {
      (object as? NSAttributedString).map { isEqual(to: $0) } ?? false
    }

    /// The hash, which is the same for equal strings.
    open override var hash: Int { content.count }

    /// Returns an immutable copy.
    public final func copy() -> AnyObject { NSAttributedString(content) }

    /// Returns a mutable copy.
    public final func mutableCopy() -> AnyObject { NSMutableAttributedString(content) }
  }
#endif
