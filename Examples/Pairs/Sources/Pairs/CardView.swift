// SPDX-License-Identifier: MIT

import UIKit

/// A card with a back and a face; a tap is told.
final class CardView: UIView {
  private let label = UILabel()
  private let face: String
  private(set) var isOpen = false

  var onTap: () -> Void = {}

  init(face: String, size: CGSize) {
    self.face = face
    super.init(frame: CGRect(origin: .zero, size: size))
    layer.cornerRadius = 10
    layer.borderWidth = 1
    layer.borderColor = UIColor(white: 0, alpha: 0.15).cgColor
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.font = .boldSystemFont(ofSize: 34)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
    turn(open: false)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func turn(open: Bool) {
    isOpen = open
    label.text = open ? face : ""
    backgroundColor = open ? .white : .systemTeal
    accessibilityLabel = open ? face : "Card"
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    onTap()
  }

  override func accessibilityActivate() -> Bool {
    onTap()
    return true
  }
}
