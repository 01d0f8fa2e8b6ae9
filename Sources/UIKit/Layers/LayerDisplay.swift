// SPDX-License-Identifier: MIT

/// Updates the content of layers by calling `display()` and `draw(in:)`.
nonisolated enum LayerDisplay {
  /// An empty context that the next view can draw in. Most views draw nothing, so a context can be used for many views.
  nonisolated(unsafe) private static var spare: CGContext?

  /// Marks a layer without a view for display.
  static func mark(_ layer: CALayer) {
    guard !layer.hints.isDisplayPending else { return }
    layer.hints.isDisplayPending = true
    MainThread.run(layer) { LayerCommitter.shared.pendingDisplay.append($0) }
  }

  /// Displays a layer and marks its content as current.
  static func display(_ layer: CALayer) {
    layer.hints.isDisplayPending = false
    if let view = layer.view { MainThread.run(view) { $0.drawnContent.isStale = false } }
    layer.display()
  }

  /// Draws the content of a layer.
  static func draw(_ layer: CALayer) {
    let bounds = layer.bounds
    var context = layer.view == nil ? nil : spare
    if context != nil { spare = nil }
    let scale = layer.view == nil ? layer.contentsScale : UITraitCollection.current.displayScale
    if let context { context.begin(bounds.size, scale) }
    var used = context ?? CGContext(size: bounds.size, scale: scale)
    context = nil
    if bounds.origin != .zero { used.translateBy(x: -bounds.minX, y: -bounds.minY) }
    layer.draw(in: used)
    let isEmpty = !used.hasDrawn
    if !isEmpty || layer.drawn != nil {
      layer.drawn = isEmpty || bounds.isEmpty ? nil : used.recorded
      layer.mark(.content)
    }
    if isEmpty, layer.view != nil, isKnownUniquelyReferenced(&used) { spare = used }
  }
}
