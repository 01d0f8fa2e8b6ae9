// SPDX-License-Identifier: MIT

/// The layout of a paragraph's lines. Lengths are in points.
nonisolated open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// The style of paragraphs without an explicit style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  #if !hasFeature(Embedded)
    private let foundationInfo = FoundationInfo()
  #endif
  /// The attributes that affect drawing.
  final var attributes = ParagraphAttributes()
  /// The attributes that are stored only.
  final var hints = Hints()

  struct Hints: Equatable {
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: LineBreakStrategy = []
  }

  /// The strategies for breaking lines.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The raw bits, as in UIKit.
    public let rawValue: UInt
    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Avoids a last line that consists of a single word.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Does not break Hangul words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategies that the system uses.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Creates the default style.
  public override init() { super.init() }

  init(_ other: NSParagraphStyle) {
    attributes = other.attributes
    hints = other.hints
    super.init()
  }

  /// The alignment of the lines. Default: natural.
  open var alignment: NSTextAlignment { attributes.alignment }
  /// The spacing between lines, in points. Default: 0.
  open var lineSpacing: CGFloat { attributes.lineSpacing }
  /// The spacing after the paragraph, in points. Default: 0.
  open var paragraphSpacing: CGFloat { attributes.paragraphSpacing }
  /// The spacing before the paragraph, in points. Default: 0.
  open var paragraphSpacingBefore: CGFloat { attributes.paragraphSpacingBefore }
  /// The indent of the first line, in points. Default: 0.
  open var firstLineHeadIndent: CGFloat { attributes.firstLineHeadIndent }
  /// The indent of all lines except the first, in points. Default: 0.
  open var headIndent: CGFloat { attributes.headIndent }
  /// The position at which lines end. A positive value is the distance from the leading edge; other values are relative
  /// to the trailing edge. Default: 0.
  open var tailIndent: CGFloat { attributes.tailIndent }
  /// The minimum line height in points. Default: 0.
  open var minimumLineHeight: CGFloat { attributes.minimumLineHeight }
  /// The maximum line height in points. Default: 0, for no limit.
  open var maximumLineHeight: CGFloat { attributes.maximumLineHeight }
  /// A multiplier for the line height. Default: 0, which means 1.
  open var lineHeightMultiple: CGFloat { attributes.lineHeightMultiple }
  /// The mode that determines how lines that are too wide are wrapped or truncated. Default: word wrapping.
  open var lineBreakMode: NSLineBreakMode { attributes.lineBreakMode }
  /// The base writing direction. The value is stored but has no effect. Default: natural.
  open var baseWritingDirection: NSWritingDirection { hints.baseWritingDirection }
  /// The value is stored but has no effect, because hyphenation is not supported. Default: 0.
  open var hyphenationFactor: Float { hints.hyphenationFactor }
  /// The distance in points between the tab stops after the last stop in `tabStops`. Default: 0, which means 28.
  open var defaultTabInterval: CGFloat { attributes.tabs.interval }
  /// The tab stops in ascending order. Default: twelve stops, 28 points apart.
  open var tabStops: [NSTextTab]! { NSTextTab.list(attributes.tabs) }
  /// The value is stored but has no effect. Default: false.
  open var allowsDefaultTighteningForTruncation: Bool { hints.allowsDefaultTighteningForTruncation }
  /// The value is stored but has no effect. Default: nothing.
  open var lineBreakStrategy: LineBreakStrategy { hints.lineBreakStrategy }

  #if hasFeature(Embedded)
    /// Returns a mutable copy, an `NSMutableParagraphStyle`.
    open func mutableCopy() -> AnyObject { NSMutableParagraphStyle(self) }

    /// Returns an immutable copy.
    open func copy() -> AnyObject { NSParagraphStyle(self) }

    /// Returns whether another style has the same values.
    open override func isEqual(_ object: AnyObject?) -> Bool {
      guard let other = object as? NSParagraphStyle else { return false }
      return attributes == other.attributes && hints == other.hints
    }
  #else
    /// Returns a mutable copy, an `NSMutableParagraphStyle`.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(self) }

    /// Returns an immutable copy.
    open override func copy() -> Any { NSParagraphStyle(self) }

    /// Returns whether another style has the same values.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? NSParagraphStyle else { return false }
      return attributes == other.attributes && hints == other.hints
    }
  #endif

  /// A hash of the line spacing and the alignment.
  open override var hash: Int {
    Int(truncatingIfNeeded: attributes.lineSpacing.bitPattern) ^ attributes.alignment.rawValue
  }
}

