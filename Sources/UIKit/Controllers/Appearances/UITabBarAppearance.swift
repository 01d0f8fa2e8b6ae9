// SPDX-License-Identifier: MIT

/// The appearance of a tab bar.
///
/// ```swift
/// let appearance = UITabBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.stackedLayoutAppearance.selected.iconColor = .systemRed
/// tabBarController.tabBar.standardAppearance = appearance
/// ```
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with titles below their images. The value is copied when set.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked ?? adopt(UITabBarItemAppearance()) }
    set {
      adopt(newValue.makeCopy())
      changed?()
    }
  }
  /// The appearance of items with titles next to their images, used in regular width. Differs from Apple: this property
  /// has no effect, because titles are always below images.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The appearance of items with titles next to their images, used in compact height. Differs from Apple: this
  /// property has no effect, because titles are always below images.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  final private(set) var stacked: UITabBarItemAppearance?

  /// Creates the default appearance.
  public override init() { super.init() }

  /// Creates a copy of another appearance.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    if let stacked = other.stacked { adopt(stacked.makeCopy()) }
    inlineLayoutAppearance = other.inlineLayoutAppearance.makeCopy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.makeCopy()
  }

  /// Creates the default appearance. Decoding from archives is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @discardableResult
  private func adopt(_ appearance: UITabBarItemAppearance) -> UITabBarItemAppearance {
    stacked?.changed = nil
    stacked = appearance
    appearance.changed = { [me = WeakReference(self)] in me.wrappedValue?.changed?() }
    return appearance
  }

  override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
}
