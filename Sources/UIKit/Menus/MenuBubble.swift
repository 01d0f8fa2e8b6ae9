// SPDX-License-Identifier: MIT

/// The view of an edit menu: a row of titles on a dark background, with an arrow that points at the target.
final class MenuBubble: UIView {
  /// A command in the row.
  struct Item {
    let title: String
    var image: UIImage?
    var isEnabled = true
    var isDestructive = false
    let perform: () -> Void
  }

  private let arrow = UIView()
  private let ground = UIScrollView(frame: .zero)
  private var buttons: [UIButton] = []
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [arrow, ground] {
      view.backgroundColor = UIColor(white: 0.16, alpha: 1)
      addSubview(view)
    }
    arrow.isUserInteractionEnabled = false
    arrow.bounds.size = CGSize(width: UIKitTuning.menuArrow, height: UIKitTuning.menuArrow)
    arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
    ground.layer.cornerRadius = UIKitTuning.menuCornerRadius
    ground.clipsToBounds = true
    ground.showsHorizontalScrollIndicator = false
  }

  required init?(coder: NSCoder) { nil }

  /// Displays commands next to a rectangle in window coordinates.
  func show(_ entries: [Item], at anchor: CGRect, direction: UIMenuController.ArrowDirection) {
    fill(entries)
    guard let area = superview?.bounds else { return }
    let margin = UIKitTuning.menuMargin
    let width = min(ground.contentSize.width, max(0, area.width - 2 * margin))
    let size = CGSize(width: width, height: UIKitTuning.menuHeight)
    func clamped(_ value: CGFloat, _ length: CGFloat, _ whole: CGFloat) -> CGFloat {
      max(margin, min(value, whole - length - margin))
    }
    var side = direction
    if side == .default {
      let fitsAbove = anchor.minY - margin - size.height >= 0
      let fitsBelow = anchor.maxY + margin + size.height <= area.maxY
      side = fitsAbove || !fitsBelow ? .down : .up
    }
    var origin = CGPoint(
      x: clamped(anchor.midX - width / 2, width, area.width),
      y: clamped(anchor.midY - size.height / 2, size.height, area.height))
    switch side {
    // If neither side has enough space, the menu covers its target.
    case .down, .default: origin.y = max(0, anchor.minY - margin - size.height)
    case .up: origin.y = min(anchor.maxY + margin, area.maxY - size.height)
    case .left: origin.x = clamped(anchor.maxX + margin, width, area.width)
    case .right: origin.x = clamped(anchor.minX - margin - width, width, area.width)
    }
    frame = CGRect(origin: origin, size: size)
    ground.frame = bounds
    let corner = UIKitTuning.menuCornerRadius + UIKitTuning.menuArrow / 2
    func along(_ target: CGFloat, _ length: CGFloat) -> CGFloat { max(corner, min(target, length - corner)) }
    switch side {
    case .up: arrow.center = CGPoint(x: along(anchor.midX - origin.x, width), y: 0)
    case .left: arrow.center = CGPoint(x: 0, y: along(anchor.midY - origin.y, size.height))
    case .right: arrow.center = CGPoint(x: width, y: along(anchor.midY - origin.y, size.height))
    default: arrow.center = CGPoint(x: along(anchor.midX - origin.x, width), y: size.height)
    }
  }

  /// Disables the commands, because the row is about to disappear.
  func removeActions() {
    for button in buttons { button.isEnabled = false }
  }

  private func fill(_ entries: [Item]) {
    for view in buttons { view.removeFromSuperview() }
    for view in lines { view.removeFromSuperview() }
    buttons = []
    lines = []
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for (index, entry) in (isMirrored ? entries.reversed() : entries).enumerated() {
      let button = UIButton(type: .custom)
      if let image = entry.image, entry.title.isEmpty {
        button.setImage(image, for: .normal)
        button.tintColor = .white
      } else {
        button.setTitle(entry.title, for: .normal)
      }
      button.isEnabled = entry.isEnabled
      button.setTitleColor(entry.isDestructive ? .systemRed : .white, for: .normal)
      button.setTitleColor(.gray, for: .disabled)
      button.setTitleColor(.lightGray, for: .highlighted)
      button.titleLabel?.font = .systemFont(ofSize: 14)
      button.addHandler(for: .primaryActionTriggered) { _ in entry.perform() }
      let width = button.sizeThatFits(.zero).width + 2 * UIKitTuning.menuPadding
      button.frame = CGRect(x: x, y: 0, width: width, height: UIKitTuning.menuHeight)
      ground.addSubview(button)
      buttons.append(button)
      if index > 0 {
        let line = UIView(frame: CGRect(x: x, y: 0, width: PixelGrid.screen.pixel, height: UIKitTuning.menuHeight))
        line.backgroundColor = UIColor(white: 1, alpha: 0.25)
        line.isUserInteractionEnabled = false
        ground.addSubview(line)
        lines.append(line)
      }
      x += width
    }
    ground.contentSize = CGSize(width: x, height: UIKitTuning.menuHeight)
  }
}
