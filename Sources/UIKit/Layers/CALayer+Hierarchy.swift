// SPDX-License-Identifier: MIT

nonisolated extension CALayer {
  final func insert(_ layer: CALayer, at index: Int) {
    var ancestor: CALayer? = self
    while let next = ancestor {
      if next === layer {
        Diagnostics.report(
          "layerCycle", "A layer cannot become a sublayer of itself or of one of its descendants. Nothing was added.")
        return
      }
      ancestor = next.parent
    }
    layer.detach()
    children.insert(layer, at: min(max(0, index), children.count))
    layer.parent = self
    layer.arrival = MainThread.tickCount
    layer.mark([.parent, .matrix])
    mark(.order)
    sublayersChanged(by: layer)
  }

  final func detach() {
    guard let old = parent else { return }
    old.children.removeIdentical(to: self)
    parent = nil
    old.mark(.order)
    old.sublayersChanged(by: self)
  }

  /// Marks the layer for layout after a sublayer was added or removed, as on Apple's platforms. A view marks itself
  /// when its subviews change. Adding a sublayer during a view's own layout does not request another layout.
  private func sublayersChanged(by layer: CALayer) {
    guard let reference = viewReference else { return sublayersNeedLayout() }
    guard layer.viewReference == nil else { return }
    MainThread.run(reference.takeUnretainedValue()) { $0.ownSublayersChanged() }
  }

  /// Schedules `layoutSublayers()` for a layer without a view. If the layer belongs to a view, the view tracks its
  /// pending layout.
  final func sublayersNeedLayout() {
    guard viewReference == nil, !needsLayoutOfSublayers else { return }
    needsLayoutOfSublayers = true
    MainThread.run(self) { LayerCommitter.shared.pendingLayout.append($0) }
  }

  /// The sublayers in drawing order, preceded by the additional layers that draw images and shadows of this layer.
  final var drawingOrder: [CALayer] { hints.parts.isEmpty ? sortedChildren : hints.parts.all + sortedChildren }

  /// The sublayers, sorted by `zPosition` and then by insertion order.
  private final var sortedChildren: [CALayer] {
    var isSorted = true
    for index in children.indices.dropFirst()
    where children[index].state.zPosition < children[index - 1].state.zPosition {
      isSorted = false
      break
    }
    if isSorted { return children }
    // The index breaks ties, because the drawing order of layers with equal `zPosition` is visible.
    let ranked = children.enumerated().sorted {
      $0.element.state.zPosition != $1.element.state.zPosition
        ? $0.element.state.zPosition < $1.element.state.zPosition : $0.offset < $1.offset
    }
    return ranked.map { $0.element }
  }

  /// Returns the frontmost, deepest layer that contains a point in the superlayer's coordinates.
  final func deepestLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, state.opacity > 0 else { return nil }
    let inside = state.pointFromParent(point, parent?.state)
    let isInside = contains(inside)
    guard isInside || !state.masksToBounds else { return nil }
    for child in drawingOrder.reversed() {
      if let hit = child.hitTest(inside) { return hit }
    }
    return isInside ? self : nil
  }

  /// Records changes of this layer that the host has not received, and marks all ancestors up to the stage.
  final func mark(_ newChanges: LayerChanges) {
    changes.formUnion(newChanges)
    if isMask { masked?.mark(.drawing) }
    notifyParent()
  }

  // This method is not isolated, because a closure isolated to the main actor would check its executor, which takes
  // longer than the call itself.
  final func notifyParent() {
    parentReference?._withUnsafeGuaranteedRef { parent in
      guard !parent.hasChangesBelow else { return }
      parent.hasChangesBelow = true
      parent.notifyParent()
    }
  }

  /// The view that owns this layer.
  final var view: UIView? { viewReference?.takeUnretainedValue() }

  /// The superlayer.
  final var parent: CALayer? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map { Unmanaged.passUnretained($0) } }
  }
}
