// SPDX-License-Identifier: MIT

/// The appearance of a tab bar's items in each state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The layout of an item's title and image.
  nonisolated public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked = 0
    /// The title is next to the image.
    case inline = 1
    /// The title is next to the image, in a bar of compact height.
    case compactInline = 2
  }

  /// Called when the appearance changes.
  final var changed: (() -> Void)?
  private final let states = (0..<4).map { _ in UITabBarItemStateAppearance() }

  /// The appearance of unselected items.
  open var normal: UITabBarItemStateAppearance { states[0] }
  /// The appearance of the selected item.
  open var selected: UITabBarItemStateAppearance { states[1] }
  /// The appearance of disabled items.
  open var disabled: UITabBarItemStateAppearance { states[2] }
  /// The appearance of focused items. Differs from Apple: this property has no effect.
  open var focused: UITabBarItemStateAppearance { states[3] }

  /// Creates the default appearance of items with titles below their images.
  public override convenience init() { self.init(style: .stacked) }

  /// Creates the default appearance of items with the given layout style.
  public init(style: Style) {
    super.init()
    for state in states { state.changed = { [me = WeakReference(self)] in me.wrappedValue?.changed?() } }
  }

  /// Creates the default appearance. Decoding from archives is not supported.
  public required convenience init?(coder: NSCoder) { self.init(style: .stacked) }

  /// Resets all states to the default appearance.
  open func configureWithDefault(for style: Style) { for state in states { state.take(UITabBarItemStateAppearance()) } }

  final func makeCopy() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (state, own) in zip(copy.states, states) { state.take(own) }
    return copy
  }
}

/// The appearance of a tab bar's items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  final var changed: (() -> Void)?

  /// The attributes of the title, of which only the font and color are used. Default: empty, which means the system's
  /// font and color.
  open var titleTextAttributes: [NSAttributedString.Key: ActionSender] = [:] {
    didSet {
      titleStyle = titleTextAttributes.isEmpty ? nil : TextAttributes(titleTextAttributes)
      changed?()
    }
  }
  final private(set) var titleStyle: TextAttributes?
  /// The offset of the title in points. Default: zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The color of the image. Default: nil, which means the bar's tint color for the selected item and gray for all
  /// others.
  open var iconColor: UIColor? { didSet { changed?() } }
  /// The color of the badge. Default: nil, which means red.
  open var badgeBackgroundColor: UIColor? { didSet { changed?() } }
  /// The attributes of the badge's text, of which only the font and color are used. Default: empty, which means the
  /// system's font and color.
  open var badgeTextAttributes: [NSAttributedString.Key: ActionSender] = [:] {
    didSet {
      badgeStyle = badgeTextAttributes.isEmpty ? nil : TextAttributes(badgeTextAttributes)
      changed?()
    }
  }
  final private(set) var badgeStyle: TextAttributes?

  final func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}
