// SPDX-License-Identifier: MIT

/// The drawing destination of a renderer.
nonisolated open class UIGraphicsRendererContext: NSObject {
  /// The graphics context. It is the current graphics context while the renderer draws.
  open var cgContext: CGContext { context }
  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  final let context: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    self.context = context
    rendererFormat = format
    super.init()
  }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) { context.fill(CGPath(rect: rect), .winding) }

  /// Fills a rectangle with the current fill color, using a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    context.composing(blendMode, 1) { $0.fill(CGPath(rect: rect), .winding) }
  }

  /// Draws a one-point frame inside a rectangle with the current stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a one-point frame inside a rectangle with the current stroke color, using a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    context.composing(blendMode, 1) {
      let outer = $0.state
      $0.state.lineWidth = 1
      $0.state.dashes = []
      $0.stroke(CGPath(rect: rect.insetBy(dx: min(0.5, rect.width / 2), dy: min(0.5, rect.height / 2))))
      $0.state = outer
    }
  }

  /// Clips subsequent drawing to the given rectangle.
  open func clip(to rect: CGRect) { context.clip(to: rect) }
}

/// The drawing destination of an image renderer.
nonisolated open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of the current drawing. Later drawing does not change the image.
  open var currentImage: UIImage { UIImage(context.recorded) ?? UIImage() }
}
