// SPDX-License-Identifier: MIT

import SprungStage

/// Hears which item of a tab bar a person chose.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// A person chose an item, be it the one that was chosen before. Default: nothing.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// A row of items of which one is chosen, at the lower edge of a screen.
@preconcurrency @MainActor
open class UITabBar: UIView {
  private let background = UIView()
  private let line = UIView()
  private var buttons: [TabButton] = []

  #if hasFeature(Embedded)
    /// Hears what is chosen; not kept alive.
    @WeakReference open var delegate: (any UITabBarDelegate)?
  #else
    /// Hears what is chosen; not kept alive.
    open weak var delegate: (any UITabBarDelegate)?
  #endif

  /// What a tab bar controller does when an item is pressed.
  final var pressed: ((Int) -> Void)?

  /// The items from where lines begin to where they end. Default: none.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) { chosenItem = nil }
      itemsChanged()
    }
  }

  /// The item that is chosen. Default: nil. One that is not in the bar is refused with a fault.
  open var selectedItem: UITabBarItem? {
    get { chosenItem }
    set {
      if let newValue, !(items ?? []).contains(where: { $0 === newValue }) {
        Diagnostics.report("tabItem", "an item cannot be chosen that is not in the tab bar; add it to items first")
      } else {
        chosenItem = newValue
      }
      showSelection()
    }
  }
  private var chosenItem: UITabBarItem?

  /// The color of the background; nil, the default, is the system's.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar of zero size; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  #if hasFeature(Embedded)
    deinit {
      for item in items ?? [] where item.bar === self { item.bar = nil }
    }
  #endif

  private func setUp() {
    background.isUserInteractionEnabled = false
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    addSubview(background)
    addSubview(line)
  }

  final func itemsChanged() {
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    for (index, item) in (items ?? []).enumerated() {
      let button = TabButton(item)
      button.addHandler(for: .touchUpInside) { [me = WeakReference(self)] _ in me.wrappedValue?.press(index) }
      addSubview(button)
      buttons.append(button)
    }
    showSelection()
    setNeedsLayout()
  }

  private func press(_ index: Int) {
    guard let items, items.indices.contains(index), items[index].isEnabled else { return }
    if let pressed { pressed(index) } else { selectedItem = items[index] }
    delegate?.tabBar(self, didSelect: items[index])
  }

  private func showSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  /// The width as given, the usual height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIKitTuning.tabBarHeight + safeAreaInsets.bottom)
  }

  open override func tintColorDidChange() { for button in buttons { button.setNeedsLayout() } }

  /// Shares the width out among the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.backgroundColor =
      barTintColor
      ?? UIColor.secondarySystemBackground.withAlphaComponent(
        UIKitTuning.barOpacity)
    background.frame = bounds
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: PixelGrid.screen.pixel)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      let place = isMirrored ? buttons.count - 1 - index : index
      button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: UIKitTuning.tabBarHeight)
      button.accessibility.position = index + 1
      button.accessibility.count = buttons.count
    }
  }
}

/// One item of a tab bar.
private final class TabButton: UIControl {
  let item: UITabBarItem
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)
  private let badge = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: item.image == nil ? 15 : 10, weight: .medium)
    label.textAlignment = .center
    label.accessibility.isElement = false
    label.text = item.title
    picture.image = item.image?.withRenderingMode(.alwaysTemplate)
    picture.contentMode = .scaleAspectFit
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    badge.text = item.badgeValue
    badge.accessibility.isElement = false
    badge.isHidden = item.badgeValue == nil
    for view in [picture, label, badge] as [UIView] { addSubview(view) }
    isEnabled = item.isEnabled
    accessibility.isElement = true
    accessibility.traits = .tabItem
    let name = item.accessibilityLabel ?? item.title ?? ""
    accessibility.label = item.badgeValue.map { name + ", " + $0 } ?? name
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let color: UIColor = isSelected ? tintColor : .systemGray
    label.textColor = isEnabled ? color : .tertiaryLabel
    picture.tintColor = color
    let height = label.sizeThatFits(.zero).height
    if item.image == nil {
      label.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    } else {
      picture.frame = CGRect(x: (bounds.width - 24) / 2, y: 5, width: 24, height: 24)
      label.frame = CGRect(x: 0, y: 32, width: bounds.width, height: height)
    }
    let width = max(18, badge.sizeThatFits(.zero).width + 8)
    badge.frame = CGRect(x: bounds.width / 2 + 8, y: 2, width: width, height: 18)
  }

  override var stageAccessibility: StageAccessibility? { controlAccessibility }
}
