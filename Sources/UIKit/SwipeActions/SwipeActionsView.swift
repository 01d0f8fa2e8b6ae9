// SPDX-License-Identifier: MIT

/// The buttons on one side of a row.
final class SwipeActionsView: UIView {
  private let buttons: [UIButton]
  /// Whether the buttons are at the right edge of the row. On either side, the first button is closest to the edge.
  private let isAtRight: Bool
  /// The width in points at which all buttons are fully visible.
  let fullWidth: CGFloat

  init(
    _ actions: [UIContextualAction], isAtRight: Bool, height: CGFloat, press: @escaping (UIContextualAction) -> Void
  ) {
    self.isAtRight = isAtRight
    var buttons: [UIButton] = []
    var total: CGFloat = 0
    for action in actions {
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.backgroundColor = action.backgroundColor
      button.accessibility.label = action.title
      button.addAction(UIAction { _ in press(action) }, for: .touchUpInside)
      let wanted = button.sizeThatFits(CGSize(width: 400, height: height)).width + 2 * UIKitTuning.cellMargin
      let width = max(UIKitTuning.swipeButtonWidth, wanted.rounded(.up))
      button.bounds.size = CGSize(width: width, height: height)
      total += width
      buttons.append(button)
    }
    self.buttons = buttons
    fullWidth = total
    super.init(frame: .zero)
    clipsToBounds = true
    // The first button covers the others while they slide out.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Lays out the buttons in the space that the moved content of the row uncovers. The first button receives any extra
  /// width.
  func layOut(width: CGFloat, height: CGFloat) {
    let share = fullWidth > 0 ? min(1, width / fullWidth) : 0
    let extra = max(0, width - fullWidth)
    var position: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let full = button.bounds.width - (index == 0 ? firstExtra : 0)
      let size = full + (index == 0 ? extra : 0)
      let x = isAtRight ? width - position - size : position
      button.frame = CGRect(x: x, y: 0, width: size, height: height)
      position += (full * share) + (index == 0 ? extra : 0)
    }
    firstExtra = extra
  }

  private var firstExtra: CGFloat = 0
}
