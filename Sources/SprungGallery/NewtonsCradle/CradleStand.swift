// SPDX-License-Identifier: MIT

import UIKit

/// The stand of the cradle: a bar on two posts, a base, and its shadow.
final class CradleStand: UIView {
  private let bar = UIView()
  private let posts = [UIView(), UIView()]
  private let base = UIView()
  private let shadow = CAGradientLayer()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shadow.type = .radial
    shadow.startPoint = CGPoint(x: 0.5, y: 0.5)
    shadow.endPoint = CGPoint(x: 1, y: 1)
    shadow.colors = [UIColor(white: 0, alpha: 0.35).cgColor, UIColor(white: 0, alpha: 0).cgColor]
    layer.addSublayer(shadow)
    let steel = GalleryColors.dynamic(
      UIColor(red: 0.55, green: 0.58, blue: 0.64, alpha: 1), dark: UIColor(red: 0.42, green: 0.45, blue: 0.52, alpha: 1)
    )
    let wood = GalleryColors.dynamic(
      UIColor(red: 0.24, green: 0.16, blue: 0.11, alpha: 1), dark: UIColor(red: 0.3, green: 0.2, blue: 0.14, alpha: 1))
    for part in posts + [bar] { part.backgroundColor = steel }
    base.backgroundColor = wood
    for part in posts + [bar, base] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Fits the stand around the balls. The anchors of the balls are `pitch` apart, from `left` to `right`, at the height
  /// `top`. The lower edges of the balls are at `bottom`. All values are in this view's coordinate system.
  func fit(left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat, pitch: CGFloat) {
    let floor = bottom + pitch * 1.2
    let width: CGFloat = 6
    let (first, last) = (left - 2 * pitch, right + 2 * pitch)
    bar.frame = CGRect(x: first - width / 2, y: top - width / 2, width: last - first + width, height: width)
    for (post, x) in zip(posts, [first, last]) {
      post.frame = CGRect(x: x - width / 2, y: top - width / 2, width: width, height: floor - top + width)
      post.layer.cornerRadius = width / 2
    }
    bar.layer.cornerRadius = width / 2
    base.frame = CGRect(x: first - pitch, y: floor, width: last - first + 2 * pitch, height: pitch * 0.5)
    base.layer.cornerRadius = pitch * 0.16
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shadow.frame = CGRect(
      x: base.frame.minX - pitch, y: base.frame.maxY - pitch * 0.6, width: base.frame.width + 2 * pitch,
      height: pitch * 1.2)
    CATransaction.commit()
  }
}
