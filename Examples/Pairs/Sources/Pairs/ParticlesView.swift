// SPDX-License-Identifier: MIT

import UIKit

/// Displays particles above the table: sparks at a removed pair, and confetti at the end of a game.
final class ParticlesView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  /// Emits sparks from a point in all directions.
  func burst(at point: CGPoint, color: UIColor) {
    let spark = CAEmitterCell()
    spark.contents = Self.spark.cgImage
    spark.color = color.cgColor
    spark.birthRate = 200
    spark.lifetime = 0.7
    spark.velocity = 150
    spark.velocityRange = 80
    spark.emissionRange = 2 * .pi
    spark.scale = 0.8
    spark.scaleSpeed = -1
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = point
    emitter.emitterCells = [spark]
    emit(from: emitter, for: 0.12, lifetime: 0.7)
  }

  /// Drops confetti from the top edge for two seconds.
  func celebrate() {
    let emitter = CAEmitterLayer()
    emitter.emitterShape = .line
    emitter.emitterPosition = CGPoint(x: bounds.midX, y: -10)
    emitter.emitterSize = CGSize(width: bounds.width, height: 1)
    emitter.emitterCells = CardSymbol.all.prefix(5).map { symbol in
      let cell = CAEmitterCell()
      cell.contents = Self.paper.cgImage
      cell.color = symbol.color.cgColor
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
    emit(from: emitter, for: 2, lifetime: 5)
  }

  /// Adds an emitter that emits for the given time in seconds. It is removed after its last particle has disappeared.
  private func emit(from emitter: CAEmitterLayer, for seconds: Double, lifetime: Double) {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    emitter.frame = bounds
    emitter.beginTime = CACurrentMediaTime()
    layer.addSublayer(emitter)
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { emitter.birthRate = 0 }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds + lifetime) { emitter.removeFromSuperlayer() }
  }

  private static let spark = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
    UIColor.white.setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
  }

  private static let paper = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
    UIColor.white.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
  }
}
