// SPDX-License-Identifier: MIT

/// The appearance of the items of a tab bar, for each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How an item combines its title and its image.
  nonisolated public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked = 0
    /// The title beside the image.
    case inline = 1
    /// The title beside the image, in a low bar.
    case compactInline = 2
  }

  /// Called when the appearance changes.
  final var changed: (() -> Void)?
  private final let states = (0..<4).map { _ in UITabBarItemStateAppearance() }

  /// The appearance of items that are not selected.
  open var normal: UITabBarItemStateAppearance { states[0] }
  /// The appearance of the selected item.
  open var selected: UITabBarItemStateAppearance { states[1] }
  /// The appearance of disabled items.
  open var disabled: UITabBarItemStateAppearance { states[2] }
  /// The appearance of focused items. Differs from Apple: it has no effect.
  open var focused: UITabBarItemStateAppearance { states[3] }

  /// The default appearance of items whose titles are below their images.
  public override convenience init() { self.init(style: .stacked) }

  /// The default appearance of items with a style.
  public init(style: Style) {
    super.init()
    for state in states { state.changed = { [me = WeakReference(self)] in me.wrappedValue?.changed?() } }
  }

  /// The default appearance; decoding from archives is not supported.
  public required convenience init?(coder: NSCoder) { self.init(style: .stacked) }

  /// Removes what was set.
  open func configureWithDefault(for style: Style) { for state in states { state.take(UITabBarItemStateAppearance()) } }

  final func makeCopy() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (state, own) in zip(copy.states, states) { state.take(own) }
    return copy
  }
}

/// The appearance of the items of a tab bar in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  final var changed: (() -> Void)?

  /// Font and color of the title. Default: empty, the system's. Other attributes are not used.
  open var titleTextAttributes: [NSAttributedString.Key: ActionSender] = [:] {
    didSet {
      titleStyle = titleTextAttributes.isEmpty ? nil : TextAttributes(titleTextAttributes)
      changed?()
    }
  }
  final private(set) var titleStyle: TextAttributes?
  /// The distance in points by which the title is moved. Default: zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The color of the image; nil, the default, is the tint color of the bar if the item is selected, and gray otherwise.
  open var iconColor: UIColor? { didSet { changed?() } }
  /// The color of the badge; nil, the default, is red.
  open var badgeBackgroundColor: UIColor? { didSet { changed?() } }
  /// Font and color of the badge. Default: empty, the system's. Other attributes are not used.
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
