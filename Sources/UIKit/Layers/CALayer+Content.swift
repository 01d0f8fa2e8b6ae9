// SPDX-License-Identifier: MIT

/// How an image fits a layer's bounds.
nonisolated public enum CALayerContentsGravity: UInt8, Sendable {
  /// Stretched to the bounds.
  case resize = 0
  /// As large as fits whole.
  case resizeAspect = 1
  /// As small as fills.
  case resizeAspectFill = 2
  /// In the middle, unscaled.
  case center = 3
  /// At the top.
  case top = 4
  /// At the bottom.
  case bottom = 5
  /// At the left.
  case left = 6
  /// At the right.
  case right = 7
  /// In the top left corner.
  case topLeft = 8
  /// In the top right corner.
  case topRight = 9
  /// In the bottom left corner.
  case bottomLeft = 10
  /// In the bottom right corner.
  case bottomRight = 11
}

/// What a layer stores for programs that set it, although hosts draw the same without.
nonisolated struct LayerHints {
  var gravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var shadowPath: CGPath?
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var allowsEdgeAntialiasing = false
  var name: String?
}

nonisolated extension CALayer {
  #if hasFeature(Embedded)
    /// The image that the layer draws, a `CGImage` or `UIImage`, stretched to its bounds; nil, the default, is none.
    /// Something else is reported and counts as nil.
    public final var contents: AnyObject? {
      get { contentsObject }
      set { setContents(newValue) }
    }
  #else
    /// The image that the layer draws, a `CGImage` or `UIImage`, stretched to its bounds; nil, the default, is none.
    /// Something else is reported and counts as nil.
    public final var contents: Any? {
      get { contentsObject }
      set { setContents(newValue.map { $0 as AnyObject }) }
    }
  #endif

  private func setContents(_ new: AnyObject?) {
    guard new !== contentsObject else { return }
    let picture = (new as? CGImage) ?? (new as? UIImage)?.picture
    if new != nil, picture == nil {
      Diagnostics.report("layerContents", "contents of a layer were refused: they must be a CGImage or a UIImage")
    }
    contentsObject = picture == nil ? nil : new
    if let color = picture?.color { backgroundColor = color }
    showImage(picture)
  }

  /// Draws an image, in a colour of its own or the tint's, unless it does so already.
  final func showImage(_ new: CGImage?, tint: CGColor? = nil) {
    guard new !== image || tint != imageTint else { return }
    image = new
    imageTint = tint
    mark(.content)
  }

  /// Stored only: images are stretched to the bounds. Default: resize.
  public final var contentsGravity: CALayerContentsGravity {
    get { hints.gravity }
    set { hints.gravity = newValue }
  }

  /// Stored only: hosts draw in the resolution of the screen. Default: 1.
  public final var contentsScale: CGFloat {
    get { hints.contentsScale }
    set { hints.contentsScale = newValue }
  }

  /// Stored only: the shadow is that of the layer's box with its corners. Default: nil.
  public final var shadowPath: CGPath? {
    get { hints.shadowPath }
    set { hints.shadowPath = newValue }
  }

  /// Stored only: the host decides what it keeps as a picture. Default: false.
  public final var shouldRasterize: Bool {
    get { hints.shouldRasterize }
    set { hints.shouldRasterize = newValue }
  }

  /// Stored only. Default: 1.
  public final var rasterizationScale: CGFloat {
    get { hints.rasterizationScale }
    set { hints.rasterizationScale = newValue }
  }

  /// Stored only: edges are always smooth. Default: false.
  public final var allowsEdgeAntialiasing: Bool {
    get { hints.allowsEdgeAntialiasing }
    set { hints.allowsEdgeAntialiasing = newValue }
  }

  /// A name for a person or a search. Default: nil.
  public final var name: String? {
    get { hints.name }
    set { hints.name = newValue }
  }

  /// Marks the layer's content as out of date. The host draws layers, so this only asks for a commit.
  public final func setNeedsDisplay() { mark(.paint) }

  /// Asks for `layoutSublayers()` in this frame or the next; for a view's layer also for the view's `layoutSubviews()`.
  public final func setNeedsLayout() {
    if let view {
      view.setNeedsLayout()
      return
    }
    guard !needsLayoutOfSublayers else { return }
    needsLayoutOfSublayers = true
    MainThread.run(self) { LayerCommitter.shared.pendingLayout.append($0) }
  }

  /// Lays out at once what is marked.
  public final func layoutIfNeeded() {
    view?.layoutIfNeeded()
    guard needsLayoutOfSublayers else { return }
    needsLayoutOfSublayers = false
    layoutSublayers()
  }

  /// The farthest layer, in front first, whose bounds hold a point of the superlayer's coordinates; nil when it lies
  /// outside this layer. Hidden layers are passed over.
  public final func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, state.opacity > 0 else { return nil }
    let inside = state.pointFromParent(point, parent?.state)
    guard contains(inside) else { return nil }
    for child in drawingOrder.reversed() {
      if let hit = child.hitTest(inside) { return hit }
    }
    return self
  }
}
