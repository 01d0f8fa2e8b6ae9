// SPDX-License-Identifier: MIT

import UIKit

class ProgressRingView: UIView {
  private let trackLayer = CAShapeLayer()
  let progressLayer = CAShapeLayer()
  var lineWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  private(set) var progress: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (shape, color) in [(trackLayer, UIColor.lightGray), (progressLayer, UIColor.systemBlue)] {
      shape.fillColor = nil
      shape.strokeColor = color.cgColor
      shape.lineCap = .round
      layer.addSublayer(shape)
    }
    progressLayer.strokeEnd = 0
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(bounds.width, bounds.height) / 2 - lineWidth / 2
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
      endAngle: 1.5 * .pi, clockwise: true)
    for shape in [trackLayer, progressLayer] {
      shape.frame = bounds
      shape.lineWidth = lineWidth
      shape.path = path.cgPath
    }
  }

  func setProgress(_ value: CGFloat, duration: CFTimeInterval, completion: (() -> Void)? = nil) {
    let old = progress
    progress = min(max(value, 0), 1)
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = old
    animation.toValue = progress
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    progressLayer.strokeEnd = progress
    progressLayer.add(animation, forKey: "progress")
    CATransaction.commit()
  }
}
