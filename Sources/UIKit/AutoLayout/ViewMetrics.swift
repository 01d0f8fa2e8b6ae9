// SPDX-License-Identifier: MIT

/// The metrics of a view for constraints: its origin, its natural size and its baselines.
struct ViewMetrics {
  private let view: UIView

  init(_ view: UIView) { self.view = view }

  /// The origin of the untransformed frame.
  var origin: CGPoint {
    let size = view.bounds.size
    let anchor = view.layer.anchorPoint
    return CGPoint(x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height)
  }

  /// The intrinsic size, rounded up to whole pixels, because rounding a frame to the nearest pixel could make it too
  /// small. Negative and non-finite lengths are replaced by -1, for no intrinsic length.
  // Not inlined, because each caller would add a copy to the browser module.
  @inline(never) var naturalSize: CGSize {
    let size = view.intrinsicContentSize
    let grid = PixelGrid.screen
    func length(_ value: CGFloat) -> CGFloat { value.isFinite && value >= 0 ? grid.up(value) : -1 }
    return CGSize(width: length(size.width), height: length(size.height))
  }

  /// Returns the view that contains the baseline: this view, or an inner view that the engine positions.
  func baselineView(isFirst: Bool) -> UIView {
    let inner = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard inner !== view, !inner.isFramedByOwner, inner.isDescendant(of: view) else { return view }
    return inner
  }

  /// The distance from the top edge to the first baseline, in points. Assumes that the text of an inner view is
  /// vertically centered.
  var firstBaselineDistance: CGFloat {
    guard let label = view.forFirstBaselineLayout as? UILabel, let font = label.font else { return 0 }
    return innerTextInset(label) + (label.richBaselines?.first ?? font.ascender)
  }

  /// The distance from the last baseline to the bottom edge, in points.
  var lastBaselineDistance: CGFloat {
    guard let label = view.forLastBaselineLayout as? UILabel, let font = label.font else { return 0 }
    return innerTextInset(label) + (label.richBaselines?.last ?? font.lineHeight - font.ascender)
  }

  private func innerTextInset(_ label: UILabel) -> CGFloat {
    guard label !== view, let font = label.font else { return 0 }
    return max(0, (view.intrinsicContentSize.height - font.lineHeight) / 2)
  }
}
