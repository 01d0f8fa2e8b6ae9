// SPDX-License-Identifier: MIT

/// The control at the leading edge of a row that deletes the row or inserts a new one.
final class CellEditControl: UIControl {
  /// A closure that is called instead of the table's own action when the control is pressed.
  var press: ((CellEditControl) -> Void)?
  let disk = UIView(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
  private let across = UIView(frame: CGRect(x: 5, y: 10, width: 12, height: 2))
  private let down = UIView(frame: CGRect(x: 10, y: 5, width: 2, height: 12))

  override init(frame: CGRect) {
    super.init(frame: frame)
    disk.layer.cornerRadius = 11
    disk.isUserInteractionEnabled = false
    for bar in [across, down] {
      bar.backgroundColor = .white
      disk.addSubview(bar)
    }
    addSubview(disk)
    accessibility.isElement = true
    accessibility.traits = .button
    addAction(
      UIAction { action in
        guard let control = action.sender as? CellEditControl else { return }
        if let press = control.press {
          press(control)
          return
        }
        guard let cell = control.superview as? UITableViewCell else { return }
        cell.table?.editControlPressed(in: cell)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the appearance for an editing style.
  func show(_ style: UITableViewCell.EditingStyle) {
    disk.backgroundColor = style == .insert ? .systemGreen : .systemRed
    down.isHidden = style != .insert
    accessibility.label = style == .insert ? "Insert" : "Delete"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let x = UIKitTuning.cellMargin + 11
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    disk.center = CGPoint(x: isMirrored ? bounds.width - x : x, y: bounds.midY)
  }
}

/// The control at the trailing edge of a row. The user drags the control to move the row.
final class CellReorderControl: UIView {
  private var bars: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for _ in 0..<3 {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 1.5))
      bar.backgroundColor = .systemGray2
      bar.isUserInteractionEnabled = false
      addSubview(bar)
      bars.append(bar)
    }
    accessibility.isElement = true
    accessibility.label = "Reorder"
    addGestureRecognizer(ReorderRecognizer())
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, bar) in bars.enumerated() {
      bar.center = CGPoint(x: bounds.midX, y: bounds.midY + CGFloat(index - 1) * 5)
    }
  }
}

/// The accessory at the trailing edge of a cell.
final class CellAccessory: UIView {
  private var button: UIButton?
  /// The chevron, which points toward the trailing edge.
  private var chevron: CALayer?

  init(_ kind: UITableViewCell.AccessoryType) {
    let hasButton = kind == .detailButton || kind == .detailDisclosureButton
    let sign: CGFloat = kind == .detailButton ? 0 : kind == .checkmark ? 16 : 8
    let button: CGFloat = hasButton ? 24 : 0
    let gap: CGFloat = hasButton && sign > 0 ? 10 : 0
    super.init(frame: CGRect(x: 0, y: 0, width: button + gap + sign, height: 24))
    if hasButton { addButton() }
    if sign > 0 { draw(kind, in: CGRect(x: button + gap, y: 5, width: sign, height: 14)) }
    if kind == .checkmark {
      accessibility.isElement = true
      accessibility.label = "Checked"
    }
    isUserInteractionEnabled = hasButton
  }

  required init?(coder: NSCoder) { nil }

  private func addButton() {
    let button = UIButton(type: .detailDisclosure)
    button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    button.accessibility.label = "More Info"
    button.addAction(
      UIAction { action in
        guard let cell = (action.sender as? UIButton)?.superview?.superview as? UITableViewCell else { return }
        cell.table?.accessoryPressed(in: cell)
      }, for: .touchUpInside)
    addSubview(button)
    self.button = button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    button?.frame.origin.x = isMirrored ? bounds.width - 24 : 0
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.width, ty: 0)
    chevron?.setAffineTransform(isMirrored ? mirror : .identity)
  }

  private func draw(_ kind: UITableViewCell.AccessoryType, in rect: CGRect) {
    let path = UIBezierPath()
    if kind == .checkmark {
      path.move(to: CGPoint(x: rect.minX + 1, y: rect.midY + 1))
      path.addLine(to: CGPoint(x: rect.minX + 6, y: rect.maxY - 2))
      path.addLine(to: CGPoint(x: rect.maxX - 1, y: rect.minY + 1))
    } else {
      path.move(to: CGPoint(x: rect.minX + 0.5, y: rect.minY + 1))
      path.addLine(to: CGPoint(x: rect.maxX - 0.5, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX + 0.5, y: rect.maxY - 1))
    }
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = (kind == .checkmark ? UIColor.systemBlue : .systemGray3).cgColor
    shape.lineWidth = 2
    layer.addSublayer(shape)
    if kind != .checkmark { chevron = shape }
  }
}
