// SPDX-License-Identifier: MIT

import UIKit
import UIKit.UIGestureRecognizerSubclass

// Follows a touch that rotates around the center of its view.
class TurnGestureRecognizer: UIPanGestureRecognizer {
  private(set) var touchAngle: CGFloat = 0

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
    minimumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    updateAngle(with: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    updateAngle(with: touches)
  }

  private func updateAngle(with touches: Set<UITouch>) {
    guard let touch = touches.first, let view = view else { return }
    let point = touch.location(in: view)
    touchAngle = atan2(point.y - view.bounds.midY, point.x - view.bounds.midX)
  }
}

// Recognizes a touch that moves to one side, back, and to the same side again, without lifting.
class ScratchGestureRecognizer: UIGestureRecognizer {
  private var turns = 0
  private var last: CGFloat?
  private var isRight = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count > 1 { state = .failed }
    last = touches.first?.location(in: view).x
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state != .failed, let x = touches.first?.location(in: view).x, let last = last else { return }
    if abs(x - last) < 10 { return }
    let goesRight = x > last
    if turns == 0 || goesRight != isRight {
      turns += 1
      isRight = goesRight
    }
    self.last = x
    if turns == 3 && state == .possible { state = .ended }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  override func reset() {
    super.reset()
    turns = 0
    last = nil
  }
}

class KnobControl: UIControl {
  let pointer = CAShapeLayer()
  var minimumValue: Float = 0
  var maximumValue: Float = 1
  private(set) var value: Float = 0
  private(set) var resets = 0
  private let startAngle = -CGFloat.pi * 0.75
  private let endAngle = CGFloat.pi * 0.75

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(pointer)
    addGestureRecognizer(TurnGestureRecognizer(target: self, action: #selector(KnobControl.turned(_:))))
    let scratch = ScratchGestureRecognizer(target: self, action: #selector(scratched))
    scratch.cancelsTouchesInView = false
    superviewScratch = scratch
  }

  private(set) var superviewScratch: UIGestureRecognizer!

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func setValue(_ newValue: Float, animated: Bool = false) {
    value = min(maximumValue, max(minimumValue, newValue))
    let part = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
    CATransaction.begin()
    CATransaction.setDisableActions(!animated)
    pointer.transform = CATransform3DMakeRotation(startAngle + part * (endAngle - startAngle), 0, 0, 1)
    CATransaction.commit()
  }

  @objc private func turned(_ gesture: TurnGestureRecognizer) {
    // An angle of 0 points up.
    var angle = gesture.touchAngle + .pi / 2
    if angle > .pi { angle -= 2 * .pi }
    let bounded = min(max(angle, startAngle), endAngle)
    let part = Float((bounded - startAngle) / (endAngle - startAngle))
    setValue(minimumValue + part * (maximumValue - minimumValue))
    sendActions(for: .valueChanged)
  }

  @objc private func scratched() {
    resets += 1
    setValue(minimumValue)
  }
}
