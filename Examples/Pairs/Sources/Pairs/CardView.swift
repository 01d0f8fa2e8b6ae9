// SPDX-License-Identifier: MIT

import UIKit

/// A card with a back and a face. The animator moves the card, and a flip animates only its content.
final class CardView: UIView {
  private let number: Int
  private let symbol: CardSymbol
  private let back = UIView()
  private let face = UIView()
  private let picture = UIImageView()
  private let backPicture = UIImageView(image: UIImage(systemName: "questionmark"))
  private(set) var isFaceUp = false

  /// Called when the card is tapped.
  var onTap: () -> Void = {}

  init(number: Int, symbol: CardSymbol) {
    self.number = number
    self.symbol = symbol
    super.init(frame: .zero)
    for side in [back, face] {
      side.layer.cornerRadius = 12
      side.layer.borderWidth = 2
      addSubview(side)
    }
    back.backgroundColor = .systemTeal
    face.backgroundColor = .secondarySystemGroupedBackground
    picture.image = UIImage(systemName: symbol.image)
    picture.tintColor = symbol.color
    picture.contentMode = .scaleAspectFit
    face.addSubview(picture)
    backPicture.tintColor = UIColor(white: 1, alpha: 0.6)
    backPicture.contentMode = .scaleAspectFit
    back.addSubview(backPicture)
    face.isHidden = true
    updateColors()
    updateAccessibility()
    isAccessibilityElement = true
    accessibilityTraits = .button
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    // A CGColor does not adapt to dark mode.
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (card: CardView, _) in card.updateColors() }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func layoutSubviews() {
    super.layoutSubviews()
    back.frame = bounds
    face.frame = bounds
    let side = min(bounds.width, bounds.height) * 0.55
    picture.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    backPicture.frame = picture.frame.insetBy(dx: side / 5, dy: side / 5)
  }

  func turn(faceUp: Bool) {
    guard faceUp != isFaceUp else { return }
    isFaceUp = faceUp
    let direction: UIView.AnimationOptions = faceUp ? .transitionFlipFromLeft : .transitionFlipFromRight
    UIView.transition(
      from: faceUp ? back : face, to: faceUp ? face : back, duration: 0.3,
      options: [direction, .showHideTransitionViews])
    updateAccessibility()
  }

  private func updateColors() {
    back.layer.borderColor = UIColor(white: 1, alpha: 0.5).cgColor
    face.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  private func updateAccessibility() {
    accessibilityLabel = isFaceUp ? symbol.name : "Card \(number)"
    accessibilityValue = isFaceUp ? nil : "Face down"
  }

  @objc private func tapped() { onTap() }

  override func accessibilityActivate() -> Bool {
    onTap()
    return true
  }
}
