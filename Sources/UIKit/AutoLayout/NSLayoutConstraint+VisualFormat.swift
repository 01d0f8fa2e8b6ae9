// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned across it, and in which direction it is read.
  nonisolated public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All left edges are the same.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All right edges are the same.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All top edges are the same.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All bottom edges are the same.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All edges where lines begin are the same.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All edges where lines end are the same.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All middles between left and right are the same.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All middles between top and bottom are the same.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All feet of last lines are the same.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All feet of first lines are the same.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All bits of alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Views follow one another in the direction of reading. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views follow one another from left to right, whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow one another from right to left, whatever the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Distances are between edges. The default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical distances are between the feet of lines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  #if hasFeature(Embedded)
    /// Makes constraints from a visual format, such as `H:|-[photo(80)]-8-[title(>=40@750)]-|`.
    ///
    /// Invalid formats, and names that are in neither dictionary, are rejected with a fault that shows the position,
    /// and no constraints are created. In the browser metrics are `CGFloat`s. Views may also be layout guides.
    public class func constraints(
      withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: CGFloat]?,
      views: [String: AnyObject]
    ) -> [NSLayoutConstraint] {
      constraints(format, opts, metrics: metrics ?? [:], items: views.compactMapValues { LayoutItem.of($0) })
    }
  #else
    /// Makes constraints from a visual format, such as `H:|-[photo(80)]-8-[title(>=40@750)]-|`.
    ///
    /// Invalid formats, and names that are in neither dictionary, are rejected with a fault that shows the position,
    /// and no constraints are created. Metrics are numbers; views may also be layout guides. A hyphen alone is 8 points
    /// between views, and the margin at the superview's edge.
    public class func constraints(
      withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
      var numbers: [String: CGFloat] = [:]
      for (name, value) in metrics ?? [:] { numbers[name] = number(value) }
      var items: [String: LayoutItem] = [:]
      for (name, value) in views { items[name] = LayoutItem.of(value as AnyObject) }
      return constraints(format, opts, metrics: numbers, items: items)
    }

    private static func number(_ value: Any) -> CGFloat? {
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    }
  #endif

  /// Makes constraints from a visual format with typed dictionaries.
  static func constraints(
    _ format: String, _ options: FormatOptions, metrics: [String: CGFloat], items: [String: LayoutItem]
  ) -> [NSLayoutConstraint] {
    let (parsed, mistake) = VisualFormat.parse(format)
    guard let parsed else {
      Diagnostics.report("visualFormat", "Invalid visual format: \(mistake ?? "").")
      return []
    }
    let builder = VisualFormatBuilder(format: parsed, options: options, metrics: metrics, items: items)
    return builder.build()
  }
}
