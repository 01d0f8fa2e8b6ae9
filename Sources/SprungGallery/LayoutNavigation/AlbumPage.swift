// SPDX-License-Identifier: MIT

import UIKit

/// The open album in which the squares lie: paper that is darker towards the fold in the middle.
final class AlbumPage: UIView {
  private let paper = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    paper.startPoint = CGPoint(x: 0, y: 0.5)
    paper.endPoint = CGPoint(x: 1, y: 0.5)
    paper.locations = [0, 0.4, 0.497, 0.5, 0.503, 0.6, 1]
    layer.addSublayer(paper)
    paint()
  }

  required init?(coder: NSCoder) { nil }

  /// By day or by night.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  private func paint() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let shades: [CGFloat] =
      isDark ? [0.13, 0.12, 0.07, 0.02, 0.07, 0.12, 0.13] : [0.97, 0.95, 0.84, 0.66, 0.84, 0.95, 0.97]
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    paper.colors = shades.map { UIColor(red: $0, green: $0 * 0.985, blue: $0 * 0.96, alpha: 1).cgColor }
    CATransaction.commit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    paper.frame = bounds
    CATransaction.commit()
  }
}
