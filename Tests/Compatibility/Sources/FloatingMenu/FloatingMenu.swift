// SPDX-License-Identifier: MIT

import UIKit

protocol FloatingMenuDelegate: class {
  func floatingMenu(_ menu: FloatingMenuView, didSelect index: Int)
}

// A round button. Tapping the button makes other buttons spring up from it.
class FloatingMenuView: UIView {
  weak var delegate: FloatingMenuDelegate?
  let mainButton = UIButton(type: .custom)
  private(set) var itemButtons: [UIButton] = []
  private(set) var isOpen = false
  private let step: CGFloat = 60

  init(frame: CGRect, count: Int) {
    super.init(frame: frame)
    for index in 0..<count {
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
      button.layer.cornerRadius = 22
      button.center = restingPoint
      button.alpha = 0
      button.tag = index
      button.addTarget(self, action: #selector(itemTapped(_:)), for: .touchUpInside)
      addSubview(button)
      itemButtons.append(button)
    }
    mainButton.frame = CGRect(x: bounds.width - 56, y: bounds.height - 56, width: 56, height: 56)
    mainButton.layer.cornerRadius = 28
    mainButton.addTarget(self, action: #selector(toggle), for: .touchUpInside)
    addSubview(mainButton)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private var restingPoint: CGPoint { return CGPoint(x: bounds.width - 28, y: bounds.height - 28) }

  @objc func toggle() {
    isOpen = !isOpen
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: .curveEaseInOut,
      animations: { self.mainButton.transform = self.isOpen ? CGAffineTransform(rotationAngle: .pi / 4) : .identity })
    for (index, button) in itemButtons.enumerated() {
      UIView.animate(
        withDuration: 0.5, delay: 0.05 * Double(index), usingSpringWithDamping: 0.6, initialSpringVelocity: 0.5,
        options: [.beginFromCurrentState, .allowUserInteraction],
        animations: { [unowned self] in
          button.alpha = self.isOpen ? 1 : 0
          let point = self.restingPoint
          button.center = self.isOpen ? CGPoint(x: point.x, y: point.y - self.step * CGFloat(index + 1)) : point
        }, completion: nil)
    }
  }

  @objc private func itemTapped(_ sender: UIButton) {
    delegate?.floatingMenu(self, didSelect: sender.tag)
    toggle()
  }

  // Only the buttons receive touches.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    for subview in subviews where subview.alpha > 0.01 {
      if subview.point(inside: convert(point, to: subview), with: event) { return true }
    }
    return false
  }
}
