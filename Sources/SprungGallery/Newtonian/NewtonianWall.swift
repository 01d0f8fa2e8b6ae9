// SPDX-License-Identifier: MIT

import UIKit

/// The wall behind the pictures. The wall displays the pictures' cords, or instructions while there are no pictures.
final class NewtonianWall: UIView {
  /// The instructions, visible while there are no pictures.
  let advice: UILabel = GalleryLabel(17, .semibold)

  private let paper = GalleryBackdrop(
    [UIColor(red: 0.9, green: 0.93, blue: 0.88, alpha: 1), UIColor(red: 0.76, green: 0.84, blue: 0.77, alpha: 1)],
    dark: [
      UIColor(red: 0.13, green: 0.17, blue: 0.15, alpha: 1), UIColor(red: 0.06, green: 0.09, blue: 0.08, alpha: 1),
    ])
  private let cords = CAShapeLayer()
  private let nail = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    cords.fillColor = nil
    cords.lineWidth = 1.5
    nail.backgroundColor = UIColor(white: 0.35, alpha: 1)
    nail.layer.cornerRadius = 5
    nail.isHidden = true
    advice.text = "Press + to hang a picture"
    advice.textColor = GalleryColors.caption
    advice.textAlignment = .center
    addSubview(paper)
    layer.addSublayer(cords)
    addSubview(nail)
    addSubview(advice)
    paint()
  }

  required init?(coder: NSCoder) { nil }

  /// Repaints the wall when the light or dark appearance changes.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  private func paint() {
    cords.strokeColor = UIColor(white: traitCollection.userInterfaceStyle == .dark ? 0.6 : 0.4, alpha: 1).cgColor
  }

  /// Draws the cords of the hanging pictures.
  func draw(_ attachments: [UIAttachmentBehavior]) {
    var path = CGPath()
    for attachment in attachments {
      guard let item = attachment.items.first else { continue }
      path.move(to: attachment.anchorPoint)
      path.addLine(to: item.center)
      nail.center = attachment.anchorPoint
    }
    nail.isHidden = attachments.isEmpty
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    cords.path = path
    CATransaction.commit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    paper.frame = bounds
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    cords.frame = bounds
    CATransaction.commit()
    advice.frame = CGRect(x: 16, y: bounds.midY - 20, width: max(0, bounds.width - 32), height: 40)
  }
}
