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

/// Values that a layer only stores for programs that set them, because hosts draw the same without.
nonisolated struct LayerHints {
  var gravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var shadowPath: CGPath?
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var allowsEdgeAntialiasing = false
  var name: String?
  /// The drawing of `draw(in:)`, or of `draw(_:)` of its view.
  var drawn: RecordedDrawing?
  /// Whether `display()` is to be called, for a layer without a view.
  var isDisplayPending = false
  /// Whether copies are drawn instead of the layer.
  var isReplaced = false
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var needsDisplayOnBoundsChange = false
  var drawsAsynchronously = false
  #if !hasFeature(Embedded)
    /// Values that a program stores under custom keys.
    var ownValues: [String: Any] = [:]
    var actions: [String: any CAAction]?
  #endif
}

nonisolated extension CALayer {
  /// The drawing of `draw(in:)`, or of `draw(_:)` of its view.
  final var drawn: RecordedDrawing? {
    get { hints.drawn }
    set { hints.drawn = newValue }
  }

  final func setContents(_ new: AnyObject?) {
    guard new !== contentsObject else { return }
    let picture = (new as? CGImage) ?? (new as? UIImage)?.picture
    if new != nil, picture == nil {
      Diagnostics.report("layerContents", "The contents of a layer must be a CGImage or a UIImage.")
    }
    contentsObject = picture == nil ? nil : new
    if let color = picture?.color { backgroundColor = color }
    showImage(picture)
  }

  /// Draws an image, in a color of its own or the tint's, unless it does so already.
  final func showImage(_ new: CGImage?, tint: CGColor? = nil) {
    guard new !== image || tint != imageTint else { return }
    image = new
    imageTint = tint
    mark(.content)
  }
}
