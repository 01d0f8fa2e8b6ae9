// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks typical drawing code: helpers that create images, a gauge, and a layer that draws itself.
@MainActor public func check(_ check: Check) {
  let square = UIImage.solid(.red, size: CGSize(width: 30, height: 20))
  check.expect(square?.size == CGSize(width: 30, height: 20) && square?.scale == 1, "an image of one color")
  let small = square?.resized(to: CGSize(width: 15, height: 10))
  check.expect(small?.size == CGSize(width: 15, height: 10), "a smaller image")
  check.expect(square?.roundedCorners(radius: 4)?.size == CGSize(width: 30, height: 20), "round corners")
  check.expect(square?.tinted(with: .blue)?.size == CGSize(width: 30, height: 20), "another color")
  check.expect(UIGraphicsGetCurrentContext() == nil, "all contexts were ended")

  let gauge = GaugeView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
  check.show(gauge)
  check.frames(1)
  check.expect(gauge.drawings == 1, "the gauge was drawn once, not \(gauge.drawings) times")
  gauge.value = 0.5
  gauge.value = 0.6
  check.frames(2)
  check.expect(gauge.drawings == 2, "and once more when its value changed, not \(gauge.drawings) times")
  gauge.frame.size.width = 90
  check.frames(2)
  check.expect(gauge.drawings == 3, "and when its size changed, not \(gauge.drawings) times")

  let badge = BadgeLayer()
  badge.frame = CGRect(x: 60, y: 0, width: 20, height: 20)
  gauge.layer.addSublayer(badge)
  badge.setNeedsDisplay()
  check.frames(2)
  check.expect(badge.drawings == 1, "the badge was drawn, \(badge.drawings) times")
  let picture = gauge.asImage()
  check.expect(picture.size == gauge.bounds.size, "a picture of the gauge")
  let copy = UIImageView(image: picture)
  check.expect(copy.intrinsicContentSize == CGSize(width: 90, height: 80), "the picture's size")
  let stretched = UIImageView(image: square?.resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)))
  stretched.frame = CGRect(x: 0, y: 120, width: 200, height: 40)
  gauge.superview?.addSubview(stretched)
  check.frames(2)
  check.expect(stretched.image?.capInsets.left == 4, "caps")
}
