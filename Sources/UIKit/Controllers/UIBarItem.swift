// SPDX-License-Identifier: MIT

/// The base class of items in a bar, which have a title or an image and can be disabled.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  #if !hasFeature(Embedded)
    /// The class name and address, such as `<UIBarItem: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The title of the item. Default: nil.
  open var title: String? { didSet { if title != oldValue { appearanceChanged() } } }
  /// The image of the item. If it is not nil, it is displayed instead of the title. Default: nil.
  open var image: UIImage? { didSet { if image !== oldValue { appearanceChanged() } } }
  /// Whether the item is enabled. Default: true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { appearanceChanged() } } }
  /// A number that identifies the item. Default: 0.
  open var tag = 0
  /// The label for assistive technology. Default: nil, which means the title.
  open var accessibilityLabel: String? { didSet { appearanceChanged() } }

  /// The fonts and colors of the title by state.
  private(set) final var titleStyles = StateValues<TextAttributes>()

  /// The properties that the class's appearance proxies can set.
  package class var appearanceProperties: [AppearanceProperty] { BarProxies.ofBarItems }

  /// Sets the font and color of the title for the given state. Other attributes are ignored. Nil removes both.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: ActionSender]?, for state: UIControl.State) {
    setTitleStyle(attributes.map { TextAttributes($0) }, for: state)
  }

  /// Returns the font and color of the title for the given state, or nil if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: ActionSender]? {
    titleStyles[state]?.attributes(font: nil, color: nil)
  }

  final func setTitleStyle(_ style: TextAttributes?, for state: UIControl.State) {
    titleStyles[state] = style
    appearanceChanged()
  }

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an empty item. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called after a storyboard or nib has created and connected an object of a custom class. Default: nothing.
  /// Overrides must call `super`.
  open func awakeFromNib() {}

  /// Called when the appearance must be updated. Default: nothing.
  package func appearanceChanged() {}
}

extension UIBarItem: UIAppearance {
  /// Returns the appearance proxy for all items of the class.
  public final class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the appearance proxy for items in bars whose containers match the given classes. The first class is the
  /// innermost container.
  public final class func appearance(whenContainedInInstancesOf containerTypes: [UIAppearanceContainerType]) -> Self {
    let proxy = AppearanceRegistry.shared.proxy(
      of: self, in: containerTypes.map { $0 as AnyClass }, appearanceProperties
    ) {
      _BarItemFactory.make($0)
    }
    return unsafeDowncast(proxy, to: Self.self)
  }
}
