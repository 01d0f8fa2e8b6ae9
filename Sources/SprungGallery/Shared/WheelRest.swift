// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// Brings a collection view to rest where its layout wants it, a moment after a wheel or a key has moved it. Where a finger
/// leaves it is the layout's choice anyway.
final class WheelRest {
  /// Seconds after the last turn of a wheel in which the content goes to rest.
  static let delay: TimeInterval = 0.15

  private var link: CADisplayLink?

  /// The content has moved; to be called in `scrollViewDidScroll(_:)`.
  func contentMoved(in view: UICollectionView) {
    end()
    guard !view.isTracking, !view.isDragging, !view.isDecelerating else { return }
    var start: TimeInterval?
    let link = CADisplayLink { [view = WeakReference(view)] link in
      let begin = start ?? link.timestamp
      start = begin
      guard link.timestamp - begin >= Self.delay else { return }
      link.invalidate()
      if let view = view.wrappedValue { Self.rest(view) }
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  /// Forgets what waits.
  func end() {
    link?.invalidate()
    link = nil
  }

  private static func rest(_ view: UICollectionView) {
    guard !view.isTracking else { return }
    let offset = view.contentOffset
    let target = view.collectionViewLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: .zero)
    guard abs(target.x - offset.x) > 0.5 || abs(target.y - offset.y) > 0.5 else { return }
    view.setContentOffset(target, animated: true)
  }
}
