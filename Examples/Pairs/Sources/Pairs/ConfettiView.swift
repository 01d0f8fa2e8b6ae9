// SPDX-License-Identifier: MIT

import UIKit

/// Paper that falls from the top edge for a moment.
final class ConfettiView: UIView {
  override class var layerClass: AnyClass { CAEmitterLayer.self }
  private var emitter: CAEmitterLayer { layer as! CAEmitterLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    emitter.birthRate = 0
    emitter.emitterShape = .line
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func layoutSubviews() {
    super.layoutSubviews()
    emitter.emitterPosition = CGPoint(x: bounds.midX, y: -10)
    emitter.emitterSize = CGSize(width: bounds.width, height: 1)
  }

  /// Lets paper fall for two seconds.
  func celebrate() {
    let paper = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
    }
    let colors: [UIColor] = [.systemRed, .systemYellow, .systemBlue, .white]
    emitter.emitterCells = colors.map { color in
      let cell = CAEmitterCell()
      cell.contents = paper.cgImage
      cell.color = color.cgColor
      cell.birthRate = 12
      cell.lifetime = 5
      cell.velocity = 160
      cell.velocityRange = 60
      cell.emissionLongitude = .pi / 2
      cell.emissionRange = .pi / 4
      cell.yAcceleration = 60
      cell.spin = 3
      cell.spinRange = 4
      return cell
    }
    emitter.beginTime = CACurrentMediaTime()
    emitter.birthRate = 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.emitter.birthRate = 0 }
  }
}
