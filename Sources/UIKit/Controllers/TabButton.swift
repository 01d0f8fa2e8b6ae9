// SPDX-License-Identifier: MIT

import SprungStage

/// The button of a tab bar item.
final class TabButton: UIControl {
  let item: UITabBarItem
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)
  private let badge = UILabel()
  @WeakReference private var bar: UITabBar?

  init(_ item: UITabBarItem, in bar: UITabBar) {
    self.item = item
    super.init(frame: .zero)
    self.bar = bar
    label.textAlignment = .center
    label.accessibility.isElement = false
    picture.contentMode = .scaleAspectFit
    picture.symbolContext.font = .systemFont(ofSize: UIKitTuning.tabSymbolSize, weight: .medium)
    picture.symbolContext.scale = .large
    badge.textAlignment = .center
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    badge.accessibility.isElement = false
    for view in [picture, label, badge] as [UIView] { addSubview(view) }
    accessibility.isElement = true
    accessibility.traits = .tabItem
    showItem()
  }

  /// Displays the item's title, badge and state.
  func showItem() {
    label.text = item.title
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    isEnabled = item.isEnabled
    let name = item.accessibilityLabel ?? item.title ?? ""
    accessibility.label = item.badgeValue.map { name + ", " + $0 } ?? name
    setNeedsLayout()
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the fonts, colors and image for the current state. The item's attributes take precedence over the
  /// appearance, and the appearance over the bar's properties. Returns the title's offset.
  private func updateAppearance() -> UIOffset {
    let items = bar?.shownAppearance?.stacked
    let appearance = !isEnabled ? items?.disabled : isSelected ? items?.selected : items?.normal
    let own = item.titleStyles[!isEnabled ? .disabled : isSelected ? .selected : .normal]
    let font = item.titleStyles[.normal]?.font ?? items?.normal.titleStyle?.font
    let plain: UIColor = isSelected ? tintColor : bar?.unselectedItemTintColor ?? .systemGray
    label.font =
      own?.font ?? appearance?.titleStyle?.font ?? font
      ?? .systemFont(ofSize: item.image == nil ? 15 : 10, weight: .medium)
    label.textColor = own?.color ?? appearance?.titleStyle?.color ?? (isEnabled ? plain : .tertiaryLabel)
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image = image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = appearance?.iconColor ?? plain
    badge.font = appearance?.badgeStyle?.font ?? .systemFont(ofSize: 13)
    badge.textColor = appearance?.badgeStyle?.color ?? .white
    badge.backgroundColor = item.badgeColor ?? appearance?.badgeBackgroundColor ?? .systemRed
    return appearance?.titlePositionAdjustment ?? .zero
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let offset = updateAppearance()
    let height = label.sizeThatFits(.zero).height
    if item.image == nil {
      label.layoutFrame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    } else {
      let isSymbol = item.image?.isSymbolImage == true
      let size = isSymbol ? picture.shownSize : CGSize(width: 24, height: 24)
      picture.layoutFrame = CGRect(
        x: (bounds.width - size.width) / 2, y: 17 - size.height / 2, width: size.width, height: size.height)
      label.layoutFrame = CGRect(x: 0, y: 32, width: bounds.width, height: height)
    }
    label.layoutFrame = label.layoutFrame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    let width = max(18, badge.sizeThatFits(.zero).width + 8)
    badge.layoutFrame = CGRect(x: bounds.width / 2 + 8, y: 2, width: width, height: 18)
  }

  override var stageAccessibility: StageAccessibility? { controlAccessibility }
}
