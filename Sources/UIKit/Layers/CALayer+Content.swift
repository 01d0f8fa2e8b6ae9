// SPDX-License-Identifier: MIT

/// The scaling and position of an image within a layer's bounds.
///
/// `top` and `bottom` refer to a y-axis that points up. The y-axis of a view's layer points down, so `top` aligns the
/// image with the lower edge and `bottom` with the upper edge, as on iOS. `bottom` is equivalent to
/// `UIView.ContentMode.top`.
nonisolated public enum CALayerContentsGravity: UInt8, Sendable {
  /// Stretched to fill the bounds.
  case resize = 0
  /// Scaled to fit the bounds, with the aspect ratio preserved.
  case resizeAspect = 1
  /// Scaled to fill the bounds, with the aspect ratio preserved.
  case resizeAspectFill = 2
  /// Centered, without scaling.
  case center = 3
  /// At the maximum y, the lower edge of a view's layer.
  case top = 4
  /// At the minimum y, the upper edge of a view's layer.
  case bottom = 5
  /// At the left, vertically centered.
  case left = 6
  /// At the right, vertically centered.
  case right = 7
  /// At the corner with the minimum x and maximum y.
  case topLeft = 8
  /// At the corner with the maximum x and maximum y.
  case topRight = 9
  /// At the corner with the minimum x and minimum y.
  case bottomLeft = 10
  /// At the corner with the maximum x and minimum y.
  case bottomRight = 11
}

/// Property values that most layers leave at their defaults.
nonisolated struct LayerHints {
  var gravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  /// Additional layers for images and shadows that the layer cannot draw itself.
  var parts = LayerParts()
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var allowsEdgeAntialiasing = false
  var name: String?
  /// The recorded drawing of `draw(in:)`, or of the view's `draw(_:)`.
  var drawn: RecordedDrawing?
  /// Whether the layer has no view, and its `display()` must be called.
  var isDisplayPending = false
  /// Whether copies of the layer are drawn instead of the layer.
  var isReplaced = false
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var needsDisplayOnBoundsChange = false
  var drawsAsynchronously = false
  #if !hasFeature(Embedded)
    /// The values that the application has stored under custom keys.
    var ownValues: [String: Any] = [:]
    var actions: [String: any CAAction]?
  #endif
}

nonisolated extension CALayer {
  /// The recorded drawing of `draw(in:)`, or of the view's `draw(_:)`.
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

  /// Displays an image in its own colors or a tint color. Has no effect if the image is already displayed in that way.
  final func showImage(_ new: CGImage?, tint: CGColor? = nil) {
    guard new !== image || tint != imageTint else { return }
    image = new
    imageTint = tint
    mark(.content)
  }
}
