// SPDX-License-Identifier: MIT

import UIKit

/// The open album in which the squares lie: paper that is darker towards the fold in the middle.
final class AlbumPage: GalleryBackdrop {
  init() {
    super.init(
      [0.97, 0.95, 0.84, 0.66, 0.84, 0.95, 0.97].map { Self.paper($0) },
      dark: [0.13, 0.12, 0.07, 0.02, 0.07, 0.12, 0.13].map { Self.paper($0) })
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.locations = [0, 0.4, 0.497, 0.5, 0.503, 0.6, 1]
  }

  required init?(coder: NSCoder) { nil }

  /// Paper of a brightness, a little yellow.
  private static func paper(_ shade: CGFloat) -> UIColor {
    UIColor(red: shade, green: shade * 0.985, blue: shade * 0.96, alpha: 1)
  }
}
