// SPDX-License-Identifier: MIT

/// The layout of the lines of a paragraph. Lengths are points.
nonisolated open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// The style of paragraphs that have none.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  #if !hasFeature(Embedded)
    private let foundationInfo = FoundationInfo()
  #endif
  /// The values that are drawn.
  final var attributes = ParagraphAttributes()
  /// The values that are only stored.
  final var hints = Hints()

  struct Hints: Equatable {
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: LineBreakStrategy = []
  }

  /// How words are kept together.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits, UIKit's own.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A last line of one word is avoided.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Words of Hangul stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategies that the system uses.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Makes the usual style.
  public override init() { super.init() }

  init(_ other: NSParagraphStyle) {
    attributes = other.attributes
    hints = other.hints
    super.init()
  }

  /// The alignment of the lines. Default: natural.
  open var alignment: NSTextAlignment { attributes.alignment }
  /// Points between two lines. Default: 0.
  open var lineSpacing: CGFloat { attributes.lineSpacing }
  /// Points after the paragraph. Default: 0.
  open var paragraphSpacing: CGFloat { attributes.paragraphSpacing }
  /// Points before the paragraph. Default: 0.
  open var paragraphSpacingBefore: CGFloat { attributes.paragraphSpacingBefore }
  /// Points that the first line begins later. Default: 0.
  open var firstLineHeadIndent: CGFloat { attributes.firstLineHeadIndent }
  /// Points that the other lines begin later. Default: 0.
  open var headIndent: CGFloat { attributes.headIndent }
  /// The end of the lines: positive from their beginning, otherwise from the end of the available width. Default: 0.
  open var tailIndent: CGFloat { attributes.tailIndent }
  /// The least height of a line. Default: 0.
  open var minimumLineHeight: CGFloat { attributes.minimumLineHeight }
  /// The greatest height of a line; 0, the default, for no limit.
  open var maximumLineHeight: CGFloat { attributes.maximumLineHeight }
  /// The factor of the lines' height; 0, the default, counts as 1.
  open var lineHeightMultiple: CGFloat { attributes.lineHeightMultiple }
  /// How lines that are too wide are broken or shortened. Default: broken between words.
  open var lineBreakMode: NSLineBreakMode { attributes.lineBreakMode }
  /// The direction of writing. Stored only. Default: natural.
  open var baseWritingDirection: NSWritingDirection { hints.baseWritingDirection }
  /// Stored only: nothing is hyphenated. Default: 0.
  open var hyphenationFactor: Float { hints.hyphenationFactor }
  /// The distance in points of the tabulator stops after the last one of `tabStops`; 0, the default, counts as 28.
  open var defaultTabInterval: CGFloat { attributes.tabs.interval }
  /// The tabulator stops, in ascending order. Default: twelve, 28 points apart.
  open var tabStops: [NSTextTab]! { NSTextTab.list(attributes.tabs) }
  /// Stored only. Default: false.
  open var allowsDefaultTighteningForTruncation: Bool { hints.allowsDefaultTighteningForTruncation }
  /// Stored only. Default: nothing.
  open var lineBreakStrategy: LineBreakStrategy { hints.lineBreakStrategy }

  #if hasFeature(Embedded)
    /// A style of its own with the same values, an `NSMutableParagraphStyle`.
    open func mutableCopy() -> AnyObject { NSMutableParagraphStyle(self) }

    /// A style of its own with the same values that cannot be changed.
    open func copy() -> AnyObject { NSParagraphStyle(self) }

    /// Whether another style has the same values.
    open override func isEqual(_ object: AnyObject?) -> Bool {
      guard let other = object as? NSParagraphStyle else { return false }
      return attributes == other.attributes && hints == other.hints
    }
  #else
    /// A style of its own with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(self) }

    /// The style itself, or of one that can change a copy.
    open override func copy() -> Any { NSParagraphStyle(self) }

    /// Whether another style has the same values.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? NSParagraphStyle else { return false }
      return attributes == other.attributes && hints == other.hints
    }
  #endif

  /// A hash of some of the values.
  open override var hash: Int {
    Int(truncatingIfNeeded: attributes.lineSpacing.bitPattern) ^ attributes.alignment.rawValue
  }
}

