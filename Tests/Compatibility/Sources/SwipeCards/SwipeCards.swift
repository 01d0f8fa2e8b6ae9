// SPDX-License-Identifier: MIT

import UIKit

@MainActor @objc protocol SwipeCardDelegate: AnyObject {
  func swipeCard(_ card: SwipeCardView, didLeave isRight: Bool)
  @objc optional func swipeCardDidReturn(_ card: SwipeCardView)
}

class SwipeCardView: UIView {
  weak var delegate: SwipeCardDelegate?
  private var origin = CGPoint.zero
  private let threshold: CGFloat = 100

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 10
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(wasDragged(_:))))
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  @objc func wasDragged(_ gesture: UIPanGestureRecognizer) {
    let translation = gesture.translation(in: superview)
    switch gesture.state {
    case .began:
      origin = center
    case .changed:
      let fraction = translation.x / 320
      let scale = max(1 - abs(fraction) / 4, 0.8)
      center = CGPoint(x: origin.x + translation.x, y: origin.y + translation.y)
      transform = CGAffineTransform(rotationAngle: fraction * 0.5).scaledBy(x: scale, y: scale)
    case .ended, .cancelled:
      if abs(translation.x) > threshold && gesture.state == .ended {
        leave(toRight: translation.x > 0)
      } else {
        returnToDeck()
      }
    default:
      break
    }
  }

  private func leave(toRight isRight: Bool) {
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.center.x = isRight ? 320 + 200 : -200
        self.alpha = 0
      },
      completion: { [weak self] _ in
        guard let strongSelf = self else { return }
        strongSelf.removeFromSuperview()
        strongSelf.delegate?.swipeCard(strongSelf, didLeave: isRight)
      })
  }

  private func returnToDeck() {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: [.allowUserInteraction],
      animations: {
        self.center = self.origin
        self.transform = .identity
      },
      completion: { _ in self.delegate?.swipeCardDidReturn?(self) })
  }
}

class SwipeDeckViewController: UIViewController {
  private(set) var cards: [SwipeCardView] = []
  private(set) var liked = 0
  private(set) var passed = 0
  private(set) var returned = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for _ in 0..<3 {
      let card = SwipeCardView(frame: CGRect(x: 40, y: 100, width: 240, height: 320))
      card.delegate = self
      view.insertSubview(card, at: 0)
      cards.append(card)
    }
  }
}

extension SwipeDeckViewController: SwipeCardDelegate {
  func swipeCard(_ card: SwipeCardView, didLeave isRight: Bool) {
    cards.removeAll(where: { $0 === card })
    if isRight { liked += 1 } else { passed += 1 }
  }

  func swipeCardDidReturn(_ card: SwipeCardView) { returned += 1 }
}
