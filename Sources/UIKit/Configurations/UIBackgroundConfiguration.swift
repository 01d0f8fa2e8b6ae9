// SPDX-License-Identifier: MIT

/// The background of a cell, header or footer: a color, a border, an image or a custom view.
///
/// Without a chosen color, the color depends on the kind of the cell and its state: cells of lists turn gray while they
/// are selected or touched.
nonisolated public struct UIBackgroundConfiguration: Hashable {
  /// The kind of view that has the background.
  enum Kind: UInt8 {
    case clear, button, plainCell, groupedCell, sidebarCell, accompaniedSidebarCell, plainHeader, groupedHeader,
      sidebarHeader
  }

  let kind: Kind
  private var flags: StateFlags = []
  private var chosenColor: UIColor?
  private var hasChosenColor = false
  /// The color of a button's background in its state, without a chosen color.
  var stateColor: UIColor?

  /// A view that fills the background, behind the line; nil, the default, for none.
  public var customView: UIView?
  /// Points of the corners. Default: 0.
  public var cornerRadius: CGFloat = 0 {
    didSet { cornerRadius = max(0, ContentCheck.finite(cornerRadius, "cornerRadius")) }
  }
  /// Points by which the background is inset in the cell. Default: zero; negative ones make it larger.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero {
    didSet { backgroundInsets = ContentCheck.insets(backgroundInsets, "backgroundInsets") }
  }
  /// The edges where the cell's layout margins add to `backgroundInsets`. Default: none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Makes another color of the background's; nil, the default, for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect on the content behind it; nil, the default, for none.
  public var visualEffect: UIVisualEffect?
  /// A picture in the background; nil, the default, for none.
  public var image: UIImage?
  /// How the picture fills the background. Default: scaled to fill.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line around the background; nil, the default, for the tint.
  public var strokeColor: UIColor?
  /// Makes another color of the line's; nil, the default, for none.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Points of the line around the background. Default: 0, no line.
  public var strokeWidth: CGFloat = 0 {
    didSet { strokeWidth = max(0, ContentCheck.finite(strokeWidth, "strokeWidth")) }
  }
  /// Points by which the border is outside the background, or inside it if negative. Default: 0.
  public var strokeOutset: CGFloat = 0 {
    didSet { strokeOutset = ContentCheck.finite(strokeOutset, "strokeOutset") }
  }

  init(_ kind: Kind) { self.kind = kind }

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// The background of a row of a list; in lists it takes the color of their appearance.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
  /// The background of a header of a list.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }
  /// The background of a footer of a list.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedHeader) }
  /// The background of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
  /// The background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }
  /// The background of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
  /// The background of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeader)
  }
  /// The background of a row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { rounded(.sidebarCell) }
  /// The background of a header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }
  /// The background of a row of a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { rounded(.accompaniedSidebarCell) }

  /// The background of a button.
  static func button(cornerRadius: CGFloat) -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration(.button)
    made.cornerRadius = cornerRadius
    made.strokeWidth = 1
    made.strokeColor = .clear
    return made
  }

  private static func rounded(_ kind: Kind) -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration(kind)
    made.cornerRadius = UIKitTuning.groupedCornerRadius
    made.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    return made
  }

  /// The background as it is in a state: the color changes unless one was chosen.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var copy = self
    copy.flags = StateFlags.of(state)
    return copy
  }

  /// The color. Default: that of the kind and state; nil is the tint of the view, clear draws nothing.
  public var backgroundColor: UIColor? {
    get { hasChosenColor ? chosenColor : usualColor }
    set {
      chosenColor = newValue
      hasChosenColor = true
    }
  }

  private var usualColor: UIColor? {
    let isMarked = flags.has(.selected) || flags.has(.highlighted)
    switch kind {
    case .clear, .groupedHeader, .sidebarHeader: return .clear
    case .button: return stateColor
    case .plainHeader: return .systemGray6
    case .plainCell: return isMarked ? .systemGray4 : .systemBackground
    case .groupedCell: return isMarked ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell, .accompaniedSidebarCell: return isMarked ? .systemGray4 : .clear
    }
  }

  /// The color as it shows in a view of a tint: after the transformer.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The color of the line as it shows in a view of a tint: after the transformer.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Whether both look the same; transformers are the same if one is a copy of the other.
  public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
    left.kind == right.kind && left.backgroundColor == right.backgroundColor && left.customView === right.customView
      && left.cornerRadius == right.cornerRadius && left.backgroundInsets == right.backgroundInsets
      && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
      && left.visualEffect === right.visualEffect && left.image === right.image
      && left.imageContentMode == right.imageContentMode && left.strokeColor == right.strokeColor
      && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
      && UIConfigurationColorTransformer.areSame(left.backgroundColorTransformer, right.backgroundColorTransformer)
      && UIConfigurationColorTransformer.areSame(left.strokeColorTransformer, right.strokeColorTransformer)
  }

  /// Feeds the numbers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(cornerRadius)
    hasher.combine(strokeWidth)
  }
}