/// A paragraph's style that can be changed.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { attributes.alignment }
    set { attributes.alignment = newValue }
  }
  /// Points between two lines.
  open override var lineSpacing: CGFloat {
    get { attributes.lineSpacing }
    set { attributes.lineSpacing = newValue.limited(else: attributes.lineSpacing, "lineSpacing of a paragraph style") }
  }
  /// Points after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { attributes.paragraphSpacing }
    set {
      attributes.paragraphSpacing = newValue.limited(
        else: attributes.paragraphSpacing, "paragraphSpacing of a paragraph style")
    }
  }
  /// Points before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { attributes.paragraphSpacingBefore }
    set {
      attributes.paragraphSpacingBefore = newValue.limited(
        else: attributes.paragraphSpacingBefore, "paragraphSpacingBefore of a paragraph style")
    }
  }
  /// Points that the first line begins later.
  open override var firstLineHeadIndent: CGFloat {
    get { attributes.firstLineHeadIndent }
    set {
      attributes.firstLineHeadIndent = newValue.limited(
        else: attributes.firstLineHeadIndent, "firstLineHeadIndent of a paragraph style")
    }
  }
  /// Points that the other lines begin later.
  open override var headIndent: CGFloat {
    get { attributes.headIndent }
    set { attributes.headIndent = newValue.limited(else: attributes.headIndent, "headIndent of a paragraph style") }
  }
  /// The end of the lines: positive from their beginning, otherwise from the end of the available width.
  open override var tailIndent: CGFloat {
    get { attributes.tailIndent }
    set { attributes.tailIndent = newValue.limited(else: attributes.tailIndent, "tailIndent of a paragraph style") }
  }
  /// The least height of a line.
  open override var minimumLineHeight: CGFloat {
    get { attributes.minimumLineHeight }
    set {
      attributes.minimumLineHeight = newValue.limited(
        else: attributes.minimumLineHeight, "minimumLineHeight of a paragraph style")
    }
  }
  /// The greatest height of a line; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { attributes.maximumLineHeight }
    set {
      attributes.maximumLineHeight = newValue.limited(
        else: attributes.maximumLineHeight, "maximumLineHeight of a paragraph style")
    }
  }
  /// The factor of the lines' height; 0 counts as 1.
  open override var lineHeightMultiple: CGFloat {
    get { attributes.lineHeightMultiple }
    set {
      attributes.lineHeightMultiple = newValue.limited(
        else: attributes.lineHeightMultiple, "lineHeightMultiple of a paragraph style")
    }
  }
  /// How lines that are too wide are broken or shortened.
  open override var lineBreakMode: NSLineBreakMode {
    get { attributes.lineBreakMode }
    set { attributes.lineBreakMode = newValue }
  }
  /// The direction of writing. Stored only.
  open override var baseWritingDirection: NSWritingDirection {
    get { hints.baseWritingDirection }
    set { hints.baseWritingDirection = newValue }
  }
  /// Stored only.
  open override var hyphenationFactor: Float {
    get { hints.hyphenationFactor }
    set { hints.hyphenationFactor = newValue }
  }
  /// The distance in points of the tabulator stops after the last one of `tabStops`; 0 counts as 28.
  open override var defaultTabInterval: CGFloat {
    get { attributes.tabs.interval }
    set {
      attributes.tabs.interval = newValue.limited(
        else: attributes.tabs.interval, "defaultTabInterval of a paragraph style")
    }
  }
  /// The tabulator stops; nil restores the default. They are sorted by their location.
  open override var tabStops: [NSTextTab]! {
    get { NSTextTab.list(attributes.tabs) }
    set { attributes.tabs.stops = newValue.map { $0.map { $0.stop }.sorted { $0.location < $1.location } } }
  }

  /// Adds a tabulator stop.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }

  /// Removes the tabulator stops that are equal to a stop.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0.stop != anObject.stop } }
  /// Stored only.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { hints.allowsDefaultTighteningForTruncation }
    set { hints.allowsDefaultTighteningForTruncation = newValue }
  }
  /// Stored only.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { hints.lineBreakStrategy }
    set { hints.lineBreakStrategy = newValue }
  }

  /// Takes all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    attributes = style.attributes
    hints = style.hints
  }
}

#if !hasFeature(Embedded)
  nonisolated extension NSParagraphStyle: NSMutableCopying {}
#endif
