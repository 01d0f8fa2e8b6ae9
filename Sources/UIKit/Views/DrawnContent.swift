// SPDX-License-Identifier: MIT

/// The content mode, opacity and drawing state of a view.
struct DrawnContent {
  /// How the content is fitted to the bounds.
  var mode = UIView.ContentMode.scaleToFill
  /// Whether the view declares that it fills its bounds with opaque content.
  var isOpaque = true
  /// Whether `draw(_:)` must be called.
  var isStale = true
  /// The mask view, which this property retains.
  var mask: UIView?
}

extension UIView {
  /// Marks the view's layer to be redrawn after layout.
  final func needsDrawing() {
    drawnContent.isStale = true
    LayoutPass.mark(self)
  }
}
