// SPDX-License-Identifier: MIT

/// The content of a view: how it fits, and the layers of what `draw(_:)` drew.
struct DrawnContent {
  /// How the content fits the bounds.
  var mode = UIView.ContentMode.scaleToFill
  /// Whether the view says that it fills its bounds with opaque paint.
  var isOpaque = true
  /// Whether `draw(_:)` must be called.
  var isStale = true
  /// The layers of the paths that `draw(_:)` drew.
  var layers: [CAShapeLayer] = []
  /// Keeps the view of the mask alive.
  var mask: UIView?

  /// Calls `draw(_:)` and makes a shape layer of each path, behind the subviews.
  static func draw(_ view: UIView) {
    view.drawnContent.isStale = false
    // One drawing inside another gets a recording of its own; else one serves all.
    let outer = GraphicsRecording.current
    let recording = outer == nil ? GraphicsRecording.shared : GraphicsRecording()
    recording.clear()
    GraphicsRecording.current = recording
    view.draw(view.bounds)
    GraphicsRecording.current = outer
    var layers = view.drawnContent.layers
    guard !recording.strokes.isEmpty || !layers.isEmpty else { return }
    while layers.count > recording.strokes.count { layers.removeLast().removeFromSuperlayer() }
    for (index, stroke) in recording.strokes.enumerated() {
      if index == layers.count {
        let made = CAShapeLayer()
        made.animatesItself = false
        view.layer.insertSublayer(made, at: UInt32(index))
        layers.append(made)
      }
      let shape = layers[index]
      shape.frame = CGRect(origin: .zero, size: view.bounds.size)
      shape.path = stroke.path
      shape.fillColor = stroke.fill
      shape.strokeColor = stroke.line
      shape.lineWidth = stroke.lineWidth
      shape.miterLimit = stroke.miterLimit
      shape.lineCap = stroke.cap
      shape.lineJoin = stroke.join
      shape.setDashes(stroke.dashes)
      shape.lineDashPhase = stroke.dashPhase
      shape.fillRule = stroke.isEvenOdd ? .evenOdd : .nonZero
    }
    view.drawnContent.layers = layers
  }
}
