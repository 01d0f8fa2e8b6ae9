// SPDX-License-Identifier: MIT

import UIKit

class ConfettiView: UIView {
  private let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemYellow]

  override class var layerClass: AnyClass { CAEmitterLayer.self }
  var emitter: CAEmitterLayer { layer as! CAEmitterLayer }

  override func layoutSubviews() {
    super.layoutSubviews()
    emitter.emitterPosition = CGPoint(x: bounds.midX, y: -10)
    emitter.emitterSize = CGSize(width: bounds.width, height: 1)
    emitter.emitterShape = .line
  }

  func start() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
    }
    emitter.emitterCells = colors.enumerated().map { index, color in
      let cell = CAEmitterCell()
      cell.name = "confetti\(index)"
      cell.birthRate = 10
      cell.lifetime = 7
      cell.lifetimeRange = 0
      cell.color = color.cgColor
      cell.velocity = 150
      cell.velocityRange = 30
      cell.emissionLongitude = .pi
      cell.emissionLongitude = .pi / 2
      cell.emissionRange = .pi / 4
      cell.yAcceleration = 40
      cell.spin = 3.5
      cell.spinRange = 4
      cell.scale = 0.8
      cell.scaleRange = 0.2
      cell.scaleSpeed = -0.05
      cell.contents = picture.cgImage
      return cell
    }
    emitter.beginTime = CACurrentMediaTime()
    emitter.birthRate = 1
  }

  func stop() {
    emitter.birthRate = 0
  }
}

class PartyViewController: UIViewController {
  let confetti = ConfettiView()
  let waiting = CAReplicatorLayer()
  let face = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    confetti.frame = view.bounds
    confetti.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    confetti.isUserInteractionEnabled = false
    view.addSubview(confetti)

    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.cornerRadius = 5
    dot.backgroundColor = UIColor.systemIndigo.cgColor
    waiting.frame = CGRect(x: 40, y: 100, width: 70, height: 10)
    waiting.instanceCount = 3
    waiting.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    waiting.instanceDelay = 0.2
    waiting.instanceAlphaOffset = -0.25
    waiting.addSublayer(dot)
    view.layer.addSublayer(waiting)
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.fromValue = 1
    pulse.toValue = 0.4
    pulse.duration = 0.6
    pulse.autoreverses = true
    pulse.repeatCount = .infinity
    dot.add(pulse, forKey: "pulse")

    face.frame = CGRect(x: 40, y: 140, width: 40, height: 40)
    face.animationImages = [UIColor.systemPink, .systemOrange].map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
        color.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      }
    }
    face.animationDuration = 1
    face.animationRepeatCount = 2
    view.addSubview(face)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    confetti.start()
    face.startAnimating()
  }
}
