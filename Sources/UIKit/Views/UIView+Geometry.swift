// SPDX-License-Identifier: MIT

extension UIView {
  final var topView: UIView {
    var top: UIView = self
    while let parent = top.parentView { top = parent }
    return top
  }

  final func boxed(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
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
