// SPDX-License-Identifier: MIT

import UIKit

extension UIView {
  func wiggle() {
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    animation.values = [-0.05, 0.05, -0.05]
    animation.duration = 0.25
    animation.isAdditive = true
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "wiggle")
  }

  func stopWiggling() {
    layer.removeAnimation(forKey: "wiggle")
  }

  func shakeNo(completion: ((Bool) -> Void)? = nil) {
    // Without a linear curve, the animation as a whole would accelerate and decelerate.
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(
      withDuration: 0.4, delay: 0, options: [.calculationModeLinear, linear],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { self.transform.tx = 20 }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { self.transform.tx = -20 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { self.transform = .identity }
      }, completion: completion)
  }
}

// Gray bars with a moving highlight, shown until content arrives.
class SkeletonView: UIView {
  override class var layerClass: AnyClass { return CAGradientLayer.self }

  var gradientLayer: CAGradientLayer { return layer as! CAGradientLayer }

  func startLoading() {
    gradientLayer.colors = [
      UIColor(white: 0.85, alpha: 1).cgColor, UIColor(white: 0.95, alpha: 1).cgColor,
      UIColor(white: 0.85, alpha: 1).cgColor,
    ]
    gradientLayer.startPoint = CGPoint(x: 0, y: 0.5)
    gradientLayer.endPoint = CGPoint(x: 1, y: 0.5)
    gradientLayer.locations = [0, 0.5, 1]
    let animation = CABasicAnimation(keyPath: "locations")
    animation.fromValue = [-1.0, -0.5, 0.0]
    animation.toValue = [1.0, 1.5, 2.0]
    animation.duration = 1
    let group = CAAnimationGroup()
    group.animations = [animation]
    group.duration = 1.5
    group.repeatCount = .greatestFiniteMagnitude
    gradientLayer.add(group, forKey: "shimmer")
  }

  func stopLoading() {
    gradientLayer.removeAllAnimations()
  }
}
