// SPDX-License-Identifier: MIT

import SprungStage

/// The view of an alert or action sheet: a title and a message above buttons.
///
/// An alert with two actions displays them side by side, with the cancel action at the leading edge. More actions are
/// displayed in a column.
final class AlertPanel: UIView {
  @WeakReference private var alert: UIAlertController?
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let card = UIView()
  private let cancelCard = UIView()
  private var buttons: [UIButton] = []
  private var lines: [UIView] = []
  private var fields: [UITextField] = []

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    for view in [card, cancelCard] {
      view.backgroundColor = .systemBackground
      view.layer.cornerRadius = UIKitTuning.alertCornerRadius
      view.clipsToBounds = true
      addSubview(view)
    }
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.accessibilityTraits = .header
    messageLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      card.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var isAlert: Bool { alert?.preferredStyle == .alert }

  /// Whether the panel is in a popover, which provides the background and replaces the cancel button.
  var isInPopover = false {
    didSet {
      card.backgroundColor = isInPopover ? nil : .systemBackground
      contentChanged()
    }
  }

  /// Updates the layout after a change to the title, message or actions, which may change the size of the panel.
  func contentChanged() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  func add(_ button: UIButton) {
    buttons.append(button)
    card.addSubview(button)
    contentChanged()
  }

  func add(_ field: UITextField) {
    fields.append(field)
    card.addSubview(field)
    contentChanged()
  }

  /// The buttons in display order. The cancel button is last, or first if two buttons are side by side.
  private var orderedButtons: [UIButton] {
    guard let cancel = alert?.cancelAction?.button else { return buttons }
    let others = buttons.filter { $0 !== cancel }
    if !isAlert { return others }
    return others.count == 1 ? [cancel] + others : others + [cancel]
  }

  /// Returns the height of the panel for a given width, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    takeWords()
    let words = wordsHeight(forWidth: width)
    let rows = orderedButtons.count
    let row = UIKitTuning.alertRowHeight
    if isAlert { return words + (rows == 0 ? 0 : rows == 2 ? row : row * CGFloat(rows)) }
    let cancel = alert?.cancelAction == nil || isInPopover ? 0 : row + UIKitTuning.alertSheetGap
    return words + row * CGFloat(rows) + cancel
  }

  private func takeWords() {
    titleLabel.text = alert?.title
    messageLabel.text = alert?.message
    titleLabel.isHidden = (alert?.title ?? "").isEmpty
    messageLabel.isHidden = (alert?.message ?? "").isEmpty
  }

  private func wordsHeight(forWidth width: CGFloat) -> CGFloat {
    let margin = UIKitTuning.alertMargin
    var height: CGFloat = 0
    for label in [titleLabel, messageLabel] where !(label.text ?? "").isEmpty {
      height += label.sizeThatFits(CGSize(width: width - 2 * margin, height: 0)).height + 4
    }
    height += CGFloat(fields.count) * (UIKitTuning.alertFieldHeight + 4)
    return height == 0 ? 0 : height + 2 * margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let alert else { return }
    takeWords()
    messageLabel.textColor = isAlert ? .label : .secondaryLabel
    for line in lines { line.removeFromSuperview() }
    lines = []
    let width = bounds.width
    let row = UIKitTuning.alertRowHeight
    let margin = UIKitTuning.alertMargin
    var top = margin
    for label in [titleLabel, messageLabel] where !label.isHidden {
      let height = label.sizeThatFits(CGSize(width: width - 2 * margin, height: 0)).height
      label.frame = CGRect(x: margin, y: top, width: width - 2 * margin, height: height)
      top += height + 4
    }
    for field in fields {
      field.frame = CGRect(x: margin, y: top, width: width - 2 * margin, height: UIKitTuning.alertFieldHeight)
      top += UIKitTuning.alertFieldHeight + 4
    }
    top = wordsHeight(forWidth: width)
    let ordered = orderedButtons
    // Subview order determines the accessibility order.
    for button in ordered { card.bringSubviewToFront(button) }
    for (index, button) in ordered.enumerated() {
      let isPreferred =
        alert.preferredAction?.button === button
        || (isAlert && alert.preferredAction == nil && alert.cancelAction?.button === button)
      button.titleLabel?.font = .systemFont(ofSize: 17, weight: isPreferred ? .semibold : .regular)
      if isAlert, ordered.count == 2 {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let column = CGFloat(isMirrored ? 1 - index : index)
        button.frame = CGRect(x: column * width / 2, y: top, width: width / 2, height: row)
        if index == 1 { addLine(CGRect(x: width / 2, y: top, width: PixelGrid.screen.pixel, height: row)) }
        addLine(CGRect(x: 0, y: top, width: width, height: PixelGrid.screen.pixel))
      } else {
        button.frame = CGRect(x: 0, y: top + CGFloat(index) * row, width: width, height: row)
        if button.frame.minY > 0 {
          addLine(CGRect(x: 0, y: button.frame.minY, width: width, height: PixelGrid.screen.pixel))
        }
      }
    }
    let rows = ordered.count
    let cardHeight = top + (isAlert && rows == 2 ? row : row * CGFloat(rows))
    card.frame = CGRect(x: 0, y: 0, width: width, height: cardHeight)
    cancelCard.isHidden = isAlert || isInPopover || alert.cancelAction == nil
    if isInPopover { alert.cancelAction?.button?.removeFromSuperview() }
    if !cancelCard.isHidden, let cancel = alert.cancelAction?.button {
      cancelCard.frame = CGRect(x: 0, y: cardHeight + UIKitTuning.alertSheetGap, width: width, height: row)
      cancel.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
      if cancel.superview !== cancelCard { cancelCard.addSubview(cancel) }
      cancel.frame = cancelCard.bounds
    }
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    card.addSubview(line)
    lines.append(line)
  }
}

extension UIKitTuning {
  /// The width of an alert in points (270).
  static let alertWidth: CGFloat = 270
  /// The maximum width of an action sheet in points (400).
  static let actionSheetWidth: CGFloat = 400
  /// The margins around the title and message of an alert in points (16).
  static let alertMargin: CGFloat = 16
  /// The height of a text field in an alert in points (30).
  static let alertFieldHeight: CGFloat = 30
  /// The height of an alert button in points (44), the minimum size of a touch target.
  static let alertRowHeight: CGFloat = 44
  /// The distance in points (8) around an action sheet and above its cancel button.
  static let alertSheetGap: CGFloat = 8
  /// The corner radius of an alert in points (13).
  static let alertCornerRadius: CGFloat = 13
}
