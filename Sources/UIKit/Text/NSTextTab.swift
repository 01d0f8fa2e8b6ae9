// SPDX-License-Identifier: MIT

/// A tab stop of a paragraph.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
/// ```
nonisolated open class NSTextTab: NSObject, @unchecked Sendable {
  /// The name of a tab stop option.
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters at which columns are aligned.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    /// Returns whether the names are equal, compared byte by byte.
    public static func == (left: OptionKey, right: OptionKey) -> Bool {
      left.rawValue.utf8.elementsEqual(right.rawValue.utf8)
    }
    /// Adds the bytes of the name to a hash.
    public func hash(into hasher: inout Hasher) { for byte in rawValue.utf8 { hasher.combine(byte) } }
  }

  /// The part of the text that is aligned at the stop: its start, center or end. Natural alignment is treated as left
  /// alignment.
  public final let alignment: NSTextAlignment
  /// The distance from the leading edge of the container in points.
  public final let location: CGFloat
  /// The options.
  public final let options: [OptionKey: ActionSender]

  /// Creates a tab stop. A location that is not finite is reported and replaced with 0.
  ///
  /// If the alignment is `right` and the options contain `columnTerminators`, the decimal separator of the text is
  /// aligned at the stop.
  ///
  /// Differs from Apple: the decimal separator is a period, regardless of the column terminators.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: ActionSender] = [:])
  {
    self.alignment = alignment
    location = loc.limited(else: 0, "The location of a tab stop")
    self.options = options
    super.init()
  }

  #if !hasFeature(Embedded)
    /// Returns the column terminators of a locale: always the period.
    public class func columnTerminators(for aLocale: Locale?) -> CharacterSet { CharacterSet(charactersIn: ".") }
  #endif

  final var stop: TextTabs.Stop {
    TextTabs.Stop(location: location, alignment: alignment, isDecimal: options[.columnTerminators] != nil)
  }

  /// Converts the tab stops of a paragraph to objects.
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
    /// Returns whether another tab stop has the same location, alignment and decimal setting.
    open override func isEqual(_ object: AnyObject?) -> Bool { (object as? NSTextTab)?.stop == stop }
  #else
    /// Returns whether another tab stop has the same location, alignment and decimal setting.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab).map { $0.stop == stop } ?? false }
  #endif

  /// A hash of the tab stop's location.
  open override var hash: Int { Int(truncatingIfNeeded: location.bitPattern) }
}
