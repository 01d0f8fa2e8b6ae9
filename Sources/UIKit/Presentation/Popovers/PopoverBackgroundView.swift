// SPDX-License-Identifier: MIT

/// The background of a popover: a rounded rectangle with an arrow and a soft shadow.
final class PopoverBackgroundView: UIView {
  private let bubble = CAShapeLayer()

  /// The background color.
  var color = UIColor.systemBackground { didSet { updateColor() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    bubble.shadowOpacity = UIKitTuning.popoverShadowOpacity
    bubble.shadowRadius = UIKitTuning.popoverShadowRadius
    bubble.shadowOffset = CGSize(width: 0, height: 4)
    layer.addSublayer(bubble)
    updateColor()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
  }

  private func updateColor() { bubble.fillColor = color.cgColor }

  /// Applies the frame of the given placement and draws the outline for it.
  func show(_ placement: PopoverPlacement) {
    layoutFrame = placement.frame
    bubble.frame = bounds
    let box = placement.contentFrame.offsetBy(dx: -placement.frame.minX, dy: -placement.frame.minY)
    bubble.path = PopoverBackgroundView.outline(box, placement)
  }

  /// Returns the outline of a rounded box, clockwise from its upper left corner, with an arrow on one edge.
  private static func outline(_ box: CGRect, _ placement: PopoverPlacement) -> CGPath {
    let radius = min(UIKitTuning.popoverCornerRadius, box.width / 2, box.height / 2)
    let (arrow, half) = (UIKitTuning.popoverArrowHeight, UIKitTuning.popoverArrowBase / 2)
    let (x, y) = (box.midX + placement.arrowOffset, box.midY + placement.arrowOffset)
    var path = CGPath()
    func line(_ x: CGFloat, _ y: CGFloat) { path.addLine(to: CGPoint(x: x, y: y)) }
    func corner(_ x: CGFloat, _ y: CGFloat, _ endX: CGFloat, _ endY: CGFloat) {
      path.addArc(tangent1End: CGPoint(x: x, y: y), tangent2End: CGPoint(x: endX, y: endY), radius: radius)
    }
    path.move(to: CGPoint(x: box.minX + radius, y: box.minY))
    if placement.direction == .up {
      line(x - half, box.minY)
      line(x, box.minY - arrow)
      line(x + half, box.minY)
    }
    corner(box.maxX, box.minY, box.maxX, box.maxY)
    if placement.direction == .right {
      line(box.maxX, y - half)
      line(box.maxX + arrow, y)
      line(box.maxX, y + half)
    }
    corner(box.maxX, box.maxY, box.minX, box.maxY)
    if placement.direction == .down {
      line(x + half, box.maxY)
      line(x, box.maxY + arrow)
      line(x - half, box.maxY)
    }
    corner(box.minX, box.maxY, box.minX, box.minY)
    if placement.direction == .left {
      line(box.minX, y + half)
      line(box.minX - arrow, y)
      line(box.minX, y - half)
    }
    corner(box.minX, box.minY, box.maxX, box.minY)
    path.closeSubpath()
    return path
  }
}
