// SPDX-License-Identifier: MIT

import UIKit

/// The hand at the center of a `CircleLayout`. The hand is opaque at its tip and fades out toward the other end.
public final class HandDecorationView: UICollectionReusableView {
  private let bar = UIView()
  private let fade = CAGradientLayer()

  /// Creates a hand.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    bar.backgroundColor = .label
    bar.layer.mask = fade
    fade.colors = [UIColor.black.cgColor, UIColor.black.withAlphaComponent(0).cgColor]
    addSubview(bar)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Centers the bar, which has a fifth of the hand's width.
  public override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: bounds.width * 0.4, y: 0, width: bounds.width * 0.2, height: bounds.height)
    bar.layer.cornerRadius = bounds.width * 0.1
    fade.frame = bar.bounds
  }
}
