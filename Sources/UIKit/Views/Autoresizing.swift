// SPDX-License-Identifier: MIT

/// Resizes subviews according to their autoresizing masks when their superview's size changes.
enum Autoresizing {
  /// Resizes the subviews of a view whose previous size was `oldSize`.
  static func resizeSubviews(of view: UIView, from oldSize: CGSize) {
    let size = view.bounds.size
    for subview in view.subviews where !subview.autoresizingMask.isEmpty && !subview.isPositionedByConstraints {
      let mask = subview.autoresizingMask
      let old = subview.layoutFrame
      let horizontal = AxisResizing(
        start: old.minX, size: old.width, oldTotal: oldSize.width, total: size.width,
        startIsFlexible: mask.contains(.flexibleLeftMargin), sizeIsFlexible: mask.contains(.flexibleWidth),
        endIsFlexible: mask.contains(.flexibleRightMargin))
      let vertical = AxisResizing(
        start: old.minY, size: old.height, oldTotal: oldSize.height, total: size.height,
        startIsFlexible: mask.contains(.flexibleTopMargin), sizeIsFlexible: mask.contains(.flexibleHeight),
        endIsFlexible: mask.contains(.flexibleBottomMargin))
      let frame = CGRect(
        x: horizontal.newStart, y: vertical.newStart, width: horizontal.newSize, height: vertical.newSize)
      if frame != old { subview.layoutFrame = frame }
    }
  }
}

/// Autoresizing along one axis. The change in size is distributed among the flexible parts in proportion to their
/// lengths, or equally if all of their lengths are zero.
nonisolated private struct AxisResizing {
  let newStart: CGFloat
  let newSize: CGFloat

  init(
    start: CGFloat, size: CGFloat, oldTotal: CGFloat, total: CGFloat, startIsFlexible: Bool, sizeIsFlexible: Bool,
    endIsFlexible: Bool
  ) {
    let change = total - oldTotal
    let end = oldTotal - start - size
    let lengths = [
      startIsFlexible ? max(0, start) : 0, sizeIsFlexible ? max(0, size) : 0, endIsFlexible ? max(0, end) : 0,
    ]
    let flexible = [startIsFlexible, sizeIsFlexible, endIsFlexible]
    let sum = lengths[0] + lengths[1] + lengths[2]
    let count = CGFloat(flexible.filter { $0 }.count)
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return sum > 0 ? change * lengths[index] / sum : change / count
    }
    newStart = start + share(0)
    newSize = max(0, size + share(1))
  }
}
