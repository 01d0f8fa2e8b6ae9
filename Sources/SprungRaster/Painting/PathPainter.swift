// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage

/// Adds paths to contexts, and fills and strokes them.
struct PathPainter {
  let cairo: Cairo

  /// Replaces the context's path. The flags define its fill rule.
  func addPath(_ context: OpaquePointer, _ steps: [FramePathStep], _ flags: PathFlags) {
    cairo.newPath(context)
    cairo.setFillRule(context, flags.contains(.evenOdd) ? 1 : 0)
    for step in steps {
      let n = step.numbers.map { Double($0) }
      switch step.verb {
      case .move: cairo.moveTo(context, n[0], n[1])
      case .line: cairo.lineTo(context, n[0], n[1])
      case .quadratic:
        var (x, y) = (0.0, 0.0)
        if cairo.hasCurrentPoint(context) == 0 { cairo.moveTo(context, n[0], n[1]) }
        cairo.getCurrentPoint(context, &x, &y)
        cairo.curveTo(
          context, x + (n[0] - x) * 2 / 3, y + (n[1] - y) * 2 / 3, n[2] + (n[0] - n[2]) * 2 / 3,
          n[3] + (n[1] - n[3]) * 2 / 3, n[2], n[3])
      case .cubic: cairo.curveTo(context, n[0], n[1], n[2], n[3], n[4], n[5])
      case .close: cairo.closePath(context)
      case .outline: break
      }
    }
  }

  /// Replaces the path with a rectangle.
  func addRect(_ context: OpaquePointer, _ rect: DrawnRect) {
    cairo.newPath(context)
    cairo.setFillRule(context, 0)
    cairo.rectangle(context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }

  /// Fills the path with opaque black.
  func fillBlack(_ context: OpaquePointer) {
    cairo.setSourceRGBA(context, 0, 0, 0, 1)
    cairo.fill(context)
  }

  /// Fills the path with a picture that is stretched over a rectangle. `extend` and `filter` are Cairo's raw values.
  func paintInPath(
    _ context: OpaquePointer, _ picture: Canvas, over rect: DrawnRect, extend: Int32, filter: Int32, opacity: Double
  ) {
    guard rect.width > 0, rect.height > 0 else { return cairo.newPath(context) }
    cairo.save(context)
    cairo.clip(context)
    cairo.translate(context, Double(rect.x), Double(rect.y))
    cairo.scale(context, Double(rect.width) / Double(picture.width), Double(rect.height) / Double(picture.height))
    cairo.setSourceSurface(context, picture.surface, 0, 0)
    cairo.patternSetExtend(cairo.getSource(context), extend)
    cairo.patternSetFilter(cairo.getSource(context), filter)
    cairo.paintWithAlpha(context, opacity)
    cairo.restore(context)
  }

  /// Sets the stroke style.
  func setLine(_ context: OpaquePointer, _ line: DrawnLine) {
    let width = Double(line.width)
    cairo.setLineWidth(context, width > 0 ? width : thinnestLine(context))
    cairo.setLineCap(context, line.flags.contains(.roundCaps) ? 1 : line.flags.contains(.squareCaps) ? 2 : 0)
    cairo.setLineJoin(context, line.flags.contains(.roundJoins) ? 1 : line.flags.contains(.bevelJoins) ? 2 : 0)
    cairo.setMiterLimit(context, max(1, Double(line.miterLimit)))
    // Cairo rejects dash patterns without a positive length; browsers draw a solid line.
    let isDashed = line.dashes.contains { $0 > 0 } && !line.dashes.contains { $0 < 0 }
    let dashes = isDashed ? line.dashes.map { Double($0) } : []
    cairo.setDash(context, dashes, Int32(dashes.count), Double(line.dashPhase))
  }

  /// Returns the width, in context coordinates, of a line that is one pixel wide.
  func thinnestLine(_ context: OpaquePointer) -> Double {
    var m = [Double](repeating: 0, count: 6)
    cairo.getMatrix(context, &m)
    let pixels = (m[0] * m[3] - m[1] * m[2]).magnitude.squareRoot()
    return pixels > 0 ? 1 / pixels : 1
  }

  /// Returns the offset in pixels from the origin of another matrix to that of a context.
  func shift(_ context: OpaquePointer, from matrix: [Double]) -> (x: Double, y: Double) {
    var m = [Double](repeating: 0, count: 6)
    cairo.getMatrix(context, &m)
    return (m[4] - matrix[4], m[5] - matrix[5])
  }
}
