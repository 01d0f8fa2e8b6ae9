// SPDX-License-Identifier: MIT

import UIKit

/// The hand in the middle of a `CircleLayout`: strong at its tip, and gone before its other end.
public final class HandDecorationView: UICollectionReusableView {
  private let bar = UIView()
  private let fade = CAGradientLayer()

  /// Makes a hand.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    bar.backgroundColor = .label
    bar.layer.mask = fade
    fade.colors = [UIColor.black.cgColor, UIColor.black.withAlphaComponent(0).cgColor]
    addSubview(bar)
  }

  /// Hands are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The bar is in the middle of the hand, a fifth as wide.
  public override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: bounds.width * 0.4, y: 0, width: bounds.width * 0.2, height: bounds.height)
    bar.layer.cornerRadius = bounds.width * 0.1
    fade.frame = bar.bounds
  }
}
