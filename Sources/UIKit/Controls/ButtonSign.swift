// SPDX-License-Identifier: MIT

/// The icon of a button without a title. The icon is drawn as paths, because fonts may not contain it.
final class ButtonSign: UIView {
  /// The width and height of every icon in points.
  static let side: CGFloat = 22
  private let lines = CAShapeLayer()
  private let dots = CAShapeLayer()

  init(_ type: UIButton.ButtonType) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isUserInteractionEnabled = false
    let line = UIBezierPath()
    let dot = UIBezierPath()
    switch type {
    case .contactAdd:
      line.append(UIBezierPath(ovalIn: bounds.shrunk(dx: 1, dy: 1)))
      line.move(to: CGPoint(x: 6, y: 11))
      line.addLine(to: CGPoint(x: 16, y: 11))
      line.move(to: CGPoint(x: 11, y: 6))
      line.addLine(to: CGPoint(x: 11, y: 16))
    case .close:
      line.move(to: CGPoint(x: 5, y: 5))
      line.addLine(to: CGPoint(x: 17, y: 17))
      line.move(to: CGPoint(x: 17, y: 5))
      line.addLine(to: CGPoint(x: 5, y: 17))
    default:
      line.append(UIBezierPath(ovalIn: bounds.shrunk(dx: 1, dy: 1)))
      line.move(to: CGPoint(x: 11, y: 9.5))
      line.addLine(to: CGPoint(x: 11, y: 16))
      dot.append(UIBezierPath(ovalIn: CGRect(x: 9.75, y: 5, width: 2.5, height: 2.5)))
    }
    lines.path = line.cgPath
    lines.fillColor = nil
    lines.lineWidth = type == .close ? 2 : 1.5
    dots.path = dot.cgPath
    layer.addSublayer(lines)
    layer.addSublayer(dots)
  }

  required init?(coder: NSCoder) { nil }

  /// The color of the icon.
  var color: UIColor = .clear {
    didSet {
      guard color != oldValue else { return }
      lines.strokeColor = color.cgColor
      dots.fillColor = color.cgColor
    }
  }
}
