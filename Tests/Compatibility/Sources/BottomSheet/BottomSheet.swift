// SPDX-License-Identifier: MIT

import UIKit

enum SheetState {
  case collapsed
  case expanded

  var opposite: SheetState { return self == .collapsed ? .expanded : .collapsed }
}

// A sheet that is dragged up and down. The animation of the sheet first follows the touch and then continues without
// it.
class BottomSheetViewController: UIViewController {
  let sheet = UIView()
  let shade = UIView()
  private(set) var state: SheetState = .collapsed
  private(set) var ends: [UIViewAnimatingPosition] = []
  private var animator: UIViewPropertyAnimator?
  private let sheetHeight: CGFloat = 400
  private let peekHeight: CGFloat = 80

  override func viewDidLoad() {
    super.viewDidLoad()
    shade.frame = view.bounds
    shade.backgroundColor = .black
    shade.alpha = 0
    view.addSubview(shade)
    sheet.backgroundColor = .white
    sheet.layer.cornerRadius = 12
    sheet.frame = frame(for: .collapsed)
    view.addSubview(sheet)
  }

  func frame(for state: SheetState) -> CGRect {
    let visible = state == .expanded ? sheetHeight : peekHeight
    return CGRect(x: 0, y: view.bounds.height - visible, width: view.bounds.width, height: sheetHeight)
  }

  func toggle(duration: TimeInterval = 0.6) {
    start(duration: duration)
    animator?.startAnimation()
  }

  func beginPull() {
    if animator == nil { start(duration: 0.6) }
    animator?.pauseAnimation()
  }

  func pull(by translation: CGFloat) {
    var fraction = -translation / (sheetHeight - peekHeight)
    if state == .expanded { fraction *= -1 }
    animator?.fractionComplete = fraction
  }

  func endPull(goesOn: Bool) {
    animator?.isReversed = !goesOn
    animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  private func start(duration: TimeInterval) {
    guard animator == nil else { return }
    let target = state.opposite
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
      self.sheet.frame = self.frame(for: target)
      self.shade.alpha = target == .expanded ? 0.5 : 0
    }
    animator.addCompletion { [weak self] position in
      guard let self = self else { return }
      self.ends.append(position)
      if position == .end { self.state = target }
      self.animator = nil
    }
    self.animator = animator
  }
}
