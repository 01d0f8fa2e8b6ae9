// SPDX-License-Identifier: MIT

/// The numbers that constraints read of a view: its origin, its natural size and its lines of text.
struct ViewMetrics {
  private let view: UIView

  init(_ view: UIView) { self.view = view }

  /// The top left of the untransformed frame.
  var origin: CGPoint {
    let size = view.bounds.size
    let anchor = view.layer.anchorPoint
    return CGPoint(x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height)
  }

  /// The intrinsic size, rounded up to whole pixels: the frame that the view gets is rounded to the nearest ones. Negative
  /// and non-finite lengths count as none, -1.
  // Never inlined: the module of the browser would grow by a copy for each caller.
  @inline(never) var naturalSize: CGSize {
    let size = view.intrinsicContentSize
    let grid = PixelGrid.screen
    func length(_ value: CGFloat) -> CGFloat { value.isFinite && value >= 0 ? grid.up(value) : -1 }
    return CGSize(width: length(size.width), height: length(size.height))
  }

  /// The view whose text a baseline means: another one only if it is inside and has a position of its own in the engine.
  func baselineView(isFirst: Bool) -> UIView {
    let inner = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard inner !== view, !inner.isFramedByOwner, inner.isDescendant(of: view) else { return view }
    return inner
  }

  /// Points from the top edge to the foot of the first line of text; a text inside the view is in its middle.
  var firstBaselineDistance: CGFloat {
    guard let label = view.forFirstBaselineLayout as? UILabel, let font = label.font else { return 0 }
    return innerTextInset(label) + (label.richBaselines?.first ?? font.ascender)
  }

  /// Points from the foot of the last line of text to the bottom edge.
  var lastBaselineDistance: CGFloat {
    guard let label = view.forLastBaselineLayout as? UILabel, let font = label.font else { return 0 }
    return innerTextInset(label) + (label.richBaselines?.last ?? font.lineHeight - font.ascender)
  }

  private func innerTextInset(_ label: UILabel) -> CGFloat {
    guard label !== view, let font = label.font else { return 0 }
    return max(0, (view.intrinsicContentSize.height - font.lineHeight) / 2)
  }
}
