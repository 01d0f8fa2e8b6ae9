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
