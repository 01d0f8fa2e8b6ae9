// SPDX-License-Identifier: MIT

import UIKit

/// A vertical gradient with different colors in light and dark appearance.
class GalleryBackdrop: UIView {
  final let gradient = CAGradientLayer()
  private let light: [UIColor]
  private let dark: [UIColor]

  init(_ light: [UIColor], dark: [UIColor]) {
    self.light = light
    self.dark = dark
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.addSublayer(gradient)
    paint()
  }

  required init?(coder: NSCoder) { nil }

  /// Repaints the gradient when the light or dark appearance changes.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  private func paint() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.colors = (traitCollection.userInterfaceStyle == .dark ? dark : light).map { $0.cgColor }
    CATransaction.commit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    CATransaction.commit()
  }
}
