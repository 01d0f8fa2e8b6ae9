// SPDX-License-Identifier: MIT

extension UIView {
  /// Marks the view without asking for its natural size anew: only its size or place is another one.
  final func markForLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    passLayoutMarkUp()
  }

  /// Whether this view or one below it is marked.
  final var isLayoutPending: Bool { needsLayout || hasLayoutBelow }

  final func passLayoutMarkUp() {
    var ancestor = parentView
    while let view = ancestor, !view.hasLayoutBelow {
      view.hasLayoutBelow = true
      ancestor = view.parentView
    }
  }

  /// Whether a subview waits for layout, itself or somewhere below.
  private var hasPendingSubview: Bool {
    for subview in subviews where subview.isLayoutPending { return true }
    return false
  }

  /// One pass: this view if marked, then the marked ones below.
  final func layoutMarked() {
    if needsLayout {
      needsLayout = false
      if AppContext.shared.hasTraitOverrides {
        let outer = UITraitCollection.current
        UITraitCollection.current = traitCollection
        layOutOnce()
        UITraitCollection.current = outer
      } else {
        layOutOnce()
      }
    }
    guard hasLayoutBelow || hasPendingSubview else { return }
    hasLayoutBelow = false
    // Views that come while others are laid out mark themselves and are met in the next pass.
    for subview in subviews where subview.isLayoutPending { subview.layoutMarked() }
    if needsLayout || hasPendingSubview {
      hasLayoutBelow = true
      passLayoutMarkUp()
    }
  }

  private func layOutOnce() {
    LayoutQueue.shared.flushNews(self)
    layoutStorage?.engine?.update()
    let outer = LayoutQueue.shared.viewInLayout
    LayoutQueue.shared.viewInLayout = self
    owningController?.viewWillLayoutSubviews()
    layoutSubviews()
    if needsDrawing { drawOnce() }
    passSafeAreaDown()
    owningController?.viewDidLayoutSubviews()
    LayoutQueue.shared.viewInLayout = outer
  }

  /// Lets every subview follow a change of this view's size as its autoresizing mask says.
  final func resizeSubviews(from oldSize: CGSize) {
    let size = bounds.size
    for subview in subviews where !subview.autoresizingMask.isEmpty && !subview.isPlacedByConstraints {
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

/// One axis of autoresizing: the change is shared among the flexible parts in proportion to their present lengths,
/// equally when all of them are zero.
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
