// SPDX-License-Identifier: MIT

/// Draws symbol forms into a graphics context.
nonisolated struct SymbolPen {
  let context: CGContext
  /// The colors of the layers. The array is not empty. If there is only one color, the symbol is drawn as a template.
  let colors: [CGColor]
  /// The center of the grid, in points.
  var center: CGPoint
  /// The size of a grid unit in points.
  var unit: CGFloat
  /// The line width in points.
  var line: CGFloat
  /// The index of the current color layer.
  var level = 0
  /// Whether closed shapes are filled.
  var isSolid = false
  /// Whether the form is a badge. The disc of a badge has the first color.
  var isBadge = false
  /// The color layer of the body from which shapes are being cut out, or nil if shapes are being drawn.
  var ground: Int?

  // MARK: Forms

  func draw(_ form: SymbolForm) {
    var pen = self
    switch form {
    case .shape(let entry): pen.drawShape(entry)
    case .solid(let form):
      pen.isSolid = true
      pen.draw(form)
    case .slashed(let form):
      pen.draw(form)
      let slash = pen.polyline([CGPoint(x: 17, y: 15), CGPoint(x: 83, y: 85)])
      pen.paint(slash, isFilled: false, width: line + 2 * gap, isCut: true)
      pen.paint(slash, isFilled: false, width: line, isCut: false)
    case .enclosed(let form, let outline):
      pen.level = colors.count > 1 && !isBadge ? level + 1 : level
      pen.drawShape(outline)
      // Small shapes are easier to recognize when filled.
      if isSolid { pen.ground = pen.level } else { pen.isSolid = true }
      pen.level = level
      pen.unit *= UIKitTuning.symbolEnclosedScale
      pen.line *= UIKitTuning.symbolEnclosedLine
      pen.draw(form)
    case .badged(let form, let badge):
      pen.level = colors.count > 1 ? level + 1 : level
      pen.draw(form)
      pen.level = level
      pen.drawBadge(badge)
    case .mirrored(let form):
      context.saveGState()
      context.translateBy(x: 2 * center.x, y: 0)
      context.scaleBy(x: -1, y: 1)
      pen.draw(form)
      context.restoreGState()
    }
  }

  private mutating func drawBadge(_ badge: SymbolForm?) {
    center = point(74, 76)
    let radius = UIKitTuning.symbolBadgeScale * 37
    paint(
      circle(center, (radius + UIKitTuning.symbolGap) * unit + line / 4), isFilled: true, width: 0, isCut: true)
    isSolid = true
    isBadge = true
    unit *= UIKitTuning.symbolBadgeScale
    line *= UIKitTuning.symbolEnclosedLine
    if let badge { draw(badge) } else { paint(circle(center, 30 * unit), isFilled: true, width: 0, isCut: false) }
  }

  // MARK: Shapes

  private mutating func drawShape(_ entry: Range<Int>) {
    let outer = self
    defer { self = outer }
    var reader = SymbolReader(entry)
    unit *= reader.readFactor()
    _ = (reader.number(), reader.number())
    var isApart = false
    while !reader.isAtEnd {
      let letter = reader.letter()
      switch letter {
      case UInt8(ascii: "X"): isApart = true
      case UInt8(ascii: "|"): level = colors.count > 1 && level == outer.level ? level + 1 : outer.level
      case UInt8(ascii: "("): if let included = reader.included() { drawShape(included) }
      default:
        drawCommand(letter, &reader, isApart)
        isApart = false
      }
    }
  }

  private func drawCommand(_ letter: UInt8, _ reader: inout SymbolReader, _ isApart: Bool) {
    // A lowercase letter denotes a detail.
    let isDetail = letter & 0x20 != 0
    let command = letter & ~0x20
    let isCut = isDetail && isSolid
    let width = isDetail ? min(line, UIKitTuning.symbolDetailLine * unit) : line
    repeat {
      let shape = path(command, &reader, width)
      if isApart { paint(shape.path, isFilled: shape.isClosed, width: width + 2 * gap, isCut: true) }
      let isFilled = shape.isClosed && (shape.isFilled || isSolid && !isDetail)
      // Some hosts leave a hole in the center of a small circle that is stroked with a wide line, so the circle is only
      // filled.
      if let radius = shape.radius, isFilled {
        paint(circle(shape.center, radius + width / 2), isFilled: true, width: 0, isCut: isCut)
      } else {
        paint(shape.path, isFilled: isFilled, width: width, isCut: isCut)
      }
    } while reader.hasNumber
  }

  /// A shape, in points.
  private struct Shape {
    var path = CGPath()
    var isClosed = true
    var isFilled = false
    /// The radius of a circle around `center`, or nil if the shape is not a circle.
    var radius: CGFloat?
    var center = CGPoint.zero
  }

  private func path(_ command: UInt8, _ reader: inout SymbolReader, _ width: CGFloat) -> Shape {
    var shape = Shape()
    switch command {
    case UInt8(ascii: "L"), UInt8(ascii: "K"), UInt8(ascii: "P"), UInt8(ascii: "F"):
      let radius = command == UInt8(ascii: "L") ? 0 : reader.number() * unit
      shape.isClosed = command == UInt8(ascii: "P") || command == UInt8(ascii: "F")
      shape.isFilled = command == UInt8(ascii: "F")
      shape.path = SymbolPaths.polyline(points(&reader), radius: radius, isClosed: shape.isClosed)
    case UInt8(ascii: "S"), UInt8(ascii: "Z"), UInt8(ascii: "Q"):
      shape.isClosed = command != UInt8(ascii: "S")
      shape.isFilled = command == UInt8(ascii: "Q")
      shape.path = SymbolPaths.curve(points(&reader), isClosed: shape.isClosed)
    case UInt8(ascii: "C"), UInt8(ascii: "D"):
      let (center, radius) = (reader.point(in: self), reader.number() * unit)
      shape.center = center
      shape.radius = radius
      shape.isFilled = command == UInt8(ascii: "D")
      shape.path = circle(center, radius)
    case UInt8(ascii: "E"):
      let center = reader.point(in: self)
      let (width, height) = (reader.number() * unit, reader.number() * unit)
      shape.path = CGPath(
        ellipseIn: CGRect(x: center.x - width, y: center.y - height, width: 2 * width, height: 2 * height))
    case UInt8(ascii: "R"):
      let origin = reader.point(in: self)
      let size = CGSize(width: reader.number() * unit, height: reader.number() * unit)
      let radius = reader.number() * unit
      shape.path = CGPath(
        roundedRect: CGRect(origin: origin, size: size), cornerWidth: radius, cornerHeight: radius)
    case UInt8(ascii: "A"):
      shape.isClosed = false
      let (center, radius) = (reader.point(in: self), reader.number() * unit)
      let (start, end) = (reader.number(), reader.number())
      let sweep = end > start ? end - start : end - start + 96
      shape.path.addRelativeArc(
        center: center, radius: radius, startAngle: start * .pi / 48, delta: sweep * .pi / 48)
    case UInt8(ascii: "T"):
      shape.isClosed = false
      let (center, inner, outer) = (reader.point(in: self), reader.number() * unit, reader.number() * unit)
      let (count, start) = (Int(reader.number()), Double(reader.number()) * .pi / 48)
      shape.path = SymbolPaths.rays(at: center, inner: inner, outer: outer, count: count, start: start)
    default:
      let (center, inner, outer) = (reader.point(in: self), reader.number() * unit, reader.number() * unit)
      let points = SymbolPaths.cogwheel(at: center, inner: inner, outer: outer, count: Int(reader.number()))
      shape.path = SymbolPaths.polyline(points, radius: reader.number() * unit, isClosed: true)
    }
    return shape
  }

  private func points(_ reader: inout SymbolReader) -> [CGPoint] {
    var points: [CGPoint] = []
    while reader.hasNumber { points.append(reader.point(in: self)) }
    return points
  }

  private func polyline(_ points: [CGPoint]) -> CGPath {
    SymbolPaths.polyline(points.map { point($0.x, $0.y) }, radius: 0, isClosed: false)
  }

  private func circle(_ center: CGPoint, _ radius: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Converts a grid point to points.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: center.x + (x - 50) * unit, y: center.y + (y - 50) * unit)
  }

  // MARK: Painting

  /// The width of the clear margin around a shape that is in front of another shape, in points.
  private var gap: CGFloat { UIKitTuning.symbolGap * unit }

  /// Paints a path or clears the area that it covers.
  private func paint(_ path: CGPath, isFilled: Bool, width: CGFloat, isCut: Bool) {
    guard let color = color(isCut: isCut) else {
      context.composing(.clear, 1) { stain($0, path, .black, isFilled, width) }
      return
    }
    // If the color is translucent, the overlap of stroke and fill must not be visible.
    guard color.alpha < 1, isFilled, width > 0, let opaque = color.copy(alpha: 1) else {
      return stain(context, path, color, isFilled, width)
    }
    context.composing(.normal, color.alpha) {
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      stain($0, path, opaque, isFilled, width)
      $0.endTransparencyLayer()
    }
  }

  /// Returns the color for drawing or cutting out a shape, or nil to clear the area.
  private func color(isCut: Bool) -> CGColor? {
    guard let ground else { return isCut ? nil : colors[min(level, colors.count - 1)] }
    if isCut { return colors[min(ground, colors.count - 1)] }
    return colors.count > 1 && ground > 0 ? colors[0] : nil
  }

  private func stain(_ context: CGContext, _ path: CGPath, _ color: CGColor, _ isFilled: Bool, _ width: CGFloat) {
    if isFilled {
      context.setFillColor(color)
      context.fill(path, .winding)
    }
    guard width > 0 else { return }
    context.setStrokeColor(color)
    context.setLineWidth(width)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.stroke(path)
  }
}

nonisolated extension SymbolReader {
  /// Reads two numbers as a point in a pen's grid.
  fileprivate mutating func point(in pen: SymbolPen) -> CGPoint { pen.point(number(), number()) }
}
