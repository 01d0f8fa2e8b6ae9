// SPDX-License-Identifier: MIT

/// The position and scaling of an image in a layer's bounds.
nonisolated public enum CALayerContentsGravity: UInt8, Sendable {
  /// Stretched to fill the bounds.
  case resize = 0
  /// Scaled proportionally to fit the bounds.
  case resizeAspect = 1
  /// Scaled proportionally to fill the bounds.
  case resizeAspectFill = 2
  /// Centered, not scaled.
  case center = 3
  /// At the top, horizontally centered.
  case top = 4
  /// At the bottom, horizontally centered.
  case bottom = 5
  /// At the left, vertically centered.
  case left = 6
  /// At the right, vertically centered.
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

/// Rarely set values of a layer, most of which are only stored because hosts draw the same without them.
nonisolated struct LayerHints {
  var gravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var shadowPath: CGPath?
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var allowsEdgeAntialiasing = false
  var name: String?
  /// The drawing of `draw(in:)`, or of the view's `draw(_:)`.
  var drawn: RecordedDrawing?
  /// Whether a call of `display()` is pending, for a layer without a view.
  var isDisplayPending = false
  /// Whether copies are drawn instead of the layer.
  var isReplaced = false
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var needsDisplayOnBoundsChange = false
  var drawsAsynchronously = false
  #if !hasFeature(Embedded)
    /// The values that the application stores under custom keys.
    var ownValues: [String: Any] = [:]
    var actions: [String: any CAAction]?
  #endif
}

nonisolated extension CALayer {
  /// The drawing of `draw(in:)`, or of the view's `draw(_:)`.
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

  /// Displays an image in its own color or a tint, unless it is already displayed.
  final func showImage(_ new: CGImage?, tint: CGColor? = nil) {
    guard new !== image || tint != imageTint else { return }
    image = new
    imageTint = tint
    mark(.content)
  }
}
