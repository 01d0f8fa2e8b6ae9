// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage

/// Replays drawings on Cairo image surfaces, with the same results as Core Graphics and the web page.
///
/// Pointers are those of the system's Cairo library, so programs that link this library can pass their own surfaces.
public final class CairoPainter {
  /// Draws text on a context (`cairo_t`) in the drawing's current coordinate system, in the text's own colors. The
  /// first glyph starts at the text's `x` on its `baseline`.
  public typealias DrawsText = (_ text: DrawnText, _ context: OpaquePointer) -> Void

  let cairo: Cairo
  private let drawsText: DrawsText?

  /// Loads Cairo.
  ///
  /// - Parameter drawsText: draws text instead of Cairo's toy text functions, which only support Liberation Sans and
  ///   Liberation Mono without contextual shaping.
  public init(drawsText: DrawsText? = nil) throws(RasterFailure) {
    cairo = try Cairo.load()
    self.drawsText = drawsText
  }

  /// Replays a drawing, stretched to an image surface (`cairo_surface_t`) in the format ARGB32.
  public func draw(
    _ drawing: StageDrawing, pictures: [RasterPicture], on surface: OpaquePointer
  ) throws(RasterFailure) {
    try draw(drawing, pictures: pictures, on: Canvas(cairo, taking: surface, owned: false))
  }

  func draw(_ drawing: StageDrawing, pictures: [RasterPicture], on canvas: Canvas) throws(RasterFailure) {
    guard drawing.width > 0, drawing.height > 0, let commands = drawing.commands else { return }
    let scale = (Double(canvas.width) / Double(drawing.width), Double(canvas.height) / Double(drawing.height))
    var decoded: [Canvas?] = []
    for index in drawing.images.indices {
      decoded.append(index < pictures.count ? try self.canvas(of: pictures[index], scale: max(scale.0, scale.1)) : nil)
    }
    if drawing.isOpaque { fill(canvas, CairoOperator.over) }
    cairo.save(canvas.context)
    cairo.scale(canvas.context, scale.0, scale.1)
    var replay = DrawingReplay(cairo, canvas, pictures: decoded, scale: scale, drawsText: drawsText)
    for command in commands { try replay.perform(command) }
    try replay.finish()
    cairo.restore(canvas.context)
    // An opaque drawing has a black background, even where content is removed.
    if drawing.isOpaque { fill(canvas, CairoOperator.destinationOver) }
    cairo.surfaceFlush(canvas.surface)
  }

  private func fill(_ canvas: Canvas, _ operation: Int32) {
    cairo.save(canvas.context)
    cairo.setOperator(canvas.context, operation)
    cairo.setSourceRGBA(canvas.context, 0, 0, 0, 1)
    cairo.paint(canvas.context)
    cairo.restore(canvas.context)
  }

  /// Returns the pixels of a picture, or nil if it is missing or cannot be decoded.
  private func canvas(of picture: RasterPicture, scale: Double) throws(RasterFailure) -> Canvas? {
    switch picture {
    case .missing: return nil
    case .raster(let raster): return try Canvas(cairo, raster)
    case .color(let color):
      let canvas = try Canvas(cairo, width: 1, height: 1)
      cairo.setSource(canvas.context, color, opacity: 1)
      cairo.paint(canvas.context)
      return canvas
    case .encoded(let bytes):
      do throws(RasterFailure) {
        return try Canvas(cairo, Raster(file: bytes))
      } catch {
        if case .missingLibrary = error { throw error }
        return nil
      }
    case .drawing(let drawing, let pictures):
      guard drawing.width > 0, drawing.height > 0 else { return nil }
      let scale = max(Double(drawing.scale), scale)
      func side(_ length: Float) -> Int { max(1, Int(min(Self.largestPicture, (Double(length) * scale).rounded()))) }
      let canvas = try Canvas(cairo, width: side(drawing.width), height: side(drawing.height))
      try draw(drawing, pictures: pictures, on: canvas)
      return canvas
    }
  }

  /// The maximum width and height in pixels of a picture in a drawing, as on the web page.
  private static let largestPicture = 4096.0
}

extension Cairo {
  /// Sets the color of subsequent drawing.
  func setSource(_ context: OpaquePointer, _ color: PackedColor, opacity: Double) {
    func part(_ shift: UInt32) -> Double { Double(color.rawValue >> shift & 255) / 255 }
    setSourceRGBA(context, part(24), part(16), part(8), part(0) * opacity)
  }
}
