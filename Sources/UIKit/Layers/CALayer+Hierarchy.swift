// SPDX-License-Identifier: MIT

nonisolated extension CALayer {
  final func insert(_ layer: CALayer, at index: Int) {
    var ancestor: CALayer? = self
    while let next = ancestor {
      if next === layer {
        Diagnostics.report(
          "layerCycle", "A layer cannot become a sublayer of itself or of its own sublayer. Nothing was added.")
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

  /// Marks the layer for layout after a sublayer was added or removed, as on Apple's platforms. Views mark themselves
  /// when their subviews change. A sublayer that a view adds during its own layout does not request another layout.
  private func sublayersChanged(by layer: CALayer) {
    guard let reference = viewReference else { return sublayersNeedLayout() }
    guard layer.viewReference == nil else { return }
    MainThread.run(reference.takeUnretainedValue()) { $0.ownSublayersChanged() }
  }

  /// Schedules `layoutSublayers()` for a layer without a view. Views track their pending layout themselves.
  final func sublayersNeedLayout() {
    guard viewReference == nil, !needsLayoutOfSublayers else { return }
    needsLayoutOfSublayers = true
    MainThread.run(self) { LayerCommitter.shared.pendingLayout.append($0) }
  }

  /// The sublayers in drawing order, preceded by the parts of this layer.
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

  /// Marks changes that the host has not received, in this layer and in all ancestors up to the stage.
  final func mark(_ newChanges: LayerChanges) {
    changes.formUnion(newChanges)
    if isMask { masked?.mark(.drawing) }
    notifyParent()
  }

  // Not isolated: a closure of the main actor would check its thread, which takes longer than the call itself.
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
