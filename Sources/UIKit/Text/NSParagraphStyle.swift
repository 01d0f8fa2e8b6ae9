// SPDX-License-Identifier: MIT

/// The layout of the lines of a paragraph. Lengths are points.
nonisolated open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// The style of paragraphs that have none.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  #if !hasFeature(Embedded)
    private let foundationInfo = FoundationInfo()
  #endif
  /// The values that are drawn.
  final var look = ParagraphLook()
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
    look = other.look
    hints = other.hints
    super.init()
  }

  /// The alignment of the lines. Default: natural.
  open var alignment: NSTextAlignment { look.alignment }
  /// Points between two lines. Default: 0.
  open var lineSpacing: CGFloat { look.lineSpacing }
  /// Points after the paragraph. Default: 0.
  open var paragraphSpacing: CGFloat { look.paragraphSpacing }
  /// Points before the paragraph. Default: 0.
  open var paragraphSpacingBefore: CGFloat { look.paragraphSpacingBefore }
  /// Points that the first line begins later. Default: 0.
  open var firstLineHeadIndent: CGFloat { look.firstLineHeadIndent }
  /// Points that the other lines begin later. Default: 0.
  open var headIndent: CGFloat { look.headIndent }
  /// The end of the lines: positive from their beginning, otherwise from the end of the available width. Default: 0.
  open var tailIndent: CGFloat { look.tailIndent }
  /// The least height of a line. Default: 0.
  open var minimumLineHeight: CGFloat { look.minimumLineHeight }
  /// The greatest height of a line; 0, the default, for no limit.
  open var maximumLineHeight: CGFloat { look.maximumLineHeight }
  /// The factor of the lines' height; 0, the default, counts as 1.
  open var lineHeightMultiple: CGFloat { look.lineHeightMultiple }
  /// How lines that are too wide are broken or shortened. Default: broken between words.
  open var lineBreakMode: NSLineBreakMode { look.lineBreakMode }
  /// The direction of writing. Stored only. Default: natural.
  open var baseWritingDirection: NSWritingDirection { hints.baseWritingDirection }
  /// Stored only: nothing is hyphenated. Default: 0.
  open var hyphenationFactor: Float { hints.hyphenationFactor }
  /// The distance in points of the tabulator stops after the last one of `tabStops`; 0, the default, counts as 28.
  open var defaultTabInterval: CGFloat { look.tabs.interval }
  /// The tabulator stops, in ascending order. Default: twelve, 28 points apart.
  open var tabStops: [NSTextTab]! { NSTextTab.list(look.tabs) }
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
      return look == other.look && hints == other.hints
    }
  #else
    /// A style of its own with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(self) }

    /// The style itself, or of one that can change a copy.
    open override func copy() -> Any { NSParagraphStyle(self) }

    /// Whether another style has the same values.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? NSParagraphStyle else { return false }
      return look == other.look && hints == other.hints
    }
  #endif

  /// A hash of some of the values.
  open override var hash: Int { Int(truncatingIfNeeded: look.lineSpacing.bitPattern) ^ look.alignment.rawValue }
}

/// A paragraph's style that can be changed.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { look.alignment }
    set { look.alignment = newValue }
  }
  /// Points between two lines.
  open override var lineSpacing: CGFloat {
    get { look.lineSpacing }
    set { look.lineSpacing = newValue.limited(else: look.lineSpacing, "lineSpacing of a paragraph style") }
  }
  /// Points after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { look.paragraphSpacing }
    set {
      look.paragraphSpacing = newValue.limited(else: look.paragraphSpacing, "paragraphSpacing of a paragraph style")
    }
  }
  /// Points before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { look.paragraphSpacingBefore }
    set {
      look.paragraphSpacingBefore = newValue.limited(
        else: look.paragraphSpacingBefore, "paragraphSpacingBefore of a paragraph style")
    }
  }
  /// Points that the first line begins later.
  open override var firstLineHeadIndent: CGFloat {
    get { look.firstLineHeadIndent }
    set {
      look.firstLineHeadIndent = newValue.limited(
        else: look.firstLineHeadIndent, "firstLineHeadIndent of a paragraph style")
    }
  }
  /// Points that the other lines begin later.
  open override var headIndent: CGFloat {
    get { look.headIndent }
    set { look.headIndent = newValue.limited(else: look.headIndent, "headIndent of a paragraph style") }
  }
  /// The end of the lines: positive from their beginning, otherwise from the end of the available width.
  open override var tailIndent: CGFloat {
    get { look.tailIndent }
    set { look.tailIndent = newValue.limited(else: look.tailIndent, "tailIndent of a paragraph style") }
  }
  /// The least height of a line.
  open override var minimumLineHeight: CGFloat {
    get { look.minimumLineHeight }
    set {
      look.minimumLineHeight = newValue.limited(
        else: look.minimumLineHeight, "minimumLineHeight of a paragraph style")
    }
  }
  /// The greatest height of a line; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { look.maximumLineHeight }
    set {
      look.maximumLineHeight = newValue.limited(
        else: look.maximumLineHeight, "maximumLineHeight of a paragraph style")
    }
  }
  /// The factor of the lines' height; 0 counts as 1.
  open override var lineHeightMultiple: CGFloat {
    get { look.lineHeightMultiple }
    set {
      look.lineHeightMultiple = newValue.limited(
        else: look.lineHeightMultiple, "lineHeightMultiple of a paragraph style")
    }
  }
  /// How lines that are too wide are broken or shortened.
  open override var lineBreakMode: NSLineBreakMode {
    get { look.lineBreakMode }
    set { look.lineBreakMode = newValue }
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
    get { look.tabs.interval }
    set {
      look.tabs.interval = newValue.limited(else: look.tabs.interval, "defaultTabInterval of a paragraph style")
    }
  }
  /// The tabulator stops; nil restores the default. They are sorted by their location.
  open override var tabStops: [NSTextTab]! {
    get { NSTextTab.list(look.tabs) }
    set { look.tabs.stops = newValue.map { $0.map { $0.stop }.sorted { $0.location < $1.location } } }
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
    look = style.look
    hints = style.hints
  }
}

#if !hasFeature(Embedded)
  nonisolated extension NSParagraphStyle: NSMutableCopying {}
#endif
