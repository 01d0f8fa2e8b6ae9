// SPDX-License-Identifier: MIT

/// Something in a bar: a title or an image that can be enabled.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UIBarItem: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The words of the item. Default: nil.
  open var title: String? { didSet { if title != oldValue { lookChanged() } } }
  /// The picture of the item, shown instead of the words. Default: nil.
  open var image: UIImage? { didSet { if image !== oldValue { lookChanged() } } }
  /// Whether the item can be used. Default: true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { lookChanged() } } }
  /// A number by which the item is found again. Default: 0.
  open var tag = 0
  /// The name that assistive technology speaks; nil, the default, stands for the title.
  open var accessibilityLabel: String? { didSet { lookChanged() } }

  /// Makes an item that shows nothing yet.
  public override init() {
    super.init()
  }

  /// Makes an item that shows nothing yet; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// A nib file has made the object. There are no nib files here, so nobody calls it; overrides call `super`.
  open func awakeFromNib() {}

  /// The look must be brought up to date. Default: nothing.
  package func lookChanged() {}
}
