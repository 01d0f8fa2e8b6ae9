// SPDX-License-Identifier: MIT

import UIKit

/// Counts the start and end notifications of scroll views.
@MainActor final class FuzzedScrolling: NSObject, UIScrollViewDelegate {
  weak var zoomed: UIView?
  /// Called in every notification.
  var happens: (() -> Void)?
  private var drags = 0
  private var zooms = 0
  private var decelerations = 0

  /// Interactions that started without ending, or ended without starting, or nil if there are none.
  var imbalance: String? {
    drags == 0 && zooms == 0 && decelerations == 0
      ? nil : "\(drags) drags, \(zooms) zooms and \(decelerations) decelerations did not end"
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.contentSize.width > 400 ? zoomed : nil }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { happens?() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    drags += 1
    happens?()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    drags -= 1
    happens?()
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    decelerations += 1
    happens?()
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    decelerations -= 1
    happens?()
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    zooms += 1
    happens?()
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    zooms -= 1
    happens?()
  }
}
