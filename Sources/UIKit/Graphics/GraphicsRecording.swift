// SPDX-License-Identifier: MIT

/// What a view draws in `draw(_:)`: the filled and stroked paths, in order, which become shape layers.
final class GraphicsRecording {
  /// The recording that colors and paths go to; nil outside `draw(_:)`.
  nonisolated(unsafe) static var current: GraphicsRecording?

  /// One path with its paint.
  nonisolated struct Stroke {
    let path: CGPath
    var fill: CGColor?
    var line: CGColor?
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var cap = CAShapeLayerLineCap.butt
    var join = CAShapeLayerLineJoin.miter
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var isEvenOdd = false
  }

  nonisolated(unsafe) var fillColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  nonisolated(unsafe) var strokeColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  nonisolated(unsafe) var strokes: [Stroke] = []

  static let shared = GraphicsRecording()

  nonisolated init() {}

  nonisolated func clear() {
    strokes.removeAll(keepingCapacity: true)
    fillColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    strokeColor = fillColor
  }

  /// The present recording; without one a fault says so.
  nonisolated static func forDrawing(_ what: StaticString) -> GraphicsRecording? {
    if current == nil {
      Diagnostics.report("noGraphicsContext", "\(what) has nowhere to draw; call it in draw(_:) of a view")
    }
    return current
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the present color, in `draw(_:)` of a view; elsewhere it is a fault and nothing happens.
///
/// - Parameter rect: The rectangle in points of the view; an empty one fills nothing.
nonisolated public func UIRectFill(_ rect: CGRect) {
  UIBezierPath(rect: rect).fill()
}

extension UIView {
  /// Calls `draw(_:)` and makes a shape layer of each path, behind the subviews.
  final func drawOnce() {
    needsDrawing = false
    // One drawing inside another gets a recording of its own; else one serves all.
    let outer = GraphicsRecording.current
    let recording = outer == nil ? GraphicsRecording.shared : GraphicsRecording()
    recording.clear()
    GraphicsRecording.current = recording
    draw(bounds)
    GraphicsRecording.current = outer
    guard !recording.strokes.isEmpty || !drawnLayers.isEmpty else { return }
    while drawnLayers.count > recording.strokes.count { drawnLayers.removeLast().removeFromSuperlayer() }
    for (index, stroke) in recording.strokes.enumerated() {
      if index == drawnLayers.count {
        let made = CAShapeLayer()
        made.animatesItself = false
        layer.insertSublayer(made, at: UInt32(index))
        drawnLayers.append(made)
      }
      let shape = drawnLayers[index]
      shape.frame = CGRect(origin: .zero, size: bounds.size)
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
  }
}
