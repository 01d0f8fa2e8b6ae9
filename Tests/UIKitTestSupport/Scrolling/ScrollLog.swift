// SPDX-License-Identifier: MIT

import UIKit

/// Records the delegate calls of a scroll view; consecutive `didScroll` calls count as one entry.
final class ScrollLog: NSObject, UIScrollViewDelegate {
  var entries: [String] = []
  var offsets: [CGPoint] = []
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  /// Returns the offset that replaces the target offset at the end of a drag.
  var rewrite: ((CGPoint) -> CGPoint)?
  var onScroll: ((UIScrollView) -> Void)?
  var onEndDragging: ((UIScrollView) -> Void)?

  /// The view that the delegate returns for zooming, followed by the scales reported to the delegate.
  var zooms: UIView?
  var scales: [CGFloat] = []
  var goesToTop = true

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    add(view === zooms ? "willZoom" : "willZoom another", scrollView)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    scales.append(scrollView.zoomScale)
    if entries.last?.hasPrefix("zoom") != true { add("zoom", scrollView) }
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    add(view === zooms && scale == scrollView.zoomScale ? "didZoom" : "didZoom another", scrollView)
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { goesToTop }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { add("top", scrollView) }

  private func add(_ entry: String, _ scrollView: UIScrollView) {
    entries.append(entry + flags(scrollView))
  }

  private func flags(_ scrollView: UIScrollView) -> String {
    " " + (scrollView.isTracking ? "t" : "-") + (scrollView.isDragging ? "d" : "-")
      + (scrollView.isDecelerating ? "D" : "-")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    if entries.last?.hasPrefix("scroll") != true { add("scroll", scrollView) }
    onScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willDrag", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let rewrite { targetContentOffset.pointee = rewrite(target) }
    add("willEndDrag", scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    add(decelerate ? "didEndDrag+" : "didEndDrag", scrollView)
    onEndDragging?(scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("willDecelerate", scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didDecelerate", scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("didAnimate", scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { add("insets", scrollView) }
}

/// A scroll view that fills the screen, with simulated touches and a log.
struct ScrollStage {
  let stage: FingerStage
  let view: UIScrollView
  let log = ScrollLog()

  init(
    viewport: CGSize = CGSize(width: 393, height: 852), content: CGSize = CGSize(width: 393, height: 20000),
    scale: CGFloat = 3, offset: CGPoint = .zero, view: UIScrollView = UIScrollView()
  ) {
    stage = FingerStage(size: viewport, scale: scale)
    self.view = view
    view.frame = CGRect(origin: .zero, size: viewport)
    view.contentSize = content
    stage.window.addSubview(view)
    view.contentOffset = offset
    view.delegate = log
    stage.tick()
  }

  /// Simulates an upward flick that ends at the content offset `offset` with the given speed in points per second.
  ///
  /// Returns the time of release.
  @discardableResult
  func flick(speed: Double, endingAt offset: Double) -> Double {
    let step = speed * 0.008
    let count = 14
    // The first 10 points of the drag do not scroll the content.
    view.contentOffset.y = offset - Double(count) * step + 10
    log.entries = []
    log.offsets = []
    var y = 840.0
    stage.down(100, y)
    for _ in 0..<count {
      y -= step
      stage.move(100, y, at: stage.time + 0.008)
    }
    stage.up(100, y)
    return stage.time
  }

  /// Runs frames until the content rests, and returns the time, or nil if the content still moves after `limit`
  /// seconds.
  func settle(within limit: Double = 10) -> Double? {
    let end = stage.time + limit
    while stage.time < end {
      if !view.isDecelerating { return stage.time }
      stage.run(until: stage.time + 1 / stage.rate)
    }
    return nil
  }
}
