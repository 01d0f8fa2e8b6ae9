// SPDX-License-Identifier: MIT

/// A view that displays an arrow or a check mark as an accessory.
final class AccessorySign: UIView {
  /// The symbol that the accessory displays.
  enum Sign { case arrow, check }

  private let shape = CAShapeLayer()
  private var color: UIColor

  init(_ sign: Sign, color: UIColor) {
    self.color = color
    super.init(frame: CGRect(x: 0, y: 0, width: sign == .arrow ? 8 : 16, height: 14))
    isUserInteractionEnabled = false
    let path = UIBezierPath()
    if sign == .check {
      path.move(to: CGPoint(x: 1, y: 8))
      path.addLine(to: CGPoint(x: 6, y: 12))
      path.addLine(to: CGPoint(x: 15, y: 1))
      accessibility.isElement = true
      accessibility.label = "Checked"
    } else {
      path.move(to: CGPoint(x: 0.5, y: 1))
      path.addLine(to: CGPoint(x: 7.5, y: 7))
      path.addLine(to: CGPoint(x: 0.5, y: 13))
    }
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.lineWidth = 2
    layer.addSublayer(shape)
    shape.strokeColor = color.cgColor
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    shape.strokeColor = color.cgColor
  }
}

/// The disclosure arrow of an outline item, which rotates when the item expands.
final class AccessoryOutlineControl: UIControl {
  private let sign: AccessorySign
  private(set) var isOpen = false

  init(color: UIColor, press: @escaping (AccessoryOutlineControl) -> Void) {
    sign = AccessorySign(.arrow, color: color)
    super.init(frame: CGRect(x: 0, y: 0, width: 14, height: 24))
    addSubview(sign)
    accessibility.isElement = true
    accessibility.traits = .button
    accessibility.label = "Expand"
    addAction(
      UIAction { action in
        if let control = action.sender as? AccessoryOutlineControl { press(control) }
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(isOpen: Bool, animated: Bool, isMirrored: Bool) {
    accessibility.label = isOpen ? "Collapse" : "Expand"
    let angle: CGFloat = isOpen ? .pi / 2 : isMirrored ? .pi : 0
    let transform = CGAffineTransform(rotationAngle: angle)
    self.isOpen = isOpen
    guard sign.transform != transform else { return }
    guard animated, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation { sign.transform = transform }
      return
    }
    UIView.animate(withDuration: UIKitTuning.cellTransition, delay: 0, options: .beginFromCurrentState) {
      self.sign.transform = transform
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    sign.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

/// A selection circle that is filled while its row is selected.
final class AccessoryMark: UIView {
  private let check = AccessorySign(.check, color: .white)
  private let disk: UIColor

  init(color: UIColor) {
    disk = color
    super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    isUserInteractionEnabled = false
    layer.cornerRadius = 11
    layer.borderWidth = 1.5
    check.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
    check.center = CGPoint(x: 11, y: 11)
    addSubview(check)
    show(isSelected: false)
  }

  required init?(coder: NSCoder) { nil }

  func show(isSelected: Bool) {
    check.isHidden = !isSelected
    backgroundColor = isSelected ? disk : .clear
    layer.borderColor = (isSelected ? disk : UIColor.systemGray3).cgColor
  }
}

/// Recognizes touches of a row's reorder control. The gesture begins as soon as the control is touched.
final class ListReorderRecognizer: UILongPressGestureRecognizer {
  private var grip: CGFloat = 0
  private var x: CGFloat = 0
  private var isMoving = false

  init() {
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
  }

  override func stateDidChange(to state: State) {
    guard let cell = view?.superview as? UICollectionViewListCell, let client = cell.owningClient else { return }
    client.engine.enter { carry(cell, to: location(in: client), state, $0) }
  }

  private func carry(_ cell: UICollectionViewListCell, to point: CGPoint, _ state: State, _ engine: ItemEngine) {
    switch state {
    case .began:
      grip = cell.center.y - point.y
      x = cell.center.x
      _ = engine.lists.closeListSwipes()
      isMoving = engine.queries.path(of: cell).map { engine.reordering.beginMovement(of: $0) } ?? false
      cell.setNeedsUpdateConfiguration()
    case .changed where isMoving:
      engine.reordering.moveMovement(to: CGPoint(x: x, y: point.y + grip))
    case .ended where isMoving: engine.reordering.endMovement(cancelled: false)
    case .cancelled where isMoving, .failed where isMoving: engine.reordering.endMovement(cancelled: true)
    default: break
    }
    if state.isTerminal {
      isMoving = false
      cell.setNeedsUpdateConfiguration()
    }
  }
}
