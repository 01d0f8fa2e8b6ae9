// SPDX-License-Identifier: MIT

import UIKit

final class BottomCard: UIView {
  private var animator: UIViewPropertyAnimator?
  private var isOpen = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBlue
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    guard let superview else { return }
    switch pan.state {
    case .began:
      // A touch during the animation grabs the card at its visible position.
      animator?.stopAnimation(true)
    case .changed:
      center.y += pan.translation(in: superview).y
      pan.setTranslation(.zero, in: superview)
    default:
      let speed = pan.velocity(in: superview).y
      isOpen = speed == 0 ? isOpen : speed < 0
      let distance = restingCenter - center.y
      // The spring begins at the final velocity of the touch, in multiples of the distance per second.
      let velocity = CGVector(dx: 0, dy: abs(distance) < 1 ? 0 : speed / distance)
      let spring = UISpringTimingParameters(duration: 0.4, bounce: 0.2, initialVelocity: velocity)
      let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
      animator.addAnimations { self.center.y = self.restingCenter }
      animator.startAnimation()
      self.animator = animator
    }
  }

  private var restingCenter: CGFloat {
    (superview?.bounds.height ?? 0) + bounds.height / 2 - (isOpen ? bounds.height : 80)
  }
}