/// A mutable paragraph style.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { attributes.alignment }
    set { attributes.alignment = newValue }
  }
  /// The spacing between lines, in points.
  open override var lineSpacing: CGFloat {
    get { attributes.lineSpacing }
    set { attributes.lineSpacing = newValue.limited(else: attributes.lineSpacing, "lineSpacing of a paragraph style") }
  }
  /// The spacing after the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { attributes.paragraphSpacing }
    set {
      attributes.paragraphSpacing = newValue.limited(
        else: attributes.paragraphSpacing, "paragraphSpacing of a paragraph style")
    }
  }
  /// The spacing before the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { attributes.paragraphSpacingBefore }
    set {
      attributes.paragraphSpacingBefore = newValue.limited(
        else: attributes.paragraphSpacingBefore, "paragraphSpacingBefore of a paragraph style")
    }
  }
  /// The indent of the first line, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { attributes.firstLineHeadIndent }
    set {
      attributes.firstLineHeadIndent = newValue.limited(
        else: attributes.firstLineHeadIndent, "firstLineHeadIndent of a paragraph style")
    }
  }
  /// The indent of all lines except the first, in points.
  open override var headIndent: CGFloat {
    get { attributes.headIndent }
    set { attributes.headIndent = newValue.limited(else: attributes.headIndent, "headIndent of a paragraph style") }
  }
  /// The position at which lines end. A positive value is the distance from the leading edge; other values are relative
  /// to the trailing edge.
  open override var tailIndent: CGFloat {
    get { attributes.tailIndent }
    set { attributes.tailIndent = newValue.limited(else: attributes.tailIndent, "tailIndent of a paragraph style") }
  }
  /// The minimum line height in points.
  open override var minimumLineHeight: CGFloat {
    get { attributes.minimumLineHeight }
    set {
      attributes.minimumLineHeight = newValue.limited(
        else: attributes.minimumLineHeight, "minimumLineHeight of a paragraph style")
    }
  }
  /// The maximum line height in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { attributes.maximumLineHeight }
    set {
      attributes.maximumLineHeight = newValue.limited(
        else: attributes.maximumLineHeight, "maximumLineHeight of a paragraph style")
    }
  }
  /// A multiplier for the line height; 0 means 1.
  open override var lineHeightMultiple: CGFloat {
    get { attributes.lineHeightMultiple }
    set {
      attributes.lineHeightMultiple = newValue.limited(
        else: attributes.lineHeightMultiple, "lineHeightMultiple of a paragraph style")
    }
  }
  /// The mode that determines how lines that are too wide are wrapped or truncated.
  open override var lineBreakMode: NSLineBreakMode {
    get { attributes.lineBreakMode }
    set { attributes.lineBreakMode = newValue }
  }
  /// The base writing direction. The value is stored but has no effect.
  open override var baseWritingDirection: NSWritingDirection {
    get { hints.baseWritingDirection }
    set { hints.baseWritingDirection = newValue }
  }
  /// The value is stored but has no effect.
  open override var hyphenationFactor: Float {
    get { hints.hyphenationFactor }
    set { hints.hyphenationFactor = newValue }
  }
  /// The distance in points between the tab stops after the last stop in `tabStops`; 0 means 28.
  open override var defaultTabInterval: CGFloat {
    get { attributes.tabs.interval }
    set {
      attributes.tabs.interval = newValue.limited(
        else: attributes.tabs.interval, "defaultTabInterval of a paragraph style")
    }
  }
  /// The tab stops, sorted by location. Nil restores the default.
  open override var tabStops: [NSTextTab]! {
    get { NSTextTab.list(attributes.tabs) }
    set { attributes.tabs.stops = newValue.map { $0.map { $0.stop }.sorted { $0.location < $1.location } } }
  }

  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }

  /// Removes all tab stops that are equal to the given tab stop.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0.stop != anObject.stop } }
  /// The value is stored but has no effect.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { hints.allowsDefaultTighteningForTruncation }
    set { hints.allowsDefaultTighteningForTruncation = newValue }
  }
  /// The value is stored but has no effect.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { hints.lineBreakStrategy }
    set { hints.lineBreakStrategy = newValue }
  }

  /// Copies all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    attributes = style.attributes
    hints = style.hints
  }
}

#if !hasFeature(Embedded)
  nonisolated extension NSParagraphStyle: NSMutableCopying {}
#endif
