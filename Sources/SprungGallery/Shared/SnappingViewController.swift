// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A collection view controller that snaps to the positions of its layout: immediately after a touch ends, and shortly
/// after scrolling by wheel or keyboard.
public class SnappingViewController: UICollectionViewController {
  /// The delay in seconds after the last wheel event until the content snaps.
  static let delay: TimeInterval = 0.15

  private var link: CADisplayLink?

  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    cancelSnap()
    if !scrollView.isTracking, !scrollView.isDecelerating { snap(after: Self.delay) }
  }

  public override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { snap(after: 0) }
  }

  public override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { snap(after: 0) }

  public override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { snap(after: 0) }

  /// Snaps after a delay unless a touch is active.
  private func snap(after delay: TimeInterval) {
    cancelSnap()
    var start: TimeInterval?
    let link = CADisplayLink { [me = WeakReference(self)] link in
      guard let view = me.wrappedValue?.collectionView else { return link.invalidate() }
      if start == nil || view.isTracking { start = link.timestamp }
      guard !view.isTracking, link.timestamp - (start ?? 0) >= delay else { return }
      link.invalidate()
      ScrollSnapping.settle(view)
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  /// Cancels a pending snap.
  final func cancelSnap() {
    link?.invalidate()
    link = nil
  }

  /// Cancels a pending snap, because the content must not move after the view has disappeared.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    cancelSnap()
  }
}
