// SPDX-License-Identifier: MIT

/// A tabulator stop of a paragraph.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
/// ```
nonisolated open class NSTextTab: NSObject, @unchecked Sendable {
  /// The name of an option.
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters at which text is aligned.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    /// Whether the names are equal, byte by byte.
    public static func == (left: OptionKey, right: OptionKey) -> Bool {
      left.rawValue.utf8.elementsEqual(right.rawValue.utf8)
    }
    /// Feeds the bytes of the name.
    public func hash(into hasher: inout Hasher) { for byte in rawValue.utf8 { hasher.combine(byte) } }
  }

  /// How text at the stop is aligned: it begins there, is centered about it, or ends there. Natural counts as left.
  public final let alignment: NSTextAlignment
  /// The distance from the leading edge of the container in points.
  public final let location: CGFloat
  /// The options.
  public final let options: [OptionKey: ActionSender]

  /// Makes a stop. A location that is not finite is reported and counts as 0.
  ///
  /// Text is aligned at its decimal sign if the alignment is `right` and the options have `columnTerminators`.
  ///
  /// Differs from Apple: the decimal sign is a full stop, whichever characters the terminators contain.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: ActionSender] = [:])
  {
    self.alignment = alignment
    location = loc.limited(else: 0, "The location of a tab stop")
    self.options = options
    super.init()
  }

  #if !hasFeature(Embedded)
    /// The characters that align a column in a language: the full stop.
    public class func columnTerminators(for aLocale: Locale?) -> CharacterSet { CharacterSet(charactersIn: ".") }
  #endif

  final var stop: TextTabs.Stop {
    TextTabs.Stop(location: location, alignment: alignment, isDecimal: options[.columnTerminators] != nil)
  }

  /// The stops of a paragraph as objects.
  static func list(_ tabs: TextTabs) -> [NSTextTab] {
    (tabs.stops ?? (1...12).map { TextTabs.Stop(location: CGFloat($0) * UIKitTuning.tabInterval, alignment: .left) })
      .map { NSTextTab($0) }
  }

  convenience init(_ stop: TextTabs.Stop) {
    #if hasFeature(Embedded)
      self.init(
        textAlignment: stop.alignment, location: stop.location,
        options: stop.isDecimal ? [.columnTerminators: NSString(string: ".")] : [:])
    #else
      self.init(
        textAlignment: stop.alignment, location: stop.location,
        options: stop.isDecimal ? [.columnTerminators: CharacterSet(charactersIn: ".")] : [:])
    #endif
  }

  #if hasFeature(Embedded)
    /// Whether another stop has the same location and alignment.
    open override func isEqual(_ object: AnyObject?) -> Bool { (object as? NSTextTab)?.stop == stop }
  #else
    /// Whether another stop has the same location and alignment.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab).map { $0.stop == stop } ?? false }
  #endif

  /// A hash of the location.
  open override var hash: Int { Int(truncatingIfNeeded: location.bitPattern) }
}
