// SPDX-License-Identifier: MIT

/// A row of a context menu that displays an action or a submenu.
final class ContextMenuRow: UIControl {
  let element: UIMenuElement
  private let label = UILabel()
  private let sign = UILabel()
  private let picture = UIImageView(frame: .zero)

  init(_ element: UIMenuElement) {
    self.element = element
    super.init(frame: .zero)
    let attributes = element.menuAttributes
    let state = element.menuState
    let isDestructive =
      attributes.contains(.destructive) || (element as? UIMenu)?.options.contains(.destructive) ?? false
    isEnabled = !attributes.contains(.disabled)
    label.text = element.title
    label.font = .systemFont(ofSize: 17)
    label.textColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    label.accessibility.isElement = false
    sign.text =
      element is UIMenu ? "\u{203A}" : state == .on ? "\u{2713}" : state == .mixed ? "\u{2013}" : ""
    sign.textColor = label.textColor
    sign.textAlignment = .center
    sign.accessibility.isElement = false
    picture.image = element.image
    picture.symbolContext.font = label.font
    picture.tintColor = label.textColor
    picture.contentMode = .scaleAspectFit
    for view in [label, sign, picture] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibility.isElement = true
    accessibility.traits = state == .on ? [.button, .selected] : .button
    if !isEnabled { accessibility.traits.insert(.notEnabled) }
    accessibilityLabel = element.title
  }

  required init?(coder: NSCoder) { nil }

  /// The preferred width of the row in points.
  var wantedWidth: CGFloat {
    label.sizeThatFits(.zero).width + 2 * UIKitTuning.menuRowPadding + 28 + (element.image == nil ? 0 : 32)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? UIColor(white: 0.5, alpha: 0.25) : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = UIKitTuning.menuRowPadding
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func layOut(_ view: UIView, _ x: CGFloat, _ width: CGFloat) {
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
    let imageWidth: CGFloat = element.image == nil ? 0 : 32
    layOut(sign, 4, 24)
    layOut(label, 28, max(0, bounds.width - 28 - padding - imageWidth))
    layOut(picture, bounds.width - padding - 22, imageWidth > 0 ? 22 : 0)
    label.textAlignment = isMirrored ? .right : .left
  }

  package override func sendPress() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
}
