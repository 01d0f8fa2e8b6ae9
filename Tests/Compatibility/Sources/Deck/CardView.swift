// SPDX-License-Identifier: MIT

import UIKit
import UIKit.UIGestureRecognizerSubclass

@MainActor @objc protocol CardViewDelegate: class {
  func cardViewDidMove(_ card: CardView)
  @objc optional func cardView(_ card: CardView, didTurnTo side: Int)
  @objc optional func cardViewCanTurn(_ card: CardView) -> Bool
  @objc optional func cardViewDidClose()
}

@IBDesignable
class CardView: UIView {
  @IBInspectable var lift: CGFloat = 4 {
    didSet { setNeedsLayout() }
  }

  @IBOutlet weak var delegate: CardViewDelegate?
  @IBOutlet private weak var label: UILabel!
  @objc dynamic var side = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel(frame: bounds)
    addSubview(label)
    self.label = label
    let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap))
    addGestureRecognizer(tap)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(CardView.handlePan(_:)))
    addGestureRecognizer(pan)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  @objc private func handleTap() {
    if let canTurn = delegate?.cardViewCanTurn?(self), !canTurn { return }
    side = 1 - side
    label.text = "\(side)"
    delegate?.cardView?(self, didTurnTo: side)
  }

  @objc func handlePan(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .changed else { return }
    center.x += recognizer.translation(in: superview).x
    recognizer.setTranslation(.zero, in: superview)
    delegate?.cardViewDidMove(self)
  }

  func close() {
    if delegate?.cardViewDidClose != nil {
      delegate!.cardViewDidClose!()
    }
  }

  var shownText: String? { return label.text }
}

/// A recognizer that recognizes a touch as soon as it begins.
class TouchDownRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .recognized
  }
}
