// SPDX-License-Identifier: MIT

/// The content of a view: how it fits, and whether it must be drawn.
struct DrawnContent {
  /// How the content fits the bounds.
  var mode = UIView.ContentMode.scaleToFill
  /// Whether the view says that it fills its bounds with opaque paint.
  var isOpaque = true
  /// Whether `draw(_:)` must be called.
  var isStale = true
  /// Keeps the view of the mask alive.
  var mask: UIView?
}

extension UIView {
  /// Marks the view, whose layer must be displayed after its layout.
  final func needsDrawing() {
    drawnContent.isStale = true
    LayoutPass.mark(self)
  }
}
