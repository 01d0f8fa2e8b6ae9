// SPDX-License-Identifier: MIT

import UIKit

@MainActor protocol RadialMenuDelegate: AnyObject {
  func radialMenu(_ menu: RadialMenu, didSelect index: Int)
  func radialMenuDidClose(_ menu: RadialMenu)
}

extension RadialMenuDelegate {
  func radialMenuDidClose(_ menu: RadialMenu) {}
}

// A round button. Tapping the button makes other buttons spring out into a quarter circle.
final class RadialMenu: UIView {
  weak var delegate: RadialMenuDelegate?

  var radius: CGFloat = 120 {
    didSet { if isOpen { open() } }
  }
  private(set) var isOpen = false
  private(set) var buttons: [UIButton] = []

  private lazy var animator = UIDynamicAnimator(referenceView: self)
  private var snaps: [UISnapBehavior] = []
  private let mainButton = UIButton(type: .custom)

  private var origin: CGPoint { return CGPoint(x: bounds.maxX - 40, y: bounds.maxY - 40) }

  convenience init(frame: CGRect, count: Int) {
    self.init(frame: frame)
    for index in 0..<count {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      button.center = origin
      button.alpha = 0
      button.addAction(
        UIAction { [weak self] _ in
          guard let self = self else { return }
          self.delegate?.radialMenu(self, didSelect: index)
          self.close()
        }, for: .touchUpInside)
      insertSubview(button, belowSubview: mainButton)
      buttons.append(button)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    mainButton.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    mainButton.center = origin
    mainButton.addAction(UIAction(handler: { [unowned self] _ in self.toggle() }), for: .touchUpInside)
    addSubview(mainButton)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func toggle() { isOpen ? close() : open() }

  func place(of index: Int) -> CGPoint {
    let step = CGFloat.pi / 2 / CGFloat(max(buttons.count - 1, 1))
    let angle = CGFloat.pi + step * CGFloat(index)
    return CGPoint(x: origin.x + cos(angle) * radius, y: origin.y + sin(angle) * radius)
  }

  private func open() {
    isOpen = true
    move { place(of: $0) }
    UIView.animate(withDuration: 0.2) { for button in self.buttons { button.alpha = 1 } }
  }

  private func close() {
    isOpen = false
    move { _ in origin }
    UIView.animate(
      withDuration: 0.2, animations: { for button in self.buttons { button.alpha = 0 } },
      completion: { [weak self] _ in
        guard let self = self else { return }
        self.delegate?.radialMenuDidClose(self)
      })
  }

  private func move(to point: (Int) -> CGPoint) {
    snaps.forEach(animator.removeBehavior)
    snaps = buttons.enumerated().map { index, button in
      let snap = UISnapBehavior(item: button, snapTo: point(index))
      snap.damping = 0.6
      return snap
    }
    snaps.forEach(animator.addBehavior)
  }

  // Only the buttons receive touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
