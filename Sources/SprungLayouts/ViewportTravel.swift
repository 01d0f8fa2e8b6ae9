// SPDX-License-Identifier: MIT

import UIKit

/// The movement of the viewport during a transition between layouts. Captions that fade in or out move by the same
/// distance as the viewport, so that they stay at the same position on screen.
struct ViewportTravel {
  private(set) var translation = CGPoint.zero
  /// Whether a transition to the layout that owns this value is in progress.
  var isComing = false { didSet { if !isComing { translation = .zero } } }

  /// Records and returns the target offset of the viewport.
  mutating func note(_ target: CGPoint, in view: UICollectionView?) -> CGPoint {
    guard isComing, let offset = view?.contentOffset else { return target }
    translation = CGPoint(x: target.x - offset.x, y: target.y - offset.y)
    return target
  }

  /// Returns the initial attributes of a caption that fades in.
  func start(of caption: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? { faded(caption, -1) }

  /// Returns the final attributes of a caption that fades out.
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
