// SPDX-License-Identifier: MIT

/// Something in a bar: a title or an image that can be enabled.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UIBarItem: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The words of the item. Default: nil.
  open var title: String? { didSet { if title != oldValue { appearanceChanged() } } }
  /// The picture of the item, shown instead of the words. Default: nil.
  open var image: UIImage? { didSet { if image !== oldValue { appearanceChanged() } } }
  /// Whether the item can be used. Default: true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { appearanceChanged() } } }
  /// A number by which the item is found again. Default: 0.
  open var tag = 0
  /// The name that assistive technology speaks; nil, the default, stands for the title.
  open var accessibilityLabel: String? { didSet { appearanceChanged() } }

  /// The fonts and colors of the title that were set.
  private(set) final var titleStyles = StateValues<TextAttributes>()

  /// The properties of the class's appearance proxies.
  package class var appearanceProperties: [AppearanceProperty] { BarProxies.ofBarItems }

  /// Sets font and color of the words in a state; nil removes them. Other attributes are not used.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: ActionSender]?, for state: UIControl.State) {
    setTitleStyle(attributes.map { TextAttributes($0) }, for: state)
  }

  /// Font and color of the words in a state, nil if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: ActionSender]? {
    titleStyles[state]?.attributes(font: nil, color: nil)
  }

  final func setTitleStyle(_ style: TextAttributes?, for state: UIControl.State) {
    titleStyles[state] = style
    appearanceChanged()
  }

  /// Makes an item that shows nothing yet.
  public override init() {
    super.init()
  }

  /// Makes an item that shows nothing yet; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called after a storyboard or nib created and connected the object, if its class is custom. Default: nothing. Overrides
  /// call `super`.
  open func awakeFromNib() {}

  /// The appearance must be updated. Default: nothing.
  package func appearanceChanged() {}
}

extension UIBarItem: UIAppearance {
  /// The proxy of all items of the class.
  public final class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of the items in bars inside an object of the first class, which is inside one of the second class, and so on.
  public final class func appearance(whenContainedInInstancesOf containerTypes: [UIAppearanceContainerType]) -> Self {
    let proxy = AppearanceRegistry.shared.proxy(
      of: self, in: containerTypes.map { $0 as AnyClass }, appearanceProperties
    ) {
      _BarItemFactory.make($0)
    }
    return unsafeDowncast(proxy, to: Self.self)
  }
}
