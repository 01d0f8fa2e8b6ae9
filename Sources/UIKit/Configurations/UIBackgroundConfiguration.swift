// SPDX-License-Identifier: MIT

/// The background of a cell, header or footer: a color, border, image or custom view.
///
/// The default color depends on the kind of cell and its state. For example, list cells turn gray when they are
/// selected or highlighted.
nonisolated public struct UIBackgroundConfiguration: Hashable {
  /// The kind of view that displays the background.
  enum Kind: UInt8 {
    case clear, button, plainCell, groupedCell, sidebarCell, accompaniedSidebarCell, plainHeader, groupedHeader,
      sidebarHeader
  }

  let kind: Kind
  private var flags: StateFlags = []
  private var chosenColor: UIColor?
  private var hasChosenColor = false
  /// The default background color for a button's current state. Used if the app has not set a color.
  var stateColor: UIColor?

  /// A custom view that fills the background and is behind the border. Default: nil, which means no view.
  public var customView: UIView?
  /// The corner radius in points. Default: 0.
  public var cornerRadius: CGFloat = 0 {
    didSet { cornerRadius = max(0, ContentCheck.finite(cornerRadius, "cornerRadius")) }
  }
  /// The insets of the background within the cell, in points. Negative insets enlarge the background. Default: zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero {
    didSet { backgroundInsets = ContentCheck.insets(backgroundInsets, "backgroundInsets") }
  }
  /// The edges at which the cell's layout margins are added to `backgroundInsets`. Default: none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The transformer of the background color. Default: nil, which means no transformation.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The visual effect that is applied to the content behind the background. Default: nil, which means no effect.
  public var visualEffect: UIVisualEffect?
  /// The background image. Default: nil, which means no image.
  public var image: UIImage?
  /// The content mode of the background image. Default: `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the border. Default: nil, which means the tint color.
  public var strokeColor: UIColor?
  /// The transformer of the border color. Default: nil, which means no transformation.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border in points. Default: 0, which means no border.
  public var strokeWidth: CGFloat = 0 {
    didSet { strokeWidth = max(0, ContentCheck.finite(strokeWidth, "strokeWidth")) }
  }
  /// The distance between the background's edge and the border, in points. Negative values move the border inward.
  /// Default: 0.
  public var strokeOutset: CGFloat = 0 {
    didSet { strokeOutset = ContentCheck.finite(strokeOutset, "strokeOutset") }
  }

  /// The shadow of the background. Default: a shadow with an opacity of 0, which is not visible.
  public var shadowProperties = UIShadowProperties()

  init(_ kind: Kind) { self.kind = kind }

  /// Creates an empty background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// Creates the background of a list cell. In a list, its color depends on the appearance of the list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
  /// Creates the background of a list header.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }
  /// Creates the background of a list footer.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedHeader) }
  /// Creates the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
  /// Creates the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }
  /// Creates the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
  /// Creates the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeader)
  }
  /// Creates the background of a cell in a sidebar list.
  public static func listSidebarCell() -> UIBackgroundConfiguration { rounded(.sidebarCell) }
  /// Creates the background of a header in a sidebar list.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }
  /// Creates the background of a cell in a list next to a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { rounded(.accompaniedSidebarCell) }

  /// Creates the background of a button.
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

  /// Returns the background updated for the given state, on which the default color depends.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var copy = self
    copy.flags = StateFlags.of(state)
    return copy
  }

  /// The background color. If nil, the view's tint color is used; if `clear`, nothing is drawn. The default depends on
  /// the kind and the state.
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

  /// Returns the background color for the given tint color, after applying the transformer.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the border color for the given tint color, after applying the transformer.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns whether the two configurations are equal. Transformers are equal if they are copies of the same
  /// transformer.
  public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
    left.kind == right.kind && left.backgroundColor == right.backgroundColor && left.customView === right.customView
      && left.cornerRadius == right.cornerRadius && left.backgroundInsets == right.backgroundInsets
      && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
      && left.visualEffect === right.visualEffect && left.image === right.image
      && left.imageContentMode == right.imageContentMode && left.strokeColor == right.strokeColor
      && left.shadowProperties == right.shadowProperties && left.strokeWidth == right.strokeWidth
      && left.strokeOutset == right.strokeOutset
      && UIConfigurationColorTransformer.areSame(left.backgroundColorTransformer, right.backgroundColorTransformer)
      && UIConfigurationColorTransformer.areSame(left.strokeColorTransformer, right.strokeColorTransformer)
  }

  /// Hashes the kind, corner radius and border width.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(cornerRadius)
    hasher.combine(strokeWidth)
  }
}
