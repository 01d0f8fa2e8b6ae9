// SPDX-License-Identifier: MIT

import UIKit

// Each tap drops a ball. A button removes all balls.
class DropViewController: UIViewController {
  private(set) var balls: [UIView] = []
  private let clearButton = UIButton(type: .system)
  private let elasticitySwitch = UISwitch()
  private var animator: UIDynamicAnimator!
  private let gravity = UIGravityBehavior()
  private let collider = UICollisionBehavior()
  private let bounce = UIDynamicItemBehavior()
  private(set) var collisions = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    animator = UIDynamicAnimator(referenceView: self.view)
    collider.translatesReferenceBoundsIntoBoundary = true
    collider.collisionDelegate = self
    bounce.elasticity = 0.6
    animator.addBehavior(gravity)
    animator.addBehavior(collider)
    animator.addBehavior(bounce)
    clearButton.setTitle("Clear", for: UIControl.State())
    clearButton.frame = CGRect(x: 240, y: 10, width: 70, height: 40)
    clearButton.addTarget(self, action: #selector(clear(sender:)), for: .touchUpInside)
    view.addSubview(clearButton)
    elasticitySwitch.isOn = true
    elasticitySwitch.frame.origin = CGPoint(x: 10, y: 10)
    elasticitySwitch.addTarget(self, action: #selector(switched(_:)), for: .valueChanged)
    view.addSubview(elasticitySwitch)
    let tap = UITapGestureRecognizer(target: self, action: #selector(drop(_:)))
    tap.delegate = self
    view.addGestureRecognizer(tap)
  }

  @objc dynamic func drop(_ recognizer: UITapGestureRecognizer) {
    let ball = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    ball.center = recognizer.location(in: view)
    ball.backgroundColor = .red
    ball.isUserInteractionEnabled = false
    view.addSubview(ball)
    balls.append(ball)
    gravity.addItem(ball)
    collider.addItem(ball)
    bounce.addItem(ball)
  }

  @IBAction func clear(sender: UIButton) {
    for ball in balls {
      gravity.removeItem(ball)
      collider.removeItem(ball)
      bounce.removeItem(ball)
      ball.removeFromSuperview()
    }
    balls = []
  }

  @IBAction private func switched(_ sender: UISwitch) {
    bounce.elasticity = sender.isOn ? 0.6 : 0
  }

  var elasticity: CGFloat { return bounce.elasticity }
}

extension DropViewController: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    return !(touch.view is UIControl)
  }
}

extension DropViewController: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem, with item2: UIDynamicItem, at p: CGPoint
  ) {
    collisions += 1
  }
}
