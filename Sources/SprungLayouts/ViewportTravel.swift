// SPDX-License-Identifier: MIT

import UIKit

/// How far the viewport moves in a change from one layout to another. Captions that fade in or out move along with it, so
/// that they stay where they are on the screen.
struct ViewportTravel {
  private(set) var translation = CGPoint.zero
  /// Whether the layout replaces another one at the moment.
  var isComing = false { didSet { if !isComing { translation = .zero } } }

  /// Records and returns the target of the viewport.
  mutating func note(_ target: CGPoint, in view: UICollectionView?) -> CGPoint {
    guard isComing, let offset = view?.contentOffset else { return target }
    translation = CGPoint(x: target.x - offset.x, y: target.y - offset.y)
    return target
  }

  /// The start of a caption that fades in.
  func start(of caption: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? { faded(caption, -1) }

  /// The end of a caption that fades out.
  func end(of caption: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? { faded(caption, 1) }

  private func faded(
    _ caption: UICollectionViewLayoutAttributes?, _ sign: CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    caption?.center.x += sign * translation.x
    caption?.center.y += sign * translation.y
    caption?.alpha = 0
    return caption
  }
}
