// SPDX-License-Identifier: MIT

extension UIView {
  /// A point of this view in another view's coordinates; nil means the window's.
  ///
  /// Two views without a common ancestor have no relation: a fault says so and the point is returned as it is.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return layer.convert(point, to: topView.layer) }
    guard view.topView === topView else {
      Diagnostics.report("unrelatedViews", "a point cannot be converted between two views without a common ancestor")
      return point
    }
    return layer.convert(point, to: view.layer)
  }

  /// A point of another view in this view's coordinates; nil means the window's.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return topView.layer.convert(point, to: layer) }
    return view.convert(point, to: self)
  }

  /// The box around a rectangle of this view in another view's coordinates; nil means the window's.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    boxed(rect) { convert($0, to: view) }
  }

  /// The box around a rectangle of another view in this view's coordinates; nil means the window's.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    boxed(rect) { convert($0, from: view) }
  }

  private var topView: UIView {
    var top: UIView = self
    while let parent = top.parentView { top = parent }
    return top
  }

  private func boxed(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let first = convert(CGPoint(x: rect.minX, y: rect.minY))
    var low = first
    var high = first
    for corner in [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ] {
      let point = convert(corner)
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
